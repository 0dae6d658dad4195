"""The ground of Mars: Deserts with their relief, Labyrinths, Maglev lines, the Wilderness around them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import pairwise, product

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.reddust import layout
from games.reddust.layout import CORNERS, OUTLINES, RELIEF
from games.reddust.view import SpaceView
from renderers.kit import shapes, text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box, Point
from renderers.reddust import pieces
from renderers.reddust.scene import Chart

SOIL: Colour = (104, 66, 48)
WILD: Colour = (58, 37, 29)
SKY: Colour = (20, 14, 20)
TINT = {"COIN": ((52, 96, 108), 0.80), "RD": ((138, 48, 26), 0.86), "CR": ((88, 58, 132), 0.84), "": (SOIL, 1.0)}
"""Ground under each side's Control, and how much of it shows."""
INNER_RIM = 26
"""Width of the shade along the border of a Desert; dust ends there."""
FRAME: Colour = (222, 168, 118)
RAIL: Colour = (140, 214, 240)


def fill(side: str) -> Colour:
    colour, share = TINT[side]
    return mix(SOIL, colour, share)


def jagged(a: Point, b: Point, key: str) -> list[Point]:
    """A natural border from a to b without b; the same from both sides, so neighbours share it."""
    flip = a > b
    start, end = (b, a) if flip else (a, b)
    length = math.dist(start, end)
    parts = max(2, round(length / 34))
    rng = random.Random(key)
    nx, ny = -(end[1] - start[1]) / length, (end[0] - start[0]) / length
    points = [start]
    for i in range(1, parts):
        t = i / parts
        out = rng.uniform(-7, 7)
        points.append((start[0] + (end[0] - start[0]) * t + nx * out, start[1] + (end[1] - start[1]) * t + ny * out))
    points.append(end)
    return list(reversed(points))[:-1] if flip else points[:-1]


_RAILS = {frozenset(side) for line in layout.LINES for side in pairwise(line.points)}


def border(first: str, second: str) -> list[Point]:
    """A border runs straight where a Maglev line lies on it."""
    a, b = CORNERS[first], CORNERS[second]
    if frozenset((a, b)) in _RAILS:
        return [a]
    return jagged(a, b, "-".join(sorted((first, second))))


def outline(space: str) -> list[Point]:
    """The polygon of a Desert in units of the sheet."""
    ring = OUTLINES[space]
    return [point for a, b in pairwise((*ring, ring[0])) for point in border(a, b)]


# --- Deserts ------------------------------------------------------------------------------------------------------


def deserts(canvas: Canvas, chart: Chart, shown: Iterable[SpaceView]) -> None:
    """The ground of Deserts under their Control, and the dust of storms over it."""
    for space in shown:
        corner, _ = _placed(space.id, chart.scale)
        at = round(chart.left + corner[0]), round(chart.top + corner[1])
        canvas.image.paste(_ground(space.id, space.control, chart.scale), at, _shape(space.id, chart.scale))
        if space.storm:
            raging = space.storm == "raging"
            canvas.image.paste(_dust_colour(fill(space.control), raging), at, _dust(space.id, raging, chart.scale))


def prepare(chart: Chart) -> None:
    """Draw beforehand what never changes: every space under every Control and every storm."""
    for space in OUTLINES:
        for side in TINT:
            _ground(space, side, chart.scale)
        for raging in (True, False):
            _dust(space, raging, chart.scale)
    for side, storm in product(TINT, ("", "approaching", "raging")):
        labyrinth(side, storm, chart.px(layout.RADIUS))


@lru_cache(maxsize=64)
def _placed(space: str, scale: float) -> tuple[Point, tuple[Point, ...]]:
    """The upper left corner of a Desert's picture relative to the sheet, and its polygon in the picture."""
    points = [(x * scale, y * scale) for x, y in outline(space)]
    corner = math.floor(min(x for x, _ in points)) - 4, math.floor(min(y for _, y in points)) - 4
    return corner, tuple((x - corner[0], y - corner[1]) for x, y in points)


def _size(space: str, scale: float) -> tuple[int, int]:
    _, local = _placed(space, scale)
    return math.ceil(max(x for x, _ in local)) + 5, math.ceil(max(y for _, y in local)) + 5


def _shape(space: str, scale: float) -> Image.Image:
    _, local = _placed(space, scale)
    return shapes.kept_mask(
        ("reddust/desert", space, round(scale, 4)),
        lambda: _mask(_size(space, scale), lambda draw, s: draw.polygon([(x * s, y * s) for x, y in local], fill=255)),
    )


def _rim(space: str, width: int, scale: float) -> Image.Image:
    """A band along the border of a Desert."""
    _, local = _placed(space, scale)
    ring = [*local, local[0]]
    return shapes.kept_mask(
        ("reddust/rim", space, width, round(scale, 4)),
        lambda: _mask(
            _size(space, scale),
            lambda draw, s: draw.line([(x * s, y * s) for x, y in ring], 255, round(width * scale * s)),
        ),
    )


def _ground(space: str, side: str, scale: float) -> Image.Image:
    return shapes.picture_sprite(
        ("reddust/ground", space, side, round(scale, 4)), lambda: _draw_ground(space, side, scale)
    )


def _draw_ground(space: str, side: str, scale: float) -> Image.Image:
    corner, _ = _placed(space, scale)
    base = fill(side)
    canvas = Canvas(Image.new("RGB", _size(space, scale), base))
    kind, spot, reach = RELIEF[space]
    centre = spot[0] * scale - corner[0], spot[1] * scale - corner[1]
    _RELIEFS[kind](canvas, centre, reach * scale, base)
    rims = [(INNER_RIM, mix(base, theme.NIGHT, 0.22)), (5, mix(SOIL, theme.NIGHT, 0.78))]
    if side:
        rims.insert(1, (13, mix(base, pieces.SIDE[side], 0.42)))
    for width, colour in rims:
        canvas.image.paste(colour, (0, 0), _rim(space, width, scale))
    return canvas.image


def _mask(size: tuple[int, int], paint: Callable[[ImageDraw.ImageDraw, int], object]) -> Image.Image:
    scale = shapes.SUPERSAMPLE // 2
    big = Image.new("L", (size[0] * scale, size[1] * scale), 0)
    paint(ImageDraw.Draw(big), scale)
    return big.reduce(scale)


def _mons(canvas: Canvas, centre: Point, reach: float, base: Colour) -> None:
    """A shield volcano from above: rings and a caldera."""
    for i, share in enumerate((1.0, 0.74, 0.5)):
        canvas.disc(centre, round(reach * share), mix(base, theme.SAND, 0.10 + 0.09 * i))
    canvas.disc(centre, round(reach * 0.26), mix(base, theme.NIGHT, 0.42))
    canvas.disc((centre[0] + reach * 0.05, centre[1] + reach * 0.06), round(reach * 0.18), mix(base, theme.NIGHT, 0.24))


def _crater(canvas: Canvas, centre: Point, reach: float, base: Colour) -> None:
    for dx, dy, share in ((0.0, 0.0, 1.0), (-1.5, 0.5, 0.36), (0.9, -1.2, 0.28)):
        at = centre[0] + dx * reach, centre[1] + dy * reach
        radius = round(reach * share)
        canvas.disc(at, radius, mix(base, theme.SAND, 0.26))
        canvas.disc((at[0] + radius * 0.07, at[1] + radius * 0.07), round(radius * 0.82), mix(base, theme.NIGHT, 0.26))
        canvas.disc((at[0] + radius * 0.14, at[1] + radius * 0.14), round(radius * 0.62), mix(base, theme.NIGHT, 0.12))


def _dunes(canvas: Canvas, centre: Point, reach: float, base: Colour) -> None:
    for i in range(6):
        y = centre[1] + reach * (i - 2.5) * 0.26
        width = reach * (1.25 - abs(i - 2.5) * 0.22)
        left = centre[0] - width + (i % 2) * reach * 0.2
        line = [(left + width * 2 * t / 16, y + math.sin(t * 0.9 + i) * reach * 0.07) for t in range(17)]
        canvas.line(line, mix(base, theme.SAND, 0.22), max(3.0, reach * 0.05))


def _canyon(canvas: Canvas, centre: Point, reach: float, base: Colour) -> None:
    """Branching valleys."""
    for turn in range(0, 360, 51):
        angle = math.radians(turn)
        points, x, y = [centre], *centre
        for step in range(4):
            angle += 0.55 if (turn // 51 + step) % 2 else -0.6
            x, y = x + math.cos(angle) * reach * 0.34, y + math.sin(angle) * reach * 0.34
            points.append((x, y))
        canvas.line(points, mix(base, theme.NIGHT, 0.24), max(6.0, reach * 0.15))
        canvas.line(points, mix(base, theme.NIGHT, 0.44), max(3.0, reach * 0.06))


def _hills(canvas: Canvas, centre: Point, reach: float, base: Colour) -> None:
    for dx, dy, share in (
        (-0.8, 0.1, 0.42),
        (-0.2, -0.25, 0.56),
        (0.5, 0.05, 0.46),
        (0.1, 0.5, 0.36),
        (-0.6, 0.62, 0.3),
    ):
        x, y, high = centre[0] + dx * reach, centre[1] + dy * reach, reach * share
        canvas.polygon(
            [(x - high, y + high * 0.5), (x - high * 0.1, y - high * 0.6), (x + high, y + high * 0.5)],
            mix(base, theme.SAND, 0.22),
        )
        canvas.polygon(
            [(x - high * 0.1, y - high * 0.6), (x + high, y + high * 0.5), (x + high * 0.2, y + high * 0.5)],
            mix(base, theme.NIGHT, 0.24),
        )


_RELIEFS = {"mons": _mons, "crater": _crater, "dunes": _dunes, "canyon": _canyon, "hills": _hills}


def _dust_colour(base: Colour, raging: bool) -> Colour:
    return mix(base, pieces.STORM, 0.34 if raging else 0.2)


def _dust(space: str, raging: bool, scale: float) -> Image.Image:
    """Coverage of the dust blown over a Desert: inside its border."""

    def make() -> Image.Image:
        inside = ImageChops.subtract(_shape(space, scale), _rim(space, INNER_RIM, scale))
        return ImageChops.multiply(_streaks(_size(space, scale), raging, space), inside)

    return shapes.kept_mask(("reddust/dust", space, raging, round(scale, 4)), make)


def _streaks(size: tuple[int, int], raging: bool, key: str) -> Image.Image:
    """Coverage of blown dust: dense while a storm rages, a few wisps while it approaches."""

    def paint(draw: ImageDraw.ImageDraw, scale: int) -> None:
        for line in _wisps(size, raging, key):
            shapes.round_stroke(draw, [(x * scale, y * scale) for x, y in line], (7 if raging else 5) * scale)

    return _mask(size, paint)


def _wisps(size: tuple[int, int], raging: bool, key: str) -> Iterator[list[Point]]:
    rng = random.Random(key)
    for y in range(-40, size[1] + 60, 22 if raging else 52):
        x = -rng.randrange(60)
        while x < size[0]:
            length = rng.randrange(60, 150) if raging else rng.randrange(40, 90)
            bend = rng.uniform(0.4, 1.0)
            yield [
                (x + length * t / 8, y - x * 0.22 - length * t / 8 * 0.22 + math.sin(t * 0.8) * 5 * bend)
                for t in range(9)
            ]
            x += length + rng.randrange(18, 46) + (0 if raging else 60)


# --- Labyrinths ---------------------------------------------------------------------------------------------------


def labyrinth(side: str, storm: str, radius: int) -> Image.Image:
    """A city under the ground, its ring in the colour of Control."""
    return shapes.picture_sprite(("reddust/lab", side, storm, radius), lambda: _labyrinth(side, storm, radius))


def _labyrinth(side: str, storm: str, radius: int) -> Image.Image:
    reach = radius + 10
    canvas = Canvas(Image.new("RGB", (2 * reach, 2 * reach), theme.NIGHT))
    centre = (reach, reach)
    ring = mix(theme.NIGHT, pieces.SIDE[side], 0.9 if side else 0.8)
    rim = max(8, radius // 11)
    floor = mix(theme.PANEL_SUNK, pieces.SIDE[side], 0.12)
    canvas.disc(centre, radius, ring)
    canvas.disc(centre, radius - rim, theme.NIGHT)
    canvas.disc(centre, radius - rim - 3, floor)
    wall = mix(floor, theme.TEXT, 0.055)
    for i, share in enumerate((0.78, 0.6, 0.42, 0.24)):
        start = 40 + 95 * i
        steps = [math.radians(start + 290 * t / 40) for t in range(41)]
        canvas.line(
            [(reach + radius * share * math.cos(a), reach + radius * share * math.sin(a)) for a in steps], wall, 5
        )
    if storm:
        raging = storm == "raging"
        streaks = _streaks(canvas.image.size, raging, "labyrinth")
        canvas.image.paste(_dust_colour(floor, raging), (0, 0), streaks)
        hole = Image.new("L", canvas.image.size, 255)
        disc = shapes.corner_mask(radius - rim - 3)
        hole.paste(0, (reach - disc.width // 2, reach - disc.height // 2), disc)
        rest = Canvas(Image.new("RGB", canvas.image.size, theme.NIGHT))
        rest.disc(centre, radius, ring)
        rest.disc(centre, radius - rim, theme.NIGHT)
        canvas.image.paste(rest.image, (0, 0), hole)
    mask = Image.new("L", canvas.image.size, 0)
    disc = shapes.corner_mask(radius + 4)
    mask.paste(disc, (reach - disc.width // 2, reach - disc.height // 2))
    canvas.image.putalpha(mask)
    return canvas.image


# --- the sheet ----------------------------------------------------------------------------------------------------


def background(chart: Chart, size: tuple[int, int]) -> Canvas:
    """The Wilderness with its old craters, and the shadow under each sector."""
    canvas = Canvas.new(*size, WILD)
    rng = random.Random("wilderness")
    for _ in range(150):
        x, y = chart.at((rng.randrange(layout.WIDTH), rng.randrange(layout.HEIGHT)))
        radius = round(chart.scale * rng.choice((6, 8, 11, 16, 24)))
        canvas.disc((x, y), radius, mix(WILD, theme.SAND, 0.13))
        canvas.disc((x + radius * 0.14, y + radius * 0.14), max(2, round(radius * 0.78)), mix(WILD, theme.NIGHT, 0.24))
    shadow = Image.new("L", size, 0)
    draw = ImageDraw.Draw(shadow)
    for space in OUTLINES:
        draw.polygon([chart.at(point) for point in outline(space)], fill=255)
    soft = shadow.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(2))
    canvas.image.paste(theme.NIGHT, (0, 0), soft)
    rim = shadow.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(1))
    canvas.image.paste(mix(WILD, FRAME, 0.75), (0, 0), ImageChops.subtract(rim, shadow))
    return canvas


def rails(canvas: Canvas, chart: Chart, closed: tuple[str, ...]) -> None:
    """All Maglev lines, from kept pictures."""
    for line in layout.LINES:
        is_open = line.id not in closed
        points = tuple((x * chart.scale, y * chart.scale) for x, y in line.points)
        corner = math.floor(min(x for x, _ in points)) - 20, math.floor(min(y for _, y in points)) - 20
        key = ("reddust/rail", line.id, is_open, round(chart.scale, 4))
        local = [(x - corner[0], y - corner[1]) for x, y in points]
        size = math.ceil(max(x for x, _ in local)) + 20, math.ceil(max(y for _, y in local)) + 20
        image = shapes.picture_sprite(key, partial(_rail, local, size, is_open, chart.scale))
        canvas.image.paste(image, (round(chart.left + corner[0]), round(chart.top + corner[1])), image)


def _rail(points: list[Point], size: tuple[int, int], is_open: bool, scale: float) -> Image.Image:
    """Open lines are bright, those not to be used are dotted."""
    casing, track = Canvas(Image.new("L", size, 0)), Canvas(Image.new("RGB", size, theme.NIGHT))
    if is_open:
        strokes = [shapes.stroke_mask(points, 17 * scale)]
        track.line(points, RAIL, 10 * scale)
        track.line(points, mix(RAIL, theme.NIGHT, 0.72), 4 * scale)
    else:
        parts = _dashes(points, 12, 22)
        strokes = [shapes.stroke_mask(part, 12 * scale) for part in parts]
        for part in parts:
            track.line(part, RAIL, 7 * scale)
    for mask, left, top in strokes:
        casing.image.paste(255, (left, top), mask)
    track.image.putalpha(casing.image)
    return track.image


def _dashes(points: list[Point], dash: int, gap: int) -> list[list[Point]]:
    parts = []
    for a, b in pairwise(points):
        length = math.dist(a, b)
        for start in range(0, math.ceil(length), dash + gap):
            ends = start / length, min(1.0, (start + dash) / length)
            parts.append([(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in ends])
    return parts


def highlight(canvas: Canvas, space: str, chart: Chart) -> None:
    """A bright edge around a Desert that changed."""
    points = [chart.at(point) for point in outline(space)]
    ring = [*points, points[0], points[1]]
    canvas.line(ring, theme.NIGHT, 15)
    canvas.line(ring, theme.HIGHLIGHT, 8)


def sector_label(canvas: Canvas, chart: Chart, spot: tuple[int, int], words: str) -> None:
    size = chart.size(26)
    x, y = chart.at(spot)
    width = text.width(words, size, True) + size * 1.2
    box = Box.around((x, y), width, size * 1.5)
    canvas.rect(box, theme.NIGHT, radius=box.height // 2, outline=mix(WILD, FRAME, 0.75), width=3)
    canvas.text(box.centre, words, size, FRAME, bold=True, anchor="mm")
