"""Ways to play without thinking. Together they reach corners that one of them alone would miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from games.core.engine import Table
from games.core.flow import State, able, asking
from games.core.model import Action, SeatId

Move = tuple[SeatId, Action]
Policy = Callable[[Table[State], Random], Move]

ENDERS = frozenset({"done", "pass", "skip", "rest", "keep", "stop", "decline", "end", "end_turn", "finish", "no"})
"""Kinds of actions that finish a move or turn something down."""
STRAY = 0.1
"""Every stubborn policy strays now and then, so that choosing and un-choosing the same thing cannot go on for ever."""


def _seat(table: Table[State], rng: Random) -> SeatId:
    return rng.choice(table.waiting())


def uniform(table: Table[State], rng: Random) -> Move:
    """Any waiting seat, any of its actions."""
    seat = _seat(table, rng)
    return seat, rng.choice(table.actions(seat))


def _preferring(wanted: Callable[[Table[State], SeatId, Sequence[Action]], Sequence[Action]]) -> Policy:
    def play(table: Table[State], rng: Random) -> Move:
        seat = _seat(table, rng)
        actions = table.actions(seat)
        chosen = wanted(table, seat, actions)
        return seat, rng.choice(actions if not chosen or rng.random() < STRAY else chosen)

    return play


def _lazy(table: Table[State], seat: SeatId, actions: Sequence[Action]) -> Sequence[Action]:
    found = asking(table.state, seat)
    default = found[1].default(table.state, seat) if found else None
    return [default] if default is not None else [a for a in actions if a.kind in ENDERS]


lazy = _preferring(_lazy)
"""What a timeout would do, or whatever ends the move."""
greedy = _preferring(lambda table, seat, actions: [a for a in actions if a.kind not in ENDERS])
"""Goes on with a move for as long as it can."""
first = _preferring(lambda table, seat, actions: actions[:1])
"""The first button."""
last = _preferring(lambda table, seat, actions: actions[-1:])
"""The last button."""


def changer(table: Table[State], rng: Random) -> Move:
    """Uses optional decisions too: changes its mind about secret choices."""
    waiting = table.waiting()
    optional = [seat for seat in able(table.state) if seat not in waiting]
    if optional and rng.random() < 0.4:
        seat = rng.choice(optional)
        actions = table.actions(seat)
        if actions:
            return seat, rng.choice(actions)
    return uniform(table, rng)


class Curious:
    """Prefers what it has done least in this game, kind by kind, then action by action: plays what others only sell."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __call__(self, table: Table[State], rng: Random) -> Move:
        seat = _seat(table, rng)
        actions = table.actions(seat)
        rarest = min(self.done[action.kind] for action in actions)
        kinds = [action for action in actions if self.done[action.kind] <= rarest + 1]
        if rng.random() < STRAY:
            kinds = list(actions)
        rng.shuffle(kinds)
        action = min(kinds, key=lambda a: self.done[a.model_dump_json()])
        self.done[action.kind] += 1
        self.done[action.model_dump_json()] += 1
        return seat, action


POLICIES: dict[str, Callable[[], Policy]] = {
    "uniform": lambda: uniform,
    "lazy": lambda: lazy,
    "greedy": lambda: greedy,
    "first": lambda: first,
    "last": lambda: last,
    "changer": lambda: changer,
    "curious": Curious,
}
"""Makers of a player for one game."""
