"""The history survives a restart, stays small, and its file never stops a game."""

from __future__ import annotations

import asyncio
import errno
import socket
import sqlite3
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from aiohttp import ClientSession, CookieJar

from bot import web
from bot.desk import open_desk
from bot.parts import TryLater
from bot.settings import Settings as RealSettings
from bot.web import store as store_module
from bot.web.recipes import RECIPES, recipes
from bot.web.store import Draft, WebStore, WebStoreError
from bot.web.table import Table
from bot.web.wire import Blob
from games.registry import GAMES
from tests.bot.web.fake_desk import COMMANDS, FakeDesk, board_post
from tests.tiny import TINY

EMPTY = {"text": "x", "pings": []}


def blob(name: str) -> Blob:
    return Blob(name, f"{name}.png", "image/png", b"data", True)


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "web.db"
    store = await WebStore.open(path)
    key = await store.key()
    await store.add_person("Ben")
    await store.add(Draft("t1", EMPTY, [blob("b1")], nonce="n"))
    await store.add(Draft("t1", EMPTY, person="w1", author="w1", line="/play"))
    await store.close()
    store = await WebStore.open(path)
    assert await store.key() == key
    assert [p.name for p in await store.people()] == ["Ann", "Ben"]
    public, private = await store.page("t1", "w1", None, 10)
    assert public.person is None and private.person == "w1" and private.line == "/play"
    kept = await store.blob("b1")
    assert kept is not None and kept.data == b"data"
    _, fresh = await store.add(Draft("t1", EMPTY, nonce="n"))
    assert not fresh
    await store.close()


async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = await WebStore.open(tmp_path / "web.db")
    await store.close()
    assert stat.S_IMODE((tmp_path / "web.db").stat().st_mode) == 0o600


async def test_old_messages_and_pictures_go(store: WebStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "KEEP_POSTS", 5)
    monkeypatch.setattr(store_module, "KEEP_PICTURES", 2)
    monkeypatch.setattr(store_module, "KEEP_PRIVATE", 3)
    for n in range(8):
        await store.add(Draft("t1", {"n": n}, [blob(f"b{n}")]))
        await store.add(Draft("t1", {"p": n}, person="w1"))
    page = await store.page("t1", "w1", None, 100)
    assert [m.body["n"] for m in page if m.person is None] == [3, 4, 5, 6, 7]
    assert [m.body["p"] for m in page if m.person] == [5, 6, 7]
    assert [n for n in range(8) if await store.blob(f"b{n}")] == [6, 7]


async def test_a_removed_table_takes_its_messages_and_files_along(store: WebStore) -> None:
    channel = await store.add_channel("away")
    await store.add(Draft(channel.id, EMPTY, [blob("gone")]))
    await store.remove_channel(channel.id)
    assert await store.blob("gone") is None
    assert (await store.add_channel("new")).id != channel.id  # a number is never used again


async def test_editing_swaps_the_pictures(store: WebStore) -> None:
    message, _ = await store.add(Draft("t1", EMPTY, [blob("old")]))
    edited = await store.edit(message.id, {"text": "y"}, [blob("new")])
    assert edited is not None and edited.edited and edited.body == {"text": "y"}
    assert await store.blob("old") is None and await store.blob("new") is not None
    assert await store.edit("m99", EMPTY, []) is None


async def test_a_failed_write_changes_nothing_and_the_next_one_works(store: WebStore) -> None:
    await store.add(Draft("t1", EMPTY, [blob("b")]))
    with pytest.raises(sqlite3.IntegrityError):
        await store.add(Draft("t1", EMPTY, [blob("b")]))
    assert len(await store.page("t1", "w1", None, 10)) == 1
    await store.add(Draft("t1", EMPTY))
    assert len(await store.page("t1", "w1", None, 10)) == 2


async def test_writers_at_the_same_time(store: WebStore) -> None:
    await asyncio.gather(*(store.add(Draft("t1", {"n": n}, nonce=f"n{n % 10}")) for n in range(40)))
    assert len(await store.page("t1", "w1", None, 100)) == 10


async def test_a_broken_or_newer_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "web.db"
    path.write_bytes(b"this is no database, but it is long enough to be read as one" * 20)
    with pytest.raises(WebStoreError, match=r"web\.db.*no game is lost"):
        await WebStore.open(path)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(WebStoreError, match="newer version"):
        await WebStore.open(newer)
    (tmp_path / "file").write_text("")
    with pytest.raises(WebStoreError):
        await WebStore.open(tmp_path / "file" / "web.db")


async def test_a_full_disk_delays_a_post(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(draft: Draft) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(table.store, "add", full)
    with pytest.raises(TryLater):
        await table.post(board_post("t1"))


@dataclass
class Settings:
    data: Path
    web_port: int
    web_port_given: bool = False
    web_open: bool = False
    language: str = "en"


async def running(settings: Settings, desk: FakeDesk) -> tuple[asyncio.Task[None], str]:
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(web.run(settings, desk, tell=told.set_result))
    return task, await asyncio.wait_for(told, 10)


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_run_serves_the_printed_link_again_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path, 18137)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        task, link = await running(settings, FakeDesk())
        async with session.get(link) as response:
            assert response.status == 200
        await stop(task)
        desk = FakeDesk()
        task, again = await running(settings, desk)
        assert again == link
        assert desk.poster is not None
        await desk.poster(board_post("t1"))
        async with session.get(link.split("?")[0] + "api/channels/t1/messages?person=w1") as response:
            assert response.status == 200  # the cookie still fits
            assert len((await response.json())["messages"]) == 1
        await stop(task)


async def test_a_taken_port_is_passed_over_unless_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        task, link = await running(Settings(tmp_path, port), FakeDesk())
        assert f":{port}/" not in link
        await stop(task)
        with pytest.raises(web.PortTaken, match=str(port)):
            await web.run(Settings(tmp_path, port, web_port_given=True), FakeDesk())


def test_a_port_without_the_right_to_it_is_not_called_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(web.PortTaken, match="port 80 may not be used"):
        web.listen(80, exactly=True)


async def test_the_link_is_printed_and_not_logged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    task = asyncio.create_task(web.run(Settings(tmp_path, 18237), FakeDesk()))
    printed = ""
    for _ in range(500):
        await asyncio.sleep(0.01)
        printed += capsys.readouterr().out
        if "?key=" in printed:
            break
    await stop(task)
    key = printed.split("?key=")[1].split()[0]
    assert "http://127.0.0.1:" in printed
    assert key not in caplog.text


async def test_the_browser_is_opened_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    task, link = await running(Settings(tmp_path, 18237, web_open=True), FakeDesk())
    for _ in range(200):
        await asyncio.sleep(0.01)
        if opened:
            break
    await stop(task)
    assert opened == [link]


def test_a_recipe_the_desk_cannot_follow_is_not_offered() -> None:
    assert recipes(COMMANDS) == []  # the fake desk has no /game join


def test_recipes_are_commands_of_the_real_tree(tmp_path: Path) -> None:
    settings = RealSettings(_env_file=None, data=tmp_path)
    desk = open_desk(settings, cast(Any, None), games={"tiny": TINY}, renderers={})
    assert {r["key"] for r in recipes(desk.commands)} == set(RECIPES) - {"learn"}  # nobody teaches the tiny game
    desk = open_desk(settings, cast(Any, None), games=GAMES, renderers={})
    assert {r["key"] for r in recipes(desk.commands)} == set(RECIPES)
