"""The gateway: identify, heartbeats, dispatch with sequence numbers, resume, invalid sessions, drops."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord_double.problems import Json
from tests.discord_double.world import World

PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11


@dataclass
class Session:
    id: str
    intents: int
    sent: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    async def dispatch(self, event: str, data: Any) -> None:
        packet = {"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": data}
        self.sent.append(packet)
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_str(json.dumps(packet))


class Gateway:
    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.refusals = 0
        """So many connections are refused from now on."""
        self.identified = 0
        self.resumed = 0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if self.refusals > 0:
            self.refusals -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": 41250}}))
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            packet = json.loads(message.data)
            if packet["op"] == HEARTBEAT:
                await socket.send_str(json.dumps({"op": HEARTBEAT_ACK}))
            elif packet["op"] == IDENTIFY:
                session = await self._identify(socket, packet["d"])
            elif packet["op"] == RESUME:
                session = await self._resume(socket, packet["d"])
        if session is not None and session.socket is socket:  # not cut by `drop`
            session.socket = None
            if socket.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)  # a clean goodbye ends the session
        self.world.ring()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if data["token"] != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if data["intents"] & PRIVILEGED:
            await socket.close(code=4014, message=b"Disallowed intents.")
            return None
        session = Session(f"session-{self.world.new_id()}", data["intents"], socket=socket)
        self.sessions[session.id] = session
        self.identified += 1
        guilds = list(self.world.guilds.values())
        ready = {
            "v": 10,
            "user": self.world.bot,
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.application_id), "flags": 0},
        }
        await session.dispatch("READY", ready)
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", self.world.guild_json(guild))
        self.world.ring()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"] or "")
        if session is None or data["token"] != self.token:
            await socket.send_str(json.dumps({"op": INVALID_SESSION, "d": False}))
            return None
        missed = session.sent[int(data["seq"] or 0) :]
        for packet in missed:
            await socket.send_str(json.dumps(packet))
        session.socket = socket
        self.resumed += 1
        await session.dispatch("RESUMED", {})
        self.world.ring()
        return session

    async def dispatch(self, event: str, data: Any) -> None:
        """To every session; one that is cut off just now gets it when it resumes."""
        for session in list(self.sessions.values()):
            await session.dispatch(event, data)

    async def drop(self, *, forget: bool = False) -> None:
        """Cut all connections. With `forget` the sessions cannot be resumed."""
        sessions = list(self.sessions.values())
        if forget:
            self.sessions.clear()
        for session in sessions:
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=4000)

    @property
    def connected(self) -> int:
        return sum(1 for s in self.sessions.values() if s.socket is not None and not s.socket.closed)

    async def close(self) -> None:
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close()
