"""The pictures as they were looked at and accepted, at full size and in both languages."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from renderers.kit.picture import Picture
from renderers.reddust.renderer import RED_DUST
from tests.renderers.golden import assert_golden
from tests.renderers.reddust.scenes import full, look, opening, playout, rich_hand, say


def shown(name: str, language: str = "en") -> Callable[[], Picture]:
    return lambda: RED_DUST.picture(opening(), name, say(language))


def extreme(name: str, language: str = "en") -> Callable[[], Picture]:
    def draw() -> Picture:
        view, marks = full()
        return RED_DUST.picture(view, name, say(language), marks)

    return draw


def hand() -> Picture:
    return RED_DUST.picture(rich_hand(), "hand", say())


def report() -> Picture:
    """Half of the game's end: the chart is drawn from the history, the ranking from the result."""
    view = look(playout(20000)[0])
    _, picture = RED_DUST.report(view, say())
    assert picture is not None
    return picture


SCENES: dict[str, Callable[[], Picture]] = {
    "opening": shown("map"),
    "opening-ko": shown("map", "ko"),
    "opening-arabia": shown("arabia"),
    "opening-tharsis-ko": shown("tharsis", "ko"),
    "extreme": extreme("map"),
    "extreme-ko": extreme("map", "ko"),
    "extreme-hellas": extreme("hellas"),
    "extreme-tracks": extreme("tracks"),
    "hand": hand,
}


@pytest.mark.parametrize("name", SCENES)
def test_golden(name: str) -> None:
    picture = SCENES[name]()
    assert_golden(Image.open(io.BytesIO(picture.data)).convert("RGB"), f"reddust/{name}")
