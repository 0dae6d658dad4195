"""The interpreter: a frame that walks through the effects of a script and remembers what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from games.reddust.board import SPACES
from games.reddust.cards import ASSETS, EVENTS
from games.reddust.earthgov import set_confidence
from games.reddust.events.registry import SCRIPTS
from games.reddust.frames.base import Node, Question, Told
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import FACTIONS, Faction, SpaceId

EXECUTOR = "executor"


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of a script. Leaves override `run`, and `answered` if they ask something."""

    def run(self, turn: Turn, run: Run) -> None:
        raise NotImplementedError  # every leaf has its own

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        """The question that `run` pushed is answered."""

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        """Inner scripts, for effects that contain others."""
        return ()


class Run(Node):
    """A script, or a block inside one, in execution."""

    kind: Literal["run"] = "run"
    script: str
    seat: Faction
    """The executing Faction: it makes all selections unless a card says otherwise (7.2)."""
    path: list[int] = Field(default_factory=list)
    """Pairs (index of the effect, index of its block) that lead from the script to this block."""
    at: int = 0
    waiting: bool = False
    index: int = 0
    """Scratch number of the running effect (the turn of a loop)."""
    scope: dict[str, list[str]] = Field(default_factory=dict)
    """Named choices: spaces, Factions."""
    numbers: dict[str, int] = Field(default_factory=dict)

    def effects(self) -> tuple[Effect, ...]:
        found = SCRIPTS[self.script]
        for i in range(0, len(self.path), 2):
            found = found[self.path[i]].blocks()[self.path[i + 1]]
        return found

    def advance(self, turn: Turn) -> None:
        effects = self.effects()
        if self.waiting:
            self.waiting = False
            effects[self.at - 1].answered(turn, self, self.heard())
        elif self.at == len(effects):
            self._leave(turn)
        else:
            self.at += 1
            self.index = 0
            effects[self.at - 1].run(turn, self)

    def _leave(self, turn: Turn) -> None:
        turn.pop()
        if not self.path:
            return
        below = turn.stack[-1]
        if isinstance(below, Run):
            below.scope.update({k: v for k, v in self.scope.items() if k != "space"})
            below.numbers.update(self.numbers)

    def ask(self, turn: Turn, frame: Question | Node) -> None:
        """Push a question; its answer comes back to the running effect."""
        self.waiting = True
        self.told = None
        turn.push(frame)

    def enter(self, turn: Turn, block: int, space: SpaceId = "") -> None:
        """Run a block of the running effect; `answered` is called when it is over."""
        self.waiting = True
        self.told = None
        scope = dict(self.scope)
        if space:
            scope["space"] = [space]
        path = [*self.path, self.at - 1, block]
        turn.push(Run(script=self.script, seat=self.seat, path=path, scope=scope, numbers=dict(self.numbers)))

    # --- names --------------------------------------------------------------------------------------------------

    def who(self, by: str) -> Faction:
        """A Faction id, `EXECUTOR`, or the name of a chosen Faction."""
        if by == EXECUTOR:
            return self.seat
        return by if by in FACTIONS else self.scope[by][0]

    def spaces(self, name: str) -> list[SpaceId]:
        """The spaces of a named choice, or the space of that id."""
        return self.scope.get(name, [name] if name in SPACES else [])


Amount = int | Callable[[RedDustState, Run], int]


def amount(state: RedDustState, run: Run, n: Amount) -> int:
    return n if isinstance(n, int) else n(state, run)


def begin(turn: Turn, script: str, seat: Faction) -> None:
    """Execute a script; 7.5: an option with a Confidence sign sets the marker first."""
    kind, number, *side = script.split("-")
    if kind == "event":
        sign = EVENTS[int(number)].eg[side[0]]
        if sign:
            set_confidence(turn, plus=sign == "+")
    elif ASSETS[int(number)].kind == "resource":
        raise ValueError(f"{script} has no event")
    turn.push(Run(script=script, seat=seat))
