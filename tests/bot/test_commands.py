"""The command tree inside Discord's limits, with any number of action kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.desk import TheDesk
from bot.parts import CommandSpec, OptionSpec
from games.core.engine import Rules
from games.core.model import Action
from games.registry import GAMES
from tests.bot.kit import stage_on
from tests.tiny import TINY, TinyRules

NAME = re.compile(r"[a-z0-9_-]{1,32}")


def texts(spec: CommandSpec | OptionSpec) -> list[int]:
    return [len(text) for text in spec.about.values()]


def longest(spec: CommandSpec | OptionSpec) -> int:
    """Characters as Discord counts them: names, descriptions and choice values, longest language."""
    total = len(spec.name) + max(texts(spec))
    if isinstance(spec, OptionSpec):
        return total + sum(len(value) + max(len(t) for t in names.values()) for value, names in spec.choices)
    return total + sum(longest(o) for o in spec.options) + sum(longest(c) for c in spec.children)


def all_specs(specs: tuple[CommandSpec, ...]) -> Iterator[CommandSpec]:
    for spec in specs:
        yield spec
        yield from all_specs(spec.children)


def depth(spec: CommandSpec) -> int:
    return 1 + max((depth(child) for child in spec.children), default=0)


def check_limits(commands: tuple[CommandSpec, ...]) -> None:
    assert len(commands) <= 100
    assert len({c.name for c in commands}) == len(commands)
    for command in commands:
        assert longest(command) <= 8000, command.name
        assert depth(command) <= 3, command.name
    for spec in all_specs(commands):
        assert NAME.fullmatch(spec.name), spec.name
        assert set(spec.about) == {"en", "ko"}
        assert all(1 <= n <= 100 for n in texts(spec)), spec.name
        assert len(spec.children) <= 25
        assert not (spec.children and spec.options)
        check_options(spec)


def check_options(spec: CommandSpec) -> None:
    assert len(spec.options) <= 25
    assert len({o.name for o in spec.options}) == len(spec.options)
    required = [o.required for o in spec.options]
    assert required == sorted(required, reverse=True), f"{spec.name}: required options come first"
    for option in spec.options:
        assert NAME.fullmatch(option.name), option.name
        assert all(1 <= n <= 100 for n in texts(option)), (spec.name, option.name)
        assert len(option.choices) <= 25
        assert not (option.choices and option.complete)
        assert all(1 <= len(t) <= 100 for _, names in option.choices for t in names.values())


def leaves(specs: tuple[CommandSpec, ...], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for spec in specs:
        here = (*path, spec.name)
        if spec.children:
            yield from leaves(spec.children, here)
        else:
            yield here


def every_command_is_answered(desk: TheDesk) -> None:
    assert set(leaves(desk.commands)) == set(desk._handlers)


async def test_tree_is_inside_discords_limits_and_answered(tmp_path: Path) -> None:
    games: dict[str, Rules[Any]] = {"tiny": TINY, **GAMES}
    async with stage_on(tmp_path / "a.db", games=games) as stage:
        check_limits(stage.desk.commands)
        every_command_is_answered(stage.desk)


async def test_a_game_with_many_kinds_of_action_gets_a_second_level(tmp_path: Path) -> None:
    def kind(number: int) -> type[Action]:
        namespace = {"__annotations__": {"kind": str}, "kind": f"kind_{number}", "__module__": __name__}
        return type(f"Kind{number}", (Action,), namespace)

    class Many(TinyRules):
        key = "many"
        action_types: Any = tuple(kind(n) for n in range(40))

    async with stage_on(tmp_path / "a.db", games={"many": Many()}) as stage:
        check_limits(stage.desk.commands)
        every_command_is_answered(stage.desk)
        assert ("many", "more", "kind_39") in set(leaves(stage.desk.commands))


async def test_descriptions_are_localised(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        tiny = next(c for c in stage.desk.commands if c.name == "tiny")
        assert tiny.about == {"en": "A small bidding game with lanterns", "ko": "등불로 하는 작은 입찰 게임"}
        bid = next(c for c in tiny.children if c.name == "bid")
        assert bid.about["ko"] == "등불 하나를 몰래 입찰합니다"
        assert [o.name for o in bid.options] == ["lantern", "seat"]
