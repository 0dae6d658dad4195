"""Discord's documented limits for application commands."""

from __future__ import annotations

from typing import Any

from tests.discord_double.problems import Json, Problems

_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th "
    "zh-CN ja zh-TW ko"
)
LOCALES = set(_LOCALES.split())
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)


def check_commands(commands: list[Json]) -> None:
    """Reject a bulk overwrite that Discord would reject; one bad localisation rejects all."""
    problems = Problems()
    problems.count(commands, "commands", 0, 100)
    names = [c.get("name") for c in commands]
    problems.need(len(names) == len(set(names)), "commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Names are unique.")
    for i, command in enumerate(commands):
        if command.get("type", 1) != 1:
            continue
        at = str(i)
        _check_named(command, at, problems)
        _check_options(command.get("options") or [], at, problems, depth=0)
        size = command_size(command)
        problems.need(size <= 8000, at, "APPLICATION_COMMAND_TOO_LARGE", f"{size} characters; at most 8000.")
    problems.done()


def command_size(command: Json) -> int:
    """Characters of a command with its longest localisations, as Discord counts them."""
    size = _longest(command, "name") + _longest(command, "description")
    for option in command.get("options") or []:
        size += command_size(option)
    for choice in command.get("choices") or []:
        size += _longest(choice, "name") + len(str(choice.get("value", "")))
    return size


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def _good_name(name: object) -> bool:
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(c in "-_'" or c.isalpha() or c.isnumeric() for c in name)


def _check_named(thing: Json, at: str, problems: Problems) -> None:
    problems.need(_good_name(thing.get("name")), f"{at}.name", "APPLICATION_COMMAND_INVALID_NAME", "Invalid name.")
    problems.length(thing.get("description"), f"{at}.description", 1, 100)
    for key in ("name", "description"):
        for locale, text in (thing.get(f"{key}_localizations") or {}).items():
            where = f"{at}.{key}_localizations.{locale}"
            problems.need(locale in LOCALES, where, "APPLICATION_COMMAND_INVALID_LOCALE", "Unknown locale.")
            if key == "name":
                problems.need(_good_name(text), where, "APPLICATION_COMMAND_INVALID_NAME", "Invalid name.")
            else:
                problems.length(text, where, 1, 100)


def _check_options(options: list[Json], at: str, problems: Problems, depth: int) -> None:
    problems.count(options, f"{at}.options", 0, 25)
    names = [o.get("name") for o in options]
    problems.need(
        len(names) == len(set(names)), f"{at}.options", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Names are unique."
    )
    kinds = {o.get("type") in (SUBCOMMAND, GROUP) for o in options}
    problems.need(
        len(kinds) <= 1, f"{at}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Mixed with subcommands."
    )
    optional_seen = False
    for i, option in enumerate(options):
        where = f"{at}.options.{i}"
        _check_named(option, where, problems)
        if option.get("type") in (SUBCOMMAND, GROUP):
            too_deep = depth > 1 or (option["type"] == GROUP and depth > 0)
            problems.need(not too_deep, where, "APPLICATION_COMMAND_OPTIONS_NESTING", "Nested too deep.")
            _check_options(option.get("options") or [], where, problems, depth + 1)
            continue
        required = bool(option.get("required"))
        problems.need(
            not (required and optional_seen),
            where,
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required come first.",
        )
        optional_seen = optional_seen or not required
        _check_leaf(option, where, problems)


def _check_leaf(option: Json, at: str, problems: Problems) -> None:
    kind = option.get("type")
    problems.need(kind in range(STRING, FILE + 1), f"{at}.type", "BASE_TYPE_CHOICES", "Unknown type.")
    choices: list[Any] = option.get("choices") or []
    problems.count(choices, f"{at}.choices", 0, 25)
    problems.need(
        not (choices and option.get("autocomplete")),
        at,
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE",
        "Choices or complete.",
    )
    problems.need(not choices or kind in (STRING, INTEGER, NUMBER), at, "CHOICES_NOT_ALLOWED", "No choices here.")
    values = [choice.get("value") for choice in choices]
    problems.need(len(values) == len(set(values)), f"{at}.choices", "CHOICE_VALUES_DUPLICATED", "Values are unique.")
    for i, choice in enumerate(choices):
        problems.length(choice.get("name"), f"{at}.choices.{i}.name", 1, 100)
        if kind == STRING:
            problems.length(choice.get("value"), f"{at}.choices.{i}.value", 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            problems.need(locale in LOCALES, at, "APPLICATION_COMMAND_INVALID_LOCALE", "Unknown locale.")
            problems.length(text, f"{at}.choices.{i}.name_localizations.{locale}", 1, 100)
    for key in ("min_value", "max_value"):
        if option.get(key) is not None:
            problems.need(kind in (INTEGER, NUMBER), f"{at}.{key}", "RANGE_NOT_ALLOWED", "Only for numbers.")
