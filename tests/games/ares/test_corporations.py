"""The twelve corporations: what they start with and what they do (p.6)."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.rules import ARES
from games.ares.state import AresOptions
from games.core.engine import Table
from tests.games.ares.build import position
from tests.games.ares.test_card_effects import building


@pytest.mark.parametrize(
    ("corporation", "mc", "tags", "makes", "cards"),
    [
        ("credicor", 48, {}, {}, 8),
        ("ecoline", 27, {"plant": 1}, {"plants": 1}, 8),
        ("helion", 28, {"space": 1}, {"heat": 3}, 8),
        ("interplanetary-cinematics", 46, {"building": 1}, {"steel": 1}, 8),
        ("inventrix", 33, {"science": 1}, {}, 11),
        ("mining-guild", 27, {"building": 2}, {"steel": 1}, 8),
        ("phobolog", 20, {"space": 1}, {"titanium": 1}, 8),
        ("saturn-systems", 24, {"jovian": 1}, {"titanium": 1}, 8),
        ("teractor", 51, {"earth": 1}, {}, 8),
        ("tharsis-republic", 40, {}, {}, 8),
        ("thorgate", 45, {"power": 1}, {"heat": 1}, 8),
        ("united-nations-mars-initiative", 35, {}, {}, 8),
    ],
)
def test_corporation_start(corporation: str, mc: int, tags: dict[str, int], makes: dict[str, int], cards: int) -> None:
    """p.6, p.8 step 9: what each of the twelve starts with."""
    state = ARES.start("corporation", ["p1"], AresOptions(mode="solo")).state
    me = state.people["p1"]
    if corporation not in me.corporations:
        state.box.append(me.corporations[0])
        state.box.remove(corporation)
        me.corporations[0] = corporation
    Table(ARES, state).act("p1", do.PickCorporation(card=corporation))
    ARES.check(state)
    seat = ARES.view(state, None).seat("p1")
    assert (seat.corporation, seat.mc, seat.tags, seat.hand_size, seat.tr) == (corporation, mc, tags, cards, 5)
    made = seat.production.model_dump()
    assert {k: made[k] for k in ("mc", "heat", "plants", "cards", "steel", "titanium") if made[k]} == makes


def test_ecoline_forest_for_seven() -> None:
    game = position(phase="action", p1={"corporation": "ecoline", "plants": 7})
    game.act(do.STANDARD["forest", "plants"])
    assert (game.me.plants, game.me.forests) == (0, 1)
    forced = position(phase="action", p1={"corporation": "ecoline", "plants": 15})
    forced.act(do.DONE)
    assert (forced.me.plants, forced.me.forests) == (1, 2)


def test_helion_pays_with_heat() -> None:
    game = building([], ["comet"], corporation="helion", have={"mc": 20, "heat": 10})
    game.act(do.PLAY["comet"])
    assert game.options()[:1] == [do.Pay(heat=5)]
    assert do.Pay(heat=10) in game.options() and do.Pay(heat=11) not in game.options()
    game.act(do.Pay(heat=7))
    assert (game.me.mc, game.me.heat) == (20 - 18 + 4, 3)


def test_helion_heat_owed_is_not_used_twice() -> None:
    """Tropical Resort: 19 MC and 5 heat."""
    game = building([], ["tropical-resort"], corporation="helion", phase="development", have={"mc": 12, "heat": 11})
    assert do.PLAY["tropical-resort"] not in game.options()
    game.me.heat = 12
    game.act(do.PLAY["tropical-resort"])
    assert [a for a in game.options() if a.kind == "pay"] == [do.Pay(heat=7)]
    game.act(do.Pay(heat=7))
    assert (game.me.mc, game.me.heat) == (0, 0)


def test_helion_standard_actions_and_card_actions() -> None:
    game = position(
        phase="action",
        p1={"corporation": "helion", "mc": 0, "heat": 16, "played": ["matter-manufacturing"]},
        ocean_order=[1],
    )
    game.act(do.STANDARD["ocean", "mc"], do.Pay(heat=15), do.Act(card="matter-manufacturing"), do.Pay(heat=1))
    assert (game.me.heat, game.me.plants, len(game.me.hand)) == (0, 2, 1)
    mc_only = position(phase="action", p1={"corporation": "helion", "mc": 30, "heat": 7})
    assert do.STANDARD["temperature", "heat"] not in mc_only.options()  # MC never replaces heat


@pytest.mark.parametrize(("card", "tr"), [("mine", 22), ("great-escarpment-consortium", 21), ("titanium-mine", 20)])
def test_mining_guild_per_steel(card: str, tr: int) -> None:
    """Ruling: TR for each steel on the card; its own steel brings none."""
    game = building([], [card], corporation="mining-guild", phase="development")
    assert game.act(do.PLAY[card]).me.tr == tr


def test_saturn_systems() -> None:
    game = building([], ["callisto-penal-mines"], corporation="saturn-systems", phase="development")
    assert game.act(do.PLAY["callisto-penal-mines"]).me.tr == 21


UNMI = "united-nations-mars-initiative"


def test_unmi_once_per_phase_after_the_first_rise() -> None:
    game = building([], ["release-of-inert-gases", "comet"], corporation=UNMI, chose="construction")
    assert do.Act(card=UNMI) not in game.options()
    game.act(do.PLAY["release-of-inert-gases"])
    assert game.me.tr == 22
    game.act(do.Act(card=UNMI))
    assert (game.me.tr, game.me.mc) == (23, 60 - 16 - 6)
    game.act(do.PLAY["comet"])
    assert do.Act(card=UNMI) not in game.options()


def test_unmi_offer_stays_open_and_can_be_paid_by_selling() -> None:
    game = position(phase="action", p1={"corporation": UNMI, "heat": 8, "mc": 0, "hand": ["comet", "mine"]})
    game.act(do.STANDARD["temperature", "heat"], do.Act(card=UNMI), do.SELL["comet"], do.SELL["mine"])
    assert do.PAY in game.options()
    assert game.act(do.PAY).me.tr == 7
    broke = position(phase="action", p1={"corporation": UNMI, "heat": 8, "mc": 2, "hand": ["comet"]})
    broke.act(do.STANDARD["temperature", "heat"])
    assert broke.refusal(do.Act(card=UNMI)).text.args["short"] == 1


def test_unmi_after_forced_conversion() -> None:
    """The rise of a forced conversion opens the offer: the seat is asked once more."""
    game = position(phase="action", p1={"corporation": UNMI, "heat": 9, "mc": 6})
    game.act(do.DONE)
    assert game.me.heat == 1
    game.act(do.Act(card=UNMI), do.DONE)
    assert game.me.tr == 7
    assert "p1" not in game.table.waiting()


def test_unmi_is_offered_again_in_the_next_phase() -> None:
    game = position(
        phase="construction",
        more_phases=("action",),
        p1={"corporation": UNMI, "hand": ["release-of-inert-gases"], "mc": 30, "heat": 8},
    )
    game.act(do.PLAY["release-of-inert-gases"], do.DONE).act(do.DONE, seat="p2")
    assert game.state.phase == 3
    assert do.Act(card=UNMI) not in game.options()
    game.act(do.STANDARD["temperature", "heat"])
    assert do.Act(card=UNMI) in game.options()
