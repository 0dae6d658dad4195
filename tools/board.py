"""Draws a picture of a seeded game, to be looked at, with its size and how long it took.

python -m tools.board ares --seed x --moves 120 --players 3 --lang ko --name hand --viewer p1 --out out/x.png
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any

from PIL import Image
from pydantic import ValidationError

from bot.i18n import Texts
from games.core.engine import Rules, Table
from games.core.model import Action
from games.registry import GAMES
from renderers.kit.encode import encode
from renderers.protocol import Renderer
from renderers.registry import RENDERERS

NAMES = {
    "en": ("Valentina", "Ōkubo-Fernández", "Maximiliana the Great", "Kim"),
    "ko": ("발렌티나", "이순신", "세종대왕과 집현전 학자들", "김"),
}
# How gladly the demonstration player does something; random play alone sells its hand and shows empty boards.
TASTE = {
    "play": 60.0,
    "act": 14.0,
    "standard": 8.0,
    "pay": 60.0,
    "use": 8.0,
    "done": 0.6,
    "sell": 0.03,
    "mulligan": 0.2,
}


def choose(actions: list[Action], rng: random.Random) -> Action:
    return rng.choices(actions, [TASTE.get(action.kind, 2.0) for action in actions])[0]


def played(
    rules: Rules[Any], options: Any, seed: str, moves: int, until: Any = None
) -> tuple[Table[Any], tuple[str, ...]]:
    """A table after so many moves of the demonstration player (or once `until(view)` holds), and the last marks."""
    rng = random.Random(seed)
    table = Table(rules, rules.start(seed, [spec.seat for spec in rules.seats(options)], options).state)
    marks: tuple[str, ...] = ()
    for _ in range(moves):
        if table.over or (until is not None and until(rules.view(table.state, None))):
            break
        seat = rng.choice(table.waiting())
        events = table.step(seat, choose(list(table.actions(seat)), rng))
        marks = tuple(mark for event in events for mark in event.marks) or marks
    return table, marks


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(RENDERERS))
    parser.add_argument("--seed", default="demo")
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="an option of the game: mode=coop")
    parser.add_argument("--lang", choices=("en", "ko"), default="en")
    parser.add_argument("--name", default="", help='a picture of the view, the main one when left out, or "report"')
    parser.add_argument(
        "--viewer", default="", help="a seat; the channel when left out (a seat with a hand for a hand)"
    )
    parser.add_argument("--text", action="store_true", help="print the text instead")
    parser.add_argument("--out", type=Path, default=Path("out/board.png"))
    return parser.parse_args()


def _holder(rules: Rules[Any], renderer: Renderer, table: Table[Any], seats: list[str]) -> str | None:
    """The first seat with something private to see."""
    return next((seat for seat in seats if "hand" in renderer.pictures(rules.view(table.state, seat))), None)


def main() -> None:
    args = _arguments()
    rules, renderer = GAMES[args.game], RENDERERS[args.game]
    chosen: dict[str, Any] = dict(pair.split("=", 1) for pair in args.option)
    if args.players:
        chosen["players"] = args.players
    try:
        options = rules.options_type(**chosen)
    except ValidationError as wrong:
        sys.exit(f"{args.game} has no such option: {wrong}")
    table, marks = played(rules, options, args.seed, args.moves)
    seats = [spec.seat for spec in rules.seats(options)]
    viewer = args.viewer or (_holder(rules, renderer, table, seats) if args.name == "hand" else None)
    view = rules.view(table.state, viewer)
    name = args.name or renderer.pictures(view)[0]
    say = Texts().speaker(args.lang, dict(zip(seats, NAMES[args.lang], strict=False)))
    print(renderer.headline(view, say), "|", *renderer.pictures(view))
    if name == "report":
        report, picture = renderer.report(view, say)
        print(report)
    elif args.text:
        print(renderer.text(view, name, say))
        return
    else:
        picture = renderer.picture(view, name, say, marks)
    if picture is None:
        return
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_bytes(picture.data)
    image = Image.open(args.out).convert("RGB")
    image.resize((400, 400 * image.height // image.width), Image.Resampling.LANCZOS).save(
        args.out.with_stem(args.out.stem + "_400")
    )
    print(f"{args.out} {picture.width}x{picture.height}, {len(picture.data) // 1024} KiB; alt: {picture.alt}")
    if name != "report":
        _measure(lambda: renderer.picture(view, name, say, marks), image)


def _measure(draw: Any, image: Image.Image) -> None:
    def best(work: Any) -> float:
        times = []
        for _ in range(7):
            start = time.perf_counter()
            work()
            times.append(time.perf_counter() - start)
        return sorted(times)[3]

    both, alone = best(draw), best(lambda: encode(image))
    print(f"render and encode {both * 1000:.0f} ms, encode alone {alone * 1000:.0f} ms: {both / alone:.2f}x")


if __name__ == "__main__":
    main()
