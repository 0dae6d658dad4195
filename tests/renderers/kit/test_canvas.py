"""Strokes land where they should, smoothly, and on the right side of their edges."""

import math

import pytest
from PIL import Image, ImageChops

from renderers.kit import icons, shapes, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour
from renderers.kit.geometry import Box, bow, hex_centre, track_cells
from tests.renderers.golden import assert_golden
from tools import kit_sheet

RED: Colour = (255, 0, 0)


def changed(canvas: Canvas, ground: Colour = theme.GROUND) -> tuple[int, int, int, int] | None:
    blank = Image.new("RGB", canvas.image.size, ground)
    return ImageChops.difference(canvas.image, blank).getbbox()


def test_rounded_box_fills_exactly_its_box() -> None:
    canvas = Canvas.new(100, 80)
    canvas.rect(Box(10, 20, 90, 70), RED, radius=12)
    assert changed(canvas) == (10, 20, 90, 70)
    assert canvas.image.getpixel((50, 45)) == RED
    assert canvas.image.getpixel((10, 20)) == theme.GROUND, "the corner is cut"
    colours = canvas.image.getcolors()
    assert colours is not None
    assert len(colours) > 4, "the corner is smooth"


@pytest.mark.parametrize("box", [Box(10, 10, 10, 30), Box(30, 30, 10, 10), Box(10, 10, 12, 11)])
def test_tiny_and_empty_boxes_are_harmless(box: Box) -> None:
    canvas = Canvas.new(50, 50)
    canvas.rect(box, RED, radius=20, outline=theme.TEXT, width=2)
    left, top, right, bottom = changed(canvas) or (10, 10, 12, 11)
    assert (left, top) == (10, 10)
    assert right <= 12
    assert bottom <= 11


@pytest.mark.parametrize("name", shapes.SHAPES)
@pytest.mark.parametrize("size", [16, 47, 120])
def test_every_shape_is_about_its_size_and_centred(name: str, size: int) -> None:
    canvas = Canvas.new(200, 200)
    canvas.shape(name, (100, 100), size, RED)
    box = changed(canvas)
    assert box is not None
    height = box[3] - box[1]
    assert 0.85 * size - 1 <= height <= 1.16 * size + 3
    assert abs((box[0] + box[2]) / 2 - 100) <= 1.5


def test_shapes_differ_from_each_other() -> None:
    masks = {name: shapes.shape_mask(name, 40).tobytes() for name in shapes.SHAPES}
    assert len(set(masks.values())) == len(masks)


@pytest.mark.parametrize("name", sorted(icons.ICONS))
def test_every_icon_fills_its_box(name: str) -> None:
    icon = icons.icon(name, 60)
    assert icon.mode == "RGBA"
    assert icon.size == (60, 60)
    box = icon.getchannel("A").point(lambda v: 255 if v > 40 else 0).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 40
    assert icon is icons.icon(name, 60), "kept"


def test_icons_differ_in_form_not_only_in_colour() -> None:
    forms = {name: icons.icon(name, 60).convert("LA").tobytes() for name in icons.ICONS}
    assert len(set(forms.values())) == len(forms)


def test_badges_of_owners_differ_without_colour() -> None:
    pictures = []
    for style in theme.SEATS:
        canvas = Canvas.new(80, 80)
        canvas.badge((40, 40), style, 48)
        pictures.append(canvas.image.convert("L").point(lambda v: 255 if v > 60 else 0).tobytes())
    assert len(set(pictures)) == len(theme.SEATS)


@pytest.mark.parametrize("letter", ["", "A", "CORP", "가", "a very long letter"])
def test_badge_letters_stay_on_the_badge(letter: str) -> None:
    canvas = Canvas.new(120, 120)
    canvas.badge((60, 60), theme.SEATS[0], 60, letter)
    box = changed(canvas)
    assert box is not None
    assert box[0] >= 24
    assert box[2] <= 96


def test_hexes_tile_without_overlap() -> None:
    """Neighbours share an edge: painting one leaves the other's middle and far side alone."""
    canvas = Canvas.new(300, 300)
    middle = (150.0, 150.0)
    canvas.hexagon(middle, 50, RED)
    for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        x, y = hex_centre(q, r, 50, middle)
        assert math.dist((x, y), middle) == pytest.approx(50 * math.sqrt(3))
        inside = middle[0] + (x - middle[0]) * 0.48, middle[1] + (y - middle[1]) * 0.48
        outside = middle[0] + (x - middle[0]) * 0.53, middle[1] + (y - middle[1]) * 0.53
        assert canvas.image.getpixel((round(inside[0]), round(inside[1]))) == RED
        assert canvas.image.getpixel((round(outside[0]), round(outside[1]))) == theme.GROUND


def test_arrow_points_at_its_end_and_keeps_clear() -> None:
    canvas = Canvas.new(400, 100)
    canvas.arrow([(20, 50), (380, 50)], RED, 8, clear_start=30, clear_end=40)
    box = changed(canvas)
    assert box is not None
    assert box[0] >= 38
    assert 335 <= box[2] <= 346
    near_tip = canvas.image.crop((320, 0, 330, 100)).getbbox()
    assert near_tip is not None
    assert canvas.image.getpixel((200, 50)) == RED
    assert canvas.image.getpixel((318, 40)) == RED, "the head is wider than the shaft"
    assert canvas.image.getpixel((200, 40)) == theme.GROUND


@pytest.mark.parametrize("points", [[(50, 50), (50, 50)], [(50, 50), (52, 50)], [(50, 50)], bow((10, 10), (90, 90))])
def test_arrows_of_any_length_are_harmless(points: list[tuple[float, float]]) -> None:
    canvas = Canvas.new(100, 100)
    canvas.arrow(points, RED, clear_start=10, clear_end=10)
    assert canvas.image.size == (100, 100)


def test_chips_flow_to_the_right_and_hold_their_words() -> None:
    canvas = Canvas.new(900, 100)
    first = canvas.chip((10, 50), "48", icon="coin")
    second = canvas.chip((first.right + 8, 50), "Kim to move", badge=theme.SEATS[1])
    assert first.right < second.left
    assert second.width > first.width > first.height
    capped = canvas.chip((10, 50), "an endless line of words " * 5, icon="coin", max_width=300)
    assert capped.width <= 300
    row = canvas.chips((10, 50), [("coin", "1"), ("plant", "22")])
    assert row.width > 2 * row.height
    right = canvas.chip((890, 50), "7", anchor="rm")
    assert right.right == 890


def test_track_marks_where_it_is() -> None:
    canvas = Canvas.new(500, 100)
    cells = track_cells((10, 20), 5, (60, 50), 6)
    canvas.track(cells, list("01234"), reached=2, here=2, colour=theme.WATER)
    corner = [canvas.image.getpixel((cell.left + 8, cell.top + 25)) for cell in cells]
    assert corner[2] == theme.WATER
    assert corner[0] == corner[1] != corner[3] == corner[4] == theme.PANEL_SUNK


@pytest.mark.parametrize(("share", "filled"), [(-1, 0), (0, 0), (0.5, 100), (1, 200), (7, 200)])
def test_meter_is_filled_by_its_share(share: float, filled: int) -> None:
    canvas = Canvas.new(220, 40)
    canvas.meter(Box(10, 10, 210, 30), share, RED)
    reds = sum(1 for x in range(220) if canvas.image.getpixel((x, 20)) == RED)
    assert abs(reds - filled) <= 8


def test_panel_returns_the_room_below_its_title() -> None:
    canvas = Canvas.new(400, 300)
    plain = canvas.panel(Box(20, 20, 380, 280))
    titled = canvas.panel(Box(20, 20, 380, 280), title="Tharsis")
    assert titled.top > plain.top
    assert titled.bottom == plain.bottom
    assert plain.left > 20


def test_stack_of_one_has_no_number() -> None:
    pictures = []
    for count in (1, 2, 12):
        canvas = Canvas.new(120, 120)
        canvas.stack((60, 60), theme.SEATS[1], count, 50)
        pictures.append(canvas.image.tobytes())
    badge = Canvas.new(120, 120)
    badge.badge((60, 60), theme.SEATS[1], 50)
    assert pictures[0] == badge.image.tobytes()
    assert len(set(pictures)) == 3


def test_pieces_over_the_edge_are_clipped() -> None:
    canvas = Canvas.new(60, 60)
    for at in ((-10, -10), (70, 70), (-100, 30)):
        canvas.badge(at, theme.SEATS[0], 40)
        canvas.icon("rover", at, 40)
        canvas.ring(at, 30)
        canvas.text(at, "edge", 30, halo=theme.NIGHT)
    canvas.line([(-20, 30), (80, 30), (80, 30)], RED)
    assert canvas.image.size == (60, 60)


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("owners-and-tracks", (0, 0, 1600, 670)),
        ("icons", (0, 680, 1600, 1100)),
        ("hexes-and-text", (0, 1110, 1600, 1770)),
        ("shapes-and-chart", (0, 1780, 1600, 2680)),
    ],
)
def test_the_sheet_looks_as_accepted(name: str, box: tuple[int, int, int, int]) -> None:
    assert_golden(kit_sheet.sheet().image.crop(box), f"kit/{name}")
