"""The JSON that the service keeps in storage: messages, events, posts, and its notes on a game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.core.message import Arg, Event, Message


def message_data(message: Message) -> dict[str, Any]:
    return {"k": message.key, "a": {name: _arg_data(arg) for name, arg in message.args.items()}}


def message_from(data: dict[str, Any]) -> Message:
    return Message(data["k"], {name: _arg_from(arg) for name, arg in data["a"].items()})


def _arg_data(arg: Arg) -> Any:
    if isinstance(arg, Message):
        return message_data(arg)
    if isinstance(arg, tuple):
        return [message_data(inner) for inner in arg]
    return arg


def _arg_from(data: Any) -> Arg:
    if isinstance(data, dict):
        return message_from(data)
    if isinstance(data, list):
        return tuple(message_from(inner) for inner in data)
    value: int | str = data
    return value


def event_data(event: Event) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "text": message_data(event.text),
        "seat": event.seat,
        "seen_by": event.seen_by,
        "barrier": event.barrier,
        "marks": event.marks,
    }


def event_from(data: dict[str, Any]) -> Event:
    seen_by = data["seen_by"]
    return Event(
        data["kind"],
        message_from(data["text"]),
        data["seat"],
        None if seen_by is None else tuple(seen_by),
        data["barrier"],
        tuple(data["marks"]),
    )


def event_json(event: Event) -> str:
    return json.dumps(event_data(event), ensure_ascii=False, separators=(",", ":"))


def event_from_json(text: str) -> Event:
    return event_from(json.loads(text))


def visible(events: Iterable[Event], seats: Iterable[str]) -> list[Event]:
    """What somebody with these seats may read; without seats: the public."""
    mine = set(seats)
    return [e for e in events if e.seen_by is None or mine.intersection(e.seen_by)]


class Record(BaseModel):
    model_config = ConfigDict(extra="ignore")  # a note of a later release does not break an older one

    def dump(self) -> str:
        """As it is kept in storage."""
        return self.model_dump_json(exclude_defaults=True)


class Held(Record):
    """A public event of a move that is not complete yet; it joins the post at the end of the move."""

    move: int
    event: dict[str, Any]


class Vote(Record):
    """Taking back beyond a barrier: the log would be cut to `to` moves when everybody agrees."""

    id: str
    to: int
    by: str
    agreed: list[str] = Field(default_factory=list)


class Practice(Record):
    """A practice game of `/learn`: how far its learner is. Ids of lessons; the learner is whoever holds the seat."""

    seat: str
    done: list[str] = Field(default_factory=list)
    aside: list[str] = Field(default_factory=list)
    """Skipped, or laid aside after other moves."""
    tries: dict[str, int] = Field(default_factory=dict)
    """Lesson -> other moves made while it was the current one."""
    seen: list[str] = Field(default_factory=list)
    """Lessons whose event has happened."""
    now: str = ""
    """The lesson of the learner's last move: while that move goes on, so does the lesson."""
    news: str = ""
    """What the learner's last move meant: "done", "other"; `about` names the lesson."""
    about: str = ""
    stopped: bool = False


class Meta(Record):
    """The service's notes on a game (`GameRow.meta`)."""

    pace: int = 0
    """Hours for a decision; then the default is played. 0: nobody is hurried."""
    events: int = 0
    """Number of the next event; never reused."""
    branch: int = 0
    """Counts undos: a picture of a branch that was cut off is not drawn any more."""
    touched: dict[str, int] = Field(default_factory=dict)
    """Seat -> version of its last act: controls made before it are stale."""
    held: dict[str, list[Held]] = Field(default_factory=dict)
    vote: Vote | None = None
    watchers: list[str] = Field(default_factory=list)
    started: int = 0
    practice: Practice | None = None
    """Set for the practice games of `/learn`: they count in no statistics."""


PostKind = Literal["start", "move", "over", "undo", "vote", "remind", "note", "board"]


class Line(Record):
    """What one seat did, as public events."""

    seat: str = ""
    events: list[dict[str, Any]] = Field(default_factory=list)


class PostData(Record):
    """A public post as data; text and picture are made when it is sent, in the language the game then has."""

    kind: PostKind
    moves: int = 0
    branch: int = 0
    version: int = 0
    lines: list[Line] = Field(default_factory=list)
    asks: list[dict[str, Any]] = Field(default_factory=list)
    """Whom the game waits for: {"seat": ..., "text": the question, or None when it is private}."""
    pings: list[str] = Field(default_factory=list)
    text: dict[str, Any] | None = None
    """A message of its own: what a note, a reminder or an undo says."""
    vote: str = ""
    mirror: bool = False
    """For a watching channel: no pings, no controls of the table."""
