"""Questions out of turn: each has a default, the frequent ones a standing answer, and several steps are one move."""

from __future__ import annotations

from random import Random

import pytest

from bot.i18n import LANGUAGES, Texts
from games.core.engine import Table
from games.core.flow import asking
from games.reddust import actions as act
from games.reddust.frames.civic import Civic
from games.reddust.frames.flashpoint import StormStrike
from games.reddust.frames.pieces import PickOne
from games.reddust.frames.redeploy import Redeploy
from games.reddust.operations.free import OfferOperation
from games.reddust.rules import RED_DUST
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.vocabulary import CR, FACTIONS, MG, RD
from tests.conformance.policies import POLICIES
from tests.games.reddust.build import opening, operation, play, put, run

STANDING = {
    *("position", "consent", "consent_asset", "cycler", "storm_strike", "redeploy", "suppress", "ready_specops"),
}


@pytest.mark.parametrize("policy", ["greedy", "curious"])
def test_every_question_out_of_turn_has_a_default(policy: str) -> None:
    """A timeout can answer it; what comes up often can be answered beforehand (storms, replies, cargo, gifts ...)."""
    met: set[str] = set()
    for seed in range(5):
        start = RED_DUST.start(f"questions {seed}", FACTIONS, RedDustOptions()).state
        table: Table[RedDustState] = Table(RED_DUST, start)
        play, rng = POLICIES[policy](), Random(seed)
        while not table.over:
            for seat in table.waiting():
                found = asking(table.state, seat)
                assert found is not None
                prompt = found[1].prompt(table.state, seat)
                if found[1].kind != "act" and not prompt.mid_move:
                    met.add(found[1].kind)
                    assert found[1].default(table.state, seat) is not None, found[1].kind
                    assert bool(prompt.topic) or found[1].kind not in STANDING, found[1].kind
                    assert not prompt.topic or prompt.topic in RED_DUST.topics
            table.step(*play(table, rng))  # type: ignore[arg-type]  # policies know the base class of all states
    assert {"position", "consent", "cycler", "redeploy"} <= met


def test_4_2_a_storm_strike_is_nobodys_but_the_reclaimers() -> None:
    """3.2, 4.2: they may remove a piece; silence removes none, and "always" means the same in every storm."""
    state = opening()
    put(state, "coronae", mg_troop=2, mg_base=1, rd_rebel=1)
    strike = StormStrike(seat=CR, space="coronae")
    assert {a.piece for a in strike.actions(state, CR) if isinstance(a, act.Remove)} == {"mg_troop", "rd_rebel"}
    assert strike.default(state, CR) == act.DONE


def test_a_redeployment_is_one_move() -> None:
    """4.3: the first step asks in public, the following ones belong to the same move."""
    state = opening()
    put(state, "tenzing", mg_troop=3)
    state.stack = [Redeploy(seat=MG, force=MG, destinations=["tenzing", "europa"], asking=True)]
    table: Table[RedDustState] = Table(RED_DUST, state)
    first = state.stack[-1]
    assert not first.prompt(state, MG).mid_move
    table.act(MG, act.Space(space="tenzing"))
    assert state.stack[-1].prompt(state, MG).mid_move
    table.act(MG, act.Move(piece="mg_troop", count=1, space="europa"))
    assert state.stack[-1].prompt(state, MG).mid_move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_that_can_be_answered_beforehand_is_named(language: str) -> None:
    texts = Texts()
    for topic in RED_DUST.topics:
        assert texts.has(topic.replace(".", "-topic-"), language), topic


def test_whoever_does_nothing_is_told_of_too() -> None:
    """A post never stands without a line: nobody moved, nothing was bought, the place was kept."""
    state = opening()
    table = run(state, Redeploy(seat=MG, force=MG, destinations=["tenzing", "europa"]))
    assert [event.kind for event in play(table, MG, act.DONE)] == ["reddust-stay-MG"]
    table = run(opening(), Civic(seat=MG, why="pacify", left={"tenzing": 2}))
    assert "reddust-no-pacify" in [event.kind for event in play(table, MG, act.DONE)]


def test_who_declines_is_told_of() -> None:
    """1.6, 5.5, 7.0: a request, a free Operation and what an Event offers."""
    state = opening()
    table = operation(state, RD, "march", special="no")
    play(table, RD, act.Ask(faction=CR))
    assert [event.kind for event in play(table, CR, act.DONE)] == ["reddust-declined"]
    for frame in (
        OfferOperation(seat=RD, operations=["rally"]),
        PickOne(seat=RD, why="event_optional", options=["campaign", "decline"]),
    ):
        table = run(opening(), frame)
        assert [event.kind for event in play(table, RD, act.choose("decline"))] == ["reddust-declined"]
