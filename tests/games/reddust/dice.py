"""Dice that fall as a test needs them."""

from __future__ import annotations

from itertools import count

from games.core.rng import Rng
from games.reddust.state import RedDustState


def load_dice(state: RedDustState, *faces: int) -> None:
    """Give the state a generator whose next dice show these faces."""
    for n in count():
        rng = Rng(seed=f"dice {n}")
        if all(rng.die() == face for face in faces):
            state.rng = Rng(seed=f"dice {n}")
            return
