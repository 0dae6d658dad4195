"""Events 13 to 24: every option, who decides, what is left out when it is impossible (7.2 to 7.6)."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.board import HOUSE
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, script, spaces_offered

DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.Space(space=space)


def levels(state: RedDustState, *spaces: str) -> list[int]:
    return [state.spaces[s].level for s in spaces]


# --- 13 The Bombing of Maglev-77 --------------------------------------------------------------------------------


def test_event_13_security_gathers_by_a_maglev() -> None:
    """Security may come from Mars and Phobos, up to six; all Rebels there turn Active; the Corporations may Assault."""
    state = opening()
    table = script(state, "event-13-unshaded", MG)
    offered = spaces_offered(table, MG)
    assert {"europa", "arsia", "noctis", "marth", "syria"} <= offered
    assert not {"tholus", "sinai", "gandhi", "radau", "phobos", "wilderness"} & offered
    play(table, MG, at("noctis"))
    origins = {a.space for a in table.actions(MG) if isinstance(a, act.Move)}
    assert origins == {"europa", "tenzing", "shenzhou", "marth", "hellas_chaos", "phobos"}
    play(table, MG, act.Move(piece="security", count=2, space="phobos"))
    play(table, MG, act.Move(piece="security", count=1, space="marth"), act.DONE)
    assert state.spaces["noctis"].pieces == {"rd_base": 1, "rd_rebel_active": 2, "security": 3}
    play(table, CORP, act.choose("op_assault"))
    assert state.spaces["noctis"].pieces == {"security": 3}
    assert state.profits == 1


def test_event_13_at_most_six_and_not_through_storms() -> None:
    """7.3: no Security leaves a Raging Desert or a Labyrinth in a Raging Storm."""
    state = opening()
    put(state, "marth", security=6, corp_base=1)
    state.spaces["shenzhou"].storm = state.spaces["hellas_chaos"].storm = "raging"
    table = script(state, "event-13-unshaded", CORP)
    play(table, CORP, at("europa"))
    assert {a.space for a in table.actions(CORP) if isinstance(a, act.Move)} == {"tenzing", "marth", "phobos"}
    play(table, CORP, act.Move(piece="security", count=6, space="marth"))
    assert state.spaces["europa"].pieces["security"] == 7
    assert not state.stack


def test_event_13_a_sealed_labyrinth_can_be_named_but_not_entered() -> None:
    state = opening()
    state.spaces["shepard"].storm = "raging"
    table = script(state, "event-13-unshaded", CORP)
    play(table, CORP, at("shepard"))
    assert state.spaces["shepard"].pieces == {"mg_troop": 1, "rd_rebel_active": 2}
    assert not state.stack  # no Corporate force there, so no Assault either


def test_event_13_the_rodgers_line_counts_once_it_is_open() -> None:
    """H3: the dotted line is no Maglev line before event 14."""
    state = opening()
    table = script(state, "event-13-shaded", RD)
    assert table.actions(RD) == [act.choose(f"maglev_M{n}") for n in (1, 2, 3, 5)]
    state = opening()
    state.closed_maglevs = []
    table = script(state, "event-13-shaded", RD)
    play(table, RD, act.choose("maglev_M4"))
    assert levels(state, "europa", "tereshkova", "pavonis", "noctis", "syria") == [0, -1, 0, -1, 2]


def test_event_13_shaded_shifts_all_spaces_along_the_line() -> None:
    """7.3: a Raging Desert is left out, a Raging Labyrinth is not."""
    state = opening()
    state.spaces["arsia"].storm = state.spaces["tenzing"].storm = "raging"
    table = script(state, "event-13-shaded", MG)
    play(table, MG, act.choose("maglev_M1"))
    assert levels(state, "europa", "tenzing", "pavonis", "arsia", "ascraeus") == [0, 1, 0, 0, 0]
    assert not state.stack


# --- 14 The Rodgers Line ----------------------------------------------------------------------------------------


def test_event_14_opens_the_rodgers_line_and_another_faction_decides() -> None:
    """7.2: the executor names MG or CORP, which may House once in each of the two."""
    state = opening()
    table = script(state, "event-14-unshaded", RD)
    assert state.closed_maglevs == []
    assert (state.profits, *levels(state, "europa", "tereshkova")) == (6, 2, 1)
    play(table, RD, act.choose(CORP))
    assert table.waiting() == (CORP,)
    play(table, CORP, act.House(space="europa", eg="minus"))
    assert {a.space for a in table.actions(CORP) if isinstance(a, act.House)} == {"tereshkova"}
    play(table, CORP, act.House(space="tereshkova", eg="plus"))
    assert (state.spaces["europa"].markers, state.spaces["tereshkova"].markers, state.displaced) == (1, 1, 2)
    assert state.eg_plus
    assert not state.stack


def test_event_14_shaded() -> None:
    state = opening()
    state.profits = 4
    script(state, "event-14-shaded", CR)
    assert (state.profits, state.mg_resources) == (1, 12)
    assert levels(state, "europa", "tereshkova") == [0, -1]
    assert state.closed_maglevs == ["M4"]


# --- 15 The Automation Rebellion --------------------------------------------------------------------------------


def test_event_15_two_deserts_two_levels() -> None:
    """7.4: Deserts where both levels can be carried out come first."""
    state = opening()
    table = script(state, "event-15-unshaded", CORP)
    assert "alpheus" not in spaces_offered(table, CORP)  # Passive Opposition: only one level is left
    assert not {"marth", "wilderness", "gandhi"} & spaces_offered(table, CORP)
    play(table, CORP, at("syria"), at("arsia"))
    assert levels(state, "syria", "arsia") == [0, -2]
    assert state.profits == 2  # Marth and Hellas Chaos; Shenzhou is a Labyrinth


def test_event_15_counts_bases_in_storms() -> None:
    """Counting is no targeting: a Base in a Raging Desert pays too."""
    state = opening()
    put(state, "marth", terraforming=1, corp_base=1, storm="raging")
    table = script(state, "event-15-unshaded", CORP)
    play(table, CORP, at("syria"), at("arsia"))
    assert state.profits == 3


def test_event_15_shaded_bases_go_to_casualties() -> None:
    """Up to two, Terraforming or not, whatever units stand there; not in Labyrinths."""
    state = opening()
    state.profits = 9
    put(state, "marth", security=2, terraforming=1)
    table = script(state, "event-15-shaded", RD)
    assert {a.space for a in table.actions(RD) if isinstance(a, act.Remove)} == {"marth", "hellas_chaos"}
    play(table, RD, act.Remove(piece="terraforming", count=1, space="marth"))
    play(table, RD, act.Remove(piece="corp_base", count=1, space="hellas_chaos"))
    assert (state.profits, state.casualties) == (3, {"corp_base": 2})
    assert state.spaces["marth"].pieces == {"security": 2}
    assert not state.stack


# --- 16 Shenzhou ------------------------------------------------------------------------------------------------


def test_event_16_shenzhou_is_swept() -> None:
    """Rebels go, Bases stay; Neutral; Rebels in Marth and Trouvelot turn Active, but not in a Raging Desert."""
    state = opening()
    put(state, "shenzhou", security=2, rd_rebel=1, cr_rebel_active=2, cr_base=1, level=-2)
    put(state, "marth", rd_rebel=2, storm="raging")
    table = script(state, "event-16-unshaded", MG)
    assert state.spaces["shenzhou"].pieces == {"security": 2, "cr_base": 1}
    assert state.spaces["shenzhou"].level == 0
    assert state.spaces["trouvelot"].pieces == {"cr_base": 1, "cr_rebel_active": 1}
    assert state.spaces["marth"].pieces == {"rd_rebel": 2}
    play(table, MG, act.choose("profits_3"))
    assert (state.profits, state.earth["supply"]) == (3, 1)


def test_event_16_supply_instead() -> None:
    state = opening()
    play(script(state, "event-16-unshaded", MG), MG, act.choose("supply_3"))
    assert (state.profits, state.earth["supply"]) == (0, 4)


def test_event_16_shaded_any_number_of_displaced_population() -> None:
    """The Damage displaces one more first; the markers leave for the pool, not for a space."""
    state = opening()
    table = script(state, "event-16-shaded", CR)
    assert (state.spaces["shenzhou"].damage, state.displaced) == (1, 5)
    assert table.actions(CR) == [act.Number(n=n) for n in range(6)]
    play(table, CR, act.Number(n=4))
    assert state.displaced == 1
    assert not state.stack


def test_event_16_shaded_without_room_for_damage() -> None:
    """7.4: the rest is still carried out."""
    state = opening()
    put(state, "shenzhou", damage=3)
    table = script(state, "event-16-shaded", CR)
    assert (state.spaces["shenzhou"].damage, state.displaced) == (3, 4)
    play(table, CR, act.Number(n=0))
    assert state.displaced == 4


# --- 17 The Water Crisis ----------------------------------------------------------------------------------------


def test_event_17_two_deserts_to_neutral_then_a_choice() -> None:
    state = opening()
    table = script(state, "event-17-unshaded", MG)
    assert spaces_offered(table, MG) == {"syria", "alpheus", "pavonis"}
    play(table, MG, at("syria"), at("alpheus"), act.choose("supply_3"))
    assert state.earth["supply"] == 4
    assert levels(state, "syria", "alpheus") == [1, 0]
    assert state.eg_plus
    state = opening()
    table = script(state, "event-17-unshaded", MG)
    play(table, MG, at("syria"), at("alpheus"), act.choose("profits_3"))
    assert state.profits == 3


def test_event_17_shaded_red_dust_may_campaign() -> None:
    state = opening()
    table = script(state, "event-17-shaded", CR)
    play(table, CR, at("syria"), at("arsia"))
    assert levels(state, "syria", "arsia") == [1, -1]
    play(table, RD, act.choose("campaign"))
    assert len(state.campaigns) == 1
    state = opening()
    table = script(state, "event-17-shaded", CR)
    play(table, CR, at("syria"), at("arsia"))
    play(table, RD, DECLINE)
    assert state.campaigns == []


# --- 18 Corporate Militarization --------------------------------------------------------------------------------


def test_event_18_a_black_site() -> None:
    """7.4: a Desert with room for the Base; SpecOps arrive Hidden."""
    state = opening()
    put(state, "arsia", rd_base=2)
    table = script(state, "event-18-unshaded", CORP)
    offered = spaces_offered(table, CORP)
    assert "arsia" not in offered
    assert {"sinai", "wilderness"} <= offered
    play(table, CORP, at("sinai"))
    assert state.spaces["sinai"].pieces == {"rd_rebel_active": 1, "specops": 2, "security": 2, "corp_base": 1}
    assert not state.stack


def test_event_18_places_what_is_available() -> None:
    """7.3: never more than Available; nothing is recalled for the Corporations (1.3)."""
    state = opening()
    put(state, "europa", specops=5, security=5)
    table = script(state, "event-18-unshaded", MG)
    play(table, MG, at("arsia"))
    assert state.spaces["arsia"].pieces == {"specops": 1, "corp_base": 1}


def test_event_18_shaded_specops_leave_for_good() -> None:
    state = opening()
    state.profits = 10
    table = script(state, "event-18-shaded", RD)
    assert table.actions(RD) == [act.Number(n=n) for n in range(5)]
    play(table, RD, act.Number(n=3))
    assert (state.available["specops"], state.out_of_game, state.profits) == (3, {"specops": 3}, 6)


# --- 19 Corporations Quell Dissent ------------------------------------------------------------------------------


def test_event_19_relief_where_damage_and_security_are() -> None:
    """Marth and Hellas Chaos are Unpopulated and stay Neutral (1.8); a Raging Desert is left out."""
    state = opening()
    put(state, "shenzhou", security=2, damage=1)
    put(state, "tenzing", security=1, level=1)
    put(state, "arsia", security=1, markers=1, damage=1, storm="raging")
    script(state, "event-19-unshaded", MG)
    assert levels(state, "shenzhou", "tenzing", "marth", "hellas_chaos", "arsia") == [1, 1, 0, 0, 0]
    assert (state.profits, state.eg_plus) == (3, True)


def test_event_19_shaded_charges_for_labyrinths_with_corporate_forces() -> None:
    """H5: Phobos counts; Europa, Tenzing and Shenzhou are the others at the start."""
    state = opening()
    script(state, "event-19-shaded", CR)
    assert state.mg_resources == 18 - 12
    state = empty()
    put(state, "gandhi", corp_base=1)
    put(state, "marth", security=3)
    script(state, "event-19-shaded", CR)
    assert state.mg_resources == 18 - 3


# --- 20 The Spin Zone -------------------------------------------------------------------------------------------


def test_event_20_two_labyrinths() -> None:
    state = opening()
    table = script(state, "event-20-unshaded", CORP)
    assert spaces_offered(table, CORP) == {
        "europa",
        "tereshkova",
        "shepard",
        "new_cordoba",
        "shenzhou",
        "gandhi",
        "sharma",
    }
    play(table, CORP, at("sharma"), at("europa"))
    assert levels(state, "sharma", "europa") == [-1, 2]
    assert (state.profits, state.eg_plus) == (3, True)


def test_event_20_with_one_labyrinth_left_to_shift() -> None:
    """7.4: the one that works is shifted, and the Profits come."""
    state = opening()
    for space in ("europa", "tereshkova", "shepard", "new_cordoba", "shenzhou", "gandhi"):
        state.spaces[space].level = 2
    assert not script(state, "event-20-unshaded", CORP).waiting()
    assert (state.spaces["sharma"].level, state.profits) == (-1, 3)


def test_event_20_shaded_up_to_four_spaces_with_corporate_forces() -> None:
    state = opening()
    put(state, "arsia", specops=1)
    put(state, "sharma", corp_base=1)
    table = script(state, "event-20-shaded", RD)
    assert spaces_offered(table, RD) == {"europa", "tenzing", "shenzhou", "arsia"}
    play(table, RD, at("europa"), at("arsia"), act.DONE)
    assert levels(state, "europa", "arsia", "tenzing") == [0, -1, 2]


# --- 21 Future of Law Enforcement -------------------------------------------------------------------------------


def test_event_21_troops_into_one_labyrinth() -> None:
    """H5: Phobos may be chosen."""
    state = opening()
    table = script(state, "event-21-unshaded", CORP)
    play(table, CORP, act.choose("mg_troops_6"))
    assert "phobos" in spaces_offered(table, CORP)
    play(table, CORP, at("gandhi"))
    assert (state.spaces["gandhi"].pieces["mg_troop"], state.profits) == (7, 3)
    state = opening()
    table = script(state, "event-21-unshaded", CORP)
    play(table, CORP, act.choose("eg_troops_4"), at("phobos"))
    assert state.spaces["phobos"].pieces["eg_troop"] == 8
    assert not state.stack


def test_event_21_without_controller_only_mg_troops() -> None:
    state = opening()
    state.eg_box = 0
    table = script(state, "event-21-unshaded", MG)
    play(table, MG, at("europa"))
    assert state.spaces["europa"].pieces["mg_troop"] == 8


def test_event_21_marsgov_may_recall_troops_when_none_is_left() -> None:
    """1.3: only the executor's own units, and only when Available is empty."""
    state = opening()
    put(state, "sharma", mg_troop=10)
    table = script(state, "event-21-unshaded", MG)
    play(table, MG, act.choose("mg_troops_6"), at("europa"))
    assert "mg_troop" not in state.available
    taken = act.Recall(piece="mg_troop", count=2, space="sharma")
    assert taken in table.actions(MG)
    play(table, MG, taken, act.DONE)
    assert state.spaces["sharma"].pieces["mg_troop"] == 8
    assert state.profits == 3
    state = opening()
    put(state, "sharma", mg_troop=13)
    state.sequence.acting = MG
    assert act.choose("mg_troops_6") in script(state, "event-21-unshaded", MG).actions(MG)
    state = opening()
    put(state, "sharma", mg_troop=13)
    table = script(state, "event-21-unshaded", CORP)
    assert "eg_troop" in state.available
    play(table, CORP, at("sharma"))  # nothing but EG Troops is left to place
    assert state.spaces["sharma"].pieces["eg_troop"] == 4


def test_event_21_shaded_defectors_become_rebels_of_both_kinds() -> None:
    """H8: RD and CR may be mixed, six in all; Security goes to Casualties (1.2), Rebels are placed Hidden."""
    state = opening()
    state.spaces["coronae"].storm = "raging"
    table = script(state, "event-21-shaded", RD)
    spaces = {a.space for a in table.actions(RD) if isinstance(a, act.Replace)}
    assert not {"coronae", "phobos"} & spaces
    play(table, RD, act.Replace(piece="mg_troop", count=2, space="europa"))
    play(table, RD, act.Replace(piece="security", count=1, space="europa"), act.DONE)
    play(table, RD, act.Replace(piece="mg_troop", count=3, space="tenzing"))
    assert state.spaces["europa"].pieces == {"rd_rebel": 3}
    assert state.spaces["tenzing"].pieces == {"security": 1, "cr_rebel": 4}
    assert (state.casualties, state.available["mg_troop"]) == ({"security": 1}, 17)
    assert not state.stack


def test_event_21_shaded_the_reclaimers_begin_with_their_own() -> None:
    state = opening()
    table = script(state, "event-21-shaded", CR)
    play(table, CR, act.Replace(piece="mg_troop", count=1, space="europa"))
    assert state.spaces["europa"].pieces["cr_rebel"] == 1
    play(table, CR, act.DONE, act.Replace(piece="mg_troop", count=1, space="europa"))
    assert state.spaces["europa"].pieces["rd_rebel"] == 1
    finish(table)
    assert not state.stack


def test_event_21_shaded_own_rebels_may_be_called_up() -> None:
    """1.3: with no Rebel Available Red Dust may take one from elsewhere; six in all with the Reclaimers' Rebels."""
    state = empty()
    put(state, "noctis", rd_rebel=30)
    put(state, "europa", mg_troop=7)
    table = script(state, "event-21-shaded", RD)
    play(table, RD, at("europa"), act.Recall(piece="rd_rebel", count=1, space="noctis"))
    assert state.spaces["europa"].pieces == {"mg_troop": 6, "rd_rebel": 1}
    play(table, RD, at("europa"), act.DONE)  # not replaced, just removed
    assert state.spaces["europa"].pieces == {"mg_troop": 5, "rd_rebel": 1}
    play(table, RD, act.DONE)
    assert max(a.count for a in table.actions(RD) if isinstance(a, act.Replace)) == 4
    play(table, RD, act.DONE)
    assert (state.spaces["noctis"].pieces, state.stack) == ({"rd_rebel": 29}, [])


# --- 22 The One Card --------------------------------------------------------------------------------------------


def test_event_22_eyes_everywhere() -> None:
    """All Rebels in Labyrinths under COIN Control; the named Faction may Assault in one of them, free."""
    state = opening()
    table = script(state, "event-22-unshaded", CR)
    assert state.spaces["tereshkova"].pieces["rd_rebel_active"] == 1
    assert state.spaces["shenzhou"].pieces["rd_rebel_active"] == 1
    assert state.spaces["shepard"].pieces["rd_rebel"] == 2  # Red Dust Control
    assert table.actions(CR) == [act.choose(MG), act.choose(CORP)]
    play(table, CR, act.choose(MG))
    play(table, MG, act.choose("op_assault"))
    assert spaces_offered(table, MG) == {"tenzing", "tereshkova", "shenzhou"}
    play(table, MG, at("tereshkova"))
    finish(table)
    assert state.spaces["tereshkova"].pieces == {"mg_troop": 2}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_22_without_coin_control_nothing_is_asked() -> None:
    assert not script(empty(), "event-22-unshaded", MG).waiting()


def test_event_22_shaded_rebels_in_or_next_to_each_labyrinth() -> None:
    """The shifts come first; where each Rebel goes is decided one by one; not into a Raging Desert."""
    state = opening()
    state.spaces["trouvelot"].storm = "raging"
    table = script(state, "event-22-shaded", RD)
    assert "sharma" not in spaces_offered(table, RD)  # 7.4: already at Active Opposition
    play(table, RD, at("new_cordoba"), at("gandhi"))
    assert levels(state, "new_cordoba", "gandhi") == [-1, -2]
    assert {a.space for a in table.actions(RD) if isinstance(a, act.Place)} == {"new_cordoba", "rutherford"}
    play(table, RD, act.Place(piece="rd_rebel", count=1, space="new_cordoba"))
    play(table, RD, act.Place(piece="cr_rebel", count=1, space="rutherford"))
    assert {a.space for a in table.actions(RD) if isinstance(a, act.Place)} == {"gandhi", "coronae", "sharma"}
    play(table, RD, act.Place(piece="rd_rebel", count=2, space="sharma"))
    assert state.spaces["sharma"].pieces["rd_rebel"] == 5
    assert not state.stack


# --- 23 The Slush Fund Scandal ----------------------------------------------------------------------------------


def test_event_23_marsgov_may_call_up_troops() -> None:
    """1.3: with no Troop Available MarsGov may take one from elsewhere."""
    state = empty()
    put(state, "tenzing", mg_troop=30)
    put(state, "noctis", rd_rebel=2)
    table = script(state, "event-23-unshaded", MG)
    play(table, MG, act.choose("into_mg_troops"), at("noctis"), act.Recall(piece="mg_troop", count=1, space="tenzing"))
    assert state.spaces["noctis"].pieces == {"rd_rebel": 1, "mg_troop": 1}
    play(table, MG, act.DONE)
    assert not state.stack


@pytest.mark.parametrize(("choice", "piece"), [("into_security", "security"), ("into_mg_troops", "mg_troop")])
def test_event_23_rebels_are_bought(choice: str, piece: str) -> None:
    """Up to four, of either Rebel Faction, all into the same kind."""
    state = opening()
    table = script(state, "event-23-unshaded", CORP)
    play(table, CORP, act.choose(choice), act.Replace(piece="rd_rebel", count=3, space="sharma"))
    play(table, CORP, act.Replace(piece="cr_rebel", count=1, space="ascraeus"))
    assert state.spaces["ascraeus"].pieces == {"cr_base": 1, "cr_rebel": 1, piece: 1}
    assert state.spaces["sharma"].pieces.get(piece) == 3 + (piece == "mg_troop")
    assert (state.available["rd_rebel"], state.available["cr_rebel"], state.eg_plus) == (17, 10, True)
    assert not state.stack


def test_event_23_without_security_available_rebels_are_just_removed() -> None:
    """7.3: remove rather than replace."""
    state = opening()
    put(state, "europa", security=5)
    assert state.available["security"] == 0
    table = script(state, "event-23-unshaded", MG)
    play(table, MG, act.choose("into_security"), act.Replace(piece="rd_rebel", count=2, space="shepard"), act.DONE)
    assert state.spaces["shepard"].pieces == {"mg_troop": 1}


def test_event_23_shaded_a_corporate_base_falls() -> None:
    """The Base goes although units stand there; units are up to four; all to Casualties."""
    state = opening()
    state.profits = 5
    put(state, "shenzhou", corp_base=1, security=3, specops=2, mg_troop=1)
    table = script(state, "event-23-shaded", RD)
    assert spaces_offered(table, RD) == set()  # 7.4: only Shenzhou can be shifted
    play(table, RD, act.Remove(piece="security", count=3, space="shenzhou"))
    play(table, RD, act.Remove(piece="specops", count=1, space="shenzhou"))
    assert state.casualties == {"corp_base": 1, "security": 3, "specops": 1}
    assert state.spaces["shenzhou"].pieces == {"specops": 1, "mg_troop": 1}
    assert (state.spaces["shenzhou"].level, state.profits) == (-1, 3)
    assert not state.stack


def test_event_23_shaded_among_spaces_that_cannot_be_shifted() -> None:
    state = opening()
    put(state, "shenzhou", corp_base=0)
    table = script(state, "event-23-shaded", CR)
    assert spaces_offered(table, CR) == {"marth", "hellas_chaos"}
    play(table, CR, at("marth"), act.DONE)
    assert state.spaces["marth"].pieces == {"security": 2}


def test_event_23_shaded_without_corporate_bases_still_costs() -> None:
    state = empty()
    state.profits = 3
    assert not script(state, "event-23-shaded", RD).waiting()
    assert state.profits == 1


# --- 24 The 24.66 Hour News Cycle -------------------------------------------------------------------------------


def test_event_24_pays_for_the_selected_spaces_now_at_active_support() -> None:
    """H4: Tenzing and Syria Planum, at Active Support before, do not pay."""
    assert HOUSE["event_24_pays_only_selected"]
    state = opening()
    table = script(state, "event-24-unshaded", CORP)
    assert not {"tenzing", "syria"} & spaces_offered(table, CORP)
    play(table, CORP, at("europa"), at("pavonis"), at("sharma"))
    assert levels(state, "europa", "pavonis", "sharma") == [2, 2, -1]
    assert state.profits == 2
    state = opening()
    play(script(state, "event-24-unshaded", CORP), CORP, act.DONE)
    assert state.profits == 0


def test_event_24_shaded_eg_troops_last() -> None:
    """EG Troops may go only when no other cube is left; with the last cube the space shifts."""
    state = opening()
    put(state, "europa", mg_troop=1, security=1, eg_troop=2, specops=1)
    table = script(state, "event-24-shaded", RD)
    play(table, RD, at("europa"))
    assert {a.piece for a in table.actions(RD) if isinstance(a, act.Remove)} == {"mg_troop", "security"}
    play(table, RD, act.Remove(piece="mg_troop", count=1, space="europa"))
    play(table, RD, act.Remove(piece="security", count=1, space="europa"))
    play(table, RD, act.Remove(piece="eg_troop", count=2, space="europa"))
    assert state.spaces["europa"].pieces == {"specops": 1}
    assert (state.spaces["europa"].level, state.casualties) == (0, {"security": 1, "eg_troop": 2})
    assert not state.stack


def test_event_24_shaded_no_shift_while_a_cube_is_left() -> None:
    state = opening()
    put(state, "europa", mg_troop=3, eg_troop=2)
    table = script(state, "event-24-shaded", RD)
    play(table, RD, at("europa"), act.Remove(piece="mg_troop", count=3, space="europa"))
    play(table, RD, act.Remove(piece="eg_troop", count=1, space="europa"))
    assert (state.spaces["europa"].pieces, state.spaces["europa"].level) == ({"eg_troop": 1}, 1)
    state = opening()
    put(state, "europa", mg_troop=2, eg_troop=1)
    table = script(state, "event-24-shaded", RD)
    play(table, RD, at("europa"), act.Remove(piece="mg_troop", count=1, space="europa"), act.DONE)
    assert (state.spaces["europa"].pieces, state.spaces["europa"].level) == ({"mg_troop": 1, "eg_troop": 1}, 1)
    assert not state.stack
