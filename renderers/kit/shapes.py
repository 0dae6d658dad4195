"""Smooth masks of simple shapes and the cache of sprites.

ImageDraw has hard edges. Shapes are therefore drawn four times too large once, scaled down, kept, and painted through
as masks in any colour; whole pieces are kept the same way as sprites.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.cache import MIB, ByteLRU, image_bytes
from renderers.kit.colour import Colour
from renderers.kit.geometry import Point

SUPERSAMPLE = 4

_masks: ByteLRU[Image.Image] = ByteLRU(32 * MIB, image_bytes)
_sprites: ByteLRU[Image.Image] = ByteLRU(96 * MIB, image_bytes)
_layers: ByteLRU[Image.Image] = ByteLRU(96 * MIB, image_bytes)


def clear_caches() -> None:
    """Forget everything drawn (for measurements in tests)."""
    _masks.clear()
    _sprites.clear()
    _layers.clear()


def _ring(count: int, start: float, radius: float = 50.0) -> list[Point]:
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    return [(50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles]


def _star() -> list[Point]:
    outer, inner = _ring(5, -90, 52), _ring(5, -54, 23)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


# Corners in a unit box of 100 by 100; sizes are balanced by eye so that all look equally big.
POLYGONS: dict[str, list[Point]] = {
    "triangle": [(50, 1), (101, 93), (-1, 93)],
    "down": [(50, 99), (101, 7), (-1, 7)],
    "diamond": [(50, -5), (105, 50), (50, 105), (-5, 50)],
    "hexagon": _ring(6, 0, 51),
    "hexagon-tall": _ring(6, 30, 51),
    "octagon": _ring(8, 22.5, 50),
    "pentagon": [(x, y + 3) for x, y in _ring(5, -90, 52)],
    "star": [(x, y + 4) for x, y in _star()],
    "cross": [
        (33, 2), (67, 2), (67, 33), (98, 33), (98, 67), (67, 67),
        (67, 98), (33, 98), (33, 67), (2, 67), (2, 33), (33, 33),
    ],
    "shield": [(8, 4), (92, 4), (92, 52), (78, 78), (50, 98), (22, 78), (8, 52)],
    "house": [(50, 0), (98, 42), (86, 42), (86, 96), (14, 96), (14, 42), (2, 42)],
    "kite": [(50, 0), (88, 38), (50, 100), (12, 38)],
}  # fmt: skip
SHAPES = ("circle", "square", *POLYGONS)

# Where a letter sits inside a shape: (height share of the size, share of width it may take, shift down).
LETTER_ROOM: dict[str, tuple[float, float, float]] = {
    "circle": (0.66, 0.76, 0.0),
    "square": (0.70, 0.80, 0.0),
    "triangle": (0.54, 0.56, 0.14),
    "down": (0.54, 0.56, -0.14),
    "diamond": (0.56, 0.64, 0.0),
    "star": (0.42, 0.44, 0.04),
    "kite": (0.50, 0.50, -0.08),
    "house": (0.56, 0.66, 0.12),
}
_USUAL_ROOM = (0.64, 0.74, 0.0)


def letter_room(shape: str) -> tuple[float, float, float]:
    return LETTER_ROOM.get(shape, _USUAL_ROOM)


def shape_mask(shape: str, size: int, stroke: int = 0) -> Image.Image:
    """Coverage of a shape `size` pixels high with `stroke` more pixels around, in an image of size + 2 * stroke + 2."""
    return _masks.get(("shape", shape, size, stroke), lambda: _shape_mask(shape, size, stroke))


def _shape_mask(shape: str, size: int, stroke: int) -> Image.Image:
    side = size + 2 * stroke + 2
    big = Image.new("L", (side * SUPERSAMPLE, side * SUPERSAMPLE), 0)
    draw = ImageDraw.Draw(big)
    edge = SUPERSAMPLE
    far = (side - 1) * SUPERSAMPLE - 1
    if shape == "circle":
        draw.ellipse((edge, edge, far, far), fill=255)
    elif shape == "square":
        inset = round(size * 0.04) * SUPERSAMPLE
        corner = (size * 0.16 + stroke) * SUPERSAMPLE
        draw.rounded_rectangle((edge + inset, edge + inset, far - inset, far - inset), corner, fill=255)
    else:
        unit = size * SUPERSAMPLE / 100
        start = (stroke + 1) * SUPERSAMPLE
        points = [(start + x * unit, start + y * unit) for x, y in POLYGONS[shape]]
        draw.polygon(points, fill=255)
        # A round pen along the edge: soft corners, and the outline of a stroked shape.
        pen = 2 * stroke * SUPERSAMPLE + max(SUPERSAMPLE, round(size * 0.07 * SUPERSAMPLE))
        round_stroke(draw, [*points, points[0], points[1]], pen)
    return big.reduce(SUPERSAMPLE)


def round_stroke(draw: ImageDraw.ImageDraw, points: Sequence[Point], width: float) -> None:
    """A line with round joints and ends."""
    draw.line(list(points), fill=255, width=max(1, round(width)), joint="curve")
    half = width / 2
    for x, y in points:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)


def corner_mask(radius: int) -> Image.Image:
    """Coverage of a disc of the radius: its quarters are the corners of rounded boxes."""

    def make() -> Image.Image:
        side = 2 * radius * SUPERSAMPLE
        big = Image.new("L", (side, side), 0)
        ImageDraw.Draw(big).ellipse((0, 0, side - 1, side - 1), fill=255)
        return big.reduce(SUPERSAMPLE)

    return _masks.get(("corner", radius), make)


def box_mask(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a whole rounded box (for tints and shadows)."""

    def make() -> Image.Image:
        mask = Image.new("L", (width, height), 0)
        paint_box(mask, (0, 0, width, height), 255, radius)
        return mask

    return _masks.get(("box", width, height, radius), make)


def paint_box(image: Image.Image, box: tuple[int, int, int, int], fill: Colour | int, radius: int) -> None:
    """A filled rounded box with smooth corners, in plain rectangles plus four corner masks."""
    left, top, right, bottom = box
    if right <= left or bottom <= top:
        return
    r = max(0, min(radius, (right - left) // 2, (bottom - top) // 2))
    image.paste(fill, (left, top + r, right, bottom - r))
    if not r:
        return
    image.paste(fill, (left + r, top, right - r, top + r))
    image.paste(fill, (left + r, bottom - r, right - r, bottom))
    corners = ((left, top), (right - r, top), (left, bottom - r), (right - r, bottom - r))
    for (x, y), quarter in zip(corners, _quarters(r), strict=True):
        image.paste(fill, (x, y, x + r, y + r), quarter)


@lru_cache(maxsize=128)
def _quarters(radius: int) -> tuple[Image.Image, ...]:
    """The corners of a rounded box: upper left, upper right, lower left, lower right."""
    disc = corner_mask(radius)
    starts = ((0, 0), (radius, 0), (0, radius), (radius, radius))
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x, y in starts)


def soft_mask(width: int, height: int, radius: int, blur: int, strength: float) -> Image.Image:
    """Blurred rounded box with a margin of 2 * blur on each side: shadows and glows."""

    def make() -> Image.Image:
        margin = 2 * blur
        mask = Image.new("L", (width + 2 * margin, height + 2 * margin), 0)
        paint_box(mask, (margin, margin, margin + width, margin + height), round(255 * strength), radius)
        # A third of the size is soft enough to hide the difference and nine times quicker.
        small = mask.reduce(3) if min(mask.size) >= 24 and blur >= 6 else mask
        scale = small.width / mask.width
        return small.filter(ImageFilter.GaussianBlur(blur * scale * 0.8)).resize(mask.size, Image.Resampling.BILINEAR)

    return _masks.get(("soft", width, height, radius, blur, strength), make)


def stroke_mask(points: Sequence[Point], width: float) -> tuple[Image.Image, int, int]:
    """Coverage of a smooth line through points, and where its top left corner lies."""
    pad = math.ceil(width / 2) + 2
    left = math.floor(min(x for x, _ in points)) - pad
    top = math.floor(min(y for _, y in points)) - pad
    relative = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)

    def make() -> Image.Image:
        right = math.ceil(max(x for x, _ in relative)) + pad
        bottom = math.ceil(max(y for _, y in relative)) + pad
        scale = SUPERSAMPLE if right * bottom < 250_000 else 2
        big = Image.new("L", (right * scale, bottom * scale), 0)
        round_stroke(ImageDraw.Draw(big), [(x * scale, y * scale) for x, y in relative], width * scale)
        return big.reduce(scale)

    return _masks.get(("stroke", relative, width), make), left, top


def polygon_mask(points: Sequence[Point]) -> tuple[Image.Image, int, int]:
    """Coverage of a filled polygon, and where its top left corner lies."""
    left = math.floor(min(x for x, _ in points)) - 1
    top = math.floor(min(y for _, y in points)) - 1
    relative = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)

    def make() -> Image.Image:
        right = math.ceil(max(x for x, _ in relative)) + 2
        bottom = math.ceil(max(y for _, y in relative)) + 2
        scale = SUPERSAMPLE if right * bottom < 250_000 else 2
        big = Image.new("L", (right * scale, bottom * scale), 0)
        ImageDraw.Draw(big).polygon([(x * scale, y * scale) for x, y in relative], fill=255)
        return big.reduce(scale)

    return _masks.get(("polygon", relative), make), left, top


class Pen:
    """Draws a sprite in units of a box of 100 by 100, many times too large; edges become smooth when scaled down."""

    def __init__(self, width: int, height: int) -> None:
        self.scale = SUPERSAMPLE if max(width, height) <= 600 else 2
        self._unit = min(width, height) * self.scale / 100
        self._dx = (width * self.scale - 100 * self._unit) / 2
        self._dy = (height * self.scale - 100 * self._unit) / 2
        self.image = Image.new("RGBA", (width * self.scale, height * self.scale), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, x: float, y: float) -> Point:
        return self._dx + x * self._unit, self._dy + y * self._unit

    def poly(self, points: Sequence[Point], fill: Colour | None) -> None:
        self._draw.polygon([self._at(x, y) for x, y in points], fill=_rgba(fill))

    def disc(self, x: float, y: float, radius: float, fill: Colour | None) -> None:
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour | None) -> None:
        self._draw.ellipse((*self._at(x - rx, y - ry), *self._at(x + rx, y + ry)), fill=_rgba(fill))

    def box(self, x1: float, y1: float, x2: float, y2: float, fill: Colour | None, radius: float = 0) -> None:
        corners = (*self._at(x1, y1), *self._at(x2, y2))
        self._draw.rounded_rectangle(corners, radius * self._unit, fill=_rgba(fill))

    def line(self, points: Sequence[Point], fill: Colour | None, width: float) -> None:
        placed = [self._at(x, y) for x, y in points]
        thick = max(1, round(width * self._unit))
        self._draw.line(placed, fill=_rgba(fill), width=thick, joint="curve")
        half = thick / 2
        for x, y in placed:
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=_rgba(fill))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, fill: Colour | None, width: float
    ) -> None:
        steps = max(2, round(abs(end - start) / 6))
        angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
        self.line([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], fill, width)

    def finish(self) -> Image.Image:
        return self.image.reduce(self.scale)


def _rgba(fill: Colour | None) -> tuple[int, int, int, int]:
    """None cuts a hole."""
    return (0, 0, 0, 0) if fill is None else (*fill, 255)


def sprite(key: Hashable, size: tuple[int, int], paint: Callable[[Pen], None]) -> Image.Image:
    """A kept piece: painted once with a Pen; the key must name everything its looks depend on. Do not change it."""

    def make() -> Image.Image:
        pen = Pen(*size)
        paint(pen)
        return pen.finish()

    return _sprites.get((key, size), make)


def kept_mask(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """A kept coverage that is composed freely. Do not change it."""
    return _masks.get(("kept", key), make)


def picture_sprite(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """A kept piece that is composed freely (RGB or RGBA). Do not change it."""
    return _sprites.get(("picture", key), make)


def static_layer(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """A fresh copy of a kept background: made once, copied in about a millisecond.

    The key must name everything the layer depends on (game, size, language, map variant).
    """
    return _layers.get(key, make).copy()
