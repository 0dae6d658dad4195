"""5.5 Assault: COIN units remove Active Rebels and Bases; Rebels who lost forces may strike back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from games.core.message import Refusal, m
from games.reddust.board import MARS, SPACES
from games.reddust.cards import Campaign, Capability
from games.reddust.control import count, total
from games.reddust.earthgov import is_controller
from games.reddust.forces import available, has_forces
from games.reddust.frames.pieces import PickSpaces, PiecesQuestion, PlacePieces, TargetsQuestion
from games.reddust.operations.base import Operation, affordable
from games.reddust.operations.frame import OperationFrame
from games.reddust.operations.free import OfferOperation
from games.reddust.operations.suppress import SUPPRESSED, Suppress
from games.reddust.operations.sweep import may_use_satellite, satellite_from_orbit
from games.reddust.population import place_damage, shift
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import (
    ACTIVE_REBELS,
    BASES_OF,
    CORP,
    CR,
    CUBES,
    EG,
    FACES,
    MG,
    RD,
    REBELS,
    REBELS_OF,
    Face,
    Faction,
    SpaceId,
    faces,
)

TARGETS: tuple[Face, ...] = (*ACTIVE_REBELS, *BASES_OF[RD], *BASES_OF[CR])
"""Active enemy forces; Bases always are."""
STRIKERS: tuple[Face, ...] = (*CUBES, "specops_active")
"""5.5: each cube and Active SpecOps in the space removes one, whosever it is."""
HIRED: tuple[Face, ...] = ("security", "specops_active")
COIN_FORCES = faces(MG, CORP, EG)
BOMBARD = 2


class Assault(Operation):
    id = "assault"
    rule = "5.5"
    factions = (MG, CORP)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Spaces with own forces (EG Troops are the Controller's) and Active enemy forces."""
        out = suppressed(frame)
        return (s for s in MARS if s != out and count(state, s, TARGETS) and own_forces(state, frame.seat, s))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        out = suppressed(frame)
        for space in MARS:
            if space == out:
                yield space, Refusal(m("reddust-no-suppressed"), "5.5")
            elif count(state, space, TARGETS):
                yield space, Refusal(m("reddust-no-own-forces"), "5.5")
            elif count(state, space, REBELS) and own_forces(state, frame.seat, space):
                yield space, Refusal(m("reddust-no-active-enemy"), "5.5")

    def select(self, turn: Turn, frame: OperationFrame, space: SpaceId) -> None:
        super().select(turn, frame, space)
        if Campaign.MOTHERS_OF_MARS in turn.state.campaigns and SPACES[space].labyrinth:
            shift(turn, space, -1)

    def extras(self, state: RedDustState, frame: OperationFrame) -> Iterable[str]:
        return ["suppress"] if suppressible(state, frame) else []

    def extra(self, turn: Turn, frame: OperationFrame, what: str) -> None:
        turn.push(Suppress(seat=frame.seat, spaces=suppressible(turn.state, frame)))

    # --- in a space ---------------------------------------------------------------------------------------------

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            self._ready(turn, frame)
        elif frame.step == "ready":
            frame.step = "struck"
            n = count(turn.state, frame.current, STRIKERS)
            turn.push(Strike(seat=frame.seat, spaces=[frame.current], faces=list(TARGETS), left=n))
        elif frame.step == "struck":
            self._struck(frame)
            self._bombard(turn, frame)
        elif frame.step == "bombarded":
            self._struck(frame)
            self._after_strike(turn, frame)
        else:
            self._replies(turn, frame)

    def _ready(self, turn: Turn, frame: OperationFrame) -> None:
        frame.step = "ready"
        here = turn.state.spaces[frame.current].pieces
        frame.tallies.update({RD: 0, CR: 0, "before": coin_forces(turn.state), "satellites": here.get("satellite", 0)})
        hidden = here.get("specops", 0)
        if hidden:
            turn.push(ReadySpecOps(seat=CORP, spaces=[frame.current], faces=["specops"], left=hidden))

    def _struck(self, frame: OperationFrame) -> None:
        """Note which Factions lost forces, and for event 39 the Bases among them."""
        for face, n in frame.heard().tally.items():
            frame.count(FACES[face].owner, n)
            if FACES[face].role == "base":
                frame.count("bases_removed", n)

    def _bombard(self, turn: Turn, frame: OperationFrame) -> None:
        frame.step = "bombarded"
        if may_use_satellite(turn.state, frame.seat):
            targets = bombard_targets(turn.state)
            turn.push(Bombard(seat=frame.seat, spaces=[frame.current], faces=targets, left=BOMBARD))

    def _after_strike(self, turn: Turn, frame: OperationFrame) -> None:
        """Mercenaries: 1 Profit for every two forces removed in this space; then the replies."""
        frame.step = "reply"
        bombed = turn.state.spaces[frame.current].pieces.get("satellite", 0) > frame.tallies["satellites"]
        removed = frame.tallies[RD] + frame.tallies[CR]
        frame.count("rebels_removed", removed)
        if frame.tallies[CR]:
            frame.count(f"cr@{frame.current}")
        if count(turn.state, frame.current, HIRED):
            adjust(turn, CORP, removed // 2)
        if bombed and SPACES[frame.current].labyrinth:
            place_damage(turn, frame.current)

    def _replies(self, turn: Turn, frame: OperationFrame) -> None:
        """The Factions that lost forces may Attack freely, Red Dust first."""
        state, space = turn.state, frame.current
        if frame.step != "reply":
            rival = RD if frame.step == "replied_CR" else CR
            frame.count("rebels_removed", frame.tallies["rivals"] - total(state, faces(rival)))
        for faction, rival in ((RD, CR), (CR, RD)):
            if frame.tallies[faction] and may_reply(state, faction, space):
                frame.tallies[faction] = 0
                frame.tallies["rivals"] = total(state, faces(rival))
                frame.step = f"replied_{faction}"
                turn.push(OfferOperation(seat=faction, operations=["attack"], only=[space], most=1, why="reply"))
                return
        frame.count("coin_removed", frame.tallies["before"] - coin_forces(state))
        frame.leave_space()

    # --- when all spaces are resolved ---------------------------------------------------------------------------

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        """Capability 3: after an Assault that removed CR forces they may place a Rebel in one of those spaces."""
        told = frame.heard()
        if frame.step == "" and Capability.ENHANCED_METABOLISM in turn.state.capabilities:
            frame.step = "metabolism"
            spaces = [s for s in frame.selected if f"cr@{s}" in frame.tallies]
            if not available(turn.state, "cr_rebel"):  # 1.3: no calling up outside one's own Operations
                spaces = []
            turn.push(PickSpaces(seat=CR, why="metabolism", candidates=spaces, least=0, most=1))
        elif frame.step == "metabolism" and told.spaces:
            frame.step = "placed"
            rebel = PlacePieces(seat=CR, why="place", spaces=told.spaces, faces=["cr_rebel"], left=1, optional=False)
            turn.push(rebel)
        else:
            frame.close()


def own_forces(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    if has_forces(state, faction, space):
        return True
    return is_controller(state, faction) and bool(state.spaces[space].pieces.get("eg_troop"))


def within_reach(state: RedDustState, frame: OperationFrame, spaces: Iterable[SpaceId]) -> bool:
    """Whether one of these spaces could be assaulted if own units came there (6.3, 6.6)."""
    return any(count(state, s, TARGETS) and affordable(state, frame, frame.op.price(state, frame, s)) for s in spaces)


def coin_forces(state: RedDustState) -> int:
    """All of them, Satellites in Orbit included, so that a difference is what was lost."""
    return total(state, COIN_FORCES) + state.orbit


def bombard_targets(state: RedDustState) -> list[Face]:
    """Capability 6: Bombard cannot remove CR forces."""
    tunnels = Capability.DEEP_TUNNELING in state.capabilities
    return [f for f in TARGETS if not (tunnels and FACES[f].owner == CR)]


def may_reply(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    """In Labyrinths, or Red Dust at a Dug-In Base, with a Rebel left."""
    if not count(state, space, REBELS_OF[faction]):
        return False
    return SPACES[space].labyrinth or (faction == RD and bool(state.spaces[space].pieces.get("dug_in")))


def suppressed(frame: OperationFrame) -> SpaceId:
    """The space Suppressed in this Operation."""
    return next((key.removeprefix(SUPPRESSED) for key in frame.tallies if key.startswith(SUPPRESSED)), "")


def suppressible(state: RedDustState, frame: OperationFrame) -> list[SpaceId]:
    """One further space with EG Troops and Rebels for the Controller, as long as there is a space to assault.

    It is a space of the Operation, so a Limited or an Event's free Assault cannot reach beyond its spaces.
    """
    if frame.most or not is_controller(state, frame.seat) or suppressed(frame):
        return []
    wanted = (s for s in MARS if state.spaces[s].pieces.get("eg_troop") and count(state, s, REBELS))
    found = list(frame.allowed(state, wanted, ignores_storms=False))
    if not found or frame.selected:
        return found
    others = set(frame.open_spaces(state))
    return [s for s in found if others - {s}]


class ReadySpecOps(PiecesQuestion):
    """Before an Assault is resolved the Corporations may Activate SpecOps there, whoever assaults."""

    kind: Literal["ready_specops"] = "ready_specops"
    verb: Literal["remove", "replace", "activate", "move"] = "activate"
    why: str = "ready_specops"
    optional: bool = True
    topic = "reddust.specops"
    rule = "5.5"


class Strike(TargetsQuestion):
    """Remove one Active Rebel or Base for each cube and Active SpecOps."""

    kind: Literal["strike"] = "strike"
    why: str = "assault"
    rule = "5.5"


class Bombard(TargetsQuestion):
    """A Satellite from Orbit removes two more."""

    kind: Literal["bombard"] = "bombard"
    why: str = "bombard"
    optional: bool = True
    rule = "5.5"

    def begins(self, turn: Turn) -> None:
        satellite_from_orbit(turn, self.spaces[0])
