"""A long chain of steps as one short word: an autocomplete value has 100 characters, a move of a heavy game more.

Each step is written as its place in the list of legal actions, all places together as one number in mixed radix (a step
among three takes less room than one among fifty). The word needs no memory, so it outlives a restart; a checksum of the
steps tells when the position has changed so much that it would mean something else.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.controls import short_hash
from bot.drafts import MOST_STEPS
from bot.tables import Live
from games.core.engine import Table
from games.core.model import Action, SeatId

MARK = "~"
_SHAPE = re.compile(rf"{MARK}(\d{{1,2}})\.([A-Za-z0-9_-]{{0,80}})\.([0-9a-f]{{8}})")


def shortened(live: Live, seat: SeatId, steps: Sequence[Action]) -> str:
    """The word for steps that are legal one after the other from here."""
    table: Table[Any] = Table(live.rules, live.rules.clone(live.position))
    places: list[tuple[int, int]] = []
    for step in steps:
        legal = list(table.actions(seat))
        places.append((legal.index(step), len(legal)))
        table.step(seat, step)
    number = 0
    for place, radix in reversed(places):
        number = number * radix + place
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    digits = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return f"{MARK}{len(steps)}.{digits}.{_checksum(live, seat, steps)}"


def spelled_out(live: Live, seat: SeatId, word: str) -> tuple[Action, ...] | None:
    """The steps that a word stands for; None when it is none of ours, or means something else by now."""
    found = _SHAPE.fullmatch(word)
    if found is None or int(found[1]) > MOST_STEPS:
        return None
    try:
        raw = base64.urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
    except binascii.Error:
        return None
    steps = tuple(_steps(live, seat, int(found[1]), int.from_bytes(raw, "big")))
    return steps if found[3] == _checksum(live, seat, steps) else None


def _steps(live: Live, seat: SeatId, count: int, number: int) -> Iterator[Action]:
    """As far as they go: never beyond a reveal, because what is legal there would tell what was revealed."""
    table: Table[Any] = Table(live.rules, live.rules.clone(live.position))
    for _ in range(count):
        legal = list(table.actions(seat))
        if not legal:
            return
        number, place = divmod(number, len(legal))
        yield legal[place]
        if any(event.barrier for event in table.step(seat, legal[place])):
            return


def _checksum(live: Live, seat: SeatId, steps: Sequence[Action]) -> str:
    return short_hash("|".join([live.id, seat, *(live.rules.action_json(step) for step in steps)]))
