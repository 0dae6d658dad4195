"""Provable chance: a keyed hash of a counter. The seed's hash is shown at the start, the seed at the end."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from games.core.model import Mutable

T = TypeVar("T")


def commitment(seed: str) -> str:
    """What is published before the game: anyone can check the revealed seed against it."""
    return hashlib.sha256(f"marspost:{seed}".encode()).hexdigest()


class Rng(Mutable):
    """Draws are BLAKE2b(key=seed, counter), rejection-sampled: uniform and the same on every machine."""

    seed: str
    drawn: int = 0

    def _next(self) -> int:
        key = self.seed.encode()
        if len(key) > hashlib.blake2b.MAX_KEY_SIZE:  # a long seed counts to its last letter
            key = hashlib.blake2b(key).digest()
        digest = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=key, digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big")

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value = self._next()
            if value < limit:
                return value % n

    def die(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
