"""The golden comparison finds what a player would notice."""

from pathlib import Path

import pytest
from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from tests.renderers.golden import UPDATE_SWITCH, assert_golden, worst_tile


def board(token: bool = True) -> Image.Image:
    canvas = Canvas.new(1600, 1100)
    canvas.panel(canvas.box.inset(40), title="Tharsis")
    if token:
        canvas.badge((800, 500), theme.SEATS[0], 34)
    return canvas.image


def test_a_lost_token_shows_in_the_worst_tile_only() -> None:
    worst = worst_tile(board(), board(token=False))
    assert worst > 20
    assert worst_tile(board(), board()) == 0


def test_other_size_never_matches() -> None:
    assert worst_tile(Image.new("RGB", (50, 50)), Image.new("RGB", (50, 51))) == 255


def test_update_then_match_then_mismatch_writes_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goldens, out = tmp_path / "goldens", tmp_path / "out"
    monkeypatch.setenv(UPDATE_SWITCH, "1")
    assert_golden(board(), "x/board", golden_dir=goldens, out_dir=out)
    monkeypatch.delenv(UPDATE_SWITCH)
    assert_golden(board(), "x/board", golden_dir=goldens, out_dir=out)
    assert not out.exists()
    with pytest.raises(AssertionError, match="worst tile"):
        assert_golden(board(token=False), "x/board", golden_dir=goldens, out_dir=out)
    assert (out / "x" / "board.actual.png").exists()
    assert (out / "x" / "board.diff.png").exists()


def test_missing_golden_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(UPDATE_SWITCH, raising=False)
    with pytest.raises(AssertionError, match="no golden picture"):
        assert_golden(board(), "none", golden_dir=tmp_path, out_dir=tmp_path / "out")


def test_update_leaves_an_equal_picture_untouched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(UPDATE_SWITCH, "1")
    assert_golden(board(), "b", golden_dir=tmp_path)
    before = (tmp_path / "b.png").stat().st_mtime_ns
    assert_golden(board(), "b", golden_dir=tmp_path)
    assert (tmp_path / "b.png").stat().st_mtime_ns == before
