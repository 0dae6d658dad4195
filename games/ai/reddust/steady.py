"""The steady player of Red Dust Rebellion: a calm beginner who knows what the Faction wants and never peeks.

Every option gets a number: what the table would be worth to this seat afterwards, as far as the view tells. Most comes
from `worth` (spaces), `operations`, `specials` and `cards`; here the options meet their judges.
"""

from __future__ import annotations

from collections.abc import Callable

from games.ai.reddust import answers, cards, pieces
from games.ai.reddust.operations import LEAST, MANY, MOVING, UPGRADE_PRICE, best_group, journey, operation_worth, purse
from games.ai.reddust.operations import space_worth as in_operation
from games.ai.reddust.question import Question
from games.ai.reddust.specials import ACCOMPANIES, best_special, special_worth
from games.ai.reddust.specials import space_worth as in_special
from games.ai.reddust.worth import ASSET, Outlook
from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng
from games.reddust import actions as do
from games.reddust.view import RedDustView
from games.reddust.vocabulary import CORP, CR, EARTH, MG, RD, TRANSIT

Judge = Callable[[Question, Action], float]

SPECIAL_FIRST = frozenset({"campaign", "preach", "travel"})
"""Operations that show or move the Hidden Rebels a Special Activity needs: it comes first."""
SPECIAL_LEAST = 0.25
"""A Special Activity also opens the Event to the next Faction (4.1), so it must bring something."""
FULL = 100.0
"""Between the spaces of an Operation: first what the Operation is for, then the rest."""
PASSING: dict[str, float] = {MG: 3.0, RD: 1.0}
"""4.1: Resources for a Pass."""
WAIT = 0.4
"""A Pass keeps its Faction Eligible: it may act on the next card."""


def choose_steadily(view: View, decision: Decision, rng: Rng) -> Action:
    """The option worth most; the generator only breaks ties."""
    assert isinstance(view, RedDustView)
    actions = [option.action for option in decision.options if option.refusal is None]
    if len(actions) == 1:
        return actions[0]
    question = Question(Outlook(view, decision.seat), decision)
    scores = [_JUDGES.get(type(action), _unknown)(question, action) for action in actions]
    best = max(scores)
    liked = [action for action, score in zip(actions, scores, strict=True) if score >= best - 1e-9]
    return decision.default if decision.default in liked and len(liked) > 1 else rng.pick(liked)


def _unknown(question: Question, action: Action) -> float:
    return 0.0


# --- the turn ---------------------------------------------------------------------------------------------------


def _limited(question: Question) -> bool:
    return question.about.startswith("act-limited")


def _operate(question: Question, action: Action) -> float:
    """4.1: the Operation, with a Special Activity where one is allowed."""
    assert isinstance(action, do.Operate)
    outlook, limited = question.outlook, _limited(question)
    if outlook.seat != CORP and purse(outlook, action.operation, limited) < 1 and action.operation != "train":
        return -1.0
    worth = operation_worth(outlook, action.operation, limited=limited)
    if not limited and worth > 0:
        extra = best_special(outlook, action.operation)
        worth += extra if extra > SPECIAL_LEAST else 0.0
    return worth


def _event(question: Question, action: Action) -> float:
    assert isinstance(action, do.PlayEvent)
    return cards.event_worth(question.outlook, question.outlook.view.current.id, action.side)


def _asset(question: Question, action: Action) -> float:
    assert isinstance(action, do.PlayAsset)
    return cards.asset_worth(question.outlook, action.asset) - 0.8 * ASSET


def _pass(question: Question, action: Action) -> float:
    outlook = question.outlook
    seat = outlook.seat
    if seat == CR:
        return WAIT + (ASSET if outlook.view.assets_in_hand < 6 else 0.0)
    if seat == CORP:
        return WAIT + in_operation(outlook, "logistics", TRANSIT)
    return WAIT + PASSING[seat] * outlook.resource(seat)


# --- spaces -----------------------------------------------------------------------------------------------------


def _space(question: Question, action: Action) -> float:
    assert isinstance(action, do.Space)
    about = question.about
    if about.startswith("operation"):
        return _operation_space(question, action.space)
    if about == "special":
        running = question.running
        gain = in_special(question.outlook, running.name, action.space) if running else 0.0
        return gain if gain > 0 else gain - 0.05
    if about == "travel_to":
        return _journey(question, action.space)
    if about.startswith("redeploy") or about == "transport":
        return _origin(question, action.space)
    return _event_space(question, action.space)


def _operation_space(question: Question, space: str) -> float:
    """Good spaces first; what brings nothing only if the Operation cannot end yet."""
    gain = in_operation(question.outlook, question.operation, space)
    if question.operation == "logistics" and space not in (EARTH, TRANSIT):
        running = question.running
        paid = running and any(s not in (EARTH, TRANSIT) for s in running.spaces)
        gain -= UPGRADE_PRICE if paid else 0.0
    if question.n >= MANY[question.outlook.seat]:
        return -FULL
    least = LEAST * (2 + question.n) if question.operation in MOVING else LEAST
    return gain + FULL if gain > least else gain - FULL


def _special(question: Question, action: Action) -> float:
    """6.0: before an Operation that would use its Rebels up, otherwise once the spaces are chosen."""
    assert isinstance(action, do.Special)
    gain = special_worth(question.outlook, action.activity, question.operation)
    if action.activity not in ACCOMPANIES.get(question.operation, ()):
        gain = 0.0
    if gain <= SPECIAL_LEAST:
        return -FULL
    return 2 * FULL + gain if question.operation in SPECIAL_FIRST else FULL / 2 + gain


def _journey(question: Question, space: str) -> float:
    """5.8: where Rebels of this origin are wanted most."""
    outlook = question.outlook
    if not question.space:
        return 0.0
    return journey(outlook, outlook.grounds[question.space], outlook.grounds[space]) - LEAST


def _origin(question: Question, space: str) -> float:
    """4.3, 6.3: leave a space only for one where the units are worth more."""
    outlook = question.outlook
    force = question.about.removeprefix("redeploy-")
    if force == "CR_BASES":
        return -1.0
    faces = {"EG": ("eg_troop",), RD: ("rd_rebel", "rd_rebel_active"), CR: ("cr_rebel", "cr_rebel_active")}
    moving = faces.get(force, ("mg_troop", "mg_fortified"))
    base = {RD: ("rd_base", "dug_in"), CR: ("cr_base", "conversion")}.get(force, ("mg_base",))
    goals = [g for g in outlook.grounds.values() if g.count(base) and g.id != space]
    if force == "transport" and question.running:
        goals += [outlook.grounds[s] for s in question.running.spaces if s != space]
    if force == MG:
        goals += [g for g in outlook.mars() if not g.desert and g.control == "COIN" and g.id != space]
    return max((best_group(outlook, "", goal, (space,), moving) for goal in goals), default=0.0) - 0.15


def _event_space(question: Question, space: str) -> float:
    """The space where the Event does most for this seat; an Asset's Event while the Reclaimers execute one."""
    outlook = question.outlook
    view = outlook.view
    if outlook.seat == CR and view.asset_discard and view.asset_discard[-1] in cards.ASSET_SIDES:
        asset = cards.ASSET_SIDES[view.asset_discard[-1]]
        if asset.spaces is not None and view.acting == CR:
            return cards.space_worth(outlook, asset, space)
    option = cards.likely_side(outlook, view.current.id)
    return cards.space_worth(outlook, option, space) if option else 0.0


def _done(question: Question, action: Action) -> float:
    return 0.0


_JUDGES: dict[type[Action], Judge] = {
    do.Operate: _operate,
    do.Special: _special,
    do.PlayEvent: _event,
    do.PlayAsset: _asset,
    do.Pass: _pass,
    do.Space: _space,
    do.Place: pieces.place,
    do.Recall: pieces.recall,
    do.Remove: pieces.remove,
    do.Replace: pieces.replace,
    do.Activate: pieces.activate,
    do.Upgrade: pieces.upgrade,
    do.Move: pieces.move,
    do.Load: pieces.load,
    do.House: pieces.house,
    do.Repair: pieces.house,
    do.Shift: pieces.shift,
    do.Choose: answers.choose,
    do.Number: answers.number,
    do.Discard: answers.discard,
    do.Enact: answers.enact,
    do.Ask: answers.ask,
    do.Done: _done,
}
