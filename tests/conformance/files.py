"""Whole games as files: what a failure leaves behind, and what becomes a regression test."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.core.engine import Rules
from games.core.flow import State
from games.core.model import Action, GameOptions, SeatId
from tests.conformance.modes import RULES

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "out"
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


@dataclass
class Playthrough:
    """A game by seed, options and log; `end` is the digest of the state it leads to ("" when unknown)."""

    game: str
    seed: str
    seats: list[SeatId]
    options: dict[str, Any]
    log: list[tuple[SeatId, Action]] = field(default_factory=list)
    end: str = ""
    about: str = ""

    @property
    def rules(self) -> Rules[Any]:
        return RULES[self.game]

    @property
    def game_options(self) -> GameOptions:
        return self.rules.options_type.model_validate(self.options)

    def text(self) -> str:
        head = {
            "about": self.about,
            "game": self.game,
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "end": self.end,
        }
        lines = ",\n".join(json.dumps([seat, action.model_dump()], ensure_ascii=False) for seat, action in self.log)
        return json.dumps(head, ensure_ascii=False, indent=1)[:-2] + f',\n "log": [\n{lines}\n ]\n}}\n'


def read_playthrough(path: Path) -> Playthrough:
    raw = json.loads(path.read_text(encoding="utf-8"))
    rules = RULES[raw["game"]]
    log = [(seat, rules.action_from_json(json.dumps(action))) for seat, action in raw.pop("log")]
    return Playthrough(**raw, log=log)


def digest(rules: Rules[Any], state: State) -> str:
    return hashlib.sha256(rules.dump(state)).hexdigest()[:16]


class Broken(AssertionError):
    """A promise was broken in the middle of a game; the replay file shows where."""


def write_failure(play: Playthrough, problem: str) -> str:
    """Save the game that went wrong; the text that says so and what to do with it."""
    play.about = problem.splitlines()[0][:200] if problem else ""
    OUT.mkdir(exist_ok=True)
    name = f"{play.game}-{hashlib.sha256(play.text().encode()).hexdigest()[:10]}.json"
    path = OUT / name
    path.write_text(play.text(), encoding="utf-8")
    return (
        f"{problem}\n\nThe game is saved in out/{name} (seed {play.seed!r}, {len(play.log)} actions).\n"
        f"See it again:  python -m tests.conformance.again out/{name}\n"
        f"Keep it as a regression test:  cp out/{name} tests/playthroughs/{play.game}-<what-went-wrong>.json"
    )
