"""Moves that wait for each other are saved together, and each keeps its own fate."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from storage.protocol import BadCommit, Busy, Commit, Conflict, DiskFull, GameRow, NewPost, SnapshotRow
from storage.sqlite import SqliteStore, open_store
from storage.writing import MOST, Writer
from tests.storage.make import move, put


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with await open_store(tmp_path / "m.db") as made:
        yield made
        assert (await made.health(full=True)).ok


def writer(store: SqliteStore) -> Writer:
    assert store._writer is not None
    return store._writer


async def many(store: SqliteStore, count: int) -> list[GameRow]:
    return [await put(store, f"g{number}") for number in range(count)]


async def statements(store: SqliteStore) -> list[str]:
    """From now on, everything the writing connection executes."""
    seen: list[str] = []
    await writer(store).link.run(lambda connection: connection.set_trace_callback(seen.append))
    return seen


async def test_fifty_games_moving_at_once_need_two_transactions(store: SqliteStore) -> None:
    rows = await many(store, 50)
    store._swept = time.monotonic()
    seen = await statements(store)
    saved = await asyncio.gather(*(store.commit(move(row, interaction=row.id)) for row in rows))
    assert [row.id for row in saved] == [row.id for row in rows]
    assert all(row.version == 1 for row in saved)
    assert seen.count("COMMIT") == 2  # the first one started alone; the others were waiting by then
    for row in saved:
        assert await store.game(row.id) == row
        assert await store.answered(row.id) is not None
    assert [post.game for post in await store.due_posts(0)] == [row.id for row in rows]


async def test_a_crowd_is_saved_in_portions(store: SqliteStore) -> None:
    seen = await statements(store)
    await asyncio.gather(*(store.set_setting(f"k{n}", str(n)) for n in range(2 * MOST + 2)))
    assert seen.count("COMMIT") == 4
    assert await store.setting(f"k{2 * MOST + 1}") == str(2 * MOST + 1)


async def test_each_job_keeps_its_own_fate(store: SqliteStore) -> None:
    first, stale, wrong, twice, last = await many(store, 5)
    results = await asyncio.gather(
        store.commit(move(first)),
        store.commit(replace(move(stale), version=7)),
        # Fails after half of its rows are written.
        store.commit(replace(move(wrong), snapshot=SnapshotRow(99, b""))),
        store.commit(move(twice)),
        store.commit(move(twice)),
        store.commit(Commit(last.id, 0, meta="\ud800")),
        store.commit(move(last)),
        return_exceptions=True,
    )
    kinds = [type(result) for result in results]
    assert kinds == [GameRow, Conflict, BadCommit, GameRow, Conflict, BadCommit, GameRow]
    assert await store.game(stale.id) == stale
    assert await store.game(wrong.id) == wrong
    assert await store.actions(wrong.id) == ()
    for row in (first, twice, last):
        assert len(await store.actions(row.id)) == 1


async def test_a_full_disk_stops_only_what_does_not_fit(store: SqliteStore) -> None:
    rows = await many(store, 6)
    await writer(store).link.run(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchone())
    big = [NewPost("c", "x" * 100_000, "n")]
    results = await asyncio.gather(
        *(store.commit(replace(move(row), posts=big if n == 3 else ())) for n, row in enumerate(rows)),
        return_exceptions=True,
    )
    assert [isinstance(result, DiskFull) for result in results] == [n == 3 for n in range(6)]
    for number, row in enumerate(rows):
        assert len(await store.actions(row.id)) == (number != 3)


async def test_when_the_common_transaction_fails_each_is_tried_alone(store: SqliteStore) -> None:
    """A savepoint that vanishes is what SQLite leaves behind when it gives up a whole transaction."""
    rows = await many(store, 3)

    def give_up(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO settings VALUES ('lost', 'with the others')")
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("the disk gave up")

    async def failing() -> None:
        await writer(store).write(give_up)

    results = await asyncio.gather(
        store.commit(move(rows[0])),
        store.commit(move(rows[1])),
        failing(),
        store.commit(move(rows[2])),
        return_exceptions=True,
    )
    assert "the disk gave up" in str(results[2])
    for row in rows:
        stored = await store.game(row.id)
        assert stored and stored.version == 1
    assert await store.setting("lost") is None


async def test_a_lock_of_another_program_stops_all_at_once(store: SqliteStore) -> None:
    rows = await many(store, 20)
    await writer(store).link.run(lambda connection: connection.execute("PRAGMA busy_timeout = 100").fetchone())
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        begin = time.monotonic()
        results = await asyncio.gather(*(store.commit(move(row)) for row in rows), return_exceptions=True)
        assert time.monotonic() - begin < 1.5  # the first, then the others together; not twenty times
        other.execute("ROLLBACK")
    assert all(isinstance(result, Busy) for result in results)
    await asyncio.gather(*(store.commit(move(row)) for row in rows))


async def test_cancelled_callers_do_not_disturb_the_others(store: SqliteStore) -> None:
    rows = await many(store, 30)
    tasks = [asyncio.create_task(store.commit(move(row))) for row in rows]
    await asyncio.sleep(0)
    for task in tasks[1::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for number, row in enumerate(rows):
        stored = await store.game(row.id)
        assert stored and stored.version == stored.moves == len(await store.actions(row.id))
        assert stored.version == 1 or number % 2


@pytest.mark.parametrize("rounds", [1, 2, 3])
async def test_a_loop_being_shut_down_leaves_nobody_waiting(store: SqliteStore, rounds: int) -> None:
    """Shutting down cancels every task, also the one that serves the queue."""
    rows = await many(store, 20)
    tasks = [asyncio.create_task(store.commit(move(row))) for row in rows]
    for _ in range(rounds):  # before the task has begun, and in the middle of its work
        await asyncio.sleep(0)
    pump = writer(store)._pump
    assert pump is not None
    pump.cancel()
    async with asyncio.timeout(10):
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert any(isinstance(result, asyncio.CancelledError) for result in results)
    await store.set_setting("after", "served")
    for row in rows:
        stored = await store.game(row.id)
        assert stored and stored.version == stored.moves == len(await store.actions(row.id))
