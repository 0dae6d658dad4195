"""The double refuses what Discord refuses: each documented limit, at its edge and one beyond."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_double.command_limits import check_commands, command_size
from tests.discord_double.message_limits import COMPONENTS_V2, FILE_LIMIT, check_choices, check_message, check_modal
from tests.discord_double.problems import ApiError, Json

V2 = {"flags": COMPONENTS_V2}


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "x", "custom_id": f"b{number}", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(options: int = 1, **more: Any) -> Json:
    items = [{"label": f"l{n}", "value": f"v{n}"} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": items, **more}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def gallery(count: int, name: str = "a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, **more} for _ in range(count)]}


PNG = {0: ("a.png", b"x")}
ONE_FILE: Json = {"attachments": [{"id": "0", "filename": "a.png"}]}

FINE: list[tuple[Json, dict[int, tuple[str, bytes]]]] = [
    ({"content": "x" * 2000}, {}),
    ({"embeds": [{"description": "x" * 4096, "title": "x" * 256}]}, {}),
    ({"components": [row(*(button(5 * r + n) for n in range(5))) for r in range(5)]}, {}),
    ({"components": [row(select(25, placeholder="x" * 150))]}, {}),
    ({"components": [row(button(label="x" * 80, custom_id="x" * 100))]}, {}),
    ({**V2, "components": [text(4000)]}, {}),
    ({**V2, "components": [text(1)] * 40}, {}),
    ({**V2, **ONE_FILE, "components": [{"type": 17, "components": [gallery(10, description="x" * 1024)]}]}, PNG),
    ({"content": "x", "nonce": "x" * 25}, {}),
    ({"attachments": [{"id": "0", "filename": "a.png", "description": "x" * 1024}]}, {0: ("a.png", b"x" * FILE_LIMIT)}),
]

WRONG: list[tuple[Json, dict[int, tuple[str, bytes]]]] = [
    ({}, {}),
    ({"content": "x" * 2001}, {}),
    ({"embeds": [{"description": "x" * 4097}]}, {}),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, {}),
    ({"embeds": [{"title": "x"}] * 11}, {}),
    ({"components": [row(*(button(n) for n in range(6)))]}, {}),
    ({"components": [row(button(n)) for n in range(6)]}, {}),
    ({"components": [row(button(1), button(1))]}, {}),
    ({"components": [row(button(label="x" * 81))]}, {}),
    ({"components": [row(button(custom_id="x" * 101))]}, {}),
    ({"components": [row(button(label=None))]}, {}),
    ({"components": [row(button(style=5))]}, {}),
    ({"components": [row()]}, {}),
    ({"components": [row(select(26))]}, {}),
    ({"components": [row(select(0))]}, {}),
    ({"components": [row(select(), button())]}, {}),
    ({"components": [row(select(placeholder="x" * 151))]}, {}),
    ({"components": [text(5)]}, {}),
    ({**V2, "content": "x", "components": [text(5)]}, {}),
    ({**V2, "embeds": [{"title": "x"}], "components": [text(5)]}, {}),
    ({**V2, "components": [text(2000), text(2001)]}, {}),
    ({**V2, "components": [text(1)] * 41}, {}),
    ({**V2, "components": [{"type": 17, "components": [row(button(n)) for n in range(20)]}]}, {}),
    ({**V2, "components": [{"type": 17, "components": []}]}, {}),
    ({**V2, "components": [gallery(1)]}, {}),
    ({**V2, **ONE_FILE, "components": [gallery(11)]}, PNG),
    ({**V2, **ONE_FILE, "components": [gallery(1, "b.png")]}, PNG),
    ({**V2, **ONE_FILE, "components": [gallery(1, description="x" * 1025)]}, PNG),
    ({"content": "x", "nonce": "x" * 26}, {}),
    ({"content": "x"}, PNG),
    ({"attachments": [{"id": "0", "description": "x" * 1025}]}, PNG),
    ({"attachments": [{"id": "0"}]}, {0: ("a.png", b"x" * (FILE_LIMIT + 1))}),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, {}),
    ({"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}, {}),
]


@pytest.mark.parametrize(("payload", "files"), FINE)
def test_messages_at_the_edge_are_taken(payload: Json, files: dict[int, tuple[str, bytes]]) -> None:
    check_message(payload, files)


@pytest.mark.parametrize(("payload", "files"), WRONG)
def test_messages_beyond_a_limit_are_refused(payload: Json, files: dict[int, tuple[str, bytes]]) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(payload, files)
    assert refused.value.status in (400, 413)


def test_a_v2_message_cannot_go_back() -> None:
    with pytest.raises(ApiError):
        check_message({"content": "plain"}, {}, was_v2=True, edit=True)


def test_autocomplete_and_modals() -> None:
    check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25)
    for wrong in ([{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": ""}], [{"name": "", "value": "x"}]):
        with pytest.raises(ApiError):
            check_choices(wrong)
    check_modal({"custom_id": "x", "title": "x" * 45, "components": [{}] * 5})
    with pytest.raises(ApiError):
        check_modal({"custom_id": "x", "title": "x" * 46, "components": [{}] * 6})


def command(**more: Any) -> Json:
    return {"name": "game", "description": "about", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "move", "description": "about", **more}


def nested(depth: int) -> Json:
    inner: Json = {"type": 1, "name": "leaf", "description": "about"}
    for _ in range(depth):
        inner = {"type": 2, "name": "group", "description": "about", "options": [inner]}
    return command(options=[inner])


@pytest.mark.parametrize(
    "commands",
    [
        [command(name=f"c{n}") for n in range(100)],
        [command(options=[option(name=f"o{n}") for n in range(25)])],
        [command(name="x" * 32, description="x" * 100)],
        [command(name="한국어")],
        [command(description_localizations={"ko": "설명", "en-GB": "about"})],
        [nested(0), {**nested(1), "name": "other"}],
        [command(options=[option(required=True), option(name="b")])],
        [command(options=[option(choices=[{"name": "x" * 100, "value": str(n)} for n in range(25)])])],
    ],
)
def test_commands_inside_the_limits_are_taken(commands: list[Json]) -> None:
    check_commands(commands)


@pytest.mark.parametrize(
    "commands",
    [
        [command(name=f"c{n}") for n in range(101)],
        [command(), command()],
        [command(options=[option(name=f"o{n}") for n in range(26)])],
        [command(name="Game")],
        [command(name="a b")],
        [command(name="x" * 33)],
        [command(description="")],
        [command(description="x" * 101)],
        [command(description_localizations={"ko": "x" * 101})],
        [command(description_localizations={"kr": "설명"})],
        [command(name_localizations={"ko": "게 임"})],
        [nested(2)],
        [command(options=[option(), {"type": 1, "name": "leaf", "description": "about"}])],
        [command(options=[option(), option()])],
        [command(options=[option(), option(name="b", required=True)])],
        [command(options=[option(choices=[{"name": "x", "value": str(n)} for n in range(26)])])],
        [command(options=[option(choices=[{"name": "x", "value": "1"}, {"name": "y", "value": "1"}])])],
        [command(options=[option(choices=[{"name": "x", "value": "1"}], autocomplete=True)])],
        [command(options=[option(min_value=1)])],
        [command(options=[option(type=5, choices=[{"name": "x", "value": "1"}])])],
    ],
)
def test_commands_beyond_a_limit_are_refused(commands: list[Json]) -> None:
    with pytest.raises(ApiError) as refused:
        check_commands(commands)
    assert refused.value.body["code"] == 50035


def test_a_command_counts_with_its_longest_localisation() -> None:
    short = command(description="12345", description_localizations={"ko": "1234567890"})
    assert command_size(short) == len("game") + 10
    wordy = [option(name=f"option-{n}", description="x" * 100) for n in range(25)]
    groups = [{"type": 1, "name": f"sub{n}", "description": "x", "options": wordy} for n in range(3)]
    assert command_size(command(options=groups)) > 8000
    with pytest.raises(ApiError):
        check_commands([command(options=groups)])
