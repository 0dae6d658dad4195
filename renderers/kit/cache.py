"""Bounded caches that may be used from several worker threads at once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PIL import Image

V = TypeVar("V")

MIB = 1024 * 1024


def image_bytes(image: Image.Image) -> int:
    """Memory of an image in Pillow, which keeps RGB in four bytes a pixel."""
    per_pixel = 1 if image.mode in ("L", "P", "1") else 4
    return image.width * image.height * per_pixel


class ByteLRU(Generic[V]):
    """Least-recently-used cache bounded by the bytes of what it holds.

    `make` runs outside the lock: two threads may make the same value once each, but nobody waits for a slow
    drawing of something else, and a `make` may itself use the cache.
    """

    def __init__(self, limit: int, cost: Callable[[V], int]) -> None:
        self._limit = limit
        self._cost = cost
        self._lock = threading.Lock()
        self._items: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._used = 0

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        with self._lock:
            found = self._items.get(key)
            if found is not None:
                self._items.move_to_end(key)
                return found[0]
        value = make()
        self._put(key, value)
        return value

    def _put(self, key: Hashable, value: V) -> None:
        cost = self._cost(value)
        with self._lock:
            old = self._items.pop(key, None)
            if old is not None:
                self._used -= old[1]
            if cost > self._limit:
                return
            self._items[key] = (value, cost)
            self._used += cost
            while self._used > self._limit:
                _, (_, freed) = self._items.popitem(last=False)
                self._used -= freed

    def clear(self) -> None:
        with self._lock:
            self._items.clear()
            self._used = 0

    @property
    def used(self) -> int:
        with self._lock:
            return self._used

    def __len__(self) -> int:
        with self._lock:
            return len(self._items)

    def __contains__(self, key: Hashable) -> bool:
        with self._lock:
            return key in self._items
