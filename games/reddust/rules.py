"""Red Dust Rebellion behind the contract of `games.core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.engine import Rules, SeatSpec
from games.core.model import GameOptions, SeatId
from games.core.rng import Rng
from games.reddust import invariants
from games.reddust.actions import ACTION_TYPES, ADAPTER
from games.reddust.assets import best_card, hand_value
from games.reddust.cards import DUST_STORMS
from games.reddust.frames.payment import ChooseCampaign, PayAssets
from games.reddust.frames.union import CATALOGUES
from games.reddust.library import RedDustLibrary
from games.reddust.operations.base import purse
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import faction_name
from games.reddust.setup import PILE, SCHEMA, STORM_AMONG, opening_state
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.victory import alliance_of
from games.reddust.view import RedDustView, make_view
from games.reddust.vocabulary import CR, FACTIONS, RD

TRIES = 100
assert CATALOGUES  # importing the union fills the registries of Operations, Special Activities and Events


class RedDustRules(Rules[RedDustState]):
    key = "reddust"
    schema = SCHEMA
    state_type = RedDustState
    options_type = RedDustOptions
    action_types = ACTION_TYPES
    actions_adapter = ADAPTER
    topics = (
        "reddust.consent",
        "reddust.strike",
        "reddust.cargo",
        "reddust.reply",
        "reddust.suppressed",
        "reddust.redeploy",
        "reddust.specops",
        "reddust.position",
    )

    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        """Always the four Factions; with fewer people somebody holds several (1.1)."""
        return tuple(SeatSpec(f, faction_name(f), f) for f in FACTIONS)

    def least_seats(self, options: GameOptions) -> int:
        return len(FACTIONS)

    def settled(self, options: GameOptions, holders: Mapping[SeatId, str]) -> GameOptions:
        """1.1: who holds both COIN or both Rebel Factions is an alliance, asked for or not."""
        assert isinstance(options, RedDustOptions)
        return options.model_copy(update={"alliance": alliance_of(options.alliance, holders)})

    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> RedDustState:
        assert isinstance(options, RedDustOptions)
        return opening_state(rng, list(seats), options)

    def view(self, state: RedDustState, viewer: SeatId | None) -> RedDustView:
        return make_view(state, viewer)

    def side(self, state: RedDustState, seat: SeatId) -> str:
        return f"reddust-faction-{seat}"

    def library(self) -> RedDustLibrary:
        """Cards and rules to look up."""
        return RedDustLibrary()

    def check(self, state: RedDustState) -> None:
        invariants.check(state)

    def permute_hidden(self, state: RedDustState, viewer: SeatId | None, rng: Rng) -> RedDustState:
        copy = self.clone(state)
        _permute_events(copy, rng)
        _permute_assets(copy, viewer, rng)
        _permute_campaigns(copy, viewer, rng)
        return copy


def _permute_events(state: RedDustState, rng: Rng) -> None:
    """Face-down events and the twelve unseen ones change places; each Dust Storm stays in the end of its pile."""
    pool = [c for c in state.deck if c not in DUST_STORMS] + state.unseen
    rng.shuffle(pool)
    state.unseen = [pool.pop() for _ in state.unseen]
    shown = (PILE + 1) * len(DUST_STORMS) - len(state.deck)
    deck: list[int] = [0] * len(state.deck)
    for i, storm in enumerate(DUST_STORMS):
        if storm in state.deck:
            first = max(shown, i * (PILE + 1) + PILE - STORM_AMONG)
            last = i * (PILE + 1) + PILE
            deck[first + rng.below(last - first + 1) - shown] = storm
    state.deck = [card or pool.pop() for card in deck]


def _permute_assets(state: RedDustState, viewer: SeatId | None, rng: Rng) -> None:
    """Only the Reclaimers know their hand; nobody knows the deck."""
    if viewer == CR:
        rng.shuffle(state.asset_deck)
        return
    hand, deck = state.hand, state.asset_deck
    for _ in range(TRIES):
        pool = deck + hand
        rng.shuffle(pool)
        state.hand, state.asset_deck = pool[: len(hand)], pool[len(hand) :]
        if _can_pay(state):
            return
    state.hand, state.asset_deck = hand, deck


def _can_pay(state: RedDustState) -> bool:
    """Everybody knows that the hand can pay for the Operation that the Reclaimers have begun."""
    for frame in state.stack:
        if isinstance(frame, OperationFrame) and frame.seat == CR and frame.stage != "end" and purse(state, frame) < 0:
            return False
        if isinstance(frame, PayAssets):
            cards = best_card if frame.one_card else hand_value
            if cards(state, frame.operation) < frame.due:
                return False
    return True


def _permute_campaigns(state: RedDustState, viewer: SeatId | None, rng: Rng) -> None:
    """Drawn Campaign cards are known to Red Dust alone until one is in force."""
    frames = [f for f in state.stack if isinstance(f, ChooseCampaign)] if viewer != RD else []
    pool = [*state.campaign_deck, *(c for f in frames for c in f.cards)]
    rng.shuffle(pool)
    for frame in frames:
        frame.cards = [pool.pop() for _ in frame.cards]
    state.campaign_deck = pool


RED_DUST = RedDustRules()
