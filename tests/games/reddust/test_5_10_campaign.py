"""5.10 Campaign and 5.11 Preach."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.cards import ASSETS
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR, RD
from tests.games.reddust.build import empty, opening, operation, play, put, spaces_offered


def hand(state: RedDustState, *cards: int) -> None:
    state.hand = list(cards)
    state.asset_deck = [c for c in ASSETS if c not in cards]


# --- 5.10 Campaign ----------------------------------------------------------------------------------------------


def test_example_of_campaign() -> None:
    """5.10: Tenzing to Passive, Pavonis to Active Opposition (one card), Syria to Passive Support; 3 paid."""
    state = opening()
    state.eg_plus = True
    displaced = state.displaced
    put(state, "tenzing", rd_rebel_active=2, level=0)
    put(state, "pavonis", rd_rebel=1, rd_rebel_active=1, level=-1)
    put(state, "syria", rd_rebel=2, level=2)
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="tenzing"), act.Space(space="pavonis"), act.Space(space="syria"))
    assert not state.eg_plus
    assert state.campaigns == []
    play(table, RD, act.DONE)
    assert not state.stack
    assert len(state.campaigns) == 1
    assert state.spaces["tenzing"].pieces == {"rd_rebel_active": 2}
    assert state.spaces["pavonis"].pieces == {"rd_rebel": 1, "rd_rebel_active": 1}
    assert state.spaces["syria"].pieces == {"rd_rebel": 1, "rd_rebel_active": 1}
    assert (state.spaces["tenzing"].level, state.spaces["pavonis"].level) == (-1, -2)
    assert (state.spaces["syria"].level, state.spaces["syria"].damage) == (0, 1)  # Unpopulated is Neutral
    assert state.displaced == displaced + 1
    assert state.rd_resources == 14 - 3


def test_campaign_spaces() -> None:
    """5.10: Populated, with an RD Rebel, Hidden or Active."""
    state = opening()
    put(state, "europa", rd_rebel_active=1)
    table = operation(state, RD, "campaign", special="no")
    offered = spaces_offered(table, RD)
    assert {"europa", "sharma", "sinai"} <= offered
    with pytest.raises(IllegalAction) as told:
        play(table, RD, act.Space(space="radau"))
    assert told.value.refusal.text.key == "reddust-no-population"


def test_one_of_several_drawn_campaigns_comes_into_force() -> None:
    """5.10: a card for each space at Active Opposition, also where it was so before; the others go back."""
    state = opening()
    put(state, "gandhi", rd_rebel=1, level=-1)
    state.campaign_deck = [3, 4, *(c for c in state.campaign_deck if c not in (3, 4))]
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="sharma"), act.Space(space="gandhi"), act.DONE)
    assert table.actions(RD) == [act.Enact(campaign=3), act.Enact(campaign=4)]
    play(table, RD, act.Enact(campaign=4))
    assert state.campaigns == [4]
    assert sorted(state.campaign_deck) == [c for c in range(1, 13) if c != 4]
    assert not state.stack


def test_an_empty_campaign_deck_gives_nothing() -> None:
    """5.10: still a legal Campaign."""
    state = opening()
    state.campaigns_gone, state.campaign_deck = state.campaign_deck, []
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="sharma"), act.DONE)
    assert not state.stack
    assert state.rd_resources == 13


def test_riots_hurt_profits() -> None:
    """5.10: now at Passive Support with a CORP Base: 2 Profits less, once."""
    state = empty()
    state.profits = 5
    put(state, "europa", rd_rebel=1, corp_base=2, level=2)
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="europa"))
    assert (state.profits, state.spaces["europa"].damage, state.spaces["europa"].level) == (3, 1, 1)


def test_a_fortified_troop_takes_the_riot() -> None:
    """6.1: no Damage, but Earth hears of it and Profits fall."""
    state = empty()
    state.eg_plus, state.profits = True, 5
    put(state, "europa", rd_rebel=1, mg_fortified=1, corp_base=1, level=2)
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="europa"))
    assert (state.spaces["europa"].damage, state.profits, state.eg_plus) == (0, 3, False)
    assert "mg_fortified" not in state.spaces["europa"].pieces


def test_red_wave_elections() -> None:
    """Campaign 12: Passive Support falls to Passive Opposition, without a riot."""
    state = empty()
    state.campaign_deck.remove(12)
    state.campaigns = [12]
    put(state, "europa", rd_rebel=1, level=1)
    table = operation(state, RD, "campaign", special="no")
    play(table, RD, act.Space(space="europa"))
    assert (state.spaces["europa"].level, state.spaces["europa"].damage) == (-1, 0)


# --- 5.11 Preach ------------------------------------------------------------------------------------------------


def test_example_of_preach() -> None:
    """5.11: Rutherford from Passive Support to Neutral; two Rebels and a Damage in New Córdoba; a 2-card pays."""
    state = opening()
    hand(state, 1)
    state.eg_plus = True
    put(state, "rutherford", cr_rebel_active=2, level=1)
    table = operation(state, CR, "preach", special="no")
    play(table, CR, act.Space(space="new_cordoba"))
    assert not state.eg_plus
    assert state.spaces["new_cordoba"].damage == 1
    assert state.spaces["new_cordoba"].pieces["cr_rebel"] == 3
    assert state.spaces["new_cordoba"].pieces["cr_rebel_active"] == 1
    state.eg_plus = True
    play(table, CR, act.Space(space="rutherford"))
    assert state.eg_plus  # only Damage sets EG- (aid sheet)
    assert (state.spaces["rutherford"].level, state.spaces["rutherford"].damage) == (0, 0)
    assert state.spaces["rutherford"].pieces == {"cr_rebel_active": 2}
    assert not spaces_offered(table, CR)  # two of a 2-card are spent
    play(table, CR, act.DONE, act.Discard(asset=1))
    assert not state.stack


def test_preach_takes_a_population_marker_first() -> None:
    """5.11 NOTE: it goes to the pool, not to Displaced Population; no Damage, no EG-."""
    state = empty()
    state.eg_plus = True
    displaced = state.displaced
    put(state, "tereshkova", cr_rebel=1, markers=1)
    table = operation(state, CR, "preach", special="no")
    play(table, CR, act.Space(space="tereshkova"))
    here = state.spaces["tereshkova"]
    assert here.pieces == {"cr_rebel": 3, "cr_rebel_active": 1}
    assert (here.markers, here.damage, state.displaced, state.eg_plus) == (0, 0, displaced, True)


def test_preach_wears_down_opposition() -> None:
    """5.11: one level towards Neutral."""
    state = empty()
    put(state, "tereshkova", cr_rebel=1, level=-2)
    table = operation(state, CR, "preach", special="no")
    play(table, CR, act.Space(space="tereshkova"))
    assert state.spaces["tereshkova"].level == -1
    assert state.spaces["tereshkova"].pieces == {"cr_rebel_active": 1}


def test_preach_under_red_wave_elections() -> None:
    """Campaign 12: what Preach would make Neutral turns to Passive Opposition."""
    state = empty()
    state.campaign_deck.remove(12)
    state.campaigns = [12]
    put(state, "tereshkova", cr_rebel=1, level=1)
    table = operation(state, CR, "preach", special="no")
    play(table, CR, act.Space(space="tereshkova"))
    assert state.spaces["tereshkova"].level == -1


def test_preach_needs_population() -> None:
    """5.11."""
    state = opening()
    table = operation(state, CR, "preach", special="no")
    assert spaces_offered(table, CR) == {"new_cordoba", "tenzing"}
    with pytest.raises(IllegalAction):
        play(table, CR, act.Space(space="wilderness"))


def test_preach_takes_rebels_from_elsewhere_when_none_is_available() -> None:
    """1.3: as many as wished."""
    state = empty()
    put(state, "tereshkova", cr_rebel=1)
    put(state, "wilderness", cr_rebel=19)
    table = operation(state, CR, "preach", special="no")
    play(table, CR, act.Space(space="tereshkova"))
    play(table, CR, act.Recall(piece="cr_rebel", count=1, space="wilderness"), act.DONE)
    assert state.spaces["tereshkova"].pieces == {"cr_rebel": 1, "cr_rebel_active": 1}
    assert state.spaces["tereshkova"].damage == 1
