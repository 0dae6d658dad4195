"""The local table in a browser: the front end without a Discord token."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from aiohttp import web

from bot.i18n import Texts
from bot.parts import Desk
from bot.web.guard import Guard
from bot.web.hub import Hub
from bot.web.server import Server
from bot.web.store import WebStore
from bot.web.table import Table
from games.core.message import m

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
TRY_PORTS = 30


class WebSettings(Protocol):
    """What the web table needs of the settings."""

    @property
    def web_port(self) -> int: ...

    @property
    def web_port_given(self) -> bool: ...

    @property
    def web_open(self) -> bool: ...

    @property
    def language(self) -> str: ...

    @property
    def data(self) -> Path: ...


class PortTaken(OSError):
    """The port somebody asked for cannot be had; the text says which and why."""


def listen(port: int, *, exactly: bool) -> socket.socket:
    """A socket on the loopback address; the next free port unless this very one was asked for."""
    forbidden = False
    for candidate in range(port, port + (1 if exactly else TRY_PORTS)):
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((HOST, candidate))
            sock.listen(64)
        except OSError as error:
            sock.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            forbidden = error.errno == errno.EACCES
        else:
            return sock
    if forbidden:
        raise PortTaken(f"port {port} may not be used without special rights; set a MARSPOST_WEB_PORT above 1023")
    raise PortTaken(f"port {port} is in use; set another MARSPOST_WEB_PORT")


def _print(line: str) -> None:
    # The key belongs to whoever started the table: on the terminal, never in a log.
    sys.stdout.write(f"\n{line}\n\n")
    sys.stdout.flush()


async def run(settings: WebSettings, desk: Desk, *, tell: Callable[[str], None] | None = None) -> None:
    """Serve the table until cancelled. `tell` gets the link with the access key; else it is printed."""
    texts = Texts()
    store = await WebStore.open(settings.data / "web.db")
    try:
        sock = listen(settings.web_port, exactly=settings.web_port_given)
        port = sock.getsockname()[1]
        key = await store.key()
        table = Table(desk, store, Hub(), texts)
        runner = web.AppRunner(Server(table, Guard(key, port)).app(), access_log=None, shutdown_timeout=3)
        await runner.setup()
        try:
            await web.SockSite(runner, sock).start()
            await desk.start(table.post)
            log.info("web table on port %d", port)
            link = f"http://{HOST}:{port}/?key={key}"
            if tell is not None:
                tell(link)
            else:
                _print(texts.say(m("web-open-at", link=link), settings.language))
            if settings.web_open:
                await asyncio.to_thread(webbrowser.open, link)
            await asyncio.Event().wait()
        finally:
            await runner.cleanup()
            sock.close()
    finally:
        await store.close()
