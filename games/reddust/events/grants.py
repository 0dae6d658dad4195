"""Effects beyond the map: Earth, the Cycler, free Operations, eligibility, the one-off `Custom`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core.message import m
from games.reddust.earthgov import to_earth
from games.reddust.events.run import Amount, Effect, Run, amount
from games.reddust.frames.base import Told
from games.reddust.frames.cycler import flashpoint_cycler
from games.reddust.frames.pieces import PickOne
from games.reddust.operations.frame import OperationFrame, startable
from games.reddust.operations.registry import OPERATIONS
from games.reddust.say import faction_name
from games.reddust.specials.frame import SpecialFrame
from games.reddust.specials.registry import SPECIALS
from games.reddust.state import RedDustState, Turn


@dataclass(frozen=True, slots=True)
class ToEarth(Effect):
    """Supply, Population or EG Troops to Earth."""

    what: str
    n: Amount

    def run(self, turn: Turn, run: Run) -> None:
        to_earth(turn, self.what, amount(turn.state, run, self.n))


@dataclass(frozen=True, slots=True)
class RunCycler(Effect):
    """One Aldrin Cycler phase as in a Flashpoint Round."""

    def run(self, turn: Turn, run: Run) -> None:
        turn.push(flashpoint_cycler(turn.state))


@dataclass(frozen=True, slots=True)
class FreeOperation(Effect):
    """7.6: the named Faction may execute one of these Operations at no cost; without a legal one nothing happens."""

    by: str
    operations: tuple[str, ...] = ()
    """Empty: any of the Faction's Operations."""
    space: str = ""
    """Named spaces it is limited to; empty: anywhere."""
    most: int = 0
    optional: bool = True
    why: str = "event_operation"

    def frames(self, state: RedDustState, run: Run) -> list[OperationFrame]:
        seat = run.who(self.by)
        only = run.spaces(self.space) if self.space else None
        wanted = [op for op in OPERATIONS.values() if seat in op.factions]
        found = [
            OperationFrame(seat=seat, operation=op.id, free=True, most=self.most, only=only)
            for op in wanted
            if not self.operations or op.id in self.operations
        ]
        return [f for f in found if startable(state, f)]

    def run(self, turn: Turn, run: Run) -> None:
        names = [f"op_{f.operation}" for f in self.frames(turn.state, run)]
        if not names:
            return
        if self.optional:
            names.append("decline")
        run.ask(turn, PickOne(seat=run.who(self.by), why=self.why, options=names))

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        for frame in self.frames(turn.state, run):
            if told.choice == f"op_{frame.operation}":
                turn.push(frame)


@dataclass(frozen=True, slots=True)
class FreeSpecial(Effect):
    """A Special Activity without an accompanying Operation (6.0)."""

    by: str
    activity: str
    space: str = ""

    def run(self, turn: Turn, run: Run) -> None:
        if self.activity not in SPECIALS:
            return
        only = run.spaces(self.space) if self.space else None
        frame = SpecialFrame(seat=run.who(self.by), activity=self.activity, only=only)
        if frame.sa.possible(turn.state, frame):
            run.ask(turn, frame)


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
