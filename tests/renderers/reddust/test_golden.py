"""The pictures as they were looked at and accepted, at full size and in both languages."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from games.reddust.view import RedDustView
from renderers.kit.picture import Picture
from renderers.reddust.renderer import RED_DUST
from tests.renderers.golden import assert_golden
from tests.renderers.reddust.scenes import ended, full, middle, opening, rich_hand, say


def shown(
    scene: Callable[[], tuple[RedDustView, tuple[str, ...]]], name: str, language: str = "en"
) -> Callable[[], Picture]:
    def draw() -> Picture:
        view, marks = scene()
        return RED_DUST.picture(view, name, say(language), marks)

    return draw


def beginning() -> tuple[RedDustView, tuple[str, ...]]:
    return opening(), ()


def holding() -> tuple[RedDustView, tuple[str, ...]]:
    return rich_hand(), ()


def report(alliance: str, language: str) -> Callable[[], Picture]:
    def draw() -> Picture:
        _, picture = RED_DUST.report(ended(alliance), say(language))
        assert picture is not None
        return picture

    return draw


SCENES: dict[str, Callable[[], Picture]] = {
    "opening": shown(beginning, "map"),
    "opening-arabia": shown(beginning, "arabia"),
    "middle": shown(middle, "map"),
    "middle-ko": shown(middle, "map", "ko"),
    "middle-tharsis-ko": shown(middle, "tharsis", "ko"),
    "middle-tracks-ko": shown(middle, "tracks", "ko"),
    "extreme": shown(full, "map"),
    "extreme-hellas": shown(full, "hellas"),
    "extreme-tracks": shown(full, "tracks"),
    "hand": shown(holding, "hand"),
    "report": report("none", "en"),
    "report-allies-ko": report("both", "ko"),
}


@pytest.mark.parametrize("name", SCENES)
def test_golden(name: str) -> None:
    picture = SCENES[name]()
    assert_golden(Image.open(io.BytesIO(picture.data)).convert("RGB"), f"reddust/{name}")
