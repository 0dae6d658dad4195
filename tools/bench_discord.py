"""Fifty games moving at once through the Discord double: how soon the first answer comes, and the picture.

The bot runs in a process of its own with a SQLite file, as in real life; the double and the people in this one.
Run: python -m tools.bench_discord
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import discord.http
import yarl
from discord.gateway import DiscordWebSocket

import bot.discord as front_end
from bot.desk import open_desk
from games.registry import GAMES
from renderers.registry import RENDERERS
from storage.sqlite import open_store
from tests.discord_double import Channel, Double, Message, Person, running_double
from tests.e2e.discord.bot_under_test import TEXTS, settings
from tests.e2e.discord.table import confirming, lobby_by_buttons, offers
from tests.e2e.discord.tiny_board import TINY_RENDERERS
from tests.tiny import TINY

ROOT = Path(__file__).resolve().parents[1]
QUIET_S = 0.3
KIB = 1024


@dataclass
class Figures:
    """What section 8 of the issue asks for."""

    games: int
    moves: int
    first_answer_p99_ms: float
    picture_p95_ms: float
    largest_file_kib: float


@dataclass
class Game:
    """One of the tables, and what was measured at it."""

    channel: Channel
    people: list[Person]
    luck: random.Random
    pressed_at: float = 0.0
    over: bool = False
    waits: list[float] = field(default_factory=list)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def measure(games: int = 50, rounds: int = 12, game: str = "") -> Figures:
    """Play so many rounds in which somebody at every table completes a step, all at the same moment."""
    key = game or ("ares" if "ares" in RENDERERS else "tiny")
    return asyncio.run(_measure(games, rounds, key))


async def _measure(count: int, rounds: int, key: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with running_double() as double:
            tables = [await _table(double, number) for number in range(count)]
            async with _bot(double, Path(folder) / "bench.db"):
                for table in tables:
                    await lobby_by_buttons(table.people, channel=table.channel, game=key)
                await _quiet(double)
                first = len(double.world.interactions)
                for _ in range(rounds):
                    await _round(double, tables)
            return _figures(double, tables, first)


async def _table(double: Double, number: int) -> Game:
    people = [double.user(f"Ann {number}"), double.user(f"Ben {number}")]
    return Game(await double.new_channel(f"table-{number}"), people, random.Random(number))


@contextlib.asynccontextmanager
async def _bot(double: Double, path: Path) -> AsyncIterator[None]:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tools.bench_discord", "--bot", double.base, double.gateway.url, str(path)),
        cwd=ROOT,
    )
    try:
        await double.world.until(lambda: double.gateway.connected == 1, "the bot", 60)
        yield
    finally:
        child.send_signal(signal.SIGTERM)
        await child.wait()


async def _round(double: Double, tables: Sequence[Game]) -> None:
    """Everybody who is asked answers until a step is saved; then all posts are waited for."""
    before = {table.channel.id: len(double.posts(table.channel)) for table in tables}
    await asyncio.gather(*(_move(double, table) for table in tables if not table.over))
    await _quiet(double)
    for table in tables:
        for post in double.posts(table.channel)[before[table.channel.id] :]:
            if post.pictures:
                table.waits.append(post.created - table.pressed_at)


async def _move(double: Double, table: Game) -> None:
    turns = [p for p in double.posts(table.channel) if "Your turn" in p.buttons]
    for person in table.luck.sample(table.people, len(table.people)):
        panel = await person.press(turns[-1], "Your turn")
        if confirming(panel) is not None or offers(panel):
            await _until_saved(table, person, panel)
            return
    table.over = True


async def _until_saved(table: Game, person: Person, panel: Message) -> None:
    for _ in range(100):
        done = confirming(panel)
        control, value = (done, "") if done else table.luck.choice(offers(panel))
        press = await person.send_press(panel, control, (value,) if value else ())
        table.pressed_at = press.created
        panel = await person.answer(press, 30)
        if "**Done**" in panel.text or not (confirming(panel) or offers(panel)):
            return
    raise AssertionError(f"a move without an end: {panel.text}")


async def _quiet(double: Double) -> None:
    """Until the bot has nothing more to send."""
    seen = -1
    while seen != len(double.requests):
        seen = len(double.requests)
        await asyncio.sleep(QUIET_S)


def _figures(double: Double, tables: Sequence[Game], first: int) -> Figures:
    measured = list(double.world.interactions.values())[first:]
    answers = [1000 * (i.answered_at - i.created) for i in measured if i.answered_at is not None]
    if len(answers) < len(measured):
        raise AssertionError(f"{len(measured) - len(answers)} interactions were not answered in time")
    pictures = [1000 * wait for table in tables for wait in table.waits]
    sizes = [len(f.data) for m in double.world.messages.values() for f in m.files]
    return Figures(
        games=len(tables),
        moves=len(pictures),
        first_answer_p99_ms=percentile(answers, 0.99),
        picture_p95_ms=percentile(pictures, 0.95),
        largest_file_kib=max(sizes, default=0) / KIB,
    )


async def _run_bot(base: str, gateway: str, path: Path) -> None:
    discord.http.Route.BASE = base + "/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    store = await open_store(path)
    games, renderers = {**GAMES, "tiny": TINY}, {**RENDERERS, **TINY_RENDERERS}
    desk = open_desk(settings(data=path.parent), store, games=games, renderers=renderers, texts=TEXTS)
    with contextlib.suppress(asyncio.CancelledError):
        await front_end.run(settings(), desk, store, TEXTS, ready_after=0.0)
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", nargs=3, metavar=("BASE", "GATEWAY", "DATABASE"), help="used by the bench itself")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--game", default="")
    given = parser.parse_args()
    if given.bot:
        asyncio.run(_run_bot(given.bot[0], given.bot[1], Path(given.bot[2])))
        return
    print(measure(given.games, given.rounds, given.game))


if __name__ == "__main__":
    main()
