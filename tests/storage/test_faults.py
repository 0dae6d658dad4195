"""Full and read-only disks, locks, damaged bytes: a clear error, nothing lost, and work goes on when it can."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage import changes
from storage.protocol import (
    Busy,
    Closed,
    Commit,
    Damaged,
    DiskFault,
    DiskFull,
    GameRow,
    NewPost,
    NotWritable,
    StorageError,
)
from storage.sqlite import SqliteStore, open_store
from tests.storage.make import move, play, put, state


async def pragma(store: SqliteStore, text: str) -> None:
    """Change a setting of the writing connection."""
    assert store._writer is not None
    await store._writer.link.run(lambda connection: connection.execute(f"PRAGMA {text}").fetchone())


def write(path: Path, text: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(text, values)


# --- the disk ----------------------------------------------------------------------------------------------------


async def test_a_full_disk_saves_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "m.db") as store:
        row = await play(store, await put(store), 3)
        await pragma(store, "max_page_count = 1")  # the database may not grow by a single page
        big = replace(move(row, interaction="i1"), posts=[NewPost("c", "x" * 100_000, "n")], meta="new")
        with pytest.raises(DiskFull, match="the disk is full; nothing was saved"):
            await store.commit(big)
        assert await store.game("g1") == row
        assert len(await store.actions("g1")) == 3
        assert await store.answered("i1") is None
        await pragma(store, "max_page_count = 1000000")
        assert (await store.commit(big)).moves == 4
        assert (await store.health(full=True)).ok


async def test_a_disk_that_becomes_read_only(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "m.db") as store:
        row = await put(store)
        await pragma(store, "query_only = ON")
        with pytest.raises(NotWritable, match="cannot be opened for writing"):
            await store.commit(move(row))
        assert await store.game("g1") == row
        await pragma(store, "query_only = OFF")
        assert (await store.commit(move(row))).moves == 1


async def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "m.db").mkdir()
    with pytest.raises(NotWritable):
        await open_store(tmp_path / "m.db")


async def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(NotWritable):
        await open_store(tmp_path / "data" / "m.db")


@pytest.mark.parametrize(("number", "kind"), [(28, DiskFull), (122, DiskFull), (5, DiskFault), (13, NotWritable)])
async def test_what_the_system_says_when_the_file_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[StorageError]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(kind, match=r"m\.db: "):
        await open_store(tmp_path / "m.db")


# --- locks, cancelling, closing ----------------------------------------------------------------------------------


async def test_a_lock_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await put(store)
        await pragma(store, "busy_timeout = 50")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Busy, match="another process"):
                await store.commit(move(row))
            other.execute("ROLLBACK")
        assert (await store.commit(move(row))).moves == 1


async def test_a_first_start_waits_for_the_first_start_of_another_process(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(open_store(path))
        await asyncio.sleep(0.1)
        assert not opening.done()
        other.execute("ROLLBACK")
    async with await opening as store:
        await put(store)


async def test_reads_and_the_event_loop_never_wait_for_a_write(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await put(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            stuck = asyncio.create_task(store.commit(move(row)))
            begin = time.monotonic()
            for _ in range(20):
                assert await store.game("g1") == row
                assert await store.load("g1") is not None
            took = time.monotonic() - begin
            assert not stuck.done()
            other.execute("ROLLBACK")
        assert (await stuck).moves == 1
    assert took < 2  # far less than the busy timeout of the write that hangs


async def test_writers_are_served_in_order(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "m.db") as store:
        await asyncio.gather(*(store.post("", [NewPost(f"c{n}", "", f"n{n}")]) for n in range(30)))
        assert [post.nonce for post in await store.due_posts(0)] == [f"n{n}" for n in range(30)]


async def test_posts_made_in_the_same_instant_or_with_a_clock_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([5_000_000, 5_000_000, 1_000, 9_000_000])
    monkeypatch.setattr(time, "time_ns", lambda: next(times))
    async with await open_store(tmp_path / "m.db") as store:
        for number in range(4):
            await store.post("", [NewPost(f"c{number}", "", f"n{number}")])
        posts = await store.due_posts(0)
        assert [post.nonce for post in posts] == ["n0", "n1", "n2", "n3"]
        assert [post.id for post in posts] == [5000, 5001, 5002, 9000]


async def test_old_answers_are_swept(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await put(store)
        row = await store.commit(move(row, interaction="old"))
        row = await store.commit(move(row, interaction="new"))
    write(path, "UPDATE answers SET saved = saved - 90000 WHERE interaction = 'old'")
    async with await open_store(path) as store:
        await store.commit(move(row))
        assert await store.answered("old") is None
        assert await store.answered("new") is not None


async def test_a_failed_sweep_does_not_hide_a_saved_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM nowhere")

    monkeypatch.setattr(changes, "sweep", fail)
    async with await open_store(tmp_path / "m.db") as store:
        row = await store.commit(move(await put(store)))
        assert row.moves == 1
        assert await store.game("g1") == row


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "m.db")
    await store.close()
    await store.close()
    with pytest.raises(Closed):
        await store.game("g1")
    with pytest.raises(Closed):
        await store.commit(Commit("g1", 0))
    with pytest.raises(Closed):
        await store.health()


async def test_closing_finishes_what_is_queued(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "m.db")
    tasks = [asyncio.create_task(store.set_setting(f"k{n}", "v")) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    async with await open_store(tmp_path / "m.db") as store:
        assert await store.setting("k49") == "v"


async def test_opening_can_be_cancelled(tmp_path: Path) -> None:
    for delay in (0.0, 0.0005, 0.002):
        task = asyncio.create_task(open_store(tmp_path / "m.db"))
        await asyncio.sleep(delay)
        task.cancel()
        (result,) = await asyncio.gather(task, return_exceptions=True)
        if isinstance(result, SqliteStore):
            await result.close()
    async with await open_store(tmp_path / "m.db") as store:
        await put(store)


# --- damage ------------------------------------------------------------------------------------------------------


async def stored(path: Path, moves: int = 60) -> GameRow:
    async with await open_store(path) as store:
        return await play(store, await put(store), moves, every=10)


def scribble(path: Path, place: float, size: int = 600) -> None:
    """Overwrite bytes somewhere in the file."""
    data = bytearray(path.read_bytes())
    start = int(len(data) * place)
    data[start : start + size] = b"\xa5" * size
    path.write_bytes(data)


async def test_a_damaged_header(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path)
    scribble(path, 0, 16)
    with pytest.raises(Damaged, match="restore a backup"):
        await open_store(path)


async def test_a_file_that_was_never_a_database(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    path.write_text("Dear diary, " * 500)
    with pytest.raises(Damaged):
        await open_store(path)
    assert path.read_text().startswith("Dear diary")


@pytest.mark.parametrize("tenth", range(1, 10))
async def test_damaged_pages_are_found_at_the_start(tmp_path: Path, tenth: int) -> None:
    path = tmp_path / "m.db"
    await stored(path)
    pages = path.stat().st_size // 4096
    place = (pages * tenth // 10) * 4096 / path.stat().st_size  # the head of a page
    scribble(path, place)
    with pytest.raises(Damaged, match="restore a backup"):
        await open_store(path)


async def test_a_file_that_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)
    with pytest.raises(Damaged):
        await open_store(path)


async def test_a_large_file_is_checked_in_the_background(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path)
    pages = path.stat().st_size // 4096
    scribble(path, (pages // 2) * 4096 / path.stat().st_size)
    async with await open_store(path, check_seconds=0) as store:
        health = await store.health()
        assert not health.ok and health.problems
        assert not (await store.health(full=True)).ok


async def test_closing_during_the_check(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path)
    store = await open_store(path, check_seconds=0)
    await store.close()


async def test_a_damaged_snapshot_is_passed_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "m.db"
    await stored(path, 25)
    write(path, "UPDATE snapshots SET state = CAST(substr(state, 1, 20) || x'00ff' AS BLOB) WHERE moves = 20")
    async with await open_store(path) as store:
        loaded = await store.load("g1")
        assert loaded and loaded.snapshot and loaded.snapshot.moves == 10
        assert loaded.snapshot.state == state(10)
        assert [found.number for found in loaded.tail] == list(range(10, 25))
        assert "game g1: the snapshot at move 20 is damaged" in caplog.text


async def test_a_gap_in_the_log_is_told(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path, 25)
    write(path, "DELETE FROM actions WHERE number = 12")
    async with await open_store(path) as store:
        with pytest.raises(Damaged, match="game g1: the log has a gap between moves 10 and 15"):
            await store.load("g1", 15)
        assert await store.load("g1") is not None  # the newest snapshot is behind the gap: play goes on
        health = await store.health(full=True)
        assert health.problems == ("game g1: 24 actions are stored, 25 were made",)


async def test_a_reference_to_nothing_is_told(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    await stored(path, 1)
    write(path, "UPDATE seats SET game = 'gone' WHERE seat = 'p1'")
    async with await open_store(path) as store:
        health = await store.health(full=True)
        assert health.problems == ("seats: a row refers to a game that does not exist",)


async def test_a_damaged_row_hurts_only_its_game(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store, "g1")
        whole = await put(store, "g2")
    write(path, "UPDATE games SET meta = CAST(x'ff41' AS TEXT) WHERE id = 'g1'")
    async with await open_store(path) as store:
        with pytest.raises(Damaged, match="a row of the database is damaged"):
            await store.game("g1")
        with pytest.raises(Damaged):
            await store.commit(Commit("g1", 0))
        assert await store.game("g2") == whole
        assert (await store.commit(move(whole))).moves == 1


async def test_no_value_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    async with await open_store(tmp_path / "m.db") as store:
        await put(store, seed="very-secret")
        await store.load("g1")
    assert "very-secret" not in caplog.text


async def test_a_fault_without_a_name_is_still_a_storage_error(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "m.db") as store:
        row = await put(store)
        assert store._writer is not None
        await store._writer.link.run(lambda connection: connection.execute("DROP TABLE outbox"))
        with pytest.raises(StorageError, match="the database refused: no such table"):
            await store.commit(move(row))
        assert await store.game("g1") == row
