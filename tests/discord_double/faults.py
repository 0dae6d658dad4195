"""Faults on demand: rate limits, server errors, cut connections, slowness."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["status", "rate", "cut", "cut_after", "status_after", "slow"]


@dataclass
class Fault:
    """What happens to the next `times` requests whose "METHOD /path" matches.

    status: answered with `status` and nothing done. status_after: done, then answered with `status`.
    cut: the connection is closed, nothing done. cut_after: done, then closed without an answer.
    rate: 429; without `via` it looks like Cloudflare's, which discord.py raises. slow: done after `seconds`.
    """

    pattern: str
    kind: Kind
    times: int = 1
    status: int = 500
    seconds: float = 0.0
    via: bool = True
    code: int = 0
    hits: int = field(default=0)


class Faults:
    def __init__(self) -> None:
        self._armed: list[Fault] = []

    def arm(self, fault: Fault) -> Fault:
        self._armed.append(fault)
        return fault

    def clear(self) -> None:
        self._armed.clear()

    def next_for(self, method: str, path: str) -> Fault | None:
        """The first armed fault that fits this request, used up once."""
        for fault in self._armed:
            if fault.hits < fault.times and re.search(fault.pattern, f"{method} {path}"):
                fault.hits += 1
                return fault
        return None
