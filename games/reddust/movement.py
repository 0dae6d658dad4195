"""1.2 adjacency and 1.10 storms as they bind movement and selection; the shared movement rules of 5.3, 5.4 and 5.7."""

from __future__ import annotations

from collections.abc import Iterator

from games.reddust.board import LABYRINTHS, MAGLEVS, SPACES, Maglev, adjacency
from games.reddust.cards import Capability
from games.reddust.population import spaceport
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR, RAGING, SIDE, Faction, Side, SpaceId

Route = tuple[SpaceId, ...]
"""The spaces of a move from the origin to the destination, both included."""


def neighbours(state: RedDustState, space: SpaceId) -> tuple[SpaceId, ...]:
    return adjacency(state.options.coronae_sharma)[space]


def raging(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].storm == RAGING


def selectable(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    """1.10: a Desert with a Raging Storm cannot be selected; Dust-Adaptation frees the Reclaimers from that."""
    if not raging(state, space) or SPACES[space].labyrinth:
        return True
    return faction == CR and Capability.DUST_ADAPTATION in state.capabilities


def sealed(state: RedDustState, space: SpaceId) -> bool:
    """1.10: nothing moves into or out of a Labyrinth in a Raging Storm unless a rule says so."""
    return SPACES[space].labyrinth and raging(state, space)


def open_maglevs(state: RedDustState) -> list[Maglev]:
    return [line for line in MAGLEVS.values() if line.id not in state.closed_maglevs]


def by_maglev(state: RedDustState, space: SpaceId) -> Iterator[SpaceId]:
    """Labyrinths at the other end of an open line."""
    for line in MAGLEVS.values():
        if space in line.ends and line.id not in state.closed_maglevs:
            yield line.ends[1] if line.ends[0] == space else line.ends[0]


def open_spaceports(state: RedDustState, side: Side, control: dict[SpaceId, Side]) -> list[SpaceId]:
    """5.3, 5.7: Labyrinths with friendly Control at the beginning of the Operation, no Damage, no Raging Storm."""
    return [s for s in LABYRINTHS if control.get(s, "") == side and spaceport(state, s) and not raging(state, s)]


def routes(
    state: RedDustState,
    faction: Faction,
    destination: SpaceId,
    control: dict[SpaceId, Side],
    *,
    maglev: bool = True,
) -> dict[SpaceId, Route]:
    """5.3 Secure and 5.7 March: every origin from which units reach the destination, with one shortest way each.

    A move is any number of Maglev and Spaceport legs and at most one step between adjacent spaces. It stops at once
    in a Desert or in a Labyrinth under enemy Control; `control` is Control at the beginning of the Operation.
    """
    side = SIDE[faction]
    if sealed(state, destination):
        return {}
    ports = open_spaceports(state, side, control)
    found: dict[SpaceId, Route] = {}
    seen: set[tuple[SpaceId, bool]] = {(destination, False)}
    queue: list[tuple[SpaceId, bool, Route]] = [(destination, False, (destination,))]
    for here, stepped, way in queue:
        legs = [(p, stepped) for p in _before(state, here, ports, maglev)]
        if not stepped:
            legs += [(p, True) for p in neighbours(state, here) if not raging(state, p)]
        for origin, step in legs:
            if (origin, step) in seen or origin == destination:
                continue
            seen.add((origin, step))
            found.setdefault(origin, (origin, *way))
            if SPACES[origin].labyrinth and control.get(origin, "") in ("", side):
                queue.append((origin, step, (origin, *way)))
    return found


def _before(state: RedDustState, space: SpaceId, ports: list[SpaceId], maglev: bool) -> Iterator[SpaceId]:
    """Labyrinths one Maglev or Spaceport leg away."""
    if maglev and not raging(state, space):
        yield from (s for s in by_maglev(state, space) if not raging(state, s))
    if space in ports:
        yield from (s for s in ports if s != space)


def recon_origins(state: RedDustState, destination: SpaceId, control: dict[SpaceId, Side], side: Side) -> list[SpaceId]:
    """5.4: adjacent spaces without Raging Storms, and Labyrinths whose Spaceport is open, straight to the Desert."""
    near = [s for s in neighbours(state, destination) if not raging(state, s)]
    return near + [s for s in open_spaceports(state, side, control) if s not in near]
