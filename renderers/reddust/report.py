"""The end of the game: the ranking by margins, what they are made of, and how they went from card to card."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.message import Event, Message, m, seat_name
from games.core.model import Result, ScoreLine
from games.reddust.view import RedDustView
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.chart import Series, line_chart
from renderers.kit.colour import mix
from renderers.kit.geometry import Box
from renderers.protocol import Say
from renderers.reddust import luck, pieces, words
from renderers.reddust.pieces import FACTIONS
from renderers.reddust.scene import INNER, MARGIN, WIDTH, Scene

ROW, TOP, CHART = 118, 170, 700


def _result(view: RedDustView) -> Result:
    assert view.result is not None
    return view.result


# --- text -----------------------------------------------------------------------------------------------------------


def text(view: RedDustView, say: Say, events: Sequence[Event] = ()) -> str:
    lines = [say(_line(view, line)) for line in _result(view).lines]
    lines += [say(message) for message in (*_best(view), *luck.lines(events))]
    return "\n".join(lines)


def alt(view: RedDustView, say: Say) -> str:
    told = "; ".join(say(_line(view, line)).replace("**", "") for line in _result(view).lines)
    return say(m("reddust-board-alt-report", lines=told))


def _line(view: RedDustView, line: ScoreLine) -> Message:
    """1.1: in an alliance the lower margin counts for both Factions."""
    own = view.margins[line.seat]
    return m(
        "reddust-board-report-line" if own == line.total else "reddust-board-report-shared",
        place=line.place,
        faction=words.faction_name(line.seat),
        who=seat_name(line.seat),
        margin=words.plus(line.total),
        own=words.plus(own),
        marker=view.markers[line.seat],
        threshold=view.thresholds[line.seat],
        goal=m(f"reddust-board-goal-{line.seat}"),
    )


def _best(view: RedDustView) -> list[Message]:
    out: list[Message] = []
    for i, faction in enumerate(FACTIONS):
        values = [entry[i] for entry in view.history]
        best = max(values)
        out.append(
            m(
                "reddust-board-report-best",
                faction=words.faction_name(faction),
                margin=words.plus(best),
                n=min(values.index(best) + 1, words.cards_done(view)),
            )
        )
    return out


# --- picture --------------------------------------------------------------------------------------------------------


def draw(scene: Scene) -> Canvas:
    result = _result(scene.view)
    table = ROW * len(result.lines) + 24
    canvas = Canvas.new(WIDTH, TOP + table + 20 + CHART + 24, theme.GROUND)
    for radius, share in ((300, 0.12), (220, 0.22), (140, 0.36)):
        canvas.disc((WIDTH - 110, -20), radius, mix(theme.GROUND, theme.RUST, share))
    canvas.text((MARGIN + 8, 60), scene.say(m("reddust-board-report")), theme.SIZE_HUGE, bold=True, max_width=1100)
    reason = Box(MARGIN + 8, 106, 1300, TOP - 6)
    canvas.block(reason, scene.say(m(result.reason)), 32, theme.ACCENT, min_size=26)
    panel = Box.at(MARGIN, TOP, INNER, table)
    canvas.panel(panel)
    for i, line in enumerate(result.lines):
        _row(canvas, scene, line, Box.at(panel.left + 16, panel.top + 14 + i * ROW, INNER - 32, ROW - 10))
    _chart(canvas, scene, Box.at(MARGIN, panel.bottom + 20, INNER, CHART))
    return canvas


def _row(canvas: Canvas, scene: Scene, line: ScoreLine, row: Box) -> None:
    view, say = scene.view, scene.say
    style = pieces.STYLE[line.seat]
    canvas.rect(row, style.deep, radius=14, outline=theme.HIGHLIGHT if line.winner else None, width=4)
    y = row.centre[1]
    canvas.text((row.left + 44, y), str(line.place), 46, theme.TEXT, bold=True, anchor="mm")
    pieces.badge(canvas, line.seat, (row.left + 120, y), 68)
    left = row.left + 174
    name = say(words.faction_name(line.seat))
    end = canvas.text((left, y - 22), name, 38, style.colour, bold=True, max_width=440).right
    if line.winner:
        canvas.icon("star", (end + 30, y - 22), 40)
    seat = say(seat_name(line.seat))
    if seat not in (name, line.seat):
        canvas.text((left, y + 28), seat, 28, theme.TEXT, max_width=440)
    middle = row.left + 700
    goal = say(m(f"reddust-board-goal-{line.seat}"))
    canvas.text((middle, y - 22), goal, 30, theme.TEXT_MUTED, max_width=560)
    made = say(m("reddust-board-of", n=view.markers[line.seat], of=view.thresholds[line.seat]))
    if view.margins[line.seat] != line.total:
        made = f"{made}  ({words.plus(view.margins[line.seat])})"
    canvas.text((middle, y + 24), made, 36, theme.TEXT, bold=True, max_width=560)
    ink = theme.GOOD if line.total > 0 else theme.TEXT
    canvas.text((row.right - 24, y), words.plus(line.total), 62, ink, bold=True, anchor="rm")


def _chart(canvas: Canvas, scene: Scene, box: Box) -> None:
    history = scene.view.history
    series = [
        Series(faction, pieces.STYLE[faction], tuple(entry[i] for entry in history))
        for i, faction in enumerate(FACTIONS)
    ]
    labels = [str(i) for i in range(1, len(history) + 1)]
    line_chart(canvas, box, series, labels, title=scene.say(m("reddust-board-report-chart")))
