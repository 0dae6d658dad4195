"""Events 31 to 36: every option, who decides, what is left out when it is impossible (7.2 to 7.6)."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, script, spaces_offered

DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.at(space)


def here(state: RedDustState, space: str) -> dict[str, int]:
    return state.spaces[space].pieces


def move(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def rebel(piece: str, n: int, space: str) -> act.Place:
    return act.Place(piece=piece, count=n, space=space)


# --- 31 Martian Nationalism -------------------------------------------------------------------------------------


def test_event_31_troops_and_the_end_of_a_campaign() -> None:
    state = opening()
    state.campaign_deck.remove(6)
    state.campaign_deck.remove(10)
    state.campaigns = [6, 10]
    table = script(state, "event-31-unshaded", CORP)
    assert state.eg_plus
    assert here(state, "phobos")["eg_troop"] == 8
    play(table, CORP, act.choose("end_campaign_10"))
    assert (state.campaigns, state.campaigns_gone) == ([6], [10])


def test_event_31_without_controller_and_campaign() -> None:
    """1.2: no EG Troops on Phobos without a Controller; 7.4: nothing else to do."""
    state = opening()
    state.eg_box = 0
    put(state, "phobos", security=2)
    script(state, "event-31-unshaded", MG)
    assert here(state, "phobos") == {"security": 2}
    assert not state.stack


def test_event_31_shaded_rebels_in_populated_spaces() -> None:
    state = opening()
    table = script(state, "event-31-shaded", CR)
    assert not state.eg_plus
    spaces = {getattr(a, "space", "") for a in table.actions(CR)}
    assert not {"wilderness", "radau", "phobos"} & spaces
    play(table, CR, rebel("rd_rebel", 1, "europa"), rebel("cr_rebel", 1, "europa"), rebel("cr_rebel", 1, "syria"))
    assert here(state, "syria") == {"cr_rebel": 1}
    assert state.rd_resources == 20
    assert not state.stack


def test_event_31_shaded_own_rebels_may_be_called_up() -> None:
    """1.3: with none Available Red Dust takes its own from elsewhere."""
    state = empty()
    put(state, "wilderness", rd_rebel=15)
    put(state, "sinai", rd_rebel_active=15)
    put(state, "noctis", cr_rebel=20)
    table = script(state, "event-31-shaded", RD)
    play(table, RD, at("europa"), act.Recall(piece="rd_rebel_active", count=1, space="sinai"))
    assert here(state, "europa") == {"rd_rebel": 1}
    play(table, RD, at("europa"), act.DONE, at("europa"), act.DONE)
    assert state.rd_resources == 20


# --- 32 Shepard-Tereshkova --------------------------------------------------------------------------------------


def test_event_32_one_rises_the_other_stays_loyal() -> None:
    """Pieces first, then the shifts; then the executor may Assault in one of the two."""
    state = empty()
    put(state, "tereshkova", rd_rebel_active=1)
    table = script(state, "event-32-unshaded", MG)
    play(table, MG, at("shepard"), rebel("rd_rebel", 2, "shepard"))
    assert (state.spaces["shepard"].level, state.spaces["tereshkova"].level) == (-2, 2)
    assert here(state, "tereshkova") == {"rd_rebel_active": 1, "mg_troop": 2}
    play(table, MG, act.choose("op_assault"))
    assert here(state, "tereshkova") == {"mg_troop": 2}
    assert state.mg_resources == 18, "the Assault is free"
    assert not state.stack


def test_event_32_rebels_may_attack_instead() -> None:
    """Seven Rebels: every die removes two, so the one Troop there is lost."""
    state = empty()
    put(state, "shepard", mg_troop=1, rd_rebel=5)
    table = script(state, "event-32-unshaded", RD)
    play(table, RD, at("shepard"), rebel("rd_rebel", 2, "shepard"), act.choose("op_attack"))
    assert here(state, "shepard") == {"rd_rebel_active": 7}
    assert state.rd_resources == 14
    assert not state.stack


def test_event_32_where_both_shifts_work() -> None:
    """7.4: with Shepard at Active Opposition and Tereshkova at Active Support only the other way changes both."""
    state = empty()
    put(state, "shepard", level=-2)
    put(state, "tereshkova", level=2)
    table = script(state, "event-32-unshaded", CORP)
    play(table, CORP, rebel("cr_rebel", 2, "tereshkova"))
    assert (state.spaces["shepard"].level, state.spaces["tereshkova"].level) == (0, 0)


# --- 33 The Red Dahlia ------------------------------------------------------------------------------------------


def test_event_33_all_red_dust_rebels_turn_active() -> None:
    """7.3: not those in a Raging Desert; Reclaimers stay Hidden."""
    state = opening()
    state.spaces["sinai"].storm = "raging"
    script(state, "event-33-unshaded", MG)
    hidden = [s for s in state.spaces if here(state, s).get("rd_rebel")]
    assert hidden == ["sinai"]
    assert here(state, "wilderness")["cr_rebel"] == 3
    assert not state.stack


def test_event_33_shaded_ambush_in_many_labyrinths() -> None:
    """FAQ: the Ambush brings its Attack; more than two spaces; all Red Dust Rebels there are Active afterwards."""
    state = empty()
    for space in ("europa", "tenzing", "shepard"):
        put(state, space, rd_rebel=2, mg_troop=2)
    put(state, "gandhi", rd_rebel_active=2, mg_troop=1)  # no Hidden Rebel
    put(state, "noctis", rd_rebel=2, mg_troop=1)  # no Labyrinth
    put(state, "sharma", rd_rebel=2)  # nobody to attack
    table = script(state, "event-33-shaded", CR)
    play(table, RD, act.choose("op_attack"))
    assert spaces_offered(table, RD) == {"europa", "tenzing", "shepard"}
    for space in ("europa", "tenzing", "shepard"):
        play(table, RD, at(space), act.choose("dice_1_1"))
    for space in ("europa", "tenzing", "shepard"):
        assert here(state, space) == {"rd_rebel_active": 2}
    assert here(state, "sharma") == {"rd_rebel": 2}
    assert state.rd_resources == 14
    assert not state.stack


def test_event_33_shaded_red_dust_may_decline() -> None:
    state = empty()
    put(state, "europa", rd_rebel=2, mg_troop=2)
    table = script(state, "event-33-shaded", CORP)
    play(table, RD, DECLINE)
    assert here(state, "europa") == {"rd_rebel": 2, "mg_troop": 2}
    assert not state.stack


# --- 34 Long Range Patrols --------------------------------------------------------------------------------------


def test_event_34_patrol_over_three_deserts_and_assault() -> None:
    """PBK: each Desert is next to the one before; up to three units of one space; then a free Operation there."""
    state = empty()
    put(state, "europa", mg_troop=5)
    put(state, "sinai", rd_rebel_active=2, rd_base=1)
    table = script(state, "event-34-unshaded", MG)
    play(table, MG, at("europa"))
    goals = spaces_offered(table, MG)
    assert {"ascraeus", "noctis", "sinai", "wilderness", "daedalia", "marth"} <= goals  # Ascraeus, Wilderness, Marth
    assert not {"tereshkova", "europa"} & goals
    play(table, MG, at("sinai"))
    assert move("mg_troop", 4, "europa") not in table.actions(MG)
    play(table, MG, move("mg_troop", 3, "europa"), act.choose("op_assault"))
    assert here(state, "sinai") == {"mg_troop": 3}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_34_storms_close_the_way() -> None:
    """7.3: a Raging Desert cannot be entered, not even to pass through; a Raging Labyrinth cannot be left."""
    state = empty()
    put(state, "sharma", cr_rebel=2)
    put(state, "gandhi", cr_rebel=1, storm="raging")
    for space in ("hellas_chaos", "coronae"):
        state.spaces[space].storm = "raging"
    table = script(state, "event-34-unshaded", CR)
    assert not table.waiting()
    state.capabilities = [2]
    table = script(state, "event-34-unshaded", CR)
    assert spaces_offered(table, CR) == {"sharma"}, "Dust-Adaptation"


def test_event_34_no_march_no_recon_and_not_without_units() -> None:
    state = empty()
    put(state, "alpheus", rd_rebel=2, mg_troop=1)
    table = script(state, "event-34-unshaded", RD)
    play(table, RD, at("alpheus"), at("coronae"), move("rd_rebel", 2, "alpheus"))
    assert act.choose("op_march") not in table.actions(RD)
    play(table, RD, act.choose("op_rally"), act.choose("rally_base"))
    assert here(state, "coronae") == {"rd_base": 1}
    state = empty()
    put(state, "alpheus", rd_rebel=2)
    table = script(state, "event-34-unshaded", RD)
    play(table, RD, at("alpheus"), at("coronae"), act.DONE)
    assert not state.stack, "nobody moved, so there is no Operation"


# --- 35 The Tombs of Mars ---------------------------------------------------------------------------------------


def test_event_35_house_and_support() -> None:
    """PBK: yellow markers only, not printed Population; the marker just placed counts; the named Faction does both."""
    state = opening()
    table = script(state, "event-35-unshaded", RD)
    play(table, RD, act.choose(MG))
    play(table, MG, act.House(space="noctis"))
    assert table.waiting() == (MG,)
    assert spaces_offered(table, MG) == {"noctis"}
    play(table, MG, at("noctis"))
    assert state.spaces["noctis"].level == 1
    assert not state.stack


def test_event_35_shaded_house_and_base_in_one_desert() -> None:
    """Red Dust decides; 7.4: a Desert where both work."""
    state = opening()
    put(state, "arsia", corp_base=2)
    table = script(state, "event-35-shaded", MG)
    offered = spaces_offered(table, RD)
    assert not {"arsia", "radau", "europa", "wilderness"} & offered
    play(table, RD, at("sinai"))
    assert state.spaces["sinai"].markers == 1
    assert here(state, "sinai") == {"rd_rebel": 1, "rd_base": 1}
    assert (state.rd_resources, state.displaced, state.eg_plus) == (18, 3, False)
    assert not state.stack


def test_event_35_shaded_declined_still_pays() -> None:
    state = opening()
    table = script(state, "event-35-shaded", RD)
    play(table, RD, act.DONE)
    assert (state.rd_resources, state.displaced) == (18, 4)


def test_event_35_shaded_without_displaced_population() -> None:
    """7.4: what can be done is done: the Base."""
    state = opening()
    state.displaced = 0
    table = script(state, "event-35-shaded", RD)
    play(table, RD, at("sinai"))
    assert here(state, "sinai") == {"rd_rebel": 1, "rd_base": 1}


# --- 36 Outpost Discovery ---------------------------------------------------------------------------------------


def test_event_36_units_gather_then_recon_and_assault() -> None:
    """From anywhere on Mars, not from Phobos, not out of storms; the named Faction may Recon and then Assault."""
    state = empty()
    put(state, "trouvelot", cr_base=1, cr_rebel=2)
    put(state, "gandhi", mg_troop=2)
    put(state, "europa", security=1)
    put(state, "tenzing", mg_troop=1, storm="raging")
    put(state, "arsia", mg_troop=1, storm="raging")
    put(state, "phobos", security=2)
    table = script(state, "event-36-unshaded", RD)
    assert {getattr(a, "space", "") for a in table.actions(RD)} == {"gandhi", "europa", ""}
    play(table, RD, move("mg_troop", 2, "gandhi"), move("security", 1, "europa"))
    play(table, RD, act.choose(MG))
    play(table, MG, act.choose("op_recon"))
    finish(table)
    assert here(state, "trouvelot")["cr_rebel_active"] == 2
    play(table, MG, act.choose("op_assault"))
    assert here(state, "trouvelot") == {"mg_troop": 2, "security": 1}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_36_no_recon_under_haboob() -> None:
    """4.0: Recon is impossible while a Dust Storm is the Next Event, free or not (5.0)."""
    state = empty()
    put(state, "trouvelot", cr_base=1, cr_rebel=2, mg_troop=1)
    state.deck.append(state.next)
    state.deck.remove(50)
    state.next = 50
    table = script(state, "event-36-unshaded", MG)
    finish(table)
    play(table, MG, act.choose(MG))
    assert table.waiting() == (MG,)
    assert table.actions(MG) == [act.choose("op_assault"), DECLINE]


def test_event_36_shaded_units_are_lured_and_the_base_slips_away() -> None:
    """The named Faction decides; its Base moves as it is, within stacking; as many Rebels as wished."""
    state = empty()
    put(state, "trouvelot", conversion=1, cr_rebel=3)
    put(state, "marth", corp_base=2)
    put(state, "europa", mg_troop=8)
    table = script(state, "event-36-shaded", RD)
    play(table, RD, act.choose(CR))
    play(table, CR, at("trouvelot"), move("mg_troop", 6, "europa"))
    assert spaces_offered(table, CR) == {"rutherford", "wilderness"}, "Marth has no room (7.4), Labyrinths are none"
    play(table, CR, at("wilderness"), move("cr_rebel", 2, "trouvelot"), act.DONE)
    assert here(state, "wilderness") == {"conversion": 1, "cr_rebel": 2}
    assert here(state, "trouvelot") == {"cr_rebel": 1, "mg_troop": 6}
    assert not state.stack


def test_event_36_shaded_may_be_declined() -> None:
    state = opening()
    table = script(state, "event-36-shaded", CR)
    play(table, CR, act.choose(RD))
    play(table, RD, act.DONE)
    assert not state.stack


@pytest.mark.parametrize("executor", [MG, CORP])
def test_event_36_needs_a_rebel_base_in_a_desert(executor: str) -> None:
    state = empty()
    put(state, "gandhi", rd_base=1, mg_troop=2)
    table = script(state, "event-36-unshaded", executor)
    assert not table.waiting()
