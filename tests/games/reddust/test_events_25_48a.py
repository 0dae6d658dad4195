"""Events 25 to 30: every option, who decides, what is left out when it is impossible (7.2 to 7.6)."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, round_on, script, spaces_offered

DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.at(space)


def here(state: RedDustState, space: str) -> dict[str, int]:
    return state.spaces[space].pieces


def move(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def rebel(piece: str, n: int, space: str) -> act.Place:
    return act.Place(piece=piece, count=n, space=space)


# --- 25 Nano Surveillance Drones --------------------------------------------------------------------------------


def test_event_25_reveals_rebels_at_corporate_bases() -> None:
    """The executor names MG or CORP (7.2), which may Assault free in one such space; 7.3: no Raging Desert."""
    state = empty()
    put(state, "shenzhou", corp_base=1, security=1, rd_rebel=2)
    put(state, "marth", corp_base=1, cr_rebel=1, storm="raging")
    put(state, "europa", mg_troop=1, rd_rebel=1)
    table = script(state, "event-25-unshaded", RD)
    assert here(state, "shenzhou")["rd_rebel_active"] == 2
    assert here(state, "marth")["cr_rebel"] == here(state, "europa")["rd_rebel"] == 1
    play(table, RD, act.choose(CORP))
    assert table.waiting() == (CORP,)
    play(table, CORP, act.choose("op_assault"), act.DONE)  # no Bombard
    assert here(state, "shenzhou") == {"corp_base": 1, "security": 1, "rd_rebel_active": 1}
    assert table.waiting() == (RD,)  # 5.5: the reply of those who were hit
    play(table, RD, DECLINE)
    assert not state.stack
    assert state.profits == 0


def test_event_25_nobody_can_assault() -> None:
    """No Rebels at the Bases: nobody is asked for anything."""
    state = empty()
    put(state, "shenzhou", corp_base=1, security=1)
    put(state, "europa", rd_rebel=2)
    script(state, "event-25-unshaded", MG)
    assert not state.stack
    assert here(state, "europa") == {"rd_rebel": 2}


def test_event_25_shaded_sends_guards_to_one_labyrinth_at_support() -> None:
    """Not to itself, not through the doors of a Labyrinth in a Raging Storm; Phobos has guards too (H5)."""
    state = opening()
    state.spaces["gandhi"].storm = "raging"
    table = script(state, "event-25-shaded", RD)
    offered = spaces_offered(table, RD)
    assert "gandhi" not in offered
    assert {"europa", "tenzing", "phobos", "shenzhou"} <= offered
    play(table, RD, at("tenzing"))  # Europa is the only other one at Support
    play(table, RD, move("mg_troop", 3, "tenzing"), move("security", 1, "tenzing"))
    assert here(state, "tenzing") == {"cr_rebel": 1}
    assert here(state, "europa") == {"mg_troop": 5, "security": 2}
    assert not state.stack


def test_event_25_shaded_stops_at_six() -> None:
    state = empty()
    put(state, "gandhi", mg_troop=4, mg_fortified=1, security=4)
    put(state, "europa", level=1)
    table = script(state, "event-25-shaded", MG)
    play(table, MG, move("mg_troop", 4, "gandhi"), move("mg_fortified", 1, "gandhi"))
    assert move("security", 2, "gandhi") not in table.actions(MG)
    play(table, MG, move("security", 1, "gandhi"))
    assert here(state, "europa") == {"mg_troop": 5, "security": 1}


# --- 26 Emissions Law Reform Passed -----------------------------------------------------------------------------


def test_event_26_pays_for_bases_and_upgrades_two() -> None:
    """Terraforming is for Deserts only (4.2); both Bases may stand in one Desert."""
    state = empty()
    put(state, "marth", corp_base=2)
    put(state, "radau", terraforming=1)
    put(state, "shenzhou", corp_base=2)
    table = script(state, "event-26-unshaded", CORP)
    assert state.profits == 3
    assert spaces_offered(table, CORP) == {"marth"}
    play(table, CORP, at("marth"), at("marth"))
    assert here(state, "marth") == {"terraforming": 2}
    assert not state.stack


def test_event_26_upgrades_are_up_to_the_executor() -> None:
    state = empty()
    put(state, "marth", corp_base=2)
    table = script(state, "event-26-unshaded", CR)
    play(table, CR, act.DONE)
    assert here(state, "marth") == {"corp_base": 2}
    assert not state.stack


def test_event_26_shaded_rebels_march_on_a_terraforming_base() -> None:
    """From one space; all Rebels there are Activated; CORP loses as many forces as Rebels stand there, Bases last."""
    state = empty()
    put(state, "marth", terraforming=1, security=2, specops=1, cr_rebel=1)
    put(state, "radau", rd_rebel=2)
    put(state, "rutherford", rd_rebel=1)
    put(state, "arsia", terraforming=1)
    table = script(state, "event-26-shaded", CR)  # nobody can reach Arsia Mons (7.4)
    play(table, CR, act.choose(RD))
    assert table.waiting() == (RD,)
    assert spaces_offered(table, RD) == {"radau", "rutherford"}
    play(table, RD, at("radau"), move("rd_rebel", 2, "radau"))
    assert here(state, "marth")["rd_rebel_active"] == 2
    assert here(state, "marth")["cr_rebel_active"] == 1
    assert here(state, "rutherford") == {"rd_rebel": 1}
    assert here(state, "marth").get("security") is None, "three Rebels, three units: no choice"
    assert here(state, "marth")["terraforming"] == 1
    assert state.casualties == {"security": 2, "specops": 1}
    assert state.rd_resources == 14, "the March is free"
    assert not state.stack


def test_event_26_shaded_base_goes_last() -> None:
    state = empty()
    put(state, "marth", terraforming=1, security=1, cr_rebel=1)
    put(state, "trouvelot", cr_rebel_active=3)
    table = script(state, "event-26-shaded", CR)
    play(table, CR, act.choose(CR), at("trouvelot"), at("marth"), move("cr_rebel_active", 1, "trouvelot"), act.DONE)
    finish(table)
    assert here(state, "marth") == {"cr_rebel_active": 2}
    assert state.casualties == {"security": 1, "corp_base": 1}


def test_event_26_shaded_without_a_terraforming_base_does_nothing() -> None:
    state = opening()
    before = state.model_copy(deep=True)
    table = script(state, "event-26-shaded", RD)
    assert not table.waiting()
    assert state.spaces == before.spaces


# --- 27 Green Mars Campaign -------------------------------------------------------------------------------------


def test_event_27_one_base_in_each_unpopulated_desert() -> None:
    state = empty()
    put(state, "marth", corp_base=2, damage=1)
    put(state, "wilderness", corp_base=1)
    put(state, "radau", corp_base=1)  # Populated
    put(state, "tholus", corp_base=1, damage=1, storm="raging")
    table = script(state, "event-27-unshaded", CORP)
    assert spaces_offered(table, CORP) == {"marth", "wilderness"}
    play(table, CORP, at("marth"), at("wilderness"))
    assert here(state, "marth") == {"corp_base": 1, "terraforming": 1}
    assert here(state, "wilderness") == {"terraforming": 1}
    assert not state.stack


def test_event_27_shaded_empties_earth_of_supply() -> None:
    """Transit keeps its Supply; Red Dust decides about the Campaign."""
    state = opening()
    state.earth["supply"] = 4
    table = script(state, "event-27-shaded", CR)
    assert "supply" not in state.earth
    assert state.transit["supply"] == 3
    play(table, RD, act.choose("campaign"))
    assert len(state.campaigns) == 1
    state = opening()
    table = script(state, "event-27-shaded", CORP)
    play(table, RD, DECLINE)
    assert state.campaigns == []


# --- 28 Refugee Crisis ------------------------------------------------------------------------------------------


def test_event_28_house_in_a_labyrinth_then_the_displaced() -> None:
    """The named Faction may House, then decides about the markers; the Event's EG+ stands even if CORP Houses (7.5)."""
    state = opening()
    table = script(state, "event-28-unshaded", RD)
    play(table, RD, act.choose(CORP))
    houses = table.actions(CORP)
    assert act.House(space="europa") in houses
    assert not any(getattr(a, "space", "") == "arsia" for a in houses), "only Labyrinths"
    play(table, CORP, act.House(space="europa"))
    assert state.eg_plus
    assert (state.spaces["europa"].markers, state.displaced) == (1, 3)
    play(table, CORP, act.choose("displaced_discard"), act.Number(n=2))
    assert state.displaced == 1
    assert not state.stack


def test_event_28_adds_up_to_three() -> None:
    state = opening()
    table = script(state, "event-28-unshaded", MG)
    play(table, MG, act.choose(MG), act.DONE, act.choose("displaced_add"))
    assert act.Number(n=4) not in table.actions(MG)
    play(table, MG, act.Number(n=3))
    assert state.displaced == 7


def test_event_28_nobody_displaced() -> None:
    """7.4: no House and nothing to discard; the rest is still possible."""
    state = opening()
    state.displaced = 0
    table = script(state, "event-28-unshaded", RD)
    play(table, RD, act.choose(MG))
    assert act.choose("displaced_discard") not in table.actions(MG)
    play(table, MG, act.choose("displaced_keep"))
    assert state.displaced == 0


def test_event_28_shaded_every_three_displaced_shift_a_labyrinth() -> None:
    """Red Dust may House first; seven left are two Labyrinths, and Red Dust chooses them."""
    state = opening()
    state.displaced = 8
    table = script(state, "event-28-shaded", CR)
    play(table, RD, act.House(space="noctis"))
    assert state.spaces["noctis"].markers == 1
    assert not state.eg_plus
    assert state.displaced == 0
    assert table.waiting() == (RD,)
    offered = spaces_offered(table, RD)
    assert "sharma" not in offered, "already at Active Opposition (7.4)"
    assert not {"noctis", "phobos"} & offered
    play(table, RD, at("europa"), at("gandhi"))
    assert (state.spaces["europa"].level, state.spaces["gandhi"].level) == (0, -2)
    assert not state.stack


def test_event_28_shaded_two_displaced_shift_nothing() -> None:
    state = opening()
    state.displaced = 2
    table = script(state, "event-28-shaded", RD)
    play(table, RD, act.DONE)
    assert state.displaced == 0
    assert not state.stack


# --- 29 Printing Weapons ----------------------------------------------------------------------------------------


def test_event_29_red_dust_pays_and_sits_out() -> None:
    """PBK: Red Dust, which has not acted, is out for the rest of this card and for the next one."""
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, 29, following=1)
    play(table, RD, act.PASS)
    play(table, MG, act.PlayEvent(side="unshaded"), act.choose("rd_loses_5"))
    assert state.rd_resources == 14 + 1 - 5
    assert state.current == 1
    assert state.sequence.eligible == [CORP, CR]


def test_event_29_shaded_places_an_upgraded_base() -> None:
    """Of either Rebel Faction; 7.4: a Desert with room for it; 7.3: not in a Raging Storm."""
    state = opening()
    put(state, "arsia", corp_base=2)
    state.spaces["sinai"].storm = "raging"
    table = script(state, "event-29-shaded", CR)
    assert not {"arsia", "sinai", "europa"} & spaces_offered(table, CR)
    play(table, CR, at("daedalia"), rebel("cr_rebel", 3, "daedalia"), rebel("rd_rebel", 1, "daedalia"))
    play(table, CR, rebel("dug_in", 1, "daedalia"))
    assert here(state, "daedalia") == {"rd_rebel": 2, "cr_rebel": 3, "dug_in": 1}
    assert not state.stack


def test_event_29_random_discard_and_ineligibility() -> None:
    state = opening()
    state.sequence.eligible = [MG, CR]
    table = round_on(state, 29)
    play(table, CR, act.DONE)
    play(table, MG, act.PlayEvent(side="unshaded"), act.Choose(what="cr_discards_2"))
    assert len(state.hand) == 1
    assert state.current != 29, "the Reclaimers may not act on this card any more"
    assert state.sequence.eligible == [CORP, RD]


def test_event_29_shaded_respects_stacking() -> None:
    """7.3, 7.4: a Desert with room for the Base."""
    state = opening()
    put(state, "arsia", corp_base=2)
    table = script(state, "event-29-shaded", RD)
    assert "arsia" not in spaces_offered(table, RD)
    play(table, RD, act.Space(space="noctis"), act.Place(piece="rd_rebel", count=4, space="noctis"))
    play(table, RD, act.Place(piece="conversion", count=1, space="noctis"))
    assert state.spaces["noctis"].pieces == {"rd_base": 1, "rd_rebel": 6, "conversion": 1}
    assert not state.stack


# --- 30 Homesteaders Revolt -------------------------------------------------------------------------------------


def test_event_30_neutral_deserts_lose_rebels() -> None:
    """7.4: Deserts where both parts work come first; Bases last; up to two."""
    state = empty()
    put(state, "syria", level=2, rd_rebel=1, rd_base=1)
    put(state, "alpheus", level=-2, cr_rebel=3)
    put(state, "noctis", rd_rebel=2)
    put(state, "arsia", level=1)
    table = script(state, "event-30-unshaded", MG)
    assert state.eg_plus
    remove_base = act.Remove(piece="rd_base", count=1, space="syria")
    assert remove_base not in table.actions(MG)
    play(table, MG, act.Remove(piece="rd_rebel", count=1, space="syria"), remove_base)
    play(table, MG, act.Remove(piece="cr_rebel", count=1, space="alpheus"), act.DONE)
    assert here(state, "syria") == {}
    assert here(state, "alpheus") == {"cr_rebel": 2}
    assert [state.spaces[s].level for s in ("syria", "alpheus", "arsia")] == [0, 0, 1]
    assert not state.stack


def test_event_30_shaded_three_deserts() -> None:
    """7.4: Populated Deserts with room for a Base first."""
    state = opening()
    put(state, "arsia", corp_base=2)
    table = script(state, "event-30-shaded", RD)
    offered = spaces_offered(table, RD)
    assert not {"arsia", "radau", "wilderness", "tholus"} & offered
    play(table, RD, at("syria"), at("sinai"), at("alpheus"))
    for space in ("syria", "sinai", "alpheus"):
        play(table, RD, rebel("rd_rebel", 1, space), rebel("cr_base", 1, space))
    assert [state.spaces[s].level for s in ("syria", "sinai", "alpheus")] == [1, -1, -2]
    assert here(state, "syria") == {"rd_rebel": 1, "cr_base": 1}
    assert not state.stack
