"""All scripts of the game. One line per module of cards."""

from __future__ import annotations

from games.reddust.events import cards_patterns
from games.reddust.events.registry import SCRIPTS

SCRIPTS.update(cards_patterns.EVENT_SCRIPTS)
SCRIPTS.update(cards_patterns.ASSET_SCRIPTS)
