"""What all questions to one seat have in common."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.state import AresState
from games.ares.words import label
from games.core.flow import Frame
from games.core.message import Label
from games.core.model import Action, SeatId


class Ask(Frame[AresState]):
    """A question to one seat."""

    seat: SeatId

    def waits(self, state: AresState) -> Sequence[SeatId]:
        return (self.seat,)

    def label(self, state: AresState, seat: SeatId, action: Action) -> Label:
        return label(state, seat, action)
