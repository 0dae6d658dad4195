"""Boxes, tracks and paths."""

import itertools
import math

import pytest

from renderers.kit.geometry import Box, bow, hex_points, shorten, smooth, track_cells


def test_boxes() -> None:
    box = Box.at(10.4, 20.6, 100, 50)
    assert box == Box(10, 21, 110, 71)
    assert (box.width, box.height) == (100, 50)
    assert box.centre == (60, 46)
    assert box.inset(5) == Box(15, 26, 105, 66)
    assert box.inset(5, 10) == Box(15, 31, 105, 61)
    assert Box.around((50, 50), 20, 10) == Box(40, 45, 60, 55)


@pytest.mark.parametrize("count", [1, 3, 7])
def test_columns_and_rows_share_a_box_without_overlap(count: int) -> None:
    box = Box(5, 5, 205, 105)
    columns, rows = box.columns(count, 4), box.rows(count, 4)
    assert columns[0].left == box.left
    assert columns[-1].right == box.right
    assert rows[-1].bottom == box.bottom
    assert all(b.left - a.right == 4 for a, b in itertools.pairwise(columns))
    assert all(b.top - a.bottom == 4 for a, b in itertools.pairwise(rows))


def test_track_in_rows() -> None:
    cells = track_cells((0, 0), 5, (10, 8), gap=2, per_row=3)
    assert cells[2] == Box(24, 0, 34, 8)
    assert cells[3] == Box(0, 10, 10, 18)
    assert track_cells((0, 0), 0, (10, 8)) == []


def test_hex_corners_lie_on_the_radius() -> None:
    for flat in (True, False):
        corners = hex_points((3, 4), 10, flat)
        assert len(corners) == 6
        assert all(math.dist(c, (3, 4)) == pytest.approx(10) for c in corners)
    assert hex_points((0, 0), 10)[0] == pytest.approx((10, 0)), "flat top: a corner at the right"


def test_smooth_passes_through_all_points() -> None:
    points = [(0.0, 0.0), (10.0, 20.0), (40.0, 0.0), (60.0, 5.0)]
    path = smooth(points)
    for point in points:
        assert min(math.dist(point, p) for p in path) < 1e-9
    assert smooth(points[:2]) == points[:2]


def test_shorten_cuts_both_ends() -> None:
    assert shorten([(0, 0), (100, 0)], 10, 5) == [(5, 0), (90, 0)]
    assert shorten([(0, 0), (10, 0), (10, 100)], 20, 15) == [(10, 5), (10, 80)]
    assert len(shorten([(0, 0), (10, 0)], 50)) == 2, "too short to cut: still a path"


def test_bow_and_its_return_do_not_overlap() -> None:
    there, back = bow((0, 0), (100, 0)), bow((100, 0), (0, 0))
    assert there[1][1] == -back[1][1] != 0
