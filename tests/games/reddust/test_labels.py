"""Long lists of answers can be chosen from: by sector, space or tens, with Done apart."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.i18n import LANGUAGES, Texts
from games.core.engine import Table, decision
from games.reddust import actions as act
from games.reddust.actions import DONE
from games.reddust.frames.civic import Civic
from games.reddust.frames.redeploy import Redeploy
from games.reddust.frames.trade import AskAmount
from games.reddust.rules import RED_DUST
from games.reddust.say import group_of
from games.reddust.state import RedDustOptions, RedDustState
from games.reddust.vocabulary import FACTIONS, MG, RD
from tests.games.reddust.build import opening, put

MENU = 25
"""A menu of Discord."""
TEXTS = Texts()


def test_no_long_list_is_without_groups() -> None:
    """The few that stand alone (Done, a Special Activity) are buttons beside the menu."""
    longest: Counter[str] = Counter()
    for seed in range(12):
        start = RED_DUST.start(f"lists {seed}", FACTIONS, RedDustOptions()).state
        table: Table[RedDustState] = Table(RED_DUST, start)
        rng = Random(seed)
        while not table.over:
            seat = table.waiting()[0]
            actions = table.actions(seat)
            if len(actions) > MENU:
                asked = decision(table.state, seat)
                assert asked is not None
                groups = Counter(str(option.label.group) for option in asked.options)
                longest[asked.prompt.text.key] = max(longest[asked.prompt.text.key], len(actions))
                assert groups.pop("None", 0) <= 5, asked.prompt.text.key
                assert len(groups) <= MENU, asked.prompt.text.key
            table.step(seat, rng.choice(actions))
    assert max(longest.values()) > 2 * MENU, "the lists that matter were met"


def test_who_redeploys_reads_where_to() -> None:
    """4.3: the origin is in the question, the destination in the answers; troops that may not stay are told so."""
    state = opening()
    put(state, "arsia", mg_troop=3)
    frame = Redeploy(seat=MG, force=MG, destinations=["tenzing", "europa"], origin="arsia")
    label = frame.label(state, MG, act.Move(piece="mg_troop", count=3, space="tenzing"))
    assert TEXTS.say(label.text, "en") == "3 MG Troops → Tenzing"
    assert label.group is not None
    assert TEXTS.say(label.group, "en") == "Tenzing"
    assert "may not stay in Arsia Mons" in TEXTS.say(frame.question(state), "en")


def test_numbers_stand_by_tens() -> None:
    ask = AskAmount(seat=RD, giver=MG, most=47)
    state = opening()
    labels = [ask.label(state, RD, action) for action in ask.actions(state, RD)]
    names = [TEXTS.say(label.group, "en") for label in labels if label.group]
    assert Counter(names) == {"1 to 10": 10, "11 to 20": 10, "21 to 30": 10, "31 to 40": 10, "41 to 50": 7}
    assert group_of(DONE) is None


def test_the_purse_stands_beside_what_costs() -> None:
    """5.1: Train owes for its Troops when it comes to Pacifying."""
    state = opening()
    frame = Civic(seat=MG, why="pacify", left={"tenzing": 2})
    for language in LANGUAGES:
        assert str(state.mg_resources) in TEXTS.say(frame.question(state), language)
