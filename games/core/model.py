"""Base classes of everything that is saved: frozen values and mutable parts of a state."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

SeatId = str
"""A seat at the table ("p1", "RD"); people and computer players sit on seats, the rules know only seats."""


class Value(BaseModel):
    """A frozen value: actions, results, views."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Mutable(BaseModel):
    """A part of a state. Holds ids, never references; no sets, no floats."""

    model_config = ConfigDict(extra="forbid")


class Action(Value):
    """What a seat does. A leaf declares `kind: Literal["play"] = "play"` and 0 to 3 scalar fields (str, int, bool).

    Kinds and field names are names for ever: they are in every saved log and in every slash command.
    """

    kind: str


class GameOptions(Value):
    """What a table agrees on before the game starts; a game subclasses it with defaults for every field."""


class View(Value):
    """What one viewer may see; everything that leaves the engine is made from a view."""

    viewer: SeatId | None


class ScoreLine(Value):
    """One seat's line of the final report; `parts` are message keys with their points, in reading order."""

    seat: SeatId
    place: int
    total: int
    parts: tuple[tuple[str, int], ...] = ()
    winner: bool = False


class Result(Value):
    """How the game ended. `lines` best first; equal places are shared."""

    lines: tuple[ScoreLine, ...]
    reason: str
    """Message key that says why the game ended."""
