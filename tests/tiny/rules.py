"""Lanterns behind the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field, TypeAdapter

from games.core.engine import Rules, SeatSpec
from games.core.errors import CorruptState
from games.core.message import m
from games.core.model import GameOptions, SeatId
from games.core.rng import Rng
from tests.tiny.frames import Bids
from tests.tiny.state import Bid, Draw, Give, Keep, Person, Rest, TinyOptions, TinyState, TinyView

LANTERNS = sorted(list(range(1, 10)) * 2)


class TinyRules(Rules[TinyState]):
    key = "tiny"
    schema = 1
    state_type = TinyState
    options_type = TinyOptions
    action_types = (Bid, Give, Keep, Draw, Rest)
    actions_adapter = TypeAdapter(Annotated[Bid | Give | Keep | Draw | Rest, Field(discriminator="kind")])
    topics = ("tiny.bid", "tiny.gift")

    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        assert isinstance(options, TinyOptions)
        return tuple(SeatSpec(f"p{i}", m("tiny-seat", n=i), str(i)) for i in range(1, options.players + 1))

    def least_seats(self, options: GameOptions) -> int:
        return len(self.seats(options))

    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> TinyState:
        assert isinstance(options, TinyOptions)
        deck = list(LANTERNS)
        rng.shuffle(deck)
        people = {seat: Person(hand=[deck.pop() for _ in range(3)]) for seat in seats}
        return TinyState(
            schema_version=1, rng=rng, seats=list(seats), options=options, stack=[Bids()], deck=deck, people=people
        )

    def view(self, state: TinyState, viewer: SeatId | None) -> TinyView:
        return TinyView(
            viewer=viewer,
            round=state.round,
            deck=len(state.deck),
            scores={s: state.people[s].score for s in state.seats},
            hands={s: len(state.people[s].hand) for s in state.seats},
            hand=tuple(state.people[viewer].hand) if viewer else (),
            bid=state.people[viewer].bid if viewer else None,
            bidden=tuple(s for s in state.seats if state.people[s].bid is not None),
        )

    def check(self, state: TinyState) -> None:
        cards = state.deck + [n for p in state.people.values() for n in p.hand]
        if len(cards) > len(LANTERNS) or any(cards.count(n) > 2 for n in cards):
            raise CorruptState("tiny: a lantern too many")

    def permute_hidden(self, state: TinyState, viewer: SeatId | None, rng: Rng) -> TinyState:
        copy = self.clone(state)
        hidden = [s for s in copy.seats if s != viewer]
        pool = copy.deck + [n for s in hidden for n in copy.people[s].hand]
        rng.shuffle(pool)
        for seat in hidden:
            person = copy.people[seat]
            person.hand = [pool.pop() for _ in person.hand]
            if person.bid is not None:
                person.bid = rng.pick(person.hand)
        copy.deck = pool
        return copy


TINY = TinyRules()
