"""The schema's version, the numbered migrations that raise it, and the checks of a file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from storage.protocol import Damaged, Health, NewerSchema

APPLICATION_ID = 0x4D617273
FOLDER = Path(__file__).parent / "migrations"
_NAME = re.compile(r"(\d{3})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """The step from schema `number - 1` to `number`."""

    number: int
    sql: str


def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """All steps, in order, from 1 without gaps."""
    found = sorted((int(match[1]), path) for path in folder.iterdir() if (match := _NAME.fullmatch(path.name)))
    numbers = [number for number, _ in found]
    if not found or numbers != list(range(1, len(found) + 1)):
        raise RuntimeError(f"migrations must be numbered from 1 without gaps, found {numbers}")
    return tuple(Migration(number, path.read_text(encoding="utf-8")) for number, path in found)


def version_of(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """The schema of the file (0: new); refuses files of newer releases and of other programs, untouched."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    owner: int = connection.execute("PRAGMA application_id").fetchone()[0]
    tables: int = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if owner != APPLICATION_ID and (owner or version or tables):
        raise Damaged(f"{path} is a database of another program")
    if version > newest:
        raise NewerSchema(
            f"{path} was written by a newer release (schema {version}; this release knows {newest}): "
            "update the bot, or restore a backup made by this release"
        )
    return version


def migrate(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Raise the file to the newest schema in one transaction."""
    # Rebuilding a table must not fire its cascades; the references are checked before the commit instead.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection, path, len(steps))  # again: another process may have been faster
        for step in steps[version:]:
            for statement in _statements(step.sql):
                connection.execute(statement)
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Damaged(f"{path}: rows refer to games that do not exist; restore a backup")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys = ON")


def _statements(sql: str) -> Iterator[str]:
    """The script's statements one by one (executescript would commit the open transaction)."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise RuntimeError("a migration must end with a complete statement")


def quick_check(connection: sqlite3.Connection) -> Health:
    """SQLite's own quick check: every page, not every index entry."""
    return _checked(connection, "PRAGMA quick_check(20)")


def full_check(connection: sqlite3.Connection) -> Health:
    """Everything: pages, indexes, references, and that every log is as long as its game says."""
    health = _checked(connection, "PRAGMA integrity_check(20)")
    if not health.ok:
        return health
    problems = [
        f"{table}: a row refers to a game that does not exist"
        for table, *_ in connection.execute("PRAGMA foreign_key_check").fetchall()[:20]
    ]
    problems += [
        f"game {game}: {found} actions are stored, {moves} were made"
        for game, moves, found in connection.execute(
            "SELECT id, moves, (SELECT count(*) FROM actions WHERE actions.game = games.id) AS found"
            " FROM games WHERE moves <> found LIMIT 20"
        ).fetchall()
    ]
    return Health(not problems, tuple(problems))


def _checked(connection: sqlite3.Connection, pragma: str) -> Health:
    try:
        rows = connection.execute(pragma).fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        return Health(False, (str(error),))  # too damaged even to be checked
    problems = tuple(text for (text,) in rows if text != "ok")
    return Health(not problems, problems)
