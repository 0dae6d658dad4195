"""What /card and /rules tell: every card and every section, in both languages, in our own words."""

from __future__ import annotations

import re

import pytest

from bot.i18n import LANGUAGES, Texts
from games.core.message import m
from games.reddust.board import MAGLEVS
from games.reddust.cards import ASSETS, CAMPAIGNS, EVENTS
from games.reddust.library import NOTED_ASSETS, NOTED_EVENTS
from games.reddust.rules import RED_DUST

TEXTS = Texts()
LIBRARY = RED_DUST.library()
SECTIONS = (
    *(f"1.{n}" for n in range(1, 12)),
    *("2.0", "3.0"),
    *(f"4.{n}" for n in range(4)),
    *(f"5.{n}" for n in range(12)),
    *(f"6.{n}" for n in range(13)),
    *(f"7.{n}" for n in range(8)),
)


def _sections(rule: str) -> set[str]:
    first, *last = rule.split(" to ")
    if last:
        chapter, low = first.split(".")
        return {f"{chapter}.{n}" for n in range(int(low), int(last[0].split(".")[1]) + 1)}
    return set(rule.split(", "))


def test_every_card_is_there() -> None:
    ids = [entry.id for entry in LIBRARY.entries("card")]
    assert len(ids) == len(set(ids)) == 48 + 1 + 30 + 12
    assert {f"event-{n}" for n in EVENTS} | {f"asset-{n}" for n in ASSETS} <= set(ids)
    assert {f"campaign-{n}" for n in CAMPAIGNS} <= set(ids)


def test_every_section_is_there() -> None:
    covered = set().union(*(_sections(entry.rule) for entry in LIBRARY.entries("rule")))
    assert set(SECTIONS) - covered == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "rule"])
def test_entries_read_well(kind: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Unique titles, nothing missing, nothing longer than a message."""
    entries = LIBRARY.entries(kind)  # type: ignore[arg-type]  # the two kinds
    titles = [TEXTS.say(entry.title, language) for entry in entries]
    assert len(titles) == len(set(titles))
    for entry in entries:
        for message in entry.text.walk():
            assert TEXTS.has(message.key, language), message.key
        text = TEXTS.say(entry.text, language)
        assert 20 <= len(text) <= 1000, entry.id
        assert not re.search(r"\{|\}|reddust-", text), entry.id
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_notes_fit_a_menu(language: str) -> None:
    """They stand as notes beside buttons: at most 100 characters."""
    keys = [f"reddust-event-{n}-{side}" for n, card in EVENTS.items() for side in card.sides]
    keys += [f"reddust-asset-{n}-text" for n in ASSETS] + [f"reddust-campaign-{n}-text" for n in CAMPAIGNS]
    for key in keys:
        assert TEXTS.has(key, language), key
        assert len(TEXTS.say(m(key), language)) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_of_events_have_names(language: str) -> None:
    keys = [f"reddust-choose-end_campaign_{n}" for n in CAMPAIGNS]
    keys += [f"reddust-choose-maglev_{line}" for line in MAGLEVS]
    names = [TEXTS.say(m(key), language) for key in keys]
    assert len(names) == len(set(names))
    assert max(map(len, names)) <= 80


def test_notes_belong_to_cards_that_have_them() -> None:
    for language in LANGUAGES:
        noted = {n for n in EVENTS if TEXTS.has(f"reddust-event-{n}-note", language)}
        assert noted == NOTED_EVENTS
        assert {n for n in ASSETS if TEXTS.has(f"reddust-asset-{n}-note", language)} == NOTED_ASSETS
