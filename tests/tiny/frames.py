"""The frames of Lanterns: secret bids, a reaction of the loser, and a simultaneous evening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from games.core.flow import Frame, Together, Turn
from games.core.message import Label, Prompt, Refusal, m, seat_name
from games.core.model import Action, Result, ScoreLine, SeatId
from tests.tiny.state import Bid, Draw, Give, Keep, Rest, TinyLane, TinyState


class Bids(Frame[TinyState]):
    """All bid in secret; a bid can change until the last one is in."""

    kind: Literal["bids"] = "bids"

    def waits(self, state: TinyState) -> Sequence[SeatId]:
        return [s for s in state.seats if state.people[s].bid is None]

    def may(self, state: TinyState) -> Sequence[SeatId]:
        return [s for s in state.seats if state.people[s].bid is not None and self.actions(state, s)]

    def actions(self, state: TinyState, seat: SeatId) -> Sequence[Action]:
        me = state.people[seat]
        return [Bid(lantern=n) for n in sorted(set(me.hand)) if n != me.bid]

    def refused(self, state: TinyState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        hand = state.people[seat].hand
        return [(Bid(lantern=n), Refusal(m("tiny-no-lantern", n=n), "1.1")) for n in range(1, 10) if n not in hand]

    def prompt(self, state: TinyState, seat: SeatId) -> Prompt:
        return Prompt(m("tiny-ask-bid"), topic="tiny.bid", rule="1.1")

    def label(self, state: TinyState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, Bid)
        return Label(m("tiny-bid", n=action.lantern))

    def default(self, state: TinyState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, Bid)
        turn.state.people[seat].bid = action.lantern
        turn.emit("bid", m("tiny-you-bid", n=action.lantern), seat=seat, seen_by=(seat,))

    def advance(self, turn: Turn[TinyState]) -> None:
        state = turn.state
        bids = {s: state.people[s].bid or 0 for s in state.seats}
        for seat, n in bids.items():
            turn.emit(
                "reveal", m("tiny-reveal", who=seat_name(seat), n=n), seat=seat, barrier=True, marks=(f"seat:{seat}",)
            )
            state.people[seat].hand.remove(n)
            state.people[seat].bid = None
        best = max(state.seats, key=lambda s: (bids[s], -state.seats.index(s)))
        worst = min(state.seats, key=lambda s: (bids[s], state.seats.index(s)))
        state.people[best].score += bids[best]
        turn.say("tiny-scores", seat=best, who=seat_name(best), n=bids[best])
        turn.replace(Evening(lanes=[TinyLane(seat=s, stack=[Choice(seat=s)]) for s in state.seats]))
        if worst != best and state.people[worst].hand:
            turn.push(Gift(seat=worst))


class Gift(Frame[TinyState]):
    """The lowest bidder may give a lantern to somebody: a reaction out of turn."""

    kind: Literal["gift"] = "gift"
    seat: SeatId

    def waits(self, state: TinyState) -> Sequence[SeatId]:
        return [self.seat]

    def actions(self, state: TinyState, seat: SeatId) -> Sequence[Action]:
        hand = sorted(set(state.people[seat].hand))
        return [Keep(), *(Give(to=s, lantern=n) for s in state.seats if s != seat for n in hand)]

    def prompt(self, state: TinyState, seat: SeatId) -> Prompt:
        return Prompt(m("tiny-ask-gift"), topic="tiny.gift", rule="1.2")

    def label(self, state: TinyState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, Give):
            return Label(m("tiny-give", n=action.lantern, who=seat_name(action.to)), group=seat_name(action.to))
        return Label(m("tiny-keep"))

    def default(self, state: TinyState, seat: SeatId) -> Action | None:
        return Keep()

    def take(self, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
        turn.pop()
        if isinstance(action, Give):
            turn.state.people[seat].hand.remove(action.lantern)
            turn.state.people[action.to].hand.append(action.lantern)
            turn.say("tiny-gave", seat=seat, who=seat_name(seat), to=seat_name(action.to), n=action.lantern)


class Choice(Frame[TinyState]):
    """In the evening each draws as often as the deck allows, or rests."""

    kind: Literal["choice"] = "choice"
    seat: SeatId
    drawn: int = 0

    def waits(self, state: TinyState) -> Sequence[SeatId]:
        return [self.seat]

    def actions(self, state: TinyState, seat: SeatId) -> Sequence[Action]:
        return [Draw(), Rest()] if state.deck and self.drawn < 2 else [Rest()]

    def prompt(self, state: TinyState, seat: SeatId) -> Prompt:
        return Prompt(m("tiny-ask-evening"), mid_move=self.drawn > 0)

    def label(self, state: TinyState, seat: SeatId, action: Action) -> Label:
        return Label(m(f"tiny-{action.kind}"))

    def default(self, state: TinyState, seat: SeatId) -> Action | None:
        return Rest()

    def take(self, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
        if isinstance(action, Rest):
            turn.pop()
            turn.say("tiny-rests", seat=seat, who=seat_name(seat))
            return
        self.drawn += 1
        card = turn.state.deck.pop()
        turn.state.people[seat].hand.append(card)
        turn.emit("draw", m("tiny-drew", who=seat_name(seat)), seat=seat, barrier=True)
        turn.emit("drawn", m("tiny-you-drew", n=card), seat=seat, seen_by=(seat,))


class Evening(Together[TinyState]):
    """All at the same time; then the next round or the end."""

    kind: Literal["evening"] = "evening"
    lanes: list[TinyLane]

    def advance(self, turn: Turn[TinyState]) -> None:
        state = turn.state
        state.round += 1
        if state.round < state.options.rounds and all(state.people[s].hand for s in state.seats):
            turn.replace(Bids())
            return
        turn.pop()
        order = sorted(state.seats, key=lambda s: -state.people[s].score)
        lines = []
        for seat in order:
            score = state.people[seat].score
            place = 1 + sum(state.people[s].score > score for s in state.seats)
            lines.append(ScoreLine(seat=seat, place=place, total=score, winner=place == 1))
        state.over = Result(lines=tuple(lines), reason="tiny-over")


AnyFrame = Annotated[Bids | Gift | Choice | Evening, Field(discriminator="kind")]

TinyLane.model_rebuild(_types_namespace={"AnyFrame": AnyFrame})
TinyState.model_rebuild(_types_namespace={"AnyFrame": AnyFrame, "TinyLane": TinyLane})
