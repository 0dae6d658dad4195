"""6.4 Public Relations, 6.5 Exploit, 6.6 Raid."""

from __future__ import annotations

import pytest

from games.core.engine import Table, ensure_legal
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, spaces_offered

RELATIONS, EXPLOIT, RAID = (act.Special(activity=a) for a in ("public_relations", "exploit", "raid"))


def specials(table: Table[RedDustState]) -> set[str]:
    return {a.activity for a in table.actions(CORP) if isinstance(a, act.Special)}


# --- 6.4 Public Relations ---------------------------------------------------------------------------------------


def test_example_of_public_relations() -> None:
    """6.4: Hellas Chaos: Repair for 2 Profits, House, and the Reclaimers discard a card of their choice."""
    state = opening()
    put(state, "hellas_chaos", corp_base=1, security=2, cr_rebel=1, damage=1)
    table = operation(state, CORP, "logistics")
    cards = len(state.hand)
    play(table, CORP, RELATIONS, act.Space(space="hellas_chaos"), act.Repair(space="hellas_chaos"))
    play(table, CORP, act.House(space="hellas_chaos", eg="minus"))
    assert table.waiting() == (CR,)
    play(table, CR, act.Discard(asset=state.hand[0]))
    assert (state.profits, len(state.hand)) == (2, cards - 1)
    assert state.spaces["hellas_chaos"].pieces == {"corp_base": 1, "security": 1, "cr_rebel": 1}
    assert (state.spaces["hellas_chaos"].damage, state.spaces["hellas_chaos"].markers) == (0, 1)
    assert not state.eg_plus


def test_red_dust_pays_for_public_relations() -> None:
    """6.4: with Red Dust forces present it loses 3 Resources, once in a space; the Security goes to Available."""
    state = opening()
    put(state, "tenzing", security=3, mg_troop=2, rd_rebel=1, damage=2)
    before = state.available["security"]
    table = operation(state, CORP, "recon")
    play(table, CORP, RELATIONS, act.Space(space="tenzing"))
    play(table, CORP, act.Repair(space="tenzing", eg="plus"), act.Repair(space="tenzing"), act.DONE)
    assert (state.profits, state.rd_resources) == (4, 11)
    assert state.available["security"] == before + 2
    assert state.eg_plus


def test_house_in_one_space_only() -> None:
    """6.4: up to one selected space; Repair in both."""
    state = opening()
    put(state, "marth", corp_base=1, security=1, damage=0)
    table = operation(state, CORP, "secure")
    play(table, CORP, RELATIONS)
    assert spaces_offered(table, CORP) == {"marth", "hellas_chaos", "europa", "tenzing", "shenzhou"}
    play(table, CORP, act.Space(space="marth"), act.House(space="marth", eg="plus"))
    assert spaces_offered(table, CORP) == {"hellas_chaos"}
    play(table, CORP, act.Space(space="hellas_chaos"))
    assert kinds(table.actions(CORP)) == {"repair", "done"}


def test_nothing_done_hurts_nobody() -> None:
    """6.4: only where Repair or House occurred."""
    state = opening()
    table = operation(state, CORP, "secure")
    play(table, CORP, RELATIONS, act.Space(space="shenzhou"), act.DONE, act.DONE)
    assert state.rd_resources == 14


# --- 6.5 Exploit ------------------------------------------------------------------------------------------------


def test_example_of_exploit() -> None:
    """6.5: Shenzhou from Passive Support to Neutral, 3 Profits."""
    state = opening()
    put(state, "shenzhou", corp_base=1, security=2, mg_troop=2, level=1)
    table = operation(state, CORP, "logistics")
    play(table, CORP, EXPLOIT, act.Space(space="shenzhou"))
    assert (state.spaces["shenzhou"].level, state.profits) == (0, 3)
    assert state.stack[-1].kind == "operation"


def test_exploit_conditions() -> None:
    """6.5: a Corporate Base, no Damage, more Corporate than MarsGov forces; EG Troops are the Controller's."""
    state = empty()
    put(state, "europa", corp_base=1, mg_troop=1)
    put(state, "tenzing", corp_base=1, security=1, mg_troop=1, damage=1)
    put(state, "gandhi", security=3)
    put(state, "sharma", corp_base=1, mg_troop=1, eg_troop=1)
    table = operation(state, CORP, "logistics")
    play(table, CORP, EXPLOIT)
    assert spaces_offered(table, CORP) == {"sharma"}
    for space, why in (("europa", "outnumber"), ("tenzing", "damaged-market")):
        with pytest.raises(IllegalAction) as refused:
            ensure_legal(state, CORP, act.Space(space=space))
        assert refused.value.refusal.text.key == f"reddust-no-{why}"
    state.stack = []
    state.eg_box = 6
    assert "exploit" not in specials(operation(state, CORP, "logistics"))


def test_rebels_in_control_profit_from_exploit() -> None:
    """6.5: Red Dust Control: its Resources rise by the Population; Reclaimer Control: they draw a card."""
    state = empty()
    put(state, "gandhi", corp_base=1, rd_rebel=3, level=-2)
    put(state, "sharma", corp_base=1, cr_rebel=3)
    cards = len(state.hand)
    table = operation(state, CORP, "logistics")
    play(table, CORP, EXPLOIT, act.Space(space="gandhi"), act.Space(space="sharma"))
    assert (state.profits, state.rd_resources, len(state.hand)) == (4, 16, cards + 1)
    assert state.spaces["gandhi"].level == -1


def test_red_wave_after_exploit() -> None:
    """Campaign 12: from Passive Support it falls through to Passive Opposition."""
    state = empty()
    state.campaign_deck.remove(12)
    state.campaigns = [12]
    put(state, "shenzhou", corp_base=1, level=1)
    table = operation(state, CORP, "logistics")
    play(table, CORP, EXPLOIT, act.Space(space="shenzhou"))
    assert state.spaces["shenzhou"].level == -1


# --- 6.6 Raid ---------------------------------------------------------------------------------------------------


def test_example_of_raid() -> None:
    """6.6: a Hidden SpecOps moves into Trouvelot and removes a Hidden CR Rebel and the CR Base."""
    state = opening()
    put(state, "new_cordoba", specops=1)
    table = operation(state, CORP, "secure")
    play(table, CORP, RAID, act.Space(space="trouvelot"), act.DONE)
    play(table, CORP, act.Move(piece="specops", count=1, space="new_cordoba"))
    play(table, CORP, act.Remove(piece="cr_rebel", count=1, space="trouvelot"))
    assert state.spaces["trouvelot"].pieces == {"specops_active": 1}
    assert not state.eg_plus
    assert state.stack[-1].kind == "operation"


def test_raid_on_friends() -> None:
    """6.6, H11: one EG Troop or two others; an MG Base once no MG Troop is left, Security does not shield it; EG-."""
    state = opening()
    state.eg_plus = True
    put(state, "tholus", mg_base=1, mg_troop=1, security=2, specops=1, eg_troop=1)
    table = operation(state, CORP, "recon")
    play(table, CORP, RAID, act.Space(space="tholus"), act.DONE)
    assert set(table.actions(CORP)) == {
        act.Remove(piece="mg_troop", count=1, space="tholus"),
        act.Remove(piece="eg_troop", count=1, space="tholus"),
        act.DONE,
    }
    play(table, CORP, act.Remove(piece="mg_troop", count=1, space="tholus"))
    assert state.spaces["tholus"].pieces == {"security": 2, "specops_active": 1, "eg_troop": 1}
    assert not state.eg_plus


def test_raid_on_eg_troops_and_satellites() -> None:
    """6.6: an EG Troop takes the whole strike; Satellites are forces like others; both go to Casualties."""
    state = opening()
    state.eg_plus = True
    put(state, "arsia", specops=1, eg_troop=2, satellite=1)
    put(state, "gandhi", specops=1, satellite=1, rd_rebel=1)
    table = operation(state, CORP, "assault")
    play(table, CORP, RAID, act.Space(space="arsia"), act.Space(space="gandhi"))
    play(table, CORP, act.Remove(piece="eg_troop", count=1, space="arsia"))
    assert state.spaces["arsia"].pieces == {"specops_active": 1, "eg_troop": 1, "satellite": 1}
    play(table, CORP, act.Remove(piece="satellite", count=1, space="gandhi"))
    play(table, CORP, act.Remove(piece="rd_rebel", count=1, space="gandhi"))
    assert state.casualties == {"eg_troop": 1, "satellite": 1}
    assert not state.eg_plus


def test_raid_moves_two_in_all_once_each() -> None:
    """6.6: up to two Hidden SpecOps; Active ones stay; nothing leaves a Raging Storm; one may come without striking."""
    state = empty()
    put(state, "noctis", specops=3, specops_active=1)
    put(state, "tholus", specops=1, storm="raging")
    put(state, "sinai", rd_rebel=1)
    table = operation(state, CORP, "secure")
    play(table, CORP, RAID)
    assert {"sinai", "noctis", "europa"} <= spaces_offered(table, CORP)
    assert not {"tholus", "wilderness", "gandhi"} & spaces_offered(table, CORP)
    play(table, CORP, act.Space(space="sinai"), act.Space(space="daedalia"))
    assert set(table.actions(CORP)) == {
        act.Move(piece="specops", count=1, space="noctis"),
        act.Move(piece="specops", count=2, space="noctis"),
        act.DONE,
    }
    play(table, CORP, act.Move(piece="specops", count=1, space="noctis"), act.DONE)
    assert table.actions(CORP) == [act.Move(piece="specops", count=1, space="noctis"), act.DONE]
    play(table, CORP, act.Move(piece="specops", count=1, space="noctis"), act.DONE)
    assert state.spaces["sinai"].pieces == {"rd_rebel": 1, "specops": 1}
    assert state.spaces["daedalia"].pieces == {"specops": 1}


def test_raid_in_a_sealed_labyrinth() -> None:
    """1.10: SpecOps inside may strike, none may come in."""
    state = empty()
    put(state, "gandhi", specops=1, rd_rebel=2, storm="raging")
    put(state, "coronae", specops=1)
    table = operation(state, CORP, "secure")
    play(table, CORP, RAID, act.Space(space="gandhi"), act.DONE)
    play(table, CORP, act.Remove(piece="rd_rebel", count=2, space="gandhi"))
    assert state.spaces["gandhi"].pieces == {"specops_active": 1}
    assert state.spaces["coronae"].pieces == {"specops": 1}


@pytest.mark.parametrize(
    ("operation_id", "expected"),
    [
        ("logistics", {"public_relations", "exploit"}),
        ("secure", {"public_relations", "raid"}),
        ("recon", {"public_relations", "raid"}),
        ("assault", {"exploit", "raid"}),
    ],
)
def test_what_accompanies_what(operation_id: str, expected: set[str]) -> None:
    """6.4 to 6.6."""
    state = opening()
    put(state, "shenzhou", corp_base=1, security=3, specops=1, rd_rebel_active=1)
    assert specials(operation(state, CORP, operation_id)) == expected
