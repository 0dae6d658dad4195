"""The part of the board that all share: header, tracks, oceans, phases of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PIL import Image

from games.ares.view import AresView, OceanView, SeatView, TrackView
from games.core.message import m
from renderers.ares import pieces, words
from renderers.kit import shapes, text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import mix
from renderers.kit.geometry import Box
from renderers.kit.theme import SeatStyle
from renderers.protocol import Say

WIDTH = theme.BOARD_WIDTH
MARGIN = 32
INNER = WIDTH - 2 * MARGIN
HEADER = Box.at(MARGIN, 20, INNER, 84)
TRACKS = Box.at(MARGIN, 112, INNER, 282)
OCEANS = Box.at(MARGIN, 408, INNER, 136)
PHASES = Box.at(MARGIN, 558, INNER, 120)
TOP = 694
"""Where the player boards begin."""
LABEL = 292
"""Room for the name and value of a track at its left."""
STRIP, CELL, FOOT = 30, 60, 30
GAP = 16


@dataclass(frozen=True)
class Scene:
    """What a picture is drawn from."""

    view: AresView
    say: Say
    marks: frozenset[str]

    @cached_property
    def styles(self) -> dict[str, SeatStyle]:
        return {seat.seat: theme.seat(i) for i, seat in enumerate(self.view.seats)}

    def name(self, seat: SeatView) -> str:
        return self.say(m("seat", seat=seat.seat))


def track_box(name: str) -> Box:
    inner = TRACKS.inset(GAP, 12)
    height = STRIP + CELL + FOOT
    return Box.at(inner.left, inner.top + words.PARAMETERS.index(name) * (height + 16), inner.width, height)


def cells(name: str, track: TrackView) -> list[Box]:
    box = track_box(name)
    count = (track.most - track.least) // track.step + 1
    top = box.top + STRIP + 4
    return Box(box.left + LABEL, top, box.right, top + CELL).columns(count, 4)


def index(track: TrackView, value: int) -> int:
    return (value - track.least) // track.step


# --- the static layer ---------------------------------------------------------------------------------------------


def top_layer(scene: Scene) -> Image.Image:
    """Everything of the upper part that stays the same in one language."""
    zones = tuple(scene.say(words.zone_name(zone)) for zone, _, _ in scene.view.oxygen.zones)
    phases = tuple(scene.say(words.phase_name(i)) for i in range(1, 6))
    return shapes.picture_sprite(("ares/top", zones, phases), lambda: _draw_top(scene.view, zones).image)


def _draw_top(view: AresView, zones: Sequence[str]) -> Canvas:
    canvas = Canvas.new(WIDTH, TOP, theme.GROUND)
    for radius, share in ((250, 0.12), (190, 0.22), (130, 0.36)):
        canvas.disc((WIDTH - 96, -34), radius, mix(theme.GROUND, theme.RUST, share))
    canvas.panel(TRACKS)
    canvas.panel(OCEANS)
    for name in words.PARAMETERS:
        track = words.track(view, name)
        boxes = cells(name, track)
        for (zone, low, high), title in zip(track.zones, zones, strict=True):
            first, last = boxes[index(track, low)], boxes[index(track, high)]
            strip = Box(first.left, first.top - STRIP - 4, last.right, first.top - 6)
            pieces.zone_strip(canvas, strip, zone)
            _zone_title(canvas, strip, zone, title)
        icon_at = (track_box(name).left + 34, track_box(name).centre[1])
        canvas.icon(name, icon_at, 68)
    canvas.icon("ocean", (OCEANS.left + GAP + 34, OCEANS.centre[1]), 68)
    return canvas


def _zone_title(canvas: Canvas, strip: Box, zone: str, title: str) -> None:
    size = 22
    plate = Box.around(strip.centre, text.width(title, size, True) + 28, strip.height)
    canvas.rect(plate, pieces.ZONE[zone])
    canvas.text(strip.centre, title, size, theme.ink_on(pieces.ZONE[zone]), bold=True, anchor="mm")


# --- header -------------------------------------------------------------------------------------------------------


def header(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.say
    middle = HEADER.centre[1] - 4
    piles = say(m("ares-board-piles", deck=view.deck, discard=view.discard))
    right = HEADER.right - canvas.text((HEADER.right, middle), piles, 28, theme.TEXT, anchor="rm").width
    canvas.icon("card", (right - 30, middle), 40)
    done = canvas.text((HEADER.left, middle), words.round_text(view, say), theme.SIZE_HUGE, bold=True, max_width=560)
    room = right - 70 - done.right - 28
    canvas.text((done.right + 28, middle + 6), words.step_text(view, say), 42, theme.ACCENT, bold=True, max_width=room)


# --- tracks -------------------------------------------------------------------------------------------------------


def tracks(canvas: Canvas, scene: Scene) -> None:
    for name in words.PARAMETERS:
        track = words.track(scene.view, name)
        marked = f"track:{name}" in scene.marks
        _track_label(canvas, scene, name, track, marked)
        _track_cells(canvas, name, track, marked)
        if scene.view.phase:
            _start_marker(canvas, scene, cells(name, track), index(track, track.start))


def _track_label(canvas: Canvas, scene: Scene, name: str, track: TrackView, marked: bool) -> None:
    box = track_box(name)
    left, room = box.left + 82, LABEL - 96
    if marked:
        plate = Box(box.left - 6, box.top + 2, box.left + LABEL - 12, box.bottom - 2)
        canvas.rect(plate, theme.PANEL_RAISED, radius=14, outline=theme.HIGHLIGHT, width=4)
        canvas.icon(name, (box.left + 34, box.centre[1]), 68)
    value = words.degrees(name, track.value)
    canvas.text((left, box.centre[1] - 20), value, 50, theme.TEXT, bold=True, max_width=room)
    zone = mix(pieces.ZONE[track.zone], theme.TEXT, 0.25)
    canvas.text((left, box.centre[1] + 28), words.distance(track, scene.say), 28, zone, max_width=room, bold=True)


def _track_cells(canvas: Canvas, name: str, track: TrackView, marked: bool) -> None:
    here = index(track, track.value)
    boxes = cells(name, track)
    size = 24 if len(boxes) > 16 else 30
    for zone, low, high in track.zones:
        for at in range(index(track, low), index(track, high) + 1):
            if at != here:
                _cell(canvas, boxes[at], zone, words.number(track.least + at * track.step), at < here, size)
    cell = boxes[here]
    canvas.glow(cell, theme.HIGHLIGHT if marked else pieces.ZONE[track.zone], radius=12, blur=14 if marked else 8)
    plate = Box(cell.left - 4, cell.top - 4, cell.right + 4, cell.bottom + 4)
    canvas.rect(plate, pieces.ZONE[track.zone], radius=14, outline=theme.HIGHLIGHT, width=5)
    ink = theme.ink_on(pieces.ZONE[track.zone])
    canvas.text(
        cell.centre, words.number(track.value), size + 3, ink, bold=True, anchor="mm", max_width=cell.width - 10
    )


def _cell(canvas: Canvas, box: Box, zone: str, label: str, reached: bool, size: int) -> None:
    colour = pieces.ZONE[zone]
    fill = mix(theme.PANEL_SUNK, colour, 0.46 if reached else 0.07)
    canvas.rect(box, fill, radius=10, outline=mix(theme.PANEL_SUNK, colour, 0.62 if reached else 0.36))
    ink = theme.ink_on(fill) if reached else theme.TEXT_MUTED
    canvas.text(box.centre, label, size, ink, bold=reached, anchor="mm", max_width=box.width - 4)


def _start_marker(canvas: Canvas, scene: Scene, boxes: Sequence[Box], at: int) -> None:
    """Requirements look at the start of the phase (p.12): a wedge under that cell."""
    cell = boxes[at]
    x, y = cell.centre[0], cell.bottom + 16
    canvas.shape("triangle", (x, y), 20, theme.TEXT, outline=theme.NIGHT, width=2)
    words_ = scene.say(m("ares-board-start"))
    width = text.width(words_, 22)
    if x + 18 + width <= boxes[-1].right:
        canvas.text((x + 18, y + 1), words_, 22, theme.TEXT_MUTED)
    else:
        canvas.text((x - 18, y + 1), words_, 22, theme.TEXT_MUTED, anchor="rm")


# --- oceans -------------------------------------------------------------------------------------------------------


def oceans(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.say
    middle = OCEANS.centre[1]
    left = OCEANS.left + GAP + 82
    canvas.text((left, middle - 20), f"{len(view.oceans)} / {view.oceans_total}", 50, theme.TEXT, bold=True)
    canvas.text((left, middle + 28), _ocean_line(view, say), 28, theme.INFO, bold=True, max_width=LABEL - 96)
    row = Box(OCEANS.left + GAP + LABEL, OCEANS.top, OCEANS.right - GAP, OCEANS.bottom).columns(view.oceans_total, 4)
    for number, cell in enumerate(row, start=1):
        tile = view.oceans[number - 1] if number <= len(view.oceans) else None
        _ocean(canvas, cell, number, tile, f"ocean:{number}" in scene.marks)


def _ocean_line(view: AresView, say: Say) -> str:
    left = view.oceans_total - len(view.oceans)
    if view.phase and view.oceans_start != len(view.oceans):
        return say(m("ares-board-oceans-start", n=view.oceans_start))
    return say(m("ares-board-to-end", n=left)) if left else say(m("ares-board-complete"))


def _ocean(canvas: Canvas, cell: Box, number: int, tile: OceanView | None, marked: bool) -> None:
    centre = cell.centre
    if tile is None:
        canvas.hexagon(centre, 58, mix(theme.RUST, theme.NIGHT, 0.42), outline=mix(theme.RUST, theme.NIGHT, 0.1))
        canvas.text(centre, str(number), 34, mix(theme.SAND, theme.TEXT, 0.3), bold=True, anchor="mm")
        return
    deep = mix(theme.WATER, theme.NIGHT, 0.5)
    canvas.hexagon(centre, 62, theme.HIGHLIGHT if marked else mix(theme.WATER, theme.TEXT, 0.2))
    canvas.hexagon(centre, 54 if marked else 58, deep)
    items = [(icon, n) for icon, n in (("coin", tile.mc), ("plant", tile.plants), ("card", tile.cards)) if n]
    pitch = 42
    y = centre[1] - (len(items) - 1) * pitch / 2
    for icon, n in items:
        canvas.text((centre[0] - 8, y), str(n), 36, theme.TEXT, bold=True, anchor="rm")
        canvas.icon(icon, (centre[0] + 18, y), 38)
        y += pitch


# --- phases -------------------------------------------------------------------------------------------------------


def phases(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for phase, box in enumerate(PHASES.columns(5, 12), start=1):
        current = phase == view.phase and view.step != "over"
        played = phase in view.phases
        _phase_tile(canvas, scene, phase, box, current, played)


def _phase_tile(canvas: Canvas, scene: Scene, phase: int, box: Box, current: bool, played: bool) -> None:
    view = scene.view
    fill = theme.PANEL_SUNK
    outline = theme.LINE_SOFT
    ink = theme.TEXT_MUTED
    if current:
        canvas.glow(box, theme.ACCENT, blur=8)
        fill, outline, ink = mix(theme.PANEL_RAISED, theme.ACCENT, 0.2), theme.ACCENT, theme.TEXT
    elif played or view.step == "planning":
        fill, outline, ink = theme.PANEL_RAISED, theme.LINE, theme.TEXT
    canvas.rect(box, fill, radius=theme.RADIUS, outline=outline, width=4 if current else 2)
    name = scene.say(words.phase_name(phase))
    canvas.text((box.left + 18, box.top + 32), name, 30, ink, bold=played or current, max_width=box.width - 36)
    y = box.top + 82
    if current:
        canvas.chip((box.left + 16, y), scene.say(m("ares-board-now")), size=26, fill=theme.ACCENT)
    elif played and _is_past(view, phase):
        canvas.icon("check", (box.left + 40, y), 44)
    _choosers(canvas, scene, phase, box, y)


def _is_past(view: AresView, phase: int) -> bool:
    if view.step in ("over", "end"):
        return not view.phase or phase <= view.phase
    return view.step == "phase" and phase < view.phase


def _choosers(canvas: Canvas, scene: Scene, phase: int, box: Box, y: int) -> None:
    """Who chose the phase and has its bonus; while planning: who may not choose it again (p.10)."""
    view = scene.view
    x = box.right - 38
    planning = not view.phases
    seats = [s for s in view.seats if (s.previous if planning else s.phase) == phase]
    for seat in reversed(seats):
        style = scene.styles[seat.seat]
        canvas.badge((x, y), style, 40 if planning else 48)
        x -= 54
    if seats:
        canvas.icon("lock" if planning and view.step == "planning" else "star", (x, y), 36)
        x -= 48
    if words.dummy_phase(view) == phase:
        canvas.badge((x, y), pieces.DUMMY, 46)
