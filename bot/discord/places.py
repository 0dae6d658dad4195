"""A place of one's own: a private thread beside the channel, for practice games."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.discord.poster import PASSING

log = logging.getLogger(__name__)

NAME_LIMIT = 100
A_DAY: Final = 1440


async def own_thread(talk: discord.Interaction[discord.Client], name: str) -> str:
    """The id of a private thread with the caller in it; "" where the bot may not, or Discord does not, open one."""
    channel, allowed = talk.channel, talk.app_permissions
    if not isinstance(channel, discord.TextChannel):
        return ""
    if not (allowed.create_private_threads and allowed.send_messages_in_threads):
        return ""
    try:
        thread = await channel.create_thread(
            name=name[:NAME_LIMIT],
            type=discord.ChannelType.private_thread,
            auto_archive_duration=A_DAY,
            invitable=False,
        )
        await thread.add_user(talk.user)
    except (discord.HTTPException, *PASSING) as error:
        log.warning("no private thread in channel %s: %s", channel.id, error)
        return ""
    return str(thread.id)
