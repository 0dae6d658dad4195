"""The shapes that pass between the page and the server: requests checked by pydantic, answers as plain JSON."""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from bot.parts import Args, ArgValue, Body, Button, CommandSpec, OptionSpec, Row, UploadedFile

Json = dict[str, Any]

FILE_LIMIT = 1024 * 1024
"""An uploaded file, as `bot.parts.UploadedFile` promises."""
TEXT_LIMIT = 6000
PICTURE_TYPES = frozenset({"image/png", "image/webp", "image/jpeg", "image/gif"})
"""Shown in the page; anything else is only ever a download."""

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Text = Annotated[str, StringConstraints(max_length=TEXT_LIMIT)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32, pattern=r"^[^\x00-\x1f]+$")]
Locale = Annotated[str, StringConstraints(pattern=r"^(en|ko)$")]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Named(Request):
    name: Name


class FileIn(Request):
    name: Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f/\\]+$")]
    data: Annotated[str, StringConstraints(max_length=FILE_LIMIT * 4 // 3 + 4)]


RawArg = StrictBool | StrictInt | Text | FileIn


class Asking(Request):
    """Who asks from where; `interaction` is made by the page once per press, so a repeated delivery is recognised."""

    person: Id
    channel: Id
    locale: Locale = "en"
    interaction: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{8,64}$")]


class CommandIn(Asking):
    path: Annotated[tuple[Id, ...], Field(min_length=1, max_length=3)]
    args: Annotated[dict[Id, RawArg], Field(max_length=25)] = {}


class CompleteIn(Asking):
    path: Annotated[tuple[Id, ...], Field(min_length=1, max_length=3)]
    option: Id
    text: Text = ""
    args: Annotated[dict[Id, RawArg], Field(max_length=25)] = {}


class PressIn(Asking):
    message: Id
    control: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    values: Annotated[tuple[Annotated[str, StringConstraints(max_length=100)], ...], Field(max_length=25)] = ()


class SayIn(Asking):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]


class DismissIn(Request):
    person: Id


class SocketIn(Request):
    person: Id


class BadInput(Exception):
    """Input the page should not have sent; `key` is a message of web.ftl."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.args_by_name = args


@dataclass(frozen=True, slots=True)
class Blob:
    """A picture or a file kept beside a message, under a name that cannot be guessed."""

    id: str
    name: str
    mime: str
    data: bytes
    picture: bool


def body_to_wire(body: Body) -> tuple[Json, list[Blob]]:
    """The body as JSON, with its picture and files put aside as blobs."""
    blobs: list[Blob] = []
    wire: Json = {
        "title": body.title,
        "text": body.text,
        "footer": body.footer,
        "pings": list(body.pings),
        "rows": [_row(row) for row in body.rows],
        "files": [],
        "picture": None,
    }
    if body.picture is not None:
        picture = body.picture
        mime = picture.mime if picture.mime in PICTURE_TYPES else "application/octet-stream"
        blob = Blob(secrets.token_urlsafe(18), picture.name, mime, picture.data, True)
        blobs.append(blob)
        wire["picture"] = {
            "id": blob.id,
            "name": picture.name,
            "alt": picture.alt,
            "width": picture.width,
            "height": picture.height,
        }
    for file in body.files:
        blob = Blob(secrets.token_urlsafe(18), file.name, "application/octet-stream", file.data, False)
        blobs.append(blob)
        wire["files"].append({"id": blob.id, "name": file.name, "size": len(file.data)})
    return wire, blobs


def _row(row: Row) -> Json:
    if isinstance(row, tuple):
        return {"buttons": [_button(button) for button in row]}
    items = [{"value": i.value, "label": i.label, "about": i.about} for i in row.items]
    return {"select": {"id": row.id, "placeholder": row.placeholder, "items": items}}


def _button(button: Button) -> Json:
    return {"id": button.id, "label": button.label, "style": button.style, "disabled": button.disabled}


def commands_to_wire(commands: Sequence[CommandSpec]) -> list[Json]:
    return [
        {
            "name": spec.name,
            "about": dict(spec.about),
            "options": [_option(option) for option in spec.options],
            "children": commands_to_wire(spec.children),
        }
        for spec in commands
    ]


def _option(option: OptionSpec) -> Json:
    return {
        "name": option.name,
        "kind": option.kind,
        "about": dict(option.about),
        "required": option.required,
        "complete": option.complete,
        "choices": [{"value": value, "texts": dict(texts)} for value, texts in option.choices],
        "least": option.least,
        "most": option.most,
    }


def find_command(commands: Sequence[CommandSpec], path: Sequence[str]) -> CommandSpec:
    """The leaf of the command tree under `path`; a group cannot be run."""
    level = {spec.name: spec for spec in commands}
    found: CommandSpec | None = None
    for name in path:
        found = level.get(name)
        if found is None:
            raise BadInput("web-no-command", line="/" + " ".join(path))
        level = {spec.name: spec for spec in found.children}
    if found is None or found.children:
        raise BadInput("web-no-command", line="/" + " ".join(path))
    return found


def bind(spec: CommandSpec, raw: dict[str, RawArg], *, whole: bool) -> Args:
    """Options turned into what their kind asks for, as Discord does it; `whole`: nothing required may be missing."""
    options = {option.name: option for option in spec.options}
    unknown = [name for name in raw if name not in options]
    if unknown:
        raise BadInput("web-no-option", option=unknown[0])
    if whole:
        missing = [o.name for o in spec.options if o.required and raw.get(o.name, "") == ""]
        if missing:
            raise BadInput("web-need-option", option=missing[0])
    bound: dict[str, ArgValue] = {}
    for name, value in raw.items():
        if value == "" and not isinstance(value, bool):
            continue
        try:
            bound[name] = _bind_one(options[name], value)
        except BadInput:
            if whole:
                raise
    return bound


def _bind_one(option: OptionSpec, value: RawArg) -> ArgValue:
    if option.kind == "file":
        return _upload(option, value)
    if isinstance(value, FileIn):
        raise BadInput("web-bad-option", option=option.name)
    known = [choice for choice, _ in option.choices]
    if known and str(value) not in known:
        raise BadInput("web-bad-choice", option=option.name, choices=", ".join(known))
    if option.kind == "number":
        return _number(option, value)
    if option.kind == "flag":
        return _flag(option, value)
    return str(value)


def _upload(option: OptionSpec, value: RawArg) -> UploadedFile:
    if not isinstance(value, FileIn):
        raise BadInput("web-bad-option", option=option.name)
    try:
        data = base64.b64decode(value.data, validate=True)
    except (binascii.Error, ValueError):
        raise BadInput("web-bad-option", option=option.name) from None
    if len(data) > FILE_LIMIT:
        raise BadInput("web-too-large")
    return UploadedFile(value.name, data)


def _number(option: OptionSpec, value: bool | int | str) -> int:
    low = option.least if option.least is not None else -(2**53)
    high = option.most if option.most is not None else 2**53
    wrong = BadInput("web-bad-number", option=option.name, least=str(low), most=str(high))
    try:
        number = int(value)
    except ValueError:
        raise wrong from None
    if isinstance(value, bool) or not low <= number <= high:
        raise wrong
    return number


def _flag(option: OptionSpec, value: bool | int | str) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() in ("true", "yes", "1"):
        return True
    if str(value).lower() in ("false", "no", "0"):
        return False
    raise BadInput("web-bad-option", option=option.name)
