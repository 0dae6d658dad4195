"""Events 37 to 48 (7.0). The Confidence sign of an option is data; `run.begin` sets it first (7.5)."""

from __future__ import annotations

from dataclasses import dataclass

from games.reddust.board import DESERTS, MAGLEVS, MARS, MARS_LABYRINTHS, STORM_MARKERS, Maglev
from games.reddust.control import count
from games.reddust.events.cards_25_36 import MOVES, moves_between
from games.reddust.events.choices import (
    AllSpaces,
    Choice,
    ChooseFaction,
    ChooseOne,
    ChooseSpaces,
    ForEach,
    If,
    beside,
    counted_as,
    some,
)
from games.reddust.events.effects import (
    ActivateAll,
    Damage,
    DrawCampaigns,
    Gain,
    PlaceIn,
    RemoveAll,
    RemoveFrom,
    ReplaceAll,
    ShiftSpace,
)
from games.reddust.events.grants import (
    AMBUSH,
    Custom,
    FreeOperation,
    MakeIneligible,
    RunCycler,
    StayEligible,
    ToEarth,
    can_operate,
)
from games.reddust.events.moves import MoveTo
from games.reddust.events.predicates import (
    REBEL_BASES,
    REBEL_FORCES,
    all_of,
    any_of,
    by_a_maglev,
    desert,
    one_of,
    shiftable,
    unpopulated,
    with_pieces,
)
from games.reddust.events.run import EXECUTOR, Effect, Run
from games.reddust.forces import available
from games.reddust.frames.base import Told
from games.reddust.frames.hops import BaseHops
from games.reddust.movement import neighbours, sealed, selectable
from games.reddust.operations.assault import own_forces
from games.reddust.population import can_damage
from games.reddust.say import mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.storms import markers_on_map
from games.reddust.vocabulary import (
    BASES_OF,
    COIN_BASES,
    COIN_UNITS,
    CORP,
    CR,
    HIDDEN_REBELS,
    MG,
    MG_TROOPS,
    RAGING,
    RD,
    REBELS,
    REBELS_OF,
    SUPPLY,
    UNITS,
    Faction,
    SpaceId,
)

AMBUSH_WITHOUT_HIDDEN: tuple[tuple[str, int], ...] = (*AMBUSH, ("ambush_without_hidden", 1))

# --- 37 ---------------------------------------------------------------------------------------------------------

PURGED = 6


def _share_the_loss(turn: Turn, run: Run) -> None:
    """Event 37: six in all, three of each Faction; what one cannot give the other does (7.4)."""
    there = {f: sum(count(turn.state, s, REBELS_OF[f]) for s in run.spaces("all")) for f in (RD, CR)}
    half = PURGED // 2
    run.numbers["rd"] = min(there[RD], max(half, PURGED - there[CR]))
    run.numbers["cr"] = min(there[CR], max(half, PURGED - there[RD]))


def _goals_with_rd(state: RedDustState, run: Run, origin: SpaceId) -> list[SpaceId]:
    near = (s for s in neighbours(state, origin) if selectable(state, run.seat, s) and not sealed(state, s))
    return [s for s in near if count(state, s, (*REBELS_OF[RD], *BASES_OF[RD]))]


def _pilgrims_from(state: RedDustState, run: Run, space: SpaceId) -> bool:
    here = count(state, space, REBELS_OF[CR])
    return here > 0 and not sealed(state, space) and bool(_goals_with_rd(state, run, space))


def _pilgrims_to(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return any(space in _goals_with_rd(state, run, origin) for origin in run.spaces("origin"))


def _some_moved(state: RedDustState, run: Run) -> bool:
    return run.numbers["moved"] > 0


_can_ambush = can_operate(("attack",), "goal", AMBUSH)


def _named_can_ambush(state: RedDustState, run: Run) -> bool:
    return _can_ambush(state, run, run.who("who"))


SWAP_THE_MOVED: tuple[Effect, ...] = tuple(
    ReplaceAll((face,), "rd_rebel", "goal", counted_as(f"moved.{face}")) for face in REBELS_OF[CR]
)
"""The Rebels that moved, each as it stood."""

_SWAP = Choice("swap_moved", SWAP_THE_MOVED)
_NEITHER = Choice("neither", ())
_AMBUSH_THERE = Choice(
    "ambush_there", (FreeOperation("who", ("attack",), "goal", most=1, optional=False, tallies=AMBUSH),)
)
COMMON_CAUSE: tuple[Effect, ...] = (
    ChooseFaction("who", (RD, CR)),
    If(
        _named_can_ambush,
        (ChooseOne((_AMBUSH_THERE, _SWAP, _NEITHER), by="who"),),
        (ChooseOne((_SWAP, _NEITHER), by="who"),),
    ),
)
"""7.2: the executor names Red Dust or the Reclaimers, and that Faction decides what follows the move."""
ONLY_AMBUSH: tuple[Effect, ...] = (
    ChooseFaction("who", (RD, CR), useful=_can_ambush),
    FreeOperation("who", ("attack",), "goal", most=1, tallies=AMBUSH),
)

# --- 38, 39 -----------------------------------------------------------------------------------------------------


def _room_for_security(state: RedDustState, space: SpaceId) -> bool:
    return available(state, "security") > 0


def _hurt(state: RedDustState, line: Maglev) -> int:
    """7.4: how many ends of an open line can still be Damaged."""
    return -1 if line.id in state.closed_maglevs else sum(can_damage(state, s) for s in line.ends)


def _cut(line: Maglev) -> Choice:
    """Event 38: one Maglev line and what choosing it does."""

    def best(state: RedDustState) -> bool:
        return _hurt(state, line) == max(_hurt(state, other) for other in MAGLEVS.values())

    ends = ForEach("ends", (Damage(), PlaceIn(HIDDEN_REBELS, 1)))
    return Choice(f"maglev_{line.id}", (AllSpaces("ends", one_of(*line.ends)), ends), best)


def _can_hammer(state: RedDustState, space: SpaceId) -> bool:
    """Event 39: Rebel forces that CORP can Assault once they are Active."""
    return own_forces(state, CORP, space) and count(state, space, REBEL_FORCES) > 0


def _somebody_to_hammer(state: RedDustState, space: SpaceId) -> bool:
    """7.4: without an Assault the Rebels still turn Active."""
    return _can_hammer(state, space) or count(state, space, HIDDEN_REBELS) > 0


def _hammer_bonus(state: RedDustState, run: Run) -> int:
    return 4 if run.numbers.get("assault.bases_removed") else 0


def _breakdown(state: RedDustState, space: SpaceId) -> int:
    """Event 39 shaded: a shift, and Damage."""
    return int(shiftable(-1)(state, space)) + int(can_damage(state, space))


# --- 43, 45 -----------------------------------------------------------------------------------------------------

COIN_FORCES = (*COIN_UNITS, *COIN_BASES)


def _tube_from(state: RedDustState, run: Run, space: SpaceId) -> bool:
    """Event 43: COIN forces here and an adjacent Desert."""
    who: Faction = run.who("who")
    near = any(n in DESERTS and selectable(state, who, n) for n in neighbours(state, space))
    return near and count(state, space, COIN_FORCES) > 0


def _coin_in_deserts(state: RedDustState, run: Run, faction: Faction) -> bool:
    return any(count(state, s, COIN_FORCES) and selectable(state, faction, s) for s in DESERTS)


def _bases_can_hop(state: RedDustState, run: Run, faction: Faction) -> bool:
    return bool(BaseHops(seat=faction, faces=list(REBEL_BASES), left=1).movable(state))


@dataclass(frozen=True, slots=True)
class HopBases(Effect):
    """Event 43 shaded: up to three Rebel Bases move to adjacent Deserts."""

    by: str
    n: int = 3

    def run(self, turn: Turn, run: Run) -> None:
        run.ask(turn, BaseHops(seat=run.who(self.by), faces=list(REBEL_BASES), left=self.n))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        """Nothing follows."""


def _coin_beside(state: RedDustState, space: SpaceId) -> bool:
    return any(count(state, s, COIN_UNITS) for s in neighbours(state, space) if not sealed(state, s))


def _battle(state: RedDustState, space: SpaceId) -> int:
    """Event 45, 7.4: Rebels to Activate, and units there or beside it to Assault with ("any number" may be none)."""
    units = count(state, space, COIN_UNITS) > 0 or _coin_beside(state, space)
    return 2 * int(count(state, space, REBEL_FORCES) > 0) + int(units)


def _battle_anywhere(state: RedDustState, run: Run, faction: Faction) -> bool:
    return any(_battle(state, s) and selectable(state, faction, s) for s in DESERTS)


def _strikes_at(state: RedDustState, who: Faction, space: SpaceId) -> bool:
    """Event 45 shaded: own Rebels in the Desert, or some that can come."""
    return count(state, space, REBELS_OF[who]) > 0 or moves_between(state, who, None, space)


def _can_strike_at(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return _strikes_at(state, run.who("who"), space)


def _strikes_anywhere(state: RedDustState, run: Run, faction: Faction) -> bool:
    return any(_strikes_at(state, faction, s) for s in DESERTS if selectable(state, faction, s))


# --- 46, 47 -----------------------------------------------------------------------------------------------------


def _outpost(state: RedDustState, space: SpaceId) -> int:
    """Event 46, 7.4: a CORP Base to lose, and units."""
    return int(count(state, space, BASES_OF[CORP]) > 0) + int(count(state, space, UNITS) > 0)


def _threatened_bases(state: RedDustState, run: Run) -> int:
    return -sum(count(state, s, BASES_OF[CORP]) for s in MARS if count(state, s, REBEL_FORCES))


def _storms_left(state: RedDustState, run: Run) -> int:
    return STORM_MARKERS - markers_on_map(state)


def _calm(state: RedDustState, space: SpaceId) -> bool:
    return not state.spaces[space].storm


def _raise_storms(turn: Turn, run: Run) -> None:
    for space in run.spaces("storms"):
        turn.state.spaces[space].storm = RAGING
        turn.say("reddust-storm-breaks", space=space_name(space), marks=mark(space))


SCRIPTS_37_48: dict[str, tuple[Effect, ...]] = {
    # Bipartisan Resolution
    "event-37-unshaded": (
        AllSpaces("all", with_pieces(*REBELS)),
        Custom(_share_the_loss),
        RemoveFrom(REBELS_OF[RD], counted_as("rd"), "all"),
        RemoveFrom(REBELS_OF[CR], counted_as("cr"), "all"),
    ),
    "event-37-shaded": (
        ChooseSpaces("origin", 1, fits=_pilgrims_from, why="event_origin"),
        ChooseSpaces("goal", 1, fits=_pilgrims_to, why="event_goal"),
        If(
            some("goal"),
            (
                MoveTo(REBELS_OF[CR], "goal", "origin", 3, into="moved"),
                If(_some_moved, COMMON_CAUSE, ONLY_AMBUSH),
            ),
        ),
    ),
    # The Arteries of Mars
    "event-38-unshaded": (
        Gain(CORP, 3),
        ChooseSpaces("three", 3, all_of(by_a_maglev, _room_for_security), up_to=True),
        ForEach("three", (PlaceIn(("security",), 2),)),
    ),
    "event-38-shaded": (ChooseOne(tuple(_cut(line) for line in MAGLEVS.values()), why="event_maglev"), Gain(RD, 3)),
    # Hammer the Machines
    "event-39-unshaded": (
        ChooseSpaces(
            "labyrinth",
            1,
            _somebody_to_hammer,
            up_to=True,
            by=CORP,
            best=_can_hammer,
            among=MARS_LABYRINTHS,
            why="event_hammer",
        ),
        ActivateAll(HIDDEN_REBELS, "labyrinth"),
        If(
            some("labyrinth"),
            (
                FreeOperation(CORP, ("assault",), "labyrinth", most=1, optional=False, into="assault"),
                Gain(CORP, _hammer_bonus),
            ),
        ),
    ),
    "event-39-shaded": (
        Gain(CORP, -3),
        ChooseSpaces("three", 3, among=MARS_LABYRINTHS, best=_breakdown),
        ForEach("three", (ShiftSpace(-1), Damage())),
    ),
    # Spaceport Strikes
    "event-40-unshaded": (ToEarth(SUPPLY, 4), RunCycler(), Gain(CORP, 2)),
    "event-40-shaded": (Gain(CORP, -3), Gain(MG, -9)),
    # Gandhi-Sharma
    "event-41-unshaded": (ShiftSpace(1, "gandhi"), ShiftSpace(1, "sharma"), MakeIneligible(RD)),
    "event-41-shaded": (
        ShiftSpace(-1, "gandhi"),
        ShiftSpace(-1, "sharma"),
        ReplaceAll(MG_TROOPS, "rd_rebel", "sharma"),
        ReplaceAll(("mg_base",), "rd_base", "sharma"),
    ),
    # The Martians
    "event-42-unshaded": (
        ChooseSpaces("two", 2, all_of(with_pieces("eg_troop"), shiftable(1)), among=MARS),
        ShiftSpace(1, "two"),
    ),
    "event-42-shaded": (
        ChooseSpaces("two", 2, all_of(with_pieces("eg_troop"), shiftable(-1)), among=MARS),
        ShiftSpace(-1, "two"),
    ),
    # The Tubes
    "event-43-unshaded": (
        ChooseFaction("who", (MG, CORP), useful=_coin_in_deserts),
        ChooseSpaces("origin", 1, up_to=True, by="who", among=DESERTS, fits=_tube_from, why="event_tube"),
        If(
            some("origin"),
            (
                ChooseSpaces("goal", 1, by="who", among=DESERTS, fits=beside("origin"), why="event_goal"),
                MoveTo(COIN_FORCES, "goal", "origin", by="who", why="event_gather"),
                FreeOperation("who", ("recon", "assault"), "goal", most=1),
            ),
        ),
    ),
    "event-43-shaded": (ChooseFaction("who", (RD, CR), useful=_bases_can_hop), HopBases("who")),
    # New Córdoba
    "event-44-unshaded": (RemoveFrom(REBEL_FORCES, 6, "new_cordoba", up_to=True),),
    "event-44-shaded": (
        ShiftSpace(-1, "new_cordoba"),
        PlaceIn(HIDDEN_REBELS, 2, "new_cordoba"),
        AllSpaces("beside", desert, fits=lambda state, run, space: space in neighbours(state, "new_cordoba")),
        ForEach("beside", (PlaceIn(HIDDEN_REBELS, 2),)),
    ),
    # The Red Desert
    "event-45-unshaded": (
        ChooseFaction("who", (MG, CORP), useful=_battle_anywhere),
        ChooseSpaces(
            "desert",
            1,
            any_of(with_pieces(*REBEL_FORCES), _coin_beside),
            up_to=True,
            by="who",
            best=_battle,
            among=DESERTS,
            why="event_battle",
        ),
        If(
            some("desert"),
            (
                AllSpaces("around", with_pieces(*COIN_UNITS), fits=beside("desert"), by="who"),
                MoveTo(COIN_UNITS, "desert", "around", by="who", why="event_gather"),
                ActivateAll(HIDDEN_REBELS, "desert"),
                FreeOperation("who", ("assault",), "desert", most=1),
            ),
        ),
    ),
    "event-45-shaded": (
        ChooseFaction("who", (RD, CR), useful=_strikes_anywhere),
        ChooseSpaces("desert", 1, up_to=True, by="who", among=DESERTS, fits=_can_strike_at, why="event_battle"),
        If(
            some("desert"),
            (
                FreeOperation("who", MOVES, destinations="desert"),
                FreeOperation("who", ("attack",), "desert", most=1, tallies=AMBUSH_WITHOUT_HIDDEN),
            ),
        ),
    ),
    # The Mystery of Outpost 27
    "event-46-unshaded": (
        ChooseSpaces("desert", 1, unpopulated, among=DESERTS, best=_outpost),
        RemoveFrom(BASES_OF[CORP], 1, "desert", bases_last="none"),
        RemoveAll(UNITS, "desert"),
        Gain(CORP, 6),
        StayEligible(CORP),
    ),
    "event-46-shaded": (Gain(CORP, _threatened_bases),),
    # Sudden Storm
    "event-47-unshaded": (
        ChooseSpaces("storms", _storms_left, _calm, among=MARS, why="event_storms"),
        Custom(_raise_storms),
        StayEligible(EXECUTOR),
    ),
    # Europa
    "event-48-unshaded": (ShiftSpace(2, "europa"), ToEarth(SUPPLY, 3)),
    "event-48-shaded": (ShiftSpace(-2, "europa"), DrawCampaigns(4)),
}
