"""Computer players: they see a view and a list of options, nothing else, so they cannot peek."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.ai import ares, reddust
from games.ai.random_player import choose_at_random
from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng
from games.registry import GAMES

Player = Callable[[View, Decision, Rng], Action]
"""Chooses one of the decision's legal options. The generator is the player's own, never the game's."""

ANY_GAME: dict[str, Player] = {"random": choose_at_random}

AI: dict[str, dict[str, Player]] = {game: dict(ANY_GAME) for game in GAMES}
"""Game -> name of the policy -> the player. A game with a player of its own adds it here."""
AI["ares"]["steady"] = ares.choose_steadily
AI["reddust"]["steady"] = reddust.choose_steadily


def players_of(game: str) -> Mapping[str, Player]:
    """Every computer player that can sit at a table of this game, by the name of its policy."""
    return {**ANY_GAME, **AI.get(game, {})}
