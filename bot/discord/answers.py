"""From an interaction to its answer: acknowledge first, ask the desk, deliver, and leave nobody without word."""

from __future__ import annotations

import asyncio
import contextlib
import enum
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.discord.layout import Made, make, plain, without_picture
from bot.discord.permissions import explained, missing_here, visible
from bot.discord.places import own_thread
from bot.discord.poster import PASSING, TOO_LARGE, retry_after
from bot.errors import incident
from bot.i18n import Texts, language_of
from bot.parts import ArgValue, Body, Caller, CommandSpec, Desk, OptionSpec, Reply, Someone, UploadedFile
from games.core.message import Message, m

if TYPE_CHECKING:
    from bot.discord.client import MarsClient

log = logging.getLogger(__name__)

Talk: TypeAlias = "discord.Interaction[MarsClient]"
T = TypeVar("T")

UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, BAD_TOKEN = 10062, 10015, 50027
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_MESSAGE, TOO_MANY_EDITS = 10008, 30046
LIBRARY_RETRY_S = 0.9
"""discord.py waits a second before it repeats a call by itself: an earlier 40060 comes from somebody else."""
COMPLETE_WITHIN_S = 2.5
UPLOAD_LIMIT = 1024 * 1024
ATTEMPTS = 4
LONGEST_WAIT_S = 10.0


class Ack(enum.Enum):
    """How an interaction was acknowledged; it decides how the answer must be sent."""

    NONE = enum.auto()
    PRIVATE = enum.auto()
    PUBLIC = enum.auto()
    UPDATE = enum.auto()


class Expired(Exception):
    """The interaction's token is not valid any more: answer by a message in the channel."""


class Front:
    """What all handlers share. Counts what is under way, so that a shutdown can wait for it."""

    def __init__(self, desk: Desk, texts: Texts) -> None:
        self.desk = desk
        self.texts = texts
        self.first_wait = 0.5
        self.closing = False
        """Nothing new is begun any more: what is not acknowledged is not done, and Discord says so to the player."""
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    # --- what Discord calls -------------------------------------------------------------------------------------

    async def command(self, talk: Talk, spec: CommandSpec, path: tuple[str, ...], given: Mapping[str, Any]) -> None:
        """A slash command."""
        async with self._answering(talk, "/" + " ".join(path)):
            if not await self._acknowledge(talk, Ack.PUBLIC if spec.public else Ack.PRIVATE):
                return
            if spec.posts and (flags := missing_here(talk)):
                await self.deliver(talk, self._told(talk, explained(flags, talk.channel_id)))
                return
            try:
                args = await read_args(given)
            except UploadRefused as refused:
                await self.deliver(talk, self._told(talk, refused.text))
                return
            await self.deliver(talk, await self.desk.command(caller_of(talk), path, args))

    async def complete(
        self, talk: Talk, option: OptionSpec, path: tuple[str, ...], text: str
    ) -> list[app_commands.Choice[Any]]:
        """Autocomplete. Late or broken, it offers nothing; typing still works."""
        args = {name: value for name, value in _typed(talk.namespace).items() if name != option.name}
        try:
            async with asyncio.timeout(COMPLETE_WITHIN_S):
                items = await self.desk.complete(caller_of(talk), path, option.name, text, args)
            convert: Callable[[str], Any] = int if option.kind == "number" else str
            return [app_commands.Choice(name=item.name[:100], value=convert(item.value)) for item in items[:25]]
        except Exception as error:
            incident(f"completing {option.name} of /{' '.join(path)}", error)
            return []

    async def press(self, talk: Talk) -> None:
        """A button or select, reported by the registered control or by the catch-all: handled once."""
        if talk.extras.setdefault("taken", False):
            return
        talk.extras["taken"] = True
        data: Mapping[str, Any] = talk.data or {}
        async with self._answering(talk, f"control {data.get('custom_id', '')}"):
            if not await self._acknowledge(talk, Ack.UPDATE):
                return
            reply = await self.desk.press(caller_of(talk), str(data.get("custom_id", "")), data.get("values") or ())
            await self.deliver(talk, reply)

    async def unknown_modal(self, talk: Talk) -> None:
        """No modal is in use; one from an earlier release must not stay without an answer."""
        async with self._answering(talk, "an unknown modal"):
            if await self._acknowledge(talk, Ack.PRIVATE):
                await self.deliver(talk, self._told(talk, m("discord-outdated-form")))

    async def command_failed(self, talk: Talk, error: app_commands.AppCommandError) -> None:
        """What discord.py itself could not hand on: a command of an earlier release, or a value that does not fit."""
        async with self._answering(talk, "a command that could not be read"):
            if talk.type is discord.InteractionType.autocomplete:
                log.info("autocomplete for an unknown command: %s", error)
                await talk.response.autocomplete([])
                return
            log.warning("command not understood: %s", error)
            if talk.extras.get("ack", Ack.NONE) is Ack.NONE and await self._acknowledge(talk, Ack.PRIVATE):
                await self.deliver(talk, self._told(talk, m("discord-outdated-command")))

    # --- acknowledging ------------------------------------------------------------------------------------------

    async def _acknowledge(self, talk: Talk, how: Ack) -> bool:
        """Within three seconds, before anything else. False: somebody else did, or it is too late; do nothing."""
        if self.closing:
            return False
        loop = asyncio.get_running_loop()
        began = loop.time()
        cut = False
        while True:
            try:
                await talk.response.defer(ephemeral=how is Ack.PRIVATE, thinking=how is not Ack.UPDATE)
            except discord.HTTPException as error:
                ours = cut or loop.time() - began > LIBRARY_RETRY_S
                if error.code == ALREADY_ACKNOWLEDGED and ours:
                    break  # our own first try had arrived; only its answer was lost
                log.warning("interaction %s could not be acknowledged (%s); nothing was done", talk.id, error)
                return False
            except PASSING as error:
                if cut or loop.time() - began > 2:
                    log.warning("interaction %s could not be acknowledged (%r); nothing was done", talk.id, error)
                    return False
                cut = True
                continue
            break
        talk.extras["ack"] = how
        return True

    # --- delivering ---------------------------------------------------------------------------------------------

    async def deliver(self, talk: Talk, reply: Reply) -> None:
        """Send the answer the way the acknowledgement allows; a refused or oversized message goes out as text."""
        try:
            await self._deliver(talk, reply)
        except Expired:
            await self._by_channel(talk, reply)
        except discord.HTTPException as error:
            if error.status not in (400, 413):
                raise
            if error.status == 413 or error.code == TOO_LARGE:
                smaller = without_picture(reply.body)
            else:
                incident("an answer that Discord refused", error)
                smaller = plain(reply.body)
            await self._deliver(talk, Reply(smaller, reply.private, reply.edit))

    async def _deliver(self, talk: Talk, reply: Reply) -> None:
        ack = talk.extras.get("ack", Ack.NONE)
        if ack is Ack.UPDATE:
            if reply.edit and _may_replace(talk, reply) and await self._edit(talk, reply.body):
                return
            await self._follow_up(talk, reply)
        elif (ack is Ack.PRIVATE) == reply.private:
            if not await self._edit(talk, reply.body):
                await self._follow_up(talk, reply)
        else:
            # The "thinking" message has the wrong visibility for good: take it away and send a new one.
            with contextlib.suppress(discord.NotFound):
                await self._persist(talk.delete_original_response)
            await self._follow_up(talk, reply)

    async def _edit(self, talk: Talk, body: Body) -> bool:
        """Fill in the answer, or replace the pressed message. False: that message cannot be edited (any more)."""

        async def send(made: Made) -> None:
            await talk.edit_original_response(view=made.view, attachments=made.files, allowed_mentions=made.mentions)

        try:
            await self._persist(lambda: send(make(body)))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS):
                return False
            raise
        return True

    async def _follow_up(self, talk: Talk, reply: Reply) -> None:
        async def send(made: Made) -> None:
            await talk.followup.send(
                view=made.view, files=made.files, allowed_mentions=made.mentions, ephemeral=reply.private, wait=True
            )

        await self._persist(lambda: send(make(reply.body)))

    async def _persist(self, call: Callable[[], Awaitable[T]]) -> T:
        """Repeat what failed in passing. An answer given twice is better than none."""
        wait = self.first_wait
        for attempt in range(ATTEMPTS):
            last = attempt == ATTEMPTS - 1
            try:
                return await call()
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, BAD_TOKEN):
                    raise Expired from error
                if last or (error.status != 429 and error.status < 500) or error.code == TOO_MANY_EDITS:
                    raise
                wait = max(wait, min(retry_after(error), LONGEST_WAIT_S))
            except PASSING:
                if last:
                    raise
            await asyncio.sleep(wait)
            wait *= 2
        raise AssertionError("unreachable")

    async def _by_channel(self, talk: Talk, reply: Reply) -> None:
        """The token expired while we worked: what is public is posted, for what is private we ask to ask again."""
        body = reply.body
        if reply.private:
            told = m("discord-answer-expired", person=f"<@{talk.user.id}>")
            body = Body(self._say(talk, told), pings=(str(talk.user.id),))
        made = make(body)
        if talk.channel_id is not None:
            channel = talk.client.get_partial_messageable(talk.channel_id)
            await channel.send(view=made.view, files=made.files, allowed_mentions=made.mentions)

    # --- when something breaks ----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _answering(self, talk: Talk, where: str) -> AsyncIterator[None]:
        """The one error handler: an incident id to the player, everything else to the log."""
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        except Exception as error:
            number = incident(where, error)
            try:
                await self._tell_incident(talk, number)
            except (*PASSING, discord.DiscordException, Expired):
                log.warning("the player could not be told of incident %s", number)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def _tell_incident(self, talk: Talk, number: str) -> None:
        reply = self._told(talk, m("discord-incident", name=number))
        if talk.extras.get("ack", Ack.NONE) is not Ack.NONE or await self._acknowledge(talk, Ack.PRIVATE):
            await self._deliver(talk, reply)

    async def settled(self, seconds: float) -> bool:
        """Begin nothing more, and wait until nothing is under way."""
        self.closing = True
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            log.warning("%s answers were cut off by the shutdown", self._under_way)
            return False
        return True

    def _told(self, talk: Talk, message: Message) -> Reply:
        return Reply(Body(self._say(talk, message)), private=True)

    def _say(self, talk: Talk, message: Message) -> str:
        return self.texts.say(message, language_of(talk.locale.value))


def _may_replace(talk: Talk, reply: Reply) -> bool:
    """A private answer never replaces a message that everybody sees."""
    return not reply.private or (talk.message is not None and talk.message.flags.ephemeral)


def caller_of(talk: Talk) -> Caller:
    """Who did it, where."""
    allowed = talk.permissions
    return Caller(
        user=str(talk.user.id),
        name=talk.user.display_name,
        channel=str(talk.channel_id or ""),
        guild=str(talk.guild_id or ""),
        locale=talk.locale.value,
        interaction=str(talk.id),
        manager=allowed.manage_channels or allowed.manage_guild or allowed.administrator,
        sees=lambda channel: visible(talk, channel),
        place=lambda name: own_thread(talk, name),
    )


class UploadRefused(Exception):
    def __init__(self, text: Message) -> None:
        super().__init__(text.key)
        self.text = text


async def read_args(given: Mapping[str, Any]) -> dict[str, ArgValue]:
    """The options as the desk wants them: ids of people and channels, contents of files."""
    args: dict[str, ArgValue] = {}
    for name, value in given.items():
        if isinstance(value, discord.Attachment):
            args[name] = await _read_file(value)
        else:
            args[name] = _simple(value)
    return args


def _simple(value: Any) -> ArgValue:
    if isinstance(value, app_commands.Choice):
        value = value.value
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return int(value)
    if isinstance(value, discord.User | discord.Member):
        return Someone(str(value.id), value.display_name)
    return str(value.id)


def _typed(namespace: app_commands.Namespace) -> dict[str, ArgValue]:
    """Options filled in so far, while another one is being completed. Files are not read for that."""
    return {name: _simple(value) for name, value in namespace if not isinstance(value, discord.Attachment)}


async def _read_file(attachment: discord.Attachment) -> UploadedFile:
    if attachment.size > UPLOAD_LIMIT:
        raise UploadRefused(m("discord-file-too-large"))
    try:
        return UploadedFile(attachment.filename, await attachment.read())
    except (discord.HTTPException, *PASSING) as error:
        log.warning("an uploaded file could not be read: %r", error)
        raise UploadRefused(m("discord-file-unreadable")) from error
