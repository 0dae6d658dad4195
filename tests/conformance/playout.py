"""Whole games under watch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from games.core.engine import Table, replay
from games.core.flow import State, active_frames
from games.core.message import Event
from tests.conformance.checks import Game, check_end, check_events, check_position, check_quick, names_of
from tests.conformance.files import Broken, Playthrough, digest, write_failure
from tests.conformance.hidden import check_hidden, check_step_hidden
from tests.conformance.modes import Mode
from tests.conformance.policies import POLICIES, Policy, uniform

MOST_ACTIONS = 20_000
"""No game of ours is longer: one that is goes round in circles."""
PATIENCE = 1_500
"""Actions after which any policy plays at random: some games end only when somebody works towards it."""


@dataclass
class Care:
    """How closely to look. Positions are picked by chance and by novelty: the first times each question is met."""

    share: float = 0.1
    """Share of the positions that are looked at in full."""
    most: int | None = 60
    """Positions picked by chance in one game, at most; None: no bound."""
    novel: int = 3
    """How often each kind of question is looked at in full at first sight."""
    most_actions: int | None = 25
    """Actions tried out in a position looked at in full; None: all."""
    pictures: int = 0
    """Positions of the game in which pictures are compared as well."""


@dataclass
class Watched:
    """A finished game and what was seen of it."""

    play: Playthrough
    state: State
    events: list[Event] = field(default_factory=list)
    looked: int = 0
    hidden: int = 0


def play_watched(mode: Mode, seed: str, policy: str, care: Care) -> Watched:
    """Play a game to its end; Broken with a replay file when anything is not as it must be."""
    play = Playthrough(mode.game, seed, mode.seats, dict(mode.fields))
    with kept(play):
        return _Watch(mode, play, POLICIES[policy](), care, Random(f"{mode.id} {seed} {policy}")).run()


@contextmanager
def kept(play: Playthrough) -> Iterator[None]:
    """Whatever goes wrong inside leaves a replay file behind."""
    try:
        yield
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        raise Broken(write_failure(play, what)) from error


class _Watch:
    def __init__(self, mode: Mode, play: Playthrough, policy: Policy, care: Care, rng: Random) -> None:
        self.rules = mode.rules
        self.options = mode.options
        self.play, self.policy, self.care, self.rng = play, policy, care, rng
        self.met: Counter[tuple[str, str]] = Counter()
        self.pictures = care.pictures
        self.picked = 0

    def run(self) -> Watched:
        begun = self.rules.start(self.play.seed, self.play.seats, self.options)
        table: Table[State] = Table(self.rules, begun.state)
        game = Game(self.rules, names_of(self.rules, begun.state))
        seen = Watched(self.play, begun.state, list(begun.events))
        while not table.over:
            if len(self.play.log) >= MOST_ACTIONS:
                raise Broken(f"no end after {MOST_ACTIONS} actions")
            self._step(game, table, seen)
        check_quick(game, table.state)
        check_end(game, table.state)
        seen.hidden += check_hidden(game, table.state, self.rng, pictures=self.care.pictures > 0)
        self.play.end = digest(self.rules, table.state)
        self._replay()
        return seen

    def _step(self, game: Game, table: Table[State], seen: Watched) -> None:
        check_quick(game, table.state)
        closely = self._closely(table.state)
        if closely:
            check_position(game, table.state, self.rng, self.care.most_actions)
            seen.hidden += check_hidden(game, table.state, self.rng, pictures=self.pictures > 0)
            self.pictures -= self.pictures > 0
            seen.looked += 1
        policy = self.policy if len(self.play.log) < PATIENCE else uniform
        seat, action = policy(table, self.rng)
        self.play.log.append((seat, action))
        copy: Table[State] | None = None
        if closely:
            check_step_hidden(game, table.state, seat, action, self.rng)
            copy = Table(self.rules, self.rules.clone(table.state))
        drawn = table.state.rng.drawn
        events = table.step(seat, action)
        check_events(game, table.state, drawn, events, texts=closely)
        seen.events += events
        if copy is not None and (copy.act(seat, action) != events or copy.state != table.state):
            raise Broken("the same action on a fresh copy leads elsewhere: something lives outside the state")

    def _closely(self, state: State) -> bool:
        """New are a question, and a way that led to it; nothing of the game is called to find out."""
        came_by = self.play.log[-1][1].kind if self.play.log else ""
        novel = False
        for kind in {frame.kind for _, frame in active_frames(state.stack)}:
            self.met[kind, came_by] += 1
            novel = novel or self.met[kind, came_by] <= self.care.novel
        if novel:
            return True
        bound = self.care.most is None or self.picked < self.care.most
        picked = bound and self.rng.random() < self.care.share
        self.picked += picked
        return picked

    def _replay(self) -> None:
        play = self.play
        again = replay(self.rules, play.seed, play.seats, self.options, play.log)
        if digest(self.rules, again) != play.end:
            raise Broken("the log and the seed do not lead to the same state")


def replay_watched(play: Playthrough, care: Care) -> State:
    """A stored game step by step, with all checks; its log is already known to be the whole game."""
    rules, rng = play.rules, Random(play.seed)
    table: Table[State] = Table(rules, rules.start(play.seed, play.seats, play.game_options).state)
    game = Game(rules, names_of(rules, table.state))
    for seat, action in play.log:
        check_quick(game, table.state)
        if rng.random() < care.share:
            check_position(game, table.state, rng, care.most_actions)
            check_hidden(game, table.state, rng)
            check_step_hidden(game, table.state, seat, action, rng)
        drawn = table.state.rng.drawn
        check_events(game, table.state, drawn, table.act(seat, action))
    check_quick(game, table.state)
    return table.state
