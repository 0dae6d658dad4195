"""1.2, 1.3, 1.9, 1.11, 3.0: the printed position and its fixtures."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.model import ScoreLine
from games.reddust.board import (
    DESERTS,
    LABYRINTHS,
    MAGLEVS,
    MARS_LABYRINTHS,
    SPACES,
    STOCK,
    adjacency,
    rolled_space,
)
from games.reddust.cards import ASSETS, DUST_STORMS, EVENTS
from games.reddust.control import control
from games.reddust.invariants import pieces_in_play
from games.reddust.population import population, total_opposition, total_support
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustOptions
from games.reddust.storms import markers_on_map
from games.reddust.victory import edge_track, margins, result, someone_wins
from games.reddust.vocabulary import CORP, CR, MG, PHOBOS, RD, WILDERNESS
from tests.games.reddust.build import empty, opening, put

COIN_SPACES = {"europa", "tenzing", "tereshkova", "tholus", "shenzhou", "marth", "coronae", "hellas_chaos", PHOBOS}
RD_SPACES = {"shepard", "noctis", "daedalia", "sinai", "radau", "gandhi", "sharma", "alpheus"}
CR_SPACES = {"ascraeus", "trouvelot", "wilderness"}


def test_opening_control() -> None:
    """Fixture: who controls what; New Córdoba is 3 CR against 2 MG + 1 RD, so nobody's (1.9)."""
    state = opening()
    held = {s: control(state, s) for s in SPACES}
    assert {s for s, side in held.items() if side == "COIN"} == COIN_SPACES
    assert {s for s, side in held.items() if side == RD} == RD_SPACES
    assert {s for s, side in held.items() if side == CR} == CR_SPACES
    assert held["new_cordoba"] == ""


def test_opening_edge_track() -> None:
    """3.1: the seven numbers."""
    assert edge_track(opening()) == {
        "enemy_bases": 10,
        "profits": 0,
        "cr_control_bases": 7,
        "support_confidence": 12,
        "opposition_bases": 14,
        "rd_resources": 14,
        "mg_resources": 18,
    }


def test_opening_margins() -> None:
    assert margins(opening()) == {MG: -22, CORP: -36, RD: -18, CR: -3}
    assert not someone_wins(opening())


def test_pieces_add_up() -> None:
    """1.3: the inventory of every Faction mat."""
    found = pieces_in_play(opening())
    assert {stock: found[stock] for stock in STOCK if stock not in ("supply", "storm")} == {
        stock: n for stock, n in STOCK.items() if stock not in ("supply", "storm")
    }
    assert found["supply"] == 4
    RED_DUST.check(opening())


def test_population() -> None:
    """33 printed, 26 after the seven starting Damage."""
    assert sum(info.green for info in SPACES.values()) == 33
    assert sum(population(opening(), s) for s in SPACES) == 26
    assert (total_support(opening()), total_opposition(opening())) == (11, 9)


def test_map_counts() -> None:
    assert (len(LABYRINTHS), len(MARS_LABYRINTHS), len(DESERTS)) == (9, 8, 16)
    assert all(info.green + info.gray == (4 if info.labyrinth else 2) for s, info in SPACES.items() if info.sector)
    assert SPACES["noctis"].desert


def test_adjacency_is_symmetric_with_55_pairs() -> None:
    table = adjacency(False)
    pairs = {frozenset((a, b)) for a in table for b in table[a]}
    assert all(a in table[b] for a in table for b in table[a])
    assert len(pairs) == 55
    assert frozenset(("ascraeus", "pavonis")) in pairs
    assert frozenset(("noctis", WILDERNESS)) not in pairs
    assert frozenset(("hellas_chaos", "gandhi")) not in pairs
    assert len(table[WILDERNESS]) == 12
    assert not set(table[WILDERNESS]) & set(LABYRINTHS)
    assert table[PHOBOS] == ()


def test_the_open_pair_is_an_option() -> None:
    """House value H1."""
    assert "sharma" not in adjacency(False)["coronae"]
    assert "sharma" in adjacency(True)["coronae"]
    assert "coronae" in adjacency(True)["sharma"]


def test_maglevs() -> None:
    """1.2: five lines, the Rodgers Line closed."""
    assert [line.id for line in MAGLEVS.values() if not line.open] == ["M4"]
    assert all(end in MARS_LABYRINTHS for line in MAGLEVS.values() for end in line.ends)
    assert all(set(line.ends) <= set(line.touches) for line in MAGLEVS.values())


def test_every_storm_roll_names_a_space() -> None:
    """3.2: 36 results; Hellas Chaos has four of them, the Wilderness and Phobos none."""
    rolled = Counter(rolled_space(w, b) for w in range(1, 7) for b in range(1, 7))
    assert sum(rolled.values()) == 36
    assert rolled["hellas_chaos"] == 4
    assert rolled["europa"] == 1
    assert rolled["gandhi"] == 2
    assert set(rolled) == set(SPACES) - {PHOBOS, WILDERNESS}


def test_cards() -> None:
    """Flashpoint values, orders and kinds as printed."""
    assert Counter(e.flashpoint for e in EVENTS.values()) == {0: 4, 1: 8, 2: 20, 3: 12, 4: 4}
    orders = Counter(e.order for e in EVENTS.values())
    assert set(orders.values()) == {8}
    assert all(order[-1] == CR for order in orders)
    assert sum(len(e.sides) for e in EVENTS.values()) == 93
    assert Counter(a.kind for a in ASSETS.values()) == {"capability": 10, "event": 10, "resource": 10}
    assert {a.kind: a.value for a in ASSETS.values()} == {"capability": 2, "event": 3, "resource": 4}
    assert Counter(a.bonus for a in ASSETS.values() if a.bonus) == {"rally": 2, "travel": 2, "attack": 2, "preach": 2}


@pytest.mark.parametrize("seed", range(20))
def test_the_event_deck(seed: int) -> None:
    """3.3: 39 cards, one Dust Storm among the last seven of every thirteen."""
    state = opening(f"deck {seed}")
    deck = [state.current, state.next, *state.deck]
    assert len(deck) == 39
    assert len(state.unseen) == 12
    for i, storm in enumerate(DUST_STORMS):
        assert 13 * i + 6 <= deck.index(storm) <= 13 * i + 12


@pytest.mark.parametrize("seed", range(10))
def test_set_up(seed: int) -> None:
    """3.2, 3.3: two storm markers or one Raging Storm, three Asset cards, one Campaign."""
    state = RED_DUST.start(f"set-up {seed}", ["MG", "CORP", "RD", "CR"], RedDustOptions()).state
    raging = [s for s in SPACES if state.spaces[s].storm == "raging"]
    assert markers_on_map(state) == (1 if raging else 2)
    assert (len(state.hand), len(state.asset_deck)) == (3, 27)
    assert len(state.campaigns) == (0 if raging else 1)
    assert state.flashpoint == 0
    RED_DUST.check(state)


def test_satellites_do_not_count_for_control() -> None:
    """1.3."""
    state = empty()
    put(state, "europa", mg_troop=1, rd_rebel=1, satellite=1)
    assert control(state, "europa") == ""
    put(state, "europa", mg_troop=2, rd_rebel=1)
    assert control(state, "europa") == "COIN"


def test_torture_video_leaks() -> None:
    """Campaign 7: CORP units do not count for Control in Labyrinths, CORP Bases do."""
    state = empty()
    put(state, "europa", security=3, corp_base=1, rd_rebel=1)
    put(state, "syria", security=1)
    state.campaigns = [7]
    assert control(state, "europa") == ""
    assert control(state, "syria") == "COIN"


def lines(alliance: str) -> tuple[ScoreLine, ...]:
    return result(opening(alliance=alliance), "reddust-over-last-storm").lines


def test_ranking_by_margin() -> None:
    """2.0."""
    assert [line.seat for line in lines("none")] == [CR, RD, MG, CORP]
    assert [line.place for line in lines("none")] == [1, 2, 3, 4]
    assert [line.total for line in lines("none")] == [-3, -18, -22, -36]


def test_alliances_use_the_lower_margin() -> None:
    """1.1: Earth-Mars Alliance -36, Children of Mars -18."""
    assert [(line.seat, line.place, line.total) for line in lines("both")] == [
        (CR, 1, -18),
        (RD, 1, -18),
        (MG, 2, -36),
        (CORP, 2, -36),
    ]
    assert [line.winner for line in lines("both")] == [True, True, False, False]


def test_ties_go_to_reclaimers_marsgov_red_dust() -> None:
    """2.0: on a bare map with EG Confidence at the bottom."""
    state = empty()
    state.eg_box, state.profits = 0, 36
    for space in ("noctis", "syria", "sinai"):
        put(state, space, cr_rebel=1, mg_base=0)
    put(state, "europa", mg_base=1)
    put(state, "tenzing", mg_base=1)
    put(state, "gandhi", mg_base=1)
    own = margins(state)
    assert own[CR] == own[CORP] == 0
    assert [line.seat for line in result(state, "x").lines][:2] == [CR, CORP]


def test_2_0_a_tie_goes_to_the_alliance_of_the_reclaimers() -> None:
    """1.1, 2.0: MarsGov, Red Dust and the Reclaimers at -10: the margin of the alliance is the Reclaimers' too."""
    state = empty(alliance="rebels")
    state.eg_box = 0
    for space in ("gandhi", "sharma", "europa", "new_cordoba", "syria", "sinai", "arsia", "pavonis"):
        put(state, space, level=2)
    for space in ("tenzing", "shenzhou", "tereshkova", "shepard", "noctis"):
        put(state, space, level=-2)
    put(state, WILDERNESS, mg_base=3, corp_base=3)
    put(state, "marth", corp_base=2)
    put(state, "radau", corp_base=2)
    own = margins(state)
    assert (own[MG], own[RD], own[CR]) == (-10, -10, -10)
    assert [(line.seat, line.place) for line in result(state, "x").lines][:3] == [(CR, 1), (RD, 1), (MG, 2)]


def test_victory_must_be_exceeded() -> None:
    """2.0: 36 Profits are not enough, 37 are; an alliance needs both."""
    state = opening()
    state.profits = 36
    assert not someone_wins(state)
    state.profits = 37
    assert someone_wins(state)
    allied = opening(alliance="coin")
    allied.profits = 50
    assert not someone_wins(allied)


@pytest.mark.parametrize(
    ("asked", "holders", "alliance"),
    [
        ("none", {"MG": "a", "CORP": "b", "RD": "c", "CR": "d"}, "none"),
        ("none", {"MG": "a", "CORP": "a", "RD": "b", "CR": "c"}, "coin"),
        ("none", {"MG": "a", "CORP": "b", "RD": "c", "CR": "c"}, "rebels"),
        ("none", {"MG": "a", "CORP": "a", "RD": "b", "CR": "b"}, "both"),
        ("none", {"MG": "a", "CORP": "a", "RD": "a", "CR": "b"}, "coin"),
        ("none", {"MG": "a", "RD": "a"}, "none"),
        ("none", {"RD": "a", "CR": "a"}, "rebels"),
        ("none", dict.fromkeys(("MG", "CORP", "RD", "CR"), "a"), "none"),
        ("none", {}, "none"),
        ("coin", {"MG": "a", "CORP": "b", "RD": "c", "CR": "c"}, "both"),
        ("both", dict.fromkeys(("MG", "CORP", "RD", "CR"), "a"), "both"),
    ],
)
def test_1_1_whoever_holds_a_side_is_an_alliance(asked: str, holders: dict[str, str], alliance: str) -> None:
    """1.1: a player with both Factions of a side uses the lower margin; computers hold nothing here."""
    options = RED_DUST.settled(RedDustOptions(alliance=asked), holders)
    assert options == RedDustOptions(alliance=alliance)
