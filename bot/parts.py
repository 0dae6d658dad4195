"""What passes between the service side and a front end (Discord, web): commands as data, messages as parts.

A front end turns slash commands, autocomplete requests and presses into calls of `Desk`, and `Reply`/`Post` into its
own messages. It knows no game and no rule. Every limit of Discord is kept on this side (`bot.present`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from renderers.kit.picture import Picture


def _everything(channel: str) -> bool:
    return True


async def _nowhere(name: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who did something, where. `interaction` is unique per delivery: the same one twice is answered once."""

    user: str
    name: str
    channel: str
    guild: str
    locale: str
    interaction: str
    manager: bool = False
    """May manage the channel: allowed to end, move and repair games of others."""
    sees: Callable[[str], bool] = field(default=_everything, compare=False, repr=False)
    """Whether the caller may look into a channel of the server: what they cannot see they cannot have mirrored."""
    place: Callable[[str], Awaitable[str]] = field(default=_nowhere, compare=False, repr=False)
    """Opens a place of the caller's own under this name (a private thread, a table in the browser) and tells its
    channel; "" where the front end cannot: then the caller's channel has to do."""


OptionKind = Literal["text", "number", "flag", "person", "channel", "file"]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a slash command. `choices` are fixed (value, texts by locale); `complete` asks the desk."""

    name: str
    kind: OptionKind
    about: Mapping[str, str]
    required: bool = False
    complete: bool = False
    choices: tuple[tuple[str, Mapping[str, str]], ...] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A command, a group (`children`), or a subcommand. `about` is the description by locale ("en", "ko")."""

    name: str
    about: Mapping[str, str]
    options: tuple[OptionSpec, ...] = ()
    children: tuple[CommandSpec, ...] = ()
    public: bool = False
    """The usual answer is for everybody (`Reply.private` False): a front end that must choose beforehand how to
    acknowledge (Discord) does so by this. An answer that differs is still delivered right."""
    posts: bool = False
    """The bot will post in the caller's channel from then on: a front end checks that it may, before running it."""


@dataclass(frozen=True, slots=True)
class ChoiceItem:
    """An autocomplete answer: both at most 100 characters."""

    name: str
    value: str


Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    id: str
    """custom_id, at most 100 characters; parsed only by the desk."""
    label: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class SelectItem:
    value: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    id: str
    placeholder: str
    items: tuple[SelectItem, ...]


Row = tuple[Button, ...] | Select
"""Up to five buttons, or one select; at most five rows a message."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file for download (export)."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Body:
    """The parts of one message, inside Discord's limits. `title` is a heading line, `text` Markdown-light
    (bold, lists, code); `footer` small print."""

    text: str
    title: str = ""
    footer: str = ""
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    files: tuple[Attachment, ...] = ()
    pings: tuple[str, ...] = ()
    """User ids this message may notify; nobody else is ever pinged. The text names them as <@id>."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to one interaction. `private`: only the caller sees it. `edit`: replaces the message whose
    control was pressed (a panel) instead of adding one."""

    body: Body
    private: bool = True
    edit: bool = False


@dataclass(frozen=True, slots=True)
class Post:
    """A public message for a channel, from the outbox. `nonce` is stable across retries."""

    channel: str
    body: Body
    nonce: str
    game: str = ""


class ChannelGone(Exception):
    """The channel or thread does not exist any more (or is archived and locked): the game is parked."""


class CannotPost(Exception):
    """The front end may not post there; `missing` names the permissions."""

    def __init__(self, channel: str, missing: Sequence[str]) -> None:
        super().__init__(f"cannot post in {channel}: missing {', '.join(missing)}")
        self.channel = channel
        self.missing = tuple(missing)


class TryLater(Exception):
    """A passing fault (rate limit, 5xx, cut connection); `after` seconds if known."""

    def __init__(self, after: float = 0.0) -> None:
        super().__init__("try later")
        self.after = after


Poster = Callable[[Post], Awaitable[str]]
"""Sends a post and returns the message's id; raises ChannelGone, CannotPost or TryLater."""


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """A file a person attached (import). Read by the front end, at most 1 MiB."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Someone:
    """A person that an option names, and what the front end calls them."""

    user: str
    name: str


ArgValue = str | int | bool | UploadedFile | Someone
Args = Mapping[str, ArgValue]


class Desk(Protocol):
    """The whole bot without a front end. One instance per process; safe to call concurrently."""

    @property
    def commands(self) -> tuple[CommandSpec, ...]: ...

    async def command(self, caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        """A slash command, e.g. ("game", "new") or ("play",)."""
        ...

    async def complete(
        self, caller: Caller, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> tuple[ChoiceItem, ...]:
        """Autocomplete for one option, with what is typed so far and the other options filled in."""
        ...

    async def press(self, caller: Caller, control: str, values: Sequence[str] = ()) -> Reply:
        """A button or select was used. Unknown, stale and foreign controls get a helpful private answer."""
        ...

    async def start(self, poster: Poster) -> None:
        """Begin sending the outbox, reminders and computer players' moves through this front end."""
        ...

    async def wake(self) -> None:
        """The connection is back: try the outbox now."""
        ...

    async def channel_gone(self, channel: str) -> None:
        """The front end heard that a channel or thread was deleted: park its game."""
        ...

    async def stop(self) -> None: ...
