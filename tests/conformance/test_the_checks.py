"""The suite itself: a tiny game with one promise broken at a time must be caught, with a replay file that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.core.engine import Table
from games.core.flow import Turn
from games.core.message import Label, Message, Prompt, Refusal, m
from games.core.model import Action, SeatId
from tests.conformance import files, hidden, playout
from tests.conformance.files import Broken, read_playthrough
from tests.conformance.modes import mode_named
from tests.conformance.playout import Care, play_watched
from tests.tiny import TINY, TinyState
from tests.tiny.frames import Bids, Choice, Gift
from tests.tiny.rules import TinyRules
from tests.tiny.state import Bid, Draw, Rest, TinyView


def played(seed: str = "broken", policy: str = "greedy") -> None:
    play_watched(mode_named("tiny-three-long"), seed, policy, Care(share=1, most=None, most_actions=None))


@pytest.fixture(autouse=True)
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "OUT", tmp_path)
    return tmp_path


def test_the_game_as_it_is_passes(out: Path) -> None:
    played()
    assert list(out.iterdir()) == []


Patch = Callable[[pytest.MonkeyPatch], None]


def method(owner: type, name: str, new: Callable[..., Any]) -> Patch:
    return lambda patch: patch.setattr(owner, name, new)


real_view, real_draw, real_actions = TinyRules.view, Choice.take, Choice.actions
real_bid, real_prompt, real_permute = Bids.take, Gift.prompt, TinyRules.permute_hidden
real_evening = Choice.prompt


def view_with_the_deck(self: TinyRules, state: TinyState, viewer: SeatId | None) -> TinyView:
    return real_view(self, state, viewer).model_copy(update={"round": state.deck[-1] if state.deck else 0})


def view_with_the_bids(self: TinyRules, state: TinyState, viewer: SeatId | None) -> TinyView:
    seen = real_view(self, state, viewer)
    return seen.model_copy(update={"deck": sum(p.bid or 0 for p in state.people.values())})


def view_with_the_seed(self: TinyRules, state: TinyState, viewer: SeatId | None) -> TinyView:
    return real_view(self, state, viewer).model_copy(update={"bidden": (state.rng.seed,)})


def draw_without_a_barrier(self: Choice, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
    if isinstance(action, Draw):
        self.drawn += 1
        turn.state.people[seat].hand.append(turn.state.deck.pop())
        turn.say("tiny-drew", seat=seat, who="x")
        return
    real_draw(self, turn, seat, action)


def dice_without_a_barrier(self: Choice, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
    if isinstance(action, Rest):
        turn.state.rng.die()
    real_draw(self, turn, seat, action)


def bid_told_to_all(self: Bids, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
    assert isinstance(action, Bid)
    real_bid(self, turn, seat, action)
    turn.say("tiny-reveal", seat=seat, who="x", n=action.lantern)


def gift_question_with_the_hand(self: Gift, state: TinyState, seat: SeatId) -> Prompt:
    return Prompt(m("tiny-no-lantern", n=state.people[seat].hand[0]))


def options_by_the_deck(self: Choice, state: TinyState, seat: SeatId) -> Sequence[Action]:
    return [Draw(), Rest()] if state.deck and state.deck[-1] > 4 and self.drawn < 2 else [Rest()]


def nothing(self: Any, state: TinyState, seat: SeatId) -> Sequence[Action]:
    return []


def twice(self: Choice, state: TinyState, seat: SeatId) -> Sequence[Action]:
    return [*real_actions(self, state, seat), Rest()]


def impossible(self: Choice, state: TinyState, seat: SeatId) -> Sequence[Action]:
    return [Draw(), Rest()]


def looking_changes(self: Choice, state: TinyState, seat: SeatId) -> Prompt:
    state.round += 0 if state.round > 1 else 1
    return real_evening(self, state, seat)


def shuffled_in_place(self: TinyRules, state: TinyState, viewer: SeatId | None, rng: Any) -> TinyState:
    rng.shuffle(state.deck)
    return real_permute(self, state, viewer, rng)


BROKEN: dict[str, tuple[Patch, str]] = {
    "the view shows the deck": (method(TinyRules, "view", view_with_the_deck), "shows hidden things: .round"),
    "the view shows bids": (method(TinyRules, "view", view_with_the_bids), "learns something without a barrier"),
    "the view shows the seed": (method(TinyRules, "view", view_with_the_seed), "contains the seed"),
    "a draw can be undone": (method(Choice, "take", draw_without_a_barrier), "without a barrier event"),
    "a die can be rolled again": (method(Choice, "take", dice_without_a_barrier), "chance was used"),
    "a secret bid is told": (method(Bids, "take", bid_told_to_all), "reads in the log"),
    "a question shows a hand": (method(Gift, "prompt", gift_question_with_the_hand), "in the question to"),
    "options depend on the deck": (method(Choice, "actions", options_by_the_deck), "depends on what it cannot see"),
    "asked without an option": (method(Choice, "actions", nothing), "has no action"),
    "an action twice": (method(Choice, "actions", twice), "the same action twice"),
    "an option that fails": (method(Choice, "actions", impossible), "was offered but fails"),
    "two options read alike": (
        method(Choice, "label", lambda self, state, seat, action: Label(m("tiny-rest"))),
        "both read 'Rest' in en",
    ),
    "a label too long": (
        method(Choice, "label", lambda self, state, seat, action: Label(m("tiny-give", n=action.kind * 20, who="x"))),
        "at most 80",
    ),
    "a text that is missing": (
        method(Choice, "prompt", lambda self, state, seat: Prompt(m("tiny-nowhere"))),
        "'tiny-nowhere' is missing in: en, ko",
    ),
    "a variable that is missing": (
        method(Choice, "prompt", lambda self, state, seat: Prompt(m("tiny-bid"))),
        "message 'tiny-bid'",
    ),
    "a default that is no option": (
        method(Choice, "default", lambda self, state, seat: Bid(lantern=1)),
        "is not an option",
    ),
    "refused and offered": (
        method(Choice, "refused", lambda self, state, seat: [(Rest(), Refusal(Message("tiny-rest")))]),
        "both offered and refused",
    ),
    "looking changes the state": (method(Choice, "prompt", looking_changes), "changed it"),
    "the permutation changes its input": (
        method(TinyRules, "permute_hidden", shuffled_in_place),
        "changed its input",
    ),
    "an invariant breaks": (
        method(Choice, "take", lambda self, turn, seat, action: turn.state.deck.extend([1, 1, 1])),
        "a lantern too many",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_caught(name: str, monkeypatch: pytest.MonkeyPatch, out: Path) -> None:
    patch, complaint = BROKEN[name]
    patch(monkeypatch)
    with pytest.raises(Broken) as caught:
        for seed in range(8):
            played(f"broken {seed}")
    assert complaint in str(caught.value)
    (left,) = out.iterdir()
    assert f"out/{left.name}" in str(caught.value)
    play = read_playthrough(left)
    assert (play.game, play.seats) == ("tiny", ["p1", "p2", "p3"])
    assert play.options == {"players": 3, "rounds": 4}


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_ACTIONS", 5)
    with pytest.raises(Broken, match="no end after 5 actions"):
        played()


def test_something_kept_outside_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter in the process: the second copy of the same game goes another way."""
    count = iter(range(10**6))

    def take(self: Choice, turn: Turn[TinyState], seat: SeatId, action: Action) -> None:
        turn.state.people[seat].score += next(count)
        real_draw(self, turn, seat, action)

    monkeypatch.setattr(Choice, "take", take)
    with pytest.raises(Broken, match=r"without a barrier event|outside the state"):
        played()


def test_a_replay_file_plays_again(out: Path) -> None:
    seen = play_watched(mode_named("tiny-two"), "file", "changer", Care())
    files.write_failure(seen.play, "nothing was wrong")
    (left,) = out.iterdir()
    again = read_playthrough(left)
    assert again == seen.play
    table: Table[TinyState] = Table(TINY, TINY.start(again.seed, again.seats, again.game_options).state)
    for seat, action in again.log:
        table.act(seat, action)
    assert files.digest(TINY, table.state) == again.end


class Board:
    """A renderer for the tiny game that shows, where it is told to, how often it was asked: unlike for like views."""

    def __init__(self, wrong: str) -> None:
        self.wrong, self.asked = wrong, 0

    def _told(self, what: str) -> str:
        self.asked += 1
        return f"{what} {self.asked}" if what == self.wrong else what

    def pictures(self, view: TinyView) -> tuple[str, ...]:
        return (self._told("list"),)

    def standing(self, view: TinyView, say: Callable[[Message], str]) -> str:
        return self._told("standing")

    def headline(self, view: TinyView, say: Callable[[Message], str]) -> str:
        return self._told("headline")

    def text(self, view: TinyView, name: str, say: Callable[[Message], str]) -> str:
        return self._told("text") + say(m("tiny-nowhere" if self.wrong == "key" else "tiny-rest"))

    def picture(self, view: TinyView, name: str, say: Callable[[Message], str]) -> str:
        return self._told("picture")


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("list", "list of pictures"),
        ("headline", "the headline"),
        ("standing", "the line under a post"),
        ("text", "the text of"),
        ("picture", "the picture 'list'"),
        ("key", "no text 'tiny-nowhere'"),
    ],
)
def test_a_board_that_tells_too_much_is_caught(wrong: str, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "renderer_of", lambda game: Board(wrong))
    with pytest.raises(Broken, match=complaint):
        play_watched(mode_named("tiny-two"), "a board", "uniform", Care(share=1, most=None, pictures=1))


def test_a_sound_board_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "renderer_of", lambda game: Board(""))
    assert play_watched(mode_named("tiny-two"), "a board", "uniform", Care(share=1, most=None, pictures=1)).looked > 0
