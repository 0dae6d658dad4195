"""Placing, removing, replacing, activating and moving pieces: two spaces before and after."""

from __future__ import annotations

from games.ai.reddust.ground import Ground
from games.ai.reddust.operations import REPLY, settled
from games.ai.reddust.question import Question
from games.ai.reddust.worth import points
from games.core.model import Action
from games.reddust import actions as do
from games.reddust.vocabulary import (
    ACTIVATED,
    BASIC_BASE,
    CORP,
    CR,
    EARTH,
    FACES,
    MG,
    RD,
    SIDE,
    UPGRADED_BASE,
    Face,
)

SENT = frozenset({"redeploy-from", "redeploy-must", "transport-from", "suppress-move"})
"""Questions that name the origin; all others that move pieces name the destination."""
WAGES = 0.9
"""5.2: a Profit for a Security, and one for every unit beyond the free ones."""


def place(question: Question, action: Action) -> float:
    assert isinstance(action, do.Place)
    outlook = question.outlook
    if action.space == EARTH:  # 5.2: four are free, one SpecOps among them
        free = min(action.count, question.n, 1 if action.piece == "specops" else question.n)
        return (0.5 if action.piece == "specops" else 0.2) * free - WAGES * (action.count - free)
    gain = outlook.gain(outlook.grounds[action.space].put(action.piece, action.count))
    if question.about == "recruit":
        return gain - WAGES * action.count * outlook.resource(CORP)
    if question.about == "train":
        return gain - 3 * outlook.resource(MG)
    if outlook.seat in (RD, CR) and FACES[action.piece].owner == outlook.seat:
        return gain + 0.01 * action.count  # Rebels in Available win nothing
    return gain


def recall(question: Question, action: Action) -> float:
    """1.3: own pieces from elsewhere, only where they are missed less."""
    assert isinstance(action, do.Recall)
    outlook = question.outlook
    leaving = outlook.gain(outlook.grounds[action.space].put(action.piece, -action.count))
    if not question.space or question.space == action.space:
        return leaving
    arriving = FACES[action.piece].stock
    return leaving + outlook.gain(outlook.grounds[question.space].put(arriving, action.count)) - 0.2


def remove(question: Question, action: Action) -> float:
    """One's own losses hurt, others' are welcome; those that may strike back are better left alone."""
    assert isinstance(action, do.Remove)
    outlook = question.outlook
    gain = outlook.gain(outlook.grounds[action.space].put(action.piece, -action.count))
    face = FACES[action.piece]
    if face.side == SIDE.get(outlook.seat):
        return gain
    if question.about == "bombard" and not outlook.grounds[action.space].desert:
        gain += outlook.gain(outlook.grounds[action.space].hurt()) - REPLY / 2
    if question.about == "assault":
        gain += outlook.worth(points(CORP=0.4 * action.count))
    return gain + 0.02 * action.count


def replaced_by(question: Question, piece: Face) -> Face:
    if question.becomes in FACES:
        return question.becomes
    if question.about in ("build_bases", "entrench_base"):
        return BASIC_BASE[question.outlook.seat]
    return piece


def replace(question: Question, action: Action) -> float:
    assert isinstance(action, do.Replace)
    outlook = question.outlook
    ground = outlook.grounds[action.space]
    return outlook.gain(ground.swap(action.piece, replaced_by(question, action.piece), action.count))


def activate(question: Question, action: Action) -> float:
    """Enemies are shown gladly, one's own people only to fight (5.5: SpecOps)."""
    assert isinstance(action, do.Activate)
    outlook = question.outlook
    ground = outlook.grounds[action.space]
    if question.about == "ready_specops":
        return 0.3 * _more_hits(ground, action.count) - 0.1 * action.count
    return outlook.gain(ground.swap(action.piece, ACTIVATED[action.piece], action.count)) + 0.02 * action.count


def _more_hits(ground: Ground, fighting: int) -> int:
    """How many targets are left for so many SpecOps once the cubes have struck."""
    targets = ground.count(("rd_rebel_active", "cr_rebel_active"))
    cubes = ground.count(("mg_troop", "mg_fortified", "security", "eg_troop", "specops_active"))
    return max(0, min(fighting, targets - cubes))


def upgrade(question: Question, action: Action) -> float:
    assert isinstance(action, do.Upgrade)
    outlook = question.outlook
    owner = FACES[action.piece].owner
    ground = outlook.grounds[action.space].swap(action.piece, UPGRADED_BASE[owner])
    return outlook.gain(ground) + 0.05 * outlook.grounds[action.space].units["COIN"]


def move(question: Question, action: Action) -> float:
    """Both ends of the way, and what the Operation does at its end."""
    assert isinstance(action, do.Move)
    outlook = question.outlook
    if question.about in ("base_hops", "suppress-pick"):
        return _driven(question, action)
    here, there = (question.space, action.space) if question.about in SENT else (action.space, question.space)
    if here not in outlook.grounds or there not in outlook.grounds:
        return 0.0
    leaving = outlook.gain(outlook.grounds[here].put(action.piece, -action.count))
    target = outlook.grounds[there]
    operation = question.operation if question.about in ("secure", "recon") else ""
    arriving = settled(outlook, operation, target.arrive(action.piece, action.count))
    gain = leaving + arriving - settled(outlook, operation, target)
    return gain - _watched(target, action)


def _watched(target: Ground, action: do.Move) -> float:
    """5.7, 5.8: more than three where there is Support are seen."""
    face = FACES[action.piece]
    if not face.hidden or face.role != "rebel" or target.level <= 0:
        return 0.0
    return 0.1 * action.count if action.count + target.units["COIN"] > 3 else 0.0


def _driven(question: Question, action: do.Move) -> float:
    """Event 43: no Base hops without need. 5.5 Suppress: Rebels that leave a space."""
    if question.about == "base_hops":
        return -0.1
    outlook = question.outlook
    return outlook.gain(outlook.grounds[action.space].put(action.piece, -action.count)) + 0.05 * action.count


def load(question: Question, action: Action) -> float:
    """4.2: cargo for Transit. MarsGov wants Supply, the Corporations their people; nobody pays Profits for it."""
    assert isinstance(action, do.Load)
    seat = question.outlook.seat
    each = CARGO[seat if seat in CARGO else CORP].get(action.piece, 0.1)
    return each * action.count - (action.count if question.about == "cycler-paid" else 0)


CARGO: dict[str, dict[str, float]] = {
    MG: {"supply": 0.7, "satellite": 0.3, "eg_troop": 0.35, "security": 0.1, "specops": 0.05},
    CORP: {"security": 0.5, "specops": 0.6, "satellite": 0.3, "eg_troop": 0.25, "supply": 0.05},
}


def house(question: Question, action: Action) -> float:
    """1.7: one Population more; the Corporations also choose the side of the Confidence marker."""
    assert isinstance(action, do.House | do.Repair)
    outlook, seat = question.outlook, question.outlook.seat
    ground = outlook.grounds[action.space]
    sign = action.eg or {MG: "+", RD: "-"}.get(seat, "")
    gain = outlook.worth(outlook.sign(sign))
    if isinstance(action, do.House):
        return gain + outlook.gain(ground.house()) + (0.05 if seat == CORP else 0.0)
    if seat == CORP:
        fixed = ground.repair().put("security", -1)
        paid = 2.0 if question.about == "public_works" else 0.0
        return gain + outlook.gain(fixed) + paid
    cost = {MG: 3, RD: 2}.get(seat, 0) * outlook.resource(seat)
    return gain + outlook.gain(ground.repair()) - cost


def shift(question: Question, action: Action) -> float:
    """4.3, 5.1: paid shifts: the Resources are there to be spent on them."""
    assert isinstance(action, do.Shift)
    outlook, seat = question.outlook, question.outlook.seat
    ground = outlook.grounds[action.space]
    cost = (3 if seat == MG else 1) * outlook.resource(seat) * 0.8
    return outlook.gain(ground.shift(1 if seat == MG else -1)) - cost
