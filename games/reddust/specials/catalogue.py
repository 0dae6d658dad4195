"""The Special Activities of the game in the order in which they are offered. One line each."""

from __future__ import annotations

from games.reddust.specials.redistribute import Redistribute
from games.reddust.specials.registry import SPECIALS

SPECIALS.update({sa.id: sa for sa in (Redistribute(),)})
