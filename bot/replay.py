"""`/replay`: the game so far as an animation, one frame for each completed move, from the channel's view only.

Whoever asks gets the view of a spectator, also somebody with a seat: a film is easily passed on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PIL import Image

from bot.ask import Ask, game_here
from bot.errors import decline
from bot.house import House, public_language
from bot.i18n import Say, safe
from bot.parts import Body, Reply
from bot.present import fit
from bot.service import mid_move
from bot.tables import Live, played_seats
from games.core.engine import Table
from games.core.errors import GameError
from games.core.message import Event, m, seat_name
from games.core.model import SeatId, View
from renderers.kit.film import MIME_GIF, SAMPLES, WIDTH, Caption, Film, captioned
from renderers.kit.picture import Picture, clip_alt
from renderers.protocol import Renderer
from storage.protocol import ActionRow

SPEEDS = {"slow": 2400, "normal": 1400, "fast": 600}
"""Milliseconds a frame."""
MOST_FRAMES = 60
"""Packing a film of a thousand boards would keep a core busy for minutes and be too large for a message."""
MOST_WAITING = 4
KEPT = 3
"""Finished films kept in memory for whoever asks again."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A completed move: the game stood like this after `moves` actions."""

    moves: int
    seat: SeatId = ""
    events: tuple[Event, ...] = ()
    """What everybody was told of the move."""
    view: View | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which film: between which moves, how quick, in which language."""

    first: int
    last: int
    speed: str
    language: str


@dataclass(frozen=True, slots=True)
class Made:
    picture: Picture
    frames: int


class Replay:
    """One film is drawn at a time, a table has at most one in the queue, and the queue is short."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._drawing = asyncio.Lock()
        self._waiting: set[str] = set()
        self._films: OrderedDict[tuple[str, int, Wanted], Made] = OrderedDict()

    async def replay(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        if live.state is None:
            raise decline("core-not-started")
        shared = ask.flag("share")
        wanted = self._wanted(ask, live, public_language(live.row) if shared else ask.language)
        key = (live.id, live.row.version, wanted)
        made = self._films.get(key) or await self._queue(live, wanted)
        self._films[key] = made
        self._films.move_to_end(key)
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        say = self.house.texts.speaker(wanted.language)
        text = say(m("core-replay-text", first=wanted.first, last=wanted.last, n=made.frames))
        title = say(m("core-replay-title", game=self.house.title(live.rules.key)))
        return Reply(fit(Body(text, title=title, picture=made.picture)), private=not shared)

    def _wanted(self, ask: Ask, live: Live, language: str) -> Wanted:
        moves = live.row.moves
        first, last = ask.number("from"), ask.number("to")
        first, last = 0 if first is None else first, moves if last is None else last
        if not (0 <= first <= moves and 0 <= last <= moves):
            raise decline("core-no-such-move", n=moves)
        if first >= last:
            raise decline("core-replay-empty")
        speed = ask.text("speed") or "normal"
        if speed not in SPEEDS:
            raise decline("core-unknown-value", name="speed", value=safe(speed, 20), known=", ".join(SPEEDS))
        return Wanted(first, last, speed, language)

    async def _queue(self, live: Live, wanted: Wanted) -> Made:
        renderer = self.house.renderer(live)
        if renderer is None:
            raise decline("core-replay-no-pictures")
        if live.id in self._waiting:
            raise decline("core-replay-under-way")
        if len(self._waiting) >= MOST_WAITING:
            raise decline("core-replay-busy")
        self._waiting.add(live.id)
        try:
            async with self._drawing:
                return await self._film(live, renderer, wanted)
        finally:
            self._waiting.discard(live.id)

    async def _film(self, live: Live, renderer: Renderer, wanted: Wanted) -> Made:
        """Frame by frame through the workers, so that the pictures of moves made meanwhile come in between."""
        run = self.house.in_worker
        log = await self.house.store.actions(live.id, 0, wanted.last)
        try:
            shots = await run(lambda: chosen(live, log, wanted.first, MOST_FRAMES))
        except GameError as error:
            raise decline("core-replay-broken") from error
        if len(shots) < 2:
            raise decline("core-replay-empty")
        say = self.house.say_plain(live, wanted.language)
        artist = Artist(renderer, say, shots, wanted.last)
        samples = {n: await run(partial(artist.frame, n)) for n in spread(len(shots), SAMPLES)}
        film = await run(partial(Film, list(samples.values())))
        for n in range(len(shots)):
            frame = samples.pop(n) if n in samples else await run(partial(artist.frame, n))
            await run(partial(film.add, frame))
        data = await run(partial(film.gif, SPEEDS[wanted.speed]))
        begin, end = (renderer.headline(shots[n].view, say) for n in (0, -1))
        span = {"first": wanted.first, "last": wanted.last, "n": len(shots)}
        alt = say(m("core-replay-alt", game=self.house.title(live.rules.key), begin=begin, end=end, **span))
        name = f"{live.rules.key}-{wanted.first}-{wanted.last}.gif"
        return Made(Picture(data, MIME_GIF, WIDTH, film.height, clip_alt(alt), name), len(shots))


class Artist:
    """Draws the frames of one film."""

    def __init__(self, renderer: Renderer, say: Say, shots: Sequence[Shot], last: int) -> None:
        self.renderer, self.say, self.shots, self.last = renderer, say, shots, last

    def frame(self, number: int) -> Image.Image:
        shot = self.shots[number]
        marks = tuple(dict.fromkeys(mark for event in shot.events for mark in event.marks))
        board = self.renderer.frame(shot.view, self.say, marks)
        where = self.say(m("core-replay-move", n=shot.moves, of=self.last))
        title = f"{where} · {self.renderer.headline(shot.view, self.say)}"
        return captioned(board, Caption(title, self._words(shot), (number + 1) / len(self.shots)))

    def _words(self, shot: Shot) -> str:
        """Who moved, and as much of what happened as fits a line; the board shows the rest."""
        if not shot.events:
            return self.say(m("core-replay-begin"))
        sentences = [self.say(event.text).replace("**", "") for event in shot.events]
        name = self.say(seat_name(shot.seat)) if shot.seat else ""
        if name and not (sentences and name in sentences[0]):
            return f"{name}: {' · '.join(sentences)}"
        return " · ".join(sentences)


def chosen(live: Live, log: Sequence[ActionRow], first: int, most: int) -> list[Shot]:
    """The shots of a film of at most `most` frames, with what the channel saw; the first and the last are in it."""
    every = shots(live, log, first)
    return _with_views(live, log, [every[n] for n in spread(len(every), most)])


def shots(live: Live, log: Sequence[ActionRow], first: int) -> list[Shot]:
    """Where the game stood at `first`, and after each move completed since that everybody was told of.

    The same moments as the public posts: not the inner steps of a move, nor choices that stay secret for now.
    """
    table, found = opened(live), [Shot(first)]
    held: dict[SeatId, list[Event]] = {}
    for number, row in enumerate(log, start=1):
        events = table.act(row.seat, live.rules.action_from_json(row.action))
        told = held.setdefault(row.seat, [])
        told += [event for event in events if event.seen_by is None]
        if told and (table.over or not mid_move(table.state, row.seat)):
            if number > first:
                found.append(Shot(number, row.seat, tuple(told)))
            told.clear()
    return found


def _with_views(live: Live, log: Sequence[ActionRow], wanted: Sequence[Shot]) -> list[Shot]:
    table = opened(live)
    at = {shot.moves: shot for shot in wanted}
    found: list[Shot] = []
    for number in range(len(log) + 1):
        if number:
            row = log[number - 1]
            table.act(row.seat, live.rules.action_from_json(row.action))
        if number in at:
            found.append(replace(at[number], view=live.rules.view(table.state, None)))
    return found


def opened(live: Live) -> Table[Any]:
    return Table(live.rules, live.rules.start(live.row.seed, played_seats(live.seats), live.options).state)


def spread(count: int, most: int) -> list[int]:
    """At most `most` of `count` numbers from 0 on, evenly, the first and the last among them."""
    if count <= most:
        return list(range(count))
    return sorted({round(n * (count - 1) / (most - 1)) for n in range(most)})
