"""Live updates: every open tab listens; private messages go only to tabs that act as the person they are for."""

from __future__ import annotations

import asyncio
import json

from bot.web.wire import Json

BACKLOG = 200
"""A tab that is this far behind is cut off; it reconnects and loads the channel afresh."""
MOST_TABS = 64


class Listener:
    def __init__(self, person: str) -> None:
        self.person = person
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG + 1)

    def tell(self, text: str) -> None:
        if self.queue.qsize() >= BACKLOG:
            self.cut()
        else:
            self.queue.put_nowait(text)

    def cut(self) -> None:
        """End this listener; what it did not read yet is dropped."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    @property
    def full(self) -> bool:
        return len(self._listeners) >= MOST_TABS

    def join(self, person: str) -> Listener:
        listener = Listener(person)
        self._listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def tell(self, event: Json, only: str | None = None) -> None:
        """`only`: the one person who may see it."""
        text = json.dumps(event)
        for listener in self._listeners:
            if only is None or listener.person == only:
                listener.tell(text)

    def close(self) -> None:
        for listener in self._listeners:
            listener.cut()
