"""5.2 Logistics: the Corporations hire on Earth, run the Aldrin Cycler and build Terraforming Bases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Arg, Label, Message, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import DESERTS, MARS
from games.reddust.cards import Campaign
from games.reddust.control import bases
from games.reddust.earthgov import to_earth
from games.reddust.forces import available, can_upgrade, place, upgrade
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.frames.cycler import Cycler
from games.reddust.movement import selectable
from games.reddust.operations.base import Operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import action_label
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import CORP, EARTH, TRANSIT, Face, SpaceId

FREE_UNITS = 4
FREE_SPECOPS = 1
UPGRADE_PRICE = 3


class Logistics(Operation):
    id = "logistics"
    rule = "5.2"
    factions = (CORP,)
    ignores_storms = True  # Earth and Transit have no weather; `candidates` looks at that of the Deserts

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Earth, Transit (not under Comms Cutoff) and Deserts with a Corporate Base to upgrade."""
        yield EARTH
        if Campaign.COMMS_CUTOFF not in state.campaigns:
            yield TRANSIT
        if upgrade_price(frame) <= state.profits:
            yield from (s for s in DESERTS if can_upgrade(state, CORP, s) and selectable(state, CORP, s))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        if Campaign.COMMS_CUTOFF in state.campaigns:
            yield TRANSIT, Refusal(m("reddust-no-comms"), "5.2")
        for space in DESERTS:
            if not selectable(state, CORP, space):
                yield space, Refusal(m("reddust-no-raging"), "1.10")
            elif can_upgrade(state, CORP, space):
                yield space, Refusal(m("reddust-no-profits", n=UPGRADE_PRICE), "5.2")
            elif state.spaces[space].pieces.get("terraforming"):
                yield space, Refusal(m("reddust-no-upgraded"), "5.2")

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        price = upgrade_price(frame) if space in DESERTS else 0
        return m("reddust-note-profits", n=price) if price else None

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        space = frame.current
        if frame.step:
            frame.leave_space()
        elif space == EARTH:
            frame.step = "earth"
            turn.push(HireOnEarth(seat=CORP))
        elif space == TRANSIT:
            frame.step = "transit"
            turn.push(Cycler(loader=CORP, logistics=True))
        else:
            adjust(turn, CORP, -upgrade_price(frame))
            frame.count("upgraded")
            frame.leave_space()
            upgrade(turn, CORP, space)

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step:
            frame.close()
            return
        frame.step = "recruit"
        state = turn.state
        turn.push(Recruit(seat=CORP, left={s: n for s in MARS if (n := bases(state, CORP, s)) and calm(state, s)}))


def calm(state: RedDustState, space: SpaceId) -> bool:
    """1.10: the Operation does nothing in a Desert in a Raging Storm."""
    return selectable(state, CORP, space)


def upgrade_price(frame: OperationFrame) -> int:
    """The first Desert is free, each further one costs 3 Profits."""
    return UPGRADE_PRICE if frame.tallies.get("upgraded") else 0


class HireOnEarth(Stepwise):
    """Up to four Corporate units on Earth, at most one SpecOps among them; more for 1 Profit each."""

    kind: Literal["hire"] = "hire"
    units: int = FREE_UNITS
    specops: int = FREE_SPECOPS
    placed: int = 0
    rule = "5.2"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": self.units}

    def free(self, face: Face, n: int) -> int:
        """How many of n cost nothing."""
        return min(n, self.units, self.specops if face == "specops" else n)

    def price(self, face: Face, n: int) -> int:
        return n - self.free(face, n)

    def options(self, state: RedDustState) -> list[Action]:
        return [
            act.pieces(act.Place, face, n, EARTH)
            for face in ("security", "specops")
            for n in range(1, available(state, face) + 1)
            if self.price(face, n) <= state.profits
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        price = self.price(action.piece, action.count) if isinstance(action, act.Place) else 0
        return action_label(action, m("reddust-note-profits", n=price) if price else None)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if not isinstance(action, act.Place):
            tell(turn, Told(n=self.placed))
            return
        face, n = action.piece, action.count
        free = self.free(face, n)
        adjust(turn, CORP, free - n)
        self.units -= free
        if face == "specops":
            self.specops -= free
        self.placed += to_earth(turn, face, n)

    def advance(self, turn: Turn) -> None:
        if self.options(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.placed))


class Recruit(Stepwise):
    """Finally one Security at each Corporate Base on Mars for 1 Profit, even in a Limited Operation."""

    kind: Literal["recruit"] = "recruit"
    left: dict[SpaceId, int]
    """Bases that have not recruited yet."""
    placed: int = 0
    rule = "5.2"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": state.profits}

    def options(self, state: RedDustState) -> list[Action]:
        most = min(available(state, "security"), state.profits)
        return [
            act.pieces(act.Place, "security", n, space)
            for space, bases_there in self.left.items()
            for n in range(1, min(bases_there, most) + 1)
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        note = m("reddust-note-profits", n=action.count) if isinstance(action, act.Place) else None
        return action_label(action, note)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if not isinstance(action, act.Place):
            self.left = {}
            return
        self.left[action.space] -= action.count
        adjust(turn, CORP, -action.count)
        self.placed += place(turn, action.space, "security", action.count)

    def advance(self, turn: Turn) -> None:
        if self.options(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.placed))
