"""Writing: each function runs inside one transaction on the writer's thread."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace

from storage import rows
from storage.protocol import (
    ActionRow,
    BadCommit,
    Commit,
    Conflict,
    DraftRow,
    GameRow,
    NewPost,
    PersonRow,
    PromptRow,
    Repeated,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TimerRow,
    UnknownGame,
)

RESTING = ("over", "ended")
ANSWERS_KEPT = 86400
"""Seconds for which answers are remembered; a delivery is repeated within minutes (Discord's tokens live 15)."""
_INSERT_GAME = f"INSERT INTO games ({', '.join(rows.GAME_COLUMNS)}) VALUES ({', '.join('?' * len(rows.GAME_COLUMNS))})"


def create(
    connection: sqlite3.Connection, row: GameRow, seats: Sequence[SeatRow], interaction: str, reply: str
) -> None:
    _refuse_repeat(connection, interaction)
    connection.execute(_INSERT_GAME, [getattr(row, column) for column in rows.GAME_COLUMNS])
    _put_seats(connection, row.id, seats)
    _answer(connection, row.id, interaction, reply)


def commit(connection: sqlite3.Connection, change: Commit) -> GameRow:
    _refuse_repeat(connection, change.interaction)
    old = rows.game(connection, change.game)
    if old is None:
        raise UnknownGame(f"game {change.game} is not stored (any more)")
    if old.version != change.version:
        raise Conflict(f"game {old.id} is at version {old.version}, not {change.version}")
    new = _raised(old, change, _log(connection, old, change))
    if change.seats is not None:
        connection.execute("DELETE FROM seats WHERE game = ?", (old.id,))
        _put_seats(connection, old.id, change.seats)
    _put_results(connection, old.id, change.results)
    if change.status in RESTING:
        _rest(connection, old.id)
    _clear(connection, "drafts", old.id, change.clear_drafts)
    _clear(connection, "prompts", old.id, change.clear_prompts)
    _put_prompts(connection, change.prompts)
    post(connection, old.id, change.posts, change.timers, change.cancel_timers)
    _answer(connection, new.id, change.interaction, change.answer)
    _update(connection, old, new)
    return new


def _refuse_repeat(connection: sqlite3.Connection, interaction: str) -> None:
    if interaction:
        answer = rows.answered(connection, interaction)
        if answer is not None:
            raise Repeated(answer)


def _raised(old: GameRow, change: Commit, moves: int) -> GameRow:
    def new(value: str | None, before: str) -> str:
        return before if value is None else value

    return replace(
        old,
        version=old.version + 1,
        moves=moves,
        status=change.status or old.status,
        options=new(change.options, old.options),
        channel=new(change.channel, old.channel),
        guild=new(change.guild, old.guild),
        language=new(change.language, old.language),
        meta=new(change.meta, old.meta),
        updated_at=max(old.updated_at, change.at),
    )


def _update(connection: sqlite3.Connection, old: GameRow, new: GameRow) -> None:
    """Only what changed: a column that is named touches its indexes even when the value is the same."""
    changed = [column for column in rows.GAME_COLUMNS if getattr(old, column) != getattr(new, column)]
    connection.execute(
        f"UPDATE games SET {', '.join(f'{column} = ?' for column in changed)} WHERE id = ?",
        [*(getattr(new, column) for column in changed), new.id],
    )


# --- the log -----------------------------------------------------------------------------------------------------


def _log(connection: sqlite3.Connection, old: GameRow, change: Commit) -> int:
    """Undo, then the new actions, events and snapshot; returns the length of the log."""
    moves = old.moves
    if change.truncate_to is not None:
        moves = _truncate(connection, old, change.truncate_to)
    moves = _append(connection, old.id, moves, change.actions)
    if change.events:
        if any(event.move >= moves for event in change.events):
            raise BadCommit(f"game {old.id}: an event belongs to a move that was not made")
        connection.executemany(
            "INSERT INTO events (game, move, number, body) VALUES (?, ?, ?, ?)",
            [(old.id, event.move, event.number, event.body) for event in change.events],
        )
    if change.snapshot is not None:
        _put_snapshot(connection, old.id, moves, change.snapshot)
    return moves


def _truncate(connection: sqlite3.Connection, old: GameRow, to: int) -> int:
    if not 0 <= to <= old.moves:
        raise BadCommit(f"game {old.id}: cannot undo to move {to}, the log has {old.moves}")
    connection.execute("DELETE FROM actions WHERE game = ? AND number >= ?", (old.id, to))
    connection.execute("DELETE FROM events WHERE game = ? AND move >= ?", (old.id, to))
    connection.execute("DELETE FROM snapshots WHERE game = ? AND moves > ?", (old.id, to))
    connection.execute("DELETE FROM results WHERE game = ?", (old.id,))
    return to


def _append(connection: sqlite3.Connection, game: str, moves: int, actions: Sequence[ActionRow]) -> int:
    if not actions:
        return moves
    end = moves + len(actions)
    if [action.number for action in actions] != list(range(moves, end)):
        raise BadCommit(f"game {game}: the next action is number {moves}, got {[a.number for a in actions]}")
    connection.executemany(
        "INSERT INTO actions (game, number, seat, action, interaction, user, barrier, at, waited)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(game, a.number, a.seat, a.action, a.interaction, a.user, a.barrier, a.at, a.waited) for a in actions],
    )
    return end


def _put_snapshot(connection: sqlite3.Connection, game: str, moves: int, snapshot: SnapshotRow) -> None:
    if not 0 <= snapshot.moves <= moves:
        raise BadCommit(f"game {game}: a snapshot after {snapshot.moves} moves, the log has {moves}")
    connection.execute(
        "INSERT OR REPLACE INTO snapshots (game, moves, state) VALUES (?, ?, ?)",
        (game, snapshot.moves, zlib.compress(snapshot.state, 1)),
    )


def _rest(connection: sqlite3.Connection, game: str) -> None:
    """A finished game keeps its log and its last picture; undoing the end replays the log."""
    connection.execute(
        "DELETE FROM snapshots WHERE game = ? AND moves < (SELECT max(moves) FROM snapshots WHERE game = ?)",
        (game, game),
    )
    for table in ("drafts", "prompts", "timers"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))


# --- what belongs to a game --------------------------------------------------------------------------------------


def _put_seats(connection: sqlite3.Connection, game: str, seats: Sequence[SeatRow]) -> None:
    connection.executemany(
        "INSERT INTO seats (game, seat, position, user, name, ready) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, seat.seat, seat.position, seat.user, seat.name, seat.ready) for seat in seats],
    )


def _put_results(connection: sqlite3.Connection, game: str, results: Sequence[ResultRow]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO results (game, seat, place, total, winner, side) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, r.seat, r.place, r.total, r.winner, r.side) for r in results],
    )


def _clear(connection: sqlite3.Connection, table: str, game: str, seats: Iterable[str]) -> None:
    for seat in seats:
        connection.execute(f"DELETE FROM {table} WHERE game = ? AND seat = ?", (game, seat))


def _put_prompts(connection: sqlite3.Connection, prompts: Sequence[PromptRow]) -> None:
    for row in prompts:
        connection.execute(
            "INSERT OR REPLACE INTO prompts (game, seat, user, version, question, nonce, message, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (row.game, row.seat, row.user, row.version, row.question, row.nonce, row.message, row.at),
        )


def _answer(connection: sqlite3.Connection, game: str, interaction: str, answer: str) -> None:
    if interaction:
        connection.execute(
            "INSERT INTO answers (interaction, game, answer, saved) VALUES (?, ?, ?, ?)",
            (interaction, game, answer, int(time.time())),
        )


def sweep(connection: sqlite3.Connection) -> None:
    """Forget the answers that no delivery can ask for any more."""
    connection.execute("DELETE FROM answers WHERE saved < ?", (int(time.time()) - ANSWERS_KEPT,))


def delete(connection: sqlite3.Connection, game: str) -> None:
    connection.execute("DELETE FROM games WHERE id = ?", (game,))


def save_draft(connection: sqlite3.Connection, draft: DraftRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO drafts (game, seat, user, version, body) VALUES (?, ?, ?, ?, ?)",
        (draft.game, draft.seat, draft.user, draft.version, draft.body),
    )


def drop_draft(connection: sqlite3.Connection, game: str, seat: str, user: str) -> None:
    connection.execute("DELETE FROM drafts WHERE game = ? AND seat = ? AND user = ?", (game, seat, user))


# --- timers and outbox -------------------------------------------------------------------------------------------


def post(
    connection: sqlite3.Connection,
    game: str,
    posts: Sequence[NewPost],
    timers: Sequence[TimerRow],
    cancel_timers: Sequence[str],
) -> None:
    for timer in cancel_timers:
        drop_timer(connection, timer)
    for row in timers:
        set_timer(connection, row)
    for item in posts:
        connection.execute(
            "INSERT INTO outbox (id, game, channel, body, nonce)"
            " VALUES (max(?, 1 + coalesce((SELECT max(id) FROM outbox), 0)), ?, ?, ?, ?)",
            (time.time_ns() // 1000, game or None, item.channel, item.body, item.nonce),
        )


def set_timer(connection: sqlite3.Connection, timer: TimerRow) -> None:
    connection.execute(
        "INSERT INTO timers (id, game, kind, due, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET kind = excluded.kind, due = excluded.due, body = excluded.body",
        (timer.id, timer.game or None, timer.kind, timer.due, timer.body),
    )


def drop_timer(connection: sqlite3.Connection, timer: str) -> None:
    connection.execute("DELETE FROM timers WHERE id = ?", (timer,))


def posted(connection: sqlite3.Connection, post: int, message: str) -> None:
    row = connection.execute("DELETE FROM outbox WHERE id = ? RETURNING game, nonce", (post,)).fetchone()
    if row is not None:
        connection.execute("UPDATE prompts SET message = ? WHERE game = ? AND nonce = ?", (message, *row))


def retry_post(connection: sqlite3.Connection, post: int, due: int) -> None:
    connection.execute("UPDATE outbox SET attempts = attempts + 1, due = ? WHERE id = ?", (due, post))


def drop_post(connection: sqlite3.Connection, post: int) -> None:
    connection.execute("DELETE FROM outbox WHERE id = ?", (post,))


# --- people ------------------------------------------------------------------------------------------------------


def save_person(connection: sqlite3.Connection, person: PersonRow) -> None:
    connection.execute("INSERT OR REPLACE INTO people (user, body) VALUES (?, ?)", (person.user, person.body))


def set_setting(connection: sqlite3.Connection, key: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, value))


def forget(connection: sqlite3.Connection, user: str, acted_in: Sequence[str]) -> int:
    """`acted_in`: the games whose logs name the person, found beforehand so that writers do not wait for the search."""
    count = 0

    def run(statement: str, *values: str) -> None:
        nonlocal count
        count += connection.execute(statement, values).rowcount

    seated = connection.execute("SELECT DISTINCT game FROM seats WHERE user = ? AND user <> ''", (user,)).fetchall()
    seated_in = [game for (game,) in seated]
    for game in sorted({*acted_in, *seated_in}):
        # The answers hold what the person was told in private.
        run(
            "DELETE FROM answers WHERE interaction IN (SELECT interaction FROM actions WHERE game = ? AND user = ?)",
            game,
            user,
        )
        run("UPDATE actions SET user = '' WHERE game = ? AND user = ?", game, user)
    for game in seated_in:
        run("UPDATE seats SET user = '', name = '' WHERE game = ? AND user = ?", game, user)
        # Whoever loaded the game with the person in it must load it again; not counted, nothing of it is personal.
        connection.execute("UPDATE games SET version = version + 1 WHERE id = ?", (game,))
    run("UPDATE games SET created_by = '' WHERE created_by = ?", user)
    for table in ("drafts", "prompts", "people"):
        run(f"DELETE FROM {table} WHERE user = ?", user)
    return count
