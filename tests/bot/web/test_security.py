"""Only this machine's browser, from our own page, with the key: everything else is turned away."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest
from aiohttp import ClientSession, WSServerHandshakeError
from aiohttp.test_utils import TestServer

from bot.web.guard import host_ok
from tests.bot.web.conftest import KEY, Page
from tests.bot.web.fake_desk import board_post


def base(server: TestServer) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize(
    "path", ["/", "/?key=wrong", "/?key=", "/?key=%ff", "/api/state", "/static/main.js", "/blob/x", "/live", "/nowhere"]
)
async def test_without_the_key_nothing_is_shown(server: TestServer, stranger: ClientSession, path: str) -> None:
    async with stranger.get(base(server) + path) as response:
        assert response.status == 401
        assert "key" in await response.text()
        assert not response.cookies


async def test_the_refusal_speaks_the_browsers_language(server: TestServer, stranger: ClientSession) -> None:
    async with stranger.get(base(server) + "/", headers={"Accept-Language": "ko-KR,ko;q=0.9"}) as response:
        assert "열쇠" in await response.text()


async def test_the_key_becomes_a_cookie_and_leaves_the_address(server: TestServer, stranger: ClientSession) -> None:
    async with stranger.get(f"{base(server)}/?key={KEY}", allow_redirects=False) as response:
        assert response.status == 303
        assert response.headers["Location"] == "/"
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
        assert KEY not in cookie
    async with stranger.get(base(server) + "/") as response:
        assert response.status == 200
        assert "Marspost" in await response.text()


async def test_the_key_is_taken_only_at_the_door(server: TestServer, stranger: ClientSession) -> None:
    async with stranger.get(f"{base(server)}/api/state?key={KEY}") as response:
        assert response.status == 401


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:8137", "0.0.0.0", "[::1]", "a@127.0.0.1", ""])
async def test_a_foreign_host_name_is_refused(page: Page, host: str) -> None:
    """DNS rebinding: a foreign name that points at this machine."""
    async with page.session.get(page.origin + "/api/state", headers={"Host": host}) as response:
        assert response.status in (400, 421)
        assert "people" not in await response.text()


def test_host_names() -> None:
    assert host_ok("127.0.0.1:8137") and host_ok("localhost:9000") and host_ok("localhost")
    for bad in ("127.0.0.1:99999", "localhost:x", "localhost/evil", "127.0.0.2", "LOCALHOST.evil"):
        assert not host_ok(bad), bad


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1", "http://127.0.0.1:1", ""])
async def test_a_foreign_origin_cannot_write_or_listen(page: Page, origin: str) -> None:
    async with page.session.post(
        page.origin + "/api/people", json={"name": "Eve"}, headers={"Origin": origin}
    ) as response:
        assert response.status == 403
    async with page.session.get(page.origin + "/api/state", headers={"Origin": origin}) as response:
        assert response.status == 403
    with pytest.raises(WSServerHandshakeError) as refused:
        await page.session.ws_connect(page.origin + "/live?person=w1", headers={"Origin": origin})
    assert refused.value.status == 403


async def test_a_write_without_an_origin_is_refused(page: Page) -> None:
    async with page.session.post(page.origin + "/api/people", json={"name": "Eve"}) as response:
        assert response.status == 403
    with pytest.raises(WSServerHandshakeError):
        await page.session.ws_connect(page.origin + "/live?person=w1")


@pytest.mark.parametrize("path", ["/", "/static/main.js", "/api/state", "/nowhere", "/blob/none"])
async def test_every_answer_has_the_security_headers(page: Page, path: str) -> None:
    async with page.session.get(page.origin + path) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"


async def test_the_page_has_no_inline_script_or_style(page: Page) -> None:
    async with page.session.get(page.origin + "/") as response:
        text = await response.text()
    assert "onclick" not in text and "style=" not in text and "<style" not in text
    assert text.count("<script") == text.count('<script type="module" src="/static/')


@pytest.mark.parametrize(
    "path",
    [
        "/static/..%2f__init__.py",
        "/static/%2e%2e/store.py",
        "/static/../server.py",
        "/static/..%5cstore.py",
        "/static/%2fetc%2fpasswd",
        "/static/",
        "/blob/..%2f..%2fweb.db",
        "/blob/%00",
    ],
)
async def test_no_path_leads_out_of_the_page(server: TestServer, page: Page, path: str) -> None:
    """Sent raw, because a polite client would tidy the path first."""
    cookie = next(iter(page.session.cookie_jar))
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie.key}={cookie.value}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert answer.split(b" ", 2)[1] in (b"404", b"400"), answer[:200]
    assert b"import" not in answer


async def test_a_huge_body_is_refused_and_the_table_lives_on(page: Page) -> None:
    big = page.ask(path=["do"], args={"move": "x" * (3 * 1024 * 1024)})
    status, answer = await page.post("/api/command", big)
    assert status == 413
    assert "1 MiB" in answer["error"]
    assert (await page.get("/api/state"))[0] == 200
    assert page.desk.calls == []


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "null",
        "[]",
        "5",
        '"x"',
        "{}",
        '{"person": null}',
        "[" * 20000,
        '{"person":"w1","channel":"t1","interaction":"press-0001","path":["do"],"args":{"move":{"$gt":""}}}',
        '{"person":"w1","channel":"t1","interaction":"press-0001","path":[],"args":{}}',
        '{"person":"w1","channel":"t1","interaction":"press-0001","path":["do"],"args":{"move":"a"},"manager":true}',
        '{"person":"w1","channel":"t1","interaction":"short","path":["do"],"args":{"move":"a"}}',
        '{"person":"w1","channel":"t1","interaction":"press-0001","path":["do"],"args":{"move":NaN}}',
        '{"person":"w1","channel":"t1","interaction":"press-0001","path":["do"],"args":{"move":[1]}}',
        '{"person":"w1\\u0000","channel":"t1","interaction":"press-0001","path":["do"],"args":{"move":"a"}}',
    ],
)
async def test_odd_json_is_refused_politely(page: Page, body: str) -> None:
    headers = {"Origin": page.origin, "Content-Type": "application/json"}
    async with page.session.post(page.origin + "/api/command", data=body, headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["error"]
    assert page.desk.calls == []


async def test_a_form_post_is_not_read(page: Page) -> None:
    """A plain HTML form cannot send JSON: what it can send is not understood."""
    headers = {"Origin": page.origin, "Content-Type": "text/plain"}
    body = json.dumps(page.ask(path=["play"]))
    async with page.session.post(page.origin + "/api/command", data=body, headers=headers) as response:
        assert response.status == 400
    headers = {"Origin": page.origin, "Content-Type": "application/json"}
    async with page.session.post(page.origin + "/api/command", data=b"\xff\xfe{}", headers=headers) as response:
        assert response.status == 400


async def test_wrong_methods(page: Page) -> None:
    for method, path in (("GET", "/api/command"), ("DELETE", "/api/state"), ("PUT", "/")):
        async with page.session.request(method, page.origin + path, headers={"Origin": page.origin}) as response:
            assert response.status == 405
            assert "Content-Security-Policy" in response.headers


async def test_a_file_is_a_download_and_a_picture_a_picture(page: Page) -> None:
    await page.table.post(board_post("t1"))
    _, data = await page.get("/api/channels/t1/messages?person=w1")
    body = data["messages"][0]["body"]
    async with page.session.get(f"{page.origin}/blob/{body['picture']['id']}") as response:
        assert response.content_type == "image/png"
        assert "Content-Disposition" not in response.headers
        assert (await response.read()).startswith(b"\x89PNG")
    async with page.session.get(f"{page.origin}/blob/{body['files'][0]['id']}") as response:
        assert response.content_type == "application/octet-stream"
        assert response.headers["Content-Disposition"] == "attachment; filename*=UTF-8''s%C3%A4ve.json"
        assert await response.read() == b"{}"


async def test_a_half_open_request_does_not_stop_the_others(server: TestServer, page: Page) -> None:
    with socket.create_connection(("127.0.0.1", server.port or 0)) as slow:
        slow.sendall(b"POST /api/command HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
        assert (await page.get("/api/state"))[0] == 200
