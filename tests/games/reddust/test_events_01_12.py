"""Events 1 to 12: every option, who decides, what is left out when it is impossible (7.2 to 7.6)."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.population import population
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, round_on, script, spaces_offered

DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.Space(space=space)


def levels(state: RedDustState, *spaces: str) -> list[int]:
    return [state.spaces[s].level for s in spaces]


# --- 1 A Green New Deal -----------------------------------------------------------------------------------------


def test_event_1_clears_damage_under_coin_control() -> None:
    """Not a Repair: Displaced Population and the EG side stay; the executor shifts up to two of those spaces."""
    state = opening()
    table = script(state, "event-1-unshaded", RD)
    assert state.profits == 4  # Tholus, Marth, Coronae Montes, Hellas Chaos
    assert (state.displaced, state.eg_plus) == (4, False)
    assert spaces_offered(table, RD) == {"tholus", "marth", "coronae", "hellas_chaos"}
    play(table, RD, at("marth"), act.DONE)
    assert levels(state, "marth", "tholus") == [1, 0]
    assert not state.stack


def test_event_1_leaves_damage_of_others_and_in_raging_deserts() -> None:
    """7.3: a Raging Desert is no target; Radau and Trouvelot are not under COIN Control."""
    state = opening()
    state.spaces["marth"].storm = "raging"
    finish(script(state, "event-1-unshaded", MG))
    assert [s for s, here in state.spaces.items() if here.damage] == ["ascraeus", "radau", "trouvelot", "marth"]
    assert state.profits == 3


def test_event_1_shaded_stops_at_zero() -> None:
    state = opening()
    script(state, "event-1-shaded", CR)
    assert (state.profits, state.mg_resources) == (0, 9)


# --- 2 EarthGov Declares Emergency ------------------------------------------------------------------------------


def test_event_2_supply_or_eg_troops_then_the_cycler() -> None:
    """The executor names what goes to Earth; the EarthGov Controller chooses the cargo."""
    state = opening()
    table = script(state, "event-2-unshaded", RD)
    assert state.eg_plus
    play(table, RD, act.choose("eg_troops_4"))
    assert state.available["eg_troop"] == 4
    assert state.spaces["phobos"].pieces["eg_troop"] == 6  # what was in Transit has landed
    assert table.waiting() == (CORP,)
    play(table, CORP, act.Load(piece="eg_troop", count=5))
    assert state.transit == {"population": 1, "eg_troop": 5}
    assert not state.stack

    state = opening()
    table = script(state, "event-2-unshaded", MG)
    play(table, MG, act.choose("supply_4"))
    assert state.earth["supply"] == 5


def test_event_2_without_controller_nobody_loads() -> None:
    state = opening()
    state.eg_box = 0
    table = script(state, "event-2-unshaded", MG)
    play(table, MG, act.choose("supply_4"))
    assert not state.stack
    assert state.transit == {"population": 1}
    assert state.earth["supply"] == 5


def test_event_2_what_is_used_up_is_not_offered() -> None:
    """7.4: all that can be done; with twelve Supply markers in play only the EG Troops are left."""
    state = opening()
    state.earth["supply"], state.transit["supply"] = 9, 3
    table = script(state, "event-2-unshaded", MG)
    assert state.earth["eg_troop"] == 6
    assert table.waiting() == (CORP,)


def test_event_2_shaded() -> None:
    state = opening()
    state.profits, state.eg_plus = 7, True
    script(state, "event-2-shaded", CR)
    assert (state.profits, state.eg_plus) == (2, False)


# --- 3 Terran Loyalties Tested ----------------------------------------------------------------------------------


def test_event_3_two_spaces_with_eg_troops_lose_all_rebel_bases() -> None:
    """No Bases-last clause; spaces without Rebel Bases are no use (7.4)."""
    state = opening()
    put(state, "sharma", eg_troop=1, rd_base=1, rd_rebel=3)
    put(state, "gandhi", eg_troop=1, dug_in=1, conversion=1, cr_rebel=1)
    put(state, "ascraeus", eg_troop=1, cr_base=1)
    put(state, "europa", eg_troop=1)
    table = script(state, "event-3-unshaded", MG)
    assert spaces_offered(table, MG) == {"sharma", "gandhi", "ascraeus"}
    play(table, MG, at("sharma"), at("gandhi"))
    assert state.spaces["sharma"].pieces == {"eg_troop": 1, "rd_rebel": 3}
    assert state.spaces["gandhi"].pieces == {"eg_troop": 1, "cr_rebel": 1}
    assert state.spaces["ascraeus"].pieces["cr_base"] == 1
    assert state.eg_plus
    assert not state.stack


def test_event_3_shaded_the_corporations_may_exploit_while_outnumbered() -> None:
    """Support, a CORP Base and no Damage are needed; more MG than CORP forces do not matter."""
    state = opening()
    put(state, "tenzing", mg_troop=5, corp_base=1)
    put(state, "europa", mg_troop=1, corp_base=1, damage=1)
    put(state, "shenzhou", corp_base=1, security=2)
    table = script(state, "event-3-shaded", RD)
    play(table, CORP, act.choose("exploit"))
    assert (state.profits, state.spaces["tenzing"].level) == (3, 1)
    assert not state.stack


def test_event_3_shaded_may_be_declined_and_is_not_asked_in_vain() -> None:
    state = opening()
    put(state, "tenzing", corp_base=1)
    put(state, "syria", corp_base=1)
    table = script(state, "event-3-shaded", MG)
    play(table, CORP, act.choose("exploit"))
    assert spaces_offered(table, CORP) == {"tenzing", "syria"}
    state = opening()
    put(state, "tenzing", corp_base=1)
    play(script(state, "event-3-shaded", MG), CORP, DECLINE)
    assert (state.profits, state.stack) == (0, [])
    state = opening()
    assert not script(state, "event-3-shaded", MG).waiting()


# --- 4 USSS Challenger ------------------------------------------------------------------------------------------


def test_event_4_eg_troops_land_where_no_rebel_force_is() -> None:
    """H5: Phobos counts; up to 8 and from Available only."""
    state = opening()
    table = script(state, "event-4-unshaded", MG)
    spaces = {a.space for a in table.actions(MG) if isinstance(a, act.Place)}
    assert spaces == {"europa", "phobos"}
    play(table, MG, act.Place(piece="eg_troop", count=3, space="europa"))
    play(table, MG, act.Place(piece="eg_troop", count=2, space="phobos"), act.DONE)
    assert (state.available["eg_troop"], state.eg_plus) == (3, True)


def test_event_4_needs_a_controller() -> None:
    """1.2: without one no EG Troop may be placed on Mars or Phobos."""
    state = opening()
    state.eg_box = 0
    assert not script(state, "event-4-unshaded", MG).waiting()


def test_event_4_shaded_sends_eg_troops_home() -> None:
    """They go to Available, not to Casualties."""
    state = opening()
    put(state, "europa", eg_troop=2)
    put(state, "arsia", eg_troop=1)
    table = script(state, "event-4-shaded", CR)
    assert "eg_troop" not in state.spaces["phobos"].pieces
    assert spaces_offered(table, CR) == {"europa", "arsia"}
    play(table, CR, at("europa"))
    assert (state.casualties, state.spaces["europa"].pieces) == ({}, {})
    assert state.available["eg_troop"] == 8 - 3 + 4 + 2


# --- 5 Satellite Network Updated --------------------------------------------------------------------------------


def test_event_5_counts_raises_then_gathers() -> None:
    """Satellites in Orbit count first; those on Earth, in Transit, on Mars and in Casualties come afterwards."""
    state = opening()
    put(state, "europa", mg_troop=2, satellite=1)
    state.earth.pop("satellite")
    state.casualties["satellite"] = 1
    assert (state.orbit, state.transit["satellite"], state.eg_box) == (1, 1, 3)
    script(state, "event-5-unshaded", CORP)
    assert (state.orbit, state.eg_box) == (4, 4)
    assert "satellite" not in {**state.earth, **state.transit, **state.casualties, **state.spaces["europa"].pieces}


def test_event_5_can_change_the_controller() -> None:
    state = opening()
    state.earth["satellite"], state.orbit, state.eg_box = 0, 3, 3
    script(state, "event-5-unshaded", CR)
    assert state.eg_box == 6
    assert state.orbit == 4


def test_event_5_without_controller_satellites_stay_on_earth() -> None:
    """1.2: nothing in Orbit lifts Confidence, and what would move there goes to Earth."""
    state = opening()
    state.earth["satellite"], state.orbit, state.eg_box = 3, 0, 0
    script(state, "event-5-unshaded", MG)
    assert (state.eg_box, state.orbit, state.earth["satellite"]) == (0, 0, 4)


def test_event_5_shaded_free_attack_beside_satellites() -> None:
    """7.2: the executor names the Faction, which may Attack; it costs nothing and only works beside a Satellite."""
    state = opening()
    put(state, "tenzing", mg_troop=3, cr_rebel=2, satellite=1)
    put(state, "new_cordoba", mg_troop=2, cr_rebel=3)
    table = script(state, "event-5-shaded", MG)
    play(table, MG, act.choose(CR))
    assert table.waiting() == (CR,)
    hand = list(state.hand)
    play(table, CR, act.choose("op_attack"))
    assert state.spaces["tenzing"].pieces["cr_rebel_active"] == 2
    assert "cr_rebel_active" not in state.spaces["new_cordoba"].pieces
    finish(table)
    assert state.hand == hand


def test_event_5_shaded_nothing_without_satellites_on_mars() -> None:
    assert not script(opening(), "event-5-shaded", RD).waiting()


# --- 6 The Aldrin Cycler ----------------------------------------------------------------------------------------


def test_event_6_supply_and_the_cycler() -> None:
    state = opening()
    table = script(state, "event-6-unshaded", MG)
    assert (state.earth["supply"], state.mg_resources, state.eg_plus) == (4, 27, True)
    play(table, CORP, act.Load(piece="supply", count=4), act.Load(piece="security", count=1))
    assert state.transit == {"population": 1, "supply": 4, "security": 1}


def test_event_6_shaded_transfer() -> None:
    """Up to six, as many as the executor says; EG- is set."""
    state = opening()
    state.eg_plus = True
    table = script(state, "event-6-shaded", RD)
    play(table, RD, act.choose("transfer_6"))
    assert table.actions(RD) == [act.Number(n=n) for n in range(7)]
    play(table, RD, act.Number(n=5))
    assert (state.mg_resources, state.rd_resources, state.eg_plus) == (13, 19, False)


def test_event_6_shaded_stops_at_fifty() -> None:
    """1.4: the track ends at 50."""
    state = opening()
    state.rd_resources = 48
    table = script(state, "event-6-shaded", RD)
    play(table, RD, act.choose("transfer_6"), act.Number(n=2))
    assert (state.mg_resources, state.rd_resources) == (16, 50)


def test_event_6_shaded_supply_in_transit() -> None:
    state = opening()
    table = script(state, "event-6-shaded", CR)
    play(table, CR, act.choose("transit_supply"))
    assert "supply" not in state.transit
    assert state.mg_resources == 18
    state = opening()
    state.mg_resources = 0
    assert not script(state, "event-6-shaded", CR).waiting()  # what cannot be done is not offered
    assert "supply" not in state.transit


# --- 7 Letters From Home ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [MG, CORP, RD])
def test_event_7_house_with_the_sign_of_the_card(seat: str) -> None:
    """H: the option's EG+ stands above the House action's own side, also for Red Dust and the Corporations."""
    state = opening()
    table = script(state, "event-7-unshaded", seat)
    assert state.earth["population"] == 3
    assert set(table.actions(seat)) == {
        act.House(space="europa"),
        act.House(space="tenzing"),
        act.House(space="pavonis"),
        act.House(space="syria"),
        act.DONE,
    }
    play(table, seat, act.House(space="europa"))
    assert (state.spaces["europa"].markers, state.displaced, state.eg_plus) == (1, 3, True)
    assert not state.stack


def test_event_7_without_displaced_population_or_for_the_reclaimers() -> None:
    """1.7: a marker is still needed, and the Reclaimers have no House action."""
    assert not script(opening(), "event-7-unshaded", CR).waiting()
    state = opening()
    state.displaced = 0
    assert not script(state, "event-7-unshaded", MG).waiting()


def test_event_7_shaded_troops_leave_spaces_without_support() -> None:
    state = opening()
    put(state, "gandhi", mg_fortified=1, mg_troop=1, rd_base=1)
    state.spaces["coronae"].storm = "raging"
    table = script(state, "event-7-shaded", RD)
    spaces = {a.space for a in table.actions(RD) if isinstance(a, act.Remove)}
    assert spaces == {"tereshkova", "shepard", "tholus", "new_cordoba", "shenzhou", "gandhi", "sharma"}
    play(table, RD, act.Remove(piece="mg_fortified", count=1, space="gandhi"))
    play(table, RD, act.Remove(piece="mg_troop", count=2, space="shenzhou"))
    assert act.Remove(piece="mg_troop", count=2, space="tholus") in table.actions(RD)
    play(table, RD, act.DONE)
    assert state.available["mg_troop"] == 12 - 1 + 3
    assert not state.eg_plus


# --- 8 Tenzing --------------------------------------------------------------------------------------------------


def test_event_8_shift_activate_and_free_assault() -> None:
    """MarsGov decides about the Assault, whoever executes; it costs nothing."""
    state = opening()
    state.spaces["tenzing"].level = 0
    table = script(state, "event-8-unshaded", CORP)
    assert state.spaces["tenzing"].level == 2
    assert state.spaces["tenzing"].pieces["cr_rebel_active"] == 1
    assert table.waiting() == (MG,)
    play(table, MG, act.choose("op_assault"))
    finish(table)
    assert state.spaces["tenzing"].pieces == {"mg_troop": 3, "security": 1}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_8_no_assault_without_rebels() -> None:
    state = opening()
    put(state, "tenzing", mg_troop=3)
    assert not script(state, "event-8-unshaded", MG).waiting()


def test_event_8_shaded_pays_by_population() -> None:
    state = opening()
    script(state, "event-8-shaded", CR)
    assert state.spaces["tenzing"].level == 0
    assert (state.rd_resources, len(state.hand)) == (14 + population(state, "tenzing"), 4)
    state = opening()
    put(state, "tenzing", damage=3, level=0)
    script(state, "event-8-shaded", RD)
    assert (state.rd_resources, len(state.hand)) == (14, 4)


# --- 9 Targeting Cyclists ---------------------------------------------------------------------------------------


def test_event_9_counts_labyrinths_with_phobos() -> None:
    """H5: Europa and Phobos are free of Rebel forces at the start; seven Labyrinths are not."""
    state = opening()
    script(state, "event-9-unshaded", MG)
    assert (state.earth["supply"], state.eg_plus) == (3, True)
    state = opening()
    state.earth["supply"] = 8
    script(state, "event-9-shaded", RD)
    assert state.earth["supply"] == 1
    state = opening()
    script(state, "event-9-shaded", RD)
    assert "supply" not in state.earth


def test_event_9_a_base_is_a_force() -> None:
    state = empty()
    put(state, "europa", cr_base=1)
    script(state, "event-9-unshaded", MG)
    assert state.earth["supply"] == 1 + 8


# --- 10 Bicentennial Day ----------------------------------------------------------------------------------------


def test_event_10_any_two_spaces() -> None:
    state = opening()
    table = script(state, "event-10-unshaded", RD)
    assert not {"tenzing", "syria", "phobos", "wilderness", "radau"} & spaces_offered(table, RD)
    play(table, RD, at("sharma"), at("arsia"))
    assert levels(state, "sharma", "arsia") == [-1, 1]
    assert state.eg_plus


def test_event_10_shaded_prefers_spaces_where_all_of_it_works() -> None:
    """7.4: not Sharma at Active Opposition, not Unpopulated Radau; 7.3: not a Raging Desert; RD and CR may mix."""
    state = opening()
    state.spaces["syria"].storm = "raging"
    table = script(state, "event-10-shaded", CR)
    offered = spaces_offered(table, CR)
    assert not {"sharma", "radau", "syria", "phobos", "wilderness"} & offered
    play(table, CR, at("europa"), at("arsia"))
    play(table, CR, act.Place(piece="rd_rebel", count=1, space="europa"))
    play(table, CR, act.Place(piece="cr_rebel", count=1, space="europa"))
    play(table, CR, act.Place(piece="cr_rebel", count=2, space="arsia"))
    assert levels(state, "europa", "arsia") == [0, -1]
    assert state.spaces["arsia"].pieces == {"cr_rebel": 2}
    assert not state.stack


# --- 11 The Security of Mars Act --------------------------------------------------------------------------------


def test_event_11_the_strongest_rebels_sit_out_this_card_and_the_next() -> None:
    """A Faction that has not acted loses this card too; Bases count as forces."""
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, 11, following=2)
    play(table, MG, act.PlayEvent(side="unshaded"), at("gandhi"))
    assert state.spaces["gandhi"].pieces["rd_rebel_active"] == 2
    assert state.current == 2  # Red Dust could not act any more
    assert state.sequence.eligible == [CORP, CR]


def test_event_11_on_a_faction_that_has_acted() -> None:
    """It would sit out the next card anyway, and no longer than that."""
    state = opening()
    state.sequence.eligible = [RD, MG]
    state.hand, state.asset_deck = [], list(range(1, 31))
    state.campaign_deck.remove(11)
    state.campaigns = [11]  # a Corporate Pass without the Cycler
    table = round_on(state, 11, following=2)
    state.sequence.acted, state.sequence.boxes = [RD], ["op_special"]
    play(table, MG, act.PlayEvent(side="unshaded"), at("sharma"))
    assert (state.current, state.sequence.eligible) == (2, [CORP, CR])
    play(table, CORP, act.PASS)
    play(table, CR, act.PASS)
    assert state.sequence.eligible == [MG, CORP, RD, CR]


def test_event_11_a_tie_is_the_executors_choice() -> None:
    state = opening()
    put(state, "new_cordoba", rd_rebel=2, cr_base=1, cr_rebel=1)
    table = script(state, "event-11-unshaded", CORP)
    play(table, CORP, at("new_cordoba"))
    assert table.actions(CORP) == [act.choose(RD), act.choose(CR)]
    play(table, CORP, act.choose(CR))
    assert state.sequence.barred == [CR]
    assert state.spaces["new_cordoba"].pieces == {"rd_rebel_active": 2, "cr_base": 1, "cr_rebel_active": 1}


def test_event_11_needs_rebel_forces() -> None:
    """7.4: Europa holds none; without any Rebel force in a Labyrinth nothing happens."""
    state = opening()
    assert "europa" not in spaces_offered(script(state, "event-11-unshaded", MG), MG)
    state = empty()
    assert not script(state, "event-11-unshaded", MG).waiting()
    assert state.sequence.barred == []


def test_event_11_shaded_four_cubes_of_up_to_two_labyrinths() -> None:
    """Exactly four, or as many as there are (7.4); each goes where the executor wants a COIN Base."""
    state = opening()
    put(state, "tenzing", mg_troop=3, mg_fortified=1, security=1, eg_troop=1)
    table = script(state, "event-11-shaded", RD)
    assert spaces_offered(table, RD) == {"tenzing", "shenzhou"}
    play(table, RD, at("tenzing"), act.DONE)
    assert spaces_offered(table, RD) == {"tholus", "coronae", "shenzhou", "marth", "hellas_chaos"}
    play(table, RD, at("tholus"), act.Move(piece="mg_troop", count=3, space="tenzing"))
    play(table, RD, at("marth"))
    assert set(table.actions(RD)) == {
        act.Move(piece="mg_fortified", count=1, space="tenzing"),
        act.Move(piece="security", count=1, space="tenzing"),
    }
    play(table, RD, act.Move(piece="mg_fortified", count=1, space="tenzing"))
    assert state.spaces["tenzing"].pieces == {"security": 1, "eg_troop": 1}
    assert state.spaces["tholus"].pieces["mg_troop"] == 5
    assert state.spaces["marth"].pieces["mg_troop"] == 1  # 6.1: no longer Fortified
    assert not state.stack


def test_event_11_shaded_storms_and_missing_bases() -> None:
    """7.3: nothing leaves or enters a Labyrinth in a Raging Storm, nor a Raging Desert."""
    state = opening()
    for space in ("tenzing", "shenzhou", "tholus"):
        state.spaces[space].storm = "raging"
    table = script(state, "event-11-shaded", RD)
    assert not {"tenzing", "shenzhou"} & spaces_offered(table, RD)
    play(table, RD, at("europa"), act.DONE)
    assert spaces_offered(table, RD) == {"coronae", "marth", "hellas_chaos"}
    state = empty()
    put(state, "europa", mg_troop=4)
    table = script(state, "event-11-shaded", RD)
    finish(table)
    assert state.spaces["europa"].pieces == {"mg_troop": 4}


# --- 12 Red Wednesday Riots -------------------------------------------------------------------------------------


def test_event_12_specops_show_themselves_and_assault() -> None:
    """The Corporations may Assault with what was Activated; Red Dust may reply (5.5)."""
    state = opening()
    put(state, "shepard", specops=2, rd_rebel=2, cr_rebel=1)
    put(state, "arsia", specops=1)
    table = script(state, "event-12-unshaded", MG)
    assert spaces_offered(table, MG) == {"shepard", "arsia"}
    play(table, MG, at("shepard"))
    assert state.spaces["shepard"].pieces == {"specops_active": 2, "rd_rebel_active": 2, "cr_rebel_active": 1}
    play(table, CORP, act.choose("op_assault"), act.Remove(piece="rd_rebel_active", count=2, space="shepard"))
    finish(table)
    assert state.spaces["shepard"].pieces == {"specops_active": 2, "cr_rebel_active": 1}
    assert state.profits == 1
    assert not state.stack


def test_event_12_skipped_without_specops_on_the_map() -> None:
    state = empty()
    assert not script(state, "event-12-unshaded", CORP).waiting()


def test_event_12_shaded_place_ambush_and_hide() -> None:
    """Red Dust decides; the Ambush brings its own free Attack (FAQ); all Rebels there hide, the Reclaimers' too."""
    state = opening()
    put(state, "europa", mg_troop=2, cr_rebel_active=1)
    table = script(state, "event-12-shaded", MG)
    assert table.waiting() == (RD,)
    play(table, RD, act.choose("riot"))
    assert "europa" in spaces_offered(table, RD)
    play(table, RD, at("europa"))
    assert state.spaces["europa"].pieces["rd_rebel"] == 1  # one is needed to Ambush
    play(table, RD, act.Place(piece="rd_rebel", count=1, space="europa"))
    play(table, RD, act.choose("dice_1_5"))
    play(table, RD, act.Remove(piece="mg_troop", count=2, space="europa"))
    assert state.spaces["europa"].pieces == {"rd_rebel": 2, "cr_rebel": 1}
    assert state.rd_resources == 14
    assert not state.stack


def test_event_12_shaded_with_a_hidden_rebel_there_none_need_be_placed() -> None:
    state = opening()
    table = script(state, "event-12-shaded", RD)
    play(table, RD, act.choose("riot"), at("shenzhou"))
    assert act.DONE in table.actions(RD)
    play(table, RD, act.DONE)
    assert table.waiting() == (RD,)
    assert table.actions(RD)[0].kind == "choose"  # the dice: Ambush is no choice any more
    assert DECLINE not in table.actions(RD)


def test_event_12_shaded_may_be_declined_and_needs_enemies() -> None:
    state = opening()
    table = script(state, "event-12-shaded", CORP)
    play(table, RD, DECLINE)
    assert not state.stack
    assert not script(empty(), "event-12-shaded", RD).waiting()
