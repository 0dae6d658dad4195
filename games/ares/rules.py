"""Ares Expedition behind the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

import games.ares.frames  # noqa: F401  # closes the union of frames before the state is used
from games.ares.actions import ACTION_TYPES, AnyAction
from games.ares.cards import card_name
from games.ares.check import check, permute_hidden
from games.ares.library import AresLibrary
from games.ares.setup import SCHEMA, new_state
from games.ares.state import AresOptions, AresState
from games.ares.view import AresView, make_view
from games.core.engine import Rules, SeatSpec
from games.core.message import m
from games.core.model import GameOptions, SeatId
from games.core.rng import Rng


class AresRules(Rules[AresState]):
    key = "ares"
    schema = SCHEMA
    state_type = AresState
    options_type = AresOptions
    action_types = ACTION_TYPES
    actions_adapter: TypeAdapter[Any] = TypeAdapter(AnyAction)
    topics = ("ares.loot", "ares.cube", "ares.trade")

    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        assert isinstance(options, AresOptions)
        count = {"solo": 1, "coop": 2, "standard": options.players}[options.variant]
        return tuple(SeatSpec(f"p{n}", m("ares-seat", n=n), "ABCD"[n - 1]) for n in range(1, count + 1))

    def least_seats(self, options: GameOptions) -> int:
        return min(2, len(self.seats(options)))

    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> AresState:
        assert isinstance(options, AresOptions)
        return new_state(rng, seats, options)

    def view(self, state: AresState, viewer: SeatId | None) -> AresView:
        return make_view(state, viewer)

    def check(self, state: AresState) -> None:
        check(state)

    def permute_hidden(self, state: AresState, viewer: SeatId | None, rng: Rng) -> AresState:
        return permute_hidden(self.clone(state), viewer, rng)

    def side(self, state: AresState, seat: SeatId) -> str:
        corporation = state.people[seat].corporation
        return card_name(corporation).key if corporation else ""

    def library(self) -> AresLibrary:
        """Cards and rules to look up."""
        return _LIBRARY


_LIBRARY = AresLibrary()
ARES = AresRules()
