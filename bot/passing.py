"""`/pass`: the shortest way to do nothing more, where the rules allow it."""

from __future__ import annotations

from bot.ask import Ask, game_here, to_move
from bot.drafts import legal, walk
from bot.errors import decline
from bot.house import House
from bot.parts import Reply
from bot.play import Play
from bot.typed import fields_of

PASSING = ("pass", "done", "skip", "decline")
"""Kinds of action that mean "nothing (more)" in every game, best first; else a default without any choice in it."""


class Passing:
    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play

    async def run(self, ask: Ask) -> Reply:
        async with to_move(self.house, ask, await game_here(self.house, ask.caller)) as (live, seat):
            steps = await self.play.drafts.load(live, seat, ask.caller.user)
            asked = walk(live, seat, steps).decision
            if asked is None:
                raise decline("core-not-asked")
            for kind in PASSING:
                found = [o for o in legal(asked) if o.action.kind == kind]
                if len(found) == 1:
                    return await self.play.add(ask, live, seat, steps, found[0].action, deliberate=True)
            if asked.default is not None and not fields_of(type(asked.default)):
                return await self.play.add(ask, live, seat, steps, asked.default, deliberate=True)
            raise decline("core-cannot-pass")
