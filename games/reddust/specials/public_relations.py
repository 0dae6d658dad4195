"""6.4 Public Relations: the Corporations Repair and House for Profits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Arg, Label, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS
from games.reddust.forces import has_forces
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.frames.civic import house_actions, repair_actions
from games.reddust.frames.payment import ForcedDiscard
from games.reddust.population import can_house, can_repair, house, repair
from games.reddust.say import action_label, space_name
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import COIN, CORP, CR, RD, SpaceId

REPAIR_PROFITS = 2
RD_LOSS = 3


class PublicRelations(SpecialActivity):
    id = "public_relations"
    rule = "6.4"
    faction = CORP
    accompanies = frozenset({"logistics", "secure", "recon"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Spaces with COIN Control and Security where something can be repaired or housed."""
        may_house = "housed" not in frame.tallies
        for space in MARS:
            works = can_repair(state, CORP, space) or (may_house and can_house(state, space))
            if works and frame.side(state, space) == COIN and state.spaces[space].pieces.get("security"):
                yield space

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in MARS:
            if frame.side(state, space) != COIN:
                if state.spaces[space].pieces.get("security"):
                    yield space, Refusal(m("reddust-no-coin-control"), self.rule)
            elif not state.spaces[space].pieces.get("security"):
                yield space, Refusal(m("reddust-no-security"), self.rule)

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        if frame.step == "":
            frame.step = "works"
            turn.push(PublicWorks(seat=CORP, space=frame.current, may_house="housed" not in frame.tallies))
            return
        told, space = frame.heard(), frame.current
        frame.leave_space()
        if told.choice == "housed":
            frame.count("housed")
        if told.n:
            blame(turn, space)


def blame(turn: Turn, space: SpaceId) -> None:
    """Where Repair or House occurred, Rebels who are present look bad."""
    state = turn.state
    if has_forces(state, RD, space):
        adjust(turn, RD, -RD_LOSS)
    if has_forces(state, CR, space):
        turn.push(ForcedDiscard(left=1))


class PublicWorks(Stepwise):
    """Repair any number of times; House once in one of the selected spaces."""

    kind: Literal["public_works"] = "public_works"
    space: SpaceId
    may_house: bool
    housed: bool = False
    stop: bool = False
    done: int = 0
    rule = "6.4"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"space": space_name(self.space), "displaced": state.displaced}

    def options(self, state: RedDustState) -> list[Action]:
        found: list[Action] = list(repair_actions(state, CORP, self.space))
        if self.may_house:
            found += house_actions(state, CORP, self.space)
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*self.options(state), act.DONE]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        note = m("reddust-note-public-repair", n=REPAIR_PROFITS) if isinstance(action, act.Repair) else None
        return action_label(action, note)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Repair):
            self.done += 1
            repair(turn, CORP, self.space, action.eg)
            adjust(turn, CORP, REPAIR_PROFITS)
        elif isinstance(action, act.House):
            self.done += 1
            self.housed, self.may_house = True, False
            house(turn, CORP, self.space, action.eg)
        else:
            self.stop = True

    def advance(self, turn: Turn) -> None:
        if not self.stop and self.options(turn.state):
            self.asking = True
        else:
            tell(turn, Told(n=self.done, choice="housed" if self.housed else ""))
