"""Events 1 to 12 (7.0). The Confidence sign of an option is data; `run.begin` sets it first (7.5)."""

from __future__ import annotations

from games.reddust.board import EDGE_MOST, MARS, MARS_LABYRINTHS, SPACES
from games.reddust.control import count
from games.reddust.earthgov import move_confidence, satellites_arrive, supply_in_pool
from games.reddust.events.choices import (
    AllSpaces,
    Choice,
    ChooseFaction,
    ChooseNumber,
    ChooseOne,
    ChooseSpaces,
    ForEach,
    If,
    Optional,
    counted_as,
    some,
)
from games.reddust.events.effects import (
    ActivateAll,
    Draw,
    Gain,
    HideAll,
    HouseRepair,
    NeutralSpace,
    PlaceIn,
    RemoveAll,
    RemoveDamage,
    RemoveFrom,
    ShiftSpace,
)
from games.reddust.events.grants import (
    Custom,
    FreeOperation,
    LoseSupply,
    MakeIneligible,
    RunCycler,
    ToEarth,
    can_operate,
)
from games.reddust.events.moves import MoveAway
from games.reddust.events.predicates import (
    COIN_LABYRINTHS,
    all_of,
    can_oppose,
    coin_control,
    damaged,
    no,
    rebel_forces,
    shiftable,
    support,
    with_pieces,
)
from games.reddust.events.run import EXECUTOR, Effect, Run
from games.reddust.forces import available, present, recall_sources
from games.reddust.movement import sealed
from games.reddust.population import population
from games.reddust.specials.exploit import exploit, has_market
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import (
    ACTIVE_REBELS,
    COIN_BASES,
    CORP,
    CR,
    ENEMY_FACES,
    HIDDEN_REBELS,
    MG,
    MG_TROOPS,
    POPULATION,
    RD,
    SPECOPS,
    SUPPLY,
    SpaceId,
    faces,
)

REBEL_BASES = faces(RD, CR, role="base")
MG_CORP_CUBES = (*MG_TROOPS, "security")


# --- 2, 3 -------------------------------------------------------------------------------------------------------


def _supply_left(state: RedDustState) -> bool:
    return supply_in_pool(state) > 0


def _eg_troops_left(state: RedDustState) -> bool:
    return available(state, "eg_troop") > 0


def _exploit(turn: Turn, run: Run) -> None:
    """Event 3: the comparison with MarsGov forces is waived; Base and no Damage are not."""
    for space in run.spaces("market"):
        exploit(turn, space)


# --- 5, 6 -------------------------------------------------------------------------------------------------------


def _confidence_by_satellites(turn: Turn, run: Run) -> None:
    move_confidence(turn, turn.state.orbit)


def _gather_satellites(turn: Turn, run: Run) -> None:
    """Event 5: from Earth, Transit, Mars and Casualties; without a Controller they stay on Earth (1.2)."""
    state = turn.state
    n = sum(state.spaces[s].pieces.pop("satellite", 0) for s in MARS)
    for box in (state.earth, state.transit, state.casualties):
        n += box.pop("satellite", 0)
    satellites_arrive(turn, n)


def _transferable(state: RedDustState, run: Run) -> int:
    return min(6, state.mg_resources, EDGE_MOST - state.rd_resources)


def _can_transfer(state: RedDustState) -> bool:
    return state.mg_resources > 0 and state.rd_resources < EDGE_MOST


def _transfer(turn: Turn, run: Run) -> None:
    adjust(turn, RD, -adjust(turn, MG, -run.numbers["transferred"]))


def _supply_in_transit(state: RedDustState) -> bool:
    return state.transit.get(SUPPLY, 0) > 0


# --- 8, 9 -------------------------------------------------------------------------------------------------------


def _tenzing(state: RedDustState, run: Run) -> int:
    return population(state, "tenzing")


def _calm_labyrinths(state: RedDustState, run: Run) -> int:
    """Phobos counts (H5)."""
    return sum(not rebel_forces(state, s) for s in COIN_LABYRINTHS)


def _unruly_labyrinths(state: RedDustState, run: Run) -> int:
    return sum(rebel_forces(state, s) for s in COIN_LABYRINTHS)


# --- 11, 12 -----------------------------------------------------------------------------------------------------


def _most_forces(turn: Turn, run: Run) -> None:
    """Event 11: the Rebel Factions with most forces in the Labyrinth; two if they are tied."""
    here = run.spaces("labyrinth")
    strength = {f: sum(count(turn.state, s, faces(f)) for s in here) for f in (RD, CR)}
    most = max(strength.values())
    run.scope["strongest"] = [f for f in (RD, CR) if most and strength[f] == most]


def _tied(state: RedDustState, run: Run) -> bool:
    return len(run.scope["strongest"]) > 1


def _cubes_to_move(state: RedDustState, space: SpaceId) -> int:
    """Event 11, 7.4: Labyrinths from which four cubes can leave, or as many as possible."""
    return min(4, count(state, space, MG_CORP_CUBES))


def _open_with_cubes(state: RedDustState, space: SpaceId) -> bool:
    return not sealed(state, space) and count(state, space, MG_CORP_CUBES) > 0


def _another_post(state: RedDustState, run: Run, space: SpaceId) -> bool:
    """Event 11: a COIN Base elsewhere that cubes of this Labyrinth can go to."""
    return any(s != space and not sealed(state, s) for s in run.spaces("posts"))


def _can_riot(state: RedDustState, space: SpaceId) -> bool:
    """Event 12: enemies to Ambush, and a Hidden Red Dust Rebel there or one to place."""
    if not present(state, space, ENEMY_FACES[RD]):
        return False
    return bool(
        count(state, space, ("rd_rebel",)) or available(state, "rd_rebel") or recall_sources(state, "rd_rebel", space)
    )


def _no_hidden_rebel(state: RedDustState, run: Run) -> bool:
    return not any(count(state, s, ("rd_rebel",)) for s in run.spaces("labyrinth"))


def _ambushed(state: RedDustState, run: Run) -> bool:
    return run.numbers.get("ambushed", 0) > 0


SCRIPTS_01_12: dict[str, tuple[Effect, ...]] = {
    # A Green New Deal
    "event-1-unshaded": (
        AllSpaces("repaired", all_of(damaged, coin_control)),
        RemoveDamage("repaired", into="removed"),
        Gain(CORP, counted_as("removed")),
        ChooseSpaces("two", 2, shiftable(1), up_to=True, within="repaired"),
        ShiftSpace(1, "two"),
    ),
    "event-1-shaded": (Gain(CORP, -5), Gain(MG, -9)),
    # EarthGov Declares Emergency
    "event-2-unshaded": (
        ChooseOne(
            (
                Choice("supply_4", (ToEarth(SUPPLY, 4),), _supply_left),
                Choice("eg_troops_4", (ToEarth("eg_troop", 4),), _eg_troops_left),
            )
        ),
        RunCycler(),
    ),
    "event-2-shaded": (Gain(CORP, -5),),
    # Terran Loyalties Tested
    "event-3-unshaded": (
        ChooseSpaces("two", 2, all_of(with_pieces("eg_troop"), with_pieces(*REBEL_BASES)), among=MARS),
        RemoveAll(REBEL_BASES, "two"),
    ),
    "event-3-shaded": (
        AllSpaces("markets", all_of(support, has_market), by=CORP),
        If(
            some("markets"),
            (Optional(CORP, "exploit", ChooseSpaces("market", 1, by=CORP, within="markets"), Custom(_exploit)),),
        ),
    ),
    # USSS Challenger
    "event-4-unshaded": (
        AllSpaces("calm", no(rebel_forces), among=COIN_LABYRINTHS),
        PlaceIn(("eg_troop",), 8, "calm", up_to=True),
    ),
    "event-4-shaded": (
        RemoveAll(("eg_troop",), "phobos", to="available"),
        ChooseSpaces("other", 1, with_pieces("eg_troop"), among=MARS),
        RemoveAll(("eg_troop",), "other", to="available"),
    ),
    # Satellite Network Updated
    "event-5-unshaded": (Custom(_confidence_by_satellites), Custom(_gather_satellites)),
    "event-5-shaded": (
        AllSpaces("watched", with_pieces("satellite"), storms=True),
        ChooseFaction("attacker", (RD, CR), useful=can_operate(("attack",), "watched")),
        FreeOperation("attacker", ("attack",), "watched"),
    ),
    # The Aldrin Cycler
    "event-6-unshaded": (ToEarth(SUPPLY, 3), RunCycler()),
    "event-6-shaded": (
        ChooseOne(
            (
                Choice(
                    "transfer_6",
                    (ChooseNumber("transferred", _transferable, why="event_transfer"), Custom(_transfer)),
                    _can_transfer,
                ),
                Choice("transit_supply", (LoseSupply("transit"),), _supply_in_transit),
            )
        ),
    ),
    # Letters From Home
    "event-7-unshaded": (
        ToEarth(POPULATION, 2),
        AllSpaces("supporters", support),
        HouseRepair(EXECUTOR, "supporters", single=True, eg="plus"),
    ),
    "event-7-shaded": (
        AllSpaces("without", all_of(no(support), with_pieces(*MG_TROOPS))),
        RemoveFrom(MG_TROOPS, 6, "without", up_to=True),
    ),
    # Tenzing
    "event-8-unshaded": (
        ShiftSpace(2, "tenzing"),
        ActivateAll(HIDDEN_REBELS, "tenzing"),
        FreeOperation(MG, ("assault",), "tenzing"),
    ),
    "event-8-shaded": (NeutralSpace(2, "tenzing"), Gain(RD, _tenzing), Draw(1)),
    # Targeting Cyclists
    "event-9-unshaded": (ToEarth(SUPPLY, _calm_labyrinths),),
    "event-9-shaded": (LoseSupply("earth", _unruly_labyrinths),),
    # Bicentennial Day
    "event-10-unshaded": (ChooseSpaces("two", 2, shiftable(1)), ShiftSpace(1, "two")),
    "event-10-shaded": (
        ChooseSpaces("two", 2, among=MARS, best=can_oppose),
        ForEach("two", (ShiftSpace(-1), PlaceIn(HIDDEN_REBELS, 2))),
    ),
    # The Security of Mars Act
    "event-11-unshaded": (
        ChooseSpaces("labyrinth", 1, rebel_forces, among=MARS_LABYRINTHS),
        ActivateAll(HIDDEN_REBELS, "labyrinth"),
        Custom(_most_forces),
        If(_tied, (ChooseFaction("strongest", (RD, CR)),)),
        If(some("strongest"), (MakeIneligible("strongest"),)),
    ),
    "event-11-shaded": (
        AllSpaces("posts", with_pieces(*COIN_BASES), among=tuple(SPACES)),
        ChooseSpaces(
            "two", 2, _open_with_cubes, up_to=True, among=COIN_LABYRINTHS, best=_cubes_to_move, fits=_another_post
        ),
        ForEach("two", (MoveAway(MG_CORP_CUBES, "posts", 4),)),
    ),
    # Red Wednesday Riots
    "event-12-unshaded": (
        ChooseSpaces("space", 1, with_pieces(*SPECOPS)),
        ActivateAll((*HIDDEN_REBELS, "specops"), "space"),
        FreeOperation(CORP, ("assault",), "space"),
    ),
    "event-12-shaded": (
        AllSpaces("labyrinths", _can_riot, among=MARS_LABYRINTHS),
        If(
            some("labyrinths"),
            (
                Optional(
                    RD,
                    "riot",
                    ChooseSpaces("labyrinth", 1, by=RD, within="labyrinths"),
                    # Red Dust must Ambush then, so one Rebel is no choice where none is Hidden
                    If(
                        _no_hidden_rebel,
                        (
                            PlaceIn(("rd_rebel",), 1, "labyrinth", by=RD),
                            PlaceIn(("rd_rebel",), 1, "labyrinth", up_to=True, by=RD),
                        ),
                        (PlaceIn(("rd_rebel",), 2, "labyrinth", up_to=True, by=RD),),
                    ),
                    FreeOperation(
                        RD, ("attack",), "labyrinth", optional=False, into="ambushed", tallies=(("ambush", 1),)
                    ),
                    If(_ambushed, (HideAll(ACTIVE_REBELS, "labyrinth"),)),
                ),
            ),
        ),
    ),
}
