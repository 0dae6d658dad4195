"""6.7 Redistribute: Red Dust gathers Resources from Populated spaces it controls."""

from __future__ import annotations

from collections.abc import Iterable

from games.reddust.board import MARS
from games.reddust.control import bases
from games.reddust.forces import activate
from games.reddust.population import populated, population
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import CORP, RD, SpaceId


class Redistribute(SpecialActivity):
    id = "redistribute"
    rule = "6.7"
    faction = RD
    accompanies = frozenset({"rally", "march", "attack", "campaign"})

    def most(self, state: RedDustState, frame: SpecialFrame) -> int:
        return 4

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        return (
            s
            for s in MARS
            if state.spaces[s].pieces.get("rd_rebel") and populated(state, s) and frame.side(state, s) == RD
        )

    def brings(self, state: RedDustState, frame: SpecialFrame) -> int:
        takings = sorted((income(state, s) for s in frame.open_spaces(state)), reverse=True)
        return sum(takings[: self.most(state, frame)])

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        space = frame.current
        activate(turn, space, "rd_rebel")
        adjust(turn, RD, income(turn.state, space))
        frame.leave_space()


def income(state: RedDustState, space: SpaceId) -> int:
    """The space's Population and 1 for each Corporate Base."""
    return population(state, space) + bases(state, CORP, space)
