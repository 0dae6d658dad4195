"""Events 25 to 36 (7.0). The Confidence sign of an option is data; `run.begin` sets it first (7.5)."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.message import m
from games.reddust.board import DESERTS, LABYRINTHS, MARS_LABYRINTHS, SPACES
from games.reddust.control import count
from games.reddust.events.cards_13_24 import desert_corp_bases
from games.reddust.events.choices import (
    AllSpaces,
    Best,
    Choice,
    ChooseFaction,
    ChooseNumber,
    ChooseOne,
    ChooseSpaces,
    ForEach,
    If,
    Optional,
    Repeat,
    apart_from,
    beside,
    counted_as,
    some,
)
from games.reddust.events.effects import (
    ActivateAll,
    DiscardAssets,
    DrawCampaigns,
    Gain,
    HouseRepair,
    NeutralSpace,
    PlaceIn,
    RemoveFrom,
    ShiftSpace,
    UpgradeBase,
)
from games.reddust.events.grants import (
    AMBUSH,
    Custom,
    Displaced,
    FreeOperation,
    LoseSupply,
    MakeIneligible,
    can_operate,
)
from games.reddust.events.moves import MoveTo
from games.reddust.events.predicates import (
    REBEL_BASES,
    REBEL_FORCES,
    all_of,
    any_of,
    anywhere,
    can_be_housed,
    is_populated,
    mars_labyrinth,
    not_neutral,
    on_mars,
    rebel_forces,
    room_for_base,
    shiftable,
    support,
    unpopulated,
    unsealed,
    with_pieces,
    yellow_markers,
)
from games.reddust.events.run import EXECUTOR, Effect, Run
from games.reddust.forces import available, can_upgrade, placeable, troops_of
from games.reddust.frames.base import Told
from games.reddust.frames.pieces import PickOne
from games.reddust.movement import neighbours, sealed, selectable
from games.reddust.operations.free import OfferOperation
from games.reddust.population import can_house, house
from games.reddust.say import campaign_title
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import (
    BASES_OF,
    COIN_UNITS,
    CORP,
    CR,
    HIDDEN_REBELS,
    MG,
    MG_TROOPS,
    RD,
    REBEL,
    REBELS,
    REBELS_OF,
    Face,
    Faction,
    SpaceId,
    faces,
)

GUARDS: tuple[Face, ...] = (*MG_TROOPS, "security")
MOVES = ("march", "travel")

# --- 25 to 27 ---------------------------------------------------------------------------------------------------


def _guards_may_go(state: RedDustState, space: SpaceId) -> bool:
    """Event 25: guards here, and another Labyrinth at Support that can take them."""
    goals = [s for s in MARS_LABYRINTHS if s != space and state.spaces[s].level > 0 and not sealed(state, s)]
    return bool(goals) and not sealed(state, space) and count(state, space, GUARDS) > 0


def _can_terraform(state: RedDustState, space: SpaceId) -> bool:
    return can_upgrade(state, CORP, space)


def moves_between(state: RedDustState, who: Faction, origins: list[SpaceId] | None, goal: SpaceId) -> bool:
    """Whether the Faction's free March or Travel could bring Rebels there."""
    offer = OfferOperation(seat=who, operations=list(MOVES), origins=origins, destinations=[goal])
    return bool(offer.frames(state))


def _rebels_reach(state: RedDustState, space: SpaceId) -> int:
    """7.4: the Event asks for a Terraforming Base that Rebels can come to."""
    return int(any(moves_between(state, who, None, space) for who in (RD, CR)))


def _reaches_the_base(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return any(moves_between(state, run.who("who"), [space], goal) for goal in run.spaces("goal"))


def _can_come(state: RedDustState, run: Run, faction: Faction) -> bool:
    return any(moves_between(state, faction, None, goal) for goal in run.spaces("goal"))


def _rebels_at_the_base(state: RedDustState, run: Run) -> int:
    return sum(count(state, s, REBELS) for s in run.spaces("goal"))


# --- 28, 31, 32 -------------------------------------------------------------------------------------------------


def _anyone_displaced(state: RedDustState) -> bool:
    return state.displaced > 0


def _at_most_three(state: RedDustState, run: Run) -> int:
    return min(3, state.displaced)


def _threes_displaced(state: RedDustState, run: Run) -> int:
    return run.numbers["gone"] // 3


@dataclass(frozen=True, slots=True)
class EndCampaign(Effect):
    """Event 31: one Campaign in force leaves the game; the executor chooses."""

    def run(self, turn: Turn, run: Run) -> None:
        options = [f"end_campaign_{c}" for c in turn.state.campaigns]
        if options:
            run.ask(turn, PickOne(seat=run.seat, why="event_end_campaign", options=options))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        card = int(told.choice.rsplit("_", 1)[1])
        turn.state.campaigns.remove(card)
        turn.state.campaigns_gone.append(card)
        text = m("reddust-campaign-ended", campaign=campaign_title(card))
        turn.emit("reddust-campaign-ended", text, seat=RD, marks=("track:campaigns",))


def _rebels_for_all(state: RedDustState, run: Run) -> bool:
    return run.seat not in REBEL or available(state, REBEL[run.seat]) >= 3


def _place_each(times: int) -> tuple[Effect, ...]:
    """Event 31 with few own Rebels Available: space by space, so that own ones can be called up (1.3)."""
    one = (ChooseSpaces("one", 1, within="populated"), PlaceIn(HIDDEN_REBELS, 1, "one"))
    return one * times


TWINS = ("shepard", "tereshkova")


def _twin(space: SpaceId) -> SpaceId:
    return TWINS[1 - TWINS.index(space)]


def _revolt_works(state: RedDustState, space: SpaceId) -> int:
    """7.4, event 32: how many of the two shifts change something if the Rebels rise here."""
    return int(shiftable(-2)(state, space)) + int(shiftable(2)(state, _twin(space)))


def _name_the_twin(turn: Turn, run: Run) -> None:
    run.scope["loyal"] = [_twin(s) for s in run.spaces("rebel")]
    run.scope["both"] = list(TWINS)


# --- 29, 30 -----------------------------------------------------------------------------------------------------


def base_fits(*kinds: Face) -> Best:
    """7.4: 1 where one of these Bases can be placed."""

    def rank(state: RedDustState, space: SpaceId) -> int:
        return int(any(placeable(state, face, space, 1) for face in kinds))

    return rank


def _homestead(state: RedDustState, space: SpaceId) -> int:
    """Event 30 unshaded: what becomes Neutral, and Rebel forces to remove."""
    return int(not_neutral(state, space)) + int(rebel_forces(state, space))


def _revolt(state: RedDustState, space: SpaceId) -> int:
    """Event 30 shaded: a shift, and room for a Base."""
    return int(shiftable(-1)(state, space)) + base_fits("rd_base", "cr_base")(state, space)


# --- 34 ---------------------------------------------------------------------------------------------------------

PATROL_LEGS = 3
ANYTHING_BUT_MOVES = ("train", "logistics", "secure", "assault", "rally", "travel", "attack", "campaign", "preach")


def own_units(state: RedDustState, faction: Faction) -> tuple[Face, ...]:
    return REBELS_OF[faction] if faction in REBELS_OF else troops_of(state, faction)


def executors_units(state: RedDustState, run: Run) -> tuple[Face, ...]:
    return own_units(state, run.seat)


def patrol_reach(state: RedDustState, faction: Faction, origin: SpaceId) -> set[SpaceId]:
    """Deserts at the end of a chain of up to three, each adjacent to the space before."""
    reached: set[SpaceId] = set()
    edge = {origin}
    for _ in range(PATROL_LEGS):
        near = {n for s in edge for n in neighbours(state, s)}
        edge = {s for s in near if SPACES[s].desert and selectable(state, faction, s)}
        reached |= edge
    return reached - {origin}


def _patrol_from(state: RedDustState, run: Run, space: SpaceId) -> bool:
    units = count(state, space, executors_units(state, run))
    return units > 0 and not sealed(state, space) and bool(patrol_reach(state, run.seat, space))


def _patrol_to(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return any(space in patrol_reach(state, run.seat, origin) for origin in run.spaces("origin"))


def _somebody_moved(state: RedDustState, run: Run) -> bool:
    return run.numbers["moved"] > 0


# --- 35, 36 -----------------------------------------------------------------------------------------------------


SETTLED = all_of(yellow_markers, shiftable(1))
"""Event 35: Deserts with yellow markers that can be shifted."""


def _can_settle(state: RedDustState, run: Run, faction: Faction) -> bool:
    return bool(run.spaces("legal")) or any(SETTLED(state, s) and selectable(state, faction, s) for s in DESERTS)


def _tomb(state: RedDustState, space: SpaceId) -> int:
    """Event 35 shaded: a House, and room for an RD Base."""
    return int(can_house(state, space)) + base_fits("rd_base")(state, space)


def _can_be_a_tomb(state: RedDustState, space: SpaceId) -> bool:
    return _tomb(state, space) > 0


def _house_the_tomb(turn: Turn, run: Run) -> None:
    for space in run.spaces("desert"):
        if can_house(turn.state, space):
            house(turn, RD, space)


def _own_base(state: RedDustState, run: Run, space: SpaceId) -> bool:
    return count(state, space, BASES_OF[run.who("who")]) > 0


def _has_lair(state: RedDustState, run: Run, faction: Faction) -> bool:
    return any(count(state, s, BASES_OF[faction]) and selectable(state, faction, s) for s in DESERTS)


def whose_bases(state: RedDustState, run: Run) -> tuple[Face, ...]:
    return BASES_OF[run.who("who")]


def whose_rebels(state: RedDustState, run: Run) -> tuple[Face, ...]:
    return REBELS_OF[run.who("who")]


def _refuge(state: RedDustState, space: SpaceId) -> int:
    return int(room_for_base(state, space))


SCRIPTS_25_36: dict[str, tuple[Effect, ...]] = {
    # Nano Surveillance Drones
    "event-25-unshaded": (
        AllSpaces("watched", with_pieces(*BASES_OF[CORP])),
        ActivateAll(HIDDEN_REBELS, "watched"),
        ChooseFaction("who", (MG, CORP), useful=can_operate(("assault",), "watched")),
        FreeOperation("who", ("assault",), "watched", most=1),
    ),
    "event-25-shaded": (
        ChooseSpaces("origin", 1, _guards_may_go, among=LABYRINTHS, why="event_origin"),
        ChooseSpaces(
            "goal",
            1,
            all_of(support, unsealed),
            among=MARS_LABYRINTHS,
            fits=apart_from("origin"),
            why="event_goal",
        ),
        MoveTo(GUARDS, "goal", "origin", 6),
    ),
    # Emissions Law Reform Passed
    "event-26-unshaded": (
        Gain(CORP, desert_corp_bases),
        ChooseSpaces("first", 1, _can_terraform, among=DESERTS, up_to=True, why="event_terraform"),
        UpgradeBase(CORP, "first"),
        If(
            some("first"),
            (
                ChooseSpaces("second", 1, _can_terraform, among=DESERTS, up_to=True, why="event_terraform"),
                UpgradeBase(CORP, "second"),
            ),
        ),
    ),
    "event-26-shaded": (
        ChooseSpaces("goal", 1, with_pieces("terraforming"), among=DESERTS, best=_rebels_reach, why="event_goal"),
        If(
            some("goal"),
            (
                ChooseFaction("who", (RD, CR), useful=_can_come),
                # 5.8: Travel may leave Raging Deserts; March judges its origins itself
                ChooseSpaces(
                    "origin", 1, up_to=True, by="who", fits=_reaches_the_base, storms=True, why="event_origin"
                ),
                If(
                    some("origin"),
                    (FreeOperation("who", MOVES, most=1, optional=False, origins="origin", destinations="goal"),),
                ),
                ActivateAll(HIDDEN_REBELS, "goal"),
                RemoveFrom(faces(CORP), _rebels_at_the_base, "goal"),
            ),
        ),
    ),
    # Green Mars Campaign
    "event-27-unshaded": (
        ChooseSpaces(
            "deserts", 99, all_of(unpopulated, _can_terraform), among=DESERTS, up_to=True, why="event_terraform"
        ),
        UpgradeBase(CORP, "deserts"),
    ),
    "event-27-shaded": (LoseSupply("earth"), Optional(RD, "campaign", DrawCampaigns(1))),
    # Refugee Crisis
    "event-28-unshaded": (
        AllSpaces("labyrinths", all_of(mars_labyrinth, can_be_housed)),
        ChooseFaction("who", (MG, CORP)),
        HouseRepair("who", "labyrinths", single=True, eg="plus"),
        ChooseOne(
            (
                Choice("displaced_add", (ChooseNumber("n", 3, 1, by="who"), Displaced(counted_as("n")))),
                Choice(
                    "displaced_discard",
                    (ChooseNumber("n", _at_most_three, 1, by="who"), Displaced(lambda state, run: -run.numbers["n"])),
                    when=_anyone_displaced,
                ),
                Choice("displaced_keep", ()),
            ),
            by="who",
        ),
    ),
    "event-28-shaded": (
        AllSpaces("legal", can_be_housed, by=RD),
        HouseRepair(RD, "legal", single=True),
        Displaced(lambda state, run: -state.displaced, into="gone"),
        Repeat(
            _threes_displaced,
            (ChooseSpaces("labyrinth", 1, shiftable(-1), by=RD, among=MARS_LABYRINTHS), ShiftSpace(-1, "labyrinth")),
        ),
    ),
    # Printing Weapons
    "event-29-unshaded": (
        ChooseOne(
            (
                Choice("rd_loses_5", (Gain(RD, -5), MakeIneligible(RD))),
                Choice("cr_discards_2", (DiscardAssets(2, at_random=True), MakeIneligible(CR))),
            )
        ),
    ),
    "event-29-shaded": (
        ChooseSpaces("desert", 1, among=DESERTS, best=base_fits("dug_in", "conversion")),
        PlaceIn(HIDDEN_REBELS, 4, "desert"),
        PlaceIn(("dug_in", "conversion"), 1, "desert"),
    ),
    # Homesteaders Revolt
    "event-30-unshaded": (
        ChooseSpaces("two", 2, any_of(not_neutral, rebel_forces), among=DESERTS, best=_homestead),
        ForEach("two", (NeutralSpace(2), RemoveFrom(REBEL_FORCES, 2, up_to=True))),
    ),
    "event-30-shaded": (
        ChooseSpaces("three", 3, among=DESERTS, best=_revolt),
        ForEach("three", (ShiftSpace(-1), PlaceIn(HIDDEN_REBELS, 1), PlaceIn(("rd_base", "cr_base"), 1))),
    ),
    # Martian Nationalism
    "event-31-unshaded": (PlaceIn(("eg_troop",), 4, "phobos"), EndCampaign()),
    "event-31-shaded": (
        AllSpaces("populated", is_populated),
        If(_rebels_for_all, (PlaceIn(HIDDEN_REBELS, 3, "populated", singly=True),), _place_each(3)),
        Gain(RD, 6),
    ),
    # Shepard-Tereshkova
    "event-32-unshaded": (
        ChooseSpaces("rebel", 1, among=TWINS, best=_revolt_works, why="event_rebel_twin"),
        Custom(_name_the_twin),
        PlaceIn(HIDDEN_REBELS, 2, "rebel"),
        PlaceIn(("mg_troop",), 2, "loyal"),
        ShiftSpace(-2, "rebel"),
        ShiftSpace(2, "loyal"),
        FreeOperation(EXECUTOR, ("assault", "attack"), "both", most=1),
    ),
    # The Red Dahlia
    "event-33-unshaded": (AllSpaces("all", anywhere), ActivateAll(("rd_rebel",), "all")),
    "event-33-shaded": (
        AllSpaces("labyrinths", mars_labyrinth),
        FreeOperation(RD, ("attack",), "labyrinths", tallies=AMBUSH, into="ambushed"),
        ActivateAll(("rd_rebel",), "ambushed"),
    ),
    # Long Range Patrols
    "event-34-unshaded": (
        ChooseSpaces("origin", 1, up_to=True, fits=_patrol_from, why="event_patrol"),
        If(
            some("origin"),
            (
                ChooseSpaces("goal", 1, among=DESERTS, fits=_patrol_to, why="event_goal"),
                MoveTo(executors_units, "goal", "origin", 3, into="moved"),
                If(_somebody_moved, (FreeOperation(EXECUTOR, ANYTHING_BUT_MOVES, "goal", most=1),)),
            ),
        ),
    ),
    # The Tombs of Mars
    "event-35-unshaded": (
        AllSpaces("legal", can_be_housed, by=MG),  # or CORP: storms bar both
        ChooseFaction("who", (MG, CORP), useful=_can_settle),
        HouseRepair("who", "legal", single=True),
        ChooseSpaces("two", 2, SETTLED, among=DESERTS, up_to=True, by="who"),
        ShiftSpace(1, "two"),
    ),
    "event-35-shaded": (
        ChooseSpaces("desert", 1, _can_be_a_tomb, up_to=True, by=RD, best=_tomb, among=DESERTS, why="event_tomb"),
        Custom(_house_the_tomb),
        PlaceIn(("rd_base",), 1, "desert", by=RD),
        Gain(RD, 4),
    ),
    # Outpost Discovery
    "event-36-unshaded": (
        ChooseSpaces("desert", 1, with_pieces(*REBEL_BASES), among=DESERTS),
        AllSpaces("mars", on_mars),
        MoveTo(COIN_UNITS, "desert", "mars", why="event_gather"),
        If(
            some("desert"),
            (
                ChooseFaction("who", (MG, CORP), useful=can_operate(("recon", "assault"), "desert")),
                FreeOperation("who", ("recon",), "desert", most=1),
                FreeOperation("who", ("assault",), "desert", most=1),
            ),
        ),
    ),
    "event-36-shaded": (
        ChooseFaction("who", (RD, CR), useful=_has_lair),
        ChooseSpaces("lair", 1, up_to=True, by="who", among=DESERTS, fits=_own_base, why="event_lair"),
        If(
            some("lair"),
            (
                AllSpaces("mars", on_mars, by="who"),
                MoveTo(COIN_UNITS, "lair", "mars", 6, by="who"),
                ChooseSpaces("refuge", 1, by="who", among=DESERTS, fits=beside("lair"), best=_refuge, why="event_goal"),
                MoveTo(whose_bases, "refuge", "lair", 1, up_to=False, by="who"),
                MoveTo(whose_rebels, "refuge", "lair", by="who", why="event_gather"),
            ),
        ),
    ),
}
