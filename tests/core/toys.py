"""Toy frames: each does one thing, so that a test reads as the shape of the stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from games.core.flow import Frame, Lane, State, Together, Turn
from games.core.message import Label, Prompt, m
from games.core.model import Action, GameOptions, Result, SeatId
from games.core.rng import Rng


class Toy(State):
    """A state that remembers in which order things ran."""

    trail: list[str]
    locked: bool = False


class Go(Action):
    kind: Literal["go"] = "go"


class Auto(Frame[Toy]):
    """Leaves its name on the trail, then is done, or becomes `then`, or first asks `first`."""

    kind: Literal["auto"] = "auto"
    name: str
    first: Any = None
    then: Any = None

    def advance(self, turn: Turn[Toy]) -> None:
        turn.state.trail.append(self.name)
        if self.first is not None:
            first, self.first = self.first, None
            turn.push(first)
        elif self.then is not None:
            turn.replace(self.then)
        else:
            turn.pop()


class Ask(Frame[Toy]):
    """Waits for one seat; `does` runs after it popped itself."""

    kind: Literal["ask"] = "ask"
    seat: SeatId
    does: Callable[[Turn[Toy]], None] | None = None

    def waits(self, state: Toy) -> Sequence[SeatId]:
        return [self.seat]

    def actions(self, state: Toy, seat: SeatId) -> Sequence[Action]:
        return [Go()]

    def prompt(self, state: Toy, seat: SeatId) -> Prompt:
        return Prompt(m("toy-ask"))

    def label(self, state: Toy, seat: SeatId, action: Action) -> Label:
        return Label(m("toy-go"))

    def take(self, turn: Turn[Toy], seat: SeatId, action: Action) -> None:
        turn.state.trail.append(f"{seat} went")
        turn.pop()
        if self.does is not None:
            self.does(turn)


class Gate(Frame[Toy]):
    """Waits for its seat while the state is locked; goes on by itself once it is not."""

    kind: Literal["gate"] = "gate"
    seat: SeatId

    def waits(self, state: Toy) -> Sequence[SeatId]:
        return [self.seat] if state.locked else []

    def advance(self, turn: Turn[Toy]) -> None:
        turn.state.trail.append(f"{self.seat} passed the gate")
        turn.pop()


class Open(Frame[Toy]):
    """Waits for one seat while others may act as well."""

    kind: Literal["open"] = "open"
    seat: SeatId
    others: list[SeatId]

    def waits(self, state: Toy) -> Sequence[SeatId]:
        return [self.seat]

    def may(self, state: Toy) -> Sequence[SeatId]:
        return self.others


class Endless(Frame[Toy]):
    """A bug: an automatic frame that never gets anywhere."""

    kind: Literal["endless"] = "endless"

    def advance(self, turn: Turn[Toy]) -> None:
        pass


class Both(Together[Toy]):
    """Its lanes, then its name on the trail."""

    kind: Literal["both"] = "both"
    name: str = "both"

    def advance(self, turn: Turn[Toy]) -> None:
        turn.state.trail.append(self.name)
        turn.pop()


class End(Frame[Toy]):
    """The game is over, wherever it stands."""

    kind: Literal["end"] = "end"

    def advance(self, turn: Turn[Toy]) -> None:
        end(turn)


def end(turn: Turn[Toy]) -> None:
    turn.state.over = Result(lines=(), reason="toy-over")


def lane(seat: SeatId, *frames: Frame[Toy]) -> Lane:
    """Bottom frame first, as on a stack."""
    return Lane(seat=seat, stack=list(frames))


def toy(*frames: Frame[Toy], seats: Sequence[SeatId] = ("a", "b", "c")) -> Toy:
    return Toy(
        schema_version=1, rng=Rng(seed="toy"), seats=list(seats), options=GameOptions(), stack=list(frames), trail=[]
    )
