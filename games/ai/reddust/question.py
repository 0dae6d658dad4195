"""A question as the steady player reads it: which one it is, where, and what stands beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from games.ai.reddust.worth import Outlook
from games.core.engine import Decision
from games.core.message import Message
from games.reddust import actions as do
from games.reddust.view import RunningView
from games.reddust.vocabulary import Face, SpaceId

ASK = "reddust-ask-"
SPACE = "reddust-space-"
PIECE = "reddust-piece-"


@dataclass(frozen=True)
class Question:
    outlook: Outlook
    decision: Decision

    @cached_property
    def about(self) -> str:
        """The name of the question without its prefix: `operation`, `storm_strike`."""
        return self.decision.prompt.text.key.removeprefix(ASK)

    def _named(self, arg: str, prefix: str) -> str:
        found = self.decision.prompt.text.args.get(arg)
        return found.key.removeprefix(prefix) if isinstance(found, Message) and found.key.startswith(prefix) else ""

    @cached_property
    def space(self) -> SpaceId:
        """The space that the question names, if it names one."""
        return self._named("space", SPACE)

    @cached_property
    def becomes(self) -> Face:
        """What pieces are replaced with."""
        return self._named("piece", PIECE)

    @cached_property
    def who(self) -> str:
        """The Faction that the question names."""
        return self._named("faction", "reddust-faction-")

    @cached_property
    def n(self) -> int:
        found = self.decision.prompt.text.args.get("n", 0)
        return found if isinstance(found, int) else 0

    @cached_property
    def running(self) -> RunningView | None:
        """The seat's own Operation or Special Activity in execution, the innermost."""
        own = [r for r in self.outlook.view.running if r.faction == self.outlook.seat]
        return own[-1] if own else None

    @cached_property
    def operation(self) -> str:
        own = [r for r in self.outlook.view.running if r.faction == self.outlook.seat and r.kind == "operation"]
        return own[-1].name if own else ""

    @cached_property
    def may_stop(self) -> bool:
        return any(isinstance(option.action, do.Done) for option in self.decision.options if option.refusal is None)
