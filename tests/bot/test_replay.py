"""`/replay`: completed moves only, for everybody the spectator's view, never more than the bot can carry."""

from __future__ import annotations

import asyncio
import io
import itertools
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot import replay
from bot.parts import ArgValue
from bot.replay import chosen, shots, spread
from bot.service import Step
from games.core.rng import Rng
from games.registry import GAMES
from renderers.kit.film import Caption, captioned
from renderers.registry import RENDERERS
from tests.bot.kit import Stage, User, bid, play_out, stage_on, started
from tests.bot.test_posts import Sketch
from tests.tiny.state import Draw, Rest


def frames(reply: Any) -> int:
    assert reply.body.picture is not None, reply.body.text
    return int(getattr(Image.open(io.BytesIO(reply.body.picture.data)), "n_frames", 1))


async def finished(stage: Stage) -> list[User]:
    people = await started(stage, "Ann", "Ben")
    await play_out(people)
    await stage.settle()
    return people


async def here(stage: Stage) -> Any:
    row = await stage.row()
    live = await stage.desk.house.tables.of(row)
    return live, await stage.desk.house.store.actions(row.id)


@pytest.mark.parametrize("count", [1, 2, 5, 60, 61, 62, 500])
def test_thinning_keeps_both_ends_and_is_even(count: int) -> None:
    found = spread(count, 60)
    assert found[0] == 0
    assert found[-1] == count - 1
    assert len(found) == min(count, 60) == len(set(found))
    steps = [after - before for before, after in itertools.pairwise(found)]
    assert not steps or max(steps) - min(steps) <= 1


async def test_one_frame_for_each_completed_move_that_was_told(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        await finished(stage)
        live, log = await here(stage)
        found = shots(live, log, 0)
        told = [post for post in stage.channel.posts if "· " in post.body.text]
        assert len(found) == 1 + len(told)  # the start and one for each post that tells of a move
        assert next(shot.moves for shot in found) == 0
        assert found[-1].moves == live.row.moves
        assert all(event.seen_by is None for shot in found for event in shot.events)
        later = shots(live, log, found[2].moves)
        assert later[1:] == found[3:]


async def test_inner_steps_of_a_move_are_one_frame(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        for person in (ann, ben):
            if "give a lantern" in (await person.run("play")).body.text:
                await person.run("pass")
        live, log = await here(stage)
        before = shots(live, log, 0)
        await stage.desk.service.act(live.id, lambda _: [Step("p1", Draw(), ann.id)])
        live, log = await here(stage)
        assert shots(live, log, 0) == before  # in mid-move: drew, and is asked again
        await stage.desk.service.act(live.id, lambda _: [Step("p1", a, ann.id) for a in (Draw(), Rest())])
        live, log = await here(stage)
        (new,) = shots(live, log, 0)[len(before) :]
        assert [event.kind for event in new.events] == ["draw", "draw", "tiny-rests"]


async def test_everybody_gets_the_same_film_from_the_spectators_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    captions: list[Caption] = []

    def noted(board: Image.Image, caption: Caption) -> Image.Image:
        captions.append(caption)
        return captioned(board, caption)

    monkeypatch.setattr(replay, "captioned", noted)
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        people = await finished(stage)
        sketch.drawn.clear()
        films = []
        for person in (*people, stage.user("Eve")):
            stage.desk._handlers[("replay",)] = replay.Replay(stage.desk.house).replay  # nothing kept
            reply = await person.run("replay")
            assert reply.private
            films.append(reply.body.picture.data if reply.body.picture else b"")
        assert len(set(films)) == 1
        assert films[0]
        assert all(view.viewer is None and not view.hand for view, _, _ in sketch.drawn)
        words = " ".join(caption.words for caption in captions)
        assert "scores" in words
        assert "You bid" not in words
        assert "You drew" not in words


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_frames_of_a_real_game_hold_nothing_hidden(tmp_path: Path, game: str) -> None:
    """Dealt anew at any frame, everything that a spectator cannot see leaves the picture and its words as they are."""
    renderer = RENDERERS[game]
    async with stage_on(tmp_path / "a.db", games=GAMES, remind_hours=0) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game=game)
        row = await stage.row()
        for seat in (await stage.desk.house.store.seats(row.id))[1:]:
            await ann.run("game join", computer="random", seat=seat.seat)
        await ann.run("game start")
        await ann.run("game replace", computer="random")
        await stage.settle()
        live, log = await here(stage)
        assert live.row.status == "over"
        say = stage.desk.house.say_plain(live, "en")
        for number, shot in enumerate(chosen(live, log, 0, 6)):
            assert shot.view is not None
            assert shot.view.viewer is None
            then = await stage.desk.house.tables.at(live.id, shot.moves)
            other = live.rules.permute_hidden(then.position, None, Rng(seed=f"{number}"))
            marks = tuple(mark for event in shot.events for mark in event.marks)
            seen = renderer.frame(shot.view, say, marks).tobytes()
            assert renderer.frame(live.rules.view(other, None), say, marks).tobytes() == seen


async def test_range_speed_and_sharing(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        ann, _ = await finished(stage)
        live, log = await here(stage)
        moments = [shot.moves for shot in shots(live, log, 0)]
        whole = await ann.run("replay", share=True)
        assert not whole.private
        assert frames(whole) == len(moments)
        assert whole.body.picture is not None
        assert f"moves 0 to {live.row.moves}" in whole.body.picture.alt
        wanted: dict[str, ArgValue] = {"from": moments[1], "to": moments[3], "speed": "fast"}
        part = await ann.run("replay", **wanted)
        assert frames(part) == 3
        ann.locale = "ko"
        assert "다시 보기" in (await ann.run("replay", speed="slow")).body.title
        ann.locale = "en-US"
        refused: tuple[tuple[dict[str, ArgValue], str], ...] = (
            ({"from": 5, "to": 5}, "no completed move"),
            ({"from": 5, "to": 3}, "no completed move"),
            ({"to": live.row.moves + 1}, str(live.row.moves)),
            ({"from": -1}, str(live.row.moves)),
            ({"speed": "*warp*"}, "slow, normal, fast"),
        )
        for wrong, told in refused:
            reply = await ann.run("replay", **wrong)
            assert reply.body.picture is None
            assert told in reply.body.text, reply.body.text


async def test_a_long_game_is_thinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_FRAMES", 4)
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        ann, _ = await finished(stage)
        live, log = await here(stage)
        found = chosen(live, log, 0, 4)
        every = shots(live, log, 0)
        assert [found[0].moves, found[-1].moves] == [every[0].moves, every[-1].moves]
        assert frames(await ann.run("replay")) == 4


async def test_refused_before_the_start_and_without_pictures(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        assert "game new" in (await ann.run("replay")).body.text
        await ann.run("game new", game="tiny", setup="players=2")
        assert "not started" in (await ann.run("replay")).body.text
        await ann.run("game join", seat="p2")
        await ann.run("game start")
        assert "no completed move" in (await ann.run("replay")).body.text
        await play_out([ann])
        assert "/log" in (await ann.run("replay")).body.text


async def test_one_at_a_time_kept_and_drawn_anew_after_a_move(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        both = await asyncio.gather(ann.run("replay"), ben.run("replay"))
        assert sorted(reply.body.picture is not None for reply in both) == [False, True]
        assert any("being drawn already" in reply.body.text for reply in both)
        count = [name for _, name, _ in sketch.drawn].count("frame")
        assert frames(await ben.run("replay")) == 2
        assert [name for _, name, _ in sketch.drawn].count("frame") == count  # kept
        await play_out([ann, ben])
        assert frames(await ben.run("replay")) > 2


async def test_the_queue_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_WAITING", 2)
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        tables = [await started(stage, "Ann", "Ben", channel=f"c{n}") for n in range(3)]
        for ann, ben in tables:
            await bid(ann)
            await bid(ben)
        replies = await asyncio.gather(*(ann.run("replay") for ann, _ in tables))
        assert sum(reply.body.picture is not None for reply in replies) == 2
        assert sum("Try again in a minute" in reply.body.text for reply in replies) == 1


async def test_a_picture_that_fails_blocks_nobody_after_it(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        ann, _ = await finished(stage)
        sketch.broken = True
        assert "went wrong" in (await ann.run("replay")).body.text
        sketch.broken = False
        assert (await ann.run("replay")).body.picture is not None


async def test_a_log_that_the_rules_refuse_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        ann, _ = await finished(stage)
        stored = stage.desk.house.store.actions

        async def other(game: str, first: int = 0, last: int | None = None) -> Any:
            return tuple(reversed(await stored(game, first, last)))

        monkeypatch.setattr(stage.desk.house.store, "actions", other)
        assert "rules of this release" in (await ann.run("replay")).body.text
