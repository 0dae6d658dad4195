"""Full render + encode of a board against encoding the same picture alone, for every registered renderer.

Run: python -m tools.bench_render
"""

from __future__ import annotations

import io
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PIL import Image

import renderers.kit.encode as kit
from games.core.engine import Table
from games.core.flow import State
from renderers.registry import RENDERERS
from tests.conformance.modes import MODES, Mode
from tests.conformance.texts import TEXTS

ROUNDS = 7
POSITIONS = (0.1, 0.4, 0.7, 1.0)
"""How far into a game the views are taken."""


@dataclass(frozen=True)
class Drawn:
    """One picture of one view: median seconds with drawing and of encoding alone, bytes of the file."""

    game: str
    picture: str
    full: float
    encode: float
    size: int

    @property
    def ratio(self) -> float:
        return self.full / self.encode


def states(mode: Mode) -> list[State]:
    """Positions spread over one random game."""
    rng = random.Random(mode.id)
    table: Table[State] = Table(mode.rules, mode.rules.start("bench", mode.seats, mode.options).state)
    saved = []
    while not table.over:
        saved.append(mode.rules.dump(table.state))
        seat = rng.choice(table.waiting())
        table.step(seat, rng.choice(table.actions(seat)))
    saved.append(mode.rules.dump(table.state))
    return [mode.rules.load(saved[round(part * (len(saved) - 1))]) for part in POSITIONS]


@contextmanager
def catching() -> Iterator[list[Image.Image]]:
    """The images that the kit encodes meanwhile."""
    seen: list[Image.Image] = []
    real = kit.encode

    def encode(image: Image.Image, budget_bytes: int = kit.DEFAULT_BUDGET) -> kit.Encoded:
        seen.append(image)
        return real(image, budget_bytes)

    kit.encode = encode
    try:
        yield seen
    finally:
        kit.encode = real


def measure(game: str, renderer: Any, view: Any, name: str) -> Drawn:
    say = TEXTS.speaker("en", {})
    with catching() as seen:
        first = renderer.picture(view, name, say)  # also fills the caches
    image = seen[-1] if seen else Image.open(io.BytesIO(first.data)).convert("RGB")
    full: list[float] = []
    alone: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        renderer.picture(view, name, say)
        middle = time.perf_counter()
        kit.encode(image)
        full.append(middle - began)
        alone.append(time.perf_counter() - middle)
    return Drawn(game, name, statistics.median(full), statistics.median(alone), len(first.data))


def drawings() -> list[Drawn]:
    """The channel's board and, for a seat, its hand where there is one; the first mode of every game with pictures."""
    found: list[Drawn] = []
    for game, renderer in RENDERERS.items():
        mode = next(mode for mode in MODES if mode.game == game)
        for state in states(mode):
            for viewer in (None, state.seats[0]):
                view = mode.rules.view(state, viewer)
                names = renderer.pictures(view)
                wanted = names[:1] if viewer is None else [name for name in names if name == "hand"]
                found += [measure(game, renderer, view, name) for name in wanted]
    return found


if __name__ == "__main__":
    for drawn in drawings():
        print(
            f"{drawn.game:12} {drawn.picture:10} full {drawn.full * 1000:7.1f} ms  encode {drawn.encode * 1000:7.1f} ms"
            f"  ratio {drawn.ratio:.2f}  {drawn.size / 1024:.0f} KiB"
        )
