"""Moves nobody presses for: computer players and standing answers. They see a view and a decision, like everybody."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

from bot.errors import incident
from bot.house import House
from bot.people import Person
from bot.service import Service, Step
from bot.tables import COMPUTER, Live, is_computer
from games.core.engine import Decision, Table, decision
from games.core.errors import GameError
from games.core.flow import waiting
from games.core.message import Event, m, seat_name
from games.core.model import Action, SeatId
from games.core.rng import Rng
from storage.protocol import StorageError

log = logging.getLogger(__name__)

STEPS_A_POST = 60
"""Acts of computer players saved and told together; people can act in between."""


class Robots:
    """`kick` a game after every change; a task per game moves until a person is asked."""

    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.running = False

    def kick(self, game: str) -> None:
        if not self.running:
            return
        if game in self._tasks:
            self._again.add(game)
            return
        task = asyncio.create_task(self._run(game), name=f"computer players of {game}")
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._done(game))

    def _done(self, game: str) -> None:
        self._tasks.pop(game, None)
        if game in self._again:
            self._again.discard(game)
            self.kick(game)

    async def idle(self) -> None:
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        self.running = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game: str) -> None:
        try:
            more = True
            while more:
                more = await self._move(game)
        except (GameError, StorageError) as error:
            log.warning("the computer players of %s pause: %s", game, error)
        except Exception as error:
            incident(f"computer players of {game}", error)

    async def _move(self, game: str) -> bool:
        """One batch under the game's queue; False when a person is to decide (or nobody)."""
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            if not live.playing or live.state is None:
                return False
            people = {user: await self.house.people.get(user) for user in live.people()}
            steps = await self.house.in_worker(lambda: self._plan(live, people))
            if not steps:
                return False
            await self.service.act_locked(game, lambda _: steps)
            return True

    def _plan(self, live: Live, people: dict[str, Person]) -> list[Step]:
        """Acts until a person is asked, worked out on a private copy."""
        steps: list[Step] = []
        table: Table[Any] = Table(live.rules, live.rules.clone(live.position))
        while len(steps) < STEPS_A_POST and not table.over:
            row = replace(live.row, moves=live.row.moves + len(steps))
            step = self._next(replace(live, state=table.state, row=row), people)
            if step is None:
                break
            table.act(step.seat, step.action)
            steps.append(step)
        return steps

    def _next(self, live: Live, people: dict[str, Person]) -> Step | None:
        for seat in waiting(live.position):
            holder = live.holder(seat)
            asked = decision(live.position, seat)
            if asked is None:
                continue
            if is_computer(holder):
                return Step(seat, self._choose(live, seat, asked, holder), holder)
            person = people.get(holder)
            if person and asked.prompt.topic in person.standing and asked.default is not None:
                said = Event("standing", m("core-standing-answer", who=seat_name(seat)), seat, (seat,))
                return Step(seat, asked.default, note=said)
        return None

    def _choose(self, live: Live, seat: SeatId, asked: Decision, holder: str) -> Action:
        """The policy's choice; one that is unknown or chooses nonsense plays the default instead of blocking."""
        policies = self.house.policies.get(live.rules.key, {})
        policy = policies.get(holder.removeprefix(COMPUTER)) or next(iter(policies.values()))
        # The player's own chance: known to nobody in advance, and nothing of the game's seed is in it.
        table = "practice" if live.meta.practice else f"player:{live.id}:{live.row.created_at}"
        rng = Rng(seed=f"{table}:{seat}:{live.row.moves}")  # a practice game is the same for everybody
        legal = [o.action for o in asked.options]
        action = policy(live.rules.view(live.position, seat), asked, rng)
        if action in legal:
            return action
        log.warning("computer player %s chose what is not legal", holder)
        return asked.default or legal[0]
