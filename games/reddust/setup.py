"""3.0 Setup: the map, the storms, the three decks."""

from __future__ import annotations

from typing import Literal

from games.core.message import m
from games.core.rng import Rng
from games.reddust.assets import enact
from games.reddust.board import MAGLEVS, MAP, SPACES
from games.reddust.cards import ASSETS, CAMPAIGNS, DUST_STORMS, EVENTS
from games.reddust.frames.base import Node
from games.reddust.frames.flashpoint import StormRolls
from games.reddust.frames.round import EventRound
from games.reddust.say import event_title
from games.reddust.state import RedDustOptions, RedDustState, SpaceState, Turn

SCHEMA = 1
OPENING_HAND = 3
STORMS = 2
PILES = 3
PILE = 12
STORM_AMONG = 6


def event_deck(rng: Rng) -> tuple[list[int], list[int]]:
    """3.3: three piles of twelve, a Dust Storm among the last six of each; the other twelve leave unseen."""
    events = list(EVENTS)
    rng.shuffle(events)
    deck: list[int] = []
    for i in range(PILES):
        pile = events[i * PILE : (i + 1) * PILE]
        bottom = [*pile[-STORM_AMONG:], DUST_STORMS[i]]
        rng.shuffle(bottom)
        deck += pile[:-STORM_AMONG] + bottom
    return deck, events[PILES * PILE :]


def opening_spaces() -> dict[str, SpaceState]:
    spaces = {}
    for info in SPACES.values():
        pieces = {k: n for k, n in info.start.items() if k != "damage"}
        spaces[info.id] = SpaceState(pieces=pieces, damage=info.start.get("damage", 0), level=info.level)
    return spaces


def opening_state(rng: Rng, seats: list[str], options: RedDustOptions) -> RedDustState:
    """3.1 and 3.3; the storms are rolled by the first frame, since the Reclaimers may have a choice."""
    deck, unseen = event_deck(rng)
    assets = list(ASSETS)
    rng.shuffle(assets)
    campaigns = list(CAMPAIGNS)
    rng.shuffle(campaigns)
    tracks = MAP["start_tracks"]
    current, following = deck[0], deck[1]
    return RedDustState(
        schema_version=SCHEMA,
        rng=rng,
        seats=seats,
        options=options,
        stack=[Opening()],
        spaces=opening_spaces(),
        available=dict(MAP["available"]),
        earth=dict(MAP["off_mars"]["earth"]),
        transit=dict(MAP["off_mars"]["transit"]),
        orbit=MAP["off_mars"]["orbit"]["satellite"],
        displaced=MAP["displaced"],
        closed_maglevs=[line.id for line in MAGLEVS.values() if not line.open],
        mg_resources=tracks["mg_resources"],
        rd_resources=tracks["rd_resources"],
        profits=tracks["profits"],
        eg_box=tracks["eg_box"],
        eg_plus=tracks["eg_plus"],
        current=current,
        next=following,
        deck=deck[2:],
        played=[current],
        unseen=unseen,
        asset_deck=assets[OPENING_HAND:],
        hand=assets[:OPENING_HAND],
        campaign_deck=campaigns,
    )


class Opening(Node):
    """3.2, 3.3: roll the storms, reveal a Campaign, begin."""

    kind: Literal["opening"] = "opening"
    step: Literal["storms", "begin"] = "storms"

    def advance(self, turn: Turn) -> None:
        state = turn.state
        if self.step == "storms":
            self.step = "begin"
            turn.push(StormRolls(left=STORMS, bases=False))
            return
        turn.replace(EventRound())
        enact(turn, state.campaign_deck.pop(0))
        turn.emit("reddust-next", m("reddust-next", card=event_title(state.next)), barrier=True)
