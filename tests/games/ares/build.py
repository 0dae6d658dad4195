"""Positions for tests: built, not played into."""

from __future__ import annotations

from typing import Any

from games.ares import actions as do
from games.ares.cards import CORPORATIONS, OCEANS, PHASES, PROJECTS
from games.ares.frames.phases import begin_phase
from games.ares.frames.rounds import Round
from games.ares.rules import ARES
from games.ares.state import AresOptions, AresState, Player, Tracks
from games.core.engine import Table
from games.core.flow import Turn, asking, settle
from games.core.message import Event, Refusal
from games.core.model import Action
from games.core.rng import Rng

SEATS = ["p1", "p2", "p3", "p4"]


class Game:
    """A table in a chosen position; `events` are those of the last act."""

    def __init__(self, state: AresState) -> None:
        self.table = Table(ARES, state)
        self.events: list[Event] = []

    @property
    def state(self) -> AresState:
        return self.table.state

    @property
    def me(self) -> Player:
        return self.state.people["p1"]

    @property
    def other(self) -> Player:
        return self.state.people["p2"]

    def act(self, *actions: Action, seat: str = "p1") -> Game:
        """Legal actions in a row, checked against the options each time."""
        for action in actions:
            self.events = self.table.act(seat, action)
            ARES.check(self.state)
        return self

    def options(self, seat: str = "p1") -> list[Action]:
        return list(self.table.actions(seat))

    def refusal(self, action: Action, seat: str = "p1") -> Refusal:
        """Why this action is not offered now."""
        found = asking(self.state, seat)
        assert found is not None
        return dict(found[1].refused(self.state, seat))[action]

    def said(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def _person(spec: dict[str, Any]) -> Player:
    return Player.model_validate(spec)


def position(
    *,
    phase: str | None = None,
    chose: str = "production",
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    seats: int = 2,
    temperature: int = -30,
    oxygen: int = 0,
    oceans: int = 0,
    ocean_order: list[int] | None = None,
    deck: list[str] | None = None,
    options: AresOptions | None = None,
    more_phases: tuple[str, ...] = (),
) -> Game:
    """A position at the start of a phase (or before planning).

    `p1`/`p2` are fields of `Player`; `deck` lists the next cards to be drawn, first one first; `ocean_order` the next
    tiles to be flipped. `chose` is the phase card of p1; p2 chose production.
    """
    names = SEATS[:seats]
    people = {seat: _person({}) for seat in names}
    people["p1"] = _person(p1 or {})
    if seats > 1:
        people["p2"] = _person(p2 or {})
    corporations = [c for c in CORPORATIONS if c not in {p.corporation for p in people.values()}]
    for player in people.values():
        if not player.corporation:
            player.corporation = corporations.pop(corporations.index(_plain(corporations)))
    used = {card for p in people.values() for card in (*p.hand, *p.played, *p.drawn)}
    first = deck or []
    rest = [card for card in sorted(PROJECTS) if card not in used and card not in first]
    tiles = ocean_order or []
    hidden = [tile for tile in sorted(OCEANS) if tile not in tiles]
    flipped = [hidden.pop() for _ in range(oceans)]
    tracks = Tracks(temperature=temperature, oxygen=oxygen, oceans=oceans)
    state = AresState(
        schema_version=1,
        rng=Rng(seed="test"),
        seats=names,
        options=options or AresOptions.model_validate({"players": max(2, seats)}),
        stack=[Round(stage="phases")],
        people=people,
        deck=[*rest, *reversed(first)],
        box=corporations,
        oceans=[*hidden, *reversed(tiles)],
        flipped=flipped,
        now=tracks,
        start=tracks.model_copy(),
        round=1,
    )
    for seat, player in people.items():
        player.chosen = PHASES.index(chose if seat == "p1" else "production") + 1
    game = Game(state)
    if phase is not None:
        numbers = [PHASES.index(name) + 1 for name in (phase, *more_phases)]
        state.phases = numbers
        bottom = state.stack[0]
        assert isinstance(bottom, Round)
        bottom.todo = numbers[1:]
        turn = Turn(state)
        begin_phase(turn, numbers[0])
        settle(turn)
        game.events = turn.events
    ARES.check(state)
    return game


def _plain(corporations: list[str]) -> str:
    """For seats that name none: p1 gets Tharsis Republic, which has no tag and matters only in research."""
    return next(c for c in ("tharsis-republic", "credicor", *corporations) if c in corporations)


def started(players: int = 2, seed: str = "rounds", **options: str) -> Game:
    """A fresh game in its first planning step."""
    chosen = AresOptions.model_validate({"players": players, **options})
    game = Game(ARES.start(seed, [s.seat for s in ARES.seats(chosen)], chosen).state)
    while game.state.round == 0:
        for seat in game.table.waiting():
            # Inventrix would begin over the hand limit
            game.act(next(a for a in game.options(seat) if a != do.PickCorporation(card="inventrix")), seat=seat)
    return game


def choose(game: Game, **phases: str) -> None:
    """Planning: `p1="research"`."""
    for seat, phase in phases.items():
        game.act(do.CHOOSE_PHASE[PHASES.index(phase) + 1], seat=seat)


def numbers(game: Game, card: str) -> dict[str, int]:
    """What a card can change: the first seat's stock, resources on the card, the parameters."""
    me, now = game.me, game.state.now
    return {
        "mc": me.mc,
        "heat": me.heat,
        "plants": me.plants,
        "tr": me.tr,
        "forests": me.forests,
        "cards": len(me.hand),
        "here": me.on.get(card, 0),
        "temperature": now.temperature,
        "oxygen": now.oxygen,
        "oceans": now.oceans,
    }
