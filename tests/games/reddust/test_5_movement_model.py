"""5.3, 5.7, 5.8: where units get to, against a second reading of the rules that walks forward, on many random maps."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.core.engine import Table
from games.reddust import actions as act
from games.reddust.board import LABYRINTHS, MAGLEVS, MAP, MARS, SPACES, STORM_MARKERS
from games.reddust.control import controls
from games.reddust.movement import routes
from games.reddust.operations.travel import TravelFrom
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustState
from games.reddust.vocabulary import COIN, COIN_UNITS, CR, MG, PHOBOS, RD, WILDERNESS
from tests.games.reddust.build import empty, opening, operation, play, put

Place = tuple[str, bool]
"""A space and whether the Rebel stands there Active."""
NEIGHBOURS: dict[str, list[str]] = MAP["adjacency"]
REBEL = {False: "cr_rebel", True: "cr_rebel_active"}


# --- 5.3, 5.7: adjacency, Maglevs, Spaceports -------------------------------------------------------------------


def random_map(rng: Random) -> RedDustState:
    """Somebody or nobody controls each space; Damage, storms and the Rodgers Line as the dice fall."""
    state = opening()
    for space in MARS:
        here = state.spaces[space]
        face = rng.choice(["", "", "mg_troop", "rd_rebel", "cr_rebel"])
        here.pieces = {face: 1} if face else {}
        here.damage = rng.choice([0, 0, 1]) if SPACES[space].green else 0
        here.storm = rng.choice(["", "", "", "", "raging", "approaching"])
    state.closed_maglevs = rng.choice([[], ["M4"]])
    return state


class Walk:
    """A unit that walks as 5.3 and 5.7 allow: any Maglevs and Spaceports, and one step between adjacent spaces."""

    def __init__(self, state: RedDustState, side: str) -> None:
        self.side = side
        self.control = controls(state)
        self.raging = {s for s, here in state.spaces.items() if here.storm == "raging"}
        self.lines = [line.ends for line in MAGLEVS.values() if line.id not in state.closed_maglevs]
        self.ports = [
            s for s in LABYRINTHS if self.control.get(s) == side and not state.spaces[s].damage and s not in self.raging
        ]

    def legs(self, space: str, stepped: bool) -> Iterator[tuple[str, bool]]:
        if not stepped:
            yield from ((s, True) for s in NEIGHBOURS.get(space, ()))
        for a, b in self.lines:
            if space in (a, b):
                yield b if space == a else a, stepped
        if space in self.ports:
            yield from ((s, stepped) for s in self.ports)

    def reach(self, origin: str) -> set[str]:
        if origin in self.raging:
            return set()
        todo, seen = [(origin, False)], {(origin, False)}
        for space, stepped in todo:
            if space != origin and (space not in LABYRINTHS or self.control.get(space, "") not in ("", self.side)):
                continue  # it stops in Deserts and at enemy Control
            for leg in self.legs(space, stepped):
                if leg[0] not in self.raging and leg not in seen:
                    seen.add(leg)
                    todo.append(leg)
        return {space for space, _ in seen} - {origin}


@pytest.mark.parametrize(("faction", "side", "goals"), [(MG, COIN, LABYRINTHS), (RD, RD, MARS)])
def test_units_reach_what_a_walk_reaches(faction: str, side: str, goals: tuple[str, ...]) -> None:
    rng = Random("walks")
    for _ in range(150):
        state = random_map(rng)
        walk = Walk(state, side)
        calm = [s for s in goals if s not in walk.raging]
        ways = {goal: routes(state, faction, goal, walk.control) for goal in calm}
        for origin in SPACES if faction == MG else MARS:
            assert {goal for goal in calm if origin in ways[goal]} == walk.reach(origin) & set(calm), origin


# --- 5.8: a single Reclaimer Rebel ------------------------------------------------------------------------------


def random_desert(rng: Random) -> tuple[RedDustState, Place]:
    state = empty()
    stormy = rng.sample(MARS, STORM_MARKERS)
    for space in MARS:
        level = rng.choice([0, 0, 1, 2]) if SPACES[space].green else 0
        storm = rng.choice(["raging", "approaching"]) if space in stormy else ""
        pieces = {"mg_troop": rng.choice([0, 0, 1, 3]), "cr_base": rng.choice([0, 0, 1])}
        pieces = {face: min(n, state.available[face]) for face, n in pieces.items()}
        put(state, space, level=level, storm=storm, **pieces)
    origin, active = rng.choice(MARS), rng.random() < 0.3
    put(state, origin, **{REBEL[active]: 1})
    return state, (origin, active)


def journeys(state: RedDustState, start: Place) -> set[Place]:
    """Where the Rebel can get to, and how it then stands."""
    todo, seen = [start], set[Place]()
    for space, active in todo:
        if (space, active) != start and (active or not state.spaces[space].pieces.get("cr_base")):
            continue  # only Hidden Rebels go on, and only from a Base
        for goal in NEIGHBOURS[space]:
            here = state.spaces[goal]
            cubes = sum(n for face, n in here.pieces.items() if face in COIN_UNITS)
            shown = active or (here.level > 0 and 1 + cubes > 3)
            place = goal, shown and goal != WILDERNESS and not here.storm
            if place not in seen:
                seen.add(place)
                todo.append(place)
    return seen


def whereabouts(state: RedDustState) -> Place:
    return next((s, a) for s in MARS for a in (False, True) if state.spaces[s].pieces.get(REBEL[a]))


def traveled(state: RedDustState, origin: str) -> set[Place]:
    """The same by way of the questions: every answer that sends the Rebel on, from every position it leads to."""
    table = operation(state, CR, "travel", special="no", free=True, only=[origin])
    todo, seen = [RED_DUST.dump(table.state)], set[Place]()
    for kept in todo:
        for goal in [a for a in Table(RED_DUST, RED_DUST.load(kept)).actions(CR) if a.kind == "space"]:
            table = Table(RED_DUST, RED_DUST.load(kept))
            play(table, CR, goal)
            if act.DONE not in table.actions(CR):
                play(table, CR, next(a for a in table.actions(CR) if a.kind == "move"))
            place = whereabouts(table.state)
            if place not in seen:
                seen.add(place)
                if table.state.stack and isinstance(table.state.stack[-1], TravelFrom):
                    todo.append(RED_DUST.dump(table.state))
    return seen


def test_a_rebel_travels_as_far_as_bases_take_it() -> None:
    rng = Random("journeys")
    for _ in range(40):
        state, start = random_desert(rng)
        expected = journeys(state, start)
        assert traveled(state, start[0]) == expected, start


def test_phobos_is_no_place_for_rebels() -> None:
    """1.2, 5.7: no March comes from there or passes it, whoever controls what."""
    rng = Random("phobos")
    for _ in range(20):
        state = random_map(rng)
        now = controls(state)
        assert all(PHOBOS not in way for goal in MARS for way in routes(state, RD, goal, now).values())
