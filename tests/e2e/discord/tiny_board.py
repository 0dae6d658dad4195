"""A small picture for the tiny game, so that posts carry one."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

from games.core.message import Event
from renderers.kit.picture import Picture
from renderers.protocol import Say
from tests.tiny.state import TinyView


class TinyRenderer:
    """Bars for the scores; the hand only for its owner."""

    def pictures(self, view: TinyView) -> tuple[str, ...]:
        return ("board", "hand") if view.viewer else ("board",)

    def picture(self, view: TinyView, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        image = self._bars(list(view.hand) if name == "hand" else list(view.scores.values()))
        out = io.BytesIO()
        image.save(out, "PNG")
        return Picture(out.getvalue(), "image/png", 160, 100, self.text(view, name, say), f"{name}.png")

    def frame(self, view: TinyView, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        return self._bars(list(view.scores.values()))

    def _bars(self, numbers: list[int]) -> Image.Image:
        image = Image.new("RGB", (160, 100), (60, 20, 10))
        draw = ImageDraw.Draw(image)
        for row, number in enumerate(numbers):
            draw.rectangle((4, 4 + 12 * row, 5 + 6 * number, 12 + 12 * row), fill=(240, 160, 60))
        return image

    def text(self, view: TinyView, name: str, say: Say) -> str:
        if name == "hand":
            return f"Hand: {', '.join(map(str, view.hand))}"
        scores = ", ".join(f"{seat} {score}" for seat, score in view.scores.items())
        return f"Round {view.round}, scores {scores}, {view.deck} in the deck"

    def focus(self, view: TinyView, marks: tuple[str, ...]) -> str:
        return "board" if marks else ""

    def standing(self, view: TinyView, say: Say) -> str:
        return ""

    def headline(self, view: TinyView, say: Say) -> str:
        return f"Lanterns · round {view.round}"

    def report(self, view: TinyView, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        return self.text(view, "board", say), None


TINY_RENDERERS: dict[str, Any] = {"tiny": TinyRenderer()}
