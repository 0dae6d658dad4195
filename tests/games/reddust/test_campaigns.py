"""The twelve Campaign cards: each standing effect where it is asked, together with Events, rounds and Operations."""

from __future__ import annotations

import pytest

from games.core.message import Message
from games.reddust import actions as act
from games.reddust.control import control
from games.reddust.events.run import begin
from games.reddust.forces import place, replace
from games.reddust.frames.cycler import Cycler
from games.reddust.frames.payment import ChooseCampaign
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import place_damage, shift
from games.reddust.state import RedDustState
from games.reddust.vocabulary import COIN, CORP, CR, MG, RD
from tests.games.reddust.build import (
    empty,
    finish,
    opening,
    operation,
    perform,
    play,
    put,
    round_on,
    run,
    script,
    spaces_offered,
    top,
)


def at(space: str) -> act.Space:
    return act.Space(space=space)


def in_force(state: RedDustState, *cards: int) -> RedDustState:
    """Put Campaigns into force as if they had been drawn."""
    state.campaign_deck = [c for c in (*state.campaign_deck, *state.campaigns) if c not in cards]
    state.campaigns = list(cards)
    return state


def maglev_origins(state: RedDustState, seat: str, name: str, space: str) -> set[str]:
    """From where units may come to the space."""
    table = operation(state, seat, name, special="no")
    play(table, seat, at(space))
    return {a.space for a in table.actions(seat) if isinstance(a, act.Move)}


# --- 1 Construction Workers Guild -------------------------------------------------------------------------------


def test_1_new_red_dust_bases_are_dug_in() -> None:
    """By Rally, by replacing, in Deserts and Labyrinths; older Bases and those of others stay as they are."""
    state = in_force(opening(), 1)
    put(state, "sinai", rd_rebel=2)
    table = operation(state, RD, "rally", special="no")
    play(table, RD, at("sinai"), act.choose("rally_base"))
    assert state.spaces["sinai"].pieces == {"dug_in": 1}
    put(state, "sharma", mg_base=1)
    perform(state, lambda turn: replace(turn, "sharma", "mg_base", "rd_base"))
    assert state.spaces["sharma"].pieces == {"dug_in": 1}
    perform(state, lambda turn: place(turn, "sinai", "cr_base"))
    assert state.spaces["sinai"].pieces == {"dug_in": 1, "cr_base": 1}
    assert state.spaces["noctis"].pieces["rd_base"] == 1


# --- 2 Prison Labor Revolt --------------------------------------------------------------------------------------


def test_2_every_corporate_base_placed_costs_a_profit() -> None:
    """By Events too; removing one or placing others' Bases costs nothing; Profits do not fall below zero."""
    state = in_force(opening(), 2)
    state.profits = 2
    table = script(state, "event-18-unshaded", CORP)
    play(table, CORP, at("sinai"))
    assert state.profits == 1
    perform(state, lambda turn: place(turn, "arsia", "mg_base"))
    assert state.profits == 1
    perform(state, lambda turn: place(turn, "arsia", "corp_base"))
    perform(state, lambda turn: place(turn, "daedalia", "corp_base"))
    assert state.profits == 0


def test_2_applies_to_a_base_built_after_secure() -> None:
    """5.3: a Security makes way for a Base."""
    state = in_force(opening(), 2)
    state.profits = 5
    table = operation(state, CORP, "secure", special="no")
    play(table, CORP, at("europa"))
    while act.Replace(piece="security", count=1, space="europa") not in table.actions(CORP):
        play(table, CORP, act.DONE)
    play(table, CORP, act.Replace(piece="security", count=1, space="europa"))
    assert (state.spaces["europa"].pieces["corp_base"], state.profits) == (1, 4)


# --- 3 Dock Workers Lockout, 8 Earth-Based Endorsements ---------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "supply", "mg", "rd"),
    [
        ((), 3, 9, 0),
        ((3,), 3, 3, 0),
        ((3,), 4, 6, 0),
        ((3,), 1, 0, 0),
        ((8,), 3, 6, 3),
        ((3, 8), 5, 4, 2),
    ],
)
def test_3_and_8_supply_that_reaches_phobos(cards: tuple[int, ...], supply: int, mg: int, rd: int) -> None:
    """Half is discarded, rounded up; then each of the rest is worth 3, or 2 for MG and 1 for RD (H9)."""
    state = in_force(opening(), *cards)
    state.mg_resources = state.rd_resources = 0
    state.transit, state.earth = {"supply": supply}, {}
    state.available.update(eg_troop=12, security=6, specops=8)
    state.orbit = 4
    run(state, Cycler(loader=""))
    assert (state.mg_resources, state.rd_resources) == (mg, rd)


# --- 4 Transport Workers ----------------------------------------------------------------------------------------


def test_4_secure_without_maglevs_march_with_them() -> None:
    state = in_force(empty(), 4)
    put(state, "europa", mg_troop=2)
    put(state, "arsia", mg_troop=1)
    assert maglev_origins(state, MG, "secure", "tenzing") == {"arsia"}
    state = in_force(empty(), 4)
    put(state, "europa", rd_rebel=2)
    assert maglev_origins(state, RD, "march", "tenzing") == {"europa"}
    state = empty()
    put(state, "europa", mg_troop=2)
    assert maglev_origins(state, MG, "secure", "tenzing") == {"europa"}


# --- 5 Water Reclamation Workers --------------------------------------------------------------------------------


def test_5_labyrinths_stop_at_passive_support() -> None:
    """Event 8 lifts Tenzing only so far; event 10 offers no Labyrinth at Passive Support; Deserts are free."""
    state = in_force(opening(), 5)
    state.spaces["tenzing"].level = 0
    perform(state, lambda turn: begin(turn, "event-8-unshaded", CORP))
    assert state.spaces["tenzing"].level == 1
    state = in_force(opening(), 5)
    offered = spaces_offered(script(state, "event-10-unshaded", MG), MG)
    assert "europa" not in offered
    assert {"pavonis", "sharma"} <= offered


def test_5_no_pacify_to_active_support() -> None:
    """4.3, 5.1: the paid shift is not offered in Europa at Passive Support; what is Active already stays."""
    state = in_force(opening(), 5)
    state.displaced = 0
    table = operation(state, MG, "train", special="no")
    play(table, MG, at("europa"), act.DONE, act.DONE)
    assert not state.stack
    assert state.spaces["tenzing"].level == 2


# --- 6 Mothers of Mars ------------------------------------------------------------------------------------------


def test_6_an_assault_in_a_labyrinth_costs_support() -> None:
    """An Event's free Assault selects the Labyrinth too; a Desert does not shift."""
    state = in_force(opening(), 6)
    table = script(state, "event-8-unshaded", MG)
    play(table, MG, act.choose("op_assault"))
    assert state.spaces["tenzing"].level == 1
    state = in_force(empty(), 6)
    put(state, "arsia", mg_troop=2, rd_rebel_active=1, level=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, at("arsia"))
    assert state.spaces["arsia"].level == 1


# --- 7 Torture Video Leaks --------------------------------------------------------------------------------------


def test_7_corporate_units_do_not_control_labyrinths() -> None:
    """Security and SpecOps count no more, Bases do; Deserts and EG Troops are untouched."""
    state = in_force(empty(), 7)
    put(state, "europa", security=3, specops=2, rd_rebel=1)
    put(state, "tenzing", security=3, corp_base=2, rd_rebel=1)
    put(state, "marth", security=2, rd_rebel=1)
    put(state, "gandhi", eg_troop=2, rd_rebel=1)
    assert [control(state, s) for s in ("europa", "tenzing", "marth", "gandhi")] == [RD, COIN, COIN, COIN]
    script(state, "event-22-unshaded", RD)
    assert state.spaces["europa"].pieces["rd_rebel"] == 1  # not under COIN Control any more
    assert state.spaces["tenzing"].pieces["rd_rebel_active"] == 1


# --- 9 Legal Injunctions, 10 General Strike ---------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "opposed", "neutral"), [((9,), 6, 3), ((10,), 4, 4), ((9, 10), 7, 4)])
def test_9_and_10_the_price_of_secure(cards: tuple[int, ...], opposed: int, neutral: int) -> None:
    """H9: 6 where there is Opposition, and the strike's 1 on top where both apply."""
    for space, price in (("shepard", opposed), ("tereshkova", neutral)):
        state = in_force(opening(), *cards)
        put(state, "syria", mg_troop=2)
        table = operation(state, MG, "secure", special="no")
        play(table, MG, at(space), act.Move(piece="mg_troop", count=1, space="syria"), act.DONE)
        assert top(table, OperationFrame).owed == price


def test_9_the_corporations_pay_nothing() -> None:
    state = in_force(opening(), 9, 10)
    put(state, "syria", security=2)
    table = operation(state, CORP, "secure", special="no")
    play(table, CORP, at("shepard"), act.Move(piece="security", count=1, space="syria"), act.DONE)
    assert top(table, OperationFrame).owed == 0


def test_10_every_marsgov_operation_without_support() -> None:
    """Errata: an Assault without Support costs 4, not 3; with Support 3; a free one nothing."""
    for level, price in ((0, 4), (-1, 4), (1, 3)):
        state = in_force(empty(), 10)
        put(state, "arsia", mg_troop=2, rd_rebel_active=1, level=level)
        table = operation(state, MG, "assault", special="no")
        play(table, MG, at("arsia"))
        finish(table)
        assert state.mg_resources == 18 - price
    state = in_force(opening(), 10)
    state.spaces["tenzing"].level = -2
    table = script(state, "event-8-unshaded", MG)
    assert state.spaces["tenzing"].level == 0
    play(table, MG, act.choose("op_assault"))
    finish(table)
    assert state.mg_resources == 18


def test_10_train_and_recon() -> None:
    state = in_force(opening(), 10)
    table = operation(state, MG, "train", special="no")
    play(table, MG, at("shenzhou"), act.Place(piece="mg_troop", count=4, space="shenzhou"))
    assert top(table, OperationFrame).owed == 4
    state = in_force(opening(), 10)
    table = operation(state, MG, "recon", special="no")
    play(table, MG, at("arsia"), act.Move(piece="mg_troop", count=1, space="tenzing"), act.DONE)
    assert top(table, OperationFrame).owed == 4


# --- 11 Comms Cutoff --------------------------------------------------------------------------------------------


def test_11_no_cycler_for_the_corporations() -> None:
    """A Pass does not run it and Logistics cannot select Transit."""
    state = in_force(opening(), 11)
    state.sequence.eligible = [CORP]
    table = round_on(state, 18, following=1)
    transit = dict(state.transit)
    play(table, CORP, act.PASS)
    assert state.transit == transit
    state = in_force(opening(), 11)
    assert "transit" not in spaces_offered(operation(state, CORP, "logistics", special="no"), CORP)


def test_11_events_still_run_the_cycler() -> None:
    """The card speaks of Logistics and of the Pass only."""
    state = in_force(opening(), 11)
    script(state, "event-6-unshaded", MG)
    assert state.mg_resources == 18 + 9


# --- 12 Red Wave Elections --------------------------------------------------------------------------------------


def test_12_events_that_shift_towards_neutral() -> None:
    """Event 17: Pavonis Mons at Passive Support falls through; Syria Planum at Active Support stops at Passive."""
    state = in_force(opening(), 12)
    table = script(state, "event-17-unshaded", MG)
    play(table, MG, at("pavonis"), at("syria"))
    assert [state.spaces[s].level for s in ("pavonis", "syria")] == [-1, 1]


@pytest.mark.parametrize("level", [1, 2])
def test_12_events_that_set_a_space_neutral(level: int) -> None:
    """Events 8 and 16, also from Active Support (the official note on two levels); Opposition just ends."""
    state = in_force(opening(), 12)
    put(state, "tenzing", mg_troop=3, level=level)
    script(state, "event-8-shaded", RD)
    assert state.spaces["tenzing"].level == -1
    state = in_force(opening(), 12)
    put(state, "shenzhou", security=1, level=-level)
    script(state, "event-16-unshaded", MG)
    assert state.spaces["shenzhou"].level == 0


def test_12_shifts_towards_opposition() -> None:
    """One level from Passive, two from Active Support; upwards through Neutral nothing changes."""
    state = in_force(opening(), 12)
    perform(state, lambda turn: shift(turn, "europa", -1))
    perform(state, lambda turn: shift(turn, "tenzing", -2))
    perform(state, lambda turn: shift(turn, "shepard", 1))
    perform(state, lambda turn: shift(turn, "sharma", 2))
    assert [state.spaces[s].level for s in ("europa", "tenzing", "shepard", "sharma")] == [-1, -1, 0, 0]


def test_12_exploit_and_preach() -> None:
    """6.5, 5.11: their shifts towards Neutral are shifts as well."""
    state = in_force(opening(), 12)
    put(state, "europa", corp_base=1)
    play(script(state, "event-3-shaded", MG), CORP, act.choose("exploit"))
    assert (state.spaces["europa"].level, state.profits) == (-1, 2)
    state = in_force(opening(), 12)
    put(state, "europa", cr_rebel=1)
    table = operation(state, CR, "preach", special="no", free=True)
    play(table, CR, at("europa"))
    assert state.spaces["europa"].level == -1


def test_12_not_when_the_population_is_gone() -> None:
    """1.8: an Unpopulated space is Neutral."""
    state = in_force(opening(), 12)
    perform(state, lambda turn: place_damage(turn, "pavonis"))
    assert state.spaces["pavonis"].level == 0


# --- the cards --------------------------------------------------------------------------------------------------


def test_several_may_be_in_force() -> None:
    """H7: no limit; drawing adds to those in force."""
    state = in_force(opening(), 3, 8)
    state.campaign_deck.sort()
    table = script(state, "event-17-shaded", RD)
    play(table, RD, at("syria"), at("arsia"), act.choose("campaign"))
    assert state.campaigns == [3, 8, 1]


def test_a_choice_among_campaigns_shows_what_they_do() -> None:
    state = opening()
    state.campaign_deck = [c for c in state.campaign_deck if c not in (4, 9)]
    table = run(state, ChooseCampaign(cards=[4, 9]))
    labels = [top(table, ChooseCampaign).label(state, RD, a) for a in table.actions(RD)]
    assert [label.note for label in labels] == [Message("reddust-campaign-4-text"), Message("reddust-campaign-9-text")]
