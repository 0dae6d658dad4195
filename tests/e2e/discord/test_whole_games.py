"""Whole games of the tiny rules through the real client."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord_double import Double
from tests.e2e.discord.table import lobby_by_buttons, open_table, play_by_buttons

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
