"""Paying MC (p.12): with MC, with cards at 3 MC each and change given, with what cards in play and Helion allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.ares import actions as do
from games.ares.cards import card_name
from games.ares.costs import act_price, standard_price, ways
from games.ares.draws import sell
from games.ares.frames.base import Ask
from games.ares.frames.moves import play_card, standard_facts, use_action, use_lobby, use_standard
from games.ares.pricing import offered, price, spend
from games.ares.state import AresState, Player
from games.ares.stock import add_resources
from games.ares.tableau import tableau
from games.core.flow import Turn
from games.core.message import Label, Message, Prompt, m, seat_name
from games.core.model import Action, Mutable, SeatId


class Goal(Mutable):
    """What is being paid for."""

    what: Literal["play", "act", "standard", "lobby"]
    card: str = ""
    option: str = ""


class Payment(Ask):
    """How to bring up what is due. Begun only when it can be met, and every step keeps it so."""

    kind: Literal["payment"] = "payment"
    goal: Goal
    total: int
    due: int
    used: list[str] = Field(default_factory=list)

    def _kept(self, resource: str) -> int:
        """Heat or plants owed as a spend on the same card cannot be used twice."""
        return spend(self.goal.card, resource) if self.goal.what == "play" else 0

    def _heat(self, player: Player) -> int:
        return max(0, player.heat - self._kept("heat")) if tableau(player).heat_as_mc else 0

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        player = state.people[seat]
        due, mc = self.due, player.mc
        found: list[Action] = []
        heat = self._heat(player)
        if mc + heat >= due:
            found += [do.Pay(heat=n) if n else do.PAY for n in range(max(0, due - mc), min(heat, due) + 1)]
        found += [do.USE[card] for card in self._offers(player)]
        if mc < due:
            found += [do.SELL[card] for card in player.hand if card != self.goal.card]
        return found

    def _offers(self, player: Player) -> list[str]:
        """Anaerobic Microorganisms and Restructured Resources, once each per card played."""
        if self.goal.what != "play":
            return []
        plants = self._kept("plants")
        return [
            source
            for source, payment in tableau(player).payments
            if source not in self.used and offered(player, source, payment, plants)
        ]

    def _name(self) -> Message:
        if self.goal.what == "standard":
            return m(f"ares-standard-{self.goal.option}")
        return card_name(self.goal.card)

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        player = state.people[seat]
        text = m("ares-ask-pay", what=self._name(), due=self.due, total=self.total, mc=player.mc)
        return Prompt(text, private=self.goal.what == "play", mid_move=True, rule="p.12")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, do.Pay):
            if action.heat:
                return Label(m("ares-do-pay-heat", mc=self.due - action.heat, heat=action.heat))
            return Label(m("ares-do-pay", mc=self.due))
        return super().label(state, seat, action)

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        player = turn.state.people[seat]
        if isinstance(action, do.Sell):
            sell(turn, seat, action.card)
            return
        if isinstance(action, do.Use):
            self._use(turn, seat, action.card)
            if self.due:
                return
        elif isinstance(action, do.Pay):
            player.heat -= action.heat
            player.mc -= self.due - action.heat
        turn.pop()
        complete(turn, seat, self.goal, self.total)

    def _use(self, turn: Turn[AresState], seat: SeatId, card: str) -> None:
        player = turn.state.people[seat]
        payment = dict(tableau(player).payments)[card]
        self.used.append(card)
        self.due = max(0, self.due - payment.less_mc)
        if payment.pay == "plants":
            player.plants -= payment.amount
            turn.say("ares-used-plants", seat=seat, who=seat_name(seat), card=card_name(card), n=payment.amount)
        else:
            add_resources(turn, seat, card, -payment.amount)


def charge(turn: Turn[AresState], seat: SeatId, goal: Goal, due: int) -> None:
    """Take what is due and go on; ask only when there is a choice or MC is short."""
    player = turn.state.people[seat]
    if due > 0:
        question = Payment(seat=seat, goal=goal, total=due, due=due)
        if player.mc < due or question._heat(player) or question._offers(player):
            turn.push(question)
            return
        player.mc -= due
    complete(turn, seat, goal, due)


def complete(turn: Turn[AresState], seat: SeatId, goal: Goal, paid: int) -> None:
    """The move that was paid for."""
    match goal.what:
        case "play":
            play_card(turn, seat, goal.card, paid)
        case "act":
            use_action(turn, seat, goal.card, goal.option)
        case "standard":
            use_standard(turn, seat, goal.option, "mc")
        case "lobby":
            use_lobby(turn, seat)


def begin_play(turn: Turn[AresState], seat: SeatId, card: str) -> None:
    charge(turn, seat, Goal(what="play", card=card), price(turn.state, turn.state.people[seat], card))


def begin_act(turn: Turn[AresState], seat: SeatId, card: str, option: str) -> None:
    player = turn.state.people[seat]
    if card == player.corporation:
        lobby = tableau(player).lobby
        charge(turn, seat, Goal(what="lobby", card=card), lobby.mc if lobby else 0)
        return
    cost = ways(card)[option].cost
    if cost is not None and cost.resource == "mc":
        charge(turn, seat, Goal(what="act", card=card, option=option), act_price(turn.state, player, cost))
    else:
        use_action(turn, seat, card, option)


def begin_standard(turn: Turn[AresState], seat: SeatId, which: str, pay: str) -> None:
    if pay == "mc":
        due = standard_price(turn.state.people[seat], standard_facts(which, pay))
        charge(turn, seat, Goal(what="standard", option=which), due)
    else:
        use_standard(turn, seat, which, pay)
