"""What all frames of this game share: an answer slot, and questions to one Faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import Field

from games.core.flow import Frame
from games.core.message import Arg, Label, Message, Prompt, m
from games.core.model import Action, Mutable, SeatId
from games.reddust.say import action_label, faction_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Faction


class Told(Mutable):
    """What the frame above answered before it left the stack."""

    n: int = 0
    tally: dict[str, int] = Field(default_factory=dict)
    """Pieces dealt with, by face."""
    spaces: list[str] = Field(default_factory=list)
    choice: str = ""


class Node(Frame[RedDustState]):
    """A frame that can be told the result of the frame it pushed."""

    told: Told | None = None
    begun: Faction = ""
    """Who has answered here: the next question to the same Faction belongs to the same move."""

    def heard(self) -> Told:
        """The last answer, used up."""
        told, self.told = self.told, None
        return told or Told()


def tell(turn: Turn, told: Told) -> None:
    """Pop the running frame and leave its answer with the frame below."""
    turn.pop()
    if turn.stack:
        turn.stack[-1].told = told
        turn.stack[-1].begun = turn.seat or ""


def declined(turn: Turn, faction: Faction) -> None:
    """Somebody was offered or asked for something: the others read the answer."""
    turn.say("reddust-declined", seat=faction, who=faction_name(faction))


class Question(Node):
    """A question to one Faction. Leaves give `actions`, `take` and usually `ask`, the key of the question."""

    seat: Faction
    topic: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,)

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-{self.kind}", **self.words(state))

    def words(self, state: RedDustState) -> dict[str, Arg]:
        """Arguments of the question."""
        return {}

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return Prompt(
            self.question(state),
            topic=self.topic,
            mid_move=state.sequence.acting == seat or self.under_way(state),
            rule=self.rule,
        )

    def under_way(self, state: RedDustState) -> bool:
        """Whether the Faction, out of turn, has begun what this question is part of: one post tells all of it."""
        if self.begun == self.seat:
            return True
        for frame in state.stack:
            if frame.kind in ("operation", "special") and frame is not self and frame.seat == self.seat:
                return True
            if frame.kind == "run" and frame.begun == self.seat:
                return True
        return False

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        return action_label(action)


class Stepwise(Question):
    """A question asked as long as there is something to choose: `advance` looks, `actions` lists, `take` does."""

    asking: bool = False

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if self.asking else ()

    def answered(self, seat: Faction) -> None:
        self.asking = False
        self.begun = seat
