"""The Discord front end: `run` logs in, stays connected and answers until it is cancelled."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.discord.client import MarsClient
from bot.discord.commands import Memory
from bot.discord.poster import DiscordPoster
from bot.i18n import Texts
from bot.parts import Desk
from bot.settings import Settings, WrongSettings

__all__ = ["run"]

log = logging.getLogger(__name__)

FIRST_WAIT_S = 1.0
LONGEST_WAIT_S = 60.0
LAST_ANSWERS_S = 8.0
READY_AFTER_S = 2.0
BAD_TOKEN = 4004
WRONG_TOKEN = "The setting DISCORD_TOKEN is wrong: Discord does not accept it."
UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound)


async def run(
    settings: Settings, desk: Desk, memory: Memory, texts: Texts, *, ready_after: float = READY_AFTER_S
) -> None:
    """Serve until cancelled. A wrong token is a clear error; an unreachable Discord is waited for.

    `memory` keeps the hash of the commands (the store does); `texts` are the desk's catalogues, read once. The desk
    is started here and stopped at the end.
    """
    # The library's debug lines contain the tokens of interactions.
    library = logging.getLogger("discord")
    library.setLevel(max(library.getEffectiveLevel(), logging.INFO))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    client = await _log_in(settings, desk, memory, texts, ready_after)
    try:
        await desk.start(DiscordPoster(client))
        await _stay_connected(client)
    finally:
        try:
            await client.front.settled(LAST_ANSWERS_S)
            await desk.stop()
        finally:
            await client.close()


async def _log_in(settings: Settings, desk: Desk, memory: Memory, texts: Texts, ready_after: float) -> MarsClient:
    wait = FIRST_WAIT_S
    while True:
        client = MarsClient(desk, texts, memory, settings.discord_guild, ready_after)
        try:
            await client.login(settings.discord_token.get_secret_value())
            return client
        except discord.LoginFailure:
            await client.close()
            raise WrongSettings(WRONG_TOKEN) from None
        except (*UNREACHABLE, discord.HTTPException) as error:
            await client.close()
            if isinstance(error, discord.HTTPException) and error.status != 429 and error.status < 500:
                raise
            said = str(error) or type(error).__name__
            log.warning("Discord cannot be reached (%s); next try in %.0f s", said, wait)
        except BaseException:
            await client.close()
            raise
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT_S)


async def _stay_connected(client: MarsClient) -> None:
    """discord.py reconnects by itself, except when the very first connection fails: then it trips over its own
    missing connection, after having waited."""
    while not client.is_closed():
        try:
            await client.connect()
        except discord.ConnectionClosed as closed:
            if closed.code == BAD_TOKEN:
                raise WrongSettings(WRONG_TOKEN) from None
            raise
        except AttributeError:
            if client.ws is not None:
                raise
            log.warning("the first connection to Discord's gateway failed; trying again")
