"""A game with one question of a hundred answers in two groups, for long lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.engine import Rules, SeatSpec
from games.core.flow import Frame, State, Turn
from games.core.message import Label, Prompt, m
from games.core.model import Action, GameOptions, Result, ScoreLine, SeatId, View
from games.core.rng import Rng


class Take(Action):
    kind: Literal["take"] = "take"
    number: int


class Ask(Frame["CrowdState"]):
    kind: Literal["ask"] = "ask"

    def waits(self, state: CrowdState) -> Sequence[SeatId]:
        return state.seats

    def actions(self, state: CrowdState, seat: SeatId) -> Sequence[Action]:
        return [Take(number=n) for n in range(1, 101)]

    def prompt(self, state: CrowdState, seat: SeatId) -> Prompt:
        return Prompt(m("core-literal", text="Which one?"))

    def label(self, state: CrowdState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, Take)
        group = "Small" if action.number <= 30 else "Large"
        return Label(m("core-literal", text=f"Take {action.number}"), group=m("core-literal", text=group))

    def take(self, turn: Turn[CrowdState], seat: SeatId, action: Action) -> None:
        turn.pop()
        turn.say("core-literal", text="Taken.")
        line = ScoreLine(seat=seat, place=1, total=1, winner=True)
        turn.state.over = Result(lines=(line,), reason="tiny-over")


class CrowdState(State):
    stack: list[Ask]


class CrowdRules(Rules[CrowdState]):
    key = "crowd"
    schema = 1
    state_type = CrowdState
    options_type = GameOptions
    action_types = (Take,)
    actions_adapter: TypeAdapter[Any] = TypeAdapter(Take)

    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        return (SeatSpec("p1", m("tiny-seat", n=1), "1"),)

    def least_seats(self, options: GameOptions) -> int:
        return 1

    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> CrowdState:
        return CrowdState(schema_version=1, rng=rng, seats=list(seats), options=options, stack=[Ask()])

    def view(self, state: CrowdState, viewer: SeatId | None) -> View:
        return View(viewer=viewer)

    def check(self, state: CrowdState) -> None:
        return None

    def permute_hidden(self, state: CrowdState, viewer: SeatId | None, rng: Rng) -> CrowdState:
        return self.clone(state)


CROWD = CrowdRules()
