"""Events 29, 40, 44, 48 and Assets 2, 5, 23, 28: one of each shape a card can have."""

from __future__ import annotations

from games.reddust.board import DESERTS
from games.reddust.events.choices import (
    AllSpaces,
    Choice,
    ChooseOne,
    ChooseSpaces,
    ForEach,
)
from games.reddust.events.effects import (
    DiscardAssets,
    Draw,
    DrawCampaigns,
    Gain,
    PlaceIn,
    RemoveFrom,
    ShiftSpace,
)
from games.reddust.events.grants import FreeOperation, MakeIneligible, RunCycler, ToEarth
from games.reddust.events.predicates import unpopulated
from games.reddust.events.run import Effect
from games.reddust.forces import placeable, room_for_bases
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, HIDDEN_REBELS, MG, RD, SUPPLY, SpaceId, faces

REBEL_FORCES = faces(RD, CR)


def _room(state: RedDustState, space: SpaceId) -> int:
    return int(room_for_bases(state, space) > 0)


def _remote(state: RedDustState, space: SpaceId) -> int:
    return placeable(state, "conversion", space, 1)


EVENT_SCRIPTS: dict[str, tuple[Effect, ...]] = {
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
