"""1.9 Control, and the counting that everything else rests on."""

from __future__ import annotations

from collections.abc import Iterable

from games.reddust.board import MARS, SPACES
from games.reddust.cards import Campaign
from games.reddust.state import RedDustState
from games.reddust.vocabulary import (
    BASES_OF,
    COIN,
    CORP_UNITS,
    CR,
    FACES,
    PHOBOS,
    RD,
    Face,
    Faction,
    Side,
    SpaceId,
)

_COUNTING: tuple[tuple[Face, Side], ...] = tuple((f.id, f.side) for f in FACES.values() if f.role != "satellite")
_SIDE_OF: dict[Face, Side] = dict(_COUNTING)


def count(state: RedDustState, space: SpaceId, faces: Iterable[Face]) -> int:
    """How many pieces with these faces stand in a space."""
    here = state.spaces[space].pieces
    return sum(here[f] for f in faces if f in here)


def total(state: RedDustState, faces: Iterable[Face]) -> int:
    """How many stand on Mars and Phobos together."""
    wanted = tuple(faces)
    return sum(count(state, space, wanted) for space in state.spaces)


def strength(state: RedDustState, space: SpaceId) -> dict[Side, int]:
    """Forces of each side that count for Control; Satellites never do (1.3)."""
    sums = {COIN: 0, RD: 0, CR: 0}
    for face, n in state.spaces[space].pieces.items():
        side = _SIDE_OF.get(face)
        if side is not None:
            sums[side] += n
    if Campaign.TORTURE_VIDEO_LEAKS in state.campaigns and SPACES[space].labyrinth:
        sums[COIN] -= count(state, space, CORP_UNITS)
    return sums


def control(state: RedDustState, space: SpaceId) -> Side:
    """Who controls a space: COIN, RD, CR or nobody (""). Phobos is COIN's for ever (1.2)."""
    if space == PHOBOS:
        return COIN
    sums = strength(state, space)
    coin, rd, cr = sums[COIN], sums[RD], sums[CR]
    if coin > rd + cr:
        return COIN
    if rd > coin + cr:
        return RD
    if cr > coin + rd:
        return CR
    return ""


def controls(state: RedDustState) -> dict[SpaceId, Side]:
    """Control of every space at this moment; Operations keep it as it was when they began (5.3)."""
    return {space: side for space in state.spaces if (side := control(state, space))}


def coin_controls(state: RedDustState, space: SpaceId) -> bool:
    return control(state, space) == COIN


def bases(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    return count(state, space, BASES_OF[faction])


def bases_on_mars(state: RedDustState, faction: Faction) -> int:
    return sum(count(state, space, BASES_OF[faction]) for space in MARS)
