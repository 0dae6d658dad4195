"""1.4 Resources and Profits on the Edge Track, between 0 and 50."""

from __future__ import annotations

from games.core.message import m
from games.reddust.board import EDGE_MOST
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CORP, MG, RD, Faction

TRACK: dict[str, str] = {MG: "mg_resources", RD: "rd_resources", CORP: "profits"}


def on_track(state: RedDustState, faction: Faction) -> int:
    """Resources of MG or RD, Profits of CORP."""
    if faction == MG:
        return state.mg_resources
    return state.rd_resources if faction == RD else state.profits


def adjust(turn: Turn, faction: Faction, n: int) -> int:
    """Add or take; the track ends at 0 and 50. Returns what really changed."""
    state = turn.state
    now = on_track(state, faction)
    then = max(0, min(EDGE_MOST, now + n))
    if then == now:
        return 0
    field = TRACK[faction]
    setattr(state, field, then)
    key = "reddust-track-up" if then > now else "reddust-track-down"
    text = m(key, track=m(f"reddust-track-{field}"), n=abs(then - now), now=then)
    turn.emit(key, text, seat=faction, marks=(f"track:{field}",))
    return then - now


def owed(state: RedDustState, faction: Faction) -> int:
    """5.0: what running Operations of this Faction will cost; it is paid once all their spaces are resolved."""
    return sum(f.owed for f in state.stack if f.kind == "operation" and f.seat == faction)


def spendable(state: RedDustState, faction: Faction) -> int:
    """Resources not yet promised to the running Operation."""
    return on_track(state, faction) - owed(state, faction)


def pay_resources(turn: Turn, faction: Faction, n: int) -> None:
    if n:
        adjust(turn, faction, -n)
