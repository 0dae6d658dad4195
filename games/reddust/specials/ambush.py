"""6.9, 6.12 Ambush: in up to two spaces of an Attack the dice are set instead of rolled.

It changes the Attack itself, so `operations.attack` offers it as each space is resolved. An Event's free Ambush brings
its own free Attack (FAQ): a free Attack with the tally `GIFT` Ambushes in every space it selects; `WITHOUT_HIDDEN` lets
it do so where no Rebel is Hidden (event 45).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from games.core.message import Arg, Label, Prompt, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.forces import activate
from games.reddust.frames.base import Question, Told, tell
from games.reddust.operations.dice import Dice, distinct, forces_there, outcome
from games.reddust.operations.frame import OperationFrame
from games.reddust.say import action_text, mark, space_name, special_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, RD, REBEL, SpaceId

AMBUSH = "ambush"
GIFT = "ambush"
WITHOUT_HIDDEN = "ambush_without_hidden"
MOST = 2
RULES = {RD: "6.9", CR: "6.12"}


def given(frame: OperationFrame) -> bool:
    """Whether an Event gave a free Ambush."""
    return bool(frame.tallies.get(GIFT))


def can_ambush(state: RedDustState, frame: OperationFrame, space: SpaceId) -> bool:
    """A Hidden Rebel in the space, the Special Activity unused or this one, and not two spaces already."""
    hidden = state.spaces[space].pieces.get(REBEL[frame.seat], 0) > 0
    if given(frame):
        return hidden or bool(frame.tallies.get(WITHOUT_HIDDEN))
    if not hidden:
        return False
    return frame.special == "may" or (frame.activity == AMBUSH and frame.tallies.get("ambushed", 0) < MOST)


def begin_ambush(turn: Turn, frame: OperationFrame) -> None:
    """Activate only one Hidden Rebel and ask for the dice."""
    space = frame.current
    if not given(frame):
        frame.special = "done"
        frame.activity = AMBUSH
    frame.count("ambushed")
    key = "reddust-special-in"
    text = m(key, activity=special_name(AMBUSH), space=space_name(space))
    turn.emit(key, text, seat=frame.seat, marks=mark(space))
    activate(turn, space, REBEL[frame.seat])
    turn.push(SetDice(seat=frame.seat, space=space))


def dice_of(choice: str) -> Dice:
    """ "dice_1_6" as chosen."""
    _, low, high = choice.split("_")
    return int(low), int(high)


class SetDice(Question):
    """Set each die to any value; dice that do the same are offered once."""

    kind: Literal["set_dice"] = "set_dice"
    space: SpaceId

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return replace(super().prompt(state, seat), rule=RULES[self.seat])

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"space": space_name(self.space), "forces": forces_there(state, self.seat, self.space)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found = distinct(state, self.seat, self.space)
        best_first = sorted(found, key=lambda o: (-o.hits, o.damage))
        return [act.choose("dice_{}_{}".format(*found[o])) for o in best_first]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, act.Choose)
        does = outcome(state, self.seat, self.space, dice_of(action.what))
        note = m("reddust-note-dice", hits=does.hits, damage="yes" if does.damage else "no")
        return Label(action_text(action), note=note)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Choose)
        low, high = dice_of(action.what)
        text = m("reddust-dice-set", space=space_name(self.space), a=low, b=high)
        turn.emit("reddust-dice-set", text, seat=seat, marks=mark(self.space))
        tell(turn, Told(choice=action.what))
