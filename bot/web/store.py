"""The web table's own small store: people, tables and what was posted, so that a reload or restart shows it again.

The games are not in here. Losing this file loses the history on screen, never a game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiosqlite

from bot.web.wire import Blob, Json

# At level DEBUG aiosqlite logs every value it stores: the access key, and what only one person may see.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

SCHEMA = 1
KEEP_POSTS = 1000
"""Public messages kept in a channel."""
KEEP_PICTURES = 200
"""Messages of a channel that keep their picture; older ones show the alt text."""
KEEP_PRIVATE = 12
"""Private answers kept for each person in a channel."""
MOST_PEOPLE = 24
MOST_CHANNELS = 200

_TABLES = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
CREATE TABLE channels (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel INTEGER NOT NULL REFERENCES channels(id) ON DELETE CASCADE,
  person INTEGER,  -- only this person sees it
  author INTEGER,  -- who asked or spoke
  kind TEXT NOT NULL,
  line TEXT NOT NULL,
  nonce TEXT,
  at INTEGER NOT NULL,
  edited INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX messages_by_nonce ON messages (channel, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX messages_by_channel ON messages (channel, id);
CREATE TABLE blobs (
  id TEXT PRIMARY KEY,
  message INTEGER NOT NULL REFERENCES messages(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  mime TEXT NOT NULL,
  picture INTEGER NOT NULL,
  data BLOB NOT NULL
) STRICT;
CREATE INDEX blobs_by_message ON blobs (message);
"""


class WebStoreError(OSError):
    """The file cannot be used; the text says which and what to do."""


class TooMany(Exception):
    """No room for one more person or table."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Channel:
    id: str
    name: str
    latest: int = 0
    """Number of the last public message, for the unread mark."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A message to be kept. `person` set: private."""

    channel: str
    body: Json
    blobs: Sequence[Blob] = ()
    kind: str = "bot"
    person: str | None = None
    author: str | None = None
    line: str = ""
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    id: str
    channel: str
    person: str | None
    author: str | None
    kind: str
    line: str
    at: int
    edited: bool
    body: Json

    def wire(self) -> Json:
        return {
            "id": self.id,
            "seq": number(self.id),
            "channel": self.channel,
            "private": self.person is not None,
            "author": self.author,
            "kind": self.kind,
            "line": self.line,
            "at": self.at,
            "edited": self.edited,
            "body": self.body,
        }


def number(name: str) -> int:
    """The row behind an id like `w3`; an id that was never given out is row 0, which does not exist."""
    digits = name[1:]
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 16 else 0


def _optional(prefix: str, row: Any) -> str | None:
    return None if row is None else f"{prefix}{row}"


def _stored(row: Any) -> Stored:
    return Stored(
        id=f"m{row[0]}",
        channel=f"t{row[1]}",
        person=_optional("w", row[2]),
        author=_optional("w", row[3]),
        kind=row[4],
        line=row[5],
        at=row[6],
        edited=bool(row[7]),
        body=json.loads(row[8]),
    )


_COLUMNS = "id, channel, person, author, kind, line, at, edited, body"


def _reserve(path: Path) -> None:
    """The file before SQLite makes it, readable by its owner alone: the access key is in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


class WebStore:
    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, first_channel: str = "mars", first_person: str = "Ann") -> WebStore:
        try:
            _reserve(path)
            db = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise WebStoreError(f"{path} cannot be opened: {error}") from error
        try:
            await db.executescript("PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000;")
            store = cls(db)
            await store._prepare(path, first_channel, first_person)
        except sqlite3.Error as error:
            await db.close()
            raise WebStoreError(
                f"{path} cannot be read ({error}); move it away to start with an empty history, no game is lost"
            ) from error
        except BaseException:
            await db.close()
            raise
        return store

    async def _prepare(self, path: Path, first_channel: str, first_person: str) -> None:
        (version,) = await self._one("PRAGMA user_version") or (0,)
        if version > SCHEMA:
            raise WebStoreError(f"{path} was written by a newer version of Marspost")
        if version == SCHEMA:
            return
        async with self._write():
            for statement in _TABLES.split(";\n"):
                if statement.strip():
                    await self._db.execute(statement)
            await self._db.execute("INSERT INTO meta VALUES ('key', ?)", (secrets.token_urlsafe(24),))
            await self._db.execute("INSERT INTO channels (name) VALUES (?)", (first_channel,))
            await self._db.execute("INSERT INTO people (name) VALUES (?)", (first_person,))
            await self._db.execute(f"PRAGMA user_version = {SCHEMA}")

    async def close(self) -> None:
        await self._db.close()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[None]:
        async with self._lock:
            await self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                await self._db.execute("ROLLBACK")
                raise
            await self._db.execute("COMMIT")

    async def _all(self, sql: str, args: Sequence[Any] = ()) -> list[Any]:
        async with self._db.execute(sql, args) as cursor:
            return list(await cursor.fetchall())

    async def _one(self, sql: str, args: Sequence[Any] = ()) -> Any:
        async with self._db.execute(sql, args) as cursor:
            return await cursor.fetchone()

    async def _insert(self, sql: str, args: Sequence[Any]) -> int:
        async with self._db.execute(sql, args) as cursor:
            assert cursor.lastrowid is not None
            return cursor.lastrowid

    async def key(self) -> str:
        """The access key: kept, so that a link and a cookie still work after a restart."""
        return str((await self._one("SELECT value FROM meta WHERE name = 'key'"))[0])

    # People and channels

    async def people(self) -> list[Person]:
        return [Person(f"w{row[0]}", row[1]) for row in await self._all("SELECT id, name FROM people ORDER BY id")]

    async def person(self, person: str) -> Person | None:
        row = await self._one("SELECT id, name FROM people WHERE id = ?", (number(person),))
        return Person(f"w{row[0]}", row[1]) if row and person == f"w{row[0]}" else None

    async def add_person(self, name: str) -> Person:
        async with self._write():
            if len(await self.people()) >= MOST_PEOPLE:
                raise TooMany
            return Person(f"w{await self._insert('INSERT INTO people (name) VALUES (?)', (name,))}", name)

    async def rename_person(self, person: str, name: str) -> None:
        async with self._write():
            await self._db.execute("UPDATE people SET name = ? WHERE id = ?", (name, number(person)))

    async def channels(self) -> list[Channel]:
        rows = await self._all(
            "SELECT id, name, (SELECT coalesce(max(m.id), 0) FROM messages m WHERE m.channel = channels.id"
            " AND m.person IS NULL) FROM channels ORDER BY id"
        )
        return [Channel(f"t{row[0]}", row[1], row[2]) for row in rows]

    async def has_channel(self, channel: str) -> bool:
        row = await self._one("SELECT id FROM channels WHERE id = ?", (number(channel),))
        return bool(row) and channel == f"t{row[0]}"

    async def add_channel(self, name: str) -> Channel:
        async with self._write():
            if len(await self.channels()) >= MOST_CHANNELS:
                raise TooMany
            return Channel(f"t{await self._insert('INSERT INTO channels (name) VALUES (?)', (name,))}", name)

    async def rename_channel(self, channel: str, name: str) -> None:
        async with self._write():
            await self._db.execute("UPDATE channels SET name = ? WHERE id = ?", (name, number(channel)))

    async def remove_channel(self, channel: str) -> None:
        async with self._write():
            await self._db.execute("DELETE FROM channels WHERE id = ?", (number(channel),))

    # Messages

    async def add(self, draft: Draft) -> tuple[Stored, bool]:
        """Keep a message; False if one with the same nonce was there already (that one is returned)."""
        channel = number(draft.channel)
        async with self._write():
            if draft.nonce is not None:
                old = await self._one(
                    f"SELECT {_COLUMNS} FROM messages WHERE channel = ? AND nonce = ?", (channel, draft.nonce)
                )
                if old:
                    return _stored(old), False
            at = int(time.time() * 1000)
            person = number(draft.person) if draft.person else None
            author = number(draft.author) if draft.author else None
            row = await self._insert(
                "INSERT INTO messages (channel, person, author, kind, line, nonce, at, body) VALUES (?,?,?,?,?,?,?,?)",
                (channel, person, author, draft.kind, draft.line, draft.nonce, at, json.dumps(draft.body)),
            )
            await self._keep_blobs(row, draft.blobs)
            await self._prune(channel, person)
        stored = Stored(
            f"m{row}", draft.channel, draft.person, draft.author, draft.kind, draft.line, at, False, draft.body
        )
        return stored, True

    async def _keep_blobs(self, row: int, blobs: Sequence[Blob]) -> None:
        await self._db.executemany(
            "INSERT INTO blobs (id, message, name, mime, picture, data) VALUES (?,?,?,?,?,?)",
            [(b.id, row, b.name, b.mime, int(b.picture), b.data) for b in blobs],
        )

    async def _prune(self, channel: int, person: int | None) -> None:
        mine = (channel, person)
        await self._db.execute(
            "DELETE FROM messages WHERE channel = ? AND person IS ? AND id <= ("
            "SELECT id FROM messages WHERE channel = ? AND person IS ? ORDER BY id DESC LIMIT 1 OFFSET ?)",
            (*mine, *mine, KEEP_POSTS if person is None else KEEP_PRIVATE),
        )
        await self._db.execute(
            "DELETE FROM blobs WHERE picture AND message IN ("
            "SELECT DISTINCT m.id FROM messages m JOIN blobs b ON b.message = m.id AND b.picture"
            " WHERE m.channel = ? ORDER BY m.id DESC LIMIT -1 OFFSET ?)",
            (channel, KEEP_PICTURES),
        )

    async def edit(self, message: str, body: Json, blobs: Sequence[Blob]) -> Stored | None:
        async with self._write():
            row = number(message)
            await self._db.execute("UPDATE messages SET body = ?, edited = 1 WHERE id = ?", (json.dumps(body), row))
            found = await self._one(f"SELECT {_COLUMNS} FROM messages WHERE id = ?", (row,))
            if not found:
                return None
            await self._db.execute("DELETE FROM blobs WHERE message = ?", (row,))
            await self._keep_blobs(row, blobs)
        return _stored(found)

    async def message(self, message: str) -> Stored | None:
        row = await self._one(f"SELECT {_COLUMNS} FROM messages WHERE id = ?", (number(message),))
        return _stored(row) if row and message == f"m{row[0]}" else None

    async def drop(self, message: str) -> None:
        async with self._write():
            await self._db.execute("DELETE FROM messages WHERE id = ?", (number(message),))

    async def page(self, channel: str, person: str, before: int | None, limit: int) -> list[Stored]:
        """The latest messages this person may see, oldest first; `before` pages back."""
        rows = await self._all(
            f"SELECT {_COLUMNS} FROM messages WHERE channel = ? AND (person IS NULL OR person = ?) AND id < ?"
            " ORDER BY id DESC LIMIT ?",
            (number(channel), number(person), before if before is not None else 2**62, limit),
        )
        return [_stored(row) for row in reversed(rows)]

    async def blob(self, blob: str) -> Blob | None:
        row = await self._one("SELECT id, name, mime, data, picture FROM blobs WHERE id = ?", (blob,))
        return Blob(row[0], row[1], row[2], row[3], bool(row[4])) if row else None
