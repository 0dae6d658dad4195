"""`make bench`: the figures the project promises, each as a measured value against its target, in one run.

A part that cannot be measured here is "not available", never passed. Exit code 1 when a figure misses its target.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

PLAYOUT_TARGET = {"ares": 0.25}
OTHER_PLAYOUT_TARGET = 0.1
"""Random-playout actions/s against python-chess: Ares 0.25, heavier games 0.1."""
LONGEST_GAME = 15.0
PICTURE_KIB = {"ares": 500}
OTHER_PICTURE_KIB = 600


@dataclass(frozen=True)
class Figure:
    """One line of the table; `passed` None: could not be measured."""

    what: str
    value: str
    target: str
    passed: bool | None


def at_most(what: str, value: float, limit: float, unit: str) -> Figure:
    return Figure(what, f"{value:.2f}{unit}", f"at most {limit:g}{unit}", value <= limit)


def at_least(what: str, value: float, limit: float, unit: str) -> Figure:
    return Figure(what, f"{value:.2f}{unit}", f"at least {limit:g}{unit}", value >= limit)


def missing(what: str, why: str) -> Figure:
    return Figure(what, "not available", why, None)


# --- parts ---------------------------------------------------------------------------------------------------------


def engine(module: Any) -> Iterable[Figure]:
    for speed in module.speeds():
        game = speed.mode.split("-")[0]
        if game == "tiny":
            yield missing("random playouts", "no game is registered yet")
            continue
        target = PLAYOUT_TARGET.get(game, OTHER_PLAYOUT_TARGET)
        rate = f"{speed.per_second:.0f} actions/s, {speed.options:.1f} options each"
        yield at_least(f"{speed.mode}: playouts ({rate}) vs chess", speed.ratio, target, "x")
        yield at_most(f"{speed.mode}: longest random game", speed.longest, LONGEST_GAME, " s")


def render(module: Any) -> Iterable[Figure]:
    drawings = module.drawings()
    if not drawings:
        yield missing("render + encode vs encode alone", "no renderer is registered")
    for game, name in dict.fromkeys((drawn.game, drawn.picture) for drawn in drawings):
        same = [drawn for drawn in drawings if (drawn.game, drawn.picture) == (game, name)]
        ratio = statistics.median(drawn.ratio for drawn in same)
        full = statistics.median(drawn.full for drawn in same) * 1000
        about = f"{full:.0f} ms; worst {max(drawn.ratio for drawn in same):.2f}x"
        yield at_most(f"{game} {name}: render + encode ({about}) vs encode alone", ratio, 2.0, "x")
        size = max(drawn.size for drawn in same) / 1024
        yield at_most(f"{game} {name}: largest file", size, PICTURE_KIB.get(game, OTHER_PICTURE_KIB), " KiB")


def storage(module: Any) -> Iterable[Figure]:
    ours, bare = module.ratio_save()
    yield at_most(f"saving a move ({ours * 1000:.2f} ms) vs a bare transaction", ours / bare, 2.0, "x")


def discord(module: Any) -> Iterable[Figure]:
    found = module.measure()
    load = f"{found.games} games at once"
    yield at_most(f"first answer to a command, p99, {load}", found.first_answer_p99_ms, 250, " ms")
    if not found.moves or not found.largest_file_kib:  # without a picture these would read as perfect zeros
        yield missing(f"move to posted picture, p95, {load}", "no picture was posted")
        return
    yield at_most(f"move to posted picture, p95, {load} ({found.moves})", found.picture_p95_ms, 1500, " ms")
    yield at_most("largest posted file, same load", found.largest_file_kib, 500, " KiB")


def service(module: Any) -> Iterable[Figure]:
    yield at_most("memory for 1000 stored games touched in turn", module.memory_of_touched(), 60, " MB")
    yield at_most("start-up with 10000 stored games", module.seconds_to_first_answer(), 3, " s")


PARTS: dict[str, Callable[[Any], Iterable[Figure]]] = {
    "engine": engine,
    "render": render,
    "storage": storage,
    "discord": discord,
    "service": service,
}


def figures_of(part: str) -> list[Figure]:
    """All figures of one part; a part that is missing or breaks says so in its line."""
    try:
        return list(PARTS[part](import_module(f"tools.bench_{part}")))
    except ModuleNotFoundError as error:
        return [missing(part, f"{error.name} is not there")]
    except Exception as error:  # one broken part must not hide the others
        return [missing(part, f"{type(error).__name__}: {error}")]


def line(figure: Figure) -> str:
    mark = {True: "pass", False: "FAIL", None: "----"}[figure.passed]
    return f"{mark}  {figure.what:78} {figure.value:>16}  {figure.target}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=sorted(PARTS), action="append", help="only this part (may be repeated)")
    wanted = parser.parse_args(arguments).only or list(PARTS)
    began = time.monotonic()
    figures: list[Figure] = []
    for part in wanted:
        for figure in figures_of(part):
            figures.append(figure)
            print(line(figure), flush=True)
    failed = sum(figure.passed is False for figure in figures)
    absent = sum(figure.passed is None for figure in figures)
    passed = len(figures) - failed - absent
    print(f"{passed} passed, {failed} failed, {absent} not available, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
