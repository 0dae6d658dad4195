"""Effects that choose and steer: spaces, Factions, alternatives, loops. See `effects` for how names work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.reddust.board import MARS, SPACES
from games.reddust.events.predicates import Where, on_mars
from games.reddust.events.run import EXECUTOR, Amount, Effect, Run, amount
from games.reddust.frames.base import Told
from games.reddust.frames.number import PickNumber
from games.reddust.frames.pieces import PickOne, PickSpaces
from games.reddust.movement import neighbours, selectable
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Faction, SpaceId

Best = Callable[[RedDustState, SpaceId], int]
Fits = Callable[[RedDustState, Run, SpaceId], bool]
"""A filter that also knows the script: who executes it and what was chosen before."""


def open_to_events(
    state: RedDustState, seat: Faction, where: Where, among: tuple[SpaceId, ...], *, storms: bool = False
) -> list[SpaceId]:
    """7.3: Events cannot target Deserts in Raging Storms; with `storms` the Operation that follows judges them."""
    return [s for s in among if (storms or selectable(state, seat, s)) and where(state, s)]


# --- choosing ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseSpaces(Effect):
    """Choose n spaces (or up to n) into the scope."""

    into: str
    n: Amount = 1
    where: Where = on_mars
    up_to: bool = False
    by: str = EXECUTOR
    best: Best | None = None
    why: str = "event_spaces"
    among: tuple[SpaceId, ...] = tuple(SPACES)
    within: str = ""
    """Choose among the spaces of an earlier choice."""
    fits: Fits | None = None
    storms: bool = False
    """Raging Deserts too: an Operation that judges storms itself begins there (5.8)."""

    def run(self, turn: Turn, run: Run) -> None:
        run.scope[self.into] = []
        self._ask(turn, run)

    def _ask(self, turn: Turn, run: Run) -> None:
        state = turn.state
        chosen = run.scope[self.into]
        found = self._found(state, run)
        n = min(amount(state, run, self.n), len(chosen) + len(found))
        must, found = self._best(state, found, n - len(chosen))
        chosen = [*chosen, *must]
        least = len(chosen) if self.up_to else n
        seat = run.who(self.by)
        run.ask(turn, PickSpaces(seat=seat, why=self.why, candidates=found, least=least, most=n, chosen=chosen))

    def _found(self, state: RedDustState, run: Run) -> list[SpaceId]:
        """Spaces that fit and are not chosen yet."""
        among = tuple(run.spaces(self.within)) if self.within else self.among
        found = open_to_events(state, run.who(self.by), self.where, among, storms=self.storms)
        chosen = run.scope[self.into]
        return [s for s in found if s not in chosen and (self.fits is None or self.fits(state, run, s))]

    def _best(self, state: RedDustState, found: list[SpaceId], n: int) -> tuple[list[SpaceId], list[SpaceId]]:
        """7.4: the spaces that must be among n, and those that share the last rank needed.

        "Up to" n begins with the best: whoever takes fewer takes those, and `answered` goes on with the next.
        """
        if self.best is None or not found or not n:
            return [], found
        ranks = {s: self.best(state, s) for s in found}
        cut = sorted(ranks.values(), reverse=True)[:n]
        last = cut[0] if self.up_to else cut[-1]
        return [s for s in found if ranks[s] > last], [s for s in found if ranks[s] == last]

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        state = turn.state
        _, offered = self._best(state, self._found(state, run), 1)
        run.scope[self.into] = told.spaces
        if self.best is None or not self.up_to or not offered:
            return
        more = len(told.spaces) < amount(state, run, self.n) and bool(self._found(state, run))
        if more and all(s in told.spaces for s in offered):
            self._ask(turn, run)


@dataclass(frozen=True, slots=True)
class AllSpaces(Effect):
    """Every space that fits, into the scope."""

    into: str
    where: Where
    among: tuple[SpaceId, ...] = MARS
    fits: Fits | None = None
    by: str = EXECUTOR
    """Who uses them: Asset 2 opens Raging Deserts to what the Reclaimers choose."""
    storms: bool = False

    def run(self, turn: Turn, run: Run) -> None:
        found = open_to_events(turn.state, run.who(self.by), self.where, self.among, storms=self.storms)
        if self.fits is not None:
            found = [s for s in found if self.fits(turn.state, run, s)]
        run.scope[self.into] = found


@dataclass(frozen=True, slots=True)
class ChooseFaction(Effect):
    """7.2: where a card names two Factions, the executor names the one that acts."""

    into: str
    among: tuple[Faction, ...]
    by: str = EXECUTOR
    why: str = "event_faction"
    useful: Callable[[RedDustState, Run, Faction], bool] | None = None
    """Not asked when none of them could do anything."""

    def run(self, turn: Turn, run: Run) -> None:
        if self.useful is not None and not any(self.useful(turn.state, run, f) for f in self.among):
            run.scope[self.into] = [self.among[0]]
            return
        run.ask(turn, PickOne(seat=run.who(self.by), why=self.why, options=list(self.among)))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        run.scope[self.into] = [told.choice]


@dataclass(frozen=True, slots=True)
class ChooseNumber(Effect):
    """A number up to `most` into the numbers of the script ("up to", "any number")."""

    into: str
    most: Amount
    least: int = 0
    by: str = EXECUTOR
    why: str = "event_number"

    def run(self, turn: Turn, run: Run) -> None:
        most = amount(turn.state, run, self.most)
        run.ask(turn, PickNumber(seat=run.who(self.by), why=self.why, least=min(self.least, most), most=most))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        run.numbers[self.into] = told.n


@dataclass(frozen=True, slots=True)
class Choice:
    """One alternative of a `ChooseOne`: named by reddust-choose-<key>, offered when `when` holds."""

    key: str
    do: tuple[Effect, ...]
    when: Callable[[RedDustState], bool] | None = None


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    options: tuple[Choice, ...]
    by: str = EXECUTOR
    why: str = "event_one"

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return tuple(o.do for o in self.options)

    def run(self, turn: Turn, run: Run) -> None:
        keys = [o.key for o in self.options if o.when is None or o.when(turn.state)]
        if keys:
            run.ask(turn, PickOne(seat=run.who(self.by), why=self.why, options=keys))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        for i, option in enumerate(self.options):
            if option.key == told.choice:
                run.enter(turn, i)


def Optional(by: str, key: str, *do: Effect) -> ChooseOne:  # reads as an effect in scripts
    """ "X may": the named Faction decides whether the rest happens."""
    return ChooseOne((Choice(key, do), Choice("decline", ())), by=by, why="event_optional")


# --- flow -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """Run the block once for every space of a named choice; "space" is bound to it."""

    over: str
    do: tuple[Effect, ...]

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.do,)

    def run(self, turn: Turn, run: Run) -> None:
        spaces = run.spaces(self.over)
        if run.index < len(spaces):
            run.index += 1
            run.enter(turn, 0, spaces[run.index - 1])

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        self.run(turn, run)


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """Run the block n times ("for every")."""

    n: Amount
    do: tuple[Effect, ...]

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.do,)

    def run(self, turn: Turn, run: Run) -> None:
        if run.index < amount(turn.state, run, self.n):
            run.index += 1
            run.enter(turn, 0)

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        self.run(turn, run)


@dataclass(frozen=True, slots=True)
class If(Effect):
    when: Callable[[RedDustState, Run], bool]
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.do, self.otherwise)

    def run(self, turn: Turn, run: Run) -> None:
        run.enter(turn, 0 if self.when(turn.state, run) else 1)


def some(name: str) -> Callable[[RedDustState, Run], bool]:
    """For `If`: the named choice holds a space."""

    def holds(state: RedDustState, run: Run) -> bool:
        return bool(run.spaces(name))

    return holds


def counted_as(name: str) -> Callable[[RedDustState, Run], int]:
    """For amounts: a number that an earlier effect remembered."""

    def number(state: RedDustState, run: Run) -> int:
        return run.numbers.get(name, 0)

    return number


def beside(name: str) -> Fits:
    """Adjacent to a space of the named choice."""

    def near(state: RedDustState, run: Run, space: SpaceId) -> bool:
        return any(space in neighbours(state, s) for s in run.spaces(name))

    return near


def apart_from(name: str) -> Fits:
    """Not a space of the named choice."""

    def other(state: RedDustState, run: Run, space: SpaceId) -> bool:
        return space not in run.spaces(name)

    return other


def any_space_of(name: str) -> Callable[[RedDustState, Run, Faction], bool]:
    """For `ChooseFaction`: whoever is named needs one of these spaces."""

    def useful(state: RedDustState, run: Run, faction: Faction) -> bool:
        return bool(run.spaces(name))

    return useful
