"""What only this board needs: colour zones with their patterns, tags, the rating token, colours of cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit import icons, shapes, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box, Point
from renderers.kit.shapes import Pen

ROMAN = ("I", "II", "III", "IV", "V")
PHASES = ("development", "construction", "action", "production", "research")

ZONE: dict[str, Colour] = {
    "purple": (164, 112, 220),
    "red": (222, 84, 62),
    "yellow": (242, 200, 74),
    "white": (238, 234, 228),
}

CARD: dict[str, Colour] = {"green": (104, 190, 108), "blue": (92, 164, 232), "red": (232, 104, 84)}
CARD_SHAPE = {"green": "square", "blue": "circle", "red": "triangle"}
"""The colour of a card is told by a shape too."""

TAGS = ("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event")
_TAG_ICON = {
    "building": "city",
    "space": "rocket",
    "power": "energy",
    "science": "science",
    "jovian": "planet",
    "plant": "plant",
    "microbe": "microbe",
    "animal": "animal",
    "event": "event",
}
HOLDS = {"animal": "animal", "microbe": "microbe", "science": "science"}
DUMMY = theme.NEUTRAL.lettered("?")


def tag(canvas: Canvas, name: str, centre: Point, size: int) -> None:
    """A tag: its icon; earth has one of its own."""
    if name == "earth":
        canvas.put(shapes.sprite("ares/earth", (size, size), _earth), centre)
    else:
        canvas.icon(_TAG_ICON[name], centre, size)


def _earth(pen: Pen) -> None:
    sea, land = icons.BLUE, icons.LEAF
    pen.disc(50, 50, 46, mix(sea, icons.BLACK, 0.4))
    pen.disc(50, 50, 41, sea)
    pen.poly([(22, 30), (38, 16), (54, 20), (50, 34), (40, 42), (42, 54), (30, 50)], land)
    pen.poly([(44, 58), (60, 60), (62, 72), (50, 86), (44, 74)], land)
    pen.poly([(66, 22), (80, 34), (86, 52), (76, 60), (64, 48), (60, 34)], land)


def card_mark(canvas: Canvas, colour: str, centre: Point, size: int) -> None:
    """Green square, blue circle, red triangle."""
    canvas.shape(CARD_SHAPE[colour], centre, size, CARD[colour], outline=theme.NIGHT, width=2)


def zone_strip(canvas: Canvas, box: Box, zone: str) -> None:
    """A band in the zone's colour and its own pattern, so that zones differ without colour."""
    canvas.rect(box, ZONE[zone], radius=box.height // 2)
    inner = box.inset(box.height // 2, 0)
    if inner.width > 0:
        patch = canvas.image.crop(inner)
        _PATTERN[zone](patch, mix(ZONE[zone], theme.NIGHT, 0.34))
        canvas.image.paste(patch, inner)


def _dots(image: Image.Image, ink: Colour) -> None:
    draw = ImageDraw.Draw(image)
    for x in range(4, image.width, 16):
        for row, y in enumerate(range(5, image.height, 11)):
            left = x + 8 * (row % 2)
            draw.ellipse((left, y, left + 4, y + 4), fill=ink)


def _slashes(image: Image.Image, ink: Colour) -> None:
    draw = ImageDraw.Draw(image)
    for x in range(-image.height, image.width, 16):
        draw.line((x, image.height, x + image.height, 0), fill=ink, width=4)


def _bars(image: Image.Image, ink: Colour) -> None:
    draw = ImageDraw.Draw(image)
    for x in range(4, image.width, 14):
        draw.rectangle((x, 0, x + 3, image.height), fill=ink)


def _plain(image: Image.Image, ink: Colour) -> None:
    """The last zone has none."""


_PATTERN = {"purple": _dots, "red": _slashes, "yellow": _bars, "white": _plain}
