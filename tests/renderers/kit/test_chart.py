"""The chart of the race."""

import itertools

import pytest

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.chart import Series, line_chart, nice_step, signed, spread
from renderers.kit.geometry import Box


def drawn(*rows: tuple[int | None, ...], labels: int = 5, name: str = "Ann") -> Canvas:
    canvas = Canvas.new(900, 500)
    series = [Series(name, theme.seat(i), values) for i, values in enumerate(rows)]
    line_chart(canvas, Box(20, 20, 880, 480), series, [str(i) for i in range(labels)], title="Race")
    return canvas


def test_numbers_have_a_real_minus() -> None:
    assert signed(-3) == "−3"
    assert signed(0) == "0"
    assert signed(-0.2) == "0"
    assert signed(12) == "12"


@pytest.mark.parametrize(("span", "step"), [(0, 1), (4, 1), (9, 2), (23, 5), (60, 20), (240, 50), (5000, 1000)])
def test_steps_are_round(span: float, step: int) -> None:
    assert nice_step(span) == step


def test_names_are_pushed_apart_and_stay_inside() -> None:
    moved = spread([10, 11, 12, 90], 10, 0, 100)
    assert all(b - a >= 10 for a, b in itertools.pairwise(moved))
    assert moved[0] == 10
    assert moved[3] == 90
    crowded = spread([95, 96, 97], 10, 0, 100)
    assert crowded == [80, 90, 100]
    assert spread([], 10, 0, 100) == []


def test_every_line_shows_its_colour() -> None:
    image = drawn((1, 4, 9), (2, 3, 5), (0, -4, -6), (3, 3, 3), (9, 1, 2)).image
    colours = {colour for _, colour in image.getcolors(900 * 500) or []}
    for style in theme.SEATS:
        assert style.colour in colours


@pytest.mark.parametrize(
    "rows",
    [
        (),
        ((),),
        ((None, None),),
        ((5,),),
        ((0, 0, 0),),
        ((-5, -9),),
        ((1, None, 3), (None, 2, 2)),
        ((10**6, -(10**6)),),
        tuple((i, i + 1) for i in range(9)),
        (tuple(range(200)),),
    ],
)
def test_any_values_are_drawn_inside_the_panel(rows: tuple[tuple[int | None, ...], ...]) -> None:
    canvas = drawn(*rows, labels=max([2, *(len(r) for r in rows)]), name="A name of forty letters, much too long")
    assert canvas.image.crop((892, 0, 900, 20)).getcolors() == [(8 * 20, theme.GROUND)]
    assert canvas.image.getpixel((450, 470)) == theme.PANEL


def test_higher_scores_stand_higher() -> None:
    image = drawn((1, 1, 1), (9, 9, 9)).image
    rows = {
        style.letter: [y for y in range(80, 460) if image.getpixel((300, y)) == style.colour]
        for style in theme.SEATS[:2]
    }
    assert rows["A"]
    assert rows["B"]
    assert max(rows["B"]) < min(rows["A"])
