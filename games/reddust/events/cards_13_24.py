"""Events 13 to 24 (7.0)."""

from __future__ import annotations

from games.reddust.board import DESERTS, HOUSE, MAGLEVS, MARS, MARS_LABYRINTHS, SPACES, Maglev
from games.reddust.control import count
from games.reddust.earthgov import put
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
    any_space_of,
    some,
)
from games.reddust.events.effects import (
    ActivateAll,
    Damage,
    DrawCampaigns,
    Gain,
    HouseRepair,
    NeutralSpace,
    PlaceIn,
    RemoveAll,
    RemoveFrom,
    ReplaceIn,
    ShiftSpace,
)
from games.reddust.events.grants import Custom, Displaced, FreeOperation, OpenMaglev, ToEarth, can_operate
from games.reddust.events.moves import MoveTo
from games.reddust.events.predicates import (
    COIN_LABYRINTHS,
    all_of,
    by_a_maglev,
    can_be_housed,
    can_oppose,
    coin_control,
    damaged,
    labyrinth,
    not_neutral,
    one_of,
    shiftable,
    with_pieces,
)
from games.reddust.events.run import Effect, Run
from games.reddust.events.swaps import swaps
from games.reddust.forces import available, has_forces, placeable
from games.reddust.movement import neighbours, selectable
from games.reddust.population import shifted
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import (
    ACTIVE_SUPPORT,
    BASES_OF,
    CORP,
    CORP_UNITS,
    CR,
    CUBES,
    HIDDEN_REBELS,
    MG,
    MG_TROOPS,
    RD,
    REBELS,
    SUPPLY,
    Face,
    SpaceId,
)

CORP_BASES = BASES_OF[CORP]
MG_CORP_CUBES = (*MG_TROOPS, "security")
PROFITS_OR_SUPPLY = ChooseOne((Choice("profits_3", (Gain(CORP, 3),)), Choice("supply_3", (ToEarth(SUPPLY, 3),))))


def corp_forces(state: RedDustState, space: SpaceId) -> bool:
    return has_forces(state, CORP, space)


def desert_corp_bases(state: RedDustState, run: Run) -> int:
    return sum(count(state, s, CORP_BASES) for s in DESERTS)


# --- 13, 14 -----------------------------------------------------------------------------------------------------


def _line(line: Maglev) -> Choice:
    """Event 13: one Maglev line and what choosing it does."""

    def is_open(state: RedDustState) -> bool:
        return line.id not in state.closed_maglevs or bool(HOUSE["unbuilt_rodgers_line_is_maglev"])

    return Choice(f"maglev_{line.id}", (AllSpaces("along", one_of(*line.touches)), ShiftSpace(-1, "along")), is_open)


# --- 15, 16, 18 -------------------------------------------------------------------------------------------------


def _two_levels(state: RedDustState, space: SpaceId) -> int:
    """Event 15, 7.4: how far the shift of two levels goes."""
    return min(2, state.spaces[space].level - shifted(state, space, -2))


def _beside_shenzhou(state: RedDustState, space: SpaceId) -> bool:
    return space in neighbours(state, "shenzhou")


def _displaced(state: RedDustState, run: Run) -> int:
    return state.displaced


def _room_for_corp_base(state: RedDustState, space: SpaceId) -> int:
    return placeable(state, "corp_base", space, 1)


def _specops_left(state: RedDustState, run: Run) -> int:
    return min(4, available(state, "specops"))


def _retire_specops(turn: Turn, run: Run) -> None:
    """Event 18: they never return."""
    n = run.numbers["retired"]
    if n:
        put(turn.state.available, "specops", -n)
        put(turn.state.out_of_game, "specops", n)
        turn.say("reddust-specops-gone", n=n)


# --- 19, 21, 22, 24 ---------------------------------------------------------------------------------------------


def _labyrinths_with_corp(state: RedDustState, run: Run) -> int:
    """Event 19: Phobos counts (H5)."""
    return -3 * sum(corp_forces(state, s) for s in COIN_LABYRINTHS)


def _has_mg_troops(state: RedDustState) -> bool:
    """1.3: MarsGov itself may take Troops from elsewhere when none is Available."""
    return available(state, "mg_troop") > 0 or state.sequence.acting == MG


def _has_eg_troops(state: RedDustState) -> bool:
    """1.2: none may be placed without a Controller."""
    return placeable(state, "eg_troop", "phobos", 1) > 0


def _defect(own: Face, other: Face) -> tuple[Effect, ...]:
    """Event 21: up to six in all, whichever Rebels replace them."""

    def left(state: RedDustState, run: Run) -> int:
        return 6 - run.numbers.get("swapped", 0)

    return (
        *swaps(MG_CORP_CUBES, own, 6, "posts"),
        ReplaceIn(MG_CORP_CUBES, other, left, "posts", up_to=True, why="event_swap"),
    )


def _reclaimers_act(state: RedDustState, run: Run) -> bool:
    return run.seat == CR


def _around(turn: Turn, run: Run) -> None:
    """Event 22: in or adjacent to the Labyrinth, decided per Rebel; not into Raging Deserts (7.3)."""
    state = turn.state
    here = run.spaces("space")
    near = [n for s in here for n in neighbours(state, s)]
    run.scope["around"] = [s for s in (*here, *near) if selectable(state, run.seat, s)]


def _now_active_support(state: RedDustState, run: Run) -> int:
    """Event 24: of the spaces just selected (H4)."""
    among = run.spaces("three") if HOUSE["event_24_pays_only_selected"] else list(MARS)
    return sum(state.spaces[s].level == ACTIVE_SUPPORT for s in among)


def _others_gone(state: RedDustState, run: Run) -> bool:
    """Event 24: EG Troops last."""
    return not any(count(state, s, MG_CORP_CUBES) for s in run.spaces("space"))


def _four_less(state: RedDustState, run: Run) -> int:
    return 4 - run.numbers["gone"]


def _no_cubes(state: RedDustState, run: Run) -> bool:
    return not any(count(state, s, CUBES) for s in run.spaces("space"))


SCRIPTS_13_24: dict[str, tuple[Effect, ...]] = {
    # The Bombing of Maglev-77
    "event-13-unshaded": (
        ChooseSpaces("space", 1, by_a_maglev),
        AllSpaces("posts", with_pieces("security"), among=tuple(SPACES)),
        MoveTo(("security",), "space", "posts", 6),
        ActivateAll(HIDDEN_REBELS, "space"),
        FreeOperation(CORP, ("assault",), "space"),
    ),
    "event-13-shaded": (ChooseOne(tuple(_line(line) for line in MAGLEVS.values()), why="event_maglev"),),
    # The Rodgers Line
    "event-14-unshaded": (
        OpenMaglev("M4"),
        ShiftSpace(1, "europa"),
        ShiftSpace(1, "tereshkova"),
        Gain(CORP, 6),
        AllSpaces("both", all_of(one_of("europa", "tereshkova"), can_be_housed)),
        ChooseFaction("builder", (MG, CORP), useful=any_space_of("both")),
        HouseRepair("builder", "both"),
    ),
    "event-14-shaded": (ShiftSpace(-1, "europa"), ShiftSpace(-1, "tereshkova"), Gain(CORP, -3), Gain(MG, -6)),
    # The Automation Rebellion
    "event-15-unshaded": (
        ChooseSpaces("two", 2, shiftable(-2), among=DESERTS, best=_two_levels),
        ShiftSpace(-2, "two"),
        Gain(CORP, desert_corp_bases),
    ),
    "event-15-shaded": (
        Gain(CORP, -6),
        AllSpaces("mines", with_pieces(*CORP_BASES), among=DESERTS),
        RemoveFrom(CORP_BASES, 2, "mines", up_to=True, bases_last="none"),
    ),
    # Shenzhou
    "event-16-unshaded": (
        RemoveAll(REBELS, "shenzhou"),
        NeutralSpace(2, "shenzhou"),
        AllSpaces("beside", _beside_shenzhou),
        ActivateAll(HIDDEN_REBELS, "beside"),
        PROFITS_OR_SUPPLY,
    ),
    "event-16-shaded": (
        Damage(1, "shenzhou"),
        ChooseNumber("discarded", _displaced, why="event_displaced"),
        Displaced(lambda state, run: -run.numbers["discarded"]),
    ),
    # The Water Crisis
    "event-17-unshaded": (
        ChooseSpaces("two", 2, not_neutral, among=DESERTS),
        NeutralSpace(1, "two"),
        PROFITS_OR_SUPPLY,
    ),
    "event-17-shaded": (
        ChooseSpaces("two", 2, shiftable(-1), among=DESERTS),
        ShiftSpace(-1, "two"),
        Optional(RD, "campaign", DrawCampaigns(1)),
    ),
    # Corporate Militarization
    "event-18-unshaded": (
        ChooseSpaces("desert", 1, among=DESERTS, best=_room_for_corp_base),
        PlaceIn(("specops",), 2, "desert"),
        PlaceIn(("security",), 2, "desert"),
        PlaceIn(("corp_base",), 1, "desert"),
        ActivateAll(HIDDEN_REBELS, "desert"),
    ),
    "event-18-shaded": (
        ChooseNumber("retired", _specops_left, why="event_specops"),
        Custom(_retire_specops),
        Gain(CORP, -4),
    ),
    # Corporations Quell Dissent
    "event-19-unshaded": (
        AllSpaces("relieved", all_of(damaged, with_pieces("security"))),
        ShiftSpace(1, "relieved"),
        Gain(CORP, 3),
    ),
    "event-19-shaded": (Gain(MG, _labyrinths_with_corp),),
    # The Spin Zone
    "event-20-unshaded": (
        ChooseSpaces("two", 2, shiftable(1), among=MARS_LABYRINTHS),
        ShiftSpace(1, "two"),
        Gain(CORP, 3),
    ),
    "event-20-shaded": (
        ChooseSpaces("four", 4, all_of(corp_forces, shiftable(-1)), up_to=True, among=MARS),
        ShiftSpace(-1, "four"),
    ),
    # Future of Law Enforcement
    "event-21-unshaded": (
        ChooseOne(
            (
                Choice(
                    "mg_troops_6",
                    (ChooseSpaces("labyrinth", 1, labyrinth), PlaceIn(("mg_troop",), 6, "labyrinth")),
                    _has_mg_troops,
                ),
                Choice(
                    "eg_troops_4",
                    (ChooseSpaces("labyrinth", 1, labyrinth), PlaceIn(("eg_troop",), 4, "labyrinth")),
                    _has_eg_troops,
                ),
            )
        ),
        Gain(CORP, 3),
    ),
    "event-21-shaded": (
        AllSpaces("posts", with_pieces(*MG_CORP_CUBES)),
        If(_reclaimers_act, _defect("cr_rebel", "rd_rebel"), _defect("rd_rebel", "cr_rebel")),
    ),
    # The One Card
    "event-22-unshaded": (
        AllSpaces("held", coin_control, among=MARS_LABYRINTHS),
        ActivateAll(HIDDEN_REBELS, "held"),
        ChooseFaction("police", (MG, CORP), useful=can_operate(("assault",), "held")),
        FreeOperation("police", ("assault",), "held", most=1),
    ),
    "event-22-shaded": (
        ChooseSpaces("two", 2, among=MARS_LABYRINTHS, best=can_oppose),
        ShiftSpace(-1, "two"),
        ForEach("two", (Custom(_around), PlaceIn(HIDDEN_REBELS, 2, "around"))),
    ),
    # The Slush Fund Scandal
    "event-23-unshaded": (
        AllSpaces("camps", with_pieces(*REBELS)),
        If(
            some("camps"),
            (
                ChooseOne(
                    (
                        Choice("into_security", swaps(REBELS, "security", 4, "camps")),
                        Choice("into_mg_troops", swaps(REBELS, "mg_troop", 4, "camps")),
                    )
                ),
            ),
        ),
    ),
    "event-23-shaded": (
        ChooseSpaces("space", 1, with_pieces(*CORP_BASES), among=MARS, best=can_oppose),
        RemoveFrom(CORP_BASES, 1, "space", bases_last="none"),
        RemoveFrom(CORP_UNITS, 4, "space", up_to=True),
        ShiftSpace(-1, "space"),
        Gain(CORP, -2),
    ),
    # The 24.66 Hour News Cycle
    "event-24-unshaded": (
        ChooseSpaces("three", 3, shiftable(1), up_to=True),
        ShiftSpace(1, "three"),
        Gain(CORP, _now_active_support),
    ),
    "event-24-shaded": (
        ChooseSpaces("space", 1, with_pieces(*CUBES)),
        RemoveFrom(MG_CORP_CUBES, 4, "space", up_to=True, into="gone"),
        If(_others_gone, (RemoveFrom(("eg_troop",), _four_less, "space", up_to=True),)),
        If(_no_cubes, (ShiftSpace(-1, "space"),)),
    ),
}
