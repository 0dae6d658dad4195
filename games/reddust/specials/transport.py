"""6.3 Transport: MarsGov gathers Troops among Phobos, its Bases and one or two further spaces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS, SPACES
from games.reddust.control import bases
from games.reddust.earthgov import is_controller
from games.reddust.forces import move, troops_of
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.movement import raging
from games.reddust.operations.assault import within_reach
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import action_label, sending, space_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import ARRIVES_AS, MG, PHOBOS, Face, SpaceId


class Transport(SpecialActivity):
    id = "transport"
    rule = "6.3"
    faction = MG
    accompanies = frozenset({"train", "secure", "recon", "assault"})
    selects_none = True

    def most(self, state: RedDustState, frame: SpecialFrame) -> int:
        return 2 if is_controller(state, MG) else 1

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Further spaces; 1.10: nothing moves into or out of a Raging Storm."""
        return (s for s in MARS if not raging(state, s) and not bases(state, MG, s))

    def possible(self, state: RedDustState, frame: SpecialFrame) -> bool:
        return any(state.spaces[s].pieces.get(f) for s in SPACES for f in troops_of(state, MG) if not raging(state, s))

    def opens(self, state: RedDustState, frame: OperationFrame) -> bool:
        """Troops brought to Active enemies can assault them; one further space is then the one to be assaulted."""
        if frame.operation != "assault" or not within_reach(state, frame, (s for s in MARS if not raging(state, s))):
            return False
        near = [s for s in SPACES if is_controller(state, MG) or s == PHOBOS or bases(state, MG, s)]
        return any(state.spaces[s].pieces.get(f) for s in near for f in troops_of(state, MG) if not raging(state, s))

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        storm, base = Refusal(m("reddust-no-moves-in-storm"), "1.10"), Refusal(m("reddust-no-base-anyway"), self.rule)
        return ((s, storm if raging(state, s) else base) for s in MARS if raging(state, s) or bases(state, MG, s))

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        frame.leave_space()  # Troops move once all spaces are selected

    def closing(self, turn: Turn, frame: SpecialFrame) -> None:
        if frame.step:
            frame.close()
            return
        frame.step = "moves"
        state = turn.state
        standing = [s for s in SPACES if s == PHOBOS or (bases(state, MG, s) and not raging(state, s))]
        turn.push(TransportMoves(seat=MG, spaces=[*standing, *frame.selected], faces=list(troops_of(state, MG))))


class TransportMoves(Stepwise):
    """Choose an origin, then Troops and where they go; each piece moves once."""

    kind: Literal["transport_moves"] = "transport_moves"
    spaces: list[SpaceId]
    faces: list[Face]
    origin: SpaceId = ""
    stop: bool = False
    moved: int = 0
    arrived: dict[SpaceId, dict[Face, int]] = Field(default_factory=dict)
    rule = "6.3"

    def question(self, state: RedDustState) -> Message:
        if not self.origin:
            return m("reddust-ask-transport")
        return m("reddust-ask-transport-from", space=space_name(self.origin))

    def movable(self, state: RedDustState, space: SpaceId) -> list[tuple[Face, int]]:
        here = state.spaces[space].pieces
        came = self.arrived.get(space, {})
        return [(f, n) for f in self.faces if (n := here.get(f, 0) - came.get(f, 0)) > 0]

    def origins(self, state: RedDustState) -> list[SpaceId]:
        return [s for s in self.spaces if self.movable(state, s)] if len(self.spaces) > 1 else []

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if not self.origin:
            return [*(act.at(s) for s in self.origins(state)), act.DONE]
        return [
            act.pieces(act.Move, face, n, to)
            for to in self.spaces
            if to != self.origin
            for face, most in self.movable(state, self.origin)
            for n in range(1, most + 1)
        ]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Move):
            return sending(action)
        return action_label(action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Space):
            self.origin = action.space
        elif isinstance(action, act.Move):
            origin, self.origin = self.origin, ""
            move(turn, origin, action.space, action.piece, action.count)
            self.moved += action.count
            came = self.arrived.setdefault(action.space, {})
            face = ARRIVES_AS.get(action.piece, action.piece)
            came[face] = came.get(face, 0) + action.count
        else:
            self.stop = True

    def advance(self, turn: Turn) -> None:
        if self.origin or (not self.stop and self.origins(turn.state)):
            self.asking = True
        else:
            tell(turn, Told(n=self.moved))
