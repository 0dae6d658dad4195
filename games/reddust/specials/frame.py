"""6.0: the frame of a running Special Activity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from games.core.message import Message, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.control import control
from games.reddust.frames.base import Told, tell
from games.reddust.frames.execution import Execution
from games.reddust.frames.trade import may_ask, request
from games.reddust.say import mark, space_name, special_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.registry import SPECIALS
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Side, SpaceId


class SpecialFrame(Execution):
    """A Special Activity inside an Operation, or a free one of an Event (then `operation` is empty)."""

    kind: Literal["special"] = "special"
    activity: str
    operation: str = ""
    control: dict[SpaceId, Side] | None = None
    """Control that holds until the Operation is complete (5.3, 5.7); None: Control as it stands."""

    @property
    def sa(self) -> SpecialActivity:
        return SPECIALS[self.activity]

    def side(self, state: RedDustState, space: SpaceId) -> Side:
        """Who controls the space as far as this Special Activity is concerned."""
        return control(state, space) if self.control is None else self.control.get(space, "")

    def open_spaces(self, state: RedDustState) -> Iterator[SpaceId]:
        sa = self.sa
        if len(self.selected) < sa.most(state, self):
            yield from self.allowed(state, iter(sa.candidates(state, self)), sa.ignores_storms)

    def question(self, state: RedDustState) -> Message:
        left = self.sa.most(state, self) - len(self.selected)
        return m("reddust-ask-special", activity=special_name(self.activity), n=left)

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [act.at(s) for s in self.open_spaces(state)]
        may_stop = self.selected or self.sa.selects_none or not found
        found += may_ask(state, self)
        return [*found, act.DONE] if may_stop else found

    def refused(self, state: RedDustState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        sa = self.sa
        often = Refusal(m("reddust-no-selected-already"), "6.0")
        reasons: dict[SpaceId, Refusal] = dict.fromkeys(self.selected, often)
        if len(self.selected) < sa.most(state, self):
            legal = set(self.open_spaces(state))
            storm = Refusal(m("reddust-no-raging"), "1.10")
            told = [(s, storm) for s in sa.candidates(state, self)]
            told += sa.refusals(state, self)
            for space, why in told:
                if space not in legal and (self.only is None or space in self.only):
                    reasons.setdefault(space, why)
        return [(act.at(s), why) for s, why in reasons.items()]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Space):
            self.selected.append(action.space)
            self.current = action.space
            self.step = ""
            self.stage = "open"
            key = "reddust-special-in"
            text = m(key, activity=special_name(self.activity), space=space_name(action.space))
            turn.emit(key, text, seat=self.seat, marks=mark(action.space))
        elif isinstance(action, act.Ask):
            self.stage = "open"
            request(turn, self, action.faction)
        else:
            self.stage = "closing"

    def advance(self, turn: Turn) -> None:
        if self.current:
            self.sa.proceed(turn, self)
        elif self.stage == "open":
            self.stage = "ask" if next(self.open_spaces(turn.state), None) is not None else "closing"
        elif self.stage == "closing":
            self.sa.closing(turn, self)
        else:
            tell(turn, Told(n=len(self.selected), spaces=self.selected, tally=self.tallies, choice=self.activity))
