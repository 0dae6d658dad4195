"""Frames: the questions a game is waiting on, kept on a stack inside the saved state.

The frame on top is asked first; what it interrupted waits below. A frame either waits for seats (`waits`) or moves on
by itself (`advance`). `Together` runs one stack per seat at the same time, for simultaneous phases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from games.core.errors import CorruptState
from games.core.message import Arg, Event, Label, Message, Prompt, Refusal
from games.core.model import Action, GameOptions, Mutable, Result, SeatId
from games.core.rng import Rng


class State(Mutable):
    """The whole of a game. A game's state narrows `stack` to the union of its frames and adds its own fields."""

    schema_version: int
    rng: Rng
    seats: list[SeatId]
    options: GameOptions
    stack: list[Any]
    over: Result | None = None


S = TypeVar("S", bound=State)


class Turn(Generic[S]):
    """What a running frame works with: the state, the stack it lives on, and the events so far."""

    __slots__ = ("events", "seat", "stack", "state")

    def __init__(self, state: S) -> None:
        self.state: S = state
        self.stack: list[Any] = state.stack
        self.events: list[Event] = []
        self.seat: SeatId | None = None

    def push(self, frame: Frame[S]) -> None:
        """Interrupt: this frame is asked before the running one goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """The running frame is done. Call it before pushing what follows."""
        self.stack.pop()

    def replace(self, frame: Frame[S]) -> None:
        """The running frame is done and this one takes its place."""
        self.stack[-1] = frame

    def emit(
        self,
        kind: str,
        text: Message,
        *,
        seat: SeatId | None = None,
        seen_by: tuple[SeatId, ...] | None = None,
        barrier: bool = False,
        marks: tuple[str, ...] = (),
    ) -> None:
        """Something happened; see `Event`."""
        self.events.append(Event(kind, text, seat, seen_by, barrier, marks))

    def say(self, key: str, *, seat: SeatId | None = None, marks: tuple[str, ...] = (), **args: Arg) -> None:
        """A public event whose kind is its message key: the common case."""
        self.events.append(Event(key, Message(key, args), seat, None, False, marks))


class Frame(Mutable, Generic[S]):
    """A question, or an automatic step, with whatever it must remember. A leaf declares `kind: Literal[...]`.

    `actions` lists every legal action of a seat: it is the one source for legality, buttons, autocomplete, computer
    players and tests. `label` and `prompt` only describe; `refused` explains what is not in the list.
    """

    kind: str

    def waits(self, state: S) -> Sequence[SeatId]:
        """Seats that must act before play goes on; empty: the frame advances by itself."""
        return ()

    def may(self, state: S) -> Sequence[SeatId]:
        """Seats that may act although nobody waits for them (to change a secret choice)."""
        return ()

    def actions(self, state: S, seat: SeatId) -> Sequence[Action]:
        """Every legal action of this seat now. Never empty for a seat in `waits`."""
        return ()

    def prompt(self, state: S, seat: SeatId) -> Prompt:
        """The question, for display."""
        raise NotImplementedError  # only automatic frames leave it out

    def label(self, state: S, seat: SeatId, action: Action) -> Label:
        """How a legal action reads."""
        raise NotImplementedError  # only automatic frames leave it out

    def refused(self, state: S, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        """Actions a player might expect here and why they are not legal now."""
        return ()

    def default(self, state: S, seat: SeatId) -> Action | None:
        """What a timeout does in the seat's name; None: there is no safe default and the game waits."""
        return None

    def take(self, turn: Turn[S], seat: SeatId, action: Action) -> None:
        """Apply a legal action."""
        raise NotImplementedError  # only automatic frames leave it out

    def advance(self, turn: Turn[S]) -> None:
        """One automatic step. Must pop, replace or push, or make `waits` non-empty."""
        raise NotImplementedError  # only frames that always wait leave it out


class Lane(Mutable):
    """One seat's own stack inside a `Together`. A game narrows `stack` to the union of its frames."""

    seat: SeatId
    stack: list[Any]


class Together(Frame[S], Generic[S]):
    """All seats at the same time, each on a stack of its own; when all are empty, `advance` goes on."""

    lanes: list[Any]

    def lane(self, seat: SeatId) -> Lane | None:
        for lane in self.lanes:
            if lane.seat == seat:
                found: Lane = lane
                return found
        return None


REST_AFTER = 100_000
"""More automatic steps than any rulebook asks for between two decisions: an endless frame is an error at once."""


def settle(turn: Turn[S]) -> None:
    """Advance until somebody must decide or the game is over."""
    state = turn.state
    for _ in range(REST_AFTER):
        if state.over is not None or not _settle_once(turn, state.stack):
            return
    raise CorruptState(f"the game does not come to rest: {state.stack[-1].kind}")


def _settle_once(turn: Turn[S], stack: list[Any]) -> bool:
    """One automatic step on this stack; False when it is empty or blocked on a decision.

    One at a time, from the bottom stack again: a step in one lane may free another lane or interrupt all of them.
    """
    if not stack:
        return False
    top = stack[-1]
    if isinstance(top, Together):
        if any(_settle_once(turn, lane.stack) for lane in top.lanes):
            return True
        if any(lane.stack for lane in top.lanes):
            return False
    elif top.waits(turn.state):
        return False
    turn.stack = stack
    top.advance(turn)
    return True


def active_frames(stack: list[Any]) -> Iterator[tuple[list[Any], Frame[Any]]]:
    """The frames that are asking now, each with the stack it lives on."""
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Together):
        for lane in top.lanes:
            yield from active_frames(lane.stack)
    else:
        yield stack, top


def waiting(state: State) -> tuple[SeatId, ...]:
    """Seats the game waits for, in the order of the table."""
    if state.over is not None:
        return ()
    asked: set[SeatId] = set()
    for _, frame in active_frames(state.stack):
        asked.update(frame.waits(state))
    return tuple(seat for seat in state.seats if seat in asked)


def able(state: State) -> tuple[SeatId, ...]:
    """Seats that have a decision now, asked or optional, in the order of the table."""
    if state.over is not None:
        return ()
    seats: set[SeatId] = set()
    for _, frame in active_frames(state.stack):
        seats.update(frame.waits(state))
        seats.update(frame.may(state))
    return tuple(seat for seat in state.seats if seat in seats)


def asking(state: S, seat: SeatId) -> tuple[list[Any], Frame[S]] | None:
    """The frame that this seat may answer now and the stack it lives on; what waits for it comes first."""
    if state.over is not None:
        return None
    optional: tuple[list[Any], Frame[S]] | None = None
    for stack, frame in active_frames(state.stack):
        if seat in frame.waits(state):
            return stack, frame
        if optional is None and seat in frame.may(state):
            optional = stack, frame
    return optional
