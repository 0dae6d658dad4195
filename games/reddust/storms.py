"""1.10 Dust Storms: dice, markers, and the Reclaimers' strike in a storm that was already there (3.2, 4.2)."""

from __future__ import annotations

from games.core.message import m
from games.reddust.board import STORM_MARKERS, rolled_space
from games.reddust.forces import present, shield
from games.reddust.say import mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import APPROACHING, CR, ENEMY_FACES, FACES, RAGING, Face, SpaceId


def markers_on_map(state: RedDustState) -> int:
    return sum(1 for here in state.spaces.values() if here.storm)


def strike_targets(state: RedDustState, space: SpaceId, *, bases: bool) -> list[Face]:
    """Enemy pieces the Reclaimers may remove; Bases only when no friendly unit is left (all SpecOps count).

    `bases` is False at set-up, where only a unit may be removed (3.2).
    """
    found = []
    for face in present(state, space, ENEMY_FACES[CR]):
        info = FACES[face]
        if info.role == "base":
            if bases and not shield(state, space, face, hidden_specops=True):
                found.append(face)
        elif bases or info.unit:
            found.append(face)
    return found


def roll_storm(turn: Turn, *, bases: bool = True) -> None:
    """One roll of the white and the black die; pushes the Reclaimers' question when a marker was there already."""
    from games.reddust.frames.flashpoint import StormStrike  # the frame uses this module

    state = turn.state
    white, black = state.rng.die(), state.rng.die()
    space = rolled_space(white, black)
    here = state.spaces[space]
    again = bool(here.storm)
    here.storm = RAGING if again else APPROACHING
    key = "reddust-storm-raging" if again else "reddust-storm-approaching"
    turn.emit(key, m(key, white=white, black=black, space=space_name(space)), barrier=True, marks=mark(space))
    if again and strike_targets(state, space, bases=bases):
        turn.push(StormStrike(seat=CR, space=space, bases=bases))


def storms_full(state: RedDustState) -> bool:
    return markers_on_map(state) >= STORM_MARKERS


def storms_move_on(turn: Turn) -> None:
    """4.2: Raging Storms leave, Approaching ones become Raging."""
    for space, here in turn.state.spaces.items():
        if here.storm == RAGING:
            here.storm = ""
            turn.say("reddust-storm-ends", space=space_name(space), marks=mark(space))
        elif here.storm:
            here.storm = RAGING
            turn.say("reddust-storm-breaks", space=space_name(space), marks=mark(space))


def storms_end(turn: Turn) -> None:
    for here in turn.state.spaces.values():
        here.storm = ""
    turn.say("reddust-storms-end")
