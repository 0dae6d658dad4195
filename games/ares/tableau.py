"""What the cards in play add up to. Recomputed from the tableau and cached outside the state, so it cannot go stale."""

from __future__ import annotations

from functools import lru_cache

from games.ares import cards as facts
from games.ares.cards import CORPORATIONS, PROJECTS, Corporation, Project
from games.ares.effects import (
    CapabilityValue,
    Discount,
    ForestDiscount,
    HeatAsMc,
    Lobby,
    Moment,
    OptionalPayment,
    RequirementShift,
    ResearchMore,
    SellValue,
    StandardDiscount,
    Trigger,
)
from games.ares.state import Player


class Tableau:
    """Totals of a corporation and the projects it has played."""

    __slots__ = (
        "actions",
        "blue",
        "cards",
        "count",
        "discounts",
        "forest_plants",
        "heat",
        "heat_as_mc",
        "holders",
        "lobby",
        "mc",
        "mc_per_forest",
        "payments",
        "plants",
        "prices",
        "research_draw",
        "research_keep",
        "sell",
        "shift",
        "standard_less",
        "steel",
        "steel_value",
        "tags",
        "titanium",
        "titanium_value",
        "triggers",
    )

    def __init__(self, corporation: str, played: tuple[str, ...]) -> None:
        self.tags: dict[str, int] = {}
        self.steel = self.titanium = 0
        self.steel_value = facts.STEEL
        self.titanium_value = facts.TITANIUM
        self.mc = self.heat = self.plants = self.cards = self.mc_per_forest = 0
        self.discounts: list[tuple[str, Discount]] = []
        self.payments: list[tuple[str, OptionalPayment]] = []
        self.triggers: dict[Moment, list[tuple[str, Trigger]]] = {}
        self.actions: list[Project] = []
        self.holders: list[tuple[str, str]] = []
        self.sell = facts.SELL
        self.heat_as_mc = self.shift = False
        self.lobby: Lobby | None = None
        self.standard_less = 0
        self.forest_plants = 8
        self.research_draw, self.research_keep = 2, 1
        self.blue = 0
        self.count = len(played)
        self.prices: dict[str, int] = {}
        if corporation:
            self._add(CORPORATIONS[corporation])
        projects = [PROJECTS[card] for card in played]
        for project in projects:
            self._add(project)
            self.blue += project.color == "blue"
            if project.action:
                self.actions.append(project)
            if project.holds:
                self.holders.append((project.id, project.holds))
        for project in projects:
            self._add_per(project)

    def _add(self, card: Project | Corporation) -> None:
        for tag in card.tags:
            self.tags[tag] = self.tags.get(tag, 0) + 1
        made = card.production
        self.mc += made.mc
        self.heat += made.heat
        self.plants += made.plants
        self.cards += made.cards
        self.steel += made.steel
        self.titanium += made.titanium
        for effect in card.effects:
            if isinstance(effect, Trigger):
                self.triggers.setdefault(effect.on, []).append((card.id, effect))
            elif isinstance(effect, Discount):
                self.discounts.append((card.id, effect))
            elif isinstance(effect, OptionalPayment):
                self.payments.append((card.id, effect))
            else:
                self._add_rule(effect)

    def _add_rule(self, effect: object) -> None:
        match effect:
            case CapabilityValue():
                self.steel_value += effect.steel
                self.titanium_value += effect.titanium
            case ResearchMore():
                self.research_draw += effect.draw
                self.research_keep += effect.keep
            case SellValue():
                self.sell += effect.plus_mc
            case StandardDiscount():
                self.standard_less += effect.less_mc
            case RequirementShift():
                self.shift = True
            case ForestDiscount():
                self.forest_plants -= effect.less_plants
            case HeatAsMc():
                self.heat_as_mc = True
            case Lobby():
                self.lobby = effect

    def _add_per(self, project: Project) -> None:
        """Production by tags is known from the tableau; production by forests is not (Zeppelins)."""
        for per in project.per:
            if per.count == "forest_vp":
                self.mc_per_forest += per.amount
                continue
            amount = self.tags.get(per.count.removeprefix("tag:"), 0) // per.each * per.amount
            match per.resource:
                case "mc":
                    self.mc += amount
                case "heat":
                    self.heat += amount
                case "plants":
                    self.plants += amount
                case "cards":
                    self.cards += amount

    def price(self, card: str) -> int:
        """The card's cost after everything that is permanent (p.12: never below zero)."""
        found = self.prices.get(card)
        if found is None:
            project = PROJECTS[card]
            found = self.prices[card] = max(0, project.cost - sum(less for _, less in self.reductions(project)))
        return found

    def reductions(self, project: Project) -> list[tuple[str, int]]:
        """Where a card's permanent discounts come from: "steel", "titanium" or a card in play."""
        out: list[tuple[str, int]] = []
        if self.steel and "building" in project.tags:
            out.append(("steel", self.steel * self.steel_value))
        if self.titanium and "space" in project.tags:
            out.append(("titanium", self.titanium * self.titanium_value))
        for card, discount in self.discounts:
            less = _discount(discount, project)
            if less:
                out.append((card, less))
        return out


def _discount(discount: Discount, project: Project) -> int:
    if project.cost < discount.printed_cost_min:
        return 0
    if not discount.tags:
        return discount.less_mc
    matching = sum(tag in discount.tags for tag in project.tags)
    return discount.less_mc * (matching if discount.per_tag else min(matching, 1))


@lru_cache(maxsize=4096)
def _tableau(corporation: str, played: tuple[str, ...]) -> Tableau:
    return Tableau(corporation, played)


def tableau(player: Player) -> Tableau:
    """The totals of this player's cards in play."""
    return _tableau(player.corporation, tuple(player.played))


def mc_production(player: Player) -> int:
    """MC production without the terraform rating; Zeppelins follow the forests."""
    totals = tableau(player)
    return totals.mc + totals.mc_per_forest * player.forests


def victory_points(player: Player, card: str) -> int:
    """What a played card is worth now (p.16)."""
    vp = PROJECTS[card].vp
    if isinstance(vp, int):
        return vp
    return _units(player, card, vp.per) // vp.each * vp.points


def _units(player: Player, card: str, per: str) -> int:
    totals = tableau(player)
    match per:
        case "animal" | "microbe" | "science":
            return player.on.get(card, 0)
        case "forest_vp":
            return player.forests
        case "project_card_played":
            return totals.count
        case "blue_card_in_play":
            return totals.blue
    return totals.tags.get(per.removesuffix("_tag"), 0)
