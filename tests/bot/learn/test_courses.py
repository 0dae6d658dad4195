"""Practice games at the desk: every lesson can be learned by its hints, none stands in the way, nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.learn.courses import COURSES
from bot.parts import UploadedFile
from bot.tables import read_meta
from games.core.message import m
from games.registry import GAMES
from tests.bot.kit import TEXTS, find, labels, stage_on
from tests.bot.learn.pupil import Pupil

MOST = 250
LANGUAGE = {"en-US": "en", "ko": "ko"}


@pytest.mark.parametrize("locale", sorted(LANGUAGE))
@pytest.mark.parametrize("game", sorted(COURSES))
async def test_whoever_follows_the_hints_learns_everything(tmp_path: Path, game: str, locale: str) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann", locale=locale), game)
        await pupil.begin()
        await pupil.follow(MOST)
        practice = await pupil.practice()
        assert sorted(practice.done) == sorted(lesson.id for lesson in pupil.course.lessons)
        assert practice.aside == []
        last = (await pupil.user.run("play")).body.text
    said = "\n".join(pupil.texts)
    for lesson in pupil.course.lessons:
        assert TEXTS.say(m(f"learn-{game}-{lesson.id}"), LANGUAGE[locale]) in said, lesson.id
    assert TEXTS.say(m("learn-finished"), LANGUAGE[locale]) in last


@pytest.mark.parametrize("game", sorted(COURSES))
@pytest.mark.parametrize("seed", [1, 2])
async def test_whoever_ignores_the_hints_goes_on(tmp_path: Path, game: str, seed: int) -> None:
    """Any legal answer is taken; lessons that do not fit are put aside one after the other and block nothing."""
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann"), game)
        await pupil.begin()
        await pupil.wander(MOST, seed)
        practice = await pupil.practice()
        assert practice.done
        assert any("That works too" in text for text in pupil.texts) or not practice.aside
        check = await stage.user("Boss", manager=True).run("admin check")
    assert check.body.text.startswith("All is well")


@pytest.mark.parametrize("game", sorted(COURSES))
async def test_a_restart_in_the_middle(tmp_path: Path, game: str) -> None:
    """The lessons go on where they were, also in the middle of a planned move."""
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann"), game)
        await pupil.begin()
        while "**Planned**" not in (await pupil.user.run("play")).body.text:
            await pupil.follow_once()
        before = await pupil.practice()
        shown = (await pupil.user.run("play")).body
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann"), game)
        assert await pupil.practice() == before
        again = (await pupil.user.run("play")).body
        assert (again.text, labels(again)) == (shown.text, labels(shown))
        await pupil.follow(MOST)
        assert sorted((await pupil.practice()).done) == sorted(lesson.id for lesson in pupil.course.lessons)


async def test_the_same_game_for_everybody(tmp_path: Path) -> None:
    """Fixed cards, and computer players that do the same: whoever follows the hints sees what the lessons speak of."""
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        texts: list[list[str]] = []
        for channel in ("c1", "c2"):
            pupil = Pupil(stage, stage.user("Ann" if channel == "c1" else "Bob", channel=channel, called="X"), "ares")
            await pupil.begin()
            await pupil.follow(MOST)
            texts.append(pupil.texts)
    assert texts[0] == texts[1]


async def test_skip_and_stop_and_begin_again(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        ann = stage.user("Ann")
        pupil = Pupil(stage, ann, "ares")
        opened = await pupil.begin()
        assert "Lesson 1 of 14" in opened.body.text
        panel = await ann.press("Got it", opened.body)
        assert panel.edit and "Lesson 2 of 14" in panel.body.text
        old = panel.body
        panel = await ann.press("Skip", old)
        assert (await pupil.practice()).aside == ["phase"]
        assert "Lesson 3 of 14" in panel.body.text
        again = await ann.press("Skip", old)  # the old button belongs to a lesson that is over
        assert (await pupil.practice()).aside == ["phase"]
        stopped = await ann.press("No more lessons", again.body)
        assert "Lesson" not in (await ann.run("play")).body.text
        assert "Lesson 3 of 14" in (await ann.run("learn")).body.text, "asked for again"
        await ann.press("No more lessons")
        await ann.press("End the practice game", stopped.body)
        assert (await pupil.live()).row.status == "ended"
        assert "over" in (await ann.press("Skip", old)).body.text
        assert "Lesson 1 of 14" in (await ann.run("learn", game="ares")).body.text


async def test_lessons_are_for_the_learner_alone(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        ann, bob = stage.user("Ann"), stage.user("Bob")
        opened = await ann.run("learn", game="ares")
        await stage.settle()
        assert opened.private and all("Lesson" not in post.body.text for post in stage.channel.posts)
        assert "somebody else" in (await bob.press("Got it", opened.body)).body.text
        assert (await bob.run("play")).body.text, "a spectator gets an answer"
        assert "under way" in (await bob.run("learn", game="reddust")).body.text
        far = stage.user("Ann", channel="c9")
        assert "<#c1>" in (await far.run("learn", game="ares")).body.text, "one practice game at a time"
        assert "<#c1>" in (await far.run("learn")).body.text


async def test_a_practice_game_says_that_it_is_one(tmp_path: Path) -> None:
    """Marked in posts and lists, without reminders, and outside the statistics."""
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        ann = stage.user("Ann")
        await ann.run("learn", game="reddust")
        await stage.settle()
        assert stage.channel.posts[0].body.title.startswith("Practice · ")
        assert "practice game of Ann" in stage.channel.posts[0].body.text
        assert "Practice · " in (await ann.run("mygames")).body.text
        assert (await ann.run("game status")).body.title.startswith("Practice · ")
        assert "Practice · " in (await ann.complete("game move", "game"))[0].name
        row = await stage.desk.house.store.in_channel("c1")
        assert row is not None
        assert not [t for t in await stage.desk.house.store.timers(row.id) if t.kind == "remind"]


async def test_a_file_of_a_practice_game_stays_one(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann"), "ares")
        await pupil.begin()
        await pupil.follow_once()
        boss = stage.user("Boss", manager=True)
        (file,) = (await boss.run("game export")).body.files
        elsewhere = stage.user("Boss", manager=True, channel="c2")
        await elsewhere.run("game import", file=UploadedFile(file.name, file.data))
        row = await stage.desk.house.store.in_channel("c2")
        assert row is not None
        assert read_meta(row.meta).practice == await pupil.practice()


async def test_without_lessons_there_is_no_command(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        assert "learn" not in [spec.name for spec in stage.desk.commands]
    async with stage_on(tmp_path / "b.db", games=GAMES) as stage:
        ann = stage.user("Ann")
        which = await ann.run("learn")
        assert "Ares Expedition" in which.body.text and "Red Dust Rebellion" in which.body.text
        assert "ares, reddust" in (await ann.run("learn", game="chess")).body.text


async def test_undo_keeps_what_was_learned(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann"), "ares")
        await pupil.begin()
        for _ in range(4):
            await pupil.follow_once()
        learned = (await pupil.practice()).done
        assert "build" in learned
        await pupil.user.run("undo")
        assert (await pupil.practice()).done == learned


async def test_a_table_that_was_opened_but_not_begun(tmp_path: Path) -> None:
    """The bot was stopped between the two: /learn begins it."""
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        ann = stage.user("Ann")
        begin, stage.desk.lobby.begin = stage.desk.lobby.begin, None  # type: ignore[method-assign, assignment]
        assert "ncident" in (await ann.run("learn", game="ares")).body.text
        stage.desk.lobby.begin = begin  # type: ignore[method-assign]
        opened = await ann.run("learn", game="ares")
        assert "Lesson 1 of 14" in opened.body.text
        assert find(opened.body, "Your turn")
