"""The private panel of `/play`: the question, the plan so far, what it leads to, and every answer as a control."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls import control, short_hash
from bot.drafts import Walk, action_key, label_of, legal, question_key
from bot.house import House
from bot.i18n import Say
from bot.parts import Body, Button, Row, SelectItem
from bot.people import topic_text
from bot.present import (
    BUTTONS_A_ROW,
    ITEMS,
    LABEL,
    TEXT,
    bullet,
    button,
    button_rows,
    cut,
    cut_front,
    fit,
    fold,
    label_text,
    refusal_text,
    select,
)
from bot.tables import Live
from games.core.engine import Decision, Option
from games.core.flow import able, waiting
from games.core.message import Label, m, seat_name
from games.core.model import SeatId

MOST_BUTTONS = 10
WORDY = 26
"""Letters on a button, on average, from which on they no longer stand side by side on a phone."""
SAME_NOTES = 2
NOTE_FITS = 48
"""Letters on a button with its note: two lines on a phone."""
STEP = " › "
PLAN_LEAST = 120
EVENTS_SHOWN, EVENTS_LEAST = 14, 3
REFUSALS_SHOWN = 4
NO_GROUP = -1
HAND = "hand"
"""The picture with a seat's private things, where a game has any."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a long list of answers the panel is: a group (or none) and a page."""

    group: int = NO_GROUP
    page: int = 0


class Panels:
    """Makes panel bodies. Everything comes from the decision of the seat itself."""

    def __init__(self, house: House) -> None:
        self.house = house

    def body(
        self, live: Live, user: str, plan: Walk, language: str, *, place: Place | None = None, news: str = ""
    ) -> Body:
        say = self.house.say(live, language)
        label = self.house.say_plain(live, language)
        place = place or Place()
        mine = live.seats_of(user)
        title = say(m("core-panel-title", game=self.house.title(live.rules.key)))
        if len(mine) > 1:
            title = say(
                m("core-panel-title-seat", game=self.house.title(live.rules.key), who=label(seat_name(plan.seat)))
            )
        question = self._question(live, plan, say, place)
        room = TEXT - len(title) - sum(len(part) + 1 for part in (news, *question))
        parts = [news, *self._planned(plan, say, room), *question]
        rows = [*self._answers(live, plan, label, place), *self._controls(live, plan, label, place)]
        rows += self._seats(live, plan.seat, mine, label)
        return fit(Body("\n".join(part for part in parts if part), title=title, rows=tuple(rows)))

    def _planned(self, plan: Walk, say: Say, room: int) -> list[str]:
        """The steps as a chain, as `/do` takes them, and what they lead to. A long plan gives way to the question."""
        if not plan.steps:
            return []
        chain = STEP.join(label_text(label, say) for label in plan.labels)
        parts = [f"**{say(m('core-panel-plan'))}** {cut_front(chain, max(PLAN_LEAST, room // 3))}"]
        end = self._plan_end(plan, say)
        room -= sum(len(part) + 1 for part in (*parts, *end))
        if plan.events:
            head = f"**{say(m('core-panel-preview'))}**"
            parts += [head, self._preview([say(event.text) for event in plan.events], room - len(head) - 2, say)]
        return parts + end

    def _plan_end(self, plan: Walk, say: Say) -> list[str]:
        if plan.barrier:
            return [say(m("core-panel-reveals"))]
        return [say(m("core-panel-complete"))] if plan.complete else []

    def _preview(self, lines: Sequence[str], room: int, say: Say) -> str:
        shown = EVENTS_SHOWN
        while len(text := bullet(fold(lines, shown, say))) > room and shown > EVENTS_LEAST:
            shown -= 1
        return text

    def _question(self, live: Live, plan: Walk, say: Say, place: Place) -> list[str]:
        asked = plan.decision
        if plan.complete or asked is None:
            return [] if plan.steps else [self.nothing(live, plan.seat, say)]
        rule = f" ({asked.prompt.rule})" if asked.prompt.rule else ""
        parts = [f"**{say(asked.prompt.text)}**{rule}"]
        if asked.optional:
            parts.append(say(m("core-panel-optional")))
        groups = group_names(apart(legal(asked))[0], say)
        if place.group != NO_GROUP and place.group < len(groups):
            parts.append(say(m("core-panel-group", group=groups[place.group])))
        refused = [f"-# {line}" for line in self._not_now(asked, say)]
        return [*parts, *self._notes(asked, say), *refused]

    def _notes(self, asked: Decision, say: Say) -> list[str]:
        """What the buttons do, where it does not fit on one of them or is the same for many."""
        options = legal(asked)
        if not on_buttons(options, say) or not notes_apart(options, say):
            return []
        by_note: dict[str, list[str]] = {}
        for option in options:
            if option.label.note:
                by_note.setdefault(say(option.label.note), []).append(say(option.label.text))
        return [bullet(f"{', '.join(names)}: {told}" for told, names in by_note.items())]

    def _not_now(self, asked: Decision, say: Say, most: int = REFUSALS_SHOWN) -> list[str]:
        refused = [o for o in asked.options if o.refusal is not None]
        by_reason: dict[str, list[str]] = {}
        for option in refused:
            if option.refusal:
                by_reason.setdefault(refusal_text(option.refusal, say), []).append(say(option.label.text))
        lines = [f"{', '.join(names)}: {why}" for why, names in by_reason.items()]
        if not lines:
            return []
        return [say(m("core-panel-not-now")), *(f"· {line}" for line in fold(lines, most, say))]

    def why_not(self, asked: Decision, say: Say) -> str:
        """All reasons, for the button "Why not?"."""
        return "\n".join(self._not_now(asked, say, 40)) or say(m("core-panel-all-legal"))

    def nothing(self, live: Live, seat: SeatId, say: Say) -> str:
        """The seat has nothing to decide: say whom the game waits for."""
        if live.position.over is not None:
            return say(m("core-game-over"))
        others = tuple(seat_name(s) for s in waiting(live.position) if s != seat)
        return say(m("core-nothing-to-do", who=others))

    # --- controls ---------------------------------------------------------------------------------------------

    def _answers(self, live: Live, plan: Walk, label: Say, place: Place) -> list[Row]:
        asked = plan.decision
        if asked is None or plan.complete:
            return []
        options = legal(asked)
        here = _Here(live, plan, question_key(live, asked))
        if on_buttons(options, label):
            return self._option_buttons(here, options, label)
        listed, loose = apart(options)
        groups = group_names(listed, label)
        rows = self._option_buttons(here, loose, label)
        if len(listed) > ITEMS and len(groups) > 1:
            if place.group == NO_GROUP or place.group >= len(groups):
                return [*self._group_select(here, listed, groups, label, place), *rows]
            listed = [o for o in listed if group_of(o, label) == groups[place.group]]
            if on_buttons(listed, label):
                return [*self._option_buttons(here, listed, label), *rows]
        return [*self._option_select(here, listed, label, place), *rows]

    def _option_buttons(self, here: _Here, options: Sequence[Option], label: Say) -> list[Row]:
        bare = notes_apart(options, label)
        return list(button_rows([self._option_button(here, o, label, bare=bare) for o in options]))

    def _option_button(self, here: _Here, option: Option, label: Say, *, bare: bool) -> Button:
        text = label(option.label.text) if bare else label_text(option.label, label)
        return button(text, here.id("pick", action_key(here.live, option.action)))

    def _option_select(self, here: _Here, options: Sequence[Option], label: Say, place: Place) -> list[Row]:
        pages = -(-len(options) // ITEMS)
        page = min(place.page, pages - 1)
        shown = options[page * ITEMS : (page + 1) * ITEMS]
        items = [
            SelectItem(
                action_key(here.live, o.action),
                label(o.label.text),
                label(o.label.note) if o.label.note else "",
            )
            for o in shown
        ]
        text = label(m("core-select-page", page=page + 1, pages=pages) if pages > 1 else m("core-select"))
        rows: list[Row] = [select(here.id("choose", place.group, page), text, items)]
        if pages > 1:
            rows.append(self._pager(here, place.group, page, pages, label))
        return rows

    def _group_select(
        self, here: _Here, options: Sequence[Option], groups: Sequence[str], label: Say, place: Place
    ) -> list[Row]:
        counts = [sum(group_of(o, label) == g for o in options) for g in groups]
        pages = -(-len(groups) // ITEMS)
        page = min(place.page, pages - 1)
        first = page * ITEMS
        items = [
            SelectItem(
                str(first + i), g or label(m("core-group-other")), label(m("core-group-count", n=counts[first + i]))
            )
            for i, g in enumerate(groups[first : first + ITEMS])
        ]
        rows: list[Row] = [select(here.id("group"), label(m("core-select-group")), items)]
        if pages > 1:
            rows.append(self._pager(here, NO_GROUP, page, pages, label))
        return rows

    def _pager(self, here: _Here, group: int, page: int, pages: int, label: Say) -> tuple[Button, ...]:
        previous = here.id("page", _number(group), (page - 1) % pages)
        following = here.id("page", _number(group), (page + 1) % pages, "n")
        return (button(label(m("core-button-previous")), previous), button(label(m("core-button-next")), following))

    def _controls(self, live: Live, plan: Walk, label: Say, place: Place) -> list[Row]:
        here = _Here(live, plan, question_key(live, plan.decision))
        buttons: list[Button] = []
        if plan.complete:
            text = m("core-button-confirm-reveal" if plan.barrier else "core-button-confirm")
            buttons.append(button(label(text), here.id("confirm", plan_key(live, plan)), "success"))
        if plan.steps:
            buttons.append(button(label(m("core-button-back")), here.id("back")))
        if len(plan.steps) > 1:
            buttons.append(button(label(m("core-button-restart")), here.id("restart"), "danger"))
        asked = plan.decision
        if asked is not None and not plan.complete:
            if place.group != NO_GROUP:
                buttons.append(button(label(m("core-button-groups")), here.id("page", _number(NO_GROUP), 0, "g")))
            if sum(o.refusal is not None for o in asked.options) > REFUSALS_SHOWN:
                buttons.append(button(label(m("core-button-why")), here.id("why")))
            if asked.prompt.topic and asked.default is not None and not plan.steps:
                topic = asked.prompt.topic
                what = topic_text(topic) if topic in live.rules.topics else label_of_default(plan).text
                always = m("core-button-always", what=what)
                buttons.append(button(label(always), here.id("always", "ask")))
        buttons = buttons[:4] if self._has_hand(live, plan.seat) else buttons[:5]
        if self._has_hand(live, plan.seat):
            buttons.append(button(label(m("core-button-hand")), control("hand", live.id, live.row.version, plan.seat)))
        return list(button_rows(buttons))

    def _has_hand(self, live: Live, seat: SeatId) -> bool:
        renderer = self.house.renderer(live)
        return renderer is not None and HAND in renderer.pictures(live.rules.view(live.position, seat))

    def _seats(self, live: Live, seat: SeatId, mine: Sequence[SeatId], label: Say) -> list[Row]:
        if len(mine) < 2 or live.position.over is not None:
            return []
        asked = able(live.position)
        others = [s for s in mine if s != seat and s in asked]
        return list(
            button_rows(
                [
                    button(
                        cut(label(m("core-button-seat", who=seat_name(s))), LABEL),
                        control("seat", live.id, live.row.version, s),
                    )
                    for s in others[:5]
                ]
            )
        )


@dataclass(frozen=True, slots=True)
class _Here:
    """The position a control is made for."""

    live: Live
    plan: Walk
    question: str

    def id(self, verb: str, *parts: str | int) -> str:
        numbers = [_number(p) if isinstance(p, int) else p for p in parts]
        return control(
            verb, self.live.id, self.live.row.version, self.plan.seat, len(self.plan.steps), self.question, *numbers
        )


def default_text(plan: Walk, say: Say) -> str:
    """How the default answer of the question reads."""
    return say(label_of_default(plan).text)


def label_of_default(plan: Walk) -> Label:
    asked = plan.decision
    assert asked is not None
    assert asked.default is not None
    return label_of(plan.state, plan.seat, asked.default)


def _number(value: int) -> str:
    return "x" if value == NO_GROUP else str(value)


def read_number(text: str) -> int:
    return int(text) if text.isdigit() else NO_GROUP


def plan_key(live: Live, plan: Walk) -> str:
    """Stands for the whole plan: Confirm commits what was shown, nothing else."""
    return short_hash("|".join(live.rules.action_json(action) for action in plan.steps))


def group_of(option: Option, say: Say) -> str:
    return say(option.label.group) if option.label.group else ""


def group_names(options: Sequence[Option], say: Say) -> list[str]:
    """The groups of these answers, in the order of their first appearance."""
    return list(dict.fromkeys(group_of(o, say) for o in options))


def apart(options: Sequence[Option]) -> tuple[list[Option], list[Option]]:
    """Answers for the menu, and the few without a group beside many with one (Done ...), which stay buttons."""
    loose = [o for o in options if o.label.group is None]
    if len(loose) == len(options) or len(loose) > BUTTONS_A_ROW:
        return list(options), []
    return [o for o in options if o.label.group is not None], loose


def notes_apart(options: Sequence[Option], say: Say) -> bool:
    """Whether a note is too long for its button, or the same on many of them: then they are told above."""
    notes = [say(o.label.note) for o in options if o.label.note]
    if len(notes) > SAME_NOTES and len(set(notes)) == 1:
        return True
    return any(o.label.note and len(label_text(o.label, say)) > NOTE_FITS for o in options)


def on_buttons(options: Sequence[Option], say: Say) -> bool:
    """Few answers are buttons; long ones fill a phone's screen, so more than a row of them is a menu."""
    if len(options) > MOST_BUTTONS:
        return False
    if len(options) <= BUTTONS_A_ROW:
        return True
    bare = notes_apart(options, say)
    texts = [say(o.label.text) if bare else label_text(o.label, say) for o in options]
    return sum(map(len, texts)) <= WORDY * len(texts)
