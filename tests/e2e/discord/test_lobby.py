"""A table from `/game new` to the first question."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from bot.__main__ import serve
from tests.discord_double import Double
from tests.discord_double.world import ATTACH_FILES
from tests.e2e.discord.bot_under_test import connected, settings
from tests.e2e.discord.table import lobby_by_buttons, open_table


async def test_join_by_button_and_by_command_and_start(double: Double, tmp_path: Path) -> None:
    ann, ben, cho = double.user("Ann"), double.user("Ben"), double.user("Cho")
    async with open_table(double, tmp_path / "a.db"):
        lobby = await ann.command("game new", game="tiny", setup="players=3")
        assert lobby in cho.sees() and "Ann" in lobby.text and not lobby.ephemeral
        assert await ben.press(lobby, "Join") is lobby
        assert "Ben" in lobby.text
        again = await ben.press(lobby, "Join")
        assert again.ephemeral and "already have a seat" in again.text
        await cho.command("game join")
        started = await ann.command("game start")
        assert started.ephemeral
        post = await double.wait_post("begins")
    assert post.pings == sorted([ben.id, cho.id]), "whoever pressed Start sees the question anyway"
    assert [f.name for f in post.pictures] == ["board.png"] and "scores" in post.pictures[0].alt


async def test_a_second_table_in_the_channel_is_refused_privately(double: Double, tmp_path: Path) -> None:
    ann, ben = double.user("Ann"), double.user("Ben")
    async with open_table(double, tmp_path / "a.db"):
        await ann.command("game new", game="tiny")
        refused = await ben.command("game new", game="tiny")
        thread = await double.new_thread("second table")
        other = await ben.command("game new", game="tiny", channel=thread)
    assert refused.ephemeral and "already going on" in refused.text
    assert not other.ephemeral and other.channel == thread.id
    assert refused not in ann.sees()


async def test_no_table_where_the_bot_may_not_post(double: Double, tmp_path: Path) -> None:
    ann = double.user("Ann")
    async with open_table(double, tmp_path / "a.db"):
        await double.deny(double.channel, ATTACH_FILES)
        refused = await ann.command("game new", game="tiny")
        assert refused.ephemeral and "Attach Files" in refused.text
        await double.deny(double.channel, 0)
        assert not (await ann.command("game new", game="tiny")).ephemeral


async def test_a_thread_has_its_own_table(double: Double, tmp_path: Path) -> None:
    people = [double.user("Ann"), double.user("Ben")]
    thread = await double.new_thread("side table")
    async with open_table(double, tmp_path / "a.db"):
        first = await lobby_by_buttons(people, game="tiny", setup="players=2")
        second = await lobby_by_buttons(people, channel=thread, game="tiny", setup="players=2")
    assert first.channel == double.channel.id and second.channel == thread.id


async def test_the_program_itself_serves_discord_when_it_has_a_token(double: Double, tmp_path: Path) -> None:
    """`python -m bot` as a whole, with the games it really has; SIGTERM ends it cleanly."""
    task = asyncio.create_task(serve(settings(data=tmp_path)))
    await connected(double, task)
    lobby = await double.user("Ann").command("game new", game="ares")
    assert "Ann" in lobby.text and not lobby.ephemeral
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, 10)
    await double.world.until(lambda: double.gateway.connected == 0, "the bot to be gone")
    assert (tmp_path / "marspost.db").exists()
