"""The Operations of the game in the order in which they are offered. One line each."""

from __future__ import annotations

from games.reddust.operations.attack import Attack
from games.reddust.operations.rally import Rally
from games.reddust.operations.registry import OPERATIONS
from games.reddust.operations.train import Train

OPERATIONS.update(
    {
        op.id: op
        for op in (
            Train(),
            Rally(),
            Attack(),
        )
    }
)
