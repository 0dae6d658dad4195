"""1.3: a replacement is needed and none is Available: a Faction may take one of its own units from elsewhere first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.core.message import Arg
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.forces import available, recall_sources, remove
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.say import piece_name, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import Face, SpaceId


class CallUp(Stepwise):
    """Take one unit to Available so that it can replace a piece in `space` at once. Tells n=1 when one was taken.

    Whoever declines replaces all the same: the enemy piece is then just removed.
    """

    kind: Literal["call_up"] = "call_up"
    face: Face
    space: SpaceId
    rule = "1.3"

    def words(self, state: RedDustState) -> dict[str, Arg]:
        return {"piece": piece_name(self.face), "space": space_name(self.space)}

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        sources = recall_sources(state, self.face, self.space)
        return [*(act.pieces(act.Recall, face, 1, origin) for origin, face, _ in sources), act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Recall):
            tell(turn, Told(n=1))
            remove(turn, action.space, action.piece, 1)
        else:
            tell(turn, Told())

    def advance(self, turn: Turn) -> None:
        if available(turn.state, self.face) or not recall_sources(turn.state, self.face, self.space):
            tell(turn, Told())
        else:
            self.asking = True
