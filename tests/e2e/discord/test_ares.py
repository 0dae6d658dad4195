"""Ares Expedition through the real client, from the first command to the final score."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from games.registry import GAMES
from renderers.protocol import Renderer
from renderers.registry import RENDERERS
from tests.discord_double import Double
from tests.discord_double.problems import Json
from tests.e2e.discord.table import (
    Fingers,
    lobby_by_buttons,
    open_table,
    play_by_buttons,
    play_by_chains,
    type_a_move,
)

OVER = "The seed was"


ARES = {"ares": GAMES["ares"]}
TEXT_ONLY: dict[str, Renderer] = {}
"""Whole games are played without pictures: nobody waits for hundreds of boards to be drawn."""


@pytest.mark.parametrize("way", ["buttons", "chains"])
async def test_a_whole_game(double: Double, tmp_path: Path, way: str) -> None:
    people = [double.user("Ann"), double.user("Ben")]
    play = play_by_buttons if way == "buttons" else play_by_chains
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=TEXT_ONLY):
        await lobby_by_buttons(people, game="ares")
        moves = await play(people, OVER, seed=11)
        end = await double.wait_post(OVER)
    assert moves > 100
    assert "★" in end.text, "the ranking is shown"


async def test_every_post_of_a_move_shows_the_board(double: Double, tmp_path: Path) -> None:
    people = [double.user("Ann"), double.user("Ben")]
    luck = random.Random(2)
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=RENDERERS) as table:
        lobby = await lobby_by_buttons(people, game="ares")
        for _ in range(3):
            for person in people:
                await type_a_move(person, luck)
        await table.desk.settle()
        hand = await people[0].command("hand")
    posts = [m for m in double.posts() if m.id >= lobby.id]
    assert len(posts) >= 3
    for shown in (*posts, hand):
        (picture,) = shown.pictures
        assert picture.alt and len(picture.data) <= 500 * 1024
    assert hand.only_for == people[0].id


async def test_the_commands_of_all_games_are_accepted(double: Double, tmp_path: Path) -> None:
    """Discord counts every command with its longest localisation; one text too long would lose them all."""
    async with open_table(double, tmp_path / "a.db", games=GAMES, renderers=TEXT_ONLY):
        pass
    assert double.rest.syncs == 1
    assert {"game", "play", "do", *GAMES} <= {c["name"] for c in double.world.global_commands}


async def test_every_command_and_option_is_described_in_korean(double: Double, tmp_path: Path) -> None:
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=TEXT_ONLY):
        pass
    missing = [path for command in double.world.global_commands for path in _not_korean(command)]
    assert missing == []


def _not_korean(thing: Json, path: str = "") -> list[str]:
    here = f"{path} {thing['name']}"
    text = (thing.get("description_localizations") or {}).get("ko", "")
    found = [] if any("가" <= c <= "힣" for c in text) else [here]
    return found + [inner for option in thing.get("options") or [] for inner in _not_korean(option, here)]


async def test_a_restart_in_the_middle_of_a_game(double: Double, tmp_path: Path) -> None:
    people = [double.user("Ann"), double.user("Ben")]
    luck = random.Random(4)
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=TEXT_ONLY):
        await lobby_by_buttons(people, game="ares")
        for _ in range(6):
            for person in people:
                await type_a_move(person, luck)
        post = [p for p in double.posts() if "Your turn" in p.buttons][-1]
        panels = [await person.press(post, "Your turn") for person in people]
    async with open_table(double, tmp_path / "a.db", games=ARES, renderers=TEXT_ONLY):
        for person, panel in zip(people, panels, strict=True):
            await Fingers(person, luck).turn(panel)
        await play_by_buttons(people, OVER, seed=12)
