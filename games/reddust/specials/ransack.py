"""6.11 Ransack: the Reclaimers comb ruins for Asset cards."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Refusal, m
from games.reddust.assets import draw
from games.reddust.board import MARS
from games.reddust.cards import Capability
from games.reddust.forces import activate
from games.reddust.frames.pieces import PickOne
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust, on_track
from games.reddust.vocabulary import CORP, CR, MG, SpaceId

AI_LOSSES = {MG: 3, CORP: 1}


class Ransack(SpecialActivity):
    id = "ransack"
    rule = "6.11"
    faction = CR
    accompanies = frozenset({"rally", "travel", "attack", "preach"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        return (s for s in MARS if state.spaces[s].damage and state.spaces[s].pieces.get("cr_rebel"))

    def brings(self, state: RedDustState, frame: SpecialFrame) -> int:
        ruins = sorted((state.spaces[s].damage for s in frame.open_spaces(state)), reverse=True)
        return min(sum(ruins[: self.most(state, frame)]), len(state.asset_deck))

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in MARS:
            here = state.spaces[space]
            if here.pieces.get("cr_rebel"):
                yield space, Refusal(m("reddust-no-damage-there"), self.rule)
            elif here.pieces.get("cr_rebel_active") and here.damage:
                yield space, Refusal(m("reddust-no-hidden-rebel"), self.rule)

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        space = frame.current
        activate(turn, space, "cr_rebel")
        frame.leave_space()
        draw(turn, turn.state.spaces[space].damage)

    def closing(self, turn: Turn, frame: SpecialFrame) -> None:
        """Asset 24: once in a Ransack, MarsGov or the Corporations lose something."""
        if frame.step == "chosen":
            loser = frame.heard().choice
            adjust(turn, loser, -AI_LOSSES[loser])
        elif frame.selected and Capability.AI_UNLEASHED in turn.state.capabilities:
            losers = [f for f in AI_LOSSES if on_track(turn.state, f)]
            if losers:
                frame.step = "chosen"
                turn.push(PickOne(seat=CR, why="ransack", options=losers))
                return
        frame.close()
