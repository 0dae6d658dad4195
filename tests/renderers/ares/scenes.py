"""Positions to draw: seeded playouts, and extremes that no playout reaches."""

from __future__ import annotations

from typing import Any

from bot.i18n import Texts
from games.ares.cards import CORPORATIONS, OCEANS, PROJECTS
from games.ares.rules import ARES
from games.ares.state import AresOptions, AresState
from games.ares.view import AresView
from games.core.engine import Table
from renderers.protocol import Say
from tools.board import played

TEXTS = Texts()
NAMES = {
    "en": {"p1": "Valentina", "p2": "Ōkubo", "p3": "Maximiliana the Great of Arcadia Planitia", "p4": "Kim"},
    "ko": {"p1": "발렌티나", "p2": "이순신", "p3": "세종대왕과 집현전의 모든 학자들", "p4": "김"},
}


def say(language: str = "en") -> Say:
    return TEXTS.speaker(language, NAMES[language])


def playout(
    moves: int, seed: str = "golden", until: Any = None, **options: Any
) -> tuple[Table[AresState], tuple[str, ...]]:
    return played(ARES, AresOptions(**options), seed, moves, until)


def look(table: Table[AresState], viewer: str | None = None) -> AresView:
    return ARES.view(table.state, viewer)


def full() -> tuple[AresView, tuple[str, ...]]:
    """Four players with more than a game can bring: every card in play, large numbers, all oceans."""
    table, _ = playout(260, players=4)
    state = table.state
    cards = sorted(PROJECTS, key=lambda card: (PROJECTS[card].color != "blue", len(PROJECTS[card].name)), reverse=False)
    companies = sorted(CORPORATIONS, key=lambda card: len(CORPORATIONS[card].name), reverse=True)
    for i, seat in enumerate(state.seats):
        player = state.people[seat]
        player.played = cards[i :: len(state.seats)]
        player.on = {card: 10 + i for card in player.played if PROJECTS[card].holds}
        player.corporation = companies[i]
        player.mc, player.heat, player.plants = 248 - i, 127, 88
        player.tr, player.forests = 63, 24
        player.hand = cards[: 18 + i]
    state.now.temperature, state.now.oxygen, state.now.oceans = 8, 14, 9
    state.flipped, state.oceans = list(OCEANS), []
    marks = ("track:temperature", "track:oxygen", "ocean:9", "seat:p3", f"card:{state.people['p3'].played[0]}")
    return look(table), marks


def big_hand(count: int, seed: str = "golden") -> AresView:
    """The first seat in a construction phase with so many cards in hand and some discounts."""
    table, _ = playout(400, seed, lambda view: view.round > 7 and view.phase == 2, players=2)
    state = table.state
    player = state.people["p1"]
    player.played += ["advanced-alloys", "mine", "earth-catapult"]
    player.corporation = "interplanetary-cinematics"
    free = [card for card in sorted(PROJECTS) if card not in player.played]
    player.hand = free[:: max(1, len(free) // count)][:count]
    return look(table, "p1")
