"""The upper edge: the Current and the Next Event in our words, and whose turn it is on this card."""

from __future__ import annotations

from games.core.message import m
from games.reddust.view import CardView
from renderers.kit import text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import mix
from renderers.kit.geometry import Box
from renderers.reddust import pieces, words
from renderers.reddust.scene import INNER, MARGIN, Scene

EVENT, ORDER = 186, 74
HEIGHT = 14 + EVENT + 10 + ORDER + 10
NEXT = 470
SIDES = ("unshaded", "shaded")


def draw(canvas: Canvas, scene: Scene, top: int = 0) -> None:
    row = Box.at(MARGIN, top + 14, INNER, EVENT)
    marked = scene.marked("track:event")
    _current(canvas, scene, Box(row.left, row.top, row.right - NEXT - 12, row.bottom), marked)
    _next(canvas, scene, Box(row.right - NEXT, row.top, row.right, row.bottom), marked)
    _order(canvas, scene, Box.at(MARGIN, row.bottom + 10, INNER, ORDER))


def _panel(canvas: Canvas, box: Box, marked: bool) -> Box:
    canvas.rect(
        box, theme.PANEL, radius=16, outline=theme.HIGHLIGHT if marked else theme.LINE_SOFT, width=4 if marked else 2
    )
    return box.inset(18, 12)


def _current(canvas: Canvas, scene: Scene, box: Box, marked: bool) -> None:
    view, say = scene.view, scene.say
    room = _panel(canvas, box, marked)
    card = view.current
    count = canvas.text((room.right, room.top + 22), words.count_text(view, say), 28, theme.TEXT_MUTED, anchor="rm")
    title = say(words.event_title(card))
    canvas.text(
        (room.left, room.top + 22),
        title,
        44,
        theme.ACCENT,
        bold=True,
        max_width=count.left - room.left - 20,
        min_size=30,
    )
    below = Box(room.left, room.top + 52, room.right, room.bottom)
    if view.result is not None:
        canvas.block(below, say(m(view.result.reason)), 34, theme.TEXT, valign="m")
    elif card.dust_storm:
        canvas.block(below, words.now_text(view, say), 34, theme.TEXT, valign="m")
    else:
        sides(canvas, scene, card, below)


def sides(canvas: Canvas, scene: Scene, card: CardView, box: Box) -> None:
    """What each side of the card does, a light disc for the unshaded and a dark one for the shaded side."""
    for side, row in zip(card.sides, box.rows(len(card.sides), 6), strict=True):
        at = (row.left + 16, row.centre[1])
        canvas.disc(at, 14, theme.TEXT if side == SIDES[0] else theme.NIGHT, outline=theme.TEXT_MUTED, width=3)
        told = scene.say(words.event_text(card, side))
        canvas.block(Box(row.left + 44, row.top, row.right, row.bottom), told, 28, theme.TEXT, valign="m", min_size=22)


def _next(canvas: Canvas, scene: Scene, box: Box, marked: bool) -> None:
    view, say = scene.view, scene.say
    room = _panel(canvas, box, marked)
    card = view.next
    piles = say(m("reddust-board-deck", n=view.deck))
    right = canvas.text((room.right, room.top + 14), piles, 26, theme.TEXT_MUTED, anchor="rm").left - 12
    label = say(m("reddust-board-next"))
    canvas.text((room.left, room.top + 14), label, 28, theme.TEXT_MUTED, bold=True, max_width=right - room.left)
    if not card.id:
        return
    title = Box(room.left, room.top + 36, room.right, room.top + 106)
    canvas.block(title, say(words.event_title(card)), 34, theme.TEXT, bold=True, valign="m", min_size=26)
    y = room.bottom - 24
    if view.haboob:
        canvas.put(pieces.storm("raging", 44), (room.left + 24, y))
        canvas.text(
            (room.left + 58, y), say(m("reddust-board-haboob")), 28, theme.WARN, bold=True, max_width=room.width - 60
        )
        return
    x = room.left + 24
    for faction in card.order:
        pieces.badge(canvas, faction, (x, y), 44)
        x += 58
    canvas.icon("energy", (room.right - 64, y), 40)
    canvas.text((room.right, y), words.plus(card.flashpoint), 36, theme.WARN, bold=True, anchor="rm")


def _order(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Factions in the order of the card with what they did or may do."""
    view = scene.view
    cells = box.columns(4, 12)
    for faction, cell in zip(words.order(view), cells, strict=True):
        _seat(canvas, scene, faction, cell)
    for cell in cells[:-1]:
        canvas.text((cell.right + 6, cell.centre[1]), "›", 30, theme.TEXT_MUTED, bold=True, anchor="mm")


def _seat(canvas: Canvas, scene: Scene, faction: str, cell: Box) -> None:
    view, say = scene.view, scene.say
    style = pieces.STYLE[faction]
    state = words.standing(view, faction)
    waits = faction in view.waiting and view.result is None
    gone = state in ("out", "pass")
    fill = mix(theme.PANEL_SUNK, style.colour, 0.30 if waits else 0.05 if gone else 0.12)
    outline = style.colour if waits else mix(theme.PANEL_SUNK, style.colour, 0.2 if gone else 0.45)
    canvas.rect(cell, fill, radius=14, outline=outline, width=5 if waits else 2)
    y = cell.centre[1]
    pieces.badge(canvas, faction, (cell.left + 40, y), 48)
    code = canvas.text((cell.left + 74, y), faction, 34, theme.TEXT_MUTED if gone else style.colour, bold=True)
    left = code.right + 16
    running = [one for one in view.running if one.faction == faction]
    told = words.running_name(running[-1], say) if running else words.standing_text(view, faction, say)
    right = cell.right - 14
    if waits:
        canvas.icon("hourglass", (right - 14, y), 36)
        right -= 38
    ink = theme.TEXT_MUTED if gone else theme.TEXT
    size = 30 if text.width(told, 30) <= right - left else 26
    canvas.block(Box(left, cell.top + 4, right, cell.bottom - 4), told, size, ink, valign="m", align="r", min_size=22)
