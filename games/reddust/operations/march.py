"""5.7 March: Red Dust Rebels move to destinations by adjacency, Maglev and Spaceport."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS
from games.reddust.control import count
from games.reddust.forces import activate, hide
from games.reddust.frames.moving import MovingQuestion, unmoved
from games.reddust.movement import neighbours, raging, routes, sealed
from games.reddust.operations.base import Operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import ACTIVATED, COIN_UNITS, RD, REBEL, REBELS_OF, WILDERNESS, Face, Faction, SpaceId

CROWD = 3
"""5.7, 5.8: a group and the cubes and SpecOps it meets are noticed in a space with Support once they are more."""


class March(Operation):
    id = "march"
    told_by_moves = True
    rule = "5.7"
    factions = (RD,)
    banned_by_haboob = True
    holds_control = True

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Destinations on Mars that at least one Rebel can reach."""
        movable = {s for s in MARS if unmoved(state, frame.moved, s, REBELS_OF[RD])}
        if frame.origins is not None:
            movable &= set(frame.origins)
        for space in MARS:
            if frame.destinations is None or space in frame.destinations:
                near = not sealed(state, space) and any(
                    s in movable and not raging(state, s) for s in neighbours(state, space)
                )
                if near or not movable.isdisjoint(routes(state, RD, space, frame.control)):
                    yield space

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in MARS:
            if sealed(state, space):
                yield space, Refusal(m("reddust-no-sealed"), "1.10")
            else:
                yield space, Refusal(m("reddust-no-rebel-reaches"), self.rule)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            frame.step = "moved"
            ways = routes(turn.state, RD, frame.current, frame.control)
            allowed = {o: list(way) for o, way in ways.items() if frame.origins is None or o in frame.origins}
            turn.push(
                MarchInto(seat=RD, destination=frame.current, routes=allowed, faces=list(REBELS_OF[RD])),
            )
            return
        arrive(turn, frame, frame.current, frame.heard().tally)
        frame.leave_space()


class MarchInto(MovingQuestion):
    """Rebels for one destination. Nobody selects it for nothing: the first group must move."""

    kind: Literal["march_into"] = "march_into"
    why: str = "march"
    rule = "5.7"

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        moved = running(state).moved
        return [(o, face, n) for o in self.routes for face, n in unmoved(state, moved, o, REBELS_OF[RD]).items()]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found = super().actions(state, seat)
        return found if self.came else [a for a in found if a != act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]


def running(state: RedDustState) -> OperationFrame:
    """The Operation whose step is being asked."""
    return next(f for f in reversed(state.stack) if isinstance(f, OperationFrame))


def noticed(state: RedDustState, space: SpaceId, group: int) -> bool:
    """5.7, 5.8: with Support, a group plus the cubes and SpecOps there above three."""
    return state.spaces[space].level > 0 and group + count(state, space, COIN_UNITS) > CROWD


def arrive(turn: Turn, frame: OperationFrame, space: SpaceId, came: dict[str, int]) -> None:
    """Activate or Hide what arrived; `came` is "origin:face" -> number.

    Each origin's group is judged by itself; 5.7 hides in the Wilderness, 5.8 also under any Storm marker.
    """
    faction = frame.seat
    rebel = REBEL[faction]
    active = ACTIVATED[rebel]
    groups: dict[SpaceId, dict[Face, int]] = {}
    for key, n in came.items():
        origin, face = key.split(":")
        if face in (rebel, active):
            groups.setdefault(origin, {})[face] = n
    if shelter(turn.state, faction, space):
        shown = sum(group.get(active, 0) for group in groups.values())
        _turned(frame, space, active, rebel, hide(turn, space, (active,), shown) if shown else 0)
        return
    for group in groups.values():
        if noticed(turn.state, space, sum(group.values())):
            _turned(frame, space, rebel, active, activate(turn, space, rebel, group.get(rebel, 0)))


def shelter(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    """Where arriving Rebels turn Hidden."""
    return space == WILDERNESS or (faction != RD and bool(state.spaces[space].storm))


def _turned(frame: OperationFrame, space: SpaceId, face: Face, to: Face, n: int) -> None:
    """Keep the memory of what arrived in step with the pieces."""
    if n:
        arrived = frame.moved[space]
        arrived[face] -= n
        arrived[to] = arrived.get(to, 0) + n
