"""The effect vocabulary: what cards can do. A script is a tuple of effects; `run` interprets it.

Spaces are named: "space" is the space of the innermost `ForEach`, other names come from `ChooseSpaces(into=...)`, and
a space id stands for itself. `by` names who decides: EXECUTOR, a Faction id, or a Faction chosen into the scope.
"As much as possible" (7.4): `where` says where the effect can be carried out, `best` ranks those spaces and only the
best may be chosen; what cannot be done is left out. `choices` and `grants` hold the other effects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.core.message import m
from games.reddust.assets import discard_at_random, draw, draw_campaigns
from games.reddust.board import MARS
from games.reddust.events.run import EXECUTOR, Amount, Effect, Run, amount
from games.reddust.forces import activate, can_upgrade, hide, present, remove, replace, upgrade
from games.reddust.frames.base import Told
from games.reddust.frames.callup import CallUp
from games.reddust.frames.civic import Civic
from games.reddust.frames.payment import ForcedDiscard
from games.reddust.frames.pieces import PickPieces, PlacePieces, Protection
from games.reddust.population import place_damage, remove_damage, shift, shift_to_neutral
from games.reddust.state import Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import ACTIVATED, CR, FACES, Face, Faction

# --- tracks and cards -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Resources of MG or RD, Profits of CORP; negative to lose. `into` remembers what really changed."""

    faction: Faction
    n: Amount
    into: str = ""

    def run(self, turn: Turn, run: Run) -> None:
        changed = adjust(turn, run.who(self.faction), amount(turn.state, run, self.n))
        if self.into:
            run.numbers[self.into] = changed


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """The Reclaimers draw Asset cards."""

    n: Amount = 1

    def run(self, turn: Turn, run: Run) -> None:
        draw(turn, amount(turn.state, run, self.n))


@dataclass(frozen=True, slots=True)
class DiscardAssets(Effect):
    n: int
    at_random: bool = False

    def run(self, turn: Turn, run: Run) -> None:
        if self.at_random:
            discard_at_random(turn, self.n)
        else:
            turn.push(ForcedDiscard(left=self.n))


@dataclass(frozen=True, slots=True)
class DrawCampaigns(Effect):
    """Red Dust draws n Campaigns and puts one into force."""

    n: int = 1

    def run(self, turn: Turn, run: Run) -> None:
        draw_campaigns(turn, self.n)


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll one die into the numbers of the script."""

    into: str

    def run(self, turn: Turn, run: Run) -> None:
        n = turn.state.rng.die()
        run.numbers[self.into] = n
        turn.emit("reddust-rolled", m("reddust-rolled", n=n), seat=run.seat, barrier=True)


# --- spaces -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShiftSpace(Effect):
    """Shift each named space: positive steps towards Active Support, negative towards Active Opposition."""

    steps: int
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            shift(turn, space, self.steps)


@dataclass(frozen=True, slots=True)
class NeutralSpace(Effect):
    """Shift towards Neutral; two steps make any space Neutral."""

    steps: int = 1
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            shift_to_neutral(turn, space, self.steps)


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    n: int = 1
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            place_damage(turn, space, self.n)


@dataclass(frozen=True, slots=True)
class RemoveDamage(Effect):
    """Take all Damage away, not as a Repair; `into` counts the markers."""

    space: str
    into: str

    def run(self, turn: Turn, run: Run) -> None:
        n = sum(remove_damage(turn, s, turn.state.spaces[s].damage) for s in run.spaces(self.space))
        run.numbers[self.into] = n


@dataclass(frozen=True, slots=True)
class HouseRepair(Effect):
    """The named Faction may House and/or Repair up to n times in each of the spaces, or in one (`single`)."""

    by: str
    space: str = "space"
    n: int = 1
    houses: bool = True
    repairs: bool = False
    single: bool = False
    eg: str = ""
    """7.5: "plus" or "minus": the Event's own sign instead of the House action's."""

    def run(self, turn: Turn, run: Run) -> None:
        seat = run.who(self.by)
        spaces = [s for s in run.spaces(self.space) if s in MARS]
        if seat == CR or not spaces:  # 1.7: the Reclaimers have no House action
            return
        why: Literal["house_repair", "house", "repair"] = (
            "house_repair" if self.houses and self.repairs else "house" if self.houses else "repair"
        )
        left = dict.fromkeys(spaces, self.n)
        run.ask(
            turn,
            Civic(
                seat=seat,
                why=why,
                left=left,
                single=self.single,
                houses=self.houses,
                repairs=self.repairs,
                shifts=False,
                eg=self.eg,
            ),
        )


# --- pieces -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceIn(Effect):
    """Place n pieces of the given kinds in the named spaces together (7.3: Available, stacking)."""

    faces: tuple[Face, ...]
    n: Amount = 1
    space: str = "space"
    up_to: bool = False
    by: str = EXECUTOR
    singly: bool = False
    """Asked piece by piece: for many spaces at once."""
    why: str = "event_place"

    def run(self, turn: Turn, run: Run) -> None:
        frame = PlacePieces(
            seat=run.who(self.by),
            why=self.why,
            spaces=run.spaces(self.space),
            faces=list(self.faces),
            left=amount(turn.state, run, self.n),
            optional=self.up_to,
            singly=self.singly,
        )
        run.ask(turn, frame)


@dataclass(frozen=True, slots=True)
class RemoveFrom(Effect):
    """Remove n pieces of the given kinds in the named spaces together; `into` counts them."""

    faces: tuple[Face, ...]
    n: Amount = 99
    space: str = "space"
    up_to: bool = False
    by: str = EXECUTOR
    bases_last: Protection = "own"
    to: str = ""
    into: str = ""
    why: str = "event_remove"

    def run(self, turn: Turn, run: Run) -> None:
        frame = PickPieces(
            seat=run.who(self.by),
            why=self.why,
            spaces=run.spaces(self.space),
            faces=list(self.faces),
            left=amount(turn.state, run, self.n),
            optional=self.up_to,
            bases_last=self.bases_last,
            to=self.to,
        )
        run.ask(turn, frame)

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        if self.into:
            run.numbers[self.into] = told.n


@dataclass(frozen=True, slots=True)
class ReplaceIn(Effect):
    """Replace n pieces with pieces of another kind; without an Available one they are just removed (1.3).

    Corporate and EarthGov pieces go to Casualties (1.2: no Event says otherwise). `into` counts them.
    """

    faces: tuple[Face, ...]
    becomes: Face
    n: Amount = 1
    space: str = "space"
    up_to: bool = False
    by: str = EXECUTOR
    into: str = ""
    why: str = "event_replace"

    def run(self, turn: Turn, run: Run) -> None:
        frame = PickPieces(
            seat=run.who(self.by),
            verb="replace",
            why=self.why,
            spaces=run.spaces(self.space),
            faces=list(self.faces),
            left=amount(turn.state, run, self.n),
            optional=self.up_to,
            becomes=self.becomes,
            to="usual",
        )
        run.ask(turn, frame)

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        if self.into:
            run.numbers[self.into] = told.n


@dataclass(frozen=True, slots=True)
class CallUpFor(Effect):
    """1.3: with none Available the executor may take an own unit from elsewhere for a replacement in the space."""

    face: Face
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        if FACES[self.face].owner == run.seat:
            for space in run.spaces(self.space):
                run.ask(turn, CallUp(seat=run.seat, face=self.face, space=space))


@dataclass(frozen=True, slots=True)
class ReplaceAll(Effect):
    """Replace every such piece of one space, or so many; the executor may call up own units for it (1.3)."""

    faces: tuple[Face, ...]
    becomes: Face
    space: str = "space"
    n: Amount = 99

    def run(self, turn: Turn, run: Run) -> None:
        state = turn.state
        for space in run.spaces(self.space):
            if run.index < amount(state, run, self.n) and present(state, space, self.faces):
                run.index += 1
                if FACES[self.becomes].owner == run.seat:
                    run.ask(turn, CallUp(seat=run.seat, face=self.becomes, space=space))
                else:
                    self.answered(turn, run, Told())

    def answered(self, turn: Turn, run: Run, told: Told) -> None:
        for space in run.spaces(self.space):
            replace(turn, space, present(turn.state, space, self.faces)[0], self.becomes, to="usual")
        self.run(turn, run)


@dataclass(frozen=True, slots=True)
class ActivateAll(Effect):
    faces: tuple[Face, ...]
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            for face in self.faces:
                if face in ACTIVATED:
                    activate(turn, space, face, 99)


@dataclass(frozen=True, slots=True)
class HideAll(Effect):
    faces: tuple[Face, ...]
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            hide(turn, space, self.faces)


@dataclass(frozen=True, slots=True)
class RemoveAll(Effect):
    """Remove every such piece, without a choice."""

    faces: tuple[Face, ...]
    space: str = "space"
    to: str = ""

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            for face in self.faces:
                remove(turn, space, face, 99, to=self.to)


@dataclass(frozen=True, slots=True)
class UpgradeBase(Effect):
    faction: Faction
    space: str = "space"

    def run(self, turn: Turn, run: Run) -> None:
        for space in run.spaces(self.space):
            if can_upgrade(turn.state, self.faction, space):
                upgrade(turn, self.faction, space)
