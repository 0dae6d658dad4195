"""Replacing pieces one by one, so that the executor can call up own units when none is Available (1.3)."""

from __future__ import annotations

from collections.abc import Callable

from games.reddust.events.choices import ChooseSpaces, If, some
from games.reddust.events.effects import CallUpFor, ReplaceIn
from games.reddust.events.grants import Custom
from games.reddust.events.predicates import with_pieces
from games.reddust.events.run import Effect, Run
from games.reddust.forces import RECALLABLE, available
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import FACES, Face


def swaps(faces: tuple[Face, ...], becomes: Face, most: int, within: str) -> tuple[Effect, ...]:
    """Up to `most` in the named spaces, counted as "swapped"; one by one when the executor's own run short."""
    at_once = ReplaceIn(faces, becomes, most, within, up_to=True, into="swapped", why="event_swap")
    return (If(_runs_short(becomes, most), _each(faces, becomes, most, within), (at_once,)),)


def _runs_short(becomes: Face, most: int) -> Callable[[RedDustState, Run], bool]:
    def short(state: RedDustState, run: Run) -> bool:
        return becomes in RECALLABLE and FACES[becomes].owner == run.seat and available(state, becomes) < most

    return short


def _each(faces: tuple[Face, ...], becomes: Face, times: int, within: str) -> tuple[Effect, ...]:
    if not times:
        return ()
    one = (
        CallUpFor(becomes, "one"),
        ReplaceIn(faces, becomes, 1, "one"),
        Custom(_one_more),
        *_each(faces, becomes, times - 1, within),
    )
    return (ChooseSpaces("one", 1, with_pieces(*faces), up_to=True, within=within), If(some("one"), one))


def _one_more(turn: Turn, run: Run) -> None:
    run.numbers["swapped"] = run.numbers.get("swapped", 0) + 1
