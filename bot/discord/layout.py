"""The parts of a message as Components V2: one container with text, picture, small print, files and controls.

Every message the bot sends is made here, also private ones: a message cannot change back from V2 when it is edited.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.discord.controls import Control
from bot.parts import Body, Button, Row, Select

MARS_RED = 0xC1440E
TEXT_LIMIT = 4000
FILE_LIMIT = 10 * 1024 * 1024
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Made:
    """A message ready for one attempt to send it: files are read once, so a retry makes it anew."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions


def make(body: Body) -> Made:
    """The message of a body. Files over Discord's limit are left out; the alt text takes a picture's place."""
    body = fitting(body)
    pictures = [(body.picture.name, body.picture.data, body.picture.alt)] if body.picture else []
    attached = [(file.name, file.data, "") for file in body.files]
    files = [
        discord.File(io.BytesIO(data), filename=_clean(name), description=alt or None)
        for name, data, alt in (*pictures, *attached)
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_parts(body, files), accent_colour=MARS_RED))
    # A stopped view is never kept in discord.py's memory (nor given a timer when ephemeral): controls are found by
    # their id alone, see bot.discord.controls.
    view.stop()
    return Made(view, files, _mentions(body.pings))


def fitting(body: Body) -> Body:
    """Without what Discord would refuse for its size."""
    if body.picture is not None and len(body.picture.data) > FILE_LIMIT:
        body = without_picture(body)
    if any(len(file.data) > FILE_LIMIT for file in body.files):
        body = replace(body, files=tuple(file for file in body.files if len(file.data) <= FILE_LIMIT))
    return body


def without_picture(body: Body) -> Body:
    """The same message as text: what the picture shows is told by its alt text."""
    if body.picture is None:
        return body
    told = "\n\n".join(part for part in (body.text, body.picture.alt) if part)
    return replace(body, text=told, picture=None)


def plain(body: Body) -> Body:
    """Text only: the last resort when Discord refuses a message."""
    return replace(without_picture(body), rows=(), files=())


def _parts(body: Body, files: list[discord.File]) -> Iterator[ui.Item[Any]]:
    head, foot = texts(body)
    if head:
        yield ui.TextDisplay(head)
    at = 0
    if body.picture is not None:
        yield ui.MediaGallery(discord.MediaGalleryItem(files[0], description=body.picture.alt))
        at = 1
    if foot:
        yield ui.TextDisplay(foot)
    for file in files[at:]:
        yield ui.File(file)
    for row in body.rows:
        yield _row(row)


def texts(body: Body) -> tuple[str, str]:
    """The text above and the small print below the picture; together inside the limit."""
    foot = "\n".join(f"-# {line}" for line in body.footer.splitlines() if line.strip())[: TEXT_LIMIT // 4]
    head = "\n".join(part for part in (f"### {body.title}" if body.title else "", body.text) if part)
    room = TEXT_LIMIT - len(foot)
    if len(head) > room:
        head = head[: room - 1] + "…"
    return head or ("" if foot or body.picture or body.rows else "…"), foot


def _row(row: Row) -> ui.ActionRow[Any]:
    if isinstance(row, Select):
        return ui.ActionRow(Control(_select(row)))
    return ui.ActionRow(*(Control(_button(button)) for button in row))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(custom_id=button.id, label=button.label[:80], style=STYLES[button.style], disabled=button.disabled)


def _select(select: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(value=item.value, label=item.label[:100], description=item.about[:100] or None)
        for item in select.items[:25]
    ]
    return ui.Select(custom_id=select.id, placeholder=select.placeholder[:150] or None, options=options)


def _clean(name: str) -> str:
    """A file name that Discord leaves as it is, so that components find the file by it."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "_", name).lstrip(".") or "file"


def _mentions(pings: tuple[str, ...]) -> discord.AllowedMentions:
    people = [discord.Object(int(user)) for user in pings if user.isdecimal()][:100]
    return discord.AllowedMentions(everyone=False, roles=False, users=people or False, replied_user=False)
