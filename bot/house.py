"""What all parts of the desk share: storage, texts, games, renderers, people, the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bot.i18n import Names, Say, Texts, language_of, plain, safe
from bot.parts import Caller
from bot.people import People
from bot.records import Meta
from bot.settings import Settings
from bot.tables import COMPUTER, Live, Tables, is_computer
from games.core.engine import Decision, Rules
from games.core.message import Message, m
from games.core.model import Action, View
from games.core.rng import Rng
from renderers.protocol import Renderer
from storage.protocol import GameRow, SeatRow, Store

Policy = Callable[[View, Decision, Rng], Action]
Policies = Mapping[str, Mapping[str, Policy]]
"""Game key -> name of the computer player -> how it chooses."""
Clock = Callable[[], float]
T = TypeVar("T")


@dataclass(slots=True)
class House:
    """One per process."""

    settings: Settings
    store: Store
    texts: Texts
    games: Mapping[str, Rules[Any]]
    renderers: Mapping[str, Renderer]
    policies: Policies
    clock: Clock
    tables: Tables
    people: People
    pool: ThreadPoolExecutor
    trouble: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Channel -> permissions that are missing there, as the last attempt to post found."""

    def now(self) -> int:
        return int(self.clock())

    async def in_worker(self, work: Callable[[], T]) -> T:
        """Drawing and computer players think in threads, so that the loop stays quick."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    async def language(self, caller: Caller) -> str:
        """The caller's language: own setting first, then what Discord or the browser says."""
        return (await self.people.get(caller.user)).language or language_of(caller.locale)

    async def guild_language(self, guild: str, otherwise: str = "") -> str:
        """Language of public posts on a server."""
        return await self.store.setting(f"language:{guild}") or otherwise or self.settings.language

    def names(self, live: Live, language: str) -> Names:
        """How the table calls its seats, escaped for texts."""
        return {seat: safe(name, 40) for seat, name in self.labels(live, language).items()}

    def labels(self, live: Live, language: str) -> Names:
        """The same without escapes, for buttons, menus and pictures."""
        specs = {spec.seat: spec for spec in live.rules.seats(live.options)}
        found: dict[str, str] = {}
        for row in live.seats:
            spec = specs.get(row.seat)
            letter = spec.letter if spec else row.seat
            alone = len(live.seats_of(row.user)) < 2
            if not row.user:
                found[row.seat] = self.texts.say(spec.name, language) if spec else row.seat
            elif alone and len(letter) < 2:
                found[row.seat] = self.holder_name(live.row.guild, row, language)
            else:
                found[row.seat] = f"{self.holder_name(live.row.guild, row, language)} ({letter})"
        return found

    def holder_name(self, guild: str, row: SeatRow, language: str) -> str:
        """A person's newest name on the server, as far as it is known."""
        if is_computer(row.user):
            policy = row.user.removeprefix(COMPUTER)
            number = row.position + 1
            return self.texts.say(m("core-computer-name", policy=self.policy_name(policy), n=number), language)
        return plain(self.people.name(guild, row.user) or row.name or f"@{row.user[-4:]}", 32)

    def newly_named(self, guild: str, seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
        """The seats with the newest names of the people who hold them."""
        return tuple(replace(s, name=self.people.name(guild, s.user) or s.name) if s.user else s for s in seats)

    def policy_name(self, policy: str) -> Message:
        return self.texts.either([f"core-policy-{policy}"], m("core-literal", text=policy))

    def say(self, live: Live, language: str) -> Say:
        """Speaks about this table in texts."""
        return self.texts.speaker(language, self.names(live, language))

    def say_plain(self, live: Live, language: str) -> Say:
        """Speaks about this table where Markdown is not read."""
        return self.texts.speaker(language, self.labels(live, language))

    def title(self, game: str) -> Message:
        return self.texts.either([f"{game}-title"], m("core-literal", text=game))

    def table_title(self, game: str, meta: Meta) -> Message:
        """The game's title; a practice table says that it is one."""
        title = self.title(game)
        return m("learn-practice", game=title) if meta.practice else title

    def renderer(self, live: Live) -> Renderer | None:
        return self.renderers.get(live.rules.key)


def system_clock() -> float:
    return time.time()


def public_language(row: GameRow) -> str:
    return row.language or "en"
