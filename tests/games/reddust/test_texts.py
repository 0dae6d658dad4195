"""Every name of the game has a text in both languages."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES, Texts
from games.reddust.actions import ACTION_TYPES
from games.reddust.board import SPACES
from games.reddust.cards import ASSETS, CAMPAIGNS, EVENTS
from games.reddust.events.registry import SCRIPTS
from games.reddust.frames.union import CATALOGUES
from games.reddust.operations.registry import OPERATIONS
from games.reddust.say import asset_title, campaign_title, event_title
from games.reddust.specials.registry import SPECIALS
from games.reddust.vocabulary import FACES, FACTIONS

TEXTS = Texts()


def wanted() -> list[str]:
    assert CATALOGUES
    keys = [f"reddust-space-{s}" for s in (*SPACES, "earth", "transit", "orbit")]
    keys += [f"reddust-piece-{f}" for f in (*FACES, "supply", "population")]
    keys += [f"reddust-faction-{f}" for f in (*FACTIONS, "EG", "COIN")]
    keys += [f"reddust-event-{n}" for n in EVENTS]
    keys += [f"reddust-asset-{n}" for n in ASSETS]
    keys += [f"reddust-campaign-{n}{end}" for n in CAMPAIGNS for end in ("", "-text")]
    keys += [f"reddust-op-{op}" for op in OPERATIONS] + [f"reddust-choose-op_{op}" for op in OPERATIONS]
    keys += [f"reddust-sa-{sa}" for sa in SPECIALS]
    keys += [f"reddust-{name}" if name.startswith("event") else f"reddust-{name}-text" for name in SCRIPTS]
    keys += [f"reddust-cmd-{action.model_fields['kind'].default}" for action in ACTION_TYPES]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    assert [key for key in wanted() if not TEXTS.has(key, language)] == []


def test_at_most_25_actions() -> None:
    """A command group of Discord holds 25 subcommands."""
    assert len(ACTION_TYPES) <= 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_tell_cards_of_a_deck_apart(language: str) -> None:
    for deck in ([event_title(n) for n in EVENTS], [asset_title(n) for n in ASSETS], map(campaign_title, CAMPAIGNS)):
        titles = [TEXTS.say(title, language) for title in deck]
        assert len(titles) == len(set(titles))
