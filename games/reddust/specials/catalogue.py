"""The Special Activities of the game in the order in which they are offered. One line each."""

from __future__ import annotations

from games.reddust.specials.coordinate import Coordinate
from games.reddust.specials.entrench import Entrench
from games.reddust.specials.exploit import Exploit
from games.reddust.specials.petition import Petition
from games.reddust.specials.public_relations import PublicRelations
from games.reddust.specials.purify import Purify
from games.reddust.specials.raid import Raid
from games.reddust.specials.ransack import Ransack
from games.reddust.specials.redistribute import Redistribute
from games.reddust.specials.registry import SPECIALS
from games.reddust.specials.transport import Transport

SPECIALS.update(
    {
        sa.id: sa
        for sa in (
            Entrench(),
            Petition(),
            Transport(),
            PublicRelations(),
            Exploit(),
            Raid(),
            Redistribute(),
            Coordinate(),
            Purify(),
            Ransack(),
        )
    }
)
