"""Nobody sees what the rules hide: everything a viewer cannot see is dealt anew, and nothing they get may change."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bot.i18n import LANGUAGES, Say
from games.core.engine import Decision, Table, decision
from games.core.flow import State, able, waiting
from games.core.message import Event
from games.core.model import Action, SeatId
from games.core.rng import Rng
from tests.conformance.checks import Game
from tests.conformance.files import Broken
from tests.conformance.modes import SECRET
from tests.conformance.texts import TEXTS, listening


def renderer_of(game: str) -> Any:
    """The registered renderer of a game, or None."""
    if find_spec("renderers.registry") is None:
        return None
    return import_module("renderers.registry").RENDERERS.get(game)


def check_hidden(game: Game, state: State, rng: Random, *, pictures: bool = False) -> int:
    """Check all viewers of one position; how many of them had anything hidden from them."""
    before, permuted = game.rules.dump(state), 0
    viewers = (*state.seats, None)
    # Texts and pictures are made from views, which all are compared: one reader and one language a position will do.
    reader, language = rng.choice(viewers), rng.choice(LANGUAGES)
    for viewer in viewers:
        other = deal_anew(game, state, viewer, rng)
        permuted += game.rules.dump(other) != before
        compare(game, state, other, viewer)
        if viewer == reader:
            check_pictures(game, game.rules.view(state, viewer), game.rules.view(other, viewer), language, pictures)
    if game.rules.dump(state) != before:
        raise Broken("permute_hidden changed its input")
    return permuted


def deal_anew(game: Game, state: State, viewer: SeatId | None, rng: Random) -> State:
    other: State = game.rules.permute_hidden(state, viewer, Rng(seed=f"permute {rng.getrandbits(64)}"))
    if other is state:
        raise Broken("permute_hidden returned its input")
    game.rules.check(other)
    return other


def compare(game: Game, state: State, other: State, viewer: SeatId | None) -> None:
    """Two positions that differ only in what the viewer cannot see must look the same to them."""
    one, two = game.rules.view(state, viewer), game.rules.view(other, viewer)
    if one.model_dump_json() != two.model_dump_json():
        raise Broken(f"the view of {viewer} shows hidden things: {_difference(one.model_dump(), two.model_dump())}")
    if waiting(state) != waiting(other):
        raise Broken(
            f"whom the game waits for depends on what {viewer} cannot see: {waiting(state)} / {waiting(other)}"
        )
    seats = set(waiting(state)) | ({viewer} if viewer is not None else set())
    for seat in sorted(seats & {*able(state), *able(other)}):
        _same_question(decision(state, seat, explain=True), decision(other, seat, explain=True), seat, viewer)


def _same_question(one: Decision | None, two: Decision | None, seat: SeatId, viewer: SeatId | None) -> None:
    if one is None or two is None:
        raise Broken(f"whether {seat} is asked depends on what {viewer} cannot see")
    if seat == viewer:
        if one != two:
            raise Broken(f"what {seat} is offered depends on what it cannot see: {_first_unlike(one, two)}")
        return
    for asked in (one.prompt, two.prompt):
        if asked.private:  # only that it is asked may be told
            one, two = (replace(d, prompt=replace(d.prompt, text=asked.text, rule="", topic="")) for d in (one, two))
    if one.prompt != two.prompt:
        raise Broken(f"{viewer} reads hidden things in the question to {seat}: {one.prompt} / {two.prompt}")


def _first_unlike(one: Decision, two: Decision) -> str:
    if one.prompt != two.prompt:
        return f"{one.prompt} / {two.prompt}"
    if len(one.options) != len(two.options):
        return f"{len(one.options)} / {len(two.options)} options"
    unlike = next(((a, b) for a, b in zip(one.options, two.options, strict=True) if a != b), None)
    return f"{unlike[0]} / {unlike[1]}" if unlike else f"{one.default} / {two.default}"


def _difference(one: Any, two: Any, path: str = "") -> str:
    """Where two dumps differ first."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next((_difference(one[k], two[k], f"{path}.{k}") for k in one if one[k] != two[k]), path)
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((_difference(a, b, f"{path}[{i}]") for i, (a, b) in pairs if a != b), path)
    return f"{path}: {one!r} / {two!r}"


def check_pictures(game: Game, one: Any, two: Any, language: str, pictures: bool) -> None:
    """Two views that must look alike: texts for a reader; with `pictures` alt texts and bytes."""
    renderer = renderer_of(game.rules.key)
    if renderer is None:
        return
    with listening() as complaints:
        _same_pictures(renderer, one, two, TEXTS.speaker(language, game.names), pictures)
    if complaints:
        raise Broken(f"the texts of the board for {one.viewer} in {language}: {complaints[0]}")


def _same_pictures(renderer: Any, one: Any, two: Any, say: Say, pictures: bool) -> None:
    if renderer.pictures(one) != renderer.pictures(two):
        raise Broken(f"the list of pictures of {one.viewer} depends on hidden things")
    if renderer.headline(one, say) != renderer.headline(two, say):
        raise Broken(f"the headline for {one.viewer} depends on hidden things")
    if renderer.standing(one, say) != renderer.standing(two, say):
        raise Broken(f"the line under a post for {one.viewer} depends on hidden things")
    for name in renderer.pictures(one):
        if renderer.text(one, name, say) != renderer.text(two, name, say):
            raise Broken(f"the text of {name!r} for {one.viewer} shows hidden things")
        if pictures and renderer.picture(one, name, say) != renderer.picture(two, name, say):
            raise Broken(f"the picture {name!r} for {one.viewer} shows hidden things")


# --- events --------------------------------------------------------------------------------------------------------

Story = tuple[State, list[Event]]


def check_step_hidden(game: Game, state: State, seat: SeatId, action: Action, rng: Random) -> None:
    """What a viewer reads of a step must not depend on what is hidden from them, unless it came out openly."""
    story = _stepped(game, state, seat, action)
    for viewer in (*state.seats, None):
        other = deal_anew(game, state, viewer, rng)
        if action in Table(game.rules, other).actions(seat):
            _same_story(game, story, _stepped(game, other, seat, action), viewer, f"{seat}: {action!r}")
    if action.kind not in SECRET.get(game.rules.key, ()):
        return
    alike = [a for a in Table(game.rules, state).actions(seat) if a.kind == action.kind and a != action]
    for twin in rng.sample(alike, min(2, len(alike))):
        for viewer in (*state.seats, None):
            if viewer != seat:
                what = f"{seat}: {action!r} instead of {twin!r}"
                _same_story(game, story, _stepped(game, state, seat, twin), viewer, what)


def _stepped(game: Game, state: State, seat: SeatId, action: Action) -> Story:
    table: Table[State] = Table(game.rules, game.rules.clone(state))
    events = table.step(seat, action)
    return table.state, events


def _same_story(game: Game, one: Story, two: Story, viewer: SeatId | None, what: str) -> None:
    """Two steps that differ only in what the viewer cannot see read the same, unless hidden things came out."""
    if any(event.barrier for _, events in (one, two) for event in events):
        return
    views = [game.rules.view(state, viewer).model_dump() for state, _ in (one, two)]
    if views[0] != views[1]:
        raise Broken(f"{viewer} learns something without a barrier event ({what}): {_difference(views[0], views[1])}")
    told = [[e for e in events if e.seen_by is None or viewer in e.seen_by] for _, events in (one, two)]
    if told[0] != told[1]:
        raise Broken(f"{viewer} reads in the log what it cannot see ({what}): {told}")
