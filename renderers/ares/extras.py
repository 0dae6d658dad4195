"""Panels that only some tables have: the race of three, the co-op pile, the solo dummy."""

from __future__ import annotations

from games.ares.view import SeatView
from games.core.message import m
from renderers.ares import pieces, words
from renderers.ares.frame import Scene
from renderers.kit import shapes, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box

PARTS: tuple[tuple[str, Colour], ...] = (("tr", theme.ACCENT), ("forests", theme.FOREST), ("cards", theme.INFO))
"""What points are made of, in the order of the report."""


def parts(seat: SeatView) -> tuple[int, int, int]:
    return seat.points_tr, seat.points_forests, seat.points_cards


def _panel(canvas: Canvas, box: Box, title: str) -> Box:
    key = ("ares/extra", box.width, box.height)
    shade = 8

    def make() -> Canvas:
        fresh = Canvas.new(box.width + 2 * shade, box.height + 6 + shade, theme.GROUND)
        panel = Box.at(shade, 6, box.width, box.height)
        fresh.shadow(panel, blur=4, drop=4)
        fresh.rect(panel, theme.PANEL, radius=theme.RADIUS, outline=theme.LINE_SOFT)
        return fresh

    canvas.image.paste(shapes.picture_sprite(key, lambda: make().image), (box.left - shade, box.top - 6))
    canvas.text((box.left + 20, box.top + 36), title, 32, theme.ACCENT, bold=True, max_width=box.width - 40)
    return Box(box.left + 20, box.top + 66, box.right - 20, box.bottom - 16)


def race(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Points so far, best first, as bars of their parts."""
    room = _panel(canvas, box, scene.say(m("ares-board-race")))
    x = room.left
    for name, colour in PARTS:
        canvas.rect(Box.at(x, room.top + 6, 22, 22), colour, radius=5)
        label = scene.say(m(f"ares-score-{name}"))
        x = canvas.text((x + 32, room.top + 17), label, 24, theme.TEXT_MUTED).right + 28
    order = sorted(scene.view.seats, key=lambda seat: -seat.points)
    most = max(1, *(seat.points for seat in order))
    area = Box(room.left, room.top + 44, room.right, room.bottom)
    for seat, row in zip(order, area.rows(len(order), 8), strict=True):
        canvas.badge((row.left + 30, row.centre[1]), scene.styles[seat.seat], 52)
        canvas.text((row.right, row.centre[1]), str(seat.points), 42, theme.TEXT, bold=True, anchor="rm")
        bar(canvas, Box(row.left + 72, row.top + 8, row.right - 84, row.bottom - 8), parts(seat), most)


def bar(canvas: Canvas, box: Box, values: tuple[int, ...], most: int) -> None:
    """A bar of parts, each with its number where it fits."""
    height = min(box.height, 56)
    top = round(box.centre[1] - height / 2)
    x = float(box.left)
    for value, (_, colour) in zip(values, PARTS, strict=True):
        width = box.width * max(0, value) / most
        piece = Box(round(x), top, round(x + width) - 3, top + height)
        if piece.width > 4:
            canvas.rect(piece, colour, radius=6)
        if piece.width > 36:
            canvas.text(piece.centre, str(value), 28, theme.ink_on(colour), bold=True, anchor="mm")
        x += width


def coop(canvas: Canvas, scene: Scene, box: Box) -> None:
    """p.18: the pile, the rounds left and the points both have together."""
    coop, say = scene.view.coop, scene.say
    assert coop is not None
    canvas.rect(box, theme.PANEL, radius=theme.RADIUS, outline=theme.LINE_SOFT)
    y = box.top + 36
    canvas.text((box.left + 20, y), say(m("ares-board-coop")), 32, theme.ACCENT, bold=True, max_width=520)
    together = sum(seat.points for seat in scene.view.seats)
    label = say(m("ares-board-coop-points", n=together, goal=coop.points_needed))
    canvas.text((box.right - 20, y), label, 32, theme.TEXT, bold=True, anchor="rm", max_width=640)
    y = box.bottom - 36
    x = canvas.chip((box.left + 20, y), say(m("ares-board-coop-mc", n=coop.mc_cubes)), icon="coin", size=28).right
    x = canvas.chip((x + 12, y), say(m("ares-board-coop-trade", n=coop.trade_cubes)), icon="card", size=28).right
    meter = Box(max(x + 24, box.left + box.width // 2 + 40), y - 16, box.right - 20, y + 16)
    share = together / coop.points_needed
    canvas.meter(meter, share, theme.GOOD if share >= 1 else theme.WARN)


def solo(canvas: Canvas, scene: Scene, box: Box) -> None:
    """p.19: the dummy hand, its cube and the rounds left."""
    solo, say = scene.view.solo, scene.say
    assert solo is not None
    level = m(f"ares-opt-level-{solo.level}")
    room = _panel(canvas, box, say(m("ares-board-solo", level=level)))
    left = max(0, solo.rounds - scene.view.round)
    canvas.text((room.left, room.top + 20), say(m("ares-board-rounds-left", n=left)), 34, theme.TEXT, bold=True)
    line = Box.at(room.left, room.top + 50, room.width, 28)
    canvas.meter(line, scene.view.round / solo.rounds, theme.WARN if left > 5 else theme.BAD)
    canvas.text((room.left, room.top + 112), say(m("ares-board-dummy")), 28, theme.TEXT_MUTED)
    area = Box.at(room.left, room.top + 138, room.width, 108)
    for phase, cell in enumerate(area.columns(5, 12), start=1):
        _dummy_card(canvas, cell, phase, phase in solo.played, words.dummy_phase(scene.view) == phase)
    note = m("ares-board-dummy-choose") if solo.chooses else m("ares-board-dummy-hidden", n=len(solo.left))
    below = Box(room.left, area.bottom + 12, room.right, room.bottom)
    if below.height >= 34:
        canvas.block(below, say(note), 28, theme.TEXT_MUTED, min_size=24)


def _dummy_card(canvas: Canvas, cell: Box, phase: int, played: bool, now: bool) -> None:
    fill = mix(theme.PANEL_RAISED, theme.ACCENT, 0.3) if now else theme.PANEL_RAISED if played else theme.PANEL_SUNK
    canvas.rect(cell, fill, radius=12, outline=theme.ACCENT if now else theme.LINE, width=4 if now else 2)
    ink = theme.TEXT if played else theme.TEXT_MUTED
    canvas.text((cell.centre[0], cell.centre[1] - 14), pieces.ROMAN[phase - 1], 44, ink, bold=True, anchor="mm")
    canvas.icon("check" if played else "hourglass", (cell.centre[0], cell.bottom - 26), 32)
