"""Set-up and planning (p.8, p.10)."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.cards import OCEANS
from games.ares.rules import ARES
from games.ares.state import AresOptions
from games.core.errors import IllegalAction
from games.core.message import m
from tests.games.ares.build import Game, choose, started

# --- setup (p.8) --------------------------------------------------------------------------------------------------


def test_setup_deals_eight_cards_and_two_corporations() -> None:
    state = ARES.start("setup", ["p1", "p2", "p3", "p4"], AresOptions(players=4)).state
    for player in state.people.values():
        assert (len(player.hand), len(player.corporations), player.tr) == (8, 2, 5)
    assert len(state.deck) == 208 - 32
    assert (state.now.temperature, state.now.oxygen, state.now.oceans) == (-30, 0, 0)
    assert sorted(state.oceans) == sorted(OCEANS)


def test_first_game_deals_starred_cards() -> None:
    """p.8: four starred green cards and four others each, other starred ones discarded, a starred corporation."""
    starred_corporations = {"ecoline", "helion", "interplanetary-cinematics", "teractor"}
    starred = {
        "acquired-company",
        "artificial-photosynthesis",
        "asteroid-mining-consortium",
        "coal-imports",
        "economic-growth",
        "great-escarpment-consortium",
        "import-of-advanced-ghg",
        "industrial-farming",
        "lichen",
        "microprocessors",
        "new-portfolios",
        "nitrophilic-moss",
        "soil-warming",
        "space-heaters",
        "sponsors",
        "trading-post",
    }
    state = ARES.start("first", ["p1", "p2", "p3"], AresOptions(players=3, first_game="yes")).state
    assert state.round == 1  # nothing to choose: planning begins
    for player in state.people.values():
        assert len(player.hand) == 8
        assert len(starred & set(player.hand)) == 4
        assert player.corporation in starred_corporations
    assert len(state.discard) == 4
    assert set(state.discard) <= starred


def test_mulligan_any_subset_once_before_the_corporation() -> None:
    """Advanced rule p.8: both corporations are seen, any of the eight are swapped, once."""
    game = Game(ARES.start("mulligan", ["p1", "p2"], AresOptions(mulligan="yes")).state)
    hand = list(game.me.hand)
    assert len(ARES.view(game.state, "p1").corporations) == 2
    game.act(do.DISCARD[hand[0]], do.DISCARD[hand[3]])
    assert len(game.me.hand) == 6  # drawn only afterwards
    game.act(do.DONE)
    assert len(game.me.hand) == 8
    assert [card for card in hand if card in game.me.hand] == [hand[i] for i in (1, 2, 4, 5, 6, 7)]
    assert {action.kind for action in game.options()} == {"corporation"}
    other = list(game.other.hand)
    game.act(*(do.DISCARD[card] for card in other), seat="p2")  # all eight: drawn at once
    assert not set(other) & set(game.other.hand)


def test_no_mulligan_without_the_option() -> None:
    game = Game(ARES.start("plain", ["p1", "p2"], AresOptions()).state)
    assert {action.kind for action in game.options()} == {"corporation"}


# --- planning (p.10) ----------------------------------------------------------------------------------------------


def test_planning_is_secret_and_changeable_until_the_last() -> None:
    game = started(3)
    choose(game, p1="research")
    assert game.events[0].seen_by == ("p1",)
    for viewer in ("p2", "p3", None):
        seat = ARES.view(game.state, viewer).seat("p1")
        assert (seat.chosen, seat.phase) == (True, None)
    assert ARES.view(game.state, "p1").own_choice == 5
    assert game.table.waiting() == ("p2", "p3")
    choose(game, p1="action")  # changes its mind
    choose(game, p2="action", p3="production")
    assert game.state.phases == [3, 4]
    assert [e.barrier for e in game.said("ares-chose")] == [True] * 3


def test_changing_does_not_end_planning() -> None:
    game = started(2)
    choose(game, p1="research")
    choose(game, p1="production")
    choose(game, p1="research")
    assert game.table.waiting() == ("p2",)


def test_never_the_same_phase_twice_in_a_row() -> None:
    """p.10: refused with the reason; the round after it is allowed again."""
    game = started(2)
    choose(game, p1="production", p2="production")
    assert game.state.round == 2
    assert do.CHOOSE_PHASE[4] not in game.options()
    assert game.refusal(do.CHOOSE_PHASE[4]).text == m("ares-no-same-phase", phase=m("ares-phase-production"))
    with pytest.raises(IllegalAction):
        game.act(do.CHOOSE_PHASE[4])
    choose(game, p1="action", p2="action")
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert game.state.round == 3
    assert do.CHOOSE_PHASE[4] in game.options()
    assert do.CHOOSE_PHASE[3] not in game.options()


def test_phases_in_order_once_each_and_only_the_chosen_ones() -> None:
    """p.11: two choose the same, it is resolved once; unchosen ones are skipped."""
    game = started(4)
    choose(game, p1="research", p2="development", p3="research", p4="development")
    assert game.state.phases == [1, 5]
    assert game.state.phase == 1
    for seat in ("p2", "p4", "p1"):
        game.act(do.DONE, seat=seat)
        assert game.state.phase == 1  # not everybody has finished
    game.act(do.DONE, seat="p3")
    assert game.state.phase == 5
    # both choosers get the bonus: 5 cards (and one more for Tharsis Republic)
    drawn = {seat: len(player.drawn) for seat, player in game.state.people.items()}
    more = {seat: int(p.corporation == "tharsis-republic") for seat, p in game.state.people.items()}
    assert drawn == {"p1": 5 + more["p1"], "p2": 2 + more["p2"], "p3": 5 + more["p3"], "p4": 2 + more["p4"]}
