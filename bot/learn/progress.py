"""How far a learner is: pure functions over the notes of a practice game (`bot.records.Practice`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.learn.lessons import Course, Lesson, in_action, in_events, in_question
from bot.records import Practice
from games.core.engine import Decision
from games.core.message import Event
from games.core.model import Action, SeatId

TRIES = 2
"""Moves of another kind after which a lesson is laid aside: nobody is nagged."""
Acted = tuple[SeatId, Action, Sequence[Event]]


def pending(course: Course, practice: Practice) -> list[Lesson]:
    return [x for x in course.lessons if x.id not in practice.done and x.id not in practice.aside]


def current(course: Course, practice: Practice, question: Decision | None) -> Lesson | None:
    """The lesson for this moment: the one under way, else the first that fits what the learner is asked."""
    if practice.stopped:
        return None
    open_lessons = pending(course, practice)
    if question is not None and question.prompt.mid_move:  # no other lesson begins inside a move
        return next((x for x in open_lessons if x.id == practice.now), None)
    if open_lessons and not open_lessons[0].when:
        return open_lessons[0]
    return next((x for x in open_lessons if _fits(x, practice, question)), None)


def _fits(lesson: Lesson, practice: Practice, question: Decision | None) -> bool:
    return lesson.id in practice.seen or in_question(lesson.when, question)


def progressed(
    course: Course, practice: Practice, before: Decision | None, played: Iterable[Acted], *, mid_move: bool
) -> Practice:
    """The notes after these acts. `before`: what the learner was asked then; `mid_move`: the learner's move goes on."""
    after = practice.model_copy(deep=True)
    acted = list(played)
    own = [(action, events) for seat, action, events in acted if seat == practice.seat]
    if own and not practice.stopped:
        lesson = current(course, practice, before)
        after.news, after.about = "", ""
        if lesson is not None:
            _judge(after, lesson, own, mid_move)
    for lesson in pending(course, after):
        if lesson.id not in after.seen and any(in_events(lesson.when, events) for _, _, events in acted):
            after.seen.append(lesson.id)
    return after


def _judge(after: Practice, lesson: Lesson, own: Sequence[tuple[Action, Sequence[Event]]], mid_move: bool) -> None:
    after.now = lesson.id
    if any(in_action(lesson.done, action) or in_events(lesson.done, events) for action, events in own):
        settle(after, lesson, "done")
    elif lesson.to_read:
        settle(after, lesson, "")
    elif not mid_move:
        _other(after, lesson)


def _other(after: Practice, lesson: Lesson) -> None:
    """Something else was done, which is everybody's right: the lesson comes again where it fits, a few times."""
    after.news, after.about = "other", lesson.id
    after.tries[lesson.id] = after.tries.get(lesson.id, 0) + 1
    if after.tries[lesson.id] >= TRIES:
        after.aside.append(lesson.id)


def settle(after: Practice, lesson: Lesson, news: str) -> None:
    """The lesson is learned, or read."""
    after.news, after.about = news, lesson.id if news else ""
    after.done.append(lesson.id)
