"""Labels and descriptions of actions and effects: keys and arguments only, the catalogues hold the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from games.ares import actions as do
from games.ares.cards import CORPORATIONS, PROJECTS, STANDARD, card_name
from games.ares.costs import act_price, standard_price, ways
from games.ares.effects import (
    ActionCost,
    AddResource,
    CardAction,
    Discard,
    Draw,
    DrawKeep,
    ExtraPlay,
    Forest,
    Gain,
    GainIf,
    Loot,
    NextCard,
    Ocean,
    Op,
    Oxygen,
    RaiseTr,
    RemoveResource,
    RevealBranch,
    RevealPick,
    Temperature,
    TrPerTag,
)
from games.ares.pricing import price_text
from games.ares.state import AresState, Player
from games.ares.tableau import tableau
from games.core.message import Label, Message, m
from games.core.model import Action, SeatId


def op_text(op: Op) -> Message:
    """One operation, short."""
    match op:
        case Gain(amount="X"):
            return m(f"ares-plus-{op.resource}-x")
        case Gain():
            return m(f"ares-plus-{op.resource}", n=int(op.amount))
        case RaiseTr():
            return m("ares-plus-tr", n=op.amount)
        case Temperature() | Oxygen():
            return m(f"ares-plus-{op.op}", n=op.steps)
        case Ocean():
            return m("ares-plus-ocean", n=op.amount)
        case Forest():
            return m("ares-plus-forest", n=op.amount)
        case Draw(amount="X"):
            return m("ares-plus-cards-x")
        case Draw():
            return m("ares-plus-cards", n=int(op.amount))
        case AddResource(target="this"):
            return m("ares-put-here", n=op.amount, what=_kinds(op.kinds, op.amount))
        case AddResource():
            return m("ares-put-other", n=op.amount, what=_kinds(op.kinds, op.amount))
        case RemoveResource():
            return m("ares-take-here", n=op.amount, what=_kinds(op.kinds, op.amount))
        case _:
            return _rare_op_text(op)


def _rare_op_text(op: Op) -> Message:
    match op:
        case TrPerTag():
            return m("ares-plus-tr-per-tag", tag=m(f"ares-tag-{op.tag}"))
        case GainIf():
            gained = m(f"ares-plus-{op.resource}", n=op.amount)
            return m("ares-gain-if", n=op.count, tag=m(f"ares-tag-{op.tag}"), what=gained)
        case Discard():
            return m("ares-minus-cards", n=op.amount)
        case DrawKeep():
            return m("ares-draw-keep", draw=op.draw, keep=op.keep)
        case ExtraPlay():
            return m("ares-free-play" if op.free else "ares-extra-play")
        case NextCard():
            return m("ares-next-shift") if op.shift else m("ares-next-less", n=op.less_mc)
        case RevealPick():
            return m("ares-reveal-pick", n=op.reveal)
        case RevealBranch():
            return m("ares-reveal-branch", n=op.mc)
        case Loot():
            return m("ares-loot", n=op.draw, more=op.draw_with_tag)
        case _:
            raise AssertionError(op.op)


def _kinds(kinds: Sequence[str], n: int) -> Message:
    return m(f"ares-kind-{'-or-'.join(kinds)}", n=n)


def ops_text(ops: Sequence[Op]) -> Message:
    """Several operations as a list; a choice inside reads as its sides."""
    texts: list[Message] = []
    for op in ops:
        if op.op == "choose_one":
            sides = [ops_text(branch.do) for branch in op.options]
            texts.append(
                m("ares-either", sides=reduce(lambda first, second: m("ares-or", first=first, second=second), sides))
            )
        else:
            texts.append(op_text(op))
    return texts[0] if len(texts) == 1 else m("ares-list", items=tuple(texts))


def cost_text(state: AresState, player: Player, cost: ActionCost) -> Message:
    """What an Action takes now."""
    amount = act_price(state, player, cost)
    if cost.resource == "hand_card":
        return m("ares-cost-cards-x", most=cost.most or 0) if cost.x else m("ares-cost-cards", n=amount)
    if cost.resource == "card_resource":
        return m("ares-cost-card-resource", n=amount, what=_kinds(cost.kinds, amount))
    return m("ares-cost-heat-x") if cost.x else m("ares-cost", n=amount, what=m(f"ares-unit-{cost.resource}", n=amount))


def way_text(state: AresState, player: Player, way: CardAction) -> Message:
    """An Action in short: cost, then effect."""
    gain = ops_text(way.do)
    return m("ares-act-note", cost=cost_text(state, player, way.cost), gain=gain) if way.cost else gain


def act_label(state: AresState, player: Player, action: do.Act) -> Label:
    name = card_name(action.card)
    if action.card in CORPORATIONS:
        lobby = tableau(player).lobby
        assert lobby is not None
        return Label(m("ares-do-lobby", card=name, mc=lobby.mc, tr=lobby.tr), group=m("ares-group-act"))
    way = ways(action.card)[action.option]
    text = m("ares-do-act-way", card=name, way=m(f"ares-way-{way.id}")) if way.id else m("ares-do-act", card=name)
    return Label(text, note=way_text(state, player, way), group=m("ares-group-act"))


def standard_label(player: Player, action: do.Standard) -> Label:
    fact = next(f for f in STANDARD if f.which == action.which and f.pay == action.pay)
    cost = standard_price(player, fact)
    text = m(f"ares-do-standard-{action.which}", cost=cost, what=m(f"ares-unit-{action.pay}", n=cost))
    return Label(text, group=m("ares-group-standard"))


def label(state: AresState, seat: SeatId, action: Action) -> Label:
    """How an action reads, wherever it is offered."""
    player = state.people[seat]
    match action:
        case do.Play():
            return Label(
                m("ares-do-play", card=card_name(action.card)),
                note=price_text(state, player, action.card, 2),  # notes are short; the hand shows every discount
                group=m("ares-group-play"),
            )
        case do.Sell():
            return Label(
                m("ares-do-sell", card=card_name(action.card), mc=tableau(player).sell), group=m("ares-group-sell")
            )
        case do.Act():
            return act_label(state, player, action)
        case do.Standard():
            return standard_label(player, action)
        case do.ChoosePhase() | do.Dummy():
            return Label(m(f"ares-phase-{action.phase}"))
        case do.Keep() | do.DiscardCard() | do.Target() | do.Give() | do.PickCorporation():
            return Label(m(f"ares-do-{action.kind}", card=card_name(action.card)), note=_card_note(action.card))
        case _:
            return _small_label(player, action)


def _card_note(card: str) -> Message | None:
    return m("ares-printed-cost", mc=PROJECTS[card].cost) if card in PROJECTS else None


def _small_label(player: Player, action: Action) -> Label:
    match action:
        case do.Use():
            payment = dict(tableau(player).payments)[action.card]
            what = m(f"ares-use-{payment.pay}", n=payment.amount, mc=payment.less_mc)
            return Label(m("ares-do-use", card=card_name(action.card), what=what))
        case do.Spend():
            return Label(m("ares-do-spend", n=action.amount))
        case do.TakeCube():
            return Label(m(f"ares-do-cube-{action.cube}"))
        case do.RaiseParameter():
            return Label(m(f"ares-do-raise-{action.parameter}"))
        case do.DrawCard():
            return Label(m("ares-do-draw"))
    return Label(m("ares-do-done"))
