"""Opening a file: settings, migrations, files of other releases and programs."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from storage import schema
from storage.copying import verify
from storage.protocol import Commit, Damaged, DraftRow, NewerSchema, Page, PersonRow, StorageError
from storage.sqlite import open_store
from tests.storage.make import SEATS, move, put

SAVES = Path(__file__).parent / "saves"
"""One file per released schema, as SQL text, each with the same games in it."""


def query(path: Path, text: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(text).fetchall()


def write(path: Path, text: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text)


async def test_a_new_file_is_private_and_durable(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "marspost.db"
    async with await open_store(str(path)) as store:
        assert store._writer is not None
        for link in (store._writer.link, *store._readers):

            def settings(connection: sqlite3.Connection) -> dict[str, object]:
                names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

            assert await link.run(settings) == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 5000,
            }
        assert (await store.health()).ok
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert [file.name for file in path.parent.iterdir()] == ["marspost.db"]


async def test_readers_cannot_write(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "m.db") as store:
        for link in store._readers:
            with pytest.raises(StorageError):
                await link.write(lambda connection: connection.execute("DELETE FROM games"))


async def test_a_second_start_finds_everything(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await store.commit(move(await put(store), snapshot=True, interaction="i1"))
        loaded = await store.load("g1")
    async with await open_store(path) as store:
        assert await store.game("g1") == row
        assert await store.load("g1") == loaded
        assert await store.answered("i1") == "answer to i1"


def restore_save(save: Path, path: Path) -> None:
    write(path, save.read_text(encoding="utf-8"))


# --- migrations --------------------------------------------------------------------------------------------------


def test_every_migration_has_a_save_of_its_schema() -> None:
    numbers = [step.number for step in schema.migrations()]
    assert sorted(int(path.stem) for path in SAVES.glob("*.sql")) == numbers


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.sql")), ids=lambda path: path.stem)
async def test_a_file_of_every_released_schema_opens(tmp_path: Path, save: Path) -> None:
    path = tmp_path / "m.db"
    restore_save(save, path)
    assert query(path, "PRAGMA user_version") == [(int(save.stem),)]
    async with await open_store(path) as store:
        assert (await store.health(full=True)).ok
        assert [row.id for row in await store.games(Page(user="ann"))] == ["g2", "g1"]
        loaded = await store.load("g1")
        assert loaded and loaded.row.version == 4 and loaded.seats == SEATS
        assert loaded.snapshot and loaded.snapshot.moves == 3 and len(loaded.tail) == 1
        assert len(await store.events("g1")) == 8
        assert await store.draft("g1", "p2", "bob") == DraftRow("g1", "p2", "bob", 4, "[]")
        assert [prompt.user for prompt in await store.prompts("g1")] == ["bob"]
        assert [timer.id for timer in await store.timers("g1")] == ["t1"]
        assert len(await store.due_posts(0)) == 1
        assert await store.person("ann") == PersonRow("ann", '{"language": "ko"}')
        assert await store.setting("tree") == "abc"
        await store.commit(move(loaded.row))
    assert query(path, "PRAGMA user_version") == [(len(schema.migrations()),)]


def later(folder: Path, *steps: str) -> Path:
    """The migrations of a later release: ours, and these."""
    shutil.copytree(schema.FOLDER, folder)
    for number, sql in enumerate(steps, start=len(schema.migrations()) + 1):
        (folder / f"{number:03d}_later.sql").write_text(sql)
    return folder


async def test_a_later_release_migrates_and_keeps_a_copy_of_what_was(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    now = len(schema.migrations())
    async with await open_store(path) as store:
        row = await store.commit(move(await put(store), snapshot=True))
    # A table is rebuilt: its rows, and those that refer to it, must survive.
    rebuild = """
        CREATE TABLE newer AS SELECT * FROM people;
        DROP TABLE people;
        CREATE TABLE people (user TEXT PRIMARY KEY, body TEXT NOT NULL, note TEXT NOT NULL DEFAULT 'a;b') STRICT;
        INSERT INTO people (user, body) SELECT user, body FROM newer;
        DROP TABLE newer;
        CREATE TABLE same AS SELECT * FROM games;
        DELETE FROM games;
        INSERT INTO games SELECT * FROM same;
        DROP TABLE same;
        ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 0;
        CREATE TRIGGER loud AFTER DELETE ON people BEGIN
            DELETE FROM settings;
            DELETE FROM settings;
        END;
    """
    folder = later(tmp_path / "steps", rebuild)
    async with await open_store(path, migrations=folder) as store:
        assert await store.game("g1") == row
        assert len(await store.actions("g1")) == 1
    assert query(path, "PRAGMA user_version") == [(now + 1,)]
    copy = tmp_path / f"m.db.schema-{now:03d}"
    assert verify(copy) == now
    assert query(copy, "SELECT count(*) FROM actions") == [(1,)]
    with pytest.raises(NewerSchema, match="newer release"):
        await open_store(path)


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await put(store)
    folder = later(tmp_path / "steps", "CREATE TABLE more (x);", "DELETE FROM seats;\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageError, match="nowhere"):
        await open_store(path, migrations=folder)
    assert query(path, "PRAGMA user_version") == [(len(schema.migrations()),)]
    assert query(path, "SELECT name FROM sqlite_master WHERE name = 'more'") == []
    async with await open_store(path) as store:
        assert await store.game("g1") == row
        assert await store.seats("g1") == SEATS


async def test_a_migration_that_breaks_references_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await put(store)
    with pytest.raises(Damaged, match="refer to games"):
        await open_store(path, migrations=later(tmp_path / "steps", "DELETE FROM games;"))
    async with await open_store(path) as store:
        assert await store.game("g1") == row


async def test_two_starts_at_once_migrate_once(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store)
    folder = later(tmp_path / "steps", "CREATE TABLE more (x);")
    stores = await asyncio.gather(*(open_store(path, migrations=folder) for _ in range(4)))
    for store in stores:
        assert await store.game("g1") is not None
        await store.close()


@pytest.mark.parametrize("name", ["099_gap.sql", "001_twice.sql"])
def test_migrations_are_numbered_without_gaps(tmp_path: Path, name: str) -> None:
    folder = later(tmp_path / "steps")
    (folder / name).write_text("SELECT 1;")
    with pytest.raises(RuntimeError, match="without gaps"):
        schema.migrations(folder)


async def test_a_migration_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="complete statement"):
        await open_store(tmp_path / "m.db", migrations=later(tmp_path / "steps", "CREATE TABLE more (x)"))


# --- not ours ----------------------------------------------------------------------------------------------------


async def test_a_newer_schema_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store)
    write(path, "PRAGMA user_version = 999")
    before = path.read_bytes()
    with pytest.raises(NewerSchema, match=r"schema 999; this release knows \d+"):
        await open_store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "sql", ["CREATE TABLE theirs (x)", "PRAGMA user_version = 1", "PRAGMA application_id = 77; PRAGMA user_version = 1"]
)
async def test_a_database_of_another_program_is_refused_untouched(tmp_path: Path, sql: str) -> None:
    path = tmp_path / "m.db"
    write(path, sql)
    before = path.read_bytes()
    with pytest.raises(Damaged, match="another program"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_an_empty_commit_after_reopening_keeps_counting(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        row = await store.commit(Commit((await put(store)).id, 0))
    async with await open_store(path) as store:
        assert (await store.commit(Commit(row.id, 1))).version == 2
