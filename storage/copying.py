"""A consistent copy of a database in use, in one file, complete or not there at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path


def copy_to(source: sqlite3.Connection, target: Path) -> None:
    """Copy by SQLite's online backup; writers go on meanwhile. The target appears only when it is safe on disk."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.backup(copy)
            # A copy in WAL mode would need side files; one file can be carried around.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
