"""Backups: complete, checked, pruned, on time; and the operator's tool."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from pathlib import Path
from typing import NamedTuple

import pytest

from storage.__main__ import main
from storage.backup import BackupSchedule, Keep, back_up, backups, made_at, outdated, restore
from storage.copying import verify
from storage.protocol import Damaged, DiskFull, NotWritable
from storage.sqlite import open_store
from tests.storage.make import move, play, put

DAY = 86400.0
NOON = 1_767_268_800.0  # 2026-01-01 12:00 UTC


async def test_a_backup_of_a_store_in_use_is_complete(tmp_path: Path) -> None:
    path, folder = tmp_path / "m.db", tmp_path / "backups"
    async with await open_store(path) as store:
        row = await play(store, await put(store), 20)
        schedule = BackupSchedule(path, folder, clock=lambda: NOON)
        copying = asyncio.create_task(schedule.now())
        later = await play(store, row, 100)  # writers go on meanwhile
        backup = await copying
    assert backup.name == "marspost-20260101T120000Z.db"
    assert [file.name for file in folder.iterdir()] == [backup.name]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    verify(backup)
    shutil.copy(backup, tmp_path / "again.db")
    async with await open_store(tmp_path / "again.db") as store:
        loaded = await store.load("g1")
        assert loaded and row.moves <= loaded.row.moves <= later.moves
        assert len(loaded.tail) == loaded.row.moves


async def test_what_is_still_in_the_write_ahead_log_is_in_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await store.commit(move(await put(store), interaction="i1"))
        backup = await asyncio.to_thread(back_up, path, tmp_path, at=NOON)
        async with await open_store(backup) as copy:
            assert await copy.answered("i1") == "answer to i1"


def names(*days: str) -> list[Path]:
    return [Path(f"marspost-{day}Z.db") for day in days]


def test_pruning_keeps_the_newest_and_the_last_of_each_day() -> None:
    found = names(
        "20260105T180000", "20260105T120000", "20260105T060000", "20260104T180000", "20260104T120000",
        "20260102T180000", "20260102T060000", "20260101T180000",
    )  # fmt: skip
    drop = outdated(found, Keep(newest=2, days=3))
    assert drop == names("20260105T060000", "20260104T120000", "20260102T060000", "20260101T180000")
    assert outdated(found, Keep(newest=8, days=1)) == []
    assert outdated(found, Keep(newest=1, days=0)) == found[1:]
    assert outdated([], Keep()) == []


async def test_old_backups_and_abandoned_copies_go_and_strangers_stay(tmp_path: Path) -> None:
    path, folder = tmp_path / "m.db", tmp_path / "backups"
    async with await open_store(path) as store:
        await put(store)
    folder.mkdir()
    (folder / "notes.txt").touch()
    (folder / "marspost-20260101T000000Z.db.abc.part").touch()
    os.utime(folder / "marspost-20260101T000000Z.db.abc.part", (NOON, NOON))
    for day in range(5):
        back_up(path, folder, Keep(newest=2, days=3), NOON + day * DAY)
    assert sorted(file.name for file in folder.iterdir()) == [
        "marspost-20260103T120000Z.db",
        "marspost-20260104T120000Z.db",
        "marspost-20260105T120000Z.db",
        "notes.txt",
    ]
    assert [made_at(backup) for backup in backups(folder)] == [NOON + day * DAY for day in (4, 3, 2)]


def test_only_backups_have_a_time() -> None:
    with pytest.raises(ValueError, match=r"notes\.txt"):
        made_at(Path("notes.txt"))


async def test_a_damaged_database_makes_no_backup_and_prunes_none(tmp_path: Path) -> None:
    path, folder = tmp_path / "m.db", tmp_path / "backups"
    async with await open_store(path) as store:
        await play(store, await put(store), 60)
    good = back_up(path, folder, at=NOON)
    data = bytearray(path.read_bytes())
    middle = len(data) // 8192 * 4096
    data[middle : middle + 600] = b"\xa5" * 600
    path.write_bytes(data)
    with pytest.raises(Damaged):
        back_up(path, folder, Keep(newest=1, days=0), NOON + DAY)
    assert list(folder.iterdir()) == [good]


def test_no_database_no_backup(tmp_path: Path) -> None:
    with pytest.raises(NotWritable):
        back_up(tmp_path / "m.db", tmp_path / "backups")
    assert not (tmp_path / "m.db").exists()
    assert backups(tmp_path / "backups") == []
    assert backups(tmp_path / "nowhere") == []


class Space(NamedTuple):
    total: int
    used: int
    free: int


async def test_a_backup_never_takes_the_last_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store)

    def nearly_full(_: Path) -> Space:
        return Space(10**9, 10**9 - 10**6, 10**6)

    monkeypatch.setattr(shutil, "disk_usage", nearly_full)
    with pytest.raises(DiskFull, match="0 MiB are free"):
        back_up(path, tmp_path / "backups")
    assert list((tmp_path / "backups").iterdir()) == []


# --- the schedule ------------------------------------------------------------------------------------------------


class Clock:
    """A clock that sleeping moves forward."""

    def __init__(self) -> None:
        self.now = NOON
        self.slept: list[float] = []
        self.most = 100

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if len(self.slept) == self.most:
            raise asyncio.CancelledError
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    return made


async def run(schedule: BackupSchedule) -> None:
    with pytest.raises(asyncio.CancelledError):
        await schedule.run()


async def test_the_schedule_keeps_its_distance_also_over_a_restart(tmp_path: Path, clock: Clock) -> None:
    path, folder = tmp_path / "m.db", tmp_path / "backups"
    async with await open_store(path) as store:
        await put(store)
        clock.most = 3
        await run(BackupSchedule(path, folder, every=3600, clock=clock))
        assert clock.slept == [0, 3600, 3600]
        clock.now += 600
        clock.slept.clear()
        clock.most = 1
        await run(BackupSchedule(path, folder, every=3600, clock=clock))
        assert clock.slept == [3000]
    assert [made_at(backup) - NOON for backup in backups(folder)] == [10800, 7200, 3600, 0]


async def test_a_clock_that_was_set_back_does_not_stop_backups(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store)
    back_up(path, tmp_path, at=NOON + 50 * DAY)
    assert BackupSchedule(path, tmp_path, every=3600, clock=lambda: NOON).seconds_left() == 3600


async def test_a_failed_backup_is_logged_and_tried_again(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    path, folder = tmp_path / "m.db", tmp_path / "backups"
    clock.most = 4
    folder.touch()  # a file in the way
    schedule = BackupSchedule(path, folder, every=3600, clock=clock)
    async with await open_store(path) as store:
        await put(store)
        await run(schedule)
        assert clock.slept == [0, 900, 0, 900]
        assert caplog.text.count("the backup failed and is tried again") == 2
        folder.unlink()
        clock.slept.clear()
        clock.most = 1
        await run(schedule)
    assert len(backups(folder)) == 1


# --- restoring, and the tool -------------------------------------------------------------------------------------


async def test_a_backup_is_put_in_place_and_what_was_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await play(store, await put(store), 5)
        backup = await asyncio.to_thread(back_up, path, tmp_path / "backups", at=NOON)
        await play(store, row, 5)
    path.with_name("m.db-wal").write_bytes(b"a stale log must not be mixed in")
    aside = restore(backup, path)
    assert aside is not None and aside.exists()
    assert not path.with_name("m.db-wal").exists()
    async with await open_store(path) as store:
        assert await store.game("g1") == row


async def test_a_damaged_backup_is_not_put_in_place(tmp_path: Path) -> None:
    path, backup = tmp_path / "m.db", tmp_path / "backup.db"
    async with await open_store(path) as store:
        row = await put(store)
    backup.write_text("nonsense " * 1000)
    with pytest.raises(Damaged):
        restore(backup, path)
    with sqlite3.connect(backup.with_name("other.db")) as other:
        other.execute("CREATE TABLE x (y)")
    other.close()
    with pytest.raises(Damaged, match="not a database of Marspost"):
        restore(backup.with_name("other.db"), path)
    async with await open_store(path) as store:
        assert await store.game("g1") == row


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def make() -> None:
        async with await open_store(tmp_path / "m.db") as store:
            await play(store, await put(store), 3)

    asyncio.run(make())
    return tmp_path / "m.db"


def test_the_tool(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = database.parent / "backups"
    assert main(["check", str(database)]) == 0
    assert capsys.readouterr().out == f"{database} is in order\n"
    assert main(["backup", str(database), str(folder)]) == 0
    (backup,) = backups(folder)
    assert capsys.readouterr().out == f"made {backup}\n"
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM actions WHERE number = 1")
    connection.close()
    assert main(["check", str(database)]) == 1
    assert capsys.readouterr().err == "damaged:\ngame g1: 2 actions are stored, 3 were made\n"
    assert main(["restore", str(database), str(backup)]) == 0
    assert "what was there is kept as m.db.replaced-" in capsys.readouterr().out
    assert main(["check", str(database)]) == 0


def test_the_tool_with_a_wrong_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "m.db")]) == 1
    assert "does not exist" in capsys.readouterr().err
    assert not (tmp_path / "m.db").exists()
    assert main(["restore", str(tmp_path / "m.db"), str(tmp_path / "none.db")]) == 1
