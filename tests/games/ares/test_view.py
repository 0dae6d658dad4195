"""What a view shows: prices with their making, what is missing, tracks, and never what others hold."""

from __future__ import annotations

from games.ares.rules import ARES
from games.ares.state import AresOptions
from games.core.message import m
from tests.games.ares.build import position


def test_price_discounts_and_what_is_missing() -> None:
    """p.12, Bob: 17 - 4 - 3 = 10, with 4 MC and one card to discard 3 MC are missing."""
    game = position(
        phase="development",
        chose="development",
        p1={"mc": 4, "hand": ["microprocessors", "birds"], "played": ["mine"]},
    )
    card = ARES.view(game.state, "p1").hand[0]
    assert (card.card.cost, card.price) == (17, 10)
    assert [(line.what.key, line.less) for line in card.discounts] == [
        ("ares-less-steel", 4),
        ("ares-less-development", 3),
    ]
    assert card.missing == (m("ares-missing-mc", n=3),)
    assert not card.playable


def test_others_see_sizes_only() -> None:
    game = position(phase="development", p1={"hand": ["birds", "fish"]})
    for viewer in ("p2", None):
        view = ARES.view(game.state, viewer)
        assert view.seat("p1").hand_size == 2
        assert "fish" not in view.model_dump_json()


def test_tracks_show_zone_phase_start_and_distance() -> None:
    game = position(phase="action", p1={"heat": 8}, temperature=-20, oxygen=11)
    game.state.now.temperature = -18
    view = ARES.view(game.state, None)
    assert (view.temperature.zone, view.temperature.start_zone, view.temperature.start) == ("red", "purple", -20)
    assert (view.oxygen.zone, view.oxygen.to_next) == ("yellow", 1)


def test_setup_keeps_corporations_secret() -> None:
    state = ARES.start("seed", ["p1", "p2"], AresOptions()).state
    dealt = state.people["p2"].corporations
    mine = ARES.view(state, "p1")
    assert mine.corporations == tuple(state.people["p1"].corporations) and mine.step == "setup"
    assert not any(card in mine.model_dump_json() for card in dealt)
