"""`make soak`: thousands of random games over all games and modes with every check, until the count or the time is up.

Each process takes the next game from one numbered list, so that the same seed and count play the same games whatever
the number of processes. The first failure stops the run, says where its replay file is, and gives exit code 1.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace

from tests.conformance.files import Broken
from tests.conformance.modes import MODES, Mode
from tests.conformance.playout import Care, play_watched
from tests.conformance.policies import POLICIES

REPORT_SECONDS = 10.0
CLOSE_ROUNDS = 10


@dataclass(frozen=True)
class Job:
    """One game to play."""

    number: int
    mode: Mode
    policy: str
    seed: str
    care: Care


@dataclass(frozen=True)
class Done:
    """What came of it; `problem` is empty when all was well."""

    mode: str
    actions: int
    looked: int
    problem: str = ""


def jobs(modes: list[Mode], seed: str, care: Care, count: int | None) -> Iterator[Job]:
    """Round and round over the modes, with a policy drawn anew each time.

    Looking at every new question of a game takes ten times as long as playing it: one round in ten does.
    """
    rng = random.Random(seed)
    quick = replace(care, novel=0)
    for number in itertools.count() if count is None else range(count):
        policy = rng.choice(list(POLICIES))
        closely = number // len(modes) % CLOSE_ROUNDS == 0
        mode = modes[number % len(modes)]
        yield Job(number, mode, policy, f"soak {seed} {number}", care if closely else quick)


def play(job: Job) -> Done:
    """One game under watch; an error becomes part of the answer, so that nothing is lost between processes."""
    try:
        seen = play_watched(job.mode, job.seed, job.policy, job.care)
    except Broken as error:
        return Done(job.mode.id, 0, 0, f"{job.mode.id}, policy {job.policy}: {error}")
    return Done(job.mode.id, len(seen.play.log), seen.looked)


class Tally:
    """Counts of the run and its rate."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.actions = self.looked = 0
        self.began = time.monotonic()
        self.spoke = self.began

    def add(self, done: Done) -> None:
        self.games[done.mode] += 1
        self.actions += done.actions
        self.looked += done.looked
        if time.monotonic() - self.spoke >= REPORT_SECONDS:
            self.spoke = time.monotonic()
            print(self.line(), flush=True)

    def line(self) -> str:
        seconds = max(time.monotonic() - self.began, 1e-9)
        total = sum(self.games.values())
        return (
            f"{total} games, {self.actions} actions, {self.looked} positions in full, "
            f"{seconds:.0f} s ({total / seconds:.1f} games/s, {self.actions / seconds:.0f} actions/s)"
        )


def run(modes: list[Mode], arguments: argparse.Namespace) -> int:
    tally = Tally()
    care = Care(share=arguments.share, most=None, novel=1 if arguments.share else 0, most_actions=10)
    deadline = tally.began + arguments.minutes * 60
    feed = jobs(modes, arguments.seed, care, arguments.games if arguments.games > 0 else None)
    # Fresh processes, not forks: what is played in one must not lean on what the parent has loaded.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.processes, mp_context=context) as pool:
        problem = play_all(pool, feed, tally, deadline, ahead=arguments.processes * 3)
    if problem:
        print(f"FAILED after {tally.line()}\n{problem}", flush=True)
        return 1
    for mode, games in sorted(tally.games.items()):
        print(f"  {mode:32} {games}")
    print(f"no failure: {tally.line()}; seed {arguments.seed!r}")
    return 0


def play_all(pool: Executor, feed: Iterator[Job], tally: Tally, deadline: float, ahead: int) -> str:
    """Keep a few games ahead of the processes; the first problem, or nothing."""
    running: set[Future[Done]] = set()
    while True:
        wanted = ahead - len(running) if time.monotonic() < deadline else 0
        running |= {pool.submit(play, job) for job in itertools.islice(feed, wanted)}
        if not running:
            return ""
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            done = future.result()
            if done.problem:
                pool.shutdown(wait=False, cancel_futures=True)
                return done.problem
            tally.add(done)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="how many games (0: until the time is up)")
    parser.add_argument("--game", default="", help="only this game (ares), or this mode (ares-solo)")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after this time")
    parser.add_argument("--seed", default="", help="play the same games again; without it they are new each time")
    parser.add_argument(
        "--share",
        type=float,
        default=0.005,
        help="share of the positions looked at in full (0: only exceptions, invariants at each step and the replay)",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    arguments.seed = arguments.seed or f"{random.SystemRandom().getrandbits(48):x}"
    modes = [mode for mode in MODES if arguments.game in ("", mode.game, mode.id)]
    if not modes:
        print(f"no such game or mode: {arguments.game}; there are: {', '.join(mode.id for mode in MODES)}")
        return 2
    print(f"{len(modes)} modes on {arguments.processes} processes, seed {arguments.seed!r}")
    return run(modes, arguments)


if __name__ == "__main__":
    sys.exit(main())
