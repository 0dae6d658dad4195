"""The one writer. Transactions that wait for each other are saved together: one sync to disk for all of them.

A disk needs milliseconds for a sync; with many games moving at once the last one would wait for all. Each job keeps
its own fate inside the common transaction (a savepoint); when the common one fails, each is tried alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from storage.faults import FAULTS, translated
from storage.link import Link, transaction
from storage.protocol import Busy, Closed

P = ParamSpec("P")
T = TypeVar("T")

Job = Callable[[sqlite3.Connection], object]
MOST = 64
"""Jobs saved together."""


class Writer:
    """Runs jobs in the order of the calls, each in a transaction."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._queue: list[tuple[Job, asyncio.Future[Any]]] = []
        self._batch: list[tuple[Job, asyncio.Future[Any]]] = []
        self._pump: asyncio.Task[None] | None = None
        self._closed = False

    async def write(
        self, job: Callable[Concatenate[sqlite3.Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """All of the job or nothing. A caller that is cancelled may find its job saved or not, never in part."""
        if self._closed:
            raise Closed("the store is closed")
        if self._pump is None and not self.link.waiting:
            return await self.link.write(job, *args, **kwargs)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((lambda connection: job(connection, *args, **kwargs), future))
        if self._pump is None:
            self._pump = asyncio.create_task(self._run())
            self._pump.add_done_callback(self._ended)
        return cast(T, await future)

    async def _run(self) -> None:
        while self._queue:
            self._batch = [(job, future) for job, future in self._queue[:MOST] if not future.done()]
            del self._queue[:MOST]
            results = await self.link.run(_together, [job for job, _ in self._batch])
            for (_, future), result in zip(self._batch, results, strict=True):
                _settle(future, result)
        self._batch.clear()
        self._pump = None

    def _ended(self, pump: asyncio.Task[None]) -> None:
        """Also when it was cancelled before it began: nobody may wait for ever."""
        if self._pump is pump:  # it did not come to its end
            self._pump = None
            for _, future in (*self._batch, *self._queue):
                future.cancel()
            self._queue.clear()

    async def close(self) -> None:
        """Save what is queued, then close the connection."""
        self._closed = True
        if self._pump is not None:
            await asyncio.wait({self._pump})
        await self.link.close()


def _settle(future: asyncio.Future[Any], result: object) -> None:
    if future.done():  # its caller was cancelled meanwhile
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
    """The jobs' results, or the errors that stopped them, in order."""
    try:
        return transaction(connection, "BEGIN IMMEDIATE", partial(_each, jobs=jobs))
    except FAULTS as error:
        fault = translated(error)
        if isinstance(fault, Busy):  # nobody got in; waiting again for each would take minutes
            return [Busy(*fault.args) for _ in jobs]
        # A full or failing disk undid the whole: now every job gets its own answer.
        return [_alone(connection, job) for job in jobs]


def _each(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
    return [_inside(connection, job) for job in jobs]


def _inside(connection: sqlite3.Connection, job: Job) -> object:
    """One job of a common transaction."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:
        # When SQLite gave up the whole transaction, the savepoint is gone and this raises: the others must know.
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return _told(error)
    connection.execute("RELEASE job")
    return result


def _alone(connection: sqlite3.Connection, job: Job) -> object:
    try:
        return transaction(connection, "BEGIN IMMEDIATE", job)
    except Exception as error:
        return _told(error)


def _told(error: Exception) -> Exception:
    """The error as the caller will see it."""
    if not isinstance(error, FAULTS):
        return error
    fault = translated(error)
    fault.__cause__ = error
    return fault
