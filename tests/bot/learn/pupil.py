"""A learner at the desk: reads the panel, follows its hints by the labels on the controls, or does as it likes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from bot.learn.courses import COURSES
from bot.learn.lessons import Course
from bot.parts import Body, Reply, Select
from bot.records import Practice
from bot.tables import Live
from tests.bot.kit import Stage, User

Choice = tuple[str, tuple[str, ...]]
HINT = re.compile(r"▸ [^:]+: \*\*(.+?)\*\*(?:\n|$)")


class Pupil:
    def __init__(self, stage: Stage, user: User, game: str) -> None:
        self.stage = stage
        self.user = user
        self.course: Course = COURSES[game]
        self.texts: list[str] = []
        """Every private text read so far."""

    async def begin(self) -> Reply:
        reply = self.read(await self.user.run("learn", game=self.course.game))
        await self.stage.settle()
        return reply

    def read(self, reply: Reply) -> Reply:
        assert reply.private
        assert "ncident" not in reply.body.text, reply.body.text
        self.texts.append(reply.body.text)
        return reply

    async def live(self) -> Live:
        row = await self.stage.desk.house.store.in_channel(self.user.channel)
        assert row is not None
        return await self.stage.desk.house.tables.of(row)

    async def practice(self) -> Practice:
        practice = (await self.live()).meta.practice
        assert practice is not None
        return practice

    async def finished(self) -> bool:
        practice = await self.practice()
        return len(practice.done) + len(practice.aside) == len(self.course.lessons)

    async def follow(self, most: int) -> int:
        """Do what the hints say until every lesson is over; how many presses it took."""
        return await self._play(most, follow_hint)

    async def follow_once(self) -> None:
        """One press as the panel suggests."""
        body = self.read(await self.user.run("play")).body
        control, values = confirm(body) or follow_hint(body)
        self.read(await self.user.press_id(control, values))
        await self.stage.settle()

    async def wander(self, most: int, seed: int) -> int:
        """Any legal answer, whatever the lessons say; nothing is read."""
        chance = random.Random(seed)
        return await self._play(most, lambda body: chance.choice(answers(body) or [("", ())]))

    async def _play(self, most: int, choose: Callable[[Body], Choice]) -> int:
        reply = self.read(await self.user.run("play"))
        for press in range(most):
            if await self.finished() or (await self.live()).row.status == "over":
                return press
            if not answers(reply.body):
                await self.stage.settle()
                reply = self.read(await self.user.run("play"))
                continue
            control, values = confirm(reply.body) or choose(reply.body)
            reply = self.read(await self.user.press_id(control, values))
        raise AssertionError(f"not through the lessons: {await self.practice()}")


def controls(body: Body) -> list[tuple[str, Choice]]:
    """Every control with its label."""
    found: list[tuple[str, Choice]] = []
    for row in body.rows:
        if isinstance(row, Select):
            found += [(item.label, (row.id, (item.value,))) for item in row.items]
        else:
            found += [(button.label, (button.id, ())) for button in row]
    return found


def verb(choice: Choice) -> str:
    return choice[0].split(":")[1]


def answers(body: Body) -> list[Choice]:
    """What answers the question, and the ways to more answers."""
    return [c for _, c in controls(body) if verb(c) in ("pick", "choose", "group", "confirm")]


def confirm(body: Body) -> Choice | None:
    return next((c for _, c in controls(body) if verb(c) == "confirm"), None)


def follow_hint(body: Body) -> Choice:
    """The control the hint names; a lesson to read is read; else Done, else the first answer."""
    every = controls(body)
    reading = [c for _, c in every if verb(c) == "learn" and c[0].split(":")[4].startswith("next.")]
    hint = HINT.search(body.text)
    if hint is None and reading:
        return reading[0]
    possible = [(label, c) for label, c in every if verb(c) in ("pick", "choose")]
    if hint is not None:
        wanted = hint[1].replace("\\", "")
        named = [c for label, c in possible if label == wanted or label.startswith(f"{wanted} ·")]
        if named:
            return named[0]
        more = [c for _, c in every if verb(c) in ("group", "page")]
        assert more, f"{wanted!r} is not among {[label for label, _ in every]}"
        return more[0]
    return possible[-1][1] if possible else answers(body)[0]
