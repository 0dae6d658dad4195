"""What an Operation is worth in each space (5.1 to 5.11), from the view alone: an estimate, legality is the decision's.

A space is judged by how it would look afterwards. The same numbers serve to choose the Operation and then its spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.ai.reddust.ground import Ground, on_mars, wild
from games.ai.reddust.worth import ASSET, Outlook, points
from games.reddust.board import MAGLEVS, adjacency
from games.reddust.cards import ASSETS
from games.reddust.vocabulary import (
    ACTIVATED,
    BASES_OF,
    BASIC_BASE,
    COIN,
    COIN_BASES,
    COIN_UNITS,
    CORP,
    CORP_UNITS,
    CR,
    CUBES,
    EARTH,
    FACES,
    MG,
    MG_TROOPS,
    RD,
    REBEL,
    REBELS_OF,
    SIDE,
    TRANSIT,
    Face,
    Faction,
    SpaceId,
)

PRICE: dict[Faction, int] = {MG: 3, CORP: 0, RD: 1, CR: 1}
"""5.0: Resources a space."""
LEAST = 0.08
"""Less than this is not worth a space."""
MANY: dict[Faction, int] = {MG: 6, CORP: 6, RD: 4, CR: 5}
"""A calm player goes on to no more spaces than these in one Operation, so that something is left for the next one.

Red Dust, which pays one Resource for a space of many people, would otherwise win the first Dust Storm nearly always.
"""
UPGRADE_PRICE = 3
CROWD = 3
"""5.9: Rebels that make dice worth rolling."""
AMBUSHES = 2
REPLY = 0.25
"""5.5: what each Rebel left to strike back takes from an Assault."""


def own_units(outlook: Outlook, faction: Faction) -> tuple[Face, ...]:
    """1.2: EG Troops too while the Faction is the Controller."""
    own = {MG: MG_TROOPS, CORP: CORP_UNITS, RD: REBELS_OF[RD], CR: REBELS_OF[CR]}[faction]
    return (*own, "eg_troop") if outlook.view.eg_controller == faction else own


def price(outlook: Outlook, spaces: int = 1) -> float:
    """What so many spaces cost, in points."""
    faction = outlook.seat
    return spaces * PRICE[faction] * outlook.resource(faction) if faction != CORP else 0.0


# --- moving -----------------------------------------------------------------------------------------------------


def ports(outlook: Outlook, side: str) -> list[SpaceId]:
    """1.7: Labyrinths with a Spaceport that this side may use."""
    return [
        g.id for g in outlook.grounds.values() if not g.desert and g.control == side and not g.damage and not g.raging
    ]


def sources(outlook: Outlook, operation: str, target: Ground) -> set[SpaceId]:
    """Where units for the destination may come from: near, by one Maglev line, by Spaceport; who arrived stays."""
    if target.raging and not target.desert:
        return set()
    found = set(adjacency(outlook.view.coronae_sharma).get(target.id, ()))
    harbours = ports(outlook, SIDE[outlook.seat])
    if operation == "recon" or target.id in harbours:
        found.update(harbours)
    if operation != "recon" and not target.desert:
        for line in MAGLEVS.values():
            if target.id in line.ends and line.id not in outlook.view.closed_maglevs:
                found.update(line.ends)
    arrived = {s for r in outlook.view.running if r.faction == outlook.seat for s in r.spaces}
    return {s for s in found - arrived - {target.id} if not outlook.grounds[s].raging}


def settled(outlook: Outlook, operation: str, ground: Ground) -> float:
    """The destination once the Operation is over: Rebels revealed and a Base built (5.3, 5.4), watched Rebels seen."""
    if operation not in ("secure", "recon"):
        return outlook.of(ground)
    units = ground.count(own_units(outlook, outlook.seat))
    ground = ground.reveal(units // 2 if wild(ground) else units)
    return max(outlook.of(ground), built(outlook, ground))


def built(outlook: Outlook, ground: Ground) -> float:
    """5.3: a cube makes way for a Base; a Base without guards is not built."""
    base = BASIC_BASE[outlook.seat]
    cube = "security" if outlook.seat == CORP else "mg_troop"
    if not outlook.view.available.get(base) or ground.room < 1 or not ground.pieces.get(cube) or not on_mars(ground):
        return float("-inf")
    return outlook.of(ground.put(cube, -1).put(base, 1))


def best_group(
    outlook: Outlook, operation: str, target: Ground, spaces: Iterable[SpaceId], faces: Iterable[Face] = ()
) -> float:
    """The best single group of own units that could come."""
    faces = tuple(faces) or own_units(outlook, outlook.seat)
    stay = settled(outlook, operation, target)
    arriving: dict[tuple[Face, int], float] = {}
    best = 0.0
    for space in spaces:
        here = outlook.grounds[space].pieces
        for face in faces:
            for n in groups(here.get(face, 0)):
                if (face, n) not in arriving:
                    arriving[face, n] = settled(outlook, operation, target.arrive(face, n)) - stay
                best = max(best, arriving[face, n] + outlook.leaving(space, face, n))
    return best


def groups(n: int) -> list[int]:
    """Sizes worth thinking about: a few, or all."""
    return [k for k in (1, 2, 3) if k < n] + ([n] if n else [])


def destination(outlook: Outlook, operation: str, ground: Ground) -> float:
    """5.3, 5.4, 5.7: what moves in, what is revealed, what is built; the price only where units stop (5.3)."""
    still = settled(outlook, operation, ground) - outlook.now(ground.id) if operation != "march" else 0.0
    group = best_group(outlook, operation, ground, sources(outlook, operation, ground))
    cost = price(outlook)
    if operation == "secure":
        return max(still, still + group - cost)
    return still + group - cost


# --- COIN -------------------------------------------------------------------------------------------------------


def train(outlook: Outlook, ground: Ground) -> float:
    """5.1: Troops, and in one of the spaces Pacify, which the first one is chosen for."""
    n = min(4, outlook.view.available.get("mg_troop", 0))
    placed = outlook.gain(ground.put("mg_troop", n)) - price(outlook) if n else 0.0
    begun = any(r.name == "train" and r.spaces for r in outlook.view.running)
    return max(0.0, placed) + (0.0 if begun else 0.9 * pacified(outlook, ground))


def pacified(outlook: Outlook, ground: Ground) -> float:
    """5.1: two paid shifts or works in one space with COIN Control."""
    if ground.control != COIN or not on_mars(ground):
        return 0.0
    best, left = 0.0, outlook.view.mg_resources
    for shifts in (1, 2):
        if ground.level + shifts <= 2 and left >= 3 * shifts:
            best = max(best, outlook.gain(ground.shift(shifts)) - price(outlook, shifts))
    if outlook.view.displaced:
        sign = outlook.worth(outlook.sign("+"))
        if ground.damage:
            best = max(best, outlook.gain(ground.repair()) - price(outlook) + sign)
        elif ground.markers < ground.gray:
            best = max(best, outlook.gain(ground.house()) + sign)
    return best


def strikers(ground: Ground) -> int:
    return ground.count(CUBES) + ground.pieces.get("specops_active", 0)


def struck(ground: Ground, hits: int) -> Iterator[tuple[Ground, int]]:
    """5.5: the space after each order of targets (one Rebel Faction first, then the other), and how many fell."""
    for first, second in ((RD, CR), (CR, RD)):
        after, left = ground, hits
        for faction in (first, second):
            after, left = _fell(after, faction, left)
        yield after, hits - left


def _fell(ground: Ground, faction: Faction, hits: int) -> tuple[Ground, int]:
    active = ACTIVATED[REBEL[faction]]
    n = min(hits, ground.pieces.get(active, 0))
    ground = ground.put(active, -n)
    hits -= n
    if not ground.count(REBELS_OF[faction]):
        for base in BASES_OF[faction]:
            n = min(hits, ground.pieces.get(base, 0))
            ground = ground.put(base, -n)
            hits -= n
    return ground, hits


def assault(outlook: Outlook, ground: Ground) -> float:
    own = (*own_units(outlook, outlook.seat), *BASES_OF[outlook.seat])
    if not ground.count(own):
        return 0.0
    best = 0.0
    for after, fell in struck(ground, strikers(ground)):
        hired = ground.pieces.get("security", 0) + ground.pieces.get("specops_active", 0)
        gain = outlook.gain(after) + outlook.worth(points(CORP=float(fell // 2) if hired else 0.0))
        if not ground.desert:
            gain -= REPLY * min(4, after.units[RD] + after.units[CR]) * bool(fell)
        best = max(best, gain)
    return best - price(outlook) if best else 0.0


def logistics(outlook: Outlook, ground: Ground) -> float:
    """5.2: a Base turns Terraforming."""
    if not ground.pieces.get("corp_base"):
        return 0.0
    return outlook.gain(ground.swap("corp_base", "terraforming"))


def shipping(outlook: Outlook, place: SpaceId) -> float:
    """5.2: units for Earth, and the Aldrin Cycler."""
    view = outlook.view
    if place == EARTH:
        return 0.15 * min(4, view.available.get("security", 0) + min(1, view.available.get("specops", 0)))
    coming = view.transit.get("security", 0) + view.transit.get("specops", 0)
    waiting = view.earth.get("security", 0) + view.earth.get("specops", 0)
    on_the_way = sum(view.transit.get(p, 0) for p in ("eg_troop", "satellite"))
    return 0.2 * coming + 0.1 * min(5, waiting) + (0.05 * on_the_way if view.eg_controller == CORP else 0.0)


# --- Rebels -----------------------------------------------------------------------------------------------------


def rallied(outlook: Outlook, ground: Ground) -> dict[str, float]:
    """5.6: what each way of a Rally brings."""
    faction = outlook.seat
    rebel, base = REBEL[faction], BASIC_BASE[faction]
    bases = ground.count(BASES_OF[faction])
    many = ground.population + bases if bases else 1
    many = min(many, outlook.view.available.get(rebel, 0))
    ways = {"rally_place": outlook.gain(ground.put(rebel, many)) if many else 0.0}
    active = ground.pieces.get(ACTIVATED[rebel], 0)
    if not bases and ground.count(REBELS_OF[faction]) >= 2 and ground.room and outlook.view.available.get(base):
        shown = min(2, active)
        made = ground.put(ACTIVATED[rebel], -shown).put(rebel, shown - 2).put(base, 1)
        ways["rally_base"] = outlook.gain(made)
    if bases and active:
        ways["rally_hide"] = outlook.gain(ground.swap(ACTIVATED[rebel], rebel, active)) + 0.02 * active
    if faction == CR and ground.pieces.get("cr_base"):
        card = ASSET if outlook.view.assets_in_hand < 6 else 0.0
        ways["rally_upgrade"] = outlook.gain(ground.swap("cr_base", "conversion")) + card
    return ways


def rally(outlook: Outlook, ground: Ground) -> float:
    level = ground.level
    fits = level == 0 if outlook.seat == CR else level <= 0 and ground.population > 0
    return max(rallied(outlook, ground).values()) - price(outlook) if fits else 0.0


def shown(ground: Ground, faction: Faction) -> Ground:
    """5.10: one Rebel turns Active if none is."""
    rebel = REBEL[faction]
    return ground if ground.pieces.get(ACTIVATED[rebel]) else ground.swap(rebel, ACTIVATED[rebel])


def campaign(outlook: Outlook, ground: Ground) -> float:
    if not ground.count(REBELS_OF[RD]) or not ground.population:
        return 0.0
    after = shown(ground, RD).shift(-1)
    gain = 0.0
    if after.level == -2:
        gain += 0.35 if ground.level > -2 else 0.1
    elif after.level == 1:
        after = after.hurt()
        riot = points(CORP=-2.0 if ground.count(BASES_OF[CORP]) else 0.0)
        gain += outlook.worth(outlook.sign("-")) + outlook.worth(riot)
    return gain + outlook.gain(after) - price(outlook)


def preach(outlook: Outlook, ground: Ground) -> float:
    if not ground.count(REBELS_OF[CR]) or not ground.population:
        return 0.0
    after = shown(ground, CR)
    if ground.level:
        return outlook.gain(after.calm()) + 0.15 - price(outlook)
    after = after.put("cr_rebel", min(ground.population, outlook.view.available.get("cr_rebel", 0)))
    return outlook.gain(after.hurt()) + outlook.worth(outlook.sign("-")) - price(outlook)


def victims(ground: Ground, faction: Faction) -> list[Face]:
    """5.9: what an Attack may remove now: Bases once their guards are gone, never Hidden SpecOps."""
    found = [f for f in ground.pieces if ground.pieces[f] and FACES[f].side != SIDE[faction] and f != "specops"]
    guarded = ground.count(f for f in COIN_UNITS if f != "specops") > 0
    rival = CR if faction == RD else RD
    kept = {*(COIN_BASES if guarded else ()), *(BASES_OF[rival] if ground.count(REBELS_OF[rival]) else ())}
    return [f for f in found if f not in kept]


def ravaged(outlook: Outlook, ground: Ground, hits: int) -> float:
    """The best that so many removals give; an EG Troop counts as two."""
    total = 0.0
    for _ in range(hits):
        options = [(outlook.of(ground.put(f, -1)) - outlook.of(ground), f) for f in victims(ground, outlook.seat)]
        if not options:
            break
        gain, face = max(options)
        total += gain * (0.5 if face == "eg_troop" else 1.0)
        ground = ground.put(face, -1)
    return total


def attack(outlook: Outlook, ground: Ground, *, ambush: bool = False) -> float:
    """5.9: by Ambush four pieces for one Rebel shown, by dice as many as the Rebels are likely to hit.

    Few Rebels do not roll: they would only show themselves.
    """
    faction = outlook.seat
    rebels = ground.count(REBELS_OF[faction])
    hidden = REBEL[faction]
    ambush = ambush and ground.pieces.get(hidden, 0) > 0
    if not victims(ground, faction) or (rebels < CROWD and not (ambush and rebels)):
        return 0.0
    four = ravaged(outlook, ground, 4)
    if ambush:
        return four + outlook.gain(ground.swap(hidden, ACTIVATED[hidden])) - price(outlook)
    showing = outlook.gain(ground.swap(hidden, ACTIVATED[hidden], ground.pieces.get(hidden, 0)))
    return four * min(1.0, rebels / 6) + showing - price(outlook) - 0.1


def ambushes_left(outlook: Outlook) -> bool:
    """4.1, 6.9: up to two in an Operation that may have a Special Activity."""
    for running in outlook.view.running:
        if running.name == "attack" and running.faction == outlook.seat:
            return not running.limited and len(running.spaces) < AMBUSHES
    return False


def travel(outlook: Outlook, ground: Ground) -> float:
    """5.8: the best journey that begins here; from the Wilderness it is free."""
    near = adjacency(outlook.view.coronae_sharma).get(ground.id, ())
    best = max((journey(outlook, ground, outlook.grounds[s]) for s in near), default=0.0)
    return best - (0.0 if wild(ground) else price(outlook))


def journey(outlook: Outlook, here: Ground, there: Ground) -> float:
    """The group of Reclaimer Rebels that gains most by going from one space to the other."""
    return max(
        (
            outlook.leaving(here.id, face, n) + outlook.gain(there.put(face, n))
            for face in REBELS_OF[CR]
            for n in groups(here.pieces.get(face, 0))
        ),
        default=0.0,
    )


# --- all of them ------------------------------------------------------------------------------------------------

Plain = Callable[[Outlook, Ground], float]
PLAIN: dict[str, Plain] = {
    "train": train,
    "assault": assault,
    "logistics": logistics,
    "rally": rally,
    "campaign": campaign,
    "preach": preach,
    "attack": attack,
    "travel": travel,
}
"""Operations judged by the space alone; Secure, Recon and March by where units for it come from."""
MOVING = ("secure", "recon", "march", "travel")


def fits(operation: str, ground: Ground) -> bool:
    """A first look at what may be selected at all."""
    if operation == "travel":
        return on_mars(ground)
    if ground.closed:
        return False
    if operation == "secure":
        return not ground.desert and on_mars(ground)
    if operation == "recon":
        return ground.desert
    if operation == "train":
        return on_mars(ground) and bool(ground.pieces.get("mg_base") or (not ground.desert and ground.control == COIN))
    return on_mars(ground)


def space_worth(outlook: Outlook, operation: str, space: SpaceId) -> float:
    """Selecting this space for the Operation."""
    if space in (EARTH, TRANSIT):
        return shipping(outlook, space)
    ground = outlook.grounds[space]
    if operation == "attack":
        return attack(outlook, ground, ambush=ambushes_left(outlook))
    if operation in PLAIN:
        return PLAIN[operation](outlook, ground)
    return destination(outlook, operation, ground)


def purse(outlook: Outlook, operation: str, limited: bool) -> int:
    """How many spaces can be paid for."""
    seat, view = outlook.seat, outlook.view
    if seat == CORP:
        return MANY[CORP]
    if seat == CR:
        values = [ASSETS[card].worth(operation) for card in view.hand]
        return max(values, default=0) if limited else sum(values)
    stock = outlook.stock(seat)
    return stock // PRICE[seat] if seat == MG else stock


def operation_worth(outlook: Outlook, operation: str, *, limited: bool = False, most: int = 0) -> float:
    """The whole Operation with its best spaces. Desert Efficiency (4.1) lets the Reclaimers choose several."""
    found = [space_worth(outlook, operation, g.id) for g in outlook.grounds.values() if fits(operation, g)]
    single = limited and outlook.seat != CR
    count = 1 if single else max(1, min(MANY[outlook.seat], most or purse(outlook, operation, limited)))
    if operation == "logistics":
        return _logistics_worth(outlook, found, 1 if single else count)
    if operation == "attack" and not limited:
        found = _with_ambush(outlook, found)
    gains = sorted((g for g in found if g > LEAST), reverse=True)[:count]
    if operation in MOVING:  # units move once, so further destinations find less
        gains = [g * 0.75**i for i, g in enumerate(gains)]
    if operation == "train" and gains:  # 5.1: Pacify in one of the spaces only
        gains = [gains[0], *(0.4 * g for g in gains[1:])]
    bonus = ASSET if limited and outlook.seat == CR and gains else 0.0
    return sum(gains) + bonus


def _with_ambush(outlook: Outlook, by_dice: list[float]) -> list[float]:
    """6.9, 6.12: two spaces by Ambush, the others by dice."""
    ambushed = sorted((attack(outlook, g, ambush=True) for g in outlook.mars() if not g.closed), reverse=True)
    return [*ambushed[:AMBUSHES], *sorted(by_dice, reverse=True)[AMBUSHES:]]


def _logistics_worth(outlook: Outlook, upgrades: list[float], count: int) -> float:
    gains = sorted((g for g in upgrades if g > 0), reverse=True)
    later = [g - UPGRADE_PRICE for g in gains[1 : 1 + outlook.view.profits // UPGRADE_PRICE] if g > UPGRADE_PRICE]
    wanted = [*gains[:1], *later, shipping(outlook, EARTH), shipping(outlook, TRANSIT)]
    return sum(sorted(wanted, reverse=True)[:count])
