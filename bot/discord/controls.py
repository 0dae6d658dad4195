"""Buttons and selects that work after a restart: they are found by their id, whoever made the message and when."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
    from bot.discord.client import MarsClient


class Control(ui.DynamicItem[ui.Item[Any]], template=r"mp:.*"):
    """Any control of the bot. What its id means is the desk's business."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Control:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[MarsClient]) -> None:  # type: ignore[override]
        # (the base class leaves the client open; this one is only ever registered with ours)
        await interaction.client.front.press(interaction)
