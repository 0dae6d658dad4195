"""5.5 Assault: removal, Mercenaries, Bombard, Suppress, replies."""

from __future__ import annotations

import pytest

from games.core.engine import ensure_legal
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, opening, operation, play, put, script, spaces_offered, top


def kill(piece: str, count: int, space: str) -> act.Remove:
    return act.Remove(piece=piece, count=count, space=space)


def capability(state: RedDustState, card: int) -> None:
    for pile in (state.asset_deck, state.hand):
        if card in pile:
            pile.remove(card)
    state.capabilities.append(card)


ATTACK, DECLINE, SUPPRESS = act.choose("op_attack"), act.choose("decline"), act.choose("suppress")


def test_example_of_assault() -> None:
    """5.5: Gandhi and Sharma with Bombard, no reply in Sharma, Suppress in Coronae Montes; 6 Resources."""
    state = opening()
    state.eg_box = 6
    put(state, "gandhi", mg_troop=3, rd_rebel_active=3, rd_base=1)
    put(state, "sharma", mg_troop=1, rd_rebel_active=4, rd_rebel=1, rd_base=1)
    put(state, "coronae", eg_troop=2, cr_rebel=2)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="gandhi"))
    assert act.DONE in table.actions(MG)  # Bombard could still take the Base, now that no Rebel is left
    play(table, MG, act.DONE)
    assert state.spaces["gandhi"].pieces == {"mg_troop": 3, "rd_base": 1}
    play(table, MG, act.Space(space="sharma"))
    assert table.actions(MG) == [kill("rd_rebel_active", 1, "sharma"), kill("rd_rebel_active", 2, "sharma"), act.DONE]
    play(table, MG, kill("rd_rebel_active", 2, "sharma"))
    assert (state.orbit, state.spaces["sharma"].damage) == (0, 1)
    assert state.spaces["sharma"].pieces == {
        "mg_troop": 1,
        "rd_rebel_active": 1,
        "rd_rebel": 1,
        "rd_base": 1,
        "satellite": 1,
    }
    assert table.waiting() == (RD,)
    play(table, RD, DECLINE)
    play(table, MG, SUPPRESS, act.Move(piece="cr_rebel", count=2, space="coronae"))
    assert table.waiting() == (CR,)
    assert {a.space for a in table.actions(CR) if isinstance(a, act.Move)} == {"alpheus", "hellas_chaos", "wilderness"}
    play(table, CR, act.Move(piece="cr_rebel", count=2, space="wilderness"))
    assert SUPPRESS not in table.actions(MG)
    play(table, MG, act.DONE)
    assert not state.stack
    assert state.mg_resources == 18 - 6
    assert state.spaces["wilderness"].pieces["cr_rebel"] == 5


def test_assault_spaces() -> None:
    """5.5: own forces and Active enemies, Bases among them; EG Troops are the Controller's."""
    state = empty()
    put(state, "europa", mg_troop=1, rd_rebel=1)
    put(state, "tenzing", mg_troop=1, rd_rebel_active=1)
    put(state, "gandhi", mg_base=1, rd_base=1, rd_rebel=1)
    put(state, "sharma", eg_troop=1, cr_rebel_active=1)
    put(state, "arsia", security=1, cr_base=1)
    put(state, "noctis", mg_troop=1, rd_rebel_active=1, storm="raging")
    table = operation(state, MG, "assault")
    assert spaces_offered(table, MG) == {"tenzing", "gandhi"}
    for space, why in (("europa", "active-enemy"), ("sharma", "own-forces"), ("noctis", "raging")):
        with pytest.raises(IllegalAction) as refused:
            ensure_legal(state, MG, act.Space(space=space))
        assert refused.value.refusal.text.key == f"reddust-no-{why}"
    state.stack = []
    assert spaces_offered(operation(state, CORP, "assault"), CORP) == {"sharma", "arsia"}


def test_all_coin_cubes_strike() -> None:
    """5.5: each cube there counts, EG Troops and friends' too; Hidden Rebels and SpecOps do not."""
    state = empty()
    put(state, "arsia", mg_troop=1, security=1, eg_troop=1, rd_rebel_active=4, rd_rebel=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"))
    assert state.spaces["arsia"].pieces["rd_rebel_active"] == 1
    assert state.spaces["arsia"].pieces["rd_rebel"] == 1


def test_bases_last() -> None:
    """5.5: a Base only when none of its Faction's Rebels remain, Hidden ones too; the other Faction's do not matter."""
    state = empty()
    put(state, "arsia", mg_troop=3, rd_base=1, rd_rebel_active=1, cr_base=1, cr_rebel=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"))
    assert state.spaces["arsia"].pieces == {"mg_troop": 3, "cr_base": 1, "cr_rebel": 1}


def test_a_faction_may_be_spared() -> None:
    """5.0: only Red Dust is targeted; it then loses as much as possible."""
    state = empty()
    put(state, "arsia", mg_troop=4, rd_rebel_active=2, cr_rebel_active=2)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"), kill("rd_rebel_active", 1, "arsia"))
    assert act.DONE not in table.actions(MG)
    play(table, MG, kill("rd_rebel_active", 1, "arsia"), act.DONE)
    assert state.spaces["arsia"].pieces == {"mg_troop": 4, "cr_rebel_active": 2}


def test_corporations_activate_specops() -> None:
    """5.5: as many as desired before the Assault is resolved; they count as one each."""
    state = empty()
    put(state, "arsia", specops=3, rd_rebel_active=3)
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="arsia"), act.Activate(piece="specops", count=2, space="arsia"), act.DONE)
    play(table, CORP, act.DONE)  # no Bombard
    assert state.spaces["arsia"].pieces == {"specops": 1, "specops_active": 2, "rd_rebel_active": 1}
    assert state.profits == 1


def test_corporations_may_join_marsgov() -> None:
    """5.5: "Corporations may Activate SpecOps", whoever assaults; default is not to."""
    state = empty()
    put(state, "arsia", mg_troop=1, specops=1, rd_rebel_active=2)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"))
    assert table.waiting() == (CORP,)
    assert table.state.stack[-1].default(state, CORP) == act.DONE
    play(table, CORP, act.Activate(piece="specops", count=1, space="arsia"))
    assert state.spaces["arsia"].pieces == {"mg_troop": 1, "specops_active": 1}
    assert state.profits == 1


def test_mercenaries_count_each_space() -> None:
    """5.5: 1 Profit for every two forces removed in a space with Security, also when MarsGov assaults."""
    state = empty()
    put(state, "arsia", mg_troop=2, security=1, rd_rebel_active=3)
    put(state, "syria", mg_troop=2, security=1, rd_rebel_active=3)
    put(state, "noctis", mg_troop=4, rd_rebel_active=4)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"), act.Space(space="syria"), act.Space(space="noctis"))
    assert state.profits == 2
    assert state.mg_resources == 18 - 9


def test_bombard_in_a_desert_does_no_damage() -> None:
    """5.5: only a Labyrinth takes Damage."""
    state = opening()
    put(state, "sinai", security=1, rd_rebel_active=3)
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="sinai"), kill("rd_rebel_active", 2, "sinai"))
    assert state.spaces["sinai"].pieces == {"security": 1, "satellite": 1}
    assert state.spaces["sinai"].damage == 0
    assert state.profits == 1


def test_deep_tunneling() -> None:
    """Asset 6: Bombard cannot remove CR forces."""
    state = opening()
    capability(state, 6)
    put(state, "sinai", security=1, cr_rebel_active=3)
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="sinai"))
    assert state.orbit == 1
    assert state.stack == []
    assert state.spaces["sinai"].pieces == {"security": 1, "cr_rebel_active": 2}


def test_a_fortified_troop_takes_the_bombs() -> None:
    """6.1: instead of Damage a Fortified Troop is removed, and that is a COIN force lost."""
    state = opening()
    state.eg_box = 6
    put(state, "gandhi", mg_fortified=1, rd_rebel_active=3)
    table = operation(state, MG, "assault")
    play(table, MG, act.Space(space="gandhi"), kill("rd_rebel_active", 2, "gandhi"))
    assert state.spaces["gandhi"].damage == 0
    assert state.spaces["gandhi"].pieces == {"satellite": 1}
    assert top(table, OperationFrame).tallies["coin_removed"] == 1
    assert top(table, OperationFrame).tallies["rebels_removed"] == 3


def test_replies_red_dust_before_reclaimers() -> None:
    """5.5: both lost forces in a Labyrinth and both have Rebels left: Red Dust first, then the Reclaimers."""
    state = empty()
    put(state, "gandhi", mg_troop=2, rd_rebel_active=1, rd_rebel=1, cr_rebel_active=1, cr_rebel=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="gandhi"))
    play(table, MG, kill("cr_rebel_active", 1, "gandhi"), kill("rd_rebel_active", 1, "gandhi"))
    assert table.waiting() == (RD,)
    assert table.actions(RD) == [ATTACK, DECLINE]
    play(table, RD, DECLINE)
    assert table.waiting() == (CR,)
    play(table, CR, DECLINE)
    assert not state.stack


def test_a_reply_is_a_free_attack_there() -> None:
    """5.5, 5.9: all Rebels there turn Active, dice fall, nothing is paid, and the losses count for Petition."""
    state = empty("reply")
    put(state, "gandhi", mg_troop=1, rd_rebel_active=1, rd_rebel=6)
    put(state, "sharma", mg_troop=1, rd_rebel_active=2)
    table = operation(state, MG, "assault")
    play(table, MG, act.Space(space="gandhi"))
    before = state.rd_resources
    events = play(table, RD, ATTACK)
    assert any(event.barrier for event in events)
    while table.waiting() == (RD,):
        play(table, RD, table.actions(RD)[0])
    assert state.rd_resources == before
    assert state.spaces["gandhi"].pieces.get("rd_rebel", 0) == 0
    gone = 1 - state.spaces["gandhi"].pieces.get("mg_troop", 0)
    assert top(table, OperationFrame).tallies["coin_removed"] == gone == 1
    assert "sharma" in spaces_offered(table, MG)


@pytest.mark.parametrize(
    ("space", "pieces", "asked"),
    [
        ("gandhi", {"rd_rebel_active": 1, "rd_rebel": 1}, True),
        ("gandhi", {"rd_rebel_active": 1}, False),  # nobody left
        ("arsia", {"rd_rebel_active": 1, "rd_rebel": 1}, False),
        ("arsia", {"rd_rebel_active": 1, "rd_rebel": 1, "rd_base": 1}, False),
        ("arsia", {"rd_rebel_active": 1, "rd_rebel": 1, "dug_in": 1}, True),
        ("arsia", {"cr_rebel_active": 1, "cr_rebel": 1, "conversion": 1}, False),
        ("arsia", {"cr_rebel_active": 1, "rd_rebel": 1, "dug_in": 1}, False),  # Red Dust lost nothing
    ],
)
def test_who_may_reply(space: str, pieces: dict[str, int], asked: bool) -> None:
    """5.5: in Labyrinths, or Red Dust at a Dug-In Base; own forces removed; a friendly Rebel still present."""
    state = empty()
    put(state, space, mg_troop=1, **pieces)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space=space))
    assert (table.waiting() == (RD,)) is asked


def test_suppress_limits() -> None:
    """5.5: only the Controller; up to as many Rebels as EG Troops; Opposition falls a level; storms do not matter."""
    state = empty()
    put(state, "arsia", security=1, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=1, rd_rebel=2, cr_rebel=1, level=-2)
    state.spaces["coronae"].storm = "raging"
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="arsia"), SUPPRESS)
    assert act.Move(piece="rd_rebel", count=2, space="gandhi") not in table.actions(CORP)
    play(table, CORP, act.Move(piece="rd_rebel", count=1, space="gandhi"))
    assert not state.stack  # Coronae Montes is the only Desert beside Gandhi
    assert state.spaces["coronae"].pieces == {"rd_rebel": 1}
    assert state.spaces["gandhi"].level == -1
    state = empty()
    put(state, "arsia", mg_troop=1, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=1, rd_rebel=2)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"))
    assert not state.stack


def test_suppress_may_come_first() -> None:
    """5.0, 5.5: the executing Faction chooses the order; the space is then closed to the Assault itself."""
    state = empty()
    put(state, "coronae", security=2, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=1, rd_rebel_active=1)
    table = operation(state, CORP, "assault", special="no")
    assert spaces_offered(table, CORP) == {"coronae", "gandhi"}
    play(table, CORP, SUPPRESS, act.Move(piece="rd_rebel_active", count=1, space="gandhi"))
    put(state, "gandhi", eg_troop=1, rd_rebel_active=1)
    with pytest.raises(IllegalAction) as refused:
        ensure_legal(state, CORP, act.Space(space="gandhi"))
    assert refused.value.refusal.text.key == "reddust-no-suppressed"
    play(table, CORP, act.Space(space="coronae"))
    assert "rd_rebel_active" not in state.spaces["coronae"].pieces


def test_suppress_needs_an_assault_besides() -> None:
    """5.5: "additionally" to a space selected for Assault."""
    state = empty()
    put(state, "gandhi", eg_troop=1, rd_rebel_active=1)
    table = operation(state, CORP, "assault", special="no")
    assert table.actions(CORP) == [act.Space(space="gandhi")]


def test_suppress_moves_nobody_out_of_a_sealed_labyrinth() -> None:
    """1.10: nothing leaves a Labyrinth in a Raging Storm; the shift still happens."""
    state = empty()
    put(state, "arsia", security=1, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=1, rd_rebel=2, level=-1, storm="raging")
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="arsia"), SUPPRESS)
    assert not state.stack
    assert state.spaces["gandhi"].level == 0
    assert state.spaces["gandhi"].pieces["rd_rebel"] == 2


def test_each_owner_sends_its_own() -> None:
    """5.5: RD and CR choose for their own Rebels, in several groups if they like."""
    state = empty()
    put(state, "arsia", security=1, rd_rebel_active=1)
    put(state, "noctis", eg_troop=3, rd_rebel=2, cr_rebel=1)
    table = operation(state, CORP, "assault", special="no")
    play(table, CORP, act.Space(space="arsia"), SUPPRESS)
    play(table, CORP, act.Move(piece="rd_rebel", count=2, space="noctis"))
    play(table, CORP, act.Move(piece="cr_rebel", count=1, space="noctis"))
    play(table, RD, act.Move(piece="rd_rebel", count=1, space="sinai"))
    play(table, RD, act.Move(piece="rd_rebel", count=1, space="daedalia"))
    assert {a.space for a in table.actions(CR) if isinstance(a, act.Move)} == {
        "ascraeus",
        "tholus",
        "sinai",
        "daedalia",
        "pavonis",
        "syria",
    }
    play(table, CR, act.Move(piece="cr_rebel", count=1, space="tholus"))
    assert state.spaces["tholus"].pieces == {"cr_rebel": 1}


def test_a_limited_assault_does_not_suppress() -> None:
    """4.1: a Limited Operation is in one space only."""
    state = empty()
    put(state, "arsia", security=1, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=1, rd_rebel=2)
    table = operation(state, CORP, "assault", most=1, limited=True, special="no")
    play(table, CORP, act.Space(space="arsia"))
    assert not state.stack


def test_mothers_of_mars() -> None:
    """Campaign 6: each Labyrinth selected for Assault shifts towards Active Opposition."""
    state = empty()
    state.campaign_deck.remove(6)
    state.campaigns = [6]
    put(state, "gandhi", mg_troop=1, rd_rebel_active=1, level=1)
    put(state, "arsia", mg_troop=1, rd_rebel_active=1, level=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="gandhi"), act.Space(space="arsia"))
    assert (state.spaces["gandhi"].level, state.spaces["arsia"].level) == (0, 1)


def test_general_strike() -> None:
    """Campaign 10, FAQ: an MG Assault in a space without Support costs 4."""
    state = empty()
    state.campaign_deck.remove(10)
    state.campaigns = [10]
    put(state, "arsia", mg_troop=1, rd_rebel_active=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"))
    assert state.mg_resources == 14


def test_enhanced_metabolism() -> None:
    """Asset 3: after an Assault that removed CR forces the Reclaimers may place a Rebel in one of those spaces."""
    state = empty()
    capability(state, 3)
    put(state, "arsia", mg_troop=1, cr_rebel_active=1)
    put(state, "syria", mg_troop=1, cr_rebel_active=1)
    put(state, "noctis", mg_troop=1, rd_rebel_active=1)
    table = operation(state, MG, "assault", special="no")
    play(table, MG, act.Space(space="arsia"), act.Space(space="syria"), act.Space(space="noctis"))
    assert table.waiting() == (CR,)
    assert set(table.actions(CR)) == {act.Space(space="arsia"), act.Space(space="syria"), act.DONE}
    play(table, CR, act.Space(space="syria"))
    assert state.spaces["syria"].pieces == {"mg_troop": 1, "cr_rebel": 1}
    assert not state.stack


def test_event_8_gives_a_free_assault_in_tenzing() -> None:
    """7.6: only there, at no cost."""
    state = opening()
    put(state, "tenzing", mg_troop=3, cr_rebel=2)
    put(state, "gandhi", mg_troop=1, rd_rebel_active=1)
    table = script(state, "event-8-unshaded", MG)
    play(table, MG, act.choose("op_assault"))
    assert not state.stack
    assert state.spaces["tenzing"].pieces == {"mg_troop": 3}
    assert state.mg_resources == 18
