"""5.4 Recon: COIN units move to Deserts and reveal Rebels there."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, Refusal, m
from games.reddust.board import DESERTS
from games.reddust.forces import troops_of
from games.reddust.frames.moving import MoveInto
from games.reddust.movement import raging, recon_origins
from games.reddust.operations.base import Operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.operations.sweep import may_use_satellite, satellite_from_orbit, sweep
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import COIN, CORP, MG, SpaceId


class Recon(Operation):
    id = "recon"
    rule = "5.4"
    factions = (MG, CORP)
    banned_by_haboob = True
    ignores_storms = True

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Any Deserts; one in a Raging Storm only with a Satellite (Navigation Beacons)."""
        beacons = may_use_satellite(state, frame.seat)
        return (s for s in DESERTS if beacons or not raging(state, s))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        why = Refusal(m("reddust-no-beacon"), "5.4")
        return ((s, why) for s in DESERTS if raging(state, s) and not may_use_satellite(state, frame.seat))

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        if not raging(state, space):
            return super().note(state, frame, space)
        if frame.free or frame.seat == CORP:
            return m("reddust-note-beacon")
        return m("reddust-note-price-beacon", n=self.price(state, frame, space))

    def select(self, turn: Turn, frame: OperationFrame, space: SpaceId) -> None:
        super().select(turn, frame, space)
        if raging(turn.state, space):
            frame.count(f"beacon@{space}")
            satellite_from_orbit(turn, space)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            frame.step = "moved"
            space = frame.current
            origins = recon_origins(turn.state, space, frame.control, COIN)
            turn.push(
                MoveInto(
                    seat=frame.seat,
                    why="recon",
                    destination=space,
                    routes={o: [o, space] for o in origins if frame.origins is None or o in frame.origins},
                    faces=list(troops_of(turn.state, frame.seat)),
                )
            )
        else:
            frame.leave_space()

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        sweep(turn, frame, beacons=True)
