"""`/stats` and the time taken at the end of a game: from what is stored, and only what the caller may know."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.parts import Attachment, Reply, Someone, UploadedFile
from bot.posts import LEAST_TOLD, both
from bot.records import Practice
from bot.service import Step
from bot.tables import read_meta
from bot.times import Times, span, times
from games.registry import GAMES
from renderers.registry import RENDERERS
from storage.protocol import Commit
from tests.bot.kit import TEXTS, Stage, User, bid, play_out, stage_on, started
from tests.tiny.state import Draw, Rest

BEN = Someone("u-Ben", "Ben")


@pytest.mark.parametrize(
    ("seconds", "english", "korean"),
    [
        (0, "0 s", "0초"),
        (59, "59 s", "59초"),
        (60, "1 min", "1분"),
        (3599, "60 min", "60분"),
        (3600, "1 h", "1시간"),
        (3 * 3600 + 120, "3 h 2 min", "3시간 2분"),
        (86400, "1 day", "1일"),
        (3 * 86400 + 7200, "3 days 2 h", "3일 2시간"),
    ],
)
def test_spans_are_said_in_two_units(seconds: int, english: str, korean: str) -> None:
    assert TEXTS.say(span(seconds), "en") == english
    assert TEXTS.say(span(seconds), "ko") == korean


def test_unknown_times_are_left_out() -> None:
    assert times([None, None]) is None
    found = times([10, None, 20, 90])
    assert found == Times(3, 120, 20)
    assert found.mean == 40


async def waits(stage: Stage) -> list[tuple[str, int | None]]:
    row = await stage.row()
    return [(action.seat, action.waited) for action in await stage.desk.house.store.actions(row.id)]


async def test_an_answer_is_timed_from_the_question_once(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        stage.clock.forward(seconds=30)
        await bid(ann)
        stage.clock.forward(seconds=30)
        await bid(ann)  # a change of mind: nobody waits for it
        await bid(ben)
        assert await waits(stage) == [("p1", 30), ("p1", None), ("p2", 60)]
        for person in (ann, ben):
            if "give a lantern" in (await person.run("play")).body.text:
                await person.run("pass")
        stage.clock.forward(seconds=5)
        row = await stage.row()
        before = len(await waits(stage))
        await stage.desk.service.act(row.id, lambda _: [Step("p1", a, ann.id) for a in (Draw(), Draw(), Rest())])
        assert (await waits(stage))[before:] == [("p1", 5), ("p1", None), ("p1", None)]
        stage.clock.forward(seconds=5)
        await stage.desk.service.act(row.id, lambda _: [Step("p2", Rest())])  # the clock's default
        assert (await waits(stage))[-1] == ("p2", None)


async def test_the_time_survives_a_restart_and_starts_anew_after_an_undo(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        clock = stage.clock
    clock.forward(seconds=100)
    async with stage_on(tmp_path / "a.db", clock=clock, remind_hours=0) as stage:
        ann, ben = stage.user("Ann"), stage.user("Ben")
        await bid(ann)
        assert await waits(stage) == [("p1", 100)]
        clock.forward(seconds=20)
        await ann.run("undo")
        clock.forward(seconds=3)
        await bid(ann)
        clock.forward(seconds=1)
        await bid(ben)
        assert await waits(stage) == [("p1", 3), ("p2", 124)]


async def played_out(stage: Stage, *names: str, channel: str = "c1") -> list[User]:
    people = await started(stage, *names, channel=channel)
    stage.clock.forward(hours=1)
    await bid(people[0])
    await play_out(people)
    await stage.settle()
    return people


async def test_the_end_tells_how_long_everybody_took(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        await played_out(stage, "Ann", "Ben")
        lines = sorted(line for line in stage.channel.last.text.split("\n") if line.startswith("Time of"))
        assert [re.sub(r"\d+ answers", "n answers", line) for line in lines] == [
            "Time of Ann: 1 h in n answers, half within 0 s",
            "Time of Ben: 1 h in n answers, half within 0 s",
        ]


def test_the_last_move_gives_way_to_the_final_report() -> None:
    told, report = "\n".join(["· something happened"] * 50), "\n".join(["1. Ann: 40"] * 10)
    text = both(told, report, 400, "… more")
    assert len(text) <= 400
    assert text.endswith(f"… more\n{report}")
    assert both(told, report, len(report) + LEAST_TOLD // 2, "… more") == report
    assert both("a\nb", "", 50, "… more") == "a\nb"
    assert both("", report, 60, "… more").endswith("… more")


async def own(who: User, /, **args: str | Someone) -> Reply:
    reply = await who.run("stats", **args)
    assert reply.private
    return reply


async def test_the_numbers_of_a_person(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        assert "No game of Ann" in (await own(stage.user("Ann"))).body.text
        ann, ben = await played_out(stage, "Ann", "Ben")
        await started(stage, "Ann", "Cat", channel="c2")
        assert "1 game, 1 finished" in (await own(ann)).body.text  # a table without a move is not played
        await bid(stage.user("Ann", channel="c2"))
        shown = {person.name: (await own(person)).body for person in (ann, ben)}
        assert shown["Ann"].title == "Numbers of Ann on this server"
        assert "**Lanterns** · 2 games, 1 finished" in shown["Ann"].text
        assert "**Lanterns** · 1 game, 1 finished" in shown["Ben"].text
        won = [int(re.findall(r"(\d) won", body.text)[0]) for body in shown.values()]
        assert sum(won) >= 1
        scores = [float(re.findall(r"([\d.]+) points on average", body.text)[0]) for body in shown.values()]
        row = await stage.row()
        live = await stage.desk.house.tables.of(row)
        assert live.position.over is not None
        totals = {line.seat: float(line.total) for line in live.position.over.lines}
        assert scores == [totals["p1"], totals["p2"]]
        assert re.search(r"\d+ answers, after \d+ min on average, half of them within 0 s", shown["Ann"].text)
        eve = stage.user("Eve", locale="ko")
        assert "이 서버에서 Ben의 기록" in (await own(eve, person=BEN)).body.title
        assert (await own(ann, game="tiny", person=BEN)).body.text == shown["Ben"].text


async def test_the_numbers_of_a_game(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        eve = stage.user("Eve")
        assert "not been played" in (await own(eve, game="tiny")).body.text
        assert "does not know" in (await own(eve, game="*chess*")).body.text
        await played_out(stage, "Ann", "Ben")
        body = (await own(eve, game="tiny")).body
        assert body.title == "Lanterns on this server"
        assert "1 game, 1 finished" in body.text
        assert re.search(r"\d+ steps in 1 h on average", body.text)
        assert re.search(r"Winners: [\d.]+ points on average", body.text)
        assert "answers, after" in body.text
        assert "Ann" not in body.text
        assert "Ben" not in body.text


async def test_only_what_the_caller_may_know_is_counted(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await played_out(stage, "Ann", "Ben")

        async def asked(who: User, **args: str | Someone) -> str:
            caller = replace(who.caller(), sees=lambda channel: False)
            return (await stage.desk.command(caller, ("stats",), args)).body.text

        assert "none that you can see" in await asked(stage.user("Eve"), person=BEN)
        assert "where you can see" in await asked(stage.user("Eve"), game="tiny")
        assert "1 game" in await asked(ann, person=BEN)  # was at the table
        assert "1 game" in await asked(ben)
        abroad = stage.user("Ben", guild="g2")
        assert "No game of Ben" in (await own(abroad)).body.text
        assert "No game" in (await own(stage.user("Eve", guild="", channel="dm"), person=BEN)).body.text


async def test_private_conversations_are_counted_each_on_its_own(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann = stage.user("Ann", channel="dm-1", guild="")
        await ann.run("game new", game="tiny", setup="players=2")
        await ann.run("game join", seat="p2")
        await ann.run("game start")
        await bid(ann)
        assert "1 game" in (await own(ann)).body.text
        assert "No game" in (await own(stage.user("Ann", channel="dm-2", guild=""))).body.text


async def test_who_is_forgotten_has_no_numbers(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await played_out(stage, "Ann", "Ben")
        (file,) = (await ben.run("mydata")).body.files
        assert 3600 in json.loads(file.data)["games"][0]["answer_seconds"]
        await ben.press("Have it removed")
        await ben.press("Remove it for good")
        assert "No game of Ben" in (await own(ben)).body.text
        assert "No game of Ben" in (await own(ann, person=BEN)).body.text
        assert "1 game, 1 finished" in (await own(ann, game="tiny")).body.text


async def test_practice_and_computers_do_not_count(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=2")
        await ann.run("game join", computer="random")
        await ann.run("game start")
        for _ in range(40):
            await stage.settle()  # the computer has moved
            if (await stage.row()).status == "over":
                break
            await bid(ann)
            await ann.run("pass")
        row = await stage.row()
        assert row.status == "over"
        seats = await stage.desk.house.store.seats(row.id)
        timed = [a for a in await stage.desk.house.store.actions(row.id) if a.waited is not None]
        assert timed
        assert {a.user for a in timed} == {ann.id}
        assert any(seat.user.startswith("bot:") for seat in seats)
        assert "1 game" in (await own(ann)).body.text
        meta = read_meta(row.meta)
        meta.practice = Practice(seat="p1")
        await stage.desk.house.store.commit(Commit(row.id, row.version, meta=meta.model_dump_json()))
        assert "No game" in (await own(ann)).body.text


async def test_an_exported_game_keeps_its_times_and_result(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, _ = await played_out(stage, "Ann", "Ben")
        before = (await own(ann)).body.text
        (file,) = (await ann.run("game export")).body.files
        assert isinstance(file, Attachment)
        assert 3600 in [entry.get("waited") for entry in json.loads(file.data)["log"]]
    async with stage_on(tmp_path / "b.db", remind_hours=0) as stage:
        ann = stage.user("Ann", manager=True)
        await ann.run("game import", file=UploadedFile(file.name, file.data))
        assert (await own(ann)).body.text == before


@pytest.mark.parametrize(
    ("game", "side", "average", "luck"),
    [("ares", "", "points on average", "drawn"), ("reddust", "Reclaimers", "margin ", "storm rolls")],
)
async def test_real_games_are_counted_by_side_and_tell_their_luck(
    tmp_path: Path, game: str, side: str, average: str, luck: str
) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES, renderers=RENDERERS, remind_hours=0) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game=game)
        row = await stage.row()
        seats = await stage.desk.house.store.seats(row.id)
        for seat in seats[1:]:
            await ann.run("game join", computer="random", seat=seat.seat)
        await ann.run("game start")
        await ann.run("game replace", computer="random")
        await stage.settle()
        end = stage.channel.last
        assert "The seed was" in end.text
        assert luck in end.text
        assert "1. " in end.text
        assert end.picture is not None
        body = (await own(ann, game=game)).body
        assert "1 game, 1 finished" in body.text
        lines = [line for line in body.text.split("\n") if line.startswith("· ")]
        assert len(lines) == len(seats)
        assert all("1 finished" in line and average in line for line in lines), lines
        assert any(side in line for line in lines)
        assert f"{game}-" not in body.text
        ann.locale = "ko"
        assert "평균" in (await own(ann, game=game)).body.text
