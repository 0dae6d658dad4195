"""Texts as keys with arguments; the edge (bot, renderers) turns them into English or Korean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Union

Arg = Union[int, str, "Message", tuple["Message", ...]]
"""A number, a literal text (a player's name), a message of its own (a card's name) or a list of messages."""


@dataclass(frozen=True, slots=True)
class Message:
    """A catalogue key plus arguments; never a finished sentence."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)

    def walk(self) -> Iterator[Message]:
        """This message and all messages inside its arguments."""
        yield self
        for arg in self.args.values():
            if isinstance(arg, Message):
                yield from arg.walk()
            elif isinstance(arg, tuple):
                for inner in arg:
                    yield from inner.walk()


def m(key: str, **args: Arg) -> Message:
    """Short for `Message(key, {...})`."""
    return Message(key, args)


def seat_name(seat: str) -> Message:
    """The seat's name at this table; the edge puts in the person's or the faction's name."""
    return Message("seat", {"seat": seat})


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: a message that teaches, and the rule it rests on."""

    text: Message
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """How an option reads: `text` names it (unique inside its decision), `note` adds price or effect, `group` sorts."""

    text: Message
    note: Message | None = None
    group: Message | None = None


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question a seat is asked.

    topic: a stable name, given only where a standing answer makes sense: people may say "always" to the default.
    private: the question itself tells hidden things; the public post then only says that the seat is asked.
    mid_move: the seat is inside a move that it began; nothing is posted until the move is complete.
    """

    text: Message
    topic: str = ""
    private: bool = False
    mid_move: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Texts are written for everybody in `seen_by` (None: everybody).

    barrier: hidden information came out (dice, a draw, a reveal): undo beyond it needs the table.
    marks: ids of places on the board that changed ("space:tenzing", "track:oxygen"), for highlighting.
    """

    kind: str
    text: Message
    seat: str | None = None
    seen_by: tuple[str, ...] | None = None
    barrier: bool = False
    marks: tuple[str, ...] = ()
