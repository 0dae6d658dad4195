"""Lanterns: each round all bid a lantern from their hand in secret; the highest single bid scores and lights a lane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.core.flow import Lane, State
from games.core.model import Action, GameOptions, Mutable, View

if TYPE_CHECKING:
    from tests.tiny.frames import AnyFrame  # the union of all frames; tests.tiny.frames closes the circle


class TinyOptions(GameOptions):
    rounds: Literal[2, 3, 4] = 3
    players: Literal[2, 3] = 2


class Bid(Action):
    kind: Literal["bid"] = "bid"
    lantern: int


class Draw(Action):
    kind: Literal["draw"] = "draw"


class Rest(Action):
    kind: Literal["rest"] = "rest"


class Give(Action):
    kind: Literal["give"] = "give"
    to: str
    lantern: int


class Keep(Action):
    kind: Literal["keep"] = "keep"


class Person(Mutable):
    hand: list[int]
    score: int = 0
    bid: int | None = None


class TinyLane(Lane):
    stack: list[AnyFrame]


class TinyState(State):
    options: TinyOptions
    stack: list[AnyFrame]
    round: int = 0
    deck: list[int]
    people: dict[str, Person]


class TinyView(View):
    round: int
    deck: int
    scores: dict[str, int]
    hands: dict[str, int]
    hand: tuple[int, ...] = ()
    bid: int | None = None
    bidden: tuple[str, ...] = ()
