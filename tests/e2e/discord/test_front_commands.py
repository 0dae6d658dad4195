"""Slash commands through the real client: options, autocomplete, localisation, sync, visibility of answers."""

from __future__ import annotations

import dataclasses

import pytest

from bot.parts import Args, Body, Caller, CommandSpec, Reply, Someone, UploadedFile
from tests.discord_double import Double
from tests.e2e.discord.bot_under_test import Notes, running_bot
from tests.e2e.discord.scripted import COMMANDS, ScriptedDesk, both


async def test_a_command_is_acknowledged_and_answered_privately(double: Double) -> None:
    desk = ScriptedDesk()
    ann, ben = double.user("ann"), double.user("ben")
    async with running_bot(double, desk):
        answer = await ann.command("play")
    assert answer.text == "play by ann"
    assert answer.ephemeral and answer.v2
    assert answer in ann.sees() and answer not in ben.sees()
    caller, path, args = desk.heard[0]
    assert (caller.user, caller.channel, caller.guild) == (str(ann.id), str(double.channel.id), str(double.guild.id))
    assert (path, args, caller.manager, caller.locale) == (("play",), {}, False, "en-US")
    assert desk.stopped


async def test_a_public_command_answers_for_everybody(double: Double) -> None:
    async def public(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        return Reply(Body(f"a table for {args['game']}"), private=False)

    async with running_bot(double, ScriptedDesk(public)):
        answer = await double.user("ann").command("game new", game="tiny", seats=3)
    assert answer in double.user("ben").sees()
    assert answer.text == "a table for tiny"


async def test_a_private_answer_to_a_public_command_is_seen_by_the_caller_only(double: Double) -> None:
    ann, ben = double.user("ann"), double.user("ben")
    async with running_bot(double, ScriptedDesk()):
        answer = await ann.command("game new", game="tiny")
    assert answer.ephemeral and answer in ann.sees()
    assert ben.sees() == []


async def test_a_public_answer_to_a_private_command_is_seen_by_all(double: Double) -> None:
    async def public(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        return Reply(Body("for all"), private=False)

    ben = double.user("ben")
    async with running_bot(double, ScriptedDesk(public)):
        answer = await double.user("ann").command("play")
    assert [m.text for m in ben.sees()] == ["for all"]
    assert not answer.ephemeral


async def test_every_kind_of_option_reaches_the_desk(double: Double) -> None:
    desk = ScriptedDesk()
    ann, ben = double.user("ann", manager=True), double.user("ben")
    thread = await double.new_thread("side table")
    async with running_bot(double, desk):
        await ann.command("game replace", person=ben, to=double.channel, quiet=True, save=("a b.json", b"{}"))
        await ann.command("game replace", person=ben, to=thread)
        await ann.command("game new", game="tiny", seats=6)
    assert desk.heard[0][2] == {
        "person": Someone(str(ben.id), "ben"),
        "to": str(double.channel.id),
        "quiet": True,
        "save": UploadedFile("a b.json", b"{}"),
    }
    assert desk.heard[1][2] == {"person": Someone(str(ben.id), "ben"), "to": str(thread.id)}
    assert desk.heard[2][2] == {"game": "tiny", "seats": 6}
    assert desk.heard[0][0].manager


async def test_a_file_over_a_mebibyte_is_refused_before_it_is_read(double: Double) -> None:
    desk = ScriptedDesk()
    ann = double.user("ann")
    async with running_bot(double, desk):
        answer = await ann.command("game replace", person=ann, save=("big.json", b"x" * (1024 * 1024 + 1)))
        double.fault(r"GET /cdn/", "status", times=9, status=404)
        lost = await ann.command("game replace", person=ann, save=("lost.json", b"{}"))
    assert "1 MiB" in answer.text
    assert "send it again" in lost.text
    assert desk.heard == [] and double.count("GET /cdn") == 1


async def test_autocomplete_knows_the_other_options(double: Double) -> None:
    async with running_bot(double, ScriptedDesk()):
        choices = await double.user("ann").complete("do", "move", "mar", seat="red")
    assert len(choices) == 25
    assert choices[0] == ("mar0 move {'seat': 'red'}", "mar0")


async def test_broken_or_slow_autocomplete_offers_nothing(double: Double) -> None:
    async with running_bot(double, ScriptedDesk()):
        assert await double.user("ann").complete("do", "move", "break") == []
        assert await double.user("ann").complete("do", "move", "slow") == []


async def test_descriptions_are_localised_and_names_are_not(double: Double) -> None:
    async with running_bot(double, ScriptedDesk()):
        game = next(c for c in double.world.global_commands if c["name"] == "game")
    new = game["options"][0]
    assert game["description_localizations"] == {"ko": "한국어 The life of a table"}
    assert not game["name_localizations"] and not new["name_localizations"]
    assert [o["name"] for o in new["options"]] == ["game", "seats"], "required options come first"
    assert new["options"][0]["choices"][0]["name_localizations"] == {"ko": "한국어 Tiny"}
    assert (new["options"][1]["min_value"], new["options"][1]["max_value"]) == (1, 6)
    assert game["contexts"] == [0], "servers only"


async def test_commands_are_sent_only_when_they_changed(double: Double) -> None:
    notes = Notes()
    async with running_bot(double, ScriptedDesk(), notes):
        pass
    async with running_bot(double, ScriptedDesk(), notes):
        pass
    assert double.rest.syncs == 1
    changed = (dataclasses.replace(COMMANDS[1], about=both("Something else")), COMMANDS[2])
    async with running_bot(double, ScriptedDesk(commands=changed), notes):
        pass
    assert double.rest.syncs == 2
    assert sorted(c["name"] for c in double.world.global_commands) == ["do", "play"]


async def test_a_refused_sync_is_logged_and_tried_again_at_the_next_start(
    double: Double, caplog: pytest.LogCaptureFixture
) -> None:
    notes = Notes()
    too_many = tuple(CommandSpec(f"c{n}", both("x")) for n in range(100))
    double.fault(r"PUT /applications/.*/commands", "status", status=400, code=50035)
    async with running_bot(double, ScriptedDesk(commands=too_many), notes):
        pass
    assert double.rest.syncs == 0 and notes.values == {}
    assert "refused the commands" in caplog.text
    async with running_bot(double, ScriptedDesk(commands=too_many), notes):
        pass
    assert double.rest.syncs == 1


async def test_commands_of_one_server_for_trying_out(double: Double) -> None:
    async with running_bot(double, ScriptedDesk(), guild=str(double.guild.id)):
        answer = await double.user("ann").command("play")
    assert answer.text == "play by ann"
    assert double.world.global_commands == []


async def test_a_command_of_an_earlier_release_gets_a_helpful_answer(double: Double) -> None:
    desk = ScriptedDesk()
    notes = Notes()
    async with running_bot(double, desk, notes):
        old = double.world.global_commands
    fewer = ScriptedDesk(commands=(COMMANDS[1],))
    async with running_bot(double, fewer, notes):
        double.world.global_commands = old
        answer = await double.user("ann").command("do", move="march")
        korean = await double.user("gim", locale="ko").command("game new", game="tiny")
    assert "Reload Discord" in answer.text and answer.ephemeral
    assert "새로 고침" in korean.text
    assert fewer.heard == []
