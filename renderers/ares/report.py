"""The end of the game: who won by what, and the race of the terraform rating."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.view import AresView, SeatView
from games.core.message import Event, Message, m, seat_name
from games.core.model import Result, ScoreLine
from renderers.ares import luck, words
from renderers.ares.extras import PARTS, bar, parts
from renderers.ares.frame import INNER, MARGIN, WIDTH, Scene
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.chart import Series, line_chart
from renderers.kit.colour import mix
from renderers.kit.geometry import Box
from renderers.kit.text import ellipsize
from renderers.protocol import Say

BEST_CARDS = 3
ROW, CHART, TOP = 108, 620, 162
NAME_ROOM = 340


def _result(view: AresView) -> Result:
    assert view.result is not None
    return view.result


# --- text ---------------------------------------------------------------------------------------------------------


def text(view: AresView, say: Say, events: Sequence[Event] = ()) -> str:
    result = _result(view)
    lines = [say(_line(view, line, "ares-board-report-line")) for line in result.lines]
    lines += [say(message) for message in (*_together(view), *ties(result))]
    best = [(seat, _best(seat)) for seat in view.seats]
    lines += [say(m("ares-board-report-best", who=seat_name(seat.seat), cards=cards)) for seat, cards in best if cards]
    lines += [say(message) for message in luck.lines(view, events)]
    return "\n".join(lines)


def alt(view: AresView, say: Say) -> str:
    lines = "; ".join(say(_line(view, line, "ares-board-report-short")) for line in _result(view).lines)
    return say(m("ares-board-alt-report", lines=lines))


def _line(view: AresView, line: ScoreLine, key: str) -> Message:
    seat = view.seat(line.seat)
    company = words.card_name(seat.corporation) if seat.corporation else m("ares-board-no-corporation")
    tr, forests, cards = parts(seat)
    return m(
        key,
        place=line.place,
        who=seat_name(line.seat),
        company=company,
        total=line.total,
        tr=tr,
        forests=forests,
        cards=cards,
    )


def _together(view: AresView) -> list[Message]:
    if view.coop is None:
        return []
    points = sum(seat.points for seat in view.seats)
    return [m("ares-board-report-together", n=points, goal=view.coop.points_needed)]


def ties(result: Result) -> list[Message]:
    """Who was equal on points, and whether what was left decided (p.16)."""
    out: list[Message] = []
    for total in dict.fromkeys(line.total for line in result.lines):
        equal = [line for line in result.lines if line.total == total]
        if len(equal) < 2:
            continue
        shared = len({line.place for line in equal}) == 1
        key = "ares-board-report-shared" if shared else "ares-board-report-tie"
        out.append(m(key, who=tuple(seat_name(line.seat) for line in equal)))
    return out


def _best(seat: SeatView) -> tuple[Message, ...]:
    cards = sorted((p for p in seat.tableau if p.points > 0), key=lambda p: -p.points)[:BEST_CARDS]
    return tuple(m("ares-board-counted", what=words.card_name(p.card.id), n=p.points) for p in cards)


# --- picture ------------------------------------------------------------------------------------------------------


def draw(scene: Scene) -> Canvas:
    result = _result(scene.view)
    notes = [scene.say(message) for message in (*_together(scene.view), *ties(result))]
    table = ROW * len(result.lines) + 76 + 44 * len(notes)
    canvas = Canvas.new(WIDTH, TOP + table + 20 + CHART + 28, theme.GROUND)
    for radius, share in ((300, 0.12), (220, 0.22), (140, 0.36)):
        canvas.disc((WIDTH - 110, -20), radius, mix(theme.GROUND, theme.RUST, share))
    canvas.text((MARGIN, 56), scene.say(m("ares-board-report")), theme.SIZE_HUGE, bold=True, max_width=1100)
    canvas.block(Box(MARGIN, 106, 1300, TOP - 6), scene.say(m(result.reason)), 32, theme.ACCENT, min_size=26)
    panel = Box.at(MARGIN, TOP, INNER, table)
    canvas.panel(panel)
    _legend(canvas, scene, panel)
    most = max(1, *(line.total for line in result.lines))
    for i, line in enumerate(result.lines):
        _row(canvas, scene, line, Box.at(panel.left + 16, panel.top + 64 + i * ROW, INNER - 32, ROW - 8), most)
    for i, note in enumerate(reversed(notes)):
        y = panel.bottom - 30 - 44 * i
        canvas.text((panel.left + 24, y), note, 28, theme.TEXT_MUTED, max_width=INNER - 48)
    _chart(canvas, scene, Box.at(MARGIN, panel.bottom + 20, INNER, CHART))
    return canvas


def _legend(canvas: Canvas, scene: Scene, panel: Box) -> None:
    x, y = panel.left + 24, panel.top + 36
    for name, colour in PARTS:
        canvas.rect(Box.at(x, y - 13, 26, 26), colour, radius=6)
        x = canvas.text((x + 38, y), scene.say(m(f"ares-score-{name}")), 28, theme.TEXT_MUTED).right + 36


def _row(canvas: Canvas, scene: Scene, line: ScoreLine, row: Box, most: int) -> None:
    seat = scene.view.seat(line.seat)
    style = scene.styles[line.seat]
    canvas.rect(row, style.deep, radius=14, outline=theme.HIGHLIGHT if line.winner else None, width=4)
    y = row.centre[1]
    canvas.text((row.left + 44, y), str(line.place), 44, theme.TEXT, bold=True, anchor="mm")
    canvas.badge((row.left + 116, y), style, 64)
    left = row.left + 166
    name = canvas.text((left, y - 22), scene.name(seat), 36, style.colour, bold=True, max_width=356, min_size=24)
    if line.winner:
        canvas.icon("star", (name.right + 28, y - 22), 38)
    if seat.corporation:
        company = scene.say(words.card_name(seat.corporation))
        canvas.text((left, y + 24), company, 26, theme.TEXT, max_width=390)
    canvas.text((row.right - 24, y), str(line.total), 56, theme.TEXT, bold=True, anchor="rm")
    bar(canvas, Box(row.left + 580, row.top, row.right - 150, row.bottom), parts(seat), most)


def _chart(canvas: Canvas, scene: Scene, box: Box) -> None:
    # The chart writes the last value after the name: a long name must leave room for it.
    series = [
        Series(ellipsize(scene.name(seat), NAME_ROOM, 28, True), scene.styles[seat.seat], seat.tr_history)
        for seat in scene.view.seats
    ]
    labels = [str(i) for i in range(1, max(len(one.values) for one in series) + 1)]
    line_chart(canvas, box, series, labels, title=scene.say(m("ares-board-report-chart")))
