"""Final scoring (p.16) and how co-op (p.18) and solo (p.19) end."""

from __future__ import annotations

from games.ares.state import AresState, Player
from games.ares.tableau import tableau, victory_points
from games.ares.tracks import all_complete
from games.core.model import Result, ScoreLine, SeatId

COOP_POINTS = 80


def card_points(player: Player) -> int:
    return sum(victory_points(player, card) for card in player.played)


def total_points(player: Player) -> int:
    """1 VP per TR, forest VP, and the points on played cards."""
    return player.tr + player.forests + card_points(player)


def tie_break(player: Player) -> int:
    """Heat, MC and plants, with the hand turned into MC first."""
    return player.heat + player.mc + player.plants + len(player.hand) * tableau(player).sell


def _parts(player: Player) -> tuple[tuple[str, int], ...]:
    return (
        ("ares-score-tr", player.tr),
        ("ares-score-forests", player.forests),
        ("ares-score-cards", card_points(player)),
    )


def result(state: AresState) -> Result:
    """Best first; whoever is equal in points and in the tie-break shares the place."""
    won, reason = _verdict(state)
    keys = {seat: (total_points(p), tie_break(p)) for seat, p in state.people.items()}
    order = sorted(state.seats, key=lambda seat: keys[seat], reverse=True)
    lines = [_line(state, seat, keys, won) for seat in order]
    return Result(lines=tuple(lines), reason=reason)


def _line(state: AresState, seat: SeatId, keys: dict[SeatId, tuple[int, int]], won: bool | None) -> ScoreLine:
    place = 1 + sum(key > keys[seat] for key in keys.values())
    return ScoreLine(
        seat=seat,
        place=place,
        total=keys[seat][0],
        parts=_parts(state.people[seat]),
        winner=place == 1 if won is None else won,
    )


def _verdict(state: AresState) -> tuple[bool | None, str]:
    """Whether the table won together, and why the game is over."""
    variant = state.options.variant
    if variant == "standard":
        return None, "ares-end-terraformed"
    won = all_complete(state)
    if variant == "coop":
        won = won and sum(total_points(p) for p in state.people.values()) >= COOP_POINTS
    return won, f"ares-end-{variant}-{'won' if won else 'lost'}"
