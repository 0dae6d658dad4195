"""7.2 to 7.4 in Events: whoever executes takes the spaces where most can be done; storms bind whoever chooses."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.board import DESERTS, MARS_LABYRINTHS, SPACES
from games.reddust.cards import Capability
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, script, spaces_offered


def ruined(*but: str) -> RedDustState:
    """An empty map on which only the named spaces are Populated."""
    state = empty()
    for space in (*MARS_LABYRINTHS, *DESERTS):
        if space not in but:
            put(state, space, damage=SPACES[space].green)
    return state


def adapted() -> RedDustState:
    """An empty map; Asset 2 is in play."""
    state = empty()
    card = Capability.DUST_ADAPTATION
    (state.hand if card in state.hand else state.asset_deck).remove(card)
    state.capabilities.append(card)
    return state


def at(space: str) -> act.Space:
    return act.at(space)


def level(state: RedDustState, *spaces: str) -> list[int]:
    return [state.spaces[s].level for s in spaces]


# --- the best space is no choice (7.4) --------------------------------------------------------------------------


def test_event_10_shaded_the_space_that_shifts_is_among_the_two() -> None:
    """Only Europa can be shifted: it must be one of the two, the other is free."""
    state = ruined("europa")
    table = script(state, "event-10-shaded", RD)
    assert "europa" not in spaces_offered(table, RD)  # it is chosen already
    play(table, RD, at("syria"))
    play(table, RD, act.Place(piece="rd_rebel", count=2, space="europa"))
    play(table, RD, act.Place(piece="rd_rebel", count=2, space="syria"))
    assert level(state, "europa") == [-1]
    assert not state.stack


def test_event_15_the_desert_with_two_levels_left_is_among_the_two() -> None:
    state = empty()
    for space in ("pavonis", "syria", "ascraeus", "tholus", "noctis", "sinai", "daedalia", "arsia", "rutherford"):
        put(state, space, level=-1)
    for space in ("radau", "trouvelot", "marth", "alpheus", "coronae"):
        put(state, space, level=-2)
    table = script(state, "event-15-unshaded", CORP)  # only Hellas Chaos can go two levels
    assert not {"hellas_chaos", "radau"} & spaces_offered(table, CORP)
    play(table, CORP, at("syria"))
    assert level(state, "hellas_chaos", "syria", "pavonis") == [-2, -2, -1]


def test_event_22_shaded_the_labyrinth_that_shifts_is_among_the_two() -> None:
    state = empty()
    for space in MARS_LABYRINTHS:
        put(state, space, level=-1 if space == "europa" else -2)
    table = script(state, "event-22-shaded", RD)
    assert spaces_offered(table, RD) == set(MARS_LABYRINTHS) - {"europa"}
    play(table, RD, at("sharma"))
    assert level(state, "europa") == [-2]
    assert {a.space for a in table.actions(RD) if isinstance(a, act.Place)} == {
        "europa",
        "ascraeus",
        "pavonis",
        "noctis",
    }


def test_event_39_shaded_takes_the_labyrinths_where_most_works() -> None:
    """Europa can be shifted and Damaged; the others only Damaged."""
    state = empty()
    for space in MARS_LABYRINTHS:
        put(state, space, level=0 if space == "europa" else -2)
    table = script(state, "event-39-shaded", RD)
    assert spaces_offered(table, RD) == set(MARS_LABYRINTHS) - {"europa"}
    play(table, RD, at("gandhi"), at("sharma"))
    assert [state.spaces[s].damage for s in ("europa", "gandhi", "sharma", "tenzing")] == [1, 1, 1, 0]
    assert level(state, "europa") == [-1]


def test_event_30_a_desert_with_both_is_among_the_two() -> None:
    """Alpheus has Support and Rebels; of the Deserts with one of the two any may be added."""
    state = empty()
    put(state, "alpheus", level=1, rd_rebel=1)
    put(state, "syria", level=1)
    put(state, "noctis", rd_rebel=1)
    table = script(state, "event-30-unshaded", MG)
    assert spaces_offered(table, MG) == {"syria", "noctis"}
    play(table, MG, at("noctis"))
    finish(table)
    assert level(state, "alpheus", "syria") == [0, 1]


def test_event_30_shaded_three_deserts_with_most() -> None:
    """Syria and Arsia can be shifted and take a Base; any third Desert only takes the pieces."""
    state = ruined("syria", "arsia")
    table = script(state, "event-30-shaded", RD)
    assert spaces_offered(table, RD) == set(DESERTS) - {"syria", "arsia"}
    play(table, RD, at("noctis"))
    while table.waiting():
        play(table, RD, table.actions(RD)[0])
    assert level(state, "syria", "arsia") == [-1, -1]
    assert all(state.spaces[s].pieces == {"rd_rebel": 1, "rd_base": 1} for s in ("syria", "arsia", "noctis"))


def test_event_11_shaded_begins_with_the_fullest_labyrinth() -> None:
    """Up to two: whoever takes one takes the one that gives four cubes, and may add another."""
    state = empty()
    put(state, "europa", mg_troop=5)
    put(state, "gandhi", security=2)
    put(state, "sharma", security=2)
    put(state, "tenzing", mg_troop=1)
    put(state, "marth", corp_base=1)
    table = script(state, "event-11-shaded", RD)
    assert set(table.actions(RD)) == {at("europa"), act.DONE}
    play(table, RD, at("europa"))
    assert set(table.actions(RD)) == {at("gandhi"), at("sharma"), act.DONE}
    play(table, RD, at("gandhi"))
    assert not state.stack
    assert state.spaces["marth"].pieces == {"corp_base": 1, "mg_troop": 4, "security": 2}
    state = empty()
    put(state, "europa", mg_troop=5)
    put(state, "gandhi", security=2)
    put(state, "marth", corp_base=1)
    table = script(state, "event-11-shaded", RD)
    play(table, RD, at("europa"), act.DONE)
    assert not state.stack
    assert state.spaces["gandhi"].pieces == {"security": 2}


def test_event_11_shaded_cubes_need_another_base() -> None:
    """Shenzhou holds the only COIN Base: its own cubes have nowhere to go."""
    state = empty()
    put(state, "shenzhou", corp_base=1, security=5)
    put(state, "europa", mg_troop=2)
    table = script(state, "event-11-shaded", RD)
    assert spaces_offered(table, RD) == {"europa"}
    play(table, RD, at("europa"))
    assert state.spaces["shenzhou"].pieces == {"corp_base": 1, "security": 5, "mg_troop": 2}


def test_event_39_without_an_assault_rebels_still_turn_active() -> None:
    """7.4: no Corporate force stands with Rebels, so CORP may only Activate; where it can Assault it goes there."""
    state = empty()
    put(state, "gandhi", rd_rebel=2, cr_rebel=1, mg_troop=1)
    table = script(state, "event-39-unshaded", RD)
    play(table, CORP, at("gandhi"))
    assert state.spaces["gandhi"].pieces == {"rd_rebel_active": 2, "cr_rebel_active": 1, "mg_troop": 1}
    assert (state.profits, state.stack) == (0, [])
    state = empty()
    put(state, "gandhi", rd_rebel=2)
    put(state, "shenzhou", rd_rebel=1, security=1)
    assert spaces_offered(script(state, "event-39-unshaded", RD), CORP) == {"shenzhou"}


def test_event_45_units_in_the_desert_are_enough() -> None:
    """Any number may be pulled in, also none: where units stand with Rebels already the whole text works."""
    state = empty()
    put(state, "marth", security=3, rd_rebel=1)
    put(state, "noctis", rd_rebel=1)
    put(state, "shepard", mg_troop=1)
    put(state, "alpheus", rd_rebel=1)
    table = script(state, "event-45-unshaded", MG)
    play(table, MG, act.choose(CORP))
    assert spaces_offered(table, CORP) == {"marth", "noctis"}
    play(table, CORP, at("marth"), act.choose("op_assault"))
    finish(table)
    assert state.spaces["marth"].pieces == {"security": 3}


def test_event_28_shaded_one_labyrinth_may_shift_twice() -> None:
    """ "For every 3" one Labyrinth one level: nothing asks for different ones; Red Dust chooses (7.2)."""
    state = opening()
    state.displaced = 6
    table = script(state, "event-28-shaded", CR)
    play(table, RD, act.DONE, at("tenzing"), at("tenzing"))
    assert level(state, "tenzing") == [0]
    assert not state.stack


# --- storms and Asset 2 -----------------------------------------------------------------------------------------


def test_event_5_shaded_dust_adaptation_of_the_faction_that_attacks() -> None:
    """Asset 2 speaks of what the Reclaimers select, whoever executes the Event; Red Dust stays barred."""
    for executor in (MG, CR):
        state = adapted()
        put(state, "arsia", cr_rebel=1, rd_rebel=1, mg_troop=1, satellite=1, storm="raging")
        table = script(state, "event-5-shaded", executor)
        play(table, executor, act.choose(RD))
        assert not table.waiting()
        table = script(state, "event-5-shaded", executor)
        play(table, executor, act.choose(CR))
        play(table, CR, act.choose("op_attack"))
        assert state.spaces["arsia"].pieces["cr_rebel_active"] == 1


def test_event_5_shaded_not_asked_in_vain() -> None:
    state = empty()
    put(state, "arsia", cr_rebel=1, mg_troop=1, satellite=1, storm="raging")
    put(state, "europa", mg_troop=1, satellite=1)
    assert not script(state, "event-5-shaded", MG).waiting()


@pytest.mark.parametrize("who", [RD, CR])
def test_event_36_shaded_storms_bind_whoever_lures(who: str) -> None:
    """The named Faction chooses the units: only Dust-Adapted Reclaimers reach into a Raging Desert."""
    for executor in (MG, CR):
        state = adapted()
        put(state, "noctis", rd_base=1, cr_base=1)
        put(state, "arsia", mg_troop=2, storm="raging")
        table = script(state, "event-36-shaded", executor)
        play(table, executor, act.choose(who))
        play(table, who, at("noctis"))
        moves = [a for a in table.actions(who) if isinstance(a, act.Move) and a.piece == "mg_troop"]
        assert bool(moves) == (who == CR)


def test_event_45_storms_bind_the_coin_faction() -> None:
    state = adapted()
    put(state, "noctis", rd_rebel=1)
    put(state, "sinai", mg_troop=1, storm="raging")
    put(state, "shepard", mg_troop=1)
    table = script(state, "event-45-unshaded", CR)
    play(table, CR, act.choose(MG))
    play(table, MG, at("noctis"))
    assert {a.space for a in table.actions(MG) if isinstance(a, act.Move)} == {"shepard"}


def test_event_3_shaded_storms_bind_the_corporations() -> None:
    """The Reclaimers' Dust-Adaptation opens no Raging Desert to an Exploit of CORP."""
    state = adapted()
    put(state, "arsia", corp_base=1, level=1, storm="raging")
    assert not script(state, "event-3-shaded", CR).waiting()


@pytest.mark.parametrize(("name", "who"), [("event-28-shaded", RD), ("event-35-unshaded", MG)])
def test_event_28_shaded_and_35_storms_bind_whoever_houses(name: str, who: str) -> None:
    state = adapted()
    state.displaced = 1
    put(state, "arsia", storm="raging")
    table = script(state, name, CR)
    if who == MG:
        play(table, CR, act.choose(MG))
    houses = {a.space for a in table.actions(who) if isinstance(a, act.House)}
    assert "syria" in houses
    assert "arsia" not in houses


def test_event_26_shaded_travel_leaves_a_raging_desert() -> None:
    """5.8: Travel may always leave storms, a March may not (5.7)."""
    state = empty()
    put(state, "marth", terraforming=1, security=1)
    put(state, "trouvelot", cr_rebel=1, rd_rebel=1, storm="raging")
    table = script(state, "event-26-shaded", MG)
    play(table, MG, act.choose(CR))
    play(table, CR, at("trouvelot"))
    while table.waiting() == (CR,):
        play(table, CR, table.actions(CR)[0])
    assert state.spaces["marth"].pieces == {"terraforming": 1, "cr_rebel_active": 1}
    state = empty()
    put(state, "marth", terraforming=1, security=1)
    put(state, "trouvelot", rd_rebel=1, storm="raging")
    assert not script(state, "event-26-shaded", MG).waiting()


# --- nobody is asked in vain ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "event-14-unshaded",
        "event-22-unshaded",
        "event-23-unshaded",
        "event-36-shaded",
        "event-43-unshaded",
        "event-43-shaded",
        "event-45-unshaded",
        "event-45-shaded",
    ],
)
def test_no_faction_is_named_when_neither_could_act(name: str) -> None:
    state = empty()
    state.displaced = 0
    put(state, "europa", mg_troop=2, storm="raging")  # under COIN Control, but nobody can leave
    assert not script(state, name, MG).waiting()
