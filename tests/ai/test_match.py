"""`tools.match`: the same arguments play the same games, and the table says what came of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools import match
from tools.match import Match, Played

DUEL = Match("ares", "duel", {"p1": "steady", "p2": "random"}, {"players": 2})


def test_the_same_match_is_the_same_game() -> None:
    once, again = match.play(DUEL), match.play(DUEL)
    assert (once.totals, once.winners, once.reason) == (again.totals, again.winners, again.reason)
    assert match.play(replace(DUEL, seed="another")).totals != once.totals


def test_each_seat_in_turn() -> None:
    tables = match.lineups(("a", "b", "c"), {"c": "random"}, "steady", "random")
    assert tables == [
        {"a": "steady", "b": "random", "c": "random"},
        {"a": "random", "b": "steady", "c": "random"},
    ]
    assert match.lineups(("a", "b"), {"a": "steady"}, "", "random") == [{"a": "steady", "b": "random"}]


def test_the_lead_of_allies_is_over_the_others() -> None:
    totals = {"MG": 3, "CORP": 3, "RD": -1, "CR": -4}
    played = Played(dict.fromkeys(totals, "steady"), frozenset({"MG", "CORP"}), totals, "over", {}, 1.0)
    assert {seat: match.lead(played, seat) for seat in totals} == {"MG": 4, "CORP": 4, "RD": -4, "CR": -7}


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert match.main(["ares", "--seat", "p1=steady", "--set", "players=2", "--games", "2"]) == 0
    head, _, first, second, last = capsys.readouterr().out.splitlines()
    assert head == "p1=steady p2=random players=2"
    assert first.split()[:3] == ["p1", "steady", "2/2"]
    assert second.split()[:3] == ["p2", "random", "0/2"]
    assert last.startswith("  2 games, ")


def test_the_command_tells_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert match.main(["reddust", "--rest", "steady", "--log"]) == 0
    told = capsys.readouterr().out
    assert "MarsGov: Train" in told
    assert "reddust-" not in told.replace("reddust-over", "")


def test_an_unknown_player_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        match.main(["ares", "--rest", "clever"])
    assert "no player 'clever'" in capsys.readouterr().err
