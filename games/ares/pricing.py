"""What a card costs, what it needs, and what is missing (p.12). Prices always say what made them."""

from __future__ import annotations

from games.ares.cards import (
    DEVELOPMENT_BONUS,
    FREE_CARD_COST,
    OXYGEN,
    PROJECTS,
    TEMPERATURE,
    Need,
    Project,
    card_name,
    celsius,
)
from games.ares.cards import ZONES as ZONE_NAMES
from games.ares.effects import OptionalPayment
from games.ares.state import AresState, Player
from games.ares.tableau import Tableau, tableau
from games.core.message import Message, Refusal, m

DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH = 1, 2, 3, 4, 5
_TEMPERATURE_ZONE = {value: TEMPERATURE.zone(value) for value in range(TEMPERATURE.start, TEMPERATURE.max + 1)}
_OXYGEN_ZONE = {value: OXYGEN.zone(value) for value in range(OXYGEN.start, OXYGEN.max + 1)}
_ZONE_INDEX = {name: index for index, name in enumerate(ZONE_NAMES)}
_SPENDS: dict[str, dict[str, int]] = {
    card.id: {need.resource or "": need.amount for need in card.needs if need.type == "spend"}
    for card in PROJECTS.values()
}


def spend(card: str, resource: str) -> int:
    """What playing the card takes besides its cost: terraform rating, heat or plants."""
    return _SPENDS[card].get(resource, 0)


# --- requirements -----------------------------------------------------------------------------------------------


def _in_zone(zone: int, need: Need, shift: int) -> bool:
    wanted = _ZONE_INDEX[need.zone or "purple"]
    # Inventrix, Adaptation Technology, Special Design: one zone up or down, never more (no stacking).
    return zone + shift >= wanted if need.bound == "min" else zone - shift <= wanted


def met(state: AresState, player: Player, totals: Tableau, need: Need) -> bool:
    """p.12: zones and oceans as they were at the start of the phase; tags, TR and spends as they are now."""
    match need.type:
        case "temperature":
            return _in_zone(_TEMPERATURE_ZONE[state.start.temperature], need, totals.shift or player.shift)
        case "oxygen":
            return _in_zone(_OXYGEN_ZONE[state.start.oxygen], need, totals.shift or player.shift)
        case "oceans":
            return state.start.oceans >= need.count if need.bound == "min" else state.start.oceans <= need.count
        case "tags":
            return totals.tags.get(need.tag or "", 0) >= need.count
        case "tr":
            return player.tr >= need.count
        case "spend":
            return _stock(player, need.resource) >= need.amount


def _stock(player: Player, resource: str | None) -> int:
    return {"tr": player.tr, "heat": player.heat, "plants": player.plants}[resource or "tr"]


def _needs_met(state: AresState, player: Player, totals: Tableau, project: Project) -> bool:
    return all(met(state, player, totals, need) for need in project.needs)


def need_text(need: Need) -> Message:
    """A requirement in words."""
    match need.type:
        case "temperature" | "oxygen":
            return m(f"ares-need-{need.type}-{need.bound}", zone=m(f"ares-zone-{need.zone}"))
        case "oceans":
            return m(f"ares-need-oceans-{need.bound}", n=need.count)
        case "tags":
            return m("ares-need-tags", n=need.count, tag=m(f"ares-tag-{need.tag}"))
        case "tr":
            return m("ares-need-tr", n=need.count)
        case "spend":
            return m("ares-need-spend", n=need.amount, what=m(f"ares-unit-{need.resource}", n=need.amount))


def _unmet_text(state: AresState, player: Player, totals: Tableau, need: Need) -> Message:
    """What is missing for a requirement and by how much."""
    text = need_text(need)
    match need.type:
        case "temperature":
            zone = ZONE_NAMES[_TEMPERATURE_ZONE[state.start.temperature]]
            value = celsius(state.start.temperature)
            return m("ares-missing-temperature", need=text, value=value, zone=m(f"ares-zone-{zone}"))
        case "oxygen":
            zone = ZONE_NAMES[_OXYGEN_ZONE[state.start.oxygen]]
            return m("ares-missing-oxygen", need=text, value=state.start.oxygen, zone=m(f"ares-zone-{zone}"))
        case "oceans":
            return m("ares-missing-oceans", need=text, value=state.start.oceans)
        case "tags":
            return m("ares-missing-have", need=text, have=totals.tags.get(need.tag or "", 0))
        case "tr":
            return m("ares-missing-have", need=text, have=player.tr)
        case "spend":
            return m("ares-missing-have", need=text, have=_stock(player, need.resource))


# --- price ------------------------------------------------------------------------------------------------------


def is_free(state: AresState, player: Player, project: Project) -> bool:
    """The gift of Toll Station or Automated Factories is what this card would be played with."""
    return (
        state.phase == DEVELOPMENT
        and not player.plays
        and player.free > 0
        and project.color == "green"
        and project.cost <= FREE_CARD_COST
    )


def development_bonus(state: AresState, player: Player, project: Project) -> int:
    """p.11: for the chooser's one card of the phase, not for a free one."""
    if state.phase == DEVELOPMENT and player.chosen == DEVELOPMENT and player.plays and project.color == "green":
        return DEVELOPMENT_BONUS
    return 0


def price(state: AresState, player: Player, card: str) -> int:
    """What the card costs this player now, before optional payments."""
    project = PROJECTS[card]
    if is_free(state, player, project):
        return 0
    cost = tableau(player).price(card) - player.less - development_bonus(state, player, project)
    return max(cost, 0)


def price_lines(state: AresState, player: Player, card: str) -> list[tuple[Message, int]]:
    """The discounts that made the price: where each comes from and how much it takes off."""
    project = PROJECTS[card]
    if is_free(state, player, project):
        return [(m("ares-less-free"), project.cost)] if project.cost else []
    lines = [
        (m(f"ares-less-{source}") if source in ("steel", "titanium") else card_name(source), less)
        for source, less in tableau(player).reductions(project)
    ]
    if player.less:
        lines.append((card_name("work-crews"), player.less))
    bonus = development_bonus(state, player, project)
    if bonus:
        lines.append((m("ares-less-development"), bonus))
    return lines


# --- money ------------------------------------------------------------------------------------------------------


def offered(player: Player, source: str, payment: OptionalPayment, kept_plants: int) -> bool:
    """What an optional payment takes is there (plants owed as a spend cannot be used twice)."""
    if payment.pay == "plants":
        return player.plants - kept_plants >= payment.amount
    return player.on.get(source, 0) >= payment.amount


def funds(player: Player, cards: int, kept_heat: int = 0) -> int:
    """MC, Helion's heat and so many cards of the hand, all turned into MC."""
    totals = tableau(player)
    heat = max(0, player.heat - kept_heat) if totals.heat_as_mc else 0
    return player.mc + heat + cards * totals.sell


def funds_for_card(player: Player, card: str) -> int:
    """The most the player can bring up for a card of the hand (p.12)."""
    total = funds(player, len(player.hand) - (card in player.hand), spend(card, "heat"))
    for source, payment in tableau(player).payments:
        if offered(player, source, payment, spend(card, "plants")):
            total += payment.less_mc
    return total


# --- may it be played? ------------------------------------------------------------------------------------------


def permitted(state: AresState, player: Player, project: Project) -> bool:
    """The phase and the plays left allow a card of this colour."""
    if state.phase == DEVELOPMENT:
        return project.color == "green" and (player.plays > 0 or is_free(state, player, project))
    if state.phase == CONSTRUCTION:
        return project.color != "green" and (player.plays > 0 or player.bonus)
    return False


def playable(state: AresState, player: Player, card: str) -> bool:
    """The whole of `why_not_play`, without words."""
    project = PROJECTS[card]
    if not permitted(state, player, project):
        return False
    totals = tableau(player)
    if project.needs and not _needs_met(state, player, totals, project):
        return False
    return price(state, player, card) <= funds_for_card(player, card)


def missing(state: AresState, player: Player, card: str) -> list[Message]:
    """Requirements that are not met and MC that is short: everything but the phase."""
    project = PROJECTS[card]
    totals = tableau(player)
    out = [_unmet_text(state, player, totals, need) for need in project.needs if not met(state, player, totals, need)]
    short = price(state, player, card) - funds_for_card(player, card)
    if short > 0:
        out.append(m("ares-missing-mc", n=short))
    return out


def why_not_play(state: AresState, player: Player, card: str) -> Refusal | None:
    """None when the card may be played now; else what is missing and by how much."""
    if playable(state, player, card):
        return None
    project = PROJECTS[card]
    name = card_name(card)
    if not permitted(state, player, project):
        return _not_permitted(state, player, project)
    totals = tableau(player)
    for need in project.needs:
        if not met(state, player, totals, need):
            return Refusal(m("ares-no-need", card=name, why=_unmet_text(state, player, totals, need)), "p.12")
    cost = price(state, player, card)
    return Refusal(
        m(
            "ares-no-funds",
            card=name,
            price=price_text(state, player, card),
            mc=funds(player, 0, spend(card, "heat")),
            cards=len(player.hand) - 1,
            short=cost - funds_for_card(player, card),
        ),
        "p.12",
    )


def price_text(state: AresState, player: Player, card: str, most: int = 99) -> Message:
    """The price with its making: 10 (17, steel -4, Development bonus -3); more than `most` discounts are summed up."""
    cost = price(state, player, card)
    lines = price_lines(state, player, card)
    if not lines:
        return m("ares-price", mc=cost)
    if len(lines) > most:
        less = sum(less for _, less in lines)
        return m("ares-price-many", mc=cost, printed=PROJECTS[card].cost, n=len(lines), less=less)
    parts = tuple(m("ares-price-part", what=what, less=less) for what, less in lines)
    return m("ares-price-made", mc=cost, printed=PROJECTS[card].cost, parts=parts)


def _not_permitted(state: AresState, player: Player, project: Project) -> Refusal:
    name = card_name(project.id)
    if state.phase == DEVELOPMENT and project.color != "green":
        return Refusal(m("ares-no-green", card=name), "p.11")
    if state.phase == CONSTRUCTION and project.color == "green":
        return Refusal(m("ares-no-blue-red", card=name), "p.12")
    if player.free > 0 and state.phase == DEVELOPMENT:
        return Refusal(m("ares-no-free", card=name, most=FREE_CARD_COST, cost=project.cost), "p.11")
    return Refusal(m("ares-no-plays", card=name), "p.11" if state.phase == DEVELOPMENT else "p.12")
