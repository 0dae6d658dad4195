"""The three big buttons of an empty table: nothing but slash commands that anybody could type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.parts import CommandSpec
from bot.web.wire import BadInput, Json, find_command


@dataclass(frozen=True, slots=True)
class Step:
    """One command. `seat` 0 is whoever pressed the button, 1 the second person at this keyboard."""

    path: tuple[str, ...]
    args: dict[str, str] = field(default_factory=dict)
    seat: int = 0


GAME = "$game"
"""Stands for the game chosen on the card."""

NEW = Step(("game", "new"), {"game": GAME})
START = Step(("game", "start"))
PLAY = Step(("play",))

RECIPES: dict[str, tuple[Step, ...]] = {
    "solo": (NEW, START, PLAY),
    "two": (NEW, Step(("game", "join"), seat=1), START, PLAY),
    "computer": (NEW, Step(("game", "join"), {"computer": "steady"}), START, PLAY),
}


def recipes(commands: Sequence[CommandSpec]) -> list[Json]:
    """The recipes this command tree can follow; a button that could not work is not shown."""
    return [
        {"key": key, "steps": [{"path": list(s.path), "args": s.args, "seat": s.seat} for s in steps]}
        for key, steps in RECIPES.items()
        if all(_known(commands, step) for step in steps)
    ]


def _known(commands: Sequence[CommandSpec], step: Step) -> bool:
    try:
        spec = find_command(commands, step.path)
    except BadInput:
        return False
    return set(step.args) <= {option.name for option in spec.options}
