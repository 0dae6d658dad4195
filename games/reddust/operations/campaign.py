"""5.10 Campaign: Red Dust shifts spaces towards Opposition, riots where Support crumbles, and draws Campaign cards."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, Refusal, m
from games.reddust.assets import draw_campaigns
from games.reddust.board import MARS
from games.reddust.control import bases, count
from games.reddust.earthgov import set_confidence
from games.reddust.forces import activate
from games.reddust.operations.base import Operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import place_damage, populated, shift, shifted
from games.reddust.say import level_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import (
    ACTIVATED,
    ACTIVE_OPPOSITION,
    CORP,
    PASSIVE_SUPPORT,
    RD,
    REBEL,
    REBELS_OF,
    Faction,
    SpaceId,
)

RIOT_PROFITS = 2


class Campaign(Operation):
    id = "campaign"
    rule = "5.10"
    factions = (RD,)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        return speakers(state, RD)

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        price = 0 if frame.free else self.price(state, frame, space)
        return m("reddust-note-shift", n=price, level=level_name(shifted(state, space, -1)))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        return nobody_listens(state, RD, self.rule)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        space = frame.current
        show_one(turn, RD, space)
        shift(turn, space, -1)
        level = turn.state.spaces[space].level
        if level == ACTIVE_OPPOSITION:
            frame.count("campaigns")
        elif level == PASSIVE_SUPPORT:
            place_damage(turn, space)
            set_confidence(turn, plus=False)
            if bases(turn.state, CORP, space):
                adjust(turn, CORP, -RIOT_PROFITS)
        frame.leave_space()

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        """One card for each space at Active Opposition; one comes into force, the others go back."""
        cards = frame.tallies.get("campaigns", 0)
        if frame.step == "" and cards:
            frame.step = "drawn"
            draw_campaigns(turn, cards)
            return
        frame.close()


def speakers(state: RedDustState, faction: Faction) -> Iterable[SpaceId]:
    """5.10, 5.11: Populated spaces with a Rebel of the Faction."""
    return (s for s in MARS if populated(state, s) and count(state, s, REBELS_OF[faction]))


def nobody_listens(state: RedDustState, faction: Faction, rule: str) -> Iterable[tuple[SpaceId, Refusal]]:
    """Rebels in a space without Population."""
    for space in MARS:
        if count(state, space, REBELS_OF[faction]) and not populated(state, space):
            yield space, Refusal(m("reddust-no-population"), rule)


def show_one(turn: Turn, faction: Faction, space: SpaceId) -> None:
    """Activate one Rebel if none of the Faction's Rebels there is Active."""
    rebel = REBEL[faction]
    if not turn.state.spaces[space].pieces.get(ACTIVATED[rebel]):
        activate(turn, space, rebel)
