"""The store on SQLite: one writing connection, a few reading ones, each on its own thread."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Concatenate, ParamSpec, TypeVar

from storage import changes, rows, schema
from storage.copying import copy_to
from storage.faults import FAULTS, translated
from storage.link import Link, connect, reader, tune
from storage.protocol import (
    ActionRow,
    AnswerTime,
    Closed,
    Commit,
    Damaged,
    DraftRow,
    EventRow,
    GameRow,
    Health,
    Loaded,
    NewPost,
    Numbers,
    OutboxRow,
    Page,
    PersonRow,
    PlayedRow,
    PromptRow,
    SeatRow,
    StorageError,
    TimerRow,
)
from storage.writing import Writer

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
CHECK_SECONDS = 0.5
"""How long a start waits for the integrity check; a larger file is checked to the end in the background."""

SWEEP_SECONDS = 3600


async def open_store(
    path: Path | str, *, migrations: Path = schema.FOLDER, check_seconds: float = CHECK_SECONDS
) -> SqliteStore:
    """Open (or create) the database, raise it to the newest schema and check it.

    Raises NewerSchema, Damaged, NotWritable, DiskFull or another StorageError with a sentence for the operator.
    """
    store = SqliteStore(Path(path))
    try:
        await store.start(schema.migrations(migrations), check_seconds)
    except BaseException:
        await store.close()
        raise
    return store


class SqliteStore:
    """`storage.protocol.Store` on one file. Made by `open_store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._readers: list[Link] = []
        self._checker: Link | None = None
        self._check: asyncio.Task[Health] | None = None
        self._swept = time.monotonic() - SWEEP_SECONDS

    # --- opening, checking, closing ------------------------------------------------------------------------------

    async def start(self, steps: tuple[schema.Migration, ...], check_seconds: float) -> None:
        self._writer = Writer(await self._link(partial(_open_writer, self.path, steps)))
        for _ in range(READERS):
            self._readers.append(await self._link(partial(reader, self.path)))
        self._check = asyncio.create_task(self._first_check())
        done, _ = await asyncio.wait({self._check}, timeout=check_seconds)
        if done and not (health := self._check.result()).ok:
            raise Damaged(f"{self.path} is damaged ({health.problems[0]}): restore a backup")

    async def _link(self, connector: Callable[[], sqlite3.Connection]) -> Link:
        try:
            link = Link(connector)
            await link.open()
            return link
        except FAULTS as error:
            fault = translated(error)
            raise type(fault)(f"{self.path}: {fault}") from error

    async def _first_check(self) -> Health:
        self._checker = await self._link(partial(reader, self.path))
        try:
            health = await self._checker.run(schema.quick_check)
        finally:
            await self._checker.close()
        if not health.ok:
            LOG.error("%s is damaged: %s", self.path, "; ".join(health.problems))
        return health

    async def health(self, *, full: bool = False) -> Health:
        """What the check at start found (waits for it); `full`: checks everything now, beside the running store."""
        if full:
            link = await self._link(partial(reader, self.path))
            try:
                return await link.run(schema.full_check)
            finally:
                await link.close()
        if self._check is None:
            raise Closed("the store is closed")
        return await asyncio.shield(self._check)

    async def close(self) -> None:
        """Finish what is queued and close the file. May be called again."""
        await self._stop_check()
        readers, self._readers = self._readers, []
        for link in readers:
            await link.close()
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()  # the last one: SQLite folds the write-ahead log into the file

    async def _stop_check(self) -> None:
        check, self._check = self._check, None
        if check is None:
            return
        if self._checker is not None and not check.done():
            with contextlib.suppress(ValueError):  # closed a moment ago
                await self._checker.interrupt()
        # A start that failed has raised already; an interrupted check has nothing more to say.
        with contextlib.suppress(StorageError):
            await check

    async def __aenter__(self) -> SqliteStore:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _read(self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._readers:
            raise Closed("the store is closed")
        return await min(self._readers, key=lambda link: link.waiting).read(job, *args, **kwargs)

    async def _write(
        self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        if self._writer is None:
            raise Closed("the store is closed")
        return await self._writer.write(job, *args, **kwargs)

    # --- games ---------------------------------------------------------------------------------------------------

    async def create(self, row: GameRow, seats: Sequence[SeatRow], interaction: str = "", answer: str = "") -> None:
        await self._write(changes.create, row, seats, interaction, answer)

    async def game(self, game: str) -> GameRow | None:
        return await self._read(rows.game, game)

    async def seats(self, game: str) -> tuple[SeatRow, ...]:
        return await self._read(rows.seats, game)

    async def in_channel(self, channel: str) -> GameRow | None:
        return await self._read(rows.in_channel, channel)

    async def games(self, page: Page) -> tuple[GameRow, ...]:
        return await self._read(rows.games, page)

    async def load(self, game: str, at: int | None = None) -> Loaded | None:
        return await self._read(rows.load, game, at)

    async def commit(self, commit: Commit) -> GameRow:
        row = await self._write(changes.commit, commit)
        if time.monotonic() - self._swept > SWEEP_SECONDS:
            self._swept = time.monotonic()
            with contextlib.suppress(StorageError):  # the move is saved; the broom can wait for the next hour
                await self._write(changes.sweep)
        return row

    async def answered(self, interaction: str) -> str | None:
        return await self._read(rows.answered, interaction)

    async def actions(self, game: str, first: int = 0, last: int | None = None) -> tuple[ActionRow, ...]:
        return await self._read(rows.actions, game, first, last)

    async def events(self, game: str, first_move: int = -1, limit: int = 1000) -> tuple[EventRow, ...]:
        return await self._read(rows.events, game, first_move, limit)

    async def played(self, which: Numbers) -> tuple[PlayedRow, ...]:
        return await self._read(rows.played, which)

    async def answer_times(self, which: Numbers) -> tuple[AnswerTime, ...]:
        return await self._read(rows.answer_times, which)

    async def delete(self, game: str) -> None:
        await self._write(changes.delete, game)

    # --- drafts and prompts --------------------------------------------------------------------------------------

    async def draft(self, game: str, seat: str, user: str) -> DraftRow | None:
        return await self._read(rows.draft, game, seat, user)

    async def save_draft(self, draft: DraftRow) -> None:
        await self._write(changes.save_draft, draft)

    async def drop_draft(self, game: str, seat: str, user: str) -> None:
        await self._write(changes.drop_draft, game, seat, user)

    async def prompts(self, game: str) -> tuple[PromptRow, ...]:
        return await self._read(rows.prompts, game)

    # --- timers and outbox ---------------------------------------------------------------------------------------

    async def due_timers(self, now: int, limit: int = 50) -> tuple[TimerRow, ...]:
        return await self._read(rows.due_timers, now, limit)

    async def timers(self, game: str) -> tuple[TimerRow, ...]:
        return await self._read(rows.timers, game)

    async def set_timer(self, timer: TimerRow) -> None:
        await self._write(changes.set_timer, timer)

    async def drop_timer(self, timer: str) -> None:
        await self._write(changes.drop_timer, timer)

    async def post(
        self,
        game: str,
        posts: Sequence[NewPost],
        timers: Sequence[TimerRow] = (),
        cancel_timers: Sequence[str] = (),
    ) -> None:
        await self._write(changes.post, game, posts, timers, cancel_timers)

    async def due_posts(self, now: int, limit: int = 50) -> tuple[OutboxRow, ...]:
        return await self._read(rows.due_posts, now, limit)

    async def posted(self, post: int, message: str) -> None:
        await self._write(changes.posted, post, message)

    async def retry_post(self, post: int, due: int) -> None:
        await self._write(changes.retry_post, post, due)

    async def drop_post(self, post: int) -> None:
        await self._write(changes.drop_post, post)

    # --- people and settings -------------------------------------------------------------------------------------

    async def person(self, user: str) -> PersonRow | None:
        return await self._read(rows.person, user)

    async def save_person(self, person: PersonRow) -> None:
        await self._write(changes.save_person, person)

    async def setting(self, key: str) -> str | None:
        return await self._read(rows.setting, key)

    async def set_setting(self, key: str, value: str) -> None:
        await self._write(changes.set_setting, key, value)

    async def forget(self, user: str) -> int:
        if not user:  # an open seat is nobody
            return 0
        acted_in = await self._read(rows.games_of_actor, user)
        return await self._write(changes.forget, user, acted_in)


def _open_writer(path: Path, steps: tuple[schema.Migration, ...]) -> sqlite3.Connection:
    """Refuse what is not ours before anything is changed; then WAL, settings, migrations."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)  # hands and seeds are inside: only the bot's own account reads it
    connection = connect(path)
    try:
        version = schema.version_of(connection, path, len(steps))
        tune(connection)
        if version < len(steps):
            if version:
                copy_to(connection, path.with_name(f"{path.name}.schema-{version:03d}"))
            schema.migrate(connection, path, steps)
    except BaseException:
        connection.close()
        raise
    return connection
