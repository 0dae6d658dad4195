"""4.3 Redeploy Phase: EarthGov, MarsGov, Red Dust, then the Reclaimers' Bases and Rebels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import DESERTS, LABYRINTHS, MARS, SPACES
from games.reddust.control import bases, count
from games.reddust.earthgov import controller
from games.reddust.forces import move, move_face, remove, room_for_bases
from games.reddust.frames.base import Stepwise
from games.reddust.say import action_label, sending, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import (
    ARRIVES_AS,
    BASES_OF,
    COIN,
    COIN_BASES,
    CR,
    EG,
    MG,
    MG_TROOPS,
    PHOBOS,
    RD,
    REBELS_OF,
    WILDERNESS,
    Face,
    Side,
    SpaceId,
)

FACES_OF: dict[str, tuple[Face, ...]] = {
    EG: ("eg_troop",),
    MG: MG_TROOPS,
    RD: REBELS_OF[RD],
    "CR_BASES": BASES_OF[CR],
    CR: REBELS_OF[CR],
}
ORDER = (EG, MG, RD, "CR_BASES", CR)


def redeploys(state: RedDustState, done: list[str], control: dict[SpaceId, Side]) -> Redeploy | None:
    """The next force to redeploy."""
    for force in ORDER:
        if force not in done:
            seat = controller(state) or MG if force == EG else CR if force == "CR_BASES" else force
            return Redeploy(seat=seat, force=force, destinations=destinations(state, force, control))
    return None


def destinations(state: RedDustState, force: str, control: dict[SpaceId, Side]) -> list[SpaceId]:
    """4.3: where each force may go."""
    if force == EG:
        return [s for s in SPACES if s == PHOBOS or bases(state, MG, s)]
    if force == MG:
        safe = [s for s in LABYRINTHS if control.get(s) == COIN]
        return [s for s in SPACES if s in safe or bases(state, MG, s)]
    if force == "CR_BASES":
        return [WILDERNESS]
    return [s for s in MARS if bases(state, force, s)]


def must_leave(state: RedDustState, force: str, space: SpaceId) -> bool:
    """4.3: spaces where units may not stay."""
    if force == EG:
        return not bases(state, MG, space)
    if space not in DESERTS:
        return False
    if force == MG:
        return not count(state, space, COIN_BASES)
    if force == RD:
        return state.spaces[space].level >= 0 and not bases(state, RD, space)
    return False


class Redeploy(Stepwise):
    """First the units that must move, space by space; then any others, each piece once."""

    kind: Literal["redeploy"] = "redeploy"
    force: str
    destinations: list[SpaceId]
    origin: SpaceId = ""
    arrived: dict[SpaceId, dict[Face, int]] = Field(default_factory=dict)
    done: bool = False
    topic = "reddust.redeploy"
    rule = "4.3"

    def question(self, state: RedDustState) -> Message:
        if not self.origin:
            return m(f"reddust-ask-redeploy-{self.force}")
        key = "reddust-ask-redeploy-must" if self.forced(state) == self.origin else "reddust-ask-redeploy-from"
        return m(key, space=space_name(self.origin))

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        return sending(action) if isinstance(action, act.Move) else action_label(action)

    def movable(self, state: RedDustState, space: SpaceId) -> list[tuple[Face, int]]:
        """Pieces of the force there that have not redeployed yet."""
        here = state.spaces[space].pieces
        came = self.arrived.get(space, {})
        return [(f, n) for f in FACES_OF[self.force] if (n := here.get(f, 0) - came.get(f, 0)) > 0]

    def forced(self, state: RedDustState) -> SpaceId:
        """The first space with units that must move."""
        for space in MARS:
            if must_leave(state, self.force, space) and self.movable(state, space):
                return space
        return ""

    def origins(self, state: RedDustState) -> list[SpaceId]:
        """Where units may move from: EG Troops only on Mars."""
        spaces = [s for s in SPACES if not (s == PHOBOS and self.force == EG)]
        return [s for s in spaces if self.movable(state, s) and self.targets(state, s)]

    def targets(self, state: RedDustState, origin: SpaceId) -> list[SpaceId]:
        found = [s for s in self.destinations if s != origin]
        if self.force == "CR_BASES":
            found = [s for s in found if room_for_bases(state, s) > 0]
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if not self.origin:
            return [*(act.at(s) for s in self.origins(state)), act.DONE]
        room = room_for_bases(state, WILDERNESS) if self.force == "CR_BASES" else 99
        return [
            act.pieces(act.Move, face, n, to)
            for to in self.targets(state, self.origin)
            for face, most in self.movable(state, self.origin)
            for n in range(1, min(most, room) + 1)
        ]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Space):
            self.origin = action.space
            self.asking = True
        elif isinstance(action, act.Move):
            self._go(turn, action.piece, action.count, action.space)
        else:
            self.done = True
            if not self.arrived:
                turn.say(f"reddust-stay-{self.force}", seat=seat)

    def _go(self, turn: Turn, face: Face, n: int, to: SpaceId) -> None:
        move(turn, self.origin, to, face, n)
        self.origin = ""
        if face == "conversion":  # 4.3: a Conversion Center that moved is an ordinary Base again
            move_face(turn.state, to, "conversion", "cr_base", n)
            face = "cr_base"
        came = self.arrived.setdefault(to, {})
        face = ARRIVES_AS.get(face, face)
        came[face] = came.get(face, 0) + n

    def advance(self, turn: Turn) -> None:
        state = turn.state
        forced = self.forced(state)
        if forced:
            self._force(turn, forced)
        elif self.done or not self.origins(state):
            turn.pop()
        else:
            self.asking = True

    def _force(self, turn: Turn, space: SpaceId) -> None:
        state = turn.state
        targets = self.targets(state, space)
        if not targets:  # 4.3: only Red Dust can be without a destination
            for face, n in self.movable(state, space):
                remove(turn, space, face, n)
        elif len(targets) == 1:
            for face, n in self.movable(state, space):
                self.origin = space
                self._go(turn, face, n, targets[0])
        else:
            self.origin = space
            self.asking = True
