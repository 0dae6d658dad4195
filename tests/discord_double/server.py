"""The double itself: one aiohttp server on loopback that the unmodified discord.py client talks to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord.http
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket

from tests.discord_double.faults import Fault, Faults, Kind
from tests.discord_double.gateway import Gateway
from tests.discord_double.people import Person
from tests.discord_double.problems import ApiError
from tests.discord_double.rest import Rest, answer
from tests.discord_double.world import Channel, Guild, Message, World

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.double.not-a-real-token"  # shaped like one, so that the log filter is tested


@dataclass
class Request:
    """One request the bot made, for assertions."""

    method: str
    path: str
    status: int


class Double:
    """Use it through `running_double()`. One server, one channel to begin with."""

    def __init__(self) -> None:
        self.world = World()
        self.rest = Rest(self.world, TOKEN)
        self.gateway = Gateway(self.world, TOKEN)
        self.faults = Faults()
        self.requests: list[Request] = []
        self.base = ""
        self.guild = Guild(self.world.new_id(), "Mars Club")
        self.world.guilds[self.guild.id] = self.guild
        self.channel = self._new_channel("table")
        self._people: dict[str, Person] = {}
        self._runner: web.AppRunner | None = None
        self._post_times: dict[int, list[float]] = {}
        self.limit_posts = False
        """Enforce Discord's five messages per five seconds and channel."""

    # --- life ---------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        app = web.Application(middlewares=[self._middleware], client_max_size=200 * 1024 * 1024)
        app.router.add_routes(self.rest.routes())
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.base = f"http://{host}:{port}"
        self.gateway.url = f"ws://{host}:{port}/gateway/"

    async def stop(self) -> None:
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    # --- making things ------------------------------------------------------------------------------------------

    def _new_channel(self, name: str, **more: Any) -> Channel:
        channel = Channel(self.world.new_id(), self.guild.id, name, **more)
        self.world.channels[channel.id] = channel
        return channel

    async def new_channel(self, name: str) -> Channel:
        channel = self._new_channel(name)
        await self.gateway.dispatch("CHANNEL_CREATE", self.world.channel_json(channel))
        return channel

    async def new_thread(self, name: str, parent: Channel | None = None) -> Channel:
        thread = self._new_channel(name, kind=11, parent=(parent or self.channel).id)
        await self.gateway.dispatch("THREAD_CREATE", self.world.channel_json(thread))
        return thread

    async def deny(self, channel: Channel, permissions: int) -> None:
        """Take permissions from the bot in this channel (0: give all back)."""
        channel.denied = permissions
        await self.gateway.dispatch("CHANNEL_UPDATE", self.world.channel_json(channel))

    async def hide(self, channel: Channel, *people: Person) -> None:
        """These people cannot see the channel (any more)."""
        channel.hidden_from = tuple(person.id for person in people)
        await self.gateway.dispatch("CHANNEL_UPDATE", self.world.channel_json(channel))

    async def delete_channel(self, channel: Channel) -> None:
        del self.world.channels[channel.id]
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        await self.gateway.dispatch(event, self.world.channel_json(channel))
        self.world.ring()

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        thread.archived, thread.locked = True, locked
        await self.gateway.dispatch("THREAD_UPDATE", self.world.channel_json(thread))

    def user(self, name: str, *, locale: str = "en-US", manager: bool = False) -> Person:
        """The person of this name; made at first use."""
        if name not in self._people:
            user = self.world.user_json(self.world.new_id(), name)
            self.world.people[int(user["id"])] = user
            self._people[name] = Person(self, user, locale, manager)
        return self._people[name]

    def fault(self, pattern: str, kind: Kind, times: int = 1, **more: Any) -> Fault:
        """Arm a fault for requests whose "METHOD /path" matches the pattern."""
        return self.faults.arm(Fault(pattern, kind, times, **more))

    # --- looking and waiting ------------------------------------------------------------------------------------

    def posts(self, channel: Channel | None = None) -> list[Message]:
        """What everybody sees in the channel."""
        return self.world.seen((channel or self.channel).id)

    async def wait_post(
        self,
        found: str | Callable[[Message], bool] = "",
        *,
        channel: Channel | None = None,
        after: Message | None = None,
        within: float = 10.0,
    ) -> Message:
        """The first public message with this text (or for which the function holds), after another one if given."""

        def fits(message: Message) -> bool:
            return found in message.text if isinstance(found, str) else found(message)

        def check() -> Message | None:
            return next((m for m in self.posts(channel) if (after is None or m.id > after.id) and fits(m)), None)

        return await self.world.until(check, f"a post with {found!r}", within)

    def count(self, pattern: str) -> int:
        """How many requests of the bot had this text in "METHOD /path"."""
        return sum(1 for r in self.requests if pattern in f"{r.method} {r.path}")

    # --- every request ------------------------------------------------------------------------------------------

    @web.middleware
    async def _middleware(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await handler(request)
        path = request.path.removeprefix("/api")
        fault = self.faults.next_for(request.method, path)
        if fault is not None and fault.kind in ("status", "rate", "cut"):
            await request.read()
            return self._fail(request, path, fault)
        if fault is not None and fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
        response = self._limited(request, path) or await self._handled(request, handler)
        self.requests.append(Request(request.method, path, response.status))
        if fault is not None and fault.kind in ("status_after", "cut_after"):
            return self._fail(request, path, fault)
        return response

    async def _handled(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            return await handler(request)
        except ApiError as error:
            return answer(error.body, error.status)

    def _fail(self, request: web.Request, path: str, fault: Fault) -> web.StreamResponse:
        self.requests.append(Request(request.method, path, 0 if fault.kind.startswith("cut") else fault.status))
        if fault.kind.startswith("cut"):
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if fault.kind == "rate":
            body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": False}
            response = answer(body, 429)
            response.headers["Retry-After"] = str(fault.seconds)
            if fault.via:
                response.headers["Via"] = "1.1 google"
            return response
        return answer({"code": fault.code, "message": "armed fault"}, fault.status)

    def _limited(self, request: web.Request, path: str) -> web.Response | None:
        if not self.limit_posts or request.method != "POST" or not path.endswith("/messages"):
            return None
        channel = int(path.split("/")[2])
        now = asyncio.get_running_loop().time()
        recent = [t for t in self._post_times.get(channel, []) if t > now - 5]
        if len(recent) < 5:
            self._post_times[channel] = [*recent, now]
            return None
        wait = 5 - (now - recent[0])
        response = answer({"message": "You are being rate limited.", "retry_after": wait, "global": False}, 429)
        response.headers["Via"] = "1.1 google"
        return response


@contextlib.asynccontextmanager
async def running_double() -> AsyncIterator[Double]:
    """A double that discord.py talks to while the block runs."""
    double = Double()
    await double.start()
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = double.base + "/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(double.gateway.url)
    try:
        yield double
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
        await double.stop()
