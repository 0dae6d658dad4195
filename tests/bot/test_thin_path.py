"""From the first command to the final score with the tiny game."""

from __future__ import annotations

from pathlib import Path

from tests.bot.kit import play_out, stage_on, started


async def test_from_the_lobby_to_the_score(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        start = stage.channel.last
        assert "Proof of fair chance" in start.text
        assert start.pings == ("u-Ben",)  # Ann pressed Start and sees the question anyway
        assert "<@u-Ben>" in start.text
        await play_out([ann, ben])
        await stage.settle()
        assert "The last lantern went out." in stage.channel.last.text
        assert "seed was" in stage.channel.last.text
