"""The HTTP and WebSocket routes of the local table. They check, call `Table`, and answer; no game is known here."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import mimetypes
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from aiohttp import WSMsgType, web
from aiohttp.typedefs import Handler
from pydantic import BaseModel, ValidationError

from bot.i18n import language_of
from bot.web.guard import Guard, only_local
from bot.web.hub import Listener
from bot.web.recipes import recipes
from bot.web.store import TooMany
from bot.web.table import Table
from bot.web.texts import page_texts
from bot.web.wire import (
    BadInput,
    CommandIn,
    CompleteIn,
    DismissIn,
    Json,
    Named,
    PressIn,
    SayIn,
    SocketIn,
    commands_to_wire,
)
from games.core.message import m

log = logging.getLogger(__name__)

BODY_LIMIT = 2 * 1024 * 1024
"""One uploaded file of 1 MiB in base64, and room for the rest of the request."""
SOCKET_LIMIT = 4096
PAGE = 40
STATIC = Path(__file__).parent / "static"

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Asset:
    data: bytes
    mime: str
    tag: str


def load_assets(folder: Path = STATIC) -> dict[str, Asset]:
    """Every file of the page by name, read once: a request can only name one of these, never a path."""
    assets: dict[str, Asset] = {}
    for path in sorted(folder.iterdir()):
        data = path.read_bytes()
        mime = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0] or "text/plain"
        assets[path.name] = Asset(data, mime, hashlib.sha256(data).hexdigest()[:20])
    return assets


class Server:
    def __init__(self, table: Table, guard: Guard) -> None:
        self.table = table
        self.guard = guard
        self.assets = load_assets()
        self.page_texts = page_texts(table.texts)

    def app(self) -> web.Application:
        app = web.Application(client_max_size=BODY_LIMIT, middlewares=[only_local, self.tell_errors, self.need_key])
        app.add_routes(
            [
                web.get("/", self.page),
                web.get("/static/{name}", self.static),
                web.get("/blob/{blob}", self.blob),
                web.get("/live", self.live),
                web.get("/api/state", self.state),
                web.get("/api/channels/{channel}/messages", self.messages),
                web.post("/api/command", self.command),
                web.post("/api/complete", self.complete),
                web.post("/api/press", self.press),
                web.post("/api/say", self.say),
                web.post("/api/people", self.add_person),
                web.post("/api/people/{person}", self.rename_person),
                web.post("/api/channels", self.add_channel),
                web.post("/api/channels/{channel}", self.rename_channel),
                web.post("/api/channels/{channel}/remove", self.remove_channel),
                web.post("/api/messages/{message}/dismiss", self.dismiss),
            ]
        )
        app.on_shutdown.append(self._shutdown)
        return app

    async def _shutdown(self, _app: web.Application) -> None:
        self.table.hub.close()

    # Who may come in

    @web.middleware
    async def need_key(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        key = request.query.get("key")
        if request.path == "/" and key is not None and self.guard.key_fits(key):
            # On to the bare address, so that the key does not stay in the address bar and the history.
            answer = web.HTTPSeeOther("/")
            self.guard.let_in(answer)
            raise answer
        if self.guard.is_in(request):
            return await handler(request)
        language = language_of(request.headers.get("Accept-Language", "en").split(",")[0])
        return web.Response(status=401, text=self.table.texts.say(m("web-need-key"), language) + "\n")

    @web.middleware
    async def tell_errors(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Faults of the request as JSON in the person's language; faults of ours are logged, never shown."""
        try:
            return await handler(request)
        except BadInput as error:
            status = 404 if error.key in ("web-not-there", "web-no-command") else 400
            return self._error(request, error.key, status, **error.args_by_name)
        except (ValidationError, UnicodeDecodeError, json.JSONDecodeError, RecursionError):
            return self._error(request, "web-bad-request", 400)
        except TooMany:
            return self._error(request, "web-too-many", 409)
        except web.HTTPRequestEntityTooLarge:
            return self._error(request, "web-too-large", 413)
        except web.HTTPException:
            raise
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("incident %s in %s", incident, request.path)
            return self._error(request, "web-incident", 500, name=incident)

    def _error(self, request: web.Request, key: str, status: int, **args: str) -> web.Response:
        language = language_of(request.headers.get("X-Locale", "en"))
        return web.json_response({"error": self.table.texts.say(m(key, **args), language)}, status=status)

    async def _read(self, request: web.Request, model: type[M]) -> M:
        if request.content_type != "application/json":
            raise BadInput("web-bad-request")
        return model.model_validate(json.loads(await request.read()))

    # The page

    async def page(self, request: web.Request) -> web.Response:
        return self._asset(request, "index.html")

    async def static(self, request: web.Request) -> web.Response:
        return self._asset(request, request.match_info["name"])

    def _asset(self, request: web.Request, name: str) -> web.Response:
        asset = self.assets.get(name)
        if asset is None:
            raise BadInput("web-not-there")
        headers = {"ETag": f'"{asset.tag}"', "Cache-Control": "no-cache"}
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return web.Response(status=304, headers=headers)
        charset = None if asset.mime.startswith("image/png") else "utf-8"
        return web.Response(body=asset.data, content_type=asset.mime, charset=charset, headers=headers)

    async def blob(self, request: web.Request) -> web.Response:
        blob = await self.table.store.blob(request.match_info["blob"])
        if blob is None:
            raise BadInput("web-not-there")
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        if not blob.mime.startswith("image/"):
            headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(blob.name, safe='')}"
        return web.Response(body=blob.data, content_type=blob.mime, headers=headers)

    # What the page asks

    def _json(self, data: Json) -> web.Response:
        return web.json_response(data, headers={"Cache-Control": "no-store"})

    async def state(self, _request: web.Request) -> web.Response:
        commands = self.table.desk.commands
        return self._json(
            {
                "people": await self.table.people(),
                "channels": await self.table.channels(),
                "commands": commands_to_wire(commands),
                "recipes": recipes(commands),
                "texts": self.page_texts,
            }
        )

    async def messages(self, request: web.Request) -> web.Response:
        channel, person = request.match_info["channel"], request.query.get("person", "")
        before = request.query.get("before", "")
        store = self.table.store
        if not await store.has_channel(channel) or await store.person(person) is None:
            raise BadInput("web-not-there")
        if before and not (before.isascii() and before.isdigit() and len(before) < 16):
            raise BadInput("web-bad-request")
        found = await store.page(channel, person, int(before) if before else None, PAGE)
        return self._json({"messages": [stored.wire() for stored in found], "more": len(found) == PAGE})

    async def command(self, request: web.Request) -> web.Response:
        return self._json({"message": await self.table.command(await self._read(request, CommandIn))})

    async def press(self, request: web.Request) -> web.Response:
        return self._json({"message": await self.table.press(await self._read(request, PressIn))})

    async def say(self, request: web.Request) -> web.Response:
        return self._json({"message": await self.table.say(await self._read(request, SayIn))})

    async def complete(self, request: web.Request) -> web.Response:
        items = await self.table.complete(await self._read(request, CompleteIn))
        return self._json({"items": [{"name": item.name, "value": item.value} for item in items]})

    async def add_person(self, request: web.Request) -> web.Response:
        person = await self.table.store.add_person((await self._read(request, Named)).name)
        await self.table.tell_people()
        return self._json({"id": person.id, "name": person.name})

    async def rename_person(self, request: web.Request) -> web.Response:
        if await self.table.store.person(request.match_info["person"]) is None:
            raise BadInput("web-not-there")
        named = await self._read(request, Named)
        await self.table.store.rename_person(request.match_info["person"], named.name)
        await self.table.tell_people()
        return self._json({})

    async def add_channel(self, request: web.Request) -> web.Response:
        channel = await self.table.store.add_channel((await self._read(request, Named)).name)
        await self.table.tell_channels()
        return self._json({"id": channel.id, "name": channel.name})

    async def rename_channel(self, request: web.Request) -> web.Response:
        if not await self.table.store.has_channel(request.match_info["channel"]):
            raise BadInput("web-not-there")
        named = await self._read(request, Named)
        await self.table.store.rename_channel(request.match_info["channel"], named.name)
        await self.table.tell_channels()
        return self._json({})

    async def remove_channel(self, request: web.Request) -> web.Response:
        await self.table.remove_channel(request.match_info["channel"])
        return self._json({})

    async def dismiss(self, request: web.Request) -> web.Response:
        asked = await self._read(request, DismissIn)
        await self.table.dismiss(request.match_info["message"], asked.person)
        return self._json({})

    # Live updates

    async def live(self, request: web.Request) -> web.StreamResponse:
        hub = self.table.hub
        if hub.full:
            raise TooMany
        socket = web.WebSocketResponse(heartbeat=25, max_msg_size=SOCKET_LIMIT)
        await socket.prepare(request)
        listener = hub.join(request.query.get("person", ""))
        try:
            await _first_to_end(lambda: _send(socket, listener.queue), lambda: _receive(socket, listener))
        finally:
            hub.leave(listener)
            await socket.close()
        return socket


async def _send(socket: web.WebSocketResponse, queue: asyncio.Queue[str | None]) -> None:
    while (text := await queue.get()) is not None:
        await socket.send_str(text)


async def _receive(socket: web.WebSocketResponse, listener: Listener) -> None:
    """The page says only one thing: as whom this tab acts now."""
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            return
        try:
            listener.person = SocketIn.model_validate_json(message.data).person
        except ValidationError:
            return


async def _first_to_end(*starts: Callable[[], Coroutine[Any, Any, None]]) -> None:
    tasks = [asyncio.create_task(start()) for start in starts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, ConnectionError):
            log.error("live updates failed", exc_info=result)
