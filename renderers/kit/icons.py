"""Little pictures for the things that Mars games count: our own drawings, the same on every board.

Each icon is a function that draws in a box of 100 by 100; forms differ, not only colours.
"""

import math
from collections.abc import Callable

from PIL import Image

from renderers.kit import theme
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Point
from renderers.kit.shapes import POLYGONS, Pen, sprite

Painter = Callable[[Pen], None]

WHITE: Colour = (255, 250, 242)
BLACK: Colour = (28, 19, 16)
GOLD: Colour = (247, 196, 72)
STEEL: Colour = (178, 142, 112)
SILVER: Colour = (205, 210, 218)
LEAF: Colour = (112, 192, 96)
FLAME: Colour = (244, 104, 56)
BOLT: Colour = (198, 124, 232)
BLUE: Colour = (84, 166, 228)
AIR: Colour = (150, 214, 236)
ROSE: Colour = (240, 118, 134)
TAN: Colour = (214, 158, 108)


def _coin(pen: Pen) -> None:
    pen.disc(50, 50, 46, mix(GOLD, BLACK, 0.45))
    pen.disc(50, 50, 40, GOLD)
    pen.disc(50, 50, 31, mix(GOLD, BLACK, 0.18))
    pen.arc(50, 50, 17, 45, 315, WHITE, 11)


def _flame(pen: Pen) -> None:
    pen.poly([(50, 2), (64, 22), (80, 38), (88, 62), (76, 88), (50, 98), (24, 88), (12, 62), (22, 42), (34, 48)], FLAME)
    pen.disc(50, 66, 31, FLAME)
    pen.poly([(52, 40), (64, 58), (68, 76), (50, 92), (32, 78), (36, 62), (46, 62)], GOLD)


def _leaf(pen: Pen) -> None:
    pen.poly([(92, 6), (94, 44), (78, 74), (44, 84), (22, 72), (20, 42), (44, 16)], LEAF)
    pen.disc(52, 48, 31, LEAF)
    pen.line([(10, 94), (34, 66), (70, 30)], mix(LEAF, BLACK, 0.55), 7)
    pen.line([(46, 53), (46, 34)], mix(LEAF, BLACK, 0.55), 5)
    pen.line([(40, 60), (64, 58)], mix(LEAF, BLACK, 0.55), 5)


def _steel(pen: Pen) -> None:
    pen.poly([(8, 70), (22, 30), (78, 30), (92, 70)], STEEL)
    pen.poly([(22, 30), (78, 30), (70, 20), (30, 20)], mix(STEEL, WHITE, 0.45))
    pen.poly([(8, 70), (92, 70), (92, 82), (8, 82)], mix(STEEL, BLACK, 0.4))
    pen.line([(28, 56), (72, 56)], mix(STEEL, BLACK, 0.35), 6)


def _titanium(pen: Pen) -> None:
    pen.poly(POLYGONS["star"], BLACK)
    pen.poly([(50 + (x - 50) * 0.94, 52 + (y - 52) * 0.94) for x, y in POLYGONS["star"]], SILVER)
    pen.poly([(50, 6), (62, 40), (50, 54)], WHITE)


def _card(pen: Pen) -> None:
    pen.box(30, 4, 90, 84, mix(TAN, BLACK, 0.5), 9)
    pen.box(10, 14, 72, 97, WHITE, 9)
    pen.box(18, 23, 64, 54, theme.RUST, 4)
    pen.disc(48, 40, 10, TAN)
    pen.line([(22, 68), (60, 68)], mix(WHITE, BLACK, 0.45), 6)
    pen.line([(22, 83), (48, 83)], mix(WHITE, BLACK, 0.45), 6)


def _drop(pen: Pen) -> None:
    pen.poly([(50, 2), (76, 42), (50, 66), (24, 42)], BLUE)
    pen.disc(50, 64, 33, BLUE)
    pen.poly([(21, 49), (30, 32), (70, 32), (79, 49)], BLUE)
    pen.arc(50, 64, 20, 100, 175, WHITE, 7)


def _wave(pen: Pen) -> None:
    pen.poly(POLYGONS["hexagon-tall"], mix(BLUE, BLACK, 0.35))
    for y in (34, 54, 74):
        points = [(x, y + 5 * math.sin(x / 7.2)) for x in range(18, 83, 4)]
        pen.line(points, AIR, 8)


def _oxygen(pen: Pen) -> None:
    pen.disc(34, 40, 30, AIR)
    pen.disc(34, 40, 17, None)
    pen.disc(76, 68, 20, AIR)
    pen.disc(76, 68, 10, None)


def _thermometer(pen: Pen) -> None:
    pen.box(36, 2, 64, 70, WHITE, 14)
    pen.disc(50, 76, 23, WHITE)
    pen.disc(50, 76, 16, FLAME)
    pen.box(44, 28, 56, 74, FLAME, 5)
    for y in (16, 32, 48):
        pen.line([(72, y), (84, y)], WHITE, 6)


def _tree(pen: Pen) -> None:
    pen.box(43, 66, 57, 98, mix(TAN, BLACK, 0.45))
    pen.poly([(50, 30), (88, 80), (12, 80)], mix(LEAF, BLACK, 0.3))
    pen.poly([(50, 2), (80, 52), (20, 52)], LEAF)


def _star(pen: Pen) -> None:
    pen.poly(POLYGONS["star"], GOLD)


def _bolt(pen: Pen) -> None:
    pen.poly([(60, 0), (16, 56), (44, 56), (34, 100), (84, 38), (54, 38)], BOLT)


def _battery(pen: Pen) -> None:
    pen.box(38, 2, 62, 16, SILVER, 4)
    pen.box(20, 11, 80, 98, SILVER, 10)
    pen.box(28, 19, 72, 90, BLACK, 6)
    pen.poly([(55, 24), (33, 58), (48, 58), (43, 86), (68, 49), (52, 49)], GOLD)


def _crystal(pen: Pen) -> None:
    pen.poly([(50, 2), (80, 30), (80, 72), (50, 98), (20, 72), (20, 30)], BOLT)
    pen.poly([(50, 2), (50, 98), (20, 72), (20, 30)], mix(BOLT, WHITE, 0.35))
    pen.poly([(50, 2), (80, 30), (50, 42), (20, 30)], mix(BOLT, WHITE, 0.65))


def _mineral(pen: Pen) -> None:
    pen.poly([(6, 74), (22, 36), (54, 16), (84, 36), (96, 76), (62, 90), (26, 90)], TAN)
    pen.poly([(22, 36), (54, 16), (48, 52), (6, 74)], mix(TAN, WHITE, 0.4))
    pen.poly([(48, 52), (96, 76), (62, 90), (26, 90), (6, 74)], mix(TAN, BLACK, 0.35))


def _ice(pen: Pen) -> None:
    for angle in (90, 30, 150):
        dx, dy = 44 * math.cos(math.radians(angle)), 44 * math.sin(math.radians(angle))
        pen.line([(50 - dx, 50 - dy), (50 + dx, 50 + dy)], theme.ICE, 9)
        for side in (-1, 1):
            bx, by = 50 + side * dx * 0.6, 50 + side * dy * 0.6
            for turn in (-45, 45):
                a = math.radians(angle + turn)
                pen.line([(bx, by), (bx + side * 15 * math.cos(a), by + side * 15 * math.sin(a))], theme.ICE, 7)


def _person(pen: Pen) -> None:
    pen.disc(50, 28, 25, WHITE)
    pen.box(33, 18, 67, 38, mix(BLUE, BLACK, 0.5), 10)
    pen.box(18, 52, 82, 98, WHITE, 20)
    pen.box(18, 78, 82, 98, WHITE)
    pen.box(38, 68, 62, 84, FLAME, 3)


def _rover(pen: Pen) -> None:
    pen.box(8, 38, 92, 66, SILVER, 8)
    pen.line([(68, 40), (68, 14)], SILVER, 7)
    pen.box(56, 6, 86, 22, WHITE, 4)
    pen.box(16, 44, 44, 54, mix(BLUE, BLACK, 0.3), 3)
    for x in (20, 50, 80):
        pen.disc(x, 76, 16, BLACK)
        pen.disc(x, 76, 12, mix(SILVER, BLACK, 0.4))
        pen.disc(x, 76, 5, BLACK)


def _rocket(pen: Pen) -> None:
    pen.poly([(36, 78), (64, 78), (50, 100)], GOLD)
    pen.poly([(30, 52), (12, 82), (34, 76)], FLAME)
    pen.poly([(70, 52), (88, 82), (66, 76)], FLAME)
    pen.poly([(50, 0), (66, 22), (72, 52), (64, 80), (36, 80), (28, 52), (34, 22)], WHITE)
    pen.disc(50, 38, 11, mix(BLUE, BLACK, 0.35))
    pen.disc(50, 38, 7, BLUE)


def _food(pen: Pen) -> None:
    pen.disc(35, 58, 25, FLAME)
    pen.disc(65, 58, 25, FLAME)
    pen.disc(50, 68, 28, FLAME)
    pen.line([(50, 36), (54, 14)], mix(TAN, BLACK, 0.4), 7)
    pen.poly([(56, 26), (72, 8), (92, 10), (82, 28)], LEAF)


def _medicine(pen: Pen) -> None:
    pen.box(4, 16, 96, 96, WHITE, 12)
    pen.box(32, 4, 68, 18, SILVER, 5)
    pen.box(42, 32, 58, 82, ROSE, 2)
    pen.box(25, 49, 75, 65, ROSE, 2)


def _crate(pen: Pen) -> None:
    pen.poly([(50, 4), (94, 26), (94, 76), (50, 98), (6, 76), (6, 26)], TAN)
    pen.poly([(50, 4), (94, 26), (50, 48), (6, 26)], mix(TAN, WHITE, 0.4))
    pen.poly([(50, 48), (94, 26), (94, 76), (50, 98)], mix(TAN, BLACK, 0.35))


def _gear(pen: Pen) -> None:
    for i in range(8):
        a = math.radians(45 * i)
        pen.line([(50, 50), (50 + 40 * math.cos(a), 50 + 40 * math.sin(a))], SILVER, 17)
    pen.disc(50, 50, 33, SILVER)
    pen.disc(50, 50, 14, None)


def _ellipse(turn: float) -> list[Point]:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    angles = [math.radians(10 * i) for i in range(37)]
    flat = [(44 * math.cos(a), 17 * math.sin(a)) for a in angles]
    return [(50 + x * c - y * s, 50 + x * s + y * c) for x, y in flat]


def _science(pen: Pen) -> None:
    for turn in (0, 60, 120):
        pen.line(_ellipse(turn), WHITE, 6)
    pen.disc(50, 50, 10, GOLD)


def _planet(pen: Pen) -> None:
    pen.disc(50, 50, 30, theme.SAND)
    pen.oval(42, 42, 15, 13, mix(theme.SAND, WHITE, 0.35))
    pen.line(_ellipse(-24)[0:19], WHITE, 7)
    pen.line([_ellipse(-24)[i] for i in (0, -2, -3)], WHITE, 7)
    pen.line([_ellipse(-24)[i] for i in (18, 19, 20)], WHITE, 7)


def _mars(pen: Pen) -> None:
    pen.disc(50, 50, 47, theme.RUST)
    pen.disc(44, 44, 37, mix(theme.RUST, theme.SAND, 0.6))
    pen.oval(50, 10, 18, 5, WHITE)
    pen.disc(62, 60, 11, theme.DUST)
    pen.disc(34, 44, 8, theme.DUST)
    pen.disc(44, 72, 5, theme.DUST)


def _microbe(pen: Pen) -> None:
    for i in range(9):
        a = math.radians(40 * i)
        pen.line([(50, 50), (50 + 44 * math.cos(a), 50 + 44 * math.sin(a))], LEAF, 8)
    pen.disc(50, 50, 31, LEAF)
    pen.disc(40, 42, 8, BLACK)
    pen.disc(60, 58, 6, BLACK)


def _paw(pen: Pen) -> None:
    pen.oval(50, 70, 30, 25, TAN)
    for x, y in ((14, 46), (36, 22), (64, 22), (86, 46)):
        pen.oval(x, y, 12, 16, TAN)


def _city(pen: Pen) -> None:
    pen.box(8, 46, 40, 97, SILVER, 3)
    pen.box(34, 8, 66, 97, mix(SILVER, WHITE, 0.4), 3)
    pen.box(62, 34, 92, 97, mix(SILVER, BLACK, 0.25), 3)
    for x, y in ((44, 20), (44, 40), (44, 60), (16, 58), (16, 76), (72, 48), (72, 66)):
        pen.box(x, y, x + 12, y + 10, GOLD)


def _storm(pen: Pen) -> None:
    for y, half in ((14, 42), (34, 34), (54, 25), (74, 16), (92, 7)):
        pen.line([(50 - half + y / 12, y), (50 + half + y / 12, y)], theme.SAND, 12)


def _satellite(pen: Pen) -> None:
    pen.line([(18, 82), (82, 18)], SILVER, 6)
    pen.poly([(2, 74), (26, 98), (44, 80), (20, 56)], BLUE)
    pen.poly([(56, 20), (80, 44), (98, 26), (74, 2)], BLUE)
    pen.poly([(36, 46), (54, 64), (66, 52), (48, 34)], WHITE)
    pen.arc(70, 70, 16, -20, 110, GOLD, 7)


def _dome(pen: Pen) -> None:
    pen.disc(50, 62, 44, mix(AIR, BLACK, 0.25))
    pen.arc(50, 62, 41, 180, 360, WHITE, 6)
    pen.arc(50, 62, 22, 180, 360, WHITE, 4)
    pen.box(0, 64, 100, 110, None)
    pen.box(2, 62, 98, 80, SILVER, 4)


def _eye(pen: Pen) -> None:
    pen.poly([(0, 50), (22, 26), (50, 17), (78, 26), (100, 50), (78, 74), (50, 83), (22, 74)], WHITE)
    pen.disc(50, 50, 21, mix(BLUE, BLACK, 0.4))
    pen.disc(50, 50, 10, BLACK)


def _hidden(pen: Pen) -> None:
    _eye(pen)
    pen.line([(12, 90), (88, 10)], BLACK, 18)
    pen.line([(12, 90), (88, 10)], FLAME, 9)


def _flag(pen: Pen) -> None:
    pen.line([(22, 6), (22, 96)], SILVER, 8)
    pen.poly([(26, 8), (90, 28), (26, 54)], FLAME)


def _die(pen: Pen) -> None:
    pen.box(6, 6, 94, 94, WHITE, 18)
    for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)):
        pen.disc(x, y, 9, BLACK)


def _hourglass(pen: Pen) -> None:
    pen.poly([(20, 8), (80, 8), (56, 50), (80, 92), (20, 92), (44, 50)], AIR)
    pen.poly([(32, 24), (68, 24), (50, 50)], GOLD)
    pen.poly([(28, 88), (72, 88), (50, 64)], GOLD)
    pen.box(12, 2, 88, 13, SILVER, 4)
    pen.box(12, 87, 88, 98, SILVER, 4)


def _lock(pen: Pen) -> None:
    pen.arc(50, 40, 24, 180, 360, SILVER, 11)
    pen.line([(26, 40), (26, 54)], SILVER, 11)
    pen.line([(74, 40), (74, 54)], SILVER, 11)
    pen.box(12, 46, 88, 97, GOLD, 10)
    pen.disc(50, 66, 9, BLACK)
    pen.line([(50, 68), (50, 82)], BLACK, 8)


def _check(pen: Pen) -> None:
    pen.disc(50, 50, 47, mix(LEAF, BLACK, 0.25))
    pen.line([(26, 52), (43, 69), (75, 33)], WHITE, 13)


def _no(pen: Pen) -> None:
    pen.disc(50, 50, 47, mix(FLAME, BLACK, 0.2))
    pen.line([(32, 32), (68, 68)], WHITE, 13)
    pen.line([(68, 32), (32, 68)], WHITE, 13)


def _warning(pen: Pen) -> None:
    pen.poly([(50, 4), (98, 92), (2, 92)], GOLD)
    pen.line([(50, 36), (50, 62)], BLACK, 11)
    pen.disc(50, 78, 7, BLACK)


def _heart(pen: Pen) -> None:
    pen.disc(28, 34, 25, ROSE)
    pen.disc(72, 34, 25, ROSE)
    pen.poly([(5, 44), (50, 36), (95, 44), (50, 97)], ROSE)


def _event(pen: Pen) -> None:
    pen.poly([(4, 30), (50, 30), (50, 6), (98, 50), (50, 94), (50, 70), (4, 70)], ROSE)


def _factory(pen: Pen) -> None:
    pen.poly([(6, 97), (6, 48), (34, 62), (34, 48), (62, 62), (62, 12), (84, 12), (94, 97)], mix(SILVER, BLACK, 0.15))
    for x in (20, 46, 72):
        pen.box(x, 74, x + 12, 86, GOLD)


ICONS: dict[str, Painter] = {
    "animal": _paw,
    "battery": _battery,
    "card": _card,
    "check": _check,
    "city": _city,
    "coin": _coin,
    "crate": _crate,
    "crystal": _crystal,
    "die": _die,
    "dome": _dome,
    "energy": _bolt,
    "event": _event,
    "eye": _eye,
    "factory": _factory,
    "flag": _flag,
    "food": _food,
    "forest": _tree,
    "gear": _gear,
    "health": _heart,
    "heat": _flame,
    "hidden": _hidden,
    "hourglass": _hourglass,
    "ice": _ice,
    "lock": _lock,
    "mars": _mars,
    "medicine": _medicine,
    "microbe": _microbe,
    "mineral": _mineral,
    "no": _no,
    "ocean": _wave,
    "oxygen": _oxygen,
    "person": _person,
    "planet": _planet,
    "plant": _leaf,
    "rocket": _rocket,
    "rover": _rover,
    "satellite": _satellite,
    "science": _science,
    "star": _star,
    "steel": _steel,
    "storm": _storm,
    "temperature": _thermometer,
    "titanium": _titanium,
    "warning": _warning,
    "water": _drop,
}


def icon(name: str, size: int) -> Image.Image:
    """The icon as a kept RGBA sprite of size by size. Do not change it."""
    return sprite(("icon", name), (size, size), ICONS[name])
