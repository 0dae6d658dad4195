"""Gaining resources, on the player board and on cards (p.7), and telling the table."""

from __future__ import annotations

from games.ares.cards import PROJECTS, card_name
from games.ares.state import AresState
from games.core.flow import Turn
from games.core.message import m, seat_name
from games.core.model import SeatId


def gain(turn: Turn[AresState], seat: SeatId, source: str, resource: str, amount: int) -> None:
    """MC, heat or plants from a card; an X of nothing is not worth a word."""
    if not amount:
        return
    player = turn.state.people[seat]
    match resource:
        case "mc":
            player.mc += amount
        case "heat":
            player.heat += amount
        case "plants":
            player.plants += amount
    what = m(f"ares-unit-{resource}", n=amount)
    turn.say("ares-gained", seat=seat, who=seat_name(seat), card=card_name(source), n=amount, what=what)


def add_resources(turn: Turn[AresState], seat: SeatId, card: str, amount: int) -> None:
    """Special resources on (or, negative, from) a card in play."""
    player = turn.state.people[seat]
    player.on[card] = player.on.get(card, 0) + amount
    if not player.on[card]:
        del player.on[card]
    kind = m(f"ares-kind-{PROJECTS[card].holds}", n=abs(amount))
    key = "ares-put" if amount > 0 else "ares-took"
    turn.say(
        key, seat=seat, marks=(f"card:{card}",), who=seat_name(seat), card=card_name(card), n=abs(amount), what=kind
    )
