"""Completing a move once it is paid: playing a card, using an Action, a standard action, the UNMI offer."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.cards import PROJECTS, STANDARD, StandardFacts, card_name
from games.ares.costs import act_price, chose_action, givers, most_x, standard_price, ways
from games.ares.draws import discard
from games.ares.effects import ActionCost, Op
from games.ares.frames.questions import ChooseAmount, ChooseGiver, DiscardCards
from games.ares.frames.resolve import Question, Queue, in_any_order, run, suspend
from games.ares.pricing import spend
from games.ares.state import AresState, Player
from games.ares.stock import add_resources
from games.ares.tableau import tableau
from games.ares.tracks import fire, flip_oceans, gain_forests, gain_tr, raise_temperature
from games.core.flow import Turn
from games.core.message import m, seat_name
from games.core.model import SeatId

_ASKING = {"choose_one", "loot"}


def play_card(turn: Turn[AresState], seat: SeatId, card: str, paid: int) -> None:
    """The card comes into play, then its immediate effects, then what it triggers (p.5, p.12).

    Triggers that ask nothing come before those that do, so that draws help the choices.
    """
    player = turn.state.people[seat]
    _use_permission(player)
    player.less, player.shift = 0, False  # Work Crews, Special Design: for one card, whichever it is
    player.tr -= spend(card, "tr")
    player.heat -= spend(card, "heat")
    player.plants -= spend(card, "plants")
    player.hand.remove(card)
    player.played.append(card)
    text = m("ares-played", who=seat_name(seat), card=card_name(card), mc=paid)
    turn.emit("ares-played", text, seat=seat, marks=(f"seat:{seat}", f"card:{card}"))
    for _ in range(PROJECTS[card].production.steel):  # Mining Guild: per steel (ruling)
        fire(turn, seat, "gain_steel")
    triggered = _triggered(player, card)
    in_any_order(turn, seat, [entry for entry in triggered if _asks(entry[1])])
    run(turn, seat, [(card, PROJECTS[card].immediate), *(entry for entry in triggered if not _asks(entry[1]))])


def _asks(ops: Sequence[Op]) -> bool:
    return any(op.op in _ASKING for op in ops)


def _use_permission(player: Player) -> None:
    """The phase's own play and granted ones first; the chooser's bonus and the free card last."""
    if player.plays:
        player.plays -= 1
    elif player.free:
        player.free -= 1
    else:
        player.bonus = False


def _triggered(player: Player, card: str) -> Queue:
    """Once per matching tag (p.5)."""
    triggers = tableau(player).triggers
    queue: Queue = []
    for source, trigger in triggers.get("play_card", ()):
        if source != card:
            queue.append((source, trigger.do))
    for source, trigger in triggers.get("play_tag", ()):
        if source != card or trigger.includes_self:
            matching = sum(tag in trigger.tags for tag in PROJECTS[card].tags)
            queue += [(source, trigger.do)] * matching
    return queue


def use_action(turn: Turn[AresState], seat: SeatId, card: str, option: str) -> None:
    """An "Action:" (p.14); an MC cost is paid before, every other cost here."""
    player = turn.state.people[seat]
    way = ways(card)[option]
    player.used[card] = player.used.get(card, 0) + 1
    if player.used[card] > 1:
        player.bonus = False
    turn.say("ares-acted", seat=seat, marks=(f"card:{card}",), who=seat_name(seat), card=card_name(card))
    question = _pay_cost(turn, seat, card, way.cost) if way.cost else None
    fire(turn, seat, "use_action")
    queue: Queue = [(card, way.do)]
    if chose_action(turn.state, player):
        queue.append((card, way.as_chooser))
    if question is None:
        run(turn, seat, queue)
    else:
        suspend(turn, seat, queue)
        turn.push(question)


def _pay_cost(turn: Turn[AresState], seat: SeatId, card: str, cost: ActionCost) -> Question:
    player = turn.state.people[seat]
    amount = act_price(turn.state, player, cost)
    match cost.resource:
        case "heat" if cost.x:
            return _ask_amount(player, seat, card, cost)
        case "heat":
            player.heat -= amount
        case "plants":
            player.plants -= amount
        case "tr":
            player.tr -= amount
        case "hand_card":
            return _discard_cost(turn, seat, card, cost)
        case "card_resource":
            return _resource_cost(turn, seat, card, cost)
        case "mc":
            pass  # paid by `Payment`
    return None


def _ask_amount(player: Player, seat: SeatId, card: str, cost: ActionCost) -> Question:
    most = most_x(player, cost)
    player.x = 0
    return ChooseAmount(seat=seat, source=card, most=most) if most else None


def _discard_cost(turn: Turn[AresState], seat: SeatId, card: str, cost: ActionCost) -> Question:
    player = turn.state.people[seat]
    player.x = 0
    if cost.x:
        most = most_x(player, cost)
        return DiscardCards(seat=seat, source=card, left=most, free=True) if most else None
    if len(player.hand) > cost.amount:
        return DiscardCards(seat=seat, source=card, left=cost.amount)
    for held in list(player.hand):
        discard(turn, seat, held)
    return None


def _resource_cost(turn: Turn[AresState], seat: SeatId, card: str, cost: ActionCost) -> Question:
    found = [card] if cost.source == "this" else givers(turn.state.people[seat], cost.kinds, cost.amount)
    if len(found) > 1:
        return ChooseGiver(seat=seat, source=card, kinds=cost.kinds, amount=cost.amount)
    add_resources(turn, seat, found[0], -cost.amount)
    return None


def standard_facts(which: str, pay: str) -> StandardFacts:
    return next(fact for fact in STANDARD if fact.which == which and fact.pay == pay)


def use_standard(turn: Turn[AresState], seat: SeatId, which: str, pay: str) -> None:
    """A standard action (p.14); an MC cost is paid before, heat and plants here."""
    player = turn.state.people[seat]
    cost = standard_price(player, standard_facts(which, pay))
    if pay == "heat":
        player.heat -= cost
    elif pay == "plants":
        player.plants -= cost
    what = m(f"ares-unit-{pay}", n=cost)
    turn.say("ares-standard", seat=seat, who=seat_name(seat), what=m(f"ares-standard-{which}"), n=cost, unit=what)
    if which == "forest":
        gain_forests(turn, seat, 1)
    elif which == "temperature":
        raise_temperature(turn, seat, 1)
    else:
        flip_oceans(turn, seat, 1)


def use_lobby(turn: Turn[AresState], seat: SeatId) -> None:
    """United Nations Mars Initiative: once per phase; the step it brings is no new first rise."""
    player = turn.state.people[seat]
    lobby = tableau(player).lobby
    assert lobby is not None
    player.lobby = "used"
    gain_tr(turn, seat, lobby.tr)
    turn.say("ares-lobbied", seat=seat, who=seat_name(seat), mc=lobby.mc, n=lobby.tr)
