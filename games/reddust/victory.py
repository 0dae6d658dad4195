"""1.11 victory markers and 2.0 victory: totals, margins, ranking."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.model import Result, ScoreLine, SeatId
from games.reddust.board import MARS, THRESHOLD, TIE_ORDER
from games.reddust.control import bases_on_mars, control
from games.reddust.earthgov import confidence
from games.reddust.population import total_opposition, total_support
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, FACTIONS, MG, RD, Faction

ALLIES: dict[str, tuple[tuple[Faction, ...], ...]] = {
    "none": (),
    "coin": ((MG, CORP),),
    "rebels": ((RD, CR),),
    "both": ((MG, CORP), (RD, CR)),
}


def alliance_of(asked: str, holders: Mapping[SeatId, str]) -> str:
    """1.1: what was asked for and what people hold: both Factions of a side, unless somebody plays all four."""
    alone = len({holders.get(f, f) for f in FACTIONS}) == 1
    held = {pair for pair in ALLIES["both"] if not alone and holders.get(pair[0], "") == holders.get(pair[1], "-")}
    return next(name for name, pairs in ALLIES.items() if set(pairs) == held | set(ALLIES[asked]))


def controlled_by_reclaimers(state: RedDustState) -> int:
    return sum(control(state, s) == CR for s in MARS)


def enemy_bases(state: RedDustState) -> int:
    """Bases on Mars that are not the Reclaimers'."""
    return sum(bases_on_mars(state, f) for f in (MG, CORP, RD))


def marker(state: RedDustState, faction: Faction) -> int:
    """The Faction's victory marker on the Edge Track."""
    if faction == MG:
        return total_support(state) + confidence(state)
    if faction == CORP:
        return state.profits
    if faction == RD:
        return total_opposition(state) + bases_on_mars(state, RD)
    return controlled_by_reclaimers(state) + bases_on_mars(state, CR)


def threshold(state: RedDustState, faction: Faction) -> int:
    """What the marker must exceed; for the Reclaimers the Enemy Bases marker."""
    return enemy_bases(state) if faction == CR else THRESHOLD[faction]


def margin(state: RedDustState, faction: Faction) -> int:
    return marker(state, faction) - threshold(state, faction)


def margins(state: RedDustState) -> dict[Faction, int]:
    return {f: margin(state, f) for f in FACTIONS}


def edge_track(state: RedDustState) -> dict[str, int]:
    """The seven numbers on the Edge Track (3.1)."""
    return {
        "enemy_bases": enemy_bases(state),
        "profits": state.profits,
        "cr_control_bases": marker(state, CR),
        "support_confidence": marker(state, MG),
        "opposition_bases": marker(state, RD),
        "rd_resources": state.rd_resources,
        "mg_resources": state.mg_resources,
    }


def weakest(state: RedDustState) -> dict[Faction, Faction]:
    """1.1: the Faction whose margin counts for each seat: its own, or the lower one of its alliance.

    Of two equal margins both count, so ties go to the one that 2.0 names first.
    """
    own = margins(state)
    chosen = {f: f for f in FACTIONS}
    for allies in ALLIES[state.options.alliance]:
        lowest = min(allies, key=lambda f: (own[f], TIE_ORDER.index(f)))
        chosen.update(dict.fromkeys(allies, lowest))
    return chosen


def someone_wins(state: RedDustState) -> bool:
    own = margins(state)
    return any(own[f] > 0 for f in weakest(state).values())


def result(state: RedDustState, reason: str) -> Result:
    """2.0: highest margin first; ties go to the Reclaimers, then MarsGov, then Red Dust."""
    own = margins(state)
    counts = weakest(state)
    order = sorted(FACTIONS, key=lambda f: (-own[counts[f]], TIE_ORDER.index(counts[f]), TIE_ORDER.index(f)))
    players = list(dict.fromkeys(counts[f] for f in order))
    lines = tuple(
        ScoreLine(
            seat=f,
            place=players.index(counts[f]) + 1,
            total=own[counts[f]],
            parts=(("reddust-marker", marker(state, f)), ("reddust-threshold", -threshold(state, f))),
            winner=counts[f] == players[0],
        )
        for f in order
    )
    return Result(lines=lines, reason=reason)
