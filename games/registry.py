"""The games this bot knows. Adding one is adding a line here (and its folder, catalogue and renderer)."""

from __future__ import annotations

from typing import Any

from games.ares.rules import ARES
from games.core.engine import Rules
from games.reddust.rules import RED_DUST

GAMES: dict[str, Rules[Any]] = {ARES.key: ARES, RED_DUST.key: RED_DUST}
