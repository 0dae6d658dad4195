"""A film keeps all its boards, their order and times, stays inside its budget, and pays only for what changes."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.kit import theme
from renderers.kit.film import LAST_HOLDS, STRIP, WIDTH, Caption, Film, FilmTooLarge, captioned
from tests.renderers.kit.test_encode import noise
from tools import kit_sheet


def boards(count: int) -> list[Image.Image]:
    """One board on which a piece travels."""
    ground = kit_sheet.sheet().image.crop((0, 0, 1600, 1100))
    found = []
    for n in range(count):
        board = ground.copy()
        board.paste(theme.HIGHLIGHT, (100 * n, 500, 100 * n + 80, 580))
        found.append(board)
    return found


def frames(count: int) -> list[Image.Image]:
    return [
        captioned(board, Caption(f"Move {n}", "Ann moves.", (n + 1) / count)) for n, board in enumerate(boards(count))
    ]


def film(shown: list[Image.Image]) -> Film:
    made = Film(shown[:1] + shown[-1:])
    for frame in shown:
        made.add(frame)
    return made


def opened(data: bytes) -> tuple[list[Image.Image], list[int]]:
    image = Image.open(io.BytesIO(data))
    found, times = [], []
    for n in range(getattr(image, "n_frames", 1)):
        image.seek(n)
        found.append(image.convert("RGB"))
        times.append(image.info["duration"])
    return found, times


def apart(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_every_frame_comes_back_as_it_was_drawn() -> None:
    shown = frames(5)
    found, times = opened(film(shown).gif(700))
    assert times == [700] * 4 + [700 * LAST_HOLDS]
    assert [frame.size for frame in found] == [(WIDTH, STRIP + 550)] * 5
    for n, frame in enumerate(found):
        assert apart(frame, shown[n]) < 4
        assert all(apart(frame, other) > apart(frame, shown[n]) for other in shown if other is not shown[n])


def test_what_does_not_change_costs_little() -> None:
    one, five = (len(film(frames(count)).gif(700)) for count in (1, 5))
    assert five < 1.5 * one


def test_boards_of_different_height_share_a_film() -> None:
    low, high = (captioned(Image.new("RGB", (1600, height), theme.RUST), Caption("", "", 0.5)) for height in (600, 900))
    found, _ = opened(film([low, high]).gif(500))
    assert {frame.size for frame in found} == {(WIDTH, STRIP + 450)}
    # The octree rounds colours, so the ground below the lower board is only near.
    assert apart(found[0].crop((0, STRIP + 305, WIDTH, STRIP + 450)), Image.new("RGB", (WIDTH, 145), theme.GROUND)) < 16


def test_over_the_budget_frames_between_go_first() -> None:
    shown = [captioned(noise(400, 200, seed), Caption("", "", 0.5)) for seed in range(8)]
    made = film(shown)
    whole = len(made.gif(500))
    found, _ = opened(made.gif(500, whole * 2 // 3))
    assert len(found) < 8
    assert apart(found[0], shown[0]) < apart(found[0], shown[1])
    assert apart(found[-1], shown[-1]) < apart(found[-1], shown[-2])
    with pytest.raises(FilmTooLarge):
        made.gif(500, whole // 8)
