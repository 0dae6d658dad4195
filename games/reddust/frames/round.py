"""4.0, 4.1: the Event Round: the Reclaimers' discards, Eligible Factions in order, passing, the next card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Arg, Label, Message, Prompt, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import discard, draw
from games.reddust.board import FLASHPOINT_BOLT
from games.reddust.cards import ASSETS, DUST_STORMS, EVENTS, Campaign, flashpoint_value
from games.reddust.control import controls
from games.reddust.events.registry import asset_script, event_script, has_script
from games.reddust.events.run import begin
from games.reddust.frames.base import Node, Question
from games.reddust.frames.cycler import Cycler
from games.reddust.frames.duststorm import DustStormRound
from games.reddust.frames.flashpoint import FlashpointRound
from games.reddust.frames.trade import Dealing, may_ask
from games.reddust.operations.base import Operation
from games.reddust.operations.frame import OperationFrame, startable, startable_with_help, startable_with_special
from games.reddust.operations.registry import operations_of
from games.reddust.say import action_text, asset_title, event_title, faction_name, operation_name
from games.reddust.state import RedDustState, Turn
from games.reddust.state import Sequence as Track
from games.reddust.tracks import adjust
from games.reddust.victory import margins
from games.reddust.vocabulary import CORP, CR, FACTIONS, MG, RD, Faction, Side, SpaceId

PASS_RESOURCES = {MG: 3, RD: 1}


def haboob(state: RedDustState) -> bool:
    """4.0: a Dust Storm shows as the Next Event, so no Recon and no March."""
    return state.next in DUST_STORMS


def eligible_in_order(state: RedDustState) -> list[Faction]:
    """Eligible Factions that may still act on this card, leftmost first."""
    track = state.sequence
    out = (*track.acted, *track.passed, *track.barred)
    return [f for f in track.order if f in track.eligible and f not in out]


class EventRound(Node):
    """Runs one Event card, then turns to the next one."""

    kind: Literal["event_round"] = "event_round"
    positioned: bool = False

    def advance(self, turn: Turn) -> None:
        state = turn.state
        track = state.sequence
        if not self.positioned:
            self.positioned = True
            track.order = list(EVENTS[state.current].order)
            state.history.append(list(margins(state).values()))
            turn.say("reddust-card", card=event_title(state.current), marks=("track:event",))
            turn.push(Position())
            return
        waiting = eligible_in_order(state)
        if len(track.acted) == 2 or not waiting:
            adjust_eligibility(turn)
            next_card(turn)
            return
        seat = waiting[0]
        track.acting = seat
        turn.push(Act(seat=seat))


def adjust_eligibility(turn: Turn) -> None:
    """4.1: whoever acted, or was made Ineligible by an Event, sits out the next card."""
    old = turn.state.sequence
    out = [f for f in (*old.acted, *old.barred) if f not in old.kept]
    turn.state.sequence = Track(eligible=[f for f in FACTIONS if f not in out])


def next_card(turn: Turn) -> None:
    """4.1: the Next Event becomes the Current Event; a new Next Event may set off a Flashpoint Round."""
    state = turn.state
    state.current = state.next
    state.played.append(state.current)
    if state.current in DUST_STORMS:
        state.next = 0
        turn.replace(DustStormRound())
        return
    state.next = state.deck.pop(0)
    turn.replace(EventRound())
    turn.emit("reddust-next", m("reddust-next", card=event_title(state.next)), barrier=True, marks=("track:event",))
    state.flashpoint += flashpoint_value(state.next)
    if state.flashpoint >= FLASHPOINT_BOLT:
        state.flashpoint = FLASHPOINT_BOLT
        turn.push(FlashpointRound())


class Position(Question):
    """4.0: before anyone acts the Reclaimers may discard up to three Asset cards, one place forward each."""

    kind: Literal["position"] = "position"
    seat: Faction = CR
    discarded: list[int] = Field(default_factory=list)
    done: bool = False
    topic = "reddust.position"
    rule = "4.0"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        track = state.sequence
        if self.done or CR not in track.eligible or not state.hand or len(self.discarded) == 3:
            return ()
        return () if eligible_in_order(state)[0] == CR else (CR,)

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"place": eligible_in_order(state).index(CR) + 1}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*(act.discard(c) for c in state.hand), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.begun = seat
        if not isinstance(action, act.Discard):
            self.done = True
            if not self.discarded:
                turn.say("reddust-keeps-place", seat=seat)
            return
        discard(turn, action.asset, "reddust-discarded-place")
        self.discarded.append(action.asset)
        order = turn.state.sequence.order
        place = order.index(CR)
        order[place - 1], order[place] = CR, order[place - 1]

    def advance(self, turn: Turn) -> None:
        turn.pop()
        redraws = sum(ASSETS[c].redraw for c in self.discarded)
        if redraws and eligible_in_order(turn.state)[0] == CR:
            draw(turn, redraws)


Doing = Literal["", "op", "limited", "event", "pass"]


class Act(Question):
    """4.1: what an Eligible Faction does with the card."""

    kind: Literal["act"] = "act"
    doing: Doing = ""
    begged: bool = False
    """1.6: an Operation that depended on others' Resources was given up; it is not offered again."""
    dealing: bool = False
    """1.6: the Faction wants to ask for Resources as it executes the Event."""
    rule = "4.1"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return () if self.doing else (self.seat,)

    def question(self, state: RedDustState) -> Message:
        if not state.sequence.boxes:
            key = "reddust-ask-act-first"
        elif not may_only_limited(state):
            key = "reddust-ask-act-operation"
        else:
            key = "reddust-ask-act-limited-event" if may_event(state) else "reddust-ask-act-limited"
        return m(key, card=event_title(state.current))

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return Prompt(self.question(state), rule=self.rule)

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if self.dealing:
            return [*self._events(state), act.choose("no_deal")]
        limited = may_only_limited(state)
        now = controls(state)
        found: list[Action] = [
            act.operate(op.id)
            for op in operations_of(seat)
            if not (op.banned_by_haboob and haboob(state))
            and self.can_begin(state, operation_frame(op.id, seat, limited=limited, control=now))
        ]
        if may_event(state):
            found += self._events(state)
            if seat == CR:
                found += [act.PlayAsset(asset=c) for c in state.hand if has_script(asset_script(c))]
            elif may_ask(state, Dealing(seat=seat)):
                found.append(act.choose("deal"))
        if seat == CR and state.asset_deck:
            found.append(act.choose("pass_no_draw"))
        return [*found, act.PASS]

    def _events(self, state: RedDustState) -> list[Action]:
        sides = EVENTS[state.current].sides
        return [act.PlayEvent(side=s) for s in sides if has_script(event_script(state.current, s))]

    def can_begin(self, state: RedDustState, frame: OperationFrame) -> bool:
        if startable(state, frame) or startable_with_special(state, frame):
            return True
        return not self.begged and startable_with_help(state, frame)

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Operate):
            group = m("reddust-group-limited" if may_only_limited(state) else "reddust-group-operations")
            return Label(action_text(action), group=group)
        if isinstance(action, act.PlayEvent):
            script = event_script(state.current, action.side)
            note = m(f"reddust-{script}") if has_script(script) else None
            return Label(action_text(action), note=note, group=event_title(state.current))
        if isinstance(action, act.PlayAsset):
            note = m(f"reddust-asset-{action.asset}-text")
            return Label(action_text(action), note=note, group=m("reddust-group-assets"))
        if isinstance(action, act.Choose):
            return Label(action_text(action))
        gains = seat != CORP or runs_cycler(state)
        return Label(m(f"reddust-do-pass-{seat}" if gains else "reddust-do-pass"))

    def refused(self, state: RedDustState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        if self.dealing:
            return ()
        legal = set(self.actions(state, seat))
        found: list[tuple[Action, Refusal]] = [
            (act.operate(op.id), _why_no_operation(state, op))
            for op in operations_of(seat)
            if act.operate(op.id) not in legal
        ]
        if not may_event(state):
            why = Refusal(m("reddust-no-event-now"), "4.1")
            found += [(act.PlayEvent(side=side), why) for side in EVENTS[state.current].sides]
        return found

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.choose("no_deal") if self.dealing else act.PASS

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        state = turn.state
        if isinstance(action, act.Operate):
            limited = may_only_limited(state)
            self.doing = "limited" if limited else "op"
            key = "reddust-begins-limited" if limited else "reddust-begins"
            turn.emit(key, m(key, who=faction_name(seat), operation=operation_name(action.operation)), seat=seat)
            turn.push(operation_frame(action.operation, seat, limited=limited, control=controls(state)))
        elif isinstance(action, act.PlayEvent):
            self.doing = "event"
            title = event_title(state.current)
            text = m(f"reddust-plays-{action.side}", who=faction_name(seat), card=title)
            turn.emit("reddust-plays", text, seat=seat)
            begin(turn, event_script(state.current, action.side), seat)
            if self.dealing:
                turn.push(Dealing(seat=seat))
        elif isinstance(action, act.Choose) and action.what in ("deal", "no_deal"):
            self.dealing = action.what == "deal"
        elif isinstance(action, act.PlayAsset):
            self.doing = "event"
            play_asset(turn, action.asset)
        else:
            self.doing = "pass"
            passes(turn, seat, draws=isinstance(action, act.Pass))

    def advance(self, turn: Turn) -> None:
        """The choice is carried out: put the cylinder into its box."""
        track = turn.state.sequence
        told = self.heard()
        if self.doing in ("op", "limited") and not told.n and not told.choice:
            self.doing, self.begged = "", True  # nobody helped: no space was selected, so nothing was executed
            return
        turn.pop()
        track.acting = ""
        if self.doing == "pass":
            track.passed.append(self.seat)
            return
        track.acted.append(self.seat)
        if self.doing == "op":
            track.boxes.append("op_special" if told.choice else "op")
        elif self.doing == "limited":
            track.boxes.append("limited")
        elif self.doing == "event":
            track.boxes.append("event")


def may_only_limited(state: RedDustState) -> bool:
    """4.1: after an Operation of the 1st Eligible the 2nd has a Limited Operation."""
    return state.sequence.boxes[:1] in (["op"], ["op_special"])


def may_event(state: RedDustState) -> bool:
    """4.1: the 1st Eligible, or the 2nd after an Operation with a Special Activity."""
    return not state.sequence.boxes or state.sequence.boxes[0] == "op_special"


def operation_frame(operation: str, seat: Faction, *, limited: bool, control: dict[SpaceId, Side]) -> OperationFrame:
    """A paid Operation on one's own turn; Desert Efficiency makes the Reclaimers' Limited Operation a wide one."""
    efficiency = limited and seat == CR
    return OperationFrame(
        seat=seat,
        operation=operation,
        limited=limited,
        efficiency=efficiency,
        most=1 if limited and not efficiency else 0,
        special="no" if limited else "may",
        control=control,
    )


def _why_no_operation(state: RedDustState, op: Operation) -> Refusal:
    if op.banned_by_haboob and haboob(state):
        return Refusal(m("reddust-no-haboob", operation=operation_name(op.id)), "4.0")
    return Refusal(m("reddust-no-space", operation=operation_name(op.id)), op.rule)


def play_asset(turn: Turn, card: int) -> None:
    """7.7: the card is discarded, or stays in play if it is a Capability (1.5)."""
    state = turn.state
    state.hand.remove(card)
    if ASSETS[card].kind == "capability":
        state.capabilities.append(card)
    else:
        state.asset_discard.append(card)
    turn.emit("reddust-plays-asset", m("reddust-plays-asset", asset=asset_title(card)), seat=CR)
    begin(turn, asset_script(card), CR)


def runs_cycler(state: RedDustState) -> bool:
    """Whether a pass of the Corporations runs the Aldrin Cycler (Campaign 11)."""
    return Campaign.COMMS_CUTOFF not in state.campaigns


def passes(turn: Turn, seat: Faction, *, draws: bool = True) -> None:
    """4.1: what a Faction gets for passing; it stays Eligible. The Reclaimers need not draw."""
    turn.emit("reddust-passes", m("reddust-passes", who=faction_name(seat)), seat=seat)
    if seat == CORP:
        if runs_cycler(turn.state):
            turn.push(Cycler(loader=CORP, logistics=True))
    elif seat == CR:
        draw(turn, int(draws))
    else:
        adjust(turn, seat, PASS_RESOURCES[seat])
