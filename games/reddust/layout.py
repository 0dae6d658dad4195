"""Where everything of our own map lies, in units of a sheet of 1600 by 1300; drawn from the adjacency, not from print.

Deserts are polygons whose corners are shared, so that two Deserts touch exactly where they are adjacent (1.2). A
Labyrinth is a circle on a corner where all Deserts around it meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from games.reddust.board import CONFIDENCE, EDGE_MOST, FLASHPOINT_BOLT, HAND_LIMIT, MAGLEVS, SPACES
from games.reddust.cards import ASSETS, AssetCard
from games.reddust.vocabulary import BASES_OF, WILDERNESS, SpaceId

Spot = tuple[int, int]
Room = tuple[int, int, int, int]
"""Left, top, right, bottom."""

WIDTH, HEIGHT = 1600, 1300
SECTORS: dict[str, Room] = {
    "tharsis_montes": (8, 8, 1000, 1212),
    "arabia_terra": (996, 8, 1592, 690),
    "hellas_planitia": (996, 684, 1592, 1212),
}
"""What a picture of one sector shows."""
SECTOR_LABEL: dict[str, Spot] = {
    "tharsis_montes": (182, 30),
    "arabia_terra": (1128, 672),
    "hellas_planitia": (1128, 1196),
}
WILDERNESS_ROOM: Room = (28, 1220, 1572, 1292)

RADIUS = 106
CIRCLES: dict[SpaceId, Spot] = {
    "europa": (470, 254),
    "tenzing": (272, 612),
    "shepard": (470, 970),
    "tereshkova": (672, 612),
    "new_cordoba": (1142, 434),
    "shenzhou": (1446, 434),
    "gandhi": (1188, 954),
    "sharma": (1400, 954),
}

CORNERS: dict[str, Spot] = {
    **CIRCLES,
    "waist": (1294, 954),
    # Tharsis Montes, clockwise along the frame
    "t1": (44, 36), "t2": (644, 26), "t3": (974, 40), "t4": (984, 612), "t5": (970, 1186), "t6": (644, 1198),
    "t7": (40, 1184), "t8": (26, 790), "t9": (24, 352),
    # where three meet inside
    "ascraeus_arsia": (412, 359), "arsia_daedalia": (371, 791), "north": (640, 160), "south": (640, 1064),
    "east": (916, 612), "ne1": (812, 262), "ne2": (892, 448), "se1": (812, 962), "se2": (892, 776),
    # Arabia Terra
    "a1": (1020, 34), "a2": (1136, 24), "a3": (1452, 26), "a4": (1570, 36), "a5": (1580, 452), "a6": (1566, 664),
    "a7": (1024, 668), "a8": (1010, 450), "line": (1294, 434), "radau": (1294, 206), "rw": (1172, 178),
    "re": (1416, 178),
    # Hellas Planitia
    "h1": (1022, 702), "hm": (1294, 698), "h2": (1566, 700), "h3": (1580, 1088), "h4": (1564, 1190), "h5": (1026, 1192),
    "h6": (1010, 1088), "colles": (1294, 1076),
}  # fmt: skip

OUTLINES: dict[SpaceId, tuple[str, ...]] = {
    "ascraeus": ("t1", "t2", "north", "europa", "ascraeus_arsia", "t9"),
    "tholus": ("t2", "t3", "t4", "east", "ne2", "ne1", "north"),
    "noctis": ("north", "ne1", "ne2", "east", "se2", "se1", "south", "shepard", "tereshkova", "europa"),
    "sinai": ("t4", "t5", "t6", "south", "se1", "se2", "east"),
    "daedalia": ("t6", "t7", "t8", "arsia_daedalia", "shepard", "south"),
    "arsia": ("t8", "t9", "ascraeus_arsia", "tenzing", "arsia_daedalia"),
    "pavonis": ("europa", "tereshkova", "tenzing", "ascraeus_arsia"),
    "syria": ("tenzing", "tereshkova", "shepard", "arsia_daedalia"),
    "rutherford": ("a1", "a2", "rw", "radau", "line", "new_cordoba", "a8"),
    "radau": ("a2", "a3", "re", "radau", "rw"),
    "marth": ("a3", "a4", "a5", "shenzhou", "line", "radau", "re"),
    "trouvelot": ("a5", "a6", "a7", "a8", "new_cordoba", "line", "shenzhou"),
    "alpheus": ("h6", "colles", "h3", "h4", "h5"),
    "coronae": ("h1", "hm", "waist", "colles", "h6"),
    "hellas_chaos": ("hm", "h2", "h3", "colles", "waist"),
}

ROOMS: dict[SpaceId, Room] = {
    "ascraeus": (48, 66, 372, 330),
    "tholus": (706, 50, 962, 262),
    "noctis": (596, 300, 866, 496),
    "sinai": (690, 976, 962, 1180),
    "daedalia": (50, 850, 364, 1160),
    "arsia": (36, 362, 326, 496),
    "pavonis": (352, 420, 588, 602),
    "syria": (346, 642, 598, 850),
    "rutherford": (1020, 184, 1284, 318),
    "radau": (1164, 34, 1426, 184),
    "marth": (1304, 184, 1570, 318),
    "trouvelot": (1036, 548, 1554, 658),
    "alpheus": (1036, 1088, 1554, 1186),
    "coronae": (1022, 704, 1290, 838),
    "hellas_chaos": (1300, 704, 1568, 838),
}
"""Room for the name and the pieces of a Desert."""

RELIEF: dict[SpaceId, tuple[str, Spot, int]] = {
    "ascraeus": ("mons", (130, 250), 86),
    "tholus": ("mons", (900, 300), 54),
    "arsia": ("mons", (92, 650), 78),
    "pavonis": ("mons", (468, 560), 60),
    "noctis": ("canyon", (850, 640), 90),
    "syria": ("dunes", (470, 790), 90),
    "sinai": ("dunes", (860, 1120), 90),
    "daedalia": ("dunes", (180, 1100), 110),
    "rutherford": ("crater", (1066, 330), 44),
    "radau": ("crater", (1400, 120), 50),
    "marth": ("crater", (1530, 330), 44),
    "trouvelot": ("crater", (1294, 560), 40),
    "alpheus": ("hills", (1500, 1150), 60),
    "coronae": ("hills", (1058, 1040), 50),
    "hellas_chaos": ("canyon", (1540, 1010), 70),
}
"""What the ground is like: kind, centre, size."""


@dataclass(frozen=True, slots=True)
class Line:
    """A Maglev line on the map, from circle to circle through corners."""

    id: str
    points: tuple[Spot, ...]


_BY_WAY = {"M1": "ascraeus_arsia", "M2": "arsia_daedalia", "M5": "line"}
LINES: tuple[Line, ...] = tuple(
    Line(line.id, tuple(CORNERS[c] for c in (line.ends[0], *filter(None, [_BY_WAY.get(line.id)]), line.ends[1])))
    for line in MAGLEVS.values()
)

SPOTS: dict[SpaceId, Spot] = {
    **CIRCLES,
    **{s: ((left + right) // 2, (top + bottom) // 2) for s, (left, top, right, bottom) in ROOMS.items()},
    WILDERNESS: ((WILDERNESS_ROOM[0] + WILDERNESS_ROOM[2]) // 2, WILDERNESS_ROOM[1] - 4),
}
"""Where arrows begin and end."""


def borders(space: SpaceId) -> set[frozenset[str]]:
    """Sides of a Desert's polygon."""
    ring = OUTLINES[space]
    return {frozenset(side) for side in pairwise((*ring, ring[0]))}


# --- printed facts that pictures need ---------------------------------------------------------------------------

STORM_DICE: dict[SpaceId, tuple[tuple[int, ...], tuple[int, ...]]] = {
    s: (info.white, info.black) for s, info in SPACES.items() if info.white
}
LINE_ENDS: dict[str, tuple[SpaceId, SpaceId]] = {line.id: line.ends for line in MAGLEVS.values()}
CONFIDENCE_BOXES = CONFIDENCE
FLASHPOINT_BOXES = FLASHPOINT_BOLT
TRACK_END = EDGE_MOST
HAND_MOST = HAND_LIMIT
BASE_FACES = BASES_OF


def asset(card: int) -> AssetCard:
    return ASSETS[card]
