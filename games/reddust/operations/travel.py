"""5.8 Travel: Reclaimer Rebels and Bases move step by step, through storms, and on through their own Bases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from pydantic import Field

from games.core.message import Label, Message, Refusal, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import MARS
from games.reddust.forces import move, move_face, room_for_bases
from games.reddust.frames.base import Stepwise, Told, tell
from games.reddust.frames.moving import unmoved
from games.reddust.movement import neighbours
from games.reddust.operations.base import Operation, bases_for_operation
from games.reddust.operations.frame import OperationFrame
from games.reddust.operations.march import arrive, running, shelter
from games.reddust.say import action_label, journey, mark, space_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import BASES_OF, CR, REBELS_OF, WILDERNESS, Face, SpaceId

REBEL_FACES = REBELS_OF[CR]
BASE_FACES = BASES_OF[CR]


class Travel(Operation):
    id = "travel"
    told_by_moves = True
    rule = "5.8"
    factions = (CR,)
    ignores_storms = True

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Origins on Mars with Rebels, or with Bases that have somewhere to go."""
        for space in MARS:
            if frame.origins is None or space in frame.origins:
                rebels = unmoved(state, frame.moved, space, REBEL_FACES)
                homes = unmoved(state, frame.moved, space, BASE_FACES)
                if any(
                    fit_for(state, frame, s, rebels) or (homes and base_fits(state, frame, s))
                    for s in steps(state, frame, space)
                ):
                    yield space

    def price(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> int:
        return 0 if space == WILDERNESS else super().price(state, frame, space)

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in frame.moved:
            yield space, Refusal(m("reddust-no-moved-already"), self.rule)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            frame.step = "moved"
            turn.push(TravelFrom(seat=CR, origin=frame.current))
            return
        frame.leave_space()

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        """Tell an Event where the journeys ended: "into:<space>" -> pieces."""
        for space, arrived in frame.moved.items():
            if n := sum(arrived.values()):
                frame.tallies[f"into:{space}"] = n
        frame.close()


def steps(state: RedDustState, frame: OperationFrame, space: SpaceId) -> Iterator[SpaceId]:
    """Adjacent spaces that may be entered; Travel ignores Raging Storms. From one stage on it goes nearer only."""
    on = stages(state, frame)
    far = on.get(space, len(MARS))
    return (s for s in neighbours(state, space) if may_end(frame, s) or on.get(s, far) < far)


def may_end(frame: OperationFrame, space: SpaceId) -> bool:
    """Events may name the spaces in which journeys end."""
    return frame.destinations is None or space in frame.destinations


def stages(state: RedDustState, frame: OperationFrame) -> dict[SpaceId, int]:
    """Outside the named spaces: Reclaimer Bases through which Hidden Rebels reach one, and in how many steps.

    Where arriving Rebels could be Activated they might be stranded, so such a space is no stage.
    """
    if frame.destinations is None:
        return {}
    found: dict[SpaceId, int] = {}
    edge = set(frame.destinations)
    for far in range(1, len(MARS)):
        near = {n for s in edge for n in neighbours(state, s)} - {frame.current}
        edge = {s for s in near if not may_end(frame, s) and s not in found and _is_stage(state, s)}
        found.update(dict.fromkeys(edge, far))
    return found


def _is_stage(state: RedDustState, space: SpaceId) -> bool:
    unwatched = state.spaces[space].level <= 0 or shelter(state, CR, space)
    return unwatched and bases_for_operation(state, CR, space) > 0


def fit_for(state: RedDustState, frame: OperationFrame, space: SpaceId, rebels: dict[Face, int]) -> dict[Face, int]:
    """Those of the Rebels that may step there: on a stage only those that will be Hidden."""
    if may_end(frame, space) or shelter(state, CR, space):
        return rebels
    return {face: n for face, n in rebels.items() if face == "cr_rebel"}


def base_fits(state: RedDustState, frame: OperationFrame, space: SpaceId) -> bool:
    return may_end(frame, space) and room_for_bases(state, space) > 0


def stranded(state: RedDustState, frame: OperationFrame) -> bool:
    """Whether Rebels stand on a stage: they must go on before the journeys are over."""
    return any(not may_end(frame, s) and on_the_way(state, frame, s) for s in frame.moved)


def on_the_way(state: RedDustState, frame: OperationFrame, space: SpaceId) -> int:
    """Hidden Rebels that Traveled here and may go on, because a Base stands here now."""
    if not bases_for_operation(state, CR, space):
        return 0
    return min(frame.moved.get(space, {}).get("cr_rebel", 0), state.spaces[space].pieces.get("cr_rebel", 0))


def _kind(face: Face) -> tuple[Face, ...]:
    return REBEL_FACES if face in REBEL_FACES else BASE_FACES


class TravelFrom(Stepwise):
    """All journeys that begin in one origin: first where to, then which pieces, and on from there.

    Rebels that go from one space to another in one Travel are one group, so each pair is used once for Rebels.
    """

    kind: Literal["travel_from"] = "travel_from"
    origin: SpaceId
    destination: SpaceId = ""
    came: dict[str, int] = Field(default_factory=dict)
    """ "source:face" -> number that moved to the destination."""
    used: list[str] = Field(default_factory=list)
    moved: int = 0
    rule = "5.8"

    def question(self, state: RedDustState) -> Message:
        if self.destination:
            return m("reddust-ask-travel_pieces", space=space_name(self.destination))
        return m("reddust-ask-travel_to", space=space_name(self.origin))

    # --- what is possible ---------------------------------------------------------------------------------------

    def sources(self, state: RedDustState) -> list[SpaceId]:
        """The origin, and Bases where Hidden Rebels that Traveled stand."""
        frame = running(state)
        return [self.origin, *(s for s in frame.moved if s != self.origin and on_the_way(state, frame, s))]

    def may_leave(self, state: RedDustState, frame: OperationFrame, source: SpaceId) -> dict[Face, int]:
        """Rebels that may leave the source."""
        found = dict(unmoved(state, frame.moved, source, REBEL_FACES)) if source == self.origin else {}
        if again := on_the_way(state, frame, source):
            found["cr_rebel"] = found.get("cr_rebel", 0) + again
        return found

    def candidates(self, state: RedDustState, destination: SpaceId) -> list[tuple[SpaceId, Face, int]]:
        frame = running(state)
        found = []
        for source in self.sources(state):
            if destination not in steps(state, frame, source):
                continue
            if f"{source}:{destination}" not in self.used or source in stages(state, frame):
                leaving = fit_for(state, frame, destination, self.may_leave(state, frame, source))
                found += [(source, f, n) for f, n in leaving.items() if n]
            if source == self.origin and base_fits(state, frame, destination):
                room = room_for_bases(state, destination)
                found += [(source, f, min(n, room)) for f, n in unmoved(state, frame.moved, source, BASE_FACES).items()]
        return found

    def reach(self, state: RedDustState) -> list[SpaceId]:
        frame = running(state)
        near = {s for source in self.sources(state) for s in steps(state, frame, source)}
        return [s for s in MARS if s in near and self.candidates(state, s)]

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        if not self.destination:
            found: list[Action] = [act.at(s) for s in self.reach(state)]
            return [*found, act.DONE] if self.moved and not stranded(state, running(state)) else found
        found = [
            act.pieces(act.Move, face, n, source)
            for source, face, most in self.candidates(state, self.destination)
            for n in range(1, most + 1)
        ]
        return [*found, act.DONE] if self.came else found

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Move):
            return journey(action.piece, action.count, (action.space, self.destination))
        return action_label(action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    # --- moving -------------------------------------------------------------------------------------------------

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        self.answered(seat)
        if isinstance(action, act.Space):
            self.destination = action.space
        elif isinstance(action, act.Move):
            self._move(turn, action.space, action.piece, action.count)
        elif self.destination:
            self._arrive(turn)
        else:
            self._end(turn)

    def _move(self, turn: Turn, source: SpaceId, face: Face, n: int) -> None:
        frame = running(turn.state)
        own = unmoved(turn.state, frame.moved, source, _kind(face)).get(face, 0) if source == self.origin else 0
        if n > own:
            frame.moved[source][face] -= n - own
        move(turn, source, self.destination, face, n)
        arrived = frame.moved.setdefault(self.destination, {})
        now = self._flipped(turn, face, n)
        arrived[now] = arrived.get(now, 0) + n
        self.came[f"{source}:{face}"] = self.came.get(f"{source}:{face}", 0) + n
        self.moved += n

    def _flipped(self, turn: Turn, face: Face, n: int) -> Face:
        """A Conversion Center that moved is an ordinary Base."""
        if face != "conversion":
            return face
        move_face(turn.state, self.destination, "conversion", "cr_base", n)
        turn.say("reddust-plain-base", space=space_name(self.destination), marks=mark(self.destination))
        return "cr_base"

    def _arrive(self, turn: Turn) -> None:
        """The groups for this destination are complete."""
        frame = running(turn.state)
        arrive(turn, frame, self.destination, self.came)
        self.used += [
            f"{key.split(':')[0]}:{self.destination}" for key in self.came if key.split(":")[1] in REBEL_FACES
        ]
        self.destination = ""
        self.came = {}

    def _end(self, turn: Turn) -> None:
        tell(turn, Told(n=self.moved))

    def advance(self, turn: Turn) -> None:
        if self.destination and not self.candidates(turn.state, self.destination):
            self._arrive(turn)
        elif self.destination or self.reach(turn.state):
            self.asking = True
        else:
            self._end(turn)
