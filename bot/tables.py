"""Games in memory: a queue per game, and a bounded cache of loaded positions keyed by version."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakValueDictionary

from pydantic import ValidationError

from bot.errors import decline
from bot.records import Meta
from games.core.engine import Rules, Table
from games.core.flow import State
from games.core.model import GameOptions, SeatId
from storage.protocol import GameRow, Loaded, SeatRow, Store

log = logging.getLogger(__name__)

COMPUTER = "bot:"


@dataclass(frozen=True, slots=True)
class Live:
    """A game as loaded; never changed in place. `state` is None before the start."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    rules: Rules[Any]
    options: GameOptions
    meta: Meta
    asked: Mapping[SeatId, str]
    """Seat -> the question its person was already pinged for."""
    state: State | None = None
    since: Mapping[SeatId, int] = field(default_factory=dict)
    """Seat -> when it was asked what it is asked now."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def position(self) -> State:
        """The state of a started game."""
        if self.state is None:
            raise decline("core-not-started")
        return self.state

    @property
    def playing(self) -> bool:
        return self.row.status == "running"

    def seats_of(self, user: str) -> tuple[SeatId, ...]:
        """The seats this person holds, in table order."""
        return tuple(s.seat for s in self.seats if s.user == user and s.user)

    def holder(self, seat: SeatId) -> str:
        return next((s.user for s in self.seats if s.seat == seat), "")

    def seat_row(self, seat: SeatId) -> SeatRow | None:
        return next((s for s in self.seats if s.seat == seat), None)

    def people(self) -> tuple[str, ...]:
        """Everybody at the table who is not a computer, each once."""
        return tuple(dict.fromkeys(s.user for s in self.seats if s.user and not s.user.startswith(COMPUTER)))


def is_computer(user: str) -> bool:
    return user.startswith(COMPUTER)


class Tables:
    """Loads games and keeps the most recent ones. All changes of a game happen under its `lock`."""

    def __init__(self, store: Store, games: Mapping[str, Rules[Any]], size: int = 64) -> None:
        self._store = store
        self._games = games
        self._size = size
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game: str) -> asyncio.Lock:
        """The queue of this game; asyncio wakes waiters in the order of their coming."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def get(self, game: str) -> Live:
        """The game now; refused when it does not exist (any more)."""
        row = await self._store.game(game)
        if row is None:
            raise decline("core-no-such-game")
        return await self.of(row)

    async def of(self, row: GameRow) -> Live:
        known = self._live.get(row.id)
        if known is not None and known.row.version == row.version:
            self._live.move_to_end(row.id)
            return known
        loaded = await self._store.load(row.id)
        if loaded is None:
            raise decline("core-no-such-game")
        prompts = await self._store.prompts(row.id)
        live = self._read(loaded, {p.seat: p.question for p in prompts})
        live = replace(live, since={p.seat: p.at for p in prompts})
        self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        self._live[live.id] = live
        self._live.move_to_end(live.id)
        while len(self._live) > self._size:
            self._live.popitem(last=False)

    def drop(self, game: str) -> None:
        self._live.pop(game, None)

    async def at(self, game: str, moves: int) -> Live:
        """The game as it stood after so many moves."""
        loaded = await self._store.load(game, moves)
        if loaded is None:
            raise decline("core-no-such-game")
        return self._read(loaded, {})

    def rules(self, key: str) -> Rules[Any]:
        rules = self._games.get(key)
        if rules is None:
            raise decline("core-unknown-game", game=key)
        return rules

    def _read(self, loaded: Loaded, asked: Mapping[SeatId, str]) -> Live:
        row = loaded.row
        rules = self.rules(row.game)
        live = Live(row, loaded.seats, rules, read_options(rules, row.options), read_meta(row.meta), asked)
        if row.status == "lobby" or not live.meta.started:
            return live
        return replace(live, state=position(live, loaded))


def position(live: Live, loaded: Loaded) -> State:
    """The state that the newest snapshot and the log after it lead to."""
    rules = live.rules
    if loaded.snapshot is not None:
        state = rules.load(loaded.snapshot.state)
    else:
        state = rules.start(live.row.seed, played_seats(live.seats), live.options).state
    table = Table(rules, state)
    for action in loaded.tail:
        table.act(action.seat, rules.action_from_json(action.action))
    final: State = table.state
    return final


def played_seats(seats: tuple[SeatRow, ...]) -> tuple[SeatId, ...]:
    return tuple(s.seat for s in sorted(seats, key=lambda s: s.position))


def read_options(rules: Rules[Any], text: str) -> GameOptions:
    return rules.options_type.model_validate_json(text or "{}")


def read_meta(text: str) -> Meta:
    try:
        return Meta.model_validate(json.loads(text or "{}"))
    except (ValueError, ValidationError):
        log.exception("the notes on a game cannot be read; starting with empty ones")
        return Meta()
