"""6.6 Raid: Hidden SpecOps move in and strike, friends not excepted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Message, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import HOUSE, MARS, SPACES
from games.reddust.earthgov import set_confidence
from games.reddust.forces import activate, move
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.frames.pieces import Protection, TargetsQuestion
from games.reddust.movement import neighbours, raging, sealed
from games.reddust.operations.assault import within_reach
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import space_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CORP, CR, EG, FACES, MG, RD, Face, SpaceId, faces

SPECOPS_MOVES = 2
REMOVALS = 2
VICTIMS = faces(MG, EG, RD, CR)
"""6.6: any forces and Satellites, Hidden Rebels too; not the Corporations' own."""


class Raid(SpecialActivity):
    id = "raid"
    rule = "6.6"
    faction = CORP
    accompanies = frozenset({"secure", "recon", "assault"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Spaces with Hidden SpecOps, or next to some that can move in."""
        return (s for s in SPACES if state.spaces[s].pieces.get("specops") or approaches(state, s))

    def opens(self, state: RedDustState, frame: OperationFrame) -> bool:
        """SpecOps that move in next to Active enemies can assault them."""
        if frame.operation != "assault":
            return False
        return within_reach(state, frame, (s for s in MARS if not raging(state, s) and approaches(state, s)))

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        why = Refusal(m("reddust-no-specops"), self.rule)
        return ((s, why) for s in SPACES if any(f in VICTIMS for f in state.spaces[s].pieces))

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        frame.leave_space()  # SpecOps move once all spaces are selected

    def closing(self, turn: Turn, frame: SpecialFrame) -> None:
        told = frame.heard()
        if frame.step == "":
            frame.step = "moved"
            turn.push(RaidMoves(seat=CORP, todo=list(frame.selected)))
            return
        if any(FACES[face].owner in (MG, EG) for face in told.tally):
            frame.count("friends_hit")
        at = frame.tallies.get("struck", 0)
        if at < len(frame.selected):
            frame.count("struck")
            turn.push(RaidStrike(seat=CORP, spaces=[frame.selected[at]], faces=list(VICTIMS), left=REMOVALS))
            return
        frame.close()
        if "friends_hit" in frame.tallies:
            set_confidence(turn, plus=False)


def approaches(state: RedDustState, space: SpaceId) -> list[SpaceId]:
    """Adjacent spaces without Raging Storms from which Hidden SpecOps can move in."""
    if sealed(state, space):
        return []
    return [s for s in neighbours(state, space) if state.spaces[s].pieces.get("specops") and not raging(state, s)]


class RaidMoves(Stepwise):
    """Up to two Hidden SpecOps in all move into the selected spaces, one space after the other."""

    kind: Literal["raid_moves"] = "raid_moves"
    todo: list[SpaceId]
    left: int = SPECOPS_MOVES
    came: dict[SpaceId, int] = Field(default_factory=dict)
    """SpecOps that moved in: they do not move on."""
    moved: int = 0
    rule = "6.6"

    def question(self, state: RedDustState) -> Message:
        return m("reddust-ask-raid_moves", n=self.left, space=space_name(self.todo[0]))

    def options(self, state: RedDustState) -> list[Action]:
        if not self.todo or not self.left:
            return []
        return [
            act.pieces(act.Move, "specops", n, origin)
            for origin in approaches(state, self.todo[0])
            for n in range(1, min(self.left, state.spaces[origin].pieces["specops"] - self.came.get(origin, 0)) + 1)
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if not isinstance(action, act.Move):
            self.todo.pop(0)
            return
        self.left -= action.count
        self.moved += action.count
        self.came[self.todo[0]] = self.came.get(self.todo[0], 0) + action.count
        move(turn, action.space, self.todo[0], "specops", action.count)

    def advance(self, turn: Turn) -> None:
        if self.options(turn.state):
            self.asking = True
        elif self.todo and self.left:
            self.todo.pop(0)
        else:
            tell(turn, Told(n=self.moved))


class RaidStrike(TargetsQuestion):
    """Activate a Hidden SpecOps to remove one EG Troop or any two other forces."""

    kind: Literal["raid_strike"] = "raid_strike"
    why: str = "raid"
    optional: bool = True
    bases_last: Protection = "own" if HOUSE["raid_ignores_shield_of_friends"] else "attack"
    weights: dict[Face, int] = Field(default_factory=lambda: {"eg_troop": REMOVALS})
    rule = "6.6"

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        if not self.done and not state.spaces[self.spaces[0]].pieces.get("specops"):
            return []
        return super().candidates(state)

    def begins(self, turn: Turn) -> None:
        activate(turn, self.spaces[0], "specops")
