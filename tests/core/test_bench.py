"""The bench tool: what cannot be measured never counts as passed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.conformance.modes import mode_named
from tools import bench, bench_engine


def test_a_figure_on_its_target_passes_and_beyond_it_fails() -> None:
    assert bench.at_most("x", 2.0, 2.0, "x").passed and not bench.at_most("x", 2.01, 2.0, "x").passed
    assert bench.at_least("x", 0.25, 0.25, "x").passed and not bench.at_least("x", 0.24, 0.25, "x").passed


def broken(_: object) -> list[bench.Figure]:
    raise RuntimeError("no such luck")


def test_a_missing_or_broken_part_is_not_available(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench.PARTS, "nowhere", lambda module: [])
    monkeypatch.setitem(bench.PARTS, "storage", broken)
    (absent,), (failing,) = bench.figures_of("nowhere"), bench.figures_of("storage")
    assert absent.passed is None and "tools.bench_nowhere" in absent.target
    assert failing.passed is None and "no such luck" in failing.target
    assert bench.line(failing).startswith("----")


def test_the_exit_code_tells_of_a_missed_target(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bench.PARTS, "storage", lambda module: [bench.at_most("x", 3, 2, "x")])
    monkeypatch.setitem(bench.PARTS, "service", lambda module: [bench.at_most("y", 1, 2, "x")])
    assert bench.main(["--only", "storage", "--only", "service"]) == 1
    assert "1 passed, 1 failed, 0 not available" in capsys.readouterr().out
    assert bench.main(["--only", "service"]) == 0


def test_the_tables_of_a_part() -> None:
    drawn = [
        SimpleNamespace(game="ares", picture="board", full=0.1, encode=0.05, size=100 * 1024, ratio=2.0),
        SimpleNamespace(game="ares", picture="board", full=0.2, encode=0.05, size=501 * 1024, ratio=4.0),
    ]
    figures = list(bench.render(SimpleNamespace(drawings=lambda: drawn)))
    assert [(f.value, f.passed) for f in figures] == [("3.00x", False), ("501.00 KiB", False)]
    assert "worst 4.00x" in figures[0].what
    assert [f.passed for f in bench.render(SimpleNamespace(drawings=list))] == [None]
    speeds = [bench_engine.Speed("ares-solo", [30.0, 20.0, 10.0], [100.0, 100.0, 10.0], 1.0)]
    figures = list(bench.engine(SimpleNamespace(speeds=lambda: speeds)))
    assert [(f.value, f.passed) for f in figures] == [("0.30x", True), ("1.00 s", True)]


def test_speed_is_measured_in_turns_with_chess() -> None:
    (speed,) = bench_engine.speeds([mode_named("tiny-two")], rounds=2, seconds=0.02)
    assert len(speed.ours) == len(speed.chess) == 2
    assert speed.ratio > 0 and speed.longest > 0


def test_a_run_without_pictures_does_not_count_as_a_quick_one() -> None:
    found = SimpleNamespace(games=50, moves=0, first_answer_p99_ms=90.0, picture_p95_ms=0.0, largest_file_kib=0.0)
    assert [f.passed for f in bench.discord(SimpleNamespace(measure=lambda: found))] == [True, None]
    found = SimpleNamespace(games=50, moves=9, first_answer_p99_ms=90.0, picture_p95_ms=1600.0, largest_file_kib=90.0)
    assert [f.passed for f in bench.discord(SimpleNamespace(measure=lambda: found))] == [True, False, True]
