"""5.1 Train: MarsGov places Troops, then may Pacify in one of the selected spaces."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, m
from games.reddust.board import HOUSE, LABYRINTHS, SPACES
from games.reddust.control import bases, coin_controls
from games.reddust.forces import available, recall_sources
from games.reddust.frames.civic import Civic
from games.reddust.frames.pieces import PlacePieces
from games.reddust.operations.base import Operation, affordable, base_price
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import can_house, can_pay_shift, can_repair
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import MG, PHOBOS, SpaceId

TROOPS = 4
PACIFY_ACTIONS = 2


class Train(Operation):
    id = "train"
    rule = "5.1"
    factions = (MG,)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Spaces with an MG Base and Labyrinths with COIN Control, where Troops can come or something be Pacified.

        Resources do not matter here: they may be given for it (1.6), and nothing need be placed.
        """
        for space in SPACES:
            if space == PHOBOS and not HOUSE["train_on_phobos"]:
                continue
            fits = bases(state, MG, space) or (space in LABYRINTHS and coin_controls(state, space))
            if fits and (troops_left(state, space) or can_pacify(state, space)):
                yield space

    def can_place(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> bool:
        return affordable(state, frame, base_price(state, MG, space)) and troops_left(state, space)

    def price(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> int:
        return 0  # 5.1: only spaces where Troops are placed cost Resources, which `proceed` charges

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        if frame.free or not self.can_place(state, frame, space):
            return None
        return m("reddust-note-price-troops", n=base_price(state, MG, space))

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        space = frame.current
        if frame.step == "" and self.can_place(turn.state, frame, space):
            frame.step = "placed"
            turn.push(PlacePieces(seat=MG, why="train", spaces=[space], faces=["mg_troop"], left=TROOPS))
            return
        if frame.heard().n:
            frame.charge(base_price(turn.state, MG, space))
        frame.leave_space()

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            spaces = [s for s in frame.selected if can_pacify(turn.state, s)]
            if spaces:
                frame.step = "pacify"
                turn.push(Civic(seat=MG, why="pacify", left=dict.fromkeys(spaces, PACIFY_ACTIONS), single=True))
                return
        frame.close()


def troops_left(state: RedDustState, space: SpaceId) -> bool:
    """Available, or to be taken from elsewhere (1.3)."""
    return bool(available(state, "mg_troop") or recall_sources(state, "mg_troop", space))


def can_pacify(state: RedDustState, space: SpaceId) -> bool:
    """5.1: in a space with COIN Control House, Repair or pay for a shift."""
    if not coin_controls(state, space):
        return False
    return can_house(state, space) or can_repair(state, MG, space) or can_pay_shift(state, MG, space)
