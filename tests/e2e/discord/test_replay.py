"""An animation and the numbers through the real client: deferred, private or shared, inside Discord's limits."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

from PIL import Image

from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.discord_double import Double, Message
from tests.e2e.discord.table import lobby_by_buttons, open_table, play_by_buttons, type_a_move

OVER = "The last lantern went out."
DISCORDS_LIMIT = 10 * 1024 * 1024


def frames(message: Message) -> int:
    (picture,) = message.pictures
    assert picture.alt
    assert len(picture.data) <= DISCORDS_LIMIT
    image = Image.open(io.BytesIO(picture.data))
    assert image.format == "GIF"
    return int(getattr(image, "n_frames", 1))


async def test_a_finished_game_is_shown_again_and_counted(double: Double, tmp_path: Path) -> None:
    people = ann, ben = double.user("Ann"), double.user("Ben")
    eve = double.user("Eve", locale="ko")
    async with open_table(double, tmp_path / "a.db"):
        await lobby_by_buttons(people, game="tiny", setup="players=2")
        await play_by_buttons(people, OVER, seed=3)
        end = await double.wait_post(OVER)
        film = await ann.command("replay", speed="fast")
        assert film.only_for == ann.id
        count = frames(film)
        assert count > 5
        span: dict[str, Any] = {"from": 0, "to": 2, "share": True}
        part = await eve.command("replay", **span)
        assert part.only_for is None
        assert frames(part) == 2
        assert "다시 보기" not in part.text  # what everybody sees is in the table's language
        own = await ben.command("stats")
        assert own.only_for == ben.id
        assert "1 game, 1 finished" in own.text
        of_ann = await eve.command("stats", person=ann)
        assert "Ann의 기록" in of_ann.text
        assert "1판" in of_ann.text
    assert "Time of Ann: " in end.text


async def test_a_replay_of_real_boards(double: Double, tmp_path: Path) -> None:
    people = [double.user("Ann"), double.user("Ben")]
    luck = random.Random(5)
    async with open_table(double, tmp_path / "a.db", games={"ares": GAMES["ares"]}, renderers=RENDERERS):
        await lobby_by_buttons(people, game="ares")
        for _ in range(8):
            for person in people:
                await type_a_move(person, luck)
        assert frames(await people[0].command("replay")) >= 3
