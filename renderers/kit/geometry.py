"""Boxes, hexes, tracks and smooth paths: where things go, without drawing them."""

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """Left, top, right, bottom; right and bottom are the first pixels outside."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def at(cls, left: float, top: float, width: float, height: float) -> "Box":
        x, y = round(left), round(top)
        return cls(x, y, x + round(width), y + round(height))

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> "Box":
        return cls.at(centre[0] - width / 2, centre[1] - height / 2, width, height)

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, x: int, y: int | None = None) -> "Box":
        dy = x if y is None else y
        return Box(self.left + x, self.top + dy, self.right - x, self.bottom - dy)

    def columns(self, count: int, gap: int = 0) -> "list[Box]":
        """Equal columns; rounding never makes them overlap or leave the box."""
        step = (self.width + gap) / count
        lefts = [round(self.left + i * step) for i in range(count)]
        return [Box(x, self.top, round(self.left + (i + 1) * step) - gap, self.bottom) for i, x in enumerate(lefts)]

    def rows(self, count: int, gap: int = 0) -> "list[Box]":
        step = (self.height + gap) / count
        tops = [round(self.top + i * step) for i in range(count)]
        return [Box(self.left, y, self.right, round(self.top + (i + 1) * step) - gap) for i, y in enumerate(tops)]


def hex_points(centre: Point, radius: float, flat: bool = True) -> list[Point]:
    """Corners of a regular hexagon; `flat` = flat side up."""
    turn = 0.0 if flat else 30.0
    x, y = centre
    angles = (math.radians(60 * i + turn) for i in range(6))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def hex_centre(q: int, r: int, radius: float, origin: Point = (0.0, 0.0), flat: bool = True) -> Point:
    """Centre of the hex at axial (q, r); r grows downward."""
    root3 = math.sqrt(3)
    if flat:
        return origin[0] + radius * 1.5 * q, origin[1] + radius * root3 * (r + q / 2)
    return origin[0] + radius * root3 * (q + r / 2), origin[1] + radius * 1.5 * r


def track_cells(origin: Point, count: int, cell: tuple[int, int], gap: int = 4, per_row: int = 0) -> list[Box]:
    """Cells of a track from left to right, in rows of `per_row` (0 = one row)."""
    length = per_row or count or 1
    width, height = cell
    return [
        Box.at(origin[0] + (i % length) * (width + gap), origin[1] + (i // length) * (height + gap), width, height)
        for i in range(count)
    ]


def smooth(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """Catmull-Rom curve through all points; two points stay a straight line."""
    if len(points) < 3:
        return list(points)
    ends = [points[0], *points, points[-1]]
    out: list[Point] = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        out.extend(_catmull(a, b, c, d, i / steps) for i in range(1, steps + 1))
    return out


def _catmull(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def one(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)

    return one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])


def bow(start: Point, end: Point, bend: float = 0.15) -> list[Point]:
    """A path from start to end that bulges to its left by `bend` of its length: opposite moves do not overlap."""
    (x1, y1), (x2, y2) = start, end
    middle = ((x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend)
    return [start, middle, end]


def shorten(points: Sequence[Point], head: float, tail: float = 0.0) -> list[Point]:
    """Cut `tail` pixels off the start and `head` pixels off the end of a polyline."""
    return _cut(_cut(list(points), tail)[::-1], head)[::-1]


def _cut(points: list[Point], amount: float) -> list[Point]:
    left = amount
    for i, (a, b) in enumerate(itertools.pairwise(points)):
        length = math.dist(a, b)
        if length > left:
            t = left / length
            return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), *points[i + 1 :]]
        left -= length
    return points[-2:]
