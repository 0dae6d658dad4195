"""A practice game through the real client: in a private thread, in the channel itself, after a restart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.discord_double import Channel, Double, Message, Person
from tests.discord_double.message_limits import BUTTON
from tests.discord_double.world import CREATE_PRIVATE_THREADS
from tests.e2e.discord.table import Table, open_table

ARES = {"ares": GAMES["ares"]}


def thread_of(double: Double, person: Person) -> Channel:
    return next(channel for channel in double.world.channels.values() if person.id in channel.members)


def suggested(panel: Message) -> tuple[str, str]:
    """The control the hint names: its id, and the value in a menu."""
    hint = re.search(r"▸ [^:]+: \*\*(.+?)\*\*", panel.text)
    assert hint is not None, panel.text
    for control in panel.controls:
        if control.kind == BUTTON and control.label.startswith(hint[1]):
            return control.id, ""
        for option in control.options if control.kind != BUTTON else []:
            if option["label"] == hint[1]:
                return control.id, option["value"]
    raise AssertionError(f"no control {hint[1]!r}")


async def follow(person: Person, panel: Message) -> Message:
    """One step as the hint says, confirmed where that is asked."""
    control, value = suggested(panel)
    after = await (person.choose(panel, control, value) if value else person.press(panel, control))
    confirm = next((c.id for c in after.controls if c.id.startswith("mp:confirm:")), None)
    return await person.press(after, confirm) if confirm else after


async def newest(table: Table, person: Person, channel: Channel) -> Message:
    """The panel behind "Your turn" under the newest post."""
    await table.desk.settle()
    return await person.press(table.double.posts(channel)[-1], "Your turn")


@pytest.mark.parametrize(("locale", "head", "go_on"), [("en-US", "Lesson", "Got it"), ("ko", "수업", "알겠습니다")])
async def test_in_a_private_thread(double: Double, tmp_path: Path, locale: str, head: str, go_on: str) -> None:
    ann = double.user("Ann", locale=locale)
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=RENDERERS) as table:
        answer = await ann.command("learn", game="ares")
        thread = thread_of(double, ann)
        assert f"<#{thread.id}>" in answer.text and answer.only_for == ann.id
        assert double.posts() == [], "the channel is not disturbed"
        await table.desk.settle()
        (post,) = double.posts(thread)
        assert post.pictures and ("Practice" in post.text or "연습" in post.text)
        panel = await ann.press(post, post.buttons[0])
        assert f"{head} 1" in panel.text
        panel = await ann.press(panel, next(c.id for c in panel.controls if c.label.startswith(go_on)))
        panel = await follow(ann, panel)
        assert "✓" in panel.text and f"{head} 3" in panel.text
    # the bot was stopped in the middle: the lesson is still there
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=RENDERERS) as table:
        again = await ann.command("learn", channel=thread)
        assert f"{head} 3" in again.text
        panel = await follow(ann, await ann.command("play", channel=thread))
        assert "✓" in panel.text and f"{head} 4" in panel.text


async def test_in_the_channel_where_threads_are_not_allowed(double: Double, tmp_path: Path) -> None:
    ann, bob = double.user("Ann"), double.user("Bob")
    await double.deny(double.channel, CREATE_PRIVATE_THREADS)
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers={}) as table:
        answer = await ann.command("learn", game="ares")
        assert "Lesson 1 of" in answer.text
        await table.desk.settle()
        assert len(double.posts()) == 1
        refused = await bob.command("learn", game="ares")
        assert "under way" in refused.text
        stopped = await ann.press(answer, "No more lessons")
        assert stopped.id == answer.id
        await ann.press(stopped, "End the practice game")
        assert "Lesson 1 of" in (await bob.command("learn", game="ares")).text


async def test_when_discord_opens_no_thread(double: Double, tmp_path: Path) -> None:
    ann = double.user("Ann")
    double.fault("POST /channels/.*/threads", "status", status=400, code=160006)
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers={}):
        assert "Lesson 1 of" in (await ann.command("learn", game="ares")).text
