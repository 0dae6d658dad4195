"""A space as the steady player imagines it: the view's numbers, and the same after something happened there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.reddust.view import SpaceView
from games.reddust.vocabulary import (
    ACTIVATED,
    ARRIVES_AS,
    BASES,
    COIN,
    CR,
    FACES,
    PHOBOS,
    RAGING,
    RD,
    REBELS_OF,
    WILDERNESS,
    Face,
    Side,
    SpaceId,
)

_SIDES: dict[Face, Side] = {f.id: f.side for f in FACES.values() if f.role != "satellite"}
_UNITS: dict[Face, Side] = {f.id: f.side for f in FACES.values() if f.unit}


def _sums(pieces: dict[Face, int], kinds: dict[Face, Side]) -> dict[Side, int]:
    sums = {COIN: 0, RD: 0, CR: 0}
    for face, n in pieces.items():
        side = kinds.get(face)
        if side is not None:
            sums[side] += n
    return sums


def strongest(sums: dict[Side, int]) -> Side:
    """1.9: who has more than all others together."""
    every = sum(sums.values())
    return next((side for side, n in sums.items() if 2 * n > every), "")


@dataclass(frozen=True, slots=True)
class Ground:
    """One space. Every change gives a new one, so nothing imagined can leak into what is there."""

    id: SpaceId
    desert: bool
    pieces: dict[Face, int]
    level: int
    green: int
    gray: int
    damage: int
    markers: int
    bases_most: int
    storm: str

    @property
    def population(self) -> int:
        return self.green - self.damage + self.markers

    @property
    def raging(self) -> bool:
        return self.storm == RAGING

    @property
    def closed(self) -> bool:
        """1.10: a Desert in a Raging Storm cannot be selected."""
        return self.desert and self.raging

    def count(self, faces: Iterable[Face]) -> int:
        return sum(self.pieces.get(f, 0) for f in faces)

    @property
    def room(self) -> int:
        """1.3: how many Bases may still be placed."""
        return self.bases_most - self.count(BASES)

    @property
    def sides(self) -> dict[Side, int]:
        """1.9: forces that count for Control."""
        return _sums(self.pieces, _SIDES)

    @property
    def units(self) -> dict[Side, int]:
        return _sums(self.pieces, _UNITS)

    @property
    def control(self) -> Side:
        return COIN if self.id == PHOBOS else strongest(self.sides)

    # --- what might happen --------------------------------------------------------------------------------------

    def put(self, face: Face, n: int) -> Ground:
        """So many more (or, below zero, fewer) of these. Imagined so often that `replace` would be too slow."""
        pieces = dict(self.pieces)
        pieces[face] = max(0, pieces.get(face, 0) + n)
        return Ground(
            self.id,
            self.desert,
            pieces,
            self.level,
            self.green,
            self.gray,
            self.damage,
            self.markers,
            self.bases_most,
            self.storm,
        )

    def swap(self, face: Face, other: Face, n: int = 1) -> Ground:
        n = min(n, self.pieces.get(face, 0))
        return self.put(face, -n).put(other, n)

    def arrive(self, face: Face, n: int) -> Ground:
        return self.put(ARRIVES_AS.get(face, face), n)

    def shift(self, levels: int) -> Ground:
        return replace(self, level=max(-2, min(2, self.level + levels))) if self.population > 0 else self

    def calm(self, levels: int = 1) -> Ground:
        """Towards Neutral."""
        step = max(-levels, min(levels, -self.level))
        return replace(self, level=self.level + step)

    def house(self) -> Ground:
        return replace(self, markers=self.markers + 1)

    def repair(self) -> Ground:
        return replace(self, damage=self.damage - 1) if self.damage else self

    def hurt(self) -> Ground:
        """1.7: one Damage; a Fortified Troop takes it."""
        if self.pieces.get("mg_fortified"):
            return self.put("mg_fortified", -1)
        if self.damage >= self.green:
            return self
        hit = replace(self, damage=self.damage + 1, markers=0)
        return hit if hit.population else replace(hit, level=0)

    def reveal(self, n: int) -> Ground:
        """5.3: so many Hidden Rebels turn Active."""
        ground = self
        for face in (REBELS_OF[RD][0], REBELS_OF[CR][0]):
            some = min(n, ground.pieces.get(face, 0))
            if some:
                ground = ground.swap(face, ACTIVATED[face], some)
                n -= some
        return ground


def ground_of(space: SpaceView) -> Ground:
    return Ground(
        id=space.id,
        desert=space.kind == "desert",
        pieces=dict(space.pieces),
        level=space.level,
        green=space.green,
        gray=space.gray,
        damage=space.damage,
        markers=space.markers,
        bases_most=space.bases_most,
        storm=space.storm,
    )


def on_mars(ground: Ground) -> bool:
    return ground.id != PHOBOS


def wild(ground: Ground) -> bool:
    return ground.id == WILDERNESS
