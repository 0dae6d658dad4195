"""What callers see of storage: rows, one transaction per move, and a small protocol any engine can implement.

Nothing of ours is imported: states, actions and events arrive as JSON text. The log plus the seed is the truth;
snapshots only make loading and undo cheap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

Status = Literal["lobby", "running", "over", "ended", "parked"]
"""over: finished by the rules; ended: stopped by the table; parked: its channel is gone, the game is movable."""


class StorageError(Exception):
    """Something outside the game went wrong (disk full, read-only, damaged file); nothing was saved."""


class Conflict(StorageError):
    """The game moved on since it was loaded (compare-and-swap on the version failed)."""


class ChannelTaken(StorageError):
    """The channel already holds a live game."""


class UnknownGame(Conflict):
    """The game is not stored (any more)."""


class Repeated(Conflict):
    """This delivery was committed before; `answer` is what it was answered with."""

    def __init__(self, answer: str) -> None:
        super().__init__("this delivery was already committed")
        self.answer = answer


class BadCommit(StorageError):
    """The commit contradicts the stored log (a gap, an undo beyond its end): a bug of the caller."""


class NewerSchema(StorageError):
    """The database was written by a newer release; this one must not touch it."""


class Damaged(StorageError):
    """The file or a row of it cannot be trusted."""


class DiskFull(StorageError):
    """No space is left, or a limit on the file's size is reached."""


class DiskFault(StorageError):
    """The disk reported an error."""


class NotWritable(StorageError):
    """The file or its folder is read-only, or permission is denied."""


class Busy(StorageError):
    """Another process kept the database locked for longer than the busy timeout."""


class Closed(StorageError):
    """The store was closed."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game. `version` counts commits; `moves` counts actions in the log (undone ones are gone from it)."""

    id: str
    game: str
    channel: str
    guild: str
    status: Status
    version: int
    moves: int
    seed: str
    options: str
    language: str
    created_by: str
    created_at: int
    updated_at: int
    meta: str = "{}"
    """JSON of the service's own notes (pace, message ids, votes); storage never reads it."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. `user` is empty for an open seat; a computer player is `bot:<policy>`."""

    seat: str
    position: int
    user: str = ""
    name: str = ""
    ready: bool = False


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action of the log. `number` runs from 0 without gaps; `interaction` is the delivery that brought it."""

    number: int
    seat: str
    action: str
    interaction: str
    user: str
    barrier: bool
    at: int
    waited: int | None = None
    """Seconds that the person took to answer; None: not known, not a person, or the answer before goes on."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event. `move` is the action that caused it (-1: set-up); `number` orders the events of a move (numbers
    that run through the whole game do that too). Read back ordered by (move, number)."""

    number: int
    move: int
    body: str


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The state after `moves` actions."""

    moves: int
    state: bytes


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A person's unconfirmed steps for a seat, made against `version`. Survives restarts."""

    game: str
    seat: str
    user: str
    version: int
    body: str


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something to do at a time: a reminder, a deadline."""

    id: str
    game: str
    kind: str
    due: int
    body: str


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A post that must reach a channel. `nonce` makes a repeated send harmless; `id` orders the posts of a channel."""

    id: int
    game: str
    channel: str
    body: str
    nonce: str
    attempts: int = 0
    due: int = 0


@dataclass(frozen=True, slots=True)
class NewPost:
    channel: str
    body: str
    nonce: str


@dataclass(frozen=True, slots=True)
class PromptRow:
    """Who was asked what: `user` was asked for `seat` at `version`. `question` is the service's own name of the
    question (the same question is not asked, and nobody is pinged for it, twice). `nonce` names the post that asks;
    when that post arrives, `posted` fills in `message`."""

    game: str
    seat: str
    user: str
    version: int
    question: str
    nonce: str = ""
    message: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a finished game ended for a seat. `side` is what it played (a faction, a corporation), the caller's word."""

    seat: str
    place: int
    total: int
    winner: bool
    side: str = ""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A seat of a game that was begun; `result` is there once the game is finished."""

    game: GameRow
    seat: SeatRow
    result: ResultRow | None


@dataclass(frozen=True, slots=True)
class AnswerTime:
    """How many seconds somebody took for one answer in a game."""

    game: str
    user: str
    waited: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """Which games are counted: of a server, or of one channel; of a person, of a title. Empty: no condition."""

    guild: str = ""
    channel: str = ""
    user: str = ""
    game: str = ""
    limit: int = 5000


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Settings of a person: language, reminders, standing answers (JSON in `body`)."""

    user: str
    body: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game with what is needed to go on: the newest snapshot at or before `at` and the log after it."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    tail: tuple[ActionRow, ...]


@dataclass(slots=True)
class Commit:
    """Everything one move changes, saved in one transaction or not at all.

    truncate_to: undo; actions and events from this move on are dropped first (and snapshots after it).
    answer: the reply to `interaction`, stored so that a repeated delivery gets the same answer.
    seats: the whole table; replaces what is stored.
    clear_drafts, clear_prompts: seats whose drafts or prompts go; `prompts` are set after that (one per seat and user).
    status: with "over" or "ended" the game is put to rest: drafts, prompts, timers and all snapshots but the newest go
    (timers given in the same commit are set after that).
    results: how the game ended; gone again when its end is taken back.
    """

    game: str
    version: int
    truncate_to: int | None = None
    actions: Sequence[ActionRow] = ()
    events: Sequence[EventRow] = ()
    snapshot: SnapshotRow | None = None
    status: Status | None = None
    options: str | None = None
    channel: str | None = None
    guild: str | None = None
    language: str | None = None
    meta: str | None = None
    seats: Sequence[SeatRow] | None = None
    posts: Sequence[NewPost] = ()
    timers: Sequence[TimerRow] = ()
    cancel_timers: Sequence[str] = ()
    clear_drafts: Sequence[str] = ()
    prompts: Sequence[PromptRow] = ()
    clear_prompts: Sequence[str] = ()
    results: Sequence[ResultRow] = ()
    interaction: str = ""
    answer: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """Filter for lists of games."""

    user: str = ""
    guild: str = ""
    status: tuple[Status, ...] = ()
    limit: int = 25
    offset: int = 0


class Store(Protocol):
    """All calls are safe to cancel and safe to repeat; writers are serialised by the engine."""

    async def create(self, row: GameRow, seats: Sequence[SeatRow], interaction: str = "", answer: str = "") -> None:
        """Raises ChannelTaken when the channel holds a live game (lobby, running), Repeated for a known delivery."""
        ...

    async def game(self, game: str) -> GameRow | None: ...
    async def seats(self, game: str) -> tuple[SeatRow, ...]: ...
    async def in_channel(self, channel: str) -> GameRow | None:
        """The live game of a channel, else its most recent one."""
        ...

    async def games(self, page: Page) -> tuple[GameRow, ...]: ...
    async def load(self, game: str, at: int | None = None) -> Loaded | None:
        """The game after `at` moves (None: all). A damaged snapshot is passed over for an older one; a damaged log
        raises Damaged."""
        ...

    async def commit(self, commit: Commit) -> GameRow:
        """Raises Conflict when `commit.version` is not the stored one, Repeated (a Conflict) when `interaction` was
        committed before; returns the new row (version + 1)."""
        ...

    async def answered(self, interaction: str) -> str | None:
        """The stored answer to a delivery that was already committed."""
        ...

    async def actions(self, game: str, first: int = 0, last: int | None = None) -> tuple[ActionRow, ...]: ...
    async def events(self, game: str, first_move: int = -1, limit: int = 1000) -> tuple[EventRow, ...]: ...
    async def played(self, which: Numbers) -> tuple[PlayedRow, ...]:
        """The seats of games with at least one move, the games changed last first; `user` narrows to own seats."""
        ...

    async def answer_times(self, which: Numbers) -> tuple[AnswerTime, ...]:
        """What is known of the answer times in these games, newest games first; without `user` an engine may stop
        after some hundred games."""
        ...

    async def delete(self, game: str) -> None:
        """The game and everything that belongs to it."""
        ...

    async def draft(self, game: str, seat: str, user: str) -> DraftRow | None: ...
    async def save_draft(self, draft: DraftRow) -> None: ...
    async def drop_draft(self, game: str, seat: str, user: str) -> None: ...

    async def due_timers(self, now: int, limit: int = 50) -> tuple[TimerRow, ...]: ...
    async def timers(self, game: str) -> tuple[TimerRow, ...]: ...
    async def set_timer(self, timer: TimerRow) -> None: ...
    async def drop_timer(self, timer: str) -> None: ...

    async def prompts(self, game: str) -> tuple[PromptRow, ...]:
        """Who is being asked, in the order of asking."""
        ...

    async def post(
        self,
        game: str,
        posts: Sequence[NewPost],
        timers: Sequence[TimerRow] = (),
        cancel_timers: Sequence[str] = (),
    ) -> None:
        """Put posts in the outbox without touching the game's version (a reminder), together with the timers that
        caused them or follow: one transaction. `game` may be empty."""
        ...

    async def due_posts(self, now: int, limit: int = 50) -> tuple[OutboxRow, ...]:
        """Oldest first; never a post whose channel still has an older one that is not sent."""
        ...

    async def posted(self, post: int, message: str) -> None:
        """The post arrived as this message; it leaves the outbox, and the prompts with its nonce learn the message."""
        ...

    async def retry_post(self, post: int, due: int) -> None:
        """It did not arrive: counts an attempt and waits until `due` (the posts behind it wait too)."""
        ...

    async def drop_post(self, post: int) -> None: ...

    async def person(self, user: str) -> PersonRow | None: ...
    async def save_person(self, person: PersonRow) -> None: ...
    async def setting(self, key: str) -> str | None: ...
    async def set_setting(self, key: str, value: str) -> None: ...
    async def forget(self, user: str) -> int:
        """Data rights: remove the person's settings, drafts and prompts and empty the id and name in seats and logs
        (the seats become open, the versions of those games go up); returns the rows changed."""
        ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Health:
    """What the integrity check found at start."""

    ok: bool
    problems: tuple[str, ...] = field(default=())
