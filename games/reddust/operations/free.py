"""5.0, 7.6: free Operations as replies (5.5) and as gifts of Events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field

from games.core.message import Message, Prompt, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.cards import DUST_STORMS
from games.reddust.control import controls
from games.reddust.frames.base import Stepwise, Told, declined, tell
from games.reddust.operations.frame import OperationFrame, startable
from games.reddust.operations.registry import OPERATIONS
from games.reddust.say import space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import SpaceId


class OfferOperation(Stepwise):
    """A Faction may execute one of some Operations at no cost. Told to the frame below: what the Operation tells.

    Without a legal one nothing is asked. `tallies` are handed to the Operation (an Event's Ambush, for instance).
    """

    kind: Literal["offer_operation"] = "offer_operation"
    why: str = "event_operation"
    operations: list[str] = Field(default_factory=list)
    """Empty: any Operation of the Faction."""
    only: list[SpaceId] | None = None
    most: int = 0
    optional: bool = True
    tallies: dict[str, int] = Field(default_factory=dict)
    origins: list[SpaceId] | None = None
    destinations: list[SpaceId] | None = None

    def question(self, state: RedDustState) -> Message:
        if self.why == "reply" and self.only:
            return m("reddust-ask-reply", space=space_name(self.only[0]))
        return m(f"reddust-ask-{self.why}")

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, topic="reddust.reply", rule="5.5") if self.why == "reply" else prompt

    def frames(self, state: RedDustState) -> list[OperationFrame]:
        haboob = state.next in DUST_STORMS  # 5.0: a free Operation keeps all other requirements
        wanted = [
            op.id for op in OPERATIONS.values() if self.seat in op.factions and not (haboob and op.banned_by_haboob)
        ]
        now = controls(state)
        found = [
            OperationFrame(
                seat=self.seat,
                operation=op,
                free=True,
                only=self.only,
                most=self.most,
                tallies=dict(self.tallies),
                origins=self.origins,
                destinations=self.destinations,
                control=now,
            )
            for op in wanted
            if not self.operations or op in self.operations
        ]
        return [f for f in found if startable(state, f)]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [act.choose(f"op_{f.operation}") for f in self.frames(state)]
        return [*found, act.choose("decline")] if self.optional else found

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Choose)
        for frame in self.frames(turn.state):
            if action.what == f"op_{frame.operation}":
                frame.begun = seat
                turn.replace(frame)
                return
        declined(turn, seat)
        tell(turn, Told(choice="decline"))

    def advance(self, turn: Turn) -> None:
        found = self.frames(turn.state)
        if not found:
            tell(turn, Told())
        elif len(found) == 1 and not self.optional:
            turn.replace(found[0])
        else:
            self.asking = True
