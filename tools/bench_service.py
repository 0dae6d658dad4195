"""Memory and start-up of the whole bot with many stored games, measured in a process of its own.

Run: python -m tools.bench_service
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from games.core.engine import Table
from games.core.flow import State
from tests.conformance.modes import MODES, RULES, Mode

TINY_LOCALE = Path(__file__).resolve().parents[1] / "tests" / "tiny" / "locale"
USER = "200000000000000001"


@dataclass(frozen=True)
class Stored:
    """A game in its middle, ready to be written many times."""

    mode: Mode
    seed: str
    log: tuple[tuple[str, str], ...]
    state: bytes


def middle_of(mode: Mode) -> Stored:
    """A random game played halfway."""
    rng = random.Random(mode.id)
    table: Table[State] = Table(mode.rules, mode.rules.start("bench", mode.seats, mode.options).state)
    log: list[tuple[str, str]] = []
    states: list[bytes] = []
    while not table.over:
        states.append(mode.rules.dump(table.state))
        seat = rng.choice(table.waiting())
        action = rng.choice(table.actions(seat))
        log.append((seat, mode.rules.action_json(action)))
        table.step(seat, action)
    half = len(states) // 2
    return Stored(mode, "bench", tuple(log[:half]), states[half])


def channel(number: int) -> str:
    return f"{10**17 + number}"


async def fill(path: Path, games: int) -> None:
    """Write stored games that are in play; one person holds all seats, so that each of them has a panel to show."""
    from bot.records import Meta
    from storage.protocol import ActionRow, Commit, GameRow, SeatRow, SnapshotRow
    from storage.sqlite import open_store

    stored = [middle_of(mode) for mode in MODES if mode.game != "tiny"] or [middle_of(MODES[0])]
    meta = Meta(started=1).model_dump_json(exclude_defaults=True)
    async with await open_store(path) as store:
        for number in range(games):
            game = stored[number % len(stored)]
            options = game.mode.options.model_dump_json()
            row = GameRow(
                f"g{number:05d}",
                game.mode.game,
                channel(number),
                "1",
                "lobby",
                0,
                0,
                game.seed,
                options,
                "en",
                USER,
                1,
                1,
            )
            seats = [SeatRow(seat, i, USER, f"P{i}", True) for i, seat in enumerate(game.mode.seats)]
            await store.create(row, seats)
            actions = [ActionRow(i, s, a, f"{number}-{i}", USER, False, 1) for i, (s, a) in enumerate(game.log)]
            snapshot = SnapshotRow(len(game.log), game.state)
            await store.commit(Commit(row.id, 0, actions=actions, snapshot=snapshot, status="running", meta=meta, at=1))


def resident() -> float:
    """MB of memory held now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


async def no_post(post: object) -> str:
    """Nothing is due in these games, so nothing is posted."""
    raise RuntimeError(f"unexpected post: {post}")


async def ask(path: Path, touched: int, began: float) -> dict[str, float]:
    """Open everything, answer one command, then touch games in turn; `began` is when this process was asked for."""
    from bot.desk import open_desk
    from bot.i18n import LOCALE, Texts
    from bot.parts import Caller
    from bot.settings import Settings
    from renderers.registry import RENDERERS
    from storage.sqlite import open_store

    settings = Settings(data=path.parent, _env_file=None)
    texts = Texts((LOCALE, TINY_LOCALE))
    async with await open_store(path) as store:
        desk = open_desk(settings, store, games=RULES, renderers=RENDERERS, texts=texts)

        async def touch(number: int) -> None:
            caller = Caller(USER, "Ann", channel(number), "1", "en", f"i{number}-{time.perf_counter_ns()}")
            reply = await desk.command(caller, ("play",), {})
            if not reply.body.rows:  # a refusal or an incident, no panel
                raise RuntimeError(f"no panel for game {number}: {reply}")

        await desk.start(no_post)
        await touch(0)
        first = time.monotonic() - began
        start = resident()
        for number in range(touched):
            await touch(number)
        most = resident()
        await desk.stop()
    return {"first": first, "start": start, "after": most}


def measured(games: int, touched: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "marspost.db"
        asyncio.run(fill(path, games))
        command = [sys.executable, "-m", "tools.bench_service", "--ask", str(path), "--touched", str(touched)]
        command += ["--began", str(time.monotonic())]  # one clock for all processes of the machine
        done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=True)
    numbers: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return numbers


def memory_of_touched(games: int = 1000) -> float:
    """MB above the start after so many stored games were touched in turn."""
    numbers = measured(games, games)
    return numbers["after"] - numbers["start"]


def seconds_to_first_answer(games: int = 10_000) -> float:
    """From the start of the process to the answer to a command, with so many stored games."""
    return measured(games, 0)["first"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ask", type=Path, default=None)
    parser.add_argument("--touched", type=int, default=0)
    parser.add_argument("--began", type=float, default=0.0)
    arguments = parser.parse_args()
    if arguments.ask is not None:
        print(json.dumps(asyncio.run(ask(arguments.ask, arguments.touched, arguments.began))))
        return
    print(f"memory for 1000 stored games touched in turn: {memory_of_touched():.1f} MB above start")
    print(f"start-up with 10000 stored games: {seconds_to_first_answer():.2f} s to the first answer")


if __name__ == "__main__":
    main()
