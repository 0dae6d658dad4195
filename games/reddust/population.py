"""1.7 Population, Damage, House and Repair; 1.8 Support and Opposition."""

from __future__ import annotations

from games.core.message import m
from games.reddust.board import MARS, SPACES
from games.reddust.cards import Campaign
from games.reddust.earthgov import set_confidence
from games.reddust.forces import move_face, remove
from games.reddust.say import level_name, mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import pay_resources, spendable
from games.reddust.vocabulary import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    CORP,
    MG,
    NEUTRAL,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    RD,
    Faction,
    SpaceId,
)

REPAIR_PRICE = {MG: 3, RD: 2, CORP: 0}
SHIFT_PRICE = {MG: 3, RD: 1}


def population(state: RedDustState, space: SpaceId) -> int:
    """Green squares without Damage plus yellow markers."""
    here = state.spaces[space]
    return SPACES[space].green - here.damage + here.markers


def populated(state: RedDustState, space: SpaceId) -> bool:
    return population(state, space) > 0


def spaceport(state: RedDustState, space: SpaceId) -> bool:
    """1.7: the symbol is on the rightmost green square, so the first Damage closes it; Phobos never closes."""
    return SPACES[space].labyrinth and state.spaces[space].damage == 0


def total_support(state: RedDustState) -> int:
    return sum(population(state, s) * state.spaces[s].level for s in MARS if state.spaces[s].level > 0)


def total_opposition(state: RedDustState) -> int:
    return sum(population(state, s) * -state.spaces[s].level for s in MARS if state.spaces[s].level < 0)


# --- Support and Opposition -------------------------------------------------------------------------------------


def shifted(state: RedDustState, space: SpaceId, steps: int) -> int:
    """The level after a shift: positive steps towards Active Support, negative towards Active Opposition."""
    now = state.spaces[space].level
    if not populated(state, space):
        return NEUTRAL
    top = ACTIVE_SUPPORT
    if Campaign.WATER_RECLAMATION_WORKERS in state.campaigns and SPACES[space].labyrinth:
        top = max(now, PASSIVE_SUPPORT)
    level = max(ACTIVE_OPPOSITION, min(top, now + steps))
    return _red_wave(state, now, level)


def _red_wave(state: RedDustState, now: int, level: int) -> int:
    """Campaign 12: what would fall from Support to Neutral falls through to Passive Opposition."""
    if Campaign.RED_WAVE_ELECTIONS in state.campaigns and now > NEUTRAL and level == NEUTRAL:
        return PASSIVE_OPPOSITION
    return level


def towards_neutral(state: RedDustState, space: SpaceId, steps: int = 1) -> int:
    """The level after a shift towards Neutral."""
    now = state.spaces[space].level
    level = max(NEUTRAL, now - steps) if now > 0 else min(NEUTRAL, now + steps)
    return _red_wave(state, now, level)


def set_level(turn: Turn, space: SpaceId, level: int) -> bool:
    here = turn.state.spaces[space]
    if here.level == level:
        return False
    here.level = level
    turn.say("reddust-now-at", space=space_name(space), level=level_name(level), marks=mark(space))
    return True


def shift(turn: Turn, space: SpaceId, steps: int) -> bool:
    """Shift towards Active Support (positive) or Active Opposition (negative); False when nothing changes."""
    return set_level(turn, space, shifted(turn.state, space, steps))


def shift_to_neutral(turn: Turn, space: SpaceId, steps: int = 1) -> bool:
    return set_level(turn, space, towards_neutral(turn.state, space, steps))


def _population_fell(turn: Turn, space: SpaceId) -> None:
    """1.8: an Unpopulated space is Neutral; 6.1: each Populated square holds one Fortified Troop at most."""
    here = turn.state.spaces[space]
    left = population(turn.state, space)
    surplus = here.pieces.get("mg_fortified", 0) - left
    if surplus > 0:
        move_face(turn.state, space, "mg_fortified", "mg_troop", surplus)
    if left == 0:
        set_level(turn, space, NEUTRAL)


# --- Damage -----------------------------------------------------------------------------------------------------


def can_damage(state: RedDustState, space: SpaceId) -> bool:
    return state.spaces[space].damage < SPACES[space].green


def place_damage(turn: Turn, space: SpaceId, n: int = 1) -> int:
    """1.7: yellow markers go first, then one green square is covered and one marker becomes Displaced.

    6.1: a Fortified Troop is removed instead, whichever square it stands on. Returns the markers placed.
    """
    state = turn.state
    here = state.spaces[space]
    placed = 0
    for _ in range(n):
        if not can_damage(state, space):
            break
        if here.pieces.get("mg_fortified", 0):
            turn.say("reddust-fortified-absorbs", space=space_name(space), marks=mark(space))
            remove(turn, space, "mg_fortified", 1)
            continue
        here.markers = 0
        here.damage += 1
        state.displaced += 1
        placed += 1
        turn.say("reddust-damaged", space=space_name(space), n=here.damage, marks=(*mark(space), "track:displaced"))
        _population_fell(turn, space)
    return placed


def remove_damage(turn: Turn, space: SpaceId, n: int = 1) -> int:
    """Take Damage away without a Repair action (event 1)."""
    here = turn.state.spaces[space]
    n = min(n, here.damage)
    if n:
        here.damage -= n
        turn.say("reddust-undamaged", space=space_name(space), n=n, marks=mark(space))
    return n


def remove_marker(turn: Turn, space: SpaceId) -> bool:
    """5.11: a yellow marker goes to the pool, not to Displaced Population."""
    here = turn.state.spaces[space]
    if not here.markers:
        return False
    here.markers -= 1
    turn.say("reddust-marker-lost", space=space_name(space), marks=mark(space))
    _population_fell(turn, space)
    return True


# --- House and Repair -------------------------------------------------------------------------------------------


def can_house(state: RedDustState, space: SpaceId) -> bool:
    here = state.spaces[space]
    return state.displaced > 0 and here.damage == 0 and here.markers < SPACES[space].gray


def can_repair(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    here = state.spaces[space]
    if not here.damage or not state.displaced:
        return False
    if faction == CORP:
        return here.pieces.get("security", 0) > 0
    return spendable(state, faction) >= REPAIR_PRICE[faction]


def can_pay_shift(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    """Pacify and Agitate: pay to shift one level towards one's own end."""
    if spendable(state, faction) < SHIFT_PRICE[faction]:
        return False
    return shifted(state, space, 1 if faction == MG else -1) != state.spaces[space].level


def _confidence_after(turn: Turn, faction: Faction, eg: str) -> None:
    if eg:  # 1.7: the Corporations choose the side, and may leave it after a Repair; 7.5: Events may name it
        set_confidence(turn, plus=eg == "plus")
    elif faction != CORP:
        set_confidence(turn, plus=faction == MG)


def house(turn: Turn, faction: Faction, space: SpaceId, eg: str = "") -> None:
    turn.state.displaced -= 1
    turn.state.spaces[space].markers += 1
    turn.emit(
        "reddust-housed",
        m("reddust-housed", space=space_name(space), displaced=turn.state.displaced),
        seat=faction,
        marks=(*mark(space), "track:displaced"),
    )
    _confidence_after(turn, faction, eg)


def repair(turn: Turn, faction: Faction, space: SpaceId, eg: str = "") -> None:
    state = turn.state
    state.displaced -= 1
    state.spaces[space].damage -= 1
    turn.emit(
        "reddust-repaired",
        m("reddust-repaired", space=space_name(space), displaced=state.displaced),
        seat=faction,
        marks=(*mark(space), "track:displaced"),
    )
    if faction == CORP:
        remove(turn, space, "security", 1, to="available")
    else:
        pay_resources(turn, faction, REPAIR_PRICE[faction])
    _confidence_after(turn, faction, eg)


def pay_shift(turn: Turn, faction: Faction, space: SpaceId) -> None:
    pay_resources(turn, faction, SHIFT_PRICE[faction])
    shift(turn, space, 1 if faction == MG else -1)
