"""The discord.py client: events in, calls of the front out. No privileged intents."""

from __future__ import annotations

import logging
import sys
from typing import Any

import discord

from bot.discord.answers import Front, Talk
from bot.discord.commands import KoreanToo, Memory, Tree, build, sync_if_changed
from bot.discord.controls import Control
from bot.errors import incident
from bot.i18n import Texts
from bot.parts import Desk

log = logging.getLogger(__name__)

LONGEST_RATE_LIMIT_S = 30.0


class MarsClient(discord.Client):
    """One connection. Interactions may arrive before it is "ready"; nothing here waits for that."""

    def __init__(self, desk: Desk, texts: Texts, memory: Memory, guild: str, ready_after: float) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT_S,
            guild_ready_timeout=ready_after,
        )
        self.desk = desk
        self.memory = memory
        self.home = discord.Object(int(guild)) if guild else None
        self.front = Front(desk, texts)
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self.tree.set_translator(KoreanToo())
        build(self.tree, self.desk.commands, self.home)
        if await sync_if_changed(self.tree, self.desk.commands, self.home, self.memory):
            log.info("commands sent to Discord")

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """discord.py may still announce "ready" while it is being closed, when there is no loop to run it on."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, talk: Talk) -> None:
        """Catch-all: what no registered control took still gets an answer."""
        if talk.type is discord.InteractionType.component:
            await self.front.press(talk)
        elif talk.type is discord.InteractionType.modal_submit:
            await self.front.unknown_modal(talk)

    async def on_ready(self) -> None:
        log.info("connected as %s to %s servers", self.user, len(self.guilds))
        await self.desk.wake()

    async def on_resumed(self) -> None:
        await self.desk.wake()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.desk.channel_gone(str(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.desk.channel_gone(str(payload.thread_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its games are parked, not lost."""
        for channel in (*guild.channels, *guild.threads):
            await self.desk.channel_gone(str(channel.id))

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            incident(f"event {event_method}", error)
