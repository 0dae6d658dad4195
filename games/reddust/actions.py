"""Every action of the game: names for ever. Frames decide which of them are legal; fields are 0 to 3 scalars."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from games.core.model import Action


class Operate(Action):
    """4.1: begin an Operation; whether it is Limited follows from the Sequence of Play."""

    kind: Literal["operate"] = "operate"
    operation: str


class Special(Action):
    """6.0: begin a Special Activity before, during or after the Operation."""

    kind: Literal["special"] = "special"
    activity: str


class PlayEvent(Action):
    """7.1: execute one side of the Current Event."""

    kind: Literal["event"] = "event"
    side: str


class PlayAsset(Action):
    """7.7: execute the Event of an Asset card in hand."""

    kind: Literal["asset"] = "asset"
    asset: int


class Pass(Action):
    kind: Literal["pass"] = "pass"


class Space(Action):
    """Select a space."""

    kind: Literal["space"] = "space"
    space: str


class Place(Action):
    """Place pieces from Available."""

    kind: Literal["place"] = "place"
    piece: str
    count: int
    space: str


class Recall(Action):
    """1.3: none Available, so take own pieces from a space to place them elsewhere at once."""

    kind: Literal["recall"] = "recall"
    piece: str
    count: int
    space: str


class Remove(Action):
    kind: Literal["remove"] = "remove"
    piece: str
    count: int
    space: str


class Replace(Action):
    """Replace pieces with what the question says."""

    kind: Literal["replace"] = "replace"
    piece: str
    count: int
    space: str


class Activate(Action):
    kind: Literal["activate"] = "activate"
    piece: str
    count: int
    space: str


class Upgrade(Action):
    """Flip a Base to its upgraded side."""

    kind: Literal["upgrade"] = "upgrade"
    piece: str
    space: str


class Move(Action):
    """Move pieces; `space` is the other end: the origin once the destination is chosen, else the destination."""

    kind: Literal["move"] = "move"
    piece: str
    count: int
    space: str


class Load(Action):
    """Aldrin Cycler: pieces on Earth that move to Transit."""

    kind: Literal["load"] = "load"
    piece: str
    count: int


class House(Action):
    """1.7. `eg` is "plus" or "minus" when the Corporations choose the side of the Confidence marker, else empty."""

    kind: Literal["house"] = "house"
    space: str
    eg: str = ""


class Repair(Action):
    kind: Literal["repair"] = "repair"
    space: str
    eg: str = ""


class Shift(Action):
    """Pay to shift a space one level towards one's own end."""

    kind: Literal["shift"] = "shift"
    space: str


class Choose(Action):
    """One of the named alternatives of the question."""

    kind: Literal["choose"] = "choose"
    what: str


class Number(Action):
    kind: Literal["number"] = "number"
    n: int


class Discard(Action):
    """Discard an Asset card: for position, for payment, to the hand limit, or because somebody made CR do so."""

    kind: Literal["discard"] = "discard"
    asset: int


class Enact(Action):
    """5.10: put one of the drawn Campaign cards into play."""

    kind: Literal["enact"] = "enact"
    campaign: int


class Ask(Action):
    """1.6: ask another Faction for Resources."""

    kind: Literal["ask"] = "ask"
    faction: str


class Done(Action):
    kind: Literal["done"] = "done"


ACTION_TYPES: tuple[type[Action], ...] = (
    Operate,
    Special,
    PlayEvent,
    PlayAsset,
    Pass,
    Space,
    Place,
    Recall,
    Remove,
    Replace,
    Activate,
    Upgrade,
    Move,
    Load,
    House,
    Repair,
    Shift,
    Choose,
    Number,
    Discard,
    Enact,
    Ask,
    Done,
)
AnyAction = Annotated[
    Operate
    | Special
    | PlayEvent
    | PlayAsset
    | Pass
    | Space
    | Place
    | Recall
    | Remove
    | Replace
    | Activate
    | Upgrade
    | Move
    | Load
    | House
    | Repair
    | Shift
    | Choose
    | Number
    | Discard
    | Enact
    | Ask
    | Done,
    Field(discriminator="kind"),
]
ADAPTER: TypeAdapter[Action] = TypeAdapter(AnyAction)

PieceAction = Place | Recall | Remove | Replace | Activate | Move

DONE = Done()
PASS = Pass()


# Actions are frozen, so lists of them share instances: playouts would spend most of their time building them.


@cache
def at(space: str) -> Space:
    return Space(space=space)


@cache
def choose(what: str) -> Choose:
    return Choose(what=what)


@cache
def operate(operation: str) -> Operate:
    return Operate(operation=operation)


@cache
def special(activity: str) -> Special:
    return Special(activity=activity)


@cache
def pieces(verb: type[PieceAction], piece: str, count: int, space: str) -> PieceAction:
    return verb(piece=piece, count=count, space=space)


@cache
def discard(asset: int) -> Discard:
    return Discard(asset=asset)
