"""What players can look up: every card and the rules in short, in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.cards import CORPORATIONS, PROJECTS, Corporation, Project, card_name
from games.core.library import Entry, EntryKind
from games.core.message import Arg, m

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


def _project(card: Project) -> Entry:
    facts: dict[str, Arg] = {
        "mc": card.cost,
        "color": m(f"ares-color-{card.color}"),
        "text": m(f"ares-card-{card.id}-text"),
    }
    tags = tuple(m(f"ares-tag-{tag}") for tag in card.tags)
    text = m("ares-lib-project", tags=tags, **facts) if tags else m("ares-lib-project-bare", **facts)
    return Entry(card.id, card_name(card.id), text, f"#{card.number}")


def _corporation(card: Corporation) -> Entry:
    words = m(f"ares-card-{card.id}-text")
    tags = tuple(m(f"ares-tag-{tag}") for tag in card.tags)
    text = m("ares-lib-corporation", tags=tags, text=words) if tags else m("ares-lib-corporation-bare", text=words)
    return Entry(card.id, card_name(card.id), text, f"#{card.number}")


_CARDS = (*map(_project, PROJECTS.values()), *map(_corporation, CORPORATIONS.values()))
_RULES = tuple(Entry(topic, m(f"ares-rule-{topic}"), m(f"ares-rule-{topic}-text"), page) for topic, page in RULES)
