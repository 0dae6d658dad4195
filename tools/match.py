"""Computer players against each other: who wins how often, by how much, and how long they think.

    python -m tools.match reddust --each steady --rest random --games 20
    python -m tools.match reddust --rest steady --games 60 --set alliance=both
    python -m tools.match ares --seat p1=steady --rest random --games 100 --set players=2
    python -m tools.match reddust --rest steady --log

The same arguments play the same games on every machine; only the times differ. Times are processor time, so that what
else runs on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from bot.i18n import Texts
from games.ai import players_of
from games.core.engine import Table, decision
from games.core.message import Event
from games.core.model import SeatId
from games.core.rng import Rng
from games.registry import GAMES

LIMIT = 20_000
"""More decisions than any game has: a game that does not end is an error, not a long wait."""
Lineup = dict[SeatId, str]
"""Seat -> name of the policy, for every seat of the table."""
Tell = Callable[[SeatId, Event], None]


@dataclass(frozen=True)
class Match:
    """One game to play. `fields` are the options that differ from the defaults."""

    game: str
    seed: str
    lineup: Lineup
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """What came of it. `thought`: milliseconds of each decision, by seat."""

    lineup: Lineup
    winners: frozenset[SeatId]
    totals: dict[SeatId, int]
    reason: str
    thought: dict[SeatId, list[float]]
    seconds: float


def play(match: Match, tell: Tell | None = None) -> Played:
    """A whole game. Each seat has a generator of its own, so that one player's ties do not change another's."""
    rules, policies = GAMES[match.game], players_of(match.game)
    options = rules.options_type.model_validate(match.fields)
    began = time.process_time()
    table: Table[Any] = Table(rules, rules.start(match.seed, list(match.lineup), options).state)
    chance = {seat: Rng(seed=f"{seat} plays {match.seed}") for seat in match.lineup}
    thought: dict[SeatId, list[float]] = {seat: [] for seat in match.lineup}
    for _ in range(LIMIT):
        if table.over:
            break
        seat = table.waiting()[0]
        asked, view = decision(table.state, seat), rules.view(table.state, seat)
        assert asked is not None
        since = time.process_time()
        action = policies[match.lineup[seat]](view, asked, chance[seat])
        thought[seat].append((time.process_time() - since) * 1000)
        for event in table.act(seat, action):
            if tell is not None:
                tell(seat, event)
    result = table.state.over
    if result is None:
        raise RuntimeError(f"no end after {LIMIT} decisions: {match}")
    return Played(
        lineup=match.lineup,
        winners=frozenset(line.seat for line in result.lines if line.winner),
        totals={line.seat: line.total for line in result.lines},
        reason=result.reason,
        thought=thought,
        seconds=time.process_time() - began,
    )


def lineups(seats: Iterable[SeatId], placed: Lineup, each: str, rest: str) -> list[Lineup]:
    """One table, or with `each` one for every seat that nobody is placed on."""
    table = {seat: placed.get(seat, rest) for seat in seats}
    return [{**table, seat: each} for seat in table if seat not in placed] if each else [table]


def matches(game: str, tables: list[Lineup], fields: dict[str, Any], seed: str, games: int) -> list[Match]:
    """Every table plays the same seeds."""
    return [Match(game, f"{seed} {number}", table, fields) for table in tables for number in range(games)]


# --- the table of results ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One seat over all games with the same players."""

    seat: SeatId
    policy: str
    games: int
    won: int
    total: float
    lead: float
    """On average before the best other, see `lead`."""
    median_ms: float
    worst_ms: float

    def __str__(self) -> str:
        share = f"{self.won}/{self.games} ({100 * self.won / self.games:.0f} %)"
        return (
            f"  {self.seat:6} {self.policy:8} {share:>16} {self.total:8.1f} {self.lead:+8.1f} "
            f"{self.median_ms:9.2f} {self.worst_ms:8.1f}"
        )


HEAD = f"  {'seat':6} {'player':8} {'won':>16} {'total':>8} {'lead':>8} {'ms median':>9} {'worst':>8}"


def lead(played: Played, seat: SeatId) -> int:
    """Points before the best other seat (below zero: behind it); allies who win together are not compared."""
    others = [played.totals[s] for s in played.totals if s != seat and not {s, seat} <= played.winners]
    return played.totals[seat] - max(others, default=played.totals[seat])


def lines(games: list[Played]) -> Iterator[Line]:
    for seat, policy in games[0].lineup.items():
        times = [ms for played in games for ms in played.thought[seat]] or [0.0]
        yield Line(
            seat,
            policy,
            len(games),
            sum(seat in played.winners for played in games),
            statistics.mean(played.totals[seat] for played in games),
            statistics.mean(lead(played, seat) for played in games),
            statistics.median(times),
            max(times),
        )


def report(games: list[Played]) -> str:
    """The games of one table, seat by seat, and how they went."""
    decisions = statistics.mean(sum(map(len, played.thought.values())) for played in games)
    seconds = [played.seconds for played in games]
    reasons = ", ".join(f"{reason} {n}" for reason, n in Counter(played.reason for played in games).most_common())
    return "\n".join(
        (
            HEAD,
            *map(str, lines(games)),
            f"  {len(games)} games, {decisions:.0f} decisions and {statistics.mean(seconds):.1f} s each "
            f"(longest {max(seconds):.1f} s); {reasons}",
        )
    )


# --- the command ---------------------------------------------------------------------------------------------------


def show_log(match: Match) -> None:
    """One game told in English, as those who see everything would read it."""
    texts = Texts()

    def tell(seat: SeatId, event: Event) -> None:
        print(f"{seat:6} {texts.say(event.text, 'en')}")

    print(report([play(match, tell)]))


def pair(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def option(text: str) -> tuple[str, Any]:
    """`players=2` is a number, `coronae_sharma=true` a truth, all else a word."""
    name, value = pair(text)
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seat", type=pair, action="append", default=[], help="SEAT=PLAYER (may be repeated)")
    parser.add_argument("--each", default="", help="this player on every free seat in turn")
    parser.add_argument("--rest", default="random", help="the player on all other seats")
    parser.add_argument("--set", type=option, action="append", default=[], help="OPTION=VALUE of the game")
    parser.add_argument("--games", type=int, default=20, help="for each table")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--log", action="store_true", help="tell the first game move by move, play no others")
    found = parser.parse_args(arguments)
    for player in {*dict(found.seat).values(), found.rest, found.each or found.rest} - set(players_of(found.game)):
        parser.error(f"no player {player!r}; there are: {', '.join(players_of(found.game))}")
    return found


def main(arguments: list[str] | None = None) -> int:
    asked = parsed(arguments)
    rules, fields = GAMES[asked.game], dict(asked.set)
    seats = [spec.seat for spec in rules.seats(rules.options_type.model_validate(fields))]
    tables = lineups(seats, dict(asked.seat), asked.each, asked.rest)
    todo = matches(asked.game, tables, fields, asked.seed, asked.games)
    if asked.log:
        show_log(todo[0])
        return 0
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.processes, mp_context=context) as pool:
        results = pool.map(play, todo)
        for table in tables:
            print(*(f"{name}={value}" for name, value in (*table.items(), *fields.items())))
            print(report([next(results) for _ in range(asked.games)]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
