"""Public posts: pings, pictures, faults of the front end, restarts, parked games, watching channels."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from bot.outbox import Outbox
from bot.parts import CannotPost, ChannelGone, Someone, TryLater
from bot.records import Line, PostData
from bot.service import Step, apply_steps, gather
from games.core.message import Event
from games.core.rng import commitment
from renderers.kit.picture import Picture
from renderers.protocol import Say
from tests.bot.kit import Stage, User, bid, check_body, labels, play_out, stage_on, started
from tests.tiny.state import Draw, Rest, TinyView


class Sketch:
    """A renderer that records what it is asked for."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.drawn: list[tuple[TinyView, str, tuple[str, ...]]] = []

    def pictures(self, view: Any) -> tuple[str, ...]:
        return ("board", "hand") if view.viewer else ("board",)

    def picture(self, view: Any, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        if self.broken:
            raise RuntimeError("no paint")
        self.drawn.append((view, name, marks))
        return Picture(b"png", "image/png", 1, 1, f"{name} of round {view.round}", "board.png")

    def frame(self, view: Any, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        if self.broken:
            raise RuntimeError("no paint")
        self.drawn.append((view, "frame", marks))
        return Image.new("RGB", (8, 4))

    def text(self, view: Any, name: str, say: Say) -> str:
        return f"{name} as text: {view.hand}"

    def focus(self, view: Any, marks: tuple[str, ...]) -> str:
        return ""

    def standing(self, view: Any, say: Say) -> str:
        return ""

    def headline(self, view: Any, say: Say) -> str:
        return f"Lanterns, round {view.round + 1}"

    def report(self, view: Any, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        return "All scores", None


async def test_exactly_one_ping_for_whoever_is_newly_asked(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben, cat = await started(stage, "Ann", "Ben", "Cat")
        assert set(stage.channel.last.pings) == {"u-Ben", "u-Cat"}
        text = stage.channel.last.text
        assert text.count("<@u-Ben>") == 1
        assert "<@u-Ann>" not in text
        count = len(stage.channel.posts)
        await bid(ann)
        await bid(ben)
        await stage.settle()
        assert len(stage.channel.posts) == count  # nobody is newly asked, nothing public happened
        await bid(cat)
        await stage.settle()
        pings = [p for post in stage.channel.posts[count:] for p in post.body.pings]
        assert "u-Cat" not in pings
        assert len(pings) == len(set(pings))


async def test_no_second_ping_for_the_same_question_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path, remind_hours=0) as stage:
        ann, _, _ = await started(stage, "Ann", "Ben", "Cat")
        await bid(ann)
    async with stage_on(path, remind_hours=0) as stage:
        await bid(stage.user("Ben"))
        await stage.settle()
        assert stage.channel.posts == []


async def test_picture_is_drawn_from_the_channels_view_with_marks(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        assert stage.channel.last.picture is not None
        assert stage.channel.last.title == "Lanterns, round 1"
        await bid(ann)
        await bid(ben)
        await stage.settle()
        assert all(view.viewer is None for view, _, _ in sketch.drawn)
        assert {"seat:p1", "seat:p2"} <= set(sketch.drawn[-1][2])
        assert labels(stage.channel.last) == ["Your turn", "Board", "Recap"]


async def test_a_failing_picture_never_stops_a_post(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch(broken=True)}) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        assert "Proof of fair chance" in stage.channel.last.text
        assert stage.channel.last.picture is None
        reply = await ann.run("board")
        assert "board as text" in reply.body.text


async def test_board_and_hand_are_the_callers_own(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("hand")
        assert sketch.drawn[-1][0].viewer == "p1"
        assert sketch.drawn[-1][1] == "hand"
        reply = await ben.run("board", view="text")
        assert reply.private
        assert reply.body.picture is None
        await stage.user("Eve").run("board")
        assert sketch.drawn[-1][0].viewer is None
        assert "no seat" in (await stage.user("Eve").run("hand")).body.text
        reply = await ann.run("board", share=True)
        assert not reply.private
        assert sketch.drawn[-1][0].viewer is None  # what everybody sees is the channel's view
        assert "Known: board, hand, text" in (await ann.run("board", view="moon")).body.text
        reply = await ann.press("As text", (await ann.run("board")).body)
        assert reply.edit
        assert "board as text" in reply.body.text
        reply = await ann.press("Hand")
        assert sketch.drawn[-1][1] == "hand"
        assert "hand as text" in reply.body.text  # a hand comes with its words
        values = [i.value for i in await ann.complete("board", "view", "")]
        assert values == ["board", "hand", "text", "text:hand"]
        assert "hand as text" in (await ann.run("board", view="text:hand")).body.text
        reply = await stage.user("Eve").press("Hand", (await ann.run("board")).body)
        assert sketch.drawn[-1][:2] == (sketch.drawn[-1][0], "board")  # somebody else's menu shows one's own pictures
        assert sketch.drawn[-1][0].viewer is None


class Wordy(Sketch):
    def text(self, view: Any, name: str, say: Say) -> str:
        return "\n".join(f"line {n} " + "x" * 60 for n in range(100))


async def test_a_long_text_comes_in_pages_and_nothing_is_lost(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Wordy()}) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        reply = await ann.run("board", view="text")
        seen: list[str] = []
        while reply.body.text not in seen:
            seen.append(reply.body.text)
            reply = await ann.press("More")
        assert "\n".join(seen) == Wordy().text(None, "", str)


async def test_earlier_boards(tmp_path: Path) -> None:
    sketch = Sketch()
    async with stage_on(tmp_path / "a.db", renderers={"tiny": sketch}, snapshot_every=2) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        await stage.settle()
        await ann.run("board", at=0)
        assert sketch.drawn[-1][0].hands == {"p1": 3, "p2": 3}
        await ann.press("Hand")  # the menu stays at that move
        assert sketch.drawn[-1][0].hands == {"p1": 3, "p2": 3}
        await ann.run("board", at=2)
        assert sketch.drawn[-1][0].hands == {"p1": 2, "p2": 2}
        assert "2 moves so far" in (await ann.run("board", at=99)).body.text


async def test_faults_are_tried_again_in_order(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=2")
        await ann.run("game join", seat="p2")
        stage.channel.faults = [TryLater(7.0), RuntimeError("odd")]
        await ann.run("game start")
        await stage.settle()
        assert stage.channel.posts == []
        stage.clock.forward(seconds=8)
        await stage.settle()
        assert stage.channel.posts == []  # the odd one
        stage.clock.forward(seconds=8)
        await stage.settle()
        assert [p.nonce for p in stage.channel.posts] == [stage.channel.posts[0].nonce]
        assert len(stage.channel.posts[0].nonce) <= 25


async def test_a_post_survives_a_kill_between_commit_and_post(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path, renderers={"tiny": Sketch()}) as stage:
        stage.channel.faults = [TryLater() for _ in range(50)]
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        clock = stage.clock
    clock.forward(hours=2)
    sketch = Sketch()
    async with stage_on(path, clock=clock, renderers={"tiny": sketch}) as stage:
        await stage.settle()
        assert [("begins" in p.body.text, "scores" in p.body.text) for p in stage.channel.posts[:2]] == [
            (True, False),
            (False, True),
        ]
        # each picture is drawn from the position of its own move
        assert [view.hands["p1"] for view, _, _ in sketch.drawn[:2]] == [3, 2]


async def test_missing_permission_is_told_and_tried_again(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=2")
        await ann.run("game join", seat="p2")
        stage.channel.faults = [CannotPost("c1", ["Attach Files"])]
        await ann.run("game start")
        await stage.settle()
        assert "Missing: Attach Files" in (await ann.run("game status")).body.text
        stage.clock.forward(hours=1)
        await stage.settle()
        assert len(stage.channel.posts) == 1
        assert "Missing" not in (await ann.run("game status")).body.text


async def test_too_much_to_tell_gives_way_to_who_is_asked(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        await started(stage, "Ann", "Ben")
        row = await stage.row()
        live = await stage.desk.house.tables.of(row)
        event: dict[str, Any] = {"kind": "x", "seat": None, "seen_by": None, "barrier": False, "marks": []}
        events = [{**event, "text": {"k": "core-literal", "a": {"text": f"{n} " + "word " * 60}}} for n in range(14)]
        lines = [Line(seat="p1", events=events), Line(seat="p2", events=events)]
        asks = [{"seat": "p1", "text": None}, {"seat": "p2", "text": None}]
        data = PostData(kind="move", lines=lines, asks=asks, pings=["u-Ben"])
        body = await stage.desk.outbox.writer.write(live, data)
        check_body(body)
        assert "more in /log" in body.text
        assert body.text.endswith("Waiting for **Ann**, <@u-Ben>")


async def test_everybody_to_be_pinged_is_named(tmp_path: Path) -> None:
    """A ping that is not in the text notifies nobody."""
    async with stage_on(tmp_path / "a.db", remind_hours=1) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        await ben.run("undo")
        await ann.run("game replace", person=Someone("u-Cat", "Cat"))
        stage.clock.forward(hours=2)
        await stage.desk.clockwork.tick()
        await stage.settle()
        assert sum(bool(post.body.pings) for post in stage.channel.posts) >= 3
        for post in stage.channel.posts:
            assert all(f"<@{user}>" in post.body.text for user in post.body.pings), post.body


async def test_moves_of_several_seats_are_told_in_their_order(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid(ann)
        await bid(ben)
        for person in (ann, ben):
            if "give a lantern" in (await person.run("play")).body.text:
                await person.run("pass")
        row = await stage.row()
        live = await stage.desk.house.tables.of(row)
        steps = [Step("p1", Draw()), Step("p2", Rest()), Step("p1", Rest())]
        state, played = apply_steps(live, steps)
        meta, lines = gather(live, state, played)
        assert [line.seat for line in lines] == ["p1", "p2", "p1"]
        assert meta.held == {}
        state, played = apply_steps(live, steps[:2])
        meta, lines = gather(live, state, played)
        assert [line.seat for line in lines] == ["p2"]
        assert [held.move for held in meta.held["p1"]] == [row.moves]


async def test_the_outbox_always_stops(tmp_path: Path) -> None:
    """A kick in the same moment as `stop` must not swallow the cancellation (asyncio.wait_for does, in 3.11)."""
    async with stage_on(tmp_path / "a.db") as stage:
        for turns in range(12):
            outbox = Outbox(stage.desk.house)
            outbox.start(stage.channel)
            await asyncio.sleep(0.005)
            outbox.kick()
            for _ in range(turns):
                await asyncio.sleep(0)
            async with asyncio.timeout(3):
                await outbox.stop()


async def lost(stage: Stage) -> tuple[User, User]:
    ann, ben = await started(stage, "Ann", "Ben")
    await stage.desk.channel_gone("c1")
    return ann, ben


async def test_a_game_without_its_channel_is_parked_and_can_be_moved(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await lost(stage)
        assert "parked" in (await ann.run("play")).body.text
        assert "parked" in (await ann.run("mygames")).body.text
        ann.channel = ben.channel = "c2"
        game = (await ann.complete("game move", "game", ""))[0].value
        assert "no seat" in (await stage.user("Eve", channel="c2").run("game move", game=game)).body.text
        await ann.run("game move", game=game)
        await stage.settle()
        assert stage.channel.posts[-1].channel == "c2"
        assert "brought the game" in stage.channel.last.text
        assert "You bid" in (await bid(ben)).body.text


async def test_a_channel_found_gone_while_posting_parks_the_game(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=2")
        await ann.run("game join", seat="p2")
        stage.channel.faults = [ChannelGone()]
        await ann.run("game start")
        await stage.settle()
        row = await stage.row()
        assert row.status == "parked"


async def test_watching_channels_get_the_public_posts_without_pings(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        row = await stage.row()
        eve = stage.user("Eve", channel="gallery")
        assert (
            "does not exist"
            in (await stage.user("Mal", channel="x", guild="other").run("watch", game=row.id)).body.text
        )
        await eve.run("watch", game=row.id)
        assert "played right here" in (await ann.run("watch", game=row.id)).body.text
        await bid(ann)
        await bid(ben)
        await stage.settle()
        mirrored = [p for p in stage.channel.posts if p.channel == "gallery"]
        assert len(mirrored) == 1
        assert "scores" in mirrored[0].body.text
        assert mirrored[0].body.pings == ()
        assert "<@" not in mirrored[0].body.text
        assert mirrored[0].body.rows == ()
        assert "You bid" not in mirrored[0].body.text
        await eve.run("watch", game=row.id, stop=True)
        await ann.run("pass")
        await ben.run("pass")
        await stage.settle()
        assert len([p for p in stage.channel.posts if p.channel == "gallery"]) == 1


async def test_autocomplete_offers_every_game_that_may_be_watched(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        await started(stage, "Ann", "Ben")
        stage.clock.forward(hours=1)
        await started(stage, "Cat", "Dan", channel="c2")
        await stage.user("Fay", channel="c3", guild="other").run("game new", game="tiny")
        eve = stage.user("Eve", channel="gallery")
        first, second = [i.value for i in await eve.complete("watch", "game")][::-1]
        names = [i.name for i in await eve.complete("watch", "game")]
        assert names == [
            f"Lanterns · running · Cat, Dan · {second}",
            f"Lanterns · running · Ann, Ben · {first}",
        ]
        assert [i.value for i in await eve.complete("watch", "game", "ben")] == [first]
        assert [i.value for i in await stage.user("Ann").complete("watch", "game")] == [
            second
        ]  # not the one right here
        assert await stage.user("Gus", channel="gallery", blind=("c1", "c2")).complete("watch", "game") == ()
        assert "cannot see" in (await stage.user("Gus", channel="g", blind=("c1",)).run("watch", game=first)).body.text
        assert await eve.complete("watch", "game", stop=True) == ()
        await eve.run("watch", game=first)
        assert [i.value for i in await eve.complete("watch", "game", stop=True)] == [first]
        assert [i.value for i in await stage.user("Ann").complete("game move", "game")] == [first]


async def test_a_watching_channel_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        row = await stage.row()
        await stage.user("Eve", channel="gallery").run("watch", game=row.id)
        await bid(ann)

        async def poster(post: Any) -> str:
            if post.channel == "gallery":
                raise ChannelGone
            return await stage.channel(post)

        stage.desk.outbox._poster = poster
        await bid(ben)
        await stage.settle()
        live = await stage.desk.house.tables.get(row.id)
        assert live.meta.watchers == []
        assert live.row.status == "running"


async def test_the_end_tells_the_seed_that_was_promised(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Sketch()}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        promised = re.search(r"`([0-9a-f]{64})`", stage.channel.last.text)
        await play_out([ann, ben])
        await stage.settle()
        end = stage.channel.last
        seed = re.search(r"seed was `(\w+)`", end.text)
        assert promised
        assert seed
        assert commitment(seed[1]) == promised[1]
        assert "All scores" in end.text
        assert labels(end) == ["Board", "Log", "Rematch"]
        again = await ben.press("Rematch", end)
        assert not again.private
        assert "Player 1: **Ann**" in again.body.text
        assert "Player 2: **Ben**" in again.body.text
