"""All Operations by id. `catalogue` fills it, so that an Operation may import the frame that runs it."""

from __future__ import annotations

from games.reddust.operations.base import Operation
from games.reddust.vocabulary import Faction

OPERATIONS: dict[str, Operation] = {}


def operations_of(faction: Faction) -> list[Operation]:
    return [op for op in OPERATIONS.values() if faction in op.factions]
