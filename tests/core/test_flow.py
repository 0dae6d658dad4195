"""Frames on a stack: who is asked, what interrupts, what runs by itself."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.engine import Table
from games.core.errors import CorruptState
from games.core.flow import Turn, able, active_frames, asking, settle, waiting
from games.core.message import Event, m
from tests.core.toys import Ask, Auto, Both, End, Endless, Gate, Go, Open, Toy, end, lane, toy
from tests.tiny import TINY


def settled(state: Toy) -> Toy:
    settle(Turn(state))
    return state


def step(state: Toy, seat: str) -> Toy:
    """Only the flow is under test, so any rules object does."""
    rules: Any = TINY
    Table(rules, state).step(seat, Go())
    return state


def test_the_top_frame_runs_first_and_the_one_below_waits() -> None:
    assert settled(toy(Auto(name="below"), Auto(name="top"))).trail == ["top", "below"]


def test_a_pushed_frame_interrupts_the_running_one() -> None:
    assert settled(toy(Auto(name="outer", first=Auto(name="inner")))).trail == ["outer", "inner", "outer"]


def test_a_replaced_frame_does_not_run_again() -> None:
    assert settled(toy(Auto(name="below"), Auto(name="one", then=Auto(name="two")))).trail == ["one", "two", "below"]


def test_settling_stops_at_a_question_and_goes_on_after_the_answer() -> None:
    state = settled(toy(Auto(name="after"), Ask(seat="a"), Auto(name="before")))
    assert (state.trail, waiting(state)) == (["before"], ("a",))
    step(state, "a")
    assert (state.trail, state.stack) == (["before", "a went", "after"], [])


def test_an_interrupt_pushed_by_an_answer_is_asked_before_the_frame_below() -> None:
    state = settled(toy(Ask(seat="a"), Ask(seat="b", does=lambda turn: turn.push(Ask(seat="c")))))
    step(state, "b")
    assert waiting(state) == ("c",)
    step(state, "c")
    assert waiting(state) == ("a",)


def test_nothing_runs_and_nobody_is_asked_when_the_game_is_over() -> None:
    state = settled(toy(Auto(name="never"), Ask(seat="a"), End()))
    assert (state.trail, waiting(state), able(state), asking(state, "a")) == ([], (), (), None)


def test_an_empty_stack_is_at_rest() -> None:
    state = settled(toy())
    assert (waiting(state), able(state), asking(state, "a")) == ((), (), None)


def test_a_frame_that_never_ends_is_an_error_not_a_hang() -> None:
    with pytest.raises(CorruptState, match="endless"):
        settled(toy(Endless()))


# --- together: one stack per seat ----------------------------------------------------------------------------------


def test_all_lanes_are_asked_at_once_and_answered_in_any_order() -> None:
    state = settled(toy(Both(lanes=[lane("a", Ask(seat="a")), lane("b", Ask(seat="b"), Auto(name="b first"))])))
    assert (state.trail, waiting(state)) == (["b first"], ("a", "b"))
    step(state, "b")
    assert waiting(state) == ("a",)
    step(state, "a")
    assert (state.trail, state.stack) == (["b first", "b went", "a went", "both"], [])


def test_waiting_seats_come_in_the_order_of_the_table() -> None:
    state = settled(toy(Both(lanes=[lane("c", Ask(seat="c")), lane("a", Ask(seat="a"))])))
    assert waiting(state) == ("a", "c")


def test_a_frame_pushed_in_a_lane_interrupts_this_lane_only() -> None:
    lanes = [lane("a", Ask(seat="a", does=lambda turn: turn.push(Ask(seat="c")))), lane("b", Ask(seat="b"))]
    state = step(settled(toy(Both(lanes=lanes))), "a")
    assert waiting(state) == ("b", "c")


def test_a_frame_pushed_under_all_lanes_interrupts_all_of_them() -> None:
    lanes = [
        lane("a", Auto(name="a later"), Ask(seat="a", does=lambda turn: turn.state.stack.append(Ask(seat="c")))),
        lane("b", Ask(seat="b")),
    ]
    state = step(settled(toy(Both(lanes=lanes))), "a")
    assert (waiting(state), state.trail) == (("c",), ["a went"])
    step(state, "c")
    assert (waiting(state), state.trail) == (("b",), ["a went", "c went", "a later"])


def test_together_without_lanes_goes_on_at_once() -> None:
    assert settled(toy(Both(lanes=[]), Both(lanes=[lane("a")], name="empty lane"))).trail == ["empty lane", "both"]


def test_together_inside_a_lane_keeps_the_other_lanes_open() -> None:
    inner = Both(name="inner", lanes=[lane("a", Ask(seat="a")), lane("b", Ask(seat="b"))])
    state = settled(toy(Both(name="outer", lanes=[lane("a", Auto(name="after"), inner), lane("c", Ask(seat="c"))])))
    assert waiting(state) == ("a", "b", "c")
    step(state, "b")
    step(state, "a")
    assert (state.trail, waiting(state)) == (["b went", "a went", "inner", "after"], ("c",))
    step(state, "c")
    assert state.trail[-1] == "outer"


def test_an_interrupt_from_a_nested_lane_stops_every_lane() -> None:
    inner = Both(
        name="inner",
        lanes=[
            lane("a", Ask(seat="a", does=lambda turn: turn.state.stack.append(Ask(seat="b")))),
            lane("b", Auto(name="after"), Gate(seat="c")),
        ],
    )
    state = toy(Both(name="outer", lanes=[lane("a", inner)]))
    state.locked = True
    settled(state)
    state.locked = False
    step(state, "a")
    assert (waiting(state), state.trail) == (("b",), ["a went"])


def test_game_over_inside_a_lane_stops_the_other_lanes() -> None:
    state = settled(toy(Both(lanes=[lane("a", Ask(seat="a", does=end)), lane("b", Auto(name="b"), Gate(seat="b"))])))
    assert state.trail == ["b passed the gate", "b"]
    state = toy(Both(lanes=[lane("a", End()), lane("b", Auto(name="never"))]))
    settled(state)
    assert (state.trail, waiting(state)) == ([], ())
    state = toy(Both(lanes=[lane("a", Ask(seat="a", does=end)), lane("b", Ask(seat="b"))]))
    step(settled(state), "a")
    assert (state.over is not None, waiting(state), state.trail) == (True, (), ["a went"])


def test_a_lane_may_clear_the_whole_stack() -> None:
    state = toy(Both(lanes=[lane("a", Ask(seat="a", does=lambda turn: turn.state.stack.clear())), lane("b")]))
    step(settled(state), "a")
    assert (state.stack, state.trail) == ([], ["a went"])


def test_a_later_lane_frees_an_earlier_one() -> None:
    def unlock(turn: Turn[Toy]) -> None:
        turn.state.locked = False

    state = toy(Both(lanes=[lane("a", Gate(seat="a")), lane("b", Ask(seat="b", does=unlock))]))
    state.locked = True
    settled(state)
    assert waiting(state) == ("a", "b")
    step(state, "b")
    assert state.trail == ["b went", "a passed the gate", "both"]


def test_the_lane_of_a_seat() -> None:
    both = Both(lanes=[lane("a", Ask(seat="a")), lane("b")])
    found = both.lane("b")
    assert found is not None and found is both.lanes[1]
    assert both.lane("c") is None


# --- who may act ---------------------------------------------------------------------------------------------------


def test_optional_seats_are_able_but_not_waited_for() -> None:
    state = settled(toy(Open(seat="b", others=["a"])))
    assert (waiting(state), able(state)) == (("b",), ("a", "b"))
    assert asking(state, "c") is None


def test_a_question_that_waits_for_a_seat_comes_before_an_optional_one() -> None:
    asked = Ask(seat="a")
    state = settled(toy(Both(lanes=[lane("b", Open(seat="b", others=["a"])), lane("a", asked)])))
    found = asking(state, "a")
    assert found is not None and found[1] is asked and found[0] == [asked]


def test_active_frames_come_with_the_stack_they_live_on() -> None:
    state = toy(Both(lanes=[lane("a", Auto(name="under"), Ask(seat="a")), lane("b"), lane("c", Ask(seat="c"))]))
    first, _, third = state.stack[0].lanes
    found = list(active_frames(state.stack))
    assert [frame for _, frame in found] == [first.stack[-1], third.stack[-1]]
    assert found[0][0] is first.stack and found[1][0] is third.stack


# --- events --------------------------------------------------------------------------------------------------------


def test_emit_and_say() -> None:
    turn = Turn(toy())
    turn.emit("draw", m("drew", n=1), seat="a", seen_by=("a",), barrier=True, marks=("deck",))
    turn.say("moved", seat="b", marks=("space:x",), n=2)
    assert turn.events == [
        Event("draw", m("drew", n=1), "a", ("a",), True, ("deck",)),
        Event("moved", m("moved", n=2), "b", None, False, ("space:x",)),
    ]
