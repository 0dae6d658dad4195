"""`python -m tests.conformance.digests`: a digest of one game of every mode, for comparing processes."""

from __future__ import annotations

import hashlib
import json
from random import Random

from games.core.engine import Table, decisions
from games.core.flow import State
from tests.conformance.modes import MODES, Mode
from tests.conformance.policies import changer


def digest_of(mode: Mode) -> str:
    """Over all events, all options every now and then, and the end."""
    rng, seen = Random(mode.id), hashlib.sha256()
    begun = mode.rules.start("the same", mode.seats, mode.options)
    table: Table[State] = Table(mode.rules, begun.state)
    seen.update(repr(begun.events).encode())
    while not table.over:
        if rng.random() < 0.1:
            seen.update(repr(decisions(table.state)).encode())
            seen.update(mode.rules.view(table.state, None).model_dump_json().encode())
        seat, action = changer(table, rng)
        seen.update(repr((seat, action, table.step(seat, action))).encode())
    seen.update(mode.rules.dump(table.state))
    return seen.hexdigest()


if __name__ == "__main__":
    print(json.dumps({mode.id: digest_of(mode) for mode in MODES}))
