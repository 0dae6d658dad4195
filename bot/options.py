"""A game's options as choices: read from the fields of its options model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError

from bot.errors import decline
from bot.house import House
from bot.i18n import safe
from games.core.engine import Rules
from games.core.message import Message, m
from games.core.model import GameOptions

PACES = (0, 12, 24, 48, 72, 168)
"""Hours for a decision that a table can agree on; 0: no deadline."""
PACE = "pace"


@dataclass(frozen=True, slots=True)
class Field:
    """One option of a game: its name for ever and the values it can take."""

    name: str
    values: tuple[Any, ...]


def fields(rules: Rules[Any]) -> tuple[Field, ...]:
    """Every option with a fixed list of values, in the order of the model."""
    found: list[Field] = []
    for name, info in rules.options_type.model_fields.items():
        kind = info.annotation
        if get_origin(kind) is Literal:
            found.append(Field(name, get_args(kind)))
        elif kind is bool:
            found.append(Field(name, (False, True)))
    return tuple(found)


def value_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def field_name(house: House, rules: Rules[Any], field: str) -> Message:
    if field == PACE:
        return m("core-option-pace")
    return house.texts.either([f"{rules.key}-opt-{field}"], m("core-literal", text=field.replace("_", " ")))


def value_name(house: House, rules: Rules[Any], field: str, value: Any) -> Message:
    if field == PACE:
        return m("core-pace", hours=int(value)) if int(value) else m("core-pace-none")
    if isinstance(value, bool):
        plain = m("core-yes") if value else m("core-no")
    else:
        plain = m("core-literal", text=str(value).replace("_", " "))
    return house.texts.either([f"{rules.key}-opt-{field}-{value_text(value)}"], plain)


def read_value(rules: Rules[Any], name: str, text: str) -> Any:
    """The value that is meant; refused with what is possible."""
    field = next((f for f in fields(rules) if f.name == name), None)
    if field is None:
        known = ", ".join([*(f.name for f in fields(rules)), PACE])
        raise decline("core-unknown-option", name=safe(name, 40), known=known)
    value = next((v for v in field.values if value_text(v) == text.strip().lower()), None)
    if value is None:
        known = ", ".join(value_text(v) for v in field.values)
        raise decline("core-unknown-value", name=name, value=safe(text, 40), known=known)
    return value


def together(rules: Rules[Any], values: dict[str, Any]) -> GameOptions:
    """Options that go together. A game's validator may raise ValueError with the key of a text."""
    try:
        return rules.options_type.model_validate(values)
    except ValidationError as error:
        why = str(error.errors()[0]["msg"]).removeprefix("Value error, ")
        told = Message(why) if why.startswith(f"{rules.key}-") else safe(why, 200)
        raise decline("core-options-clash", why=told) from None


def changed(rules: Rules[Any], options: GameOptions, name: str, text: str) -> GameOptions:
    """The options with one value changed."""
    return together(rules, {**options.model_dump(), name: read_value(rules, name, text)})


def parsed(rules: Rules[Any], text: str) -> tuple[GameOptions, int]:
    """`players=3 pace=24` over the defaults: the options and the pace."""
    pace = 0
    values: dict[str, Any] = {}
    for part in text.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals:
            raise decline("core-bad-setup", text=safe(part, 40))
        if name == PACE:
            pace = read_pace(value)
        else:
            values[name] = read_value(rules, name, value)
    return together(rules, values), pace


def read_pace(text: str) -> int:
    if text.strip().isdigit() and int(text) in PACES:
        return int(text)
    raise decline("core-unknown-value", name=PACE, value=safe(text, 40), known=", ".join(map(str, PACES)))


def described(house: House, rules: Rules[Any], options: GameOptions, pace: int) -> tuple[Message, ...]:
    """ "Players: 3", "Pace: 24 hours" ... for the lobby and the status."""
    lines = [
        m(
            "core-option-line",
            name=field_name(house, rules, f.name),
            value=value_name(house, rules, f.name, getattr(options, f.name)),
        )
        for f in fields(rules)
    ]
    pace_line = m("core-option-line", name=field_name(house, rules, PACE), value=value_name(house, rules, PACE, pace))
    return (*lines, pace_line)
