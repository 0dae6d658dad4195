"""Restarts, kills, dropped connections, rate limits, closed channels: nothing is lost and nothing is doubled."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from storage.protocol import Page
from tests.discord_double import Double, Message, Person
from tests.discord_double.faults import Kind
from tests.discord_double.world import SEND_MESSAGES
from tests.e2e.discord.child import KILLED
from tests.e2e.discord.table import Fingers, Table, confirming, lobby_by_buttons, offers, open_table, play_by_buttons
from tests.e2e.discord.test_whole_games import OVER

ROOT = Path(__file__).parents[3]
POSTS = r"POST /channels/\d+/messages"


def two(double: Double) -> list[Person]:
    return [double.user("Ann"), double.user("Ben")]


async def begun(double: Double) -> tuple[Person, Person, Message]:
    ann, ben = two(double)
    return ann, ben, await lobby_by_buttons([ann, ben], game="tiny", setup="players=2")


async def bid(person: Person, post: Message) -> Message:
    """The first lantern offered, confirmed if that is asked for."""
    return await Fingers(person, random.Random(7)).turn(await person.press(post, "Your turn"))


async def test_a_restart_in_the_middle_of_a_decision(double: Double, tmp_path: Path) -> None:
    """A drafted step, the open panel and the post's buttons all work with the next process."""
    async with open_table(double, tmp_path / "a.db"):
        ann, ben, post = await begun(double)
        await bid(ann, post)
        panel = await ben.press(post, "Your turn")
        panel = await ben.press(panel, offers(panel)[0][0])
        confirm = confirming(panel)
        assert confirm is not None, "the last bid reveals, so it waits for Confirm"
    async with open_table(double, tmp_path / "a.db"):
        await ben.press(panel, confirm)
        reveal = await double.wait_post("bid", after=post)
        assert "Ann bid" in reveal.text and "Ben bid" in reveal.text
        await play_by_buttons([ann, ben], OVER)
    assert sum(OVER in m.text for m in double.posts()) == 1


async def test_a_restart_before_every_move(double: Double, tmp_path: Path) -> None:
    luck = random.Random(3)
    async with open_table(double, tmp_path / "a.db"):
        ann, ben, _ = await begun(double)
    for number in range(60):
        async with open_table(double, tmp_path / "a.db") as table:
            hand = Fingers((ann, ben)[number % 2], luck)
            post = [p for p in double.posts() if "Your turn" in p.buttons][-1]
            await hand.turn(await hand.person.press(post, "Your turn"))
            await table.desk.settle()
        if any(OVER in p.text for p in double.posts()):
            return
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_killed_between_commit_and_post(double: Double, tmp_path: Path, moment: str) -> None:
    """The process dies with the post of a saved move in its hands: the next one sends it, exactly once."""
    path = tmp_path / "a.db"
    async with open_table(double, path):
        ann, ben = two(double)
        lobby = await ann.command("game new", game="tiny", setup="players=2")
        await ben.press(lobby, "Join")
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.e2e.discord.child", double.base, double.gateway.url, str(path), moment),
        cwd=ROOT,
    )
    await double.world.until(lambda: double.gateway.connected == 1, "the child", 30)
    await ann.send_press(lobby, "Start")
    assert await asyncio.wait_for(child.wait(), 30) == KILLED
    double.gateway.sessions.clear()
    sent = len(double.posts()) - 1
    assert sent == (1 if moment == "after" else 0)
    async with open_table(double, path) as table:
        post = await double.wait_post("begins")
        await table.desk.settle()
        assert sum("begins" in m.text for m in double.posts()) == 1
        await bid(ann, post)


@pytest.mark.parametrize(("kind", "status"), [("cut", 0), ("cut_after", 0), ("status", 500), ("status_after", 503)])
async def test_a_post_in_trouble_arrives_once(double: Double, tmp_path: Path, kind: Kind, status: int) -> None:
    ann, ben = two(double)
    async with open_table(double, tmp_path / "a.db"):
        double.fault(POSTS, kind, status=status)
        post = await lobby_by_buttons([ann, ben], game="tiny", setup="players=2")
        await bid(ann, post)
        assert sum("begins" in m.text for m in double.posts()) == 1


async def test_rate_limits_delay_posts_and_lose_none(double: Double, tmp_path: Path) -> None:
    ann, ben = two(double)
    async with open_table(double, tmp_path / "a.db"):
        double.fault(POSTS, "rate", seconds=0.2)
        double.fault(POSTS, "rate", seconds=0.2, via=False)
        await lobby_by_buttons([ann, ben], game="tiny", setup="players=2")
        await play_by_buttons([ann, ben], OVER)
    assert double.count("POST /channels/") >= 3


async def test_a_dropped_gateway_in_the_middle_of_a_game(double: Double, tmp_path: Path) -> None:
    async with open_table(double, tmp_path / "a.db"):
        ann, ben, post = await begun(double)
        await double.gateway.drop()
        await bid(ann, post)
        await double.gateway.drop(forget=True)
        await double.world.until(lambda: double.gateway.connected == 1, "the bot", 15)
        await play_by_buttons([ann, ben], OVER)


async def test_permission_lost_and_given_back(double: Double, tmp_path: Path) -> None:
    """The move counts, its post waits; the outbox sends it when it is woken and may post again."""
    async with open_table(double, tmp_path / "a.db") as table:
        ann, ben, post = await begun(double)
        await double.deny(double.channel, SEND_MESSAGES)
        await bid(ann, post)
        answer = await bid(ben, post)
        assert answer.ephemeral
        await double.world.until(lambda: bool(table.desk.house.trouble), "the outbox to meet the missing permission")
        assert "Send Messages" in table.desk.house.trouble[str(double.channel.id)]
        assert not any("Ann bid" in m.text for m in double.posts())
        await double.deny(double.channel, 0)
    async with open_table(double, tmp_path / "a.db") as table:
        await _due_now(table)
        reveal = await double.wait_post("Ann bid")
    assert "Ben bid" in reveal.text


async def _due_now(table: Table) -> None:
    """Let the clock of the outbox run on: what waits for a retry is due."""
    for row in await table.store.due_posts(2**40):
        await table.store.retry_post(row.id, 0)
    await table.desk.wake()


async def test_two_people_press_the_last_bid_at_once(double: Double, tmp_path: Path) -> None:
    """Both bids are last from their panel's point of view: both are answered, the game goes on once."""
    async with open_table(double, tmp_path / "a.db"):
        ann, ben, post = await begun(double)
        panels = [await person.press(post, "Your turn") for person in (ann, ben)]
        presses = [
            await person.send_press(panel, offers(panel)[0][0])
            for person, panel in zip((ann, ben), panels, strict=True)
        ]
        answers = [await p.answer(press) for p, press in zip((ann, ben), presses, strict=True)]
        assert all(a.ephemeral for a in answers)
        for person in (ann, ben):
            await bid(person, post)
        await double.wait_post("Ann bid", after=post)
        assert sum("Ann bid" in m.text for m in double.posts()) == 1
        await play_by_buttons([ann, ben], OVER)


async def test_stale_foreign_and_repeated_presses_never_act(double: Double, tmp_path: Path) -> None:
    async with open_table(double, tmp_path / "a.db") as table:
        ann, ben, post = await begun(double)
        panel = await ann.press(post, "Your turn")
        old = panel.control(offers(panel)[0][0])
        stolen = await ben.press(post, "Your turn")
        foreign = await ben.send_raw_press(stolen, {"custom_id": old.id, "component_type": 2, "id": 1})
        assert "somebody else" in (await ben.answer(foreign)).text
        await ann.press(panel, old.id)
        moves = (await table.store.in_channel(str(double.channel.id))).moves  # type: ignore[union-attr]  # it runs
        stale = await ann.send_raw_press(panel, {"custom_id": old.id, "component_type": 2, "id": 1})
        assert "earlier position" in (await ann.answer(stale)).text
        outsider = await double.user("Cho").press(post, "Your turn")
        assert outsider.ephemeral and "no seat" in outsider.text
        row = await table.store.in_channel(str(double.channel.id))
        assert row is not None and row.moves == moves


async def test_a_korean_user_reads_korean_and_the_channel_stays_as_it_was(double: Double, tmp_path: Path) -> None:
    ann, gim = double.user("Ann"), double.user("김지수", locale="ko")
    async with open_table(double, tmp_path / "a.db"):
        lobby = await ann.command("game new", game="tiny", setup="players=2")
        await gim.press(lobby, "Join")
        assert "김지수" in lobby.text
        await ann.press(lobby, "Start")
        post = await double.wait_post("begins")
        assert post.pings == [gim.id]
        panel = await gim.press(post, "Your turn")
        assert any("가" <= c <= "힣" for c in panel.text.replace("김지수", "")), panel.text
        assert any("가" <= c <= "힣" for c in "".join(panel.buttons)), panel.buttons
        english = await ann.press(post, "Your turn")
        assert not any("가" <= c <= "힣" for c in english.text.replace("김지수", ""))


async def test_a_deleted_channel_parks_the_game_and_it_moves_on_elsewhere(double: Double, tmp_path: Path) -> None:
    other = await double.new_channel("other")
    async with open_table(double, tmp_path / "a.db") as table:
        ann, ben, post = await begun(double)
        await bid(ann, post)
        await double.delete_channel(double.channel)
        row = await _status(table, "parked")
        choices = await ann.complete("game move", "game", channel=other)
        assert [value for _, value in choices] == [row]
        await ann.command("game move", game=choices[0][1], channel=other)
        await double.wait_post(lambda m: "Your turn" in m.buttons, channel=other)
        await play_by_buttons([ann, ben], OVER, channel=other)


async def test_only_games_that_one_can_see_can_be_watched(double: Double, tmp_path: Path) -> None:
    gallery, den = await double.new_channel("gallery"), await double.new_channel("den")
    async with open_table(double, tmp_path / "a.db") as table:
        ann, ben = two(double)
        eve = double.user("Eve")
        await lobby_by_buttons([ann, ben], game="tiny", setup="players=2")
        thread = await double.new_thread("side", den)
        for place in (den, thread):
            await ann.command("game new", game="tiny", channel=place)
        games = {row.channel: row.id for row in await table.store.games(Page())}
        seen = [value for _, value in await eve.complete("watch", "game", channel=gallery)]
        assert sorted(seen) == sorted(games.values())
        await double.hide(den, eve)
        seen = [value for _, value in await eve.complete("watch", "game", channel=gallery)]
        assert seen == [games[str(double.channel.id)]]
        for place in (den, thread):
            assert "cannot see" in (await eve.command("watch", game=games[str(place.id)], channel=gallery)).text
        assert "now shows" in (await eve.command("watch", game=seen[0], channel=gallery)).text


async def test_a_locked_thread_parks_the_game_when_it_is_met(double: Double, tmp_path: Path) -> None:
    """Nobody tells the bot; it learns it from the refused post, and the move that was to be told is kept."""
    thread = await double.new_thread("side")
    async with open_table(double, tmp_path / "a.db") as table:
        ann, ben = two(double)
        post = await lobby_by_buttons([ann, ben], channel=thread, game="tiny", setup="players=2")
        await bid(ann, post)
        panel = await ben.press(post, "Your turn")
        panel = await ben.press(panel, offers(panel)[0][0])
        confirm = await ben.send_press(panel, confirming(panel) or "")
        await double.archive(thread, locked=True)
        assert "Done" in (await ben.answer(confirm)).text
        game = await _status(table, "parked")
        await ann.command("game move", game=game)
        await double.wait_post(lambda m: "Your turn" in m.buttons)
        await play_by_buttons([ann, ben], OVER)


async def _status(table: Table, wanted: str) -> str:
    """The id of the only game, once it has this status."""
    for _ in range(200):
        for row in await table.store.games(Page()):
            if row.status == wanted:
                return row.id
        await asyncio.sleep(0.05)
    raise AssertionError(f"no game became {wanted}")
