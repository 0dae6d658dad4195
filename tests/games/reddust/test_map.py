"""docs/rules/red-dust.md names every numbered section of the rulebook, and only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MAP = (HERE.parents[2] / "docs" / "rules" / "red-dust.md").read_text(encoding="utf-8")

# How far the numbering of each chapter runs; chapter 1 begins with 1.1, chapter 2 has no subsections.
LAST = {2: 0, 3: 3, 4: 3, 5: 11, 6: 12, 7: 7}
SECTIONS = [f"1.{n}" for n in range(1, 12)]
SECTIONS += [f"{chapter}.{n}" for chapter, last in LAST.items() for n in range(last + 1)]


def _rows() -> dict[str, list[str]]:
    """Section number -> the cells of its row."""
    lines = (line for line in MAP.splitlines() if re.match(r"\| \d+\.\d+ ", line))
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return {row[0].split()[0]: row for row in cells}


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_has_a_test(section: str) -> None:
    assert "::" in _rows().get(section, [""])[-1]


def test_no_section_is_invented() -> None:
    assert not set(_rows()) - set(SECTIONS)


def test_every_test_named_exists() -> None:
    known = {
        f"{path.stem}::{name}"
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"\btest_\w+::test_\w+", MAP))
    assert named
    assert not named - known
