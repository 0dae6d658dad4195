"""What the bot must be allowed to do where it posts, and what of it is missing."""

from __future__ import annotations

import discord

from games.core.message import Message, m

NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
}


def missing(granted: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The flags (as discord.py spells them) of what is missing, in the order in which Discord lists them."""
    send = "send_messages_in_threads" if thread else "send_messages"
    return tuple(flag for flag in ("view_channel", send, "attach_files") if not getattr(granted, flag))


def missing_here(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """As Discord itself says with each interaction: overwrites are counted in."""
    return missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))


def missing_in(client: discord.Client, channel: int) -> tuple[str, ...]:
    """As far as the cache knows the channel; empty when nothing is missing or it is not known."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread) or found.guild.me is None:
        return ()
    return missing(found.permissions_for(found.guild.me), thread=isinstance(found, discord.Thread))


def visible(interaction: discord.Interaction[discord.Client], channel: str) -> bool:
    """Whether the person may look into a channel of this server, as far as the cache knows it. Who was invited to a
    private thread it does not know: those are seen only by who manages threads."""
    found = interaction.guild.get_channel_or_thread(int(channel)) if interaction.guild and channel.isdecimal() else None
    if found is None or not isinstance(interaction.user, discord.Member):
        return False
    granted = found.permissions_for(interaction.user)
    if isinstance(found, discord.Thread) and found.is_private():
        return granted.view_channel and granted.manage_threads
    return granted.view_channel


def names(flags: tuple[str, ...]) -> tuple[str, ...]:
    """As Discord's own settings call them."""
    return tuple(NAMES[flag] for flag in flags)


def explained(flags: tuple[str, ...], channel: int | None) -> Message:
    """For the player: what is missing, and where."""
    wanted = tuple(m(f"discord-permission-{flag.replace('_', '-')}") for flag in flags)
    return m("discord-missing-permissions", permissions=wanted, channel=f"<#{channel}>")
