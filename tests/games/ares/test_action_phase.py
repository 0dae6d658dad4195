"""The action phase, standard actions, forced conversion, parameters at their maximum (p.14)."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.core.engine import decision
from tests.games.ares.build import position

# --- III action (p.14) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "pay", "have", "change"),
    [
        ("forest", "plants", {"plants": 8}, {"forests": 1, "oxygen": 1}),
        ("forest", "mc", {"mc": 20}, {"forests": 1, "oxygen": 1}),
        ("temperature", "heat", {"heat": 8}, {"temperature": -28}),
        ("temperature", "mc", {"mc": 14}, {"temperature": -28}),
        ("ocean", "mc", {"mc": 15}, {"oceans": 1}),
    ],
)
def test_standard_actions(which: str, pay: str, have: dict[str, int], change: dict[str, int]) -> None:
    """Any number of times; each raises TR by one; one short is refused with how much."""
    name, amount = next(iter(have.items()))
    game = position(phase="action", p1={name: 2 * amount}, ocean_order=[1, 2])  # tiles of 2 plants
    action = do.Standard.model_validate({"which": which, "pay": pay})
    game.act(action)
    now = game.state.now
    state = {"forests": game.me.forests, "oxygen": now.oxygen, "temperature": now.temperature, "oceans": now.oceans}
    assert {key: state[key] for key in change} == change
    assert (getattr(game.me, name), game.me.tr) == (amount, 6)
    game.act(action)
    assert (getattr(game.me, name), game.me.tr) == (0, 7)
    short = position(phase="action", p1={name: amount - 1})
    assert action not in short.options()
    assert short.refusal(action).text.args["short"] == 1


@pytest.mark.parametrize(
    ("tile", "mc", "plants", "cards"),
    [
        (1, 0, 2, 0),
        (2, 0, 2, 0),
        (3, 0, 0, 1),
        (4, 0, 0, 1),
        (5, 4, 0, 0),
        (6, 1, 0, 1),
        (7, 0, 1, 1),
        (8, 2, 1, 0),
        (9, 1, 1, 0),
    ],
)
def test_ocean_rewards(tile: int, mc: int, plants: int, cards: int) -> None:
    """p.7 and the fact table: the nine tiles."""
    game = position(phase="action", p1={"mc": 15}, ocean_order=[tile])
    game.act(do.STANDARD["ocean", "mc"])
    assert (game.me.mc, game.me.plants, len(game.me.hand), game.me.tr) == (mc, plants, cards, 6)
    assert game.state.flipped == [tile]


def test_actions_once_each_and_one_again_for_the_chooser() -> None:
    """p.14: the bonus is chosen late and freely; never a third time."""
    game = position(phase="action", chose="action", p1={"played": ["birds", "tardigrades"]})
    game.act(do.Act(card="birds"), do.Act(card="tardigrades"), do.Act(card="birds"))
    assert not [a for a in game.options() if a.kind == "act"]
    assert game.me.on == {"birds": 2, "tardigrades": 1}
    assert game.refusal(do.Act(card="birds")).text.args["n"] == 2
    other = position(phase="action", p1={"played": ["birds"]})
    other.act(do.Act(card="birds"))
    assert not [a for a in other.options() if a.kind == "act"]


def test_two_ways_share_one_use() -> None:
    game = position(phase="action", p1={"played": ["regolith-eaters"], "on": {"regolith-eaters": 2}})
    game.act(do.Act(card="regolith-eaters", option="add"))
    assert not [a for a in game.options() if a.kind == "act"]


def test_mc_for_actions_by_selling_cards() -> None:
    """Notes: at the moment of any payment, with change; one card too few is refused with what is short."""
    game = position(phase="action", p1={"mc": 9, "hand": ["comet", "mine"]})
    game.act(do.STANDARD["temperature", "mc"], do.SELL["comet"])
    assert do.PAY not in game.options()
    game.act(do.SELL["mine"], do.PAY)
    assert (game.me.mc, game.me.hand, game.me.tr) == (1, [], 6)
    short = position(phase="action", p1={"mc": 9, "hand": ["comet"]})
    assert short.refusal(do.STANDARD["temperature", "mc"]).text.args["short"] == 2


def test_forced_conversion_at_the_end_of_the_phase() -> None:
    """p.14: what can be converted must be, as often as possible."""
    game = position(phase="action", p1={"heat": 17, "plants": 25})
    asked = decision(game.state, "p1")
    assert asked is not None and asked.prompt.text.key == "ares-ask-action-forced"
    game.act(do.DONE)
    assert (game.me.heat, game.me.plants, game.me.forests, game.me.tr) == (1, 1, 3, 10)
    assert (game.state.now.temperature, game.state.now.oxygen) == (-26, 3)


def test_forced_conversion_stops_at_the_maximum() -> None:
    game = position(phase="action", p1={"heat": 24, "plants": 24}, temperature=6, oxygen=13)
    game.act(do.DONE)
    assert (game.me.heat, game.me.plants) == (16, 16)
    game = position(phase="action", p1={"heat": 24, "plants": 24}, temperature=8, oxygen=14)
    game.act(do.DONE)
    assert (game.me.heat, game.me.plants, game.me.forests) == (24, 24, 0)


def test_helion_may_spend_the_heat_first() -> None:
    game = position(phase="action", p1={"corporation": "helion", "heat": 8, "mc": 7}, ocean_order=[1])
    game.act(do.STANDARD["ocean", "mc"], do.Pay(heat=8), do.DONE)
    assert (game.me.heat, game.state.now.temperature) == (0, -30)


def test_an_empty_move_may_use_up_what_would_have_to_be_converted() -> None:
    """p.12 and p.14: raising beyond the maximum is allowed and brings nothing; whoever does not want to end the game
    with a forced conversion may spend the heat or the plants that way."""
    game = position(phase="action", p1={"heat": 8, "played": ["ironworks"]}, temperature=6, oxygen=14, oceans=9)
    game.act(do.Act(card="ironworks"))
    assert (game.me.heat, game.me.tr) == (4, 5)
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert game.state.over is None
    stoves = {"plants": 8, "played": ["wood-burning-stoves"]}
    game = position(phase="action", p1=stoves, temperature=8, oxygen=13, oceans=9)
    game.act(do.Act(card="wood-burning-stoves"), do.DONE)
    assert (game.me.plants, game.me.forests) == (4, 0)
    helion = {"corporation": "helion", "heat": 15}
    game = position(phase="action", p1=helion, temperature=6, oxygen=14, oceans=9)
    game.act(do.STANDARD["ocean", "mc"], do.Pay(heat=15), do.DONE)
    assert (game.me.heat, game.me.tr, game.state.now.temperature) == (0, 5, 6)


def test_an_empty_move_is_not_offered_where_it_changes_nothing() -> None:
    """p.14: with nothing to convert, or nothing of it spent, a complete parameter is only in the way."""
    game = position(phase="action", p1={"heat": 7, "mc": 30, "played": ["ironworks"]}, oxygen=14, oceans=9)
    assert not {do.Act(card="ironworks"), do.STANDARD["ocean", "mc"]} & set(game.options())
    game = position(phase="action", p1={"heat": 8, "mc": 30, "played": ["aquifer-pumping"]}, oceans=9)
    assert not {do.Act(card="aquifer-pumping"), do.STANDARD["ocean", "mc"]} & set(game.options())
    game = position(phase="action", p1={"heat": 8, "played": ["ironworks"]}, temperature=8, oxygen=14)
    assert do.Act(card="ironworks") not in game.options()


# --- maximum (p.14) -----------------------------------------------------------------------------------------------


def test_everybody_profits_in_the_phase_of_the_maximum() -> None:
    game = position(
        phase="action",
        p1={"heat": 8},
        p2={"heat": 16, "played": ["livestock"]},
        temperature=6,
    )
    game.act(do.STANDARD["temperature", "heat"])
    assert game.state.now.temperature == 8
    game.act(do.STANDARD["temperature", "heat"], do.STANDARD["temperature", "heat"], seat="p2")
    assert (game.other.tr, game.other.on, game.state.now.temperature) == (7, {"livestock": 2}, 8)


def test_ocean_flips_after_the_ninth_repeat_the_last_reward() -> None:
    game = position(phase="action", p1={"mc": 45}, oceans=8, ocean_order=[5])
    game.act(do.STANDARD["ocean", "mc"], do.STANDARD["ocean", "mc"])
    assert (game.me.mc, game.me.tr, game.state.now.oceans) == (45 - 30 + 8, 7, 9)
    assert game.said("ares-ocean-again")


def test_nothing_after_the_phase_of_the_maximum() -> None:
    """Cards may be played although their effect fizzles; useless standard actions are refused; forests go on."""
    game = position(
        phase="action",
        p1={"mc": 50, "plants": 8, "played": ["ironworks"], "heat": 4},
        temperature=8,
        oxygen=14,
        oceans=9,
    )
    assert do.STANDARD["temperature", "mc"] not in game.options()
    assert do.STANDARD["ocean", "mc"] not in game.options()
    assert game.refusal(do.STANDARD["ocean", "mc"]).text.key == "ares-no-standard-max"
    assert game.refusal(do.Act(card="ironworks")).text.key == "ares-no-act-effect"
    game.act(do.STANDARD["forest", "plants"])
    assert (game.me.forests, game.me.tr) == (1, 5)
    fizzles = position(phase="construction", p1={"mc": 25, "hand": ["comet"]}, temperature=8, oceans=9)
    fizzles.act(do.PLAY["comet"])
    assert (fizzles.me.mc, fizzles.me.tr, fizzles.me.played) == (0, 5, ["comet"])
