"""The engine: one list of options, pure application, replay. Every game is used through these functions."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from pydantic import TypeAdapter, ValidationError

from games.core.errors import CorruptState, IllegalAction, NotAsked
from games.core.flow import S, State, Turn, able, asking, settle, waiting
from games.core.library import Library
from games.core.message import Event, Label, Message, Prompt, Refusal, m
from games.core.model import Action, GameOptions, SeatId, View
from games.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a seat may do now, ready for display. `refusal` is set on options shown only to explain."""

    action: Action
    label: Label
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat is asked now and everything it may answer."""

    seat: SeatId
    prompt: Prompt
    options: tuple[Option, ...]
    optional: bool = False
    default: Action | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action, and what happened on the way."""

    state: S
    events: tuple[Event, ...]

    @property
    def barrier(self) -> bool:
        return any(event.barrier for event in self.events)


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A seat that people can take: its id, its name, and a short letter for the board."""

    seat: SeatId
    name: Message
    letter: str


class Rules(ABC, Generic[S]):
    """A game. Stateless; one instance in the registry (`games.registry`)."""

    key: ClassVar[str]
    """Short name for ever: folder, command group, catalogue prefix, saved games."""
    schema: ClassVar[int]
    """Version of the saved state; raise it with a step in `migrate`."""
    state_type: type[S]
    options_type: type[GameOptions]
    action_types: tuple[type[Action], ...]
    """All action models, in the order in which commands list them."""
    actions_adapter: TypeAdapter[Any]
    """The discriminated union of `action_types`."""
    topics: ClassVar[tuple[str, ...]] = ()
    """Kinds of questions a person may answer beforehand with their default ("reddust.consent"), as prompts name them;
    "reddust-topic-consent" is the text that says what is answered, and how."""

    @abstractmethod
    def seats(self, options: GameOptions) -> tuple[SeatSpec, ...]:
        """The seats of a table with these options, in table order. People may hold several."""

    @abstractmethod
    def least_seats(self, options: GameOptions) -> int:
        """How many of `seats` must be taken to start; when fewer than all, the first ones taken are played."""

    def settled(self, options: GameOptions, holders: Mapping[SeatId, str]) -> GameOptions:
        """The options as the game starts with them: who holds which seats may decide some. A computer has no holder."""
        return options

    @abstractmethod
    def new_state(self, rng: Rng, seats: Sequence[SeatId], options: GameOptions) -> S:
        """The state before the first automatic step; `seats` in table order."""

    @abstractmethod
    def view(self, state: S, viewer: SeatId | None) -> View:
        """What this seat (None: the channel and spectators) may see."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise CorruptState when an invariant is broken."""

    @abstractmethod
    def permute_hidden(self, state: S, viewer: SeatId | None, rng: Rng) -> S:
        """A copy in which everything this viewer cannot see is dealt anew: views and texts must not change."""

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Lift the JSON of an older schema to the next ones, up to `schema`."""
        return raw

    def side(self, state: S, seat: SeatId) -> str:
        """Message key of what this seat played (its faction, its corporation), for the numbers of finished games;
        "": all play the same."""
        return ""

    def library(self) -> Library | None:
        """Cards and rules to look up; None: the game offers none."""
        return None

    # --- saving -----------------------------------------------------------------------------------------------

    def dump(self, state: S) -> bytes:
        return state.model_dump_json().encode()

    def load(self, data: bytes | str) -> S:
        """Read a saved state of any released schema."""
        try:
            state = self.state_type.model_validate_json(data)
        except ValidationError:
            return self._load_older(data)
        # An older state may fit the model by chance (a new field with a default): it is migrated all the same.
        return state if state.schema_version == self.schema else self._load_older(data)

    def _load_older(self, data: bytes | str) -> S:
        try:
            raw = json.loads(data)
            version = int(raw["schema_version"])
        except (ValueError, KeyError, TypeError) as damaged:
            raise CorruptState(f"{self.key}: the saved state cannot be read") from damaged
        if version > self.schema:
            raise CorruptState(
                f"{self.key}: saved by a newer release (schema {version}, known are up to {self.schema})"
            )
        try:
            if version < self.schema:
                raw = self.migrate(raw, version) | {"schema_version": self.schema}
            return self.state_type.model_validate(raw)
        except (ValueError, LookupError, TypeError, AttributeError) as damaged:
            raise CorruptState(f"{self.key}: the saved state of schema {version} is damaged") from damaged

    def clone(self, state: S) -> S:
        """A private copy by JSON round trip; it also proves that the state can be saved."""
        return self.state_type.model_validate_json(state.model_dump_json())

    def action_json(self, action: Action) -> str:
        return action.model_dump_json()

    def action_from_json(self, data: str | bytes) -> Action:
        try:
            action: Action = self.actions_adapter.validate_json(data)
        except ValidationError as error:
            raise IllegalAction(Refusal(m("core-unknown-action"))) from error
        return action

    # --- people -----------------------------------------------------------------------------------------------

    def start(self, seed: str, seats: Sequence[SeatId], options: GameOptions) -> Step[S]:
        """Set the game up and run to the first question."""
        state = self.new_state(Rng(seed=seed), seats, options)
        turn = Turn(state)
        settle(turn)
        return Step(state, tuple(turn.events))


class Table(Generic[S]):
    """A private copy stepped in place, for simulations, computer players, drafts and tests."""

    __slots__ = ("rules", "state")

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.state = state

    @property
    def over(self) -> bool:
        return self.state.over is not None

    def waiting(self) -> tuple[SeatId, ...]:
        return waiting(self.state)

    def actions(self, seat: SeatId) -> Sequence[Action]:
        """Every legal action of the seat; empty when it has nothing to decide."""
        found = asking(self.state, seat)
        return found[1].actions(self.state, seat) if found else ()

    def step(self, seat: SeatId, action: Action) -> list[Event]:
        """Apply an action taken from `actions` in place, without checking it again."""
        found = asking(self.state, seat)
        if found is None:
            raise NotAsked
        stack, frame = found
        turn = Turn(self.state)
        turn.stack = stack
        turn.seat = seat
        frame.take(turn, seat, action)
        settle(turn)
        return turn.events

    def act(self, seat: SeatId, action: Action) -> list[Event]:
        """Apply any action in place; refused unless it is among the seat's options."""
        ensure_legal(self.state, seat, action)
        return self.step(seat, action)


def ensure_legal(state: State, seat: SeatId, action: Action) -> None:
    """Raise with the reason unless the action is among the seat's options now."""
    found = asking(state, seat)
    if found is None:
        raise NotAsked
    _, frame = found
    if action in frame.actions(state, seat):
        return
    for candidate, refusal in frame.refused(state, seat):
        if candidate == action:
            raise IllegalAction(refusal)
    raise IllegalAction(Refusal(m("core-not-an-option")))


def decision(state: S, seat: SeatId, *, explain: bool = False) -> Decision | None:
    """What this seat is asked now; with `explain`, options that are not legal follow, each with its reason."""
    found = asking(state, seat)
    if found is None:
        return None
    _, frame = found
    options = [Option(a, frame.label(state, seat, a)) for a in frame.actions(state, seat)]
    if explain:
        options += [Option(a, frame.label(state, seat, a), r) for a, r in frame.refused(state, seat)]
    return Decision(
        seat,
        frame.prompt(state, seat),
        tuple(options),
        optional=seat not in frame.waits(state),
        default=frame.default(state, seat),
    )


def decisions(state: S) -> tuple[Decision, ...]:
    """Every decision that is open now."""
    return tuple(d for seat in able(state) if (d := decision(state, seat)) is not None)


def apply(rules: Rules[S], state: S, seat: SeatId, action: Action) -> Step[S]:
    """One action on a copy; the input is untouched."""
    return apply_all(rules, state, seat, (action,))


def apply_all(rules: Rules[S], state: S, seat: SeatId, plan: Iterable[Action]) -> Step[S]:
    """A whole move on a copy: all of it or nothing."""
    table = Table(rules, rules.clone(state))
    events: list[Event] = []
    for action in plan:
        events += table.act(seat, action)
    return Step(table.state, tuple(events))


def replay(
    rules: Rules[S],
    seed: str,
    seats: Sequence[SeatId],
    options: GameOptions,
    log: Iterable[tuple[SeatId, Action]],
) -> S:
    """The state that a seed and a log lead to."""
    table = Table(rules, rules.start(seed, seats, options).state)
    for seat, action in log:
        table.act(seat, action)
    return table.state
