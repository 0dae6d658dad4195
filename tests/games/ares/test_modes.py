"""Co-op (p.18), solo (p.19), options, and random playouts of every mode."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.cards import PHASES
from games.ares.frames.rounds import Round
from games.ares.rules import ARES
from games.ares.state import AresOptions, AresState
from games.core.engine import Table, decision, replay
from games.core.flow import Turn, settle
from games.core.message import m
from games.core.model import Action
from games.core.rng import Rng
from tests.games.ares.build import Game, position

MODES = {
    "two": AresOptions(players=2),
    "three-first-game": AresOptions(players=3, first_game="yes"),
    "four-mulligan": AresOptions(players=4, mulligan="yes"),
    "coop": AresOptions(mode="coop"),
    "solo-novice": AresOptions(mode="solo", level="novice"),
    "solo-advanced": AresOptions(mode="solo", level="advanced"),
    "solo-expert-mulligan": AresOptions(mode="solo", level="expert", mulligan="yes"),
}


def play_quietly(game: Game, rounds: int = 100) -> None:
    """Everybody takes the default until the round is reached or the game is over."""
    while not game.table.over and game.state.round < rounds:
        seat = game.table.waiting()[0]
        asked = decision(game.state, seat)
        assert asked is not None and asked.default is not None
        game.act(asked.default, seat=seat)


def fresh(options: AresOptions, seed: str = "modes") -> Game:
    return Game(ARES.start(seed, [s.seat for s in ARES.seats(options)], options).state)


# --- options ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "seats", "least"),
    [
        (AresOptions(), 2, 2),
        (AresOptions(players=4), 4, 2),
        (AresOptions(players=1), 1, 1),
        (AresOptions(players=4, mode="solo"), 1, 1),
        (AresOptions(players=4, mode="coop"), 2, 2),
        (AresOptions(players=1, mode="coop"), 2, 2),
    ],
)
def test_seats(options: AresOptions, seats: int, least: int) -> None:
    assert len(ARES.seats(options)) == seats
    assert ARES.least_seats(options) == least


def test_one_player_plays_solo() -> None:
    assert fresh(AresOptions(players=1)).state.dummy_cube == 1


def test_a_table_for_four_can_start_with_two() -> None:
    state = ARES.start("few", ["p2", "p4"], AresOptions(players=4)).state
    ARES.check(state)
    assert state.seats == ["p2", "p4"]


def test_first_game_has_no_mulligan() -> None:
    game = fresh(AresOptions(first_game="yes", mulligan="yes"))
    assert game.state.round == 1
    assert {action.kind for action in game.options()} == {"choose_phase"}


# --- co-op (p.18) -------------------------------------------------------------------------------------------------


def coop_at_cubes(**people: dict[str, object]) -> Game:
    game = position(options=AresOptions(mode="coop"), p1=people.get("p1"), p2=people.get("p2"))
    bottom = game.state.stack[0]
    assert isinstance(bottom, Round)
    bottom.stage = "reveal"
    game.state.phases = [4]
    game.state.mc_cubes, game.state.trade_cubes = 27, 3
    settle(Turn(game.state))
    return game


def test_coop_pile_of_thirty() -> None:
    game = fresh(AresOptions(mode="coop"))
    assert (game.state.mc_cubes, game.state.trade_cubes) == (27, 3)
    coop = ARES.view(game.state, None).coop
    assert coop is not None and (coop.mc_cubes, coop.trade_cubes, coop.rounds) == (27, 3, 15)


def test_coop_each_takes_a_cube_after_the_reveal() -> None:
    game = coop_at_cubes()
    assert ARES.view(game.state, None).step == "cubes"
    game.act(do.TakeCube(cube="mc"))
    assert (game.me.mc, game.state.mc_cubes) == (1, 26)
    assert game.table.waiting() == ("p2",)
    game.act(do.TakeCube(cube="mc"), seat="p2")
    assert game.state.mc_cubes == 25


def test_coop_trade() -> None:
    """A trade cube is discarded; a card goes for a card; only the two see which."""
    game = coop_at_cubes(p1={"hand": ["comet", "mine"]}, p2={"hand": ["birds", "fish"]})
    game.act(do.TakeCube(cube="trade")).act(do.TakeCube(cube="mc"), seat="p2")
    assert (game.state.trade_cubes, game.me.mc) == (2, 0)
    game.act(do.GIVE["comet"])
    assert game.events[0].seen_by == ("p1", "p2")
    assert game.table.waiting() == ("p2",)
    asked = decision(game.state, "p2")
    assert asked is not None and asked.prompt.private
    assert asked.prompt.text.args["card"] == m("ares-card-comet")
    game.act(do.GIVE["fish"], seat="p2")
    assert (game.me.hand, game.other.hand) == (["mine", "fish"], ["birds", "comet"])
    assert game.said("ares-traded")[0].seen_by is None
    assert game.said("ares-traded-cards")[0].seen_by == ("p1", "p2")


@pytest.mark.parametrize("who", ["p1", "p2"])
def test_coop_trade_may_be_declined(who: str) -> None:
    game = coop_at_cubes(p1={"hand": ["comet"]}, p2={"hand": ["birds"]})
    game.act(do.TakeCube(cube="trade")).act(do.TakeCube(cube="mc"), seat="p2")
    if who == "p2":
        game.act(do.GIVE["comet"])
    game.act(do.DONE, seat=who)
    assert (game.me.hand, game.other.hand) == (["comet"], ["birds"])
    assert (game.state.trade_cubes, game.state.round) == (2, 2)  # the cube is gone; production, then the next round


def test_coop_trade_needs_cards_on_both_sides() -> None:
    game = coop_at_cubes(p1={"hand": ["comet"]})
    game.act(do.TakeCube(cube="trade")).act(do.TakeCube(cube="mc"), seat="p2")
    assert game.me.hand == ["comet"]
    assert game.state.round == 2  # production done, next round


def test_coop_last_cubes_are_what_is_left() -> None:
    game = coop_at_cubes()
    game.state.mc_cubes = 0
    assert game.options() == [do.TakeCube(cube="trade")]


def test_coop_ends_after_fifteen_rounds() -> None:
    game = fresh(AresOptions(mode="coop"))
    play_quietly(game)
    assert game.state.round == 15
    assert game.state.over is not None and game.state.over.reason == "ares-end-coop-lost"
    assert not any(line.winner for line in game.state.over.lines)
    assert len(game.me.tr_history) == 15


@pytest.mark.parametrize(
    ("tr", "temperature", "won"), [((40, 40), 8, True), ((40, 39), 8, False), ((60, 60), 6, False)]
)
def test_coop_needs_all_parameters_and_eighty_points(tr: tuple[int, int], temperature: int, won: bool) -> None:
    game = position(
        phase="action",
        options=AresOptions(mode="coop"),
        p1={"tr": tr[0]},
        p2={"tr": tr[1]},
        temperature=temperature,
        oxygen=14,
        oceans=9,
    )
    game.act(do.DONE).act(do.DONE, seat="p2")
    result = game.state.over
    assert result is not None
    assert result.reason == f"ares-end-coop-{'won' if won else 'lost'}"
    assert [line.winner for line in result.lines] == [won, won]


def test_coop_goes_on_when_mars_is_complete() -> None:
    """Ruling: co-op ends with the pile, not with the parameters."""
    game = position(
        phase="action",
        more_phases=("production",),
        options=AresOptions(mode="coop"),
        temperature=8,
        oxygen=14,
        oceans=9,
    )
    game.state.mc_cubes = 4
    game.act(do.DONE).act(do.DONE, seat="p2")
    assert game.state.over is None
    assert game.state.round == 2


# --- solo (p.19) --------------------------------------------------------------------------------------------------


def test_solo_dummy_plays_a_phase_without_bonus() -> None:
    game = fresh(AresOptions(mode="solo", level="expert"))
    game.act(game.options()[0])
    top = game.state.dummy[-1]
    own = next(phase for phase in (3, 4) if phase != top)
    assert sorted(game.state.dummy) == [1, 2, 3, 4, 5]
    game.act(do.CHOOSE_PHASE[own])
    assert game.state.phases == sorted({own, top})
    assert game.state.dummy_played == [top]
    assert not (game.state.phase == top and game.me.bonus)


def test_solo_dummy_order_is_hidden() -> None:
    game = fresh(AresOptions(mode="solo"))
    solo = ARES.view(game.state, "p1").solo
    assert solo is not None and solo.left == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(("level", "steps"), [("novice", 2), ("advanced", 1)])
def test_solo_help_when_the_cube_moves(level: str, steps: int) -> None:
    """After five rounds the dummy hand is shuffled, its cube moves, and a parameter rises without TR or forest."""
    game = fresh(AresOptions.model_validate({"mode": "solo", "level": level}))
    while not [a for a in game.options() if a.kind == "raise"]:
        asked = decision(game.state, "p1")
        assert asked is not None and asked.default is not None
        game.act(asked.default)
    assert (game.state.round, game.state.dummy_cube) == (5, 2)
    assert sorted(game.state.dummy) == [1, 2, 3, 4, 5]
    tr, oxygen = game.me.tr, game.state.now.oxygen
    game.act(do.RaiseParameter(parameter="oxygen"))
    assert (game.me.tr, game.me.forests, game.state.now.oxygen) == (tr, 0, oxygen + steps)
    assert game.state.round == 6


def test_solo_help_is_capped_and_skips_what_is_complete() -> None:
    game = fresh(AresOptions(mode="solo", level="novice"))
    game.state.now.oxygen, game.state.now.temperature = 14, 6
    while not [a for a in game.options() if a.kind == "raise"]:
        asked = decision(game.state, "p1")
        assert asked is not None and asked.default is not None
        game.act(asked.default)
        game.state.now.temperature = 6
    assert game.options() == [do.RaiseParameter(parameter="temperature")]
    game.act(do.RaiseParameter(parameter="temperature"))
    assert game.state.now.temperature == 8
    assert game.said("ares-raised-temperature")[0].text.args["n"] == 1  # of the two steps, the one that was left


def test_solo_expert_gets_no_help() -> None:
    game = fresh(AresOptions(mode="solo", level="expert"))
    play_quietly(game, 6)
    assert (game.state.dummy_cube, game.state.now.oxygen) == (2, 0)


def test_solo_picks_the_order_in_the_last_five_rounds_and_ends_after_25() -> None:
    game = fresh(AresOptions(mode="solo", level="expert"))
    play_quietly(game, 21)
    assert game.state.dummy_cube == 5
    solo = ARES.view(game.state, None).solo
    assert solo is not None and solo.chooses
    own = next(a for a in game.options() if isinstance(a, do.ChoosePhase))
    game.act(own)
    assert game.options() == [do.DUMMY[phase] for phase in (1, 2, 3, 4, 5)]
    game.act(do.DUMMY[2])
    assert game.state.phases == sorted({2, PHASES.index(own.phase) + 1})
    play_quietly(game, 22)
    game.act(game.options()[0])
    assert do.DUMMY[2] not in game.options()
    play_quietly(game)
    assert game.state.round == 25
    assert game.state.over is not None and game.state.over.reason == "ares-end-solo-lost"
    assert len(game.me.tr_history) == 25


def test_solo_goes_on_when_mars_is_complete() -> None:
    """Ruling: solo lasts 25 rounds; what is left of them is for points."""
    game = position(phase="action", seats=1, options=AresOptions(mode="solo"), temperature=8, oxygen=14, oceans=9)
    game.state.dummy_cube, game.state.dummy, game.state.dummy_played = 5, [2], [1, 3, 4, 5]
    game.act(do.DONE)
    assert game.state.over is None
    assert game.state.round == 2


def test_solo_win() -> None:
    game = position(
        phase="action", seats=1, options=AresOptions(mode="solo"), p1={"tr": 30}, temperature=8, oxygen=14, oceans=9
    )
    game.state.dummy_cube, game.state.dummy_played = 5, [1, 2, 3, 4, 5]
    game.act(do.DONE)
    result = game.state.over
    assert result is not None and result.reason == "ares-end-solo-won"
    assert result.lines[0].winner and result.lines[0].total == 30


# --- playouts -----------------------------------------------------------------------------------------------------


def playout(options: AresOptions, seed: str, *, keen: bool) -> tuple[AresState, list[tuple[str, Action]]]:
    """A random game; keen players do not sell unless they must."""
    rng = Rng(seed=seed)
    table = Table(ARES, ARES.start(seed, [s.seat for s in ARES.seats(options)], options).state)
    log: list[tuple[str, Action]] = []
    while not table.over:
        seat = rng.pick(table.waiting())
        actions = list(table.actions(seat))
        if keen:
            actions = [a for a in actions if a.kind != "sell"] or actions
        action = rng.pick(actions)
        log.append((seat, action))
        table.step(seat, action)
        ARES.check(table.state)
        assert len(log) < 6000
    return table.state, log


@pytest.mark.parametrize("keen", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_playout_and_replay(mode: str, keen: bool) -> None:
    options = MODES[mode]
    for number in range(2):
        seed = f"{mode}-{number}"
        state, log = playout(options, seed, keen=keen)
        assert state.over is not None
        assert len(ARES.dump(state)) < 20_000
        seats = [s.seat for s in ARES.seats(options)]
        assert replay(ARES, seed, seats, options, log) == state
