"""Pacify and Agitate (4.3, 5.1): House, Repair and paid shifts in spaces with friendly Control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.population import (
    REPAIR_PRICE,
    SHIFT_PRICE,
    can_house,
    can_pay_shift,
    can_repair,
    house,
    pay_shift,
    repair,
    shifted,
)
from games.reddust.say import action_label, level_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import spendable
from games.reddust.vocabulary import CORP, MG, Faction, SpaceId

SIDES: dict[str, tuple[str, ...]] = {"house": ("plus", "minus"), "repair": ("", "plus", "minus")}
"""1.7: after a House the Corporations choose EG+ or EG-; after a Repair they may also leave the marker."""

PAID = ("pacify", "agitate")
"""Here a Repair or a shift costs Resources: the question tells how many are left."""


def house_actions(state: RedDustState, faction: Faction, space: SpaceId) -> Iterator[act.House]:
    if can_house(state, space):
        for eg in SIDES["house"] if faction == CORP else ("",):
            yield act.House(space=space, eg=eg)


def repair_actions(state: RedDustState, faction: Faction, space: SpaceId) -> Iterator[act.Repair]:
    if can_repair(state, faction, space):
        for eg in SIDES["repair"] if faction == CORP else ("",):
            yield act.Repair(space=space, eg=eg)


class Civic(Stepwise):
    """Up to so many House, Repair and (if `shifts`) paid shifts in each space, or all in one of them (`single`)."""

    kind: Literal["civic"] = "civic"
    why: Literal["pacify", "agitate", "house_repair", "house", "repair"]
    left: dict[SpaceId, int]
    single: bool = False
    houses: bool = True
    repairs: bool = True
    shifts: bool = True
    eg: str = ""
    """7.5: "plus" or "minus" when the sign of an Event stands above the House action's own side."""
    used: int = 0
    spaces: list[SpaceId] = Field(default_factory=list)
    """Where something was done."""

    def question(self, state: RedDustState) -> Message:
        key = f"reddust-ask-{self.why}"
        if self.why in PAID:
            return m(key, displaced=state.displaced, purse=spendable(state, self.seat))
        return m(key, displaced=state.displaced)

    def options(self, state: RedDustState) -> list[Action]:
        found: list[Action] = []
        for space in self.left:
            if self.houses and self.eg:
                found += [act.House(space=space)] if can_house(state, space) else []
            elif self.houses:
                found += house_actions(state, self.seat, space)
            if self.repairs:
                found += repair_actions(state, self.seat, space)
            if self.shifts and can_pay_shift(state, self.seat, space):
                found.append(act.Shift(space=space))
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Shift):
            level = shifted(state, action.space, 1 if seat == MG else -1)
            return action_label(action, m("reddust-note-shift", n=SHIFT_PRICE[seat], level=level_name(level)))
        if isinstance(action, act.Repair) and seat != CORP:
            return action_label(action, m("reddust-note-price", n=REPAIR_PRICE[seat]))
        return action_label(action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.House):
            house(turn, seat, action.space, self.eg or action.eg)
        elif isinstance(action, act.Repair):
            repair(turn, seat, action.space, action.eg)
        elif isinstance(action, act.Shift):
            pay_shift(turn, seat, action.space)
        else:
            self.left = {}
            if self.why in PAID and not self.used and not self.single:
                turn.say(f"reddust-no-{self.why}", seat=seat)
            return
        self._spent(action.space)

    def _spent(self, space: SpaceId) -> None:
        self.used += 1
        if space not in self.spaces:
            self.spaces.append(space)
        again = self.left[space] - 1
        if self.single:
            self.left = {space: again}
        else:
            self.left[space] = again
        if not again:
            del self.left[space]

    def advance(self, turn: Turn) -> None:
        if self.options(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.used, spaces=self.spaces))
