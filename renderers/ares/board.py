"""The board: the shared part above, the player boards below, in a layout for each number of players."""

from __future__ import annotations

from games.ares.view import SeatView
from renderers.ares import extras, frame, panel
from renderers.ares.frame import INNER, MARGIN, TOP, WIDTH, Scene
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box

GAP = 16
BOTTOM = 24
COOP_STRIP = 116


def draw(scene: Scene) -> Canvas:
    """1 player: one panel beside the dummy; 2: side by side; 3: with the race as the fourth; 4: two by two."""
    lines = _lines(scene)
    strip = COOP_STRIP + GAP if scene.view.coop else 0
    heights = [panel.height(panel.rows_for(line, 2)) for line in lines]
    total = TOP + strip + sum(heights) + GAP * (len(lines) - 1) + BOTTOM
    canvas = Canvas.new(WIDTH, total, theme.GROUND)
    canvas.image.paste(frame.top_layer(scene), (0, 0))
    frame.header(canvas, scene)
    frame.tracks(canvas, scene)
    frame.oceans(canvas, scene)
    frame.phases(canvas, scene)
    if scene.view.coop:
        extras.coop(canvas, scene, Box.at(MARGIN, TOP, INNER, COOP_STRIP))
    top = TOP + strip
    for line, height in zip(lines, heights, strict=True):
        left, right = Box.at(MARGIN, top, INNER, height).columns(2, GAP)
        _line(canvas, scene, line, left, right)
        top += height + GAP
    return canvas


def _lines(scene: Scene) -> list[tuple[SeatView, ...]]:
    seats = scene.view.seats
    return [seats[i : i + 2] for i in range(0, len(seats), 2)]


def _line(canvas: Canvas, scene: Scene, line: tuple[SeatView, ...], left: Box, right: Box) -> None:
    rows = panel.rows_for(line, 2)
    for seat, box in zip(line, (left, right), strict=False):
        panel.draw(canvas, scene, seat, box, rows)
    if len(line) == 1 and scene.view.solo:
        extras.solo(canvas, scene, right)
    elif len(line) == 1:
        extras.race(canvas, scene, right)
