"""All Special Activities by id. `catalogue` fills it, so that one may import the frame that runs it."""

from __future__ import annotations

from games.reddust.specials.base import SpecialActivity
from games.reddust.vocabulary import Faction

SPECIALS: dict[str, SpecialActivity] = {}


def specials_for(faction: Faction, operation: str) -> list[SpecialActivity]:
    """Those of the Faction that may accompany the Operation."""
    return [sa for sa in SPECIALS.values() if sa.faction == faction and operation in sa.accompanies]
