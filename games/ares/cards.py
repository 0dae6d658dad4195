"""The components (208 projects, 12 corporations, 9 oceans, two tracks) read once from `data/` and never changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from games.ares.effects import CardAction, Kind, Op, Standing, Tag
from games.core.message import Message
from games.core.model import Value

DATA = Path(__file__).parent / "data"
Color = Literal["green", "blue", "red"]
Zone = Literal["purple", "red", "yellow", "white"]
ZONES: tuple[Zone, ...] = ("purple", "red", "yellow", "white")
PHASES = ("development", "construction", "action", "production", "research")
"""The five phases; phase n of the rulebook is `PHASES[n - 1]`."""


class Need(Value):
    """One requirement (p.12). Zones and oceans look at the start of the phase; the others at now."""

    type: Literal["temperature", "oxygen", "oceans", "tags", "tr", "spend"]
    zone: Zone | None = None
    bound: Literal["min", "max"] = "min"
    tag: Tag | None = None
    count: int = 0
    resource: Literal["tr", "heat", "plants"] | None = None
    amount: int = 0


class VictoryPoints(Value):
    """`points` for every `each` units of `per`, rounded down."""

    points: int
    each: int
    per: str
    on: Literal["this", "player"]


class PerProduction(Value):
    """`amount` of the resource for every `each` of `count` ("tag:earth" or "forest_vp")."""

    resource: Literal["mc", "heat", "plants", "cards"]
    amount: int
    count: str
    each: int


class Production(Value):
    """Per production phase; steel and titanium are capabilities, never spent (p.12)."""

    mc: int = 0
    heat: int = 0
    plants: int = 0
    cards: int = 0
    steel: int = 0
    titanium: int = 0


class Project(Value):
    """A project card."""

    id: str
    number: int
    name: str
    color: Color
    cost: int
    tags: tuple[Tag, ...] = ()
    star: bool = False
    needs: tuple[Need, ...] = ()
    vp: int | VictoryPoints = 0
    production: Production = Production()
    per: tuple[PerProduction, ...] = ()
    immediate: tuple[Op, ...] = ()
    effects: tuple[Standing, ...] = ()
    action: tuple[CardAction, ...] = ()
    holds: Kind | None = None


class Corporation(Value):
    """A corporation card."""

    id: str
    number: int
    name: str
    start_mc: int
    tags: tuple[Tag, ...] = ()
    star: bool = False
    production: Production = Production()
    start_draw: int = 0
    effects: tuple[Standing, ...] = ()


class OceanTile(Value):
    """The blue side of an ocean tile."""

    id: int
    mc: int = 0
    plants: int = 0
    cards: int = 0


class TrackFacts(Value):
    """A parameter track and its colour zones (name, lowest, highest)."""

    start: int
    max: int
    step: int
    zones: tuple[tuple[Zone, int, int], ...]

    def zone(self, value: int) -> int:
        """The index of the colour zone a value lies in."""
        for index, (_, _, high) in enumerate(self.zones):
            if value <= high:
                return index
        return len(self.zones) - 1


class StandardFacts(Value):
    """A standard action (p.14)."""

    which: Literal["forest", "temperature", "ocean"]
    pay: Literal["mc", "heat", "plants"]
    cost: int


def _read(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


_board = _read("board.json")
PROJECTS: dict[str, Project] = {p.id: p for p in TypeAdapter(list[Project]).validate_python(_read("projects.json"))}
CORPORATIONS: dict[str, Corporation] = {
    c.id: c for c in TypeAdapter(list[Corporation]).validate_python(_read("corporations.json"))
}
OCEANS: dict[int, OceanTile] = {o.id: o for o in TypeAdapter(list[OceanTile]).validate_python(_board["oceans"])}
TEMPERATURE = TrackFacts.model_validate(_board["temperature"])
OXYGEN = TrackFacts.model_validate(_board["oxygen"])
STANDARD: tuple[StandardFacts, ...] = TypeAdapter(tuple[StandardFacts, ...]).validate_python(_board["standard"])

ALL_OCEANS = len(OCEANS)
START_TR = 5
HAND = 8
HAND_LIMIT = 10
SELL = 3
STEEL = 2
TITANIUM = 3
DEVELOPMENT_BONUS = 3
PRODUCTION_BONUS = 4
FREE_CARD_COST = 9
"""Printed cost up to which Toll Station and Automated Factories give a green card away."""


def card_name(card: str) -> Message:
    """The printed name of a project or corporation, as a message."""
    return Message(f"ares-card-{card}")


def celsius(degrees: int) -> Message:
    """A temperature with its unit; a catalogue number cannot write the real minus sign by itself."""
    return Message("ares-celsius-below", {"n": -degrees}) if degrees < 0 else Message("ares-celsius", {"n": degrees})
