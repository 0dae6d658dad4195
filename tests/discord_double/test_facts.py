"""The double behaves as Discord was found to behave: what may be answered, when, and who sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.discord_double import TOKEN, Double, Interaction, running_double
from tests.discord_double.world import ATTACH_FILES, SEND_MESSAGES, VIEW_CHANNEL

EPHEMERAL = {"flags": 64}


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    async with running_double() as made:
        made.world.global_commands = [{"id": "1", "name": "play", "description": "x", "type": 1, "options": []}]
        yield made


class Bot:
    """Bare requests, as a client would send them."""

    def __init__(self, double: Double, session: aiohttp.ClientSession) -> None:
        self.double = double
        self.session = session

    async def call(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        url = f"{self.double.base}/api{path}"
        async with self.session.request(method, url, json=body, headers=headers, params=query) as response:
            return response.status, await response.json(content_type=None) if response.status != 204 else None

    async def answer(self, i: Interaction, kind: int, **data: Any) -> tuple[int, Any]:
        return await self.call("POST", f"/interactions/{i.id}/{i.token}/callback", {"type": kind, "data": data})

    async def follow_up(self, i: Interaction, **data: Any) -> tuple[int, Any]:
        return await self.call("POST", f"/webhooks/1/{i.token}", data)

    async def edit(self, i: Interaction, **data: Any) -> tuple[int, Any]:
        return await self.call("PATCH", f"/webhooks/1/{i.token}/messages/@original", data)

    async def post(self, **data: Any) -> tuple[int, Any]:
        return await self.call("POST", f"/channels/{self.double.channel.id}/messages", data)


@pytest.fixture
async def bot(double: Double) -> AsyncIterator[Bot]:
    async with aiohttp.ClientSession() as session:
        yield Bot(double, session)


async def test_an_interaction_is_answered_once_and_in_time(double: Double, bot: Bot) -> None:
    ann = double.user("ann")
    first = await ann.send_command("play")
    assert (await bot.follow_up(first, content="too early"))[1]["code"] == 10015
    assert (await bot.answer(first, 5, **EPHEMERAL))[0] == 204
    assert (await bot.answer(first, 5))[1]["code"] == 40060
    late = await ann.send_command("play")
    double.world.advance(3.5)
    assert (await bot.answer(late, 5))[1]["code"] == 10062
    assert (await bot.edit(first, content="still good"))[0] == 200
    double.world.advance(15 * 60)
    assert await bot.edit(first, content="x") == (401, {"code": 50027, "message": "Invalid Webhook Token"})


async def test_the_first_follow_up_fills_the_thinking_message_with_its_visibility(double: Double, bot: Bot) -> None:
    ann, ben = double.user("ann"), double.user("ben")
    talk = await ann.send_command("play")
    await bot.answer(talk, 5)
    await bot.follow_up(talk, content="first", **EPHEMERAL)
    await bot.follow_up(talk, content="second", **EPHEMERAL)
    assert [m.text for m in ben.sees()] == ["first"]
    assert [m.text for m in ann.sees()] == ["first", "second"]


async def test_an_ephemeral_message_is_unknown_to_the_channel(double: Double, bot: Bot) -> None:
    talk = await double.user("ann").send_command("play")
    await bot.answer(talk, 4, content="secret", **EPHEMERAL)
    message = talk.answers[0]
    path = f"/channels/{double.channel.id}/messages/{message.id}"
    assert (await bot.call("PATCH", path, {"content": "x"}))[1]["code"] == 10008
    assert double.user("ben").sees() == []


async def test_an_answer_must_fit_the_kind_of_interaction(double: Double, bot: Bot) -> None:
    talk = await double.user("ann").send_command("play")
    assert (await bot.answer(talk, 6))[0] == 400
    assert (await bot.answer(talk, 8, choices=[]))[0] == 400
    assert (await bot.answer(talk, 4, content="x" * 2001))[1]["code"] == 50035
    assert (await bot.answer(talk, 4, content="fine"))[0] == 204


async def test_a_nonce_is_remembered_for_a_while(double: Double, bot: Bot) -> None:
    for _ in range(2):
        assert (await bot.post(content="x", nonce="n", enforce_nonce=True))[0] == 200
    assert len(double.posts()) == 1
    double.world.advance(6 * 60)
    await bot.post(content="x", nonce="n", enforce_nonce=True)
    await bot.post(content="x", nonce="n")
    assert len(double.posts()) == 3


async def test_permissions_and_channels(double: Double, bot: Bot) -> None:
    await double.deny(double.channel, SEND_MESSAGES)
    assert (await bot.post(content="x"))[1]["code"] == 50013
    await double.deny(double.channel, VIEW_CHANNEL)
    assert (await bot.post(content="x"))[1]["code"] == 50001
    await double.deny(double.channel, ATTACH_FILES)
    assert (await bot.post(content="x"))[0] == 200
    await double.delete_channel(double.channel)
    assert (await bot.call("GET", f"/channels/{double.channel.id}"))[1]["code"] == 10003


async def test_pings_follow_allowed_mentions(double: Double, bot: Bot) -> None:
    await bot.post(content="<@5> <@6>")
    await bot.post(content="<@5> <@6>", allowed_mentions={"parse": []})
    await bot.post(content="<@5> <@6>", allowed_mentions={"parse": [], "users": ["6", "7"]})
    assert [m.pings for m in double.posts()] == [[5, 6], [], [6]]


async def test_edits_of_old_messages_run_out(double: Double, bot: Bot) -> None:
    message = (await bot.post(content="x"))[1]
    path = f"/channels/{double.channel.id}/messages/{message['id']}"
    double.world.advance(3601)
    codes = [(await bot.call("PATCH", path, {"content": str(n)}))[0] for n in range(4)]
    assert codes == [200, 200, 200, 429]


async def test_five_messages_in_five_seconds(double: Double, bot: Bot) -> None:
    double.limit_posts = True
    codes = [(await bot.post(content=str(n)))[0] for n in range(6)]
    assert codes == [200] * 5 + [429]


async def test_faults_happen_as_often_as_armed(double: Double, bot: Bot) -> None:
    double.fault(r"POST /channels", "status", times=2, status=502)
    double.fault(r"POST /channels", "status_after", status=500)
    assert [(await bot.post(content=str(n)))[0] for n in range(4)] == [502, 502, 500, 200]
    assert [m.text for m in double.posts()] == ["2", "3"]
    double.fault(r"POST /channels", "cut")
    with pytest.raises(aiohttp.ClientError):
        await bot.post(content="lost")
    double.fault(r"POST /channels", "slow", seconds=0.05)
    assert (await bot.post(content="slow"))[0] == 200


async def test_a_wrong_token_is_refused(double: Double, bot: Bot) -> None:
    double.rest.token = "other"
    assert (await bot.call("GET", "/users/@me"))[0] == 401
