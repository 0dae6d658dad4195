"""The soak tool itself: counts, ends, and speaks up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import files
from tests.conformance.files import ROOT
from tests.conformance.modes import MODES
from tests.conformance.playout import Care
from tests.tiny.frames import Choice
from tools import soak


def soaked(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.soak", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


def test_a_run_counts_its_games() -> None:
    done = soaked("--game", "tiny", "--games", "12", "--processes", "1", "--seed", "test")
    assert done.returncode == 0, done.stderr
    assert "no failure: 12 games" in done.stdout


def test_an_unknown_game_is_named() -> None:
    done = soaked("--game", "chess")
    assert done.returncode == 2
    assert "no such game or mode: chess" in done.stdout


def test_a_failure_is_reported_with_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "OUT", tmp_path)
    tiny = [mode for mode in MODES if mode.game == "tiny"]
    job = next(soak.jobs(tiny, "test", Care(), 1))
    assert soak.play(job).problem == ""

    def fail(*_: object) -> None:
        raise RuntimeError("the lamp fell over")

    monkeypatch.setattr(Choice, "take", fail)
    problem = soak.play(job).problem
    assert "the lamp fell over" in problem and "out/tiny-" in problem


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (list(soak.jobs(MODES, "test", Care(), 40)) for _ in range(2))
    assert one == two
    assert one != list(soak.jobs(MODES, "other", Care(), 40))
    assert {job.mode.id for job in one} == {mode.id for mode in MODES[:40]}
