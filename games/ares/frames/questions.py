"""Questions inside a move: which cards to discard or keep, which card gets resources, how much to spend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.ares import actions as do
from games.ares.cards import PROJECTS, card_name
from games.ares.costs import givers, targets
from games.ares.draws import discard, draw
from games.ares.effects import Kind, Tag
from games.ares.frames.base import Ask
from games.ares.state import AresState
from games.ares.stock import add_resources
from games.core.flow import Turn
from games.core.message import Prompt, m, seat_name
from games.core.model import Action, SeatId


class ChooseOwnCard(Ask):
    """Which own card gets or gives resources; all of them go to, or come from, one card (p.7)."""

    source: str
    kinds: tuple[Kind, ...]
    amount: int

    def asked(self, key: str) -> Prompt:
        what = m(f"ares-kind-{'-or-'.join(self.kinds)}", n=self.amount)
        return Prompt(m(key, card=card_name(self.source), n=self.amount, what=what), mid_move=True, rule="p.7")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]


class ChooseTarget(ChooseOwnCard):
    """One own card gets resources."""

    kind: Literal["choose_target"] = "choose_target"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.TARGET[card] for card in targets(state.people[seat], self.kinds, self.source)]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return self.asked("ares-ask-target")

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Target)
        turn.pop()
        add_resources(turn, seat, action.card, self.amount)


class ChooseGiver(ChooseOwnCard):
    """One own card gives resources up, as the cost of an Action (Decomposing Fungus)."""

    kind: Literal["choose_giver"] = "choose_giver"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.TARGET[card] for card in givers(state.people[seat], self.kinds, self.amount)]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return self.asked("ares-ask-giver")

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Target)
        turn.pop()
        add_resources(turn, seat, action.card, -self.amount)


class ChooseAmount(Ask):
    """How much heat an Action turns into something else (Greenhouses, Power Infrastructure)."""

    kind: Literal["choose_amount"] = "choose_amount"
    source: str
    most: int

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.Spend(amount=n) for n in range(self.most + 1)]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        text = m("ares-ask-amount", card=card_name(self.source), most=self.most)
        return Prompt(text, mid_move=True, rule="p.14")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.Spend(amount=0)

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Spend)
        turn.pop()
        player = turn.state.people[seat]
        player.heat -= action.amount
        player.x = action.amount


class DiscardCards(Ask):
    """Discards that an effect or an Action asks for; they give no MC."""

    kind: Literal["discard_cards"] = "discard_cards"
    source: str
    left: int
    free: bool = False
    """Any number up to `left` (Redrafted Contracts); else all of them."""
    gone: int = 0

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [do.DISCARD[card] for card in state.people[seat].hand]
        if self.free:
            found.append(do.DONE)
        return found

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        key = "ares-ask-discard-upto" if self.free else "ares-ask-discard"
        text = m(key, card=card_name(self.source), n=self.left)
        return Prompt(text, mid_move=True, rule="p.11")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE if self.free else self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        player = turn.state.people[seat]
        if isinstance(action, do.DiscardCard):
            discard(turn, seat, action.card)
            self.left -= 1
            self.gone += 1
        if not isinstance(action, do.DiscardCard) or not self.left or not player.hand:
            turn.pop()
            player.x = self.gone


class LootCard(Ask):
    """Mars University: discard a card to draw, or leave it."""

    kind: Literal["loot"] = "loot"
    source: str
    tag: Tag
    draw: int
    draw_with_tag: int

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [*(do.DISCARD[card] for card in state.people[seat].hand), do.DONE]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        text = m("ares-ask-loot", card=card_name(self.source), n=self.draw, more=self.draw_with_tag)
        return Prompt(text, topic="ares.loot", mid_move=True, rule="p.5")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        turn.pop()
        if isinstance(action, do.DiscardCard):
            discard(turn, seat, action.card)
            draw(turn, seat, self.draw_with_tag if self.tag in PROJECTS[action.card].tags else self.draw)


class KeepCards(Ask):
    """Keep some of the cards drawn, discard the others face down (p.15)."""

    kind: Literal["keep_cards"] = "keep_cards"
    keep: int
    among: list[str] = Field(default_factory=list)
    """Only these may be kept (Advanced Screening Technology); empty: all of them."""
    research: bool = False
    """The research phase's own question, not a part of a move; false from the second card on."""

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.KEEP[card] for card in self.among or state.people[seat].drawn]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        text = m("ares-ask-keep", n=self.keep, of=len(self.among or state.people[seat].drawn))
        return Prompt(text, mid_move=not self.research, rule="p.15")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.Keep)
        keep_card(turn, seat, action.card)
        self.keep -= 1
        self.research = False
        if not self.keep:
            turn.pop()
            discard_drawn(turn, seat)


def keep_card(turn: Turn[AresState], seat: SeatId, card: str) -> None:
    """One of the drawn cards comes to hand; the others hear of it only when it lay open."""
    player = turn.state.people[seat]
    player.drawn.remove(card)
    player.hand.append(card)
    if player.revealed:
        turn.say("ares-took-revealed", seat=seat, who=seat_name(seat), card=card_name(card))
    else:
        turn.say("ares-kept", seat=seat, who=seat_name(seat))
        turn.emit("ares-you-kept", m("ares-you-kept", card=card_name(card)), seat=seat, seen_by=(seat,))


def discard_drawn(turn: Turn[AresState], seat: SeatId) -> None:
    """What was not kept goes face down to the discards."""
    player = turn.state.people[seat]
    turn.state.discard += player.drawn
    player.drawn = []
    player.revealed = False
