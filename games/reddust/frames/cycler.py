"""4.2, 5.2: the Aldrin Cycler: Transit lands on Phobos, Earth loads Transit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.message import Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import CARGO
from games.reddust.cards import Campaign
from games.reddust.earthgov import controller, put, satellites_arrive
from games.reddust.forces import add
from games.reddust.frames.base import Stepwise
from games.reddust.say import counted
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import CORP, MG, PHOBOS, POPULATION, RD, SUPPLY, Faction

LOADABLE: tuple[str, ...] = ("eg_troop", "security", "specops", "satellite", "supply")
MARKS = ("space:earth", "space:transit")
CyclerStep = Literal["land", "population", "load", "paid", "end"]


class Cycler(Stepwise):
    """Land, then load: one Population, five pieces of the loader's choice, and more for Profits.

    `loader` is the EarthGov Controller in a Flashpoint Round ("" if there is none) and CORP when it passes or uses
    Logistics, where moving Population is its choice.
    """

    kind: Literal["cycler"] = "cycler"
    seat: Faction = CORP
    loader: Faction = ""
    logistics: bool = False
    step: CyclerStep = "land"
    left: int = CARGO
    rule = "4.2"
    topic = "reddust.cargo"

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-cycler-{self.step}", n=self.left)

    def cargo(self, state: RedDustState) -> dict[str, int]:
        return {what: state.earth[what] for what in LOADABLE if state.earth.get(what)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if self.step == "population":
            return [act.choose("send_population"), act.choose("keep_population")]
        most = self.left if self.step == "load" else state.profits
        found: list[Action] = [
            act.Load(piece=what, count=n)
            for what, there in self.cargo(state).items()
            for n in range(1, min(there, most) + 1)
        ]
        return found if self.step == "load" else [*found, act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Choose):
            self.step = "load"
            if action.what == "send_population":
                send(turn, POPULATION, 1)
        elif isinstance(action, act.Load):
            send(turn, action.piece, action.count)
            if self.step == "load":
                self.left -= action.count
            else:
                adjust(turn, CORP, -action.count)
        else:
            self.step = "end"

    def advance(self, turn: Turn) -> None:
        state = turn.state
        if self.step == "land":
            self.step = "population"
            land(turn)
        elif self.step == "population":
            self._population(turn)
        elif self.step == "load":
            self._load(turn)
        elif self.step == "paid" and state.profits and self.cargo(state):
            self.seat = CORP
            self.asking = True
        else:
            turn.pop()

    def _population(self, turn: Turn) -> None:
        if not turn.state.earth.get(POPULATION):
            self.step = "load"
        elif self.logistics:
            self.seat = CORP
            self.asking = True
        else:
            self.step = "load"
            send(turn, POPULATION, 1)

    def _load(self, turn: Turn) -> None:
        cargo = self.cargo(turn.state)
        if self.loader and cargo and self.left:
            if sum(cargo.values()) <= self.left or len(cargo) == 1:
                for what, n in cargo.items():
                    n = min(n, self.left)
                    send(turn, what, n)
                    self.left -= n
            else:
                self.seat = self.loader
                self.asking = True
                return
        self.step = "paid"


def send(turn: Turn, what: str, n: int) -> None:
    """From Earth to Transit."""
    put(turn.state.earth, what, -n)
    put(turn.state.transit, what, n)
    turn.say("reddust-loaded", pieces=counted(what, n), marks=MARKS)


def land(turn: Turn) -> None:
    """4.2: everything in Transit arrives on Phobos; markers are converted at once."""
    state = turn.state
    cargo, state.transit = state.transit, {}
    turn.say("reddust-cycler", marks=("space:transit", "space:phobos"))
    if cargo.get(POPULATION):
        state.displaced += cargo[POPULATION]
        turn.say("reddust-arrivals", n=cargo[POPULATION], marks=("track:displaced",))
    satellites_arrive(turn, cargo.get("satellite", 0))
    supply_arrives(turn, cargo.get(SUPPLY, 0))
    for what in ("eg_troop", "security", "specops"):
        n = cargo.get(what, 0)
        if not n:
            continue
        if what == "eg_troop" and controller(state) is None:  # 1.2: none may be placed on Phobos then
            put(state.available, what, n)
            turn.say("reddust-turned-back", pieces=counted(what, n), marks=("space:phobos",))
            continue
        add(state, PHOBOS, what, n)
        turn.say("reddust-lands", pieces=counted(what, n), marks=("space:phobos",))


def supply_arrives(turn: Turn, n: int) -> None:
    """1.4: 3 Resources each. Campaigns 3 and 8: half is lost (rounded up) before the rest counts 2 for MG, 1 for RD."""
    campaigns = turn.state.campaigns
    if Campaign.DOCK_WORKERS_LOCKOUT in campaigns:
        n -= (n + 1) // 2
    if not n:
        return
    if Campaign.EARTH_BASED_ENDORSEMENTS in campaigns:
        adjust(turn, MG, 2 * n)
        adjust(turn, RD, n)
    else:
        adjust(turn, MG, 3 * n)


def flashpoint_cycler(state: RedDustState) -> Cycler:
    """The Cycler as in a Flashpoint Round; Events call it too."""
    return Cycler(loader=controller(state) or "")
