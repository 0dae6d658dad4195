"""What can be seen of a game without playing it: names for ever, models that can be saved and typed."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import BaseModel

from games.core.engine import Rules
from games.core.model import Action
from games.registry import GAMES
from tests.conformance.modes import MODES, RULES, Mode
from tests.conformance.texts import spoken

GAME = pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
COMMAND_NAME = re.compile(r"^[a-z0-9_-]{1,32}$")
SCALARS = (str, int, bool)


@GAME
def test_the_key_is_a_name_for_commands_folders_and_saves(rules: Rules[Any]) -> None:
    assert COMMAND_NAME.match(rules.key)
    assert RULES[rules.key] is rules
    assert rules.schema >= 1


def test_registered_under_their_own_keys() -> None:
    assert all(rules.key == key for key, rules in GAMES.items())


@GAME
def test_actions_are_small_and_fit_slash_commands(rules: Rules[Any]) -> None:
    """A subcommand per kind (at most 25 in a group), an option per field."""
    kinds = [kind_of(action) for action in rules.action_types]
    assert len(set(kinds)) == len(kinds) <= 25
    for action in rules.action_types:
        assert COMMAND_NAME.match(kind_of(action)), action
        fields = {name: info for name, info in action.model_fields.items() if name != "kind"}
        assert len(fields) <= 3, f"{action.__name__} has more than three fields"
        for name, info in fields.items():
            assert COMMAND_NAME.match(name), f"{action.__name__}.{name}"
            assert is_scalar(info.annotation), f"{action.__name__}.{name} is no str, int, bool or Literal"


def kind_of(action: type[Action]) -> str:
    info = action.model_fields["kind"]
    assert get_origin(info.annotation) is Literal and get_args(info.annotation) == (info.default,), action
    kind: str = info.default
    return kind


def is_scalar(annotation: Any) -> bool:
    if get_origin(annotation) is Literal:
        return all(isinstance(value, SCALARS) for value in get_args(annotation))
    return annotation in SCALARS


@GAME
def test_the_union_of_actions_knows_every_kind(rules: Rules[Any]) -> None:
    mapping = rules.actions_adapter.json_schema()["discriminator"]["mapping"]
    assert set(mapping) == {kind_of(action) for action in rules.action_types}


@GAME
def test_options_are_choices_with_defaults(rules: Rules[Any]) -> None:
    """`/game new` builds its choices from them."""
    rules.options_type()
    for name, info in rules.options_type.model_fields.items():
        assert COMMAND_NAME.match(name), name
        literal = get_origin(info.annotation) is Literal and len(get_args(info.annotation)) <= 25
        assert literal or info.annotation is bool, f"option {name} is no Literal of at most 25 and no bool"


@GAME
def test_the_saved_state_has_no_floats_and_no_sets(rules: Rules[Any]) -> None:
    """Floats and sets would make the same seed lead to different games on different machines."""
    bad: list[str] = []
    schema = rules.state_type.model_json_schema()
    for name, model in {rules.state_type.__name__: schema, **schema.get("$defs", {})}.items():
        for field, spec in model.get("properties", {}).items():
            bad += [f"{name}.{field}" for part in parts(spec) if part.get("type") == "number" or "uniqueItems" in part]
    assert bad == []


def parts(spec: Any) -> list[dict[str, Any]]:
    """A JSON schema and all schemas inside it."""
    if isinstance(spec, list):
        return [part for item in spec for part in parts(item)]
    if not isinstance(spec, dict):
        return []
    return [spec, *(part for item in spec.values() for part in parts(item))]


@GAME
def test_everything_saved_refuses_unknown_fields(rules: Rules[Any]) -> None:
    loose = [model.__name__ for model in models(rules.state_type) if model.model_config.get("extra") != "forbid"]
    assert loose == []


def models(root: type[BaseModel]) -> set[type[BaseModel]]:
    found: set[type[BaseModel]] = set()
    queue: list[Any] = [root]
    while queue:
        thing = queue.pop()
        if isinstance(thing, type) and issubclass(thing, BaseModel):
            if thing not in found:
                found.add(thing)
                queue += [info.annotation for info in thing.model_fields.values()]
        else:
            queue += list(get_args(thing))
    return found


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
def test_seats_can_be_told_apart(mode: Mode) -> None:
    """By id, by letter, and by name in both languages."""
    specs = mode.rules.seats(mode.options)
    assert 1 <= mode.rules.least_seats(mode.options) <= len(specs)
    assert len({spec.seat for spec in specs}) == len({spec.letter for spec in specs}) == len(specs)
    assert all(1 <= len(spec.letter) <= 4 for spec in specs)
    names = [spoken(spec.name, {}) for spec in specs]
    for language in ("en", "ko"):
        assert len({name[language] for name in names}) == len(specs)
