"""A queue per game: first come, first judged; other games are not delayed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.bot.kit import bid, stage_on, started
from tests.bot.longway import LONG_WAY


async def test_requests_of_one_game_are_answered_in_their_order(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}, remind_hours=0) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="longway")
        await ann.run("game start")
        places = ["north", "far 1", "far 2"] * 7
        replies = await asyncio.gather(*(ann.run("do", move=f"{place} > stop") for place in places))
        assert all("Done" in reply.body.text for reply in replies)
        row = await stage.row()
        actions = await stage.desk.house.store.actions(row.id)
        walked = [a.action for a in actions if '"go"' in a.action]
        wanted = [place.replace(" ", "") for place in places]
        assert [w.split('"to":"')[1].rstrip('"}') for w in walked] == wanted


async def test_a_busy_game_does_not_delay_another(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        busy, _ = await started(stage, "Ann", "Ben", channel="busy")
        free, _ = await started(stage, "Cat", "Dan", channel="free")
        row = await stage.row("busy")
        async with stage.desk.house.tables.lock(row.id):
            waiting = asyncio.create_task(bid(busy))
            async with asyncio.timeout(5):
                assert "You bid" in (await bid(free)).body.text
            assert not waiting.done()
        assert "You bid" in (await waiting).body.text


async def test_a_change_from_outside_is_judged_anew(tmp_path: Path) -> None:
    """Data rights and other processes change rows without the queue: the move is tried on the new row, once."""
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        store = stage.desk.house.store
        original = store.game

        async def late(game: str) -> object:
            row = await original(game)
            await store.forget("u-Ben")  # between loading and saving
            return row

        store.game = late  # type: ignore[method-assign, assignment] # the moment cannot be met otherwise
        try:
            text = (await bid(ann)).body.text
        finally:
            store.game = original  # type: ignore[method-assign]
        assert "You bid" in text
        assert "no seat" in (await ben.run("play")).body.text


async def test_fifty_tables_at_once(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        tables = await asyncio.gather(*(started(stage, f"A{n}", f"B{n}", channel=f"t{n}") for n in range(50)))
        replies = await asyncio.gather(*(bid(person) for people in tables for person in people))
        assert sum("scores" in reply.body.text for reply in replies) == 50
        await stage.settle()
        for number in range(50):
            mine = [p for p in stage.channel.posts if p.channel == f"t{number}"]
            assert ["begins" in p.body.text for p in mine] == [True, False], [p.body for p in mine]
