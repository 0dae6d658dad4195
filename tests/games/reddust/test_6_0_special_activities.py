"""6.0: when a Special Activity may be executed, what it may see of the Operation, and what it may open to it."""

from __future__ import annotations

import pytest

from games.core.engine import Table, ensure_legal
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.cards import ASSETS
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, round_on, spaces_offered, top

RANSACK = act.Special(activity="ransack")
REDISTRIBUTE = act.Special(activity="redistribute")


def hand(state: RedDustState, *cards: int) -> None:
    """Give the Reclaimers exactly these cards."""
    state.asset_deck += state.hand
    state.hand = list(cards)
    state.asset_deck = [c for c in state.asset_deck if c not in cards]


def specials(table: Table[RedDustState], seat: str) -> set[str]:
    return {a.activity for a in table.actions(seat) if isinstance(a, act.Special)}


def moves(face: str, n: int, space: str) -> act.Move:
    return act.Move(piece=face, count=n, space=space)


# --- after the Operation, and so after its payment (5.0) --------------------------------------------------------


def test_ransack_after_the_operation_is_paid() -> None:
    """5.0, 6.0, 1.5: with a full hand the Reclaimers pay first, then draw, and nothing is thrown away."""
    state = opening()
    hand(state, 1, 2, 3, 4, 5, 6)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="arsia"), act.DONE)
    assert table.state.stack[-1].kind == "pay_assets"
    play(table, CR, act.Discard(asset=1))
    assert specials(table, CR) == {"ransack"}
    assert "ask" not in kinds(table.actions(CR))  # 1.6: there is nothing left to spend a gift on
    play(table, CR, RANSACK, act.Space(space="ascraeus"), act.DONE)
    assert not state.stack
    assert len(state.hand) == 6
    assert state.asset_discard == [1]


def test_ransack_before_the_payment_meets_the_hand_limit() -> None:
    """1.5, 6.0: during the Operation the limit binds at once."""
    state = opening()
    hand(state, 1, 2, 3, 4, 5, 6)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="arsia"), RANSACK, act.Space(space="ascraeus"))
    assert state.stack[-1].kind == "hand_limit"


def test_nothing_is_asked_after_the_payment_in_vain() -> None:
    """6.0: with room in the hand a Ransack afterwards is no other than one before."""
    state = opening()
    hand(state, 1, 2)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="arsia"), act.DONE, act.Discard(asset=1))
    assert not state.stack


def test_redistribute_after_the_payment_at_the_end_of_the_track() -> None:
    """1.4, 6.0: from 50 Resources a Campaign is paid first, then there is room for more."""
    state = opening()
    state.rd_resources = 50
    table = operation(state, RD, "campaign")
    play(table, RD, act.Space(space="tereshkova"), act.DONE)
    assert state.rd_resources == 49
    play(table, RD, REDISTRIBUTE, act.Space(space="sharma"), act.DONE)
    assert not state.stack
    assert state.rd_resources == 50


# --- Control while units are on the move (5.3, 5.7) -------------------------------------------------------------


def test_march_does_not_adjust_control_before_it_is_complete() -> None:
    """5.7, 6.7: Arsia Mons is Red Dust's when the March is complete, so it can be Redistributed then and not before."""
    state = empty()
    state.rd_resources = 9
    put(state, "daedalia", rd_rebel=2)
    table = operation(state, RD, "march")
    play(table, RD, act.Space(space="arsia"), moves("rd_rebel", 1, "daedalia"), act.DONE)
    play(table, RD, REDISTRIBUTE)
    assert spaces_offered(table, RD) == {"daedalia"}
    state = empty()
    state.rd_resources = 9
    put(state, "daedalia", rd_rebel=2)
    table = operation(state, RD, "march")
    play(table, RD, act.Space(space="arsia"), moves("rd_rebel", 1, "daedalia"), act.DONE, act.DONE)
    assert state.rd_resources == 8
    play(table, RD, REDISTRIBUTE)
    assert spaces_offered(table, RD) == {"daedalia", "arsia"}
    play(table, RD, act.Space(space="arsia"), act.DONE)
    assert not state.stack
    assert state.rd_resources == 9


def test_march_keeps_the_control_it_began_with() -> None:
    """5.7, 6.7: Rebels that leave do not lose the space before the March is complete."""
    state = empty()
    state.rd_resources = 9
    put(state, "daedalia", rd_rebel=3, mg_troop=2)
    table = operation(state, RD, "march")
    play(table, RD, act.Space(space="arsia"), moves("rd_rebel", 2, "daedalia"), act.DONE, REDISTRIBUTE)
    assert spaces_offered(table, RD) == {"daedalia"}


def test_secure_does_not_adjust_control_before_it_is_complete() -> None:
    """5.3, 6.1: Troops that took Tenzing cannot Entrench there while others are still to move."""
    state = empty()
    put(state, "europa", mg_troop=4)
    put(state, "tenzing", rd_rebel=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"), moves("mg_troop", 3, "europa"), act.DONE)
    play(table, MG, act.Special(activity="entrench"))
    assert spaces_offered(table, MG) == {"europa"}
    state.stack = []
    table = operation(state, MG, "secure")
    play(table, MG, act.Special(activity="entrench"))
    assert spaces_offered(table, MG) == {"europa", "tenzing"}


def test_recon_does_adjust_control() -> None:
    """5.4 has no such clause: Public Relations may use the Control that Security has just won."""
    state = empty()
    state.displaced = 2
    put(state, "shenzhou", security=2)
    put(state, "marth", damage=1)
    table = operation(state, CORP, "recon")
    play(table, CORP, act.Space(space="marth"), moves("security", 2, "shenzhou"))
    play(table, CORP, act.Special(activity="public_relations"))
    assert spaces_offered(table, CORP) == {"marth"}


# --- a Special Activity that gives the Operation its space ------------------------------------------------------


def test_transport_may_bring_the_troops_that_assault() -> None:
    """6.0, 6.3: no space to assault yet, but Troops on Phobos can be brought to Active Rebels."""
    state = empty()
    put(state, "phobos", mg_troop=2)
    put(state, "noctis", rd_rebel_active=2)
    hand(state)
    table = round_on(state, 1)
    play(table, MG, act.Operate(operation="assault"))
    assert specials(table, MG) == {"transport"}
    play(table, MG, act.Special(activity="transport"), act.Space(space="noctis"))
    play(table, MG, act.Space(space="phobos"), moves("mg_troop", 2, "noctis"))
    play(table, MG, act.Space(space="noctis"))
    assert not state.spaces["noctis"].pieces.get("rd_rebel_active")


@pytest.mark.parametrize(
    ("origin", "controller", "possible"),
    [("phobos", False, True), ("europa", False, False), ("europa", True, True)],
)
def test_transport_needs_troops_it_can_reach(origin: str, controller: bool, possible: bool) -> None:
    """6.3: without EarthGov the one further space is the one to be assaulted, so the Troops stand on Phobos or at a
    Base."""
    state = empty()
    state.eg_box = 6 if controller else 4
    put(state, origin, mg_troop=2)
    put(state, "noctis", rd_rebel_active=2)
    hand(state)
    table = round_on(state, 1)
    assert (act.Operate(operation="assault") in table.actions(MG)) is possible


def test_raid_may_bring_the_specops_that_assault() -> None:
    """6.0, 6.6: SpecOps move next to Active Rebels; Exploit, which brings nobody there, is not offered first."""
    state = empty()
    put(state, "noctis", rd_rebel_active=2)
    put(state, "sinai", specops=1)
    put(state, "shenzhou", corp_base=1, security=1)
    hand(state)
    table = round_on(state, 12)
    play(table, CORP, act.Operate(operation="assault"))
    assert specials(table, CORP) == {"raid"}
    play(table, CORP, act.Special(activity="raid"), act.Space(space="noctis"), act.DONE)
    play(table, CORP, moves("specops", 1, "sinai"), act.DONE)
    assert specials(table, CORP) == set()
    assert spaces_offered(table, CORP) == {"noctis"}


@pytest.mark.parametrize(("resources", "possible"), [(2, False), (3, True)])
def test_coordinate_may_bring_back_the_people_to_campaign_among(resources: int, possible: bool) -> None:
    """6.0, 6.8: all Rebels stand among ruins; a Repair for 2 and 1 for the Campaign itself."""
    state = empty()
    hand(state)
    state.displaced, state.rd_resources, state.mg_resources = 1, resources, 0
    put(state, "radau", rd_rebel=1, damage=1)
    state.sequence.eligible = [RD]
    table = round_on(state, 1)
    assert (act.Operate(operation="campaign") in table.actions(RD)) is possible
    if possible:
        play(table, RD, act.Operate(operation="campaign"), act.Special(activity="coordinate"))
        play(table, RD, act.Space(space="radau"), act.Repair(space="radau"), act.Space(space="radau"))
        assert (state.spaces["radau"].level, state.rd_resources) == (-2, 0)


def test_only_what_pays_comes_before_an_operation_without_resources() -> None:
    """5.0, 6.0: a Special Activity accompanies an Operation, so Coordinate, which earns nothing, is not offered."""
    state = opening()
    state.rd_resources = 0
    table = operation(state, RD, "rally")
    assert specials(table, RD) == {"redistribute"}
    with pytest.raises(IllegalAction) as refused:
        ensure_legal(state, RD, act.Special(activity="coordinate"))
    assert refused.value.refusal.text.key == "reddust-no-special-alone"
    play(table, RD, REDISTRIBUTE, act.Space(space="sharma"), act.DONE)
    assert "arsia" in spaces_offered(table, RD)


def test_purify_of_a_base_pays_for_an_operation() -> None:
    """5.0, 6.10: the card drawn for a Base is worth Resources, the replacement of a unit is not."""
    state = empty()
    hand(state)
    put(state, "arsia", cr_rebel=2, corp_base=1)
    state.sequence.eligible = [CR]
    table = round_on(state, 1)
    assert act.Operate(operation="rally") in table.actions(CR)
    play(table, CR, act.Operate(operation="rally"), act.Special(activity="purify"), act.Space(space="arsia"))
    assert len(state.hand) == 1
    assert ASSETS[state.hand[0]].value >= 2
    assert "sinai" in spaces_offered(table, CR)


def test_a_special_activity_leaves_the_price_of_a_space() -> None:
    """5.0, 6.0, 6.8: before the first space a Repair may not spend what the Operation needs; afterwards it may."""
    state = opening()
    state.rd_resources = 2
    table = operation(state, RD, "rally", only=["arsia"])
    play(table, RD, act.Special(activity="coordinate"))
    assert "radau" not in spaces_offered(table, RD)  # Unpopulated: nothing to do there but Repair
    state.rd_resources, state.stack = 3, []
    table = operation(state, RD, "rally", only=["arsia"])
    play(table, RD, act.Special(activity="coordinate"), act.Space(space="radau"), act.Repair(space="radau"), act.DONE)
    assert spaces_offered(table, RD) == {"arsia"}
    state = opening()
    state.rd_resources = 3
    table = operation(state, RD, "rally")
    play(table, RD, act.Space(space="arsia"), act.Special(activity="coordinate"))
    assert "radau" in spaces_offered(table, RD)


# --- what arrived does not move again (5.3, 5.4) ----------------------------------------------------------------


def test_a_raid_does_not_free_specops_that_moved() -> None:
    """5.3, 6.6: a SpecOps that came with Secure and was Activated by a Raid has still moved."""
    state = empty()
    put(state, "pavonis", specops=1)
    put(state, "europa", mg_troop=2, rd_rebel=2)
    table = operation(state, CORP, "secure")
    play(table, CORP, act.Space(space="europa"), moves("specops", 1, "pavonis"))
    play(table, CORP, act.Special(activity="raid"), act.Space(space="europa"), act.DONE)
    play(table, CORP, act.Remove(piece="rd_rebel", count=2, space="europa"))
    assert state.spaces["europa"].pieces["specops_active"] == 1
    play(table, CORP, act.Space(space="tenzing"))
    assert "move" not in kinds(table.actions(CORP))


def test_fortified_troops_that_moved_stay() -> None:
    """5.3, 6.1: Troops that came with Secure and were Fortified have still moved."""
    state = empty()
    put(state, "pavonis", mg_troop=2)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="europa"), moves("mg_troop", 2, "pavonis"))
    top(table, OperationFrame).control["europa"] = "COIN"
    play(table, MG, act.Special(activity="entrench"), act.Space(space="europa"), act.DONE, act.Number(n=2))
    assert state.spaces["europa"].pieces == {"mg_fortified": 2}
    play(table, MG, act.Space(space="tenzing"))
    assert "move" not in kinds(table.actions(MG))
