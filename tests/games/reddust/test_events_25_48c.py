"""Events 37 to 48: every option, who decides, what is left out when it is impossible (7.2 to 7.6)."""

from __future__ import annotations

from games.core.rng import Rng
from games.reddust import actions as act
from games.reddust.frames.payment import ChooseCampaign
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, FACTIONS, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, round_on, script, spaces_offered, top

DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.at(space)


def here(state: RedDustState, space: str) -> dict[str, int]:
    return state.spaces[space].pieces


def move(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def rebel(piece: str, n: int, space: str) -> act.Place:
    return act.Place(piece=piece, count=n, space=space)


def remove(piece: str, n: int, space: str) -> act.Remove:
    return act.Remove(piece=piece, count=n, space=space)


# --- 37 Bipartisan Resolution -----------------------------------------------------------------------------------


def test_event_37_three_of_each() -> None:
    state = opening()
    table = script(state, "event-37-unshaded", MG)
    play(table, MG, remove("rd_rebel", 3, "sharma"), remove("cr_rebel", 2, "wilderness"))
    play(table, MG, remove("cr_rebel", 1, "coronae"))
    assert "rd_rebel" not in here(state, "sharma")
    assert here(state, "wilderness") == {"cr_base": 1, "cr_rebel": 1}
    assert not state.stack


def test_event_37_balanced_as_far_as_possible() -> None:
    """Two Reclaimers on the map: four of Red Dust go (edge case 22); 7.3: a Raging Desert is out of reach."""
    state = empty()
    put(state, "europa", rd_rebel=5)
    put(state, "tenzing", cr_rebel=1, cr_rebel_active=1)
    put(state, "arsia", cr_rebel=4, storm="raging")
    script(state, "event-37-unshaded", CORP)
    assert here(state, "europa") == {"rd_rebel": 1}
    assert here(state, "tenzing") == {}
    assert here(state, "arsia") == {"cr_rebel": 4}
    assert not state.stack


def _pilgrims() -> RedDustState:
    state = empty()
    put(state, "syria", cr_rebel=1, cr_rebel_active=3)
    put(state, "noctis", rd_rebel=1, mg_troop=2, cr_rebel_active=1)
    return state


def test_event_37_shaded_moved_rebels_change_sides() -> None:
    """Only the Rebels that moved, as they stood; from one space to an adjacent one with RD forces."""
    state = _pilgrims()
    table = script(state, "event-37-shaded", RD)  # Noctis is the only goal, and Syria the only origin
    play(table, RD, move("cr_rebel_active", 2, "syria"), move("cr_rebel", 1, "syria"))
    play(table, RD, act.choose(RD), act.choose("swap_moved"))
    assert here(state, "noctis") == {"rd_rebel": 4, "mg_troop": 2, "cr_rebel_active": 1}
    assert here(state, "syria") == {"cr_rebel_active": 1}
    assert not state.stack


def test_event_37_shaded_or_a_free_ambush() -> None:
    """The executor names the Faction, which may Ambush there (FAQ: with its Attack)."""
    state = _pilgrims()
    table = script(state, "event-37-shaded", MG)
    play(table, MG, move("cr_rebel", 1, "syria"), act.DONE, act.choose(CR))
    assert table.actions(CR) == [act.choose(what) for what in ("ambush_there", "swap_moved", "neither")]
    play(table, CR, act.choose("ambush_there"), act.choose("dice_1_5"), remove("mg_troop", 2, "noctis"))
    assert here(state, "noctis") == {"rd_rebel": 1, "cr_rebel_active": 2}
    assert not state.stack


def test_event_37_shaded_the_named_faction_decides() -> None:
    """7.2: Red Dust, named by the Reclaimers, may swap or leave it; without a Hidden Rebel there is no Ambush."""
    state = _pilgrims()
    put(state, "noctis", rd_rebel_active=1, mg_troop=2)
    table = script(state, "event-37-shaded", CR)
    play(table, CR, move("cr_rebel_active", 2, "syria"), act.DONE, act.choose(RD))
    assert table.actions(RD) == [act.choose("swap_moved"), act.choose("neither")]
    play(table, RD, act.choose("neither"))
    assert here(state, "noctis") == {"rd_rebel_active": 1, "mg_troop": 2, "cr_rebel_active": 2}
    assert not state.stack


def test_event_37_shaded_nobody_moves() -> None:
    """Up to three: without any there is nothing to swap, but an Ambush there is still possible."""
    state = _pilgrims()
    table = script(state, "event-37-shaded", CR)
    play(table, CR, act.DONE, act.choose(RD))
    assert table.actions(RD) == [act.choose("op_attack"), DECLINE]
    play(table, RD, DECLINE)
    assert here(state, "syria") == {"cr_rebel": 1, "cr_rebel_active": 3}


def test_event_37_shaded_without_neighbours() -> None:
    state = empty()
    put(state, "syria", cr_rebel=2)
    put(state, "gandhi", rd_base=1)
    assert not script(state, "event-37-shaded", CR).waiting()


# --- 38 The Arteries of Mars ------------------------------------------------------------------------------------


def test_event_38_security_along_the_maglevs() -> None:
    """H3: the unbuilt Rodgers Line is none, but Noctis and Pavonis touch other lines; Hellas has none."""
    state = opening()
    table = script(state, "event-38-unshaded", CORP)
    assert state.profits == 3
    offered = spaces_offered(table, CORP)
    assert {"europa", "noctis", "arsia", "marth"} <= offered
    assert not {"gandhi", "sharma", "radau", "sinai", "wilderness", "phobos"} & offered
    play(table, CORP, at("noctis"), at("europa"), act.DONE)
    assert here(state, "noctis")["security"] == 2
    assert here(state, "europa")["security"] == 3
    assert "security" not in state.available
    assert not state.stack


def test_event_38_shaded_cuts_a_line() -> None:
    """7.4: of the open lines one whose Labyrinths can be Damaged; one Rebel each."""
    state = opening()
    put(state, "shenzhou", damage=3)
    table = script(state, "event-38-shaded", RD)
    options = set(table.actions(RD))
    assert act.choose("maglev_M4") not in options, "the Rodgers Line is not built"
    assert act.choose("maglev_M5") not in options, "Shenzhou cannot be Damaged any more"
    play(table, RD, act.choose("maglev_M1"), rebel("rd_rebel", 1, "europa"), rebel("cr_rebel", 1, "tenzing"))
    assert (state.spaces["europa"].damage, state.spaces["tenzing"].damage) == (1, 1)
    assert here(state, "europa")["rd_rebel"] == 1
    assert here(state, "tenzing")["cr_rebel"] == 2
    assert state.rd_resources == 17
    assert not state.stack


# --- 39 Hammer the Machines -------------------------------------------------------------------------------------


def test_event_39_assault_that_takes_a_base() -> None:
    """CORP decides; +4 for a Rebel Base, besides what Mercenaries earn (5.5)."""
    state = empty()
    state.orbit, state.earth["satellite"] = 0, state.earth["satellite"] + state.orbit
    put(state, "gandhi", security=3, rd_rebel=1, rd_base=1)
    put(state, "sharma", mg_troop=3, rd_rebel=1)
    put(state, "alpheus", security=1, rd_rebel=1)
    table = script(state, "event-39-unshaded", RD)
    assert table.waiting() == (CORP,)
    assert spaces_offered(table, CORP) == {"gandhi"}, "own forces, and a Labyrinth"
    play(table, CORP, at("gandhi"))
    assert here(state, "gandhi") == {"security": 3}
    assert state.profits == 1 + 4
    assert not state.stack


def test_event_39_without_a_base_no_bonus() -> None:
    state = empty()
    state.orbit, state.earth["satellite"] = 0, state.earth["satellite"] + state.orbit
    put(state, "gandhi", security=1, rd_rebel=1, rd_base=1)
    table = script(state, "event-39-unshaded", CORP)
    play(table, CORP, at("gandhi"))
    assert here(state, "gandhi") == {"security": 1, "rd_base": 1}
    assert state.profits == 0


def test_event_39_corp_may_decline() -> None:
    state = empty()
    put(state, "gandhi", security=3, rd_rebel=1)
    table = script(state, "event-39-unshaded", MG)
    play(table, CORP, act.DONE)
    assert here(state, "gandhi") == {"security": 3, "rd_rebel": 1}
    assert not state.stack


def test_event_39_shaded_three_labyrinths() -> None:
    """7.4: not Sharma, already at Active Opposition, while three others take both."""
    state = opening()
    state.profits = 5
    table = script(state, "event-39-shaded", CR)
    assert state.profits == 2
    assert not {"sharma", "phobos", "noctis"} & spaces_offered(table, CR)
    play(table, CR, at("europa"), at("tenzing"), at("gandhi"))
    assert [state.spaces[s].level for s in ("europa", "tenzing", "gandhi")] == [0, 1, -2]
    assert [state.spaces[s].damage for s in ("europa", "tenzing", "gandhi")] == [1, 1, 1]
    assert state.displaced == 7


# --- 40 Spaceport Strikes ---------------------------------------------------------------------------------------


def test_event_40_runs_the_cycler() -> None:
    """PBK: the EarthGov Controller loads; EG+ is set first (7.5)."""
    state = opening()
    table = script(state, "event-40-unshaded", MG)
    assert state.eg_plus
    assert table.waiting() == (CORP,)
    play(table, CORP, act.Load(piece="supply", count=5))
    assert state.transit["supply"] == 5
    finish(table)
    assert state.profits == 2


def test_event_40_shaded_costs_both_governments() -> None:
    state = opening()
    state.profits, state.eg_plus = 2, True
    script(state, "event-40-shaded", RD)
    assert (state.profits, state.mg_resources, state.eg_plus) == (0, 9, False)


# --- 41 Gandhi-Sharma -------------------------------------------------------------------------------------------


def test_event_41_red_dust_turns_ineligible() -> None:
    """PBK: although it acted already, it also sits out the next card."""
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, 41, following=1)
    play(table, RD, act.PASS)
    play(table, MG, act.PlayEvent(side="unshaded"))
    assert (state.spaces["gandhi"].level, state.spaces["sharma"].level) == (0, -1)
    assert state.sequence.eligible == [CORP, CR]


def test_event_41_shaded_sharma_defects() -> None:
    state = empty()
    put(state, "sharma", mg_troop=2, mg_fortified=1, mg_base=1, security=1)
    table = script(state, "event-41-shaded", CR)
    assert here(state, "sharma") == {"security": 1, "rd_rebel": 3, "rd_base": 1}
    assert (state.spaces["gandhi"].level, state.spaces["sharma"].level) == (-1, -1)
    assert not table.waiting()


def test_event_41_shaded_red_dust_may_call_up_rebels() -> None:
    """1.3: no Rebel Available; one Troop is replaced with a Rebel from elsewhere, the other is just removed."""
    state = empty()
    put(state, "sharma", mg_troop=2)
    put(state, "noctis", rd_rebel=30)
    table = script(state, "event-41-shaded", RD)
    play(table, RD, act.Recall(piece="rd_rebel", count=1, space="noctis"), act.DONE)
    assert here(state, "sharma") == {"rd_rebel": 1}
    assert here(state, "noctis") == {"rd_rebel": 29}
    assert not state.stack


# --- 42 The Martians --------------------------------------------------------------------------------------------


def test_event_42_where_eg_troops_stand() -> None:
    state = empty()
    for space in ("europa", "tenzing", "arsia"):
        put(state, space, eg_troop=1)
    put(state, "phobos", eg_troop=1)
    put(state, "gandhi", mg_troop=1)
    table = script(state, "event-42-unshaded", MG)
    assert state.eg_plus
    assert spaces_offered(table, MG) == {"europa", "tenzing", "arsia"}
    play(table, MG, at("europa"), at("arsia"))
    assert [state.spaces[s].level for s in ("europa", "tenzing", "arsia")] == [1, 0, 1]


def test_event_42_shaded() -> None:
    """7.4: with one space where it works that one shifts; the Unpopulated one cannot."""
    state = empty()
    put(state, "europa", eg_troop=1)
    put(state, "wilderness", eg_troop=2)
    state.eg_plus = True
    script(state, "event-42-shaded", RD)
    assert state.spaces["europa"].level == -1
    assert not state.eg_plus
    assert not state.stack


# --- 43 The Tubes -----------------------------------------------------------------------------------------------


def test_event_43_coin_forces_between_deserts() -> None:
    """Bases too, within stacking; then a free Recon or Assault at the far end for the named Faction."""
    state = empty()
    put(state, "marth", corp_base=2, security=2, mg_troop=1)
    put(state, "rutherford", cr_rebel_active=2, cr_base=1)
    table = script(state, "event-43-unshaded", RD)
    play(table, RD, act.choose(MG))
    play(table, MG, at("marth"))
    assert spaces_offered(table, MG) == {"radau", "rutherford", "trouvelot", "wilderness"}
    play(table, MG, at("rutherford"), move("corp_base", 1, "marth"))
    assert move("corp_base", 1, "marth") not in table.actions(MG), "two Bases stand there now"
    play(table, MG, move("security", 1, "marth"), move("mg_troop", 1, "marth"), act.DONE)
    assert here(state, "marth") == {"corp_base": 1, "security": 1}
    play(table, MG, act.choose("op_assault"))
    assert here(state, "rutherford") == {"cr_base": 1, "corp_base": 1, "security": 1, "mg_troop": 1}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_43_may_be_declined() -> None:
    state = opening()
    table = script(state, "event-43-unshaded", MG)
    play(table, MG, act.choose(CORP))
    play(table, CORP, act.DONE)
    assert not state.stack


def test_event_43_shaded_bases_hop() -> None:
    """Up to three Rebel Bases, each once; stacking and storms bind; they keep their side."""
    state = empty()
    put(state, "noctis", dug_in=1)
    put(state, "gandhi", rd_base=1)
    put(state, "radau", cr_base=1, storm="raging")
    put(state, "marth", cr_base=1)
    put(state, "trouvelot", corp_base=2)
    table = script(state, "event-43-shaded", MG)
    play(table, MG, act.choose(CR))
    assert set(table.actions(CR)) == {
        move("dug_in", 1, "noctis"),
        move("rd_base", 1, "gandhi"),
        move("cr_base", 1, "marth"),
        act.DONE,
    }
    play(table, CR, move("dug_in", 1, "noctis"))
    assert not {"tereshkova", "europa"} & spaces_offered(table, CR)
    play(table, CR, at("sinai"), move("rd_base", 1, "gandhi"))  # Coronae Montes is its only Desert
    assert here(state, "sinai") == {"dug_in": 1}
    assert here(state, "coronae") == {"rd_base": 1}
    assert set(table.actions(CR)) == {move("cr_base", 1, "marth"), act.DONE}, "no Base hops twice"
    play(table, CR, move("cr_base", 1, "marth"))
    assert spaces_offered(table, CR) == {"rutherford", "wilderness"}
    play(table, CR, at("wilderness"))
    assert not state.stack


# --- 44 New Córdoba ---------------------------------------------------------------------------------------------


def test_event_44_bases_last() -> None:
    state = empty()
    put(state, "new_cordoba", rd_rebel=1, rd_base=1, cr_rebel=1)
    table = script(state, "event-44-unshaded", MG)
    base = remove("rd_base", 1, "new_cordoba")
    assert base not in table.actions(MG)
    play(table, MG, remove("rd_rebel", 1, "new_cordoba"), base, act.DONE)
    assert here(state, "new_cordoba") == {"cr_rebel": 1}


def test_event_44_shaded_skips_a_raging_desert() -> None:
    """7.3."""
    state = empty()
    state.spaces["rutherford"].storm = "raging"
    table = script(state, "event-44-shaded", RD)
    play(table, RD, rebel("rd_rebel", 2, "new_cordoba"), rebel("cr_rebel", 2, "trouvelot"))
    assert here(state, "rutherford") == {}
    assert state.spaces["new_cordoba"].level == -1
    assert not state.stack


# --- 45 The Red Desert ------------------------------------------------------------------------------------------


def test_event_45_units_close_in() -> None:
    """From neighbouring spaces without storms; every Rebel there is Activated; a free Assault."""
    state = empty()
    put(state, "noctis", rd_rebel=3)
    put(state, "europa", mg_troop=2)
    put(state, "syria", security=2, storm="raging")
    put(state, "tereshkova", mg_troop=1, storm="raging")
    put(state, "gandhi", mg_troop=2)
    table = script(state, "event-45-unshaded", CR)
    play(table, CR, act.choose(MG))
    assert spaces_offered(table, MG) == {"noctis"}, "7.4: Rebels to strike, and units beside them"
    play(table, MG, at("noctis"))
    assert set(table.actions(MG)) == {move("mg_troop", 1, "europa"), move("mg_troop", 2, "europa"), act.DONE}
    play(table, MG, move("mg_troop", 2, "europa"), act.choose("op_assault"))
    assert here(state, "noctis") == {"mg_troop": 2, "rd_rebel_active": 1}
    assert state.mg_resources == 18
    assert not state.stack


def test_event_45_shaded_march_and_ambush_without_a_hidden_rebel() -> None:
    """The Ambush needs no Hidden Rebel here; all of it is free."""
    state = empty()
    put(state, "arsia", mg_troop=2)
    put(state, "syria", rd_rebel_active=2)
    table = script(state, "event-45-shaded", MG)
    play(table, MG, act.choose(RD))
    play(table, RD, at("arsia"), act.choose("op_march"))
    play(table, RD, move("rd_rebel_active", 2, "syria"))
    finish(table)
    play(table, RD, act.choose("op_attack"), act.choose("dice_1_1"))
    assert here(state, "arsia") == {"rd_rebel_active": 2}
    assert state.rd_resources == 14
    assert not state.stack


def test_event_45_shaded_a_hidden_rebel_is_activated() -> None:
    """One is still Activated if present; Reclaimers Travel."""
    state = empty()
    put(state, "arsia", mg_troop=2, cr_rebel=2)
    put(state, "wilderness", cr_rebel=1)
    hand = list(state.hand)
    table = script(state, "event-45-shaded", CR)
    play(table, CR, act.choose(CR), at("arsia"), DECLINE, act.choose("op_attack"), act.choose("dice_1_1"))
    assert here(state, "arsia") == {"cr_rebel": 1, "cr_rebel_active": 1}
    assert state.hand == hand
    assert not state.stack


def test_event_45_shaded_travel_into_the_desert_only() -> None:
    state = empty()
    put(state, "arsia", mg_troop=2)
    put(state, "wilderness", cr_rebel=2, cr_base=1)
    table = script(state, "event-45-shaded", CR)
    play(table, CR, act.choose(CR), at("arsia"), act.choose("op_travel"))
    assert spaces_offered(table, CR) == {"arsia"}
    play(table, CR, at("arsia"), move("cr_rebel", 2, "wilderness"))
    finish(table)
    play(table, CR, act.choose("op_attack"))
    assert here(state, "arsia")["cr_rebel_active"] == 1


# --- 46 The Mystery of Outpost 27 -------------------------------------------------------------------------------


def test_event_46_an_outpost_vanishes() -> None:
    """All units of every Faction and one CORP Base; CORP pieces to Casualties (PBK); other Bases stay."""
    state = empty()
    put(state, "marth", damage=1, corp_base=1, terraforming=1, security=2, specops=1, rd_rebel=1, mg_troop=1)
    put(state, "wilderness", cr_rebel=2)
    table = script(state, "event-46-unshaded", CORP)
    play(table, CORP, remove("corp_base", 1, "marth"))
    assert here(state, "marth") == {"terraforming": 1}
    assert state.casualties == {"corp_base": 1, "security": 2, "specops": 1}
    assert state.profits == 6
    assert state.sequence.kept == [CORP]
    assert not state.stack


def test_event_46_corp_stays_eligible_after_acting() -> None:
    """Edge case 23: CORP executes the Event itself and is Eligible on the next card all the same."""
    state = opening()
    state.sequence.eligible = [CORP, RD]
    table = round_on(state, 46, following=1)
    play(table, RD, act.PASS)
    play(table, CORP, act.PlayEvent(side="unshaded"))
    while state.current == 46:
        play(table, CORP, table.actions(CORP)[0])
    assert CORP in state.sequence.eligible


def test_event_46_shaded_counts_threatened_bases() -> None:
    state = empty()
    state.profits = 10
    put(state, "marth", corp_base=1, terraforming=1, rd_rebel=1)
    put(state, "shenzhou", corp_base=1, cr_base=1)
    put(state, "europa", corp_base=1)
    script(state, "event-46-shaded", MG)
    assert state.profits == 7


# --- 47 Sudden Storm --------------------------------------------------------------------------------------------


def test_event_47_all_unused_markers_rage() -> None:
    """H18: marked spaces get no second marker, Approaching ones stay as they are; the executor stays Eligible."""
    state = opening()
    state.spaces["arsia"].storm = "approaching"
    state.spaces["gandhi"].storm = "raging"
    table = script(state, "event-47-unshaded", CR)
    offered = spaces_offered(table, CR)
    assert not {"arsia", "gandhi", "phobos"} & offered
    play(table, CR, at("europa"), at("marth"), at("sinai"), at("tholus"))
    raging = {s for s, space in state.spaces.items() if space.storm == "raging"}
    assert raging == {"gandhi", "europa", "marth", "sinai", "tholus"}
    assert state.spaces["arsia"].storm == "approaching"
    assert state.sequence.kept == [CR]
    assert not state.stack


def test_event_47_has_one_option_only() -> None:
    state = opening()
    table = round_on(state, 47)
    play(table, CR, act.DONE)
    assert act.PlayEvent(side="unshaded") in table.actions(CORP)
    assert act.PlayEvent(side="shaded") not in table.actions(CORP)


# --- 48 Europa --------------------------------------------------------------------------------------------------


def test_event_48_support_and_supply() -> None:
    state = opening()
    state.spaces["europa"].level = -1
    script(state, "event-48-unshaded", MG)
    assert (state.spaces["europa"].level, state.earth["supply"], state.eg_plus) == (1, 4, True)


def test_event_48_red_dust_chooses_among_four_campaigns() -> None:
    """The drawn cards are hidden from the others; the rest is shuffled back."""
    state = opening()
    table = script(state, "event-48-shaded", CR)
    cards = list(top(table, ChooseCampaign).cards)
    assert len(cards) == 4
    other = RED_DUST.permute_hidden(state, CR, Rng(seed="x"))
    assert RED_DUST.view(state, CR) == RED_DUST.view(other, CR)
    play(table, RD, act.Enact(campaign=cards[2]))
    assert state.campaigns == [cards[2]]
    assert len(state.campaign_deck) == 11
    assert state.spaces["europa"].level == -1


# --- all --------------------------------------------------------------------------------------------------------


def test_no_question_is_too_long() -> None:
    """A decision rarely has more than 60 options and never more than 250."""
    for card in range(25, 49):
        for side in ("unshaded", "shaded"):
            for seat in FACTIONS:
                if (card, side) in ((32, "shaded"), (34, "shaded"), (47, "shaded")):
                    continue
                state = opening()
                table = script(state, f"event-{card}-{side}", seat)
                while table.waiting():
                    who = table.waiting()[0]
                    options = table.actions(who)
                    assert len(options) <= 60, (card, side, seat)
                    play(table, who, options[len(options) // 2])
