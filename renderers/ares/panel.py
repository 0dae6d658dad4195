"""One player board: name, corporation, rating, resources with production, tags, blue cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.ares.view import PlayedCard, SeatView
from games.core.message import m
from renderers.ares import pieces, words
from renderers.ares.frame import Scene
from renderers.kit import shapes, text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import mix
from renderers.kit.geometry import Box
from renderers.kit.theme import SeatStyle

HEAD, STOCK, TAGS, TITLE, ROW = 106, 100, 50, 36, 38
PAD = 16
MOST_ROWS = 8
SHADE = 8
"""Room around a panel for its shadow: half the gap to the next one."""


def height(rows: int) -> int:
    return HEAD + STOCK + TAGS + TITLE + rows * ROW + 22


def rows_for(seats: Sequence[SeatView], columns: int) -> int:
    """Rows of blue cards that a line of panels needs."""
    most = max((words.played_counts(seat)["blue"] for seat in seats), default=0)
    return min(MOST_ROWS, max(2, -(-most // columns)))


def base(canvas: Canvas, box: Box, style: SeatStyle) -> None:
    """The empty panel in its owner's colour, kept as a sprite."""
    key = ("ares/panel", box.width, box.height, style)
    canvas.image.paste(shapes.picture_sprite(key, lambda: _draw_base(box, style)), (box.left - SHADE, box.top - 6))


def _draw_base(box: Box, style: SeatStyle) -> Image.Image:
    canvas = Canvas.new(box.width + 2 * SHADE, box.height + 6 + SHADE, theme.GROUND)
    panel = Box.at(SHADE, 6, box.width, box.height)
    canvas.shadow(panel, blur=4, drop=4)
    canvas.rect(panel, theme.PANEL, radius=theme.RADIUS, outline=mix(style.colour, theme.NIGHT, 0.45), width=3)
    head = Box(panel.left + 3, panel.top + 3, panel.right - 3, panel.top + HEAD)
    canvas.rect(head, style.deep, radius=theme.RADIUS - 3)
    canvas.rect(Box(head.left, head.bottom - theme.RADIUS, head.right, head.bottom), style.deep)
    canvas.rect(Box(head.left, head.bottom - 3, head.right, head.bottom), mix(style.deep, style.colour, 0.5))
    for cell in _stock_cells(panel):
        canvas.rect(cell, theme.PANEL_SUNK, radius=12)
    return canvas.image


def _stock_cells(panel: Box) -> list[Box]:
    room = Box(panel.left + PAD, panel.top + HEAD + 8, panel.right - PAD, panel.top + HEAD + STOCK)
    return room.columns(6, 8)


def draw(canvas: Canvas, scene: Scene, seat: SeatView, box: Box, rows: int) -> None:
    style = scene.styles[seat.seat]
    if f"seat:{seat.seat}" in scene.marks:
        canvas.glow(box, theme.HIGHLIGHT, blur=8)
        canvas.rect(box, theme.HIGHLIGHT, radius=theme.RADIUS)
        inner = box.inset(5)
        _paste_inside(canvas, box, inner, style)
    else:
        base(canvas, box, style)
    _head(canvas, scene, seat, box, style)
    _stock(canvas, seat, box)
    _tags(canvas, scene, seat, box.top + HEAD + STOCK + TAGS // 2 + 4, box)
    blue_list(canvas, scene, seat, _list_box(box), rows)


def _paste_inside(canvas: Canvas, box: Box, inner: Box, style: SeatStyle) -> None:
    """The panel without its rim, on a bright frame."""
    whole = shapes.picture_sprite(("ares/panel", box.width, box.height, style), lambda: _draw_base(box, style))
    left, top = inner.left - box.left + SHADE, inner.top - box.top + 6
    middle = whole.crop((left, top, left + inner.width, top + inner.height))
    canvas.image.paste(middle, inner[:2], shapes.box_mask(inner.width, inner.height, theme.RADIUS - 5))


def _list_box(box: Box) -> Box:
    return Box(box.left + PAD, box.top + HEAD + STOCK + TAGS + 6, box.right - PAD, box.bottom - 10)


# --- head ---------------------------------------------------------------------------------------------------------

_STATE = {"waits": ("hourglass", theme.WARN), "chosen": ("hidden", theme.INFO), "done": ("check", theme.GOOD)}


def _head(canvas: Canvas, scene: Scene, seat: SeatView, box: Box, style: SeatStyle) -> None:
    canvas.badge((box.left + PAD + 34, box.top + 54), style, 66)
    right = _figures(canvas, seat, box.right - PAD, box.top + 34)
    left = box.left + PAD + 80
    room = right - left - 16
    canvas.text((left, box.top + 34), scene.name(seat), 38, style.colour, bold=True, max_width=room, min_size=26)
    chip = _state(canvas, scene, seat, box.right - PAD, box.top + 80)
    company = words.card_name(seat.corporation) if seat.corporation else m("ares-board-no-corporation")
    canvas.text((left, box.top + 80), scene.say(company), 28, theme.TEXT, max_width=chip - left - 14)


def _figures(canvas: Canvas, seat: SeatView, right: int, y: int) -> int:
    """Rating, forests and points so far, from the right; returns where they begin."""
    for value, icon in ((seat.points, "star"), (seat.forests, "forest")):
        right = canvas.text((right, y), str(value), 42, theme.TEXT, bold=True, anchor="rm").left - 8
        canvas.icon(icon, (right - 20, y), 42)
        right -= 62
    right = canvas.text((right, y), str(seat.tr), 42, theme.TEXT, bold=True, anchor="rm").left - 10
    return canvas.text((right, y + 3), "TR", 32, theme.ACCENT, bold=True, anchor="rm").left


def _state(canvas: Canvas, scene: Scene, seat: SeatView, right: int, y: int) -> int:
    key = words.state_key(scene.view, seat)
    if not key:
        return right
    icon, colour = _STATE[key]
    words_ = scene.say(m(f"ares-board-seat-{key}"))
    box = canvas.text((right, y), words_, 28, colour, bold=True, anchor="rm")
    canvas.icon(icon, (box.left - 24, y), 34)
    return box.left - 44


# --- stock and tags -----------------------------------------------------------------------------------------------


def _stock(canvas: Canvas, seat: SeatView, box: Box) -> None:
    made = seat.production
    items = (
        ("coin", seat.mc, words.plus(words.income(seat)), theme.GOOD),
        ("heat", seat.heat, words.plus(made.heat), theme.GOOD),
        ("plant", seat.plants, words.plus(made.plants), theme.GOOD),
        ("card", seat.hand_size, words.plus(made.cards), theme.GOOD),
        ("steel", made.steel, f"−{made.steel * made.steel_value}", theme.INFO),
        ("titanium", made.titanium, f"−{made.titanium * made.titanium_value}", theme.INFO),
    )
    for cell, (icon, value, under, colour) in zip(_stock_cells(box), items, strict=True):
        middle = cell.centre[0]
        fitted = text.fit(str(value), cell.width - 48, 40, 30, True)
        start = middle - (44 + fitted.width) / 2
        canvas.icon(icon, (start + 19, cell.top + 29), 38)
        ink = theme.TEXT if value else theme.TEXT_MUTED
        canvas.text((start + 44, cell.top + 29), fitted.text, fitted.size, ink, bold=True)
        none = under in ("+0", "−0")
        canvas.text((middle, cell.bottom - 20), "·" if none else under, 28, colour, bold=True, anchor="mm")


def _tags(canvas: Canvas, scene: Scene, seat: SeatView, y: int, box: Box) -> None:
    shown = [tag for tag in pieces.TAGS if seat.tags.get(tag)]
    if not shown:
        canvas.text((box.left + PAD + 4, y), scene.say(m("ares-board-no-tags")), 26, theme.TEXT_MUTED)
        return
    pitch = min(90.0, (box.width - 2 * PAD) / len(shown))
    size = 38 if pitch > 80 else 34
    x = box.left + PAD + 18.0
    for tag in shown:
        pieces.tag(canvas, tag, (x, y), size)
        canvas.text((x + size / 2 + 3, y), str(seat.tags[tag]), size - 8, theme.TEXT, bold=True)
        x += pitch


# --- cards --------------------------------------------------------------------------------------------------------


def blue_list(canvas: Canvas, scene: Scene, seat: SeatView, box: Box, rows: int) -> None:
    """Blue cards by name with what lies on them; cards of the last move first, whatever their colour."""
    _counts(canvas, scene, seat, box)
    columns = max(1, box.width // 350)
    marked = [p for p in seat.tableau if f"card:{p.card.id}" in scene.marks]
    others = [p for p in reversed(seat.tableau) if p.card.color == "blue" and p not in marked]
    listed = [*marked, *others]
    room = rows * columns
    shown = listed if len(listed) <= room else listed[: room - 1]
    area = Box(box.left, box.top + TITLE, box.right, box.top + TITLE + rows * ROW)
    cells = [cell for column in area.columns(columns, 16) for cell in column.rows(rows)]
    for cell, played in zip(cells, shown, strict=False):
        _entry(canvas, scene, played, cell, played in marked)
    if len(shown) < len(listed):
        more = scene.say(m("ares-board-more", n=len(listed) - len(shown)))
        canvas.text((cells[len(shown)].left + 4, cells[len(shown)].centre[1]), more, 26, theme.TEXT_MUTED)


def _counts(canvas: Canvas, scene: Scene, seat: SeatView, box: Box) -> None:
    y = box.top + TITLE // 2 - 2
    x = box.left + 4
    for colour, n in words.played_counts(seat).items():
        pieces.card_mark(canvas, colour, (x + 12, y), 24)
        label = scene.say(m(f"ares-board-cards-{colour}", n=n))
        x = canvas.text((x + 32, y), label, 24, theme.TEXT_MUTED).right + 22
    if seat.points_cards:
        label = scene.say(m("ares-board-points-cards", n=seat.points_cards))
        canvas.text((box.right, y), label, 24, theme.TEXT_MUTED, anchor="rm", max_width=box.right - x)


def _entry(canvas: Canvas, scene: Scene, played: PlayedCard, cell: Box, marked: bool) -> None:
    card = played.card
    y = cell.centre[1]
    if marked:
        canvas.rect(cell.inset(0, 1), mix(theme.PANEL_RAISED, theme.HIGHLIGHT, 0.14), radius=10)
        canvas.rect(Box(cell.left, cell.top + 4, cell.left + 5, cell.bottom - 4), theme.HIGHLIGHT, radius=2)
    icon = "check" if played.used else "gear" if card.action else ""
    if icon:
        canvas.icon(icon, (cell.left + 24, y), 28)
    else:
        pieces.card_mark(canvas, card.color, (cell.left + 24, y), 18)
    right = cell.right - 4
    if card.holds:
        chip = canvas.text((right, y), str(played.resources), 28, theme.TEXT, bold=True, anchor="rm")
        canvas.icon(pieces.HOLDS[card.holds], (chip.left - 20, y), 30)
        right = chip.left - 42
    name = scene.say(words.card_name(card.id))
    ink = theme.HIGHLIGHT if marked else theme.TEXT
    canvas.text((cell.left + 46, y), name, 27, ink, bold=marked, max_width=right - cell.left - 46)
