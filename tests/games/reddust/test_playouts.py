"""Whole games under the watch of the conformance suite, with each alliance and several ways to play."""

from __future__ import annotations

import pytest

from games.reddust.rules import RED_DUST
from tests.conformance import modes
from tests.conformance.playout import Care, play_watched

TABLES = [
    ("uniform", {"alliance": "none"}),
    ("greedy", {"alliance": "coin", "coronae_sharma": True}),
    ("first", {"alliance": "rebels"}),
    ("curious", {"alliance": "both"}),
]


@pytest.mark.parametrize(("policy", "options"), TABLES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_whole_game(policy: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every option applies, labels are unique and fit, texts exist in both languages, nothing hidden leaks."""
    monkeypatch.setitem(modes.RULES, RED_DUST.key, RED_DUST)
    seen = play_watched(modes.Mode(RED_DUST.key, "watched", options), f"watched {policy}", policy, Care())
    assert seen.hidden > 0
    assert seen.state.over is not None
