"""`/learn`: opens a practice table, finds it again, and answers the controls of its lessons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.ask import Ask
from bot.controls import Control, control
from bot.drafts import walk
from bot.errors import decline
from bot.house import House
from bot.learn.courses import COURSES
from bot.learn.lessons import Course
from bot.learn.progress import settle
from bot.learn.tutor import Tutor
from bot.lobby import Lobby, new_row, open_seats
from bot.parts import Body, Reply
from bot.play import Play
from bot.present import button, fit, note, play_button
from bot.records import Meta, Practice
from bot.service import Service
from bot.tables import COMPUTER, Live, read_meta
from games.core.message import m
from storage.protocol import ChannelTaken, Commit, GameRow, Page, SeatRow, Status

LOOKED_AT = 200
OPEN: tuple[Status, ...] = ("lobby", "running", "parked")


class Classroom:
    def __init__(self, house: House, service: Service, lobby: Lobby, play: Play) -> None:
        self.house = house
        self.service = service
        self.lobby = lobby
        self.play = play
        self.tutor = Tutor(house)

    @property
    def courses(self) -> dict[str, Course]:
        """What can be learned here."""
        return courses_of(self.house)

    # --- the command ------------------------------------------------------------------------------------------

    async def learn(self, ask: Ask) -> Reply:
        """A practice game of the caller's own: a new one, or the one under way."""
        game = ask.text("game")
        if game and game not in self.courses:
            raise decline("learn-unknown", known=", ".join(self.courses))
        mine = await self._own(ask, game)
        if mine is None and not game:
            titles = tuple(self.house.title(key) for key in self.courses)
            return note(ask.say(m("learn-which", games=titles)))
        if mine is None:
            return await self._open(ask, self.courses[game])
        if mine.status == "lobby":  # the bot was stopped between opening the table and its start
            return await self._begin(ask, await self.house.tables.of(mine))
        return await self._show(ask, await self.house.tables.of(mine))

    async def _own(self, ask: Ask, game: str) -> GameRow | None:
        """The caller's practice game that is not over: the one of this channel first."""
        rows = await self.house.store.games(Page(user=ask.caller.user, status=OPEN, limit=LOOKED_AT))
        found = [row for row in rows if read_meta(row.meta).practice and row.game == (game or row.game)]
        return min(found, key=lambda row: row.channel != ask.caller.channel, default=None)

    async def _open(self, ask: Ask, course: Course) -> Reply:
        rules = self.house.tables.rules(course.game)
        options = rules.options_type.model_validate(course.options)
        name = ask.say(m("learn-place", game=self.house.title(course.game)))
        channel = await ask.caller.place(name) or ask.caller.channel
        row = new_row(
            replace(ask.caller, channel=channel),
            rules,
            options,
            seed=course.seed,
            language=ask.language,
            now=self.house.now(),
        )
        meta = Meta(practice=Practice(seat=course.seat))
        row = replace(row, meta=meta.dump())
        seats = [self._seated(ask, course, seat) for seat in open_seats(rules, options)]
        try:
            await self.house.store.create(row, seats)
        except ChannelTaken:
            raise decline("learn-no-room") from None
        return await self._begin(ask, await self.house.tables.of(row))

    def _seated(self, ask: Ask, course: Course, seat: SeatRow) -> SeatRow:
        if seat.seat == course.seat:
            return replace(seat, user=ask.caller.user, name=ask.caller.name)
        known = self.house.policies.get(course.game, {})
        policy = next((p for p in course.policies if p in known), next(iter(known), ""))
        return replace(seat, user=COMPUTER + policy, name=policy, ready=True)

    async def _begin(self, ask: Ask, live: Live) -> Reply:
        async with self.house.tables.lock(live.id):
            started = await self.lobby.begin(ask, live)
        return await self._show(ask, started, opening=ask.say(m("learn-started")))

    async def _show(self, ask: Ask, live: Live, opening: str = "") -> Reply:
        """The lesson here; from another channel the way to it."""
        if live.row.channel != ask.caller.channel:
            return note(ask.say(m("learn-there", where=f"<#{live.row.channel}>")))
        practice = live.meta.practice
        assert practice is not None  # only practice games are shown
        if practice.stopped:
            practice = practice.model_copy(update={"stopped": False})
            live = await self._note(ask, live, practice)  # asked for again
        text = self.tutor.text(live, walk(live, practice.seat, ()), ask.language) if live.playing else ""
        rows = ((play_button(ask.say, live.id, live.row.version),), *self.tutor.rows(live, practice.seat, ask.say))
        return Reply(fit(Body("\n".join(part for part in (opening, text) if part), rows=rows)))

    # --- controls ---------------------------------------------------------------------------------------------

    async def pressed(self, ask: Ask, pressed: Control) -> Reply:
        what, _, lesson = pressed.argument.partition(".")
        live = await self._change(ask, pressed.game, lambda now: self._changed(now, what, lesson))
        if what == "stop":
            return self._stopped(ask, live)
        assert live.meta.practice is not None  # `_change` saw it
        return await self.play.panel(ask, live, live.meta.practice.seat, edit=True)

    async def _change(self, ask: Ask, game: str, change: Callable[[Live], Practice]) -> Live:
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            practice = live.meta.practice
            if practice is None or not live.playing:
                raise decline("learn-over")
            if practice.seat not in live.seats_of(ask.caller.user):
                raise decline("core-not-your-button")
            return await self._note(ask, live, change(live))

    def _changed(self, live: Live, what: str, id: str) -> Practice:
        practice = live.meta.practice
        assert practice is not None  # the caller looked
        after = practice.model_copy(deep=True)
        lesson = self.tutor.lesson(live, practice.seat)
        if what == "stop":
            after.stopped = True
        elif lesson is not None and lesson.id == id and lesson.to_read:
            settle(after, lesson, "")
        elif lesson is not None and lesson.id == id:  # an old button of a lesson that is over changes nothing
            after.aside.append(id)
            after.news = after.about = ""
        return after

    async def _note(self, ask: Ask, live: Live, practice: Practice) -> Live:
        meta = live.meta.model_copy(update={"practice": practice})
        commit = Commit(
            game=live.id,
            version=live.row.version,
            meta=meta.dump(),
            interaction=ask.caller.interaction,
            answer=ask.say(m("core-done-already")),
            at=self.house.now(),
        )
        return await self.service.save(live, commit)

    def _stopped(self, ask: Ask, live: Live) -> Reply:
        on = play_button(ask.say, live.id, live.row.version)
        end = button(ask.say(m("learn-button-end")), control("end", live.id, live.row.version), "danger")
        return Reply(fit(Body(ask.say(m("learn-stopped")), rows=((on, end),))), edit=True)


def courses_of(house: House) -> dict[str, Course]:
    """The games of this house that have lessons."""
    return {key: COURSES[key] for key in house.games if key in COURSES}
