"""6.1 Entrench, 6.2 Petition, 6.3 Transport."""

from __future__ import annotations

from games.core.engine import Table
from games.reddust import actions as act
from games.reddust.population import place_damage
from games.reddust.state import RedDustState
from games.reddust.vocabulary import MG, RD
from tests.games.reddust.build import empty, kinds, opening, operation, perform, play, put, spaces_offered

ENTRENCH, PETITION, TRANSPORT = (act.Special(activity=a) for a in ("entrench", "petition", "transport"))


def specials(table: Table[RedDustState]) -> set[str]:
    return {a.activity for a in table.actions(MG) if isinstance(a, act.Special)}


# --- 6.1 Entrench -----------------------------------------------------------------------------------------------


def test_example_of_entrench() -> None:
    """6.1: Europa, no Base, three Troops Fortified: two printed Population and one marker."""
    state = opening()
    put(state, "europa", mg_troop=4, markers=1)
    table = operation(state, MG, "train")
    play(table, MG, ENTRENCH, act.Space(space="europa"), act.DONE)
    assert [a for a in table.actions(MG) if isinstance(a, act.Number)][-1] == act.Number(n=3)
    play(table, MG, act.Number(n=3), act.DONE)
    assert state.spaces["europa"].pieces == {"mg_troop": 1, "mg_fortified": 3}
    assert specials(table) == set()


def test_entrench_builds_a_base_first() -> None:
    """6.1: one Troop becomes a Base, the others may be Fortified; two spaces at most."""
    state = opening()
    table = operation(state, MG, "secure")
    play(table, MG, ENTRENCH, act.Space(space="tenzing"), act.Replace(piece="mg_troop", count=1, space="tenzing"))
    play(table, MG, act.Number(n=2))
    assert state.spaces["tenzing"].pieces == {"mg_base": 1, "mg_fortified": 2, "security": 1, "cr_rebel": 1}
    play(table, MG, act.Space(space="europa"))
    assert kinds(table.actions(MG)) == {"number", "done"}  # no MG Base is left
    play(table, MG, act.DONE)
    assert state.stack[-1].kind == "operation"


def test_entrench_spaces() -> None:
    """6.1: COIN Control and MG Troops; in an Unpopulated space only a Base can be built."""
    state = opening()
    put(state, "noctis", mg_troop=1, rd_rebel=1)
    table = operation(state, MG, "recon")
    play(table, MG, ENTRENCH)
    assert spaces_offered(table, MG) == {"europa", "tenzing", "tereshkova", "shenzhou", "tholus", "coronae"}
    play(table, MG, act.Space(space="tholus"), act.Replace(piece="mg_troop", count=1, space="tholus"))
    assert state.stack[-1].kind == "special"


def test_fortified_troops_absorb_damage_and_move_as_troops() -> None:
    """6.1: Damage removes one instead, to Available; a moved one is an ordinary Troop."""
    state = opening()
    put(state, "europa", mg_fortified=2)
    before = state.available["mg_troop"]
    perform(state, lambda turn: place_damage(turn, "europa"))
    assert (state.spaces["europa"].damage, state.spaces["europa"].pieces) == (0, {"mg_fortified": 1})
    assert state.available["mg_troop"] == before + 1
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"), act.Move(piece="mg_fortified", count=1, space="europa"))
    assert state.spaces["tenzing"].pieces["mg_troop"] == 4


def test_entrench_does_not_accompany_assault() -> None:
    """6.1: Train, Secure or Recon."""
    state = opening()
    put(state, "europa", mg_troop=2, rd_rebel_active=1)
    assert specials(operation(state, MG, "assault")) == {"transport"}
    state.stack = []
    assert specials(operation(state, MG, "secure")) == {"entrench", "transport"}


# --- 6.2 Petition -----------------------------------------------------------------------------------------------


def test_example_of_petition_after_recon() -> None:
    """6.2: ten Rebels Activated: four Supply, Profits fall by 4."""
    state = empty()
    state.profits = 9
    supply = state.earth["supply"]
    put(state, "arsia", mg_troop=6, rd_rebel=6)
    put(state, "syria", mg_troop=4, rd_rebel=4)
    table = operation(state, MG, "recon")
    assert "petition" not in specials(table)
    play(table, MG, act.Space(space="arsia"), act.DONE, act.Space(space="syria"), act.DONE)
    assert "petition" not in specials(table)
    play(table, MG, act.DONE, act.DONE)  # no more spaces, no Base
    assert "petition" in specials(table)
    play(table, MG, PETITION)
    assert not state.stack
    assert (state.earth["supply"], state.profits) == (supply + 4, 5)


def test_example_of_petition_after_assault() -> None:
    """6.2: ten Rebels removed, no loss: one Supply, EG+, Profits fall by 3."""
    state = empty()
    state.profits = 9
    supply = state.earth["supply"]
    put(state, "arsia", mg_troop=6, rd_rebel_active=6)
    put(state, "syria", mg_troop=4, rd_rebel_active=4)
    table = operation(state, MG, "assault")
    play(table, MG, act.Space(space="arsia"), act.Space(space="syria"), act.DONE, PETITION)
    assert not state.stack
    assert (state.earth["supply"], state.profits, state.eg_plus) == (supply + 1, 6, True)


def test_petition_after_a_bloody_assault() -> None:
    """6.2: no praise unless more Rebel than COIN forces were removed; replies count as the Assault's losses."""
    state = empty("bloody")
    state.profits = 9
    put(state, "gandhi", mg_troop=1, rd_rebel_active=1, rd_rebel=6)
    table = operation(state, MG, "assault")
    play(table, MG, act.Space(space="gandhi"))
    play(table, RD, act.choose("op_attack"))
    while table.waiting() == (RD,):
        play(table, RD, table.actions(RD)[0])
    assert "mg_troop" not in state.spaces["gandhi"].pieces
    play(table, MG, PETITION)
    assert (state.profits, state.eg_plus) == (8, False)


def test_petition_stops_at_twelve_supply() -> None:
    """1.4, 6.2: Profits fall only for markers placed."""
    state = empty()
    state.profits = 9
    state.earth["supply"] = 12 - state.transit["supply"]
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="europa"), act.DONE, PETITION)
    assert state.profits == 9


# --- 6.3 Transport ----------------------------------------------------------------------------------------------


def test_example_of_transport() -> None:
    """6.3: Phobos, Tharsis Tholus with its Base, and as Controller two more: Ascraeus Mons and Europa."""
    state = opening()
    state.eg_box = 6
    put(state, "tholus", mg_base=1, mg_troop=3)
    put(state, "ascraeus")
    table = operation(state, MG, "train")
    play(table, MG, TRANSPORT, act.Space(space="ascraeus"), act.Space(space="europa"))
    play(table, MG, act.Space(space="phobos"), act.Move(piece="eg_troop", count=2, space="ascraeus"))
    play(table, MG, act.Space(space="tholus"), act.Move(piece="mg_troop", count=3, space="europa"), act.DONE)
    assert state.spaces["ascraeus"].pieces == {"eg_troop": 2}
    assert state.spaces["europa"].pieces["mg_troop"] == 5
    assert state.spaces["phobos"].pieces["eg_troop"] == 2
    assert state.stack[-1].kind == "operation"


def test_transport_without_the_controller() -> None:
    """6.3 and the FAQ: one further space, and no EG Troops."""
    state = opening()
    table = operation(state, MG, "train")
    play(table, MG, TRANSPORT, act.Space(space="europa"))
    assert spaces_offered(table, MG) == {"europa", "tholus", "coronae"}
    play(table, MG, act.Space(space="europa"))
    assert {a.piece for a in table.actions(MG) if isinstance(a, act.Move)} == {"mg_troop"}
    assert {a.space for a in table.actions(MG) if isinstance(a, act.Move)} == {"phobos", "tholus", "coronae"}


def test_transport_among_bases_only() -> None:
    """6.3: up to one further space, so none is fine too."""
    state = opening()
    table = operation(state, MG, "train")
    play(table, MG, TRANSPORT, act.DONE, act.Space(space="tholus"))
    play(table, MG, act.Move(piece="mg_troop", count=2, space="coronae"), act.DONE)
    assert state.spaces["coronae"].pieces["mg_troop"] == 4


def test_storms_stop_transport() -> None:
    """1.10: neither a Raging Desert, with or without a Base, nor a Raging Labyrinth."""
    state = opening()
    for space in ("tholus", "arsia", "europa"):
        state.spaces[space].storm = "raging"
    table = operation(state, MG, "train")
    play(table, MG, TRANSPORT)
    assert not {"arsia", "europa"} & spaces_offered(table, MG)
    play(table, MG, act.Space(space="tenzing"), act.Space(space="tenzing"))
    assert {a.space for a in table.actions(MG) if isinstance(a, act.Move)} == {"phobos", "coronae"}


# --- between Operation and Special Activity ---------------------------------------------------------------------


def test_petition_counts_rebels_activated_not_units_moved() -> None:
    """6.2: six Troops move, one Rebel is Activated: one Supply only."""
    state = empty()
    state.profits = 9
    supply = state.earth["supply"]
    put(state, "arsia", mg_troop=6)
    put(state, "syria", rd_rebel=1)
    table = operation(state, MG, "recon")
    play(table, MG, act.Space(space="syria"), act.Move(piece="mg_troop", count=6, space="arsia"), act.DONE, act.DONE)
    while PETITION not in table.actions(MG):
        play(table, MG, act.DONE)
    play(table, MG, PETITION)
    assert (state.earth["supply"], state.profits) == (supply + 1, 8)


def test_a_special_activity_before_does_not_charge_a_space_without_troops() -> None:
    """5.1, 6.3: Transport in one further space, then Train without Resources for Troops: nothing to pay."""
    state = opening()
    state.mg_resources = 2
    table = operation(state, MG, "train")
    play(table, MG, TRANSPORT, act.Space(space="europa"), act.DONE, act.Space(space="europa"))
    assert all(frame.owed == 0 for frame in state.stack if frame.kind == "operation")
    assert state.mg_resources == 2
