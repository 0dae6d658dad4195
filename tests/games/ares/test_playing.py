"""Development, construction, paying and requirements (p.11, p.12)."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.rules import ARES
from games.core.message import m
from tests.games.ares.build import Game, position

SCIENCE = ["artificial-photosynthesis", "matter-manufacturing", "invention-contest", "development-center", "interns"]


# --- I development (p.11) -----------------------------------------------------------------------------------------


def test_bob_plays_microprocessors() -> None:
    """p.12, worked example: 17 - 4 (two steel) - 3 (bonus) = 10; two cards at 3 MC and 4 MC; draw two, discard one."""
    game = position(
        phase="development",
        chose="development",
        p1={"mc": 4, "hand": ["microprocessors", "birds", "comet", "fish"], "played": ["mine"]},
        deck=["moss", "grass"],
    )
    game.act(do.PLAY["microprocessors"])
    assert do.PAY not in game.options()  # 6 MC short
    game.act(do.SELL["birds"], do.SELL["comet"])
    game.act(do.PAY)
    assert (game.me.mc, game.me.played) == (0, ["mine", "microprocessors"])
    assert game.me.hand == ["fish", "moss", "grass"]
    game.act(do.DISCARD["moss"])
    assert game.me.hand == ["fish", "grass"]
    game.act(do.DONE)
    assert game.table.waiting() == ("p2",)


def test_overpayment_with_cards_comes_back() -> None:
    """p.12: an 8 MC card for three cards: 1 MC back; or for two cards and 2 MC."""
    hand = ["geothermal-power", "birds", "comet", "fish"]
    game = position(phase="development", p1={"mc": 0, "hand": list(hand)})
    game.act(do.PLAY["geothermal-power"], do.SELL["birds"], do.SELL["comet"], do.SELL["fish"], do.PAY)
    assert (game.me.mc, game.me.hand) == (1, [])
    game = position(phase="development", p1={"mc": 2, "hand": list(hand)})
    game.act(do.PLAY["geothermal-power"], do.SELL["birds"], do.SELL["comet"], do.PAY)
    assert (game.me.mc, game.me.hand) == (0, ["fish"])


def test_one_green_card_only() -> None:
    game = position(phase="development", p1={"mc": 50, "hand": ["sponsors", "cartel", "comet", "birds"]})
    assert {a for a in game.options() if a.kind == "play"} == {do.PLAY["sponsors"], do.PLAY["cartel"]}
    assert game.refusal(do.PLAY["comet"]).text.key == "ares-no-green"
    game.act(do.PLAY["sponsors"])
    assert not [a for a in game.options() if a.kind == "play"]
    assert game.refusal(do.PLAY["cartel"]).text.key == "ares-no-plays"


def test_refusal_says_price_discounts_and_what_is_short() -> None:
    """The brief's own example: costs 10 (17, steel 4, bonus 3); 4 MC and 1 card: 3 MC short."""
    game = position(
        phase="development",
        chose="development",
        p1={"mc": 4, "hand": ["microprocessors", "birds"], "played": ["mine"]},
    )
    refusal = game.refusal(do.PLAY["microprocessors"])
    args = refusal.text.args
    assert (refusal.text.key, refusal.rule) == ("ares-no-funds", "p.12")
    assert (args["mc"], args["cards"], args["short"]) == (4, 1, 3)
    parts = (
        m("ares-price-part", what=m("ares-less-steel"), less=4),
        m("ares-price-part", what=m("ares-less-development"), less=3),
    )
    assert args["price"] == m("ares-price-made", mc=10, printed=17, parts=parts)


@pytest.mark.parametrize("station", ["toll-station", "automated-factories"])
def test_free_green_card(station: str) -> None:
    """Notes: 0 MC, printed cost at most 9, requirements and spends still due, no bonus, triggers as usual."""
    game = position(
        phase="development",
        chose="development",
        p1={
            "mc": 18,
            "hand": [station, "food-factory", "coal-imports", "moss", "algae"],
            "plants": 2,
            "played": ["ecological-zone"],
        },
        oceans=3,
    )
    cost = {"toll-station": 13, "automated-factories": 15}[station]
    game.act(do.PLAY[station])
    assert game.me.mc == 18 - cost
    assert {a for a in game.options() if a.kind == "play"} == {do.PLAY["food-factory"], do.PLAY["moss"]}
    assert game.refusal(do.PLAY["coal-imports"]).text.key == "ares-no-free"
    assert game.refusal(do.PLAY["algae"]).text.key == "ares-no-need"
    game.act(do.PLAY["moss"])
    assert (game.me.mc, game.me.plants, game.me.on) == (18 - cost, 1, {"ecological-zone": 1})
    assert not [a for a in game.options() if a.kind == "play"]


def test_the_development_bonus_is_for_the_paid_card_only() -> None:
    game = position(phase="development", chose="development", p1={"mc": 20, "hand": ["sponsors", "cartel"]})
    assert [c.price for c in ARES.view(game.state, "p1").hand] == [2, 3]
    game.act(do.PLAY["sponsors"])
    assert game.me.mc == 18


# --- II construction (p.12) ---------------------------------------------------------------------------------------


def test_one_blue_or_red_card() -> None:
    game = position(phase="construction", p1={"mc": 60, "hand": ["comet", "interns", "mine"]})
    assert game.refusal(do.PLAY["mine"]).text.key == "ares-no-blue-red"
    assert do.DRAW not in game.options()
    game.act(do.PLAY["interns"])
    assert not [a for a in game.options() if a.kind == "play"]


def test_construction_bonus_draw_before_or_after_or_play_again() -> None:
    def fresh() -> Game:
        hand = ["comet", "interns", "research"]
        return position(phase="construction", chose="construction", p1={"mc": 60, "hand": hand}, deck=["moss", "fish"])

    before = fresh().act(do.DRAW)
    assert before.me.hand[-1] == "moss"
    assert do.DRAW not in before.options()
    before.act(do.PLAY["comet"])
    assert not [a for a in before.options() if a.kind == "play"]
    after = fresh().act(do.PLAY["comet"], do.DRAW)
    assert not [a for a in after.options() if a.kind == "play"]
    twice = fresh().act(do.PLAY["comet"], do.PLAY["interns"])
    assert do.DRAW not in twice.options()
    assert not [a for a in twice.options() if a.kind == "play"]


def test_extra_plays_stack() -> None:
    """Notes: base 1, bonus 1, and one for each granting card."""
    hand = ["work-crews", "asset-liquidation", "special-design", "interns", "comet", "research"]
    game = position(phase="construction", chose="construction", p1={"mc": 60, "hand": hand})
    game.act(do.PLAY["asset-liquidation"], do.PLAY["special-design"], do.PLAY["work-crews"], do.PLAY["comet"])
    game.act(do.PLAY["interns"])  # the bonus
    assert not [a for a in game.options() if a.kind == "play"]
    assert do.DRAW not in game.options()


def test_work_crews_discount_next_card_only() -> None:
    game = position(
        phase="construction", chose="construction", p1={"mc": 60, "hand": ["work-crews", "comet", "ice-asteroid"]}
    )
    game.act(do.PLAY["work-crews"])
    assert [c.price for c in ARES.view(game.state, "p1").hand] == [14, 10]
    game.act(do.PLAY["comet"])
    assert [c.price for c in ARES.view(game.state, "p1").hand] == [21]


def test_next_card_effects_end_with_the_phase() -> None:
    game = position(phase="construction", more_phases=("action",), p1={"mc": 60, "hand": ["work-crews", "comet"]})
    game.act(do.PLAY["work-crews"], do.DONE).act(do.DONE, seat="p2")
    assert (game.state.phase, game.me.less, game.me.plays) == (3, 0, 0)


def test_special_design_shifts_one_zone_for_one_card() -> None:
    hand = ["special-design", "arctic-algae", "fish"]
    game = position(phase="construction", chose="construction", p1={"mc": 60, "hand": hand}, temperature=-20)
    assert do.PLAY["arctic-algae"] not in game.options()
    game.act(do.PLAY["special-design"])
    assert {do.PLAY["arctic-algae"], do.PLAY["fish"]} <= set(game.options())
    game.act(do.PLAY["arctic-algae"])
    assert do.PLAY["fish"] not in game.options()


# --- requirements (p.12) ------------------------------------------------------------------------------------------


def test_zones_and_oceans_as_at_the_start_of_the_phase() -> None:
    """Trap: live values do not help, not even for a second card or for another player."""
    game = position(
        phase="construction",
        chose="construction",
        p1={"mc": 60, "hand": ["deimos-down", "arctic-algae"]},
        p2={"mc": 60, "hand": ["fish"]},
        temperature=-20,
    )
    game.act(do.PLAY["deimos-down"])
    assert game.state.now.temperature == -14
    assert do.PLAY["arctic-algae"] not in game.options()
    assert do.PLAY["fish"] not in game.options("p2")
    refusal = game.refusal(do.PLAY["arctic-algae"])
    why = refusal.text.args["why"]
    assert why == m(
        "ares-missing-temperature",
        need=m("ares-need-temperature-min", zone=m("ares-zone-red")),
        value=m("ares-celsius-below", n=20),
        zone=m("ares-zone-purple"),
    )


def test_a_maximum_requirement_stays_met_during_the_phase() -> None:
    game = position(
        phase="construction",
        chose="construction",
        p1={"mc": 60, "hand": ["comet", "extreme-cold-fungus"]},
        temperature=-20,
    )
    game.act(do.PLAY["comet"])
    assert game.state.now.temperature == -18
    assert do.PLAY["extreme-cold-fungus"] in game.options()


def test_tags_count_now_and_not_the_card_itself() -> None:
    """Notes: tags in play, corporation included; the card's own science tag does not help."""
    hand = ["ai-central", "research"]
    game = position(phase="construction", chose="construction", p1={"mc": 60, "hand": hand, "played": SCIENCE[:3]})
    assert do.PLAY["ai-central"] not in game.options()
    game.act(do.PLAY["research"])  # two more, at once
    assert do.PLAY["ai-central"] in game.options()
    four = position(phase="construction", p1={"mc": 60, "hand": ["ai-central"], "played": SCIENCE[:4]})
    assert do.PLAY["ai-central"] not in four.options()
    with_inventrix = position(
        phase="construction",
        p1={"mc": 60, "hand": ["ai-central"], "played": SCIENCE[:4], "corporation": "inventrix"},
    )
    assert do.PLAY["ai-central"] in with_inventrix.options()


def test_tr_can_be_spent_down_to_zero_only() -> None:
    game = position(phase="action", p1={"tr": 1, "played": ["asset-liquidation"]})
    game.act(do.Act(card="asset-liquidation"))
    assert game.me.tr == 0
    assert (
        do.Act(card="asset-liquidation")
        not in position(phase="action", p1={"tr": 0, "played": ["asset-liquidation"]}).options()
    )
