"""Errors that are answers to players; anything else is a bug."""

from __future__ import annotations

from games.core.message import Refusal, m


class GameError(Exception):
    """An expected refusal with a text for the player; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text.key)
        self.refusal = refusal


class IllegalAction(GameError):
    """The action is not among the options of this seat now."""


class NotAsked(GameError):
    """The seat has nothing to decide now."""

    def __init__(self) -> None:
        super().__init__(Refusal(m("core-not-asked")))


class CorruptState(Exception):
    """An invariant of the rules is broken or a save cannot be read: a bug, or a damaged file."""
