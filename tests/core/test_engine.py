"""The engine over the tiny game: one list of options, pure application, all or nothing, replay."""

from __future__ import annotations

import pytest

from games.core.engine import Table, apply, apply_all, decision, decisions, replay
from games.core.errors import GameError, IllegalAction, NotAsked
from games.core.flow import able, waiting
from games.core.message import Event, m
from games.core.model import Action
from tests.tiny import TINY, TinyOptions, TinyState
from tests.tiny.frames import Bids, Choice, Evening, Gift
from tests.tiny.state import Bid, Draw, Give, Keep, Rest


def start(players: int = 2, seed: str = "lamp") -> TinyState:
    options = TinyOptions.model_validate({"players": players})
    return TINY.start(seed, [s.seat for s in TINY.seats(options)], options).state


def dealt(*hands: list[int], seed: str = "lamp") -> TinyState:
    """A position with these hands."""
    state = start(len(hands), seed)
    for seat, hand in zip(state.seats, hands, strict=True):
        state.people[seat].hand = list(hand)
    return state


# --- the list of options -------------------------------------------------------------------------------------------


def test_a_decision_lists_every_legal_action_with_its_label() -> None:
    asked = decision(dealt([5, 2, 5], [1, 3, 4]), "p1")
    assert asked is not None
    assert [(o.action, o.label.text, o.refusal) for o in asked.options] == [
        (Bid(lantern=2), m("tiny-bid", n=2), None),
        (Bid(lantern=5), m("tiny-bid", n=5), None),
    ]
    assert (asked.seat, asked.prompt.text, asked.optional, asked.default) == (
        "p1",
        m("tiny-ask-bid"),
        False,
        Bid(lantern=2),
    )


def test_explanations_follow_the_legal_options() -> None:
    asked = decision(dealt([1, 2, 3], [1, 3, 4]), "p1", explain=True)
    assert asked is not None
    assert [o.action for o in asked.options[3:]] == [Bid(lantern=n) for n in range(4, 10)]
    assert all(o.refusal and o.refusal.text == m("tiny-no-lantern", n=o.action.lantern) for o in asked.options[3:])  # type: ignore[attr-defined]  # all are bids


def test_an_answered_secret_choice_stays_open_as_an_optional_decision() -> None:
    state = dealt([1, 2, 3], [1, 3, 4], [7, 8, 9])
    after = apply(TINY, state, "p1", Bid(lantern=1)).state
    assert (waiting(after), able(after)) == (("p2", "p3"), ("p1", "p2", "p3"))
    asked = decision(after, "p1")
    assert asked is not None and asked.optional
    assert [o.action for o in asked.options] == [Bid(lantern=2), Bid(lantern=3)]
    assert [(d.seat, d.optional) for d in decisions(after)] == [("p1", True), ("p2", False), ("p3", False)]
    assert apply(TINY, after, "p1", Bid(lantern=3)).state.people["p1"].bid == 3


def test_no_decision_for_a_seat_that_is_not_asked() -> None:
    state = dealt([1, 2, 3], [7, 8, 9])
    after = apply(TINY, apply(TINY, state, "p1", Bid(lantern=1)).state, "p2", Bid(lantern=9)).state
    assert isinstance(after.stack[-1], Gift)
    assert decision(after, "p2") is None
    assert [d.seat for d in decisions(after)] == ["p1"]
    assert Table(TINY, after).actions("p2") == ()


# --- applying ------------------------------------------------------------------------------------------------------


def test_applying_leaves_the_input_alone() -> None:
    state = dealt([1, 2, 3], [7, 8, 9])
    before = TINY.dump(state)
    step = apply(TINY, state, "p1", Bid(lantern=2))
    assert TINY.dump(state) == before
    assert step.state.people["p1"].bid == 2
    assert step.events == (Event("bid", m("tiny-you-bid", n=2), "p1", ("p1",)),)
    assert not step.barrier


def test_a_step_with_a_reveal_is_a_barrier() -> None:
    state = apply(TINY, dealt([1, 2, 3], [7, 8, 9]), "p1", Bid(lantern=2)).state
    step = apply(TINY, state, "p2", Bid(lantern=7))
    assert step.barrier
    assert [e.kind for e in step.events] == ["bid", "reveal", "reveal", "tiny-scores"]


def evening() -> TinyState:
    state = dealt([1, 2, 3], [7, 8, 9])
    for seat, action in (("p1", Bid(lantern=1)), ("p2", Bid(lantern=9)), ("p1", Keep())):
        state = apply(TINY, state, seat, action).state
    assert isinstance(state.stack[-1], Evening)
    return state


def test_a_plan_is_applied_in_order() -> None:
    step = apply_all(TINY, evening(), "p2", [Draw(), Draw(), Rest()])
    assert len(step.state.people["p2"].hand) == 4
    assert waiting(step.state) == ("p1",)
    assert [e.kind for e in step.events] == ["draw", "drawn", "draw", "drawn", "tiny-rests"]


def test_a_plan_is_applied_wholly_or_not_at_all() -> None:
    state = evening()
    before = TINY.dump(state)
    with pytest.raises(IllegalAction):
        apply_all(TINY, state, "p2", [Draw(), Draw(), Draw(), Rest()])
    with pytest.raises(NotAsked):
        apply_all(TINY, state, "p2", [Rest(), Rest()])
    assert TINY.dump(state) == before


def test_an_empty_plan_changes_nothing() -> None:
    state = evening()
    step = apply_all(TINY, state, "p2", [])
    assert (TINY.dump(step.state), step.events, step.state is state) == (TINY.dump(state), (), False)


def test_the_refusal_of_a_known_mistake_teaches() -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(TINY, dealt([1, 2, 3], [7, 8, 9]), "p1", Bid(lantern=9))
    assert caught.value.refusal.text == m("tiny-no-lantern", n=9)
    assert caught.value.refusal.rule == "1.1"


@pytest.mark.parametrize("action", [Bid(lantern=77), Give(to="p2", lantern=1), Rest()])
def test_anything_else_is_not_an_option(action: Action) -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(TINY, dealt([1, 2, 3], [7, 8, 9]), "p1", action)
    assert caught.value.refusal.text == m("core-not-an-option")


@pytest.mark.parametrize("seat", ["p2", "p9", ""])
def test_a_seat_that_is_not_asked_is_told_so(seat: str) -> None:
    state = dealt([1, 2, 3], [7, 8, 9])
    state.stack = [Gift(seat="p1")]
    with pytest.raises(NotAsked) as caught:
        apply(TINY, state, seat, Keep())
    assert caught.value.refusal.text == m("core-not-asked")
    with pytest.raises(NotAsked):
        Table(TINY, state).step(seat, Keep())


def test_refusals_are_game_errors_and_name_their_key() -> None:
    assert issubclass(IllegalAction, GameError) and issubclass(NotAsked, GameError)
    assert str(NotAsked()) == "core-not-asked"


def test_a_table_steps_its_copy_in_place() -> None:
    table = Table(TINY, dealt([1, 2, 3], [7, 8, 9]))
    assert table.act("p1", Bid(lantern=2)) == [Event("bid", m("tiny-you-bid", n=2), "p1", ("p1",))]
    assert (table.state.people["p1"].bid, table.waiting(), table.over) == (2, ("p2",), False)
    before = TINY.dump(table.state)
    with pytest.raises(IllegalAction):
        table.act("p2", Bid(lantern=1))
    assert TINY.dump(table.state) == before


def test_an_action_goes_to_the_lane_of_its_seat() -> None:
    state = apply(TINY, evening(), "p2", Draw()).state
    lanes = state.stack[-1].lanes  # type: ignore[union-attr]  # evening() ends in an Evening
    assert lanes[0].stack == [Choice(seat="p1")]
    assert lanes[1].stack == [Choice(seat="p2", drawn=1)]


# --- seed, log, replay ---------------------------------------------------------------------------------------------


def whole_game(seed: str) -> tuple[TinyState, list[tuple[str, Action]]]:
    table, log = Table(TINY, start(3, seed)), []
    while not table.over:
        seat = table.waiting()[-1]
        action = table.actions(seat)[-1]
        log.append((seat, action))
        table.step(seat, action)
    return table.state, log


def test_the_log_and_the_seed_lead_to_the_same_state() -> None:
    end, log = whole_game("one")
    options = TinyOptions(players=3)
    again = replay(TINY, "one", ["p1", "p2", "p3"], options, log)
    assert TINY.dump(again) == TINY.dump(end)
    assert replay(TINY, "one", ["p1", "p2", "p3"], options, log[:3]).over is None
    assert TINY.dump(whole_game("two")[0]) != TINY.dump(end)


def test_a_forged_log_is_refused() -> None:
    _, log = whole_game("one")
    seat = log[0][0]
    with pytest.raises(IllegalAction):
        replay(TINY, "one", ["p1", "p2", "p3"], TinyOptions(players=3), [(seat, Bid(lantern=99)), *log[1:]])
    with pytest.raises(NotAsked):
        replay(TINY, "one", ["p1", "p2", "p3"], TinyOptions(players=3), [*log, log[-1]])


def test_setup_runs_to_the_first_question() -> None:
    state = start()
    assert state.stack == [Bids()]
    assert waiting(state) == ("p1", "p2")


def test_actions_survive_their_json() -> None:
    for action in (Bid(lantern=3), Give(to="p2", lantern=1), Keep(), Draw(), Rest()):
        assert TINY.action_from_json(TINY.action_json(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"kind":"fly"}',
        '{"kind":"bid"}',
        '{"kind":"bid","lantern":"x"}',
        '{"lantern":1}',
        '{"kind":"rest","extra":1}',
    ],
)
def test_an_action_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        TINY.action_from_json(text)
    assert caught.value.refusal.text == m("core-unknown-action")
