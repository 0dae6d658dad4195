"""Lessons as data and a learner's progress: what is recognised, what is not, and what the catalogues must have."""

from __future__ import annotations

import pytest

from bot.i18n import LANGUAGES
from bot.learn.courses import COURSES
from bot.learn.lessons import Course, Lesson, asked, fits, hint, offered, suggested, told, took
from bot.learn.progress import TRIES, current, pending, progressed
from bot.records import Practice
from games.core.engine import Decision, Option
from games.core.message import Event, Label, Prompt, Refusal, m
from games.core.model import Action
from games.registry import GAMES
from tests.bot.kit import TEXTS

SENTENCE = 500
"""A lesson is read on a phone, above the question it is about."""


class Walk(Action):
    kind: str = "walk"
    to: str = ""


HILL, LAKE = Walk(to="hill"), Walk(to="lake")
COURSE = Course(
    game="walks",
    seed="s",
    seat="p1",
    policies=("random",),
    lessons=(
        Lesson("hello"),
        Lesson("hill", when=(offered("walk", to="hill"),), done=(took("walk", to="hill"),), hints=(hint("walk"),)),
        Lesson("rain", when=(told("it-rains"),)),
        Lesson("evening", when=(asked("ask-evening"),), done=(told("sun-sets"),)),
    ),
)


def question(*actions: Action, text: str = "ask", mid_move: bool = False, optional: bool = False) -> Decision:
    options = tuple(Option(a, Label(m(str(n)))) for n, a in enumerate(actions))
    return Decision("p1", Prompt(m(text), mid_move=mid_move), options, optional=optional)


def test_lessons_fit_by_question_and_by_event() -> None:
    notes = Practice(seat="p1", done=["hello"])
    assert current(COURSE, notes, question(LAKE)) is None
    assert current(COURSE, notes, question(HILL)) is COURSE.lessons[1]
    assert current(COURSE, notes, question(HILL, optional=True)) is None, "an answer that may be changed"
    assert current(COURSE, notes, question(HILL, mid_move=True)) is None, "no lesson begins inside a move"
    assert current(COURSE, notes, question(LAKE, text="ask-evening")) is COURSE.lessons[3]
    wet = progressed(COURSE, notes, None, [("p2", LAKE, [Event("it-rains", m("x"))])], mid_move=False)
    assert current(COURSE, wet, None) is COURSE.lessons[2], "what others bring about counts"
    assert current(COURSE, wet.model_copy(update={"stopped": True}), question(HILL)) is None


def test_a_lesson_is_done_by_its_action_or_event() -> None:
    notes = Practice(seat="p1", done=["hello"])
    after = progressed(COURSE, notes, question(HILL, LAKE), [("p1", HILL, [])], mid_move=False)
    assert (after.done, after.news, after.about) == (["hello", "hill"], "done", "hill")
    evening = question(LAKE, text="ask-evening")
    done = progressed(COURSE, after, evening, [("p1", LAKE, [Event("sun-sets", m("x"))])], mid_move=False)
    assert done.done[-1] == "evening"
    foreign = progressed(COURSE, notes, question(HILL), [("p2", HILL, [])], mid_move=False)
    assert foreign.done == ["hello"], "somebody else's action teaches nothing"


def test_other_moves_are_fine_and_the_lesson_is_put_aside_in_the_end() -> None:
    notes = Practice(seat="p1", done=["hello"])
    for number in range(1, TRIES + 1):
        notes = progressed(COURSE, notes, question(HILL, LAKE), [("p1", LAKE, [])], mid_move=False)
        assert (notes.news, notes.about, notes.tries) == ("other", "hill", {"hill": number})
    assert notes.aside == ["hill"]
    assert [x.id for x in pending(COURSE, notes)] == ["rain", "evening"]


def test_a_move_in_parts_is_judged_at_its_end() -> None:
    notes = progressed(COURSE, Practice(seat="p1", done=["hello"]), question(HILL), [("p1", LAKE, [])], mid_move=True)
    assert (notes.news, notes.now) == ("", "hill")
    assert current(COURSE, notes, question(LAKE, mid_move=True)) is COURSE.lessons[1]
    after = progressed(COURSE, notes, question(LAKE, mid_move=True), [("p1", HILL, [])], mid_move=False)
    assert after.done[-1] == "hill"


def test_reading_is_over_with_any_move() -> None:
    after = progressed(COURSE, Practice(seat="p1"), question(LAKE), [("p1", LAKE, [])], mid_move=False)
    assert (after.done, after.news) == (["hello"], "")


def test_a_hint_names_only_what_is_legal() -> None:
    refused = Option(HILL, Label(m("0")), Refusal(m("steep")))
    asked_now = Decision("p1", Prompt(m("ask")), (refused, Option(LAKE, Label(m("1")))))
    found = suggested((hint("walk", to="hill"), hint("walk")), asked_now)
    assert found is not None and found[1].action == LAKE
    assert suggested((hint("swim"),), asked_now) is None


@pytest.mark.parametrize("game", sorted(COURSES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_texts(game: str, language: str) -> None:
    course = COURSES[game]
    assert 8 <= len(course.lessons) <= 15
    for lesson in course.lessons:
        assert TEXTS.has(f"learn-{game}-{lesson.id}-title", language)
        assert 40 <= len(TEXTS.say(m(f"learn-{game}-{lesson.id}"), language)) <= SENTENCE
        for one in (*lesson.hints, *lesson.lead):
            assert not one.tip or TEXTS.has(f"learn-{game}-tip-{one.tip}", language), one.tip


@pytest.mark.parametrize("game", sorted(COURSES))
def test_lessons_speak_of_actions_the_game_has(game: str) -> None:
    """A sign or hint with a kind or field that no action has would never come true."""
    rules, course = GAMES[game], COURSES[game]
    models = {model.model_fields["kind"].default: model for model in rules.action_types}
    assert course.seat in [spec.seat for spec in rules.seats(rules.options_type.model_validate(course.options))]
    for lesson in course.lessons:
        signs = [s for s in (*lesson.when, *lesson.done) if s.source in ("took", "offered")]
        meant = [(s.kind, s.fields) for s in signs] + [(h.kind, h.fields) for h in (*lesson.hints, *lesson.lead)]
        for kind, fields in meant:
            assert {name for name, _ in fields} <= set(models[kind].model_fields), (lesson.id, kind)


def test_fields_are_compared_as_texts() -> None:
    assert fits(HILL, "walk", (("to", "hill"),))
    assert not fits(HILL, "walk", (("to", "lake"),))
    assert not fits(HILL, "walk", (("from", "hill"),))
