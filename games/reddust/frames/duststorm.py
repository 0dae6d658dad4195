"""4.3: the Dust Storm Round: Victory, Resources, Support, Redeploy and Reset phases."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from games.core.message import m
from games.reddust.assets import cards_earned, draw
from games.reddust.board import MARS, MARS_LABYRINTHS
from games.reddust.cards import flashpoint_value
from games.reddust.control import bases_on_mars, coin_controls, control, controls, count
from games.reddust.earthgov import TOP, confidence, move_confidence, put
from games.reddust.forces import hide
from games.reddust.frames.base import Node
from games.reddust.frames.civic import Civic
from games.reddust.frames.flashpoint import StormRolls, corporate_casualties
from games.reddust.frames.pieces import PickOne
from games.reddust.frames.redeploy import redeploys
from games.reddust.population import population
from games.reddust.say import event_title
from games.reddust.state import RedDustState, Turn
from games.reddust.state import Sequence as Track
from games.reddust.storms import storms_end
from games.reddust.tracks import adjust
from games.reddust.victory import result, someone_wins
from games.reddust.vocabulary import (
    ACTIVE_OPPOSITION,
    BASES_OF,
    COIN,
    CORP,
    HIDDEN,
    MG,
    POPULATION,
    RD,
    Faction,
    Side,
    SpaceId,
)

LAST_DUST_STORM = 3
LOBBY_PRICE = 5
ACTIONS_A_SPACE = 2
StormStep = Literal[
    "victory", "resources", "pacify", "lobby", "lobbied", "agitate", "redeploy", "redeploying", "reset", "rolls"
]


class DustStormRound(Node):
    kind: Literal["dust_storm"] = "dust_storm"
    step: StormStep = "victory"
    control: dict[SpaceId, Side] = Field(default_factory=dict)
    """Control when the Redeploy Phase began: it is not adjusted until all have redeployed."""
    redeployed: list[str] = Field(default_factory=list)

    def advance(self, turn: Turn) -> None:
        step = self.step
        if step == "victory":
            self._victory(turn)
        elif step == "resources":
            self.step = "pacify"
            turn.say("reddust-earnings")
            earnings(turn)
        elif step == "pacify":
            self.step = "lobby"
            turn.push(support_phase(turn.state, MG))
        elif step in ("lobby", "lobbied"):
            self._lobby(turn)
        elif step == "agitate":
            self.step = "redeploy"
            turn.push(support_phase(turn.state, RD))
        elif step in ("redeploy", "redeploying"):
            self._redeploy(turn)
        elif step == "reset":
            self._reset(turn)
        else:
            self._play_on(turn)

    def _victory(self, turn: Turn) -> None:
        state = turn.state
        state.dust_storms += 1
        self.step = "resources"
        turn.say("reddust-dust-storm-round", n=state.dust_storms, marks=("track:event",))
        corporate_casualties(turn)
        earthgov_casualties(turn)
        pairs = state.displaced // 2
        adjust(turn, MG, -3 * pairs)
        adjust(turn, CORP, -pairs)
        if someone_wins(state):
            turn.pop()
            state.over = result(state, "reddust-over-victory")

    def _lobby(self, turn: Turn) -> None:
        """4.3: 5 Resources lift EarthGov Confidence one box, once."""
        state = turn.state
        if self.step == "lobby":
            self.step = "lobbied"
            if state.mg_resources >= LOBBY_PRICE and state.eg_box < TOP:
                turn.push(PickOne(seat=MG, why="lobby", options=["lobby", "no_lobby"]))
            return
        self.step = "agitate"
        choice = self.heard().choice
        if choice == "lobby":
            turn.say("reddust-lobbies", seat=MG)
            adjust(turn, MG, -LOBBY_PRICE)
            move_confidence(turn, 1)
        elif choice:
            turn.say("reddust-no-lobby", seat=MG)

    def _redeploy(self, turn: Turn) -> None:
        if self.step == "redeploy":
            self.step = "redeploying"
            storms_end(turn)
            self.control = controls(turn.state)
        frame = redeploys(turn.state, self.redeployed, self.control)
        if frame is None:
            self.step = "reset"
        else:
            self.redeployed.append(frame.force)
            turn.push(frame)

    def _reset(self, turn: Turn) -> None:
        state = turn.state
        if state.dust_storms == LAST_DUST_STORM:
            turn.pop()
            state.over = result(state, "reddust-over-last-storm")
            return
        self.step = "rolls"
        reset(turn)
        turn.push(StormRolls(left=flashpoint_value(state.current) + flashpoint_value(state.next)))

    def _play_on(self, turn: Turn) -> None:
        from games.reddust.frames.round import EventRound  # the rounds follow each other in a circle

        turn.replace(EventRound())


def earthgov_casualties(turn: Turn) -> None:
    """4.3: Confidence falls one box per Satellite and one per two EG Troops in Casualties."""
    state = turn.state
    satellites = state.casualties.pop("satellite", 0)
    troops = state.casualties.pop("eg_troop", 0)
    move_confidence(turn, -(satellites + troops // 2))
    put(state.available, "eg_troop", troops)
    put(state.earth, "satellite", satellites)


def mg_earnings(state: RedDustState) -> int:
    return sum(population(state, s) for s in MARS if state.spaces[s].level >= 0 and coin_controls(state, s))


def rd_earnings(state: RedDustState) -> int:
    active = sum(population(state, s) for s in MARS if state.spaces[s].level == ACTIVE_OPPOSITION)
    return active + bases_on_mars(state, RD)


def corp_earnings(state: RedDustState) -> int:
    return 2 * sum(count(state, s, BASES_OF[CORP]) for s in MARS_LABYRINTHS)


def earnings(turn: Turn) -> None:
    """4.3 Resources Phase."""
    state = turn.state
    adjust(turn, MG, mg_earnings(state))
    adjust(turn, CORP, corp_earnings(state))
    adjust(turn, RD, rd_earnings(state))
    draw(turn, cards_earned(state))


def support_phase(state: RedDustState, faction: Faction) -> Civic:
    """4.3: Pacify or Agitate, two actions in every space under own Control."""
    side = COIN if faction == MG else RD
    spaces = [s for s in MARS if control(state, s) == side]
    why: Literal["pacify", "agitate"] = "pacify" if faction == MG else "agitate"
    return Civic(seat=faction, why=why, left=dict.fromkeys(spaces, ACTIONS_A_SPACE))


def reset(turn: Turn) -> None:
    """4.3 Reset Phase, up to the storm rolls."""
    state = turn.state
    put(state.earth, POPULATION, confidence(state) - state.earth.get(POPULATION, 0))
    hidden = [space for space in state.spaces if hide(turn, space, HIDDEN, silent=True)]
    if hidden:
        turn.say("reddust-all-hidden", marks=tuple(f"space:{space}" for space in hidden))
    state.campaigns_gone += state.campaigns
    state.campaigns = []
    state.asset_deck += state.asset_discard
    state.asset_discard = []
    state.rng.shuffle(state.asset_deck)
    state.sequence = Track()
    state.current, state.next = state.deck.pop(0), state.deck.pop(0)
    state.played.append(state.current)
    state.flashpoint = 0
    turn.emit(
        "reddust-next",
        m("reddust-reset", card=event_title(state.current), next=event_title(state.next)),
        barrier=True,
        marks=("track:event",),
    )
