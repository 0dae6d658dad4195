"""Standing effects of blue cards and corporations: triggers, discounts, payments, research, sale, zones."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares import actions as do
from games.ares.cards import CORPORATIONS, PROJECTS
from games.ares.rules import ARES
from tests.games.ares.build import Game, position

DECK = ["sponsors", "mine", "lichen", "comet", "moss", "blueprints"]


def building(played: list[str], hand: list[str], *, corporation: str = "tharsis-republic", **more: Any) -> Game:
    """Construction with 60 MC; `more` goes to the position, except fields of the player in `have`."""
    have = {"mc": 60, "tr": 20, "corporation": corporation, "played": played, "hand": hand, **more.pop("have", {})}
    deck = more.pop("deck", [c for c in DECK if c not in played and c not in hand])
    return position(phase=more.pop("phase", "construction"), p1=have, ocean_order=[5, 8], deck=deck, **more)


def price(game: Game, card: str) -> int:
    return next(c.price for c in ARES.view(game.state, "p1").hand if c.card.id == card)


# --- triggers -----------------------------------------------------------------------------------------------------


def test_anaerobic_microorganisms_collects_per_tag() -> None:
    """Advanced Ecosystems brings a microbe and an animal tag."""
    game = building(["anaerobic-microorganisms", "birds", "heather"], ["advanced-ecosystems"])
    game.act(do.PLAY["advanced-ecosystems"])
    assert game.me.on == {"anaerobic-microorganisms": 2}


def test_anaerobic_microorganisms_once_per_card() -> None:
    game = building(["anaerobic-microorganisms"], ["deimos-down"], have={"on": {"anaerobic-microorganisms": 5}})
    game.act(do.PLAY["deimos-down"])
    assert set(game.options()) == {do.PAY, do.USE["anaerobic-microorganisms"]}
    game.act(do.USE["anaerobic-microorganisms"])
    assert game.options() == [do.PAY]
    game.act(do.PAY)
    assert game.me.mc == 60 - 20 + 7
    assert game.me.on == {"anaerobic-microorganisms": 3}


def test_restructured_resources_and_a_price_brought_to_zero() -> None:
    game = building(["restructured-resources"], ["bribed-committee"], have={"plants": 2})
    game.act(do.PLAY["bribed-committee"], do.USE["restructured-resources"])
    assert (game.me.mc, game.me.plants, game.me.tr) == (60, 1, 22)


def test_restructured_resources_cannot_use_plants_owed() -> None:
    """A plant that the card itself spends cannot pay as well."""
    game = building(["restructured-resources"], ["food-factory"], phase="development", have={"plants": 2, "mc": 9})
    game.act(do.PLAY["food-factory"])
    assert (game.me.mc, game.me.plants) == (0, 0)
    game = building(["restructured-resources"], ["food-factory"], phase="development", have={"plants": 2, "mc": 4})
    assert do.PLAY["food-factory"] not in game.options()
    game = building(["restructured-resources"], ["food-factory"], phase="development", have={"plants": 3, "mc": 4})
    game.act(do.PLAY["food-factory"], do.USE["restructured-resources"], do.PAY)
    assert (game.me.mc, game.me.plants) == (0, 0)


def test_optional_payments_are_not_offered_for_themselves() -> None:
    game = building([], ["anaerobic-microorganisms", "restructured-resources"], have={"plants": 3})
    game.act(do.PLAY["restructured-resources"])
    assert (game.me.mc, game.me.plants) == (53, 3)


def test_anti_gravity_technology_not_by_itself() -> None:
    science = [
        "artificial-photosynthesis",
        "matter-manufacturing",
        "invention-contest",
        "development-center",
        "interns",
    ]
    game = building(science, ["anti-gravity-technology", "comet"], chose="construction")
    game.act(do.PLAY["anti-gravity-technology"])
    assert (game.me.heat, game.me.plants) == (0, 0)
    game.act(do.PLAY["comet"])
    assert (game.me.heat, game.me.plants) == (2, 2)


@pytest.mark.parametrize(
    ("card", "before", "after", "on"),
    [
        ("arctic-algae", "ice-asteroid", {"plants": 9}, {}),  # 2 x 4 and one from the second tile
        ("fish", "ice-asteroid", {"plants": 1}, {"fish": 2}),
        ("herbivores", "giant-ice-asteroid", {"plants": 1}, {"herbivores": 4}),
        ("livestock", "deimos-down", {}, {"livestock": 3}),
        ("physics-complex", "lava-flows", {}, {"physics-complex": 2}),
        ("optimal-aerobraking", "breathing-filters", {"plants": 2, "heat": 2}, {}),
    ],
)
def test_triggers_of_steps(card: str, before: str, after: dict[str, int], on: dict[str, int]) -> None:
    game = building([card], [before], oxygen=7)
    game.act(do.PLAY[before])
    assert {name: getattr(game.me, name) for name in after} == after
    assert game.me.on == on


def test_small_animals_and_herbivores_with_forests() -> None:
    """A forest: one forest VP (Small Animals) and one oxygen step (Herbivores)."""
    game = building(["small-animals", "herbivores"], ["mangrove"], temperature=2)
    game.act(do.PLAY["mangrove"])
    assert game.me.on == {"small-animals": 1, "herbivores": 1}


def test_small_animals_still_grow_when_oxygen_is_complete() -> None:
    """Notes: later forests give the VP token and trigger Small Animals, but no TR and no Herbivores."""
    game = building(["small-animals", "herbivores"], ["mangrove"], temperature=2, oxygen=14)
    game.act(do.PLAY["mangrove"])
    assert game.me.on == {"small-animals": 1}
    assert (game.me.forests, game.me.tr) == (1, 20)


def test_plain_oxygen_gives_no_forest() -> None:
    """Trap: an oxygen step is not a forest."""
    game = building(["small-animals"], ["towing-a-comet"])
    game.act(do.PLAY["towing-a-comet"])
    assert (game.me.forests, game.me.on) == (0, {})


def test_assembly_lines_pays_for_each_use() -> None:
    game = position(phase="action", chose="action", p1={"played": ["assembly-lines", "birds", "tardigrades"], "mc": 15})
    game.act(do.Act(card="birds"), do.Act(card="birds"), do.Act(card="tardigrades"))
    assert game.me.mc == 18
    game.act(do.STANDARD["ocean", "mc"])
    assert game.me.mc < 18 - 15 + 5  # standard actions do not count: at most an ocean's 4 MC


def test_assembly_lines_makes_an_empty_action_worthwhile() -> None:
    game = position(phase="action", p1={"played": ["assembly-lines", "symbiotic-fungus", "greenhouses"]})
    game.act(do.Act(card="symbiotic-fungus"), do.Act(card="greenhouses"))
    assert game.me.mc == 2
    assert len(game.said("ares-gained")) == 1  # the MC; a gain of nothing is not told


def test_decomposers_choose_for_each_tag() -> None:
    """Trap: once per tag, each with a choice of its own."""
    game = building(["decomposers", "birds", "heather"], ["advanced-ecosystems"], have={"on": {"decomposers": 1}})
    game.act(do.PLAY["advanced-ecosystems"], do.Choose(option="draw"))
    # the only microbe is gone, so the second tag can only add one
    assert (game.me.hand, game.me.on) == (["sponsors"], {"decomposers": 1})
    game = building(["decomposers", "birds", "heather"], ["advanced-ecosystems"], have={"on": {"decomposers": 2}})
    game.act(do.PLAY["advanced-ecosystems"], do.Choose(option="draw"), do.Choose(option="draw"))
    assert len(game.me.hand) == 2
    assert game.me.on == {}


def test_ecological_zone_counts_both_tags() -> None:
    game = building(["ecological-zone", "tardigrades", "heather"], ["advanced-ecosystems"])
    game.act(do.PLAY["advanced-ecosystems"])
    assert game.me.on == {"ecological-zone": 1}  # animal; microbe does not count
    game = building(["ecological-zone"], ["adapted-lichen"], phase="development")
    game.act(do.PLAY["adapted-lichen"])
    assert game.me.on == {"ecological-zone": 1}


def test_viral_enhancers_two_choices_with_targets() -> None:
    game = building(["birds", "tardigrades"], ["viral-enhancers"])
    game.act(do.PLAY["viral-enhancers"], do.Choose(option="resource"))
    assert set(game.options()) == {do.TARGET["birds"], do.TARGET["tardigrades"]}
    game.act(do.TARGET["birds"], do.Choose(option="plants"))
    assert (game.me.on, game.me.plants) == ({"birds": 1}, 1)


def test_adapted_lichen_matches_twice() -> None:
    """Notes: microbe and plant tag: two resolutions for Viral Enhancers."""
    game = building(["viral-enhancers"], ["adapted-lichen"], phase="development")
    game.act(do.PLAY["adapted-lichen"])
    assert game.me.plants == 2


def test_energy_subsidies() -> None:
    game = building(["energy-subsidies"], ["power-plant", "deep-well-heating"], phase="development")
    assert (price(game, "power-plant"), price(game, "deep-well-heating")) == (0, 10)
    game.act(do.PLAY["deep-well-heating"])
    assert game.me.hand == ["power-plant", "sponsors"]


def test_interplanetary_conference_counts_earth_and_jovian() -> None:
    """Ruling: Miranda Resort has both tags: 6 MC less and 2 cards."""
    game = building(["interplanetary-conference"], ["miranda-resort"], phase="development")
    assert price(game, "miranda-resort") == 9
    game.act(do.PLAY["miranda-resort"])
    assert len(game.me.hand) == 2
    own = building([], ["interplanetary-conference"])
    assert price(own, "interplanetary-conference") == 6
    assert own.act(do.PLAY["interplanetary-conference"]).me.hand == []


def test_mars_university_per_science_tag() -> None:
    """Research has two science tags: two uses; a discarded plant card draws two."""
    game = building(
        ["mars-university"], ["research", "grass", "mine"], deck=["comet", "moss", "trees", "birds", "fish"]
    )
    game.act(do.PLAY["research"])
    assert game.me.hand == ["grass", "mine", "comet", "moss"]  # the card's own draw comes first
    game.act(do.DISCARD["grass"])
    assert game.me.hand == ["mine", "comet", "moss", "trees", "birds"]
    game.act(do.DISCARD["mine"])
    assert game.me.hand == ["comet", "moss", "trees", "birds", "fish"]
    assert game.state.discard == ["grass", "mine"]
    assert game.me.mc == 60 - 5  # no MC for these discards


def test_mars_university_may_be_declined_and_sees_itself() -> None:
    game = building([], ["mars-university", "grass"])
    game.act(do.PLAY["mars-university"], do.DONE)
    assert game.me.hand == ["grass"]


def test_olympus_conference_draws_before_mars_university_asks() -> None:
    game = building(
        ["mars-university", "olympus-conference"], ["invention-contest"], deck=["moss", "comet", "mine", "fish"]
    )
    game.act(do.PLAY["invention-contest"], do.KEEP["comet"])
    assert game.me.hand == ["comet", "fish"]
    assert set(game.options()) == {do.DISCARD["comet"], do.DISCARD["fish"], do.DONE}


def test_triggers_with_a_choice_come_in_the_order_the_seat_likes() -> None:
    """p.5 names no order: Viral Enhancers may feed Decomposers before Decomposers decide, or after."""
    order = {do.TARGET["decomposers"], do.TARGET["viral-enhancers"]}
    for first, drawn in (("decomposers", 0), ("viral-enhancers", 1)):
        game = building(["decomposers", "viral-enhancers"], ["archaebacteria"], phase="development")
        game.act(do.PLAY["archaebacteria"])
        assert set(game.options()) == order
        game.act(do.TARGET[first])
        if drawn:
            game.act(do.Choose(option="resource"), do.Choose(option="draw"))
            assert game.me.on == {}
        else:
            game.act(do.Choose(option="plants"))
            assert (game.me.on, game.me.plants) == ({"decomposers": 1}, 1)
        assert len(game.me.hand) == drawn
        assert do.DONE in game.options()


def test_mars_university_may_wait_for_the_card_of_decomposers() -> None:
    """p.5: a hand that is empty first may hold the card to discard later."""
    game = building(
        ["mars-university", "decomposers"],
        ["designed-microorganisms"],
        phase="development",
        deck=["moss", "comet", "mine"],
        have={"on": {"decomposers": 1}},
    )
    game.act(do.PLAY["designed-microorganisms"], do.TARGET["decomposers"], do.Choose(option="draw"))
    assert set(game.options()) == {do.DISCARD["moss"], do.DONE}
    game.act(do.DISCARD["moss"])
    assert game.me.hand == ["comet", "mine"]


def test_the_order_is_asked_again_after_each_trigger() -> None:
    """p.5: two matching tags, two cards: four triggers, and after each the seat says which comes next."""
    game = building(["decomposers", "viral-enhancers"], ["adapted-lichen"], phase="development")
    game.act(do.PLAY["adapted-lichen"])
    game.act(do.TARGET["viral-enhancers"], do.Choose(option="resource"))
    game.act(do.TARGET["decomposers"], do.Choose(option="draw"))
    game.act(do.TARGET["viral-enhancers"], do.Choose(option="resource"), do.Choose(option="draw"))
    assert (game.me.on, len(game.me.hand)) == ({}, 2)


def test_recycled_detritus_draws_two_per_event() -> None:
    game = building(["recycled-detritus"], ["breathing-filters"], oxygen=7)
    assert len(game.act(do.PLAY["breathing-filters"]).me.hand) == 2


# --- discounts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corporation", "played", "card", "cost"),
    [
        ("tharsis-republic", ["earth-catapult"], "comet", 23),
        ("tharsis-republic", ["research-outpost"], "comet", 24),
        ("tharsis-republic", ["media-group"], "comet", 20),
        ("tharsis-republic", ["media-group"], "birds", 15),
        ("tharsis-republic", ["earth-catapult", "research-outpost", "media-group"], "comet", 17),
        ("tharsis-republic", ["media-group"], "research", 0),
        ("tharsis-republic", ["earth-catapult", "media-group"], "research", 0),
        ("tharsis-republic", ["mine"], "ai-central", 18),
        ("tharsis-republic", ["mine", "advanced-alloys"], "ai-central", 16),
        ("tharsis-republic", ["asteroid-mining"], "comet", 19),
        ("tharsis-republic", ["asteroid-mining", "advanced-alloys"], "comet", 17),
        ("tharsis-republic", ["mine", "asteroid-mining"], "earth-catapult", 20),
        ("credicor", [], "ai-central", 18),
        ("credicor", [], "anti-gravity-technology", 18),
        ("credicor", ["asteroid-mining"], "technology-demonstration", 11),
        ("credicor", ["asteroid-mining"], "comet", 15),  # printed 25, although 19 is due before
        ("interplanetary-cinematics", [], "comet", 23),
        ("interplanetary-cinematics", [], "ai-central", 20),
        ("interplanetary-cinematics", ["advanced-alloys"], "ai-central", 19),
        ("mining-guild", [], "ai-central", 20),
        ("phobolog", [], "comet", 21),
        ("phobolog", ["advanced-alloys"], "comet", 20),
        ("phobolog", ["advanced-alloys", "asteroid-mining"], "comet", 10),
        ("saturn-systems", [], "comet", 22),
        ("teractor", [], "olympus-conference", 12),
        ("teractor", [], "business-contacts", 2),
        ("thorgate", [], "power-infrastructure", 1),
    ],
)
def test_prices(corporation: str, played: list[str], card: str, cost: int) -> None:
    """Discounts add up, never below zero; Advanced Alloys and PhoboLog stack; CrediCor looks at the printed cost."""
    game = building(played, [card], corporation=corporation)
    assert price(game, card) == cost


def test_composting_factory() -> None:
    game = building(["composting-factory"], ["comet"])
    game.act(do.SELL["comet"])
    assert game.me.mc == 64


def test_standard_technology() -> None:
    game = position(phase="action", p1={"played": ["standard-technology"], "mc": 37, "heat": 8}, ocean_order=[1])
    game.act(do.STANDARD["forest", "mc"], do.STANDARD["temperature", "mc"], do.STANDARD["ocean", "mc"])
    assert game.me.mc == 37 - 16 - 10 - 11
    game.act(do.STANDARD["temperature", "heat"])
    assert game.me.heat == 0


@pytest.mark.parametrize("source", ["adaptation-technology", "inventrix"])
def test_one_zone_of_tolerance(source: str) -> None:
    played = [source] if source in PROJECTS else []
    corporation = source if source in CORPORATIONS else "tharsis-republic"
    near = building(played, ["artificial-lake", "extreme-cold-fungus"], corporation=corporation, temperature=-18)
    assert {do.PLAY["artificial-lake"], do.PLAY["extreme-cold-fungus"]} <= set(near.options())
    far = building(played, ["artificial-lake"], corporation=corporation, temperature=-20)
    assert do.PLAY["artificial-lake"] not in far.options()
    oceans = building(played, ["herbivores"], corporation=corporation, oceans=4)
    assert do.PLAY["herbivores"] not in oceans.options()  # oceans are not shifted


def test_zone_shifts_do_not_stack() -> None:
    game = building(["adaptation-technology"], ["special-design", "artificial-lake"], corporation="inventrix")
    game.act(do.PLAY["special-design"])
    assert do.PLAY["artificial-lake"] not in game.options()  # purple, needs yellow: two zones away


# --- research -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "corporation", "drawn", "kept"),
    [
        ([], "credicor", 2, 1),
        (["extended-resources"], "credicor", 2, 2),
        (["interns"], "credicor", 4, 1),
        (["united-planetary-alliance"], "credicor", 3, 2),
        (["interplanetary-relations"], "credicor", 3, 2),
        ([], "tharsis-republic", 3, 2),
        (["interns", "extended-resources", "united-planetary-alliance"], "tharsis-republic", 6, 4),
    ],
)
def test_research_numbers(played: list[str], corporation: str, drawn: int, kept: int) -> None:
    for chose, more, keep_more in (("production", 0, 0), ("research", 3, 1)):
        game = position(phase="research", chose=chose, p1={"played": played, "corporation": corporation})
        total, keep = drawn + more, kept + keep_more
        if total > keep:
            assert len(game.me.drawn) == total
            for _ in range(keep):
                game.act(game.options()[0])
        assert len(game.me.hand) == keep
        assert len(game.state.discard) == total - keep


# --- variable points ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "have", "points"),
    [
        ("birds", {"on": {"birds": 3}}, 3),
        ("fish", {"on": {"fish": 2}}, 2),
        ("livestock", {"on": {"livestock": 4}}, 4),
        ("ecological-zone", {"on": {"ecological-zone": 5}}, 2),
        ("herbivores", {"on": {"herbivores": 6}}, 3),
        ("small-animals", {"on": {"small-animals": 3}}, 1),
        ("physics-complex", {"on": {"physics-complex": 7}}, 3),
        ("tardigrades", {"on": {"tardigrades": 8}}, 2),
        ("conserved-biome", {"forests": 5}, 2),
        ("interplanetary-relations", {"played": ["mine", "comet", "sponsors", "birds", "fish", "moss", "grass"]}, 2),
        ("think-tank", {"played": ["birds", "fish", "mine", "livestock", "interns", "herbivores"]}, 2),
        ("water-import-from-europa", {"played": ["miranda-resort", "asteroid-mining"]}, 3),
        ("io-mining-industries", {"played": ["miranda-resort", "terraforming-ganymede"]}, 3),
        ("immigration-shuttles", {"played": ["sponsors", "cartel", "miranda-resort"]}, 2),
    ],
)
def test_variable_points(card: str, have: dict[str, Any], points: int) -> None:
    """p.16: all 14 cards with an asterisk, rounded down, the card itself counted where it counts."""
    played = [*have.pop("played", []), card]
    game = position(phase="action", p1={"played": played, **have})
    tableau = ARES.view(game.state, None).seat("p1").tableau
    assert next(c.points for c in tableau if c.card.id == card) == points


# --- production by tags -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "played", "resource", "amount"),
    [
        ("atmospheric-insulators", ["business-contacts", "miranda-resort"], "heat", 3),
        ("cartel", ["business-contacts", "lunar-beam"], "mc", 3),
        ("insects", ["heather", "lichen"], "plants", 2),
        ("lightning-harvest", ["research"], "mc", 3),
        ("medical-lab", ["coal-imports", "mohole-area", "windmills"], "mc", 2),
        ("miranda-resort", ["business-contacts"], "mc", 2),
        ("power-grid", ["power-plant", "windmills"], "mc", 3),
        ("satellite-farms", ["comet", "soletta"], "heat", 3),
        ("satellites", ["comet", "soletta"], "mc", 3),
        ("venture-capitalism", ["comet", "research"], "mc", 2),
        ("windmills", ["power-plant", "solar-power"], "heat", 3),
        ("worms", ["tardigrades", "viral-enhancers"], "plants", 3),
    ],
)
def test_production_follows_tags(card: str, played: list[str], resource: str, amount: int) -> None:
    """p.6: counted anew from the tableau, own tag and events included; later cards count as well."""
    base = position(phase="production", p1={"played": played})
    later = position(phase="production", p1={"played": [card, *played]})
    made = [getattr(ARES.view(g.state, None).seat("p1").production, resource) for g in (base, later)]
    assert made[1] - made[0] == amount


def test_corporation_tags_count_for_production() -> None:
    game = position(p1={"corporation": "teractor", "played": ["cartel"]})
    assert ARES.view(game.state, None).seat("p1").production.mc == 2


def test_zeppelins_follow_new_forests() -> None:
    """Trap: forests gained later count."""
    game = position(phase="action", p1={"played": ["zeppelins"], "plants": 16, "forests": 1})
    game.act(do.STANDARD["forest", "plants"], do.STANDARD["forest", "plants"])
    assert ARES.view(game.state, None).seat("p1").production.mc == 3


# --- choices of red cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "option", "on", "plants"),
    [
        ("imported-hydrogen", "microbe", {"tardigrades": 3}, 0),
        ("imported-hydrogen", "animal", {"birds": 2}, 0),
        ("large-convoy", "animal", {"birds": 3}, 0),
        ("large-convoy", "plants", {}, 5),
    ],
)
def test_choices_of_events(card: str, option: str, on: dict[str, int], plants: int) -> None:
    game = building(["birds", "tardigrades"], [card])
    game.act(do.PLAY[card], do.Choose(option=option))
    assert (game.me.on, game.me.plants) == (on, plants)


def test_imported_nitrogen_two_targets() -> None:
    game = building(["birds", "fish", "tardigrades", "decomposers"], ["imported-nitrogen"])
    game.act(do.PLAY["imported-nitrogen"], do.TARGET["fish"], do.TARGET["decomposers"])
    assert game.me.on == {"fish": 2, "decomposers": 3}


def test_ceos_favorite_project_any_holder_even_empty() -> None:
    """Ruling: an empty holder is a legal target; science counts."""
    game = building(["birds", "physics-complex"], ["ceos-favorite-project"])
    game.act(do.PLAY["ceos-favorite-project"])
    assert set(game.options()) == {do.TARGET["birds"], do.TARGET["physics-complex"]}
    assert game.act(do.TARGET["physics-complex"]).me.on == {"physics-complex": 2}


def test_resources_without_a_place_are_lost() -> None:
    """p.12: the card may be played all the same."""
    game = building([], ["imported-nitrogen"])
    game.act(do.PLAY["imported-nitrogen"])
    assert (game.me.tr, game.me.plants, game.me.on) == (21, 4, {})


@pytest.mark.parametrize(
    ("plants", "played"),
    [(2, ["grass", "trees"]), (6, ["grass", "trees", "heather"]), (6, ["grass", "trees", "heather", "moss"])],
)
def test_nitrogen_rich_asteroid_three_or_more(plants: int, played: list[str]) -> None:
    game = building(played, ["nitrogen-rich-asteroid"])
    assert game.act(do.PLAY["nitrogen-rich-asteroid"]).me.plants == plants


def test_terraforming_ganymede_counts_all_jovian_tags() -> None:
    game = building(["miranda-resort", "asteroid-mining"], ["terraforming-ganymede"], corporation="credicor")
    assert game.act(do.PLAY["terraforming-ganymede"]).me.tr == 23
