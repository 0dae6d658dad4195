"""6.8 Coordinate, 6.10 Purify, 6.11 Ransack; 6.7 Redistribute beyond its example. Ambush is with 5.9 Attack."""

from __future__ import annotations

import pytest

from games.core.engine import Table
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.cards import ASSETS, Capability
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR, RD
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, spaces_offered


def special(state: RedDustState, seat: str, operation_id: str, activity: str) -> Table[RedDustState]:
    """Begin an Operation with this Special Activity before it."""
    table = operation(state, seat, operation_id)
    play(table, seat, act.Special(activity=activity))
    return table


def capability(state: RedDustState, card: int) -> None:
    for pile in (state.hand, state.asset_deck):
        if card in pile:
            pile.remove(card)
    state.capabilities.append(card)


# --- 6.7 Redistribute -------------------------------------------------------------------------------------------


def test_redistribute_counts_corporate_bases() -> None:
    """6.7: Population plus 1 for each CORP Base, in up to four spaces; RD Control and a Hidden Rebel needed."""
    state = empty()
    state.rd_resources = 5
    put(state, "europa", rd_rebel=4, corp_base=2)
    put(state, "tenzing", rd_rebel_active=4)
    put(state, "shepard", rd_rebel=1, mg_troop=1)
    put(state, "wilderness", rd_rebel=1)
    table = special(state, RD, "rally", "redistribute")
    assert spaces_offered(table, RD) == {"europa"}
    play(table, RD, act.Space(space="europa"))
    assert state.rd_resources == 5 + 2 + 2
    assert state.spaces["europa"].pieces["rd_rebel_active"] == 1


# --- 6.8 Coordinate ---------------------------------------------------------------------------------------------


def test_example_of_coordinate() -> None:
    """6.8: Alpheus Colles: one Rebel Activated, House, then Active Opposition."""
    state = opening()
    state.eg_plus = True
    table = special(state, RD, "rally", "coordinate")
    play(table, RD, act.Space(space="alpheus"), act.House(space="alpheus"))
    here = state.spaces["alpheus"]
    assert (here.markers, here.level, state.displaced) == (1, -2, 3)
    assert here.pieces == {"rd_base": 1, "rd_rebel_active": 1}
    assert not state.eg_plus


def test_coordinate_spaces() -> None:
    """6.8: no Support, a Hidden RD Rebel; two spaces at most; Control is not asked for."""
    state = empty()
    state.displaced = 0
    put(state, "europa", rd_rebel=1, level=1)
    put(state, "tenzing", rd_rebel_active=1)
    put(state, "wilderness", rd_rebel=1)
    for space in ("shepard", "gandhi", "sharma"):
        put(state, space, rd_rebel=1, mg_troop=5)
    table = special(state, RD, "march", "coordinate")
    assert spaces_offered(table, RD) == {"shepard", "gandhi", "sharma"}
    for space, key in (
        ("europa", "reddust-no-support-wanted"),
        ("tenzing", "reddust-no-hidden-rebel"),
        ("wilderness", "reddust-no-effect-there"),
    ):
        with pytest.raises(IllegalAction) as told:
            play(table, RD, act.Space(space=space))
        assert told.value.refusal.text.key == key
    play(table, RD, act.Space(space="shepard"), act.Space(space="gandhi"))
    assert (state.spaces["shepard"].level, state.spaces["gandhi"].level) == (-1, -1)
    assert state.stack[-1].kind == "operation"


def test_coordinate_repairs_for_two() -> None:
    """6.8, 1.7: Repair costs Red Dust 2; the space shifts as soon as people live there again."""
    state = opening()
    table = special(state, RD, "rally", "coordinate")
    play(table, RD, act.Space(space="radau"), act.Repair(space="radau"))
    assert (state.rd_resources, state.spaces["radau"].damage, state.spaces["radau"].level) == (12, 0, -1)


def test_coordinate_at_active_opposition_removes_two() -> None:
    """6.8: MG Troops or Security, any two; Security goes to Available."""
    state = opening()
    state.displaced = 0
    put(state, "sharma", rd_rebel=1, mg_troop=2, security=2, eg_troop=1, specops=1, level=-2)
    table = special(state, RD, "campaign", "coordinate")
    before = state.available["security"]
    play(table, RD, act.Space(space="sharma"), act.Choose(what="coordinate_remove"))
    assert {a.piece for a in table.actions(RD) if isinstance(a, act.Remove)} == {"mg_troop", "security"}
    play(table, RD, act.Remove(piece="mg_troop", count=1, space="sharma"))
    play(table, RD, act.Remove(piece="security", count=1, space="sharma"))
    assert state.spaces["sharma"].pieces == {
        "rd_rebel_active": 1,
        "mg_troop": 1,
        "security": 1,
        "eg_troop": 1,
        "specops": 1,
    }
    assert (state.available["security"], state.casualties) == (before + 1, {})


def test_coordinate_at_active_opposition_replaces_one() -> None:
    """6.8; 1.3: with no Rebel Available one may be taken from elsewhere, else the cube is just removed."""
    for none_left, recall in ((False, False), (True, True), (True, False)):
        state = opening()
        state.displaced = 0
        put(state, "sharma", rd_rebel=1, security=1, level=-2)
        if none_left:
            put(state, "arsia", rd_rebel=state.available["rd_rebel"])
        table = special(state, RD, "rally", "coordinate")
        play(table, RD, act.Space(space="sharma"), act.Choose(what="coordinate_replace"))
        if none_left:
            play(table, RD, act.Recall(piece="rd_rebel", count=1, space="arsia") if recall else act.DONE)
        rebels = {} if none_left and not recall else {"rd_rebel": 1}
        assert state.spaces["sharma"].pieces == {"rd_rebel_active": 1} | rebels
        assert state.casualties == {}


def test_coordinate_accompanies() -> None:
    """6.8: Rally, March, Campaign; not Attack."""
    state = opening()
    assert act.Special(activity="coordinate") in operation(state, RD, "campaign").actions(RD)
    state.stack = []
    assert act.Special(activity="coordinate") not in operation(state, RD, "attack").actions(RD)


# --- 6.10 Purify ------------------------------------------------------------------------------------------------


def test_example_of_purify() -> None:
    """6.10: Ascraeus Mons with a Conversion Center: two EG Troops become CR Rebels and go to Available."""
    state = opening()
    put(state, "ascraeus", conversion=1, cr_rebel=3, eg_troop=3)
    before = state.available["eg_troop"]
    table = special(state, CR, "rally", "purify")
    play(table, CR, act.Space(space="ascraeus"))
    play(table, CR, act.Replace(piece="eg_troop", count=1, space="ascraeus"))
    assert state.spaces["ascraeus"].pieces == {"conversion": 1, "cr_rebel": 4, "cr_rebel_active": 1, "eg_troop": 1}
    assert (state.available["eg_troop"], state.casualties) == (before + 2, {})


def test_purify_spaces() -> None:
    """6.10: Reclaimer Control, a Hidden CR Rebel, enemy forces; FAQ: no Desert in a Raging Storm."""
    state = empty()
    put(state, "arsia", cr_rebel=2, mg_troop=1)
    put(state, "syria", cr_rebel=2, mg_troop=1, storm="raging")
    put(state, "europa", cr_rebel=2, mg_troop=1, storm="raging")
    put(state, "tenzing", cr_rebel_active=2, mg_troop=1)
    put(state, "shepard", cr_rebel=1, mg_troop=1)
    put(state, "gandhi", cr_rebel=1)
    table = special(state, CR, "travel", "purify")
    assert spaces_offered(table, CR) == {"arsia", "europa"}
    for space, key in (
        ("syria", "reddust-no-raging"),
        ("tenzing", "reddust-no-hidden-rebel"),
        ("shepard", "reddust-no-cr-control"),
    ):
        with pytest.raises(IllegalAction) as told:
            play(table, CR, act.Space(space=space))
        assert told.value.refusal.text.key == key


def test_purify_replaces_hidden_units_too() -> None:
    """6.10: any enemy unit; the second one only at a Conversion Center."""
    state = empty()
    put(state, "arsia", cr_rebel=4, cr_base=1, specops=1, rd_rebel=1)
    table = special(state, CR, "rally", "purify")
    play(table, CR, act.Space(space="arsia"), act.Replace(piece="specops", count=1, space="arsia"))
    assert state.spaces["arsia"].pieces == {"cr_rebel": 4, "cr_rebel_active": 1, "cr_base": 1, "rd_rebel": 1}
    assert state.available["specops"] == 6


@pytest.mark.parametrize(("guard", "possible"), [("specops", False), ("mg_troop", False), ("rd_rebel", True)])
def test_purify_of_a_base(guard: str, possible: bool) -> None:
    """6.10: a COIN Base without any COIN unit becomes a Conversion Center; then one card."""
    state = empty()
    put(state, "arsia", cr_rebel=4, corp_base=1, **{guard: 1})
    cards = len(state.hand)
    table = special(state, CR, "rally", "purify")
    play(table, CR, act.Space(space="arsia"))
    if not possible:
        assert state.spaces["arsia"].pieces == {"cr_rebel": 4, "cr_rebel_active": 1, "corp_base": 1}  # the guard went
        return
    play(table, CR, act.Choose(what="purify_base"))
    assert state.spaces["arsia"].pieces == {"cr_rebel": 3, "cr_rebel_active": 1, "conversion": 1, "rd_rebel": 1}
    assert len(state.hand) == cards + 1
    assert state.available["corp_base"] == 9


def test_purify_of_a_rebel_base() -> None:
    """6.10: only Red Dust's own Rebels protect it."""
    state = empty()
    put(state, "arsia", cr_rebel=4, rd_base=1, mg_troop=1)
    table = special(state, CR, "rally", "purify")
    play(table, CR, act.Space(space="arsia"), act.Choose(what="purify_base"))
    assert state.spaces["arsia"].pieces["conversion"] == 1


def test_the_mind_twister() -> None:
    """Asset 4: one more in each space, three at a Conversion Center, a unit beside a Base; as many as wished."""
    state = empty()
    capability(state, Capability.MIND_TWISTER)
    put(state, "arsia", conversion=1, cr_rebel=6, mg_troop=4)
    put(state, "syria", cr_rebel=6, rd_base=1, mg_troop=1)
    table = special(state, CR, "rally", "purify")
    replace = act.Replace(piece="mg_troop", count=1, space="arsia")
    play(table, CR, act.Space(space="arsia"), replace, replace)
    assert state.spaces["arsia"].pieces["mg_troop"] == 1
    play(table, CR, act.Space(space="syria"), act.Choose(what="purify_base"))
    assert set(table.actions(CR)) == {act.Replace(piece="mg_troop", count=1, space="syria"), act.DONE}
    play(table, CR, act.DONE)
    assert state.spaces["syria"].pieces == {"cr_rebel": 5, "cr_rebel_active": 1, "conversion": 1, "mg_troop": 1}


def test_purify_without_available_rebels() -> None:
    """1.3: the enemy unit is just removed unless a Rebel is taken from elsewhere."""
    state = empty()
    put(state, "arsia", cr_rebel=3, mg_troop=1)
    put(state, "wilderness", cr_rebel=17)
    table = special(state, CR, "rally", "purify")
    play(table, CR, act.Space(space="arsia"), act.Recall(piece="cr_rebel", count=1, space="wilderness"))
    assert state.spaces["arsia"].pieces == {"cr_rebel": 3, "cr_rebel_active": 1}
    assert state.spaces["wilderness"].pieces == {"cr_rebel": 16}


# --- 6.11 Ransack -----------------------------------------------------------------------------------------------


def test_example_of_ransack() -> None:
    """6.11: Ascraeus Mons: one Rebel Activated, one card for one Damage."""
    state = opening()
    cards = len(state.hand)
    table = special(state, CR, "preach", "ransack")
    assert spaces_offered(table, CR) == {"ascraeus", "trouvelot", "coronae"}
    play(table, CR, act.Space(space="ascraeus"), act.DONE)
    assert len(state.hand) == cards + 1
    assert state.spaces["ascraeus"].pieces == {"cr_base": 1, "cr_rebel": 1, "cr_rebel_active": 1}
    assert "special" not in kinds(table.actions(CR))


def test_ransack_draws_for_each_damage() -> None:
    """6.11: in up to two spaces; 1.5: down to the hand limit after each draw."""
    state = empty()
    state.hand, state.asset_deck = [1, 2, 3, 4, 5], [c for c in ASSETS if c > 5]
    put(state, "tenzing", cr_rebel=1, damage=3)
    table = special(state, CR, "rally", "ransack")
    play(table, CR, act.Space(space="tenzing"), act.Discard(asset=1), act.Discard(asset=2))
    assert len(state.hand) == 6
    assert state.stack[-1].kind == "operation"


def test_ai_unleashed() -> None:
    """Asset 24: once in a Ransack MarsGov loses 3 Resources or the Corporations 1 Profit."""
    for loser, left in (("MG", (15, 4)), ("CORP", (18, 3))):
        state = opening()
        state.profits = 4
        capability(state, Capability.AI_UNLEASHED)
        table = special(state, CR, "preach", "ransack")
        play(table, CR, act.Space(space="ascraeus"), act.Space(space="trouvelot"), act.Choose(what=loser))
        assert (state.mg_resources, state.profits) == left
        assert state.stack[-1].kind == "operation"


# --- 6.0 --------------------------------------------------------------------------------------------------------


def test_why_a_special_activity_is_not_possible() -> None:
    """6.0, 4.1: no space for it, one already used, a Limited Operation."""
    state = empty()
    put(state, "arsia", cr_rebel=1)
    for fields, key in (
        ({}, "reddust-no-special-space"),
        ({"special": "done"}, "reddust-no-second-special"),
        ({"special": "no", "most": 1, "limited": True}, "reddust-no-special-here"),
    ):
        state.stack = []
        table = operation(state, CR, "rally", **fields)
        with pytest.raises(IllegalAction) as told:
            play(table, CR, act.Special(activity="purify"))
        assert told.value.refusal.text.key == key
