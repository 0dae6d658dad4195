"""The shape of the house: who may import whom, and that no module grows beyond what one can read."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = ("bot", "games", "renderers", "storage")
MOST_LINES = 600

# Chance, clocks and the outside world: a game must be the same on every machine and in every replay.
NOT_IN_GAMES = {
    "asyncio", "concurrent", "datetime", "getpass", "glob", "http", "locale", "logging", "multiprocessing", "os",
    "platform", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys",
    "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
SEEN_BY_RENDERERS = ("view", "layout", "data", "ids")
"""Modules of a game that a picture may be made from: what a viewer may see, places on the board, printed facts."""


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every imported module, absolute; `from a import b` counts as a.b, which is right or one name too long."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            start = ".".join(part for part in (base, node.module or "") if part)
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)


def is_standard(module: str) -> bool:
    return module.split(".")[0] in sys.stdlib_module_names


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def may_import(importer: str, module: str) -> bool:
    """The directions of architecture.md, section 2."""
    top = importer.split(".")[0]
    if top == "games":
        return game_may_import(importer, module)
    if top == "renderers":
        return renderer_may_import(module)
    if top == "storage":
        return is_standard(module) or within(module, "storage", "aiosqlite")
    return bot_may_import(importer, module)


def game_may_import(importer: str, module: str) -> bool:
    if is_standard(module):
        return module.split(".")[0] not in NOT_IN_GAMES
    if within(module, "pydantic", "pydantic_core", "games.core"):
        return True
    if importer == "games.registry" or within(importer, "games.ai"):
        return within(module, "games")
    own = ".".join(importer.split(".")[:2])  # a game knows itself and the core, no other game
    return own != "games.core" and within(module, own)


def renderer_may_import(module: str) -> bool:
    if not within(module, "games"):
        return is_standard(module) or within(module, "PIL", "renderers")
    if within(module, "games.core.message", "games.core.model"):
        return True
    parts = module.split(".")
    return len(parts) > 2 and parts[2] in SEEN_BY_RENDERERS


def bot_may_import(importer: str, module: str) -> bool:
    if within(module, "tests", "tools"):
        return False
    if within(importer, "bot.web", "bot.discord") and within(module, "games.core.message"):
        return True  # texts, but no rule
    if within(importer, "bot.web"):
        return not within(module, "discord", "bot.discord", "games", "storage")
    if within(importer, "bot.discord"):
        return not within(module, "bot.web", "games", "storage")
    if importer == "bot.__main__":  # the door: picks the front end
        return True
    return not within(module, "discord", "aiohttp", "bot.discord", "bot.web")


@pytest.mark.parametrize("folder", PRODUCT)
def test_imports_go_in_one_direction(folder: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name_of(path)} imports {module}"
        for path in modules(folder)
        for line, module in imports(path)
        if not may_import(name_of(path), module)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "module"),
    [
        ("games.core.rng", "random"),
        ("games.ares.state", "datetime.datetime"),
        ("games.ares.state", "os.urandom"),
        ("games.ares.state", "games.reddust.state"),
        ("games.ares.state", "bot.service"),
        ("games.core.flow", "games.ares.state"),
        ("games.core.flow", "PIL.Image"),
        ("renderers.ares", "games.ares.state"),
        ("renderers.ares", "games.core.engine"),
        ("renderers.ares", "bot.i18n"),
        ("storage.sqlite", "games.core.model"),
        ("storage.sqlite", "bot.parts"),
        ("bot.service", "discord"),
        ("bot.service", "bot.discord.client"),
        ("bot.web.server", "discord.ui"),
        ("bot.web.server", "games.registry"),
        ("bot.discord.client", "storage.sqlite"),
        ("bot.service", "tests.tiny"),
    ],
)
def test_a_wrong_import_would_be_noticed(importer: str, module: str) -> None:
    assert not may_import(importer, module)


def test_relative_and_nested_imports_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games" / "x" / "y.py"
    path.parent.mkdir(parents=True)
    path.write_text("from ..core import flow\nfrom . import z\ndef f():\n    import random, os.path\n")
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    assert [module for _, module in imports(path)] == ["games.core.flow", "games.x.z", "random", "os.path"]


def test_no_module_is_longer_than_one_can_read() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in modules(*PRODUCT, "tests", "tools")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


def test_the_map_of_the_bot_is_complete() -> None:
    """bot/README.md says where to find what: every module and folder there is, and nothing else."""
    rows = [
        line for line in (ROOT / "bot" / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    named = [name for row in rows for name in re.findall(r"`([a-z0-9_]+/?)`", row.split("|")[1])]
    there = [path.stem for path in (ROOT / "bot").glob("*.py") if not path.stem.startswith("__")]
    there += [f"{path.parent.name}/" for path in (ROOT / "bot").glob("*/__init__.py")]
    assert sorted(named) == sorted([*(name for name in there if name not in ("discord/", "web/")), "locale/"])


def test_nothing_prints() -> None:
    """What the bot has to say goes to the log or to a person; only the door may speak to the terminal."""
    prints = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules(*PRODUCT)
        if name_of(path) != "bot.__main__"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "breakpoint")
    ]
    assert prints == []


def test_every_package_is_there() -> None:
    """The tests above look at something."""
    assert all(len(modules(folder)) > 3 for folder in PRODUCT)
