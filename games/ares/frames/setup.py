"""Set-up questions (p.8): the advanced mulligan and the choice of a corporation, all at the same time and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.ares import actions as do
from games.ares.cards import CORPORATIONS, card_name
from games.ares.draws import discard, draw
from games.ares.frames.base import Ask
from games.ares.frames.rounds import Round
from games.ares.state import AresLane, AresState
from games.core.flow import Together, Turn
from games.core.message import Label, Prompt, m, seat_name
from games.core.model import Action, SeatId


class Setup(Together[AresState]):
    """When all have picked, the corporations are shown and give what they start with (p.8, step 9)."""

    kind: Literal["setup"] = "setup"
    lanes: list[AresLane]

    def advance(self, turn: Turn[AresState]) -> None:
        turn.replace(Round())
        state = turn.state
        for seat in state.seats:
            player = state.people[seat]
            player.corporation = player.corporations.pop()
            corporation = CORPORATIONS[player.corporation]
            player.mc += corporation.start_mc
            text = m("ares-is", who=seat_name(seat), card=card_name(player.corporation), mc=corporation.start_mc)
            turn.emit("ares-is", text, seat=seat, barrier=True, marks=(f"seat:{seat}",))
            draw(turn, seat, corporation.start_draw)


class ChooseCorporation(Ask):
    """p.8, step 8: one of two; the other goes back to the box."""

    kind: Literal["choose_corporation"] = "choose_corporation"

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [do.PickCorporation(card=card) for card in state.people[seat].corporations]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-corporation"), rule="p.8")

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        assert isinstance(action, do.PickCorporation)
        facts = CORPORATIONS[action.card]
        return Label(m("ares-do-corporation", card=card_name(action.card)), note=m("ares-start-mc", mc=facts.start_mc))

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[0]

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        assert isinstance(action, do.PickCorporation)
        turn.pop()
        player = turn.state.people[seat]
        turn.state.box += [card for card in player.corporations if card != action.card]
        player.corporations = [action.card]
        text = m("ares-you-picked", card=card_name(action.card))
        turn.emit("ares-you-picked", text, seat=seat, seen_by=(seat,))


class Mulligan(Ask):
    """p.8, advanced rule: with both corporations seen, swap any of the eight cards, once."""

    kind: Literal["mulligan"] = "mulligan"
    gone: int = 0

    def actions(self, state: AresState, seat: SeatId) -> Sequence[Action]:
        return [*(do.DISCARD[card] for card in state.people[seat].hand), do.DONE]

    def prompt(self, state: AresState, seat: SeatId) -> Prompt:
        return Prompt(m("ares-ask-mulligan", n=self.gone), mid_move=self.gone > 0, rule="p.8")

    def default(self, state: AresState, seat: SeatId) -> Action | None:
        return do.DONE

    def take(self, turn: Turn[AresState], seat: SeatId, action: Action) -> None:
        if isinstance(action, do.DiscardCard):
            discard(turn, seat, action.card)
            self.gone += 1
        if not isinstance(action, do.DiscardCard) or not turn.state.people[seat].hand:
            turn.pop()
            draw(turn, seat, self.gone)
