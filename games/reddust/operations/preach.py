"""5.11 Preach: the Reclaimers wear down Support and Opposition; Neutral people follow them."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, Refusal, m
from games.reddust.earthgov import set_confidence
from games.reddust.frames.pieces import PlacePieces
from games.reddust.operations.base import Operation
from games.reddust.operations.campaign import nobody_listens, show_one, speakers
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import (
    place_damage,
    population,
    remove_marker,
    shift_to_neutral,
    towards_neutral,
)
from games.reddust.say import level_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, NEUTRAL, SpaceId


class Preach(Operation):
    id = "preach"
    rule = "5.11"
    factions = (CR,)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        return speakers(state, CR)

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        price = 0 if frame.free else self.price(state, frame, space)
        if state.spaces[space].level == NEUTRAL:
            return m("reddust-note-preach", n=price, rebels=population(state, space))
        return m("reddust-note-shift", n=price, level=level_name(towards_neutral(state, space)))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        return nobody_listens(state, CR, self.rule)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        space = frame.current
        if frame.step == "":
            show_one(turn, CR, space)
            if turn.state.spaces[space].level != NEUTRAL:
                shift_to_neutral(turn, space)
                frame.leave_space()
                return
            frame.step = "followers"
            n = population(turn.state, space)
            turn.push(PlacePieces(seat=CR, why="preach", spaces=[space], faces=["cr_rebel"], left=n, optional=False))
            return
        if not remove_marker(turn, space):
            place_damage(turn, space)
            set_confidence(turn, plus=False)
        frame.leave_space()
