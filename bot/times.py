"""How long people took to answer: sums, medians, and how a span of time is said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from games.core.message import Message, m

MINUTE, HOUR, DAY = 60, 3600, 86400


@dataclass(frozen=True, slots=True)
class Times:
    """Answers of one person: how many, seconds in all, and the median."""

    answers: int
    total: int
    middle: int

    @property
    def mean(self) -> int:
        return round(self.total / self.answers)


def times(waited: Iterable[int | None]) -> Times | None:
    """None when nothing is known."""
    known = [seconds for seconds in waited if seconds is not None]
    return Times(len(known), sum(known), round(median(known))) if known else None


def span(seconds: int) -> Message:
    """Two units at most: nobody wants the seconds of a day."""
    if seconds < MINUTE:
        return m("core-span-seconds", n=seconds)
    if seconds < HOUR:
        return m("core-span-minutes", n=round(seconds / MINUTE))
    if seconds < DAY:
        return m("core-span-hours", n=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return m("core-span-days", n=seconds // DAY, hours=seconds % DAY // HOUR)
