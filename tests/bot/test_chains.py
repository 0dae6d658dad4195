"""Typed moves: loose matching, chains, completion, and no look beyond a reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.drafts import MOST_STEPS
from bot.matching import best, candidate, normal
from bot.shorthand import shortened, spelled_out
from tests.bot.kit import Stage, User, stage_on, started
from tests.bot.longway import LONG_WAY, Dice, Go, Stop


def names(typed: str, *texts: str) -> list[str]:
    return [c.text for c in best([candidate(t, t) for t in texts], typed)]


@pytest.mark.parametrize(
    ("typed", "texts", "wanted"),
    [
        ("draw", ("Draw", "Draw two"), ["Draw"]),  # the whole label beats the beginning of another
        ("dr", ("Draw", "Rest"), ["Draw"]),
        ("DRAW", ("Draw", "Rest"), ["Draw"]),
        (
            "4 gandhi",
            ("4 Rebels from Gandhi", "40 Rebels from Gandhi", "4 Rebels from Syria"),
            ["4 Rebels from Gandhi"],
        ),
        ("gan 4", ("4 Rebels from Gandhi", "3 Rebels from Gandhi"), ["4 Rebels from Gandhi"]),
        ("tenzing", ("Tenzing Norgay Base", "Noctis"), ["Tenzing Norgay Base"]),
        ("etoile", ("Étoile", "Rest"), ["Étoile"]),
        ("labyr", ("Noctis Labyrinthus", "Syria Planum"), ["Noctis Labyrinthus"]),
        ("입찰", ("3 입찰", "쉬기"), ["3 입찰"]),
        ("등불뽑", ("등불 뽑기", "쉬기"), ["등불 뽑기"]),
        ("bid", ("Bid 3", "Bid 5"), ["Bid 3", "Bid 5"]),
        ("zzz", ("Bid 3", "Bid 5"), []),
    ],
)
def test_matching(typed: str, texts: tuple[str, ...], wanted: list[str]) -> None:
    assert names(typed, *texts) == wanted


@pytest.mark.parametrize("typed", ["🚀", "!!", "·"])
def test_signs_name_nothing_even_where_only_one_thing_is_possible(typed: str) -> None:
    assert names(typed, "Finish") == []


def test_signs_tell_apart_what_else_reads_alike() -> None:
    assert names("House in Europa, eg−", "House in Europa, EG+", "House in Europa, EG−") == ["House in Europa, EG−"]


def test_normal_keeps_hangul_whole() -> None:
    assert normal("Élan — 등불!") == "elan 등불"


async def long_way(stage: Stage) -> User:
    ann = stage.user("Ann")
    await ann.run("game new", game="longway")
    await ann.run("game start")
    await stage.settle()
    return ann


async def test_a_whole_move_in_one_line(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        reply = await ann.run("do", move="north > far 2 > STOP")
        assert "Done" in reply.body.text
        await stage.settle()
        text = stage.channel.last.text
        assert text.index("walks North by the sea") < text.index("walks Far away 2") < text.index("stops")
        row = await stage.row()
        assert row.moves == 3


async def test_all_or_nothing(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        reply = await ann.run("do", move="north > moon > stop")
        assert 'Step 2, "moon", fits nothing' in reply.body.text
        assert "Possible:" in reply.body.text
        reply = await ann.run("do", move="north > far > stop")
        assert "can mean several things: Far away 1" in reply.body.text
        row = await stage.row()
        assert row.moves == 0


async def test_an_unfinished_chain_becomes_the_plan(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        reply = await ann.run("do", move="north")
        assert "not complete yet" in reply.body.text
        assert "**Planned** North by the sea" in reply.body.text
        await ann.press("Stop")
        await ann.press("Confirm")
        await stage.settle()
        assert "walks North" in stage.channel.last.text


async def test_nothing_can_be_planned_beyond_a_reveal(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        reply = await ann.run("do", move="north > dice > stop")
        assert "Step 2 reveals something" in reply.body.text
        items = await ann.complete("do", "move", "north > dice > ")
        assert [i.name for i in items] == ["✓ North by the sea > Roll the dice"]  # the end of the chain, nothing after
        items = await ann.complete("do", "move", "north > dice")
        assert [i.value for i in items] == ["North by the sea > Roll the dice"]
        reply = await ann.run("do", move="north > dice")
        assert "rolled" in reply.body.text  # up to the reveal it is done, and the next question follows
        assert "Where to?" in reply.body.text
        await stage.settle()
        assert all("rolled" not in p.body.text for p in stage.channel.posts)  # the move is not complete yet
        await ann.run("do", move="stop")
        await stage.settle()
        assert "rolled" in stage.channel.last.text


async def test_completion_follows_the_steps_so_far(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        first = await ann.complete("do", "move", "")
        assert "North by the sea" in [i.value for i in first]
        items = await ann.complete("do", "move", "North by the sea > st")
        assert [i.value for i in items] == ["North by the sea > Stop"]
        items = await ann.complete("do", "move", "north > stop > ")
        assert items[0].name == "✓ North by the sea > Stop"
        items = await ann.complete("do", "move", "far > stop")  # the first step is not clear: its readings come first
        assert items[0].value == "Far away 1"


async def walked_far(ann: User, steps: int = 12, to: str = "north") -> str:
    """A chain too long for a value, as autocomplete writes it."""
    text = ""
    for _ in range(steps):
        items = await ann.complete("do", "move", f"{text} > {to}" if text else to)
        assert all(len(i.name) <= 100 and len(i.value) <= 100 for i in items)
        text = items[0].value
    assert text.startswith("~")
    return text


async def test_long_chains_are_written_in_shorthand(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        text = await walked_far(ann)
        items = await ann.complete("do", "move", f"{text} > ")
        assert items[-1].name.endswith("North by the sea > North by the sea > Stop")
        reply = await ann.run("do", move=f"{text} > stop")
        assert "Done" in reply.body.text
        row = await stage.row()
        assert row.moves == 13


async def test_the_shorthand_holds_as_many_steps_as_a_plan_may_have(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        text = await walked_far(ann, MOST_STEPS - 1)
        assert "Done" in (await ann.run("do", move=f"{text} > stop")).body.text
        row = await stage.row()
        assert row.moves == MOST_STEPS


async def test_the_shorthand_outlives_a_restart(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        text = await walked_far(await long_way(stage))
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        assert "Done" in (await stage.user("Ann").run("do", move=f"{text} > stop")).body.text


async def test_a_shorthand_that_means_something_else_by_now_is_explained(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        ann = await long_way(stage)
        text = await walked_far(ann, to="far 2")
        head, _, rest = text.partition(".")
        await ann.run("do", move="far 1 > dice")  # from here on more is legal at the first step
        for word in ("~abcdef", text, f"~77.{rest}", f"{head}..00000000", f"{head}.A.{rest.partition('.')[2]}"):
            assert "expired" in (await ann.run("do", move=f"{word} > stop")).body.text, word
            assert await ann.complete("do", "move", f"{word} > s") == ()


async def test_a_shorthand_never_looks_beyond_a_reveal(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}) as stage:
        await long_way(stage)
        row = await stage.row()
        live = await stage.desk.house.tables.of(row)
        north, dice, stop = Go(to="north"), Dice(), Stop()
        assert spelled_out(live, "p1", shortened(live, "p1", (north, dice))) == (north, dice)
        assert spelled_out(live, "p1", shortened(live, "p1", (north, dice, stop))) is None
        assert spelled_out(live, "p2", shortened(live, "p1", (north, stop))) is None


async def test_korean_labels_and_english_ones_both_work(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        ann.locale = "ko"
        items = await ann.complete("do", "move", "")
        assert items[0].value.endswith("입찰")
        number = items[0].value.split()[0]
        assert "입찰했습니다" in (await ann.run("do", move=f"bid {number}")).body.text
        number = (await ben.complete("do", "move", ""))[0].value.split()[1]
        assert "scores" in (await ben.run("do", move=number)).body.text


async def test_the_games_own_commands(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        values = await ann.complete("tiny bid", "lantern", "")
        assert values[0].name == f"Bid {values[0].value}"
        held = {v.value for v in values}
        wrong = next(str(n) for n in range(1, 10) if str(n) not in held)
        refused = await ann.run("tiny bid", lantern=wrong)
        assert f"you hold no lantern {wrong} (1.1)" in refused.body.text
        assert "You can: Bid" in refused.body.text
        assert "You bid" in (await ann.run("tiny bid", lantern=values[0].value)).body.text
        assert "You can:" in (await ann.run("tiny draw")).body.text
        if len(await ben.complete("tiny bid", "lantern", "")) > 1:
            assert "several things" in (await ben.run("tiny bid")).body.text
        assert (
            "scores"
            in (await ben.run("tiny bid", lantern=(await ben.complete("tiny bid", "lantern", ""))[0].value)).body.text
        )


async def test_pass(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        assert "nothing to pass" in (await ann.run("pass")).body.text
        for person in (ann, ben):
            await person.run("tiny bid", lantern=(await person.complete("tiny bid", "lantern", ""))[0].value)
        for person in (ann, ben):
            if "give a lantern" in (await person.run("play")).body.text:
                await person.run("pass")
        assert "rests" in (await ann.run("pass")).body.text
