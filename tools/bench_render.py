"""Full render + encode of a board against encoding the same picture alone, for every registered renderer.

Run: python -m tools.bench_render
"""

from __future__ import annotations

import io
import random
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

POSITIONS = 25
"""Views along one game. Each is drawn once, as after a real move: drawing the same view again is quicker than life."""


@dataclass(frozen=True)
class Drawn:
    """One picture of one view: seconds with drawing and of encoding alone, bytes of the file."""

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
    return [mode.rules.load(saved[round(i * (len(saved) - 1) / (POSITIONS - 1))]) for i in range(POSITIONS)]


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
        began = time.perf_counter()
        picture = renderer.picture(view, name, say)
        full = time.perf_counter() - began
    image = seen[-1] if seen else Image.open(io.BytesIO(picture.data)).convert("RGB")
    began = time.perf_counter()
    kit.encode(image)
    return Drawn(game, name, full, time.perf_counter() - began, len(picture.data))


def drawings() -> list[Drawn]:
    """The channel's board and a seat's hand of every game with pictures, in its first mode.

    The first of each only fills the caches of what never changes (board, icons), as the first post of a bot does.
    """
    found: list[Drawn] = []
    for game, renderer in RENDERERS.items():
        mode = next(mode for mode in MODES if mode.game == game)
        positions = states(mode)
        for viewer, wanted in ((None, 0), (positions[0].seats[0], "hand")):
            views = [mode.rules.view(state, viewer) for state in positions]
            lists = [(view, renderer.pictures(view)) for view in views]
            chosen = [(view, names[0] if wanted == 0 else "hand") for view, names in lists if wanted in (0, *names)]
            found += [measure(game, renderer, view, name) for view, name in chosen][1:]
    return found


if __name__ == "__main__":
    for drawn in drawings():
        print(
            f"{drawn.game:12} {drawn.picture:10} full {drawn.full * 1000:7.1f} ms  encode {drawn.encode * 1000:7.1f} ms"
            f"  ratio {drawn.ratio:.2f}  {drawn.size / 1024:.0f} KiB"
        )
