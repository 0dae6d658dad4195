"""What a space is worth to each Faction, in points of its victory margin (2.0), and what all of it is to one seat.

Points that stand on the board count in full; what may still come of a position (Control to Pacify with, Rebels for a
Base, a Terraforming Base with Flashpoints ahead) counts in part. Every choice compares two such sums.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from games.ai.reddust.ground import Ground, ground_of, on_mars, strongest
from games.reddust.board import CONFIDENCE
from games.reddust.victory import ALLIES
from games.reddust.view import RedDustView
from games.reddust.vocabulary import COIN, CORP, CR, FACTIONS, MG, RD, Face, Faction, SpaceId

Points = tuple[float, float, float, float]
"""One number for each Faction, in the order of `FACTIONS`."""

NOTHING: Points = (0.0, 0.0, 0.0, 0.0)
FLASHPOINTS_A_CARD = 0.28
"""How often a Flashpoint Round follows a card, on average."""
RESOURCE: dict[Faction, float] = {MG: 0.22, CORP: 0.0, RD: 0.3, CR: 0.3}
"""A Resource in points while there are few of them; for the Reclaimers, of the value of a card."""
ASSET = 0.7
"""One Asset card in hand."""
RIVAL = 0.18
"""How much of the others' points counts against one's own; more for whoever leads."""
LEADER = 0.22
NEAR = -8
"""A margin from which a victory is to be feared."""


def add(one: Points, other: Points) -> Points:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def points(**of: float) -> Points:
    """`points(MG=1.0, CORP=-2.0)`."""
    return (of.get(MG, 0.0), of.get(CORP, 0.0), of.get(RD, 0.0), of.get(CR, 0.0))


def some(n: int, each: float, many: int = 3, rest: float = 0.3) -> float:
    """Units: the first ones count, more of them help little."""
    return each * (min(n, many) + rest * max(0, n - many))


@dataclass(frozen=True, slots=True)
class Times:
    """What is still to come: Flashpoint Rounds, and Dust Storm Rounds with their earnings."""

    flashpoints: float
    storms: int
    controller: Faction | None


def marsgov(ground: Ground, times: Times, control: str) -> float:
    n, people = ground.pieces.get, ground.population
    worth = float(people * max(ground.level, 0)) - 0.25 * people * max(-ground.level, 0)
    if control == COIN and people:
        worth += people * (0.3 * (2 - ground.level) if ground.level >= 0 else 0.5 + 0.1 * ground.level)
        worth += 0.12 * people * times.storms if ground.level >= 0 else 0.0
    worth += 0.7 * n("mg_base", 0) - 0.3 * ground.damage
    worth += some(n("mg_troop", 0) + n("mg_fortified", 0), 0.2 if on_mars(ground) else 0.08)
    worth += 0.05 * min(people, n("mg_fortified", 0))
    worth += some(n("eg_troop", 0), 0.1 if times.controller == MG else 0.03)
    agitators = n("rd_rebel", 0) + n("rd_rebel_active", 0)
    if agitators:
        worth -= people * (0.2 + 0.15 * max(ground.level, 0))
    return worth - 0.06 * agitators - 0.04 * (n("rd_rebel", 0) + n("cr_rebel", 0))


def corporations(ground: Ground, times: Times, control: str, units: dict[str, int]) -> float:
    n = ground.pieces.get
    plain, upgraded = n("corp_base", 0), n("terraforming", 0)
    guards, rebels = units[COIN], units[RD] + units[CR]
    if ground.desert:
        built = (0.9 * (upgraded + 1) if upgraded else 0.0) * times.flashpoints
        first = 0.0 if upgraded or not plain else 0.3
        built += (0.25 * plain + first) * times.flashpoints
        built -= 0.85 * times.flashpoints * n("conversion", 0)
    else:
        built = plain * (1.5 * times.storms + 0.3 * ground.population * min(3.0, times.flashpoints / 2))
    risk = (0.55, 0.25, 0.1, 0.05)[min(guards, 3)] + (0.12 if rebels > guards else 0.0)
    worth = built * (1.0 - risk) if built > 0 else built
    worth += some(n("security", 0), 0.2 if on_mars(ground) else 0.1)
    worth += some(n("specops", 0), 0.3) + some(n("specops_active", 0), 0.22)
    worth += some(n("eg_troop", 0), 0.08 if times.controller == CORP else 0.02)
    if control == COIN and n("security", 0):
        worth += 0.7 * min(ground.damage, n("security", 0))
        worth += 0.15 * (n("rd_rebel_active", 0) + n("cr_rebel_active", 0))
    return worth


def red_dust(ground: Ground, times: Times, control: str, units: dict[str, int]) -> float:
    n, people = ground.pieces.get, ground.population
    hidden, active = n("rd_rebel", 0), n("rd_rebel_active", 0)
    bases = n("rd_base", 0) + n("dug_in", 0)
    guards = units[COIN]
    worth = float(people * max(-ground.level, 0)) - 0.25 * people * max(ground.level, 0)
    worth += bases + 0.25 * n("dug_in", 0)
    if control == RD:
        worth += 0.35 * people * min(2, 2 + ground.level) + 0.08 * people * times.storms
    if hidden + active and ground.level > -2:
        worth += 0.3 * people
    if hidden and ground.level <= 0:
        worth += 0.1 * people
    worth += some(hidden, 0.22, 4) + some(active, 0.12, 4)
    if hidden + active >= 2 and not bases and people and ground.room and ground.level <= 0:
        worth += 0.5
    if bases and guards:
        worth -= bases * (0.4, 0.2, 0.1)[min(hidden, 2)]
    return worth - 0.1 * ground.damage


def reclaimers(ground: Ground, times: Times, control: str, sums: dict[str, int]) -> float:
    if not on_mars(ground):
        return 0.0
    n = ground.pieces.get
    hidden, active = n("cr_rebel", 0), n("cr_rebel_active", 0)
    bases, upgraded = n("cr_base", 0) + n("conversion", 0), n("conversion", 0)
    enemies = n("mg_base", 0) + n("corp_base", 0) + n("terraforming", 0) + n("rd_base", 0) + n("dug_in", 0)
    lead = sums[CR] - sums[COIN] - sums[RD]
    worth = bases - enemies + (1.0 if control == CR else 0.0) + 0.35 * upgraded
    if upgraded and ground.population > 0:
        worth += 0.04 * times.flashpoints
    if sums[CR]:
        worth += 0.12 * min(lead, 3) if lead > 0 else 0.1 * max(0, 3 + lead)
    worth += some(hidden, 0.14, 4) + some(active, 0.09, 4)
    if hidden + active >= 2 and not bases and ground.room and ground.level == 0:
        worth += 0.5
    if bases and not hidden + active and sums[COIN] + sums[RD] > 0:
        worth -= 0.4 * bases
    if hidden:
        worth += 0.12 * min(2, ground.damage)
    return worth


def local(ground: Ground, times: Times) -> Points:
    """The space for everybody."""
    sums, units = ground.sides, ground.units
    control = strongest(sums) if on_mars(ground) else COIN
    return (
        marsgov(ground, times, control),
        corporations(ground, times, control, units),
        red_dust(ground, times, control, units),
        reclaimers(ground, times, control, sums),
    )


class Outlook:
    """The table as one seat sees it. `worth` turns points of all Factions into one number for this seat."""

    def __init__(self, view: RedDustView, seat: Faction) -> None:
        self.view = view
        self.seat = seat
        self.grounds: dict[SpaceId, Ground] = {s.id: ground_of(s) for s in view.spaces}
        self._known: dict[SpaceId, float] = {}
        self._left: dict[tuple[SpaceId, Face, int], float] = {}

    @cached_property
    def times(self) -> Times:
        cards = max(0, self.view.deck - (3 - self.view.dust_storms)) + 1
        return Times(cards * FLASHPOINTS_A_CARD, 3 - self.view.dust_storms, self.view.eg_controller)

    @cached_property
    def ally(self) -> Faction | None:
        for pair in ALLIES[self.view.alliance]:
            if self.seat in pair:
                return pair[0] if pair[1] == self.seat else pair[1]
        return None

    @cached_property
    def leader(self) -> Faction:
        """The other player nearest to victory."""
        others = [f for f in FACTIONS if f not in (self.seat, self.ally)]
        return max(others, key=lambda f: self.view.margins[f])

    @cached_property
    def alarm(self) -> float:
        """2.0: whoever leads is a danger the nearer a victory is; above zero the next Dust Storm ends the game."""
        margin = self.view.margins[self.leader]
        return 1.0 if margin <= NEAR else 2.0 if margin <= 0 else 3.5

    @cached_property
    def weights(self) -> Points:
        """1.1: in an alliance the lower margin counts, so the one behind is helped most."""
        found = dict.fromkeys(FACTIONS, -RIVAL)
        found[self.leader] -= LEADER * self.alarm
        found[self.seat] = 1.0
        if self.ally is not None:
            ahead = self.view.margins[self.seat] > self.view.margins[self.ally] + 2
            found[self.seat], found[self.ally] = (0.6, 0.8) if ahead else (1.0, 0.4)
        return (found[MG], found[CORP], found[RD], found[CR])

    def worth(self, gained: Points) -> float:
        mine, theirs = self.weights, gained
        return mine[0] * theirs[0] + mine[1] * theirs[1] + mine[2] * theirs[2] + mine[3] * theirs[3]

    def of(self, ground: Ground) -> float:
        """An imagined space."""
        return self.worth(local(ground, self.times))

    def now(self, space: SpaceId) -> float:
        """The space as it is."""
        if space not in self._known:
            self._known[space] = self.of(self.grounds[space])
        return self._known[space]

    def gain(self, *after: Ground) -> float:
        """What it would be worth if these spaces changed so."""
        return sum(self.of(ground) - self.now(ground.id) for ground in after)

    def leaving(self, space: SpaceId, face: Face, n: int) -> float:
        """What it costs that so many go away; asked for every destination, so it is remembered."""
        key = (space, face, n)
        if key not in self._left:
            self._left[key] = self.gain(self.grounds[space].put(face, -n))
        return self._left[key]

    def mars(self) -> Iterable[Ground]:
        return (ground for ground in self.grounds.values() if on_mars(ground))

    # --- tracks -------------------------------------------------------------------------------------------------

    def stock(self, faction: Faction) -> int:
        """Resources of MarsGov or Red Dust; Profits; cards of the Reclaimers."""
        view = self.view
        return {MG: view.mg_resources, CORP: view.profits, RD: view.rd_resources, CR: view.assets_in_hand}[faction]

    def resource(self, faction: Faction) -> float:
        """One Resource more or less: the fuller the purse, the less it matters."""
        if faction == CORP:
            return 1.0
        stock = self.stock(faction) * (3 if faction == CR else 1)
        return RESOURCE[faction] * (1.5 if stock < 6 else 1.15 if stock < 12 else 1.0 if stock < 18 else 0.6)

    def resources(self, faction: Faction, n: float) -> Points:
        return points(**{faction: n * self.resource(faction)})

    def sign(self, eg: str) -> Points:
        """1.2: what setting the Confidence marker to EG+ or EG- changes at the next Flashpoint."""
        plus = eg in ("+", "plus")
        if not eg or plus == self.view.eg_plus:
            return NOTHING
        box = self.view.eg_box
        up = CONFIDENCE[min(box + 1, len(CONFIDENCE) - 1)].value
        down = CONFIDENCE[max(box - 1, 0)].value
        swing = 0.6 * (up - down) + 0.5
        return points(MG=swing if plus else -swing)

    def confidence(self, boxes: int) -> Points:
        box = max(0, min(len(CONFIDENCE) - 1, self.view.eg_box + boxes))
        return points(MG=float(CONFIDENCE[box].value - self.view.eg_value))
