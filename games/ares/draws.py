"""Deck, hands and discard pile. Discards are face down (p.11); what was drawn is told only to whom it belongs."""

from __future__ import annotations

from games.ares.cards import card_name
from games.ares.state import AresState
from games.ares.tableau import tableau
from games.core.flow import Turn
from games.core.message import m, seat_name
from games.core.model import SeatId


def take(turn: Turn[AresState], count: int) -> list[str]:
    """Cards from the deck; an empty one is made anew from the discards (p.15). Fewer when nothing is left."""
    state = turn.state
    out: list[str] = []
    while len(out) < count:
        if not state.deck:
            if not state.discard:
                break
            state.deck, state.discard = state.discard, []
            state.rng.shuffle(state.deck)
            turn.emit("ares-reshuffled", m("ares-reshuffled", n=len(state.deck)), barrier=True)
        out.append(state.deck.pop())
    return out


def tell_drawn(turn: Turn[AresState], seat: SeatId, cards: list[str]) -> None:
    """Everybody hears how many; the seat hears which."""
    if cards:
        turn.emit("ares-drew", m("ares-drew", who=seat_name(seat), n=len(cards)), seat=seat, barrier=True)
        names = tuple(card_name(card) for card in cards)
        turn.emit("ares-you-drew", m("ares-you-drew", cards=names), seat=seat, seen_by=(seat,))


def draw(turn: Turn[AresState], seat: SeatId, count: int) -> list[str]:
    """Draw to the hand."""
    cards = take(turn, count)
    turn.state.people[seat].hand += cards
    tell_drawn(turn, seat, cards)
    return cards


def discard(turn: Turn[AresState], seat: SeatId, card: str) -> None:
    """From the hand, face down, for nothing."""
    turn.state.people[seat].hand.remove(card)
    turn.state.discard.append(card)
    turn.say("ares-discarded", seat=seat, who=seat_name(seat), n=1)
    turn.emit("ares-you-discarded", m("ares-you-discarded", card=card_name(card)), seat=seat, seen_by=(seat,))


def sell(turn: Turn[AresState], seat: SeatId, card: str) -> None:
    """From the hand, face down, for 3 MC (p.5), 4 with Composting Factory."""
    player = turn.state.people[seat]
    player.hand.remove(card)
    turn.state.discard.append(card)
    worth = tableau(player).sell
    player.mc += worth
    turn.say("ares-sold", seat=seat, who=seat_name(seat), mc=worth)
    turn.emit("ares-you-sold", m("ares-you-sold", card=card_name(card), mc=worth), seat=seat, seen_by=(seat,))
