"""Promise 6: free back to the last reveal or other player's act; beyond that the table must agree."""

from __future__ import annotations

from pathlib import Path

from bot.parts import Body
from tests.bot.kit import Stage, User, bid, labels, stage_on, started
from tests.bot.longway import LONG_WAY


async def moves(stage: Stage) -> int:
    return (await stage.row()).moves


async def asked_to_take_back(stage: Stage) -> tuple[User, User, Body]:
    """Two have bid, which reveals; the second wants it back, and the table is asked."""
    ann, ben = await started(stage, "Ann", "Ben")
    for person in (ann, ben):
        await bid(person)
    await ben.run("undo")
    await stage.settle()
    vote = next(post.body for post in reversed(stage.channel.posts) if "Agree" in labels(post.body))
    return ann, ben, vote


async def test_a_step_is_free(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="longway")
        await ann.run("game start")
        await ann.run("do", move="north > far 1 > stop")
        await stage.settle()
        reply = await ann.run("undo")
        assert "Taken back: 1 step." in reply.body.text
        assert await moves(stage) == 2
        await stage.settle()
        assert "Ann** takes back 1 step" in stage.channel.last.text
        assert "stops" in stage.channel.last.text
        assert "Where to?" in (await ann.run("play")).body.text
        reply = await ann.run("undo", what="turn")
        assert "Taken back: 2 steps." in reply.body.text
        assert await moves(stage) == 0
        assert "nothing of yours" in (await ann.run("undo")).body.text


async def test_undone_moves_are_gone_from_log_and_replay(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path, games={"longway": LONG_WAY}) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="longway")
        await ann.run("game start")
        await ann.run("do", move="north > stop")
        await ann.run("undo", what="turn")
        await ann.run("do", move="far 2 > stop")
        log = (await ann.run("log")).body.text
        assert "Far away 2" in log
        assert "North" not in log
    async with stage_on(path, games={"longway": LONG_WAY}) as stage:
        ann = stage.user("Ann", manager=True)
        assert "All is well: 2 steps" in (await ann.run("admin check")).body.text


async def test_turn_stops_at_a_reveal(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="longway")
        await ann.run("game start")
        await ann.run("do", move="north > dice")
        await ann.run("do", move="north > stop")
        await ann.run("undo", what="turn")
        assert await moves(stage) == 2  # the die stays rolled


async def test_beyond_a_reveal_the_table_votes_and_sees_what_goes(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben, cat = await started(stage, "Ann", "Ben", "Cat")
        for person in (ann, ben, cat):
            await bid(person)
        reply = await cat.run("undo")
        assert "the table is asked (2 persons)" in reply.body.text
        await stage.settle()
        vote = stage.channel.last
        assert set(vote.pings) == {"u-Ann", "u-Ben"}
        assert "would like to take back 1 step" in vote.text
        assert "scores" in vote.text
        assert labels(vote) == ["Agree", "Refuse"]
        assert await moves(stage) == 3
        assert "no seat" in (await stage.user("Eve").press("Agree", vote)).body.text
        assert "1 still to answer" in (await ann.press("Agree", vote)).body.text
        assert "1 still to answer" in (await ann.press("Agree", vote)).body.text  # once is enough
        assert "taken back" in (await ben.press("Agree", vote)).body.text
        assert await moves(stage) == 2
        await stage.settle()
        assert "The table agreed" in stage.channel.last.text
        assert "vote is over" in (await ben.press("Agree", vote)).body.text
        assert "Which lantern" in (await cat.run("play")).body.text


async def test_one_refusal_ends_the_vote(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _, vote = await asked_to_take_back(stage)
        await ann.press("Refuse", vote)
        await stage.settle()
        assert "Ann** does not agree" in stage.channel.last.text
        assert "vote is over" in (await ann.press("Agree", vote)).body.text
        assert await moves(stage) == 2


async def test_a_new_move_closes_the_vote(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben, vote = await asked_to_take_back(stage)
        for person in (ann, ben):
            await person.run("pass")
        assert "vote is over" in (await ann.press("Agree", vote)).body.text


async def test_other_seats_acts_are_not_taken_back_freely(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben, _ = await started(stage, "Ann", "Ben", "Cat")
        await bid(ann)
        await bid(ben)
        assert "table is asked" in (await ann.run("undo")).body.text
        assert "Taken back" in (await ben.run("undo")).body.text
        assert "Taken back" in (await ann.run("undo")).body.text  # Ben's act is gone: free again


async def test_panels_from_before_the_undo_are_stale(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben, _ = await started(stage, "Ann", "Ben", "Cat")
        await bid(ann)
        panel = await ben.run("play")
        await ann.run("undo")
        assert "earlier position" in (await ben.press("Bid", panel.body)).body.text


async def test_nobody_is_pinged_again_for_the_same_question_by_an_undo(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _, _ = await started(stage, "Ann", "Ben", "Cat")
        await bid(ann)
        await ann.run("undo")
        await stage.settle()
        assert stage.channel.last.pings == ()
