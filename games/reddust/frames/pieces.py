"""Questions about pieces and spaces that Operations, Special Activities, Events and rounds share.

Each is pushed with what is allowed and tells the frame below what was done (`Node.heard`). What leaves no choice is
done without asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Arg, Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.forces import (
    activate,
    move,
    place,
    placeable,
    recall_sources,
    remove,
    replace,
    room_for_bases,
    shield,
)
from games.reddust.frames.base import Stepwise, Told, declined, tell
from games.reddust.say import piece_name, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import FACES, Face, SpaceId

Protection = Literal["none", "attack", "all", "own"]
"""Bases last: "attack" (Hidden SpecOps do not protect, 5.9), "all" (they do: storms, Purify), "own" (only the Base's
own Faction's units do: Raid, Events)."""

VERBS: dict[str, type[act.PieceAction]] = {
    "remove": act.Remove,
    "replace": act.Replace,
    "activate": act.Activate,
    "move": act.Move,
}


def exposed(state: RedDustState, space: SpaceId, face: Face, bases_last: Protection) -> bool:
    """Whether Bases-last lets this piece be removed now."""
    if FACES[face].role != "base" or bases_last == "none":
        return True
    if bases_last == "own":
        owner = FACES[face].owner
        here = state.spaces[space].pieces
        return not any(FACES[f].unit and FACES[f].owner == owner for f in here)
    return not shield(state, space, face, hidden_specops=bases_last == "all")


class PiecesQuestion(Stepwise):
    """Choose pieces in some spaces to remove, replace, Activate or move; `PickPieces` is the plain one."""

    verb: Literal["remove", "replace", "activate", "move"] = "remove"
    why: str = "pieces"
    """The question's key: reddust-ask-<why>, with $n, $space."""
    spaces: list[SpaceId]
    faces: list[Face]
    left: int
    optional: bool = False
    bases_last: Protection = "own"
    to: str = ""
    """remove/replace: "available" or "casualties" against the general rule; move: the destination.

    What is replaced goes to Available unless `to` says otherwise: "usual" is the general rule (1.2)."""
    becomes: Face = ""
    """replace: the new piece."""
    weights: dict[Face, int] = Field(default_factory=dict)
    """What a piece counts towards `left`: EG Troops 2 in an Attack (5.9)."""
    done: dict[Face, int] = Field(default_factory=dict)

    def question(self, state: RedDustState) -> Message:
        where: Arg = space_name(self.spaces[0]) if len(self.spaces) == 1 else m("reddust-several-spaces")
        if self.becomes:
            return m(f"reddust-ask-{self.why}", n=self.left, space=where, piece=piece_name(self.becomes, self.left))
        if self.verb == "move":
            return m(f"reddust-ask-{self.why}", n=self.left, space=space_name(self.to))
        return m(f"reddust-ask-{self.why}", n=self.left, space=where)

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        """(space, face, how many at most) that may be chosen now."""
        found = []
        for space in self.spaces:
            here = state.spaces[space].pieces
            for face in self.faces:
                most = min(here.get(face, 0), self.left // self.weights.get(face, 1))
                if self.verb == "move" and FACES[face].role == "base":
                    most = min(most, room_for_bases(state, self.to))
                if most > 0 and exposed(state, space, face, self.bases_last):
                    found.append((space, face, most))
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        verb = VERBS[self.verb]
        found: list[Action] = [
            act.pieces(verb, face, n, space) for space, face, most in self.candidates(state) for n in range(1, most + 1)
        ]
        if self.may_stop(state):
            found.append(act.DONE)
        return found

    def may_stop(self, state: RedDustState) -> bool:
        return self.optional

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.DONE if self.may_stop(state) else self.actions(state, seat)[0]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Remove | act.Replace | act.Activate | act.Move):
            self.apply(turn, action.space, action.piece, action.count)
        else:
            self.left = 0

    def apply(self, turn: Turn, space: SpaceId, face: Face, n: int) -> None:
        self.left -= n * self.weights.get(face, 1)
        self.done[face] = self.done.get(face, 0) + n
        if self.verb == "remove":
            remove(turn, space, face, n, to=self.to)
        elif self.verb == "replace":
            replace(turn, space, face, self.becomes, n, to=self.to or "available")
        elif self.verb == "activate":
            activate(turn, space, face, n)
        else:
            move(turn, space, self.to, face, n)

    def advance(self, turn: Turn) -> None:
        found = self.candidates(turn.state)
        if not found:
            tell(turn, Told(n=sum(self.done.values()), tally=self.done))
        elif self._no_choice(found):
            for space, face, n in found:
                self.apply(turn, space, face, n)
        else:
            self.asking = True

    def _no_choice(self, found: list[tuple[SpaceId, Face, int]]) -> bool:
        """One kind of piece, or fewer pieces than must go."""
        if self.optional:
            return False
        return len(found) == 1 or sum(n * self.weights.get(face, 1) for _, face, n in found) <= self.left


class PickPieces(PiecesQuestion):
    """Choose pieces; nothing more to it."""

    kind: Literal["pick_pieces"] = "pick_pieces"


class TargetsQuestion(PiecesQuestion):
    """5.0: whoever acts chooses the Factions affected; once targeted, one is affected as far as possible.

    So it may stop when none of the Factions it has touched has anything left to lose. `optional`: it need not begin.
    """

    def touched(self) -> set[str]:
        return {FACES[face].owner for face in self.done}

    def may_stop(self, state: RedDustState) -> bool:
        if not self.done:
            return self.optional
        touched = self.touched()
        return all(FACES[face].owner not in touched for _, face, _ in self.candidates(state))

    def begins(self, turn: Turn) -> None:
        """The first piece is about to be affected: what that costs."""

    def apply(self, turn: Turn, space: SpaceId, face: Face, n: int) -> None:
        if not self.done:
            self.begins(turn)
            self.optional = False
        super().apply(turn, space, face, n)

    def _no_choice(self, found: list[tuple[SpaceId, Face, int]]) -> bool:
        touched = self.touched()
        owners = {FACES[face].owner for _, face, _ in found}
        if len(owners | touched) > 1 and not owners <= touched:
            return False
        return super()._no_choice(found)


class PlacePieces(Stepwise):
    """Place pieces from Available; MG, RD and CR may take own units from elsewhere when none is left (1.3)."""

    kind: Literal["place_pieces"] = "place_pieces"
    why: str = "place"
    spaces: list[SpaceId]
    faces: list[Face]
    left: int
    optional: bool = True
    """Whether fewer may be placed."""
    singly: bool = False
    """Offered one at a time, which keeps the list short where many spaces are open."""
    placed: dict[Face, int] = Field(default_factory=dict)
    where: list[SpaceId] = Field(default_factory=list)
    recalled: int = 0
    """1.3: so many of `recalled_face` were taken from `recalled_from` and must be placed elsewhere at once."""
    recalled_face: Face = ""
    recalled_from: SpaceId = ""

    def question(self, state: RedDustState) -> Message:
        where: Arg = space_name(self.spaces[0]) if len(self.spaces) == 1 else m("reddust-several-spaces")
        return m(f"reddust-ask-{self.why}", n=self.left, space=where)

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        if self.recalled:
            places = [s for s in self.spaces if s != self.recalled_from]
            face = self.recalled_face
            return [(s, face, n) for s in places if (n := placeable(state, face, s, self.recalled))]
        return [
            (space, face, n)
            for space in self.spaces
            for face in self.faces
            if (n := placeable(state, face, space, self.left))
        ]

    def recalls(self, state: RedDustState) -> list[Action]:
        """1.3: only while none of that kind is Available; with one target space the source is all there is to say."""
        if self.recalled or not self.left or not self.spaces:
            return []
        space = self.spaces[0] if len(self.spaces) == 1 else ""
        return [
            act.pieces(act.Recall, face, n, origin)
            for wanted in self.faces
            if FACES[wanted].owner == self.seat
            for origin, face, most in recall_sources(state, wanted, space)
            for n in range(1, min(most, self.left) + 1)
        ]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [
            act.pieces(act.Place, face, n, space)
            for space, face, most in self.candidates(state)
            for n in range(1, (1 if self.singly else most) + 1)
        ]
        must = bool(found) and (not self.optional or bool(self.recalled))
        found += self.recalls(state)
        return found if must else [*found, act.DONE]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Place):
            self.apply(turn, action.space, action.piece, action.count)
        elif isinstance(action, act.Recall):
            remove(turn, action.space, action.piece, action.count)
            self.recalled, self.recalled_from = action.count, action.space
            self.recalled_face = next(f for f in self.faces if FACES[f].stock == FACES[action.piece].stock)
        else:
            self.left = 0

    def apply(self, turn: Turn, space: SpaceId, face: Face, n: int) -> None:
        n = place(turn, space, face, n)
        self.left -= n
        self.recalled = max(0, self.recalled - n)
        self.placed[face] = self.placed.get(face, 0) + n
        if space not in self.where:
            self.where.append(space)

    def advance(self, turn: Turn) -> None:
        found = self.candidates(turn.state) if self.left else []
        if not found and not self.recalls(turn.state):
            tell(turn, Told(n=sum(self.placed.values()), tally=self.placed, spaces=self.where))
        elif len(found) == 1 and (not self.optional or self.recalled):
            self.apply(turn, *found[0])
        else:
            self.asking = True


class PickSpaces(Stepwise):
    """Choose spaces one after the other."""

    kind: Literal["pick_spaces"] = "pick_spaces"
    why: str = "spaces"
    candidates: list[SpaceId]
    least: int = 1
    most: int = 1
    chosen: list[SpaceId] = Field(default_factory=list)

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-{self.why}", n=self.most - len(self.chosen))

    def open(self) -> list[SpaceId]:
        return [s for s in self.candidates if s not in self.chosen] if len(self.chosen) < self.most else []

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found: list[Action] = [act.at(s) for s in self.open()]
        if len(self.chosen) >= self.least:
            found.append(act.DONE)
        return found

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Space):
            self.chosen.append(action.space)
        else:
            self.most = len(self.chosen)

    def advance(self, turn: Turn) -> None:
        left = self.open()
        if left and len(self.chosen) + len(left) <= self.least:
            self.chosen += left
        elif left:
            self.asking = True
        else:
            tell(turn, Told(n=len(self.chosen), spaces=self.chosen))


class PickOne(Stepwise):
    """Choose one of several named alternatives (`reddust-choose-<name>`)."""

    kind: Literal["pick_one"] = "pick_one"
    why: str = "one"
    options: list[str]
    space: SpaceId = ""

    def question(self, state: RedDustState) -> Message:
        return m(f"reddust-ask-{self.why}", space=space_name(self.space) if self.space else "")

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        return [act.choose(what) for what in self.options]

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return act.choose(self.options[-1])

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        assert isinstance(action, act.Choose)
        if action.what == "decline":
            declined(turn, seat)
        tell(turn, Told(choice=action.what))

    def advance(self, turn: Turn) -> None:
        if len(self.options) == 1:
            tell(turn, Told(choice=self.options[0]))
        else:
            self.asking = True
