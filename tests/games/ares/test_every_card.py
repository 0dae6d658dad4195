"""Every project card: its cost, requirement, immediate effect, production and points (table in `card_table`)."""

from __future__ import annotations

import re

import pytest

from games.ares import actions as do
from games.ares.cards import PROJECTS
from games.ares.rules import ARES
from games.core.model import Action
from tests.games.ares.build import Game, numbers, position
from tests.games.ares.card_table import CARDS, Row

FILL = ["sponsors", "mine", "lichen", "comet", "moss", "blueprints", "grass"]
TAGGED = {
    "science": [
        "artificial-photosynthesis",
        "matter-manufacturing",
        "invention-contest",
        "development-center",
        "interns",
    ],
    "power": ["power-plant", "geothermal-power"],
    "jovian": ["callisto-penal-mines"],
    "event": ["breathing-filters", "lava-flows", "release-of-inert-gases"],
    "animal": ["birds"],
    "microbe": ["tardigrades"],
    "plant": ["heather"],
}
"""Cards that bring one tag of the kind each and change no price."""
TRACKS = ("temperature", "oxygen", "oceans")


def _phase(card: str) -> str:
    return "development" if PROJECTS[card].color == "green" else "construction"


def _needs(row: Row) -> list[tuple[str, int, int]]:
    parts = [need.split() for need in row.needs.split("; ") if need]
    return [(what, int(enough), int(short)) for what, enough, short in parts]


def _ready(card: str, row: Row, values: dict[str, int], played: list[str]) -> Game:
    """Just enough of everything the card needs, unless `values` says otherwise."""
    person = {"mc": row.cost, "heat": 20, "plants": 20, "tr": 20, "hand": [card]}
    tracks: dict[str, int] = {}
    tableau = list(played)
    for what, enough, _ in _needs(row):
        value = values.get(what, enough)
        if what in TRACKS:
            tracks[what] = value
        elif what in person:
            person[what] = value
        else:
            tableau += [c for c in TAGGED[what][:value] if c not in tableau]
    deck = [c for c in FILL if c != card and c not in tableau]
    return position(
        phase=_phase(card),
        p1={**person, "played": tableau},
        ocean_order=[5, 8],
        deck=deck,
        temperature=tracks.get("temperature", -30),
        oxygen=tracks.get("oxygen", 0),
        oceans=tracks.get("oceans", 0),
    )


def _more_numbers(game: Game, card: str) -> dict[str, int]:
    me = game.me
    return {
        **numbers(game, card),
        "cards": len([c for c in me.hand if c != card]),
        "discards": len(game.state.discard),
        "birds": me.on.get("birds", 0) if card != "birds" else 0,
        "tardigrades": me.on.get("tardigrades", 0) if card != "tardigrades" else 0,
        "plays": me.plays,
        "free": me.free,
        "less": me.less,
        "shift": int(me.shift),
    }


def _production(game: Game) -> dict[str, int]:
    made = ARES.view(game.state, None).seat("p1").production.model_dump()
    return {name: made[name] for name in ("mc", "heat", "plants", "cards", "steel", "titanium")}


def _changes(text: str) -> dict[str, int]:
    return {name: int(n) for name, n in re.findall(r"([a-z]+)([+-]\d+)", text)}


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def _answer(game: Game, text: str) -> Action:
    verb, _, what = text.partition(" ")
    match verb:
        case "discard":
            return do.DISCARD[game.me.hand[0]]
        case "keep":
            return do.KEEP[game.me.drawn[0]]
        case "target":
            return do.TARGET[what]
    return do.Choose(option=what)


def test_the_table_has_every_card() -> None:
    assert sorted(CARDS) == sorted(PROJECTS)
    assert len(CARDS) == 208


@pytest.mark.parametrize("card", CARDS)
def test_playing(card: str) -> None:
    row = CARDS[card]
    game = _ready(card, row, {"heat": 20, "plants": 20, "tr": 20}, [c for c in ("birds", "tardigrades") if c != card])
    before, made = _more_numbers(game, card), _production(game)
    game.act(do.PLAY[card])
    for text in row.answers.split(", ") if row.answers else ():
        game.act(_answer(game, text))
    change = _difference({**before, "mc": 0, "plays": 0}, _more_numbers(game, card))
    assert change == _changes(row.gains)
    assert _difference(made, _production(game)) == _changes(row.makes)
    played = next(c for c in ARES.view(game.state, None).seat("p1").tableau if c.card.id == card)
    assert played.points == row.points
    assert do.DONE in game.options()


@pytest.mark.parametrize("card", CARDS)
def test_cost_to_the_last_mc(card: str) -> None:
    """p.5: with exactly the cost it can be played, with 1 MC less it cannot."""
    row = CARDS[card]
    game = _ready(card, row, {}, [])
    assert do.PLAY[card] in game.options()
    if row.cost:
        game.me.mc -= 1
        assert do.PLAY[card] not in game.options()


@pytest.mark.parametrize(
    ("card", "what", "short"), [(card, need[0], need[2]) for card, row in CARDS.items() for need in _needs(row)]
)
def test_requirement_missed_by_one(card: str, what: str, short: int) -> None:
    """p.12: just not enough of one thing: refused, and the refusal says so."""
    game = _ready(card, CARDS[card], {what: short}, [])
    assert do.PLAY[card] not in game.options()
    assert game.refusal(do.PLAY[card]).text.key == "ares-no-need"
