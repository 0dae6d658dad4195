"""Pictures of the tiny game, so that the web table has something to show and to enlarge."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from games.core.message import Event, m, seat_name
from renderers.kit.picture import Picture
from renderers.protocol import Say


class TinyRenderer:
    def pictures(self, view: Any) -> tuple[str, ...]:
        return ("board", "hand") if view.viewer else ("board",)

    def picture(self, view: Any, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        image = self.frame(view, say, marks)
        data = BytesIO()
        image.save(data, "PNG")
        return Picture(data.getvalue(), "image/png", 1200, 700, self.text(view, name, say), f"{name}.png")

    def frame(self, view: Any, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        image = Image.new("RGB", (1200, 700), (58, 26, 16))
        draw = ImageDraw.Draw(image)
        for y in range(700):
            draw.line([(0, y), (1200, y)], fill=(58 + y // 12, 26 + y // 30, 16 + y // 60))
        for n, score in enumerate(view.scores.values()):
            x = 260 + n * 360
            draw.ellipse([x, 220, x + 240, 460], fill=(224, 99, 58), outline=(244, 191, 120), width=8)
            draw.text((x + 90, 290), str(score), fill=(28, 15, 9), font_size=80)
        return image

    def text(self, view: Any, name: str, say: Say) -> str:
        return "\n".join(f"{say(seat_name(seat))}: {score}" for seat, score in view.scores.items())

    def focus(self, view: Any, marks: tuple[str, ...]) -> str:
        return "board" if marks else ""

    def standing(self, view: Any, say: Say) -> str:
        return ""

    def headline(self, view: Any, say: Say) -> str:
        return f"{say(m('tiny'))} · {view.round + 1}"

    def report(self, view: Any, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        return self.text(view, "board", say), self.picture(view, "board", say)
