"""`/play` and its panel: pick, step back, confirm. Every press is judged under the game's queue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.ask import Ask, ensure_playing, game_here, seat_for
from bot.controls import Control, control
from bot.drafts import Drafts, Walk, by_key, question_key, walk
from bot.errors import decline, incident
from bot.house import House
from bot.learn.tutor import Tutor
from bot.panel import NO_GROUP, Panels, Place, default_text, plan_key, read_number
from bot.parts import Body, Reply
from bot.people import topic_text
from bot.present import ROWS, bullet, button, fit, fold, label_text, play_button
from bot.records import message_data
from bot.service import Outcome, Service, Step
from bot.tables import Live
from games.core.message import m
from games.core.model import Action, SeatId
from renderers.kit.picture import Picture

STEPPING = frozenset(
    {"pick", "choose", "group", "page", "back", "restart", "confirm", "why", "always"}
)  # controls of a panel: seat, number of steps, question come first in their argument

EVENTS_TOLD, EVENTS_BEFORE_LESSON = 12, 5


class Play:
    """The guided way to move."""

    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service
        self.drafts = Drafts(house)
        self.panels = Panels(house)
        self.tutor = Tutor(house)

    # --- opening ----------------------------------------------------------------------------------------------

    async def open(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        return await self.panel(ask, live, ask.text("seat"))

    async def open_pressed(self, ask: Ask, pressed: Control) -> Reply:
        """ "Your turn" under a post; works for ever because it opens whatever is asked now."""
        return await self.panel(ask, await self.house.tables.get(pressed.game))

    async def switch_seat(self, ask: Ask, pressed: Control) -> Reply:
        live = await self.house.tables.get(pressed.game)
        return await self.panel(ask, live, pressed.argument, edit=True)

    async def panel(
        self, ask: Ask, live: Live, wanted: str = "", *, edit: bool = False, news: str = "", place: Place | None = None
    ) -> Reply:
        """The panel as it is now, with the stored draft."""
        ensure_playing(live)
        seat = seat_for(live, ask.caller.user, wanted)
        steps = await self.drafts.load(live, seat, ask.caller.user)
        return await self.show(ask, live, seat, steps, edit=edit, news=news, place=place)

    async def show(
        self,
        ask: Ask,
        live: Live,
        seat: SeatId,
        steps: Sequence[Action],
        *,
        edit: bool = False,
        news: str = "",
        place: Place | None = None,
    ) -> Reply:
        plan = walk(live, seat, steps, explain=True)
        lesson = self.tutor.text(live, plan, ask.language)
        news = "\n".join(part for part in (news, lesson) if part)
        body = self.panels.body(live, ask.caller.user, plan, ask.language, place=place, news=news)
        body = self._with_lesson(ask, live, plan, body)
        return Reply(replace(body, picture=await self._preview(live, plan, ask.language)), private=True, edit=edit)

    def _with_lesson(self, ask: Ask, live: Live, plan: Walk, body: Body) -> Body:
        """The controls of a lesson where nothing is planned yet and there is room; `/learn` has them always."""
        extra = () if plan.steps else self.tutor.rows(live, plan.seat, ask.say)
        return replace(body, rows=(*body.rows, *extra)) if len(body.rows) + len(extra) <= ROWS else body

    async def _preview(self, live: Live, plan: Walk, language: str) -> Picture | None:
        """What the plan changes, drawn as the seat would see it; never a position beyond a reveal."""
        renderer = self.house.renderer(live)
        if renderer is None or plan.barrier or not plan.steps:
            return None
        view = live.rules.view(plan.state, plan.seat)
        marks = tuple(dict.fromkeys(mark for event in plan.events for mark in event.marks))
        name = renderer.focus(view, marks)
        if not name:
            return None
        label = self.house.say_plain(live, language)
        try:
            return await self.house.in_worker(lambda: renderer.picture(view, name, label, marks))
        except Exception as error:
            incident("drawing a plan", error)
            return None

    # --- presses ----------------------------------------------------------------------------------------------

    async def step(self, ask: Ask, pressed: Control, values: Sequence[str]) -> Reply:
        """Any control of a panel."""
        async with self.house.tables.lock(pressed.game):
            live = await self.house.tables.get(pressed.game)
            ensure_playing(live)
            seat, steps = await self._judge(ask, live, pressed)
            handler = {
                "pick": self._pick,
                "choose": self._pick,
                "confirm": self._confirm,
                "back": self._back,
                "restart": self._back,
                "group": self._turn_page,
                "page": self._turn_page,
                "why": self._why,
                "always": self._always,
            }[pressed.verb]
            return await handler(ask, live, seat, steps, pressed, values)

    async def _judge(self, ask: Ask, live: Live, pressed: Control) -> tuple[SeatId, tuple[Action, ...]]:
        """Own seat, and the question of the control is still the one being asked."""
        parts = pressed.parts
        if len(parts) < 3:
            raise decline("core-unknown-control")
        seat, count, question = parts[0], parts[1], parts[2]
        if seat not in live.seats_of(ask.caller.user):
            raise decline("core-not-your-button")
        steps = await self.drafts.load(live, seat, ask.caller.user)
        fresh = pressed.version >= live.meta.touched.get(seat, 0) and count == str(len(steps))
        if not fresh or question != question_key(live, walk(live, seat, steps).decision):
            raise Stale(live, seat)
        return seat, steps

    async def _pick(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], pressed: Control, values: Sequence[str]
    ) -> Reply:
        key = values[0] if pressed.verb == "choose" and values else pressed.parts[-1]
        asked = walk(live, seat, steps).decision
        option = by_key(live, asked, key) if asked else None
        if option is None:
            raise Stale(live, seat)
        return await self.add(ask, live, seat, steps, option.action, edit=True)

    async def add(
        self,
        ask: Ask,
        live: Live,
        seat: SeatId,
        steps: tuple[Action, ...],
        action: Action,
        *,
        edit: bool = False,
        deliberate: bool = False,
    ) -> Reply:
        """One more step. A move of one step that reveals nothing is done at once (it can be undone freely), and so
        is a `deliberate` one (typed as a command); everything else is drafted and waits for Confirm."""
        plan = walk(live, seat, (*steps, action))
        careful = (await self.house.people.get(ask.caller.user)).confirm == "always"
        if plan.complete and (deliberate or not (steps or plan.barrier or careful)):
            return await self.commit(ask, live, plan, edit=edit)
        await self.drafts.save(live, seat, ask.caller.user, plan.steps)
        return await self.show(ask, live, seat, plan.steps, edit=edit)

    async def _confirm(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], pressed: Control, _: Sequence[str]
    ) -> Reply:
        plan = walk(live, seat, steps)
        if not plan.complete or pressed.parts[-1] != plan_key(live, plan):
            raise Stale(live, seat)
        return await self.commit(ask, live, plan, edit=True)

    async def commit(self, ask: Ask, live: Live, plan: Walk, *, edit: bool = False) -> Reply:
        """Save the plan; the answer is what happened and the next question, if there is one. Needs the lock."""
        user = ask.caller.user

        def steps(now: Live) -> list[Step]:
            if plan.seat not in now.seats_of(user):
                raise decline("core-not-your-seat")
            return [Step(plan.seat, action, user) for action in plan.steps]

        say = self.house.say(live, ask.language)
        answer = bullet(label_text(label, say) for label in plan.labels)
        outcome = await self.service.act_locked(
            live.id, steps, interaction=ask.caller.interaction, answer=say(m("core-done-before", what=answer))
        )
        return await self.done(ask, outcome, plan.seat, edit=edit)

    async def done(self, ask: Ask, outcome: Outcome, seat: SeatId, *, edit: bool) -> Reply:
        live = outcome.live
        say = self.house.say(live, ask.language)
        most = EVENTS_TOLD if self.tutor.lessons(live, seat) is None else EVENTS_BEFORE_LESSON
        happened = fold([say(e.text) for e in outcome.seen_by((seat,))], most, say)
        news = "\n".join([f"**{say(m('core-done'))}**", bullet(happened)]).strip()
        if live.state is not None and live.state.over is not None:
            return Reply(fit(Body(f"{news}\n{say(m('core-game-over'))}")), edit=edit)
        following = seat_for(live, ask.caller.user)
        plan = walk(live, following, (), explain=True)
        if plan.decision is None or plan.decision.optional:
            # Nothing more to decide: a short answer instead of a panel that asks again what was just answered.
            lesson = self.tutor.text(live, plan, ask.language)
            text = "\n".join(part for part in (news, self.panels.nothing(live, seat, say), lesson) if part)
            body = Body(text, rows=self._after_rows(ask, live, plan))
            return Reply(fit(self._with_lesson(ask, live, plan, body)), edit=edit)
        return await self.show(ask, live, following, (), edit=edit, news=news)

    def _after_rows(self, ask: Ask, live: Live, plan: Walk) -> tuple[Any, ...]:
        return () if plan.decision is None else ((play_button(ask.say, live.id, live.row.version, "secondary"),),)

    async def _back(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], pressed: Control, _: Sequence[str]
    ) -> Reply:
        kept = steps[:-1] if pressed.verb == "back" else ()
        await self.drafts.save(live, seat, ask.caller.user, kept)
        return await self.show(ask, live, seat, kept, edit=True)

    async def _turn_page(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], pressed: Control, values: Sequence[str]
    ) -> Reply:
        if pressed.verb == "group":
            place = Place(read_number(values[0]) if values else NO_GROUP)
        else:
            place = Place(read_number(pressed.parts[3]), max(0, read_number(pressed.parts[4])))
        return await self.show(ask, live, seat, steps, edit=True, place=place)

    async def _why(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], _: Control, __: Sequence[str]
    ) -> Reply:
        asked = walk(live, seat, steps, explain=True).decision
        say = self.house.say(live, ask.language)
        return Reply(fit(Body(self.panels.why_not(asked, say) if asked else say(m("core-panel-all-legal")))))

    async def _always(
        self, ask: Ask, live: Live, seat: SeatId, steps: tuple[Action, ...], pressed: Control, _: Sequence[str]
    ) -> Reply:
        """A standing answer: after a second press, this kind of question is answered with its default, from now on."""
        plan = walk(live, seat, steps)
        asked = plan.decision
        if asked is None or not asked.prompt.topic or asked.default is None:
            raise Stale(live, seat)
        say = self.house.say(live, ask.language)
        if pressed.parts[-1] != "sure":
            id = control(pressed.verb, live.id, pressed.version, *pressed.parts[:3], "sure")
            text = m("core-always-sure", question=asked.prompt.text, what=default_text(plan, say))
            return Reply(fit(Body(say(text), rows=((button(ask.say(m("core-button-always-sure")), id, "danger"),),))))
        person = await self.house.people.get(ask.caller.user)
        standing = {**person.standing, asked.prompt.topic: message_data(topic_text(asked.prompt.topic))}
        await self.house.people.change(ask.caller.user, standing=standing)
        return await self.commit(ask, live, walk(live, seat, (asked.default,)), edit=True)


class Stale(Exception):
    """The control belongs to an earlier position: nothing is done, the fresh panel is offered."""

    def __init__(self, live: Live, seat: SeatId) -> None:
        super().__init__("stale control")
        self.live = live
        self.seat = seat
