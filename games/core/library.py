"""What a game lets people look up (`/rules`, `/card`): entries in our own words, found by title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from games.core.message import Message

EntryKind = Literal["card", "rule"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to look up. `id` is a name for ever; `title` is unique inside its kind; `rule` is a section or page, or
    the number printed on a card (`#58`)."""

    id: str
    title: Message
    text: Message
    rule: str = ""


class Library(Protocol):
    """Nothing here depends on a running game, so nothing can leak."""

    def entries(self, kind: EntryKind) -> Sequence[Entry]:
        """All entries of this kind in reading order; empty when the game has none."""
        ...
