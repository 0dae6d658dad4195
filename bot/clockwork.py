"""Reminders and deadlines: timers that fall due, also those that fell due while the bot was down."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from bot.aftermath import passing_nonce
from bot.errors import incident
from bot.house import House
from bot.records import PostData, message_data
from bot.service import Service, Step, mid_move
from bot.tables import Live
from bot.timers import DAY, HOUR, reminder_timer
from games.core.engine import Table
from games.core.errors import GameError
from games.core.flow import asking, waiting
from games.core.message import Event, m, seat_name
from games.core.model import SeatId
from storage.protocol import NewPost, StorageError, TimerRow

log = logging.getLogger(__name__)

LOOK_EVERY = 20.0
DEFAULTS_AT_ONCE = 50


class Clockwork:
    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run(), name="clockwork")

    async def stop(self) -> None:
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            self._loop = None

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except StorageError as error:
                log.warning("timers cannot be read: %s", error)
            await asyncio.sleep(LOOK_EVERY)

    async def tick(self) -> int:
        """Do what is due now; how many timers were handled."""
        timers = await self.house.store.due_timers(self.house.now())
        for timer in timers:
            try:
                await self._ring(timer)
            except (GameError, ValueError) as error:
                log.warning("timer %s is dropped: %s", timer.id, error)
                await self.house.store.drop_timer(timer.id)
            except StorageError:
                raise
            except Exception as error:
                incident(f"timer {timer.id}", error)
                await self.house.store.drop_timer(timer.id)
        return len(timers)

    async def _ring(self, timer: TimerRow) -> None:
        body = json.loads(timer.body)
        async with self.house.tables.lock(timer.game):
            live = await self.house.tables.get(timer.game)
            if not live.playing:
                await self.house.store.drop_timer(timer.id)
            elif timer.kind == "remind":
                await self._remind(live, timer, str(body["user"]), int(body["sent"]))
            elif timer.kind == "deadline":
                await self._deadline(live, timer, str(body["seat"]))
            else:
                await self.house.store.drop_timer(timer.id)

    async def _remind(self, live: Live, timer: TimerRow, user: str, sent: int) -> None:
        asked = [s for s in waiting(live.position) if live.holder(s) == user]
        if not asked:
            await self.house.store.drop_timer(timer.id)
            return
        now = self.house.now()
        person = await self.house.people.get(user)
        if person.away_until > now:  # away since the timer was set
            later = reminder_timer(self.house.settings, live.id, user, person, now, sent)
            await self.house.store.post(live.id, (), later, () if later else (timer.id,))
            return
        text = m("core-reminder", who=f"<@{user}>", days=max(0, (now - live.row.updated_at) // DAY))
        data = PostData(
            kind="remind",
            moves=live.row.moves,
            branch=live.meta.branch,
            version=live.row.version,
            text=message_data(text),
            pings=[user],
        )
        following = reminder_timer(self.house.settings, live.id, user, person, now, sent + 1)
        post = NewPost(live.row.channel, data.dump(), passing_nonce(live, "r", now))
        await self.house.store.post(live.id, [post], following, () if following else (timer.id,))
        self.service.changed(live.id)

    async def _deadline(self, live: Live, timer: TimerRow, seat: str) -> None:
        """Time is up: the declared default in the seat's name, and the post says so (architecture 4)."""
        if seat not in waiting(live.position) or not live.meta.pace:
            await self.house.store.drop_timer(timer.id)
            return
        steps = defaults(live, seat)
        if not steps:
            await self._no_default(live, timer, seat)
            return
        await self.service.act_locked(live.id, lambda _: steps)

    async def _no_default(self, live: Live, timer: TimerRow, seat: str) -> None:
        """No safe default: the game waits; everybody is told once, and asked to hand the seat over if need be."""
        text = m("core-timeout-waits", who=seat_name(seat))
        data = PostData(kind="note", version=live.row.version, text=message_data(text))
        post = NewPost(live.row.channel, data.dump(), passing_nonce(live, "t", self.house.now()))
        later = TimerRow(timer.id, live.id, "deadline", self.house.now() + live.meta.pace * HOUR, timer.body)
        await self.house.store.post(live.id, [post], [later])
        self.service.changed(live.id)


def defaults(live: Live, seat: SeatId) -> list[Step]:
    """The default answer, and those of the questions it leads to in mid-move, so that the move gets done."""
    table: Table[Any] = Table(live.rules, live.rules.clone(live.position))
    steps: list[Step] = []
    while len(steps) < DEFAULTS_AT_ONCE and (not steps or mid_move(table.state, seat)):
        found = asking(table.state, seat)
        default = found[1].default(table.state, seat) if found else None
        if default is None:
            break
        said = None if steps else Event("timeout", m("core-timeout", who=seat_name(seat)), seat)
        steps.append(Step(seat, default, "", said))
        table.act(seat, default)
    return steps
