"""The luck of the dice from the public events: every roll is counted, against what was to be expected."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.core.engine import Table
from games.core.message import Event, m
from games.core.rng import Rng
from games.reddust.rules import RED_DUST as RULES
from games.reddust.say import space_name
from games.reddust.state import RedDustOptions
from renderers.reddust import luck
from renderers.reddust.renderer import RED_DUST
from tests.renderers.reddust.scenes import ended, look, say
from tools.board import choose


def attack(seat: str, a: int, b: int) -> Event:
    return Event(luck.ATTACK, m(luck.ATTACK, space=space_name("gandhi"), a=a, b=b), seat)


def storm(space: str, white: int, black: int, *, again: bool = False) -> Event:
    kind = luck.STORM_AGAIN if again else luck.STORM
    return Event(kind, m(kind, white=white, black=black, space=space_name(space)))


def test_each_kind_of_roll_is_told() -> None:
    events = [
        attack("RD", 1, 2),
        attack("RD", 3, 2),
        attack("CR", 6, 6),
        Event(luck.EVENT, m(luck.EVENT, n=4), "MG"),
        storm("gandhi", 1, 1),
        storm("sharma", 5, 1),
        storm("gandhi", 1, 1, again=True),
        Event("reddust-dice-set", m("reddust-dice-set", space=space_name("gandhi"), a=1, b=1), "RD"),
    ]
    told = [say()(message) for message in luck.lines(events)]
    assert told == [
        "Attack dice: Red Dust 4 dice, 2.0 on average and Reclaimers 2 dice, 6.0 on average (3.5 is usual, low hits)",
        "All 13 dice: 1: 6 · 2: 2 · 3: 1 · 4: 1 · 5: 1 · 6: 2 (2.2 of each to be expected)",
        "3 storm rolls, 1 of them where a storm already was; most at Gandhi (2)",
    ]
    assert luck.lines([]) == []


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_report_ends_with_the_luck(language: str) -> None:
    view = ended("none")
    bare, _ = RED_DUST.report(view, say(language))
    with_luck, _ = RED_DUST.report(view, say(language), [attack("RD", 1, 2), storm("gandhi", 1, 1)])
    added = with_luck.removeprefix(bare).strip().split("\n")
    assert len(added) == 3
    assert "reddust-" not in with_luck


def test_no_die_of_a_whole_game_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: Counter[int] = Counter()
    die = Rng.die

    def noted(rng: Rng, sides: int = 6) -> int:
        value = die(rng, sides)
        rolled[value] += 1
        return value

    monkeypatch.setattr(Rng, "die", noted)
    options = RedDustOptions()
    chance = random.Random(3)
    step = RULES.start("luck", [spec.seat for spec in RULES.seats(options)], options)
    table, events = Table(RULES, step.state), list(step.events)
    while not table.over:
        seat = chance.choice(table.waiting())
        events += table.step(seat, choose(list(table.actions(seat)), chance))
    public = [event for event in events if event.seen_by is None]
    faces = " · ".join(f"{face}: {rolled[face]}" for face in range(1, 7))
    text, _ = RED_DUST.report(look(table), say(), public)
    assert f"All {rolled.total()} dice: {faces} (" in text
