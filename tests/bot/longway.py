"""A walk of as many steps as one likes: long moves, a die in the middle, labels that begin alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.engine import Rules, SeatSpec
from games.core.flow import Frame, State, Turn
from games.core.message import Label, Message, Prompt, m
from games.core.model import Action, GameOptions, SeatId, View
from games.core.rng import Rng

PLACES = {"north": "North by the sea", "far1": "Far away 1", "far2": "Far away 2"}


def text(words: str) -> Message:
    return m("core-literal", text=words)


class Go(Action):
    kind: Literal["go"] = "go"
    to: str


class Dice(Action):
    kind: Literal["dice"] = "dice"


class Stop(Action):
    kind: Literal["stop"] = "stop"


class Walking(Frame["WayState"]):
    kind: Literal["walking"] = "walking"
    steps: int = 0

    def waits(self, state: WayState) -> Sequence[SeatId]:
        return state.seats

    def actions(self, state: WayState, seat: SeatId) -> Sequence[Action]:
        going: list[Action] = [Go(to=place) for place in PLACES]
        return [*going, Dice(), Stop()] if self.steps else going

    def prompt(self, state: WayState, seat: SeatId) -> Prompt:
        return Prompt(text("Where to?"), mid_move=self.steps > 0)

    def label(self, state: WayState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, Go):
            return Label(text(PLACES[action.to]))
        return Label(text("Roll the dice" if isinstance(action, Dice) else "Stop"))

    def take(self, turn: Turn[WayState], seat: SeatId, action: Action) -> None:
        self.steps += 1
        if isinstance(action, Go):
            turn.say("core-literal", text=f"walks {PLACES[action.to]}")
        elif isinstance(action, Dice):
            turn.emit("dice", text(f"rolled {turn.state.rng.die()}"), barrier=True)
        else:
            turn.say("core-literal", text="stops")
            self.steps = 0


class WayState(State):
    stack: list[Walking]


class WayRules(Rules[WayState]):
    key = "longway"
    schema = 1
    state_type = WayState
    options_type = GameOptions
    action_types = (Go, Dice, Stop)
    actions_adapter: TypeAdapter[Any] = TypeAdapter(Go | Dice | Stop)

    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        return (SeatSpec("p1", m("tiny-seat", n=1), "1"),)

    def least_seats(self, options: GameOptions) -> int:
        return 1

    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> WayState:
        return WayState(schema_version=1, rng=rng, seats=list(seats), options=options, stack=[Walking()])

    def view(self, state: WayState, viewer: SeatId | None) -> View:
        return View(viewer=viewer)

    def check(self, state: WayState) -> None:
        return None

    def permute_hidden(self, state: WayState, viewer: SeatId | None, rng: Rng) -> WayState:
        return self.clone(state)


LONG_WAY = WayRules()
