"""Positions from a builder: take the opening, change what the rule under test needs, push a frame, act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from games.core.engine import Table
from games.core.flow import Turn, settle
from games.core.message import Event
from games.core.model import Action, SeatId
from games.core.rng import Rng
from games.reddust.actions import DONE
from games.reddust.board import SPACES, STOCK
from games.reddust.control import controls
from games.reddust.events.run import begin
from games.reddust.frames.round import EventRound
from games.reddust.operations.frame import OperationFrame
from games.reddust.rules import RED_DUST
from games.reddust.setup import opening_state
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.vocabulary import FACES, FACTIONS

F = TypeVar("F")
MARKS = ("damage", "markers", "level", "storm")


def opening(seed: str = "test", **options: Any) -> RedDustState:
    """3.1 as printed: no storm rolled, no Campaign in force, an empty stack."""
    state = opening_state(Rng(seed=seed), list(FACTIONS), RedDustOptions(**options))
    state.stack = []
    return state


def empty(seed: str = "test", **options: Any) -> RedDustState:
    """A bare map: every piece Available, no Damage, all Neutral."""
    state = opening(seed, **options)
    for space in SPACES:
        put(state, space, damage=0, markers=0, level=0)
    return state


def put(state: RedDustState, space: str, **what: Any) -> None:
    """Set what stands in a space; pieces that are not named leave. Available is kept in balance.

    Values for damage, markers, level and storm are set as given and stay if they are not named.
    """
    here = state.spaces[space]
    for face, n in here.pieces.items():
        _stock(state, FACES[face].stock, n)
    here.pieces = {}
    for name, value in what.items():
        if name in MARKS:
            setattr(here, name, value)
        elif value:
            here.pieces[name] = value
            _stock(state, FACES[name].stock, -value)


def _stock(state: RedDustState, stock: str, n: int) -> None:
    box = state.earth if stock == "satellite" else state.available
    box[stock] = box.get(stock, 0) + n
    assert 0 <= box[stock] <= STOCK[stock], stock


def run(state: RedDustState, frame: Any) -> Table[RedDustState]:
    """Push a frame and go on to the first question."""
    state.stack.append(frame)
    turn = Turn(state)
    settle(turn)
    return Table(RED_DUST, state)


def perform(state: RedDustState, do: Any) -> list[Event]:
    """Call a rule function with a turn; returns what was said."""
    turn = Turn(state)
    do(turn)
    settle(turn)
    return turn.events


def operation(state: RedDustState, seat: str, name: str, **fields: Any) -> Table[RedDustState]:
    """Begin an Operation as on one's own turn, with a Special Activity allowed unless said otherwise."""
    fields.setdefault("special", "may")
    state.sequence.acting = seat
    return run(state, OperationFrame(seat=seat, operation=name, control=controls(state), **fields))


def script(state: RedDustState, name: str, seat: str) -> Table[RedDustState]:
    """Begin the script of a card."""
    perform(state, lambda turn: begin(turn, name, seat))
    return Table(RED_DUST, state)


def round_on(state: RedDustState, card: int, following: int = 0) -> Table[RedDustState]:
    """An Event Round on this card, with another one as Next Event."""
    state.played[-1] = card
    cards = [state.current, state.next, *state.deck, *state.unseen]
    following = following or next(c for c in cards if c != card and c <= 48)
    rest = [c for c in cards if c not in (card, following)]
    state.deck, state.unseen = rest[:-12], rest[-12:]
    state.current, state.next = card, following
    return run(state, EventRound())


def play(table: Table[RedDustState], seat: SeatId, *actions: Action) -> list[Event]:
    """Act through the one list of options; the invariants hold after every step."""
    events: list[Event] = []
    for action in actions:
        assert seat in table.waiting(), (seat, table.waiting(), [f.kind for f in table.state.stack])
        events += table.act(seat, action)
        RED_DUST.check(table.state)
    return events


def finish(table: Table[RedDustState]) -> None:
    """Answer Done as long as that is possible."""
    while table.waiting() and DONE in table.actions(table.waiting()[0]):
        play(table, table.waiting()[0], DONE)


def spaces_offered(table: Table[RedDustState], seat: SeatId) -> set[str]:
    return {a.space for a in table.actions(seat) if a.kind == "space"}  # type: ignore[attr-defined]  # kind says so


def top(table: Table[RedDustState], kind: type[F]) -> F:
    """The frame that is asking, which must be of this kind."""
    frame = table.state.stack[-1]
    assert isinstance(frame, kind), frame.kind
    return frame


def kinds(actions: Iterable[Action]) -> set[str]:
    return {a.kind for a in actions}
