"""A question whose answer is a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.message import Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.state import RedDustState, Turn


class PickNumber(Stepwise):
    """How many, from `least` to `most`; a single possible number is not asked."""

    kind: Literal["pick_number"] = "pick_number"
    why: str = "number"
    """The question's key: reddust-ask-<why>, with $n, the most."""
    least: int = 0
    most: int

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-{self.why}", n=self.most)

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.Number(n=n) for n in range(self.least, self.most + 1)]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.Number(n=self.least)

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Number)
        tell(turn, Told(n=action.n))

    def advance(self, turn: Turn) -> None:
        if self.most <= self.least:
            tell(turn, Told(n=self.least))
        else:
            self.asking = True
