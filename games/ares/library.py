"""What players can look up: every card and the rules in short, in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.cards import CORPORATIONS, PROJECTS, card_name
from games.core.library import Entry, EntryKind
from games.core.message import m

RULES: tuple[tuple[str, str], ...] = (
    ("overview", "p.2"),
    ("setup", "p.8"),
    ("planning", "p.10"),
    ("development", "p.11"),
    ("construction", "p.12"),
    ("paying", "p.12"),
    ("requirements", "p.12"),
    ("capabilities", "p.12"),
    ("action", "p.14"),
    ("standard", "p.14"),
    ("maximum", "p.14"),
    ("forced", "p.14"),
    ("production", "p.15"),
    ("research", "p.15"),
    ("endstep", "p.16"),
    ("end", "p.16"),
    ("scoring", "p.16"),
    ("coop", "p.18"),
    ("solo", "p.19"),
)
"""Topics of the rules with the page they rest on."""


class AresLibrary:
    """Cards by number, rules in the order of the rulebook."""

    def entries(self, kind: EntryKind) -> Sequence[Entry]:
        return _CARDS if kind == "card" else _RULES


_CARDS = tuple(
    Entry(card, card_name(card), m(f"ares-card-{card}-text"), f"#{number}")
    for card, number in (
        *((card.id, card.number) for card in PROJECTS.values()),
        *((card.id, card.number) for card in CORPORATIONS.values()),
    )
)
_RULES = tuple(Entry(topic, m(f"ares-rule-{topic}"), m(f"ares-rule-{topic}-text"), page) for topic, page in RULES)
