"""Backups of a running store: made on a schedule, opened and checked, the old ones pruned."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from storage.copying import PART, copy_to, verify
from storage.faults import FAULTS, translated
from storage.link import connect, reader
from storage.protocol import StorageError

LOG = logging.getLogger(__name__)

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"marspost-(\d{8}T\d{6}Z)\.db")
RETRY_SECONDS = 900.0


@dataclass(frozen=True, slots=True)
class Keep:
    """What stays: the newest ones, and the last one of each of the latest days that have any."""

    newest: int = 8
    days: int = 14


def backups(folder: Path) -> list[Path]:
    """All backups in the folder, newest first; other files are never listed and never pruned."""
    if not folder.is_dir():
        return []
    return sorted((path for path in folder.iterdir() if _NAME.fullmatch(path.name)), reverse=True)


def made_at(path: Path) -> float:
    """The time in a backup's name."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        raise ValueError(f"{path.name} is not the name of a backup")
    return datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC).timestamp()


def outdated(newest_first: Iterable[Path], keep: Keep) -> list[Path]:
    """Those that `keep` does not name."""
    drop: list[Path] = []
    days: set[str] = set()
    for number, path in enumerate(newest_first):
        day = path.name[:17]  # marspost-20260131
        last_of_day = day not in days and len(days) < keep.days
        if last_of_day:
            days.add(day)
        if number >= keep.newest and not last_of_day:
            drop.append(path)
    return drop


def back_up(database: Path, folder: Path, keep: Keep = Keep(), at: float | None = None) -> Path:
    """Copy the database, check the copy, prune the old ones. Blocks: call it in a thread."""
    stamp = datetime.fromtimestamp(time.time() if at is None else at, UTC).strftime(_STAMP)
    target = folder / f"marspost-{stamp}.db"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with contextlib.closing(reader(database)) as source:
            copy_to(source, target)
        for path in (*outdated(backups(folder), keep), *_abandoned(folder)):
            path.unlink(missing_ok=True)
    except FAULTS as error:
        raise translated(error) from error
    return target


def _abandoned(folder: Path) -> list[Path]:
    """Unfinished copies of a process that was killed."""
    yesterday = time.time() - 86400
    return [path for path in folder.glob(f"marspost-*{PART}") if path.stat().st_mtime < yesterday]


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of the database; the bot must not be running. The file that was there is kept, with
    its write-ahead log, under another name, which is returned."""
    staged = database.with_name(database.name + ".restored")
    try:
        verify(backup)
        with contextlib.closing(connect(backup, "ro")) as source:
            copy_to(source, staged)
        aside = _set_aside(database)
        staged.replace(database)
    except FAULTS as error:
        raise translated(error) from error
    return aside


def _set_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    stamp = datetime.now(UTC).strftime(_STAMP)
    aside = database.with_name(f"{database.name}.replaced-{stamp}")
    for suffix in ("", "-wal", "-shm"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside


class BackupSchedule:
    """Keeps the backups fresh while the bot runs. `run` ends only by cancellation; a failed backup is logged, tried
    again, and disturbs nobody."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        *,
        every: float = 6 * 3600.0,
        keep: Keep = Keep(),
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.folder = folder
        self.every = every
        self.keep = keep
        self._clock = clock

    async def run(self) -> None:
        while True:
            await asyncio.sleep(await asyncio.to_thread(self.seconds_left))
            try:
                path = await self.now()
                LOG.info("backup %s made", path.name)
            except StorageError as error:
                LOG.error("the backup failed and is tried again: %s", error)
                await asyncio.sleep(min(RETRY_SECONDS, self.every))

    def seconds_left(self) -> float:
        """Until the next one is due, by the newest file: restarts neither skip nor repeat backups."""
        found = backups(self.folder)
        if not found:
            return 0.0
        return min(max(0.0, made_at(found[0]) + self.every - self._clock()), self.every)

    async def now(self) -> Path:
        """Make one at once."""
        return await asyncio.to_thread(back_up, self.database, self.folder, self.keep, self._clock())
