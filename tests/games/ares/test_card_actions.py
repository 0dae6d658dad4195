"""The Action of every card that has one: cost and effect, and that cards without an Action offer none (p.14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares import actions as do
from games.ares.cards import PROJECTS
from games.core.model import Action
from tests.games.ares.build import Game, numbers, position

FILL = ["sponsors", "mine", "lichen", "comet", "moss"]

# card, option, what is there before, answers, what is there after. Ocean tile 5 comes next: 4 MC.
SIMPLE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("ai-central", "", {}, {"cards": 2}),
    ("aquifer-pumping", "", {"mc": 10}, {"mc": 4, "oceans": 1, "tr": 21}),
    ("artificial-jungle", "", {"plants": 1}, {"plants": 0, "cards": 1}),
    ("asset-liquidation", "", {}, {"tr": 19, "cards": 3}),
    ("birds", "", {}, {"here": 1}),
    ("caretaker-contract", "", {"heat": 8}, {"heat": 0, "tr": 21}),
    ("circuit-board-factory", "", {}, {"cards": 1}),
    ("community-gardens", "", {}, {"mc": 2}),
    ("developed-infrastructure", "", {"mc": 10}, {"mc": 0, "temperature": -28, "tr": 21}),
    ("development-center", "", {"heat": 2}, {"heat": 0, "cards": 1}),
    ("farmers-market", "", {"mc": 1}, {"mc": 0, "plants": 2}),
    ("ghg-producing-bacteria", "add", {}, {"here": 1}),
    ("ghg-producing-bacteria", "use", {"here": 2}, {"here": 0, "temperature": -28, "tr": 21}),
    ("hydro-electric-energy", "", {"mc": 1}, {"mc": 0, "heat": 2}),
    ("ironworks", "", {"heat": 4}, {"heat": 0, "oxygen": 1, "tr": 21}),
    ("matter-manufacturing", "", {"mc": 1}, {"mc": 0, "cards": 1}),
    ("nitrite-reducing-bacteria", "add", {}, {"here": 1}),
    ("nitrite-reducing-bacteria", "use", {"here": 3}, {"here": 0, "oceans": 1, "mc": 4, "tr": 21}),
    ("regolith-eaters", "add", {}, {"here": 1}),
    ("regolith-eaters", "use", {"here": 2}, {"here": 0, "oxygen": 1, "tr": 21}),
    ("solarpunk", "", {"mc": 15}, {"mc": 0, "forests": 1, "oxygen": 1, "tr": 21}),
    ("steelworks", "", {"heat": 6}, {"heat": 0, "mc": 2, "oxygen": 1, "tr": 21}),
    ("tardigrades", "", {}, {"here": 1}),
    ("think-tank", "", {"mc": 2}, {"mc": 0, "cards": 1}),
    ("volcanic-pools", "", {"mc": 12}, {"mc": 4, "oceans": 1, "tr": 21}),
    ("water-import-from-europa", "", {"mc": 12}, {"mc": 4, "oceans": 1, "tr": 21}),
    ("wood-burning-stoves", "", {"plants": 4}, {"plants": 0, "temperature": -28, "tr": 21}),
]

ASKING = {
    "advanced-screening-technology",
    "brainstorming-session",
    "conserved-biome",
    "decomposing-fungus",
    "extreme-cold-fungus",
    "farming-co-ops",
    "greenhouses",
    "power-infrastructure",
    "redrafted-contracts",
    "symbiotic-fungus",
}
"""Tested one by one below."""


def table(card: str, before: dict[str, Any] | None = None, *, chose: str = "production", **more: Any) -> Game:
    have = dict(before or {})
    here = have.pop("here", 0)
    on = {**more.pop("on", {}), **({card: here} if here else {})}
    played = [card, *more.pop("played", [])]
    p1 = {"tr": 20, "played": played, "on": on, "hand": more.pop("hand", []), **have}
    deck = more.pop("deck", [c for c in FILL if c not in played and c not in p1["hand"]])
    return position(phase="action", chose=chose, p1=p1, ocean_order=[5], deck=deck, **more)


@pytest.mark.parametrize(("card", "option", "before", "after"), SIMPLE)
def test_action(card: str, option: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    game = table(card, before)
    expected = {**numbers(game, card), **after}
    game.act(do.Act(card=card, option=option))
    assert numbers(game, card) == expected
    assert do.Act(card=card, option=option) not in game.options()  # once per phase


@pytest.mark.parametrize(("card", "option", "before"), [(c, o, b) for c, o, b, _ in SIMPLE if b])
def test_action_cost_missed_by_one(card: str, option: str, before: dict[str, Any]) -> None:
    short = {name: value - 1 for name, value in before.items()}
    game = table(card, short)
    act: Action = do.Act(card=card, option=option)
    assert act not in game.options()
    assert game.refusal(act).text.key in ("ares-no-act-mc", "ares-no-act-cost")


def test_cards_with_an_action_and_no_others() -> None:
    """Notes: 30 of the 64 blue cards have no Action; green and red cards never have one."""
    with_action = {card for card, project in PROJECTS.items() if project.action}
    assert with_action == {card for card, _, _, _ in SIMPLE} | ASKING
    assert len(with_action) == 34
    blue = [p for p in PROJECTS.values() if p.color == "blue"]
    assert len(blue) == 64
    game = position(phase="action", p1={"played": [p.id for p in blue if not p.action], "mc": 50})
    assert not [a for a in game.options() if a.kind == "act"]


# --- prices that fall ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "played", "cost"),
    [
        ("aquifer-pumping", ["mine"], 6),
        ("aquifer-pumping", ["mine", "building-industries", "strip-mine"], 0),
        ("solarpunk", ["asteroid-mining"], 11),
        (
            "solarpunk",
            ["asteroid-mining", "ganymede-shipyard", "io-mining-industries", "strip-mine", "titanium-mine"],
            0,
        ),
        ("volcanic-pools", ["power-plant", "geothermal-power"], 10),
        ("water-import-from-europa", ["asteroid-mining", "ganymede-shipyard"], 8),
        ("developed-infrastructure", ["birds", "fish", "livestock"], 10),
        ("developed-infrastructure", ["birds", "fish", "livestock", "herbivores"], 5),
    ],
)
def test_falling_prices_stop_at_zero(card: str, played: list[str], cost: int) -> None:
    game = table(card, {"mc": 20}, played=played)
    gained = 0 if card in ("solarpunk", "developed-infrastructure") else 4
    game.act(do.Act(card=card))
    assert game.me.mc == 20 - cost + gained


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("community-gardens", {}, {"mc": 2, "plants": 1}),
        ("hydro-electric-energy", {"mc": 1}, {"mc": 0, "heat": 3}),
        ("wood-burning-stoves", {"plants": 3}, {"plants": 0, "temperature": -28, "tr": 21}),
    ],
)
def test_more_for_the_chooser_on_both_uses(card: str, before: dict[str, int], after: dict[str, int]) -> None:
    """Notes: cards with "as chooser" text give it on both uses of the phase III bonus."""
    game = table(card, before, chose="action")
    expected = {**numbers(game, card), **after}
    game.act(do.Act(card=card))
    assert numbers(game, card) == expected
    game.me.mc += 1
    game.me.plants += 3
    game.act(do.Act(card=card))
    second = numbers(game, card)
    gains = {
        "community-gardens": ("plants", 5),
        "hydro-electric-energy": ("heat", 6),
        "wood-burning-stoves": ("tr", 22),
    }
    name, value = gains[card]
    assert second[name] == value
    assert do.Act(card=card) not in game.options()


# --- Actions that ask ---------------------------------------------------------------------------------------------


def test_advanced_screening_technology_takes_one_of_several() -> None:
    """Notes: exactly one; the reveal is public."""
    game = table("advanced-screening-technology", deck=["gene-repair", "comet", "grass"])
    game.act(do.Act(card="advanced-screening-technology"))
    assert game.said("ares-revealed")[0].seen_by is None
    assert set(game.options()) == {do.KEEP["gene-repair"], do.KEEP["grass"]}
    game.act(do.KEEP["grass"])
    assert game.me.hand == ["grass"]
    assert sorted(game.state.discard) == ["comet", "gene-repair"]


def test_advanced_screening_technology_with_one_or_none() -> None:
    game = table("advanced-screening-technology", deck=["mine", "comet", "grass"])
    game.act(do.Act(card="advanced-screening-technology"))
    assert game.me.hand == ["grass"]
    game = table("advanced-screening-technology", deck=["mine", "comet", "cartel"])
    game.act(do.Act(card="advanced-screening-technology"))
    assert game.me.hand == []
    assert sorted(game.state.discard) == ["cartel", "comet", "mine"]


@pytest.mark.parametrize(("top", "mc", "hand"), [("mine", 1, []), ("comet", 0, ["comet"]), ("birds", 0, ["birds"])])
def test_brainstorming_session(top: str, mc: int, hand: list[str]) -> None:
    game = table("brainstorming-session", deck=[top])
    game.act(do.Act(card="brainstorming-session"))
    assert (game.me.mc, game.me.hand) == (mc, hand)
    assert game.said("ares-revealed")[0].barrier


def test_conserved_biome_chooses_kind_and_card() -> None:
    game = table("conserved-biome", played=["birds", "fish", "tardigrades"])
    game.act(do.Act(card="conserved-biome"), do.Choose(option="animal"))
    assert set(game.options()) == {do.TARGET["birds"], do.TARGET["fish"]}
    game.act(do.TARGET["fish"])
    assert game.me.on == {"fish": 1}


def test_conserved_biome_with_one_possible_side() -> None:
    game = table("conserved-biome", played=["tardigrades"])
    game.act(do.Act(card="conserved-biome"))
    assert game.me.on == {"tardigrades": 1}
    assert do.Act(card="conserved-biome") not in table("conserved-biome").options()


def test_decomposing_fungus_takes_from_any_own_card() -> None:
    """Its own microbes count; science resources do not."""
    game = table(
        "decomposing-fungus", {"here": 1}, played=["birds", "physics-complex"], on={"birds": 1, "physics-complex": 4}
    )
    game.act(do.Act(card="decomposing-fungus"))
    assert set(game.options()) == {do.TARGET["decomposing-fungus"], do.TARGET["birds"]}
    game.act(do.TARGET["birds"])
    assert (game.me.plants, game.me.on) == (3, {"decomposing-fungus": 1, "physics-complex": 4})
    single = table("decomposing-fungus", {"here": 1}).act(do.Act(card="decomposing-fungus"))
    assert (single.me.plants, single.me.on) == (3, {})
    assert do.Act(card="decomposing-fungus") not in table("decomposing-fungus").options()


def test_extreme_cold_fungus() -> None:
    game = table("extreme-cold-fungus", played=["tardigrades"])
    game.act(do.Act(card="extreme-cold-fungus"), do.Choose(option="microbe"))
    assert game.me.on == {"tardigrades": 1}
    game = table("extreme-cold-fungus", played=["tardigrades"])
    game.act(do.Act(card="extreme-cold-fungus"), do.Choose(option="plants"))
    assert game.me.plants == 1
    assert table("extreme-cold-fungus").act(do.Act(card="extreme-cold-fungus")).me.plants == 1


def test_farming_co_ops_discards_without_mc() -> None:
    game = table("farming-co-ops", hand=["comet", "cartel"])
    game.act(do.Act(card="farming-co-ops"), do.DISCARD["comet"])
    assert (game.me.plants, game.me.hand, game.me.mc) == (3, ["cartel"], 0)
    assert game.state.discard == ["comet"]
    assert do.Act(card="farming-co-ops") not in table("farming-co-ops").options()


def test_greenhouses_at_most_four() -> None:
    game = table("greenhouses", {"heat": 9})
    game.act(do.Act(card="greenhouses"))
    assert game.options() == [do.Spend(amount=n) for n in range(5)]
    game.act(do.Spend(amount=4))
    assert (game.me.heat, game.me.plants) == (5, 4)


def test_power_infrastructure_any_amount() -> None:
    game = table("power-infrastructure", {"heat": 6})
    game.act(do.Act(card="power-infrastructure"))
    assert game.options() == [do.Spend(amount=n) for n in range(7)]
    game.act(do.Spend(amount=6))
    assert (game.me.heat, game.me.mc) == (0, 6)


def test_redrafted_contracts_draws_after_discarding() -> None:
    game = table("redrafted-contracts", hand=["comet", "cartel", "grass", "birds"], deck=["moss", "mine", "trees"])
    game.act(do.Act(card="redrafted-contracts"), do.DISCARD["comet"], do.DISCARD["grass"])
    assert game.me.hand == ["cartel", "birds"]
    game.act(do.DONE)
    assert game.me.hand == ["cartel", "birds", "moss", "mine"]
    again = table("redrafted-contracts", hand=["comet", "cartel", "grass", "birds"])
    again.act(do.Act(card="redrafted-contracts"), *(do.DISCARD[c] for c in ("comet", "cartel", "grass")))
    assert len(again.me.hand) == 4  # three at most: no further question
    none = table("redrafted-contracts", hand=["comet"]).act(do.Act(card="redrafted-contracts"), do.DONE)
    assert none.me.hand == ["comet"]


def test_symbiotic_fungus_on_another_card() -> None:
    game = table("symbiotic-fungus", played=["tardigrades", "decomposers"])
    game.act(do.Act(card="symbiotic-fungus"), do.TARGET["decomposers"])
    assert game.me.on == {"decomposers": 1}
