"""The course of a round: planning, phases, end step (p.10 to p.16), and what co-op and solo add to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.ares import actions as do
from games.ares.cards import OXYGEN, PHASES, TEMPERATURE, card_name, celsius
from games.ares.frames.base import Ask
from games.ares.frames.phases import begin_end_step, begin_phase, end_phase
from games.ares.scoring import result
from games.ares.state import AresState, Tracks
from games.ares.tracks import all_complete
from games.ares.words import label
from games.core.flow import Frame, Turn
from games.core.message import Label, Message, Prompt, Refusal, m, seat_name
from games.core.model import Action, SeatId

FINAL_CUBE = 5
"""Solo: when the dummy's cube stands here, the last five rounds are played (p.19)."""
LEVEL_STEPS = {"novice": 2, "advanced": 1, "expert": 0}


def phase_name(phase: int) -> Message:
    return m(f"ares-phase-{PHASES[phase - 1]}")


class Round(Frame[AresState]):
    """Always at the bottom of the stack: leads from step to step."""

    kind: Literal["round"] = "round"
    stage: Literal["planning", "reveal", "phases", "end", "close"] = "planning"
    todo: list[int] = Field(default_factory=list)
    """Phases of this round still to come."""

    def advance(self, turn: Turn[AresState]) -> None:
        match self.stage:
            case "planning":
                self.stage = "reveal"
                _begin_round(turn)
            case "reveal":
                self.stage = "phases"
                self.todo = list(turn.state.phases)
                if turn.state.options.variant == "coop":
                    turn.push(TakeCubes())
            case "phases":
                self._next_phase(turn)
            case "end":
                self.stage = "close"
                begin_end_step(turn)
            case "close":
                self.stage = "planning"
                _close_round(turn)

    def _next_phase(self, turn: Turn[AresState]) -> None:
        """p.16: when all is complete, the running phase is the last; co-op and solo go by rounds alone."""
        state = turn.state
        if state.phase:
            end_phase(turn)
            if state.options.variant == "standard" and all_complete(state):
                finish(turn)
                return
        if self.todo:
            begin_phase(turn, self.todo.pop(0))
        else:
            self.stage = "end"


def _begin_round(turn: Turn[AresState]) -> None:
    state = turn.state
    state.round += 1
    state.phases = []
    state.start = state.now.model_copy()
    for player in state.people.values():
        player.previous, player.chosen = player.chosen, 0
    turn.say("ares-round-begins", n=state.round)
    if state.dummy_cube >= FINAL_CUBE:
        turn.push(PickDummy(seat=state.seats[0]))
    turn.push(Planning())


def _close_round(turn: Turn[AresState]) -> None:
    state = turn.state
    _record(state)
    if state.options.variant == "coop" and not state.mc_cubes + state.trade_cubes:
        finish(turn, recorded=True)
    elif state.options.variant == "solo" and not state.dummy:
        _dummy_hand_played(turn)


def _record(state: AresState) -> None:
    for player in state.people.values():
        player.tr_history.append(player.tr)


def _dummy_hand_played(turn: Turn[AresState]) -> None:
    """p.19: reshuffle, advance the cube, help on the lower levels; the fifth hand is the last."""
    state = turn.state
    if state.dummy_cube >= FINAL_CUBE:
        finish(turn, recorded=True)
        return
    state.dummy, state.dummy_played = state.dummy_played, []
    state.rng.shuffle(state.dummy)
    state.dummy_cube += 1
    turn.emit("ares-dummy-shuffled", m("ares-dummy-shuffled", n=state.dummy_cube), barrier=True)
    steps = LEVEL_STEPS[state.options.level]
    question = RaiseForDummy(seat=state.seats[0], steps=steps)
    if steps and question.actions(state, question.seat):
        turn.push(question)


def finish(turn: Turn[AresState], *, recorded: bool = False) -> None:
    state = turn.state
    if not recorded:
        _record(state)
    state.over = result(state)
    turn.emit(state.over.reason, m(state.over.reason))
    for line in state.over.lines:
        turn.say("ares-final", seat=line.seat, who=seat_name(line.seat), n=line.total)


# --- planning ----------------------------------------------------------------------------------------------------


class Planning(Frame[AresState]):
    """p.10: all choose a phase in secret; a choice can change until the last one is in."""

    kind: Literal["planning"] = "planning"

    def waits(self, state: AresState) -> Sequence[SeatId]:
        return [seat for seat in state.seats if not state.people[seat].chosen]

    def may(self, state: AresState) -> Sequence[SeatId]:
        return [seat for seat in state.seats if state.people[seat].chosen]

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        player = state.people[seat]
        return [action for phase, action in do.CHOOSE_PHASE.items() if phase not in (player.previous, player.chosen)]

    def refused(self, state: AresState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        player = state.people[seat]
        out: list[tuple[Action, Refusal]] = []
        if player.previous:
            text = m("ares-no-same-phase", phase=phase_name(player.previous))
            out.append((do.CHOOSE_PHASE[player.previous], Refusal(text, "p.10")))
        if player.chosen:
            text = m("ares-no-chosen-phase", phase=phase_name(player.chosen))
            out.append((do.CHOOSE_PHASE[player.chosen], Refusal(text, "p.10")))
        return out

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        player = state.people[seat]
        if player.chosen:
            return Prompt(
                m("ares-ask-change-phase", phase=phase_name(player.chosen)),
                private=True,
                rule="p.10",
            )
        return Prompt(m("ares-ask-phase", round=state.round), rule="p.10")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, do.ChoosePhase)
        return Label(m(f"ares-phase-{action.phase}"), note=m(f"ares-phase-{action.phase}-bonus"))

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return None if state.people[seat].chosen else self.actions(state, seat)[-1]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.ChoosePhase)
        phase = PHASES.index(action.phase) + 1
        turn.state.people[seat].chosen = phase
        turn.emit("ares-you-chose", m("ares-you-chose", phase=phase_name(phase)), seat=seat, seen_by=(seat,))

    def advance(self, turn: Turn[AresState]) -> None:
        turn.pop()
        state = turn.state
        for seat in state.seats:
            text = m("ares-chose", who=seat_name(seat), phase=phase_name(state.people[seat].chosen))
            turn.emit("ares-chose", text, seat=seat, barrier=True, marks=(f"seat:{seat}",))
        phases = {player.chosen for player in state.people.values()}
        if state.dummy_cube and state.dummy_cube < FINAL_CUBE:
            phases.add(_play_dummy(turn, state.dummy[-1]))
        state.phases = sorted(phases)


def _play_dummy(turn: Turn[AresState], phase: int) -> int:
    """p.19: the dummy's phase is played too, without a bonus."""
    turn.state.dummy.remove(phase)
    turn.state.dummy_played.append(phase)
    turn.emit("ares-dummy", m("ares-dummy", phase=phase_name(phase)), barrier=True)
    return phase


class PickDummy(Ask):
    """p.19: in the last five rounds the player picks the order of the dummy's phase cards."""

    kind: Literal["pick_dummy"] = "pick_dummy"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.DUMMY[phase] for phase in sorted(state.dummy)]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-dummy"), rule="p.19")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Dummy)
        turn.pop()
        phase = _play_dummy(turn, PHASES.index(action.phase) + 1)
        turn.state.phases = sorted({*turn.state.phases, phase})


class RaiseForDummy(Ask):
    """p.19: on the lower levels a parameter rises when the dummy's cube moves: no TR, no forest."""

    kind: Literal["raise_for_dummy"] = "raise_for_dummy"
    steps: int

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = []
        if state.now.oxygen < OXYGEN.max:
            found.append(do.RaiseParameter(parameter="oxygen"))
        if state.now.temperature < TEMPERATURE.max:
            found.append(do.RaiseParameter(parameter="temperature"))
        return found

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-raise", n=self.steps), rule="p.19")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.RaiseParameter)
        turn.pop()
        now: Tracks = turn.state.now
        if action.parameter == "oxygen":
            before, now.oxygen = now.oxygen, min(OXYGEN.max, now.oxygen + self.steps * OXYGEN.step)
            steps = (now.oxygen - before) // OXYGEN.step
            turn.say("ares-raised-oxygen", marks=("track:oxygen",), n=steps, value=now.oxygen)
        else:
            before = now.temperature
            now.temperature = min(TEMPERATURE.max, before + self.steps * TEMPERATURE.step)
            steps, value = (now.temperature - before) // TEMPERATURE.step, celsius(now.temperature)
            turn.say("ares-raised-temperature", marks=("track:temperature",), n=steps, value=value)


# --- co-op -------------------------------------------------------------------------------------------------------


class TakeCubes(Frame[AresState]):
    """p.18: after the reveal each takes a cube: 1 MC, or a trade of cards."""

    kind: Literal["take_cubes"] = "take_cubes"
    taken: dict[SeatId, Literal["mc", "trade"]] = Field(default_factory=dict)

    def waits(self, state: AresState) -> Sequence[SeatId]:
        return [seat for seat in state.seats if seat not in self.taken]

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = []
        if state.mc_cubes:
            found.append(do.TakeCube(cube="mc"))
        if state.trade_cubes:
            found.append(do.TakeCube(cube="trade"))
        return found

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        text = m("ares-ask-cube", mc=state.mc_cubes, trade=state.trade_cubes)
        return Prompt(text, topic="ares.cube", rule="p.18")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        return label(state, seat, action)

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.TakeCube)
        state = turn.state
        self.taken[seat] = action.cube
        if action.cube == "mc":
            state.mc_cubes -= 1
            state.people[seat].mc += 1
        else:
            state.trade_cubes -= 1
        turn.say(f"ares-took-{action.cube}-cube", seat=seat, who=seat_name(seat))

    def advance(self, turn: Turn[AresState]) -> None:
        turn.pop()
        for seat in reversed(turn.state.seats):
            if self.taken[seat] == "trade":
                turn.push(Trade(seat=seat))


class Trade(Frame[AresState]):
    """p.18: a card of one's own for a card of the partner's; either may decline."""

    kind: Literal["trade"] = "trade"
    seat: SeatId
    card: str = ""

    def _partner(self, state: AresState) -> SeatId:
        return next(seat for seat in state.seats if seat != self.seat)

    def waits(self, state: AresState) -> Sequence[SeatId]:
        if not all(state.people[seat].hand for seat in state.seats):
            return ()
        return (self._partner(state),) if self.card else (self.seat,)

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [*(do.GIVE[card] for card in state.people[seat].hand), do.DONE]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        if self.card:
            text = m("ares-ask-trade-back", who=seat_name(self.seat), card=card_name(self.card))
            return Prompt(text, topic="ares.trade", private=True, rule="p.18")
        return Prompt(m("ares-ask-trade", who=seat_name(self._partner(state))), topic="ares.trade", rule="p.18")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        return label(state, seat, action)

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        state = turn.state
        if not isinstance(action, do.Give):
            turn.pop()
            turn.say("ares-no-trade", seat=seat, who=seat_name(seat))
            return
        if not self.card:
            self.card = action.card
            turn.emit(
                "ares-you-offer",
                m("ares-offers", who=seat_name(seat), card=card_name(action.card)),
                seat=seat,
                seen_by=tuple(state.seats),
                barrier=True,  # the partner has seen the card
            )
            return
        turn.pop()
        _swap(turn, self.seat, self.card, seat, action.card)

    def advance(self, turn: Turn[AresState]) -> None:
        turn.pop()  # nothing to trade with


def _swap(turn: Turn[AresState], seat: SeatId, card: str, partner: SeatId, other: str) -> None:
    people = turn.state.people
    people[seat].hand.remove(card)
    people[partner].hand.remove(other)
    people[seat].hand.append(other)
    people[partner].hand.append(card)
    turn.say("ares-traded", seat=seat, who=seat_name(seat), to=seat_name(partner))
    text = m("ares-traded-cards", card=card_name(card), other=card_name(other))
    turn.emit("ares-traded-cards", text, seat=seat, seen_by=(seat, partner), barrier=True)
