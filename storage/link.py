"""One SQLite connection on a thread of its own; whole transactions are handed over as functions.

A transaction is one hop to the thread, so it costs little more than a bare one, writers queue up in the order of
their calls, and a caller that is cancelled cannot leave a transaction open: the function runs to its end anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from storage.faults import FAULTS, translated
from storage.protocol import Closed, StorageError

P = ParamSpec("P")
T = TypeVar("T")

# At level DEBUG aiosqlite logs every value it is given: seeds and hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

BUSY_MS = 5000
_PRAGMAS = (
    "PRAGMA synchronous = FULL",  # a move that was acknowledged survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",  # damage is noticed when a page is read
    "PRAGMA cache_size = -2000",
    "PRAGMA journal_size_limit = 16777216",
)


class Link(aiosqlite.Connection):
    """A connection whose jobs are whole functions. `waiting` counts jobs not finished."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        self._made: list[sqlite3.Connection] = []
        super().__init__(lambda: self._remember(connector()), iter_chunk_size=64)
        # A process that fails before it closes the store must still be able to end; SQLite survives that.
        self._thread.daemon = True
        self.waiting = 0

    def _remember(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        self._made.append(connection)
        return connection

    async def open(self) -> None:
        """Connect. A failed or cancelled attempt leaves no thread and no open file behind."""
        try:
            await self
        except BaseException:
            await asyncio.to_thread(self._thread.join)  # aiosqlite has asked it to end, but does not wait
            for connection in self._made:
                connection.close()
            raise

    async def run(self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the job on the connection's thread, outside a transaction."""
        connection = self._connection
        if connection is None or not self._running:
            raise Closed("the store is closed")
        self.waiting += 1
        try:
            # aiosqlite has no public way to run more than one statement per hop.
            return cast(T, await self._execute(job, connection, *args, **kwargs))  # type: ignore[no-untyped-call]
        except FAULTS as error:
            raise translated(error) from error
        finally:
            self.waiting -= 1

    async def read(self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the job on one unchanging picture of the database."""
        return await self.run(transaction, "BEGIN", job, *args, **kwargs)

    async def write(self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the job in one transaction: all of it or nothing."""
        return await self.run(transaction, "BEGIN IMMEDIATE", job, *args, **kwargs)


def transaction(
    connection: sqlite3.Connection,
    begin: str,
    job: Callable[Concatenate[sqlite3.Connection, P], T],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """All of the job or nothing."""
    connection.execute(begin)
    try:
        result = job(connection, *args, **kwargs)
        connection.execute("COMMIT")
    except BaseException:
        # Some faults (a full disk) make SQLite roll back by itself; then there is nothing left to do.
        with contextlib.suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise
    return result


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection to a file that is there; statements outside a transaction commit by themselves."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)


def tune(connection: sqlite3.Connection) -> None:
    """The settings of every connection to a database in use."""
    _use_wal(connection)
    for pragma in _PRAGMAS:
        connection.execute(pragma).fetchone()


def _use_wal(connection: sqlite3.Connection) -> None:
    """SQLite does not apply the busy timeout to this switch: two first starts at once would trip over each other."""
    end = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise StorageError("the database needs a local disk: write-ahead logging is not possible there")
        return


def reader(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; in WAL mode it never waits for the writer."""
    connection = connect(path)
    try:
        tune(connection)
        connection.execute("PRAGMA query_only = ON").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection
