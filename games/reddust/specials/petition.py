"""6.2 Petition: MarsGov asks Earth for Supply and praises a successful Assault."""

from __future__ import annotations

from collections.abc import Iterable

from games.reddust.earthgov import set_confidence, to_earth
from games.reddust.operations.frame import OperationFrame
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import CORP, MG, SUPPLY, SpaceId

REBELS_A_SUPPLY = 3
ASSAULT_PROFITS = 2


class Petition(SpecialActivity):
    id = "petition"
    rule = "6.2"
    faction = MG
    accompanies = frozenset({"secure", "recon", "assault"})
    after_only = True

    def most(self, state: RedDustState, frame: SpecialFrame) -> int:
        return 0

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        return ()

    def possible(self, state: RedDustState, frame: SpecialFrame) -> bool:
        return True

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        frame.leave_space()  # it has no spaces

    def closing(self, turn: Turn, frame: SpecialFrame) -> None:
        frame.close()
        done = accompanied(turn.state)
        placed = to_earth(turn, SUPPLY, 1 + done.get("activated", 0) // REBELS_A_SUPPLY)
        adjust(turn, CORP, -placed)
        if done.get("rebels_removed", 0) > done.get("coin_removed", 0):
            set_confidence(turn, plus=True)
            adjust(turn, CORP, -ASSAULT_PROFITS)


def accompanied(state: RedDustState) -> dict[str, int]:
    """What the accompanying Operation counted: Rebels Activated, forces removed."""
    for frame in reversed(state.stack):
        if isinstance(frame, OperationFrame):
            return frame.tallies
    return {}
