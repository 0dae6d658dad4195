"""The big buttons of an empty table: nothing but slash commands that anybody could type.

What depends on the game is asked of the desk by autocomplete, as a person would see it while typing:
`?value` takes the value if it is offered and else leaves the option out, `$best` the computer player offered
(a steady one before others), and a step with `$each` is repeated for every value offered (the free seats).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.parts import CommandSpec
from bot.web.wire import BadInput, Json, find_command

FIRST, SECOND, IN_TURN = 0, 1, -1


@dataclass(frozen=True, slots=True)
class Step:
    """One command. `who`: whoever pressed the button, the second person at this keyboard, or both in turn.
    `later`: only when the table has said what it had to say, so that a panel stands below the board."""

    path: tuple[str, ...]
    args: dict[str, str] = field(default_factory=dict)
    who: int = FIRST
    later: bool = False


NEW = Step(("game", "new"), {"game": "$game"})
ALONE = Step(("game", "new"), {"game": "$game", "setup": "?players=1"})
TAKE_THE_REST = Step(("game", "join"), {"seat": "$each"})
SHARE_THE_REST = Step(("game", "join"), {"seat": "$each"}, IN_TURN)
ADD_COMPUTER = Step(("game", "join"), {"computer": "$best"})
FILL_WITH_COMPUTERS = Step(("game", "join"), {"seat": "$each", "computer": "$best"})
START = Step(("game", "start"))
PLAY = Step(("play",), later=True)

RECIPES: dict[str, tuple[Step, ...]] = {
    "learn": (Step(("learn",), {"game": "$game"}), PLAY),
    "solo": (ALONE, TAKE_THE_REST, START, PLAY),
    "two": (NEW, Step(("game", "join"), who=SECOND), SHARE_THE_REST, START, PLAY),
    "computer": (NEW, ADD_COMPUTER, FILL_WITH_COMPUTERS, START, PLAY),
}


def recipes(commands: Sequence[CommandSpec]) -> list[Json]:
    """The recipes this command tree can follow; a button that could not work is not shown."""
    return [
        {
            "key": key,
            "steps": [{"path": list(s.path), "args": s.args, "who": s.who, "later": s.later} for s in steps],
        }
        for key, steps in RECIPES.items()
        if all(_known(commands, step) for step in steps)
    ]


def _known(commands: Sequence[CommandSpec], step: Step) -> bool:
    try:
        spec = find_command(commands, step.path)
    except BadInput:
        return False
    return set(step.args) <= {option.name for option in spec.options}
