"""English and Korean say the same things, and every text the code asks for exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.registry import GAMES
from renderers.registry import RENDERERS

ROOT = Path(__file__).parent.parent.parent
FOLDERS = (ROOT / "bot" / "locale", ROOT / "tests" / "tiny" / "locale")
FILES = sorted(path.relative_to(folder / "en") for folder in FOLDERS for path in (folder / "en").glob("*.ftl"))


@cache
def entries(path: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [str(entry.content) for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path.name}: not Fluent: {junk[0][:200]}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{path.name}: {sorted({n for n in names if names.count(n) > 1})} twice"
    return {message.id.name: message for message in messages}


def walk(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def both(name: Path) -> tuple[dict[str, ftl.Message], dict[str, ftl.Message]]:
    folder = next(f for f in FOLDERS if (f / "en" / name).exists())
    return entries(folder / "en" / name), entries(folder / "ko" / name)


@pytest.mark.parametrize("name", FILES, ids=str)
def test_both_languages_have_the_same_keys_and_variables(name: Path) -> None:
    english, korean = both(name)
    assert set(english) == set(korean)
    for key in english:
        assert variables(english[key]) == variables(korean[key]), key


@pytest.mark.parametrize("name", FILES, ids=str)
def test_particles_are_not_written_behind_a_bare_variable(name: Path) -> None:
    """JOSA yields the word with its particle: `{ $x }{ JOSA($x, ...) }` would say the word twice."""
    folder = next(f for f in FOLDERS if (f / "ko" / name).exists())
    text = (folder / "ko" / name).read_text(encoding="utf-8")
    assert not re.search(r"\{\s*\$(\w+)\s*\}\s*\{\s*JOSA\(\$\1\b", text)


def all_keys() -> set[str]:
    keys: set[str] = set()
    for folder in FOLDERS:
        for path in (folder / "en").glob("*.ftl"):
            keys |= set(entries(path))
    return keys


CALLS = {"m", "decline", "Message", "say"}  # Turn.say(key) as well; Say(message) takes no text


def literal_keys(path: Path) -> Iterator[tuple[str, bool]]:
    """(key, exact) for every call that names a text; an f-string gives its fixed beginning."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called not in CALLS:
            continue
        for first in [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args[:1]:
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, True
            elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                yield str(first.values[0].value), False


# A game and its pictures count from the day they are in the registry.
CODE = (
    *("bot", "tests/tiny", "games/core", "games/ai", "renderers/kit"),
    *(f"games/{key}" for key in GAMES),
    *(f"renderers/{key}" for key in RENDERERS),
)
SOURCES = sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))


def test_every_text_the_code_asks_for_exists() -> None:
    keys = all_keys()
    missing: list[str] = []
    for path in SOURCES:
        for key, exact in literal_keys(path):
            known = key in keys if exact else any(k.startswith(key) for k in keys)
            if not known and key != "seat":
                missing.append(f"{path.relative_to(ROOT)}: {key}{'' if exact else '…'}")
    assert not missing, "\n".join(missing)


def test_every_text_of_the_table_is_used() -> None:
    exact: set[str] = set()
    begun: list[str] = []
    for path in SOURCES:
        for text, end in re.findall(r"""["'](core-[a-z0-9-]*)(["'{])""", path.read_text(encoding="utf-8")):
            if end == "{":
                begun.append(text)
            else:
                exact.add(text)
    unused = [
        key
        for key in entries(FOLDERS[0] / "en" / "core.ftl")
        if key not in exact and not any(map(key.startswith, begun))
    ]
    assert not unused
