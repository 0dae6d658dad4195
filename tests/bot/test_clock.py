"""Reminders with the person's interval and quiet hours, capped; deadlines that play the default and say so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.clockwork import defaults
from bot.people import Person
from bot.timers import HOUR, after_quiet
from games.core.model import Action
from tests.bot.kit import Stage, bid, stage_on, started
from tests.bot.longway import LONG_WAY
from tests.tiny import TINY, TinyRules, TinyState
from tests.tiny.frames import Choice, Evening


class NoClone(TinyRules):
    """Keeps the frame of a test, which no saved state could hold."""

    def clone(self, state: TinyState) -> TinyState:
        return state


NOON = 1_800_057_600  # 2027-01-15 12:00 or so: only its hour in UTC matters


@pytest.mark.parametrize(
    ("start", "end", "zone", "hour", "wanted"),
    [
        (22, 7, 0, 23, 7 + 24),  # over midnight
        (22, 7, 0, 3, 7),
        (22, 7, 0, 12, 12),
        (22, 7, 0, 22, 7 + 24),
        (22, 7, 0, 7, 7),
        (1, 5, 0, 4, 5),
        (1, 5, 0, 6, 6),
        (22, 7, 9, 14, 22),  # 23:00 in Seoul; quiet until 07:00 there, 22:00 UTC
        (None, None, 0, 3, 3),
        (8, 8, 0, 8, 8),  # an empty span
    ],
)
def test_quiet_hours(start: int | None, end: int | None, zone: int, hour: int, wanted: int) -> None:
    midnight = NOON - NOON % (24 * HOUR)
    person = Person(quiet_from=start, quiet_to=end, zone_hours=zone)
    assert after_quiet(person, midnight + hour * HOUR) == midnight + wanted * HOUR


async def ring(stage: Stage, hours: float) -> int:
    """Let time pass; how many posts came."""
    before = len(stage.channel.posts)
    stage.clock.forward(hours=hours)
    await stage.desk.clockwork.tick()
    await stage.settle()
    return len(stage.channel.posts) - before


async def test_reminders_are_capped_and_stop_with_the_answer(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=24, remind_most=2) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        await bid(ann)
        assert await ring(stage, 23) == 0
        assert await ring(stage, 1.1) == 1
        assert "waiting for you" in stage.channel.last.text
        assert stage.channel.last.pings == ("u-Ben",)
        assert await ring(stage, 24.1) == 1
        assert "for 2 days" in stage.channel.last.text
        assert await ring(stage, 100) == 0


async def test_own_interval_and_absence(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=24) as stage:
        await stage.user("Ben").run("settings", remind=2)
        await stage.user("Ann").run("settings", remind=0)
        _, ben = await started(stage, "Ann", "Ben")
        assert await ring(stage, 2.1) == 1
        assert stage.channel.last.pings == ("u-Ben",)
        assert "pause for 3 days" in (await ben.run("away", days=3)).body.text
        assert await ring(stage, 24) == 0
        assert await ring(stage, 24 * 2 + 2) == 1
        await ben.run("away", days=0)


async def test_a_deadline_waits_for_nobody_and_the_table_sees_who_is_away(tmp_path: Path) -> None:
    """`/away` pauses reminders; the pace is the table's agreement, and the way out is another player."""
    async with stage_on(tmp_path / "a.db", remind_hours=2) as stage:
        ann, ben = await started(stage, "Ann", "Ben", setup="players=2 pace=12")
        assert "away" not in (await ann.run("game status")).body.text
        assert "Deadlines of a table go on" in (await ben.run("away", days=3)).body.text
        await bid(ann)
        assert "**Ben** is away for 3 more days; /game replace" in (await ann.run("game status")).body.text
        assert await ring(stage, 11) == 0
        assert await ring(stage, 1.1) == 1
        assert "Time is up for Ben" in stage.channel.last.text
        await ben.run("away", days=0)
        assert "away" not in (await ann.run("game status")).body.text


async def test_deadline_plays_the_default_and_says_so(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben", setup="players=2 pace=12")
        await bid(ann)
        assert await ring(stage, 11) == 0
        assert await ring(stage, 1.1) == 1
        text = stage.channel.last.text
        assert "Time is up for Ben: the default is played." in text
        assert "scores" in text
        assert "u-Ben" in stage.channel.last.pings or "u-Ann" in stage.channel.last.pings
        assert "Time is up" in (await ben.run("recap")).body.text


async def test_deadlines_that_passed_while_the_bot_was_down(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path, remind_hours=0) as stage:
        ann, _ = await started(stage, "Ann", "Ben", setup="players=2 pace=12")
        await bid(ann)
        clock = stage.clock
    clock.forward(hours=200)
    async with stage_on(path, clock=clock, remind_hours=0) as stage:
        await stage.desk.clockwork.tick()
        await stage.settle()
        assert any("Time is up for Ben" in p.body.text for p in stage.channel.posts)


async def test_a_deadline_finishes_the_whole_move(tmp_path: Path) -> None:
    """A draw leaves the seat in mid-move; the default of that question follows at once, not a day later."""
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben", setup="players=2 pace=12")
        for person in (ann, ben):
            await bid(person)
        for person in (ann, ben):
            if "give a lantern" in (await person.run("play")).body.text:
                await person.run("pass")
        row = await stage.row()
        live = await stage.desk.house.tables.of(row)

        class Eager(Choice):
            def default(self, state: TinyState, seat: str) -> Action | None:
                return self.actions(state, seat)[0]

        assert isinstance(live.position, TinyState)
        state = TINY.clone(live.position)
        evening = state.stack[-1]
        assert isinstance(evening, Evening)
        evening.lanes[0].stack = [Eager(seat="p1")]
        found = defaults(replace(live, rules=NoClone(), state=state), "p1")
        assert [step.action.kind for step in found] == ["draw", "draw", "rest"]
        assert [step.note is not None for step in found] == [True, False, False]


async def test_no_deadline_without_a_pace(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        await started(stage, "Ann", "Ben")
        assert await ring(stage, 10000) == 0


async def test_a_question_without_a_default_waits_and_tells(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"longway": LONG_WAY}, remind_hours=0) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="longway", setup="pace=24")
        await ann.run("game start")
        await stage.settle()
        assert await ring(stage, 24.1) == 1
        assert "no safe default" in stage.channel.last.text
        row = await stage.row()
        assert row.moves == 0
