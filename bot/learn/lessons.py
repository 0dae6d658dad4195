"""What a lesson is: data. It is recognised by questions, actions and events of the game and forbids nothing.

The texts of a lesson are `learn-<game>-<id>` and `learn-<game>-<id>-title` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from games.core.engine import Decision, Option
from games.core.message import Event
from games.core.model import Action, SeatId

Source = Literal["took", "told", "offered", "asked"]
Fields = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """took: the learner did an action of this kind; told: an event of this kind happened; offered: the learner is asked
    and may answer with an action of this kind; asked: the question has this text."""

    source: Source
    kind: str
    fields: Fields = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth trying, wherever it is legal. `tip` is a sentence of its own: `learn-<game>-tip-<tip>`."""

    kind: str
    fields: Fields = ()
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to learn.

    when: any of these makes it fit; none: it fits once all lessons before it are over.
    done: any of these, by the learner, completes it; none: it is to be read.
    hints: for its own moves, the first that is legal at each step.
    lead: hints that bring it about, given while it is the next lesson but does not fit yet.
    """

    id: str
    when: tuple[Sign, ...] = ()
    done: tuple[Sign, ...] = ()
    hints: tuple[Hint, ...] = ()
    lead: tuple[Hint, ...] = ()

    @property
    def to_read(self) -> bool:
        return not self.done

    @property
    def hints_on(self) -> tuple[Hint, ...]:
        """For the rest of a move in which it was learned: nothing is to be done twice."""
        learned = {sign.kind for sign in self.done}
        return tuple(hint for hint in self.hints if hint.kind not in learned)


@dataclass(frozen=True, slots=True)
class Course:
    """A practice game: the same cards every time, the learner's seat, computer players on all others."""

    game: str
    seed: str
    seat: SeatId
    policies: tuple[str, ...]
    """Computer players by preference; the first that the game has."""
    lessons: tuple[Lesson, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def lesson(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)


def took(kind: str, **fields: str) -> Sign:
    return Sign("took", kind, tuple(fields.items()))


def told(kind: str) -> Sign:
    return Sign("told", kind)


def offered(kind: str, **fields: str) -> Sign:
    return Sign("offered", kind, tuple(fields.items()))


def asked(text: str) -> Sign:
    return Sign("asked", text)


def hint(kind: str, tip: str = "", **fields: str) -> Hint:
    return Hint(kind, tuple(fields.items()), tip)


# --- matching ---------------------------------------------------------------------------------------------------------


def fits(action: Action, kind: str, fields: Fields) -> bool:
    return action.kind == kind and all(str(getattr(action, name, None)) == value for name, value in fields)


def in_question(signs: Sequence[Sign], question: Decision | None) -> bool:
    """Whether the learner is asked something in which one of these signs shows. An answer that may still be changed
    is no new question."""
    if question is None or question.optional:
        return False
    legal = [o.action for o in question.options if o.refusal is None]
    return any(
        (sign.source == "asked" and question.prompt.text.key == sign.kind)
        or (sign.source == "offered" and any(fits(a, sign.kind, sign.fields) for a in legal))
        for sign in signs
    )


def in_action(signs: Sequence[Sign], action: Action) -> bool:
    return any(sign.source == "took" and fits(action, sign.kind, sign.fields) for sign in signs)


def in_events(signs: Sequence[Sign], events: Sequence[Event]) -> bool:
    kinds = {event.kind for event in events}
    return any(sign.source == "told" and sign.kind in kinds for sign in signs)


def suggested(hints: Sequence[Hint], question: Decision | None) -> tuple[Hint, Option] | None:
    """The first hint that is legal here, and the answer it means."""
    if question is None:
        return None
    for one in hints:
        for option in question.options:
            if option.refusal is None and fits(option.action, one.kind, one.fields):
                return one, option
    return None
