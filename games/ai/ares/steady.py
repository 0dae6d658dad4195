"""The steady player of Ares Expedition: builds an engine early, terraforms late, and never looks at hidden things."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.ai.ares.worth import CARD, POINT, Outlook
from games.ares import actions as do
from games.ares.cards import CORPORATIONS, HAND_LIMIT, PHASES, PROJECTS, SELL, STANDARD
from games.ares.effects import ChooseOne, Op
from games.ares.view import AresView, HandCard
from games.core.engine import Decision
from games.core.model import Action, View
from games.core.rng import Rng

RICH = 25
"""MC beyond this have nothing better to do than to terraform."""
Judge = Callable[[Outlook, Action], float]


def choose_steadily(view: View, decision: Decision, rng: Rng) -> Action:
    """The option worth most; the generator only breaks ties."""
    assert isinstance(view, AresView)
    outlook = Outlook(view, view.seat(decision.seat))
    actions = [option.action for option in decision.options if option.refusal is None]
    scores = [_JUDGES[type(action)](outlook, action) for action in actions]
    best = max(scores)
    return rng.pick([action for action, score in zip(actions, scores, strict=True) if score == best])


# --- planning ---------------------------------------------------------------------------------------------------


def _phase(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.ChoosePhase | do.Dummy)
    index = PHASES.index(action.phase)
    return (_development, _construction, _action_phase, _production, _research)[index](outlook)


def _reach(outlook: Outlook, held: HandCard, less: int = 0) -> bool:
    """Affordable with MC and the other cards in hand, once its requirements are met."""
    needs = [need for need in held.missing if need.key != "ares-missing-mc"]
    means = outlook.me.mc + SELL * max(0, len(outlook.view.hand) - 3)
    return not needs and held.price - less <= means


def _net(outlook: Outlook, held: HandCard) -> float:
    return outlook.card(held.card.id) - held.price - CARD


def _best_play(outlook: Outlook, colours: Iterable[str], less: int = 0) -> list[float]:
    nets = [_net(outlook, h) + less for h in outlook.view.hand if h.card.color in colours and _reach(outlook, h, less)]
    return sorted((net for net in nets if net > 0), reverse=True)


def _development(outlook: Outlook) -> float:
    nets = _best_play(outlook, ("green",), 3)
    return nets[0] + 1 if nets else -1.0


def _construction(outlook: Outlook) -> float:
    nets = _best_play(outlook, ("blue", "red"))
    return sum(nets[:2]) + 2 if nets else 0.0


def _action_phase(outlook: Outlook) -> float:
    me = outlook.me
    total = (me.heat // 8) * outlook.step("temperature") * 0.8
    total += (me.plants // 8) * (outlook.step("oxygen") + POINT) * 0.8
    for played in me.tableau:
        ways = [outlook.use(way) for way in PROJECTS[played.card.id].action]
        total += max(0.0, max(ways, default=0.0))
    bought = max(_bought(outlook, which) for which in ("forest", "temperature", "ocean"))
    return total + max(0.0, bought) * (me.mc // 15)


def _production(outlook: Outlook) -> float:
    made = outlook.me.production
    income = outlook.me.tr + made.mc + made.heat * outlook.heat + made.plants * outlook.plant + made.cards * CARD
    poor = 1.0 if outlook.me.mc < 25 else 0.6
    return income * 0.8 * poor + 4


def _research(outlook: Outlook) -> float:
    return 10.0 if outlook.me.hand_size < 5 else 4.0 if outlook.me.hand_size < HAND_LIMIT else 0.0


# --- cards ------------------------------------------------------------------------------------------------------


def _held(outlook: Outlook, card: str) -> float:
    """What a card is worth in hand: the better of playing it some day and selling it."""
    for held in (*outlook.view.hand, *outlook.view.drawn):
        if held.card.id == card:
            blocked = 0.5 if held.missing else 0.0
            return max(float(SELL), _net(outlook, held) * (0.7 - blocked) + CARD)
    return float(SELL)


def _play(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Play)
    held = next(h for h in outlook.view.hand if h.card.id == action.card)
    net = _net(outlook, held)
    short = max(0, held.price - outlook.me.mc)
    sold = -(-short // SELL)
    return net - sold * 1.5


def _sell(outlook: Outlook, action: Action) -> float:
    """Only to pay for something (the question then has no "done"), above the hand limit, or at the very end."""
    assert isinstance(action, do.Sell)
    if outlook.view.phase == 3 and outlook.progress > 0.85 and outlook.me.mc < 14:
        return 0.5 + SELL - _held(outlook, action.card) * 0.1
    return -_held(outlook, action.card)


def _discard(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.DiscardCard | do.Give)
    worth = _held(outlook, action.card)
    return 4.0 - worth


def _keep(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Keep)
    return _held(outlook, action.card)


# --- actions ----------------------------------------------------------------------------------------------------


def _act(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Act)
    if action.card in CORPORATIONS:  # United Nations Mars Initiative: MC for a step of rating
        return outlook.tr - 6
    way = next(w for w in PROJECTS[action.card].action if w.id == action.option)
    free = 0.5 if way.cost is None else 0.0
    return outlook.use(way) + free


def _standard(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Standard)
    return _bought(outlook, action.which) if action.pay == "mc" else _step_gain(outlook, action.which)


def _step_gain(outlook: Outlook, which: str) -> float:
    if which == "forest":
        return outlook.step("oxygen") + POINT
    return outlook.step(which) + (2.0 if which == "ocean" and outlook.open["ocean"] else 0.0)


def _bought(outlook: Outlook, which: str) -> float:
    """A standard action for MC: early they are worth more in the engine, at the end they are worth nothing."""
    cost = next(fact.cost for fact in STANDARD if fact.which == which and fact.pay == "mc")
    worth_of_mc = max(0.15, 1.6 - 1.3 * outlook.progress) * RICH / max(RICH, outlook.me.mc)
    return _step_gain(outlook, which) - cost * worth_of_mc


def _pay(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Pay)
    return 1.0 - action.heat * (outlook.heat - 1.0)


def _use(outlook: Outlook, action: Action) -> float:
    return 0.5


def _target(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.Target)
    return next(outlook.resource(p) for p in outlook.me.tableau if p.card.id == action.card)


def _choose(outlook: Outlook, action: Action) -> float:
    """The branch with this name on an own card that offers such a choice."""
    assert isinstance(action, do.Choose)
    cards = [PROJECTS[p.card.id] for p in outlook.me.tableau]
    lists: list[tuple[Op, ...]] = []
    for card in cards:
        lists += [card.immediate, *(w.do for w in card.action)]
        lists += [effect.do for effect in card.effects if effect.kind == "trigger"]
    found = [
        outlook.ops(branch.do)
        for ops in lists
        for op in ops
        if isinstance(op, ChooseOne)
        for branch in op.options
        if branch.id == action.option
    ]
    return max(found, default=0.0)


def _spend(outlook: Outlook, action: Action) -> float:
    """Heat into something better: only what no temperature step needs."""
    assert isinstance(action, do.Spend)
    return float(action.amount) if outlook.heat < 1.0 else float(-action.amount)


def _corporation(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.PickCorporation)
    corporation = CORPORATIONS[action.card]
    effects = sum(outlook.standing(effect) for effect in corporation.effects)
    return corporation.start_mc + outlook.production(corporation.production) + effects + CARD * corporation.start_draw


def _cube(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.TakeCube)
    return 1.0 if action.cube == "mc" else 0.0


def _raise(outlook: Outlook, action: Action) -> float:
    assert isinstance(action, do.RaiseParameter)
    track = outlook.view.oxygen if action.parameter == "oxygen" else outlook.view.temperature
    return float((track.most - track.value) // track.step)


def _draw(outlook: Outlook, action: Action) -> float:
    """The construction bonus as a card, when no second card is worth playing."""
    nets = _best_play(outlook, ("blue", "red"))
    return 0.5 if len(nets) < 1 + outlook.me.plays else -1.0


def _done(outlook: Outlook, action: Action) -> float:
    return 0.0


_JUDGES: dict[type[Action], Judge] = {
    do.ChoosePhase: _phase,
    do.Dummy: _phase,
    do.Play: _play,
    do.Sell: _sell,
    do.DiscardCard: _discard,
    do.Give: _discard,
    do.Keep: _keep,
    do.Act: _act,
    do.Standard: _standard,
    do.Pay: _pay,
    do.Use: _use,
    do.Target: _target,
    do.Choose: _choose,
    do.Spend: _spend,
    do.PickCorporation: _corporation,
    do.TakeCube: _cube,
    do.RaiseParameter: _raise,
    do.DrawCard: _draw,
    do.Done: _done,
}
