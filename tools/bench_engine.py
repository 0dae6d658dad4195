"""Random-playout speed of every game against python-chess, in turns in one run so that both meet the same machine.

Run: python -m tools.bench_engine
"""

from __future__ import annotations

import random
import statistics
import time
from dataclasses import dataclass, field

import chess

from games.core.engine import Table
from games.core.flow import State
from tests.conformance.modes import MODES, Mode

ROUNDS = 7
SLICE_SECONDS = 0.6
LONGEST_CHESS = 300
"""Half-moves after which a random chess game is begun anew; most end before, by mate or stalemate."""


@dataclass
class Speed:
    """Actions per second of one mode, and of chess right before it, round by round; seconds of its longest game."""

    mode: str
    ours: list[float] = field(default_factory=list)
    chess: list[float] = field(default_factory=list)
    longest: float = 0.0
    steps: int = 0
    offered: int = 0

    @property
    def options(self) -> float:
        """Options in an average decision: random play makes poor hands, so this says what the rate is worth."""
        return self.offered / max(1, self.steps)

    @property
    def ratio(self) -> float:
        return statistics.median(a / b for a, b in zip(self.ours, self.chess, strict=True))

    @property
    def per_second(self) -> float:
        return statistics.median(self.ours)


def chess_rate(seconds: float, rng: random.Random) -> float:
    """`list(board.legal_moves)` + `push` in random games."""
    board, actions, began = chess.Board(), 0, time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        for _ in range(50):
            moves = list(board.legal_moves)
            if not moves or len(board.move_stack) >= LONGEST_CHESS:
                board.reset()
                continue
            board.push(rng.choice(moves))
            actions += 1
    return actions / (now - began)


class Playing:
    """A mode played at random, game after game; the set-up of a game counts as time but not as an action."""

    def __init__(self, mode: Mode) -> None:
        self.mode, self.rules, self.options, self.seats = mode, mode.rules, mode.options, mode.seats
        self.rng = random.Random(mode.id)
        self.table = self._fresh()
        self.speed = Speed(mode.id)

    def _fresh(self) -> Table[State]:
        seed = f"{self.rng.getrandbits(64):x}"
        return Table(self.rules, self.rules.start(seed, self.seats, self.options).state)

    def rate(self, seconds: float) -> float:
        """Every step lists all actions of a waiting seat and takes one of them."""
        actions, began = 0, time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            for _ in range(20):
                actions += self._step()
        return actions / (now - began)

    def _step(self) -> int:
        if self.table.over:
            self.table = self._fresh()
        seat = self.rng.choice(self.table.waiting())
        actions = self.table.actions(seat)
        self.speed.steps += 1
        self.speed.offered += len(actions)
        self.table.step(seat, self.rng.choice(actions))
        return 1

    def whole_game(self) -> float:
        """Seconds of one game from set-up to end."""
        began = time.perf_counter()
        self.table = self._fresh()
        while not self.table.over:
            self._step()
        return time.perf_counter() - began


def speeds(modes: list[Mode] | None = None, rounds: int = ROUNDS, seconds: float = SLICE_SECONDS) -> list[Speed]:
    """Every mode of every registered game; the tiny game of the tests only when there is no other."""
    chosen = modes if modes is not None else [mode for mode in MODES if mode.game != "tiny"] or MODES
    players, rng = [Playing(mode) for mode in chosen], random.Random(1)
    for player in players:
        player.speed.longest = max(player.whole_game() for _ in range(3))  # and warms up
    for _ in range(rounds):
        for player in players:
            player.speed.chess.append(chess_rate(seconds, rng))
            player.speed.ours.append(player.rate(seconds))
    return [player.speed for player in players]


if __name__ == "__main__":
    for speed in speeds():
        print(
            f"{speed.mode:24} {speed.per_second:8.0f} actions/s  chess {statistics.median(speed.chess):8.0f}  "
            f"ratio {speed.ratio:.2f}  {speed.options:.1f} options  longest game {speed.longest:.2f} s"
        )
