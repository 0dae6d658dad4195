"""Computer players and standing answers."""

from __future__ import annotations

from pathlib import Path

from bot.parts import Someone
from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng
from tests.bot.kit import bid, labels, stage_on, started


async def test_a_whole_game_against_computers(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        lobby = await ann.run("game new", game="tiny", setup="players=3")
        lobby = await ann.press("Add a computer player (random)", lobby.body)
        reply = await ann.run("game join", computer="random")
        assert "Computer 3 (random)" in reply.body.text
        await ann.press("Start", reply.body)
        await stage.settle()
        for _ in range(40):
            panel = await ann.run("play")
            if "over" in panel.body.text:
                break
            choice = "Rest" if "Rest" in labels(panel.body) else labels(panel.body)[0]
            answer = await ann.press(choice)
            if "Confirm and reveal" in labels(answer.body):
                await ann.press("Confirm and reveal")
            await stage.settle()
        assert "The last lantern went out." in stage.channel.last.text
        assert all(not p.startswith("bot:") for post in stage.channel.posts for p in post.body.pings)


async def test_computers_go_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path) as stage:
        stage.desk.robots.running = False  # the process dies before they move
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny")
        await ann.run("game join", computer="random")
        await ann.run("game start")
    async with stage_on(path) as stage:
        await stage.settle()
        row = await stage.row()
        assert row.moves == 1


async def test_a_player_that_chooses_nonsense_or_fails_does_not_harm_the_table(tmp_path: Path) -> None:
    def nonsense(view: View, decision: Decision, rng: Rng) -> Action:
        return Action(kind="nonsense")

    def broken(view: View, decision: Decision, rng: Rng) -> Action:
        raise RuntimeError("no idea")

    async with stage_on(tmp_path / "a.db") as stage:
        stage.desk.house.policies = {"tiny": {"nonsense": nonsense, "broken": broken}}
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=3")
        await ann.run("game join", computer="nonsense")
        await ann.run("game join", computer="broken")
        await ann.run("game start")
        await stage.settle()
        assert "You bid" in (await bid(ann)).body.text
        await ann.run("game replace", seat="p3", computer="nonsense")
        await stage.settle()
        assert "scores" in stage.channel.last.text or "scores" in stage.channel.posts[-2].body.text


async def test_standing_answer_is_given_after_a_second_press_and_can_be_taken_back(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben", setup="players=2 rounds=4")
        await ann.run("play")
        asked = await ann.press("Always: Bid")
        assert "From now on" in asked.body.text
        assert "You bid" in (await ann.press("Yes, always")).body.text
        await ben.run("tiny bid", lantern=(await ben.complete("tiny bid", "lantern", ""))[0].value)
        for person in (ann, ben):
            await person.run("pass")
        for person in (ann, ben):
            await person.run("pass")
        await stage.settle()
        text = (await ann.run("recap")).body.text
        assert "answered as you set it" in text
        assert "You bid" in text  # the bid of the second round was made without asking
        settings = await ann.run("settings")
        assert "Always answered for you: Bids: the first lantern" in settings.body.text
        items = await ann.complete("settings", "ask_again", "lantern")
        assert [i.value for i in items] == ["tiny.bid"]
        settings = await ann.run("settings", ask_again="tiny.bid")
        assert "Always answered" not in settings.body.text


async def test_handing_a_seat_over(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        cat = stage.user("Cat")
        assert "not your seat" in (await cat.run("game replace", seat="p1", person=Someone("u-Cat", "Cat"))).body.text
        await ben.run("game replace", person=Someone("u-Cat", "Cat"))
        await stage.settle()
        assert "Player 2 is now played by **Cat**" in stage.channel.last.text
        assert stage.channel.last.pings == ("u-Cat",)
        assert "Which lantern" in (await cat.run("play")).body.text
        assert "no seat" in (await ben.run("play")).body.text
        await ann.run("game replace", computer="random")
        await stage.settle()
        assert "Computer 1" in (await cat.run("game status")).body.text


async def test_a_seat_is_handed_to_somebody_by_name(tmp_path: Path) -> None:
    """The front end tells the name: nobody is "@1234" until they first do something."""
    async with stage_on(tmp_path / "a.db") as stage:
        _, ben = await started(stage, "Ann", "Ben")
        await ben.run("game replace", person=Someone("u-Zoe", "Zoe"))
        await stage.settle()
        assert "Player 2 is now played by **Zoe**" in stage.channel.last.text
    async with stage_on(tmp_path / "a.db") as stage:
        assert "Zoe" in (await stage.user("Ann").run("game status")).body.text


async def test_a_table_follows_the_newest_name_of_each_server(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        renamed = stage.user("Ben", called="Benny")
        await stage.user("Ben", called="Benito", guild="g2", channel="elsewhere").run("help")
        assert "Benny" not in (await ann.run("game status")).body.text
        await renamed.run("help")
        assert "Benny" in (await ann.run("game status")).body.text
        await bid(ann)  # the next change of the table keeps it
        assert "Ben**" not in stage.channel.last.text
    async with stage_on(tmp_path / "a.db") as stage:
        assert "Benny" in (await stage.user("Ann").run("game status")).body.text
