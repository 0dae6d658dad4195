"""6.8 Coordinate: Red Dust builds for the people, turns them to Opposition, and makes cubes desert or defect."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Refusal, m
from games.reddust.board import MARS
from games.reddust.control import count
from games.reddust.forces import activate
from games.reddust.frames.callup import CallUp
from games.reddust.frames.civic import Civic
from games.reddust.frames.pieces import PickOne, PickPieces
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import REPAIR_PRICE, can_house, can_repair, populated, shift, shifted
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import spendable
from games.reddust.vocabulary import ACTIVE_OPPOSITION, MG_TROOPS, RD, SpaceId

DESERTERS = (*MG_TROOPS, "security")
"""EG Troops, SpecOps and CR Rebels are never swayed."""
DESERT = 2


class Coordinate(SpecialActivity):
    id = "coordinate"
    rule = "6.8"
    faction = RD
    accompanies = frozenset({"rally", "march", "campaign"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Spaces without Support and with a Hidden RD Rebel where something can be done."""
        for space in MARS:
            here = state.spaces[space]
            if here.level <= 0 and here.pieces.get("rd_rebel") and worthwhile(state, space):
                yield space

    def opens(self, state: RedDustState, frame: OperationFrame) -> bool:
        """A Repair brings people back to Red Dust Rebels, who can then Rally or Campaign there."""
        if frame.operation not in ("rally", "campaign") or spendable(state, RD) <= REPAIR_PRICE[RD]:
            return False
        spaces = frame.special_frame(self.id).open_spaces(state)
        return any(not populated(state, s) and can_repair(state, RD, s) for s in spaces)

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in MARS:
            here = state.spaces[space]
            if here.pieces.get("rd_rebel"):
                key = "reddust-no-support-wanted" if here.level > 0 else "reddust-no-effect-there"
                yield space, Refusal(m(key), self.rule)
            elif here.pieces.get("rd_rebel_active"):
                yield space, Refusal(m("reddust-no-hidden-rebel"), self.rule)

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        space = frame.current
        if frame.step == "":
            frame.step = "built"
            activate(turn, space, "rd_rebel")
            repairs = may_repair(turn.state, space)
            turn.push(Civic(seat=RD, why="house_repair", left={space: 1}, shifts=False, repairs=repairs))
        elif frame.step == "built":
            self._sway(turn, frame)
        elif frame.step == "how":
            self._cubes(turn, frame, frame.heard().choice)
        elif frame.step == "called":
            frame.step = "end"
            turn.push(
                PickPieces(
                    seat=RD,
                    verb="replace",
                    why="coordinate_replace",
                    spaces=[space],
                    faces=list(DESERTERS),
                    left=1,
                    becomes="rd_rebel",
                )
            )
        else:
            frame.leave_space()

    def _sway(self, turn: Turn, frame: SpecialFrame) -> None:
        state, space = turn.state, frame.current
        if state.spaces[space].level != ACTIVE_OPPOSITION:
            shift(turn, space, -1)
            frame.leave_space()
        elif count(state, space, DESERTERS):
            frame.step = "how"
            options = ["coordinate_remove", "coordinate_replace"]
            turn.push(PickOne(seat=RD, why="coordinate", options=options, space=space))
        else:
            frame.leave_space()

    def _cubes(self, turn: Turn, frame: SpecialFrame, how: str) -> None:
        """Removed Security goes to Available, not to Casualties."""
        space = frame.current
        if how == "coordinate_remove":
            frame.step = "end"
            faces = list(DESERTERS)
            turn.push(
                PickPieces(seat=RD, why="coordinate_remove", spaces=[space], faces=faces, left=DESERT, to="available")
            )
        else:
            frame.step = "called"
            turn.push(CallUp(seat=RD, face="rd_rebel", space=space))


def worthwhile(state: RedDustState, space: SpaceId) -> bool:
    """Whether Coordinate changes anything there beyond the Activated Rebel."""
    here = state.spaces[space]
    if here.level == ACTIVE_OPPOSITION:
        changes = count(state, space, DESERTERS) > 0
    else:
        changes = shifted(state, space, -1) != here.level
    return changes or can_house(state, space) or may_repair(state, space)


def may_repair(state: RedDustState, space: SpaceId) -> bool:
    """6.0: what comes before the first space of an Operation leaves the price of one."""
    running = next((f for f in reversed(state.stack) if isinstance(f, OperationFrame) and f.seat == RD), None)
    kept = 1 if running is not None and not running.selected and not running.free else 0
    return can_repair(state, RD, space) and spendable(state, RD) >= REPAIR_PRICE[RD] + kept
