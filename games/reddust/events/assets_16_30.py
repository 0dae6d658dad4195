"""Asset cards 16 to 30 (1.5, 7.7): Capabilities 23 to 26, Events 27 to 29; the others are worth Resources only."""

from __future__ import annotations

from games.reddust.board import DESERTS, MARS, MARS_LABYRINTHS
from games.reddust.control import count
from games.reddust.events.assets_01_15 import CAPABILITY
from games.reddust.events.choices import AllSpaces, ChooseNumber, ChooseSpaces, ForEach
from games.reddust.events.effects import Damage, Draw, PlaceIn, RemoveFrom
from games.reddust.events.grants import Displaced
from games.reddust.events.moves import MoveTo
from games.reddust.events.predicates import all_of, no, support, unpopulated, with_pieces
from games.reddust.events.run import Effect, Run
from games.reddust.forces import placeable
from games.reddust.movement import neighbours, sealed, selectable
from games.reddust.population import can_damage
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR, MG_TROOPS, REBELS_OF, Face, SpaceId

DESERTERS: tuple[Face, ...] = (*MG_TROOPS, "security")


def _remote(state: RedDustState, space: SpaceId) -> int:
    return placeable(state, "conversion", space, 1)


def within_two(state: RedDustState, goal: SpaceId) -> set[SpaceId]:
    """Spaces one or two steps away."""
    near = set(neighbours(state, goal))
    return near.union(*(neighbours(state, s) for s in near)) - {goal}


def _pilgrims(state: RedDustState, goal: SpaceId) -> bool:
    if sealed(state, goal):
        return False
    origins = (s for s in within_two(state, goal) if selectable(state, CR, s) and not sealed(state, s))
    return any(count(state, s, REBELS_OF[CR]) for s in origins)


def _pilgrimage(state: RedDustState, space: SpaceId) -> int:
    """7.4: Rebels that can come, and Damage."""
    return int(_pilgrims(state, space)) + int(can_damage(state, space))


def _near_the_goal(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return any(space in within_two(state, goal) for goal in run.spaces("goal"))


def _at_most_three(state: RedDustState, run: Run) -> int:
    return min(3, state.displaced)


ASSETS_16_30: dict[str, tuple[Effect, ...]] = {
    "asset-23": CAPABILITY,  # MPS Uplink Hacked: operations/base
    "asset-24": CAPABILITY,  # AI Unleashed: specials/ransack
    "asset-25": CAPABILITY,  # Genetic Masking: operations/sweep
    "asset-26": CAPABILITY,  # Ares Rockets: operations/attack
    # Loyalty
    "asset-27": (
        ChooseSpaces("four", 4, all_of(no(support), with_pieces(*DESERTERS)), among=MARS),
        ForEach("four", (RemoveFrom(DESERTERS, 2, up_to=True),)),
    ),
    # Remote Base
    "asset-28": (
        ChooseSpaces("desert", 1, unpopulated, among=DESERTS, best=_remote),
        PlaceIn(("cr_rebel",), 2, "desert"),
        PlaceIn(("conversion",), 1, "desert"),
        Draw(1),
    ),
    # Pilgrimage
    "asset-29": (
        ChooseSpaces("goal", 1, among=MARS_LABYRINTHS, best=_pilgrimage, why="event_goal"),
        AllSpaces("near", with_pieces(*REBELS_OF[CR]), fits=_near_the_goal),
        MoveTo(REBELS_OF[CR], "goal", "near", 4),
        Damage(1, "goal"),
        ChooseNumber("gone", _at_most_three, why="event_displaced"),
        Displaced(lambda state, run: -run.numbers["gone"]),
    ),
}
