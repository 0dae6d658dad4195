"""What a picture is drawn from, and how the sheet of the map is laid on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from games.reddust.layout import Room
from games.reddust.view import RedDustView, SpaceView
from renderers.kit import theme
from renderers.kit.geometry import Box, Point
from renderers.protocol import Say

WIDTH = theme.BOARD_WIDTH
MARGIN = 24
INNER = WIDTH - 2 * MARGIN


@dataclass(frozen=True)
class Scene:
    view: RedDustView
    say: Say
    marks: frozenset[str]

    @cached_property
    def spaces(self) -> dict[str, SpaceView]:
        return {space.id: space for space in self.view.spaces}

    @cached_property
    def moves(self) -> list[tuple[str, ...]]:
        """Paths of the last move ("move:gandhi>shepard>tenzing"), each once, in a fixed order."""
        return [tuple(mark.removeprefix("move:").split(">")) for mark in sorted(self.marks) if mark.startswith("move:")]

    def marked(self, *names: str) -> bool:
        return any(name in self.marks for name in names)


@dataclass(frozen=True)
class Chart:
    """From units of the sheet to pixels: `scale` for places, `unit` for letters and pieces."""

    left: float
    top: float
    scale: float
    unit: float

    def at(self, spot: Sequence[float]) -> Point:
        return self.left + spot[0] * self.scale, self.top + spot[1] * self.scale

    def room(self, room: Room) -> Box:
        (x1, y1), (x2, y2) = self.at(room[:2]), self.at(room[2:])
        return Box(round(x1), round(y1), round(x2), round(y2))

    def px(self, length: float) -> int:
        """A length on the ground."""
        return round(length * self.scale)

    def size(self, length: float) -> int:
        """A size of letters or pieces."""
        return round(length * self.unit)
