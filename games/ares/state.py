"""The whole of a game of Ares Expedition as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.ares.cards import OXYGEN, START_TR, TEMPERATURE
from games.core.flow import Lane, State
from games.core.model import GameOptions, Mutable, SeatId

if TYPE_CHECKING:
    from games.ares.frames import AnyFrame  # the union of all frames; games.ares.frames closes the circle

Variant = Literal["standard", "coop", "solo"]
Level = Literal["novice", "advanced", "expert"]
YesNo = Literal["no", "yes"]


class AresOptions(GameOptions):
    """What a table agrees on. Co-op is for two and solo for one, whatever `players` says; one player plays solo."""

    players: Literal[1, 2, 3, 4] = 2
    mode: Variant = "standard"
    level: Level = "novice"
    first_game: YesNo = "no"
    mulligan: YesNo = "no"

    @property
    def variant(self) -> Variant:
        if self.mode == "standard" and self.players == 1:
            return "solo"
        return self.mode


class Player(Mutable):
    """One corporation: what lies on and beside a player board."""

    corporation: str = ""
    corporations: list[str] = Field(default_factory=list)
    """Dealt at set-up, secret until all have picked."""
    hand: list[str] = Field(default_factory=list)
    drawn: list[str] = Field(default_factory=list)
    """Drawn or revealed cards that the seat is choosing from."""
    revealed: bool = False
    """Those cards lie open for everybody."""
    played: list[str] = Field(default_factory=list)
    on: dict[str, int] = Field(default_factory=dict)
    """Special resources on cards in play."""
    mc: int = 0
    heat: int = 0
    plants: int = 0
    tr: int = START_TR
    forests: int = 0
    chosen: int = 0
    """Phase card of this round; 0 before it is chosen. Secret until `AresState.phases` is filled."""
    previous: int = 0
    tr_history: list[int] = Field(default_factory=list)

    # What is left to do in the running phase.
    plays: int = 0
    free: int = 0
    """Green cards of printed cost 9 or less that may be played for 0 MC."""
    bonus: bool = False
    """The chooser's bonus of phases II and III is still there."""
    less: int = 0
    """Discount on the next card of this phase (Work Crews)."""
    shift: bool = False
    """The next card of this phase may shift a colour zone (Special Design)."""
    used: dict[str, int] = Field(default_factory=dict)
    """How often each Action was used in this action phase."""
    lobby: Literal["none", "open", "used"] = "none"
    """The UNMI offer of this phase: opens with the first rise of TR."""
    early: bool = False
    """Finished the running phase before Mars was complete."""
    x: int = 0
    """The X of the Action being resolved."""


class Tracks(Mutable):
    """Values of the global parameters."""

    temperature: int = TEMPERATURE.start
    oxygen: int = OXYGEN.start
    oceans: int = 0


class AresLane(Lane):
    stack: list[AnyFrame]


class AresState(State):
    options: AresOptions
    stack: list[AnyFrame]
    people: dict[SeatId, Player]
    deck: list[str]
    """The top is the end of the list."""
    discard: list[str] = Field(default_factory=list)
    box: list[str] = Field(default_factory=list)
    """Corporations out of the game."""
    oceans: list[int]
    """Face-down ocean tiles; the next one flipped is the last."""
    flipped: list[int] = Field(default_factory=list)
    now: Tracks
    start: Tracks
    """The parameters at the start of the running phase (p.12, p.14)."""
    round: int = 0
    phase: int = 0
    """The phase being resolved; 0 outside."""
    phases: list[int] = Field(default_factory=list)
    """Phases of this round, in order; empty until the reveal."""
    mc_cubes: int = 0
    trade_cubes: int = 0
    dummy: list[int] = Field(default_factory=list)
    """Solo: face-down phase cards of the dummy hand; the next one is the last."""
    dummy_played: list[int] = Field(default_factory=list)
    dummy_cube: int = 0
    """Solo: where the dummy's cube stands (1 to 5); 0 in other modes."""
