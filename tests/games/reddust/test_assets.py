"""1.5, 7.7: the thirty Asset cards: what they are worth, what they pay for, and the Event of each."""

from __future__ import annotations

import pytest

from games.core.engine import Table
from games.reddust import actions as act
from games.reddust.cards import ASSETS
from games.reddust.events.registry import asset_script, has_script
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import (
    empty,
    finish,
    opening,
    operation,
    play,
    put,
    round_on,
    script,
    spaces_offered,
    top,
)
from tests.games.reddust.dice import load_dice

CAPABILITIES = {1, 2, 3, 4, 5, 6, 23, 24, 25, 26}
EVENTS = {7, 8, 9, 10, 11, 12, 13, 27, 28, 29}
BONUS = {14: "travel", 15: "rally", 16: "rally", 17: "travel", 18: "attack", 20: "preach", 21: "preach", 30: "attack"}


def at(space: str) -> act.Space:
    return act.at(space)


def here(state: RedDustState, space: str) -> dict[str, int]:
    return state.spaces[space].pieces


def move(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def remove(piece: str, n: int, space: str) -> act.Remove:
    return act.Remove(piece=piece, count=n, space=space)


def hold(state: RedDustState, *cards: int) -> None:
    """The Reclaimers hold exactly these cards."""
    state.asset_deck = [c for c in ASSETS if c not in cards and c not in state.capabilities]
    state.asset_discard = []
    state.hand = list(cards)


# --- the print --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ASSETS)
def test_values_kinds_and_bonuses(card: int) -> None:
    """Ten Capabilities worth 2, ten Events worth 3, ten Resources worth 4."""
    asset = ASSETS[card]
    kind, value = ("capability", 2) if card in CAPABILITIES else ("event", 3) if card in EVENTS else ("resource", 4)
    assert (asset.kind, asset.value) == (kind, value)
    assert asset.bonus == BONUS.get(card, "")
    assert asset.redraw is (card in (19, 22))
    assert asset.critical is (card in (7, 8, 9, 11))
    for name in ("rally", "travel", "attack", "preach"):
        assert asset.worth(name) == value + (name == BONUS.get(card))
    assert has_script(asset_script(card)) is (kind != "resource")


@pytest.mark.parametrize(("card", "name"), sorted(BONUS.items()))
def test_a_bonus_pays_one_more_for_its_operation(card: int, name: str) -> None:
    """1.5: five spaces of the named Operation, four of any other."""
    for wanted in ("rally", "travel", "attack", "preach"):
        state = empty()
        hold(state, card)
        for space in ("arsia", "pavonis", "syria", "noctis", "sinai", "daedalia"):
            put(state, space, cr_rebel=1, mg_troop=1)
        table = operation(state, CR, wanted, special="no")
        assert {"arsia", "pavonis", "syria", "noctis", "sinai", "daedalia"} <= spaces_offered(table, CR)
        top(table, OperationFrame).owed = 4  # as if four spaces were selected
        assert bool(spaces_offered(table, CR)) is (wanted == name)


@pytest.mark.parametrize("card", [19, 22])
def test_redraw_when_it_makes_them_first(card: int) -> None:
    """Edge case 9: only if the discard makes the Reclaimers 1st Eligible."""
    state = opening()
    hold(state, card)
    state.sequence.eligible = [RD, CR]
    table = round_on(state, 1)  # printed order MG CORP RD CR: one card passes Red Dust
    play(table, CR, act.Discard(asset=card))
    assert table.waiting() == (CR,)
    assert len(state.hand) == 1
    state = opening()
    hold(state, card)
    state.sequence.eligible = [CORP, RD, CR]
    table = round_on(state, 1)
    play(table, CR, act.Discard(asset=card))
    assert table.waiting() == (CORP,)
    assert state.hand == []


@pytest.mark.parametrize("card", sorted(set(ASSETS) - CAPABILITIES - EVENTS))
def test_resource_cards_have_no_event(card: int) -> None:
    state = opening()
    hold(state, card)
    state.sequence.eligible = [CR]
    table = round_on(state, 1)
    assert act.PlayAsset(asset=card) not in table.actions(CR)


@pytest.mark.parametrize("card", sorted(EVENTS))
def test_an_event_card_is_discarded_and_not_worth_anything_then(card: int) -> None:
    """1.5: it goes to the discard pile; only the Reclaimers ever hold one."""
    state = opening()
    hold(state, card)
    state.sequence.eligible = [CR]
    table = round_on(state, 1, following=3)
    play(table, CR, act.PlayAsset(asset=card))
    while state.current == 1:
        who = table.waiting()[0]
        play(table, who, table.actions(who)[0])
    assert card in state.asset_discard
    assert card not in state.hand


# --- Events -----------------------------------------------------------------------------------------------------


def test_asset_7_travel_into_a_region_and_attack() -> None:
    """A Desert and its neighbouring Deserts; then a free Attack wherever the journeys ended (H16: all of it free)."""
    state = empty()
    hold(state, 14)
    put(state, "wilderness", cr_rebel=6)
    put(state, "tholus", mg_troop=1)
    put(state, "sinai", mg_troop=1)
    put(state, "marth", security=1)
    put(state, "noctis", rd_rebel=1, cr_rebel=1)
    table = script(state, "asset-7", CR)
    play(table, CR, at("sinai"), act.choose("op_travel"), at("wilderness"))
    assert spaces_offered(table, CR) == {"tholus", "sinai", "daedalia"}, "not Marth, not a Labyrinth"
    play(table, CR, at("sinai"), move("cr_rebel", 6, "wilderness"))
    finish(table)
    assert here(state, "sinai") == {"mg_troop": 1, "cr_rebel": 6}
    play(table, CR, act.choose("op_attack"))
    assert here(state, "sinai") == {"cr_rebel_active": 6}
    assert here(state, "noctis") == {"rd_rebel": 1, "cr_rebel": 1}, "nobody Traveled there"
    assert state.hand == [14]
    assert not state.stack


def test_asset_7_declined_travel_has_no_destinations() -> None:
    state = empty()
    put(state, "sinai", cr_rebel=1, mg_troop=1)
    table = script(state, "asset-7", CR)
    play(table, CR, at("sinai"), act.choose("decline"))
    assert not state.stack


def test_asset_8_two_damage_then_half_the_units() -> None:
    """H17: the Reclaimers pick; Hidden SpecOps may be among them; rounded up; CORP and EG to Casualties (1.2)."""
    state = empty()
    put(state, "tenzing", mg_troop=2, security=1, specops=1, rd_rebel=1, cr_rebel=2, mg_base=1)
    put(state, "europa", mg_troop=1, damage=1)
    put(state, "shepard", rd_rebel=1)
    table = script(state, "asset-8", CR)
    assert "europa" not in spaces_offered(table, CR), "7.4: only one Damage fits there"
    play(table, CR, at("tenzing"))
    assert (state.spaces["tenzing"].damage, state.displaced) == (2, 6)
    play(table, CR, remove("specops", 1, "tenzing"), remove("security", 1, "tenzing"), remove("mg_troop", 2, "tenzing"))
    assert here(state, "tenzing") == {"rd_rebel": 1, "cr_rebel": 2, "mg_base": 1}
    assert state.casualties == {"specops": 1, "security": 1}
    assert not state.stack


def test_asset_8_fortified_troops_absorb() -> None:
    """6.1, H17: the Fortified Troop takes one Damage before units are counted: five left, three go."""
    state = empty()
    put(state, "tenzing", mg_fortified=1, mg_troop=5)
    script(state, "asset-8", CR)  # 7.4: the only Labyrinth with units
    assert state.spaces["tenzing"].damage == 1
    assert here(state, "tenzing") == {"mg_troop": 2}


def test_asset_9_bases_where_nobody_else_is() -> None:
    """Room for a Base (1.3); a Satellite is an EarthGov piece; 7.3: no Raging Desert, never Phobos."""
    state = opening()
    put(state, "arsia", satellite=1)
    put(state, "rutherford", cr_base=2)
    state.spaces["syria"].storm = "raging"
    table = script(state, "asset-9", CR)
    assert spaces_offered(table, CR) == {"pavonis", "ascraeus", "trouvelot", "wilderness"}
    play(table, CR, at("pavonis"), at("ascraeus"), at("wilderness"))
    assert here(state, "pavonis") == {"cr_base": 1}
    assert here(state, "ascraeus")["cr_base"] == here(state, "wilderness")["cr_base"] == 2
    assert not state.stack


def test_asset_9_as_many_as_there_are() -> None:
    """7.4."""
    state = empty()
    put(state, "wilderness", cr_base=6)
    for space in ("arsia", "pavonis", "syria", "noctis"):
        put(state, space, cr_base=2)
    table = script(state, "asset-9", CR)
    play(table, CR, at("europa"))
    assert here(state, "europa") == {"cr_base": 1}
    assert not state.stack


def test_asset_10_converts() -> None:
    """Up to four RD Rebels; the new ones are Hidden (1.3)."""
    state = opening()
    put(state, "noctis", rd_base=1, rd_rebel_active=2)
    table = script(state, "asset-10", CR)
    play(table, CR, act.Replace(piece="rd_rebel", count=2, space="sharma"))
    play(table, CR, act.Replace(piece="rd_rebel_active", count=1, space="noctis"), act.DONE)
    assert here(state, "sharma") == {"mg_troop": 1, "rd_base": 1, "rd_rebel": 1, "cr_rebel": 2}
    assert here(state, "noctis") == {"rd_base": 1, "rd_rebel_active": 1, "cr_rebel": 1}
    assert not state.stack


def test_asset_10_with_no_rebel_available() -> None:
    """1.3: an own Rebel may be called up; otherwise the RD Rebel is just removed."""
    state = empty()
    put(state, "wilderness", cr_rebel=20)
    put(state, "sharma", rd_rebel=2)
    table = script(state, "asset-10", CR)
    play(table, CR, at("sharma"), act.Recall(piece="cr_rebel", count=1, space="wilderness"))
    assert here(state, "sharma") == {"rd_rebel": 1, "cr_rebel": 1}
    play(table, CR, at("sharma"), act.DONE)
    assert here(state, "sharma") == {"cr_rebel": 1}
    assert here(state, "wilderness") == {"cr_rebel": 19}
    assert not state.stack


def test_asset_11_church_assets() -> None:
    """Tenzing and New Córdoba: two cards; then a CR Base into each of two Labyrinths with room."""
    state = opening()
    hold(state)
    put(state, "gandhi", rd_base=2)
    table = script(state, "asset-11", CR)
    assert len(state.hand) == 2
    assert not {"gandhi", "phobos", "noctis"} & spaces_offered(table, CR)
    play(table, CR, at("europa"), at("tenzing"))
    assert here(state, "europa")["cr_base"] == here(state, "tenzing")["cr_base"] == 1
    assert not state.stack


def test_asset_11_hand_limit_comes_first() -> None:
    """1.5: at most six cards after the draw, before the Bases are placed."""
    state = opening()
    hold(state, 14, 15, 16, 17, 18)
    table = script(state, "asset-11", CR)
    play(table, CR, act.Discard(asset=14))
    assert len(state.hand) == 6
    play(table, CR, at("europa"), at("tenzing"))
    assert not state.stack


def test_asset_12_the_lost_patrol() -> None:
    """All COIN units of one Desert; then Damage next to it; 7.4: where both work."""
    state = opening()
    put(state, "marth", corp_base=1, security=2, specops=1, eg_troop=1, mg_troop=1)
    table = script(state, "asset-12", CR)
    assert spaces_offered(table, CR) == {"marth", "coronae", "hellas_chaos"}, "Tholus has no Labyrinth beside it"
    play(table, CR, at("marth"))
    assert here(state, "marth") == {"corp_base": 1}
    assert state.casualties == {"security": 2, "specops": 1, "eg_troop": 1}
    assert state.spaces["shenzhou"].damage == 1, "the only Labyrinth next to it"
    assert not state.stack


def test_asset_13_rebels_hide_and_gather() -> None:
    """Not out of a Raging Labyrinth or Desert (7.3); up to six to one Desert."""
    state = empty()
    put(state, "europa", cr_rebel_active=4)
    put(state, "marth", cr_rebel_active=1, cr_rebel=3)
    put(state, "tenzing", cr_rebel_active=1, storm="raging")
    put(state, "radau", cr_rebel_active=1, storm="raging")
    table = script(state, "asset-13", CR)
    assert here(state, "tenzing") == {"cr_rebel": 1}, "Labyrinths may be targeted in a storm"
    assert here(state, "radau") == {"cr_rebel_active": 1}
    assert "radau" not in spaces_offered(table, CR)
    play(table, CR, at("arsia"))
    assert move("cr_rebel", 1, "tenzing") not in table.actions(CR)
    play(table, CR, move("cr_rebel", 4, "europa"), move("cr_rebel", 2, "marth"))
    assert here(state, "arsia") == {"cr_rebel": 6}
    assert here(state, "marth") == {"cr_rebel": 2}
    assert not state.stack


def test_asset_27_loyalty() -> None:
    """Four spaces on Mars without Support; MG Troops to Available, Security to Casualties."""
    state = opening()
    table = script(state, "asset-27", CR)
    offered = spaces_offered(table, CR)
    assert not {"europa", "tenzing", "phobos", "noctis"} & offered
    play(table, CR, at("shenzhou"), at("marth"), at("tholus"), at("gandhi"))
    play(table, CR, remove("security", 1, "shenzhou"), remove("mg_troop", 1, "shenzhou"))
    play(table, CR, remove("security", 2, "marth"), act.DONE, remove("mg_troop", 1, "gandhi"))
    assert here(state, "tholus") == {"mg_base": 1, "mg_troop": 2}
    assert here(state, "marth") == {"corp_base": 1}
    assert state.casualties == {"security": 3}
    assert not state.stack


def test_asset_28_remote_base() -> None:
    """An Unpopulated Desert with room for a Conversion Center."""
    state = opening()
    put(state, "tholus", corp_base=2)
    table = script(state, "asset-28", CR)
    assert spaces_offered(table, CR) == {
        "ascraeus",
        "radau",
        "trouvelot",
        "marth",
        "coronae",
        "hellas_chaos",
        "wilderness",
    }
    play(table, CR, at("radau"))
    assert here(state, "radau") == {"rd_base": 1, "rd_rebel": 1, "cr_rebel": 2, "conversion": 1}
    assert len(state.hand) == 4
    assert not state.stack


def test_asset_29_pilgrimage() -> None:
    """Each Rebel within two spaces; Active ones stay so; one Damage; then up to three Displaced are discarded."""
    state = empty()
    state.displaced = 4
    put(state, "noctis", cr_rebel=1)
    put(state, "sinai", cr_rebel_active=2)
    put(state, "wilderness", cr_rebel=3)
    table = script(state, "asset-29", CR)
    play(table, CR, at("tereshkova"))
    spaces = {getattr(a, "space", "") for a in table.actions(CR)}
    assert spaces == {"noctis", "sinai", ""}, "the Wilderness is three steps away"
    play(table, CR, move("cr_rebel_active", 2, "sinai"), act.DONE)
    assert here(state, "tereshkova") == {"cr_rebel_active": 2}
    assert state.spaces["tereshkova"].damage == 1
    play(table, CR, act.Number(n=3))
    assert state.displaced == 4 + 1 - 3
    assert not state.stack


# --- Capabilities -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted(CAPABILITIES))
def test_a_capability_stays_in_play(card: int) -> None:
    """1.5: one free Operation in up to two spaces, then one card; it never returns to the deck."""
    state = opening()
    hold(state, card)
    state.sequence.eligible = [CR]
    table = round_on(state, 1)
    play(table, CR, act.PlayAsset(asset=card), act.choose("op_rally"), at("arsia"), at("rutherford"))
    assert here(state, "arsia") == here(state, "rutherford") == {"cr_rebel": 1}
    assert state.current != 1, "two spaces, and the turn is over"
    assert state.capabilities == [card]
    assert len(state.hand) == 1
    assert card not in (*state.asset_deck, *state.asset_discard, *state.hand)


def test_a_capability_may_be_played_without_its_operation() -> None:
    """The free Operation is a permission; the card is drawn all the same."""
    state = opening()
    hold(state, 6)
    state.sequence.eligible = [CR]
    table = round_on(state, 1)
    play(table, CR, act.PlayAsset(asset=6), act.choose("decline"))
    assert state.capabilities == [6]
    assert len(state.hand) == 1


def play_capability(state: RedDustState, card: int) -> None:
    state.capabilities.append(card)
    hold(state, 18, 30)


def test_asset_1_three_pieces_for_each_die() -> None:
    state = empty()
    play_capability(state, 1)
    put(state, "wilderness", cr_rebel=6, mg_troop=6)
    load_dice(state, 6, 6)
    table = operation(state, CR, "attack", special="no")
    play(table, CR, at("wilderness"))
    finish(table)
    assert here(state, "wilderness") == {"cr_rebel_active": 6}, "both dice hit: six Troops instead of four"


def test_asset_2_storms_do_not_bar_the_reclaimers() -> None:
    """Whatever the action: an Operation, an Event."""
    state = empty()
    put(state, "arsia", storm="raging", mg_troop=1)
    hold(state, 18, 30)
    assert "arsia" not in spaces_offered(operation(state, CR, "rally"), CR)
    state.stack.clear()
    play_capability(state, 2)
    assert "arsia" in spaces_offered(operation(state, CR, "rally"), CR)
    state.stack.clear()
    assert "arsia" not in spaces_offered(script(state, "event-29-shaded", RD), RD)
    state.stack.clear()
    assert "arsia" in spaces_offered(script(state, "event-29-shaded", CR), CR)


def test_asset_3_a_rebel_after_an_assault() -> None:
    """Once after the whole Assault, in one of the spaces where CR forces were removed."""
    state = empty()
    play_capability(state, 3)
    state.orbit, state.earth["satellite"] = 0, state.earth["satellite"] + state.orbit
    put(state, "arsia", mg_troop=2, cr_rebel_active=2)
    put(state, "syria", mg_troop=2, rd_rebel_active=2)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, at("arsia"), at("syria"))
    finish_as(table, MG)
    assert table.waiting() == (CR,)
    assert spaces_offered(table, CR) == {"arsia"}
    play(table, CR, at("arsia"))
    assert here(state, "arsia") == {"mg_troop": 2, "cr_rebel": 1}


def test_asset_3_calls_nobody_up() -> None:
    """1.3: own units are taken from elsewhere only while executing an Operation, Special Activity or Event."""
    state = empty()
    play_capability(state, 3)
    state.orbit, state.earth["satellite"] = 0, state.earth["satellite"] + state.orbit
    put(state, "arsia", mg_troop=1, cr_base=1)
    put(state, "wilderness", cr_rebel=20)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, at("arsia"))
    finish_as(table, MG)
    assert here(state, "arsia") == {"mg_troop": 1}
    assert not table.waiting()


def finish_as(table: Table[RedDustState], seat: str) -> None:
    while table.waiting() == (seat,) and act.DONE in table.actions(seat):
        play(table, seat, act.DONE)


def test_asset_4_purify_replaces_one_more() -> None:
    state = empty()
    play_capability(state, 4)
    put(state, "arsia", cr_rebel=4, mg_troop=2)
    table = operation(state, CR, "rally")
    play(table, CR, act.special("purify"), at("arsia"), act.Replace(piece="mg_troop", count=1, space="arsia"))
    assert here(state, "arsia") == {"cr_rebel": 5, "cr_rebel_active": 1}


def test_asset_5_rally_without_a_base() -> None:
    """Population-many Rebels, or hide them."""
    state = empty()
    play_capability(state, 5)
    put(state, "tenzing", cr_rebel_active=1)
    table = operation(state, CR, "rally", special="no")
    play(table, CR, at("tenzing"))
    assert act.choose("rally_hide") in table.actions(CR)
    play(table, CR, act.choose("rally_place"))
    assert act.Place(piece="cr_rebel", count=3, space="tenzing") in table.actions(CR)


@pytest.mark.parametrize("capability", [True, False])
def test_asset_6_bombard_cannot_reach_them(capability: bool) -> None:
    state = empty()
    if capability:
        play_capability(state, 6)
    put(state, "arsia", security=1, cr_rebel_active=3)
    state.eg_box = 3
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, at("arsia"))
    assert here(state, "arsia")["cr_rebel_active"] == 2
    bombs = [a for a in table.actions(CORP) if a.kind == "remove"] if table.waiting() == (CORP,) else []
    assert bool(bombs) is not capability


def test_asset_23_a_satellite_counts_as_a_base() -> None:
    """Population 3 and one Base: four Rebels."""
    state = empty()
    play_capability(state, 23)
    put(state, "tenzing", satellite=1)
    table = operation(state, CR, "rally", special="no")
    play(table, CR, at("tenzing"))
    assert act.Place(piece="cr_rebel", count=4, space="tenzing") in table.actions(CR)


@pytest.mark.parametrize(("loser", "left"), [(MG, (15, 10)), (CORP, (18, 9))])
def test_asset_24_ransack_costs_the_governments(loser: str, left: tuple[int, int]) -> None:
    """3 MG Resources or 1 Profit, the Reclaimers choose."""
    state = empty()
    play_capability(state, 24)
    state.profits = 10
    put(state, "tenzing", cr_rebel=1, damage=1)
    table = operation(state, CR, "rally")
    play(table, CR, act.special("ransack"), at("tenzing"))
    options = [a for a in table.actions(CR) if a.kind == "choose"]
    chosen = next(a for a in options if loser.lower() in a.what.lower())  # type: ignore[attr-defined]  # a Choose
    play(table, CR, chosen)
    assert (state.mg_resources, state.profits) == left


def test_asset_25_two_units_fewer_reveal() -> None:
    """H12: 2 for the space, however many Bases; not below zero."""
    state = empty()
    play_capability(state, 25)
    put(state, "arsia", mg_troop=3, cr_base=2, cr_rebel=3)
    table = operation(state, MG, "recon", special="no", most=1)
    play(table, MG, at("arsia"))
    finish_as(table, MG)
    assert here(state, "arsia")["cr_rebel_active"] == 1


def test_asset_26_attack_reaches_satellites() -> None:
    """H13: anywhere on Mars, not in Orbit."""
    state = empty()
    play_capability(state, 26)
    put(state, "wilderness", cr_rebel=6, mg_troop=1)
    put(state, "europa", satellite=1)
    load_dice(state, 6, 6)
    table = operation(state, CR, "attack", special="no")
    play(table, CR, at("wilderness"), remove("satellite", 1, "europa"))
    finish(table)
    assert here(state, "europa") == {}
    assert state.casualties == {"satellite": 1}
    assert state.orbit == 1
