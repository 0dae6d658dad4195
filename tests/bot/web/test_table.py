"""Requests become calls of the desk; its answers become messages for the right people."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType

from bot.parts import Body, ChannelGone, Reply, Someone, UploadedFile
from bot.web.hub import BACKLOG, Hub
from tests.bot.web.conftest import Page
from tests.bot.web.fake_desk import PANEL, SELECT, board_post, picture


async def shown(page: Page, person: str = "w1", channel: str = "t1") -> list[Any]:
    status, data = await page.get(f"/api/channels/{channel}/messages?person={person}")
    assert status == 200
    return list(data["messages"])


async def listen(page: Page, person: str) -> ClientWebSocketResponse:
    return await page.session.ws_connect(f"{page.origin}/live?person={person}", headers={"Origin": page.origin})


async def heard(socket: ClientWebSocketResponse) -> Any:
    return await asyncio.wait_for(socket.receive_json(), 5)


async def test_the_state_has_everything_the_page_needs(page: Page) -> None:
    _, state = await page.get("/api/state")
    assert [p["name"] for p in state["people"]] == ["Ann"]
    assert [c["name"] for c in state["channels"]] == ["mars"]
    new = state["commands"][0]["children"][0]
    assert new["name"] == "new"
    assert new["options"][0]["choices"] == [{"value": "tiny", "texts": {"en": "Lanterns", "ko": "Lanterns (ko)"}}]
    assert set(state["texts"]) == {"en", "ko"}


async def test_a_command_reaches_the_desk_with_typed_options(page: Page) -> None:
    args = {"game": "tiny", "players": "3", "open": "true"}
    status, answer = await page.post("/api/command", page.ask(path=["game", "new"], args=args, locale="ko"))
    assert status == 200
    path, caller, given = page.desk.calls[0]
    assert path == "game new"
    assert given == {"game": "tiny", "players": 3, "open": True}
    assert (caller.user, caller.name, caller.channel, caller.locale) == ("w1", "Ann", "t1", "ko")
    assert answer["message"]["private"] is True
    assert answer["message"]["line"] == "/game new game:tiny players:3 open:true"


@pytest.mark.parametrize(
    ("path", "args", "status"),
    [
        (["game"], {}, 404),
        (["nothing"], {}, 404),
        (["game", "new", "more"], {}, 404),
        (["game", "new"], {}, 400),
        (["game", "new"], {"game": ""}, 400),
        (["game", "new"], {"game": "chess"}, 400),
        (["game", "new"], {"game": "tiny", "players": "many"}, 400),
        (["game", "new"], {"game": "tiny", "players": 5}, 400),
        (["game", "new"], {"game": "tiny", "players": True}, 400),
        (["game", "new"], {"game": "tiny", "open": "perhaps"}, 400),
        (["game", "new"], {"game": "tiny", "colour": "red"}, 400),
        (["game", "new"], {"game": {"name": "x", "data": "eA=="}}, 400),
        (["game", "import"], {"file": "not a file"}, 400),
        (["game", "import"], {"file": {"name": "x", "data": "***"}}, 400),
        (["game", "import"], {"file": {"name": "../x", "data": "eA=="}}, 400),
    ],
)
async def test_options_that_do_not_fit_never_reach_the_desk(page: Page, path: Any, args: Any, status: int) -> None:
    got, answer = await page.post("/api/command", page.ask(path=path, args=args))
    assert got == status
    assert answer["error"]
    assert page.desk.calls == []


async def test_an_error_is_told_in_the_readers_language(page: Page) -> None:
    _, answer = await page.post("/api/command", page.ask(path=["do"], args={}), **{"X-Locale": "ko"})
    assert "채워" in answer["error"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ({"game": "chess"}, "“game” can be: tiny."),
        ({"game": "tiny", "players": "many"}, "“players” must be a number from 1 to 4."),
        ({"game": "tiny", "players": 5}, "“players” must be a number from 1 to 4."),
    ],
)
async def test_a_wrong_value_is_answered_with_the_right_ones(page: Page, args: dict[str, Any], told: str) -> None:
    status, answer = await page.post("/api/command", page.ask(path=["game", "new"], args=args))
    assert (status, answer["error"]) == (400, told)


async def test_a_file_is_uploaded(page: Page) -> None:
    data = bytes(range(256)) * 4096
    file = {"name": "save.json", "data": base64.b64encode(data).decode()}
    status, _ = await page.post("/api/command", page.ask(path=["game", "import"], args={"file": file}))
    assert status == 200
    assert page.desk.calls[0][2] == {"file": UploadedFile("save.json", data)}
    file = {"name": "save.json", "data": base64.b64encode(data + b"!").decode()}
    status, _ = await page.post("/api/command", page.ask(2, path=["game", "import"], args={"file": file}))
    assert status == 400


async def test_a_person_reaches_the_desk_with_a_name(page: Page) -> None:
    await page.post("/api/people", {"name": "Ben"})
    status, _ = await page.post("/api/command", page.ask(path=["give"], args={"to": "w2"}))
    assert status == 200
    assert page.desk.calls[0][2] == {"to": Someone("w2", "Ben")}
    status, _ = await page.post("/api/command", page.ask(2, path=["give"], args={"to": "nobody"}))
    assert status == 400
    assert len(page.desk.calls) == 1


@pytest.mark.parametrize("where", [{"person": "w9"}, {"person": "x1"}, {"channel": "t9"}, {"channel": "w1"}])
async def test_unknown_people_and_tables(page: Page, where: dict[str, str]) -> None:
    status, _ = await page.post("/api/command", {**page.ask(path=["play"]), **where})
    assert status == 404
    status, _ = await page.post("/api/say", {**page.ask(text="hello"), **where})
    assert status == 404
    assert page.desk.calls == []


async def test_autocomplete_passes_what_is_typed_and_filled_in(page: Page) -> None:
    _, answer = await page.post("/api/complete", page.ask(path=["do"], option="move", text="go"))
    assert answer["items"][0] == {"name": "go north", "value": "gon"}
    args = {"game": "tiny", "players": "x"}
    await page.post("/api/complete", page.ask(path=["game", "new"], option="open", text="", args=args))
    assert page.desk.calls[-1][2] == ("", {"game": "tiny"})  # what does not fit yet is left out
    status, _ = await page.post("/api/complete", page.ask(path=["do"], option="none", text=""))
    assert status == 400


async def test_a_private_answer_is_for_one_person(page: Page) -> None:
    await page.post("/api/people", {"name": "Ben"})
    async with await listen(page, "w1") as ann, await listen(page, "w2") as ben:
        await page.post("/api/command", page.ask(path=["play"]))
        assert (await heard(ann))["message"]["private"] is True
        await page.post("/api/say", page.ask(2, text="hi"))
        assert (await heard(ben))["message"]["body"]["text"] == "hi"  # the private one never came
    assert [m["kind"] for m in await shown(page, "w1")] == ["bot", "chat"]
    assert [m["kind"] for m in await shown(page, "w2")] == ["chat"]


async def test_a_tab_that_changes_person_hears_only_for_the_new_one(page: Page) -> None:
    await page.post("/api/people", {"name": "Ben"})
    async with await listen(page, "w1") as tab:
        await tab.send_json({"person": "w2"})
        await page.post("/api/command", page.ask(path=["play"], person="w2"))
        assert (await heard(tab))["message"]["author"] == "w2"
        await page.post("/api/command", page.ask(2, path=["play"], person="w1"))
        await page.post("/api/say", page.ask(3, text="next"))
        assert (await heard(tab))["message"]["kind"] == "chat"


@pytest.mark.parametrize("text", ["{", "[]", '{"person": 5}', "x" * 5000])
async def test_odd_socket_messages_end_the_socket_only(page: Page, text: str) -> None:
    async with await listen(page, "w1") as tab:
        await tab.send_str(text)
        message = await asyncio.wait_for(tab.receive(), 5)
        assert message.type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
    assert (await page.get("/api/state"))[0] == 200


async def test_a_public_answer_shows_the_command_but_not_its_options(page: Page) -> None:
    page.desk.replies["do"] = Reply(Body("done"), private=False)
    _, answer = await page.post("/api/command", page.ask(path=["do"], args={"move": "my secret plan"}))
    assert answer["message"]["line"] == "/do"
    assert answer["message"]["private"] is False


async def test_the_same_delivery_twice_is_answered_once(page: Page) -> None:
    page.desk.slow = 0.05
    ask = page.ask(path=["play"])
    (_, first), (_, second) = await asyncio.gather(page.post("/api/command", ask), page.post("/api/command", ask))
    assert first == second
    assert len(page.desk.calls) == 1
    assert len(await shown(page)) == 1


async def test_a_panel_is_edited_in_place(page: Page) -> None:
    page.desk.replies["play"] = Reply(PANEL)
    _, answer = await page.post("/api/command", page.ask(path=["play"]))
    panel = answer["message"]["id"]
    page.desk.replies["mp:a"] = Reply(Body("chosen", rows=(SELECT,), picture=picture()), edit=True)
    async with await listen(page, "w1") as tab:
        _, answer = await page.post("/api/press", page.ask(2, message=panel, control="mp:a"))
        assert answer["message"]["id"] == panel
        assert answer["message"]["edited"] is True
        assert (await heard(tab))["message"]["id"] == panel
    (only,) = await shown(page)
    assert only["body"]["text"] == "chosen"
    assert only["body"]["rows"][0]["select"]["items"][0] == {"value": "x", "label": "First", "about": "why"}
    await page.post("/api/press", page.ask(3, message=panel, control="mp:pick", values=["y"]))
    assert page.desk.calls[-1][2] == ("y",)


async def test_a_private_answer_never_replaces_a_public_message(page: Page) -> None:
    message = await page.table.post(board_post("t1"))
    page.desk.replies["mp:a"] = Reply(Body("your hand"), private=True, edit=True)
    await page.post("/api/press", page.ask(message=message, control="mp:a"))
    public, private = await shown(page)
    assert public["body"]["text"] == "Ann moved" and not public["private"]
    assert private["body"]["text"] == "your hand" and private["private"]


async def test_editing_a_private_panel_keeps_it_private(page: Page) -> None:
    _, answer = await page.post("/api/command", page.ask(path=["play"]))
    page.desk.replies["mp:a"] = Reply(Body("secret"), private=False, edit=True)
    await page.post("/api/press", page.ask(2, message=answer["message"]["id"], control="mp:a"))
    await page.post("/api/people", {"name": "Ben"})
    assert await shown(page, "w2") == []
    # Also when the panel was dismissed while the press was on its way.
    page.desk.replies["mp:b"] = Reply(Body("public"), private=False)
    _, answer = await page.post("/api/press", page.ask(3, message="m99", control="mp:b"))
    assert answer["message"]["private"] is False


async def test_a_press_under_somebody_elses_private_message_is_refused(page: Page) -> None:
    await page.post("/api/people", {"name": "Ben"})
    _, answer = await page.post("/api/command", page.ask(path=["play"]))
    theirs = answer["message"]["id"]
    status, _ = await page.post("/api/press", page.ask(2, person="w2", message=theirs, control="mp:a"))
    assert status == 404
    assert len(page.desk.calls) == 1


async def test_private_answers_can_be_dismissed_by_their_person_only(page: Page) -> None:
    await page.post("/api/people", {"name": "Ben"})
    _, answer = await page.post("/api/command", page.ask(path=["play"]))
    mine = answer["message"]["id"]
    status, _ = await page.post(f"/api/messages/{mine}/dismiss", {"person": "w2"})
    assert status == 404
    async with await listen(page, "w1") as tab:
        status, _ = await page.post(f"/api/messages/{mine}/dismiss", {"person": "w1"})
        assert status == 200
        assert await heard(tab) == {"type": "gone", "id": mine, "channel": "t1"}
    assert await shown(page) == []
    assert (await page.post(f"/api/messages/{mine}/dismiss", {"person": "w1"}))[0] == 200  # twice is no harm
    public = await page.table.post(board_post("t1"))
    assert (await page.post(f"/api/messages/{public}/dismiss", {"person": "w1"}))[0] == 404


async def test_a_fault_of_the_desk_becomes_an_incident(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    status, answer = await page.post("/api/command", page.ask(path=["lose"]))
    assert status == 200
    text = answer["message"]["body"]["text"]
    assert "incident" in text and "secret" not in text
    assert answer["message"]["private"] is True
    assert any("incident" in record.getMessage() for record in caplog.records)


async def test_a_post_arrives_live_once_and_is_kept(page: Page) -> None:
    async with await listen(page, "w1") as tab:
        first = await page.table.post(board_post("t1"))
        assert await page.table.post(board_post("t1")) == first  # the outbox tried again
        message = (await heard(tab))["message"]
        assert message["id"] == first and message["body"]["pings"] == ["w1"]
        await page.table.post(board_post("t1", "n2", "second"))
        assert (await heard(tab))["message"]["body"]["text"] == "second"
    assert len(await shown(page)) == 2


async def test_a_post_to_a_removed_table_says_so(page: Page) -> None:
    _, made = await page.post("/api/channels", {"name": "away"})
    async with await listen(page, "w1") as tab:
        assert (await page.post(f"/api/channels/{made['id']}/remove", {}))[0] == 200
        event = await heard(tab)
        assert [c["name"] for c in event["channels"]] == ["mars"]
    assert page.desk.gone == [made["id"]]
    with pytest.raises(ChannelGone):
        await page.table.post(board_post(made["id"]))
    assert (await page.get(f"/api/channels/{made['id']}/messages?person=w1"))[0] == 404
    assert (await page.post(f"/api/channels/{made['id']}/remove", {}))[0] == 404


async def test_people_and_tables_are_made_and_renamed_live(page: Page) -> None:
    async with await listen(page, "w1") as tab:
        await page.post("/api/people", {"name": "  Ben  "})
        assert (await heard(tab))["people"][1] == {"id": "w2", "name": "Ben"}
        await page.post("/api/people/w2", {"name": "Bea"})
        assert (await heard(tab))["people"][1]["name"] == "Bea"
        await page.post("/api/channels", {"name": "찻집"})
        assert (await heard(tab))["channels"][1]["name"] == "찻집"
        await page.post("/api/channels/t2", {"name": "tea"})
        assert (await heard(tab))["channels"][1]["name"] == "tea"
    for path, name in (("people", ""), ("people", "x" * 33), ("channels", " "), ("people", "a\nb")):
        assert (await page.post(f"/api/{path}", {"name": name}))[0] == 400
    assert (await page.post("/api/people/w9", {"name": "x"}))[0] == 404
    assert (await page.post("/api/channels/t9", {"name": "x"}))[0] == 404


async def test_there_is_an_end_to_people(page: Page) -> None:
    for n in range(23):
        assert (await page.post("/api/people", {"name": f"P{n}"}))[0] == 200
    status, answer = await page.post("/api/people", {"name": "one more"})
    assert status == 409
    assert answer["error"]


async def test_paging_back(page: Page) -> None:
    for n in range(45):
        await page.table.post(board_post("t1", f"n{n}", f"post {n}"))
    _, latest = await page.get("/api/channels/t1/messages?person=w1")
    assert [m["body"]["text"] for m in latest["messages"]] == [f"post {n}" for n in range(5, 45)]
    assert latest["more"] is True
    before = latest["messages"][0]["seq"]
    _, older = await page.get(f"/api/channels/t1/messages?person=w1&before={before}")
    assert [m["body"]["text"] for m in older["messages"]] == [f"post {n}" for n in range(5)]
    assert older["more"] is False
    for bad in ("x", "-1", "9" * 30, "١"):
        assert (await page.get(f"/api/channels/t1/messages?person=w1&before={bad}"))[0] == 400


async def test_a_tab_that_does_not_read_is_cut_off() -> None:
    hub = Hub()
    listener = hub.join("w1")
    for n in range(BACKLOG + 50):
        hub.tell({"n": n})
    assert listener.queue.qsize() < BACKLOG
    assert await listener.queue.get() is None


async def test_a_fault_of_ours_shows_an_incident_and_no_details(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(channel: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(page.desk, "channel_gone", broken)
    async with page.session.post(
        f"{page.origin}/api/channels/t1/remove", json={}, headers={"Origin": page.origin}
    ) as response:
        assert response.status == 500
        assert "Content-Security-Policy" in response.headers
        text = await response.text()
    assert "incident" in text and "secret" not in text
    assert "secret detail" in caplog.text
