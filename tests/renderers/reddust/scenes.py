"""Positions to draw: seeded playouts, and extremes that no playout reaches."""

from __future__ import annotations

from typing import Any

from bot.i18n import Texts
from games.core.engine import Table
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.victory import result
from games.reddust.view import RedDustView, RunningView
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
    """The set-up of 3.1: a position that every player knows."""
    return look(playout(0)[0])


CROWDED = ("europa", "noctis", "pavonis", "arsia", "new_cordoba", "rutherford", "radau", "coronae", "gandhi", "alpheus")
STORMY = ("pavonis", "gandhi", "trouvelot", "ascraeus", "shenzhou", "sinai")
FULL_MARKS = (
    "space:noctis", "space:gandhi", "space:wilderness", "space:transit", "track:confidence", "track:flashpoint",
    "track:displaced", "track:campaigns", "track:event", "track:profits", "move:noctis>radau", "move:gandhi>sharma",
    "move:syria>shepard", "move:wilderness>sinai",
)  # fmt: skip


def _cards(state: RedDustState, current: int, following: int) -> None:
    state.current, state.next, state.played = current, following, [*range(20, 30), 49, current]
    state.dust_storms = 1


def _march(*spaces: str) -> RunningView:
    return RunningView(
        faction="RD", name="march", kind="operation", spaces=spaces, current=spaces[-1], owed=len(spaces)
    )


def middle() -> tuple[RedDustView, tuple[str, ...]]:
    """Red Dust on the march in the middle of a game; set by hand, so that no rule can change the picture."""
    state = playout(0)[0].state
    _cards(state, 17, 28)
    moved: dict[str, dict[str, int]] = {
        "europa": {"mg_troop": 4, "security": 2, "corp_base": 1, "cr_rebel": 1},
        "tenzing": {"mg_troop": 2, "eg_troop": 3, "rd_rebel_active": 4, "satellite": 1},
        "syria": {"rd_rebel": 1},
        "pavonis": {"security": 2, "terraforming": 1},
        "shepard": {"rd_rebel": 2, "rd_base": 1},
        "tereshkova": {"mg_troop": 3, "mg_fortified": 1, "specops": 1},
        "arsia": {"cr_rebel": 3, "conversion": 1},
        "noctis": {"rd_rebel": 3, "rd_rebel_active": 2, "dug_in": 1},
        "gandhi": {"mg_troop": 1, "rd_rebel": 2, "rd_base": 1, "dug_in": 1},
        "trouvelot": {"cr_rebel": 2, "cr_rebel_active": 1, "cr_base": 1, "specops_active": 1},
        "hellas_chaos": {"corp_base": 1, "terraforming": 1, "security": 4},
    }
    for name, pieces in moved.items():
        state.spaces[name].pieces = pieces
    for name, level in {
        "europa": 2,
        "tereshkova": 1,
        "shepard": -2,
        "noctis": -2,
        "new_cordoba": -1,
        "marth": 1,
    }.items():
        state.spaces[name].level = level
    state.spaces["shenzhou"].damage, state.spaces["europa"].markers, state.spaces["syria"].storm = 1, 1, "raging"
    state.casualties = {"security": 3, "eg_troop": 2}
    state.campaigns, state.capabilities, state.profits, state.eg_box, state.flashpoint = [10, 4], [5], 11, 6, 3
    update = {
        "running": (_march("tenzing", "syria"),),
        "order": ("MG", "RD", "CR", "CORP"),
        "acted": (("MG", "op_special"),),
        "eligible": ("MG", "RD", "CR"),
        "waiting": ("RD",),
    }
    marks = ("space:tenzing", "space:syria", "space:gandhi", "move:gandhi>tenzing", "move:noctis>syria")
    return RED_DUST.view(state, None).model_copy(update=update), (*marks, "track:rd_resources")


def full() -> tuple[RedDustView, tuple[str, ...]]:
    """More than a game can bring: every kind of unit in many spaces, all storms, all cards in force, full boxes."""
    state = playout(0)[0].state
    _cards(state, 41, 49)
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
    update = {"running": (_march(*CROWDED, "wilderness"),), "waiting": ("RD",), "coronae_sharma": True}
    return RED_DUST.view(state, None).model_copy(update=update), FULL_MARKS


def rich_hand() -> RedDustView:
    """The Reclaimers with one more card than they may keep, of every kind."""
    state = playout(0)[0].state
    state.hand = [2, 8, 16, 19, 28, 24, 14]
    return RED_DUST.view(state, "CR")


def ended(alliance: str = "none") -> RedDustView:
    """A finished game with a made-up race."""
    state = playout(0, alliance=alliance)[0].state
    _cards(state, 51, 0)
    state.profits, state.eg_box = 38, 8
    state.history = [[-22 + n // 3, -36 + n, -18 + n % 7, -3 - n // 8 + n % 3] for n in range(36)]
    state.over = result(state, "reddust-over-victory")
    return RED_DUST.view(state, None)
