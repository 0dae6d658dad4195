"""5.3, 5.4: what Secure and Recon share once all units have moved: Activate, place Bases, House or Repair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import HOUSE
from games.reddust.cards import Capability
from games.reddust.control import coin_controls, count
from games.reddust.earthgov import is_controller
from games.reddust.forces import add, available, replace, room_for_bases, troops_of
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.frames.civic import Civic
from games.reddust.frames.pieces import TargetsQuestion
from games.reddust.operations.base import bases_for_operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import (
    BASIC_BASE,
    CORP,
    CR,
    HIDDEN_REBELS,
    MG,
    MG_TROOPS,
    WILDERNESS,
    Face,
    Faction,
    SpaceId,
)

BUILDERS: dict[Faction, tuple[Face, ...]] = {MG: MG_TROOPS, CORP: ("security",)}
"""5.3: who makes way for a Base."""
BEACON_REBELS = 2


def satellite_from_orbit(turn: Turn, space: SpaceId) -> None:
    """1.3: the EarthGov Controller uses a Satellite: it stands in the space until the next Flashpoint Round."""
    turn.state.orbit -= 1
    add(turn.state, space, "satellite", 1)
    turn.say("reddust-satellite-used", space=space_name(space), marks=(*mark(space), "space:orbit"))


def may_use_satellite(state: RedDustState, faction: Faction) -> bool:
    return state.orbit > 0 and is_controller(state, faction)


def rebels_revealed(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """One Rebel for each own unit there, for every two in the Wilderness (5.4).

    Capability 25: a space with a CR Base counts two units fewer.
    """
    units = count(state, space, troops_of(state, faction))
    if Capability.GENETIC_MASKING in state.capabilities and bases_for_operation(state, CR, space):
        units = max(0, units - int(HOUSE["genetic_masking_units"]))
    return units // 2 if space == WILDERNESS else units


class Reveal(TargetsQuestion):
    """Activate Rebels in a destination; with Navigation Beacons two more for a Satellite (5.4)."""

    kind: Literal["reveal"] = "reveal"
    verb: Literal["remove", "replace", "activate", "move"] = "activate"
    why: str = "reveal"
    beacon: bool = False
    stop: bool = False

    def can_beacon(self, state: RedDustState) -> bool:
        if not (self.beacon and may_use_satellite(state, self.seat)):
            return False
        return count(state, self.spaces[0], HIDDEN_REBELS) > self.left

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found = [a for a in super().actions(state, seat) if a != act.DONE]
        if self.can_beacon(state):
            found.append(act.choose("beacon"))
        return [*found, act.DONE] if self.may_stop(state) else found

    def may_stop(self, state: RedDustState) -> bool:
        return not self.left or super().may_stop(state)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        found = self.actions(state, seat)
        return act.DONE if act.DONE in found else found[0]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Choose):
            self.answered(seat)
            self.beacon = False
            self.left += BEACON_REBELS
            satellite_from_orbit(turn, self.spaces[0])
            return
        self.stop = isinstance(action, act.Done)
        super().take(turn, seat, action)

    def advance(self, turn: Turn) -> None:
        if self.stop:
            tell(turn, Told(n=sum(self.done.values()), tally=self.done))
        elif not self.candidates(turn.state) and self.can_beacon(turn.state):
            self.asking = True
        else:
            super().advance(turn)


class BuildBases(Stepwise):
    """Remove one Security or MG Troop to place a Base, once in each destination; Security goes to Available."""

    kind: Literal["build_bases"] = "build_bases"
    spaces: list[SpaceId]
    built: int = 0
    rule = "5.3"

    def options(self, state: RedDustState) -> list[Action]:
        if not available(state, BASIC_BASE[self.seat]):
            return []
        return [
            act.pieces(act.Replace, face, 1, space)
            for space in self.spaces
            if room_for_bases(state, space) > 0
            for face in BUILDERS[self.seat]
            if state.spaces[space].pieces.get(face)
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Replace):
            self.spaces.remove(action.space)
            self.built += 1
            replace(turn, action.space, action.piece, BASIC_BASE[seat], 1)
        else:
            self.spaces = []

    def advance(self, turn: Turn) -> None:
        if self.options(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.built))


def sweep(turn: Turn, frame: OperationFrame, *, beacons: bool) -> None:
    """The closing steps of Secure and Recon; called again after every question."""
    if frame.step in ("", "reveal"):
        frame.count("activated", frame.heard().n)
        if _reveal_next(turn, frame, beacons):
            return
        frame.step = "bases"
        turn.push(BuildBases(seat=frame.seat, spaces=list(frame.selected)))
    elif frame.step == "bases":
        frame.step = "house"
        spaces = [s for s in frame.selected if coin_controls(turn.state, s)]
        turn.push(Civic(seat=frame.seat, why="house_repair", left=dict.fromkeys(spaces, 1), single=True, shifts=False))
    else:
        frame.close()


def _reveal_next(turn: Turn, frame: OperationFrame, beacons: bool) -> bool:
    """Ask about the next destination with Hidden Rebels."""
    state = turn.state
    while frame.tallies.get("resolved", 0) < len(frame.selected):
        space = frame.selected[frame.tallies.get("resolved", 0)]
        frame.count("resolved")
        n = rebels_revealed(state, frame.seat, space)
        beacon = beacons and f"beacon@{space}" not in frame.tallies
        if count(state, space, HIDDEN_REBELS) and (n or (beacon and may_use_satellite(state, frame.seat))):
            frame.step = "reveal"
            faces = list(HIDDEN_REBELS)
            turn.push(Reveal(seat=frame.seat, spaces=[space], faces=faces, left=n, beacon=beacon))
            return True
    return False
