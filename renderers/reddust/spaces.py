"""What stands in the spaces: names, Infrastructure, Control, Support, storms, pieces."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from games.reddust import layout
from games.reddust.view import SpaceView
from renderers.kit import shapes, text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box, Point, bow, smooth
from renderers.reddust import ground, pieces, words
from renderers.reddust.scene import Chart, Scene

NAME, TOKEN = 32, 60
SQUARE, PILL, DIE = 30, 32, 26
FLAT = 3
"""A room so many times wider than high is filled side by side."""
BENDS = (0.15, -0.15, 0.32, -0.32)
"""How an arrow may bulge; the way over the fewest Labyrinths is taken."""


def draw(canvas: Canvas, scene: Scene, chart: Chart, only: str = "") -> None:
    """All spaces of the sheet (or of one sector): ground first, then lines, then everything on it."""
    shown = [space for space in scene.view.spaces if space.sector and only in ("", space.sector)]
    ground.deserts(canvas, chart, [space for space in shown if space.kind == "desert"])
    for space in shown:
        if space.kind == "desert" and scene.marked(f"space:{space.id}"):
            ground.highlight(canvas, space.id, chart)
    ground.rails(canvas, chart, scene.view.closed_maglevs)
    if scene.view.coronae_sharma:
        _link(canvas, chart)
    for space in shown:
        if space.kind == "labyrinth":
            _circle(canvas, scene, chart, space)
    _arrows(canvas, scene, chart, {space.id for space in shown} | {"wilderness"})
    for space in shown:
        if space.kind == "labyrinth":
            _labyrinth(canvas, scene, chart, space)
        else:
            _desert(canvas, scene, chart, space)


def _link(canvas: Canvas, chart: Chart) -> None:
    """House value H1: a short bridge where Coronae Montes and Sharma count as adjacent."""
    x, y = layout.CORNERS["waist"]
    for side in (-1, 1):
        canvas.line([chart.at((x + side * 62, y - 26)), chart.at((x + side * 74, y + 24))], theme.TEXT, 7 * chart.scale)


def _circle(canvas: Canvas, scene: Scene, chart: Chart, space: SpaceView) -> None:
    centre = chart.at(layout.CIRCLES[space.id])
    radius = chart.px(layout.RADIUS)
    if scene.marked(f"space:{space.id}"):
        canvas.disc(centre, radius + 12, theme.HIGHLIGHT, outline=theme.NIGHT, width=3)
    canvas.put(ground.labyrinth(space.control, space.storm, radius), centre)


def _arrows(canvas: Canvas, scene: Scene, chart: Chart, shown: set[str]) -> None:
    """From place to place, off the names and pieces of circles as far as there is room."""
    for way in scene.moves:
        stops = _in_sight(way, shown & layout.SPOTS.keys())
        start, end = stops[0], stops[-1]
        if start != end:
            path = [chart.at(spot) for spot in (_way(start, end) if len(stops) == 2 else _through(stops))]
            clear = [chart.px(_clear(start, 40)), chart.px(_clear(end, 96))]
            share = min(1.0, 0.75 * math.dist(path[0], path[-1]) / sum(clear))
            canvas.arrow(path, width=chart.size(9), clear_start=clear[0] * share, clear_end=clear[1] * share)


def _in_sight(way: Sequence[str], shown: set[str]) -> Sequence[str]:
    """The last part of a way that lies in the picture: a sector shows how pieces from elsewhere came in."""
    first = next((i + 1 for i in range(len(way) - 1, -1, -1) if way[i] not in shown), 0)
    return way[first:] or way[-1:]


def _through(stops: Sequence[str]) -> list[Point]:
    """A path of several legs goes by way of the spaces passed."""
    return [layout.SPOTS[space] for space in stops]


def _clear(space: str, desert: int) -> int:
    return layout.RADIUS + 22 if space in layout.CIRCLES else desert


@lru_cache(maxsize=1024)
def _way(start: str, end: str) -> list[Point]:
    """The bow that runs least over Labyrinths which have nothing to do with the move."""
    centres = [spot for space, spot in layout.CIRCLES.items() if space not in (start, end)]

    def crossed(path: Sequence[Point]) -> int:
        return sum(math.dist(point, centre) < layout.RADIUS for point in smooth(path) for centre in centres)

    return min((bow(layout.SPOTS[start], layout.SPOTS[end], bend) for bend in BENDS), key=crossed)


# --- the parts of a space ---------------------------------------------------------------------------------------


def _infrastructure(space: SpaceView, size: int) -> list[Image.Image]:
    row = pieces.squares(space.green, space.gray, space.damage, space.markers, space.kind == "labyrinth")
    return [pieces.square(kind, size) for kind in row]


def _dice(space: SpaceView, chart: Chart) -> list[Image.Image]:
    """Only where the picture is large enough."""
    return pieces.dice(*layout.STORM_DICE[space.id], chart.size(DIE)) if chart.scale > 1 else []


def _signs(space: SpaceView, chart: Chart) -> list[Image.Image]:
    """Control and Support or Opposition."""
    signs = [pieces.flag(space.control, chart.size(PILL))] if space.control else []
    if space.level:
        signs.append(pieces.level_pill(space.level, chart.size(PILL)))
    return signs


def _name(canvas: Canvas, box: Box, words_: str, chart: Chart) -> int:
    """The name in one or two lines at the top of a box; returns where it ends."""
    size = chart.size(NAME)
    fitted = text.fit(words_, box.width, size, chart.size(25), True)
    lines: tuple[str, ...] = (fitted.text,)
    if fitted.text != words_ or text.width(words_, fitted.size, True) > box.width:
        lines = text.wrap(words_, box.width, size, True, max_lines=2)
        fitted = text.fit(max(lines, key=len), box.width, size, 20, True)
    high = round(fitted.size * 1.14)
    for i, line in enumerate(lines):
        at = (box.centre[0], box.top + high * (i + 0.5))
        canvas.text(at, line, fitted.size, theme.TEXT, bold=True, anchor="mm", halo=theme.NIGHT)
    return box.top + high * len(lines)


def _desert(canvas: Canvas, scene: Scene, chart: Chart, space: SpaceView) -> None:
    """Name and markers above the pieces; in a flat room beside them."""
    room = chart.room(layout.ROOMS[space.id])
    flat = room.width > FLAT * room.height
    box = room.columns(2)[0] if flat else room
    if flat:
        top = box.top + chart.size(12)
        box = Box(box.left, top, box.right, box.bottom)
    top = _name(canvas, box, scene.say(words.space_name(space.id)), chart)
    end = _markers(canvas, scene, chart, space, Box(box.left, top, box.right, box.bottom))
    below = Box(box.left, end, box.right, box.bottom)
    rest = room.columns(2)[1] if flat else below
    pieces.flow(canvas, rest, space.pieces, chart.size(TOKEN), valign="m" if flat else "t")


def _markers(canvas: Canvas, scene: Scene, chart: Chart, space: SpaceView, box: Box) -> int:
    """Everything beside the pieces, in one row or, where it is too much, in two; returns where they end."""
    row = [*_infrastructure(space, chart.size(SQUARE)), *_signs(space, chart)]
    rest = [pieces.storm(space.storm, chart.size(38))] if space.storm else []
    rest += [*_pawns(scene, space, chart.size(40)), *_dice(space, chart)]
    gap = chart.size(5)
    fits = sum(sprite.width + gap for sprite in (*row, *rest)) <= box.width + chart.size(20)
    y = box.top + chart.size(21)
    for line in [[*row, *rest]] if fits else [row, rest]:
        pieces.strip(canvas, (box.centre[0], y), line, gap)
        y += chart.size(39)
    return y - chart.size(17)


def _labyrinth(canvas: Canvas, scene: Scene, chart: Chart, space: SpaceView) -> None:
    x, y = chart.at(layout.CIRCLES[space.id])
    radius = chart.px(layout.RADIUS)
    _plate(canvas, (x, y - radius + chart.size(10)), scene.say(words.space_name(space.id)), chart, radius * 2 + 30)
    squares = [*_infrastructure(space, chart.size(SQUARE)), *_pawns(scene, space, chart.size(40)), *_dice(space, chart)]
    pieces.strip(canvas, (x, y - radius + chart.size(51)), squares, chart.size(4))
    signs = _signs(space, chart)
    if space.storm:
        signs.append(pieces.storm(space.storm, chart.size(38)))
    pieces.strip(canvas, (x, y + radius - chart.size(14)), signs, chart.size(4))
    half = round(radius * 0.86)
    box = Box(round(x) - half, round(y - radius) + chart.size(68), round(x) + half, round(y + radius) - chart.size(30))
    pieces.flow(canvas, box, space.pieces, chart.size(56), valign="m")


def _plate(canvas: Canvas, centre: Point, words_: str, chart: Chart, room: int) -> None:
    fitted = text.fit(words_, room, chart.size(NAME), chart.size(22), True)
    box = Box.around(centre, fitted.width + chart.size(24), chart.size(40))
    canvas.rect(box, theme.NIGHT, radius=box.height // 2)
    canvas.text(box.centre, fitted.text, fitted.size, theme.TEXT, bold=True, anchor="mm")


def _pawns(scene: Scene, space: SpaceView, size: int) -> list[Image.Image]:
    """A pawn on each space of the Operation in execution, as on the table."""
    owners = dict.fromkeys(running.faction for running in scene.view.running if space.id in running.spaces)
    return [shapes.sprite(("reddust/pawn", owner, size), (size, size), _pawn_of(owner)) for owner in owners]


def _pawn_of(faction: str) -> Callable[[shapes.Pen], None]:
    colour = pieces.STYLE[faction].colour

    def paint(pen: shapes.Pen) -> None:
        for grow, paint_ in ((7, theme.NIGHT), (0, colour)):
            pen.disc(50, 26, 17 + grow, paint_)
            pen.poly([(36 - grow, 40), (64 + grow, 40), (78 + grow, 88 + grow), (22 - grow, 88 + grow)], paint_)

    return paint


def wilderness(canvas: Canvas, scene: Scene, chart: Chart) -> None:
    """Its place at the foot of the map; the ground itself lies around all sectors."""
    space = scene.spaces["wilderness"]
    box = chart.room(layout.WILDERNESS_ROOM)
    marked = scene.marked("space:wilderness")
    outline = theme.HIGHLIGHT if marked else pieces.SIDE[space.control]
    canvas.rect(box, ground.fill(space.control), radius=16, outline=outline, width=6 if marked else 4)
    y = box.centre[1]
    name = canvas.text((box.left + 24, y), scene.say(words.space_name("wilderness")), 34, bold=True, max_width=330)
    x = name.right + 16
    signs = [pieces.flag(space.control, 32)] if space.control else []
    for sign in (*signs, *_pawns(scene, space, 48)):
        canvas.put(sign, (x + sign.width / 2, y))
        x += sign.width + 14
    pieces.flow(canvas, Box(x + 10, box.top, box.right - 20, box.bottom), space.pieces, 52, align="l", valign="m")
