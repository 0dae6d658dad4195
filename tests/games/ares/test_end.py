"""Production, research, end step, the end, scoring, and what holds everywhere (p.15, p.16)."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.rules import ARES
from games.ares.state import AresOptions
from games.core.engine import Table, decision
from games.core.flow import Turn, settle
from tests.games.ares.build import position, started

# --- IV production (p.15) -----------------------------------------------------------------------------------------


def test_bob_produces() -> None:
    """p.15, worked example: 4 MC production, TR 6, 1 card, 3 heat, 1 plant, 4 MC as chooser."""
    played = ["food-factory", "acquired-company", "coal-imports", "lichen"]
    game = position(phase="production", chose="production", p1={"tr": 6, "played": played}, deck=["comet"])
    me = game.me
    assert (me.mc, me.heat, me.plants, me.hand) == (4 + 6 + 4, 3, 1, ["comet"])


def test_production_without_the_bonus() -> None:
    game = position(phase="production", chose="research", p1={"tr": 6})
    assert game.me.mc == 6


# --- V research (p.15) --------------------------------------------------------------------------------------------


def test_research_draws_two_keeps_one() -> None:
    game = position(phase="research", p1={"corporation": "credicor"}, deck=["comet", "mine"])
    assert game.me.drawn == ["comet", "mine"]
    game.act(do.KEEP["mine"])
    assert (game.me.hand, game.me.drawn) == (["mine"], [])
    assert game.state.discard == ["comet"]
    assert game.me.mc == 0  # no MC for cards discarded by research


def test_empty_deck_is_reshuffled_from_the_discards() -> None:
    game = position(phase="action", p1={"played": ["ai-central"]})
    game.state.discard, game.state.deck = game.state.deck[:-1], game.state.deck[-1:]
    game.act(do.Act(card="ai-central"))
    assert len(game.me.hand) == 2
    assert game.state.discard == []
    assert game.said("ares-reshuffled")[0].barrier


def test_draws_stop_when_no_card_is_left() -> None:
    game = position(phase="action", p1={"played": ["ai-central"]})
    last = game.state.deck.pop()
    game.other.hand, game.state.deck = game.other.hand + game.state.deck, [last]
    game.act(do.Act(card="ai-central"))
    assert game.me.hand == [last]


# --- end step (p.16) ----------------------------------------------------------------------------------------------


def test_hand_limit_ten_with_mc_for_each() -> None:
    cards = sorted(ARES.start("x", ["p1"], AresOptions(mode="solo")).state.deck)[:12]
    game = position(phase="action", p1={"hand": cards})
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert game.table.waiting() == ("p1",)
    assert {a.kind for a in game.options()} == {"sell"}
    game.act(do.SELL[cards[0]], do.SELL[cards[1]])
    assert (len(game.me.hand), game.me.mc, game.state.round) == (10, 6, 2)


# --- the end (p.16) -----------------------------------------------------------------------------------------------


def test_who_had_finished_before_mars_was_complete_may_go_on() -> None:
    """p.16, tip: in the last action phase everybody turns cards and MC into terraform rating, also who said done."""
    p1 = {"mc": 12, "hand": ["mine"]}
    game = position(phase="action", p1=p1, p2={"heat": 8}, temperature=6, oxygen=14, oceans=9)
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert [event.kind for event in game.events].count("ares-last-call") == 1
    assert (game.state.over, game.options("p2")) == (None, [])
    game.act(do.STANDARD["temperature", "mc"], do.SELL["mine"], do.PAY)
    assert game.me.tr == 6
    game.act(do.DONE)
    assert game.state.over is not None


def test_the_last_call_is_for_those_who_can_still_do_something() -> None:
    """p.16: nobody is asked for nothing, and being asked tells nothing about a hand."""
    broke = position(phase="action", p1={"mc": 1}, p2={"heat": 8}, temperature=6, oxygen=14, oceans=9)
    assert broke.act(do.DONE).act(do.DONE, seat="p2").state.over is not None
    for hand, asked in ((["birds"], True), ([], False)):
        p2 = {"mc": 60, "hand": ["comet"]}
        game = position(phase="construction", p1={"hand": hand}, p2=p2, temperature=6, oxygen=14, oceans=8)
        game.act(do.DONE).act(do.PLAY["comet"], do.DONE, seat="p2")
        assert (game.state.over is None) == asked
        if asked:
            assert game.act(do.DONE).state.over is not None


def test_no_last_call_where_the_game_goes_on() -> None:
    """p.18: co-op is played to the last cube, so the phase that completes Mars is a phase like any other."""
    game = position(
        phase="action",
        p1={"mc": 30},
        p2={"heat": 8},
        temperature=6,
        oxygen=14,
        oceans=9,
        options=AresOptions(mode="coop"),
        more_phases=("research",),
    )
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert game.state.phase == 5


def test_the_running_phase_is_the_last() -> None:
    """Trap: the game is over, and no later phase is resolved; no end step, hands stay."""
    cards = ["mine", "cartel", "sponsors"]
    game = position(
        phase="construction",
        more_phases=("action", "production"),
        p1={"mc": 60, "hand": ["ice-asteroid", *cards], "tr": 20},
        p2={"mc": 60, "hand": ["comet"], "tr": 20},
        temperature=8,
        oxygen=14,
        oceans=7,
        ocean_order=[1, 5],
    )
    game.act(do.PLAY["ice-asteroid"], do.DONE)
    assert game.state.over is None  # the others finish the phase
    game.act(do.PLAY["comet"], do.DONE, seat="p2")
    result = game.state.over
    assert result is not None and result.reason == "ares-end-terraformed"
    assert game.other.tr == 21  # the ninth ocean's phase still paid
    assert game.me.hand == cards
    assert game.me.tr_history == [22]
    assert game.table.waiting() == ()


def test_two_complete_parameters_are_not_enough() -> None:
    game = position(phase="production", temperature=8, oxygen=14, oceans=8)
    assert game.state.over is None


def test_bobs_final_score() -> None:
    """p.16, worked example: 25 TR, 6 forests, four cards worth 9, six animals worth 3: 43."""
    played = ["heather", "ai-central", "anti-gravity-technology", "advanced-ecosystems", "small-animals"]
    game = position(
        phase="action",
        p1={"tr": 25, "forests": 6, "played": played, "on": {"small-animals": 6}},
        temperature=8,
        oxygen=14,
        oceans=9,
    )
    game.act(do.DONE).act(do.DONE, seat="p2")
    result = game.state.over
    assert result is not None
    line = result.lines[0]
    assert (line.seat, line.total, line.winner) == ("p1", 25 + 6 + 9 + 3, True)
    assert line.parts == (("ares-score-tr", 25), ("ares-score-forests", 6), ("ares-score-cards", 12))


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"heat": 1, "mc": 1, "plants": 1}, {"mc": 2}, [("p1", 1, True), ("p2", 2, False)]),
        ({"mc": 2}, {"hand": ["comet"]}, [("p2", 1, True), ("p1", 2, False)]),
        ({"mc": 7}, {"hand": ["comet", "mine"], "played": ["composting-factory"], "tr": 4}, None),
        ({"mc": 3}, {"hand": ["comet"]}, [("p1", 1, True), ("p2", 1, True)]),
    ],
)
def test_ties(first: dict[str, int], second: dict[str, int], places: list[tuple[str, int, bool]] | None) -> None:
    """p.16: heat, MC and plants with the hand sold (4 MC with Composting Factory); then a shared win (ruling)."""
    game = position(phase="action", p1=first, p2=second, temperature=8, oxygen=14, oceans=9)
    game.act(do.DONE).act(do.DONE, seat="p2")
    result = game.state.over
    assert result is not None
    found = [(line.seat, line.place, line.winner) for line in result.lines]
    assert found == (places or [("p2", 1, True), ("p1", 2, False)])


def test_timeouts_finish_a_game() -> None:
    """Only defaults: no seat can block the table."""
    game = started(2)
    for _ in range(400):
        if game.table.over or game.state.round > 12:
            break
        seat = game.table.waiting()[0]
        asked = decision(game.state, seat)
        assert asked is not None and asked.default is not None
        game.act(asked.default, seat=seat)
    assert game.state.round > 12


def test_mid_move_is_set_inside_moves_only() -> None:
    game = position(phase="development", p1={"mc": 0, "hand": ["sponsors", "birds", "fish"]})

    def mid_move() -> bool:
        asked = decision(game.state, "p1")
        assert asked is not None
        return asked.prompt.mid_move

    assert not mid_move()
    game.act(do.PLAY["sponsors"])
    assert mid_move()
    game.act(do.SELL["birds"], do.SELL["fish"], do.PAY)
    assert not mid_move()


def test_lanes_do_not_wait_for_each_other() -> None:
    """Simultaneous: one seat may be in the middle of a payment while another plays."""
    game = position(phase="development", p1={"hand": ["sponsors", "birds", "fish"]}, p2={"mc": 20, "hand": ["cartel"]})
    game.act(do.PLAY["sponsors"])
    game.act(do.PLAY["cartel"], do.DONE, seat="p2")
    game.act(do.SELL["birds"], do.SELL["fish"], do.PAY, do.DONE)
    assert (game.me.played, game.other.played, game.state.phase) == (["sponsors"], ["cartel"], 0)


def test_state_survives_saving_in_the_middle_of_everything() -> None:
    """Traps: draws and payments are stored before they are shown; reloading changes nothing."""
    game = position(phase="construction", p1={"mc": 20, "hand": ["invention-contest"], "played": ["mars-university"]})
    game.act(do.PLAY["invention-contest"])
    again = Table(ARES, ARES.load(ARES.dump(game.state)))
    assert again.state == game.state
    assert again.actions("p1") == game.options()


def test_settle_is_idempotent_at_a_question() -> None:
    game = position(phase="action")
    before = ARES.dump(game.state)
    settle(Turn(game.state))
    assert ARES.dump(game.state) == before
