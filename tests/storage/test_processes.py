"""Other processes: killed at any moment, two at once, without permission, with a full disk."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from storage.sqlite import open_store
from tests.storage.make import put, state

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def child(job: str, path: Path, argument: str = "") -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.child", job, str(path), argument, cwd=ROOT, stdout=subprocess.PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def run(job: str, path: Path, argument: str = "") -> list[str]:
    """What the process said; it must end well by itself."""
    async with asyncio.timeout(60), child(job, path, argument) as process:
        said, _ = await process.communicate()
    assert process.returncode == 0
    return said.decode().splitlines()


async def line(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(60):
        return (await process.stdout.readline()).decode().strip()


async def test_killed_between_commit_and_post(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with child("save_and_hang", path) as process:
        assert await line(process) == "saved"
        process.kill()
        await process.wait()
    async with await open_store(path) as store:
        loaded = await store.load("g1")
        assert loaded and loaded.row.moves == 1
        assert loaded.snapshot and loaded.snapshot.state == state(1)
        assert await store.answered("i1") == "answer to i1"
        assert [post.nonce for post in await store.due_posts(0)] == ["g1-0"]
        assert (await store.health(full=True)).ok


@pytest.mark.parametrize("moves", [1, 17, 60])
async def test_killed_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, moves: int) -> None:
    path = tmp_path / "m.db"
    async with child("save_until_killed", path) as process:
        acknowledged = 0
        while acknowledged < moves:
            acknowledged = int(await line(process))
        process.kill()
        await process.wait()
        assert process.stdout is not None
        rest = (await process.stdout.read()).decode().split("\n")[:-1]  # the last line may be cut
        acknowledged = int(rest[-1]) if rest else acknowledged
    async with await open_store(path) as store:
        assert (await store.health(full=True)).ok
        loaded = await store.load("g1")
        assert loaded is not None
        # At most the one move that was being saved is there without its acknowledgement.
        assert loaded.row.version - acknowledged in (0, 1)
        assert len(await store.actions("g1")) == loaded.row.moves == loaded.row.version
        assert await store.answered(f"i{acknowledged - 1}") is not None
        assert await store.answered(f"i{loaded.row.version}") is None


async def test_two_processes_in_one_game(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    async with await open_store(path) as store:
        await put(store)
        await asyncio.gather(run("compete", path, "a:40"), run("compete", path, "b:40"))
        row = await store.game("g1")
        assert row and row.version == row.moves == 80
        actions = await store.actions("g1")
        assert [found.number for found in actions] == list(range(80))
        assert sorted(found.interaction for found in actions) == sorted(f"{n}-{i}" for n in "ab" for i in range(40))
        assert (await store.health(full=True)).ok


async def test_two_processes_want_the_same_channels_and_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    said = await asyncio.gather(run("claim", path, "a"), run("claim", path, "b"))
    assert sum(int(lines[0]) for lines in said) == 40
    async with await open_store(path) as store:
        for channel in range(40):
            assert await store.in_channel(str(channel)) is not None


async def test_a_disk_that_refuses_to_write(tmp_path: Path) -> None:
    assert await run("fill_the_disk", tmp_path / "m.db") == ["DiskFault", "unchanged", "saved 4"]
    async with await open_store(tmp_path / "m.db") as store:
        assert (await store.health(full=True)).ok


async def test_a_process_that_forgets_to_close_still_ends(tmp_path: Path) -> None:
    assert await run("forget_to_close", tmp_path / "m.db") == ["ends"]


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder whose parents anybody may enter (pytest's own are private)."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        try:
            yield folder
        finally:
            folder.chmod(0o755)


async def test_a_read_only_folder() -> None:
    with open_folder() as folder:
        path = folder / "m.db"
        async with await open_store(path) as store:
            await put(store)
        before = path.read_bytes()
        path.chmod(0o444)
        folder.chmod(0o555)
        (said,) = await run("open_as_nobody", path)
        assert said.startswith(f"NotWritable: {path}: ")
        (said,) = await run("open_as_nobody", folder / "new.db")
        assert said.startswith(f"NotWritable: {folder / 'new.db'}: ")
        (said,) = await run("open_as_nobody", folder / "deeper" / "new.db")
        assert said.startswith("NotWritable: ")
        assert path.read_bytes() == before
        assert [found.name for found in folder.iterdir()] == ["m.db"]


async def test_permission_denied() -> None:
    with open_folder() as folder:
        inner = folder / "private"
        inner.mkdir()
        async with await open_store(inner / "m.db") as store:
            await put(store)
        inner.chmod(0o000)
        (said,) = await run("open_as_nobody", inner / "m.db")
        inner.chmod(0o700)
        assert said.startswith("NotWritable: ")
