"""One request to the desk, and finding the game and the seat it is about."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.errors import decline
from bot.house import House
from bot.i18n import Say, safe
from bot.parts import Args, Caller, Someone, UploadedFile
from bot.tables import Live
from games.core.flow import able, waiting
from games.core.model import SeatId


@dataclass(frozen=True, slots=True)
class Ask:
    """Who asks what, in which language the answer is."""

    caller: Caller
    language: str
    say: Say
    args: Args

    def text(self, name: str) -> str:
        value = self.args.get(name, "")
        return value.strip() if isinstance(value, str) else str(value)

    def number(self, name: str) -> int | None:
        """A number, also one that came as text."""
        value = self.args.get(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str):
            return None
        try:
            return int(value.strip())
        except ValueError:
            raise decline("core-not-a-number", text=safe(value, 20)) from None

    def flag(self, name: str) -> bool:
        return self.args.get(name) is True or self.text(name).lower() in ("true", "yes", "1")

    def person(self, name: str) -> Someone | None:
        value = self.args.get(name)
        return value if isinstance(value, Someone) else None

    def file(self, name: str) -> UploadedFile | None:
        value = self.args.get(name)
        return value if isinstance(value, UploadedFile) else None


async def game_here(house: House, caller: Caller) -> Live:
    """The game of the caller's channel: the live one, else the most recent."""
    row = await house.store.in_channel(caller.channel)
    if row is None:
        raise decline("core-no-game")
    return await house.tables.of(row)


def seat_for(live: Live, user: str, wanted: str = "") -> SeatId:
    """The seat a person acts for: the one asked for, else the first of theirs that must decide, or may."""
    mine = live.seats_of(user)
    if not mine:
        raise decline("core-not-seated")
    if wanted:
        if wanted not in mine:
            raise decline("core-not-your-seat")
        return wanted
    if live.state is None:
        return mine[0]
    for asked in (waiting(live.state), able(live.state)):
        for seat in mine:
            if seat in asked:
                return seat
    return mine[0]


@asynccontextmanager
async def to_move(house: House, ask: Ask, live: Live) -> AsyncIterator[tuple[Live, SeatId]]:
    """The running game as it is now, under its queue, and the seat the caller acts for (option `seat`, if given)."""
    async with house.tables.lock(live.id):
        now = await house.tables.get(live.id)
        ensure_playing(now)
        yield now, seat_for(now, ask.caller.user, ask.text("seat"))


def ensure_playing(live: Live) -> None:
    """Refuses what needs a running game."""
    status = live.row.status
    if status == "lobby":
        raise decline("core-not-started")
    if status == "parked":
        raise decline("core-parked")
    if status in ("over", "ended"):
        raise decline("core-game-over")
