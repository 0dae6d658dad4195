"""What Actions and standard actions cost now, and whether they would do anything (p.14)."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.cards import OXYGEN, PROJECTS, STANDARD, TEMPERATURE, StandardFacts
from games.ares.effects import ActionCost, AddResource, CardAction, ChooseOne, Ocean, Op, Oxygen, Temperature
from games.ares.pricing import ACTION, funds
from games.ares.state import AresState, Player
from games.ares.tableau import Tableau, tableau
from games.ares.tracks import oceans_pay, oxygen_pays, temperature_pays

HEAT_STEP = next(fact.cost for fact in STANDARD if fact.pay == "heat")
_WAYS = {card.id: {way.id: way for way in card.action} for card in PROJECTS.values() if card.action}


def ways(card: str) -> dict[str, CardAction]:
    """The ways to use a card's Action, by name."""
    return _WAYS[card]


def chose_action(state: AresState, player: Player) -> bool:
    """Cards that give more to the chooser of phase III."""
    return state.phase == ACTION and player.chosen == ACTION


def standard_price(player: Player, fact: StandardFacts) -> int:
    """p.14, with Standard Technology (MC) and Ecoline (plants)."""
    if fact.pay == "mc":
        return max(0, fact.cost - tableau(player).standard_less)
    if fact.pay == "plants":
        return tableau(player).forest_plants
    return fact.cost


def act_price(state: AresState, player: Player, cost: ActionCost) -> int:
    """What an Action takes now; falling MC prices stop at 0."""
    amount = cost.amount
    if cost.as_chooser is not None and chose_action(state, player):
        return cost.as_chooser
    if not cost.less_mc:
        return amount
    totals = tableau(player)
    if cost.with_blue_cards:
        return amount - cost.less_mc if totals.blue >= cost.with_blue_cards else amount
    return max(0, amount - cost.less_mc * _reducers(totals, cost.less_per or ""))


def _reducers(totals: Tableau, per: str) -> int:
    match per:
        case "steel":
            return totals.steel
        case "titanium":
            return totals.titanium
    return totals.tags.get(per.removeprefix("tag:"), 0)


def targets(player: Player, kinds: Sequence[str], apart: str = "") -> list[str]:
    """Own cards that can hold one of the kinds."""
    return [card for card, kind in tableau(player).holders if kind in kinds and card != apart]


def givers(player: Player, kinds: Sequence[str], amount: int) -> list[str]:
    """Own cards that hold enough of one of the kinds."""
    return [card for card, kind in tableau(player).holders if kind in kinds and player.on.get(card, 0) >= amount]


def payable(state: AresState, player: Player, card: str, way: CardAction) -> bool:
    """The cost of an Action can be met, with MC from selling cards where it is MC."""
    cost = way.cost
    if cost is None or cost.x:
        return True
    amount = act_price(state, player, cost)
    match cost.resource:
        case "mc":
            return amount <= funds(player, len(player.hand))
        case "heat":
            return amount <= player.heat
        case "plants":
            return amount <= player.plants
        case "tr":
            return amount <= player.tr
        case "hand_card":
            return amount <= len(player.hand)
        case "card_resource":
            if cost.source == "this":
                return amount <= player.on.get(card, 0)
            return bool(givers(player, cost.kinds, amount))


def most_x(player: Player, cost: ActionCost) -> int:
    """The largest X that can be spent."""
    have = player.heat if cost.resource == "heat" else len(player.hand)
    return have if cost.most is None else min(have, cost.most)


def must_convert(state: AresState, player: Player, pay: str) -> bool:
    """p.14: so much heat, or so many plants, that they must be spent at the end of the phase."""
    match pay:
        case "heat":
            return player.heat >= HEAT_STEP and state.now.temperature < TEMPERATURE.max
        case "plants":
            return player.plants >= tableau(player).forest_plants and state.now.oxygen < OXYGEN.max
        case "mc":  # Helion pays MC with heat
            return tableau(player).heat_as_mc and must_convert(state, player, "heat")
    return False


def does_something(state: AresState, player: Player, card: str, way: CardAction) -> bool:
    """Actions without any effect are not offered, unless using them pays (Assembly Lines) or uses up heat or plants
    that would have to be converted: whoever does not want the game to end may spend them for nothing (p.12, p.14)."""
    if "use_action" in tableau(player).triggers:
        return True
    if way.cost is not None and must_convert(state, player, way.cost.resource):
        return True
    if way.cost is not None and way.cost.x and not most_x(player, way.cost):
        return False
    return any(_op_does(state, player, card, op) for op in way.do)


def _op_does(state: AresState, player: Player, card: str, op: Op) -> bool:
    match op:
        case Temperature():
            return temperature_pays(state)
        case Oxygen():
            return oxygen_pays(state)
        case Ocean():
            return oceans_pay(state)
        case AddResource():
            return op.target == "this" or bool(targets(player, op.kinds, card))
        case ChooseOne():
            return any(possible(state, player, card, branch.do) for branch in op.options)
    return True


def possible(state: AresState, player: Player, card: str, ops: Sequence[Op]) -> bool:
    """A side of a choice that can be carried out: its resources have a place, or are there to be taken."""
    for op in ops:
        if op.op == "remove_resource" and player.on.get(card, 0) < op.amount:
            return False
        if op.op == "add_resource" and not _op_does(state, player, card, op):
            return False
    return True
