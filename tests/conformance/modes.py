"""Which tables are played: for every game a few sets of options that together meet all its rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.core.engine import Rules
from games.core.model import GameOptions, SeatId
from games.registry import GAMES
from tests.tiny import TINY

RULES: dict[str, Rules[Any]] = {TINY.key: TINY, **GAMES}

# game -> name of the mode -> the options that differ from the defaults
TABLE: dict[str, dict[str, dict[str, Any]]] = {
    "tiny": {"two": {}, "three-long": {"players": 3, "rounds": 4}},
    "ares": {
        "two": {},
        "three-mulligan": {"players": 3, "mulligan": "yes"},
        "four": {"players": 4},
        "first-game": {"players": 3, "first_game": "yes"},
        "coop": {"mode": "coop"},
        "coop-mulligan": {"mode": "coop", "mulligan": "yes"},
        "solo": {"mode": "solo"},
        "solo-advanced": {"mode": "solo", "level": "advanced"},
        "solo-expert": {"players": 1, "level": "expert", "mulligan": "yes"},
    },
    "reddust": {
        "four": {},
        "coin-alliance": {"alliance": "coin", "coronae_sharma": True},
        "rebel-alliance": {"alliance": "rebels"},
        "two-sides": {"alliance": "both", "coronae_sharma": True},
    },
}

# game -> kinds of actions that others must not tell apart when they are made (until something is revealed)
SECRET: dict[str, frozenset[str]] = {
    "tiny": frozenset({"bid"}),
    "ares": frozenset({"choose_phase", "corporation", "sell", "discard"}),
}


@dataclass(frozen=True)
class Mode:
    """One way to play a game."""

    game: str
    name: str
    fields: dict[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def rules(self) -> Rules[Any]:
        return RULES[self.game]

    @property
    def options(self) -> GameOptions:
        return self.rules.options_type.model_validate(self.fields)

    @property
    def seats(self) -> list[SeatId]:
        return [spec.seat for spec in self.rules.seats(self.options)]


MODES = [Mode(game, name, fields) for game in RULES for name, fields in TABLE.get(game, {"default": {}}).items()]
"""Every mode of every registered game; a game without a line in TABLE is played with its default options."""


def mode_named(mode_id: str) -> Mode:
    return next(mode for mode in MODES if mode.id == mode_id)
