"""Reading: rows of the protocol from rows of the database. Each function runs on a connection's thread."""

from __future__ import annotations

import logging
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from storage.protocol import (
    ActionRow,
    AnswerTime,
    Damaged,
    DraftRow,
    EventRow,
    GameRow,
    Loaded,
    Numbers,
    OutboxRow,
    Page,
    PersonRow,
    PlayedRow,
    PromptRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TimerRow,
)

LOG = logging.getLogger(__name__)

GAME_COLUMNS = tuple(column.name for column in fields(GameRow))
_GAME = f"SELECT {', '.join(GAME_COLUMNS)} FROM games"
_ACTION = "SELECT number, seat, action, interaction, user, barrier, at, waited FROM actions WHERE game = ?"
GAMES_TIMED = 200
"""Answer times of a server are read from so many games, the newest: the logs of a whole server would take seconds."""
_TIMER = "SELECT id, coalesce(game, ''), kind, due, body FROM timers"


def game(connection: sqlite3.Connection, game: str) -> GameRow | None:
    row = connection.execute(f"{_GAME} WHERE id = ?", (game,)).fetchone()
    return GameRow(*row) if row else None


def seats(connection: sqlite3.Connection, game: str) -> tuple[SeatRow, ...]:
    rows = connection.execute(
        "SELECT seat, position, user, name, ready FROM seats WHERE game = ? ORDER BY position, seat", (game,)
    ).fetchall()
    return tuple(SeatRow(seat, position, user, name, bool(ready)) for seat, position, user, name, ready in rows)


def in_channel(connection: sqlite3.Connection, channel: str) -> GameRow | None:
    row = connection.execute(
        f"{_GAME} WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, updated_at DESC, created_at DESC, id"
        " LIMIT 1",
        (channel,),
    ).fetchone()
    return GameRow(*row) if row else None


def games(connection: sqlite3.Connection, page: Page) -> tuple[GameRow, ...]:
    where: list[str] = []
    values: list[str | int] = []
    if page.user:
        where.append("id IN (SELECT game FROM seats WHERE user = ? AND user <> '')")
        values.append(page.user)
    if page.guild:
        where.append("guild = ?")
        values.append(page.guild)
    if page.status:
        where.append(f"status IN ({', '.join('?' * len(page.status))})")
        values += page.status
    condition = f" WHERE {' AND '.join(where)}" if where else ""
    rows = connection.execute(
        f"{_GAME}{condition} ORDER BY updated_at DESC, id LIMIT ? OFFSET ?", (*values, page.limit, page.offset)
    ).fetchall()
    return tuple(GameRow(*row) for row in rows)


def load(connection: sqlite3.Connection, id: str, at: int | None) -> Loaded | None:
    row = game(connection, id)
    if row is None:
        return None
    end = row.moves if at is None else max(0, min(at, row.moves))
    snapshot = _snapshot(connection, id, end)
    first = snapshot.moves if snapshot else 0
    tail = actions(connection, id, first, end)
    if [action.number for action in tail] != list(range(first, end)):
        raise Damaged(f"game {id}: the log has a gap between moves {first} and {end}; restore a backup")
    return Loaded(row, seats(connection, id), snapshot, tail)


def _snapshot(connection: sqlite3.Connection, game: str, most: int) -> SnapshotRow | None:
    """The newest good snapshot: the log is the truth, so a damaged one only costs time."""
    while True:
        row = connection.execute(
            "SELECT moves, state FROM snapshots WHERE game = ? AND moves <= ? ORDER BY moves DESC LIMIT 1", (game, most)
        ).fetchone()
        if row is None:
            return None
        moves, packed = row
        try:
            return SnapshotRow(moves, zlib.decompress(packed))
        except zlib.error:
            LOG.warning("game %s: the snapshot at move %s is damaged; using an older one", game, moves)
            most = moves - 1


def actions(connection: sqlite3.Connection, game: str, first: int, last: int | None) -> tuple[ActionRow, ...]:
    """The log from `first` up to, not including, `last`."""
    if last is None:
        rows = connection.execute(f"{_ACTION} AND number >= ? ORDER BY number", (game, first))
    else:
        rows = connection.execute(f"{_ACTION} AND number >= ? AND number < ? ORDER BY number", (game, first, last))
    return tuple(
        ActionRow(number, seat, action, interaction, user, bool(barrier), at, waited)
        for number, seat, action, interaction, user, barrier, at, waited in rows.fetchall()
    )


def events(connection: sqlite3.Connection, game: str, first_move: int, limit: int) -> tuple[EventRow, ...]:
    rows = connection.execute(
        "SELECT number, move, body FROM events WHERE game = ? AND move >= ? ORDER BY move, number LIMIT ?",
        (game, first_move, limit),
    ).fetchall()
    return tuple(EventRow(*row) for row in rows)


def answered(connection: sqlite3.Connection, interaction: str) -> str | None:
    return _value(connection, "SELECT answer FROM answers WHERE interaction = ?", interaction)


def played(connection: sqlite3.Connection, which: Numbers) -> tuple[PlayedRow, ...]:
    condition, values = _counted(which)
    found = connection.execute(
        f"SELECT {', '.join(f'games.{column}' for column in GAME_COLUMNS)},"
        " seats.seat, seats.position, seats.user, seats.name, seats.ready,"
        " results.place, results.total, results.winner, results.side"
        " FROM games JOIN seats ON seats.game = games.id"
        " LEFT JOIN results ON results.game = games.id AND results.seat = seats.seat"
        f" WHERE {condition} AND ? IN ('', seats.user)"
        " ORDER BY games.updated_at DESC, games.id, seats.position LIMIT ?",
        (*values, which.user, which.limit),
    ).fetchall()
    return tuple(_played(row) for row in found)


def _played(row: tuple[Any, ...]) -> PlayedRow:
    game, rest = GameRow(*row[: len(GAME_COLUMNS)]), row[len(GAME_COLUMNS) :]
    (id, position, user, name, ready), (place, total, winner, side) = rest[:5], rest[5:]
    result = None if place is None else ResultRow(id, place, total, bool(winner), side)
    return PlayedRow(game, SeatRow(id, position, user, name, bool(ready)), result)


def answer_times(connection: sqlite3.Connection, which: Numbers) -> tuple[AnswerTime, ...]:
    condition, values = _counted(which)
    most = -1 if which.user else GAMES_TIMED  # all games of one person are few
    found = connection.execute(
        "WITH newest AS MATERIALIZED"
        f" (SELECT id, updated_at FROM games WHERE {condition} ORDER BY updated_at DESC, id LIMIT {most})"
        " SELECT actions.game, actions.user, actions.waited FROM newest JOIN actions ON actions.game = newest.id"
        " WHERE actions.waited IS NOT NULL AND actions.user <> '' AND ? IN ('', actions.user)"
        " ORDER BY newest.updated_at DESC, newest.id, actions.number LIMIT ?",
        (*values, which.user, which.limit),
    ).fetchall()
    return tuple(AnswerTime(*row) for row in found)


def _counted(which: Numbers) -> tuple[str, list[str]]:
    """Games with a move; a person's are found by their seats, not by reading every log of the server."""
    parts, values = ["games.moves > 0"], []
    for condition, value in (
        ("games.guild = ?", which.guild),
        ("games.channel = ?", which.channel),
        ("games.game = ?", which.game),
        ("games.id IN (SELECT game FROM seats WHERE user = ? AND user <> '')", which.user),
    ):
        if value:
            parts.append(condition)
            values.append(value)
    return " AND ".join(parts), values


def draft(connection: sqlite3.Connection, game: str, seat: str, user: str) -> DraftRow | None:
    row = connection.execute(
        "SELECT game, seat, user, version, body FROM drafts WHERE game = ? AND seat = ? AND user = ?",
        (game, seat, user),
    ).fetchone()
    return DraftRow(*row) if row else None


def prompts(connection: sqlite3.Connection, game: str) -> tuple[PromptRow, ...]:
    rows = connection.execute(
        "SELECT game, seat, user, version, question, nonce, message, at FROM prompts WHERE game = ?"
        " ORDER BY version, seat, user",
        (game,),
    ).fetchall()
    return tuple(PromptRow(*row) for row in rows)


def due_timers(connection: sqlite3.Connection, now: int, limit: int) -> tuple[TimerRow, ...]:
    return _timers(connection.execute(f"{_TIMER} WHERE due <= ? ORDER BY due, id LIMIT ?", (now, limit)).fetchall())


def timers(connection: sqlite3.Connection, game: str) -> tuple[TimerRow, ...]:
    return _timers(connection.execute(f"{_TIMER} WHERE game = ? ORDER BY due, id", (game,)).fetchall())


def _timers(rows: Iterable[tuple[str, str, str, int, str]]) -> tuple[TimerRow, ...]:
    return tuple(TimerRow(*row) for row in rows)


def due_posts(connection: sqlite3.Connection, now: int, limit: int) -> tuple[OutboxRow, ...]:
    """Only the oldest post of each channel can be due: posts of a channel never overtake each other."""
    rows = connection.execute(
        "WITH heads AS (SELECT min(id) AS head FROM outbox GROUP BY channel)"
        " SELECT id, coalesce(game, ''), channel, body, nonce, attempts, due"
        " FROM heads JOIN outbox ON id = head WHERE due <= ? ORDER BY id LIMIT ?",
        (now, limit),
    ).fetchall()
    return tuple(OutboxRow(*row) for row in rows)


def person(connection: sqlite3.Connection, user: str) -> PersonRow | None:
    body = _value(connection, "SELECT body FROM people WHERE user = ?", user)
    return None if body is None else PersonRow(user, body)


def setting(connection: sqlite3.Connection, key: str) -> str | None:
    return _value(connection, "SELECT value FROM settings WHERE key = ?", key)


def games_of_actor(connection: sqlite3.Connection, user: str) -> tuple[str, ...]:
    """Every game whose log names the person, seated there or not (reads the whole log)."""
    rows = connection.execute("SELECT DISTINCT game FROM actions WHERE user = ?", (user,)).fetchall()
    return tuple(game for (game,) in rows)


def _value(connection: sqlite3.Connection, query: str, key: str) -> str | None:
    row = connection.execute(query, (key,)).fetchone()
    if row is None:
        return None
    value: str = row[0]
    return value
