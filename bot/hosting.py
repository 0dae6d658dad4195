"""A table's life after the start: end, hand over, move, rematch, park, watch."""

from __future__ import annotations

from dataclasses import replace

from bot.aftermath import aftermath, nonce, post_data, posts
from bot.ask import Ask, ensure_playing, game_here
from bot.controls import Control, control
from bot.errors import decline
from bot.house import House, public_language
from bot.i18n import safe
from bot.lobby import Lobby, held_by_computer, known_computer, open_seats
from bot.parts import Reply
from bot.present import button, note
from bot.records import Meta, PostData, message_data
from bot.service import Service
from bot.tables import Live, is_computer
from games.core.message import Message, m, seat_name
from storage.protocol import ChannelTaken, Commit, NewPost, SeatRow

LIVE = ("lobby", "running", "parked")
WATCHERS = 5


class Hosting:
    def __init__(self, house: House, service: Service, lobby: Lobby) -> None:
        self.house = house
        self.service = service
        self.lobby = lobby

    # --- end --------------------------------------------------------------------------------------------------

    async def end(self, ask: Ask) -> Reply:
        """Asks first: ending cannot be undone."""
        live = await game_here(self.house, ask.caller)
        self._may_end(ask, live)
        sure = button(ask.say(m("core-button-end")), control("end", live.id, live.row.version), "danger")
        return note(ask.say(m("core-end-sure")), rows=((sure,),))

    async def end_pressed(self, ask: Ask, pressed: Control) -> Reply:
        async with self.house.tables.lock(pressed.game):
            live = await self.house.tables.get(pressed.game)
            self._may_end(ask, live)
            text = m("core-ended", who=safe(ask.caller.name), seed=live.row.seed)
            commit = self._commit(ask, live, text)
            commit.status = "ended"
            await self.service.save(live, commit)
        return note(ask.say(m("core-done-already")))

    def _may_end(self, ask: Ask, live: Live) -> None:
        if live.row.status not in LIVE:
            raise decline("core-game-over")
        caller = ask.caller
        alone = live.people() in ((), (caller.user,))
        if not (caller.manager or caller.user == live.row.created_by or alone):
            raise decline("core-only-host")

    def _commit(self, ask: Ask, live: Live, text: Message, channel: str = "") -> Commit:
        """A change of the table that is told in public."""
        data = PostData(kind="note", version=live.row.version + 1, text=message_data(text))
        return Commit(
            game=live.id,
            version=live.row.version,
            posts=[NewPost(channel or live.row.channel, data.dump(), nonce(live))],
            interaction=ask.caller.interaction,
            answer=ask.say(m("core-done-already")),
            at=self.house.now(),
        )

    # --- seats ------------------------------------------------------------------------------------------------

    async def replace_seat(self, ask: Ask) -> Reply:
        """Hand a seat to another person or a computer player."""
        here = await game_here(self.house, ask.caller)
        async with self.house.tables.lock(here.id):
            live = await self.house.tables.get(here.id)
            ensure_playing(live)
            seat = self._seat_to_give(ask, live)
            new = self._successor(ask, live, seat)
            seats = [new if s.seat == seat.seat else s for s in live.seats]
            changed = replace(live, seats=tuple(seats), asked={s: q for s, q in live.asked.items() if s != seat.seat})
            after = await aftermath(self.house, changed, live.position, (), {ask.caller.user})
            name = self.house.holder_name(live.row.guild, new, public_language(live.row))
            text = m("core-replaced", seat=self._seat_title(live, seat), who=safe(name))
            data = post_data(changed, live.position, after, "board", live.row.moves, text=message_data(text))
            commit = Commit(
                game=live.id,
                version=live.row.version,
                seats=seats,
                posts=posts(changed, data),
                timers=after.timers,
                clear_drafts=[seat.seat],
                prompts=after.prompts,
                clear_prompts=[seat.seat],
                interaction=ask.caller.interaction,
                answer=ask.say(m("core-done-already")),
                at=self.house.now(),
            )
            await self.service.save(changed, commit, after, live.position)
        return note(ask.say(m("core-done-already")))

    def _seat_to_give(self, ask: Ask, live: Live) -> SeatRow:
        mine = live.seats_of(ask.caller.user)
        wanted = ask.text("seat") or (mine[0] if len(mine) == 1 else "")
        row = live.seat_row(wanted) if wanted else None
        if row is None:
            raise decline("core-which-seat", known=", ".join(s.seat for s in live.seats))
        free = not row.user or is_computer(row.user)
        if not (row.seat in mine or free or ask.caller.manager or ask.caller.user == live.row.created_by):
            raise decline("core-not-your-seat")
        return row

    def _successor(self, ask: Ask, live: Live, seat: SeatRow) -> SeatRow:
        person, computer = ask.person("person"), ask.text("computer")
        if computer:
            known_computer(self.house, live, computer)
            return held_by_computer(seat, computer)
        if person:
            return replace(seat, user=person.user, name=person.name)
        if seat.seat not in live.seats_of(ask.caller.user):
            return replace(seat, user=ask.caller.user, name=ask.caller.name)
        raise decline("core-replace-by-whom")

    def _seat_title(self, live: Live, seat: SeatRow) -> Message:
        spec = next((s for s in live.rules.seats(live.options) if s.seat == seat.seat), None)
        return spec.name if spec else seat_name(seat.seat)

    # --- places -----------------------------------------------------------------------------------------------

    async def move(self, ask: Ask) -> Reply:
        """Bring a game (parked, or from another channel) into this channel."""
        wanted = ask.text("game")
        if not wanted:
            raise decline("core-move-which")
        async with self.house.tables.lock(wanted):
            live = await self.house.tables.get(wanted)
            caller = ask.caller
            if not (live.seats_of(caller.user) or caller.user == live.row.created_by):
                raise decline("core-not-seated")
            if live.row.status not in LIVE:
                raise decline("core-game-over")
            if live.row.channel == caller.channel and live.row.status != "parked":
                raise decline("core-already-here")
            commit = await self._moving(ask, live)
            try:
                await self.service.save(live, commit)
            except ChannelTaken:
                raise decline("core-channel-taken") from None
        return note(ask.say(m("core-moved")))

    async def _moving(self, ask: Ask, live: Live) -> Commit:
        channel = ask.caller.channel
        commit = self._commit(ask, live, m("core-moved-here", who=safe(ask.caller.name)), channel)
        commit.channel, commit.guild = channel, ask.caller.guild
        if live.state is not None:
            commit.status = "running"
            # A parked game lost its timers, and people must hear where it is now: they are asked anew.
            after = await aftermath(self.house, replace(live, asked={}), live.state, (), {ask.caller.user})
            data = post_data(live, live.state, after, "board", live.row.moves)
            data.text = message_data(m("core-moved-here", who=safe(ask.caller.name)))
            commit.posts = posts(live, data, channel)
            commit.timers, commit.prompts, commit.clear_prompts = after.timers, after.prompts, list(live.asked)
        elif live.row.status == "parked":
            commit.status = "lobby"
        return commit

    async def park(self, channel: str) -> None:
        """The channel is gone: the game waits for `/game move`; watching channels are forgotten."""
        row = await self.house.store.in_channel(channel)
        if row is None or row.status not in ("lobby", "running"):
            return
        async with self.house.tables.lock(row.id):
            live = await self.house.tables.get(row.id)
            if live.row.status in ("lobby", "running") and live.row.channel == channel:
                commit = Commit(game=live.id, version=live.row.version, status="parked", at=self.house.now())
                await self.service.save(live, commit)

    # --- again ------------------------------------------------------------------------------------------------

    async def rematch(self, ask: Ask) -> Reply:
        return await self._rematch(ask, await game_here(self.house, ask.caller))

    async def rematch_pressed(self, ask: Ask, pressed: Control) -> Reply:
        return await self._rematch(ask, await self.house.tables.get(pressed.game))

    async def _rematch(self, ask: Ask, live: Live) -> Reply:
        """The same people, seats and options at a new table."""
        if live.row.status in LIVE:
            raise decline("core-not-over")
        if ask.caller.user not in live.people() and not ask.caller.manager:
            raise decline("core-not-seated")
        old = {s.seat: s for s in live.seats}
        seats = [
            replace(s, user=old[s.seat].user, name=old[s.seat].name, ready=is_computer(old[s.seat].user))
            if s.seat in old
            else s
            for s in open_seats(live.rules, live.options)
        ]
        return await self.lobby.create(ask, live.rules, live.options, seats, Meta(pace=live.meta.pace))

    # --- watching ---------------------------------------------------------------------------------------------

    async def watch(self, ask: Ask) -> Reply:
        """Mirror the public posts of a game of this server into this channel, or stop that."""
        game = ask.text("game")
        if not game:
            raise decline("core-watch-which")
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            if live.row.guild != ask.caller.guild:
                raise decline("core-no-such-game")
            channel = ask.caller.channel
            if channel == live.row.channel:
                raise decline("core-watch-here")
            watchers = [w for w in live.meta.watchers if w != channel]
            stop = ask.flag("stop")
            if not stop:
                if not ask.caller.sees(live.row.channel):
                    raise decline("core-watch-unseen")
                if len(watchers) >= WATCHERS:
                    raise decline("core-watch-many", n=WATCHERS)
                watchers.append(channel)
            meta = live.meta.model_copy(update={"watchers": watchers})
            commit = Commit(
                game=live.id,
                version=live.row.version,
                meta=meta.dump(),
                interaction=ask.caller.interaction,
                answer=ask.say(m("core-done-already")),
                at=self.house.now(),
            )
            await self.service.save(live, commit)
        return note(ask.say(m("core-watch-stopped" if stop else "core-watching")))

    async def unwatch(self, game: str, channel: str) -> None:
        """A watching channel is gone."""
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            if channel in live.meta.watchers:
                meta = live.meta.model_copy(update={"watchers": [w for w in live.meta.watchers if w != channel]})
                commit = Commit(game=live.id, version=live.row.version, meta=meta.dump(), at=self.house.now())
                await self.service.save(live, commit)
