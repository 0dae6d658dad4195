"""Export and import of games as JSON: seed, options and log; an import is replayed and checked.

The seed tells everything hidden. So a running game is only exported for somebody who manages the channel and has no
seat at the table (to move it to another server), and the table is told; a finished game is everybody's.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pydantic import Field, ValidationError

from bot.aftermath import Aftermath, aftermath, nonce, passing_nonce, post_data
from bot.ask import Ask, game_here
from bot.errors import decline
from bot.house import House
from bot.i18n import LANGUAGES, safe
from bot.lobby import new_row
from bot.parts import Attachment, Body, Reply
from bot.present import fit, note
from bot.records import Meta, PostData, Practice, Record, event_json, message_data
from bot.service import Service, result_rows
from bot.tables import Live, read_options
from games.core.engine import Rules, Table
from games.core.errors import CorruptState, GameError
from games.core.message import m
from games.core.rng import commitment
from storage.protocol import ActionRow, ChannelTaken, Commit, EventRow, NewPost, SeatRow, SnapshotRow, Status

FORMAT = 1
MOST_ACTIONS = 20000


class SeatData(Record):
    seat: str
    user: str = ""
    name: str = ""


class ActionData(Record):
    seat: str
    action: dict[str, Any]
    user: str = ""
    at: int = 0
    waited: int | None = Field(default=None, ge=0)


class GameFile(Record):
    """The file. `schema_` is the schema of the rules that wrote the log."""

    marspost: int
    game: str
    schema_: int = Field(alias="schema")
    status: str
    seed: str
    options: dict[str, Any]
    language: str = "en"
    pace: int = 0
    practice: Practice | None = None
    seats: list[SeatData]
    log: list[ActionData]


class Exporting:
    def __init__(self, house: House, service: Service) -> None:
        self.house = house
        self.service = service

    async def export(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        if live.state is None:
            raise decline("core-not-started")
        if live.row.status in ("running", "parked"):
            if not ask.caller.manager or live.seats_of(ask.caller.user):
                raise decline("core-export-running")
            await self._tell(ask, live)
        actions = await self.house.store.actions(live.id)
        data = {
            "marspost": FORMAT,
            "game": live.rules.key,
            "schema": live.rules.schema,
            "status": live.row.status,
            "proof": commitment(live.row.seed),
            "seed": live.row.seed,
            "options": json.loads(live.row.options),
            "language": live.row.language,
            "pace": live.meta.pace,
            "practice": live.meta.practice.model_dump() if live.meta.practice else None,
            "seats": [{"seat": s.seat, "user": s.user, "name": s.name} for s in live.seats],
            "log": [_exported(a) for a in actions],
        }
        text = json.dumps(data, ensure_ascii=False, indent=1).encode()
        files = (Attachment(f"{live.rules.key}-{live.id}.json", text),)
        return Reply(fit(Body(ask.say(m("core-exported", n=len(actions))), files=files)))

    async def _tell(self, ask: Ask, live: Live) -> None:
        text = m("core-exported-running", who=safe(ask.caller.name))
        data = PostData(kind="note", version=live.row.version, text=message_data(text))
        post = NewPost(live.row.channel, data.dump(), passing_nonce(live, "x", self.house.now()))
        await self.house.store.post(live.id, [post])
        self.service.changed(live.id)

    async def import_file(self, ask: Ask) -> Reply:
        file = ask.file("file")
        if file is None:
            raise decline("core-import-no-file")
        try:
            data = GameFile.model_validate(json.loads(file.data))
        except (ValueError, ValidationError, RecursionError):
            raise decline("core-import-unreadable") from None
        if data.marspost != FORMAT or len(data.log) > MOST_ACTIONS:
            raise decline("core-import-unreadable")
        if data.status in ("running", "parked") and not ask.caller.manager:
            raise decline("core-import-manager")
        return await self._load(ask, data)

    async def _load(self, ask: Ask, data: GameFile) -> Reply:
        rules, now = self.house.tables.rules(data.game), self.house.now()
        try:
            options = read_options(rules, json.dumps(data.options))
            table, actions, events = await self.house.in_worker(lambda: replayed(rules, data, now))
        except (GameError, CorruptState, ValidationError, ValueError, KeyError):
            raise decline("core-import-wrong") from None
        language = data.language if data.language in LANGUAGES else "en"
        row = new_row(ask.caller, rules, options, seed=data.seed, language=language, now=now)
        seats = tuple(SeatRow(s.seat, n, s.user, s.name) for n, s in enumerate(data.seats))
        try:
            await self.house.store.create(row, seats)
        except ChannelTaken:
            raise decline("core-channel-taken") from None
        meta = Meta(pace=data.pace, practice=data.practice, started=now, events=len(events))
        live = Live(row, seats, rules, options, meta, {}, table.state)
        await self._fill(ask, live, actions, events, stopped=data.status == "ended")
        return note(ask.say(m("core-done-already")))

    async def _fill(
        self, ask: Ask, live: Live, actions: Sequence[ActionRow], events: Sequence[EventRow], *, stopped: bool
    ) -> None:
        """The whole log in one commit; who is to move is asked, unless the game is at rest."""
        state = live.position
        status: Status = "over" if state.over is not None else "ended" if stopped else "running"
        after = await aftermath(self.house, live, state) if status == "running" else Aftermath((), {})
        post = post_data(live, state, after, "board", len(actions))
        post.text = message_data(m("core-imported", who=safe(ask.caller.name), n=len(actions)))
        commit = Commit(
            game=live.id,
            version=live.row.version,
            actions=actions,
            events=events,
            snapshot=SnapshotRow(len(actions), live.rules.dump(state)),
            status=status,
            meta=live.meta.dump(),
            posts=[NewPost(live.row.channel, post.dump(), nonce(live))],
            timers=after.timers,
            prompts=after.prompts,
            results=result_rows(live.rules, state),
            interaction=ask.caller.interaction,
            answer=ask.say(m("core-done-already")),
            at=self.house.now(),
        )
        await self.service.save(live, commit, after, state)


def _exported(action: ActionRow) -> dict[str, Any]:
    data = {"seat": action.seat, "action": json.loads(action.action), "user": action.user, "at": action.at}
    return data if action.waited is None else data | {"waited": action.waited}


def replayed(rules: Rules[Any], data: GameFile, now: int) -> tuple[Table[Any], list[ActionRow], list[EventRow]]:
    """The log played again from the seed: every action must be legal where it stands."""
    options = read_options(rules, json.dumps(data.options))
    step = rules.start(data.seed, [s.seat for s in data.seats], options)
    events = [EventRow(n, -1, event_json(e)) for n, e in enumerate(step.events)]
    table: Table[Any] = Table(rules, step.state)
    actions: list[ActionRow] = []
    for number, entry in enumerate(data.log):
        action = rules.action_from_json(json.dumps(entry.action))
        happened = table.act(entry.seat, action)
        for event in happened:
            events.append(EventRow(len(events), number, event_json(event)))
        barrier = any(e.barrier for e in happened)
        text = rules.action_json(action)
        actions.append(ActionRow(number, entry.seat, text, "", entry.user, barrier, entry.at or now, entry.waited))
    rules.check(table.state)
    return table, actions, events
