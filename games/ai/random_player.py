"""The computer player that knows no game: any legal option, each as likely as the others."""

from __future__ import annotations

from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng


def choose_at_random(view: View, decision: Decision, rng: Rng) -> Action:
    """One of the legal options; what is listed only to explain is never taken."""
    return rng.pick([option.action for option in decision.options if option.refusal is None])
