"""Sends the outbox: channels side by side, posts of a channel in order, again after faults and restarts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from pydantic import ValidationError

from bot.errors import incident
from bot.house import House
from bot.parts import CannotPost, ChannelGone, Post, Poster, TryLater
from bot.posts import PostWriter
from bot.records import PostData
from games.core.errors import GameError
from storage.protocol import OutboxRow, StorageError

log = logging.getLogger(__name__)

AT_ONCE = 8
IDLE = 15.0
GIVE_UP_PICTURE = 3  # after so many failures a post is tried without its picture
GIVE_UP = 40
NO_PERMISSION_WAIT = 300


class Outbox:
    """One task per process. `kick` makes it look at once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.writer = PostWriter(house)
        self._poster: Poster | None = None
        self._wake = asyncio.Event()
        self._reading = asyncio.Lock()
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._loop: asyncio.Task[None] | None = None
        self.on_gone: Callable[[str, str], Awaitable[None]] = _ignore
        """Told which game's post found which channel gone."""

    def start(self, poster: Poster) -> None:
        self._poster = poster
        self._loop = asyncio.create_task(self._run(), name="outbox")

    def kick(self) -> None:
        self._wake.set()

    async def stop(self) -> None:
        tasks = [*self._sending.values(), *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._sending.clear()
        self._loop = None

    async def flush(self) -> None:
        """Send everything that is due now and wait for it (tests, shutting down)."""
        while await self._begin():
            await asyncio.gather(*self._sending.values(), return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._begin()
            except StorageError as error:
                log.warning("the outbox cannot be read: %s", error)
            # Not asyncio.wait_for: in Python 3.11 it may swallow the cancellation when both come at once.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await self._wake.wait()

    async def _begin(self) -> bool:
        """Start sending what is due, as far as there is room; True when something is on its way."""
        if self._poster is None:
            return False
        async with self._reading:
            # A post that is sent while the list is being read may still be on the list: it must not go out again.
            under_way = set(self._sending)
            rows = await self.house.store.due_posts(self.house.now())
            for row in rows:
                if row.id in under_way:
                    continue
                if len(self._sending) >= AT_ONCE:
                    break
                task = asyncio.create_task(self._send(row), name=f"post {row.nonce}")
                self._sending[row.id] = task
                task.add_done_callback(lambda _, id=row.id: self._done(id))  # type: ignore[misc] # bound per loop
        return bool(self._sending)

    def _done(self, row_id: int) -> None:
        self._sending.pop(row_id, None)
        self._wake.set()

    async def _send(self, row: OutboxRow) -> None:
        store = self.house.store
        try:
            await self._send_once(row)
        except ChannelGone:
            await store.drop_post(row.id)
            await self.on_gone(row.game, row.channel)
        except CannotPost as error:
            self.house.trouble[row.channel] = error.missing
            log.warning("cannot post in channel %s: missing %s", row.channel, ", ".join(error.missing))
            await self._again(row, NO_PERMISSION_WAIT)
        except TryLater as fault:
            await self._again(row, max(int(fault.after + 0.999), backoff(row.attempts)))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            incident(f"sending post {row.nonce}", error)
            if row.attempts >= GIVE_UP:
                await store.drop_post(row.id)
            else:
                await self._again(row, backoff(row.attempts))

    async def _again(self, row: OutboxRow, seconds: int) -> None:
        """Put off, and looked at as soon as it is due."""
        await self.house.store.retry_post(row.id, self.house.now() + seconds)
        asyncio.get_running_loop().call_later(seconds, self.kick)

    async def _send_once(self, row: OutboxRow) -> None:
        assert self._poster is not None
        post = await self._write(row)
        if post is None:
            await self.house.store.drop_post(row.id)
            return
        message = await self._poster(post)
        self.house.trouble.pop(row.channel, None)
        await self.house.store.posted(row.id, message)

    async def _write(self, row: OutboxRow) -> Post | None:
        """None: there is nothing to say any more (the game was deleted)."""
        try:
            data = PostData.model_validate(json.loads(row.body))
            live = await self.house.tables.get(row.game)
        except (ValueError, ValidationError, GameError):
            log.warning("post %s has lost its game", row.nonce)
            return None
        body = await self.writer.write(live, data, with_picture=row.attempts < GIVE_UP_PICTURE)
        if row.attempts >= GIVE_UP_PICTURE:
            body = replace(body, files=())
        return Post(row.channel, body, row.nonce, row.game)


def backoff(attempts: int) -> int:
    """1, 2, 4 ... seconds, at most an hour."""
    return int(min(3600, 2 ** min(attempts, 12)))


async def _ignore(game: str, channel: str) -> None:
    """Until the desk takes over."""
