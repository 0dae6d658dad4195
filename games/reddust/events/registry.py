"""Scripts by id: "event-8-unshaded", "asset-1". `catalogue` fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.reddust.events.run import Effect  # effects use the interpreter, which uses this table

SCRIPTS: dict[str, tuple[Effect, ...]] = {}


def event_script(card: int, side: str) -> str:
    return f"event-{card}-{side}"


def asset_script(card: int) -> str:
    return f"asset-{card}"


def has_script(script: str) -> bool:
    return script in SCRIPTS
