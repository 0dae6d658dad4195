"""Posts from the outbox: sent once, with a nonce, and every failure named for the desk."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import aiohttp
import discord

from bot.discord.layout import make, plain, without_picture
from bot.discord.permissions import missing_in, names
from bot.errors import incident
from bot.parts import Body, CannotPost, ChannelGone, Post, TryLater

GONE = {10003, 10004, 50008, 50083, 160005}
"""Unknown channel or server, not a text channel, thread archived and locked."""
FORBIDDEN = {50001: ("view_channel",), 50013: ("send_messages", "attach_files")}
TOO_LARGE = 40005
PASSING = (aiohttp.ClientError, OSError, TimeoutError)
NONCE_LIMIT = 25


class DiscordPoster:
    """Called by the desk for each post; returns the message's id."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def __call__(self, post: Post) -> str:
        try:
            return await self._send(post.channel, post.body, short_nonce(post.nonce))
        except Exception as error:
            smaller = _second_try(error)
            if smaller is None:
                raise self._named(post.channel, error) from error
        try:
            return await self._send(post.channel, smaller(post.body), short_nonce(post.nonce + "/smaller"))
        except Exception as error:
            raise self._named(post.channel, error) from error

    async def _send(self, channel: str, body: Body, nonce: str) -> str:
        made = make(body)
        target = self._client.get_partial_messageable(int(channel))
        message = await target.send(view=made.view, files=made.files, allowed_mentions=made.mentions, nonce=nonce)
        return str(message.id)

    def _named(self, channel: str, error: Exception) -> Exception:
        """The failure as the desk knows it; what has no name there stays what it is and becomes an incident."""
        if isinstance(error, discord.RateLimited):
            return TryLater(error.retry_after)
        if isinstance(error, PASSING):
            return TryLater()
        if not isinstance(error, discord.HTTPException):
            return error
        if error.status == 429 or error.status >= 500:
            return TryLater(retry_after(error))
        if error.code in GONE:
            return ChannelGone(channel)
        if error.code in FORBIDDEN:
            flags = missing_in(self._client, int(channel)) or FORBIDDEN[error.code]
            return CannotPost(channel, names(flags))
        return error


def _second_try(error: Exception) -> Callable[[Body], Body] | None:
    """What to send instead when the message itself was refused: nothing is worse than a game that stands still."""
    if not isinstance(error, discord.HTTPException):
        return None
    if error.status == 413 or error.code == TOO_LARGE:
        return without_picture
    if error.status == 400 and error.code not in GONE:
        incident("a post that Discord refused", error)
        return plain
    return None


def short_nonce(nonce: str) -> str:
    """Discord takes 25 characters; a longer one is replaced by a hash that is the same at each retry."""
    return nonce if len(nonce) <= NONCE_LIMIT else hashlib.sha256(nonce.encode()).hexdigest()[:NONCE_LIMIT]


def retry_after(error: discord.HTTPException) -> float:
    """Seconds Discord asks to wait; 0 when it does not say."""
    headers = getattr(error.response, "headers", {})
    try:
        return max(0.0, float(headers.get("Retry-After", 0)))
    except ValueError:
        return 0.0
