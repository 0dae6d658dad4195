"""The decks as printed: ids, Faction order, Flashpoint values, Asset values. Titles are catalogue messages."""

from __future__ import annotations

from dataclasses import dataclass

from games.reddust.board import read
from games.reddust.vocabulary import Faction


@dataclass(frozen=True, slots=True)
class EventCard:
    """7.0: an Event card. `eg` is the confidence sign of each option: "+", "-" or ""."""

    id: int
    flashpoint: int
    order: tuple[Faction, ...]
    eg: dict[str, str]
    sides: tuple[str, ...]
    marks: str
    """Marks of the non-player system under the Faction icons, in printed order."""


@dataclass(frozen=True, slots=True)
class AssetCard:
    """1.5: an Asset card; `bonus` names the Operation it pays one Resource more for."""

    id: int
    kind: str
    """capability, event or resource."""
    value: int
    bonus: str
    redraw: bool
    critical: bool

    def worth(self, operation: str) -> int:
        return self.value + (1 if self.bonus and self.bonus == operation else 0)


UNSHADED, SHADED = "unshaded", "shaded"

EVENTS: dict[int, EventCard] = {
    raw["id"]: EventCard(
        id=raw["id"],
        flashpoint=raw["flashpoint"],
        order=tuple(raw["order"]),
        eg={UNSHADED: raw["eg_unshaded"], SHADED: raw["eg_shaded"]},
        sides=(UNSHADED, SHADED) if raw["dual"] else (UNSHADED,),
        marks=raw["np"],
    )
    for raw in read("events.json")["events"]
}
DUST_STORMS: tuple[int, ...] = tuple(read("events.json")["dust_storms"])
ASSETS: dict[int, AssetCard] = {
    raw["id"]: AssetCard(raw["id"], raw["kind"], raw["value"], raw["bonus"], raw["redraw"], raw["critical"])
    for raw in read("assets.json")["assets"]
}
CAMPAIGNS: tuple[int, ...] = tuple(range(1, 13))


def flashpoint_value(card: int) -> int:
    """4.0: Dust Storm cards show zero."""
    return EVENTS[card].flashpoint if card in EVENTS else 0


class Capability:
    """1.5: permanent Asset Capabilities; `Capability.X in state.capabilities`."""

    SUBDERMAL_WEAPONRY = 1
    DUST_ADAPTATION = 2
    ENHANCED_METABOLISM = 3
    MIND_TWISTER = 4
    NEURAL_CONDITIONING = 5
    DEEP_TUNNELING = 6
    MPS_UPLINK_HACKED = 23
    AI_UNLEASHED = 24
    GENETIC_MASKING = 25
    ARES_ROCKETS = 26


class Campaign:
    """Campaign cards in force; `Campaign.X in state.campaigns`."""

    CONSTRUCTION_WORKERS_GUILD = 1
    PRISON_LABOR_REVOLT = 2
    DOCK_WORKERS_LOCKOUT = 3
    TRANSPORT_WORKERS = 4
    WATER_RECLAMATION_WORKERS = 5
    MOTHERS_OF_MARS = 6
    TORTURE_VIDEO_LEAKS = 7
    EARTH_BASED_ENDORSEMENTS = 8
    LEGAL_INJUNCTIONS = 9
    GENERAL_STRIKE = 10
    COMMS_CUTOFF = 11
    RED_WAVE_ELECTIONS = 12
