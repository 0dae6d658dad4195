"""The luck of the draw: how many cards everybody saw, and what became of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.ares.view import AresView
from games.core.message import Event, Message, m, seat_name

DREW, PLAYED, SOLD = "ares-drew", "ares-played", "ares-sold"


def lines(view: AresView, events: Sequence[Event]) -> list[Message]:
    """One line a seat, from what everybody was told; cards of the opening hand are the same for all and left out."""
    drawn: Counter[str] = Counter()
    other: Counter[tuple[str, str]] = Counter()
    for event in events:
        seat = event.seat or ""
        if event.kind == DREW:
            drawn[seat] += int(str(event.text.args["n"]))
        else:
            other[event.kind, seat] += 1
    return [
        m(
            "ares-board-report-draws",
            who=seat_name(seat.seat),
            drawn=drawn[seat.seat],
            played=other[PLAYED, seat.seat],
            sold=other[SOLD, seat.seat],
        )
        for seat in view.seats
        if drawn[seat.seat]
    ]
