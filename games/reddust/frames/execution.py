"""The common shape of Operations (5.0) and Special Activities (6.0): select a space, resolve it, select the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import Field

from games.core.model import SeatId
from games.reddust.frames.base import Question
from games.reddust.movement import selectable
from games.reddust.state import RedDustState
from games.reddust.vocabulary import Faction, SpaceId

Stage = Literal["open", "ask", "closing", "after", "paid", "ask_after", "end"]


class Execution(Question):
    """Memory of something that is executed space by space."""

    stage: Stage = "open"
    selected: list[SpaceId] = Field(default_factory=list)
    current: SpaceId = ""
    """The space being resolved."""
    step: str = ""
    """Where the procedure stands; named by the Operation or Special Activity."""
    only: list[SpaceId] | None = None
    """Free Operations of Events: the spaces that may be selected."""
    tallies: dict[str, int] = Field(default_factory=dict)
    """Numbers to remember until the end (Rebels Activated, forces removed ...)."""
    asked: list[Faction] = Field(default_factory=list)
    """1.6: who is not asked for Resources again."""

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if self.stage in ("ask", "ask_after") else ()

    def debts(self) -> int:
        """1.6: what the Reclaimers could spend of a gift at once."""
        return 0

    def leave_space(self) -> None:
        """The current space is resolved."""
        self.current = ""
        self.step = ""
        self.stage = "open"

    def close(self) -> None:
        """The closing steps are over."""
        self.step = ""
        self.stage = "after"

    def count(self, key: str, n: int = 1) -> None:
        self.tallies[key] = self.tallies.get(key, 0) + n

    def allowed(self, state: RedDustState, spaces: Iterator[SpaceId], ignores_storms: bool) -> Iterator[SpaceId]:
        """5.0: each space once; 1.10: no Desert in a Raging Storm; Events may name the spaces."""
        for space in spaces:
            if space in self.selected or (self.only is not None and space not in self.only):
                continue
            if ignores_storms or selectable(state, self.seat, space):
                yield space
