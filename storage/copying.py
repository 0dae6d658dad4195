"""A consistent copy of a database in use, in one file: complete and checked, or not there at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from storage import schema
from storage.link import connect
from storage.protocol import Damaged, DiskFull

PART = ".part"
_SPARE = 32 * 2**20
"""Bytes that a copy must leave free, so that it never takes the room of the moves being played."""


def copy_to(source: sqlite3.Connection, target: Path) -> None:
    """Copy by SQLite's online backup; writers go on meanwhile. The target appears only when it is safe on disk."""
    _ensure_room(source, target.parent)
    # Its own name, readable by this account only: two processes may be copying at once.
    descriptor, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=PART, dir=target.parent)
    os.close(descriptor)
    part = Path(name)
    try:
        with contextlib.closing(connect(part)) as copy:
            source.backup(copy)
            # A copy in WAL mode would need side files; one file can be carried around.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        verify(part)
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def verify(path: Path) -> int:
    """Open a copy as it is on disk and check it; returns its schema."""
    with contextlib.closing(connect(path, "ro")) as copy:
        owner, version = (copy.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
        if owner != schema.APPLICATION_ID:
            raise Damaged(f"{path} is not a database of Marspost")
        health = schema.full_check(copy)
        if not health.ok:
            raise Damaged(f"{path} is damaged: {health.problems[0]}")
        number: int = version
        return number


def _ensure_room(source: sqlite3.Connection, folder: Path) -> None:
    (pages,), (size,) = (source.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size"))
    free = shutil.disk_usage(folder).free
    if free < pages * size + _SPARE:
        raise DiskFull(f"{folder}: {free >> 20} MiB are free, a copy takes {(pages * size) >> 20} MiB")


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
