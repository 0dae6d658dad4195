"""1.5: paying with Asset cards, the hand limit, forced discards, and the choice among drawn Campaign cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Arg, Label, Prompt, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import discard, enact
from games.reddust.board import HAND_LIMIT
from games.reddust.cards import ASSETS
from games.reddust.frames.base import Question, Told, tell
from games.reddust.say import action_text
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, RD, Faction


def _private(prompt: Prompt) -> Prompt:
    """The question names cards of a hidden hand."""
    return Prompt(prompt.text, topic=prompt.topic, private=True, mid_move=prompt.mid_move, rule=prompt.rule)


class HandLimit(Question):
    """1.5: at most six cards after every draw. What the running Operation still needs cannot be thrown away."""

    kind: Literal["hand_limit"] = "hand_limit"
    seat: Faction = CR
    rule = "1.5"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if len(state.hand) > HAND_LIMIT else ()

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": len(state.hand) - HAND_LIMIT}

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return _private(super().prompt(state, seat))

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        hand = state.hand
        for frame in reversed(state.stack):
            if frame.kind == "operation" and frame.seat == CR:
                need = frame.owed - frame.funds
                return [act.discard(c) for c in hand if _still_pays(hand, c, frame.operation, need, frame.efficiency)]
        return [act.discard(c) for c in hand]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return min(self.actions(state, seat), key=lambda a: ASSETS[a.asset].value if isinstance(a, act.Discard) else 0)

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Discard)
        self.begun = seat
        discard(turn, action.asset)

    def advance(self, turn: Turn) -> None:
        turn.pop()


def _still_pays(hand: list[int], without: int, operation: str, need: int, one_card: bool) -> bool:
    """Whether the best cards that can be kept without this one pay what is needed."""
    worth = sorted((ASSETS[c].worth(operation) for c in hand if c != without), reverse=True)
    return sum(worth[: 1 if one_card else HAND_LIMIT]) >= need


class PayAssets(Question):
    """5.0: cards worth at least the price; the excess is lost. Desert Efficiency: one card must do (4.1)."""

    kind: Literal["pay_assets"] = "pay_assets"
    seat: Faction = CR
    operation: str = ""
    due: int
    one_card: bool = False
    rule = "1.5"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if self.due > 0 else ()

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": self.due}

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return _private(super().prompt(state, seat))

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.discard(c) for c in state.hand if not self.one_card or ASSETS[c].worth(self.operation) >= self.due]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, act.Discard)
        worth = ASSETS[action.asset].worth(self.operation)
        return Label(action_text(action), note=m("reddust-note-worth", n=worth, due=self.due))

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Discard)
        self.begun = seat
        self.due -= ASSETS[action.asset].worth(self.operation)
        discard(turn, action.asset, "reddust-paid-asset")

    def advance(self, turn: Turn) -> None:
        turn.pop()


class ForcedDiscard(Question):
    """The Reclaimers discard Asset cards of their choice (6.4, Events)."""

    kind: Literal["forced_discard"] = "forced_discard"
    seat: Faction = CR
    left: int = 1
    rule = "6.4"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if self.left and state.hand else ()

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"n": self.left}

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return _private(super().prompt(state, seat))

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.discard(c) for c in state.hand]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.discard(min(state.hand, key=lambda c: ASSETS[c].value))

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Discard)
        self.begun = seat
        self.left -= 1
        discard(turn, action.asset)

    def advance(self, turn: Turn) -> None:
        turn.pop()


class ChooseCampaign(Question):
    """5.10: one drawn Campaign card comes into force, the others are shuffled back."""

    kind: Literal["choose_campaign"] = "choose_campaign"
    seat: Faction = RD
    cards: list[int] = Field(default_factory=list)
    rule = "5.10"

    def prompt(self, state: RedDustState, seat: SeatId) -> Prompt:
        return _private(super().prompt(state, seat))

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.Enact(campaign=c) for c in self.cards]

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, act.Enact)
        return Label(action_text(action), note=m(f"reddust-campaign-{action.campaign}-text"))

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.Enact(campaign=self.cards[0])

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Enact)
        state = turn.state
        tell(turn, Told(n=1))
        enact(turn, action.campaign)
        state.campaign_deck += [c for c in self.cards if c != action.campaign]
        state.rng.shuffle(state.campaign_deck)
