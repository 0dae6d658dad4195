"""Effects that move pieces about the map (7.3: never in or out of Labyrinths in Raging Storms)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.reddust.events.run import EXECUTOR, Amount, Effect, Run, amount
from games.reddust.frames.base import Told
from games.reddust.frames.pieces import PickPieces
from games.reddust.frames.scatter import Scatter
from games.reddust.movement import sealed
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Face

Faces = tuple[Face, ...] | Callable[[RedDustState, Run], tuple[Face, ...]]
"""Kinds of pieces, or how to find them: those of a Faction that was named."""


@dataclass(frozen=True, slots=True)
class MoveTo(Effect):
    """Move n pieces of the named spaces into one other space; Bases as far as there is room (1.3)."""

    faces: Faces
    to: str
    """The destination: a space id or the name of a choice of one space."""
    space: str
    """The origins, likewise; name them with `AllSpaces`, which leaves out Raging Deserts."""
    n: Amount = 99
    up_to: bool = True
    by: str = EXECUTOR
    into: str = ""
    """Remembers how many moved, and as "<into>.<face>" how many of each kind."""
    why: str = "event_move"

    def run(self, turn: Turn, run: Run) -> None:
        state = turn.state
        to = next((s for s in run.spaces(self.to) if not sealed(state, s)), "")
        origins = [s for s in run.spaces(self.space) if s != to and not sealed(state, s)]
        if not to or not origins:
            return
        faces = self.faces if isinstance(self.faces, tuple) else self.faces(state, run)
        frame = PickPieces(
            seat=run.who(self.by),
            verb="move",
            why=self.why,
            spaces=origins,
            faces=list(faces),
            left=amount(state, run, self.n),
            optional=self.up_to,
            bases_last="none",
            to=to,
        )
        run.ask(turn, frame)

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        if self.into:
            run.numbers[self.into] = told.n
            run.numbers.update({f"{self.into}.{face}": n for face, n in told.tally.items()})


@dataclass(frozen=True, slots=True)
class MoveAway(Effect):
    """Move n units of a space to any of the named spaces, as many as there are (7.4)."""

    faces: tuple[Face, ...]
    to: str
    n: Amount
    space: str = "space"
    by: str = EXECUTOR

    def run(self, turn: Turn, run: Run) -> None:
        state = turn.state
        for origin in run.spaces(self.space):
            destinations = [s for s in run.spaces(self.to) if s != origin and not sealed(state, s)]
            if sealed(state, origin) or not destinations:
                continue
            left = amount(state, run, self.n)
            faces = list(self.faces)
            run.ask(
                turn, Scatter(seat=run.who(self.by), origin=origin, destinations=destinations, faces=faces, left=left)
            )
            return
