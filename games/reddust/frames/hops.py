"""Bases that each move to an adjacent Desert (event 43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS, SPACES
from games.reddust.forces import move, room_for_bases
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.movement import neighbours, sealed, selectable
from games.reddust.say import piece_name, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Face, SpaceId


class BaseHops(Stepwise):
    """Up to `left` Bases, one after the other: which one, then where to. No Base moves twice."""

    kind: Literal["base_hops"] = "base_hops"
    faces: list[Face]
    left: int
    origin: SpaceId = ""
    face: Face = ""
    """The Base that was named and still needs a destination."""
    arrived: dict[str, int] = Field(default_factory=dict)
    """ "space:face" -> Bases that have moved there."""
    moved: int = 0

    def question(self, state: RedDustState) -> Message:
        if self.origin:
            return m("reddust-ask-base_hops-to", piece=piece_name(self.face), space=space_name(self.origin))
        return m("reddust-ask-base_hops", n=self.left)

    def goals(self, state: RedDustState, origin: SpaceId) -> list[SpaceId]:
        """7.3: room for the Base, no Raging Desert, nothing out of a sealed Labyrinth."""
        if sealed(state, origin) or not selectable(state, self.seat, origin):
            return []
        near = neighbours(state, origin)
        return [
            s for s in near if SPACES[s].desert and selectable(state, self.seat, s) and room_for_bases(state, s) > 0
        ]

    def movable(self, state: RedDustState) -> list[tuple[SpaceId, Face]]:
        if not self.left:
            return []
        return [
            (space, face)
            for space in MARS
            for face in self.faces
            if state.spaces[space].pieces.get(face, 0) > self.arrived.get(f"{space}:{face}", 0)
            and self.goals(state, space)
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if self.origin:
            return [act.at(s) for s in self.goals(state, self.origin)]
        return [*(act.pieces(act.Move, face, 1, space) for space, face in self.movable(state)), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Move):
            self.origin, self.face = action.space, action.piece
        elif isinstance(action, act.Space):
            self._hop(turn, action.space)
        else:
            self.left = 0

    def _hop(self, turn: Turn, to: SpaceId) -> None:
        move(turn, self.origin, to, self.face)
        there = f"{to}:{self.face}"
        self.arrived[there] = self.arrived.get(there, 0) + 1
        self.left -= 1
        self.moved += 1
        self.origin = self.face = ""

    def advance(self, turn: Turn) -> None:
        if self.origin:
            goals = self.goals(turn.state, self.origin)
            if len(goals) == 1:
                self._hop(turn, goals[0])
            else:
                self.asking = True
        elif self.movable(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.moved))
