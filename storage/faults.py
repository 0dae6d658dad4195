"""What SQLite says, in sentences an operator understands."""

from __future__ import annotations

import errno
import sqlite3

from storage.protocol import (
    BadCommit,
    Busy,
    ChannelTaken,
    Closed,
    Conflict,
    Damaged,
    DiskFault,
    DiskFull,
    NotWritable,
    StorageError,
    UnknownGame,
)

_NOT_WRITABLE = NotWritable, "the database cannot be opened for writing (read-only, missing folder or no permission)"
_DAMAGED = Damaged, "the database file is damaged or is not a database; restore a backup"
_BUSY = Busy, "another process keeps the database locked"

_BY_CODE: dict[int, tuple[type[StorageError], str]] = {
    sqlite3.SQLITE_FULL: (DiskFull, "the disk is full; nothing was saved"),
    sqlite3.SQLITE_IOERR: (DiskFault, "the disk reported an error or refused to write; nothing was saved"),
    sqlite3.SQLITE_READONLY: _NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: _NOT_WRITABLE,
    sqlite3.SQLITE_PERM: _NOT_WRITABLE,
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
    sqlite3.SQLITE_TOOBIG: (BadCommit, "a text is too long to be stored"),
}


Fault = sqlite3.Error | OSError | UnicodeEncodeError | OverflowError
FAULTS = (sqlite3.Error, OSError, UnicodeEncodeError, OverflowError)
"""What can come up from below."""


def translated(error: Fault) -> StorageError:
    """The storage error that tells what happened."""
    if isinstance(error, OSError):
        return _of_the_system(error)
    if not isinstance(error, sqlite3.Error):  # lone surrogates, numbers beyond 64 bits
        return BadCommit(f"a value cannot be stored: {error}")
    # The low byte is the primary code; extended codes add detail above it.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CONSTRAINT:
        return _constraint(str(error))
    if code in _BY_CODE:
        kind, sentence = _BY_CODE[code]
        return kind(f"{sentence} ({error})")
    if "decode to UTF-8" in str(error):  # raised by the module itself, without a code
        return Damaged(f"a row of the database is damaged ({error})")
    if "closed database" in str(error):
        return Closed("the store is closed")
    return StorageError(f"the database refused: {error}")


def _of_the_system(error: OSError) -> StorageError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(f"the disk is full ({error})")
    if error.errno == errno.EIO:
        return DiskFault(f"the disk reported an error ({error})")
    return NotWritable(f"the file or folder cannot be written ({error})")


def _constraint(text: str) -> StorageError:
    if "games.channel" in text:
        return ChannelTaken("the channel already holds a live game")
    if "games.id" in text:
        return Conflict("a game with this id exists already")
    if "FOREIGN KEY" in text:
        return UnknownGame("the game is not stored (any more)")
    return BadCommit(f"the rows contradict what is stored ({text})")
