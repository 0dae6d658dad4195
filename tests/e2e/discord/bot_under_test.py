"""Runs the real front end against the double."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from pydantic import SecretStr

import bot.discord as front_end
from bot.discord.commands import Memory
from bot.i18n import LOCALE, Texts
from bot.parts import Desk
from bot.settings import Settings
from tests.discord_double import TOKEN, Double

TINY_LOCALE = Path(__file__).parents[2] / "tiny" / "locale"
TEXTS = Texts([LOCALE, TINY_LOCALE])


class Notes:
    """Settings kept in memory."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    async def setting(self, key: str) -> str | None:
        return self.values.get(key)

    async def set_setting(self, key: str, value: str) -> None:
        self.values[key] = value


def settings(token: str = TOKEN, guild: str = "", **more: Any) -> Settings:
    return Settings(_env_file=None, DISCORD_TOKEN=SecretStr(token), DISCORD_GUILD=guild, **more)


async def connected(double: Double, task: asyncio.Task[None], sessions: int = 1) -> None:
    """Until the gateway has so many live connections; a bot that died says why."""

    def there() -> bool:
        if task.done():
            task.result()
        return double.gateway.connected >= sessions

    await double.world.until(there, "the bot at the gateway", 20)


@contextlib.asynccontextmanager
async def running_bot(
    double: Double, desk: Desk, memory: Memory | None = None, *, guild: str = "", sessions: int = 1
) -> AsyncIterator[asyncio.Task[None]]:
    """The bot, from log-in to clean shutdown."""
    task = asyncio.create_task(
        front_end.run(settings(guild=guild), desk, memory or Notes(), TEXTS, ready_after=0.0), name="bot under test"
    )
    try:
        await connected(double, task, sessions)
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        # aiohttp closes its transports one turn of the loop later
        await asyncio.sleep(0.02)
