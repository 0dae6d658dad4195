"""The computer player for any game."""

from __future__ import annotations

from collections import Counter

from games.ai import AI, players_of
from games.ai.random_player import choose_at_random
from games.core.engine import Decision, Option, decision
from games.core.message import Label, Prompt, Refusal, m
from games.core.rng import Rng
from tests.tiny import TINY, TinyOptions
from tests.tiny.state import Draw, Keep, Rest


def test_it_takes_any_legal_option_and_never_an_explanation() -> None:
    state = TINY.start("ai", ["p1", "p2"], TinyOptions()).state
    label = Label(m("x"))
    options = (Option(Draw(), label), Option(Rest(), label), Option(Keep(), label, Refusal(m("no"))))
    asked, rng = Decision("p1", Prompt(m("ask")), options), Rng(seed="ai")
    taken = Counter(choose_at_random(TINY.view(state, "p1"), asked, rng).kind for _ in range(400))
    assert set(taken) == {"draw", "rest"} and min(taken.values()) > 150


def test_it_uses_its_own_chance_and_leaves_the_game_alone() -> None:
    state = TINY.start("ai", ["p1", "p2"], TinyOptions()).state
    before, asked, rng = TINY.dump(state), decision(state, "p1"), Rng(seed="own")
    assert asked is not None
    choose_at_random(TINY.view(state, "p1"), asked, rng)
    assert (rng.drawn, TINY.dump(state)) == (1, before)


def test_every_game_has_it() -> None:
    assert players_of("tiny") == {"random": choose_at_random}
    assert all(players_of(game)["random"] is choose_at_random for game in AI)
