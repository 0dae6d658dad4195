"""5.9: what two Attack dice do in a space. Attack rolls them, Ambush sets them."""

from __future__ import annotations

from dataclasses import dataclass

from games.reddust.control import bases, count
from games.reddust.operations.base import bases_for_operation
from games.reddust.population import can_damage
from games.reddust.state import RedDustState
from games.reddust.vocabulary import REBELS_OF, Faction, SpaceId

Dice = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many dice remove forces, and whether a Damage marker is placed."""

    hits: int
    damage: bool


def forces_there(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """All forces of all Factions: Bases, Hidden pieces and Satellites too (1.3)."""
    hacked = bases_for_operation(state, faction, space) - bases(state, faction, space)
    return sum(state.spaces[space].pieces.values()) + hacked


def outcome(state: RedDustState, faction: Faction, space: SpaceId, dice: Dice) -> Outcome:
    """The sum against all forces there, each die against the acting Faction's Rebels."""
    rebels = count(state, space, REBELS_OF[faction])
    hits = sum(die <= rebels for die in dice)
    damage = sum(dice) <= forces_there(state, faction, space) and can_damage(state, space)
    return Outcome(hits, damage)


def distinct(state: RedDustState, faction: Faction, space: SpaceId) -> dict[Outcome, Dice]:
    """Every outcome that two dice can have here, each with the lowest dice that give it."""
    found: dict[Outcome, Dice] = {}
    for low in range(1, 7):
        for high in range(low, 7):
            found.setdefault(outcome(state, faction, space, (low, high)), (low, high))
    return found
