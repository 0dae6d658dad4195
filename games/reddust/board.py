"""1.2: the map as printed, read once from data/map.json and data/tracks.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games.reddust.vocabulary import PHOBOS, Faction, SpaceId, Stock

DATA = Path(__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    """One data file."""
    raw: dict[str, Any] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return raw


@dataclass(frozen=True, slots=True)
class SpaceInfo:
    """A printed space: green squares are Population, gray ones room for markers (1.7)."""

    id: SpaceId
    kind: str
    sector: str
    green: int
    gray: int
    bases: int
    white: tuple[int, ...]
    black: tuple[int, ...]
    level: int
    start: dict[str, int]

    @property
    def labyrinth(self) -> bool:
        return self.kind == "labyrinth"

    @property
    def desert(self) -> bool:
        return self.kind == "desert"


@dataclass(frozen=True, slots=True)
class Maglev:
    """A line between two Labyrinths; the Rodgers Line (M4) is closed until event 14 opens it."""

    id: str
    ends: tuple[SpaceId, SpaceId]
    open: bool
    touches: tuple[SpaceId, ...]


@dataclass(frozen=True, slots=True)
class ConfidenceBox:
    """1.2: one box of the EarthGov Confidence track and what it sends to Earth in a Flashpoint Round."""

    value: int
    controller: Faction | None
    eg_troops: int
    supply: int
    population: int


def _space(raw: dict[str, Any]) -> SpaceInfo:
    return SpaceInfo(
        id=raw["id"],
        kind=raw["kind"],
        sector=raw["sector"] or "",
        green=raw["green"],
        gray=raw["gray"],
        bases=raw["bases"],
        white=tuple(raw["white"]),
        black=tuple(raw["black"]),
        level=raw["level"],
        start=raw["start"],
    )


MAP = read("map.json")
TRACKS = read("tracks.json")

SPACES: dict[SpaceId, SpaceInfo] = {raw["id"]: _space(raw) for raw in MAP["spaces"]}
MARS: tuple[SpaceId, ...] = tuple(s for s in SPACES if s != PHOBOS)
"""Every space on Mars, the Wilderness included."""
LABYRINTHS: tuple[SpaceId, ...] = tuple(s for s, info in SPACES.items() if info.labyrinth)
"""Phobos is treated as a Labyrinth (1.2)."""
MARS_LABYRINTHS: tuple[SpaceId, ...] = tuple(s for s in LABYRINTHS if s != PHOBOS)
DESERTS: tuple[SpaceId, ...] = tuple(s for s, info in SPACES.items() if info.desert)
MAGLEVS: dict[str, Maglev] = {
    raw["id"]: Maglev(raw["id"], (raw["ends"][0], raw["ends"][1]), raw["open"], tuple(raw["touches"]))
    for raw in MAP["maglev"]
}
OPEN_PAIR: tuple[SpaceId, SpaceId] = (MAP["open_pair"][0], MAP["open_pair"][1])
CONFIDENCE: tuple[ConfidenceBox, ...] = tuple(
    ConfidenceBox(raw["value"], raw["controller"], raw["eg_troops"], raw["supply"], raw["population"])
    for raw in TRACKS["eg_confidence"]
)
STOCK: dict[Stock, int] = TRACKS["stock"]
STORM_MARKERS: int = STOCK["storm"]
EDGE_MOST: int = TRACKS["edge_most"]
THRESHOLD: dict[Faction, int] = TRACKS["thresholds"]
TIE_ORDER: tuple[Faction, ...] = tuple(TRACKS["tie_order"])
FLASHPOINT_BOLT: int = TRACKS["flashpoint_bolt"]
HAND_LIMIT: int = TRACKS["hand_limit"]
CARGO: int = TRACKS["cargo"]
CARD_SYMBOLS: tuple[int, ...] = tuple(TRACKS["cr_card_symbols"])

_ROLL: dict[tuple[int, int], SpaceId] = {
    (white, black): info.id for info in SPACES.values() for white in info.white for black in info.black
}


def rolled_space(white: int, black: int) -> SpaceId:
    """3.2: the space that a pair of storm dice names."""
    return _ROLL[white, black]


@cache
def adjacency(coronae_sharma: bool) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """1.2: neighbours of every space; the one pair the print leaves open is a game option."""
    table = {s: tuple(MAP["adjacency"].get(s, ())) for s in SPACES}
    if coronae_sharma:
        a, b = OPEN_PAIR
        table[a] += (b,)
        table[b] += (a,)
    return table


HOUSE: dict[str, Any] = read("house.json")
"""Readings where the sources are silent; each is listed with its reason in docs/rules/red-dust.md."""
