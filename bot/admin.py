"""`/admin`: repair, for those who manage the channel."""

from __future__ import annotations

import json

from bot.aftermath import aftermath, passing_nonce, post_data
from bot.ask import Ask, game_here
from bot.errors import decline
from bot.house import House
from bot.i18n import LANGUAGES
from bot.parts import Reply
from bot.present import note
from bot.service import Service
from bot.tables import Live
from games.core.engine import replay
from games.core.errors import CorruptState, GameError
from games.core.message import m
from storage.protocol import Commit, NewPost


class Admin:
    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service

    def _only_managers(self, ask: Ask) -> None:
        if not ask.caller.manager:
            raise decline("core-only-managers")

    async def check(self, ask: Ask) -> Reply:
        """Replay the whole log from the seed and compare it with the loaded position; forget what is in memory."""
        self._only_managers(ask)
        here = await game_here(self.house, ask.caller)
        if here.state is None:
            raise decline("core-not-started")
        async with self.house.tables.lock(here.id):
            self.house.tables.drop(here.id)
            live = await self.house.tables.get(here.id)
            actions = await self.house.store.actions(live.id)
            rules = live.rules
            log = [(a.seat, rules.action_from_json(a.action)) for a in actions]
            seats = tuple(s.seat for s in live.seats)
            try:
                again = await self.house.in_worker(lambda: replay(rules, live.row.seed, seats, live.options, log))
                same = json.loads(rules.dump(again)) == json.loads(rules.dump(live.position))
                rules.check(live.position)
            except (GameError, CorruptState):
                same = False
        return note(ask.say(m("core-check-good" if same else "core-check-bad", n=len(actions))))

    async def repost(self, ask: Ask) -> Reply:
        """Post the board and the question again."""
        self._only_managers(ask)
        live = await game_here(self.house, ask.caller)
        if live.state is None:
            raise decline("core-not-started")
        await self._post_board(live)
        return note(ask.say(m("core-done-already")))

    async def _post_board(self, live: Live) -> None:
        after = await aftermath(self.house, live, live.position)
        data = post_data(live, live.position, after, "board", live.row.moves)
        data.pings = []
        data.version = live.row.version
        post = NewPost(live.row.channel, data.dump(), passing_nonce(live, "b", self.house.now()))
        await self.house.store.post(live.id, [post])
        self.service.changed(live.id)

    async def language(self, ask: Ask) -> Reply:
        """The language of public posts on this server, and of the game in this channel."""
        self._only_managers(ask)
        language = ask.text("language")
        if language not in LANGUAGES:
            raise decline("core-unknown-value", name="language", value=language[:20], known=", ".join(LANGUAGES))
        await self.house.store.set_setting(f"language:{ask.caller.guild}", language)
        row = await self.house.store.in_channel(ask.caller.channel)
        if row is not None and row.status in ("lobby", "running"):
            async with self.house.tables.lock(row.id):
                live = await self.house.tables.get(row.id)
                commit = Commit(game=live.id, version=live.row.version, language=language, at=self.house.now())
                await self.service.save(live, commit)
        return note(self.house.texts.say(m("core-language-set"), language))
