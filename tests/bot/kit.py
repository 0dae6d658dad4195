"""A desk over a real SQLite file with the tiny game, a channel that keeps its posts, and people who use it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.desk import TheDesk, open_desk
from bot.i18n import LOCALE, Texts
from bot.parts import ArgValue, Body, Button, Caller, ChoiceItem, Post, Reply, Select
from bot.settings import Settings
from games.core.engine import Rules
from renderers.protocol import Renderer
from storage.protocol import GameRow
from storage.sqlite import open_store
from tests.tiny import TINY

TINY_LOCALE = Path(__file__).parent.parent / "tiny" / "locale"
TEXTS = Texts([LOCALE, TINY_LOCALE])


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def forward(self, *, hours: float = 0, seconds: float = 0) -> None:
        self.now += hours * 3600 + seconds


class Channel:
    """The front end of these tests: keeps every post; faults can be put in front of it."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.faults: list[Exception] = []

    async def __call__(self, post: Post) -> str:
        if self.faults:
            raise self.faults.pop(0)
        check_body(post.body)
        self.posts.append(post)
        return f"m{len(self.posts)}"

    @property
    def last(self) -> Body:
        return self.posts[-1].body


class Stage:
    """One desk and its channel."""

    _deliveries = itertools.count(1)

    def __init__(self, desk: TheDesk, channel: Channel, clock: Clock) -> None:
        self.desk = desk
        self.channel = channel
        self.clock = clock

    def user(self, name: str, **more: Any) -> User:
        return User(self, name, **more)

    def delivery(self) -> str:
        return f"i{next(self._deliveries)}"

    async def row(self, channel: str = "c1") -> GameRow:
        """The game of a channel as it is stored."""
        row = await self.desk.house.store.in_channel(channel)
        assert row is not None
        return row

    async def settle(self) -> None:
        """Until computer players have moved and every post is out."""
        await self.desk.settle()


class User:
    """A person: commands, presses and what they answer with."""

    def __init__(
        self,
        stage: Stage,
        name: str,
        channel: str = "c1",
        locale: str = "en-US",
        manager: bool = False,
        guild: str = "g1",
        blind: Sequence[str] = (),
        called: str = "",
    ) -> None:
        self.stage = stage
        self.name = name
        self.channel = channel
        self.locale = locale
        self.manager = manager
        self.guild = guild
        self.called = called or name
        """What the front end calls this person now."""
        self.blind = blind
        """Channels this person cannot see."""
        self.panel: Reply | None = None

    @property
    def id(self) -> str:
        return f"u-{self.name}"

    def caller(self, interaction: str = "") -> Caller:
        return Caller(
            self.id,
            self.called,
            self.channel,
            self.guild,
            self.locale,
            interaction or self.stage.delivery(),
            self.manager,
            lambda channel: channel not in self.blind,
        )

    async def run(self, command: str, interaction: str = "", /, **args: ArgValue) -> Reply:
        reply = await self.stage.desk.command(self.caller(interaction), tuple(command.split()), args)
        return self._keep(reply)

    async def complete(self, command: str, option: str, text: str = "", /, **args: ArgValue) -> tuple[ChoiceItem, ...]:
        return await self.stage.desk.complete(self.caller(), tuple(command.split()), option, text, args)

    async def press_id(self, control: str, values: Sequence[str] = (), interaction: str = "") -> Reply:
        return self._keep(await self.stage.desk.press(self.caller(interaction), control, values))

    async def press(self, label: str, body: Body | None = None) -> Reply:
        """Press the control whose label begins with this text, in the body or in the latest panel."""
        control, values = find(body or self._body(), label)
        return await self.press_id(control, values)

    def _body(self) -> Body:
        assert self.panel is not None, "no panel yet"
        return self.panel.body

    def _keep(self, reply: Reply) -> Reply:
        check_body(reply.body)
        self.panel = reply
        return reply


def labels(body: Body) -> list[str]:
    found: list[str] = []
    for row in body.rows:
        found += [i.label for i in row.items] if isinstance(row, Select) else [b.label for b in row]
    return found


def find(body: Body, label: str) -> tuple[str, tuple[str, ...]]:
    for row in body.rows:
        if isinstance(row, Select):
            for item in row.items:
                if item.label.startswith(label):
                    return row.id, (item.value,)
        else:
            for button in row:
                if button.label.startswith(label):
                    return button.id, ()
    raise AssertionError(f"no control {label!r} among {labels(body)}")


def check_body(body: Body) -> None:
    """Discord's limits for one message."""
    assert len(body.title) + len(body.text) + len(body.footer) <= 2000
    assert len(body.rows) <= 5
    ids = [row.id for row in body.rows if isinstance(row, Select)]
    for row in body.rows:
        if isinstance(row, Select):
            assert 1 <= len(row.items) <= 25
            assert len({i.value for i in row.items}) == len(row.items)
            assert len(row.placeholder) <= 150
            assert all(1 <= len(i.label) <= 100 and len(i.about) <= 100 and len(i.value) <= 100 for i in row.items)
        else:
            assert 1 <= len(row) <= 5
            assert all(isinstance(b, Button) and 1 <= len(b.label) <= 80 for b in row)
            ids += [b.id for b in row]
    assert len(ids) == len(set(ids)), ids
    assert all(len(i) <= 100 for i in ids)


@asynccontextmanager
async def stage_on(
    path: Path,
    *,
    clock: Clock | None = None,
    games: Mapping[str, Rules[Any]] | None = None,
    renderers: Mapping[str, Renderer] | None = None,
    **settings: Any,
) -> AsyncIterator[Stage]:
    clock = clock or Clock()
    store = await open_store(path)
    desk = open_desk(
        Settings(_env_file=None, data=path.parent, **settings),
        store,
        games=games or {"tiny": TINY},
        renderers=renderers or {},
        texts=TEXTS,
        clock=clock,
    )
    channel = Channel()
    await desk.start(channel)
    try:
        yield Stage(desk, channel, clock)
    finally:
        await desk.stop()
        await store.close()
        await asyncio.sleep(0)


async def started(stage: Stage, *names: str, setup: str = "", channel: str = "c1") -> list[User]:
    """A running game of these people in this channel."""
    people = [stage.user(name, channel=channel) for name in names]
    setup = setup or f"players={len(names)}"
    await people[0].run("game new", game="tiny", setup=setup)
    for person in people[1:]:
        await person.run("game join")
    await people[0].run("game start")
    await stage.settle()
    return people


async def bid(person: User) -> Reply:
    """The first move offered: the first lantern of the tiny game's evening."""
    return await person.run("do", move=(await person.complete("do", "move"))[0].value)


async def play_out(people: Sequence[User]) -> None:
    """Everybody takes the first answer until the game is over."""
    for _ in range(60):
        for person in people:
            reply = await person.run("play")
            if "over" in reply.body.text:
                return
            if not reply.body.rows:
                continue
            offered = labels(reply.body)
            first = "Rest" if "Rest" in offered else offered[0]
            reply = await person.press(first)
            if "Confirm and reveal" in labels(reply.body):
                await person.press("Confirm and reveal")
    raise AssertionError("the game did not end")
