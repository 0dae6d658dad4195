"""The one way a game changes: queue, load, check, apply on a copy, save everything in one transaction."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.aftermath import Aftermath, aftermath, post_data, posts, prompt_of
from bot.house import House
from bot.learn.courses import COURSES
from bot.learn.progress import progressed
from bot.records import Held, Line, Meta, Practice, event_data, event_json, visible
from bot.tables import Live, is_computer
from games.core.engine import Rules, Table, decision
from games.core.flow import State
from games.core.message import Event
from games.core.model import Action, SeatId
from storage.protocol import ActionRow, Commit, Conflict, EventRow, GameRow, Repeated, ResultRow, SnapshotRow


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a plan: which seat, what, and who entered it (empty: the clock or a standing answer)."""

    seat: SeatId
    action: Action
    user: str = ""
    note: Event | None = None
    """Said in front of the events: "time is up", "standing answer"."""


@dataclass(frozen=True, slots=True)
class Played:
    """A step that was applied, with everything that happened."""

    step: Step
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A saved move."""

    live: Live
    played: tuple[Played, ...]
    posted: bool

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(e for p in self.played for e in p.events)

    def seen_by(self, seats: Iterable[SeatId]) -> list[Event]:
        return visible(self.events, seats)


class Service:
    """Moves. Listeners hear the id of every game that changed (the outbox and the computer players)."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: list[Callable[[str], None]] = []

    async def act(
        self, game: str, plan: Callable[[Live], Sequence[Step]], *, interaction: str = "", answer: str = ""
    ) -> Outcome:
        """Under the game's queue: `plan` looks at the position, refuses or says what to do; it is done and saved."""
        async with self.house.tables.lock(game):
            return await self.act_locked(game, plan, interaction=interaction, answer=answer)

    async def act_locked(
        self, game: str, plan: Callable[[Live], Sequence[Step]], *, interaction: str = "", answer: str = ""
    ) -> Outcome:
        try:
            return await self._act(game, plan, interaction, answer)
        except Repeated:
            raise
        except Conflict:
            # Somebody outside this queue changed the row (data rights, another process): judge it anew, once.
            self.house.tables.drop(game)
            return await self._act(game, plan, interaction, answer)

    async def _act(self, game: str, plan: Callable[[Live], Sequence[Step]], interaction: str, answer: str) -> Outcome:
        live = await self.house.tables.get(game)
        steps = plan(live)
        state, played = apply_steps(live, steps)
        outcome = await self._save(live, state, played, interaction, answer)
        self.changed(game)
        return outcome

    def changed(self, game: str) -> None:
        for listener in self.listeners:
            listener(game)

    async def save(
        self, live: Live, commit: Commit, asked: Aftermath | None = None, state: State | None = None
    ) -> Live:
        """Commit something else than a move (lobby, undo, settings of a table) and keep the new position."""
        named = self.house.newly_named(live.row.guild, live.seats if commit.seats is None else commit.seats)
        if named != live.seats:
            commit.seats = named
        row = await self.house.store.commit(commit)
        fresh = refresh(live, row, commit)
        if state is not None:
            fresh = replace(fresh, state=state)
        if asked is not None:
            fresh = replace(fresh, asked=asked.asked, since=asked.since)
        self.house.tables.keep(fresh)
        self.changed(live.id)
        return fresh

    async def _save(self, live: Live, state: State, played: Sequence[Played], interaction: str, answer: str) -> Outcome:
        house, row = self.house, live.row
        acted = {p.step.seat for p in played}
        actors = {p.step.user for p in played if p.step.user}
        after = await aftermath(house, live, state, acted, actors)
        moves = row.moves + len(played)
        meta, lines = gather(live, state, played)
        over = state.over is not None
        wanted = over or bool(lines) or bool(after.pings)
        new_posts = []
        if wanted:
            data = post_data(live, state, after, "over" if over else "move", moves, lines=lines)
            new_posts = posts(live, data)
        seats = house.newly_named(row.guild, live.seats)
        commit = Commit(
            game=live.id,
            version=row.version,
            seats=None if seats == live.seats else seats,
            actions=action_rows(live, played, interaction, house.now()),
            events=event_rows(live, played),
            snapshot=self._snapshot(live, state, moves, over),
            status="over" if over else None,
            meta=meta.dump(),
            posts=new_posts,
            timers=[] if over else after.timers,
            cancel_timers=after.cancel_timers,
            clear_drafts=sorted(acted),
            prompts=after.prompts,
            clear_prompts=after.clear_prompts,
            results=result_rows(live.rules, state),
            interaction=interaction,
            answer=answer,
            at=house.now(),
        )
        saved = await house.store.commit(commit)
        fresh = replace(live, row=saved, seats=seats, meta=meta, asked=after.asked, since=after.since, state=state)
        house.tables.keep(fresh)
        return Outcome(fresh, tuple(played), wanted)

    def _snapshot(self, live: Live, state: State, moves: int, over: bool) -> SnapshotRow | None:
        every = self.house.settings.snapshot_every
        if over or moves // every > live.row.moves // every:
            return SnapshotRow(moves, live.rules.dump(state))
        return None


def apply_steps(live: Live, steps: Sequence[Step]) -> tuple[State, list[Played]]:
    """All steps on a copy, or an exception and nothing. The invariants are checked before anything is saved."""
    table = Table(live.rules, live.rules.clone(live.position))
    played: list[Played] = []
    for step in steps:
        events = tuple(table.act(step.seat, step.action))
        played.append(Played(step, (step.note, *events) if step.note else events))
    live.rules.check(table.state)
    state: State = table.state
    return state, played


def gather(live: Live, state: State, played: Sequence[Played]) -> tuple[Meta, list[Line]]:
    """New notes, and what is to be told in public: moves that are complete, with what was held back for them."""
    meta = live.meta.model_copy(deep=True)
    meta.vote = None
    told = [(seat, held) for seat, events in meta.held.items() for held in events]
    for number, item in enumerate(played):
        seat = item.step.seat
        meta.touched[seat] = live.row.version + 1
        meta.events += len(item.events)
        told += [(seat, Held(move=live.row.moves + number, event=event_data(e))) for e in visible(item.events, ())]
    acted = {p.step.seat for p in played}
    if meta.practice is not None:
        meta.practice = practised(live, state, played, meta.practice)
    over = state.over is not None
    complete = {seat for seat, _ in told if over or (seat in acted and not mid_move(state, seat))}
    meta.held = {}
    lines: list[Line] = []
    for seat, event in told:
        if seat not in complete:
            meta.held.setdefault(seat, []).append(event)
        elif lines and lines[-1].seat == seat:
            lines[-1].events.append(event.event)
        else:
            lines.append(Line(seat=seat, events=[event.event]))
    return meta, lines


def practised(live: Live, state: State, played: Sequence[Played], practice: Practice) -> Practice:
    """What the learner of a practice game has learned by this; only what the learner sees counts."""
    course = COURSES.get(live.rules.key)
    if course is None:
        return practice
    seat = practice.seat
    acts = [(p.step.seat, p.step.action, visible(p.events, (seat,))) for p in played]
    return progressed(course, practice, decision(live.position, seat), acts, mid_move=mid_move(state, seat))


def mid_move(state: State, seat: SeatId) -> bool:
    """The seat is inside a move that it began."""
    prompt = prompt_of(state, seat)
    return prompt is not None and prompt.mid_move


def action_rows(live: Live, played: Sequence[Played], interaction: str, now: int) -> list[ActionRow]:
    waited = {seat: max(0, now - since) for seat, since in live.since.items()}
    return [
        ActionRow(
            live.row.moves + number,
            p.step.seat,
            live.rules.action_json(p.step.action),
            interaction,
            p.step.user,
            any(e.barrier for e in p.events),
            now,
            # The first step carries the time of the whole answer; the clock and computers take none.
            waited.pop(p.step.seat, None) if p.step.user and not is_computer(p.step.user) else None,
        )
        for number, p in enumerate(played)
    ]


def result_rows(rules: Rules[Any], state: State) -> list[ResultRow]:
    """How the game ended, for the numbers; nothing while it is going on."""
    lines = state.over.lines if state.over else ()
    return [ResultRow(x.seat, x.place, x.total, x.winner, rules.side(state, x.seat)) for x in lines]


def event_rows(live: Live, played: Sequence[Played]) -> list[EventRow]:
    number = live.meta.events
    rows: list[EventRow] = []
    for move, item in enumerate(played, start=live.row.moves):
        for event in item.events:
            rows.append(EventRow(number, move, event_json(event)))
            number += 1
    return rows


def refresh(live: Live, row: GameRow, commit: Commit) -> Live:
    """The loaded game after a commit that did not play a move."""
    fresh = replace(live, row=row)
    if commit.seats is not None:
        fresh = replace(fresh, seats=tuple(commit.seats))
    if commit.meta is not None:
        fresh = replace(fresh, meta=Meta.model_validate(json.loads(commit.meta)))
    if commit.options is not None:
        fresh = replace(fresh, options=live.rules.options_type.model_validate_json(commit.options))
    return fresh
