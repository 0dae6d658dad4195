"""5.3, 5.4, 5.7: moving units into a selected destination, origin by origin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.forces import move
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.say import action_label, journey, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import ARRIVES_AS, FACES, Face, SpaceId, Stock

Moved = dict[SpaceId, dict[Face, int]]
"""What arrived in each space during an Operation (`OperationFrame.moved`)."""


def moved_now(state: RedDustState) -> Moved:
    """What arrived during the running Operation."""
    return next((frame.moved for frame in reversed(state.stack) if frame.kind == "operation"), {})


def unmoved(state: RedDustState, moved: Moved, space: SpaceId, faces: Iterable[Face]) -> dict[Face, int]:
    """Pieces in the space that did not arrive there, by face.

    A Special Activity in between may have turned pieces over (Raid, Entrench, Coordinate): never more of a kind than
    all its faces together allow.
    """
    here, arrived = state.spaces[space].pieces, moved.get(space, {})
    rest = {face: here.get(face, 0) - arrived.get(face, 0) for face in faces}
    most: dict[Stock, int] = {}
    for face, n in rest.items():
        most[FACES[face].stock] = most.get(FACES[face].stock, 0) + n
    return {face: k for face, n in rest.items() if (k := min(n, most[FACES[face].stock])) > 0}


class MovingQuestion(Stepwise):
    """Move any units into `destination`. `routes` gives the way from each origin (see `movement.routes`).

    What arrived somewhere in this Operation may not move again (`OperationFrame.moved`). Tells the number moved and,
    as tally, "origin:face" -> number, so that a rule can look at each group (5.7, 5.8).
    """

    why: str = "move_into"
    destination: SpaceId
    routes: dict[SpaceId, list[SpaceId]]
    faces: list[Face]
    left: int = 99
    came: dict[str, int] = Field(default_factory=dict)

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-{self.why}", space=space_name(self.destination))

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        found = []
        for origin in self.routes:
            rest = unmoved(state, moved_now(state), origin, self.faces)
            found += [(origin, face, min(self.left, n)) for face, n in rest.items() if self.left > 0]
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [
            act.pieces(act.Move, face, n, origin)
            for origin, face, most in self.candidates(state)
            for n in range(1, most + 1)
        ]
        return [*found, act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Move):
            return journey(action.piece, action.count, self.routes[action.space])
        return action_label(action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if not isinstance(action, act.Move):
            self.left = 0
            return
        origin, face, n = action.space, action.piece, action.count
        self.left -= n
        move(turn, origin, self.destination, face, n, way=self.routes.get(origin, ()))
        self.came[f"{origin}:{face}"] = self.came.get(f"{origin}:{face}", 0) + n
        for frame in reversed(turn.stack):
            if frame.kind == "operation":
                arrived = frame.moved.setdefault(self.destination, {})
                now = ARRIVES_AS.get(face, face)
                arrived[now] = arrived.get(now, 0) + n
                break

    def advance(self, turn: Turn) -> None:
        if self.left and self.candidates(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=sum(self.came.values()), tally=self.came))


class MoveInto(MovingQuestion):
    """Move units into a destination; nothing more to it."""

    kind: Literal["move_into"] = "move_into"
