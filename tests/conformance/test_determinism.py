"""The same seed and the same choices give the same game, in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.conformance.files import ROOT


def told_elsewhere(hash_seed: str) -> dict[str, str]:
    """Digests of a game of every mode, played in a process with another order of sets."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    told: dict[str, str] = json.loads(done.stdout)
    return told


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    """Texts, events, options and end state: nothing hangs on the order of a set or on what was played before."""
    assert told_elsewhere("1") == told_elsewhere("2")
