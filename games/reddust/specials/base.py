"""6.0: what a Special Activity is. `frame` runs them; `registry` lists them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.core.message import Refusal
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Faction, SpaceId

if TYPE_CHECKING:
    from games.reddust.operations.frame import OperationFrame  # it runs special activities
    from games.reddust.specials.frame import SpecialFrame  # the frame calls special activities


class SpecialActivity(ABC):
    """Stateless, like `Operation`; memory is in the frame."""

    id: ClassVar[str]
    rule: ClassVar[str]
    faction: ClassVar[Faction]
    accompanies: ClassVar[frozenset[str]]
    """Operations it may accompany."""
    after_only: ClassVar[bool] = False
    """Only once the Operation is complete in all its spaces (Petition)."""
    ignores_storms: ClassVar[bool] = False
    selects_none: ClassVar[bool] = False
    """True: it may go on without a selected space (Transport has Phobos and MG Bases anyway)."""

    def most(self, state: RedDustState, frame: SpecialFrame) -> int:
        """How many spaces may be selected; 0 for one without spaces."""
        return 2

    @abstractmethod
    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Spaces it could select now by its own rule."""

    def possible(self, state: RedDustState, frame: SpecialFrame) -> bool:
        """Whether it can be begun; overridden by those without spaces."""
        return any(True for _ in frame.open_spaces(state))

    def brings(self, state: RedDustState, frame: SpecialFrame) -> int:
        """The most Resources or Asset cards it could bring now; an Operation may be paid with them (5.0)."""
        return 0

    def opens(self, state: RedDustState, frame: OperationFrame) -> bool:
        """Whether it could give an Operation a space that has none yet (6.0)."""
        return False

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        """Spaces a player might expect among the candidates, and why they are none."""
        return ()

    @abstractmethod
    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        """One step in `frame.current`; see `Operation.proceed`."""

    def closing(self, turn: Turn, frame: SpecialFrame) -> None:
        """What follows when all spaces are resolved (Transport moves here); ends with `frame.close()`."""
        frame.close()
