"""The steady player of Red Dust: legal in every question, better than chance with every Faction, never peeks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ai import AI
from games.ai.random_player import choose_at_random
from games.ai.reddust import choose_steadily
from games.ai.reddust.cards import ASSET_SIDES, CAMPAIGN_WORTH, EVENT_SIDES, event_worth
from games.ai.reddust.operations import PLAIN as JUDGED
from games.ai.reddust.specials import ACCOMPANIES
from games.ai.reddust.worth import Outlook
from games.core.engine import Decision, Table, decision
from games.core.model import Action, SeatId
from games.core.rng import Rng
from games.reddust import actions as do
from games.reddust.cards import ASSETS, CAMPAIGNS, EVENTS
from games.reddust.operations.registry import OPERATIONS
from games.reddust.rules import RED_DUST as RULES
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, FACTIONS, MG, RD

LIMIT = 4_000
"""Far more decisions than a game has (about 300 to 800)."""
MODES = ("none", "coin", "rebels", "both")


def begin(seed: str, alliance: str = "none") -> Table[RedDustState]:
    options = RULES.options_type.model_validate({"alliance": alliance})
    return Table(RULES, RULES.start(seed, list(FACTIONS), options).state)


def play(seed: str, steady: set[SeatId], alliance: str = "none", asked: Counter[str] | None = None) -> RedDustState:
    """A whole game: the given seats steady, the others random."""
    table = begin(seed, alliance)
    rng = Rng(seed=f"players of {seed}")
    for _ in range(LIMIT):
        if table.over:
            return table.state
        seat = table.waiting()[0]
        question = decision(table.state, seat)
        assert question is not None
        player = choose_steadily if seat in steady else choose_at_random
        action = player(RULES.view(table.state, seat), question, rng)
        assert action in table.actions(seat)
        if asked is not None and seat in steady:
            asked[question.prompt.text.key] += 1
        table.step(seat, action)
    raise AssertionError(f"no end after {LIMIT} actions")


@pytest.mark.parametrize("alliance", MODES)
def test_finishes_in_every_alliance(alliance: str) -> None:
    for number in range(2):
        assert play(f"{alliance} {number}", set(FACTIONS), alliance).over is not None


def test_answers_whatever_random_players_stir_up() -> None:
    """Random play meets questions that steady play avoids: every one of them is answered legally."""
    asked: Counter[str] = Counter()
    for number in range(12):
        table = begin(f"stir {number}", MODES[number % 4])
        rng = Rng(seed=f"stirring {number}")
        while not table.over:
            seat = table.waiting()[0]
            question = decision(table.state, seat)
            assert question is not None
            asked[question.prompt.text.key] += 1
            if asked[question.prompt.text.key] <= 20:
                mine = choose_steadily(RULES.view(table.state, seat), question, rng)
                assert mine in table.actions(seat)
            table.step(seat, choose_at_random(RULES.view(table.state, seat), question, rng))
    assert len(asked) > 70


@pytest.mark.parametrize("seat", FACTIONS)
def test_is_first_far_more_often_than_chance(seat: SeatId) -> None:
    """One steady against three random players: a random one is first in about a quarter of the games, CORP in fewer."""
    won = 0
    for number in range(8):
        over = play(f"duel {number}", {seat}).over
        assert over is not None
        won += next(line.winner for line in over.lines if line.seat == seat)
    assert won >= 6


def test_does_not_peek() -> None:
    """The same choice whatever the hidden cards are: it only gets the view."""
    table = begin("peek")
    for step in range(150):
        seat = table.waiting()[0]
        other = RULES.permute_hidden(table.state, seat, Rng(seed=f"deal {step}"))
        here, there = decision(table.state, seat), decision(other, seat)
        assert here is not None
        assert there is not None
        mine = choose_steadily(RULES.view(table.state, seat), here, Rng(seed="tie"))
        theirs = choose_steadily(RULES.view(other, seat), there, Rng(seed="tie"))
        assert mine == theirs
        table.step(seat, mine)
        if table.over:
            break


def test_the_same_rng_gives_the_same_game() -> None:
    once, again = (play("twice", set(FACTIONS)) for _ in range(2))
    assert RULES.dump(once) == RULES.dump(again)


def answer(table: Table[RedDustState], seat: SeatId) -> Action:
    question = decision(table.state, seat)
    assert isinstance(question, Decision)
    return choose_steadily(RULES.view(table.state, seat), question, Rng(seed="answer"))


def test_nobody_gives_resources_to_a_rival() -> None:
    """1.6: steady players decline what random ones ask them for, except an ally with little of one who has much."""
    table = begin("beggars")
    rng = Rng(seed="beggars")
    refused = 0
    for _ in range(LIMIT):
        if table.over:
            break
        seat = table.waiting()[0]
        question = decision(table.state, seat)
        assert question is not None
        action = choose_at_random(RULES.view(table.state, seat), question, rng)
        if question.prompt.topic == "reddust.consent":
            action = answer(table, seat)
            assert action in (do.choose("decline"), do.DONE)
            refused += 1
        table.step(seat, action)
    assert refused


def test_every_card_and_operation_is_judged() -> None:
    assert set(EVENT_SIDES) == {(card.id, side) for card in EVENTS.values() for side in card.sides}
    assert set(ASSET_SIDES) == {card.id for card in ASSETS.values() if card.kind != "resource"}
    assert set(CAMPAIGN_WORTH) == set(CAMPAIGNS)
    assert set(ACCOMPANIES) == set(OPERATIONS)
    assert set(OPERATIONS) == {*JUDGED, "secure", "recon", "march", "travel"}


def test_knows_what_its_faction_wants() -> None:
    """What cards say plainly: each Faction plays the side that is for it and not the other one."""

    state = begin("wishes").state
    better = {MG: (40, "unshaded"), CORP: (14, "unshaded"), RD: (30, "shaded"), CR: (44, "shaded")}
    for seat, (card, side) in better.items():
        outlook = Outlook(RULES.view(state, seat), seat)
        other = "shaded" if side == "unshaded" else "unshaded"
        assert event_worth(outlook, card, side) > max(0.0, event_worth(outlook, card, other))


def test_is_offered_at_the_table() -> None:
    assert set(AI["reddust"]) >= {"random", "steady"}
