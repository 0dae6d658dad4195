"""5.6 Rally: Rebels place, hide or dig in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Arg
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import draw
from games.reddust.board import DESERTS, MARS
from games.reddust.cards import Capability
from games.reddust.control import bases, count
from games.reddust.forces import (
    available,
    can_upgrade,
    hide,
    place,
    recall_sources,
    room_for_bases,
    upgrade,
)
from games.reddust.frames.base import Question, Told, tell
from games.reddust.frames.pieces import PickOne, PickPieces, PlacePieces
from games.reddust.movement import selectable
from games.reddust.operations.base import Operation, bases_for_operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import populated, population
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import ACTIVATED, BASIC_BASE, CR, RD, REBEL, REBELS_OF, Faction, SpaceId


class Rally(Operation):
    id = "rally"
    rule = "5.6"
    factions = (RD, CR)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Red Dust: Populated spaces without Support. Reclaimers: Neutral spaces on Mars."""
        faction = frame.seat
        for space in MARS:
            level = state.spaces[space].level
            fits = level == 0 if faction == CR else level <= 0 and populated(state, space)
            if fits and ways(state, faction, space):
                yield space

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            frame.step = "way"
            options = ways(turn.state, frame.seat, frame.current)
            turn.push(PickOne(seat=frame.seat, why="rally", options=options, space=frame.current))
        elif frame.step == "way":
            self._do(turn, frame, frame.heard().choice)
        elif frame.step == "two_rebels":
            base = BASIC_BASE[frame.seat]
            space = frame.current
            frame.leave_space()
            place(turn, space, base)
        else:
            frame.leave_space()

    def _do(self, turn: Turn, frame: OperationFrame, way: str) -> None:
        faction, space = frame.seat, frame.current
        if way == "rally_place":
            frame.step = "placed"
            n = rebels_placed(turn.state, faction, space)
            must = n == 1
            faces = [REBEL[faction]]
            turn.push(
                PlacePieces(seat=faction, why="rally_place", spaces=[space], faces=faces, left=n, optional=not must)
            )
        elif way == "rally_base":
            frame.step = "two_rebels"
            faces = list(REBELS_OF[faction])
            turn.push(PickPieces(seat=faction, why="rally_base", spaces=[space], faces=faces, left=2))
        elif way == "rally_hide":
            frame.leave_space()
            hide(turn, space, REBELS_OF[faction])
        else:
            frame.leave_space()
            upgrade(turn, CR, space)
            draw(turn, 1)

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        """5.6: Red Dust may then upgrade one Base in any Desert, selected or not."""
        if frame.step == "" and frame.seat == RD:
            spaces = [s for s in DESERTS if can_upgrade(turn.state, RD, s) and selectable(turn.state, RD, s)]
            if spaces:
                frame.step = "dug_in"
                turn.push(DigIn(seat=RD, spaces=spaces))
                return
        frame.close()


def rebels_placed(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """How many Rebels a Rally may place: one, or Population plus Bases where a Base stands."""
    friendly = bases_for_operation(state, faction, space)
    if friendly:
        return population(state, space) + friendly
    if faction == CR and Capability.NEURAL_CONDITIONING in state.capabilities:
        return max(1, population(state, space))
    return 1


def ways(state: RedDustState, faction: Faction, space: SpaceId) -> list[str]:
    """What a Rally may do in the space now."""
    real = bases(state, faction, space)
    friendly = bases_for_operation(state, faction, space)
    rebels = count(state, space, REBELS_OF[faction])
    found = []
    if available(state, REBEL[faction]) or recall_sources(state, REBEL[faction], space):
        found.append("rally_place")
    if not real and rebels >= 2 and available(state, BASIC_BASE[faction]) and room_for_bases(state, space) > 0:
        found.append("rally_base")
    hiding = friendly or (faction == CR and Capability.NEURAL_CONDITIONING in state.capabilities)
    if hiding and state.spaces[space].pieces.get(ACTIVATED[REBEL[faction]]):
        found.append("rally_hide")
    if faction == CR and can_upgrade(state, CR, space):
        found.append("rally_upgrade")
    return found


class DigIn(Question):
    """Red Dust may upgrade one Base in any Desert to Dug-In."""

    kind: Literal["dig_in"] = "dig_in"
    spaces: list[SpaceId]
    rule = "5.6"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": len(self.spaces)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*(act.Upgrade(piece="rd_base", space=s) for s in self.spaces), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        tell(turn, Told(n=int(isinstance(action, act.Upgrade))))
        if isinstance(action, act.Upgrade):
            upgrade(turn, RD, action.space)
