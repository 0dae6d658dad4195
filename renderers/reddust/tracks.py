"""The lower edge: the Edge Track, one panel a Faction, EarthGov Confidence, Flashpoints, Casualties, cards in force."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.message import Message, m
from games.reddust.layout import CONFIDENCE_BOXES, FLASHPOINT_BOXES, HAND_MOST, TRACK_END
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.chart import spread
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box
from renderers.reddust import pieces, words
from renderers.reddust.pieces import FACTIONS
from renderers.reddust.scene import INNER, MARGIN, Scene

RULER, FACTION, ROW, GAP = 126, 232, 210, 10
HEIGHT = RULER + FACTION + ROW + 3 * GAP + 14
_PURSE = {"MG": "coin", "CORP": "coin", "RD": "coin", "CR": "card"}
_TRACK = {"MG": "track:mg_resources", "CORP": "track:profits", "RD": "track:rd_resources", "CR": "track:assets"}


def draw(canvas: Canvas, scene: Scene, top: int) -> None:
    ruler(canvas, scene, Box.at(MARGIN, top, INNER, RULER))
    factions(canvas, scene, Box.at(MARGIN, top + RULER + GAP, INNER, FACTION))
    row = Box.at(MARGIN, top + RULER + FACTION + 2 * GAP, INNER, ROW)
    confidence(canvas, scene, Box.at(row.left, row.top, 606, ROW))
    flashpoints(canvas, scene, Box.at(row.left + 616, row.top, 306, ROW))
    losses(canvas, scene, Box.at(row.left + 932, row.top, 256, ROW))
    in_force(canvas, scene, Box(row.left + 1198, row.top, row.right, row.bottom))


def panel(canvas: Canvas, box: Box, title: str, marked: bool = False, ink: Colour = theme.ACCENT) -> Box:
    outline = theme.HIGHLIGHT if marked else theme.LINE_SOFT
    canvas.rect(box, theme.PANEL, radius=16, outline=outline, width=4 if marked else 2)
    room = box.inset(16, 12)
    if title:
        canvas.text((room.left, room.top + 14), title, 28, ink, bold=True, max_width=room.width)
        room = Box(room.left, room.top + 36, room.right, room.bottom)
    return room


# --- Edge Track ---------------------------------------------------------------------------------------------------


def ruler(canvas: Canvas, scene: Scene, box: Box) -> None:
    """1.11: victory markers stand above the line, what each must exceed hangs below it."""
    view = scene.view
    canvas.rect(box, theme.PANEL, radius=16, outline=theme.LINE_SOFT)
    left, right, y = box.left + 46, box.right - 46, box.top + 66

    def x_of(value: int) -> float:
        return left + (right - left) * min(value, TRACK_END) / TRACK_END

    goals = _spread([(x_of(view.thresholds[f]), f) for f in FACTIONS], 40)
    canvas.rect(Box(left, y - 3, right, y + 3), theme.LINE, radius=3)
    for value in range(TRACK_END + 1):
        strong = value % 5 == 0
        tick = round(x_of(value))
        canvas.rect(Box(tick - 1, y - (9 if strong else 5), tick + 2, y + (9 if strong else 5)), theme.LINE)
        if value % 10 == 0 and all(abs(tick - at) > 34 for (at, _), _ in goals):
            canvas.text((tick, y + 34), str(value), 24, theme.TEXT_MUTED, anchor="mm")
    for (x, faction), real in goals:
        colour = pieces.STYLE[faction].colour
        canvas.line([(real, y), (x, y + 24)], colour, 4)
        canvas.shape("down", (x, y + 24), 26, mix(theme.PANEL, colour, 0.25), outline=colour, width=3)
        canvas.text((x, y + 50), str(view.thresholds[faction]), 24, colour, bold=True, anchor="mm")
    markers = _spread([(x_of(view.markers[f]), f) for f in FACTIONS], 50)
    for (x, faction), real in markers:
        canvas.line([(real, y), (x, y - 26)], pieces.STYLE[faction].colour, 4)
        pieces.badge(canvas, faction, (x, y - 32), 44)


def _spread(items: Sequence[tuple[float, str]], pitch: float) -> list[tuple[tuple[float, str], float]]:
    """Markers moved apart where they would overlap, with their real place."""
    ordered = sorted(items)
    places = spread([x for x, _ in ordered], pitch, MARGIN + 30, MARGIN + INNER - 30)
    return [((x, faction), real) for x, (real, faction) in zip(places, ordered, strict=True)]


# --- Factions -----------------------------------------------------------------------------------------------------


def factions(canvas: Canvas, scene: Scene, box: Box) -> None:
    for faction, cell in zip(FACTIONS, box.columns(4, 12), strict=True):
        _faction(canvas, scene, faction, cell)


def _faction(canvas: Canvas, scene: Scene, faction: str, box: Box) -> None:
    view, say = scene.view, scene.say
    style = pieces.STYLE[faction]
    marked = scene.marked(_TRACK[faction])
    outline = theme.HIGHLIGHT if marked else mix(theme.PANEL_SUNK, style.colour, 0.5)
    canvas.rect(box, style.deep, radius=16, outline=outline, width=5 if marked else 2)
    room = box.inset(16, 10)
    margin = view.margins[faction]
    ink = theme.GOOD if margin > 0 else theme.TEXT
    right = canvas.text((room.right, room.top + 30), words.plus(margin), 56, ink, bold=True, anchor="rm").left
    canvas.text((room.right, room.top + 66), say(m("reddust-board-margin")), 22, theme.TEXT_MUTED, anchor="rm")
    pieces.badge(canvas, faction, (room.left + 26, room.top + 30), 48)
    name = say(words.faction_name(faction))
    canvas.text((room.left + 62, room.top + 16), name, 32, style.colour, bold=True, max_width=right - room.left - 70)
    seat = say(m("seat", seat=faction))
    if seat not in (name, faction):
        canvas.text((room.left + 62, room.top + 48), seat, 24, theme.TEXT_MUTED, max_width=right - room.left - 70)
    y = room.top + 98
    of = say(m("reddust-board-of", n=view.markers[faction], of=view.thresholds[faction]))
    value = words.purse(view, faction)
    icon = _PURSE[faction]
    shown = f"{value}/{HAND_MOST}" if faction == "CR" else str(value)
    if faction == "CORP":
        canvas.text(
            (room.left + 4, y),
            say(m("reddust-board-profits-of", of=of)),
            30,
            theme.TEXT,
            bold=True,
            max_width=room.width,
        )
    else:
        canvas.text((room.left + 4, y), of, 30, theme.TEXT, bold=True, max_width=200)
        end = canvas.text((room.right, y), shown, 38, theme.TEXT, bold=True, anchor="rm").left
        canvas.icon(icon, (end - 28, y), 40)
    below = Box(room.left, room.top + 124, room.right, room.bottom)
    canvas.text(
        (below.left + 4, below.top + 12), say(m("reddust-board-available")), 24, theme.TEXT_MUTED, max_width=below.width
    )
    stocks = words.RESERVES[faction] + (words.RESERVES["EG"] if view.eg_controller == faction else ())
    left = pieces.in_reserve(view.available, stocks)
    pieces.flow(canvas, Box(below.left, below.top + 30, below.right, below.bottom), left, 46, align="l", valign="m")


# --- EarthGov -----------------------------------------------------------------------------------------------------


def confidence(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Nine boxes from the worst to the best; each tells its Controller, the current one what it sends (3.1)."""
    view, say = scene.view, scene.say
    room = panel(canvas, box, "", scene.marked("track:confidence"))
    title = say(m("reddust-board-confidence"))
    direction = canvas.chip(
        (room.right, room.top + 16),
        words.direction(view),
        size=30,
        anchor="rm",
        fill=pieces.SUPPORT if view.eg_plus else pieces.OPPOSITION,
    )
    canvas.text(
        (room.left, room.top + 16), title, 28, theme.ACCENT, bold=True, max_width=direction.left - room.left - 12
    )
    cells = Box.at(room.left, room.top + 46, room.width, 70).columns(len(CONFIDENCE_BOXES), 6)
    for i, (cell, stage) in enumerate(zip(cells, CONFIDENCE_BOXES, strict=True)):
        colour = pieces.STYLE[stage.controller].colour if stage.controller else theme.LINE
        here = i == view.eg_box
        fill = colour if here else mix(theme.PANEL_SUNK, colour, 0.16)
        if here:
            canvas.glow(cell, theme.HIGHLIGHT, radius=10, blur=8)
        canvas.rect(
            cell,
            fill,
            radius=10,
            outline=theme.HIGHLIGHT if here else mix(theme.PANEL_SUNK, colour, 0.5),
            width=4 if here else 2,
        )
        ink = theme.ink_on(fill) if here else theme.TEXT_MUTED
        canvas.text((cell.centre[0], cell.top + 26), str(stage.value), 34, ink, bold=True, anchor="mm")
        code = stage.controller or "–"
        canvas.text(
            (cell.centre[0], cell.bottom - 17),
            code,
            22,
            ink,
            bold=here,
            anchor="mm",
            max_width=cell.width - 4,
            min_size=18,
        )
    _pointer(canvas, view.eg_plus, cells, view.eg_box)
    y = room.bottom - 26
    label = say(m("reddust-board-sends"))
    end = canvas.text((room.left, y), label, 26, theme.TEXT_MUTED, max_width=room.width // 2).right
    shipment = words.shipment(view)
    if shipment:
        pieces.flow(canvas, Box(end + 16, y - 26, room.right, y + 26), shipment, 44, align="l", valign="m")
    else:
        canvas.text((end + 16, y), say(m("reddust-board-none")), 26, theme.TEXT_MUTED)


def _pointer(canvas: Canvas, up: bool, cells: Sequence[Box], here: int) -> None:
    """Where the marker will go in the next Flashpoint Round."""
    cell = cells[here]
    x = cell.right + 3 if up else cell.left - 3
    reach = 9 if up else -9
    points = [(x - reach, cell.centre[1] - 14), (x + reach, cell.centre[1]), (x - reach, cell.centre[1] + 14)]
    canvas.line([*points, points[0]], theme.NIGHT, 9)
    canvas.polygon(points, theme.HIGHLIGHT)


def flashpoints(canvas: Canvas, scene: Scene, box: Box) -> None:
    view, say = scene.view, scene.say
    room = panel(canvas, box, say(m("reddust-board-flashpoint")), scene.marked("track:flashpoint"))
    cells = Box.at(room.left, room.top + 2, room.width, 54).columns(FLASHPOINT_BOXES + 1, 6)
    for i, cell in enumerate(cells):
        here = i == min(view.flashpoint, FLASHPOINT_BOXES)
        fill = theme.WARN if here else mix(theme.PANEL_SUNK, theme.WARN, 0.24 if i < view.flashpoint else 0.04)
        canvas.rect(cell, fill, radius=10, outline=theme.HIGHLIGHT if here else theme.LINE_SOFT, width=3 if here else 2)
        if i == FLASHPOINT_BOXES:
            canvas.icon("energy", cell.centre, 38)
        else:
            canvas.text(
                cell.centre, str(i), 30, theme.ink_on(fill) if here else theme.TEXT_MUTED, bold=True, anchor="mm"
            )
    y = room.top + 88
    canvas.put(pieces.storm("raging", 42), (room.left + 24, y))
    told = say(m("reddust-board-storm-cards", n=view.dust_storms, of=words.DUST_STORMS))
    canvas.text((room.left + 56, y), told, 26, theme.TEXT, max_width=room.width - 56)
    y += 46
    canvas.put(pieces.storm("approaching", 42), (room.left + 24, y))
    canvas.text(
        (room.left + 56, y),
        say(m("reddust-board-storms-left", n=view.storms_left)),
        26,
        theme.TEXT,
        max_width=room.width - 56,
    )


def losses(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Casualties and Displaced Population."""
    view, say = scene.view, scene.say
    room = panel(
        canvas, box, say(m("reddust-board-casualties")), scene.marked("track:displaced", "track:casualties"), theme.BAD
    )
    fallen = pieces.in_reserve(view.casualties, words.STOCKS)
    pieces.flow(canvas, Box(room.left, room.top, room.right, room.bottom - 58), fallen, 40, align="l")
    y = room.bottom - 24
    canvas.put(pieces.square("marker", 44), (room.left + 24, y))
    end = canvas.text((room.left + 54, y), str(view.displaced), 38, theme.TEXT, bold=True).right
    canvas.text(
        (end + 10, y),
        say(m("reddust-board-displaced-short")),
        24,
        theme.TEXT_MUTED,
        max_width=room.right - end - 8,
        min_size=18,
    )


def in_force(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Campaigns and Capabilities by name; the picture of the tracks has their texts."""
    view, say = scene.view, scene.say
    room = panel(canvas, box, say(m("reddust-board-in-force")), scene.marked("track:campaigns"))
    named: list[tuple[str, Message]] = [("RD", m(f"reddust-campaign-{card}")) for card in view.campaigns]
    named += [("CR", m(f"reddust-asset-{card}")) for card in view.capabilities]
    if not named:
        canvas.text((room.left, room.top + 18), say(m("reddust-board-none")), 28, theme.TEXT_MUTED)
        return
    pitch = 32
    most = room.height // pitch
    shown = named if len(named) <= most else named[: most - 1]
    for i, (faction, name) in enumerate(shown):
        y = room.top + pitch * (i + 0.5)
        pieces.badge(canvas, faction, (room.left + 14, y), 26)
        canvas.text((room.left + 36, y), say(name), 26, theme.TEXT, max_width=room.width - 36, min_size=20)
    if len(shown) < len(named):
        more = say(m("reddust-board-more", n=len(named) - len(shown)))
        canvas.text((room.left + 36, room.top + pitch * (len(shown) + 0.5)), more, 26, theme.TEXT_MUTED)
