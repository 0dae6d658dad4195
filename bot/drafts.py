"""Drafts: the steps somebody planned privately, walked on a copy of the position, never beyond a reveal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.controls import short_hash
from bot.errors import decline
from bot.house import House
from bot.records import visible
from bot.tables import Live
from games.core.engine import Decision, Option, Table, decision, ensure_legal
from games.core.errors import GameError
from games.core.flow import State, asking
from games.core.message import Event, Label
from games.core.model import Action, SeatId
from storage.protocol import DraftRow

MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Walk:
    """Where planned steps lead, as far as the seat may know before it commits.

    barrier: the last step reveals something (dice, a draw, the last secret choice): what comes after it is not known
    until it is done, so neither `decision` nor its events are shown.
    """

    seat: SeatId
    steps: tuple[Action, ...]
    labels: tuple[Label, ...]
    events: tuple[Event, ...]
    decision: Decision | None
    barrier: bool
    state: State

    @property
    def complete(self) -> bool:
        """The move could be confirmed here."""
        if not self.steps:
            return False
        return self.barrier or self.decision is None or not self.decision.prompt.mid_move


def walk(live: Live, seat: SeatId, steps: Sequence[Action], *, explain: bool = False) -> Walk:
    """Apply the steps on a copy. Refuses a step that is not legal, and any step after a reveal."""
    state = live.position
    if not steps:
        return Walk(seat, (), (), (), decision(state, seat, explain=explain), False, state)
    if len(steps) > MOST_STEPS:
        raise decline("core-too-many-steps", n=MOST_STEPS)
    table: Table[Any] = Table(live.rules, live.rules.clone(state))
    labels: list[Label] = []
    events: list[Event] = []
    for number, action in enumerate(steps, start=1):
        labels.append(label_of(table.state, seat, action))
        happened = table.step(seat, action)
        if any(e.barrier for e in happened):
            if number < len(steps):
                raise decline("core-after-reveal", n=number)
            return Walk(seat, tuple(steps), tuple(labels), tuple(events), None, True, table.state)
        events += visible(happened, (seat,))
    after = decision(table.state, seat, explain=explain)
    return Walk(seat, tuple(steps), tuple(labels), tuple(events), after, False, table.state)


def label_of(state: State, seat: SeatId, action: Action) -> Label:
    """How a step reads where it is taken; refused with the reason when it is not legal there."""
    found = asking(state, seat)
    if found is None:
        raise decline("core-not-asked")
    _, frame = found
    ensure_legal(state, seat, action)
    return frame.label(state, seat, action)


def action_key(live: Live, action: Action) -> str:
    """Stands for the action inside a control id."""
    return short_hash(live.rules.action_json(action))


def question_key(live: Live, asked: Decision | None) -> str:
    """Stands for the question and all its answers: controls of the same question work, others are stale."""
    if asked is None:
        return "none"
    actions = ",".join(live.rules.action_json(o.action) for o in asked.options if o.refusal is None)
    return short_hash(f"{asked.prompt.text}|{actions}")


def legal(asked: Decision) -> list[Option]:
    return [option for option in asked.options if option.refusal is None]


def by_key(live: Live, asked: Decision, key: str) -> Option | None:
    return next((o for o in legal(asked) if action_key(live, o.action) == key), None)


class Drafts:
    """Stored drafts; they survive a restart and other people's moves as long as every step is still legal."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def load(self, live: Live, seat: SeatId, user: str) -> tuple[Action, ...]:
        row = await self.house.store.draft(live.id, seat, user)
        if row is None or row.version < live.meta.touched.get(seat, 0):
            return ()
        try:
            steps = tuple(live.rules.action_from_json(text) for text in json.loads(row.body))
            walk(live, seat, steps)
        except (GameError, ValueError):
            await self.house.store.drop_draft(live.id, seat, user)
            return ()
        return steps

    async def save(self, live: Live, seat: SeatId, user: str, steps: Iterable[Action]) -> None:
        texts = [live.rules.action_json(action) for action in steps]
        if not texts:
            await self.house.store.drop_draft(live.id, seat, user)
            return
        await self.house.store.save_draft(DraftRow(live.id, seat, user, live.row.version, json.dumps(texts)))
