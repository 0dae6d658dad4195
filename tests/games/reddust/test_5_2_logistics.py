"""5.2 Logistics."""

from __future__ import annotations

import pytest

from games.core.engine import ensure_legal
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.vocabulary import CORP
from tests.games.reddust.build import kinds, opening, operation, play, put, spaces_offered


def test_example_of_logistics() -> None:
    """5.2: Earth, Transit and two Deserts; four units hired and sent with one Supply, Profits only for one Base."""
    state = opening()
    state.profits = 5
    table = operation(state, CORP, "logistics", special="no")
    play(table, CORP, act.Space(space="earth"))
    play(table, CORP, act.Place(piece="security", count=3, space="earth"))
    play(table, CORP, act.Place(piece="specops", count=1, space="earth"), act.DONE)
    assert (state.earth["security"], state.earth["specops"], state.profits) == (4, 2, 5)
    play(table, CORP, act.Space(space="transit"))
    assert state.transit == {}
    assert state.mg_resources == 18 + 9
    play(table, CORP, act.Choose(what="keep_population"))
    play(table, CORP, act.Load(piece="security", count=3), act.Load(piece="specops", count=1))
    play(table, CORP, act.Load(piece="supply", count=1), act.DONE)
    assert state.transit == {"security": 3, "specops": 1, "supply": 1}
    assert state.earth["population"] == 1
    play(table, CORP, act.Space(space="marth"))
    assert state.profits == 5
    play(table, CORP, act.Space(space="hellas_chaos"))
    assert state.profits == 2
    play(table, CORP, act.DONE)
    assert not state.stack
    assert state.spaces["marth"].pieces == {"security": 2, "terraforming": 1}
    assert state.spaces["hellas_chaos"].pieces == {"security": 2, "terraforming": 1}
    assert state.profits == 2


def test_logistics_spaces() -> None:
    """5.2: Earth, Transit, Deserts with a Base to upgrade; not the Base in Shenzhou, a Labyrinth."""
    state = opening()
    assert spaces_offered(operation(state, CORP, "logistics"), CORP) == {"earth", "transit", "marth", "hellas_chaos"}


def test_a_second_desert_needs_profits() -> None:
    """5.2: the first upgrade is free, the next costs 3 Profits; the refusal says so."""
    state = opening()
    state.profits = 2
    table = operation(state, CORP, "logistics")
    play(table, CORP, act.Space(space="marth"))
    assert state.profits == 2
    assert "hellas_chaos" not in spaces_offered(table, CORP)
    with pytest.raises(IllegalAction) as refused:
        ensure_legal(state, CORP, act.Space(space="hellas_chaos"))
    assert refused.value.refusal.text.key == "reddust-no-profits"


def test_one_base_a_desert() -> None:
    """5.0, 5.2: a Desert is selected once and one Base there is upgraded."""
    state = opening()
    put(state, "marth", corp_base=2)
    state.profits = 9
    table = operation(state, CORP, "logistics")
    play(table, CORP, act.Space(space="marth"))
    assert state.spaces["marth"].pieces == {"corp_base": 1, "terraforming": 1}
    assert "marth" not in spaces_offered(table, CORP)


def test_more_units_on_earth_for_profits() -> None:
    """5.2: four free ones with one SpecOps at most; every further one costs 1 Profit, a second SpecOps too."""
    state = opening()
    state.profits = 3
    table = operation(state, CORP, "logistics")
    play(table, CORP, act.Space(space="earth"))
    offered = table.actions(CORP)
    assert act.Place(piece="security", count=4, space="earth") in offered
    assert act.Place(piece="specops", count=4, space="earth") in offered
    assert act.Place(piece="specops", count=5, space="earth") not in offered
    play(table, CORP, act.Place(piece="specops", count=3, space="earth"))
    assert state.profits == 1
    play(table, CORP, act.Place(piece="security", count=4, space="earth"))
    assert state.profits == 0
    assert table.state.stack[-1].kind == "operation"


def test_limited_logistics() -> None:
    """5.2: one of the three options only; Security may still be placed at Bases."""
    state = opening()
    state.profits = 2
    table = operation(state, CORP, "logistics", most=1, limited=True, special="no")
    play(table, CORP, act.Space(space="hellas_chaos"))
    assert kinds(table.actions(CORP)) == {"place", "done"}


def test_security_at_bases() -> None:
    """5.2: 1 Profit for one Security at each Base, Labyrinths too, two where two Bases stand; not in a storm."""
    state = opening()
    put(state, "marth", corp_base=2)
    state.spaces["hellas_chaos"].storm = "raging"
    state.profits = 5
    table = operation(state, CORP, "logistics", special="no")
    play(table, CORP, act.Space(space="earth"), act.DONE, act.DONE)
    assert set(table.actions(CORP)) == {
        act.Place(piece="security", count=1, space="marth"),
        act.Place(piece="security", count=2, space="marth"),
        act.Place(piece="security", count=1, space="shenzhou"),
        act.DONE,
    }
    play(table, CORP, act.Place(piece="security", count=2, space="marth"))
    play(table, CORP, act.Place(piece="security", count=1, space="shenzhou"))
    assert not state.stack
    assert state.profits == 2


def test_comms_cutoff_closes_transit() -> None:
    """Campaign 11."""
    state = opening()
    state.campaign_deck.remove(11)
    state.campaigns = [11]
    table = operation(state, CORP, "logistics")
    assert "transit" not in spaces_offered(table, CORP)
    with pytest.raises(IllegalAction) as refused:
        ensure_legal(state, CORP, act.Space(space="transit"))
    assert refused.value.refusal.text.key == "reddust-no-comms"


def test_transit_without_a_controller() -> None:
    """5.2, H20: at the bottom of the track CORP still loads; EG Troops cannot land and go to Available."""
    state = opening()
    state.eg_box = 0
    table = operation(state, CORP, "logistics")
    before = state.available["eg_troop"]
    play(table, CORP, act.Space(space="transit"), act.Choose(what="send_population"))
    assert state.available["eg_troop"] == before + 2
    assert state.spaces["phobos"].pieces["eg_troop"] == 4
    assert "load" in kinds(table.actions(CORP))
