"""1.6: Resources change hands by request and consent while the receiver executes an Operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from games.core.message import Arg, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import discard, hand_value
from games.reddust.board import EDGE_MOST
from games.reddust.cards import ASSETS
from games.reddust.frames.base import Question
from games.reddust.say import faction_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust, on_track
from games.reddust.vocabulary import CORP, CR, MG, RD, Faction

if TYPE_CHECKING:
    from games.reddust.operations.frame import OperationFrame  # the frame offers trades

GIVERS: dict[Faction, tuple[Faction, ...]] = {MG: (RD, CR), RD: (MG, CR), CR: (MG, RD), CORP: ()}
"""The Corporations neither give nor receive Resources."""


def may_ask(state: RedDustState, frame: OperationFrame) -> list[Action]:
    """Whom the acting Faction may ask; each Faction once in an Operation."""
    if frame.free:
        return []
    return [act.Ask(faction=g) for g in GIVERS[frame.seat] if g not in frame.asked and most(state, frame, g)]


def most(state: RedDustState, frame: OperationFrame, giver: Faction) -> int:
    """How much the giver could give; what the Reclaimers receive they must spend at once: debts and one more space."""
    room = frame.owed + 1 - frame.funds if frame.seat == CR else EDGE_MOST - on_track(state, frame.seat)
    return max(0, min(hand_value(state) if giver == CR else on_track(state, giver), room))


def request(state: RedDustState, frame: OperationFrame, giver: Faction) -> Question:
    if giver == CR:
        return ConsentAsset(seat=CR, receiver=frame.seat)
    return AskAmount(seat=frame.seat, giver=giver, most=most(state, frame, giver))


class AskAmount(Question):
    """How many Resources to ask for."""

    kind: Literal["ask_amount"] = "ask_amount"
    giver: Faction
    most: int
    rule = "1.6"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"faction": faction_name(self.giver), "n": self.most}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*(act.Number(n=n) for n in range(1, self.most + 1)), act.DONE]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Number):
            turn.replace(Consent(seat=self.giver, receiver=seat, n=action.n))
        else:
            turn.pop()


class Consent(Question):
    """Give MG, RD or CR so many Resources?"""

    kind: Literal["consent"] = "consent"
    receiver: Faction
    n: int
    rule = "1.6"
    topic = "reddust.consent"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"faction": faction_name(self.receiver), "n": self.n}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.choose("agree"), act.choose("decline")]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.choose("decline")

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Choose)
        turn.pop()
        if action.what == "decline":
            turn.emit("reddust-declined", m("reddust-declined", who=faction_name(seat)), seat=seat)
            return
        text = m("reddust-gives", who=faction_name(seat), faction=faction_name(self.receiver), n=self.n)
        turn.emit("reddust-gives", text, seat=seat)
        adjust(turn, seat, -self.n)
        if self.receiver == CR:
            frame = turn.stack[-1]
            assert frame.kind == "operation"
            frame.funds += self.n
        else:
            adjust(turn, self.receiver, self.n)


class ConsentAsset(Question):
    """The Reclaimers may spend Asset cards to give MG or RD Resources of their value."""

    kind: Literal["consent_asset"] = "consent_asset"
    receiver: Faction
    rule = "1.6"
    topic = "reddust.consent"

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if state.hand else ()

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"faction": faction_name(self.receiver)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*(act.discard(c) for c in state.hand), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Discard):
            discard(turn, action.asset)
            adjust(turn, self.receiver, ASSETS[action.asset].value)
        else:
            turn.pop()

    def advance(self, turn: Turn) -> None:
        turn.pop()
