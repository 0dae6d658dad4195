"""Whole games of every mode with several ways to play, watched closely."""

from __future__ import annotations

import pytest

from tests.conformance.modes import MODES, RULES, TABLE, Mode
from tests.conformance.playout import Care, play_watched
from tests.conformance.policies import POLICIES


def matrix() -> list[tuple[Mode, str]]:
    """Every mode at random; each other policy at least once with every game, spread over its modes."""
    pairs = [(mode, "uniform") for mode in MODES]
    for game in RULES:
        own = [mode for mode in MODES if mode.game == game]
        others = [policy for policy in POLICIES if policy != "uniform"]
        pairs += [(own[i % len(own)], others[i % len(others)]) for i in range(max(len(own), len(others)))]
    return pairs


@pytest.mark.parametrize(("mode", "policy"), matrix(), ids=lambda value: value if isinstance(value, str) else value.id)
def test_a_whole_game(mode: Mode, policy: str) -> None:
    seen = play_watched(mode, f"conformance {policy}", policy, Care())
    assert seen.looked > 0
    assert seen.hidden > 0, "permute_hidden never changed anything: is nothing hidden in this game?"


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "tiny"], ids=lambda mode: mode.id)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_small_games_in_full_at_every_step(mode: Mode, policy: str, seed: str) -> None:
    seen = play_watched(mode, f"every step {seed}", policy, Care(share=1, most=None, most_actions=None, pictures=1))
    assert seen.looked == len(seen.play.log)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
def test_pictures_of_one_game(mode: Mode) -> None:
    """Picture bytes are compared in a few positions: what is hidden does not move a pixel."""
    seen = play_watched(mode, "pictures", "uniform", Care(share=0, novel=1, most_actions=3, pictures=2))
    assert seen.state.over is not None


def test_every_registered_game_has_modes() -> None:
    assert [game for game in RULES if game not in TABLE] == [], "add the game's modes to tests/conformance/modes.py"
