"""How much a saved move costs above a bare SQLite transaction, and how long a start with many games takes.

Run: python -m tools.bench_storage
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path

from storage.link import connect, tune
from storage.protocol import (
    ActionRow,
    Commit,
    EventRow,
    GameRow,
    NewPost,
    PromptRow,
    SeatRow,
    SnapshotRow,
    TimerRow,
)
from storage.sqlite import SqliteStore, open_store

MOVES = 2000
SNAPSHOT_EVERY = 20
"""As the service does by default."""


def _state(rng: random.Random) -> bytes:
    """About 20 KiB of JSON, like a saved game of Ares in its middle."""
    players = [
        {"id": f"p{i}", "cards": [f"card-{rng.randrange(220)}" for _ in range(40)], "mc": rng.randrange(60)}
        for i in range(4)
    ]
    deck = [f"card-{card}" for card in rng.sample(range(900), 900)]
    tiles = [{"q": i % 9, "r": i // 9, "owner": f"p{rng.randrange(4)}", "kind": "ocean"} for i in range(120)]
    return json.dumps({"players": players, "deck": deck, "tiles": tiles}).encode()


def _game(number: int) -> GameRow:
    return GameRow(
        id=f"g{number:05d}",
        game="ares",
        channel=f"{10**17 + number}",
        guild=f"{10**17 + number // 20}",
        status="running",
        version=0,
        moves=0,
        seed=f"{number:032x}",
        options='{"beginner": true}',
        language="en",
        created_by="200000000000000001",
        created_at=1,
        updated_at=1,
        meta=json.dumps({"pace": "day", "messages": [str(10**17 + i) for i in range(8)]}),
    )


def _seats(number: int) -> list[SeatRow]:
    return [SeatRow(f"p{i}", i, f"{2 * 10**17 + (number * 3 + i) % 5000}", f"Player {i}", True) for i in range(3)]


def _move(game: str, version: int, state: bytes | None, salt: int = 0) -> Commit:
    """A move as the service saves it: one action, its events, a post, an answer, a prompt and a timer."""
    nonce = f"{game}-{version}"
    event = json.dumps({"kind": "ares-play", "text": {"key": "ares-play", "args": {"card": "card-123", "cost": 17}}})
    action = json.dumps({"kind": "play", "card": "card-123", "pay": 17})
    interaction = f"{3 * 10**17 + salt * 100_000 + version}"
    return Commit(
        game=game,
        version=version,
        actions=(ActionRow(version, "p1", action, interaction, "200000000000000001", False, version),),
        events=tuple(EventRow(number, version, event) for number in range(4)),
        snapshot=None if state is None else SnapshotRow(version + 1, state),
        posts=(NewPost(f"{10**17}", json.dumps({"moves": [version], "waits": ["p2"]}), nonce),),
        prompts=(PromptRow(game, "p2", "200000000000000002", version + 1, "ares-phase", nonce, at=version),),
        clear_prompts=("p1",),
        timers=(TimerRow(f"{game}:deadline", game, "deadline", version + 86400, "{}"),),
        interaction=interaction,
        answer=json.dumps({"text": "You play card-123 for 17.", "rows": []}),
        at=version,
    )


Row = tuple[str | int | bytes, ...]


def _rows(commit: Commit) -> dict[str, list[Row]]:
    """The same values as plain rows, one table per kind."""
    rows: dict[str, list[Row]] = {
        "actions": [(commit.game, *astuple(row)) for row in commit.actions],
        "events": [(commit.game, *astuple(row)) for row in commit.events],
        "outbox": [(commit.game, *astuple(row)) for row in commit.posts],
        "prompts": [astuple(row) for row in commit.prompts],
        "timers": [astuple(row) for row in commit.timers],
        "answers": [(commit.interaction, commit.game, commit.answer)],
    }
    if commit.snapshot is not None:
        rows["snapshots"] = [(commit.game, *astuple(commit.snapshot))]
    return rows


def _one_value(commit: Commit) -> dict[str, list[Row]]:
    """The same bytes as one value of one row: the least that a transaction can be."""
    values = [value for rows in _rows(commit).values() for row in rows for value in row]
    return {"moves": [(b"".join(v if isinstance(v, bytes) else str(v).encode() for v in values),)]}


class Bare:
    """A plain connection with the same settings: no keys, no indexes, no checks, no thread, no event loop."""

    def __init__(self, path: Path, sample: dict[str, list[Row]]) -> None:
        path.touch()
        self.connection = connect(path)
        tune(self.connection)
        self._insert: dict[str, str] = {}
        for table, rows in sample.items():
            self.connection.execute(f"CREATE TABLE {table} ({', '.join(f'c{n}' for n in range(len(rows[0])))})")
            self._insert[table] = f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})"
        # The version of the game goes up with every move here too.
        self.connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, version INTEGER)")
        self.connection.execute("INSERT INTO games VALUES (1, 0)")

    def save(self, data: dict[str, list[Row]]) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        for table, rows in data.items():
            self.connection.executemany(self._insert[table], rows)
        self.connection.execute("UPDATE games SET version = version + 1 WHERE id = 1")
        self.connection.execute("COMMIT")


async def _save(folder: Path, as_bare: Callable[[Commit], dict[str, list[Row]]]) -> tuple[float, float]:
    """Move by move in turns, so that both meet the same machine; medians, so that its other work does not count."""
    rng = random.Random(7)
    game = _game(0)
    ours: list[float] = []
    bare: list[float] = []
    plain = Bare(folder / "bare.db", as_bare(_move(game.id, 0, b"{}")))
    with contextlib.closing(plain.connection):
        async with await open_store(folder / "ours.db") as store:
            await store.create(game, _seats(0))
            for version in range(MOVES):
                commit = _move(game.id, version, None if version % SNAPSHOT_EVERY else _state(rng))
                values = as_bare(commit)
                begin = time.perf_counter()
                await store.commit(commit)
                middle = time.perf_counter()
                plain.save(values)
                ours.append(middle - begin)
                bare.append(time.perf_counter() - middle)
    return statistics.median(ours), statistics.median(bare)


def ratio_save() -> tuple[float, float]:
    """Seconds per move: through the store, and as a bare transaction that writes the same rows into plain tables."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_save(Path(folder), _rows))


def ratio_save_one_value() -> tuple[float, float]:
    """The same against the hardest measure: all bytes of the move as one value of one row."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_save(Path(folder), _one_value))


async def _fill(store: SqliteStore, games: int, moves: int) -> None:
    """Stored games, most of them finished, each with a log and a snapshot."""
    rng = random.Random(7)
    state = _state(rng)
    for number in range(games):
        game = _game(number)
        await store.create(game, _seats(number))
        logs = [_move(game.id, move, None, number) for move in range(moves)]
        await store.commit(
            Commit(
                game=game.id,
                version=0,
                actions=[row for log in logs for row in log.actions],
                events=[row for log in logs for row in log.events],
                snapshot=SnapshotRow(moves, state),
                status="over" if number % 10 else None,
                timers=() if number % 10 else logs[-1].timers,
                at=number,
            )
        )


def _size(path: Path) -> float:
    return path.stat().st_size / 2**20


def _resident() -> float:
    """MiB of memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def start_up(games: int = 10_000, moves: int = 40) -> tuple[float, float, float]:
    """Seconds from nothing to the first loaded game with many stored ones; MiB of the file; MiB of memory it took."""

    async def run(path: Path) -> tuple[float, float, float]:
        async with await open_store(path) as store:
            await _fill(store, games, moves)
        size = _size(path)
        before = _resident()
        begin = time.perf_counter()
        async with await open_store(path) as store:
            await store.load(_game(games // 2).id)
            await store.due_timers(10**9)
            await store.due_posts(10**9)
            seconds = time.perf_counter() - begin
            health = await store.health()
            checked = time.perf_counter() - begin
            memory = _resident() - before
        print(f"  integrity check: {'ok' if health.ok else health.problems} after {checked:.2f} s")
        return seconds, size, memory

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "many.db"))


if __name__ == "__main__":
    for name, measure in (("same rows", ratio_save), ("one value", ratio_save_one_value)):
        mine, bare_time = measure()
        print(f"save a move: {mine * 1000:.3f} ms, bare ({name}) {bare_time * 1000:.3f} ms, {mine / bare_time:.2f}x")
    took, megabytes, memory = start_up()
    print(f"start with 10000 games ({megabytes:.0f} MiB): {took:.2f} s, {memory:.0f} MiB of memory")
