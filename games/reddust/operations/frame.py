"""5.0: the frame of a running Operation: spaces one by one, running cost, Special Activity at any moment, payment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, Prompt, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import draw
from games.reddust.board import EDGE_MOST, HAND_LIMIT
from games.reddust.control import controls
from games.reddust.frames.base import Told, tell
from games.reddust.frames.execution import Execution
from games.reddust.frames.payment import PayAssets
from games.reddust.frames.pieces import PickOne
from games.reddust.frames.trade import may_ask, request
from games.reddust.operations.base import Operation, affordable, purse
from games.reddust.operations.registry import OPERATIONS
from games.reddust.say import action_text, by_sector, faction_name, mark, operation_name, space_name, special_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.specials.registry import SPECIALS, specials_for
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import on_track, pay_resources
from games.reddust.vocabulary import CORP, CR, Face, Side, SpaceId


class OperationFrame(Execution):
    """One Operation from the first space to the payment. Tells the frame below its spaces and its Special Activity."""

    kind: Literal["operation"] = "operation"
    operation: str
    free: bool = False
    """Granted by an Event or a rule: costs no Resources (5.0)."""
    most: int = 0
    """How many spaces at most; 0: any number. A Limited Operation has 1."""
    limited: bool = False
    efficiency: bool = False
    """4.1 Desert Efficiency: many spaces, one Asset card pays, then draw one."""
    special: Literal["no", "may", "done"] = "no"
    activity: str = ""
    owed: int = 0
    funds: int = 0
    """1.6: Resources that others gave the Reclaimers for this Operation."""
    control: dict[SpaceId, Side] = Field(default_factory=dict)
    """Control at the beginning of the Operation (5.3)."""
    moved: dict[SpaceId, dict[Face, int]] = Field(default_factory=dict)
    """Pieces that arrived in a space during this Operation and may not move again."""
    closed_something: bool = False
    origins: list[SpaceId] | None = None
    """Free March and Travel of Events: the spaces that may be left."""
    destinations: list[SpaceId] | None = None
    """Free March and Travel of Events: the spaces that may be entered."""

    @property
    def op(self) -> Operation:
        return OPERATIONS[self.operation]

    def debts(self) -> int:
        """1.6: what is owed so far and one space more; nothing once it is paid."""
        return 0 if self.free or self.stage in ("paid", "ask_after") else max(0, self.owed + 1 - self.funds)

    def charge(self, price: int) -> None:
        if not self.free:
            self.owed += price

    def open_spaces(self, state: RedDustState, *, afford: bool = True) -> Iterator[SpaceId]:
        """Spaces that may be selected now; without `afford`, those that only lack Resources too."""
        if self.most and len(self.selected) >= self.most:
            return
        op = self.op
        for space in self.allowed(state, iter(op.candidates(state, self)), op.ignores_storms):
            if not afford or affordable(state, self, op.price(state, self, space)):
                yield space

    def specials(self, state: RedDustState, *, after: bool) -> list[str]:
        """6.0: Special Activities that may be executed now.

        They accompany an Operation in at least one space: as long as it has none, only those that can give it one.
        """
        if self.special != "may" or (after and not self.selected):
            return []
        alone = not self.selected and next(self.open_spaces(state), None) is None
        return [
            sa.id
            for sa in specials_for(self.seat, self.operation)
            if (after or not sa.after_only)
            and sa.possible(state, self.special_frame(sa.id, after=after))
            and (not alone or self.gives_a_space(state, sa))
        ]

    def gives_a_space(self, state: RedDustState, sa: SpecialActivity) -> bool:
        """5.0, 6.0: it brings the Resources that a space lacks, or the units."""
        if sa.brings(state, self.special_frame(sa.id)) and next(self.open_spaces(state, afford=False), None):
            return True
        return sa.opens(state, self)

    def special_frame(self, activity: str, *, after: bool = False) -> SpecialFrame:
        held = self.control if self.op.holds_control and self.selected and not after else None
        asked = list(self.asked)
        return SpecialFrame(seat=self.seat, activity=activity, operation=self.operation, asked=asked, control=held)

    def cramped(self, state: RedDustState) -> bool:
        """1.4, 1.5: something a Special Activity could bring would be lost before the Operation is paid."""
        room = HAND_LIMIT - len(state.hand) if self.seat == CR else EDGE_MOST - on_track(state, self.seat)
        offered = self.specials(state, after=True)
        return any(SPECIALS[a].brings(state, self.special_frame(a, after=True)) > room for a in offered)

    def specials_after(self, state: RedDustState) -> list[str]:
        """6.0: what is worth offering once the Operation is complete and paid: not the same question twice."""
        offered = self.specials(state, after=True)
        if self.closed_something:
            return offered
        before = self.specials(state, after=False)
        return [a for a in offered if a not in before or self._is_new(state, a)]

    def _is_new(self, state: RedDustState, activity: str) -> bool:
        """5.3, 5.7: spaces won by the moves count only now."""
        then = set(self.special_frame(activity).open_spaces(state))
        return any(s not in then for s in self.special_frame(activity, after=True).open_spaces(state))

    def help_wanted(self, state: RedDustState) -> bool:
        """1.6: a space is left that only lacks Resources, and somebody could be asked for them."""
        return not self.free and bool(may_ask(state, self)) and any(True for _ in self.open_spaces(state, afford=False))

    # --- the question -------------------------------------------------------------------------------------------

    def question(self, state: RedDustState) -> Message:
        operation = operation_name(self.operation)
        if self.stage != "ask":
            return m("reddust-ask-operation-after", operation=operation)
        if self.free or self.seat == CORP:
            return m("reddust-ask-operation-free", operation=operation, n=len(self.selected))
        key = "reddust-ask-operation-cards" if self.seat == CR else "reddust-ask-operation"
        purse_now = purse(state, self) + self.owed
        return m(key, operation=operation, n=len(self.selected), cost=self.owed, purse=purse_now)

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        """The running cost stands beside what there is to pay it with; the worth of a hand is private."""
        asked = super().prompt(state, seat)
        return replace(asked, private=self.seat == CR and not self.free)

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if self.stage == "ask_after":
            specials = (act.special(a) for a in self.specials(state, after=True))
            return [*specials, *may_ask(state, self), act.DONE]
        found: list[Action] = [act.at(s) for s in self.open_spaces(state)]
        may_stop = bool(self.selected) or not found
        found += [act.choose(what) for what in self.op.extras(state, self)]
        found += [act.special(a) for a in self.specials(state, after=False)]
        found += may_ask(state, self)
        return [*found, act.DONE] if may_stop else found

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Space):
            note = self.op.note(state, self, action.space)
            return Label(action_text(action), note=note, group=by_sector(action.space))
        if isinstance(action, act.Ask):
            return Label(action_text(action), group=m("reddust-group-resources"))
        return Label(action_text(action))

    def refused(self, state: RedDustState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        if self.stage != "ask":
            return ()
        return [*self._refused_spaces(state), *self._refused_specials(state)]

    def _refused_specials(self, state: RedDustState) -> Iterator[tuple[Action, Refusal]]:
        """6.0: why a Special Activity of the Faction is not offered now."""
        offered = self.specials(state, after=False)
        for sa in specials_for(self.seat, self.operation):
            if sa.id in offered:
                continue
            if self.special == "done":
                why = Refusal(m("reddust-no-second-special"), "6.0")
            elif self.special == "no":
                why = Refusal(m("reddust-no-special-here"), "4.1")
            elif sa.after_only:
                why = Refusal(m("reddust-no-special-yet"), sa.rule)
            elif sa.possible(state, self.special_frame(sa.id)):
                why = Refusal(m("reddust-no-special-alone", activity=special_name(sa.id)), "6.0")
            else:
                why = Refusal(m("reddust-no-special-space", activity=special_name(sa.id)), sa.rule)
            yield act.special(sa.id), why

    def _refused_spaces(self, state: RedDustState) -> Sequence[tuple[Action, Refusal]]:
        op = self.op
        often = Refusal(m("reddust-no-selected-already"), "5.0")
        reasons: dict[SpaceId, Refusal] = dict.fromkeys(self.selected, often)
        if self.most and len(self.selected) >= self.most:
            return [(act.at(s), why) for s, why in reasons.items()]
        dear = Refusal(m("reddust-no-too-dear", operation=operation_name(self.operation)), op.rule)
        storm = Refusal(m("reddust-no-raging"), "1.10")
        legal = set(self.open_spaces(state))
        wanted = [s for s in op.candidates(state, self) if s not in legal and s not in reasons]
        calm = set(self.allowed(state, iter(wanted), op.ignores_storms))
        for space in wanted:
            if self.only is None or space in self.only:
                reasons[space] = dear if space in calm else storm
        for space, why in op.refusals(state, self):
            if space not in legal and (self.only is None or space in self.only):
                reasons.setdefault(space, why)
        return [(act.at(s), why) for s, why in reasons.items()]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Space):
            self._select(turn, action.space)
        elif isinstance(action, act.Choose):
            self.stage = "open"
            self.op.extra(turn, self, action.what)
        elif isinstance(action, act.Special):
            self._begin_special(turn, action.activity)
        elif isinstance(action, act.Ask):
            self.stage = "open" if self.stage == "ask" else "paid"
            request(turn, self, action.faction)
        else:
            self.stage = "closing" if self.stage == "ask" else "end"

    def _select(self, turn: Turn, space: SpaceId) -> None:
        if not self.control:
            self.control = controls(turn.state)
        self.selected.append(space)
        self.current = space
        self.step = ""
        self.stage = "open"
        if not self.op.told_by_moves:
            key = "reddust-selects"
            text = m(key, operation=operation_name(self.operation), space=space_name(space))
            turn.emit(key, text, seat=self.seat, marks=mark(space))
        self.op.select(turn, self, space)

    def _begin_special(self, turn: Turn, activity: str) -> None:
        frame = self.special_frame(activity, after=self.stage == "ask_after")
        self.special = "done"
        self.activity = activity
        self.stage = "open" if self.stage == "ask" else "end"
        key = "reddust-special"
        turn.emit(key, m(key, who=faction_name(self.seat), activity=special_name(activity)), seat=self.seat)
        turn.push(frame)

    # --- running ------------------------------------------------------------------------------------------------

    def advance(self, turn: Turn) -> None:
        if self.current:
            self.op.proceed(turn, self)
        elif self.stage == "open":
            self._look(turn)
        elif self.stage == "closing":
            self._closing(turn)
        elif self.stage == "after":
            self.stage = "paid"
            self._pay(turn)
        elif self.stage == "paid":
            self.owed = 0
            self.stage = "ask_after" if self.specials_after(turn.state) else "end"
        elif self.efficiency and self.selected and turn.state.asset_deck and self.step != "draw":
            self.step = "draw"
            turn.push(PickOne(seat=self.seat, why="efficiency", options=["no_draw", "draw"]))
        else:
            self._end(turn)

    def _look(self, turn: Turn) -> None:
        state = turn.state
        self.told = None  # what a resolved space or a Special Activity told is no answer in the next space
        if not self.selected:  # a Special Activity before the Operation may have changed Control
            self.control = controls(state)
            spaces = list(self.open_spaces(state)) if self.free else []
            if len(spaces) == 1 and self.special == "no":  # a free Operation with a single space leaves no choice
                self._select(turn, spaces[0])
                return
        more = next(self.open_spaces(state), None) is not None or bool(self.specials(state, after=False))
        more = more or any(self.op.extras(state, self))
        self.stage = "ask" if more or self.help_wanted(state) else "closing"

    def _closing(self, turn: Turn) -> None:
        if self.selected:
            if self.step:
                self.closed_something = True
            self.op.closing(turn, self)
        else:
            self.close()

    def _pay(self, turn: Turn) -> None:
        """5.0: once all spaces are resolved, so before a Special Activity that comes after the Operation."""
        if not self.owed:
            return
        self.closed_something = self.closed_something or self.cramped(turn.state)
        if self.seat != CR:
            pay_resources(turn, self.seat, self.owed)
        elif self.owed > self.funds:
            turn.push(PayAssets(operation=self.operation, due=self.owed - self.funds, one_card=self.efficiency))

    def _end(self, turn: Turn) -> None:
        drawing = self.heard().choice == "draw"
        tell(turn, Told(n=len(self.selected), spaces=self.selected, tally=self.tallies, choice=self.activity))
        if drawing:  # 4.1 Desert Efficiency
            draw(turn, 1)


def startable(state: RedDustState, frame: OperationFrame) -> bool:
    """Whether the Operation has a space to begin with."""
    return next(frame.open_spaces(state), None) is not None


def startable_with_help(state: RedDustState, frame: OperationFrame) -> bool:
    """1.6: it has a space, and somebody could be asked for the Resources it lacks."""
    return frame.help_wanted(state)


def startable_with_special(state: RedDustState, frame: OperationFrame) -> bool:
    """5.0, 6.0: a Special Activity before it brings what a space lacks: Resources or units."""
    return bool(frame.specials(state, after=False))
