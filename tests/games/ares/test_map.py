"""docs/rules/ares.md names every section of the rulebook and every card, and only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.ares.cards import CORPORATIONS, PROJECTS

HERE = Path(__file__).parent
MAP = (HERE.parents[2] / "docs" / "rules" / "ares.md").read_text(encoding="utf-8")

# The headings of the rulebook, in order, as its table of contents would list them.
HEADINGS = """Overview; Game Board; Card Anatomy; Project Cards; Corporation Cards; Phase Cards; Player Board;
Resources; Mega Credits (MC); Heat; Plants; Special Resources; Other Tokens; Forest VP Tokens; Phase Tracking Tokens;
Ocean Tiles; Setup; Gameplay; A. Planning Step; B. Resolve Phases Step; I Development Phase; II Construction Phase;
Playing Project Cards; Requirements; Steel and Titanium; III Action Phase; Standard Actions; IV Production Phase;
V Research Phase; C. End Step; End of the Game; Final Scoring; Symbols; Victory Points and Terraforming Rating;
Victory Points (VP); Terraform Rating (TR); Parameters; Temperature; Oxygen; Oceans; Capabilities - Steel and Titanium;
Steel; Titanium; Tags; Building; Space; Power; Science; Jovian; Earth; Plant; Microbe; Animal; Event; Asterisk;
Two-Player Co-op Mode; Co-op Setup; Co-op Gameplay; Co-op End of the Game; Solo Rules; Solo Setup; Solo Gameplay;
Difficulty Levels; Solo End of Game; Game Overview"""


def _rows() -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in MAP.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("heading", [h.strip() for h in HEADINGS.replace("\n", " ").split(";")])
def test_every_section_has_a_test(heading: str) -> None:
    rows = [row for row in _rows() if len(row) == 3 and row[1] == heading]
    assert rows and "::" in rows[0][2]


def test_every_card_has_a_test() -> None:
    listed = {(row[0], row[1]): row[2] for row in _rows() if len(row) == 3}
    cards = [(str(c.number), c.name) for c in PROJECTS.values()]
    cards += [(str(c.number), c.name) for c in CORPORATIONS.values()]
    assert not [card for card in cards if "::" not in listed.get(card, "")]


def test_cards_with_actions_or_effects_name_more_than_the_table() -> None:
    listed = {row[1]: row[2] for row in _rows() if len(row) == 3}
    special = [p.name for p in PROJECTS.values() if p.action or p.effects]
    assert not [name for name in special if listed[name] == "test_every_card::test_playing"]


def test_every_test_named_exists() -> None:
    known = {
        f"{path.stem}::{name}"
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"\btest_\w+::test_\w+", MAP))
    assert not named - known
