"""Boards one after the other as an animation: each with a caption above it, all in one palette.

An animated GIF: every client plays it, and with one palette for all frames whatever did not change is transparent and
costs next to nothing (docs/decisions/010-replay.md).
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box

MIME_GIF = "image/gif"
WIDTH = 800
BUDGET = 8 * 1024 * 1024
"""Bytes of a film; Discord takes 10 MiB for a whole message."""
STRIP, MARGIN = 92, 14
TITLE, WORDS, SMALLEST = 30, 26, 22
BAR = 6
COLOURS = 255  # one of 256 is left for what did not change
LAST_HOLDS = 3
SAMPLES = 6
"""So many frames are enough to find colours for all of them."""


class FilmTooLarge(ValueError):
    """Even with two frames it is over the budget."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands above a board: where in the game this is, what happened, and how far the film is."""

    title: str
    words: str
    share: float


def captioned(board: Image.Image, caption: Caption) -> Image.Image:
    """One frame in the size of the film, in full colour."""
    small = board.convert("RGB").resize(
        (WIDTH, max(1, round(board.height * WIDTH / board.width))), Image.Resampling.LANCZOS, reducing_gap=2.0
    )
    canvas = Canvas.new(WIDTH, STRIP + small.height, theme.NIGHT)
    room = WIDTH - 2 * MARGIN
    canvas.text((MARGIN, 24), caption.title, TITLE, theme.ACCENT, bold=True, max_width=room, min_size=SMALLEST)
    canvas.text((MARGIN, 62), caption.words, WORDS, theme.TEXT, max_width=room, min_size=SMALLEST)
    canvas.rect(Box(0, STRIP - BAR, WIDTH, STRIP), theme.PANEL)
    canvas.rect(Box(0, STRIP - BAR, max(BAR, round(WIDTH * caption.share)), STRIP), theme.ACCENT)
    canvas.image.paste(small, (0, STRIP))
    return canvas.image


class Film:
    """Frames are reduced to the palette as they come, so that a long film needs little memory."""

    def __init__(self, samples: Sequence[Image.Image]) -> None:
        """`samples`: some of the frames, spread over the whole film; their colours are the film's."""
        self._palette = _palette(samples)
        self._frames: list[Image.Image] = []

    def add(self, frame: Image.Image) -> None:
        self._frames.append(self._reduced(frame))

    @property
    def height(self) -> int:
        return max(frame.height for frame in self._frames)

    def gif(self, milliseconds: int, budget: int = BUDGET) -> bytes:
        """The finished film. Over the budget every second frame goes, never the first and the last."""
        frames = [self._padded(frame) for frame in self._frames]
        while True:
            data = _gif(frames, milliseconds)
            if len(data) <= budget:
                return data
            if len(frames) <= 2:
                raise FilmTooLarge(f"{len(data)} bytes")
            frames = [*frames[:-1:2], frames[-1]]

    def _reduced(self, frame: Image.Image) -> Image.Image:
        return frame.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def _padded(self, frame: Image.Image) -> Image.Image:
        """Boards of one game may differ in height; the caption stays where it is."""
        if frame.height == self.height:
            return frame
        full = self._reduced(Image.new("RGB", (frame.width, self.height), theme.GROUND))
        full.paste(frame, (0, 0))
        return full


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """Found on every second pixel of every second row, as for single pictures."""
    halves = [s.resize((s.width // 2, s.height // 2), Image.Resampling.NEAREST) for s in samples]
    sheet = Image.new("RGB", (max(h.width for h in halves), sum(h.height for h in halves)), theme.GROUND)
    top = 0
    for half in halves:
        sheet.paste(half, (0, top))
        top += half.height
    return sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _gif(frames: Sequence[Image.Image], milliseconds: int) -> bytes:
    out = io.BytesIO()
    times = [milliseconds] * (len(frames) - 1) + [milliseconds * LAST_HOLDS]
    # optimize: Pillow makes what equals the frame before transparent; disposal 1: that frame stays below.
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True, disposal=1
    )
    return out.getvalue()
