"""What every game's renderer must stand: all positions of a whole game, shown in text and pictures."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Iterator
from typing import Any, TypeVar

from PIL import Image

from games.core.engine import Rules, Table
from games.core.flow import State
from games.core.model import GameOptions, View
from renderers.kit.encode import DEFAULT_BUDGET
from renderers.kit.picture import ALT_LIMIT, Picture
from renderers.protocol import Renderer, Say
from tools.board import choose

S = TypeVar("S", bound=State)


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def whole_game(rules: Rules[S], options: GameOptions) -> Iterator[tuple[int, Table[S]]]:
    """The table before each move of a game played at random, and at its end."""
    rng = random.Random(7)
    seats = [spec.seat for spec in rules.seats(options)]
    table: Table[Any] = Table(rules, rules.start("walk", seats, options).state)
    for move in itertools.count():
        yield move, table
        if table.over:
            break
        seat = rng.choice(table.waiting())
        table.step(seat, choose(list(table.actions(seat)), rng))


def check_shown(renderer: Renderer, view: View, say: Say, game: str, *, with_pictures: bool) -> None:
    """Every text is there and has words for all it names; every picture keeps its size, budget and alt text."""
    shown = [renderer.text(view, name, say) for name in renderer.pictures(view)]
    shown.append(renderer.headline(view, say))
    assert all(shown)
    assert f"{game}-" not in "".join(shown)  # a key without words shows itself
    for name in renderer.pictures(view) if with_pictures else ():
        check_size(renderer.picture(view, name, say))


def check_size(picture: Picture) -> None:
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert picture.width == 1600  # not made smaller to fit
    assert len(picture.data) <= DEFAULT_BUDGET
