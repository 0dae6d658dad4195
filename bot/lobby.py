"""Before the first move: a new table, its seats, its options, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.aftermath import aftermath, post_data, posts
from bot.ask import Ask, game_here
from bot.controls import Control
from bot.errors import decline
from bot.house import House, public_language
from bot.i18n import safe
from bot.lobby_view import CLOSED, LobbyView
from bot.options import PACE, changed, parsed, read_pace
from bot.parts import Caller, Reply
from bot.present import note, play_button
from bot.records import Line, Meta, event_data, event_json, visible
from bot.service import Service
from bot.tables import COMPUTER, Live, is_computer
from games.core.engine import Rules
from games.core.message import m
from games.core.model import GameOptions, SeatId
from storage.protocol import ChannelTaken, Commit, EventRow, GameRow, SeatRow, SnapshotRow

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_seed() -> str:
    return secrets.token_hex(16)


def new_row(caller: Caller, rules: Rules[Any], options: GameOptions, *, seed: str, language: str, now: int) -> GameRow:
    """A table in the caller's channel that nobody has sat down at."""
    return GameRow(
        id=new_id(),
        game=rules.key,
        channel=caller.channel,
        guild=caller.guild,
        status="lobby",
        version=0,
        moves=0,
        seed=seed,
        options=options.model_dump_json(),
        language=language,
        created_by=caller.user,
        created_at=now,
        updated_at=now,
    )


class Lobby:
    """The life of a table up to its start."""

    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service
        self.view = LobbyView(house)

    # --- new --------------------------------------------------------------------------------------------------

    async def new(self, ask: Ask) -> Reply:
        rules = self.house.tables.rules(ask.text("game") or next(iter(self.house.games), ""))
        options, pace = parsed(rules, ask.text("setup"))
        seats = open_seats(rules, options)
        first = replace(seats[0], user=ask.caller.user, name=ask.caller.name)
        return await self.create(ask, rules, options, (first, *seats[1:]), Meta(pace=pace))

    async def create(
        self, ask: Ask, rules: Rules[Any], options: GameOptions, seats: Sequence[SeatRow], meta: Meta
    ) -> Reply:
        language = await self.house.guild_language(ask.caller.guild, ask.language)
        row = new_row(ask.caller, rules, options, seed=new_seed(), language=language, now=self.house.now())
        row = replace(row, meta=meta.dump())
        try:
            await self.house.store.create(row, seats, ask.caller.interaction, ask.say(m("core-lobby-made")))
        except ChannelTaken:
            raise decline("core-channel-taken") from None
        return self._reply(await self.house.tables.of(row))

    def _reply(self, live: Live, *, edit: bool = False, page: int = CLOSED) -> Reply:
        return Reply(self.view.body(live, public_language(live.row), page=page), private=False, edit=edit)

    # --- changes ----------------------------------------------------------------------------------------------

    async def change(self, ask: Ask, game: str, make: Callable[[Live], Commit]) -> Live:
        """One change of a lobby under the game's queue."""
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            if live.row.status != "lobby":
                raise decline("core-already-started")
            commit = make(live)
            commit.at = self.house.now()
            commit.interaction = ask.caller.interaction
            commit.answer = ask.say(m("core-done-already"))
            return await self.service.save(live, commit)

    async def join(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        computer = ask.text("computer")
        if computer:
            return await self._add_computer(ask, live.id, computer, ask.text("seat"))
        return self._reply(await self._sit(ask, live.id, ask.text("seat")))

    async def join_pressed(self, ask: Ask, pressed: Control, values: Sequence[str]) -> Reply:
        wanted = values[0] if values else ""
        return self._reply(await self._sit(ask, pressed.game, wanted), edit=True)

    async def _sit(self, ask: Ask, game: str, wanted: str) -> Live:
        caller = ask.caller

        def sit(live: Live) -> Commit:
            if not wanted and live.seats_of(caller.user):
                raise decline("core-already-seated")
            seat = free_seat(live, wanted)
            return with_seat(live, replace(seat, user=caller.user, name=caller.name, ready=False))

        return await self.change(ask, game, sit)

    async def computer_pressed(self, ask: Ask, pressed: Control, values: Sequence[str]) -> Reply:
        return await self._add_computer(ask, pressed.game, values[0] if values else pressed.argument, "", edit=True)

    async def _add_computer(self, ask: Ask, game: str, policy: str, wanted: str, *, edit: bool = False) -> Reply:
        def sit(live: Live) -> Commit:
            known_computer(self.house, live, policy)
            if not live.seats_of(ask.caller.user) and not ask.caller.manager:
                raise decline("core-not-seated")
            return with_seat(live, held_by_computer(free_seat(live, wanted), policy))

        return self._reply(await self.change(ask, game, sit), edit=edit)

    async def leave(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        return self._reply(await self._leave(ask, live.id, ask.text("seat")))

    async def leave_pressed(self, ask: Ask, pressed: Control) -> Reply:
        return self._reply(await self._leave(ask, pressed.game, ""), edit=True)

    async def _leave(self, ask: Ask, game: str, wanted: str) -> Live:
        """Leave one's own seat, or send a computer player away."""

        def stand(live: Live) -> Commit:
            mine = live.seats_of(ask.caller.user)
            seat = wanted or (mine[-1] if mine else "")
            row = live.seat_row(seat)
            if row is None or not (seat in mine or is_computer(row.user)):
                raise decline("core-not-seated" if not wanted else "core-not-your-seat")
            return with_seat(live, replace(row, user="", name="", ready=False))

        return await self.change(ask, game, stand)

    async def ready_pressed(self, ask: Ask, pressed: Control) -> Reply:
        def toggle(live: Live) -> Commit:
            mine = live.seats_of(ask.caller.user)
            if not mine:
                raise decline("core-not-seated")
            ready = not all(s.ready for s in live.seats if s.seat in mine)
            seats = [replace(s, ready=ready) if s.seat in mine else s for s in live.seats]
            return Commit(game=live.id, version=live.row.version, seats=seats)

        return self._reply(await self.change(ask, pressed.game, toggle), edit=True)

    # --- options ----------------------------------------------------------------------------------------------

    async def options(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        name, value = ask.text("option"), ask.text("value")
        if not name and not value:
            return self._reply(live, page=0)
        return self._reply(await self._set_option(ask, live.id, name, value))

    async def options_pressed(self, ask: Ask, pressed: Control, values: Sequence[str]) -> Reply:
        """Open or close the options in the lobby's message, or take over a chosen value."""
        name, _, page = pressed.argument.partition(".")
        if values:
            live = await self._set_option(ask, pressed.game, name, values[0])
        else:
            live = await self.house.tables.get(pressed.game)
        return self._reply(live, edit=True, page=int(page) if page.isdigit() else CLOSED)

    async def _set_option(self, ask: Ask, game: str, name: str, value: str) -> Live:
        def change(live: Live) -> Commit:
            self._may_set(ask, live)
            if name == PACE:
                meta = live.meta.model_copy(update={"pace": read_pace(value)})
                return Commit(game=live.id, version=live.row.version, meta=meta.dump())
            options = changed(live.rules, live.options, name, value)
            seats = reseated(live, open_seats(live.rules, options))
            return Commit(game=live.id, version=live.row.version, options=options.model_dump_json(), seats=seats)

        return await self.change(ask, game, change)

    def _may_set(self, ask: Ask, live: Live) -> None:
        caller = ask.caller
        if not (live.seats_of(caller.user) or caller.manager or caller.user == live.row.created_by):
            raise decline("core-not-seated")

    # --- start ------------------------------------------------------------------------------------------------

    async def start(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        started = await self._start(ask, live.id)
        text = ask.say(m("core-started"))
        if started.seats_of(ask.caller.user):
            return note(text, rows=((play_button(ask.say, started.id, started.row.version),),))
        return note(text)

    async def start_pressed(self, ask: Ask, pressed: Control) -> Reply:
        """The lobby's message loses its controls; the first post carries the way on."""
        return self._reply(await self._start(ask, pressed.game), edit=True)

    async def _start(self, ask: Ask, game: str) -> Live:
        async with self.house.tables.lock(game):
            live = await self.house.tables.get(game)
            if live.row.status != "lobby":
                raise decline("core-already-started")
            self._may_start(ask, live)
            return await self.begin(ask, live)

    def _may_start(self, ask: Ask, live: Live) -> None:
        caller = ask.caller
        self._may_set(ask, live)
        taken = [s for s in live.seats if s.user]
        need = live.rules.least_seats(live.options)
        if len(taken) < need:
            raise decline("core-too-few", n=len(taken), need=need)
        others = [s for s in taken if s.user != caller.user and not s.ready]
        if others and caller.user != live.row.created_by and not caller.manager:
            raise decline("core-not-ready", who=", ".join(dict.fromkeys(s.name for s in others)))

    async def begin(self, ask: Ask, live: Live) -> Live:
        """Set-up, first posts, timers: one transaction."""
        rules, row, now = live.rules, live.row, self.house.now()
        seats = tuple(s for s in live.seats if s.user)
        options = rules.settled(live.options, {s.seat: s.user for s in seats if not is_computer(s.user)})
        step = rules.start(row.seed, tuple(s.seat for s in seats), options)
        rules.check(step.state)
        table = replace(live, seats=seats, options=options)
        actors = {ask.caller.user}
        after = await aftermath(self.house, table, step.state, (), actors)
        meta = live.meta.model_copy(update={"started": now, "events": len(step.events)})
        lines = [Line(events=[event_data(e) for e in visible(step.events, ())])] if step.events else []
        data = post_data(table, step.state, after, "start", 0, lines=lines)
        commit = Commit(
            game=live.id,
            version=row.version,
            events=[EventRow(n, -1, event_json(e)) for n, e in enumerate(step.events)],
            snapshot=SnapshotRow(0, rules.dump(step.state)),
            status="running",
            options=options.model_dump_json(),
            meta=meta.dump(),
            seats=seats,
            posts=posts(table, data),
            timers=after.timers,
            prompts=after.prompts,
            interaction=ask.caller.interaction,
            answer=ask.say(m("core-started")),
            at=now,
        )
        return await self.service.save(table, commit, after, step.state)


def open_seats(rules: Rules[Any], options: GameOptions) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(spec.seat, n) for n, spec in enumerate(rules.seats(options)))


def reseated(live: Live, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """People keep their seats when options change; who loses one moves to a free one; nobody is dropped silently."""
    known = {s.seat: s for s in live.seats}
    placed = [
        replace(s, user=known[s.seat].user, name=known[s.seat].name, ready=False) if s.seat in known else s
        for s in seats
    ]
    names = {s.seat for s in seats}
    homeless = [s for s in live.seats if s.user and s.seat not in names]
    for number, seat in enumerate(placed):
        if homeless and not seat.user:
            who = homeless.pop(0)
            placed[number] = replace(seat, user=who.user, name=who.name)
    if any(not is_computer(s.user) for s in homeless):
        raise decline("core-seats-taken")
    return [replace(s, ready=is_computer(s.user)) for s in placed]


def free_seat(live: Live, wanted: SeatId) -> SeatRow:
    if wanted:
        row = live.seat_row(wanted)
        if row is None:
            raise decline("core-no-such-seat", seat=safe(wanted, 20))
        if row.user:
            raise decline("core-seat-taken")
        return row
    free = next((s for s in live.seats if not s.user), None)
    if free is None:
        raise decline("core-table-full")
    return free


def known_computer(house: House, live: Live, policy: str) -> None:
    """Refuses a computer player that this game does not have."""
    policies = house.policies.get(live.rules.key, {})
    if policy not in policies:
        raise decline("core-unknown-computer", name=safe(policy, 40), known=", ".join(policies) or "-")


def held_by_computer(seat: SeatRow, policy: str) -> SeatRow:
    return replace(seat, user=COMPUTER + policy, name=policy, ready=True)


def with_seat(live: Live, seat: SeatRow) -> Commit:
    seats = [seat if s.seat == seat.seat else s for s in live.seats]
    return Commit(game=live.id, version=live.row.version, seats=seats)
