"""The practice game of Red Dust Rebellion: the learner leads Red Dust up to and over the first Dust Storm."""

from __future__ import annotations

from bot.learn.lessons import Course, Lesson, asked, hint, offered, told, took

_ANY_OPERATION = (hint("operate", operation="rally"), hint("operate", operation="march"), hint("operate"))
_WAYS = (
    hint("choose", tip="way", what="rally_place"),
    hint("choose", tip="way", what="rally_hide"),
    hint("place", tip="place"),
    hint("move", tip="march"),
)
_TO_MY_TURN = (hint("choose", what="decline"), hint("done"))

REDDUST = Course(
    game="reddust",
    seed="practice 33",
    seat="RD",
    policies=("steady", "random"),
    lessons=(
        Lesson("map"),
        Lesson("pieces"),
        Lesson("turn", when=(offered("operate"),), lead=_TO_MY_TURN),
        Lesson(
            "operation",
            when=(offered("operate"),),
            done=(took("operate"),),
            hints=(
                hint("operate", operation="rally"),
                hint("operate"),
                *_WAYS,
                hint("done", tip="enough"),
                hint("space", tip="space"),
            ),
            lead=_TO_MY_TURN,
        ),
        Lesson("eligible", when=(told("reddust-next"),), lead=_TO_MY_TURN),
        Lesson(
            "pass",
            when=(offered("pass"),),
            done=(took("pass"),),
            hints=(hint("pass"),),
            lead=_TO_MY_TURN,
        ),
        Lesson(
            "special",
            when=(asked("reddust-ask-act-first"), asked("reddust-ask-act-operation")),
            done=(took("special"),),
            hints=(
                hint("operate", operation="rally", tip="special"),
                hint("operate", tip="special"),
                hint("special", tip="now"),
                *_WAYS,
                hint("done", tip="enough"),
                hint("space", tip="space"),
            ),
            lead=_TO_MY_TURN,
        ),
        Lesson(
            "event",
            when=(offered("event"),),
            done=(took("event"),),
            hints=(hint("event", tip="event", side="shaded"), hint("event", tip="event")),
            lead=(*_TO_MY_TURN, hint("pass")),
        ),
        Lesson(
            "trade",
            when=(offered("operate"),),
            done=(took("ask"),),
            hints=(
                *_ANY_OPERATION,
                hint("ask", tip="ask", faction="MG"),
                hint("ask", tip="ask"),
                hint("number", n="1"),
                *_WAYS,
                hint("done", tip="enough"),
                hint("space", tip="space"),
            ),
            lead=_TO_MY_TURN,
        ),
        Lesson("margins", when=(offered("pass"),), lead=_TO_MY_TURN),
        Lesson("storm", when=(told("reddust-dust-storm-round"),), lead=_TO_MY_TURN),
        Lesson("end"),
    ),
)
