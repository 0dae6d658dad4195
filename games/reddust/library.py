"""What players can look up: every card, and the rules section by section, in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.library import Entry, EntryKind
from games.core.message import Message, m
from games.reddust.cards import ASSETS, CAMPAIGNS, DUST_STORMS, EVENTS, SHADED, AssetCard, EventCard
from games.reddust.say import asset_title, campaign_title, event_title, faction_name

RULES: tuple[tuple[str, str], ...] = (
    ("factions", "1.1"),
    ("friends", "1.1"),
    ("alliances", "1.1"),
    ("map", "1.2"),
    ("adjacency", "1.2"),
    ("confidence", "1.2"),
    ("controller", "1.2"),
    ("casualties", "1.2"),
    ("forces", "1.3"),
    ("hidden", "1.3"),
    ("satellites", "1.3"),
    ("available", "1.3"),
    ("stacking", "1.3"),
    ("resources", "1.4"),
    ("supply", "1.4"),
    ("assets", "1.5"),
    ("capabilities", "1.5"),
    ("campaign_cards", "1.5"),
    ("trading", "1.6"),
    ("population", "1.7"),
    ("damage", "1.7"),
    ("spaceports", "1.7"),
    ("displaced", "1.7"),
    ("house", "1.7"),
    ("repair", "1.7"),
    ("support", "1.8"),
    ("control", "1.9"),
    ("storms", "1.10"),
    ("victory", "1.11, 2.0"),
    ("margins", "2.0"),
    ("setup", "3.0"),
    ("sequence", "4.0"),
    ("haboob", "4.0"),
    ("position", "4.1"),
    ("event_round", "4.1"),
    ("options", "4.1"),
    ("limited", "4.1"),
    ("efficiency", "4.1"),
    ("passing", "4.1"),
    ("flashpoint", "4.2"),
    ("cycler", "4.2"),
    ("new_storms", "4.2"),
    ("attrition", "4.2"),
    ("dust_storm", "4.3"),
    ("earnings", "4.3"),
    ("support_phase", "4.3"),
    ("redeploy", "4.3"),
    ("reset", "4.3"),
    ("operations", "5.0"),
    ("train", "5.1"),
    ("logistics", "5.2"),
    ("secure", "5.3"),
    ("recon", "5.4"),
    ("assault", "5.5"),
    ("bombard", "5.5"),
    ("rally", "5.6"),
    ("march", "5.7"),
    ("travel", "5.8"),
    ("attack", "5.9"),
    ("campaign", "5.10"),
    ("preach", "5.11"),
    ("specials", "6.0"),
    ("entrench", "6.1"),
    ("petition", "6.2"),
    ("transport", "6.3"),
    ("public_relations", "6.4"),
    ("exploit", "6.5"),
    ("raid", "6.6"),
    ("redistribute", "6.7"),
    ("coordinate", "6.8"),
    ("ambush", "6.9, 6.12"),
    ("purify", "6.10"),
    ("ransack", "6.11"),
    ("events", "7.0 to 7.2"),
    ("event_limits", "7.3"),
    ("event_spaces", "7.4"),
    ("event_sign", "7.5"),
    ("event_operations", "7.6"),
    ("asset_events", "7.7"),
)
"""Topics with the sections they rest on."""

NOTED_EVENTS = frozenset(
    (1, 2, 3, 11, 12, 18, 24, 26, 28, 29, 32, 33, 34, 35, 36, 37, 39, 43, 45, 46, 47),
)
"""Events whose short text leaves something open: official notes and rulings stand in reddust-event-<n>-note."""
NOTED_ASSETS = frozenset((7, 8, 13, 23, 25))


class RedDustLibrary:
    """Events, Assets and Campaigns by number; rules in the order of the rulebook."""

    def entries(self, kind: EntryKind) -> Sequence[Entry]:
        return _CARDS if kind == "card" else _RULES


def _with_note(text: Message, note: str, noted: bool) -> Message:
    return m("reddust-lib-note", card=text, note=m(note)) if noted else text


def _event(card: EventCard) -> Entry:
    order = tuple(faction_name(f) for f in card.order)
    unshaded, shaded = m(f"reddust-event-{card.id}-unshaded"), m(f"reddust-event-{card.id}-shaded")
    if SHADED in card.sides:
        text = m(
            "reddust-lib-event",
            n=card.id,
            flashpoint=card.flashpoint,
            order=order,
            unshaded=unshaded,
            shaded=shaded,
        )
    else:
        text = m("reddust-lib-event-single", n=card.id, flashpoint=card.flashpoint, order=order, unshaded=unshaded)
    text = _with_note(text, f"reddust-event-{card.id}-note", card.id in NOTED_EVENTS)
    return Entry(f"event-{card.id}", event_title(card.id), text, "7.0")


def _asset(card: AssetCard) -> Entry:
    text = m(f"reddust-lib-asset-{card.kind}", n=card.id, value=card.value, text=m(f"reddust-asset-{card.id}-text"))
    text = _with_note(text, f"reddust-asset-{card.id}-note", card.id in NOTED_ASSETS)
    return Entry(f"asset-{card.id}", asset_title(card.id), text, "1.5")


def _campaign(card: int) -> Entry:
    text = m("reddust-lib-campaign", n=card, text=m(f"reddust-campaign-{card}-text"))
    return Entry(f"campaign-{card}", campaign_title(card), text, "5.10")


_CARDS: tuple[Entry, ...] = (
    *(_event(card) for card in EVENTS.values()),
    Entry("dust-storm", event_title(DUST_STORMS[0]), m("reddust-lib-dust-storm"), "4.3"),
    *(_asset(card) for card in ASSETS.values()),
    *(_campaign(card) for card in CAMPAIGNS),
)
_RULES: tuple[Entry, ...] = tuple(
    Entry(topic, m(f"reddust-rule-{topic}"), m(f"reddust-rule-{topic}-text"), section) for topic, section in RULES
)
