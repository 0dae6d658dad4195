"""Effects beyond the map: Earth, the Cycler, free Operations, eligibility, the one-off `Custom`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from games.core.message import m
from games.reddust.earthgov import put, to_earth
from games.reddust.events.run import Amount, Effect, Run, amount
from games.reddust.frames.base import Told
from games.reddust.frames.cycler import flashpoint_cycler
from games.reddust.operations.free import OfferOperation
from games.reddust.say import faction_name, mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import SUPPLY, Faction

AMBUSH: tuple[tuple[str, int], ...] = (("ambush", 1),)
"""For `FreeOperation` of an Attack: a free Ambush brings the Attack it modifies (FAQ)."""


@dataclass(frozen=True, slots=True)
class ToEarth(Effect):
    """Supply, Population or EG Troops to Earth."""

    what: str
    n: Amount

    def run(self, turn: Turn, run: Run) -> None:
        to_earth(turn, self.what, amount(turn.state, run, self.n))


@dataclass(frozen=True, slots=True)
class LoseSupply(Effect):
    """Supply markers on Earth or in Transit go back to the pool."""

    box: Literal["earth", "transit"]
    n: Amount = 99

    def run(self, turn: Turn, run: Run) -> None:
        box = turn.state.earth if self.box == "earth" else turn.state.transit
        n = min(amount(turn.state, run, self.n), box.get(SUPPLY, 0))
        if n:
            put(box, SUPPLY, -n)
            turn.say("reddust-supply-lost", n=n, space=space_name(self.box), marks=mark(self.box))


@dataclass(frozen=True, slots=True)
class Displaced(Effect):
    """Markers from the pool into Displaced Population, or (negative) back to it; `into` remembers how many."""

    n: Amount
    into: str = ""

    def run(self, turn: Turn, run: Run) -> None:
        n = max(-turn.state.displaced, amount(turn.state, run, self.n))
        turn.state.displaced += n
        if self.into:
            run.numbers[self.into] = abs(n)
        if n:
            key = "reddust-arrivals" if n > 0 else "reddust-displaced-gone"
            turn.say(key, n=abs(n), marks=("track:displaced",))


@dataclass(frozen=True, slots=True)
class RunCycler(Effect):
    """One Aldrin Cycler phase as in a Flashpoint Round."""

    def run(self, turn: Turn, run: Run) -> None:
        turn.push(flashpoint_cycler(turn.state))


@dataclass(frozen=True, slots=True)
class FreeOperation(Effect):
    """7.6: the named Faction may execute one of these Operations at no cost; without a legal one nothing happens.

    `into` remembers in how many spaces it was executed (a number), in which (a choice), and as "<into>.<key>" what the
    Operation counted.
    """

    by: str
    operations: tuple[str, ...] = ()
    """Empty: any of the Faction's Operations."""
    space: str = ""
    """Named spaces it is limited to; empty: anywhere."""
    most: int = 0
    optional: bool = True
    into: str = ""
    tallies: tuple[tuple[str, int], ...] = ()
    """Handed to the Operation: (("ambush", 1),) makes an Attack an Ambush (6.9)."""
    origins: str = ""
    """March, Travel: named spaces that may be left; empty: any."""
    destinations: str = ""
    """March, Travel: named spaces that may be entered; empty: any."""

    def run(self, turn: Turn, run: Run) -> None:
        frame = OfferOperation(
            seat=run.who(self.by),
            operations=list(self.operations),
            only=run.spaces(self.space) if self.space else None,
            most=self.most,
            optional=self.optional,
            tallies=dict(self.tallies),
            origins=run.spaces(self.origins) if self.origins else None,
            destinations=run.spaces(self.destinations) if self.destinations else None,
        )
        run.ask(turn, frame)

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        if self.into:
            run.numbers[self.into] = told.n
            run.scope[self.into] = told.spaces
            run.numbers.update({f"{self.into}.{key}": n for key, n in told.tally.items()})


def can_operate(
    operations: tuple[str, ...], space: str, tallies: tuple[tuple[str, int], ...] = ()
) -> Callable[[RedDustState, Run, Faction], bool]:
    """For `ChooseFaction`: the Faction could execute one of these Operations there."""

    def useful(state: RedDustState, run: Run, faction: Faction) -> bool:
        offer = OfferOperation(
            seat=faction, operations=list(operations), only=run.spaces(space), most=1, tallies=dict(tallies)
        )
        return bool(offer.frames(state))

    return useful


@dataclass(frozen=True, slots=True)
class MakeIneligible(Effect):
    """The Faction sits out the rest of this card and the next one."""

    faction: str

    def run(self, turn: Turn, run: Run) -> None:
        who = run.who(self.faction)
        turn.state.sequence.barred.append(who)
        turn.emit("reddust-ineligible", m("reddust-ineligible", faction=faction_name(who)), seat=who)


@dataclass(frozen=True, slots=True)
class StayEligible(Effect):
    faction: str

    def run(self, turn: Turn, run: Run) -> None:
        who = run.who(self.faction)
        turn.state.sequence.kept.append(who)
        turn.emit("reddust-stays-eligible", m("reddust-stays-eligible", faction=faction_name(who)), seat=who)


@dataclass(frozen=True, slots=True)
class OpenMaglev(Effect):
    line: str

    def run(self, turn: Turn, run: Run) -> None:
        if self.line in turn.state.closed_maglevs:
            turn.state.closed_maglevs.remove(self.line)
            turn.say("reddust-maglev-opens", marks=("space:europa", "space:tereshkova"))


@dataclass(frozen=True, slots=True)
class Custom(Effect):
    """One function for what only one card does; promote it to an effect at the third use."""

    do: Callable[[Turn, Run], None]

    def run(self, turn: Turn, run: Run) -> None:
        self.do(turn, run)
