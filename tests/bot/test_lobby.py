"""Before the game: seats, options, ready, start, and one live game per channel."""

from __future__ import annotations

from pathlib import Path

from pydantic import model_validator

from bot.parts import Select
from tests.bot.kit import labels, stage_on, started
from tests.tiny import TinyOptions, TinyRules


async def test_new_table_is_public_and_seats_its_host(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        reply = await ann.run("game new", game="tiny")
        assert not reply.private
        assert "Player 1: **Ann**" in reply.body.text
        assert "Player 2: open" in reply.body.text
        assert labels(reply.body)[:5] == ["Join", "Leave", "Ready", "Options", "Start"]


async def test_joining_and_leaving_edit_the_lobby(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = stage.user("Ann"), stage.user("Ben")
        lobby = await ann.run("game new", game="tiny")
        reply = await ben.press("Join", lobby.body)
        assert reply.edit
        assert "Player 2: **Ben**" in reply.body.text
        reply = await ben.press("Leave", lobby.body)  # the old controls of a lobby go on working
        assert "Player 2: open" in reply.body.text
        assert "no seat" in (await ben.press("Leave", lobby.body)).body.text


async def test_start_needs_seats_and_ready_people(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = stage.user("Ann"), stage.user("Ben")
        lobby = await ann.run("game new", game="tiny")
        assert "1 of 2 seats" in (await ann.run("game start")).body.text
        await ben.run("game join")
        assert "Still to press Ready: Ann" in (await ben.run("game start")).body.text
        reply = await ann.press("Ready", lobby.body)
        assert "✔ Player 1: **Ann**" in reply.body.text
        reply = await ben.press("Start", lobby.body)
        assert reply.edit
        assert "has begun" in reply.body.title
        assert reply.body.rows == ()
        assert "already started" in (await ben.press("Start", lobby.body)).body.text


async def test_options_by_command_and_by_menu(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = stage.user("Ann"), stage.user("Ben")
        await ann.run("game new", game="tiny", setup="players=2 rounds=4 pace=24")
        reply = await ann.run("game options")
        assert "Rounds: 4" in reply.body.text
        assert "Time for a decision: 24 hours" in reply.body.text
        assert isinstance(reply.body.rows[0], Select)
        reply = await ann.press("Players: 3")
        assert reply.edit
        assert "Player 3: open" in reply.body.text
        await ben.run("game join", seat="p3")
        reply = await ann.run("game options", option="players", value="2")
        assert "Player 2: **Ben**" in reply.body.text  # moved, not dropped
        assert "Player 3" not in reply.body.text
        assert "Possible: 2, 3, 4" in (await ann.run("game options", option="rounds", value="9")).body.text
        assert "Known: rounds, players, pace" in (await ann.run("game options", option="x", value="9")).body.text
        assert "no seat" in (await stage.user("Eve").run("game options", option="rounds", value="2")).body.text


async def test_wrong_setup_is_explained(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        assert "players=3" in (await ann.run("game new", game="tiny", setup="three")).body.text
        assert "Possible: 2, 3" in (await ann.run("game new", game="tiny", setup="players=9")).body.text
        assert "does not know" in (await ann.run("game new", game="chess")).body.text
        assert await stage.desk.house.store.in_channel("c1") is None


class ChoosyOptions(TinyOptions):
    @model_validator(mode="after")
    def _fits(self) -> ChoosyOptions:
        if self.players == 3 and self.rounds != 4:
            raise ValueError("tiny-over")
        return self


class ChoosyRules(TinyRules):
    options_type = ChoosyOptions


async def test_options_that_do_not_go_together(tmp_path: Path) -> None:
    """They are judged together, so their order does not matter; the reason is the game's own text."""
    async with stage_on(tmp_path / "a.db", games={"tiny": ChoosyRules()}) as stage:
        ann = stage.user("Ann")
        assert (
            "do not go together: The last lantern"
            in (await ann.run("game new", game="tiny", setup="players=3")).body.text
        )
        assert not (await ann.run("game new", game="tiny", setup="players=3 rounds=4")).private
        assert "do not go together" in (await ann.run("game options", option="rounds", value="2")).body.text


async def test_one_live_game_per_channel(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny")
        assert "already going on" in (await ann.run("game new", game="tiny")).body.text
        assert not (await stage.user("Ben", channel="c2").run("game new", game="tiny")).private


async def test_the_same_delivery_makes_one_table(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path) as stage:
        await stage.user("Ann").run("game new", "twice", game="tiny")
    async with stage_on(path) as stage:
        reply = await stage.user("Ann").run("game new", "twice", game="tiny")
        assert "The table is set" in reply.body.text


async def test_completion_of_setup_options_and_seats(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        items = await ann.complete("game new", "setup", "players=3 ro", game="tiny")
        assert [i.value for i in items] == ["players=3 rounds=2", "players=3 rounds=3", "players=3 rounds=4"]
        await ann.run("game new", game="tiny")
        assert [i.value for i in await ann.complete("game options", "option", "")] == ["rounds", "players", "pace"]
        values = await ann.complete("game options", "value", "", option="pace")
        assert values[0].name == "no limit"
        assert [i.value for i in await ann.complete("game join", "seat", "")] == ["p2"]
        assert [i.value for i in await ann.complete("game join", "computer", "ra")] == ["random"]


async def test_status_and_commands_without_a_game(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        eve = stage.user("Eve", channel="empty")
        for command in ("play", "board", "hand", "recap", "log", "undo", "pass", "game status", "game start"):
            assert "/game new" in (await eve.run(command)).body.text, command
        assert "/game new" in (await eve.run("help")).body.text
        await started(stage, "Ann", "Ben")
        status = await stage.user("Eve").run("game status")
        assert "Waiting for Ann and Ben" in status.body.text
        assert "Proof of fair chance" in status.body.text


async def test_names_with_markdown_stay_harmless(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        people = await started(stage, "**@everyone**", "Ben")
        text = stage.channel.last.text
        assert "@everyone" not in text
        assert r"\*\*" in text
        reply = await people[1].run("game status")
        assert "@everyone" not in reply.body.text


async def test_korean_table(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        minsu = stage.user("민수", locale="ko")
        ann = stage.user("Ann")
        reply = await minsu.run("game new", game="tiny")
        assert "등불: 테이블 준비 중" in reply.body.title
        await ann.run("game join")
        await minsu.run("game start")
        await stage.settle()
        assert "기다리는 중" in stage.channel.last.text  # the post speaks the table's language
        assert "Which lantern" in (await ann.run("play")).body.text  # the panel speaks the person's
        assert "어느 등불" in (await minsu.run("play")).body.text
        await ann.run("settings", language="ko")
        assert "어느 등불" in (await ann.run("play")).body.text
