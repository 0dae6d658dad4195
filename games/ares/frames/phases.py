"""The phases of a round (p.11 to p.15), all seats at the same time, each on a lane of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.ares import actions as do
from games.ares.cards import HAND_LIMIT, PHASES, PRODUCTION_BONUS, STANDARD, card_name
from games.ares.costs import act_price, does_something, must_convert, payable, standard_price
from games.ares.draws import draw, sell, take
from games.ares.effects import CardAction
from games.ares.frames.base import Ask
from games.ares.frames.moves import use_standard
from games.ares.frames.payment import begin_act, begin_play, begin_standard
from games.ares.frames.resolve import offer
from games.ares.pricing import ACTION, CONSTRUCTION, DEVELOPMENT, RESEARCH, funds, playable, why_not_play
from games.ares.state import AresLane, AresState, Player
from games.ares.tableau import mc_production, tableau
from games.ares.tracks import all_complete, oceans_pay, temperature_pays
from games.ares.words import cost_text
from games.core.flow import Together, Turn
from games.core.message import Message, Prompt, Refusal, m, seat_name
from games.core.model import Action, SeatId


class PhaseLanes(Together[AresState]):
    """A phase: over when everybody has finished."""

    kind: Literal["phase"] = "phase"
    lanes: list[AresLane]

    def advance(self, turn: Turn[AresState]) -> None:
        turn.pop()
        _last_call(turn)


def _last_call(turn: Turn[AresState]) -> None:
    """p.16: players finish the phase in which Mars becomes complete. At a table they act together and see it happen;
    here those who had finished before are asked once more, or the first to finish would be the fool."""
    state = turn.state
    if state.options.variant != "standard" or not all_complete(state):
        return
    early = {seat: player for seat, player in state.people.items() if player.early}
    again = {seat: _question(state, seat) for seat, player in early.items() if _could_go_on(state, seat, player)}
    for player in early.values():
        player.early = False
    if again:
        turn.say("ares-last-call")
        _push_lanes(turn, again)


def _question(state: AresState, seat: SeatId) -> Ask:
    return UseActions(seat=seat) if state.phase == ACTION else PlayCards(seat=seat)


def _could_go_on(state: AresState, seat: SeatId, player: Player) -> bool:
    """Something is left to do. Looks at nothing hidden: being asked must not tell what a hand holds."""
    if state.phase == ACTION:
        return any(action.kind in ("act", "standard") for action in UseActions(seat=seat).actions(state, seat))
    left = player.plays or player.free
    return player.bonus or bool(left and player.hand) or bool(_lobby(player))


def _finished(turn: Turn[AresState], seat: SeatId) -> None:
    turn.pop()
    turn.state.people[seat].early = not all_complete(turn.state)
    turn.say("ares-finished", seat=seat, who=seat_name(seat))


def begin_phase(turn: Turn[AresState], phase: int) -> None:
    """Take the snapshot of the parameters (p.12) and give everybody what the phase allows."""
    state = turn.state
    state.phase = phase
    state.start = state.now.model_copy()
    turn.say("ares-phase-begins", phase=m(f"ares-phase-{PHASES[phase - 1]}"))
    for player in state.people.values():
        player.plays = 1 if phase in (DEVELOPMENT, CONSTRUCTION) else 0
        player.bonus = player.chosen == phase and phase in (CONSTRUCTION, ACTION)
        player.free = player.less = 0
        player.shift = False
        player.used = {}
        player.lobby = "none"
    if phase in (DEVELOPMENT, CONSTRUCTION, ACTION):
        _push_lanes(turn, {seat: _question(state, seat) for seat in state.seats})
    elif phase == RESEARCH:
        _research(turn)
    else:
        for seat in state.seats:
            produce(turn, seat)


def _push_lanes(turn: Turn[AresState], questions: dict[SeatId, Ask]) -> None:
    turn.push(PhaseLanes(lanes=[AresLane.model_validate({"seat": s, "stack": [q]}) for s, q in questions.items()]))


def end_phase(turn: Turn[AresState]) -> None:
    """What a phase granted ends with it (Work Crews, Special Design, unused plays, the UNMI offer)."""
    turn.state.phase = 0
    for player in turn.state.people.values():
        player.plays = player.free = player.less = 0
        player.bonus = player.shift = player.early = False
        player.used = {}
        player.lobby = "none"


# --- IV production, V research -----------------------------------------------------------------------------------


def produce(turn: Turn[AresState], seat: SeatId) -> None:
    """p.15: MC production and terraform rating, heat, plants, cards, and 4 MC for the chooser."""
    player = turn.state.people[seat]
    totals = tableau(player)
    bonus = PRODUCTION_BONUS if player.chosen == turn.state.phase else 0
    mc = mc_production(player) + player.tr + bonus
    player.mc += mc
    player.heat += totals.heat
    player.plants += totals.plants
    turn.say(
        "ares-produced",
        seat=seat,
        marks=(f"seat:{seat}",),
        who=seat_name(seat),
        mc=mc,
        heat=totals.heat,
        plants=totals.plants,
        cards=totals.cards,
    )
    draw(turn, seat, totals.cards)


def _research(turn: Turn[AresState]) -> None:
    """p.15: draw 2 keep 1; the chooser draws 3 more and keeps 1 more."""
    questions: dict[SeatId, Ask] = {}
    for seat in turn.state.seats:
        player = turn.state.people[seat]
        totals = tableau(player)
        chose = player.chosen == RESEARCH
        cards = take(turn, totals.research_draw + 3 * chose)
        question = offer(turn, seat, cards, totals.research_keep + chose, research=True)
        if question is not None:
            questions[seat] = question
    _push_lanes(turn, questions)


# --- I development, II construction ------------------------------------------------------------------------------


def _lobby(player: Player) -> list[Action]:
    """The open offer of United Nations Mars Initiative."""
    if player.lobby != "open":
        return []
    lobby = tableau(player).lobby
    if lobby is None or lobby.mc > funds(player, len(player.hand)):
        return []
    return [do.LOBBY[player.corporation]]


def _lobby_refused(player: Player) -> list[tuple[Action, Refusal]]:
    """The offer is open but cannot be paid."""
    lobby = tableau(player).lobby
    if lobby is None or player.lobby != "open" or _lobby(player):
        return []
    short = lobby.mc - funds(player, len(player.hand))
    text = m("ares-no-lobby", card=card_name(player.corporation), mc=lobby.mc, short=short)
    return [(do.LOBBY[player.corporation], Refusal(text, "p.6"))]


def _in_any_phase(player: Player) -> list[Action]:
    """What is possible beside the phase's own actions: UNMI's offer (p.6), finishing, selling cards."""
    return [*_lobby(player), do.DONE, *(do.SELL[card] for card in player.hand)]


class PlayCards(Ask):
    """Development and construction: play, sell, take the bonus, finish."""

    kind: Literal["play_cards"] = "play_cards"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        player = state.people[seat]
        found: list[Action] = []
        if player.plays or player.bonus or player.free:
            found += [do.PLAY[card] for card in player.hand if playable(state, player, card)]
        if player.bonus:
            found.append(do.DRAW)
        return found + _in_any_phase(player)

    def refused(self, state: AresState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        player = state.people[seat]
        reasons = ((card, why_not_play(state, player, card)) for card in player.hand)
        plays: list[tuple[Action, Refusal]] = [(do.PLAY[card], why) for card, why in reasons if why is not None]
        return plays + _lobby_refused(player)

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        player = state.people[seat]
        if state.phase == DEVELOPMENT:
            key = "ares-ask-free-green" if player.free and not player.plays else "ares-ask-development"
            return Prompt(m(key, plays=player.plays), rule="p.11")
        key = "ares-ask-construction-bonus" if player.bonus else "ares-ask-construction"
        return Prompt(m(key, plays=player.plays), rule="p.12")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        match action:
            case do.Play():
                begin_play(turn, seat, action.card)
            case do.Sell():
                sell(turn, seat, action.card)
            case do.DrawCard():
                turn.state.people[seat].bonus = False
                draw(turn, seat, 1)
            case do.Act():
                begin_act(turn, seat, action.card, action.option)
            case _:
                _finished(turn, seat)


# --- III action --------------------------------------------------------------------------------------------------


def _uses_left(player: Player, card: str) -> bool:
    """p.14: once each, and one of them a second time as the chooser's bonus; never a third time."""
    used = player.used.get(card, 0)
    return used == 0 or (used == 1 and player.bonus)


def forced(state: AresState, player: Player) -> tuple[str, str] | None:
    """p.14: at the end of the phase, heat and plants that can be spent must be, unless the parameter is full."""
    if must_convert(state, player, "heat"):
        return ("temperature", "heat")
    if must_convert(state, player, "plants"):
        return ("forest", "plants")
    return None


def _standard_open(state: AresState, player: Player, which: str, pay: str, cost: int) -> bool:
    if which == "temperature" and not temperature_pays(state):
        return False
    if which == "ocean" and not oceans_pay(state) and not must_convert(state, player, pay):
        return False
    return cost <= _purse(player, pay)


def _purse(player: Player, pay: str) -> int:
    match pay:
        case "heat":
            return player.heat
        case "plants":
            return player.plants
    return funds(player, len(player.hand))


class UseActions(Ask):
    """The action phase: Actions, standard actions, sales, in any order, until the seat has finished."""

    kind: Literal["use_actions"] = "use_actions"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        player = state.people[seat]
        found: list[Action] = []
        for project in tableau(player).actions:
            if _uses_left(player, project.id):
                found += [
                    do.ACT[project.id, way.id]
                    for way in project.action
                    if payable(state, player, project.id, way) and does_something(state, player, project.id, way)
                ]
        for fact in STANDARD:
            if _standard_open(state, player, fact.which, fact.pay, standard_price(player, fact)):
                found.append(do.STANDARD[fact.which, fact.pay])
        return found + _in_any_phase(player)

    def refused(self, state: AresState, seat: SeatId) -> Sequence[tuple[Action, Refusal]]:
        player = state.people[seat]
        out: list[tuple[Action, Refusal]] = []
        for project in tableau(player).actions:
            for way in project.action:
                why = _why_not_act(state, player, project.id, way)
                if why is not None:
                    out.append((do.ACT[project.id, way.id], Refusal(why, "p.14")))
        for fact in STANDARD:
            cost = standard_price(player, fact)
            if not _standard_open(state, player, fact.which, fact.pay, cost):
                why = _why_not_standard(player, fact.which, fact.pay, cost)
                out.append((do.STANDARD[fact.which, fact.pay], Refusal(why, "p.14")))
        return out + _lobby_refused(player)

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        player = state.people[seat]
        key = "ares-ask-action-bonus" if player.bonus else "ares-ask-action"
        must = forced(state, player) is not None
        return Prompt(m("ares-ask-action-forced" if must else key), rule="p.14")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        match action:
            case do.Act():
                begin_act(turn, seat, action.card, action.option)
            case do.Standard():
                begin_standard(turn, seat, action.which, action.pay)
            case do.Sell():
                sell(turn, seat, action.card)
            case _:
                self._finish(turn, seat)

    def _finish(self, turn: Turn[AresState], seat: SeatId) -> None:
        """Forced conversions happen by themselves; if they open the UNMI offer, the seat may still take it."""
        player = turn.state.people[seat]
        before = player.lobby
        while must := forced(turn.state, player):
            use_standard(turn, seat, *must)
        if before == "none" and _lobby(player):
            return
        _finished(turn, seat)


def _why_not_act(state: AresState, player: Player, card: str, way: CardAction) -> Message | None:
    name = card_name(card)
    if not _uses_left(player, card):
        return m("ares-no-act-used", card=name, n=player.used.get(card, 0))
    if not payable(state, player, card, way):
        assert way.cost is not None
        if way.cost.resource == "mc":
            short = act_price(state, player, way.cost) - funds(player, len(player.hand))
            return m("ares-no-act-mc", card=name, cost=cost_text(state, player, way.cost), short=short)
        return m("ares-no-act-cost", card=name, cost=cost_text(state, player, way.cost))
    return None if does_something(state, player, card, way) else m("ares-no-act-effect", card=name)


def _why_not_standard(player: Player, which: str, pay: str, cost: int) -> Message:
    what = m(f"ares-standard-{which}")
    have = _purse(player, pay)
    if cost <= have:
        return m("ares-no-standard-max", what=what)
    return m("ares-no-standard", what=what, n=cost, unit=m(f"ares-unit-{pay}", n=cost), short=cost - have)


# --- end step ----------------------------------------------------------------------------------------------------


class HandLimit(Ask):
    """p.16: discard down to ten cards, 3 MC each."""

    kind: Literal["hand_limit"] = "hand_limit"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.SELL[card] for card in state.people[seat].hand]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        over = len(state.people[seat].hand) - HAND_LIMIT
        return Prompt(m("ares-ask-hand-limit", n=over, limit=HAND_LIMIT), rule="p.16")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.SELL[state.people[seat].hand[0]]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Sell)
        sell(turn, seat, action.card)
        if len(turn.state.people[seat].hand) <= HAND_LIMIT:
            turn.pop()


def begin_end_step(turn: Turn[AresState]) -> None:
    """Only those who hold too many are asked."""
    over: dict[SeatId, Ask] = {
        seat: HandLimit(seat=seat) for seat in turn.state.seats if len(turn.state.people[seat].hand) > HAND_LIMIT
    }
    if over:
        _push_lanes(turn, over)
