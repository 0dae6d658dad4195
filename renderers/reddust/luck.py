"""The luck of the dice: what was rolled against what was to be expected, and where the storms fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.message import Event, Message, m
from renderers.reddust import words
from renderers.reddust.pieces import FACTIONS

ATTACK, EVENT = "reddust-dice-rolled", "reddust-rolled"
STORM, STORM_AGAIN = "reddust-storm-approaching", "reddust-storm-raging"
DICE = {ATTACK: ("a", "b"), EVENT: ("n",), STORM: ("white", "black"), STORM_AGAIN: ("white", "black")}
"""Kind of event -> the arguments that are dice. Dice set by an Ambush are not rolled."""
SIDES = 6
EXPECTED = "3.5"


def lines(events: Sequence[Event]) -> list[Message]:
    rolled = [(event, _dice(event)) for event in events if event.kind in DICE]
    if not rolled:
        return []
    return [*_attacks(rolled), _faces(rolled), *_storms(rolled)]


def _dice(event: Event) -> list[int]:
    return [int(str(event.text.args[name])) for name in DICE[event.kind]]


def _attacks(rolled: Sequence[tuple[Event, list[int]]]) -> list[Message]:
    """5.9: a die hits when it is no higher than the attacker's Rebels: low is lucky."""
    parts: list[Message] = []
    for faction in FACTIONS:
        dice = [die for event, found in rolled if event.kind == ATTACK and event.seat == faction for die in found]
        if dice:
            mean = f"{sum(dice) / len(dice):.1f}"
            parts.append(m("reddust-board-report-rolls", faction=words.faction_name(faction), n=len(dice), mean=mean))
    return [m("reddust-board-report-attacks", rolls=tuple(parts), expected=EXPECTED)] if parts else []


def _faces(rolled: Sequence[tuple[Event, list[int]]]) -> Message:
    count = Counter(die for _, dice in rolled for die in dice)
    total = count.total()
    faces = " · ".join(f"{face}: {count[face]}" for face in range(1, SIDES + 1))
    return m("reddust-board-report-faces", n=total, faces=faces, expected=f"{total / SIDES:.1f}")


def _storms(rolled: Sequence[tuple[Event, list[int]]]) -> list[Message]:
    storms = [event for event, _ in rolled if event.kind in (STORM, STORM_AGAIN)]
    if not storms:
        return []
    again = sum(event.kind == STORM_AGAIN for event in storms)
    spaces: dict[str, Message] = {}
    hits: Counter[str] = Counter()
    for event in storms:
        space = event.text.args["space"]
        assert isinstance(space, Message)  # the space's name
        spaces[space.key] = space
        hits[space.key] += 1
    (most, times), *_ = hits.most_common(1)
    return [m("reddust-board-report-storms", n=len(storms), again=again, space=spaces[most], times=times)]
