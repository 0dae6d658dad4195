"""What must hold in every position and after every step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.i18n import LANGUAGES, Names
from games.core.engine import Decision, Rules, Table, decision
from games.core.flow import State, able, waiting
from games.core.message import Event, Message
from games.core.model import Action, SeatId
from tests.conformance.files import Broken
from tests.conformance.texts import fitting

LABEL, NOTE, GROUP, PROMPT, REFUSAL, EVENT = 80, 100, 80, 300, 400, 400
"""Most characters of each kind of text; labels are buttons, notes are descriptions in menus."""


@dataclass(frozen=True)
class Game:
    """The rules under test and the seats' names at this table."""

    rules: Rules[Any]
    names: Names


def names_of(rules: Rules[Any], state: State) -> Names:
    """Long names, as people have them: a label must fit with them too."""
    return {seat: f"Player {chr(65 + i)} of Tharsis" for i, seat in enumerate(state.seats)}


def check_quick(game: Game, state: State) -> None:
    """At every step: the invariants hold and somebody can go on, or the game is over."""
    game.rules.check(state)
    if state.over is not None:
        return
    asked = waiting(state)
    if not asked:
        kinds = [frame.kind for frame in state.stack]
        raise Broken(f"nobody is asked and the game is not over; stack {kinds}")
    table = Table(game.rules, state)
    for seat in asked:
        if not table.actions(seat):
            raise Broken(f"{seat} is asked but has no action; stack {[frame.kind for frame in state.stack]}")


def check_position(game: Game, state: State, rng: Random, most_actions: int | None = None) -> None:
    """Everything about one position: texts, legality, purity, saving. `most_actions` samples the legality check."""
    before = game.rules.dump(state)
    for seat in able(state):
        asked = decision(state, seat, explain=True)
        if asked is None:
            raise Broken(f"{seat} is able to act but is not asked anything")
        check_decision(game, asked)
        check_actions(game, state, seat, rng, most_actions)
    for viewer in (*state.seats, None):
        check_view(game, state, viewer)
    if game.rules.dump(state) != before:
        raise Broken("looking at the position changed it")
    check_saving(game, state, before)


def check_view(game: Game, state: State, viewer: SeatId | None) -> None:
    view = game.rules.view(state, viewer)
    if view.viewer != viewer:
        raise Broken(f"the view made for {viewer} says it is for {view.viewer}")
    text = view.model_dump_json()
    if type(view).model_validate_json(text) != view:
        raise Broken(f"the view of {viewer} does not survive its JSON")
    if len(state.rng.seed) > 5 and state.rng.seed in text:  # a shorter one could be there by chance
        raise Broken(f"the view of {viewer} contains the seed")


def check_saving(game: Game, state: State, dumped: bytes) -> None:
    """A save is the whole game: what is loaded is equal and asks the same."""
    loaded = game.rules.load(dumped)
    if game.rules.dump(loaded) != dumped or loaded != state:
        raise Broken("the state does not survive saving")
    for seat in able(state):
        if Table(game.rules, loaded).actions(seat) != Table(game.rules, state).actions(seat):
            raise Broken(f"{seat} has other options after saving and loading")


# --- decisions -----------------------------------------------------------------------------------------------------


def check_decision(game: Game, asked: Decision) -> None:
    legal = [option for option in asked.options if option.refusal is None]
    refused = [option for option in asked.options if option.refusal is not None]
    actions = [option.action for option in legal]
    _unique(actions, f"{asked.seat} is offered the same action twice")
    for option in refused:
        if option.action in actions:
            raise Broken(f"{asked.seat}: {option.action!r} is both offered and refused")
    if asked.default is not None and asked.default not in actions:
        raise Broken(f"{asked.seat}: the default {asked.default!r} is not an option")
    if not asked.optional and not legal:
        raise Broken(f"{asked.seat} is asked but has no option")
    fitting(asked.prompt.text, game.names, PROMPT, "prompt")
    _check_labels(game, asked)


def _check_labels(game: Game, asked: Decision) -> None:
    seen: dict[str, dict[str, Action]] = {lang: {} for lang in LANGUAGES}
    for option in asked.options:
        texts = fitting(option.label.text, game.names, LABEL, "label")
        if option.label.note is not None:
            fitting(option.label.note, game.names, NOTE, "note")
        if option.label.group is not None:
            fitting(option.label.group, game.names, GROUP, "group")
        if option.refusal is not None:
            fitting(option.refusal.text, game.names, REFUSAL, "refusal")
            continue  # shown with its reason, so it may read like an option of another kind
        for lang, text in texts.items():
            twin = seen[lang].setdefault(text.casefold(), option.action)
            if twin != option.action:
                raise Broken(f"{asked.seat}: {twin!r} and {option.action!r} both read {text!r} in {lang}")


def _unique(actions: Sequence[Action], complaint: str) -> None:
    seen: set[str] = set()
    for action in actions:
        text = action.model_dump_json()
        if text in seen:
            raise Broken(f"{complaint}: {text}")
        seen.add(text)


def check_actions(game: Game, state: State, seat: SeatId, rng: Random, most: int | None) -> None:
    """Every action offered applies to a copy, is saved and read back as itself, and leaves a sound position."""
    rules = game.rules
    actions = Table(rules, state).actions(seat)
    if most is not None and len(actions) > most:
        actions = rng.sample(list(actions), most)
    for action in actions:
        if rules.action_from_json(rules.action_json(action)) != action:
            raise Broken(f"{action!r} does not survive its JSON")
        table = Table(rules, rules.clone(state))
        try:
            events = table.act(seat, action)
            check_quick(game, table.state)
        except Exception as error:
            raise Broken(f"{seat}: {action!r} was offered but fails: {type(error).__name__}: {error}") from error
        check_events(game, table.state, state.rng.drawn, events, texts=False)


# --- events and the end --------------------------------------------------------------------------------------------


def check_events(game: Game, after: State, drawn: int, events: Sequence[Event], *, texts: bool = True) -> None:
    """Events of one step; `drawn` is how much chance was used before it."""
    if after.rng.drawn != drawn and not any(event.barrier for event in events):
        raise Broken("chance was used but no event is a barrier: the player could undo and try again")
    for event in events:
        if event.seat is not None and event.seat not in after.seats:
            raise Broken(f"event {event.kind!r} belongs to an unknown seat {event.seat!r}")
        if event.seen_by is not None and not set(event.seen_by) <= set(after.seats):
            raise Broken(f"event {event.kind!r} is seen by unknown seats {event.seen_by}")
        if texts:
            fitting(event.text, game.names, EVENT, "event")


def check_end(game: Game, state: State) -> None:
    """The final report: known texts, known seats, places that fit their order."""
    result = state.over
    if result is None:
        raise Broken("the game is not over")
    if waiting(state) or able(state):
        raise Broken("the game is over but somebody is still asked")
    fitting(Message(result.reason), game.names, PROMPT, "reason of the end")
    places = [line.place for line in result.lines]
    if not places or places != sorted(places):
        raise Broken(f"the places of the report are not in order: {places}")
    if len({line.seat for line in result.lines}) != len(result.lines):
        raise Broken("a seat is in the report twice")
    for line in result.lines:
        for key, _ in line.parts:
            fitting(Message(key), game.names, LABEL, "part of the score")
