"""What exists on the pretended Discord: servers, channels, people, messages, interactions."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

from tests.discord_double.message_limits import BUTTON, COMPONENTS_V2, EPHEMERAL, FILE, GALLERY, SELECTS, TEXT, walk
from tests.discord_double.problems import Json

T = TypeVar("T")
DISCORD_EPOCH_MS = 1_420_070_400_000

MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_APPLICATION_COMMANDS = 1 << 31
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)


@dataclass
class File:
    """An uploaded file of a message: bytes, alt text, and whether a component shows it."""

    id: int
    name: str
    data: bytes
    alt: str
    shown: bool = True


@dataclass
class Control:
    """A button or select as a person sees it."""

    id: str
    kind: int
    label: str
    disabled: bool
    options: list[Json]


@dataclass
class Message:
    id: int
    channel: int
    author: Json
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    files: list[File] = field(default_factory=list)
    only_for: int | None = None
    """The one person who sees it (ephemeral)."""
    interaction: int | None = None
    pings: list[int] = field(default_factory=list)
    nonce: str | None = None
    loading: bool = False
    deleted: bool = False
    edits: int = 0
    created: float = 0.0

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Everything a person can read in it."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [
                embed.get("title") or "",
                embed.get("description") or "",
                (embed.get("footer") or {}).get("text", ""),
            ]
        parts += [c["content"] for c in walk(self.components) if c["type"] == TEXT]
        return "\n".join(part for part in parts if part)

    @property
    def controls(self) -> list[Control]:
        found = []
        for c in walk(self.components):
            if c["type"] == BUTTON or c["type"] in SELECTS:
                label = c.get("label") or c.get("placeholder") or ""
                disabled = bool(c.get("disabled"))
                found.append(Control(c.get("custom_id", ""), c["type"], label, disabled, c.get("options", [])))
        return found

    @property
    def buttons(self) -> list[str]:
        """Labels of the buttons that can be pressed."""
        return [c.label for c in self.controls if c.kind == BUTTON and not c.disabled]

    @property
    def pictures(self) -> list[File]:
        return [f for f in self.files if f.shown and f.name.lower().endswith((".png", ".webp", ".gif", ".jpg"))]

    def control(self, which: str) -> Control:
        """By custom id, exact label, or a part of the label that only one control has."""
        controls = self.controls
        for match in (lambda c: c.id == which, lambda c: c.label == which, lambda c: which.lower() in c.label.lower()):
            found = [c for c in controls if match(c)]
            if found:
                if len(found) > 1:
                    raise AssertionError(f"{which!r} is not unique in {[c.label for c in controls]}")
                return found[0]
        raise AssertionError(f"no control {which!r} in {[(c.label, c.id) for c in controls]} of: {self.text[:200]}")

    def mark_shown(self) -> None:
        """With Components V2 a file is only seen where a component names it."""
        if not self.v2:
            return
        named: set[str] = set()
        for c in walk(self.components):
            if c["type"] == GALLERY:
                named |= {str(item["media"]["url"]).removeprefix("attachment://") for item in c["items"]}
            elif c["type"] == FILE:
                named.add(str(c["file"]["url"]).removeprefix("attachment://"))
        for file in self.files:
            file.shown = file.name in named

    def allow_pings(self, mentions: Json | None) -> None:
        """Who is notified: named in the text and allowed."""
        named = {int(n) for n in re.findall(r"<@!?(\d+)>", self.text)}
        if mentions is None or "users" in (mentions.get("parse") or []):
            self.pings = sorted(named)
        else:
            self.pings = sorted(named & {int(n) for n in mentions.get("users") or []})


@dataclass
class Channel:
    id: int
    guild: int
    name: str
    kind: int = 0
    parent: int | None = None
    denied: int = 0
    hidden_from: tuple[int, ...] = ()
    """People who cannot see the channel."""
    archived: bool = False
    locked: bool = False
    members: tuple[int, ...] = ()
    """People invited to a private thread."""

    @property
    def is_thread(self) -> bool:
        return self.kind in (10, 11, 12)


@dataclass
class Guild:
    id: int
    name: str
    locale: str = "en-US"


@dataclass
class Interaction:
    id: int
    token: str
    kind: int
    person: int
    channel: int
    created: float
    message: Message | None = None
    answered: int | None = None
    """The type of the first answer."""
    answered_at: float | None = None
    ephemeral: bool = False
    original: Message | None = None
    answers: list[Message] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None


class World:
    """All of it, with a clock that tests may push forward and one bell that rings at every change."""

    def __init__(self) -> None:
        self._counter = 0
        self._ahead = 0.0
        self._bell = asyncio.Event()
        self.bot: Json = self.user_json(self.new_id(), "Marspost", bot=True)
        self.application_id = self.new_id()
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.people: dict[int, Json] = {}
        self.global_commands: list[Json] = []
        self.guild_commands: dict[int, list[Json]] = {}
        self.uploads: dict[int, tuple[str, bytes]] = {}

    # --- time and change ----------------------------------------------------------------------------------------

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let time pass on Discord's side (tokens expire, nonces are forgotten)."""
        self._ahead += seconds

    def ring(self) -> None:
        self._bell.set()
        self._bell = asyncio.Event()

    async def until(self, check: Callable[[], T | None], what: str, within: float = 10.0) -> T:
        """The first result of `check` that is not None or False."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while True:
            bell = self._bell
            if (found := check()) is not None and found is not False:
                return found
            if loop.time() > deadline:
                raise AssertionError(f"waited {within} s in vain for {what}")
            # what happens on the bot's side rings no bell
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await bell.wait()

    def new_id(self) -> int:
        self._counter += 1
        return ((int(self.now() * 1000) - DISCORD_EPOCH_MS) << 22) | (self._counter & 0x3FFFFF)

    # --- payloads -----------------------------------------------------------------------------------------------

    @staticmethod
    def user_json(user: int, name: str, *, bot: bool = False) -> Json:
        return {
            "id": str(user),
            "username": name,
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
        }

    def permissions(self, channel: Channel) -> int:
        """What the bot may do in a channel; a thread inherits from its parent."""
        denied = channel.denied
        if channel.parent is not None and channel.is_thread:
            denied |= self.channels[channel.parent].denied
        return EVERYONE & ~denied

    def channel_json(self, channel: Channel) -> Json:
        data: Json = {"id": str(channel.id), "type": channel.kind, "guild_id": str(channel.guild), "name": channel.name}
        if channel.is_thread:
            stamp = datetime.fromtimestamp(self.now(), UTC).isoformat()
            data |= {
                "parent_id": str(channel.parent),
                "owner_id": self.bot["id"],
                "member_count": 1,
                "message_count": 0,
                "thread_metadata": {
                    "archived": channel.archived,
                    "locked": channel.locked,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": stamp,
                },
            }
        else:
            denials = dict.fromkeys(channel.hidden_from, VIEW_CHANNEL)
            if channel.denied:
                denials[int(self.bot["id"])] = channel.denied
            overwrites = [{"id": str(who), "type": 1, "allow": "0", "deny": str(what)} for who, what in denials.items()]
            data |= {"position": 0, "permission_overwrites": overwrites, "nsfw": False}
        return data

    def guild_json(self, guild: Guild) -> Json:
        channels = [c for c in self.channels.values() if c.guild == guild.id]
        everyone = {"id": str(guild.id), "name": "@everyone", "permissions": str(EVERYONE), "position": 0, "color": 0}
        everyone |= {"hoist": False, "managed": False, "mentionable": False, "colors": {"primary_color": 0}}
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": "1",
            "preferred_locale": guild.locale,
            "member_count": len(self.people) + 1,
            "large": False,
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "channels": [self.channel_json(c) for c in channels if not c.is_thread],
            "threads": [self.channel_json(c) for c in channels if c.is_thread and not c.archived],
            "members": [self.member_json(self.bot, 0)],
            "voice_states": [],
            "presences": [],
            "unavailable": False,
        }

    @staticmethod
    def member_json(user: Json, permissions: int) -> Json:
        return {
            "user": user,
            "roles": [],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(permissions),
        }

    def message_json(self, message: Message) -> Json:
        channel = self.channels[message.channel]
        return {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "guild_id": str(channel.guild),
            "author": message.author,
            "content": message.content,
            "embeds": message.embeds,
            "components": _resolved(message.components),
            "attachments": [self._file_json(f) for f in message.files],
            "flags": message.flags,
            "type": 20 if message.interaction else 0,
            "timestamp": datetime.fromtimestamp(message.created, UTC).isoformat(),
            "edited_timestamp": None,
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "nonce": message.nonce,
        }

    @staticmethod
    def _file_json(file: File) -> Json:
        url = f"https://cdn.invalid/{file.id}/{file.name}"
        return {
            "id": str(file.id),
            "filename": file.name,
            "size": len(file.data),
            "url": url,
            "proxy_url": url,
            "description": file.alt or None,
        }

    # --- what tests look at -------------------------------------------------------------------------------------

    def seen(self, channel: int, person: int | None = None) -> list[Message]:
        """The messages of a channel that this person sees (None: what everybody sees)."""
        return [m for m in self._shown(channel) if m.only_for is None or m.only_for == person]

    def _shown(self, channel: int) -> Iterator[Message]:
        for message in self.messages.values():
            if message.channel == channel and not message.deleted and not message.loading:
                yield message


def _resolved(components: list[Json]) -> list[Json]:
    """As Discord sends components back: numbered, and media as links instead of attachment names."""

    def convert(value: Any) -> Any:
        if isinstance(value, list):
            return [convert(item) for item in value]
        if isinstance(value, dict):
            made = {key: convert(item) for key, item in value.items()}
            if isinstance(made.get("url"), str) and made["url"].startswith("attachment://"):
                made["url"] = "https://cdn.invalid/" + made["url"].removeprefix("attachment://")
            return made
        return value

    numbered: list[Json] = convert(components)
    for number, component in enumerate(walk(numbered), start=1):
        component.setdefault("id", number)
    return numbered
