"""A bot in a process of its own that dies at a chosen moment of its first post, as if the power had gone.

Arguments: address of the double, address of its gateway, database, "before" or "after" (the post was sent).
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from unittest import mock

import discord.http
import yarl
from discord.gateway import DiscordWebSocket

import bot.discord as front_end
from bot.desk import open_desk
from bot.discord.poster import DiscordPoster
from bot.parts import Post
from storage.sqlite import open_store
from tests.e2e.discord.bot_under_test import TEXTS, settings
from tests.e2e.discord.tiny_board import TINY_RENDERERS
from tests.tiny import TINY

KILLED = 9


class Doomed(DiscordPoster):
    moment = "before"

    async def __call__(self, post: Post) -> str:
        if self.moment == "after":
            await super().__call__(post)
        os._exit(KILLED)


async def main(base: str, gateway: str, path: Path, moment: str) -> None:
    discord.http.Route.BASE = base + "/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Doomed.moment = moment
    store = await open_store(path)
    desk = open_desk(settings(data=path.parent), store, games={"tiny": TINY}, renderers=TINY_RENDERERS, texts=TEXTS)
    with mock.patch.object(front_end, "DiscordPoster", Doomed):
        await front_end.run(settings(), desk, store, TEXTS, ready_after=0.0)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), sys.argv[4]))
