"""6.1 Entrench: MarsGov builds a Base and Fortifies Troops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Arg, Label, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS
from games.reddust.control import count
from games.reddust.forces import available, move_face, room_for_bases
from games.reddust.frames.base import Question, Told, tell
from games.reddust.frames.pieces import PickPieces
from games.reddust.population import population
from games.reddust.say import mark, space_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import COIN, MG, MG_TROOPS, SpaceId


class Entrench(SpecialActivity):
    id = "entrench"
    rule = "6.1"
    faction = MG
    accompanies = frozenset({"train", "secure", "recon"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Spaces with COIN Control and MG Troops that can build or Fortify."""
        held = (s for s in MARS if frame.side(state, s) == COIN)
        return (s for s in held if can_build(state, s) or can_fortify(state, s))

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        why = Refusal(m("reddust-no-coin-control"), self.rule)
        return ((s, why) for s in MARS if count(state, s, MG_TROOPS) and frame.side(state, s) != COIN)

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        state, space = turn.state, frame.current
        if frame.step == "":
            frame.step = "base"
            if can_build(state, space):
                faces = list(MG_TROOPS)
                turn.push(
                    PickPieces(
                        seat=MG,
                        verb="replace",
                        why="entrench_base",
                        spaces=[space],
                        faces=faces,
                        left=1,
                        optional=True,
                        becomes="mg_base",
                    )
                )
        elif frame.step == "base" and can_fortify(state, space):
            frame.step = "fortify"
            turn.push(Fortify(seat=MG, space=space))
        else:
            frame.leave_space()


def can_build(state: RedDustState, space: SpaceId) -> bool:
    return bool(count(state, space, MG_TROOPS) and available(state, "mg_base") and room_for_bases(state, space) > 0)


def can_fortify(state: RedDustState, space: SpaceId) -> int:
    """One Fortified Troop for each point of Population."""
    here = state.spaces[space].pieces
    return max(0, min(here.get("mg_troop", 0), population(state, space) - here.get("mg_fortified", 0)))


class Fortify(Question):
    """How many Troops to put on the Infrastructure track."""

    kind: Literal["fortify"] = "fortify"
    space: SpaceId
    rule = "6.1"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"space": space_name(self.space), "n": can_fortify(state, self.space)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*(act.Number(n=n) for n in range(1, can_fortify(state, self.space) + 1)), act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Number):
            return Label(m("reddust-do-fortify", n=action.n))
        return super().label(state, seat, action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        n = action.n if isinstance(action, act.Number) else 0
        tell(turn, Told(n=n))
        if n:
            move_face(turn.state, self.space, "mg_troop", "mg_fortified", n)
            turn.say("reddust-fortified", n=n, space=space_name(self.space), marks=mark(self.space))
