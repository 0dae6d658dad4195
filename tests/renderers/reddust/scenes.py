"""Positions to draw: seeded playouts, and extremes that no playout reaches."""

from __future__ import annotations

from typing import Any

from bot.i18n import Texts
from games.core.engine import Table
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.view import RedDustView
from games.reddust.vocabulary import FACES
from renderers.protocol import Say
from tools.board import played

TEXTS = Texts()
NAMES = {
    "en": {"MG": "Valentina", "CORP": "Ōkubo", "RD": "Maximiliana the Great of Arcadia Planitia", "CR": "Kim"},
    "ko": {"MG": "발렌티나", "CORP": "이순신", "RD": "세종대왕과 집현전의 모든 학자들", "CR": "김"},
}
BASES = ("mg_base", "corp_base", "terraforming", "rd_base", "dug_in", "cr_base", "conversion")


def say(language: str = "en") -> Say:
    return TEXTS.speaker(language, NAMES[language])


def playout(
    moves: int, seed: str = "golden", until: Any = None, **options: Any
) -> tuple[Table[RedDustState], tuple[str, ...]]:
    return played(RED_DUST, RedDustOptions(**options), seed, moves, until)


def look(table: Table[RedDustState], viewer: str | None = None) -> RedDustView:
    return RED_DUST.view(table.state, viewer)


def opening() -> RedDustView:
    """The set-up of 3.1: a layout that every player knows."""
    return look(playout(0)[0])


CROWDED = ("europa", "noctis", "pavonis", "arsia", "new_cordoba", "rutherford", "radau", "coronae", "gandhi", "alpheus")
STORMY = ("pavonis", "gandhi", "trouvelot", "ascraeus", "shenzhou", "sinai")


def full() -> tuple[RedDustView, tuple[str, ...]]:
    """More than a game can bring: every kind of unit in many spaces, all storms, all cards in force, full boxes."""
    table, _ = playout(120)
    state = table.state
    units = [face for face in FACES if face not in BASES]
    for i, name in enumerate((*CROWDED, "wilderness")):
        here = state.spaces[name]
        here.pieces = dict.fromkeys(units, 1 + i % 4)
        here.pieces |= {("mg_troop", "rd_rebel", "cr_rebel")[i % 3]: 19, BASES[i % 7]: 1, BASES[(i + 3) % 7]: 1}
        here.level = (2, 1, -1, -2)[i % 4]
    state.spaces["wilderness"].level = 0
    for i, (name, here) in enumerate(state.spaces.items()):
        here.storm = ("raging" if i % 2 else "approaching") if name in STORMY else ""
    state.spaces["europa"].damage, state.spaces["sharma"].damage, state.spaces["tenzing"].markers = 2, 1, 1
    state.campaigns, state.capabilities = list(range(1, 13)), [1, 2, 3, 4, 5, 6, 23, 24, 25, 26]
    state.earth = {"eg_troop": 16, "security": 12, "specops": 8, "satellite": 4, "supply": 6, "population": 11}
    state.transit = dict(state.earth)
    state.casualties = {"mg_troop": 30, "security": 16, "specops": 8, "eg_troop": 16, "corp_base": 9, "satellite": 4}
    state.available = {"mg_troop": 30, "mg_base": 3, "security": 16, "specops": 8, "corp_base": 9, "eg_troop": 16}
    state.available |= {"rd_rebel": 30, "rd_base": 9, "cr_rebel": 20, "cr_base": 15}
    state.out_of_game = {"rd_rebel": 4, "mg_troop": 12}
    state.mg_resources = state.rd_resources = state.profits = 50
    state.displaced, state.eg_box, state.eg_plus, state.flashpoint = 17, 8, True, 4
    marks = (
        "space:noctis", "space:gandhi", "space:wilderness", "space:transit", "track:confidence", "track:flashpoint",
        "track:displaced", "track:campaigns", "track:event", "track:profits", "move:noctis>gandhi",
        "move:syria>shepard", "move:wilderness>sinai",
    )  # fmt: skip
    return look(table), marks


def rich_hand() -> RedDustView:
    """The Reclaimers with one more card than they may keep, of every kind."""
    table, _ = playout(60)
    table.state.hand = [2, 8, 16, 19, 28, 24, 14]
    return look(table, "CR")
