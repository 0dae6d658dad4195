"""What the learner reads: the lesson above the question, a hint at each step, and the controls of a lesson."""

from __future__ import annotations

from bot.controls import control
from bot.drafts import Walk
from bot.house import House
from bot.i18n import Say
from bot.learn.courses import COURSES
from bot.learn.lessons import Course, Hint, Lesson, suggested
from bot.learn.progress import current, pending
from bot.parts import Button, Row
from bot.present import button
from bot.records import Practice
from bot.tables import Live
from games.core.engine import Decision, decision
from games.core.message import Message, m
from games.core.model import SeatId

VERB = "learn"


class Tutor:
    """Speaks about the lessons of a practice game, to whoever holds the learner's seat."""

    def __init__(self, house: House) -> None:
        self.house = house

    def lessons(self, live: Live, seat: SeatId) -> tuple[Course, Practice] | None:
        """The course that is being taught to this seat; None at every other table."""
        practice = live.meta.practice
        course = COURSES.get(live.rules.key)
        if practice is None or course is None or practice.stopped or practice.seat != seat or not live.playing:
            return None
        return course, practice

    def lesson(self, live: Live, seat: SeatId) -> Lesson | None:
        """The lesson for this moment. What is only planned does not change it."""
        found = self.lessons(live, seat)
        return current(*found, self._question(live, seat)) if found else None

    def text(self, live: Live, plan: Walk, language: str) -> str:
        """The lesson in full before a move; while it is planned only its name and the next hint."""
        found = self.lessons(live, plan.seat)
        if found is None:
            return ""
        course, practice = found
        say = self.house.say(live, language)
        lesson = self.lesson(live, plan.seat)
        parts = [] if plan.steps else self._news(course, practice, say)
        if lesson is not None:
            parts += self._lesson(course, practice, lesson, plan, say)
        elif (question := self._question(live, plan.seat)) and question.prompt.mid_move:
            begun = course.lesson(practice.now)  # learned already; its move goes on
            parts += self._hint(course, begun.hints_on, plan, say) if begun else []
        elif is_asked(question):
            parts += self._between(course, practice, plan, say)
        return "\n".join(f"> {line}" for line in parts)  # set apart from the game's own question

    def _question(self, live: Live, seat: SeatId) -> Decision | None:
        return decision(live.position, seat)

    def _news(self, course: Course, practice: Practice, say: Say) -> list[str]:
        if not practice.news:
            return []
        key = "aside" if practice.about in practice.aside else practice.news
        return [say(m(f"learn-{key}", title=title_of(course, practice.about)))]

    def _lesson(self, course: Course, practice: Practice, lesson: Lesson, plan: Walk, say: Say) -> list[str]:
        left = len(pending(course, practice))
        total = len(course.lessons)
        head = m("learn-head", n=total - left + 1, total=total, title=title_of(course, lesson.id))
        parts = [f"**{say(head)}**"]
        if not plan.steps:
            parts.append(say(m(f"learn-{course.game}-{lesson.id}")))
        return [*parts, *self._hint(course, lesson.hints, plan, say)]

    def _between(self, course: Course, practice: Practice, plan: Walk, say: Say) -> list[str]:
        """No lesson fits what is asked now: which one comes next, and what leads to it."""
        left = pending(course, practice)
        if not left:
            return [] if plan.steps else [say(m("learn-finished"))]
        parts = [] if plan.steps else [say(m("learn-next", title=title_of(course, left[0].id)))]
        return [*parts, *self._hint(course, left[0].lead, plan, say)]

    def _hint(self, course: Course, hints: tuple[Hint, ...], plan: Walk, say: Say) -> list[str]:
        if not is_asked(plan.decision) or plan.complete:
            return []
        found = suggested(hints, plan.decision)
        if found is None:
            return []
        hint, option = found
        parts = [say(m(f"learn-{course.game}-tip-{hint.tip}"))] if hint.tip else []
        return [*parts, say(m("learn-try", what=option.label.text))]

    def rows(self, live: Live, seat: SeatId, label: Say) -> tuple[Row, ...]:
        """Go on after reading, or leave the lesson out; or have no more of them."""
        if self.lessons(live, seat) is None:
            return ()
        lesson = self.lesson(live, seat)
        if lesson is None and not is_asked(self._question(live, seat)):
            return ()
        buttons: list[Button] = []
        if lesson is not None:
            key, style = ("learn-button-next", "primary") if lesson.to_read else ("learn-button-skip", "secondary")
            id = control(VERB, live.id, live.row.version, "next", lesson.id)
            buttons.append(button(label(m(key)), id, style))  # type: ignore[arg-type] # one of two styles
        buttons.append(button(label(m("learn-button-stop")), control(VERB, live.id, live.row.version, "stop")))
        return (tuple(buttons),)


def is_asked(question: Decision | None) -> bool:
    """An answer that may still be changed is no open question."""
    return question is not None and not question.optional


def title_of(course: Course, lesson: str) -> Message:
    return m(f"learn-{course.game}-{lesson}-title")
