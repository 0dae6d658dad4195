"""A line chart for end reports: one line per seat, marked by colour and shape, named at its end."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from renderers.kit import text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box, Point
from renderers.kit.theme import SeatStyle

MINUS = "−"


@dataclass(frozen=True)
class Series:
    """Values from left to right; None = not there yet or no longer."""

    name: str
    style: SeatStyle
    values: tuple[int | None, ...]


@dataclass(frozen=True)
class _Scale:
    plot: Box
    low: float
    high: float
    count: int

    def at(self, index: int, value: float) -> Point:
        x = self.plot.left + self.plot.width * (index / (self.count - 1) if self.count > 1 else 0.5)
        y = self.plot.bottom - self.plot.height * (value - self.low) / (self.high - self.low)
        return x, y


def signed(value: float) -> str:
    """A whole number with a real minus sign."""
    return f"{MINUS}{abs(round(value))}" if round(value) < 0 else str(round(value))


def nice_step(span: float, lines: int = 5) -> int:
    """A round step (1, 2 or 5 times a power of ten) that gives at most `lines` steps."""
    raw = max(1.0, span / lines)
    power = 10 ** math.floor(math.log10(raw))
    factor = next(f for f in (1, 2, 5, 10) if f * power >= raw)
    return int(factor * power)


def line_chart(
    canvas: Canvas, box: Box, series: Sequence[Series], x_labels: Sequence[str], *, title: str = "", size: int = 28
) -> None:
    """Draw the chart into a panel. The last value of each line stands beside the owner's name."""
    room = canvas.panel(box, title=title, title_size=theme.SIZE_BODY)
    values = [v for s in series for v in s.values if v is not None]
    if not values:
        return
    step = nice_step(max(values) - min(min(values), 0))
    low = math.floor(min(*values, 0) / step) * step
    high = max(math.ceil(max(values) / step) * step, low + step)
    ticks = range(low, high + 1, step)
    label_width = max(text.width(signed(t), size) for t in ticks) + 14
    names = [f"{s.name}  {signed(_last(s)[1])}" if _has_values(s) else s.name for s in series]
    names_width = min(room.width // 3, max(text.width(n, size, True) for n in names) + 2 * size)
    plot = Box(room.left + label_width, room.top + size, room.right - names_width - 18, room.bottom - round(size * 1.6))
    scale = _Scale(plot, low, high, max(len(x_labels), max(len(s.values) for s in series)))
    _grid(canvas, scale, ticks, x_labels, size)
    for one in series:
        _line(canvas, scale, one, size)
    _names(canvas, scale, series, names, room.right, size)


def _has_values(series: Series) -> bool:
    return any(v is not None for v in series.values)


def _last(series: Series) -> tuple[int, int]:
    return next((i, v) for i, v in reversed(list(enumerate(series.values))) if v is not None)


def _grid(canvas: Canvas, scale: _Scale, ticks: range, x_labels: Sequence[str], size: int) -> None:
    plot = scale.plot
    for tick in ticks:
        y = round(scale.at(0, tick)[1])
        strong = tick == 0
        line = Box(plot.left, y - int(strong), plot.right, y + 1 + int(strong))
        canvas.rect(line, theme.LINE if strong else theme.LINE_SOFT)
        canvas.text((plot.left - 14, y), signed(tick), size, theme.TEXT_MUTED, anchor="rm")
    widest = max((text.width(label, size) for label in x_labels), default=1) + size
    every = max(1, math.ceil(widest * len(x_labels) / max(1, plot.width)))
    for i, label in enumerate(x_labels):
        if i % every == 0:
            x = scale.at(i, scale.low)[0]
            canvas.text((x, plot.bottom + size), label, size, theme.TEXT_MUTED, anchor="mm")


def _line(canvas: Canvas, scale: _Scale, series: Series, size: int) -> None:
    stretch: list[Point] = []
    stretches = [stretch]
    for i, value in enumerate(series.values):
        if value is None:
            stretch = []
            stretches.append(stretch)
        else:
            stretch.append(scale.at(i, value))
    for points in stretches:
        if len(points) > 1:
            canvas.line(points, theme.NIGHT, 10)
            canvas.line(points, series.style.colour, 5)
    # Markers only as dense as they can be told apart; the last one always.
    every = max(1, math.ceil(size * 1.4 * scale.count / max(1, scale.plot.width)))
    last = _last(series)[0] if _has_values(series) else -1
    for i, value in enumerate(series.values):
        if value is not None and (i == last or (last - i) % every == 0):
            canvas.badge(scale.at(i, value), series.style, round(size * 0.72), "")


def _names(
    canvas: Canvas, scale: _Scale, series: Sequence[Series], names: Sequence[str], right: int, size: int
) -> None:
    """Names at the height of the last value, pushed apart where they would overlap."""
    shown = [(scale.at(*_last(s))[1], s, n) for s, n in zip(series, names, strict=True) if _has_values(s)]
    shown.sort(key=lambda item: item[0])
    pitch = min(round(size * 1.35), max(1, (scale.plot.height + size) // max(1, len(shown))))
    heights = spread([y for y, _, _ in shown], pitch, scale.plot.top - size / 2, scale.plot.bottom + size / 2)
    x = scale.plot.right + 18
    for y, (_, one, name) in zip(heights, shown, strict=True):
        canvas.badge((x + size * 0.6, y), one.style, size)
        left = round(x + size * 1.5)
        canvas.text((left, y), name, size, one.style.colour, bold=True, max_width=right - left)


def spread(heights: Sequence[float], pitch: float, top: float, bottom: float) -> list[float]:
    """Sorted heights moved as little as needed so that each is `pitch` below the one before."""
    out = list(heights)
    for i in range(len(out)):
        out[i] = max(out[i], top if i == 0 else out[i - 1] + pitch)
    limit = bottom
    for i in reversed(range(len(out))):
        out[i] = min(out[i], limit)
        limit = out[i] - pitch
    return out
