"""Ends, exports, imports, repair, personal data, look-ups."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from bot.parts import UploadedFile
from games.core.library import Entry, EntryKind
from games.core.message import m
from tests.bot.kit import bid, play_out, stage_on, started
from tests.tiny import TinyRules


async def test_ending_asks_first_and_only_the_host_may(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        assert "Only whoever opened" in (await ben.run("game end")).body.text
        sure = await ann.run("game end")
        assert "Only whoever opened" in (await ben.press("End the game", sure.body)).body.text
        await ann.press("End the game")
        await stage.settle()
        assert "Ann** ended the game" in stage.channel.last.text
        assert "over" in (await ben.run("play")).body.text
        assert "over" in (await ann.press("End the game", sure.body)).body.text
        assert not (await ben.run("game new", game="tiny")).private  # the channel is free again


async def test_an_ended_lobby_can_still_be_looked_at(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny")
        await ann.run("game end")
        await ann.press("End the game")
        for command in ("play", "board", "log", "recap", "game status", "help", "undo", "game export"):
            assert "Incident" not in (await ann.run(command)).body.text, command


async def test_export_of_a_running_game_is_only_for_managers_without_a_seat(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        assert (await ann.run("game export")).body.files == ()
        ann.manager = True
        assert (await ann.run("game export")).body.files == ()
        assert (await stage.user("Eve").run("game export")).body.files == ()
        boss = stage.user("Boss", manager=True)
        assert len((await boss.run("game export")).body.files) == 1
        await stage.settle()
        assert "Boss** exported the running game" in stage.channel.last.text


async def test_a_running_game_moves_to_another_server(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        await bid(ann)
        file = (await stage.user("Boss", manager=True).run("game export")).body.files[0]
    async with stage_on(tmp_path / "b.db") as stage:
        upload = UploadedFile(file.name, file.data)
        assert "manages the channel" in (await stage.user("Ann").run("game import", file=upload)).body.text
        await stage.user("Boss", manager=True).run("game import", file=upload)
        await stage.settle()
        assert "imported a game with 1 steps" in stage.channel.last.text
        assert stage.channel.last.pings == ("u-Ben",)
        ben = stage.user("Ben")
        await bid(ben)
        await stage.settle()
        assert "scores" in stage.channel.last.text
        assert "All is well" in (await stage.user("Boss", manager=True).run("admin check")).body.text


async def test_a_finished_game_is_everybodys(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await play_out([ann, ben])
        file = (await stage.user("Eve").run("game export")).body.files[0]
        data = json.loads(file.data)
        assert data["status"] == "over"
        assert "imported" not in (await ann.run("game import")).body.text
        other = stage.user("Eve", channel="c9")
        await other.run("game import", file=UploadedFile(file.name, file.data))
        await stage.settle()
        assert "over" in (await other.run("game status")).body.text


async def test_nobody_is_asked_by_an_import_of_a_game_that_was_stopped(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben", setup="players=2 pace=12")
        await bid(ann)
        await ann.run("game end")
        await ann.press("End the game")
        file = (await stage.user("Eve").run("game export")).body.files[0]
        await stage.user("Eve", channel="c9").run("game import", file=UploadedFile(file.name, file.data))
        await stage.settle()
        assert "imported a game with 1 steps" in stage.channel.last.text
        assert "Waiting" not in stage.channel.last.text
        assert stage.channel.last.pings == ()
        row = await stage.row("c9")
        assert row.status == "ended"
        assert await stage.desk.house.store.timers(row.id) == ()


async def test_imports_that_do_not_replay_are_refused(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await play_out([ann, ben])
        good = json.loads((await ann.run("game export")).body.files[0].data)
        eve = stage.user("Eve", channel="c9", manager=True)

        async def refused(data: object) -> str:
            raw = data if isinstance(data, bytes) else json.dumps(data).encode()
            return (await eve.run("game import", file=UploadedFile("x.json", raw))).body.text

        assert "not a game" in await refused(b"\xff\xfe")
        assert "not a game" in await refused([1, 2])
        assert "not a game" in await refused({**good, "marspost": 99})
        assert "not a game" in await refused(b"[" * 50000)
        assert "does not know" in await refused({**good, "game": "chess"})
        assert "cannot be replayed" in await refused({**good, "seed": "another"})
        assert "cannot be replayed" in await refused({**good, "log": good["log"][1:]})
        assert "cannot be replayed" in await refused({**good, "options": {"players": 77}})
        assert "cannot be replayed" in await refused({**good, "seats": good["seats"][:1]})
        odd = [{**good["log"][0], "action": {"kind": "fly"}}]
        assert "cannot be replayed" in await refused({**good, "log": odd})
        assert await stage.desk.house.store.in_channel("c9") is None


async def test_admin_is_for_managers(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        for command in ("admin check", "admin repost", "admin language"):
            assert "Only those who manage" in (await ann.run(command, language="ko")).body.text
        boss = stage.user("Boss", manager=True)
        assert "All is well" in (await boss.run("admin check")).body.text
        count = len(stage.channel.posts)
        await boss.run("admin repost")
        await stage.settle()
        assert len(stage.channel.posts) == count + 1
        assert stage.channel.last.pings == ()
        assert "한국어" in (await boss.run("admin language", language="ko")).body.text
        await boss.run("admin repost")
        await stage.settle()
        assert "기다리는 중" in stage.channel.last.text
        lobby = await stage.user("Ann", channel="c2").run("game new", game="tiny")
        assert "테이블" in lobby.body.title


async def test_damage_is_found_by_the_check(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", snapshot_every=1) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        await bid(ann)
        with sqlite3.connect(tmp_path / "a.db") as raw:
            raw.execute("UPDATE games SET seed = 'someone changed it'")
        raw.close()
        assert "does not lead" in (await stage.user("Boss", manager=True).run("admin check")).body.text


async def test_settings_are_checked_and_shown(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        reply = await ann.run("settings", remind=6, quiet="22-7", zone=9)
        assert "after 6 hours" in reply.body.text
        assert "22–7 (UTC 9)" in reply.body.text
        assert "22-7" in (await ann.run("settings", quiet="late")).body.text
        assert "none" in (await ann.run("settings", quiet="none")).body.text
        assert "not possible" in (await ann.run("settings", language="xx")).body.text
        assert "not a number" in (await ann.run("settings", remind="soon")).body.text
        reply = await ann.run("settings", language="ko")
        assert "내 설정" in reply.body.title
        assert "내 설정" in (await ann.run("settings")).body.title


async def test_data_rights(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("settings", remind=5)
        reply = await ann.run("mydata")
        data = json.loads(reply.body.files[0].data)
        assert data["settings"]["remind_hours"] == 5
        assert len(data["games"]) == 1
        sure = await ann.press("Have it removed")
        assert "cannot be undone" in sure.body.text
        await ann.press("Remove it for good")
        assert "no seat" in (await ann.run("play")).body.text
        assert json.loads((await ann.run("mydata")).body.files[0].data)["games"] == []
        assert "Player 1" in (await ben.run("game status")).body.text  # the seat is open now
        await bid(ben)  # the table goes on
        await stage.user("Cat").run("game replace", seat="p1")
        await stage.settle()
        await bid(stage.user("Cat"))
        await stage.settle()
        assert "scores" in stage.channel.last.text


async def test_log_is_paged_and_private_things_stay_private(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        people = await started(stage, "Ann", "Ben", "Cat", setup="players=3 rounds=4")
        await play_out(people)
        ann = people[0]
        assert "You bid" in (await ann.run("log", page=9)).body.text
        eve = stage.user("Eve")
        first = await eve.run("log")
        assert "You bid" not in first.body.text
        older = await eve.press("◀ Older")
        assert older.edit
        assert older.body.text != first.body.text
        assert (await eve.press("Newer ▶")).body.text == first.body.text


async def test_my_games_and_help(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("help")
        assert "You are asked" in (await ann.run("help")).body.text
        await bid(ann)
        assert "Others are asked" in (await ann.run("help")).body.text
        assert "your turn" not in (await ann.run("mygames")).body.text
        assert "your turn" in (await ben.run("mygames")).body.text
        assert "You can look" in (await stage.user("Eve").run("help")).body.text
        assert "no game" in (await stage.user("Eve").run("mygames")).body.text


class Shelf:
    def entries(self, kind: EntryKind) -> Sequence[Entry]:
        if kind == "rule":
            return (Entry("bidding", m("tiny-ask-bid"), m("tiny-about"), "1.1"),)
        return (
            Entry("red-lantern", m("core-literal", text="Red Lantern"), m("tiny-about"), "2"),
            Entry("red-lamp", m("core-literal", text="Red Lamp"), m("tiny-about"), "2"),
        )


class ReadableRules(TinyRules):
    def library(self) -> Shelf:
        return Shelf()


async def test_looking_up_cards_and_rules(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"tiny": ReadableRules()}) as stage:
        ann = stage.user("Ann")
        reply = await ann.run("card", name="lant")
        assert reply.body.title == "Red Lantern"
        assert "Rulebook: 2" in reply.body.footer
        assert "Red Lantern · Red Lamp" in (await ann.run("card", name="red")).body.text
        assert "Nothing is called" in (await ann.run("card", name="blue")).body.text
        assert [i.value for i in await ann.complete("card", "name", "la")] == ["red-lantern", "red-lamp"]
        assert (await ann.run("rules", topic="1.1")).body.title == "Which lantern do you bid?"


async def test_a_game_without_a_library_says_so(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        assert "no cards" in (await stage.user("Ann").run("card", name="x")).body.text
        assert "no rules" in (await stage.user("Ann").run("rules", topic="x")).body.text
