"""1.6: Resources change hands by request and consent while the receiver executes something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from pydantic import Field

from games.core.message import Arg, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.assets import discard, hand_value
from games.reddust.board import EDGE_MOST
from games.reddust.cards import ASSETS
from games.reddust.frames.base import Question, declined
from games.reddust.say import faction_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust, on_track, owed, spendable
from games.reddust.vocabulary import CORP, CR, MG, RD, Faction

GIVERS: dict[Faction, tuple[Faction, ...]] = {MG: (RD, CR), RD: (MG, CR), CR: (MG, RD), CORP: ()}
"""The Corporations neither give nor receive Resources."""


class Receiver(Protocol):
    """What a Faction is executing: an Operation, a Special Activity or an Event."""

    seat: Faction
    asked: list[Faction]
    """Who is not asked again while this is executed."""

    def debts(self) -> int:
        """What the Reclaimers can take: they must spend gifts on the Operation at once."""


def may_ask(state: RedDustState, frame: Receiver) -> list[Action]:
    """Whom the executing Faction may ask: everybody who has something and has not declined."""
    return [act.Ask(faction=g) for g in GIVERS[frame.seat] if g not in frame.asked and most(state, frame, g) > 0]


def most(state: RedDustState, frame: Receiver, giver: Faction) -> int:
    """How much can change hands; nobody gives away what an Operation of its own still costs (5.0)."""
    room = frame.debts() if frame.seat == CR else EDGE_MOST - on_track(state, frame.seat)
    if giver == CR:
        return min(0 if owed(state, CR) else hand_value(state), room)
    return min(spendable(state, giver), room)


def request(turn: Turn, frame: Receiver, giver: Faction) -> None:
    """Push the question to the giver; the Reclaimers name their cards instead of an amount."""
    if giver == CR:
        turn.say("reddust-asks-cards", seat=frame.seat, who=faction_name(frame.seat))
        turn.push(ConsentAsset(seat=CR, receiver=frame.seat))
    else:
        turn.push(AskAmount(seat=frame.seat, giver=giver, most=most(turn.state, frame, giver)))


class Dealing(Question):
    """1.6: Resources for a Faction that executes an Event; asked before its text is carried out."""

    kind: Literal["dealing"] = "dealing"
    asked: list[Faction] = Field(default_factory=list)
    done: bool = False
    rule = "1.6"

    def debts(self) -> int:
        return 0  # the Reclaimers receive only for their Operations

    def waits(self, state: RedDustState) -> Sequence[SeatId]:
        return (self.seat,) if not self.done and may_ask(state, self) else ()

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [*may_ask(state, self), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Ask):
            request(turn, self, action.faction)
        else:
            self.done = True

    def advance(self, turn: Turn) -> None:
        turn.pop()


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
            who, faction = faction_name(seat), faction_name(self.giver)
            turn.say("reddust-asks", seat=seat, who=who, faction=faction, n=action.n)
            turn.replace(Consent(seat=self.giver, receiver=seat, n=action.n))
        else:
            turn.pop()
            turn.stack[-1].asked.append(self.giver)


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
            turn.stack[-1].asked.append(seat)
            declined(turn, seat)
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
    given: int = 0
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
        self.begun = seat
        if isinstance(action, act.Discard):
            discard(turn, action.asset)
            self.given += 1
            adjust(turn, self.receiver, ASSETS[action.asset].value)
            return
        turn.pop()
        if not self.given:
            turn.stack[-1].asked.append(seat)
            declined(turn, seat)

    def advance(self, turn: Turn) -> None:
        turn.pop()
