"""5.5 Suppress: EG Troops drive Rebels out of a space; the owner of each Rebel chooses where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, Prompt, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import SPACES
from games.reddust.forces import move
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.movement import neighbours, sealed
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import shift_to_neutral
from games.reddust.say import action_label, counted, mark, sending, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, RD, REBELS, REBELS_OF, Face, Faction, SpaceId

SUPPRESSED = "suppressed@"
"""Tally of the Assault: the space after it cannot be selected any more."""


class Suppress(Stepwise):
    """The Controller names a space and Rebels there; their owners send them to adjacent Deserts, storms or not."""

    kind: Literal["suppress"] = "suppress"
    spaces: list[SpaceId]
    space: SpaceId = ""
    step: Literal["space", "pick", "move"] = "space"
    stop: bool = False
    driven: dict[Face, int] = Field(default_factory=dict)
    moved: int = 0
    rule = "5.5"

    def question(self, state: RedDustState) -> Message:
        if self.step == "space":
            return m("reddust-ask-suppress")
        if self.step == "pick":
            return m("reddust-ask-suppress-pick", n=self.left(state), space=space_name(self.space))
        return m("reddust-ask-suppress-move", n=self.owned(self.seat), space=space_name(self.space))

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, topic="reddust.suppressed") if self.step == "move" else prompt

    def left(self, state: RedDustState) -> int:
        """Rebels that may still be named: one for each EG Troop there."""
        if self.stop or sealed(state, self.space):  # 1.10: nothing leaves a Labyrinth in a Raging Storm
            return 0
        return state.spaces[self.space].pieces.get("eg_troop", 0) - sum(self.driven.values())

    def owned(self, faction: Faction) -> int:
        return sum(self.driven.get(face, 0) for face in REBELS_OF[faction])

    def nameable(self, state: RedDustState) -> list[tuple[Face, int]]:
        here = state.spaces[self.space].pieces
        left = self.left(state)
        return [(f, n) for f in REBELS if (n := min(left, here.get(f, 0) - self.driven.get(f, 0))) > 0]

    def deserts(self, state: RedDustState) -> list[SpaceId]:
        return [s for s in neighbours(state, self.space) if SPACES[s].desert]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if self.step == "space":
            return [act.at(s) for s in self.spaces]
        if self.step == "pick":
            named: list[Action] = [
                act.pieces(act.Move, face, n, self.space)
                for face, most in self.nameable(state)
                for n in range(1, most + 1)
            ]
            return [*named, act.DONE]
        return [
            act.pieces(act.Move, face, n, to)
            for to in self.deserts(state)
            for face in REBELS_OF[seat]
            for n in range(1, self.driven.get(face, 0) + 1)
        ]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if self.step == "pick" and isinstance(action, act.Move):
            return Label(m("reddust-do-drive", pieces=counted(action.piece, action.count)))
        if isinstance(action, act.Move):
            return sending(action)
        return action_label(action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Space):
            self._begin(turn, action.space)
        elif not isinstance(action, act.Move):
            self.stop = True
        elif self.step == "pick":
            self.driven[action.piece] = self.driven.get(action.piece, 0) + action.count
        else:
            self._go(turn, action.piece, action.count, action.space)

    def _begin(self, turn: Turn, space: SpaceId) -> None:
        self.space = space
        self.step = "pick"
        below = turn.stack[-2]
        assert isinstance(below, OperationFrame)
        below.count(SUPPRESSED + space)
        text = m("reddust-suppresses", space=space_name(space))
        turn.emit("reddust-suppresses", text, seat=self.seat, marks=mark(space))

    def _go(self, turn: Turn, face: Face, n: int, to: SpaceId) -> None:
        self.driven[face] -= n
        self.moved += n
        move(turn, self.space, to, face, n)

    def advance(self, turn: Turn) -> None:
        state = turn.state
        if self.step == "space":
            self.asking = len(self.spaces) > 1
            if not self.asking:
                self._begin(turn, self.spaces[0])
            return
        if self.step == "pick" and self.nameable(state):
            self.asking = True
            return
        self.step = "move"
        owner = next((f for f in (RD, CR) if self.owned(f)), "")
        if not owner:
            self._calm(turn)
        elif len(self.deserts(state)) == 1:
            for face in REBELS_OF[owner]:
                if self.driven.get(face):
                    self._go(turn, face, self.driven[face], self.deserts(state)[0])
        else:
            self.seat = owner
            self.asking = True

    def _calm(self, turn: Turn) -> None:
        """Then Opposition in the space shifts one level towards Neutral."""
        tell(turn, Told(n=self.moved, spaces=[self.space]))
        if turn.state.spaces[self.space].level < 0:
            shift_to_neutral(turn, self.space)
