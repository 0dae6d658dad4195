"""Named filters over spaces, shared by Events and whoever needs them. `Where` takes the state and a space."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.reddust.board import DESERTS, HOUSE, LABYRINTHS, MAGLEVS, MARS, MARS_LABYRINTHS
from games.reddust.control import control, count
from games.reddust.forces import has_forces, room_for_bases
from games.reddust.movement import open_maglevs, sealed
from games.reddust.population import can_damage, can_house, populated, shifted, towards_neutral
from games.reddust.state import RedDustState
from games.reddust.vocabulary import BASES_OF, COIN, CORP, CR, EG, MG, RD, Face, SpaceId, faces

Where = Callable[[RedDustState, SpaceId], bool]

COIN_LABYRINTHS: tuple[SpaceId, ...] = LABYRINTHS if HOUSE["phobos_counts_as_labyrinth"] else MARS_LABYRINTHS
"""H5: where a card says Labyrinth and means COIN pieces or a count, Phobos is one."""
REBEL_BASES: tuple[Face, ...] = (*BASES_OF[RD], *BASES_OF[CR])
REBEL_FORCES: tuple[Face, ...] = faces(RD, CR)


def anywhere(state: RedDustState, space: SpaceId) -> bool:
    return True


def on_mars(state: RedDustState, space: SpaceId) -> bool:
    return space in MARS


def desert(state: RedDustState, space: SpaceId) -> bool:
    return space in DESERTS


def labyrinth(state: RedDustState, space: SpaceId) -> bool:
    """Phobos included (H5): for COIN pieces and for counting."""
    return space in COIN_LABYRINTHS


def mars_labyrinth(state: RedDustState, space: SpaceId) -> bool:
    return space in MARS_LABYRINTHS


def is_populated(state: RedDustState, space: SpaceId) -> bool:
    return populated(state, space)


def unpopulated(state: RedDustState, space: SpaceId) -> bool:
    return not populated(state, space)


def support(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].level > 0


def opposition(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].level < 0


def damaged(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].damage > 0


def damageable(state: RedDustState, space: SpaceId) -> bool:
    return can_damage(state, space)


def yellow_markers(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].markers > 0


def unsealed(state: RedDustState, space: SpaceId) -> bool:
    """7.3: forces may move in and out."""
    return not sealed(state, space)


def by_a_maglev(state: RedDustState, space: SpaceId) -> bool:
    """Touching a line in use; the unbuilt Rodgers Line is none (H3)."""
    lines = MAGLEVS.values() if HOUSE["unbuilt_rodgers_line_is_maglev"] else open_maglevs(state)
    return any(space in line.touches for line in lines)


def can_be_housed(state: RedDustState, space: SpaceId) -> bool:
    return can_house(state, space)


def coin_control(state: RedDustState, space: SpaceId) -> bool:
    return control(state, space) == COIN


def rebel_forces(state: RedDustState, space: SpaceId) -> bool:
    return has_forces(state, RD, space) or has_forces(state, CR, space)


def coin_forces(state: RedDustState, space: SpaceId) -> bool:
    return any(has_forces(state, owner, space) for owner in (MG, CORP, EG))


def room_for_base(state: RedDustState, space: SpaceId) -> bool:
    return room_for_bases(state, space) > 0


def one_of(*spaces: SpaceId) -> Where:
    def named(state: RedDustState, space: SpaceId) -> bool:
        return space in spaces

    return named


def with_pieces(*wanted: Face) -> Where:
    """At least one piece with one of these faces."""

    def has(state: RedDustState, space: SpaceId) -> bool:
        return count(state, space, wanted) > 0

    return has


def shiftable(steps: int) -> Where:
    """A shift would change something: towards Active Support (positive) or Active Opposition."""

    def can(state: RedDustState, space: SpaceId) -> bool:
        return shifted(state, space, steps) != state.spaces[space].level

    return can


def not_neutral(state: RedDustState, space: SpaceId) -> bool:
    return towards_neutral(state, space) != state.spaces[space].level


def can_oppose(state: RedDustState, space: SpaceId) -> int:
    """A rank (7.4): where a space is shifted and something else is done, those come first where the shift works."""
    return int(shifted(state, space, -1) != state.spaces[space].level)


def all_of(*filters: Where) -> Where:
    def every(state: RedDustState, space: SpaceId) -> bool:
        return all(f(state, space) for f in filters)

    return every


def any_of(*filters: Where) -> Where:
    def some(state: RedDustState, space: SpaceId) -> bool:
        return any(f(state, space) for f in filters)

    return some


def no(wanted: Where) -> Where:
    def lacks(state: RedDustState, space: SpaceId) -> bool:
        return not wanted(state, space)

    return lacks


def matching(state: RedDustState, where: Where, among: Iterable[SpaceId]) -> list[SpaceId]:
    return [s for s in among if where(state, s)]
