"""5.9 Attack: Rebels remove enemy forces by dice and may cause Damage; 6.9, 6.12 Ambush sets the dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from games.core.message import Message, Refusal, m
from games.reddust.board import MARS
from games.reddust.cards import Capability
from games.reddust.control import count
from games.reddust.forces import activate, placeable, present
from games.reddust.frames.pieces import PickOne, PlacePieces, TargetsQuestion
from games.reddust.operations.base import Operation
from games.reddust.operations.dice import Dice, forces_there, outcome
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import place_damage
from games.reddust.say import mark, space_name
from games.reddust.specials.ambush import RULES, begin_ambush, can_ambush, dice_of, given
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CR, ENEMY_FACES, FACES, RD, REBEL, REBELS_OF, Face, Faction, SpaceId

PER_DIE = 2
WEIGHTS: dict[Face, int] = {"eg_troop": 2}
"""5.9: each EG Troop counts as two forces removed."""


class Attack(Operation):
    id = "attack"
    rule = "5.9"
    factions = (RD, CR)

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Spaces on Mars with own Rebels and enemy forces; a free Ambush of an Event only where it can be one."""
        for space in MARS:
            fits = count(state, space, REBELS_OF[frame.seat]) and present(state, space, ENEMY_FACES[frame.seat])
            if fits and (not given(frame) or can_ambush(state, frame, space)):
                yield space

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        rebels = count(state, space, REBELS_OF[frame.seat])
        price = 0 if frame.free else self.price(state, frame, space)
        return m("reddust-note-attack", cost=price, rebels=rebels, forces=forces_there(state, frame.seat, space))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        alone = Refusal(m("reddust-no-enemy-there"), self.rule)
        seen = Refusal(m("reddust-no-hidden-for-ambush"), RULES[frame.seat])
        for space in MARS:
            if count(state, space, REBELS_OF[frame.seat]):
                if not present(state, space, ENEMY_FACES[frame.seat]):
                    yield space, alone
                elif given(frame):
                    yield space, seen

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        if frame.step == "":
            self._begin(turn, frame)
        elif frame.step == "how":
            if frame.heard().choice == "attack_ambush":
                self._ambush(turn, frame)
            else:
                self._roll(turn, frame)
        elif frame.step == "dice":
            self._strike(turn, frame, dice_of(frame.heard().choice))
        elif frame.step == "losses":
            self._after_losses(turn, frame, frame.heard().tally)
        else:
            frame.leave_space()

    def _begin(self, turn: Turn, frame: OperationFrame) -> None:
        if given(frame):
            self._ambush(turn, frame)
        elif can_ambush(turn.state, frame, frame.current):
            frame.step = "how"
            options = ["attack_roll", "attack_ambush"]
            turn.push(PickOne(seat=frame.seat, why="attack", options=options, space=frame.current))
        else:
            self._roll(turn, frame)

    def _ambush(self, turn: Turn, frame: OperationFrame) -> None:
        frame.step = "dice"
        begin_ambush(turn, frame)

    def _roll(self, turn: Turn, frame: OperationFrame) -> None:
        """Activate all own Rebels, then roll."""
        rebel = REBEL[frame.seat]
        activate(turn, frame.current, rebel, turn.state.spaces[frame.current].pieces.get(rebel, 0))
        dice = turn.state.rng.die(), turn.state.rng.die()
        text = m("reddust-dice-rolled", space=space_name(frame.current), a=dice[0], b=dice[1])
        turn.emit("reddust-dice-rolled", text, seat=frame.seat, barrier=True, marks=mark(frame.current))
        self._strike(turn, frame, dice)

    def _strike(self, turn: Turn, frame: OperationFrame, dice: Dice) -> None:
        """First the Damage, then the losses; both are judged by the position when the dice fell."""
        state, space = turn.state, frame.current
        does = outcome(state, frame.seat, space, dice)
        if does.damage:
            place_damage(turn, space)
        if not does.hits:
            turn.say("reddust-attack-fails", space=space_name(space), marks=mark(space))
            frame.leave_space()
            return
        frame.step = "losses"
        losses = AttackLosses(
            seat=frame.seat,
            spaces=[space],
            faces=[f for f in ENEMY_FACES[frame.seat] if f != "specops"],
            left=does.hits * removed_per_die(state, frame.seat),
            weights=WEIGHTS,
            rockets=frame.seat == CR and Capability.ARES_ROCKETS in state.capabilities,
        )
        turn.push(losses)

    def _after_losses(self, turn: Turn, frame: OperationFrame, losses: dict[Face, int]) -> None:
        frame.count("removed", sum(losses.values()))
        lost = losses.get("terraforming", 0)
        if frame.seat == CR and lost and placeable(turn.state, "cr_base", frame.current, 1):
            frame.step = "base"
            turn.push(PlacePieces(seat=CR, why="attack_base", spaces=[frame.current], faces=["cr_base"], left=lost))
        else:
            frame.leave_space()


def removed_per_die(state: RedDustState, faction: Faction) -> int:
    """Asset 1: each successful die of a Reclaimer Attack removes one enemy piece more."""
    return PER_DIE + int(faction == CR and Capability.SUBDERMAL_WEAPONRY in state.capabilities)


class AttackLosses(TargetsQuestion):
    """Remove enemy forces: Bases last, never Hidden SpecOps; Asset 26 reaches Satellites anywhere on Mars."""

    kind: Literal["attack_losses"] = "attack_losses"
    why: str = "attack_losses"
    bases_last: Literal["none", "attack", "all", "own"] = "attack"
    rockets: bool = False
    rule = "5.9"

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, Face, int]]:
        found = super().candidates(state)
        if self.rockets and self.left:
            for space in MARS:
                n = min(self.left, state.spaces[space].pieces.get("satellite", 0))
                if n and space not in self.spaces:
                    found.append((space, "satellite", n))
        return found

    def may_stop(self, state: RedDustState) -> bool:
        """Satellites elsewhere are a permission: only what stands in the space must be removed."""
        touched = self.touched()
        here = [face for _, face, _ in super().candidates(state)]
        return not here or (bool(touched) and all(FACES[face].owner not in touched for face in here))

    def _no_choice(self, found: list[tuple[SpaceId, Face, int]]) -> bool:
        return all(space in self.spaces for space, _, _ in found) and super()._no_choice(found)
