"""Factions, pieces and markers: each told apart by colour, shape and letter; Hidden ones are hollow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderers.kit import icons, shapes, text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box, Point
from renderers.kit.theme import SeatStyle

FACTIONS = ("MG", "CORP", "RD", "CR")
# The colours of the kit, measured for colour blindness; shapes are those of each Faction's units.
STYLE: dict[str, SeatStyle] = {
    "MG": SeatStyle(theme.SEATS[1].colour, "square", "M"),
    "CORP": SeatStyle(theme.SEATS[2].colour, "octagon", "C"),
    "RD": SeatStyle(theme.SEATS[0].colour, "circle", "D"),
    "CR": SeatStyle(theme.SEATS[3].colour, "diamond", "R"),
    "EG": SeatStyle(theme.SEATS[4].colour, "hexagon", "E"),
}
SIDE: dict[str, Colour] = {
    "COIN": STYLE["MG"].colour,
    "RD": STYLE["RD"].colour,
    "CR": STYLE["CR"].colour,
    "": (150, 126, 108),
}
SUPPORT: Colour = (124, 222, 140)
OPPOSITION: Colour = (255, 122, 96)
POPULATION: Colour = (112, 196, 110)
MARKER: Colour = (246, 214, 92)
STORM: Colour = (236, 196, 140)


@dataclass(frozen=True)
class Look:
    """A piece: whose colour, which shape, which letter."""

    owner: str
    shape: str
    letter: str
    hidden: bool = False
    upgraded: bool = False


LOOKS: dict[str, Look] = {
    "mg_troop": Look("MG", "square", "M"),
    "mg_fortified": Look("MG", "shield", "F"),
    "mg_base": Look("MG", "house", "M"),
    "security": Look("CORP", "octagon", "S"),
    "specops": Look("CORP", "triangle", "O", hidden=True),
    "specops_active": Look("CORP", "triangle", "O"),
    "corp_base": Look("CORP", "house", "C"),
    "terraforming": Look("CORP", "house", "C", upgraded=True),
    "eg_troop": Look("EG", "hexagon", "E"),
    "satellite": Look("EG", "satellite", ""),
    "rd_rebel": Look("RD", "circle", "D", hidden=True),
    "rd_rebel_active": Look("RD", "circle", "D"),
    "rd_base": Look("RD", "house", "D"),
    "dug_in": Look("RD", "house", "D", upgraded=True),
    "cr_rebel": Look("CR", "diamond", "R", hidden=True),
    "cr_rebel_active": Look("CR", "diamond", "R"),
    "cr_base": Look("CR", "house", "R"),
    "conversion": Look("CR", "house", "R", upgraded=True),
    "supply": Look("EG", "crate", ""),
    "population": Look("EG", "person", ""),
}
_AVAILABLE = {"specops": "specops_active", "rd_rebel": "rd_rebel_active", "cr_rebel": "cr_rebel_active"}
"""Off the map nothing is Hidden."""


def token(face: str, size: int) -> Image.Image:
    """The kept sprite of a piece, about `size` pixels high."""
    return shapes.picture_sprite(("reddust/token", face, size), lambda: _token(LOOKS[face], size))


def _token(look: Look, size: int) -> Image.Image:
    case = max(2, size // 15)
    side = size + 2 * case + 2
    canvas = Canvas(Image.new("RGBA", (side, side), (0, 0, 0, 0)))
    centre = (side / 2, side / 2)
    style = STYLE[look.owner]
    if look.shape in ("satellite", "crate", "person"):
        if look.shape == "satellite":
            canvas.disc(centre, size // 2 - 1, (58, 66, 70), outline=style.colour, width=case)
        inner = round(size * (0.74 if look.shape == "satellite" else 0.96))
        icon = icons.icon(look.shape, inner)
        canvas.image.alpha_composite(icon, (round((side - inner) / 2), round((side - inner) / 2)))
        return canvas.image
    canvas.shape(look.shape, centre, size, theme.NIGHT, outline=theme.NIGHT, width=case)
    canvas.shape(look.shape, centre, size, style.colour)
    ink = style.ink
    if look.hidden:
        rim = max(3, round(size * 0.115))
        canvas.shape(look.shape, centre, size - 2 * rim, mix(style.colour, theme.NIGHT, 0.86))
        ink = mix(style.colour, theme.TEXT, 0.35)
    high, wide, down = shapes.letter_room(look.shape)
    fitted = text.fit(look.letter, max(1, round(size * wide)), max(8, round(size * high)), 8, True)
    at = (centre[0], centre[1] + size * down)
    canvas.text(at, fitted.text, fitted.size, ink, bold=True, anchor="mm")
    if look.upgraded:
        star = max(12, round(size * 0.46))
        canvas.shape("star", (side - star * 0.52, star * 0.56), star, theme.TEXT, outline=theme.NIGHT, width=2)
    return canvas.image


def badge(canvas: Canvas, faction: str, centre: Point, size: int) -> None:
    canvas.badge(centre, STYLE[faction], size)


# --- rows of pieces ----------------------------------------------------------------------------------------------

Stack = tuple[str, int]


def in_reserve(box: dict[str, int], stocks: Iterable[str]) -> list[Stack]:
    """Pieces off the map, in the order of `stocks`."""
    return [(_AVAILABLE.get(stock, stock), box[stock]) for stock in stocks if box.get(stock)]


LEAST, CROWDED, LEAST_CROWDED = 32, 36, 22
"""Smallest pieces with a number beside them; largest and smallest with the number on them."""


def flow(canvas: Canvas, box: Box, stacks: Sequence[Stack], size: int, *, align: str = "m", valign: str = "t") -> None:
    """Pieces in rows that fit the box: smaller where they must be, with numbers on them where they are too many."""
    if not stacks:
        return
    crowded, size = _fitting(tuple(stacks), (box.width, box.height), size)
    rows = _rows(stacks, box.width, size, crowded)
    pitch = _pitch(size)
    high = pitch * len(rows) - size // 8
    top = {"t": box.top, "m": box.top + (box.height - high) / 2}[valign]
    for i, row in enumerate(rows):
        total = sum(_wide(stack, size, crowded) for stack in row) + _gap(size, crowded) * (len(row) - 1)
        x = box.left if align == "l" else box.left + (box.width - total) / 2
        _row(canvas, row, (x, top + pitch * i + size / 2), size, crowded)


@lru_cache(maxsize=2048)
def _fitting(stacks: tuple[Stack, ...], room: tuple[int, int], size: int) -> tuple[bool, int]:
    """Whether numbers go onto the pieces, and the size of the pieces."""
    for crowded, first, least in ((False, size, LEAST), (True, min(size, CROWDED), LEAST_CROWDED)):
        for now in range(first, least - 1, -2):
            rows = _rows(stacks, room[0], now, crowded)
            widest = max(_wide(stack, now, crowded) for stack in stacks)
            if len(rows) * _pitch(now) - now // 8 <= room[1] and widest <= room[0]:
                return crowded, now
    return True, LEAST_CROWDED


def _wide(stack: Stack, size: int, crowded: bool) -> int:
    """A piece with its number; a single one has none."""
    if stack[1] == 1:
        return size + 2
    if crowded:
        return size + (8 if stack[1] < 10 else 18)
    return size + text.width(str(stack[1]), _digits(size), True) + size // 9 + 2


def _digits(size: int) -> int:
    return max(theme.SIZE_SECONDARY, round(size * 0.74))


def _gap(size: int, crowded: bool) -> int:
    return 4 if crowded else size // 4


def _pitch(size: int) -> int:
    return size + size // 8


def _rows(stacks: Sequence[Stack], width: int, size: int, crowded: bool) -> list[list[Stack]]:
    rows: list[list[Stack]] = []
    used = 0
    gap = _gap(size, crowded)
    for stack in stacks:
        need = _wide(stack, size, crowded)
        if not rows or used + need > width:
            rows.append([])
            used = 0
        rows[-1].append(stack)
        used += need + gap
    return rows


def _row(canvas: Canvas, row: Sequence[Stack], start: Point, size: int, crowded: bool) -> None:
    x, y = start
    for face, count in row:
        canvas.put(token(face, size), (x + size / 2, y))
        if count != 1 and crowded:
            at = (x + size * 0.66, y + size * 0.26)
            canvas.text(at, str(count), theme.SIZE_SECONDARY, theme.TEXT, bold=True, halo=theme.NIGHT)
        elif count != 1:
            canvas.text((x + size + size // 9, y), str(count), _digits(size), theme.TEXT, bold=True, halo=theme.NIGHT)
        x += _wide((face, count), size, crowded) + _gap(size, crowded)


# --- markers of a space --------------------------------------------------------------------------------------------


def square(kind: str, size: int) -> Image.Image:
    """A square of the Infrastructure: people, damage, marker, free; port carries the open Spaceport."""
    return shapes.picture_sprite(("reddust/square", kind, size), lambda: _square(kind, size))


_SQUARE: dict[str, Colour] = {
    "people": POPULATION,
    "port": POPULATION,
    "damage": (70, 22, 18),
    "marker": MARKER,
    "free": (64, 58, 54),
}


def _square(kind: str, size: int) -> Image.Image:
    canvas = Canvas(Image.new("RGBA", (size, size), (0, 0, 0, 0)))
    edge = max(2, size // 12)
    outline = OPPOSITION if kind == "damage" else (120, 110, 102) if kind == "free" else theme.NIGHT
    canvas.rect(Box(0, 0, size, size), outline, radius=size // 5)
    canvas.rect(Box(edge, edge, size - edge, size - edge), _SQUARE[kind], radius=size // 6)
    if kind == "damage":
        low, high = size * 0.3, size * 0.7
        for ends in ([(low, low), (high, high)], [(low, high), (high, low)]):
            mask, left, top = shapes.stroke_mask(ends, max(2.0, size * 0.13))
            text.stamp(canvas.image, OPPOSITION, mask, left, top)
    elif kind == "port":
        inner = round(size * 0.86)
        canvas.image.alpha_composite(icons.icon("rocket", inner), ((size - inner) // 2, (size - inner) // 2))
    elif kind != "free":
        inner = round(size * 0.7)
        head = theme.INK
        canvas.disc((size / 2, size * 0.34), max(2, round(inner * 0.2)), head)
        canvas.rect(Box.around((size / 2, size * 0.68), inner * 0.74, inner * 0.44), head, radius=round(inner * 0.22))
    return canvas.image


def squares(green: int, gray: int, damage: int, markers: int, port: bool) -> list[str]:
    """Green squares from the left, Damage from the right of them (1.7), then gray ones with their markers."""
    people = max(0, green - damage)
    row = ["people"] * people + ["damage"] * damage
    if port and people == green and people:
        row[people - 1] = "port"
    return row + ["marker"] * markers + ["free"] * max(0, gray - markers)


def level_pill(level: int, height: int) -> Image.Image:
    """Support points up, Opposition down; two chevrons are Active."""
    return shapes.picture_sprite(("reddust/level", level, height), lambda: _level(level, height))


def _level(level: int, height: int) -> Image.Image:
    step = round(height * 0.72)
    width = round(height * 0.5) + step * abs(level)
    canvas = Canvas(Image.new("RGBA", (width, height), (0, 0, 0, 0)))
    colour = SUPPORT if level > 0 else OPPOSITION
    canvas.rect(Box(0, 0, width, height), theme.NIGHT, radius=height // 3)
    canvas.rect(Box(2, 2, width - 2, height - 2), colour, radius=height // 3 - 1)
    for i in range(abs(level)):
        x = width / 2 + step * (i - (abs(level) - 1) / 2)
        reach, rise = height * 0.24, height * 0.16 * (1 if level > 0 else -1)
        points = [(x - reach, height / 2 + rise), (x, height / 2 - rise), (x + reach, height / 2 + rise)]
        mask, left, top = shapes.stroke_mask(points, max(3.0, height * 0.15))
        text.stamp(canvas.image, theme.INK, mask, left, top)
    return canvas.image


def flag(side: str, height: int) -> Image.Image:
    """Who has Control."""
    return shapes.picture_sprite(("reddust/flag", side, height), lambda: _flag(side, height))


def _flag(side: str, height: int) -> Image.Image:
    size = max(18, round(height * 0.76))
    width = text.width(side, size, True) + round(height * 0.6)
    canvas = Canvas(Image.new("RGBA", (width, height), (0, 0, 0, 0)))
    canvas.rect(Box(0, 0, width, height), theme.NIGHT, radius=6)
    canvas.rect(Box(2, 2, width - 2, height - 2), SIDE[side], radius=5)
    canvas.text((width / 2, height / 2), side, size, theme.ink_on(SIDE[side]), bold=True, anchor="mm")
    return canvas.image


def storm(kind: str, size: int) -> Image.Image:
    """A storm marker: approaching is hollow, raging is full."""
    return shapes.picture_sprite(("reddust/storm", kind, size), lambda: _storm(kind, size))


def _storm(kind: str, size: int) -> Image.Image:
    raging = kind == "raging"
    side = size + 6
    canvas = Canvas(Image.new("RGBA", (side, side), (0, 0, 0, 0)))
    centre = (side / 2, side / 2)
    canvas.disc(centre, size // 2, STORM, outline=theme.NIGHT, width=2)
    if not raging:
        canvas.disc(centre, size // 2 - max(3, size // 10), (58, 44, 34))
    ink = theme.INK if raging else STORM
    for i, (dx, reach) in enumerate(((0.02, 0.3), (-0.04, 0.26), (0.05, 0.16))):
        y = centre[1] + size * (-0.17 + 0.17 * i)
        x = centre[0] + size * dx
        line = [
            (x - size * reach, y),
            (x - size * reach / 3, y - 3),
            (x + size * reach / 3, y + 3),
            (x + size * reach, y),
        ]
        mask, left, top = shapes.stroke_mask(line, max(3.0, size * 0.09))
        text.stamp(canvas.image, ink, mask, left, top)
    return canvas.image


def dice(white: tuple[int, ...], black: tuple[int, ...], height: int) -> list[Image.Image]:
    """The storm dice of a space (3.2)."""
    return [die(white, height, dark=False), die(black, height, dark=True)]


def die(numbers: tuple[int, ...], height: int, *, dark: bool) -> Image.Image:
    return shapes.picture_sprite(("reddust/die", numbers, dark, height), lambda: _die(numbers, dark, height))


def _die(numbers: Sequence[int], dark: bool, height: int) -> Image.Image:
    told = "·".join(map(str, numbers))
    size = round(height * 0.72)
    width = max(height, text.width(told, size, True) + round(height * 0.4))
    canvas = Canvas(Image.new("RGBA", (width, height), (0, 0, 0, 0)))
    face, ink = (theme.INK, theme.TEXT) if dark else (theme.TEXT, theme.INK)
    canvas.rect(Box(0, 0, width, height), theme.TEXT_MUTED if dark else theme.NIGHT, radius=height // 4)
    canvas.rect(Box(2, 2, width - 2, height - 2), face, radius=height // 4 - 1)
    canvas.text((width / 2, height / 2), told, size, ink, bold=True, anchor="mm")
    return canvas.image


def strip(canvas: Canvas, centre: Point, sprites: Sequence[Image.Image], gap: int) -> None:
    """Sprites in a row around a point."""
    total = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    x = centre[0] - total / 2
    for sprite in sprites:
        canvas.put(sprite, (x + sprite.width / 2, centre[1]))
        x += sprite.width + gap
