"""The whole of a game of Red Dust Rebellion as data. Chapter modules hold the rules that read and change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.core.flow import State
from games.core.flow import Turn as CoreTurn
from games.core.model import GameOptions, Mutable
from games.reddust.board import HOUSE
from games.reddust.vocabulary import FACTIONS, Face, Faction, SpaceId, Stock

if TYPE_CHECKING:
    from games.reddust.frames.union import AnyFrame  # the union of all frames; frames.union closes the circle


class RedDustOptions(GameOptions):
    """What the table agrees on. Seats are always the four Factions; a person may hold several (1.1)."""

    alliance: Literal["none", "coin", "rebels", "both"] = "none"
    """Who is one player: Earth-Mars Alliance (coin), Children of Mars (rebels); it uses the lower margin."""
    coronae_sharma: bool = bool(HOUSE["coronae_sharma_default"])
    """House value H1: whether Coronae Montes and Sharma are adjacent."""


class SpaceState(Mutable):
    """A space. `pieces` holds only faces that are present; `level` runs from 2 (Active Support) to -2."""

    pieces: dict[Face, int] = Field(default_factory=dict)
    damage: int = 0
    markers: int = 0
    """Yellow Population markers on gray squares (1.7)."""
    level: int = 0
    storm: Literal["", "approaching", "raging"] = ""


class Sequence(Mutable):
    """4.1: the Sequence of Play track for the Current Event."""

    eligible: list[Faction] = Field(default_factory=lambda: list(FACTIONS))
    order: list[Faction] = Field(default_factory=list)
    """Faction order on this card after the Reclaimers' discards."""
    acted: list[Faction] = Field(default_factory=list)
    boxes: list[Literal["op", "op_special", "event", "limited"]] = Field(default_factory=list)
    """The box of each Faction in `acted`."""
    passed: list[Faction] = Field(default_factory=list)
    barred: list[Faction] = Field(default_factory=list)
    """Made Ineligible by an Event: out for the rest of this card and for the next one."""
    kept: list[Faction] = Field(default_factory=list)
    """Stays Eligible whatever it did (events 46 and 47)."""
    acting: Faction = ""


class RedDustState(State):
    options: RedDustOptions
    stack: list[AnyFrame]

    spaces: dict[SpaceId, SpaceState]
    available: dict[Stock, int]
    casualties: dict[Stock, int] = Field(default_factory=dict)
    out_of_game: dict[Stock, int] = Field(default_factory=dict)
    earth: dict[str, int] = Field(default_factory=dict)
    """Pieces by stock, plus supply and population."""
    transit: dict[str, int] = Field(default_factory=dict)
    orbit: int = 0
    displaced: int = 0
    closed_maglevs: list[str] = Field(default_factory=list)

    mg_resources: int = 0
    rd_resources: int = 0
    profits: int = 0
    eg_box: int = 0
    eg_plus: bool = False
    flashpoint: int = 0

    current: int = 0
    next: int = 0
    """The Next Event; 0 while a Dust Storm is the Current Event."""
    deck: list[int] = Field(default_factory=list)
    """Event cards face down, top first."""
    played: list[int] = Field(default_factory=list)
    """Event discard pile, oldest first; the last is the Current Event."""
    unseen: list[int] = Field(default_factory=list)
    """The twelve events that left the game unrevealed."""
    dust_storms: int = 0
    """Dust Storm Rounds begun."""

    asset_deck: list[int] = Field(default_factory=list)
    asset_discard: list[int] = Field(default_factory=list)
    hand: list[int] = Field(default_factory=list)
    capabilities: list[int] = Field(default_factory=list)
    campaign_deck: list[int] = Field(default_factory=list)
    campaigns: list[int] = Field(default_factory=list)
    """Campaign cards in force."""
    campaigns_gone: list[int] = Field(default_factory=list)

    sequence: Sequence = Field(default_factory=Sequence)
    history: list[list[int]] = Field(default_factory=list)
    """Margins in the order of the Factions when each card became the Current Event; for the report only."""

    def at(self, space: SpaceId) -> SpaceState:
        return self.spaces[space]


Turn = CoreTurn[RedDustState]
