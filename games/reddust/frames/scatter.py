"""Moving units out of one space to several others: a destination, then how many, and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.message import Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.forces import move
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.say import space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Face, SpaceId


class Scatter(Stepwise):
    """Move `left` units of `origin` to any of the destinations, as far as there are any."""

    kind: Literal["scatter"] = "scatter"
    origin: SpaceId
    destinations: list[SpaceId]
    faces: list[Face]
    left: int
    to: SpaceId = ""
    """The destination chosen for the next units."""
    sent: int = 0

    def question(self, state: RedDustState) -> Message:
        if self.to:
            return m(
                "reddust-ask-scatter-units", n=self.left, origin=space_name(self.origin), space=space_name(self.to)
            )
        return m("reddust-ask-scatter", n=self.left, origin=space_name(self.origin))

    def units(self, state: RedDustState) -> list[tuple[Face, int]]:
        """(face, how many at most) that may still go."""
        here = state.spaces[self.origin].pieces
        return [(face, min(self.left, here[face])) for face in self.faces if face in here and self.left]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if not self.to:
            return [act.at(s) for s in self.destinations]
        return [
            act.pieces(act.Move, face, n, self.origin) for face, most in self.units(state) for n in range(1, most + 1)
        ]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Move):
            self._send(turn, action.piece, action.count)
            self.to = ""
        else:
            assert isinstance(action, act.Space)
            self.to = action.space

    def _send(self, turn: Turn, face: Face, n: int) -> None:
        move(turn, self.origin, self.to, face, n)
        self.left -= n
        self.sent += n

    def advance(self, turn: Turn) -> None:
        units = self.units(turn.state)
        if not units or not self.destinations:
            tell(turn, Told(n=self.sent))
        elif len(self.destinations) == 1 and sum(n for _, n in units) <= self.left:
            self.to = self.destinations[0]
            for face, n in units:
                self._send(turn, face, n)
        else:
            if len(self.destinations) == 1:
                self.to = self.destinations[0]
            self.asking = True
