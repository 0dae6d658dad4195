"""Whole games of every registered game at the desk, by buttons only, in both languages; every message is checked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.parts import Body, Reply, Select
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.bot.kit import Stage, User, stage_on

MOST_PRESSES = 600


def answers(body: Body) -> list[tuple[str, tuple[str, ...]]]:
    """Every control that plays on: options, groups and Confirm, not the ways back."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for row in body.rows:
        if isinstance(row, Select):
            found += [(row.id, (item.value,)) for item in row.items]
        else:
            found += [(b.id, ()) for b in row if b.id.split(":")[1] in ("pick", "confirm")]
    return found


async def play_on(person: User, chance: random.Random, reply: Reply) -> Reply:
    confirm = [a for a in answers(reply.body) if a[0].startswith("mp:confirm")]
    control, values = confirm[0] if confirm else chance.choice(answers(reply.body))
    return await person.press_id(control, values)


async def play_out(stage: Stage, person: User, seed: int, most: int) -> bool:
    """Any legal answer until the game is over (True) or so many presses were made."""
    chance = random.Random(seed)
    reply = await person.run("play")
    for _ in range(most):
        assert "ncident" not in reply.body.text, reply.body.text
        assert reply.private
        row = await stage.row(person.channel)
        if row.status == "over":
            return True
        if not answers(reply.body):
            await stage.settle()
            reply = await person.run("play")
            continue
        reply = await play_on(person, chance, reply)
    return False


async def begin(stage: Stage, game: str, locale: str) -> User:
    """Ann against computers on all other seats."""
    ann = stage.user("Ann", locale=locale, manager=True)
    await ann.run("game new", game=game)
    row = await stage.row()
    for seat in (await stage.desk.house.store.seats(row.id))[1:]:
        await ann.run("game join", computer="random", seat=seat.seat)
    await ann.run("game start")
    return ann


@pytest.mark.parametrize("locale", ["en-US", "ko"])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_whole_game_by_buttons(tmp_path: Path, game: str, locale: str) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES) as stage:
        ann = await begin(stage, game, locale)
        over = await play_out(stage, ann, 7, MOST_PRESSES)
        await stage.settle()
        assert stage.channel.last.title
        if over:
            assert "`" in stage.channel.last.text  # the seed
        check = await ann.run("admin check")
        assert check.body.text.startswith(("All is well", "이상 없습니다"))


@pytest.mark.parametrize("game", sorted(RENDERERS))
async def test_posts_and_looks_have_pictures(tmp_path: Path, game: str) -> None:
    async with stage_on(tmp_path / "a.db", games=GAMES, renderers=RENDERERS) as stage:
        ann = await begin(stage, game, "ko")
        await play_out(stage, ann, 11, 25)
        await stage.settle()
        pictures = [post.body.picture for post in stage.channel.posts if post.body.rows]
        assert pictures
        for picture in pictures:
            assert picture is not None
            assert 1 <= len(picture.alt) <= 1024
            assert len(picture.data) <= 500 * 1024
        for command in ("board", "hand"):
            reply = await ann.run(command)
            assert reply.body.picture is not None or command == "hand"
        assert (await ann.run("board", view="text")).body.text
