"""The practice game of Ares Expedition: one round for each phase, two corporations, cards for a first game (p.8)."""

from __future__ import annotations

from bot.learn.lessons import Course, Lesson, asked, hint, offered, told, took

_DONE = hint("done", tip="finish")

ARES = Course(
    game="ares",
    seed="practice 82",
    seat="p1",
    policies=("steady", "random"),
    options={"players": 2, "first_game": "yes"},
    lessons=(
        Lesson("goal"),
        Lesson(
            "phase",
            when=(offered("choose_phase"),),
            done=(took("choose_phase"),),
            hints=(hint("choose_phase", phase="development"),),
        ),
        Lesson(
            "build",
            when=(asked("ares-ask-development"),),
            done=(took("play"),),
            hints=(hint("play", tip="price"), hint("pay")),
            lead=(hint("choose_phase", phase="development"),),
        ),
        Lesson(
            "finish",
            when=(asked("ares-ask-development"), asked("ares-ask-construction")),
            done=(took("done"),),
            hints=(hint("done"),),
            lead=(hint("choose_phase", phase="development"),),
        ),
        Lesson(
            "construction",
            when=(offered("choose_phase"),),
            done=(took("choose_phase", phase="construction"),),
            hints=(hint("choose_phase", phase="construction"),),
        ),
        Lesson(
            "steel",
            when=(offered("play"),),
            done=(took("play"),),
            hints=(hint("play", tip="price"), hint("pay")),
            lead=(hint("draw", tip="draw"), _DONE, hint("choose_phase", phase="construction")),
        ),
        Lesson(
            "production",
            when=(offered("choose_phase", phase="production"),),
            done=(took("choose_phase", phase="production"),),
            hints=(hint("choose_phase", phase="production"),),
            lead=(_DONE, hint("choose_phase")),
        ),
        Lesson("income", when=(told("ares-produced"),), lead=(_DONE, hint("choose_phase", phase="production"))),
        Lesson(
            "action",
            when=(offered("choose_phase", phase="action"),),
            done=(took("choose_phase", phase="action"),),
            hints=(hint("choose_phase", phase="action"),),
            lead=(_DONE, hint("choose_phase")),
        ),
        Lesson(
            "standard",
            when=(offered("standard"), offered("act")),
            done=(took("standard"), took("act")),
            hints=(
                hint("standard", which="temperature", pay="heat"),
                hint("standard", which="forest", pay="plants"),
                hint("standard", which="temperature", pay="mc"),
                hint("standard"),
                hint("act"),
                hint("pay"),
            ),
            lead=(_DONE, hint("choose_phase", phase="action")),
        ),
        Lesson(
            "parameters",
            when=(
                told("ares-temperature-up"),
                told("ares-oxygen-up"),
                told("ares-ocean-flip"),
            ),
            lead=(
                hint("standard", which="temperature", pay="mc"),
                hint("pay"),
                _DONE,
                hint("choose_phase", phase="action"),
            ),
        ),
        Lesson(
            "research",
            when=(offered("choose_phase", phase="research"),),
            done=(took("choose_phase", phase="research"),),
            hints=(hint("choose_phase", phase="research"),),
            lead=(_DONE, hint("choose_phase")),
        ),
        Lesson(
            "keep",
            when=(offered("keep"),),
            done=(took("keep"),),
            hints=(hint("keep"),),
            lead=(_DONE, hint("choose_phase", phase="research")),
        ),
        Lesson("end"),
    ),
)
