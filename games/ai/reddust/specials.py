"""What a Special Activity is worth in each space (6.1 to 6.12)."""

from __future__ import annotations

from collections.abc import Callable

from games.ai.reddust.ground import Ground, on_mars
from games.ai.reddust.operations import best_group, built
from games.ai.reddust.worth import ASSET, Outlook, points
from games.reddust.board import adjacency
from games.reddust.vocabulary import (
    BASES_OF,
    COIN,
    COIN_BASES,
    COIN_UNITS,
    CORP,
    CR,
    MG,
    RD,
    REBELS_OF,
    Face,
    SpaceId,
)

MOST: dict[str, int] = {"redistribute": 4, "transport": 1}
"""How many spaces; two for all others."""
REPAIR_PROFITS = 2
BLAME = 3
"""6.4: Resources that Red Dust loses where the Corporations build."""
DESERTERS: tuple[Face, ...] = ("mg_troop", "mg_fortified", "security")


def entrench(outlook: Outlook, ground: Ground) -> float:
    if ground.control != COIN or not ground.pieces.get("mg_troop") or not on_mars(ground):
        return 0.0
    base = max(0.0, built(outlook, ground) - outlook.now(ground.id))
    safer = min(ground.pieces.get("mg_troop", 0), ground.population - ground.pieces.get("mg_fortified", 0))
    return base + (0.06 * max(0, safer) if ground.units[RD] + ground.units[CR] else 0.02 * max(0, safer))


def public_relations(outlook: Outlook, ground: Ground) -> float:
    security = ground.pieces.get("security", 0)
    displaced = outlook.view.displaced
    if ground.control != COIN or not security or ground.closed or not on_mars(ground):
        return 0.0
    repairs = min(ground.damage, max(1, security - 1), displaced)
    after = ground
    for _ in range(repairs):
        after = after.repair().put("security", -1)
    gain = outlook.gain(after) + outlook.worth(points(CORP=float(REPAIR_PROFITS * repairs)))
    if not after.damage and displaced > repairs and after.markers < after.gray:
        gain += 0.1
        repairs += 1
    if repairs and ground.units[RD] + ground.count(BASES_OF[RD]):
        gain += outlook.worth(outlook.resources(RD, -min(BLAME, outlook.view.rd_resources)))
    if repairs and ground.units[CR] + ground.count(BASES_OF[CR]) and outlook.view.assets_in_hand:
        gain += outlook.worth(points(CR=-ASSET))
    return gain if repairs else 0.0


def exploit(outlook: Outlook, ground: Ground) -> float:
    """6.5: Profits by Population, but the people turn away, and a Rebel Faction in Control earns too."""
    own = ground.count((*BASES_OF[CORP], "security", "specops", "specops_active"))
    theirs = ground.count(("mg_troop", "mg_fortified", "mg_base"))
    eg = ground.pieces.get("eg_troop", 0)
    own, theirs = (own + eg, theirs) if outlook.view.eg_controller == CORP else (own, theirs + eg)
    if not ground.count(BASES_OF[CORP]) or ground.damage or own <= theirs:
        return 0.0
    people = ground.population
    gain = float(people) + outlook.gain(ground.calm())
    if ground.control == RD:
        gain += outlook.worth(outlook.resources(RD, people))
    elif ground.control == CR:
        gain += outlook.worth(points(CR=ASSET))
    return gain


def raid(outlook: Outlook, ground: Ground) -> float:
    """6.6: a Hidden SpecOps removes two Rebels, seen or not; friends are spared."""
    near = adjacency(outlook.view.coronae_sharma).get(ground.id, ())
    here = ground.pieces.get("specops", 0)
    if not here and not any(outlook.grounds[s].pieces.get("specops") for s in near):
        return 0.0
    gain, after = 0.0, ground
    for _ in range(2):
        targets = [f for f in (*REBELS_OF[RD], *REBELS_OF[CR]) if after.pieces.get(f)]
        targets += [b for f in (RD, CR) if not after.count(REBELS_OF[f]) for b in BASES_OF[f] if after.pieces.get(b)]
        if not targets:
            break
        one, face = max((outlook.of(after.put(f, -1)) - outlook.of(after), f) for f in targets)
        gain, after = gain + one, after.put(face, -1)
    return gain - 0.1 if gain else 0.0


def redistribute(outlook: Outlook, ground: Ground) -> float:
    if ground.control != RD or not ground.pieces.get("rd_rebel") or not ground.population:
        return 0.0
    brings = ground.population + ground.count(BASES_OF[CORP])
    if outlook.view.rd_resources > 30:
        return 0.0
    return outlook.worth(outlook.resources(RD, brings)) + outlook.gain(ground.swap("rd_rebel", "rd_rebel_active"))


def coordinate(outlook: Outlook, ground: Ground) -> float:
    if ground.level > 0 or not ground.pieces.get("rd_rebel"):
        return 0.0
    after = ground.swap("rd_rebel", "rd_rebel_active")
    if outlook.view.displaced and not after.damage and after.markers < after.gray:
        after = after.house()
    if after.level > -2 and after.population:
        return outlook.gain(after.shift(-1))
    cubes = [f for f in DESERTERS if after.pieces.get(f)]
    swaps = [outlook.gain(after.swap(f, "rd_rebel")) for f in cubes]
    return max([outlook.gain(after), *swaps])


def purify(outlook: Outlook, ground: Ground) -> float:
    if ground.control != CR or not ground.pieces.get("cr_rebel"):
        return 0.0
    after = ground.swap("cr_rebel", "cr_rebel_active")
    return max(0.0, *(outlook.gain(turned) + card for turned, card in purified(ground.id, after)))


def purified(space: SpaceId, after: Ground) -> list[tuple[Ground, float]]:
    """6.10: each enemy unit as a Rebel, each Base without guards as a Conversion Center with a card."""
    found = [(after, 0.0)]
    units = [f for f in (*COIN_UNITS, *REBELS_OF[RD]) if after.pieces.get(f)]
    found += [(after.swap(f, "cr_rebel"), 0.0) for f in units]
    unguarded: list[Face] = [b for b in BASES_OF[RD] if not after.count(REBELS_OF[RD])]
    unguarded += [b for b in COIN_BASES if not after.count(COIN_UNITS)]
    return found + [(after.swap(b, "conversion"), ASSET) for b in unguarded if after.pieces.get(b)]


def ransack(outlook: Outlook, ground: Ground) -> float:
    if not ground.damage or not ground.pieces.get("cr_rebel"):
        return 0.0
    room = max(0, 6 - outlook.view.assets_in_hand)
    cards = min(ground.damage, room)
    return ASSET * cards + outlook.gain(ground.swap("cr_rebel", "cr_rebel_active")) if cards else 0.0


def transport(outlook: Outlook, ground: Ground) -> float:
    """6.3: Troops from Phobos and the Bases to one place that they would win."""
    if ground.raging or ground.pieces.get("mg_base") or not on_mars(ground):
        return 0.0
    sources = [g.id for g in outlook.grounds.values() if (g.pieces.get("mg_base") and not g.raging) or not on_mars(g)]
    return best_group(outlook, "", ground, sources) - 0.8


Plain = Callable[[Outlook, Ground], float]
PLAIN: dict[str, Plain] = {
    "entrench": entrench,
    "transport": transport,
    "public_relations": public_relations,
    "exploit": exploit,
    "raid": raid,
    "redistribute": redistribute,
    "coordinate": coordinate,
    "purify": purify,
    "ransack": ransack,
}


def petition(outlook: Outlook, operation: str) -> float:
    """6.2: a Supply marker, paid for by the Corporations; after an Assault that went well Earth is pleased."""
    gain = outlook.worth(outlook.resources(MG, 2.5)) + outlook.worth(points(CORP=-1.0))
    if operation == "assault":
        gain += outlook.worth(outlook.sign("+")) + outlook.worth(points(CORP=-2.0))
    return gain


def space_worth(outlook: Outlook, activity: str, space: SpaceId) -> float:
    """Selecting this space for the Special Activity."""
    judge = PLAIN.get(activity)
    ground = outlook.grounds.get(space)
    return judge(outlook, ground) if judge and ground else 0.0


def special_worth(outlook: Outlook, activity: str, operation: str) -> float:
    """The whole of it with its best spaces."""
    if activity == "petition":
        return petition(outlook, operation)
    if activity not in PLAIN:
        return 0.0
    gains = sorted((PLAIN[activity](outlook, g) for g in outlook.mars() if not g.closed), reverse=True)
    return sum(g for g in gains[: MOST.get(activity, 2)] if g > 0)


ACCOMPANIES: dict[str, tuple[str, ...]] = {
    "train": ("entrench", "transport"),
    "secure": ("entrench", "petition", "transport", "public_relations", "raid"),
    "recon": ("entrench", "petition", "transport", "public_relations", "raid"),
    "assault": ("petition", "transport", "exploit", "raid"),
    "logistics": ("public_relations", "exploit"),
    "rally": ("redistribute", "coordinate", "purify", "ransack"),
    "march": ("redistribute", "coordinate"),
    "travel": ("purify", "ransack"),
    "attack": (),
    "campaign": ("redistribute", "coordinate"),
    "preach": ("purify", "ransack"),
}
"""6.1 to 6.12: what is executed with which Operation; Ambush is part of the Attack and the best thing to do with it."""
OWNER: dict[str, str] = {
    "entrench": MG,
    "petition": MG,
    "transport": MG,
    "public_relations": CORP,
    "exploit": CORP,
    "raid": CORP,
    "redistribute": RD,
    "coordinate": RD,
    "purify": CR,
    "ransack": CR,
}


def best_special(outlook: Outlook, operation: str) -> float:
    """What the best Special Activity adds to an Operation that may have one."""
    mine = [a for a in ACCOMPANIES[operation] if OWNER[a] == outlook.seat]
    return max((special_worth(outlook, a, operation) for a in mine), default=0.0)
