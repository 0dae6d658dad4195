"""1.5 Asset and Campaign cards: hand, deck, value, drawing and discarding."""

from __future__ import annotations

from games.core.message import m
from games.reddust.board import CARD_SYMBOLS, HAND_LIMIT
from games.reddust.cards import ASSETS
from games.reddust.control import bases_on_mars
from games.reddust.say import asset_title, campaign_title
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, RD


def hand_value(state: RedDustState, operation: str = "") -> int:
    return sum(ASSETS[c].worth(operation) for c in state.hand)


def best_card(state: RedDustState, operation: str = "") -> int:
    """The most a single card pays (Desert Efficiency, 4.1)."""
    return max((ASSETS[c].worth(operation) for c in state.hand), default=0)


def cards_earned(state: RedDustState) -> int:
    """4.3: card symbols revealed on the Available Bases track."""
    on_mars = bases_on_mars(state, CR)
    return sum(symbol <= on_mars for symbol in CARD_SYMBOLS)


def draw(turn: Turn, n: int) -> int:
    """Draw up to n Asset cards; an empty deck ends it. Above the hand limit the Reclaimers discard next.

    It may push the question of the hand limit: pop or replace the running frame before calling.
    """
    from games.reddust.frames.payment import HandLimit  # the frame uses this module

    state = turn.state
    n = min(n, len(state.asset_deck))
    if n <= 0:
        return 0
    drawn = state.asset_deck[:n]
    del state.asset_deck[:n]
    state.hand += drawn
    turn.emit("reddust-drew", m("reddust-drew", n=n), seat=CR, barrier=True, marks=("track:assets",))
    cards = tuple(asset_title(c) for c in drawn)
    turn.emit("reddust-you-drew", m("reddust-you-drew", cards=cards), seat=CR, seen_by=(CR,))
    if len(state.hand) > HAND_LIMIT:
        turn.push(HandLimit())
    return n


def discard(turn: Turn, card: int, key: str = "reddust-discarded") -> None:
    state = turn.state
    state.hand.remove(card)
    state.asset_discard.append(card)
    turn.emit(key, m(key, asset=asset_title(card)), seat=CR, marks=("track:assets",))


def discard_at_random(turn: Turn, n: int) -> int:
    state = turn.state
    n = min(n, len(state.hand))
    for _ in range(n):
        card = state.rng.pick(state.hand)
        state.hand.remove(card)
        state.asset_discard.append(card)
        turn.emit("reddust-discarded", m("reddust-discarded", asset=asset_title(card)), seat=CR, barrier=True)
    return n


def enact(turn: Turn, card: int) -> None:
    """Put a Campaign into force; it stays until the next Dust Storm Reset."""
    turn.state.campaigns.append(card)
    turn.emit(
        "reddust-campaign-in-force",
        m("reddust-campaign-in-force", campaign=campaign_title(card)),
        seat=RD,
        barrier=True,
        marks=("track:campaigns",),
    )


def draw_campaigns(turn: Turn, n: int) -> None:
    """5.10: draw n Campaign cards, put one into force, shuffle the others back. May push a question to Red Dust."""
    from games.reddust.frames.payment import ChooseCampaign  # the frame uses this module

    state = turn.state
    n = min(n, len(state.campaign_deck))
    if n == 0:
        return
    drawn = state.campaign_deck[:n]
    del state.campaign_deck[:n]
    if n == 1:
        enact(turn, drawn[0])
        return
    turn.emit("reddust-drew-campaigns", m("reddust-drew-campaigns", n=n), seat=RD, barrier=True)
    turn.push(ChooseCampaign(cards=drawn))
