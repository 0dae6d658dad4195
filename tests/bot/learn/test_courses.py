"""Practice games at the desk: every lesson can be learned by its hints, none stands in the way, nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.learn.courses import COURSES
from games.registry import GAMES
from tests.bot.kit import stage_on
from tests.bot.learn.pupil import Pupil

MOST = 250


@pytest.mark.parametrize("locale", ["en-US", "ko"])
@pytest.mark.parametrize("game", sorted(COURSES))
async def test_whoever_follows_the_hints_learns_everything(tmp_path: Path, game: str, locale: str) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        pupil = Pupil(stage, stage.user("Ann", locale=locale), game)
        await pupil.begin()
        await pupil.follow(MOST)
        practice = await pupil.practice()
        assert sorted(practice.done) == sorted(lesson.id for lesson in pupil.course.lessons)
        assert practice.aside == []
        said = "\n".join(pupil.texts)
        assert "learn-" not in said
