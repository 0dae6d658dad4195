"""Other processes at the same file: `python -m tests.storage.child JOB DATABASE [ARGUMENT]`."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from dataclasses import replace
from pathlib import Path

from storage.protocol import ChannelTaken, Conflict, NewPost, StorageError
from storage.sqlite import SqliteStore, open_store
from tests.storage.make import action, move, play, put

NOBODY = 65534


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


async def save_and_hang(path: Path, argument: str) -> None:
    """A move is saved; before its post is sent, this process is killed."""
    store = await open_store(path)
    row = await put(store)
    await store.commit(move(row, snapshot=True, interaction="i1"))
    say("saved")
    await asyncio.sleep(600)


async def save_until_killed(path: Path, argument: str) -> None:
    store = await open_store(path)
    row = await put(store)
    while True:
        row = await store.commit(move(row, snapshot=row.moves % 3 == 0, interaction=f"i{row.moves}"))
        say(str(row.version))


async def compete(path: Path, argument: str) -> None:
    """So many moves in a game in which another process moves too."""
    name, count = argument.split(":")
    async with await open_store(path) as store:
        for number in range(int(count)):
            while not await _try_move(store, f"{name}-{number}"):
                pass


async def _try_move(store: SqliteStore, interaction: str) -> bool:
    row = await store.game("g1")
    assert row is not None
    change = replace(move(row, interaction=interaction), actions=[action(row.moves, interaction=interaction)])
    try:
        await store.commit(change)
    except Conflict:
        return False
    return True


async def claim(path: Path, argument: str) -> None:
    """Both processes want a game in the same channels."""
    won = 0
    async with await open_store(path) as store:
        for channel in range(40):
            try:
                await put(store, f"{argument}-{channel}", channel=str(channel))
                won += 1
            except ChannelTaken:
                pass
    say(str(won))


async def open_as_nobody(path: Path, argument: str) -> None:
    """Without the powers of root, which ignores permissions."""
    await asyncio.to_thread(int)  # imports what it needs while Python's own files can still be read
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    await report(path)


async def report(path: Path) -> None:
    try:
        store = await open_store(path)
    except StorageError as error:
        say(f"{type(error).__name__}: {error}")
    else:
        await store.close()
        say("opened")


async def fill_the_disk(path: Path, argument: str) -> None:
    """The system refuses to let any file grow beyond a limit; then the limit goes away."""
    store = await open_store(path)
    row = await play(store, await put(store), 3)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    wal = path.with_name(path.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 20_000, hard))
    big = [NewPost("c", "x" * 100_000, "n")]
    try:
        await store.commit(replace(move(row), posts=big))
    except StorageError as error:
        say(type(error).__name__)
    same = await store.game(row.id) == row and len(await store.actions(row.id)) == 3
    say("unchanged" if same else "changed")
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    row = await store.commit(replace(move(row), posts=big))
    say(f"saved {row.moves}")
    await store.close()


async def forget_to_close(path: Path, argument: str) -> None:
    store = await open_store(path)
    await put(store)
    say("ends")


JOBS = {
    job.__name__: job
    for job in (save_and_hang, save_until_killed, compete, claim, open_as_nobody, fill_the_disk, forget_to_close)
}

if __name__ == "__main__":
    asyncio.run(JOBS[sys.argv[1]](Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else ""))
