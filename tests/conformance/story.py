"""A game told as the channel reads it: public events in English, and whom the game waits for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.i18n import Say
from games.core.engine import Table
from games.core.flow import State
from games.core.message import Event, Message
from games.core.model import Result
from games.core.rng import commitment
from tests.conformance.modes import Mode
from tests.conformance.policies import Curious
from tests.conformance.texts import TEXTS

SEED = "golden"


def story_of(mode: Mode) -> str:
    rng, choose = Random(mode.id), Curious()
    say = TEXTS.speaker("en", {s.seat: TEXTS.say(s.name, "en") for s in mode.rules.seats(mode.options)})
    begun = mode.rules.start(SEED, mode.seats, mode.options)
    table: Table[State] = Table(mode.rules, begun.state)
    lines = [f"{mode.game}: {mode.options!r}", f"seed {commitment(SEED)[:16]}...", *public(begun.events, say)]
    moves, asked = 0, table.waiting()
    while not table.over:
        seat, action = choose(table, rng)
        told = public(table.step(seat, action), say)
        moves += 1
        if told:
            lines += ["", f"[{moves}] {say(Message('seat', {'seat': seat}))}", *told]
        if table.waiting() != asked:
            asked = table.waiting()
            lines += [f"   waiting for: {', '.join(asked)}"] if told and asked else []
    assert table.state.over is not None
    return "\n".join([*lines, "", *ending(table.state.over, say), f"{moves} actions"]) + "\n"


def public(events: Sequence[Event], say: Say) -> list[str]:
    return [f" · {say(event.text)}{' |' if event.barrier else ''}" for event in events if event.seen_by is None]


def ending(result: Result, say: Say) -> list[str]:
    lines = [say(Message(result.reason))]
    for line in result.lines:
        parts = ", ".join(f"{say(Message(key))} {points}" for key, points in line.parts)
        star = " *" if line.winner else ""
        lines.append(f"{line.place}. {say(Message('seat', {'seat': line.seat}))}: {line.total}{star} {parts}".rstrip())
    return lines
