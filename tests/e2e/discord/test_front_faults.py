"""When things go wrong between the bot and Discord."""

from __future__ import annotations

import asyncio
import logging
import re

import pytest

import bot.discord as front_end
from bot.parts import Args, Body, Caller, CannotPost, ChannelGone, Post, Reply, TryLater
from bot.settings import WrongSettings
from tests.discord_double import TOKEN, Double, Interaction
from tests.discord_double.world import ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL, Channel
from tests.e2e.discord.bot_under_test import TEXTS, Notes, connected, running_bot, settings
from tests.e2e.discord.scripted import ScriptedDesk, panel
from tests.e2e.discord.test_front_controls import picture, show_panel

POSTS = r"POST /channels/\d+/messages"
ORIGINAL = r"PATCH /webhooks/.*/@original"
CALLBACK = r"POST /interactions/.*/callback"


async def post(desk: ScriptedDesk, channel: Channel, text: str = "hello", nonce: str = "n1") -> str:
    assert desk.poster is not None
    return await desk.poster(Post(str(channel.id), Body(text, picture=picture()), nonce))


# --- posts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["cut_after", "status_after", "cut"])
async def test_a_post_tried_again_is_not_doubled(double: Double, kind: str) -> None:
    """The answer was lost, or the request: the nonce makes the second try safe."""
    desk = ScriptedDesk()
    async with running_bot(double, desk):
        double.fault(POSTS, kind, status=503)  # type: ignore[arg-type]  # parametrized with the names of faults
        with pytest.raises(TryLater):
            await post(desk, double.channel)
        first = await post(desk, double.channel)
        assert await post(desk, double.channel) == first
    assert len(double.posts()) == 1


async def test_a_short_rate_limit_is_waited_out_and_others_are_named(double: Double) -> None:
    desk = ScriptedDesk()
    async with running_bot(double, desk):
        double.fault(POSTS, "rate", seconds=0.05)
        await post(desk, double.channel)
        double.fault(POSTS, "rate", seconds=7, via=False)
        with pytest.raises(TryLater) as cloudflare:
            await post(desk, double.channel, nonce="n2")
        double.fault(POSTS, "rate", seconds=40)
        with pytest.raises(TryLater) as long:
            await post(desk, double.channel, nonce="n3")
    assert (cloudflare.value.after, long.value.after) == (7, 40)
    assert len(double.posts()) == 1


async def test_missing_permissions_are_named(double: Double) -> None:
    desk = ScriptedDesk()
    thread = await double.new_thread("side")
    async with running_bot(double, desk):
        for denied, names in (
            (SEND_MESSAGES | ATTACH_FILES, ("Send Messages", "Attach Files")),
            (ATTACH_FILES, ("Attach Files",)),
        ):
            await double.deny(double.channel, denied)
            await asyncio.sleep(0.05)
            with pytest.raises(CannotPost) as cannot:
                await post(desk, double.channel)
            assert cannot.value.missing == names and cannot.value.channel == str(double.channel.id)
        await double.deny(double.channel, SEND_MESSAGES_IN_THREADS)
        await asyncio.sleep(0.05)
        with pytest.raises(CannotPost) as cannot:
            await post(desk, thread)
        assert "Send Messages in Threads" in cannot.value.missing
        await double.deny(double.channel, VIEW_CHANNEL)
        await asyncio.sleep(0.05)
        with pytest.raises(CannotPost) as cannot:
            await post(desk, double.channel)
        assert "View Channel" in cannot.value.missing


async def test_a_channel_that_is_gone_is_named_and_told(double: Double) -> None:
    desk = ScriptedDesk()
    other = await double.new_channel("other")
    thread = await double.new_thread("side", other)
    closed = await double.new_thread("closed")
    async with running_bot(double, desk):
        await double.archive(closed, locked=True)
        with pytest.raises(ChannelGone):
            await post(desk, closed)
        await double.delete_channel(thread)
        await double.world.until(lambda: desk.gone == [str(thread.id)], "the deletion of the thread")
        await double.delete_channel(other)
        await double.world.until(lambda: str(other.id) in desk.gone, "the deletion of the channel")
        with pytest.raises(ChannelGone):
            await post(desk, other)


async def test_an_archived_thread_is_opened_by_the_post(double: Double) -> None:
    desk = ScriptedDesk()
    thread = await double.new_thread("side")
    async with running_bot(double, desk):
        await double.archive(thread)
        await post(desk, thread)
    assert not thread.archived and len(double.posts(thread)) == 1


async def test_a_refused_post_is_sent_as_text(double: Double) -> None:
    desk = ScriptedDesk()
    async with running_bot(double, desk):
        double.fault(POSTS, "status", status=413, code=40005)
        await post(desk, double.channel, "too large")
        double.fault(POSTS, "status", status=400, code=50035)
        assert desk.poster is not None
        await desk.poster(Post(str(double.channel.id), panel("refused"), "n" * 60))
    large, refused = double.posts()
    assert large.files == [] and large.text == "too large\n\nalt of board.png"
    assert "refused" in refused.text and refused.buttons == []


# --- answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["cut", "cut_after"])
async def test_a_cut_acknowledgement_is_tried_again(double: Double, kind: str) -> None:
    desk = ScriptedDesk()
    async with running_bot(double, desk):
        double.fault(CALLBACK, kind)  # type: ignore[arg-type]  # parametrized with the names of faults
        assert (await double.user("ann").command("play")).text == "play by ann"
    assert len(desk.heard) == 1


async def test_a_server_error_at_the_acknowledgement(double: Double) -> None:
    """discord.py repeats it after a second; when the first try had arrived after all, the command still runs once."""
    desk = ScriptedDesk()
    async with running_bot(double, desk):
        double.fault(CALLBACK, "status_after", status=502)
        assert (await double.user("ann").command("play")).text == "play by ann"
    assert len(desk.heard) == 1


async def test_what_came_too_late_or_was_taken_by_another_process_is_not_done(double: Double) -> None:
    desk = ScriptedDesk()
    ann = double.user("ann")
    async with running_bot(double, desk):
        double.fault(CALLBACK, "status", status=404, code=10062)
        await ann.send_command("play")
        double.fault(CALLBACK, "status", status=400, code=40060)
        await ann.send_command("play")
        await ann.command("do", move="x")
    assert [path for _, path, _ in desk.heard] == [("do",)]


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "cut_after"},
        {"kind": "cut", "times": 2},
        {"kind": "rate", "seconds": 0.01, "via": False},
        {"kind": "rate", "seconds": 0.01},
        {"kind": "status", "status": 500},
    ],
)
async def test_an_answer_arrives_once_in_spite_of_faults(double: Double, fault: dict[str, object]) -> None:
    desk = ScriptedDesk(show_panel)
    ann = double.user("ann")
    async with running_bot(double, desk):
        double.fault(ORIGINAL, **fault)  # type: ignore[arg-type]  # keywords of a fault
        answer = await ann.command("play")
    assert ann.sees() == [answer] and len(answer.pictures) == 1
    assert len(desk.heard) == 1


async def test_an_expired_token_is_replaced_by_a_message_in_the_channel(double: Double) -> None:
    async def slow(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        double.world.advance(16 * 60)
        return Reply(Body("the hand of ann"), private=path == ("play",))

    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk(slow)):
        await ann.send_command("play")
        told = await double.wait_post("no longer lets me answer")
        await ann.send_command("game new", game="tiny")
        await double.wait_post("the hand of ann", after=told)
    assert told.pings == [ann.id] and "hand" not in told.text


async def test_a_panel_that_was_dismissed_is_sent_anew(double: Double) -> None:
    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk(show_panel)):
        shown = await ann.command("play")
        press = await ann.send_press(shown, "First")
        shown.deleted = True
        answer = await ann.answer(press)
    assert answer is not shown and answer.text == "mp:a []" and answer.ephemeral


async def test_a_bug_gives_an_incident_to_the_player_and_details_to_the_log(
    double: Double, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        raise RuntimeError("the secret detail")

    async def broken_press(caller: Caller, control: str, values: object) -> Reply:
        raise RuntimeError("the secret detail")

    desk = ScriptedDesk(broken, broken_press)
    ann = double.user("ann")
    async with running_bot(double, desk):
        answer = await ann.command("play")
        public = await ann.command("game new", game="tiny")
        korean = await double.user("gim", locale="ko").command("play")
        assert desk.poster is not None
        await desk.poster(Post(str(double.channel.id), panel(), "n1"))
        pressed = await ann.press(double.posts()[0], "First")
    for told in (answer, public, korean, pressed):
        assert told.ephemeral and "secret" not in told.text
    numbers = re.findall(r"incident (\w+) in", caplog.text)
    assert len(numbers) == 4 and numbers[0] in answer.text
    assert "사건 번호" in korean.text
    assert "the secret detail" in caplog.text


async def test_the_permission_check_names_what_is_missing_and_where(double: Double) -> None:
    desk = ScriptedDesk()
    ann = double.user("ann")
    thread = await double.new_thread("side")
    async with running_bot(double, desk):
        await double.deny(double.channel, SEND_MESSAGES | ATTACH_FILES | SEND_MESSAGES_IN_THREADS)
        answer = await ann.command("game new", game="tiny")
        inside = await ann.command("game new", game="tiny", channel=thread)
        korean = await double.user("gim", locale="ko").command("game new", game="tiny")
        assert desk.heard == []
        await ann.command("play")
    assert f"<#{double.channel.id}>" in answer.text and answer.ephemeral
    assert "Send Messages" in answer.text and "Attach Files" in answer.text and "View" not in answer.text
    assert "Send Messages in Threads" in inside.text
    assert "파일 첨부" in korean.text


# --- the connection ---------------------------------------------------------------------------------------------


async def test_a_dropped_gateway_resumes_and_misses_nothing(double: Double) -> None:
    desk = ScriptedDesk()
    ann = double.user("ann")
    async with running_bot(double, desk):
        await double.world.until(lambda: desk.wakes >= 1, "ready")
        await double.gateway.drop()
        press = await ann.send_command("play")
        assert (await ann.answer(press)).text == "play by ann"
        await double.world.until(lambda: desk.wakes >= 2, "the outbox to be woken")
    assert (double.gateway.identified, double.gateway.resumed) == (1, 1)


async def test_a_forgotten_session_is_opened_anew(double: Double) -> None:
    desk = ScriptedDesk()
    async with running_bot(double, desk) as task:
        await double.world.until(lambda: desk.wakes >= 1, "ready")
        await double.gateway.drop(forget=True)
        await connected(double, task)
        assert (await double.user("ann").command("play")).text == "play by ann"
    assert double.gateway.identified == 2


async def test_the_first_connection_is_tried_again(double: Double, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda self: 0.01)
    monkeypatch.setattr(front_end, "FIRST_WAIT_S", 0.01)
    double.gateway.refusals = 2
    double.fault(r"GET /users/@me", "cut")
    double.fault(r"GET /users/@me", "status", status=503)
    async with running_bot(double, ScriptedDesk()):
        assert (await double.user("ann").command("play")).text == "play by ann"


async def test_a_wrong_token_is_a_clear_error(double: Double) -> None:
    with pytest.raises(WrongSettings, match="DISCORD_TOKEN"):
        await front_end.run(settings("wrong"), ScriptedDesk(), Notes(), TEXTS)
    await asyncio.sleep(0.02)


async def test_a_token_taken_back_while_connected_is_a_clear_error(double: Double) -> None:
    desk = ScriptedDesk()
    async with running_bot(double, desk) as task:
        double.gateway.token = "another"
        await double.gateway.drop(forget=True)
        await double.world.until(task.done, "the end of the bot")
        with pytest.raises(WrongSettings, match="DISCORD_TOKEN"):
            task.result()
    assert desk.stopped


async def test_a_shutdown_lets_answers_finish(double: Double) -> None:
    started = asyncio.Event()

    async def slow(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        started.set()
        await asyncio.sleep(0.3)
        return Reply(Body("finished"))

    desk = ScriptedDesk(slow)
    ann = double.user("ann")
    late: list[asyncio.Future[Interaction]] = []
    async with running_bot(double, desk):
        press = await ann.send_command("play")
        await started.wait()
        asyncio.get_running_loop().call_later(0.1, lambda: late.append(asyncio.ensure_future(ann.send_command("play"))))
    assert (await late[0]).answered is None, "what came during the shutdown is not begun"
    assert (await ann.answer(press)).text == "finished"
    assert desk.stopped


async def test_no_token_reaches_the_log(double: Double, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk(show_panel)):
        double.fault(ORIGINAL, "rate", seconds=0.01)
        double.fault(POSTS, "rate", seconds=0.01)
        shown = await ann.command("play")
        await ann.press(shown, "First")
    assert TOKEN not in caplog.text
    assert not any(token in caplog.text for token in double.world.tokens)


async def test_only_the_guilds_intent_is_asked_for(double: Double) -> None:
    async with running_bot(double, ScriptedDesk()):
        (session,) = double.gateway.sessions.values()
    assert session.intents == 1
