"""Whole games of the tiny rules through the real client."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord_double import Double, Person
from tests.e2e.discord.table import lobby_by_buttons, open_table, play_by_buttons, play_by_chains

OVER = "The last lantern went out."


@pytest.mark.parametrize("players", [2, 3])
async def test_a_whole_game_by_buttons_only(double: Double, tmp_path: Path, players: int) -> None:
    people = [double.user(name) for name in ("Ann", "Ben", "Cho")[:players]]
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_buttons(people, game="tiny", setup=f"players={players}")
        presses = await play_by_buttons(people, OVER, seed=players)
        end = await double.wait_post(OVER)
    assert presses >= 4 * players
    assert "seed was" in end.text
    assert all(m.only_for is None or m.only_for in {p.id for p in people} for m in double.world.messages.values())
    for post in double.posts()[1:]:
        assert post.pictures and post.pictures[0].alt, "every post of a move shows the board"


async def lobby_by_commands(double: Double, *people: Person) -> None:
    await people[0].command("game new", game="tiny", setup=f"players={len(people)}")
    for person in people[1:]:
        await person.command("game join")
    await people[0].command("game start")
    await double.wait_post("begins")


async def test_a_whole_game_by_typed_chains_only(double: Double, tmp_path: Path) -> None:
    people = [double.user(name) for name in ("Ann", "Ben", "Cho")]
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_commands(double, *people)
        moves = await play_by_chains(people, OVER, seed=5)
        await double.wait_post(OVER)
    assert moves >= 12


async def test_a_whole_game_by_the_games_own_commands_only(double: Double, tmp_path: Path) -> None:
    """`/tiny bid lantern:…` with values from autocomplete; what is not possible now is refused with a reason."""
    ann, ben = double.user("Ann"), double.user("Ben")
    async with open_table(double, tmp_path / "a.db") as table:
        await lobby_by_commands(double, ann, ben)
        refused = await ann.command("tiny rest")
        assert refused.ephemeral
        for _ in range(40):
            for person in (ann, ben):
                lanterns = await person.complete("tiny bid", "lantern")
                if lanterns:
                    await person.command("tiny bid", lantern=lanterns[0][1])
                for command in ("tiny keep", "tiny rest"):
                    await person.command(command)
            await table.desk.settle()
            if any(OVER in post.text for post in double.posts()):
                return
    raise AssertionError("the game did not end")


async def test_an_autocomplete_chain_follows_the_position(double: Double, tmp_path: Path) -> None:
    """Each step is offered from the position that the steps before lead to; loose typing finds it too."""
    ann, ben = double.user("Ann"), double.user("Ben")
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_commands(double, ann, ben)
        offered = await ann.complete("do", "move")
        assert offered and all(name.startswith("Bid ") for name, _ in offered)
        first = offered[0][1]
        assert await ann.complete("do", "move", first.lower()[:3]) == offered
        done = await ann.complete("do", "move", first + " > ")
        assert done[0][0].startswith("✓") and done[0][1] == first
        answer = await ann.command("do", move=first.upper())
        assert answer.ephemeral and "Done" in answer.text
        wrong = await ben.command("do", move="march")
        assert wrong.ephemeral and "Bid" in wrong.text
    assert not any("You bid" in post.text for post in double.posts())


async def test_the_looks_are_private(double: Double, tmp_path: Path) -> None:
    ann, ben = double.user("Ann"), double.user("Ben")
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_commands(double, ann, ben)
        hand = await ann.command("hand")
        board = await ann.command("board")
        for command in ("log", "recap", "help", "mygames", "game status"):
            assert (await ann.command(command)).text
    assert hand.ephemeral and hand.pictures[0].alt.startswith("Hand:") and hand not in ben.sees()
    assert board.pictures[0].alt.startswith("Round 0")


async def test_a_game_moves_to_another_channel_as_a_file(double: Double, tmp_path: Path) -> None:
    ann, ben = double.user("Ann"), double.user("Ben")
    keeper = double.user("Kim", manager=True)
    other = await double.new_channel("other")
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_commands(double, ann, ben)
        refused = await ann.command("game export")
        assert refused.ephemeral and refused.files == []
        export = await keeper.command("game export")
        (file,) = export.files
        assert file.shown and export.ephemeral
        broken = await keeper.command("game import", channel=other, file=("x.json", b"not json"))
        assert broken.ephemeral
        await keeper.command("game import", channel=other, file=(file.name, file.data))
        await double.wait_post(lambda m: "Your turn" in m.buttons, channel=other)
        await play_by_buttons([ann, ben], OVER, channel=other)
    assert any(OVER in post.text for post in double.posts(other))
