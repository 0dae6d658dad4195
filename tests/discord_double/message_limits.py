"""Discord's documented limits for messages, components and autocomplete answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.discord_double.problems import ApiError, Json, Problems, too_large

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
MIB = 1024 * 1024
FILE_LIMIT = 10 * MIB

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = {3, 5, 6, 7, 8}
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = {ROW, TEXT, SECTION, GALLERY, SEPARATOR, FILE}


def walk(components: list[Json]) -> Iterator[Json]:
    """All components, the nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield accessory


def check_message(
    payload: Json, files: Mapping[int, tuple[str, bytes]], *, was_v2: bool = False, edit: bool = False
) -> None:
    """Reject what Discord would reject. `files` are the multipart uploads by index."""
    if len(files) > 10:
        raise ApiError(400, 50035, "Invalid Form Body", {"files": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH"}]}})
    if any(len(data) > FILE_LIMIT for _, data in files.values()):
        raise too_large()
    problems = Problems()
    v2 = bool(payload.get("flags", 0) & COMPONENTS_V2) or was_v2
    names = _attachment_names(payload, files, problems)
    if payload.get("content") is not None:
        problems.length(payload["content"], "content", 0, 2000)
    _check_embeds(payload.get("embeds") or [], problems)
    _check_components(payload.get("components") or [], v2, names, problems)
    _check_mentions(payload.get("allowed_mentions"), problems)
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            problems.need(
                not payload.get(key), key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Not with V2."
            )
    if "nonce" in payload:
        problems.length(str(payload["nonce"]), "nonce", 1, 25)
    problems.done()
    if not edit and not any(payload.get(k) for k in ("content", "embeds", "components", "attachments", "sticker_ids")):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _attachment_names(payload: Json, files: Mapping[int, tuple[str, bytes]], problems: Problems) -> set[str]:
    names: set[str] = set()
    attachments: list[Json] = payload.get("attachments") or []
    problems.count(attachments, "attachments", 0, 10)
    for i, attachment in enumerate(attachments):
        number = int(attachment["id"])
        if number in files:
            names.add(files[number][0])
        elif "filename" in attachment:
            names.add(attachment["filename"])
        if attachment.get("description") is not None:
            problems.length(attachment["description"], f"attachments.{i}.description", 0, 1024)
    for number in files:
        known = any(int(a["id"]) == number for a in attachments)
        problems.need(known, f"files.{number}", "FILE_NOT_LISTED", "Each upload must be listed in attachments.")
    return names


def _check_embeds(embeds: list[Json], problems: Problems) -> None:
    problems.count(embeds, "embeds", 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        at = f"embeds.{i}"
        for key, most in (("title", 256), ("description", 4096)):
            if embed.get(key) is not None:
                problems.length(embed[key], f"{at}.{key}", 0, most)
                total += len(embed[key])
        if footer := embed.get("footer"):
            problems.length(footer.get("text"), f"{at}.footer.text", 1, 2048)
            total += len(footer.get("text", ""))
        fields = embed.get("fields") or []
        problems.count(fields, f"{at}.fields", 0, 25)
        for j, field in enumerate(fields):
            problems.length(field.get("name"), f"{at}.fields.{j}.name", 1, 256)
            problems.length(field.get("value"), f"{at}.fields.{j}.value", 1, 1024)
            total += len(field.get("name", "")) + len(field.get("value", ""))
    problems.need(total <= 6000, "embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_components(components: list[Json], v2: bool, files: set[str], problems: Problems) -> None:
    everything = list(walk(components))
    if v2:
        problems.need(len(everything) <= 40, "components", "COMPONENT_MAX_TOTAL", "At most 40 components.")
        text = sum(len(c.get("content", "")) for c in everything if c["type"] == TEXT)
        problems.need(text <= 4000, "components", "COMPONENT_TEXT_TOTAL", "At most 4000 characters of text.")
    else:
        problems.count(components, "components", 0, 5)
    seen: set[str] = set()
    for component in everything:
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        problems.length(custom_id, "components.custom_id", 1, 100)
        problems.need(custom_id not in seen, "components", "COMPONENT_CUSTOM_ID_DUPLICATED", "Duplicated custom id.")
        seen.add(custom_id)
    for i, component in enumerate(components):
        allowed = IN_CONTAINER | {CONTAINER} if v2 else {ROW}
        problems.need(component["type"] in allowed, f"components.{i}.type", "UNION_TYPE_CHOICES", "Not allowed here.")
        _check_component(component, f"components.{i}", files, problems)


def _check_component(component: Json, at: str, files: set[str], problems: Problems) -> None:
    kind = component["type"]
    if kind == CONTAINER:
        children = component.get("components", [])
        problems.need(bool(children), f"{at}.components", "BASE_TYPE_BAD_LENGTH", "Empty container.")
        for i, child in enumerate(children):
            problems.need(child["type"] in IN_CONTAINER, f"{at}.components.{i}", "UNION_TYPE_CHOICES", "Not allowed.")
            _check_component(child, f"{at}.components.{i}", files, problems)
    elif kind == ROW:
        _check_row(component, at, problems)
    elif kind == TEXT:
        problems.length(component.get("content"), f"{at}.content", 1, 4000)
    elif kind == GALLERY:
        items = component.get("items", [])
        problems.count(items, f"{at}.items", 1, 10)
        for i, item in enumerate(items):
            _check_media(item.get("media", {}), f"{at}.items.{i}.media", files, problems)
            if item.get("description") is not None:
                problems.length(item["description"], f"{at}.items.{i}.description", 0, 1024)
    elif kind == FILE:
        _check_media(component.get("file", {}), f"{at}.file", files, problems)


def _check_media(media: Json, at: str, files: set[str], problems: Problems) -> None:
    url = str(media.get("url", ""))
    if url.startswith("attachment://"):
        problems.need(url.removeprefix("attachment://") in files, at, "UNKNOWN_ATTACHMENT", f"No such file: {url}")
    else:
        problems.need(url.startswith(("http://", "https://")), at, "URL_TYPE_INVALID_SCHEME", "Not a URL.")


def _check_row(row: Json, at: str, problems: Problems) -> None:
    children = row.get("components", [])
    selects = [c for c in children if c["type"] in SELECTS]
    problems.count(children, f"{at}.components", 1, 1 if selects else 5)
    for i, child in enumerate(children):
        where = f"{at}.components.{i}"
        if child["type"] == BUTTON:
            _check_button(child, where, problems)
        elif child["type"] == STRING_SELECT:
            _check_select(child, where, problems)
        else:
            problems.need(child["type"] in SELECTS, where, "UNION_TYPE_CHOICES", "Not allowed in a row.")


def _check_button(button: Json, at: str, problems: Problems) -> None:
    style = button.get("style")
    problems.need(style in (1, 2, 3, 4, 5, 6), f"{at}.style", "BASE_TYPE_CHOICES", "Unknown style.")
    has_id, has_url = button.get("custom_id") is not None, button.get("url") is not None
    problems.need(has_id != has_url or style == 6, at, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id or a URL.")
    problems.need(has_url == (style == 5), at, "BUTTON_COMPONENT_INVALID_STYLE", "A URL only with style 5.")
    if button.get("label") is not None:
        problems.length(button["label"], f"{at}.label", 1, 80)
    else:
        problems.need("emoji" in button, at, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji.")


def _check_select(select: Json, at: str, problems: Problems) -> None:
    options = select.get("options", [])
    problems.count(options, f"{at}.options", 1, 25)
    if select.get("placeholder") is not None:
        problems.length(select["placeholder"], f"{at}.placeholder", 0, 150)
    values: set[str] = set()
    for i, option in enumerate(options):
        problems.length(option.get("label"), f"{at}.options.{i}.label", 1, 100)
        problems.length(option.get("value"), f"{at}.options.{i}.value", 1, 100)
        if option.get("description") is not None:
            problems.length(option["description"], f"{at}.options.{i}.description", 1, 100)
        problems.need(option.get("value") not in values, f"{at}.options", "SELECT_OPTION_VALUE_DUPLICATED", "Twice.")
        values.add(str(option.get("value")))


def _check_mentions(mentions: Json | None, problems: Problems) -> None:
    if mentions is None:
        return
    for key in ("users", "roles"):
        named = mentions.get(key) or []
        problems.count(named, f"allowed_mentions.{key}", 0, 100)
        both = bool(named) and key in (mentions.get("parse") or [])
        problems.need(not both, f"allowed_mentions.{key}", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "Parse or list.")


def check_choices(choices: list[Any]) -> None:
    """An autocomplete answer: 25 choices of 100 characters."""
    problems = Problems()
    problems.count(choices, "data.choices", 0, 25)
    for i, choice in enumerate(choices):
        problems.length(choice.get("name"), f"data.choices.{i}.name", 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(choice["value"], f"data.choices.{i}.value", 1, 100)
    problems.done()


def check_modal(modal: Json) -> None:
    problems = Problems()
    problems.length(modal.get("custom_id"), "data.custom_id", 1, 100)
    problems.length(modal.get("title"), "data.title", 1, 45)
    problems.count(modal.get("components", []), "data.components", 1, 5)
    problems.done()
