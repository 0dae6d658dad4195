"""From the first command to the final score with the tiny game."""

from __future__ import annotations

from pathlib import Path

from tests.bot.kit import Stage, User, labels, stage_on, started


async def play_out(stage: Stage, people: list[User]) -> None:
    """Everybody takes the first answer until the game is over."""
    for _ in range(60):
        for person in people:
            reply = await person.run("play")
            if "over" in reply.body.text:
                return
            if not reply.body.rows:
                continue
            offered = labels(reply.body)
            first = "Rest" if "Rest" in offered else offered[0]
            reply = await person.press(first)
            if "Confirm and reveal" in labels(reply.body):
                await person.press("Confirm and reveal")
    raise AssertionError("the game did not end")


async def test_from_the_lobby_to_the_score(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        start = stage.channel.last
        assert "Proof of fair chance" in start.text
        assert start.pings == ("u-Ben",)  # Ann pressed Start and sees the question anyway
        assert "<@u-Ben>" in start.text
        await play_out(stage, [ann, ben])
        await stage.settle()
        assert "The last lantern went out." in stage.channel.last.text
        assert "seed was" in stage.channel.last.text
