"""All scripts of the game. One line per module of cards."""

from __future__ import annotations

from games.reddust.events import assets_01_15, assets_16_30, cards_01_12, cards_13_24, cards_25_36, cards_37_48
from games.reddust.events.registry import SCRIPTS

SCRIPTS.update(cards_01_12.SCRIPTS_01_12)
SCRIPTS.update(cards_13_24.SCRIPTS_13_24)
SCRIPTS.update(cards_25_36.SCRIPTS_25_36)
SCRIPTS.update(cards_37_48.SCRIPTS_37_48)
SCRIPTS.update(assets_01_15.ASSETS_01_15)
SCRIPTS.update(assets_16_30.ASSETS_16_30)
