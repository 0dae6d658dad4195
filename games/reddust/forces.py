"""1.3 Forces: placing, removing, replacing, flipping, stacking. Every change of pieces on the map goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.message import m
from games.reddust.board import SPACES
from games.reddust.cards import Campaign
from games.reddust.control import count
from games.reddust.earthgov import controller, put
from games.reddust.say import counted, mark, space_name, way_name
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import adjust
from games.reddust.vocabulary import (
    ACTIVATED,
    ARRIVES_AS,
    BASES,
    BASIC_BASE,
    COIN_UNITS,
    CORP,
    CR,
    EG,
    FACES,
    HIDDEN,
    MG,
    MG_TROOPS,
    PHOBOS,
    RD,
    REBELS_OF,
    UPGRADED_BASE,
    Face,
    Faction,
    SpaceId,
)

RECALLABLE: dict[str, tuple[Face, ...]] = {
    "mg_troop": MG_TROOPS,
    "rd_rebel": REBELS_OF[RD],
    "cr_rebel": REBELS_OF[CR],
}
"""1.3: only these may be taken from the map by their owner when none is Available."""


# --- without words ----------------------------------------------------------------------------------------------


def add(state: RedDustState, space: SpaceId, face: Face, n: int) -> None:
    put(state.spaces[space].pieces, face, n)


def move_face(state: RedDustState, space: SpaceId, face: Face, to: Face, n: int) -> None:
    """Flip n pieces in a space from one face to another."""
    here = state.spaces[space].pieces
    put(here, face, -n)
    put(here, to, n)


def available(state: RedDustState, face: Face) -> int:
    return state.available.get(FACES[face].stock, 0)


def room_for_bases(state: RedDustState, space: SpaceId) -> int:
    """1.3 Stacking: two Bases a space, six in the Wilderness, none on Phobos."""
    return SPACES[space].bases - count(state, space, BASES)


def may_stand(state: RedDustState, face: Face, space: SpaceId) -> bool:
    """Whether this kind of piece may ever be placed or moved there (1.2, 1.3, 7.3)."""
    info = FACES[face]
    if space == PHOBOS and (info.role in ("rebel", "base", "satellite")):
        return False
    if info.owner == EG and controller(state) is None:
        return False
    return not (face == "terraforming" and SPACES[space].labyrinth)  # 4.2


def placeable(state: RedDustState, face: Face, space: SpaceId, n: int) -> int:
    """How many of n can really be placed: Available, stacking, and where the piece may stand."""
    if not may_stand(state, face, space):
        return 0
    n = min(n, available(state, face))
    if FACES[face].role == "base":
        n = min(n, room_for_bases(state, space))
    return max(0, n)


def recall_sources(state: RedDustState, face: Face, space: SpaceId) -> list[tuple[SpaceId, Face, int]]:
    """1.3: with none Available, where MG, RD or CR may take own units from to place them in `space`."""
    if available(state, face):
        return []
    found = []
    for origin, here in state.spaces.items():
        if origin != space:
            for kind in RECALLABLE.get(face, ()):
                if here.pieces.get(kind):
                    found.append((origin, kind, here.pieces[kind]))
    return found


def present(state: RedDustState, space: SpaceId, faces: Iterable[Face]) -> list[Face]:
    """Those of the faces that stand in the space."""
    here = state.spaces[space].pieces
    return [f for f in faces if f in here]


def shield(state: RedDustState, space: SpaceId, base: Face, *, hidden_specops: bool) -> bool:
    """Bases last: whether units still protect this Base.

    COIN Factions protect each other's Bases (1.1); Hidden SpecOps do so against storms and Purify, not against
    Attack (5.9). A Rebel Base is protected only by its own Faction's Rebels.
    """
    owner = FACES[base].owner
    if owner in REBELS_OF:
        return count(state, space, REBELS_OF[owner]) > 0
    guards = COIN_UNITS if hidden_specops else tuple(f for f in COIN_UNITS if f != "specops")
    return count(state, space, guards) > 0


# --- with words -------------------------------------------------------------------------------------------------


def place(turn: Turn, space: SpaceId, face: Face, n: int = 1) -> int:
    """Place up to n from Available; returns how many were."""
    state = turn.state
    n = placeable(state, face, space, n)
    if not n:
        return 0
    put(state.available, FACES[face].stock, -n)
    if face == "rd_base" and Campaign.CONSTRUCTION_WORKERS_GUILD in state.campaigns:
        face = "dug_in"
    add(state, space, face, n)
    turn.say("reddust-placed", pieces=counted(face, n), space=space_name(space), marks=mark(space))
    if FACES[face].stock == "corp_base" and Campaign.PRISON_LABOR_REVOLT in state.campaigns:
        adjust(turn, CORP, -n)
    return n


def _leave(turn: Turn, face: Face, n: int, to: str) -> None:
    """1.2: CORP and EG pieces go to Casualties unless told otherwise; Available Satellites wait on Earth."""
    state = turn.state
    info = FACES[face]
    if to in ("", "usual"):
        to = "casualties" if info.owner in (CORP, EG) else "available"
    if to == "casualties":
        put(state.casualties, info.stock, n)
    elif info.role == "satellite":
        put(state.earth, info.stock, n)
    else:
        put(state.available, info.stock, n)


def remove(turn: Turn, space: SpaceId, face: Face, n: int = 1, *, to: str = "") -> int:
    """Remove up to n; `to` is "available" or "casualties" where a rule differs from the general one."""
    state = turn.state
    n = min(n, state.spaces[space].pieces.get(face, 0))
    if n <= 0:
        return 0
    add(state, space, face, -n)
    _leave(turn, face, n, to)
    turn.say("reddust-removed", pieces=counted(face, n), space=space_name(space), marks=mark(space))
    return n


def replace(turn: Turn, space: SpaceId, face: Face, with_face: Face, n: int = 1, *, to: str = "available") -> int:
    """1.3: a piece without an Available replacement is just removed. Returns the number placed."""
    n = remove(turn, space, face, n, to=to)
    return place(turn, space, with_face, n)


def move(
    turn: Turn,
    origin: SpaceId,
    destination: SpaceId,
    face: Face,
    n: int = 1,
    *,
    silent: bool = False,
    way: Sequence[SpaceId] = (),
) -> None:
    """Move pieces; legality is the caller's. A moved Fortified Troop is an ordinary one (6.1).

    `way`: the spaces they pass, both ends included, where there is more to tell than origin and destination.
    """
    state = turn.state
    add(state, origin, face, -n)
    add(state, destination, ARRIVES_AS.get(face, face), n)
    if not silent:
        turn.say(
            "reddust-moved",
            pieces=counted(face, n),
            way=way_name(way or (origin, destination)),
            marks=(*mark(origin), *mark(destination), f"move:{'>'.join(way or (origin, destination))}"),
        )


def activate(turn: Turn, space: SpaceId, face: Face, n: int = 1) -> int:
    """Turn up to n Hidden pieces Active."""
    n = min(n, turn.state.spaces[space].pieces.get(face, 0))
    if n > 0:
        move_face(turn.state, space, face, ACTIVATED[face], n)
        turn.say("reddust-activated", pieces=counted(face, n), space=space_name(space), marks=mark(space))
    return max(0, n)


def hide(turn: Turn, space: SpaceId, faces: Iterable[Face], most: int = 99, *, silent: bool = False) -> int:
    """Turn these Active pieces Hidden: all, or so many of each kind. Silent where one line tells of all spaces."""
    hidden = 0
    for face in faces:
        n = min(most, turn.state.spaces[space].pieces.get(face, 0))
        if n and face in HIDDEN:
            move_face(turn.state, space, face, HIDDEN[face], n)
            if not silent:
                turn.say("reddust-hidden", pieces=counted(face, n), space=space_name(space), marks=mark(space))
            hidden += n
    return hidden


def can_upgrade(state: RedDustState, faction: Faction, space: SpaceId) -> bool:
    face = BASIC_BASE[faction]
    return bool(state.spaces[space].pieces.get(face)) and may_stand(state, UPGRADED_BASE[faction], space)


def upgrade(turn: Turn, faction: Faction, space: SpaceId) -> None:
    """Flip one basic Base of the Faction to its upgraded side."""
    move_face(turn.state, space, BASIC_BASE[faction], UPGRADED_BASE[faction], 1)
    turn.say(
        "reddust-upgraded",
        piece=m(f"reddust-piece-{UPGRADED_BASE[faction]}", n=1),
        space=space_name(space),
        marks=mark(space),
    )


def has_forces(state: RedDustState, faction: str, space: SpaceId) -> bool:
    """Any units or Bases of this owner."""
    here = state.spaces[space].pieces
    return any(FACES[f].owner == faction and FACES[f].role != "satellite" for f in here)


def troops_of(state: RedDustState, faction: Faction) -> tuple[Face, ...]:
    """The COIN units a Faction may use as its own: EG Troops too while it is the Controller (1.2)."""
    own = MG_TROOPS if faction == MG else tuple(f for f in COIN_UNITS if FACES[f].owner == faction)
    return (*own, "eg_troop") if controller(state) == faction else own
