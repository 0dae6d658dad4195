"""The Operations of the game in the order in which they are offered. One line each."""

from __future__ import annotations

from games.reddust.operations.assault import Assault
from games.reddust.operations.attack import Attack
from games.reddust.operations.campaign import Campaign
from games.reddust.operations.logistics import Logistics
from games.reddust.operations.march import March
from games.reddust.operations.preach import Preach
from games.reddust.operations.rally import Rally
from games.reddust.operations.recon import Recon
from games.reddust.operations.registry import OPERATIONS
from games.reddust.operations.secure import Secure
from games.reddust.operations.train import Train
from games.reddust.operations.travel import Travel

OPERATIONS.update(
    {
        op.id: op
        for op in (
            Train(),
            Logistics(),
            Secure(),
            Recon(),
            Assault(),
            Rally(),
            March(),
            Travel(),
            Attack(),
            Campaign(),
            Preach(),
        )
    }
)
