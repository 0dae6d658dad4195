"""All scripts of the game. One line per module of cards."""

from __future__ import annotations

from games.reddust.events import cards_01_12, cards_13_24, cards_patterns
from games.reddust.events.registry import SCRIPTS

SCRIPTS.update(cards_01_12.SCRIPTS_01_12)
SCRIPTS.update(cards_13_24.SCRIPTS_13_24)
SCRIPTS.update(cards_patterns.EVENT_SCRIPTS)
SCRIPTS.update(cards_patterns.ASSET_SCRIPTS)
