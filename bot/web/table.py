"""What happens at the web table: the page's requests become calls of the desk, its answers become kept messages."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.i18n import Texts
from bot.parts import Args, Body, Caller, ChannelGone, ChoiceItem, CommandSpec, Desk, Post, Reply, Someone, TryLater
from bot.web.hub import Hub
from bot.web.store import Draft, Stored, TooMany, WebStore
from bot.web.wire import (
    Asking,
    BadInput,
    CommandIn,
    CompleteIn,
    FileIn,
    Json,
    PressIn,
    SayIn,
    bind,
    body_to_wire,
    find_command,
)
from games.core.message import m

log = logging.getLogger(__name__)

GUILD = "web"
REMEMBER = 256
"""Answered interactions remembered, so that a repeated delivery gets the same answer."""


class Table:
    def __init__(self, desk: Desk, store: WebStore, hub: Hub, texts: Texts) -> None:
        self.desk = desk
        self.store = store
        self.hub = hub
        self.texts = texts
        self._answered: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()

    async def post(self, post: Post) -> str:
        """The desk's outbox delivers here (`bot.parts.Poster`)."""
        if not await self.store.has_channel(post.channel):
            raise ChannelGone(post.channel)
        body, blobs = body_to_wire(post.body)
        try:
            stored, fresh = await self.store.add(Draft(post.channel, body, blobs, nonce=post.nonce))
        except sqlite3.Error as error:
            log.warning("the web store refused a post: %s", error)
            raise TryLater(5.0) from error
        if fresh:
            self._show(stored)
        return stored.id

    async def command(self, ask: CommandIn) -> Json:
        spec = find_command(self.desk.commands, ask.path)
        args = await self._with_people(spec, bind(spec, ask.args, whole=True))
        caller = await self._caller(ask)
        line = "/" + " ".join(ask.path)

        async def run() -> Json:
            reply = await self._safely(ask.locale, lambda: self.desk.command(caller, ask.path, args))
            # Everybody may know which command was used; only the person sees with which options.
            return await self._answer(caller, reply, _full_line(line, ask) if reply.private else line)

        return await self._once(ask.interaction, run)

    async def complete(self, ask: CompleteIn) -> tuple[ChoiceItem, ...]:
        spec = find_command(self.desk.commands, ask.path)
        if ask.option not in {option.name for option in spec.options}:
            raise BadInput("web-no-option", option=ask.option)
        args = bind(spec, {k: v for k, v in ask.args.items() if k != ask.option}, whole=False)
        caller = await self._caller(ask)
        try:
            return await self.desk.complete(caller, ask.path, ask.option, ask.text, args)
        except Exception:
            log.exception("autocomplete of /%s %s failed", " ".join(ask.path), ask.option)
            return ()

    async def press(self, ask: PressIn) -> Json:
        caller = await self._caller(ask)
        pressed = await self.store.message(ask.message)
        if pressed and (pressed.channel != ask.channel or pressed.person not in (None, ask.person)):
            raise BadInput("web-not-there")

        async def run() -> Json:
            reply = await self._safely(ask.locale, lambda: self.desk.press(caller, ask.control, ask.values))
            return await self._answer(caller, reply, "", pressed)

        return await self._once(ask.interaction, run)

    async def say(self, ask: SayIn) -> Json:
        """Plain words to the others at the table; the desk does not hear them."""
        caller = await self._caller(ask)

        async def run() -> Json:
            body, _ = body_to_wire(Body(ask.text))
            stored, _ = await self.store.add(Draft(ask.channel, body, kind="chat", author=caller.user))
            return self._show(stored)

        return await self._once(ask.interaction, run)

    async def dismiss(self, message: str, person: str) -> None:
        stored = await self.store.message(message)
        if stored is None:
            return
        if stored.person != person:
            raise BadInput("web-not-there")
        await self.store.drop(message)
        self.hub.tell({"type": "gone", "id": message, "channel": stored.channel}, only=person)

    async def remove_channel(self, channel: str) -> None:
        if not await self.store.has_channel(channel):
            raise BadInput("web-not-there")
        await self.store.remove_channel(channel)
        await self.desk.channel_gone(channel)
        await self.tell_channels()

    async def tell_people(self) -> None:
        self.hub.tell({"type": "people", "people": await self.people()})

    async def tell_channels(self) -> None:
        self.hub.tell({"type": "channels", "channels": await self.channels()})

    async def people(self) -> list[Json]:
        return [{"id": p.id, "name": p.name} for p in await self.store.people()]

    async def channels(self) -> list[Json]:
        return [{"id": c.id, "name": c.name, "latest": c.latest} for c in await self.store.channels()]

    async def _with_people(self, spec: CommandSpec, args: Args) -> Args:
        """Options that name a person, with the name under which this table knows them."""
        found = dict(args)
        for option in spec.options:
            if option.kind == "person" and option.name in args:
                person = await self.store.person(str(args[option.name]))
                if person is None:
                    raise BadInput("web-bad-option", option=option.name)
                found[option.name] = Someone(person.id, person.name)
        return found

    async def _caller(self, ask: Asking) -> Caller:
        person = await self.store.person(ask.person)
        if person is None or not await self.store.has_channel(ask.channel):
            raise BadInput("web-not-there")
        # Whoever holds the key owns this machine's tables, so they may also repair them.
        return Caller(
            user=person.id,
            name=person.name,
            channel=ask.channel,
            guild=GUILD,
            locale=ask.locale,
            interaction=f"web-{ask.interaction}",
            manager=True,
            place=lambda name: self._own_table(ask.channel, name),
        )

    async def _own_table(self, here: str, name: str) -> str:
        """A table of one's own (`Caller.place`), in the list of everybody at this machine; an empty one will do."""
        if any(channel.id == here and not channel.latest for channel in await self.store.channels()):
            return ""
        try:
            channel = await self.store.add_channel(name)
        except TooMany:
            return ""
        await self.tell_channels()
        return channel.id

    async def _once(self, interaction: str, run: Callable[[], Awaitable[Json]]) -> Json:
        """The same delivery twice is answered once; a page that went away does not stop what it began."""

        async def work() -> Json:
            return await run()

        task = self._answered.get(interaction)
        if task is None:
            task = asyncio.create_task(work())
            self._answered[interaction] = task
            while len(self._answered) > REMEMBER:
                self._answered.popitem(last=False)
        return await asyncio.shield(task)

    async def _safely(self, locale: str, call: Callable[[], Awaitable[Reply]]) -> Reply:
        """The desk answers for its own faults; should one come through, the person gets an incident id all the same."""
        try:
            return await call()
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("incident %s at the web table", incident)
            return Reply(Body(self.texts.say(m("web-incident", name=incident), locale)), private=True)

    async def _answer(self, caller: Caller, reply: Reply, line: str, pressed: Stored | None = None) -> Json:
        body, blobs = body_to_wire(reply.body)
        # A private answer never replaces a message that everybody sees.
        if pressed and reply.edit and not (reply.private and pressed.person is None):
            edited = await self.store.edit(pressed.id, body, blobs)
            if edited:
                return self._show(edited)
        private = reply.private or (reply.edit and pressed is not None and pressed.person is not None)
        draft = Draft(
            caller.channel, body, blobs, person=caller.user if private else None, author=caller.user, line=line
        )
        stored, _ = await self.store.add(draft)
        return self._show(stored)

    def _show(self, stored: Stored) -> Json:
        wire = stored.wire()
        self.hub.tell({"type": "message", "message": wire}, only=stored.person)
        return wire


def _full_line(line: str, ask: CommandIn) -> str:
    shown = [f"{name}:{value.name if isinstance(value, FileIn) else value}" for name, value in ask.args.items()]
    return " ".join([line, *shown])[:300]
