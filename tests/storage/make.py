"""Rows for the tests of storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from storage.protocol import ActionRow, Commit, EventRow, GameRow, NewPost, SeatRow, SnapshotRow, Store

GAME = GameRow(
    id="g1",
    game="tiny",
    channel="c1",
    guild="s1",
    status="running",
    version=0,
    moves=0,
    seed="seed",
    options='{"long": true}',
    language="en",
    created_by="ann",
    created_at=100,
    updated_at=100,
    meta='{"pace": "day"}',
)
SEATS = (SeatRow("p1", 0, "ann", "Ann", True), SeatRow("p2", 1, "bob", "Bob", True))


def game(id: str = "g1", **changes: Any) -> GameRow:
    return replace(GAME, id=id, **({"channel": f"channel-{id}"} | changes))


async def put(store: Store, id: str = "g1", seats: Sequence[SeatRow] = SEATS, **changes: Any) -> GameRow:
    row = game(id, **changes)
    await store.create(row, seats)
    return row


def action(number: int, user: str = "ann", interaction: str = "", barrier: bool = False) -> ActionRow:
    return ActionRow(number, "p1", f'{{"kind": "step", "n": {number}}}', interaction, user, barrier, 100 + number)


def move(row: GameRow, *, snapshot: bool = False, interaction: str = "", **changes: Any) -> Commit:
    """The next move of a game: an action, two events, a post."""
    number = row.moves
    base = Commit(
        game=row.id,
        version=row.version,
        actions=(action(number, interaction=interaction),),
        events=(EventRow(2 * number, number, f"first of {number}"), EventRow(2 * number + 1, number, "second")),
        snapshot=SnapshotRow(number + 1, state(number + 1)) if snapshot else None,
        posts=(NewPost(row.channel, f"post {number}", f"{row.id}-{number}"),),
        interaction=interaction,
        answer=f"answer to {interaction}" if interaction else "",
        at=200 + number,
    )
    return replace(base, **changes)


def state(moves: int) -> bytes:
    return f'{{"moves": {moves}, "filler": "{"x" * 300}"}}'.encode()


async def play(store: Store, row: GameRow, moves: int, *, every: int = 0) -> GameRow:
    """So many moves, with a snapshot after every `every` of them."""
    for _ in range(moves):
        row = await store.commit(move(row, snapshot=bool(every) and (row.moves + 1) % every == 0))
    return row
