from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar
from aiohttp.test_utils import TestServer

from bot.i18n import Texts
from bot.web.guard import Guard
from bot.web.hub import Hub
from bot.web.server import Server
from bot.web.store import WebStore
from bot.web.table import Table
from tests.bot.web.fake_desk import FakeDesk

KEY = "the-key-of-this-test"


@dataclass
class Page:
    """A browser that came through the link: it has the cookie and sends its own origin."""

    session: ClientSession
    origin: str
    desk: FakeDesk
    table: Table

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.origin + path) as response:
            return response.status, await response.json()

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        sent = {"Origin": self.origin, "Content-Type": "application/json", **headers}
        data = BytesIO(json.dumps(body).encode())
        async with self.session.post(self.origin + path, data=data, headers=sent) as response:
            return response.status, await response.json()

    def ask(self, n: int = 1, **rest: Any) -> dict[str, Any]:
        return {"person": "w1", "channel": "t1", "locale": "en", "interaction": f"press-{n:04}", **rest}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[WebStore]:
    store = await WebStore.open(tmp_path / "data" / "web.db")
    yield store
    await store.close()


@pytest.fixture
def table(store: WebStore) -> Table:
    return Table(FakeDesk(), store, Hub(), Texts())


@pytest.fixture
async def server(table: Table) -> AsyncIterator[TestServer]:
    server = TestServer(Server(table, Guard(KEY, 8137)).app())
    await server.start_server()
    yield server
    await server.close()


@pytest.fixture
async def stranger(server: TestServer) -> AsyncIterator[ClientSession]:
    """A client without the key."""
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        yield session


@pytest.fixture
async def page(server: TestServer, table: Table) -> AsyncIterator[Page]:
    origin = f"http://127.0.0.1:{server.port}"
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        async with session.get(f"{origin}/?key={KEY}") as response:
            assert response.status == 200
        desk = table.desk
        assert isinstance(desk, FakeDesk)
        yield Page(session, origin, desk, table)
