"""A round of Red Dust Rebellion through the real client: buttons, chains, a Korean at the table, pictures."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot import lobby
from games.reddust.state import RedDustState
from games.registry import GAMES
from renderers.protocol import Renderer
from renderers.registry import RENDERERS
from storage.protocol import Page
from tests.discord_double import Double, Person
from tests.e2e.discord.table import Fingers, Table, open_table, type_a_move

RED_DUST = {"reddust": GAMES["reddust"]}
SEATS = ("MG", "CORP", "RD", "CR")
SEED = "red dust at the desk 9"
"""Red Dust is 1st Eligible on the first card."""
MOST_ROUNDS = 40


async def seated(double: Double, korean: str = "") -> dict[str, Person]:
    """Four people, one Faction each, and the game begun."""
    people = {seat: double.user(seat.title(), locale="ko" if seat == korean else "en-US") for seat in SEATS}
    first = people["MG"]
    await first.command("game new", game="reddust")
    await first.command("game leave")
    for seat, person in people.items():
        await person.command("game join", seat=seat)
    await first.command("game start")
    await double.wait_post(lambda m: bool(m.pings))
    return people


@pytest.mark.parametrize("way", ["buttons", "chains"])
async def test_rounds_with_a_korean_at_the_table(double: Double, tmp_path: Path, way: str) -> None:
    """Until the third card, without pictures; everybody plays what is offered, one of them in Korean."""
    no_pictures: dict[str, Renderer] = {}
    luck = random.Random(6)
    async with open_table(double, tmp_path / "a.db", games=RED_DUST, renderers=no_pictures) as table:
        people = await seated(double, korean="RD")
        for _ in range(MOST_ROUNDS):
            if await cards_played(table) >= 3:
                break
            for person in people.values():
                if way == "buttons":
                    panel = await person.command("play")
                    await Fingers(person, luck).turn(panel)
                else:
                    await type_a_move(person, luck)
        await table.desk.settle()
        assert await cards_played(table) >= 3
        answer = await people["RD"].command("game status")
    assert "레드 더스트" in answer.text
    assert all("incident" not in post.text.lower() for post in double.posts())


async def cards_played(table: Table) -> int:
    (row,) = await table.store.games(Page(status=("running",)))
    live = await table.desk.house.tables.get(row.id)
    assert isinstance(live.state, RedDustState)
    return len(live.state.played)


async def test_a_turn_with_pictures(double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of the design: a March with Redistribute in one chain, one post with the map and the margins."""
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    async with open_table(double, tmp_path / "a.db", games=RED_DUST, renderers=RENDERERS) as table:
        people = await seated(double)
        await people["CR"].command("do", move="done")
        await table.desk.settle()
        before = len(double.posts())
        chain = "march > tenzing > 2 gandhi > done > redistribute > sharma > done > done"
        await people["RD"].command("do", move=chain)
        await table.desk.settle()
        (post,) = double.posts()[before:]
        margins = await people["MG"].command("board", view="margins")
    (picture,) = post.pictures
    assert picture.alt and len(picture.data) <= 600 * 1024
    assert "Gandhi → Shepard → Tenzing" in post.text and "Margins" in post.text
    assert len(post.pings) == 1, "only whoever is asked next"
    assert margins.pictures and margins.only_for == people["MG"].id
