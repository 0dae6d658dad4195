"""The luck of the draw from the public events."""

from __future__ import annotations

import random

import pytest

from games.ares.rules import ARES as RULES
from games.ares.state import AresOptions
from games.core.engine import Table
from renderers.ares.renderer import ARES
from tests.renderers.ares.scenes import look, say
from tools.board import choose


@pytest.mark.parametrize("language", ["en", "ko"])
def test_cards_drawn_played_and_sold_add_up(language: str) -> None:
    options = AresOptions(players=3)
    chance = random.Random(5)
    step = RULES.start("luck", [spec.seat for spec in RULES.seats(options)], options)
    table, events = Table(RULES, step.state), list(step.events)
    sold = dict.fromkeys(table.state.seats, 0)
    while not table.over:
        seat = chance.choice(table.waiting())
        action = choose(list(table.actions(seat)), chance)
        before = len(table.state.people[seat].hand)
        events += table.step(seat, action)
        if action.kind == "sell":
            assert len(table.state.people[seat].hand) <= before
            sold[seat] += 1
    view = look(table)
    text, _ = ARES.report(view, say(language), [event for event in events if event.seen_by is None])
    bare, _ = ARES.report(view, say(language))
    added = text.removeprefix(bare).strip().split("\n")
    assert len(added) == 3
    for line, shown in zip(added, view.seats, strict=True):
        drawn, played, sales = (int(word) for word in numbers(line))
        assert played == len(shown.tableau)
        assert sales >= sold[shown.seat]
        assert drawn >= 10


def numbers(line: str) -> list[str]:
    """The last three whole numbers: names may have some of their own."""
    words = "".join(c if c.isdigit() else " " for c in line).split()
    return words[-3:]
