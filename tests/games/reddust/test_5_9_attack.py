"""5.9 Attack, 6.9 and 6.12 Ambush."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.engine import decision
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.cards import ASSETS, Capability
from games.reddust.operations.free import OfferOperation
from games.reddust.specials.ambush import GIFT, WITHOUT_HIDDEN
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR, RD
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, round_on, run, spaces_offered
from tests.games.reddust.dice import load_dice


def capability(state: RedDustState, card: int) -> None:
    for pile in (state.hand, state.asset_deck):
        if card in pile:
            pile.remove(card)
    state.capabilities.append(card)


def attack(state: RedDustState, seat: str, space: str, dice: tuple[int, int], **fields: Any) -> Any:
    """Begin an Attack without a Special Activity whose dice are known."""
    load_dice(state, *dice)
    fields.setdefault("special", "no")
    table = operation(state, seat, "attack", **fields)
    play(table, seat, act.Space(space=space))
    return table


def test_example_of_attack() -> None:
    """5.9: dice of 6 in all: one Damage; an EG Troop (two forces), Security and a Hidden CR Rebel are removed."""
    state = opening()
    pieces = {"eg_troop": 1, "security": 2, "specops": 1, "cr_rebel": 1, "rd_rebel": 3, "rd_rebel_active": 1}
    put(state, "tenzing", **pieces, level=2)
    table = attack(state, RD, "tenzing", (2, 4))
    assert state.spaces["tenzing"].damage == 1
    assert state.spaces["tenzing"].pieces["rd_rebel_active"] == 4
    assert not [a for a in table.actions(RD) if getattr(a, "piece", "") == "specops"]
    play(table, RD, act.Remove(piece="eg_troop", count=1, space="tenzing"))
    play(table, RD, act.Remove(piece="security", count=1, space="tenzing"))
    assert act.DONE not in table.actions(RD)  # the Corporations were targeted: all that is possible (5.0)
    play(table, RD, act.Remove(piece="cr_rebel", count=1, space="tenzing"))
    assert state.spaces["tenzing"].pieces == {"rd_rebel_active": 4, "specops": 1, "security": 1}
    assert state.casualties == {"eg_troop": 1, "security": 1}
    play(table, RD, act.DONE)
    assert not state.stack
    assert state.rd_resources == 13


def test_attack_spaces() -> None:
    """5.9: own Rebels and enemy forces, on Mars; Satellites are enemy forces (1.3)."""
    state = opening()
    assert spaces_offered(operation(state, RD, "attack"), RD) == {
        "tereshkova",
        "shepard",
        "new_cordoba",
        "shenzhou",
        "gandhi",
        "sharma",
    }
    state = empty()
    put(state, "arsia", cr_rebel=1)
    put(state, "syria", cr_rebel=1, satellite=1)
    put(state, "pavonis", cr_base=1, mg_troop=1)
    table = operation(state, CR, "attack")
    assert spaces_offered(table, CR) == {"syria"}
    with pytest.raises(IllegalAction) as told:
        play(table, CR, act.Space(space="arsia"))
    assert told.value.refusal.text.key == "reddust-no-enemy-there"


def test_raging_storms_close_deserts_to_attack() -> None:
    """1.10; Asset 2 frees the Reclaimers."""
    state = empty()
    put(state, "arsia", cr_rebel=1, mg_troop=1, storm="raging")
    put(state, "europa", cr_rebel=1, mg_troop=1, storm="raging")
    assert spaces_offered(operation(state, CR, "attack"), CR) == {"europa"}
    state.stack = []
    capability(state, Capability.DUST_ADAPTATION)
    assert spaces_offered(operation(state, CR, "attack"), CR) == {"europa", "arsia"}


@pytest.mark.parametrize(
    ("dice", "damage", "left"),
    [((1, 6), 0, 2), ((2, 4), 1, 2), ((1, 2), 1, 0), ((3, 3), 1, 4), ((5, 6), 0, 4)],
)
def test_dice_against_forces_and_rebels(dice: tuple[int, int], damage: int, left: int) -> None:
    """5.9: the sum against all six forces, each die against the two Rebels."""
    state = empty()
    put(state, "tereshkova", mg_troop=4, rd_rebel=2)
    attack(state, RD, "tereshkova", dice)
    assert state.spaces["tereshkova"].damage == damage
    assert state.spaces["tereshkova"].pieces.get("mg_troop", 0) == left


def test_forces_of_all_kinds_are_counted() -> None:
    """5.9: Bases, Hidden SpecOps, other Rebels and Satellites count for the sum; SpecOps stay."""
    state = empty()
    put(state, "tereshkova", mg_base=1, corp_base=1, specops=2, cr_rebel=1, satellite=1, rd_rebel=1)
    attack(state, RD, "tereshkova", (3, 4))
    assert state.spaces["tereshkova"].damage == 1
    assert state.spaces["tereshkova"].pieces["specops"] == 2


def test_no_damage_where_nothing_is_left_to_damage() -> None:
    """1.7: no uncovered green square; the Wilderness has none."""
    state = empty()
    put(state, "wilderness", rd_rebel=6, cr_rebel=4)
    attack(state, RD, "wilderness", (1, 1))
    assert state.spaces["wilderness"].damage == 0
    assert state.displaced == opening().displaced


def test_damage_comes_before_the_losses() -> None:
    """5.9, 6.1: a Fortified Troop takes the Damage, then the dice remove two more."""
    state = empty()
    put(state, "tereshkova", mg_fortified=1, mg_troop=2, rd_rebel=2)
    attack(state, RD, "tereshkova", (1, 3))
    assert state.spaces["tereshkova"].damage == 0
    assert state.spaces["tereshkova"].pieces == {"rd_rebel_active": 2}


def test_coin_bases_last() -> None:
    """5.9: cubes and Active SpecOps protect all COIN Bases, Hidden SpecOps do not."""
    state = empty()
    put(state, "europa", mg_base=1, security=1, specops=1, rd_rebel=6)
    table = attack(state, RD, "europa", (5, 6))
    assert state.casualties == {"security": 1}  # nothing else could be removed first
    assert set(table.actions(RD)) == {act.Remove(piece="mg_base", count=1, space="europa"), act.DONE}
    play(table, RD, act.Remove(piece="mg_base", count=1, space="europa"))
    assert state.spaces["europa"].pieces == {"rd_rebel_active": 6, "specops": 1}
    state = empty()
    put(state, "europa", mg_base=1, specops_active=5, rd_rebel=6)
    attack(state, RD, "europa", (5, 6))
    assert state.spaces["europa"].pieces["mg_base"] == 1


def test_rebel_bases_last() -> None:
    """5.9: only once none of their own Faction's Rebels remain; Red Dust does not protect the Church."""
    state = empty()
    put(state, "arsia", rd_rebel=1, rd_base=1, cr_rebel=3)
    attack(state, CR, "arsia", (2, 6))
    assert state.spaces["arsia"].pieces == {"cr_rebel_active": 3}


def test_eg_troops_count_as_two() -> None:
    """5.9: one die removes one EG Troop."""
    state = empty()
    put(state, "europa", eg_troop=2, rd_rebel=2)
    attack(state, RD, "europa", (2, 6))
    assert state.spaces["europa"].pieces["eg_troop"] == 1
    assert state.casualties == {"eg_troop": 1}


def test_another_faction_need_not_be_targeted() -> None:
    """5.0: Red Dust may spare the Reclaimers, but must remove all it can of whom it targets."""
    state = empty()
    put(state, "europa", mg_troop=1, cr_rebel=2, rd_rebel=2)
    table = attack(state, RD, "europa", (1, 2))
    play(table, RD, act.Remove(piece="mg_troop", count=1, space="europa"), act.DONE)
    assert not state.stack
    assert state.spaces["europa"].pieces == {"cr_rebel": 2, "rd_rebel_active": 2}


def test_reclaimers_replace_a_terraforming_base() -> None:
    """5.9: a CR Base on its plain side where the Terraforming Base stood, if they like."""
    for wanted in (True, False):
        state = empty()
        put(state, "arsia", terraforming=1, cr_rebel=1)
        table = attack(state, CR, "arsia", (1, 6))
        assert state.casualties == {"corp_base": 1}
        play(table, CR, act.Place(piece="cr_base", count=1, space="arsia") if wanted else act.DONE)
        assert state.spaces["arsia"].pieces == {"cr_rebel_active": 1} | ({"cr_base": 1} if wanted else {})
    state = empty()
    put(state, "arsia", terraforming=1, rd_rebel=1)
    attack(state, RD, "arsia", (1, 6))
    assert not state.stack


def test_subdermal_weaponry() -> None:
    """Asset 1: three instead of two for each successful die, for the Reclaimers only."""
    state = empty()
    capability(state, Capability.SUBDERMAL_WEAPONRY)
    put(state, "europa", mg_troop=5, cr_rebel=1)
    put(state, "tenzing", mg_troop=5, rd_rebel=1)
    attack(state, CR, "europa", (1, 6), only=["europa"])
    attack(state, RD, "tenzing", (1, 6), only=["tenzing"])
    assert state.spaces["europa"].pieces["mg_troop"] == 2
    assert state.spaces["tenzing"].pieces["mg_troop"] == 3


def test_ares_rockets() -> None:
    """Asset 26: removals may be Satellites anywhere on Mars, as many as wished."""
    state = empty()
    capability(state, Capability.ARES_ROCKETS)
    put(state, "europa", mg_troop=1, cr_rebel=1)
    put(state, "tenzing", satellite=2)
    table = attack(state, CR, "europa", (1, 6))
    assert set(table.actions(CR)) == {
        act.Remove(piece="mg_troop", count=1, space="europa"),
        act.Remove(piece="satellite", count=1, space="tenzing"),
        act.Remove(piece="satellite", count=2, space="tenzing"),
    }
    play(table, CR, act.Remove(piece="satellite", count=1, space="tenzing"))
    assert act.DONE in table.actions(CR)
    play(table, CR, act.Remove(piece="mg_troop", count=1, space="europa"))
    assert state.casualties == {"satellite": 1}
    assert state.spaces["tenzing"].pieces == {"satellite": 1}


def test_mps_uplink_hacked_counts_for_the_sum() -> None:
    """Asset 23: a Satellite counts as one CR Base more in Operations of the Reclaimers."""
    state = empty()
    put(state, "europa", satellite=1, cr_rebel=1, mg_troop=1)
    capability(state, Capability.MPS_UPLINK_HACKED)
    attack(state, CR, "europa", (2, 2))
    assert state.spaces["europa"].damage == 1


def test_several_spaces_and_payment() -> None:
    """5.9: 1 Resource a space."""
    state = opening()
    load_dice(state, 6, 6, 6, 6)
    table = operation(state, RD, "attack", special="no")
    play(table, RD, act.Space(space="sharma"), act.Space(space="shepard"), act.DONE)
    assert state.rd_resources == 12


def test_a_reply_is_a_free_attack() -> None:
    """5.5: free, in that space only, without a Special Activity; it can be declined."""
    state = opening()
    put(state, "sharma", mg_troop=3, rd_rebel=2)
    load_dice(state, 1, 6)
    offer = OfferOperation(seat=RD, operations=["attack"], only=["sharma"], most=1)
    table = run(state, offer)
    assert set(table.actions(RD)) == {act.Choose(what="op_attack"), act.Choose(what="decline")}
    play(table, RD, act.Choose(what="op_attack"))
    assert not state.stack
    assert state.rd_resources == 14
    assert state.spaces["sharma"].pieces == {"mg_troop": 1, "rd_rebel_active": 2}


# --- Ambush -----------------------------------------------------------------------------------------------------


def test_example_of_red_dust_ambush() -> None:
    """6.9: one Rebel Activated, dice 1 and 6: two MG Troops go, no Damage."""
    state = opening()
    put(state, "tenzing", mg_troop=3, security=1, rd_rebel=2, level=2)
    table = operation(state, RD, "attack")
    play(table, RD, act.Space(space="tenzing"), act.Choose(what="attack_ambush"), act.Choose(what="dice_1_6"))
    play(table, RD, act.Remove(piece="mg_troop", count=2, space="tenzing"))
    assert state.spaces["tenzing"].pieces == {"mg_troop": 1, "security": 1, "rd_rebel": 1, "rd_rebel_active": 1}
    assert state.spaces["tenzing"].damage == 0
    assert "special" not in kinds(table.actions(RD))  # the Special Activity is used
    play(table, RD, act.DONE)
    assert state.rd_resources == 13


def test_example_of_reclaimer_ambush() -> None:
    """6.12: both dice 1: Damage, then three MG Troops and one Security."""
    state = opening()
    put(state, "tenzing", mg_troop=3, security=1, cr_rebel=1, level=2)
    table = operation(state, CR, "attack")
    play(table, CR, act.Space(space="tenzing"), act.Choose(what="attack_ambush"), act.Choose(what="dice_1_1"))
    assert state.spaces["tenzing"].damage == 1
    play(table, CR, act.Remove(piece="mg_troop", count=3, space="tenzing"))
    play(table, CR, act.Remove(piece="security", count=1, space="tenzing"))
    assert state.spaces["tenzing"].pieces == {"cr_rebel_active": 1}


def test_the_dice_offered_are_all_that_differ() -> None:
    """6.9: any values; two Rebels and five forces allow four outcomes, each once."""
    state = empty()
    put(state, "tereshkova", mg_troop=3, rd_rebel=2)
    table = operation(state, RD, "attack")
    play(table, RD, act.Space(space="tereshkova"), act.Choose(what="attack_ambush"))
    asked = decision(state, RD)
    assert asked is not None
    notes = {
        (o.action.what, o.label.note.args["hits"], o.label.note.args["damage"])  # type: ignore[attr-defined,union-attr]
        for o in asked.options
    }
    assert notes == {
        ("dice_1_1", 2, "yes"),
        ("dice_1_5", 1, "no"),
        ("dice_1_3", 1, "yes"),
        ("dice_3_3", 0, "no"),
    }


def test_ambush_in_two_spaces_at_most() -> None:
    """6.9: the third Attack space is rolled; Ambush excludes another Special Activity and the other way round."""
    state = opening()
    for space in ("europa", "tenzing", "tereshkova"):
        put(state, space, mg_troop=1, rd_rebel=2)
    table = operation(state, RD, "attack")
    for space in ("europa", "tenzing"):
        play(table, RD, act.Space(space=space), act.Choose(what="attack_ambush"), act.Choose(what="dice_1_1"))
    load_dice(state, 6, 6)
    play(table, RD, act.Space(space="tereshkova"))
    assert state.spaces["tereshkova"].pieces["rd_rebel_active"] == 2
    state = opening()
    table = operation(state, RD, "attack")
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="sharma"), act.DONE)
    play(table, RD, act.Space(space="gandhi"))
    assert not [a for a in table.actions(RD) if a == act.Choose(what="attack_ambush")]


def test_ambush_needs_a_hidden_rebel() -> None:
    """1.3, 6.9."""
    state = empty()
    put(state, "tereshkova", mg_troop=3, rd_rebel_active=2)
    load_dice(state, 6, 6)
    table = operation(state, RD, "attack")
    play(table, RD, act.Space(space="tereshkova"))
    assert act.Choose(what="attack_ambush") not in table.actions(RD)


def test_a_limited_attack_has_no_ambush() -> None:
    """4.1."""
    state = opening()
    load_dice(state, 6, 6)
    table = operation(state, RD, "attack", most=1, limited=True, special="no")
    play(table, RD, act.Space(space="sharma"))
    assert not state.stack


def test_ambush_is_a_special_activity_on_the_track() -> None:
    """4.1: the cylinder goes to Operation and Special Activity, so the 2nd Eligible may execute the Event."""
    state = opening()
    state.hand = []
    state.asset_deck = list(ASSETS)
    table = round_on(state, 15)  # Red Dust first
    play(table, RD, act.Operate(operation="attack"), act.Space(space="sharma"), act.Choose(what="attack_ambush"))
    asked = decision(state, RD)
    assert asked is not None
    assert (asked.prompt.rule, asked.prompt.mid_move) == ("6.9", True)
    play(table, RD, act.Choose(what="dice_1_1"), act.DONE)
    assert state.sequence.boxes == ["op_special"]
    assert "event" in kinds(table.actions(table.waiting()[0]))


def test_free_ambush_of_an_event() -> None:
    """FAQ: it brings its own free Attack, and every space of it is an Ambush with a Hidden Rebel."""
    state = empty()
    put(state, "europa", mg_troop=1, rd_rebel=1)
    put(state, "tenzing", mg_troop=1, rd_rebel_active=1)
    offer = OfferOperation(seat=RD, operations=["attack"], tallies={GIFT: 1})
    table = run(state, offer)
    play(table, RD, act.Choose(what="op_attack"), act.Choose(what="dice_1_1"))
    assert not state.stack
    assert state.spaces["europa"].pieces == {"rd_rebel_active": 1}
    offer = OfferOperation(seat=RD, operations=["attack"], tallies={GIFT: 1, WITHOUT_HIDDEN: 1})
    table = run(state, offer)
    play(table, RD, act.Choose(what="op_attack"), act.Choose(what="dice_1_1"))
    assert state.spaces["tenzing"].pieces == {"rd_rebel_active": 1}
