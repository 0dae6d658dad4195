"""Events 1, 8, 10, 14, 17, 29, 40, 44, 48 and Assets 2, 5, 23, 28: one of each shape a card can have."""

from __future__ import annotations

from games.reddust.board import DESERTS, MARS
from games.reddust.events.choices import (
    AllSpaces,
    Choice,
    ChooseFaction,
    ChooseOne,
    ChooseSpaces,
    ForEach,
    Optional,
)
from games.reddust.events.effects import (
    ActivateAll,
    DiscardAssets,
    Draw,
    DrawCampaigns,
    Gain,
    HouseRepair,
    NeutralSpace,
    PlaceIn,
    RemoveDamage,
    RemoveFrom,
    ShiftSpace,
)
from games.reddust.events.grants import FreeOperation, MakeIneligible, OpenMaglev, RunCycler, ToEarth
from games.reddust.events.predicates import all_of, coin_control, damaged, not_neutral, shiftable, unpopulated
from games.reddust.events.run import Effect, Run
from games.reddust.forces import placeable, room_for_bases
from games.reddust.population import population, shifted
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, HIDDEN_REBELS, MG, RD, SUPPLY, SpaceId, faces

REBEL_FORCES = faces(RD, CR)


def _opposition_and_rebels(state: RedDustState, space: SpaceId) -> int:
    """7.4: a space where the shift works is better than one where only Rebels can be placed."""
    return int(shifted(state, space, -1) != state.spaces[space].level)


def _room(state: RedDustState, space: SpaceId) -> int:
    return int(room_for_bases(state, space) > 0)


def _remote(state: RedDustState, space: SpaceId) -> int:
    return placeable(state, "conversion", space, 1)


def _tenzing(state: RedDustState, run: Run) -> int:
    return population(state, "tenzing")


def _removed(state: RedDustState, run: Run) -> int:
    return run.numbers["removed"]


EVENT_SCRIPTS: dict[str, tuple[Effect, ...]] = {
    "event-1-unshaded": (
        AllSpaces("repaired", all_of(damaged, coin_control)),
        RemoveDamage("repaired", into="removed"),
        Gain(CORP, _removed),
        ChooseSpaces("two", 2, shiftable(1), up_to=True, within="repaired"),
        ShiftSpace(1, "two"),
    ),
    "event-1-shaded": (Gain(CORP, -5), Gain(MG, -9)),
    "event-8-unshaded": (
        ShiftSpace(2, "tenzing"),
        ActivateAll(HIDDEN_REBELS, "tenzing"),
        FreeOperation(MG, ("assault",), "tenzing"),
    ),
    "event-8-shaded": (NeutralSpace(2, "tenzing"), Gain(RD, _tenzing), Draw(1)),
    "event-10-unshaded": (ChooseSpaces("two", 2, shiftable(1)), ShiftSpace(1, "two")),
    "event-10-shaded": (
        ChooseSpaces("two", 2, among=MARS, best=_opposition_and_rebels),
        ForEach("two", (ShiftSpace(-1), PlaceIn(HIDDEN_REBELS, 2))),
    ),
    "event-14-unshaded": (
        OpenMaglev("M4"),
        ShiftSpace(1, "europa"),
        ShiftSpace(1, "tereshkova"),
        Gain(CORP, 6),
        ChooseFaction("builder", (MG, CORP)),
        HouseRepair("builder", "europa"),
        HouseRepair("builder", "tereshkova"),
    ),
    "event-14-shaded": (ShiftSpace(-1, "europa"), ShiftSpace(-1, "tereshkova"), Gain(CORP, -3), Gain(MG, -6)),
    "event-17-unshaded": (
        ChooseSpaces("two", 2, not_neutral, among=DESERTS),
        NeutralSpace(1, "two"),
        ChooseOne((Choice("profits_3", (Gain(CORP, 3),)), Choice("supply_3", (ToEarth(SUPPLY, 3),)))),
    ),
    "event-17-shaded": (
        ChooseSpaces("two", 2, shiftable(-1), among=DESERTS),
        ShiftSpace(-1, "two"),
        Optional(RD, "campaign", DrawCampaigns(1)),
    ),
    "event-29-unshaded": (
        ChooseOne(
            (
                Choice("rd_loses_5", (Gain(RD, -5), MakeIneligible(RD))),
                Choice("cr_discards_2", (DiscardAssets(2, at_random=True), MakeIneligible(CR))),
            )
        ),
    ),
    "event-29-shaded": (
        ChooseSpaces("desert", 1, among=DESERTS, best=_room),
        PlaceIn(HIDDEN_REBELS, 4, "desert"),
        PlaceIn(("dug_in", "conversion"), 1, "desert"),
    ),
    "event-40-unshaded": (ToEarth(SUPPLY, 4), RunCycler(), Gain(CORP, 2)),
    "event-40-shaded": (Gain(CORP, -3), Gain(MG, -9)),
    "event-44-unshaded": (RemoveFrom(REBEL_FORCES, 6, "new_cordoba", up_to=True),),
    "event-44-shaded": (
        ShiftSpace(-1, "new_cordoba"),
        PlaceIn(HIDDEN_REBELS, 2, "new_cordoba"),
        AllSpaces("beside", lambda state, space: space in ("rutherford", "trouvelot")),
        ForEach("beside", (PlaceIn(HIDDEN_REBELS, 2),)),
    ),
    "event-48-unshaded": (ShiftSpace(2, "europa"), ToEarth(SUPPLY, 3)),
    "event-48-shaded": (ShiftSpace(-2, "europa"), DrawCampaigns(4)),
}

CAPABILITY: tuple[Effect, ...] = (FreeOperation(CR, most=2), Draw(1))
"""1.5: playing a Capability also gives one free Operation in up to two spaces, then one card."""

ASSET_SCRIPTS: dict[str, tuple[Effect, ...]] = {
    "asset-2": CAPABILITY,
    "asset-5": CAPABILITY,
    "asset-23": CAPABILITY,
    "asset-28": (
        ChooseSpaces("desert", 1, unpopulated, among=DESERTS, best=_remote),
        PlaceIn(("cr_rebel",), 2, "desert"),
        PlaceIn(("conversion",), 1, "desert"),
        Draw(1),
    ),
}
