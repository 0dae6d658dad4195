"""Our own judgement of every card: whom an option helps or hurts, in points, and what it does to the spaces it names.

Points are for a table in the middle of the game; what happens in spaces is judged on the board as it is.
The EG sign of an option is the card's own data (7.5).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.ai.reddust.ground import Ground, on_mars
from games.ai.reddust.worth import Outlook, add, points
from games.reddust.cards import EVENTS
from games.reddust.vocabulary import (
    BASES_OF,
    COIN,
    COIN_UNITS,
    CORP,
    CORP_UNITS,
    CR,
    RD,
    REBEL,
    REBELS_OF,
    Faction,
    SpaceId,
)

Change = Callable[[Ground, Faction], Ground]
"""What becomes of a space; the Faction is the one that judges (its own Rebels are placed)."""
Where = Callable[[Ground], bool]


@dataclass(frozen=True, slots=True)
class Spaces:
    """Up to so many spaces of the executing Faction's choice, or those named."""

    most: int
    change: Change
    where: Where = on_mars
    named: tuple[SpaceId, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One option of a card: points for Factions besides what happens in spaces."""

    of: dict[Faction, float]
    spaces: Spaces | None = None


# --- what happens in a space ------------------------------------------------------------------------------------


def support(levels: int) -> Change:
    return lambda ground, _: ground.shift(levels)


def opposition(levels: int) -> Change:
    return lambda ground, _: ground.shift(-levels)


def neutral(levels: int) -> Change:
    return lambda ground, _: ground.calm(levels)


def own_rebels(n: int) -> Change:
    """Rebels of the Faction that judges; COIN Factions think of Red Dust's."""
    return lambda ground, faction: ground.put(REBEL.get(faction, "rd_rebel"), n)


def rebel_base(ground: Ground, faction: Faction) -> Ground:
    """A Base of the Faction that judges; COIN Factions think of Red Dust's."""
    return ground.put("cr_base" if faction == CR else "rd_base", 1) if ground.room else ground


def corp_base(ground: Ground, _: Faction) -> Ground:
    return ground.put("corp_base", 1) if ground.room else ground


def damage(ground: Ground, _: Faction) -> Ground:
    return ground.hurt()


def terraform(ground: Ground, _: Faction) -> Ground:
    return ground.swap("corp_base", "terraforming")


def all_active(ground: Ground, _: Faction) -> Ground:
    return ground.reveal(99)


def without(faces: tuple[str, ...], n: int) -> Change:
    """So many of these are removed, in this order."""

    def change(ground: Ground, _: Faction) -> Ground:
        left = n
        for face in faces:
            gone = min(left, ground.pieces.get(face, 0))
            ground, left = ground.put(face, -gone), left - gone
        return ground

    return change


def both(*changes: Change) -> Change:
    def change(ground: Ground, faction: Faction) -> Ground:
        for one in changes:
            ground = one(ground, faction)
        return ground

    return change


REBELS_ALL = (*REBELS_OF[RD], *REBELS_OF[CR])
REBEL_BASES = (*BASES_OF[RD], *BASES_OF[CR])
CUBES = ("mg_troop", "mg_fortified", "security", "eg_troop")
CORP_FORCES = (*BASES_OF[CORP], *CORP_UNITS)


def labyrinth(ground: Ground) -> bool:
    return not ground.desert and on_mars(ground)


def desert(ground: Ground) -> bool:
    return ground.desert and not ground.raging


def held_by_coin(ground: Ground) -> bool:
    return ground.control == COIN and on_mars(ground)


def has(*faces: str) -> Where:
    return lambda ground: ground.count(faces) > 0 and on_mars(ground)


def free_of_others(ground: Ground) -> bool:
    """Asset 9: nobody but the Reclaimers."""
    sums = ground.sides
    return not sums[COIN] and not sums[RD] and on_mars(ground)


def side(spaces: Spaces | None = None, **of: float) -> Side:
    return Side(of, spaces)


def named(change: Change, *spaces: SpaceId) -> Spaces:
    return Spaces(len(spaces), change, named=spaces)


HELLAS = ("gandhi", "sharma")
EVENT_SIDES: dict[tuple[int, str], Side] = {
    (1, "unshaded"): side(Spaces(2, support(1), held_by_coin), MG=1.5, CORP=1.5),
    (1, "shaded"): side(CORP=-5, MG=-2),
    (2, "unshaded"): side(MG=2.4, CORP=0.5),
    (2, "shaded"): side(CORP=-5),
    (3, "unshaded"): side(Spaces(2, without(REBEL_BASES, 2), has("eg_troop"))),
    (3, "shaded"): side(CORP=2),
    (4, "unshaded"): side(MG=0.8, CORP=0.8),
    (4, "shaded"): side(MG=-0.6, CORP=-0.6),
    (5, "unshaded"): side(MG=1.5),
    (5, "shaded"): side(RD=0.6, CR=0.6),
    (6, "unshaded"): side(MG=1.8),
    (6, "shaded"): side(MG=-1.3, RD=1.8),
    (7, "unshaded"): side(MG=0.6),
    (7, "shaded"): side(MG=-1.2, RD=0.5, CR=0.5),
    (8, "unshaded"): side(named(support(2), "tenzing"), MG=0.3),
    (8, "shaded"): side(named(neutral(2), "tenzing"), RD=0.8, CR=0.7),
    (9, "unshaded"): side(MG=1.5),
    (9, "shaded"): side(MG=-0.6),
    (10, "unshaded"): side(Spaces(2, support(1))),
    (10, "shaded"): side(Spaces(2, both(opposition(1), own_rebels(2)))),
    (11, "unshaded"): side(Spaces(1, all_active, labyrinth), RD=-0.8),
    (11, "shaded"): side(Spaces(2, without(CUBES, 4), labyrinth), MG=0.6, CORP=0.4),
    (12, "unshaded"): side(CORP=0.8, RD=-0.5),
    (12, "shaded"): side(RD=1.5, MG=-0.6),
    (13, "unshaded"): side(CORP=1.0, RD=-0.5),
    (13, "shaded"): side(Spaces(3, opposition(1))),
    (14, "unshaded"): side(named(support(1), "europa", "tereshkova"), CORP=6, MG=0.5),
    (14, "shaded"): side(named(opposition(1), "europa", "tereshkova"), CORP=-3, MG=-1.3),
    (15, "unshaded"): side(Spaces(2, opposition(2), desert), CORP=2),
    (15, "shaded"): side(Spaces(2, without(BASES_OF[CORP], 1), desert), CORP=-6),
    (16, "unshaded"): side(named(both(neutral(2), without(REBELS_ALL, 20)), "shenzhou"), CORP=2, MG=0.8),
    (16, "shaded"): side(named(damage, "shenzhou")),
    (17, "unshaded"): side(Spaces(2, neutral(1), desert), CORP=2, MG=0.6),
    (17, "shaded"): side(Spaces(2, opposition(1), desert), RD=0.5),
    (18, "unshaded"): side(Spaces(1, both(corp_base, all_active), desert), CORP=1.2),
    (18, "shaded"): side(CORP=-5),
    (19, "unshaded"): side(CORP=3, MG=1.5),
    (19, "shaded"): side(MG=-1.6),
    (20, "unshaded"): side(Spaces(2, support(1), labyrinth), CORP=3),
    (20, "shaded"): side(Spaces(4, opposition(1), has(*CORP_FORCES))),
    (21, "unshaded"): side(Spaces(1, lambda g, _: g.put("mg_troop", 6), labyrinth), CORP=3),
    (21, "shaded"): side(RD=1.2, CR=1.2, MG=-1.0),
    (22, "unshaded"): side(MG=1.0, CORP=0.8, RD=-0.8),
    (22, "shaded"): side(Spaces(2, both(opposition(1), own_rebels(2)), labyrinth)),
    (23, "unshaded"): side(MG=0.8, CORP=0.8, RD=-0.7, CR=-0.7),
    (23, "shaded"): side(Spaces(1, both(opposition(1), without(CORP_FORCES, 5)), has(*BASES_OF[CORP])), CORP=-2),
    (24, "unshaded"): side(Spaces(3, support(1)), CORP=1),
    (24, "shaded"): side(Spaces(1, without(CUBES, 4))),
    (25, "unshaded"): side(CORP=1.2, MG=0.6, RD=-0.6),
    (25, "shaded"): side(Spaces(1, without(CUBES, 6), labyrinth), MG=0.8),
    (26, "unshaded"): side(Spaces(2, terraform, has("corp_base")), CORP=3),
    (26, "shaded"): side(CORP=-3, RD=0.5, CR=0.5),
    (27, "unshaded"): side(Spaces(3, terraform, has("corp_base"))),
    (27, "shaded"): side(MG=-0.9, RD=0.5),
    (28, "unshaded"): side(MG=1.0, CORP=0.6),
    (28, "shaded"): side(RD=1.2, CORP=0.5, MG=0.5),
    (29, "unshaded"): side(RD=-1.6, CR=-0.6),
    (29, "shaded"): side(Spaces(1, both(own_rebels(4), rebel_base), desert), RD=0.2, CR=0.4),
    (30, "unshaded"): side(Spaces(2, both(neutral(2), without((*REBELS_ALL, *REBEL_BASES), 2)), desert)),
    (30, "shaded"): side(Spaces(3, both(opposition(1), own_rebels(1), rebel_base), desert)),
    (31, "unshaded"): side(MG=0.8, CORP=0.4, RD=-0.5),
    (31, "shaded"): side(RD=2.3, CR=0.5),
    (32, "unshaded"): side(MG=0.5, RD=0.5),
    (33, "unshaded"): side(RD=-1.4),
    (33, "shaded"): side(RD=2.0, MG=-1.0),
    (34, "unshaded"): side(MG=0.4, CORP=0.4, RD=0.6, CR=0.6),
    (35, "unshaded"): side(Spaces(2, support(1), lambda g: g.desert and g.markers > 0), MG=1.0),
    (35, "shaded"): side(Spaces(1, rebel_base, desert), RD=1.4),
    (36, "unshaded"): side(MG=0.8, CORP=0.6, RD=-0.8, CR=-0.6),
    (36, "shaded"): side(RD=0.5, CR=0.5, MG=-0.3),
    (37, "unshaded"): side(RD=-0.8, CR=-0.8),
    (37, "shaded"): side(RD=0.8, CR=0.2),
    (38, "unshaded"): side(CORP=4, MG=0.3),
    (38, "shaded"): side(RD=1.6, MG=-1.5),
    (39, "unshaded"): side(CORP=1.6, RD=-0.8),
    (39, "shaded"): side(Spaces(3, both(opposition(1), damage), labyrinth), CORP=-3),
    (40, "unshaded"): side(MG=2.4, CORP=2),
    (40, "shaded"): side(CORP=-3, MG=-2),
    (41, "unshaded"): side(named(support(1), *HELLAS), RD=-0.8),
    (41, "shaded"): side(named(opposition(1), *HELLAS), RD=0.6),
    (42, "unshaded"): side(Spaces(2, support(1), has("eg_troop"))),
    (42, "shaded"): side(Spaces(2, opposition(1), has("eg_troop"))),
    (43, "unshaded"): side(MG=0.5, CORP=0.5, RD=-0.3, CR=-0.3),
    (43, "shaded"): side(RD=0.2, CR=0.3),
    (44, "unshaded"): side(named(without((*REBELS_ALL, *REBEL_BASES), 6), "new_cordoba")),
    (44, "shaded"): side(named(both(opposition(1), own_rebels(2)), "new_cordoba"), RD=0.6, CR=0.6),
    (45, "unshaded"): side(MG=0.8, CORP=0.6, RD=-0.8, CR=-0.6),
    (45, "shaded"): side(RD=0.8, CR=0.8, MG=-0.4, CORP=-0.4),
    (46, "unshaded"): side(CORP=2.5, CR=1),
    (46, "shaded"): side(CORP=-2),
    (47, "unshaded"): side(CR=0.8),
    (48, "unshaded"): side(named(support(2), "europa"), MG=1.8),
    (48, "shaded"): side(named(opposition(2), "europa"), RD=0.9),
}

CAPABILITY = 2.0
"""For good, with a free Operation and a card: the earlier, the better."""
ASSET_SIDES: dict[int, Side] = {
    **{card: side(CR=CAPABILITY) for card in (1, 2, 3, 4, 5, 6, 23, 24, 25, 26)},
    7: side(CR=2.0),
    8: side(Spaces(1, without((*CUBES, *CORP_UNITS, *REBELS_OF[RD]), 4), labyrinth)),
    9: side(Spaces(3, rebel_base, free_of_others)),
    10: side(CR=1.5, RD=-1.2),
    11: side(Spaces(2, rebel_base, labyrinth), CR=1.5),
    12: side(Spaces(1, without(COIN_UNITS, 20), desert)),
    13: side(CR=0.8),
    27: side(Spaces(4, without(("mg_troop", "security"), 2), lambda g: g.level <= 0 and on_mars(g))),
    28: side(Spaces(1, both(own_rebels(2), rebel_base), lambda g: desert(g) and not g.population), CR=1.2),
    29: side(Spaces(1, both(own_rebels(4), damage), labyrinth), CR=-0.5),
}
CAMPAIGN_WORTH: dict[int, float] = {
    1: 1.0,
    2: 1.1,
    3: 1.2,
    4: 0.8,
    5: 1.3,
    6: 1.0,
    7: 0.9,
    8: 1.6,
    9: 1.0,
    10: 1.4,
    11: 1.1,
    12: 2.0,
}
"""How much Red Dust likes a Campaign."""


# --- judged on the board ----------------------------------------------------------------------------------------


def space_worth(outlook: Outlook, option: Side, space: SpaceId) -> float:
    """What the option does in this space, to the seat."""
    ground = outlook.grounds.get(space)
    if option.spaces is None or ground is None:
        return 0.0
    return outlook.gain(option.spaces.change(ground, outlook.seat))


def _in_spaces(outlook: Outlook, spaces: Spaces) -> float:
    if spaces.named:
        return sum(outlook.gain(spaces.change(outlook.grounds[s], outlook.seat)) for s in spaces.named)
    fitting = (g for g in outlook.grounds.values() if spaces.where(g) and not g.closed)
    gains = sorted((outlook.gain(spaces.change(g, outlook.seat)) for g in fitting), reverse=True)
    return sum(g for g in gains[: spaces.most] if g > 0)


def side_worth(outlook: Outlook, option: Side, eg: str = "") -> float:
    """One option of a card. Nobody can lose more Profits or Resources than there are."""
    fixed = dict(option.of)
    if CORP in fixed:
        fixed[CORP] = max(fixed[CORP], -float(outlook.view.profits))
    worth = outlook.worth(add(points(**fixed), outlook.sign(eg)))
    return worth + (_in_spaces(outlook, option.spaces) if option.spaces else 0.0)


def event_worth(outlook: Outlook, card: int, shade: str) -> float:
    return side_worth(outlook, EVENT_SIDES[card, shade], EVENTS[card].eg[shade])


def asset_worth(outlook: Outlook, card: int) -> float:
    """7.7: the Event of an Asset card; Capabilities fade as the game goes on."""
    option = ASSET_SIDES.get(card)
    if option is None:
        return 0.0
    late = min(1.0, 0.5 + outlook.times.flashpoints / 14) if option.of.get(CR) == CAPABILITY else 1.0
    return side_worth(outlook, option) * late


def likely_side(outlook: Outlook, card: int) -> Side | None:
    """The option that is being executed as far as this seat can tell: the one it gains by."""
    known = [s for s in ("unshaded", "shaded") if (card, s) in EVENT_SIDES]
    best = max(known, key=lambda s: event_worth(outlook, card, s), default=None)
    return EVENT_SIDES[card, best] if best else None
