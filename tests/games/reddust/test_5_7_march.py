"""5.7 March."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from games.core.engine import decision
from games.core.errors import IllegalAction
from games.reddust import actions as act
from games.reddust.operations.registry import OPERATIONS
from games.reddust.vocabulary import RD
from tests.games.reddust.build import empty, opening, operation, play, put, spaces_offered

TEXTS = Texts()


def moves(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def test_example_of_march() -> None:
    """5.7: four Rebels Gandhi, Shepard, Tenzing; one to Syria stays Hidden, one to Tereshkova is Activated; 3 paid."""
    state = opening()
    put(state, "gandhi", rd_rebel=6, rd_base=1)
    put(state, "tenzing", mg_troop=3, level=0)
    put(state, "noctis", rd_rebel=2, rd_base=1)
    put(state, "syria", mg_troop=2, level=2)
    put(state, "tereshkova", mg_troop=3, level=1)
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Space(space="tenzing"))
    asked = decision(state, RD)
    assert asked is not None
    label = next(o.label for o in asked.options if o.action == moves("rd_rebel", 4, "gandhi"))
    assert TEXTS.say(label.text, "en") == "4 Hidden RD Rebels: Gandhi → Shepard → Tenzing"
    moved, *_ = play(table, RD, moves("rd_rebel", 4, "gandhi"), act.DONE)
    assert "move:gandhi>shepard>tenzing" in moved.marks, "the arrow on the map goes the same way"
    play(table, RD, act.Space(space="syria"), moves("rd_rebel", 1, "noctis"), act.DONE)
    play(table, RD, act.Space(space="tereshkova"), moves("rd_rebel", 1, "noctis"), act.DONE, act.DONE)
    assert not state.stack
    assert state.spaces["tenzing"].pieces == {"mg_troop": 3, "rd_rebel": 4}
    assert state.spaces["syria"].pieces == {"mg_troop": 2, "rd_rebel": 1}
    assert state.spaces["tereshkova"].pieces == {"mg_troop": 3, "rd_rebel_active": 1}
    assert state.spaces["shepard"].pieces["rd_rebel"] == 2
    assert state.rd_resources == 14 - 3


def test_enemy_control_at_the_beginning_stops() -> None:
    """5.7: nobody marches through Tenzing to Europa, even once Red Dust has more there than COIN."""
    state = empty()
    put(state, "shepard", rd_rebel=6)
    put(state, "tenzing", mg_troop=1)
    table = operation(state, RD, "march", special="no")
    assert "tenzing" in spaces_offered(table, RD)
    assert "europa" not in spaces_offered(table, RD)
    play(table, RD, act.Space(space="tenzing"), moves("rd_rebel", 4, "shepard"), act.DONE)
    assert "europa" not in spaces_offered(table, RD)
    with pytest.raises(IllegalAction) as told:
        play(table, RD, act.Space(space="europa"))
    assert told.value.refusal.text.key == "reddust-no-rebel-reaches"


def test_one_adjacent_step_with_any_maglevs() -> None:
    """5.7: Desert, Labyrinth, Maglevs; never two steps between adjacent spaces."""
    state = empty()
    put(state, "daedalia", rd_rebel=1)  # beside Shepard
    offered = spaces_offered(operation(state, RD, "march", special="no"), RD)
    assert {"shepard", "tenzing", "europa", "tereshkova"} <= offered
    assert "pavonis" not in offered


def test_spaceports_need_control_and_no_damage() -> None:
    """5.7, 1.7: Labyrinths with RD Control at the beginning, no Damage, no Raging Storm."""
    for harm in ({"damage": 1}, {"storm": "raging"}, {"mg_troop": 1}):
        state = empty()
        put(state, "gandhi", rd_rebel=2)
        put(state, "shenzhou", rd_rebel=1, **harm)
        assert "shenzhou" not in spaces_offered(operation(state, RD, "march", special="no"), RD)
    state = empty()
    put(state, "gandhi", rd_rebel=2)
    put(state, "shenzhou", rd_rebel=1)
    offered = spaces_offered(operation(state, RD, "march", special="no"), RD)
    assert {"shenzhou", "new_cordoba"} <= offered  # on by Maglev


def test_raging_storms() -> None:
    """1.10, 5.7: no way into or out of a Labyrinth, no Desert selected, no step out of one."""
    state = empty()
    put(state, "shepard", rd_rebel=1, storm="raging")
    put(state, "syria", rd_rebel=1, storm="raging")
    put(state, "noctis", rd_rebel=1)
    put(state, "tereshkova", storm="raging")
    put(state, "sinai", storm="raging")
    table = operation(state, RD, "march", special="no")
    assert spaces_offered(table, RD) == {"pavonis", "tholus", "ascraeus", "daedalia", "europa", "tenzing"}
    play(table, RD, act.Space(space="tenzing"))
    assert table.actions(RD) == [moves("rd_rebel", 1, "noctis")]  # by Europa; Shepard and Syria are cut off
    state.stack = []
    table = operation(state, RD, "march", special="no")
    with pytest.raises(IllegalAction) as told:
        play(table, RD, act.Space(space="tereshkova"))
    assert told.value.refusal.rule == "1.10"


def test_groups_are_judged_by_origin() -> None:
    """5.7: two from Noctis and two from Syria with one cube stay Hidden; three from one origin do not."""
    state = empty()
    put(state, "tereshkova", security=1, level=1)
    put(state, "noctis", rd_rebel=2)
    put(state, "syria", rd_rebel=2)
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Space(space="tereshkova"), moves("rd_rebel", 1, "noctis"), moves("rd_rebel", 2, "syria"))
    play(table, RD, moves("rd_rebel", 1, "noctis"))
    assert state.spaces["tereshkova"].pieces == {"security": 1, "rd_rebel": 4}
    state = empty()
    put(state, "tereshkova", security=1, specops=1, level=1)
    put(state, "noctis", rd_rebel=1, rd_rebel_active=1)
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Space(space="tereshkova"), moves("rd_rebel", 1, "noctis"))
    play(table, RD, moves("rd_rebel_active", 1, "noctis"))
    assert state.spaces["tereshkova"].pieces == {"security": 1, "specops": 1, "rd_rebel_active": 2}


def test_no_activation_without_support() -> None:
    """5.7."""
    state = empty()
    put(state, "tereshkova", mg_troop=9, level=-1)
    put(state, "noctis", rd_rebel=5)
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Space(space="tereshkova"), moves("rd_rebel", 5, "noctis"))
    assert state.spaces["tereshkova"].pieces["rd_rebel"] == 5


def test_the_wilderness_hides_those_who_march_in() -> None:
    """5.7: only them; who stood there Active stays Active."""
    state = empty()
    put(state, "sinai", rd_rebel_active=2)
    put(state, "wilderness", rd_rebel_active=1)
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Space(space="wilderness"), moves("rd_rebel_active", 2, "sinai"))
    assert state.spaces["wilderness"].pieces == {"rd_rebel": 2, "rd_rebel_active": 1}


def test_who_arrived_does_not_march_again() -> None:
    """5.7: each Rebel moves once, even when a Special Activity turned it over."""
    state = opening()
    put(state, "sinai", rd_rebel=2)
    put(state, "noctis", rd_base=1)
    table = operation(state, RD, "march")
    play(table, RD, act.Space(space="noctis"), moves("rd_rebel", 1, "sinai"), act.DONE)
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="noctis"), act.DONE)
    assert state.spaces["noctis"].pieces == {"rd_base": 1, "rd_rebel_active": 1}
    play(table, RD, act.Space(space="tholus"))
    assert table.actions(RD) == [moves("rd_rebel", 1, "sinai")]


def test_limited_march_and_haboob() -> None:
    """4.0, 4.1: one destination, several origins; no March under the Haboob."""
    state = opening()
    table = operation(state, RD, "march", most=1, limited=True, special="no")
    play(table, RD, act.Space(space="tereshkova"), moves("rd_rebel", 1, "noctis"), moves("rd_rebel", 1, "shepard"))
    play(table, RD, act.DONE)
    assert not state.stack
    assert state.rd_resources == 13
    assert OPERATIONS["march"].banned_by_haboob
    assert not OPERATIONS["travel"].banned_by_haboob


def test_origins_and_destinations_of_an_event() -> None:
    """7.6: an Event may name where a free March begins and ends."""
    state = opening()
    table = operation(state, RD, "march", free=True, special="no", origins=["noctis"], destinations=["syria", "sinai"])
    assert spaces_offered(table, RD) == {"syria", "sinai"}
    play(table, RD, act.Space(space="sinai"))
    assert {a.space for a in table.actions(RD) if isinstance(a, act.Move)} == {"noctis"}
