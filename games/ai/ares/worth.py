"""What things are worth to the steady player, in MC. An engine is dear early, points are dear late.

All numbers rest on one estimate: how many production phases are still to come (`Outlook.rounds`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from games.ares.cards import PROJECTS, Production, Project, VictoryPoints
from games.ares.effects import (
    AddResource,
    CardAction,
    ChooseOne,
    Discard,
    Discount,
    Draw,
    DrawKeep,
    ExtraPlay,
    Forest,
    Gain,
    GainIf,
    NextCard,
    Ocean,
    Op,
    Oxygen,
    RaiseTr,
    Standing,
    Temperature,
    Trigger,
    TrPerTag,
)
from games.ares.view import AresView, PlayedCard, SeatView

POINT = 7.0
"""A victory point at the end of the game."""
CARD = 3.5
"""An unknown card: a little more than its sale."""
STEPS = 42
"""Temperature 19, oxygen 14, oceans 9."""
LONG_GAME = 12.0
"""Production phases in a game that nobody hurries."""
RARE = 2.0
"""A trigger or an odd effect, per production phase still to come."""


@dataclass(frozen=True)
class Outlook:
    """The table as one seat sees it, with the worth of everything derived from it."""

    view: AresView
    me: SeatView

    @cached_property
    def progress(self) -> float:
        """0 at the start, 1 when Mars is terraformed."""
        view = self.view
        steps = (view.temperature.value - view.temperature.least) // view.temperature.step
        return (steps + view.oxygen.value + len(view.oceans)) / STEPS

    @cached_property
    def rounds(self) -> float:
        """Production phases still to come."""
        left = (1.0 - self.progress) * LONG_GAME
        if self.view.solo is not None:
            left = min(left + 2.0, (self.view.solo.rounds - self.view.round) * 0.6)
        return max(0.5, left)

    @cached_property
    def open(self) -> dict[str, bool]:
        """Parameters that still pay when they are raised in this phase."""
        view = self.view
        return {
            "temperature": view.temperature.start < view.temperature.most,
            "oxygen": view.oxygen.start < view.oxygen.most,
            "ocean": view.oceans_start < view.oceans_total,
        }

    @cached_property
    def tr(self) -> float:
        """A step of terraform rating: a point, and an MC in every production phase."""
        return POINT + self.rounds * 0.9

    @cached_property
    def heat(self) -> float:
        return self.tr / 8 * 0.85 if self.open["temperature"] else 0.1

    @cached_property
    def plant(self) -> float:
        return ((self.tr if self.open["oxygen"] else 0.0) + POINT) / 8 * 0.85

    # --- parts of cards -----------------------------------------------------------------------------------------

    def step(self, parameter: str) -> float:
        return self.tr if self.open[parameter] else 0.0

    def stock(self, resource: str, amount: float) -> float:
        return amount * {"mc": 1.0, "heat": self.heat, "plants": self.plant}[resource]

    def production(self, production: Production) -> float:
        """Everything a green card brings until the end."""
        yearly = (
            production.mc
            + production.heat * self.heat
            + production.plants * self.plant
            + production.cards * CARD
            + production.steel * 1.8
            + production.titanium * 2.0
        )
        return yearly * self.rounds * 0.75

    def op(self, op: Op) -> float:  # noqa: C901  # one line per operation of the cards; splitting it would hide the list
        """One operation of a card."""
        match op:
            case Gain(resource=resource, amount=amount):
                return self.stock(resource, 3 if amount == "X" else amount)
            case GainIf(resource=resource, amount=amount, tag=tag, count=count):
                return self.stock(resource, amount) if self.me.tags.get(tag, 0) >= count else 0.0
            case RaiseTr(amount=amount):
                return self.tr * amount
            case TrPerTag(tag=tag):
                return self.tr * (self.me.tags.get(tag, 0) + 1)
            case Temperature(steps=steps):
                return self.step("temperature") * steps
            case Oxygen(steps=steps):
                return self.step("oxygen") * steps
            case Ocean(amount=amount):
                return (self.step("ocean") + (2.0 if self.open["ocean"] else 0.0)) * amount
            case Forest(amount=amount):
                return (self.step("oxygen") + POINT) * amount
            case Draw(amount=amount):
                return CARD * (2 if amount == "X" else amount)
            case Discard(amount=amount):
                return -CARD * amount * 0.8
            case DrawKeep(keep=keep):
                return CARD * 1.3 * keep
            case AddResource(amount=amount):
                return self.best_home(op) * amount
            case ExtraPlay():
                return 3.0
            case NextCard(less_mc=less):
                return less * 0.6
            case ChooseOne(options=options):
                return max(self.ops(branch.do) for branch in options)
            case _:
                return CARD

    def ops(self, ops: Iterable[Op]) -> float:
        return sum(self.op(op) for op in ops)

    def best_home(self, op: AddResource) -> float:
        """What one special resource is worth on the best own card for it."""
        homes = [self.resource(card) for card in self.me.tableau if card.card.holds in op.kinds]
        return max(homes, default=1.0 if op.target == "this" else 0.0)

    def resource(self, played: PlayedCard) -> float:
        """A special resource on this card: its share of a point, else what the card's Action makes of it."""
        per = played.card.vp_per
        if isinstance(per, VictoryPoints) and per.on == "this":
            return POINT * per.points / per.each
        return 1.5

    def standing(self, effect: Standing) -> float:
        """A lasting effect until the end of the game."""
        match effect:
            case Trigger(do=do):
                return max(1.0, self.ops(do)) * self.rounds * 0.35
            case Discount(less_mc=less):
                return less * self.rounds * 0.6
            case _:
                return RARE * self.rounds

    def use(self, way: CardAction) -> float:
        """Using an Action once: what it brings less what it costs."""
        cost = 0.0
        if way.cost is not None:
            unit = {"mc": 1.0, "heat": self.heat, "plants": self.plant, "tr": self.tr, "hand_card": CARD}
            cost = way.cost.amount * unit.get(way.cost.resource, 1.5)
        return self.ops(way.do) - cost

    def points(self, project: Project) -> float:
        vp = project.vp
        if isinstance(vp, int):
            return vp * POINT
        if vp.on == "player":
            count = self.me.tags.get(vp.per.removeprefix("tag:"), 0) + 2
            return POINT * vp.points * (count // vp.each)
        return POINT * vp.points * min(2.0, self.rounds * 0.5 / vp.each)

    def card(self, card: str) -> float:
        """A project in play, before its price."""
        project = PROJECTS[card]
        ways = [self.use(way) for way in project.action]
        total = self.production(project.production) + self.ops(project.immediate) + self.points(project)
        total += sum(self.standing(effect) for effect in project.effects)
        total += (
            sum(
                per.amount * (1 + self.me.tags.get(per.count.removeprefix("tag:"), 0)) // per.each * self.rounds
                for per in project.per
            )
            * 0.7
        )
        if ways:
            total += max(0.0, max(ways)) * self.rounds * 0.7
        for need in project.needs:
            if need.type == "spend":
                total -= need.amount * {"tr": self.tr, "heat": self.heat, "plants": self.plant}[need.resource or "tr"]
        return total
