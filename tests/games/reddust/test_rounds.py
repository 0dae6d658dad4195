"""4.2 Flashpoint Round, 4.3 Dust Storm Round, phase by phase."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.assets import cards_earned
from games.reddust.board import SPACES
from games.reddust.control import controls, total
from games.reddust.earthgov import controller, move_confidence
from games.reddust.frames.cycler import Cycler, flashpoint_cycler, land
from games.reddust.frames.duststorm import (
    DustStormRound,
    corp_earnings,
    earthgov_casualties,
    mg_earnings,
    rd_earnings,
    reset,
)
from games.reddust.frames.flashpoint import (
    FlashpointRound,
    StormRolls,
    StormStrike,
    attrition,
    confidence_phase,
    corporate_casualties,
    terraforming,
)
from games.reddust.frames.redeploy import Redeploy, destinations
from games.reddust.state import RedDustState
from games.reddust.storms import markers_on_map, storms_move_on
from games.reddust.vocabulary import CORP, CR, MG, PHOBOS, RD, WILDERNESS
from tests.games.reddust.build import empty, finish, kinds, opening, perform, play, put, run, top

# --- 4.2 --------------------------------------------------------------------------------------------------------


def test_first_cycler_at_the_opening() -> None:
    """Fixture: +9 MG Resources; 2 EG Troops, 1 Security, 1 SpecOps on Phobos; 1 Satellite in Orbit; five leave."""
    state = opening()
    table = run(state, flashpoint_cycler(state))
    assert state.mg_resources == 27
    assert state.spaces[PHOBOS].pieces == {"eg_troop": 6, "security": 3, "specops": 1}
    assert state.orbit == 2
    assert state.transit == {"population": 1}
    assert table.waiting() == (CORP,)  # the EarthGov Controller
    play(table, CORP, act.Load(piece="eg_troop", count=2), act.Load(piece="satellite", count=2))
    assert kinds(table.actions(CORP)) == {"load"}  # five must go
    play(table, CORP, act.Load(piece="supply", count=1))
    assert state.transit == {"population": 1, "eg_troop": 2, "satellite": 2, "supply": 1}
    assert not state.stack  # no Profits for more


def test_paid_cargo() -> None:
    """4.2: 1 Profit for each further piece, whoever is Controller; never Population."""
    state = opening()
    state.profits, state.eg_box = 2, 6
    state.earth["population"] = 3
    table = run(state, flashpoint_cycler(state))
    play(table, MG, act.Load(piece="eg_troop", count=2), act.Load(piece="satellite", count=2))
    play(table, MG, act.Load(piece="supply", count=1))
    assert set(table.actions(CORP)) == {
        act.Load(piece="security", count=1),
        act.Load(piece="specops", count=1),
        act.DONE,
    }
    play(table, CORP, act.Load(piece="security", count=1), act.Load(piece="specops", count=1))
    assert state.profits == 0
    assert not state.stack


def test_without_a_controller_only_population_leaves() -> None:
    """4.2, H20: EG Troops that arrive go to Available, Satellites to Earth."""
    state = opening()
    state.eg_box = 0
    run(state, flashpoint_cycler(state))
    assert state.transit == {"population": 1}
    assert state.orbit == 1
    assert state.earth["satellite"] == 3
    assert state.available["eg_troop"] == 10


def test_dock_workers_and_endorsements() -> None:
    """Campaigns 3 and 8 together: 3 Supply, 2 lost, the last one gives 2 and 1 (H9)."""
    state = opening()
    state.campaigns = [3, 8]
    run(state, flashpoint_cycler(state))
    assert (state.mg_resources, state.rd_resources) == (20, 15)


def test_logistics_cycler_asks_about_population() -> None:
    """5.2: moving Population is the Corporations' choice."""
    state = opening()
    state.eg_box = 8
    table = run(state, Cycler(loader=CORP, logistics=True))
    play(table, CORP, act.Choose(what="send_population"))
    assert state.transit == {"population": 1}
    assert table.waiting() == (CORP,)


def test_corporate_casualties() -> None:
    """4.2: 1 per Base, 1 per two Security rounded down, SpecOps free."""
    state = empty()
    state.profits = 10
    state.casualties = {"corp_base": 1, "security": 3, "specops": 2, "eg_troop": 1}
    perform(state, corporate_casualties)
    assert state.profits == 8
    assert state.casualties == {"eg_troop": 1}


def test_first_confidence_phase() -> None:
    """Fixture: box 3 to 2 on EG-; 6 EG Troops, 1 Supply, no Population to Earth."""
    state = opening()
    put(state, "europa", satellite=1)
    perform(state, confidence_phase)
    assert state.eg_box == 2
    assert state.orbit == 2
    assert (state.earth["eg_troop"], state.earth["supply"], state.earth["population"]) == (8, 2, 1)


def test_terraforming() -> None:
    """4.2: 2 for the first and 1 for the next in each Desert; Conversion Centers cost 1 only in Deserts."""
    state = empty()
    put(state, "syria", terraforming=2)
    put(state, "noctis", terraforming=1, conversion=1)
    put(state, "europa", conversion=1)
    perform(state, terraforming)
    assert state.profits == 3 + 2 - 1


def test_storms_move_on() -> None:
    state = empty()
    put(state, "syria", storm="raging")
    put(state, "noctis", storm="approaching")
    perform(state, storms_move_on)
    assert (state.spaces["syria"].storm, state.spaces["noctis"].storm) == ("", "raging")


def test_six_storm_markers_are_all_there_are() -> None:
    """4.2: rolling ends with the sixth marker."""
    state = empty("many storms")
    table = run(state, StormRolls(left=200))
    while table.waiting():
        play(table, CR, act.DONE)
    assert markers_on_map(state) == 6


def test_a_second_roll_lets_the_reclaimers_strike() -> None:
    """4.2."""
    state = empty("strike")
    for space in SPACES:
        if SPACES[space].sector:
            put(state, space, mg_troop=1)
    table = run(state, StormRolls(left=60))
    assert table.waiting() == (CR,)
    space = top(table, StormStrike).space
    assert state.spaces[space].storm == "raging"
    play(table, CR, act.Remove(piece="mg_troop", count=1, space=space))
    assert state.spaces[space].pieces == {}


def test_attrition() -> None:
    """4.2: hard Deserts without a Base; EG, SpecOps and CR are spared; Labyrinths are safe."""
    state = empty()
    put(state, "syria", damage=1, mg_troop=2, security=2, eg_troop=1, specops=1, cr_rebel=1, rd_rebel_active=1)
    put(state, "noctis", storm="raging", rd_rebel=1, rd_rebel_active=1)
    put(state, "sinai", damage=1, security=1, corp_base=1, rd_rebel=2, rd_base=1)
    put(state, "arsia", mg_troop=1)
    put(state, "europa", damage=2, mg_troop=1)
    put(state, WILDERNESS, mg_troop=1)
    perform(state, attrition)
    assert state.spaces["syria"].pieces == {"mg_troop": 1, "security": 1, "eg_troop": 1, "specops": 1, "cr_rebel": 1}
    assert state.spaces["noctis"].pieces == {"rd_rebel": 1}
    assert state.spaces["sinai"].pieces == {"security": 1, "corp_base": 1, "rd_rebel": 2, "rd_base": 1}
    assert state.spaces["arsia"].pieces == {"mg_troop": 1}
    assert state.spaces["europa"].pieces == {"mg_troop": 1}
    assert state.spaces[WILDERNESS].pieces == {}
    assert state.casualties == {"security": 1}


def test_conversion() -> None:
    """4.2: a Rebel at each Conversion Center in a Populated space; with too few, the Reclaimers choose."""
    state = empty()
    put(state, "syria", conversion=1)
    put(state, "noctis", conversion=1)
    put(state, WILDERNESS, conversion=1, cr_rebel=19)
    table = run(state, FlashpointRound(step="conversion"))
    play(table, CR, act.Space(space="noctis"))
    assert state.spaces["noctis"].pieces == {"conversion": 1, "cr_rebel": 1}
    assert state.spaces[WILDERNESS].pieces["cr_rebel"] == 19
    assert not state.stack


def test_a_whole_flashpoint_round_at_the_opening() -> None:
    state = opening()
    state.flashpoint = 5
    table = run(state, FlashpointRound())
    while table.waiting():
        seat = table.waiting()[0]
        play(table, seat, table.actions(seat)[-1])
    assert state.flashpoint == 0
    assert state.eg_box == 2
    assert not state.stack


# --- 4.3 --------------------------------------------------------------------------------------------------------


def test_earnings_at_the_opening() -> None:
    """Fixture: MG 10, CORP 2, RD 7, CR 3 cards."""
    state = opening()
    assert (mg_earnings(state), corp_earnings(state), rd_earnings(state), cards_earned(state)) == (10, 2, 7, 3)


def test_card_symbols() -> None:
    """4.3: 0, 1, 3, 6, 10 and 15 Bases on Mars."""
    state = empty()
    assert cards_earned(state) == 1
    put(state, WILDERNESS, cr_base=6)
    assert cards_earned(state) == 4


def test_displaced_penalty_at_the_opening() -> None:
    """Fixture: -6 MG Resources, Profits stay at 0; then +10."""
    state = opening()
    run(state, DustStormRound())
    assert state.mg_resources == 18 - 6 + 10
    assert (state.profits, state.rd_resources, len(state.hand)) == (2, 21, 6)


def test_earthgov_casualties() -> None:
    """4.3: one box per Satellite and per two EG Troops, before the victory check."""
    state = opening()
    state.eg_box = 6
    state.casualties = {"satellite": 1, "eg_troop": 3}
    state.earth["satellite"] = 1
    state.available["eg_troop"] -= 3
    perform(state, earthgov_casualties)
    assert state.eg_box == 4
    assert (state.available["eg_troop"], state.earth["satellite"], state.casualties) == (8, 2, {})


def test_victory_at_the_start_of_a_dust_storm_round() -> None:
    """2.0, 4.3: after the penalties."""
    state = opening()
    state.profits = 38
    run(state, DustStormRound())
    assert state.over is None  # two Displaced pairs cost 2
    state = opening()
    state.profits = 39
    run(state, DustStormRound())
    assert state.over is not None
    assert state.over.lines[0].seat == CORP
    assert state.over.reason == "reddust-over-victory"


def test_4_3_casualties_of_earthgov_cost_marsgov_the_victory() -> None:
    """1.2, 4.3: Confidence falls before the check; one EG Troop too few changes nothing."""
    for troops, wins in ((1, True), (2, False)):
        state = empty()
        state.displaced, state.eg_box = 0, 8
        for space in ("europa", "tenzing", "tereshkova", "shepard", "shenzhou"):
            put(state, space, level=2)
        put(state, "noctis", level=1)
        state.available["eg_troop"] -= troops
        state.casualties = {"eg_troop": troops}
        run(state, DustStormRound())  # 24 + 1 Support and 10, or 8, Confidence
        assert (state.over is not None) == wins
        assert state.casualties == {}


def test_4_3_lobby_changes_who_redeploys_earthgov() -> None:
    """1.2, 4.3: from box 5 to box 6 MarsGov is the Controller at once."""
    state = empty()
    state.eg_box, state.mg_resources, state.displaced = 5, 5, 0
    put(state, "europa", eg_troop=1)
    put(state, "tholus", mg_base=1)
    table = run(state, DustStormRound(step="lobby"))
    play(table, MG, act.Choose(what="lobby"))
    assert top(table, Redeploy).force == "EG"
    assert table.waiting() == (MG,)


def test_pacify_two_actions_in_each_controlled_space() -> None:
    """4.3."""
    state = opening()
    state.mg_resources = 50
    table = run(state, DustStormRound(step="pacify"))
    play(table, MG, act.House(space="europa"), act.Shift(space="europa"))
    assert not [a for a in table.actions(MG) if getattr(a, "space", "") == "europa"]
    play(table, MG, act.House(space="tenzing"), act.Repair(space="marth"), act.Shift(space="marth"))
    assert state.spaces["marth"].level == 1
    assert state.mg_resources == 50 - 3 - 3 - 3
    assert not [a for a in table.actions(MG) if a.kind == "shift" and getattr(a, "space", "") == "sharma"]


def test_lobby_once_for_five() -> None:
    """4.3."""
    state = opening()
    table = run(state, DustStormRound(step="lobby"))
    play(table, MG, act.Choose(what="lobby"))
    assert (state.mg_resources, state.eg_box) == (13, 4)
    state = opening()
    state.mg_resources = 4
    assert run(state, DustStormRound(step="lobby")).waiting() == (RD,)


def test_agitate() -> None:
    """4.3: 1 Resource a shift, House sets EG-."""
    state = opening()
    state.eg_plus = True
    table = run(state, DustStormRound(step="agitate"))
    play(table, RD, act.Shift(space="gandhi"), act.House(space="gandhi"))
    assert (state.spaces["gandhi"].level, state.rd_resources, state.eg_plus) == (-2, 13, False)


def redeploy(state: RedDustState, seat: str, force: str) -> Redeploy:
    return Redeploy(seat=seat, force=force, destinations=destinations(state, force, controls(state)))


def test_earthgov_redeploys_to_phobos_or_marsgov_bases() -> None:
    """4.3, FAQ."""
    state = empty()
    put(state, "europa", eg_troop=2)
    put(state, "tholus", mg_base=1, eg_troop=1)
    table = run(state, redeploy(state, CORP, "EG"))
    assert {a.space for a in table.actions(CORP) if isinstance(a, act.Move)} == {PHOBOS, "tholus"}
    play(table, CORP, act.Move(piece="eg_troop", count=1, space="tholus"))
    play(table, CORP, act.Move(piece="eg_troop", count=1, space=PHOBOS))
    assert table.actions(CORP) == [act.Space(space="tholus"), act.DONE]
    play(table, CORP, act.DONE)
    assert state.spaces["tholus"].pieces["eg_troop"] == 2


def test_marsgov_troops_leave_deserts_without_a_coin_base() -> None:
    """4.3; a Fortified Troop that moves is no longer Fortified (6.1)."""
    state = empty()
    put(state, "syria", mg_troop=1)
    put(state, "marth", mg_troop=1, corp_base=1)
    put(state, "europa", mg_fortified=1)
    table = run(state, redeploy(state, MG, MG))
    play(table, MG, act.Move(piece="mg_troop", count=1, space=PHOBOS))
    assert {a.space for a in table.actions(MG) if isinstance(a, act.Space)} == {"marth", "europa"}
    play(table, MG, act.Space(space="europa"), act.Move(piece="mg_fortified", count=1, space=PHOBOS), act.DONE)
    assert state.spaces[PHOBOS].pieces == {"mg_troop": 2}


def test_red_dust_without_bases_loses_stranded_rebels() -> None:
    """4.3: Deserts with neither Opposition nor an RD Base."""
    state = empty()
    put(state, "syria", rd_rebel=2)
    put(state, "noctis", rd_rebel=1, level=-1)
    put(state, "europa", rd_rebel=1)
    run(state, redeploy(state, RD, RD))
    assert state.spaces["syria"].pieces == {}
    assert state.spaces["noctis"].pieces == {"rd_rebel": 1}
    assert state.spaces["europa"].pieces == {"rd_rebel": 1}
    assert not state.stack


def test_reclaimers_move_bases_to_the_wilderness() -> None:
    """4.3: a Conversion Center that moved is flipped; then Rebels to spaces with CR Bases; six Bases fit."""
    state = empty()
    put(state, WILDERNESS, cr_base=5)
    put(state, "syria", conversion=2, cr_rebel=1)
    table = run(state, redeploy(state, CR, "CR_BASES"))
    play(table, CR, act.Space(space="syria"))
    assert table.actions(CR) == [act.Move(piece="conversion", count=1, space=WILDERNESS)]
    play(table, CR, act.Move(piece="conversion", count=1, space=WILDERNESS))
    assert state.spaces[WILDERNESS].pieces == {"cr_base": 6}
    assert not state.stack
    table = run(state, redeploy(state, CR, CR))
    play(table, CR, act.Space(space="syria"), act.Move(piece="cr_rebel", count=1, space=WILDERNESS))
    assert not state.stack  # every Rebel has moved


def test_reset() -> None:
    """4.3: Earth's Population, Hidden, Campaigns gone, Assets shuffled back, two new cards, track at 0."""
    state = opening()
    put(state, "syria", rd_rebel_active=2, specops_active=1, cr_rebel_active=1)
    state.campaigns = [state.campaign_deck.pop()]
    state.asset_discard = [state.asset_deck.pop()]
    state.capabilities = [state.asset_deck.pop(state.asset_deck.index(next(c for c in state.asset_deck if c < 7)))]
    state.sequence.eligible, state.flashpoint, state.eg_box = [MG], 3, 7
    deck = list(state.deck)
    said = [event.kind for event in perform(state, reset)]
    assert said.count("reddust-all-hidden") == 1, "one line, however many turned Hidden"
    assert "reddust-hidden" not in said
    assert state.earth["population"] == 8
    assert state.spaces["syria"].pieces == {"rd_rebel": 2, "specops": 1, "cr_rebel": 1}
    assert (state.campaigns, len(state.campaigns_gone), state.asset_discard) == ([], 1, [])
    assert len(state.asset_deck) == 26  # the Capability never comes back
    assert (state.current, state.next) == (deck[0], deck[1])
    assert (len(state.sequence.eligible), state.flashpoint) == (4, 0)


def test_the_third_dust_storm_ends_the_game_after_redeployment() -> None:
    """2.0, 4.3."""
    state = opening()
    state.dust_storms = 2
    table = run(state, DustStormRound())
    finish(table)
    while table.waiting():
        seat = table.waiting()[0]
        play(table, seat, table.actions(seat)[-1])
    assert state.over is not None
    assert state.over.reason == "reddust-over-last-storm"


def test_raging_deserts_can_be_pacified() -> None:
    """1.10 speaks of Operations, Special Activities and Events; the Support Phase is none of them."""
    state = empty()
    put(state, "syria", mg_troop=1, storm="raging")
    table = run(state, DustStormRound(step="pacify"))
    assert act.House(space="syria") in table.actions(MG)


def test_control_is_not_adjusted_while_forces_redeploy() -> None:
    """4.3: Labyrinths with COIN Control when the phase began are the destinations, for the last Troop too."""
    state = empty()
    state.dust_storms = 3
    put(state, "europa", mg_troop=2)
    put(state, "tenzing", rd_rebel=1)
    put(state, "syria", mg_troop=1)
    table = run(state, DustStormRound(step="redeploy"))
    assert {a.space for a in table.actions(MG) if isinstance(a, act.Move)} == {PHOBOS, "europa"}
    play(table, MG, act.Move(piece="mg_troop", count=1, space="europa"))
    play(table, MG, act.Space(space="europa"))
    assert table.actions(MG)[-1] == act.Move(piece="mg_troop", count=2, space=PHOBOS)  # not the one that just came
    play(table, MG, act.Move(piece="mg_troop", count=2, space=PHOBOS))
    assert state.spaces["europa"].pieces == {"mg_troop": 1}


def test_lobby_lifts_the_marker_from_the_bottom() -> None:
    """1.2, 4.3: the Corporations are Controller again; what had left stays away."""
    state = opening()
    perform(state, lambda turn: move_confidence(turn, -3))
    assert (controller(state), state.orbit) == (None, 0)
    table = run(state, DustStormRound(step="lobby"))
    play(table, MG, act.Choose(what="lobby"))
    assert controller(state) == CORP
    assert (state.orbit, total(state, ("eg_troop",))) == (0, 0)


def test_earthgov_pieces_cannot_land_without_a_controller() -> None:
    """1.2, H20: Troops to Available, Satellites back to Earth, and the table is told."""
    state = opening()
    perform(state, lambda turn: move_confidence(turn, -3))
    put_back = state.available["eg_troop"]
    state.available["eg_troop"] -= 2
    state.transit["eg_troop"] = 2
    events = perform(state, land)
    assert state.available["eg_troop"] == put_back
    assert "eg_troop" not in state.spaces[PHOBOS].pieces
    assert (state.orbit, state.earth["satellite"]) == (0, 4)
    assert "reddust-turned-back" in [e.kind for e in events]


def test_pacify_then_agitate_share_the_displaced() -> None:
    """4.3: MarsGov first; what it houses is not there for Red Dust."""
    state = opening()
    state.displaced = 1
    table = run(state, DustStormRound(step="pacify"))
    play(table, MG, act.House(space="europa"))
    finish(table)
    while table.waiting() == (MG,):
        play(table, MG, table.actions(MG)[-1])
    assert table.waiting() == (RD,)
    assert kinds(table.actions(RD)) == {"shift", "done"}
