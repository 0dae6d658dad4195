"""The words every module shares: Factions, sides, pieces and their faces. All ids are names for ever."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Faction = str
"""A seat: MG, CORP, RD or CR. EG (EarthGov) owns pieces but never sits at the table."""
SpaceId = str
Face = str
"""How a piece stands on the map: `rd_rebel` is a Hidden Rebel, `rd_rebel_active` the same piece Activated."""
Stock = str
"""The wooden piece itself, as counted in Available and Casualties."""
Side = str
"""Who can have Control: COIN, RD, CR or "" (nobody)."""

MG, CORP, EG, RD, CR = "MG", "CORP", "EG", "RD", "CR"
COIN = "COIN"
FACTIONS: tuple[Faction, ...] = (MG, CORP, RD, CR)
REBEL_FACTIONS: tuple[Faction, ...] = (RD, CR)
SIDE: dict[str, Side] = {MG: COIN, CORP: COIN, EG: COIN, RD: RD, CR: CR}

ACTIVE_SUPPORT, PASSIVE_SUPPORT, NEUTRAL, PASSIVE_OPPOSITION, ACTIVE_OPPOSITION = 2, 1, 0, -1, -2

PHOBOS, WILDERNESS = "phobos", "wilderness"
EARTH, TRANSIT, ORBIT = "earth", "transit", "orbit"
SUPPLY, POPULATION = "supply", "population"
APPROACHING: Literal["approaching"] = "approaching"
RAGING: Literal["raging"] = "raging"


@dataclass(frozen=True, slots=True)
class FaceInfo:
    """1.3: one way in which a piece can stand on the map."""

    id: Face
    stock: Stock
    owner: str
    role: str
    """cube, specops, rebel, base or satellite."""
    hidden: bool = False
    upgraded: bool = False

    @property
    def side(self) -> Side:
        return SIDE[self.owner]

    @property
    def unit(self) -> bool:
        return self.role in ("cube", "specops", "rebel")


FACES: dict[Face, FaceInfo] = {
    f.id: f
    for f in (
        FaceInfo("mg_troop", "mg_troop", MG, "cube"),
        FaceInfo("mg_fortified", "mg_troop", MG, "cube"),  # 6.1: on the Infrastructure track
        FaceInfo("mg_base", "mg_base", MG, "base"),
        FaceInfo("security", "security", CORP, "cube"),
        FaceInfo("specops", "specops", CORP, "specops", hidden=True),
        FaceInfo("specops_active", "specops", CORP, "specops"),
        FaceInfo("corp_base", "corp_base", CORP, "base"),
        FaceInfo("terraforming", "corp_base", CORP, "base", upgraded=True),
        FaceInfo("eg_troop", "eg_troop", EG, "cube"),
        FaceInfo("satellite", "satellite", EG, "satellite"),
        FaceInfo("rd_rebel", "rd_rebel", RD, "rebel", hidden=True),
        FaceInfo("rd_rebel_active", "rd_rebel", RD, "rebel"),
        FaceInfo("rd_base", "rd_base", RD, "base"),
        FaceInfo("dug_in", "rd_base", RD, "base", upgraded=True),
        FaceInfo("cr_rebel", "cr_rebel", CR, "rebel", hidden=True),
        FaceInfo("cr_rebel_active", "cr_rebel", CR, "rebel"),
        FaceInfo("cr_base", "cr_base", CR, "base"),
        FaceInfo("conversion", "cr_base", CR, "base", upgraded=True),
    )
}


def faces(
    *owners: str, role: str | Iterable[str] = (), hidden: bool | None = None, stock: Stock = ""
) -> tuple[Face, ...]:
    """The faces that fit, in the fixed order of the table."""
    roles = {role} if isinstance(role, str) else set(role)
    return tuple(
        f.id
        for f in FACES.values()
        if (not owners or f.owner in owners)
        and (not roles or f.role in roles)
        and (hidden is None or f.hidden is hidden)
        and (not stock or f.stock == stock)
    )


BASES = faces(role="base")
COIN_BASES = faces(MG, CORP, role="base")
UNITS = tuple(f.id for f in FACES.values() if f.unit)
CUBES = faces(role="cube")
MG_TROOPS = faces(MG, role="cube")
SPECOPS = faces(role="specops")
CORP_UNITS = faces(CORP, role=("cube", "specops"))
COIN_UNITS = faces(MG, CORP, EG, role=("cube", "specops"))
REBELS = faces(RD, CR, role="rebel")
HIDDEN_REBELS = faces(RD, CR, role="rebel", hidden=True)
ACTIVE_REBELS = faces(RD, CR, role="rebel", hidden=False)

REBELS_OF: dict[Faction, tuple[Face, ...]] = {f: faces(f, role="rebel") for f in REBEL_FACTIONS}
BASES_OF: dict[str, tuple[Face, ...]] = {f: faces(f, role="base") for f in FACTIONS}
BASIC_BASE: dict[Faction, Face] = {MG: "mg_base", CORP: "corp_base", RD: "rd_base", CR: "cr_base"}
UPGRADED_BASE: dict[Faction, Face] = {CORP: "terraforming", RD: "dug_in", CR: "conversion"}
REBEL: dict[Faction, Face] = {RD: "rd_rebel", CR: "cr_rebel"}
ACTIVATED: dict[Face, Face] = {
    "rd_rebel": "rd_rebel_active",
    "cr_rebel": "cr_rebel_active",
    "specops": "specops_active",
}
HIDDEN: dict[Face, Face] = {active: hidden for hidden, active in ACTIVATED.items()}
ARRIVES_AS: dict[Face, Face] = {"mg_fortified": "mg_troop"}
"""6.1: a Fortified Troop that moves is no longer Fortified. Everything else keeps its face (1.3)."""


def enemies(faction: str) -> tuple[str, ...]:
    """1.1: COIN Factions are friends; each Rebel Faction is everybody's enemy."""
    side = SIDE[faction]
    return tuple(owner for owner in (MG, CORP, EG, RD, CR) if SIDE[owner] != side)


ENEMY_FACES: dict[str, tuple[Face, ...]] = {f: faces(*enemies(f)) for f in FACTIONS}
