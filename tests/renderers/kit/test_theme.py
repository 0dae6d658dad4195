"""The palette can be read and told apart by everybody."""

import itertools

import pytest

from renderers.kit import theme
from renderers.kit.colour import Colour, contrast, luminance, mix
from tests.renderers.kit.vision import DEFICIENCIES, delta_e, distance

READABLE = 4.5  # WCAG 2 AA
APART = 15.0  # CIEDE2000; above about 10 colours are told apart at a glance


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert luminance((255, 0, 0)) == pytest.approx(0.2126)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def test_distance_is_measured_as_the_cie_does() -> None:
    """Pairs from the published test data of Sharma, Wu and Dalal."""
    assert delta_e((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert delta_e((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert delta_e((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)
    assert delta_e((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)


@pytest.mark.parametrize("ground", theme.GROUNDS)
@pytest.mark.parametrize("ink", theme.TEXT_COLOURS)
def test_letters_are_readable_on_every_ground(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= READABLE


@pytest.mark.parametrize("style", [*theme.SEATS, theme.NEUTRAL], ids=lambda s: s.letter)
def test_owner_colours_carry_letters_both_ways(style: theme.SeatStyle) -> None:
    for ground in (theme.NIGHT, theme.GROUND, theme.PANEL, theme.PANEL_SUNK, style.deep):
        assert contrast(style.colour, ground) >= READABLE, ground
    assert contrast(style.ink, style.colour) >= READABLE
    assert contrast(theme.TEXT, style.deep) >= READABLE
    assert contrast(theme.TEXT_MUTED, style.deep) >= READABLE


@pytest.mark.parametrize(
    "fill", [theme.GOOD, theme.WARN, theme.BAD, theme.INFO, theme.ACCENT, theme.WATER, theme.FOREST]
)
def test_chips_choose_a_readable_ink(fill: Colour) -> None:
    assert contrast(theme.ink_on(fill), fill) >= READABLE


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_owners_are_told_apart_by_every_eye(deficiency: str) -> None:
    everyone = [*theme.SEATS, theme.NEUTRAL]
    for a, b in itertools.combinations(everyone, 2):
        assert distance(a.colour, b.colour, deficiency) >= APART, (a.letter, b.letter)


def test_owners_differ_in_letter_and_shape_too() -> None:
    everyone = [*theme.SEATS, theme.NEUTRAL]
    assert len(everyone) >= 5
    assert len({s.letter for s in everyone}) == len(everyone)
    assert len({s.shape for s in everyone}) == len(everyone)
    assert theme.seat(0) is theme.SEATS[0]
    assert theme.seat(7).letter == "8"
    assert theme.seat(-1).shape == theme.NEUTRAL.shape


def test_letters_stay_readable_at_phone_width() -> None:
    """A board of 1600 pixels shown at 400: seven pixels for what is needed, five and a half for the rest."""
    shrink = 400 / theme.BOARD_WIDTH
    assert theme.SIZE_MIN * shrink >= 7
    assert theme.SIZE_SECONDARY * shrink >= 5.5
    assert theme.SIZE_SECONDARY < theme.SIZE_MIN <= theme.SIZE_BODY < theme.SIZE_TITLE
