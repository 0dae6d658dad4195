"""6.10 Purify: the Reclaimers turn enemy units into Rebels, or an unprotected enemy Base into a Conversion Center."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Refusal, m
from games.reddust.assets import draw
from games.reddust.board import MARS
from games.reddust.cards import Capability
from games.reddust.control import control
from games.reddust.forces import activate, present
from games.reddust.frames.callup import CallUp
from games.reddust.frames.pieces import PickOne, PickPieces, exposed
from games.reddust.specials.base import SpecialActivity
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, ENEMY_FACES, FACES, Face, SpaceId

ENEMY_UNITS = tuple(f for f in ENEMY_FACES[CR] if FACES[f].unit)
ENEMY_BASES = tuple(f for f in ENEMY_FACES[CR] if FACES[f].role == "base")


class Purify(SpecialActivity):
    id = "purify"
    rule = "6.10"
    faction = CR
    accompanies = frozenset({"rally", "travel", "attack", "preach"})

    def candidates(self, state: RedDustState, frame: SpecialFrame) -> Iterable[SpaceId]:
        """Reclaimer Control, a Hidden CR Rebel and something to replace."""
        for space in MARS:
            if state.spaces[space].pieces.get("cr_rebel") and ways(state, space) and control(state, space) == CR:
                yield space

    def refusals(self, state: RedDustState, frame: SpecialFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        for space in MARS:
            if not ways(state, space):
                continue
            if not state.spaces[space].pieces.get("cr_rebel"):
                if state.spaces[space].pieces.get("cr_rebel_active"):
                    yield space, Refusal(m("reddust-no-hidden-rebel"), self.rule)
            elif control(state, space) != CR:
                yield space, Refusal(m("reddust-no-cr-control"), self.rule)

    def brings(self, state: RedDustState, frame: SpecialFrame) -> int:
        """A card for each Base."""
        unguarded = sum("purify_base" in ways(state, s) for s in frame.open_spaces(state))
        return min(unguarded, self.most(state, frame), len(state.asset_deck))

    def proceed(self, turn: Turn, frame: SpecialFrame) -> None:
        space = frame.current
        if frame.step == "":
            frame.step = "how"
            activate(turn, space, "cr_rebel")
            turn.push(PickOne(seat=CR, why="purify", options=ways(turn.state, space), space=space))
        elif frame.step == "how":
            self._choose(turn, frame, frame.heard().choice)
        elif frame.step == "called":
            frame.step = "replaced"
            must = frame.heard().n > 0 or frame.tallies["more"] == frame.tallies["units"]
            turn.push(_conversion(space, ENEMY_UNITS, "cr_rebel", "purify_unit", optional=not must))
        elif frame.step == "replaced":
            frame.tallies["more"] = frame.tallies["more"] - 1 if frame.heard().n else 0
            self._next_unit(turn, frame)
        else:
            self._next_unit(turn, frame)

    def _choose(self, turn: Turn, frame: SpecialFrame, way: str) -> None:
        """One unit, a second at a Conversion Center, one more with Asset 4; or a Base, with Asset 4 a unit as well."""
        state, space = turn.state, frame.current
        twister = int(Capability.MIND_TWISTER in state.capabilities)
        if way == "purify_unit":
            units = 1 + int("conversion" in state.spaces[space].pieces) + twister
            frame.tallies.update(more=units, units=units, draw=0)
            self._next_unit(turn, frame)
        else:
            frame.tallies.update(more=twister, units=0, draw=1)
            frame.step = "base"
            turn.push(_conversion(space, ENEMY_BASES, "conversion", "purify_base", optional=False))

    def _next_unit(self, turn: Turn, frame: SpecialFrame) -> None:
        space = frame.current
        if frame.tallies["more"] and present(turn.state, space, ENEMY_UNITS):
            frame.step = "called"
            turn.push(CallUp(seat=CR, face="cr_rebel", space=space))
            return
        frame.leave_space()
        if frame.tallies["draw"]:
            draw(turn, 1)


def _conversion(space: SpaceId, faces: Iterable[Face], becomes: Face, why: str, *, optional: bool) -> PickPieces:
    """Replaced pieces go to Available, those of the Corporations and EarthGov too."""
    return PickPieces(
        seat=CR,
        verb="replace",
        why=why,
        spaces=[space],
        faces=list(faces),
        left=1,
        becomes=becomes,
        bases_last="all",
        optional=optional,
    )


def ways(state: RedDustState, space: SpaceId) -> list[str]:
    """What Purify may do there: COIN cubes and SpecOps protect all COIN Bases, Rebels their own Faction's."""
    found = []
    if present(state, space, ENEMY_UNITS):
        found.append("purify_unit")
    if any(exposed(state, space, base, "all") for base in present(state, space, ENEMY_BASES)):
        found.append("purify_base")
    return found
