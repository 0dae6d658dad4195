"""5.4 Recon."""

from __future__ import annotations

import pytest

from games.core.engine import ensure_legal
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.vocabulary import CORP, MG
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, round_on, spaces_offered


def move(piece: str, count: int, space: str) -> act.Move:
    return act.Move(piece=piece, count=count, space=space)


def test_example_of_recon() -> None:
    """5.4: adjacency, Spaceport and a Satellite into the storm; two Bases, then a Repair in Marth."""
    state = opening()
    put(state, "shenzhou", corp_base=1, security=3)
    put(state, "europa", security=3, eg_troop=2)
    put(state, "marth", corp_base=1)
    put(state, "trouvelot", cr_base=1, cr_rebel=1, storm="raging")
    put(state, "new_cordoba", specops=1)
    table = operation(state, CORP, "recon", special="no")
    play(table, CORP, act.Space(space="marth"), move("security", 3, "shenzhou"), act.DONE)
    play(table, CORP, act.Space(space="rutherford"), move("security", 3, "europa"), act.DONE)
    play(table, CORP, act.Space(space="trouvelot"))
    assert state.orbit == 0
    play(table, CORP, move("eg_troop", 2, "europa"), move("specops", 1, "new_cordoba"), act.DONE, act.DONE)
    assert state.spaces["trouvelot"].pieces == {
        "cr_base": 1,
        "satellite": 1,
        "eg_troop": 2,
        "specops": 1,
        "cr_rebel_active": 1,
    }
    play(table, CORP, act.Replace(piece="security", count=1, space="rutherford"))
    play(table, CORP, act.Replace(piece="security", count=1, space="marth"))
    play(table, CORP, act.Repair(space="marth"))
    assert not state.stack
    assert state.spaces["rutherford"].pieces == {"security": 2, "corp_base": 1}
    assert state.spaces["marth"].pieces == {"security": 1, "corp_base": 2}
    assert (state.spaces["marth"].damage, state.displaced) == (0, 3)
    assert state.mg_resources == 18


def test_recon_spaces() -> None:
    """5.4: any Deserts, the Wilderness too; one in a Raging Storm only for the Controller with a Satellite."""
    state = opening()
    state.spaces["arsia"].storm = "raging"
    offered = spaces_offered(operation(state, MG, "recon"), MG)
    assert {"wilderness", "noctis", "radau"} <= offered
    assert not {"arsia", "europa", "phobos"} & offered
    with pytest.raises(IllegalAction) as refused:
        ensure_legal(state, MG, act.Space(space="arsia"))
    assert refused.value.refusal.text.key == "reddust-no-beacon"
    state.stack = []
    assert "arsia" in spaces_offered(operation(state, CORP, "recon"), CORP)
    state.stack, state.orbit = [], 0
    assert "arsia" not in spaces_offered(operation(state, CORP, "recon"), CORP)


def test_recon_costs_every_destination() -> None:
    """5.4: 3 Resources even if nobody moves; 4 under General Strike without Support (campaign 10)."""
    state = opening()
    state.campaign_deck.remove(10)
    state.campaigns = [10]
    table = operation(state, MG, "recon", special="no")
    play(table, MG, act.Space(space="arsia"), act.DONE, act.Space(space="syria"), act.DONE, act.DONE)
    assert not state.stack
    assert state.mg_resources == 18 - 4 - 3


def test_recon_needs_resources() -> None:
    """5.0."""
    state = opening()
    state.mg_resources = 5
    table = operation(state, MG, "recon", special="no")
    play(table, MG, act.Space(space="arsia"), act.DONE)
    assert not spaces_offered(table, MG)


def test_where_recon_units_come_from() -> None:
    """5.4: adjacent spaces without Raging Storms and open Spaceports, Phobos among them; no chains of moves."""
    state = empty()
    put(state, "noctis", mg_troop=1)
    put(state, "tenzing", mg_troop=1, damage=1)  # neither adjacent nor a Spaceport
    put(state, "shenzhou", mg_troop=1)
    put(state, "phobos", eg_troop=1, security=1)
    put(state, "tholus", mg_troop=1, storm="raging")
    state.eg_box = 6
    table = operation(state, MG, "recon", special="no")
    play(table, MG, act.Space(space="sinai"))
    assert set(table.actions(MG)) == {
        move("mg_troop", 1, "noctis"),
        move("mg_troop", 1, "shenzhou"),
        move("eg_troop", 1, "phobos"),
        act.DONE,
    }


def test_one_rebel_for_two_units_in_the_wilderness() -> None:
    """5.4."""
    state = empty()
    put(state, "wilderness", mg_troop=5, cr_rebel=4)
    table = operation(state, MG, "recon", special="no")
    play(table, MG, act.Space(space="wilderness"), act.DONE, act.DONE)
    assert state.spaces["wilderness"].pieces["cr_rebel_active"] == 2


def test_beacons_reveal_two_more() -> None:
    """5.4 and the aid sheet: a Satellite in a calm Desert Activates two additional Rebels; one a space."""
    state = opening()
    put(state, "sinai", rd_rebel=5, security=1)
    table = operation(state, CORP, "recon", special="no")
    play(table, CORP, act.Space(space="sinai"), act.DONE, act.DONE)
    assert table.actions(CORP) == [act.choose("beacon"), act.DONE]
    assert state.spaces["sinai"].pieces["rd_rebel_active"] == 1
    play(table, CORP, act.choose("beacon"))
    assert state.spaces["sinai"].pieces["rd_rebel_active"] == 3
    assert (state.orbit, state.spaces["sinai"].pieces["satellite"]) == (0, 1)
    assert kinds(table.actions(CORP)) == {"replace", "done"}


def test_beacons_in_a_storm_only_open_it() -> None:
    """5.4: the Satellite that opened a Raging Desert does not reveal more."""
    state = opening()
    state.orbit, state.earth["satellite"] = 2, 1
    put(state, "sinai", rd_rebel=5, security=1, storm="raging")
    table = operation(state, CORP, "recon", special="no")
    play(table, CORP, act.Space(space="sinai"), act.DONE, act.DONE)
    assert act.choose("beacon") not in table.actions(CORP)
    assert state.spaces["sinai"].pieces["rd_rebel_active"] == 1


def test_marsgov_builds_and_houses() -> None:
    """5.4: a Troop for a Base; House only in one destination with COIN Control."""
    state = opening()
    put(state, "arsia", mg_troop=2)
    table = operation(state, MG, "recon", special="no")
    play(table, MG, act.Space(space="arsia"), act.DONE, act.Space(space="noctis"), act.DONE, act.DONE)
    play(table, MG, act.Replace(piece="mg_troop", count=1, space="arsia"))
    assert set(table.actions(MG)) == {act.House(space="arsia"), act.DONE}
    play(table, MG, act.House(space="arsia"))
    assert state.spaces["arsia"].pieces == {"mg_troop": 1, "mg_base": 1}
    assert state.spaces["arsia"].markers == 1
    assert state.mg_resources == 12


def test_no_recon_under_haboob() -> None:
    """4.0."""
    state = opening()
    table = round_on(state, 1, following=49)
    while table.waiting() != (MG,):
        play(table, table.waiting()[0], act.DONE)
    assert act.operate("recon") not in table.actions(MG)
    assert act.operate("secure") in table.actions(MG)
