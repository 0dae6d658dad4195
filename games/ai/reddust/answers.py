"""Alternatives, numbers and cards: what the steady player says when no piece is involved."""

from __future__ import annotations

from collections.abc import Callable

from games.ai.reddust import cards
from games.ai.reddust.operations import attack, operation_worth, rallied
from games.ai.reddust.question import Question
from games.ai.reddust.worth import ASSET, points
from games.core.model import Action
from games.reddust import actions as do
from games.reddust.board import MAGLEVS
from games.reddust.cards import ASSETS
from games.reddust.vocabulary import CORP, CR, MG, RD

TAKEN: dict[str, float] = {
    "draw": 0.5,
    "pass_no_draw": -5.0,
    "deal": -5.0,
    "no_deal": 0.1,
    "campaign": 0.5,
    "exploit": 0.5,
    "riot": 0.3,
    "attack_ambush": 1.0,
    "ambush_there": 0.3,
    "swap_moved": 0.2,
    "coordinate_replace": 0.2,
    "coordinate_remove": 0.1,
    "purify_base": 1.0,
    "purify_unit": 0.5,
    "displaced_discard": 0.2,
    "rd_loses_5": 0.3,
    "cr_discards_2": 0.2,
    "suppress": 0.2,
    "drop_pods": -0.1,
    "beacon": -0.1,
}
"""What is taken gladly or left alone, whoever is asked; what is not here is worth nothing either way."""
LIKED: dict[str, dict[str, float]] = {
    MG: {"supply_4": 1.0, "supply_3": 1.0, "mg_troops_6": 0.5, "into_mg_troops": 0.5, "MG": 0.3, "CORP": 0.1},
    CORP: {"profits_3": 1.0, "eg_troops_4": 0.5, "into_security": 0.5, "CORP": 0.3, "MG": 0.1},
    RD: {"transfer_6": 1.0, "profits_3": -0.3, "RD": 0.5, "coordinate_replace": 0.3},
    CR: {"CR": 0.5},
}
"""What each Faction likes for itself."""
SPARE = 8
"""1.6: an ally is helped by whoever keeps so much."""


def choose(question: Question, action: Action) -> float:
    """One of the named alternatives."""
    assert isinstance(action, do.Choose)
    what = action.what
    judge = _CHOICES.get(question.about)
    if judge is not None:
        return judge(question, what)
    if what.startswith("op_"):
        return operation_worth(question.outlook, what.removeprefix("op_"), most=2)
    return LIKED[question.outlook.seat].get(what, TAKEN.get(what, 0.0))


def _rally(question: Question, what: str) -> float:
    return rallied(question.outlook, question.outlook.grounds[question.space]).get(what, 0.0)


def _lobby(question: Question, what: str) -> float:
    outlook = question.outlook
    if what != "lobby":
        return 0.0
    return outlook.worth(outlook.confidence(1)) - 5 * outlook.resource(MG)


def _consent(question: Question, what: str) -> float:
    """1.6: nobody gives Resources to a rival; an ally gets what is spare."""
    outlook = question.outlook
    if what != "agree":
        return 0.0
    spare = outlook.stock(outlook.seat) - question.n >= SPARE
    return 1.0 if question.who == outlook.ally and spare else -1.0


def _reply(question: Question, what: str) -> float:
    """5.5: strike back where that is worth more than staying Hidden."""
    if what == "decline":
        return 0.1
    ground = question.outlook.grounds.get(question.space)
    return attack(question.outlook, ground) if ground else 0.0


def _population(question: Question, what: str) -> float:
    """4.2: more people are MarsGov's hope, and Displaced ones cost the Corporations Profits (4.3)."""
    return 0.1 if (what == "send_population") == (question.outlook.view.displaced < 2) else 0.0


def _dice(question: Question, what: str) -> float:
    """6.9: both dice hit first of all; Damage only where it does not hurt oneself."""
    outlook = question.outlook
    low, high = (int(part) for part in what.removeprefix("dice_").split("_"))
    ground = outlook.grounds[question.space]
    rebels = ground.count(f"{outlook.seat.lower()}_{kind}" for kind in ("rebel", "rebel_active"))
    hits = (low <= rebels) + (high <= rebels)
    damaged = low + high <= sum(ground.pieces.values())
    return hits + (outlook.gain(ground.hurt()) if damaged else 0.0)


def _ransack(question: Question, what: str) -> float:
    """Asset 24: who loses more."""
    outlook = question.outlook
    return outlook.worth(outlook.resources(MG, -3) if what == MG else points(CORP=-1.0))


def _maglev(question: Question, what: str) -> float:
    outlook = question.outlook
    line = MAGLEVS.get(what.removeprefix("maglev_"))
    option = cards.likely_side(outlook, outlook.view.current.id)
    if line is None or option is None:
        return 0.0
    return sum(cards.space_worth(outlook, option, s) for s in line.touches)


def _campaign_ends(question: Question, what: str) -> float:
    return cards.CAMPAIGN_WORTH.get(int(what.rsplit("_", 1)[1]), 0.0)


_CHOICES: dict[str, Callable[[Question, str], float]] = {
    "rally": _rally,
    "lobby": _lobby,
    "consent": _consent,
    "reply": _reply,
    "cycler-population": _population,
    "set_dice": _dice,
    "ransack": _ransack,
    "event_maglev": _maglev,
    "event_end_campaign": _campaign_ends,
}


def number(question: Question, action: Action) -> float:
    """How many: as many as help this seat, or none."""
    assert isinstance(action, do.Number)
    seat, n = question.outlook.seat, action.n
    if question.about == "fortify":
        return 0.1 * n
    if question.about == "ask_amount":
        return 0.1 if n == min(3, question.n) else 0.0
    sign = {
        "event_transfer": {RD: 1.0, MG: -1.0, CORP: 0.2, CR: 0.1},
        "event_displaced": {MG: 1.0, CORP: 1.0, RD: -0.2, CR: 0.1},
        "event_specops": {CORP: -1.0, MG: 0.1, RD: 1.0, CR: 1.0},
    }.get(question.about, {})
    return sign.get(seat, 0.1) * n


def discard(question: Question, action: Action) -> float:
    """1.5: pay with the cards that fit best and keep those with good Events."""
    assert isinstance(action, do.Discard)
    outlook = question.outlook
    card = ASSETS[action.asset]
    keep = 0.15 * card.value + 0.3 * max(0.0, cards.asset_worth(outlook, action.asset))
    if question.about == "pay_assets":
        worth = card.worth(question.operation)
        over = worth - question.n
        return -keep - (0.4 * over if over > 0 else 0.1 * -over)
    if question.about == "position":
        return _position(question) - keep
    if question.about == "consent_asset":
        ally = question.who == outlook.ally and outlook.view.assets_in_hand > 3
        return 0.5 - keep if ally else -1.0
    return -keep


def _position(question: Question) -> float:
    """4.0: with a full hand a card may go to act at all, rarely to act first."""
    outlook = question.outlook
    place = question.decision.prompt.text.args.get("place", 0)
    if not isinstance(place, int) or place <= 2 or outlook.view.assets_in_hand < 5:
        return -1.0
    return 2.0 * ASSET if place == 3 else ASSET


def enact(question: Question, action: Action) -> float:
    assert isinstance(action, do.Enact)
    return cards.CAMPAIGN_WORTH[action.campaign]


def ask(question: Question, action: Action) -> float:
    """1.6: only an ally is asked, and only by whoever has next to nothing."""
    assert isinstance(action, do.Ask)
    outlook = question.outlook
    if action.faction != outlook.ally or outlook.seat == CR:
        return -5.0
    poor = outlook.stock(outlook.seat) < 3
    rich = outlook.stock(action.faction) >= (SPARE + 3 if action.faction != CR else 5)
    return 0.3 if poor and rich else -5.0
