"""The one interpreter of card effects. It runs until a question comes up, leaves the rest on the stack, and goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from games.ares import actions as do
from games.ares import effects as fx
from games.ares.cards import PROJECTS, card_name
from games.ares.costs import possible, targets
from games.ares.draws import discard, draw, take, tell_drawn
from games.ares.frames.base import Ask
from games.ares.frames.questions import (
    ChooseTarget,
    DiscardCards,
    KeepCards,
    LootCard,
    discard_drawn,
    keep_card,
)
from games.ares.state import AresState
from games.ares.stock import add_resources, gain
from games.ares.tableau import tableau
from games.ares.tracks import flip_oceans, gain_forests, gain_tr, raise_oxygen, raise_temperature
from games.ares.words import ops_text
from games.core.flow import Frame, Turn
from games.core.message import Label, Prompt, m, seat_name
from games.core.model import Action, Mutable, SeatId

Queue = list[tuple[str, Sequence[fx.Op]]]
"""Effects to resolve, in order, each with the card it comes from."""
Question = Frame[AresState] | None


class Pending(Mutable):
    """Effects that wait for the answer to a question."""

    source: str
    do: tuple[fx.Op, ...]


class Resolve(Frame[AresState]):
    """Goes on with the effects that a question interrupted."""

    kind: Literal["resolve"] = "resolve"
    seat: SeatId
    queue: list[Pending]

    def advance(self, turn: Turn[AresState]) -> None:
        turn.pop()
        run(turn, self.seat, [(pending.source, pending.do) for pending in self.queue])


class ChooseOption(Ask):
    """One side of a card's choice; sides that cannot be carried out are not offered."""

    kind: Literal["choose_option"] = "choose_option"
    source: str
    options: tuple[fx.Branch, ...]

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.Choose(option=branch.id) for branch in self.options]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-choose", card=card_name(self.source)), mid_move=True, rule="p.5")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, do.Choose)
        return Label(m("ares-do-choose", what=ops_text(self._branch(action.option).do)))

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.Choose(option=self.options[0].id)

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Choose)
        turn.pop()
        run(turn, seat, [(self.source, self._branch(action.option).do)])

    def _branch(self, option: str) -> fx.Branch:
        return next(branch for branch in self.options if branch.id == option)


class OrderTriggers(Ask):
    """Which of the triggers that ask something comes next: they are met at the same time, so the seat says."""

    kind: Literal["order_triggers"] = "order_triggers"
    queue: list[Pending]

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.TARGET[card] for card in dict.fromkeys(pending.source for pending in self.queue)]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-order"), mid_move=True, rule="p.5")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, do.Target)
        return Label(m("ares-do-target", card=card_name(action.card)), note=ops_text(self._first(action.card).do))

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Target)
        turn.pop()
        first = self._first(action.card)
        self.queue.remove(first)
        in_any_order(turn, seat, [(pending.source, pending.do) for pending in self.queue])
        run(turn, seat, [(first.source, first.do)])

    def _first(self, card: str) -> Pending:
        return next(pending for pending in self.queue if pending.source == card)


def in_any_order(turn: Turn[AresState], seat: SeatId, queue: Queue) -> None:
    """Leave triggers on the stack for later; the seat is asked for their order where there is more than one card."""
    if len({source for source, _ in queue}) > 1:
        turn.push(OrderTriggers(seat=seat, queue=[Pending(source=source, do=tuple(ops)) for source, ops in queue]))
    else:
        suspend(turn, seat, queue)


def run(turn: Turn[AresState], seat: SeatId, queue: Queue) -> None:
    """Resolve effects in order; at a question, the rest waits below it."""
    for index, (source, ops) in enumerate(queue):
        for number, op in enumerate(ops, 1):
            question = _PERFORM[op.op](turn, seat, source, op)
            if question is not None:
                suspend(turn, seat, [(source, ops[number:]), *queue[index + 1 :]])
                turn.push(question)
                return


def suspend(turn: Turn[AresState], seat: SeatId, queue: Queue) -> None:
    """Leave effects on the stack for later."""
    waiting = [Pending(source=source, do=tuple(ops)) for source, ops in queue if ops]
    if waiting:
        turn.push(Resolve(seat=seat, queue=waiting))


# --- one function per operation; each may return a question ------------------------------------------------------


def _gain(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Gain) -> Question:
    player = turn.state.people[seat]
    amount = player.x if op.amount == "X" else op.amount
    gain(turn, seat, source, op.resource, amount)
    return None


def _gain_if(turn: Turn[AresState], seat: SeatId, source: str, op: fx.GainIf) -> Question:
    if tableau(turn.state.people[seat]).tags.get(op.tag, 0) >= op.count:
        return _gain(turn, seat, source, fx.Gain(resource=op.resource, amount=op.amount))
    return None


def _tr(turn: Turn[AresState], seat: SeatId, source: str, op: fx.RaiseTr) -> Question:
    gain_tr(turn, seat, op.amount)
    turn.say("ares-gained-tr", seat=seat, who=seat_name(seat), card=card_name(source), n=op.amount)
    return None


def _tr_per_tag(turn: Turn[AresState], seat: SeatId, source: str, op: fx.TrPerTag) -> Question:
    amount = tableau(turn.state.people[seat]).tags.get(op.tag, 0)
    return _tr(turn, seat, source, fx.RaiseTr(amount=amount))


def _temperature(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Temperature) -> Question:
    raise_temperature(turn, seat, op.steps)
    return None


def _oxygen(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Oxygen) -> Question:
    raise_oxygen(turn, seat, op.steps)
    return None


def _ocean(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Ocean) -> Question:
    flip_oceans(turn, seat, op.amount)
    return None


def _forest(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Forest) -> Question:
    gain_forests(turn, seat, op.amount)
    return None


def _draw(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Draw) -> Question:
    draw(turn, seat, turn.state.people[seat].x if op.amount == "X" else op.amount)
    return None


def _discard(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Discard) -> Question:
    hand = turn.state.people[seat].hand
    if len(hand) <= op.amount:
        for card in list(hand):
            discard(turn, seat, card)
        return None
    return DiscardCards(seat=seat, source=source, left=op.amount)


def _draw_keep(turn: Turn[AresState], seat: SeatId, source: str, op: fx.DrawKeep) -> Question:
    return offer(turn, seat, take(turn, op.draw), op.keep)


def offer(
    turn: Turn[AresState], seat: SeatId, cards: list[str], keep: int, *, research: bool = False
) -> KeepCards | None:
    """Cards just drawn: stored before they are shown, so that a choice cannot be made twice."""
    tell_drawn(turn, seat, cards)
    player = turn.state.people[seat]
    if len(cards) <= keep:
        player.hand += cards
        return None
    player.drawn = cards
    return KeepCards(seat=seat, keep=keep, research=research)


def _add(turn: Turn[AresState], seat: SeatId, source: str, op: fx.AddResource) -> Question:
    if op.target == "this":
        add_resources(turn, seat, source, op.amount)
        return None
    found = targets(turn.state.people[seat], op.kinds, source)
    if len(found) > 1:
        return ChooseTarget(seat=seat, source=source, kinds=op.kinds, amount=op.amount)
    if found:  # p.12: without a card to put them on, they are simply lost
        add_resources(turn, seat, found[0], op.amount)
    return None


def _remove(turn: Turn[AresState], seat: SeatId, source: str, op: fx.RemoveResource) -> Question:
    add_resources(turn, seat, source, -op.amount)
    return None


def _choose(turn: Turn[AresState], seat: SeatId, source: str, op: fx.ChooseOne) -> Question:
    player = turn.state.people[seat]
    open_ = tuple(branch for branch in op.options if possible(turn.state, player, source, branch.do))
    if not open_:
        return None
    if len(open_) > 1:
        return ChooseOption(seat=seat, source=source, options=open_)
    # A single possible side needs no question of its own; what it asks comes up when it is resolved.
    return Resolve(seat=seat, queue=[Pending(source=source, do=open_[0].do)])


def _extra_play(turn: Turn[AresState], seat: SeatId, source: str, op: fx.ExtraPlay) -> Question:
    player = turn.state.people[seat]
    if op.free:
        player.free += 1
    else:
        player.plays += 1
    return None


def _next_card(turn: Turn[AresState], seat: SeatId, source: str, op: fx.NextCard) -> Question:
    player = turn.state.people[seat]
    player.less += op.less_mc
    player.shift = player.shift or op.shift
    return None


def _reveal(turn: Turn[AresState], seat: SeatId, source: str, count: int) -> list[str]:
    """Cards from the deck, open for everybody."""
    cards = take(turn, count)
    player = turn.state.people[seat]
    player.drawn, player.revealed = cards, True
    names = tuple(card_name(card) for card in cards)
    text = m("ares-revealed", who=seat_name(seat), card=card_name(source), cards=names)
    turn.emit("ares-revealed", text, seat=seat, barrier=True)
    return list(cards)


def _reveal_pick(turn: Turn[AresState], seat: SeatId, source: str, op: fx.RevealPick) -> Question:
    fitting = [card for card in _reveal(turn, seat, source, op.reveal) if set(op.tags) & set(PROJECTS[card].tags)]
    if len(fitting) > 1:
        return KeepCards(seat=seat, keep=1, among=fitting)
    if fitting:
        keep_card(turn, seat, fitting[0])
    discard_drawn(turn, seat)
    return None


def _reveal_branch(turn: Turn[AresState], seat: SeatId, source: str, op: fx.RevealBranch) -> Question:
    for card in _reveal(turn, seat, source, 1):
        if PROJECTS[card].color == "green":
            _gain(turn, seat, source, fx.Gain(resource="mc", amount=op.mc))
        else:
            keep_card(turn, seat, card)
    discard_drawn(turn, seat)
    return None


def _loot(turn: Turn[AresState], seat: SeatId, source: str, op: fx.Loot) -> Question:
    if not turn.state.people[seat].hand:
        return None
    return LootCard(seat=seat, source=source, tag=op.tag, draw=op.draw, draw_with_tag=op.draw_with_tag)


_PERFORM: dict[str, Callable[[Turn[AresState], SeatId, str, Any], Question]] = {
    "gain": _gain,
    "gain_if": _gain_if,
    "tr": _tr,
    "tr_per_tag": _tr_per_tag,
    "temperature": _temperature,
    "oxygen": _oxygen,
    "ocean": _ocean,
    "forest": _forest,
    "draw": _draw,
    "discard": _discard,
    "draw_keep": _draw_keep,
    "add_resource": _add,
    "remove_resource": _remove,
    "choose_one": _choose,
    "extra_play": _extra_play,
    "next_card": _next_card,
    "reveal_pick": _reveal_pick,
    "reveal_branch": _reveal_branch,
    "loot": _loot,
}
