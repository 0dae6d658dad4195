"""Computer players: they see a view and a list of options, nothing else, so they cannot peek."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.ai.random_player import choose_at_random
from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng

Player = Callable[[View, Decision, Rng], Action]
"""Chooses one of the decision's legal options. The generator is the player's own, never the game's."""

AI: dict[str, dict[str, Player]] = {}
"""Game -> name of the policy -> the player; what a game adds to `ANY_GAME`."""

ANY_GAME: dict[str, Player] = {"random": choose_at_random}


def players_of(game: str) -> Mapping[str, Player]:
    """Every computer player that can sit at a table of this game, by the name of its policy."""
    return {**ANY_GAME, **AI.get(game, {})}
