"""Asset cards 1 to 15 (1.5, 7.7): Capabilities 1 to 6, Events 7 to 13; 14 and 15 are worth Resources only.

What a Capability changes is asked where it matters (`Capability.X in state.capabilities`), not here.
"""

from __future__ import annotations

from games.reddust.board import DESERTS, MARS_LABYRINTHS, SPACES
from games.reddust.control import count
from games.reddust.events.choices import AllSpaces, ChooseSpaces, ForEach, If, beside, some
from games.reddust.events.effects import Damage, Draw, HideAll, PlaceIn, RemoveAll, RemoveFrom
from games.reddust.events.grants import Custom, FreeOperation
from games.reddust.events.moves import MoveTo
from games.reddust.events.predicates import all_of, damageable, mars_labyrinth, room_for_base, with_pieces
from games.reddust.events.run import Effect, Run
from games.reddust.events.swaps import swaps
from games.reddust.forces import available, has_forces
from games.reddust.movement import neighbours, selectable
from games.reddust.operations.free import OfferOperation
from games.reddust.population import can_damage
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import COIN_UNITS, CR, ENEMY_FACES, RD, REBELS_OF, UNITS, SpaceId

CAPABILITY: tuple[Effect, ...] = (FreeOperation(CR, most=2), Draw(1))
"""1.5: playing a Capability also gives one free Operation in up to two spaces, then one card."""

# --- 7 ----------------------------------------------------------------------------------------------------------


def region(state: RedDustState, desert: SpaceId) -> list[SpaceId]:
    """A Desert and the Deserts next to it, as far as an Event may name them (7.3)."""
    around = (desert, *neighbours(state, desert))
    return [s for s in around if SPACES[s].desert and selectable(state, CR, s)]


def _rebels_can_travel(state: RedDustState, space: SpaceId) -> bool:
    offer = OfferOperation(seat=CR, operations=["travel"], destinations=region(state, space))
    return bool(offer.frames(state))


def _name_the_region(turn: Turn, run: Run) -> None:
    run.scope["region"] = [s for desert in run.spaces("desert") for s in region(turn.state, desert)]


def _name_the_reached(turn: Turn, run: Run) -> None:
    """Travel tells where its journeys ended."""
    run.scope["reached"] = [s for s in run.spaces("region") if run.numbers.get(f"travel.into:{s}")]


# --- 8, 9, 11, 12 -----------------------------------------------------------------------------------------------


def _impact(state: RedDustState, space: SpaceId) -> int:
    """7.4: two Damage and units to lose."""
    room = SPACES[space].green - state.spaces[space].damage
    return min(2, room) + int(count(state, space, UNITS) > 0)


def _half_the_units(state: RedDustState, run: Run) -> int:
    return sum((count(state, s, UNITS) + 1) // 2 for s in run.spaces("labyrinth"))


def nobody_else(state: RedDustState, space: SpaceId) -> bool:
    """No forces of other Factions; Satellites are EarthGov's (1.3)."""
    return count(state, space, ENEMY_FACES[CR]) == 0


def three_bases(state: RedDustState, run: Run) -> int:
    return min(3, available(state, "cr_base"))


def _two_bases(state: RedDustState, run: Run) -> int:
    return min(2, available(state, "cr_base"))


def _labyrinths_with_cr(state: RedDustState, run: Run) -> int:
    return sum(has_forces(state, CR, s) for s in MARS_LABYRINTHS)


def _lost_patrol(state: RedDustState, space: SpaceId) -> int:
    """7.4: units to remove, and a Labyrinth next to them to Damage."""
    near = any(s in MARS_LABYRINTHS and can_damage(state, s) for s in neighbours(state, space))
    return int(count(state, space, COIN_UNITS) > 0) + int(near)


ASSETS_01_15: dict[str, tuple[Effect, ...]] = {
    "asset-1": CAPABILITY,  # Subdermal Weaponry: operations/attack
    "asset-2": CAPABILITY,  # Dust-Adaptation: movement.selectable
    "asset-3": CAPABILITY,  # Enhanced Metabolism: operations/assault
    "asset-4": CAPABILITY,  # The Mind Twister: specials/purify
    "asset-5": CAPABILITY,  # Neural Conditioning: operations/rally
    "asset-6": CAPABILITY,  # Deep Tunneling: operations/assault
    # Children of the Desert
    "asset-7": (
        ChooseSpaces("desert", 1, _rebels_can_travel, among=DESERTS, why="event_region"),
        If(
            some("desert"),
            (
                Custom(_name_the_region),
                FreeOperation(CR, ("travel",), destinations="region", into="travel"),
                Custom(_name_the_reached),
                FreeOperation(CR, ("attack",), "reached"),
            ),
        ),
    ),
    # Weaponized Asteroid
    "asset-8": (
        ChooseSpaces("labyrinth", 1, among=MARS_LABYRINTHS, best=_impact),
        Damage(2, "labyrinth"),
        RemoveFrom(UNITS, _half_the_units, "labyrinth"),
    ),
    # The Reclaimer Faith
    "asset-9": (
        ChooseSpaces("three", three_bases, all_of(nobody_else, room_for_base), among=(*MARS_LABYRINTHS, *DESERTS)),
        ForEach("three", (PlaceIn(("cr_base",), 1),)),
    ),
    # Converts
    "asset-10": (
        AllSpaces("all", with_pieces(*REBELS_OF[RD])),
        *swaps(REBELS_OF[RD], "cr_rebel", 4, "all"),
    ),
    # Church Assets
    "asset-11": (
        Draw(_labyrinths_with_cr),
        ChooseSpaces("two", _two_bases, room_for_base, among=MARS_LABYRINTHS),
        ForEach("two", (PlaceIn(("cr_base",), 1),)),
    ),
    # The Lost Patrol
    "asset-12": (
        ChooseSpaces("desert", 1, among=DESERTS, best=_lost_patrol),
        RemoveAll(COIN_UNITS, "desert"),
        ChooseSpaces("labyrinth", 1, all_of(mars_labyrinth, damageable), fits=beside("desert")),
        Damage(1, "labyrinth"),
    ),
    # The Ma'adim
    "asset-13": (
        AllSpaces("all", with_pieces(*REBELS_OF[CR])),
        HideAll(("cr_rebel_active",), "all"),
        ChooseSpaces("goal", 1, up_to=True, among=DESERTS, why="event_goal"),
        MoveTo(("cr_rebel",), "goal", "all", 6),
    ),
}
