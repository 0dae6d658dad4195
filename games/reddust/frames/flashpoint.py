"""4.2: the Flashpoint Round, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.message import Arg
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import CONFIDENCE, DESERTS, HOUSE, MARS
from games.reddust.cards import flashpoint_value
from games.reddust.control import count
from games.reddust.earthgov import move_confidence, put, satellites_to_orbit, to_earth
from games.reddust.forces import available, place, remove
from games.reddust.frames.base import Node, Question
from games.reddust.frames.cycler import flashpoint_cycler
from games.reddust.frames.pieces import PickSpaces
from games.reddust.movement import raging
from games.reddust.population import populated
from games.reddust.say import space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.storms import roll_storm, storms_full, storms_move_on, strike_targets
from games.reddust.tracks import adjust
from games.reddust.vocabulary import COIN_BASES, CORP, CR, SUPPLY, Face, SpaceId

FlashStep = Literal[
    "cycler", "casualties", "confidence", "terraforming", "storms", "attrition", "conversion", "converted"
]


RD_LOSSES: tuple[Face, ...] = (
    ("rd_rebel_active", "rd_rebel") if HOUSE["attrition_takes_active_first"] else ("rd_rebel", "rd_rebel_active")
)


class FlashpointRound(Node):
    kind: Literal["flashpoint"] = "flashpoint"
    step: FlashStep = "cycler"

    def advance(self, turn: Turn) -> None:
        state = turn.state
        if self.step == "cycler":
            self.step = "casualties"
            turn.say("reddust-flashpoint", marks=("track:flashpoint",))
            turn.push(flashpoint_cycler(state))
        elif self.step == "casualties":
            self.step = "confidence"
            corporate_casualties(turn)
        elif self.step == "confidence":
            self.step = "terraforming"
            confidence_phase(turn)
        elif self.step == "terraforming":
            self.step = "storms"
            terraforming(turn)
        elif self.step == "storms":
            self.step = "attrition"
            storms_move_on(turn)
            turn.push(StormRolls(left=flashpoint_value(state.next)))
        elif self.step == "attrition":
            self.step = "conversion"
            attrition(turn)
        elif self.step == "conversion":
            self.step = "converted"
            self._conversion(turn)
        else:
            self._reset(turn)

    def _conversion(self, turn: Turn) -> None:
        """4.2: one CR Rebel in each Populated space with a Conversion Center; CR picks if there are too few."""
        state = turn.state
        spaces = [s for s in MARS if state.spaces[s].pieces.get("conversion") and populated(state, s)]
        n = min(len(spaces), available(state, "cr_rebel"))
        turn.push(PickSpaces(seat=CR, why="conversion", candidates=spaces if n else [], least=n, most=n))

    def _reset(self, turn: Turn) -> None:
        for space in self.heard().spaces:
            place(turn, space, "cr_rebel")
        turn.state.flashpoint = 0
        turn.pop()


def corporate_casualties(turn: Turn) -> None:
    """4.2, 4.3: Profits fall by 1 per Base and by 1 per two Security; then all go to Available."""
    state = turn.state
    gone = state.casualties
    adjust(turn, CORP, -(gone.get("corp_base", 0) + gone.get("security", 0) // 2))
    for stock in ("corp_base", "security", "specops"):
        n = gone.pop(stock, 0)
        put(state.available, stock, n)


def confidence_phase(turn: Turn) -> None:
    """4.2: Satellites return, the marker moves, Earth receives what the box shows."""
    state = turn.state
    satellites_to_orbit(turn)
    move_confidence(turn, 1 if state.eg_plus else -1)
    box = CONFIDENCE[state.eg_box]
    to_earth(turn, "eg_troop", box.eg_troops)
    to_earth(turn, SUPPLY, box.supply)
    to_earth(turn, "population", box.population)


def terraforming(turn: Turn) -> None:
    """4.2: 2 Profits for the first Terraforming Base of a Desert, 1 for a second; -1 per Conversion Center in one."""
    state = turn.state
    gain = loss = 0
    for space in DESERTS:
        here = state.spaces[space].pieces
        works = here.get("terraforming", 0)
        gain += works + 1 if works else 0
        loss += here.get("conversion", 0)
    adjust(turn, CORP, gain)
    adjust(turn, CORP, -loss)


def attrition(turn: Turn) -> None:
    """4.2: hard Deserts take one MG Troop and one Security without a COIN Base, one RD Rebel without an RD Base.

    EG Troops, SpecOps and CR Rebels are spared. The owner's choice is made for it: ordinary Troops before Fortified
    ones, Active Rebels before Hidden ones.
    """
    state = turn.state
    hard = [s for s in DESERTS if raging(state, s) or not populated(state, s)]
    for space in hard:
        if not count(state, space, COIN_BASES):
            _first(turn, space, ("mg_troop", "mg_fortified"))
            _first(turn, space, ("security",))
    for space in hard:
        if not count(state, space, ("rd_base", "dug_in")):
            _first(turn, space, RD_LOSSES)


def _first(turn: Turn, space: SpaceId, faces: tuple[Face, ...]) -> None:
    for face in faces:
        if remove(turn, space, face):
            return


class StormRolls(Node):
    """4.2: so many storm rolls, or until six markers are on the map."""

    kind: Literal["storm_rolls"] = "storm_rolls"
    left: int
    bases: bool = True

    def advance(self, turn: Turn) -> None:
        if not self.left or storms_full(turn.state):
            turn.pop()
            return
        self.left -= 1
        roll_storm(turn, bases=self.bases)


class StormStrike(Question):
    """3.2, 4.2: the Reclaimers may remove one enemy piece in a storm that broke a second time."""

    kind: Literal["storm_strike"] = "storm_strike"
    space: SpaceId
    bases: bool = True
    topic = "reddust.strike"
    rule = "4.2"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"space": space_name(self.space)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        targets = strike_targets(state, self.space, bases=self.bases)
        return [*(act.pieces(act.Remove, f, 1, self.space) for f in targets), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        """They may: whom the strike hits is theirs to say, and an ally's piece may be the only one (1.1)."""
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        turn.pop()
        if isinstance(action, act.Remove):
            remove(turn, self.space, action.piece)
