"""Message keys for things of the game, and how actions read. Nothing here builds a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.message import Label, Message, m
from games.core.model import Action
from games.reddust import actions as act
from games.reddust.board import SPACES
from games.reddust.cards import ASSETS
from games.reddust.vocabulary import Face, Faction, SpaceId

WAY_SHOWN = 3
"""Spaces of a way that fit into a label."""
MANY = 2
"""For names of kinds of pieces in the plural."""


def space_name(space: SpaceId) -> Message:
    return m(f"reddust-space-{space}")


def piece_name(face: Face, n: int = 1) -> Message:
    """ "Hidden RD Rebels": the bare words in the right number."""
    return m(f"reddust-piece-{face}", n=n)


def counted(face: Face, n: int) -> Message:
    """ "4 Hidden RD Rebels"."""
    return m("reddust-counted", n=n, piece=piece_name(face, n))


def faction_name(faction: Faction) -> Message:
    return m(f"reddust-faction-{faction}")


def level_name(level: int) -> Message:
    return m("reddust-level", level=level)


def event_title(card: int) -> Message:
    return m(f"reddust-event-{card}") if card <= 48 else m("reddust-dust-storm")


def asset_title(card: int) -> Message:
    return m(f"reddust-asset-{card}")


def asset_label(card: int) -> Message:
    return m("reddust-asset-worth", asset=asset_title(card), n=ASSETS[card].value)


def campaign_title(card: int) -> Message:
    return m(f"reddust-campaign-{card}")


def operation_name(operation: str) -> Message:
    return m(f"reddust-op-{operation}")


def special_name(activity: str) -> Message:
    return m(f"reddust-sa-{activity}")


def way_name(way: Sequence[SpaceId]) -> Message:
    """ "Gandhi → Shepard → Tenzing"."""
    name = space_name(way[-1])
    for space in reversed(way[:-1]):
        name = m("reddust-then", space=space_name(space), then=name)
    return name


def by_sector(space: SpaceId) -> Message | None:
    """The group of a space in long lists."""
    sector = SPACES[space].sector if space in SPACES else ""
    return m(f"reddust-sector-{sector}") if sector else m("reddust-elsewhere")


def journey(piece: Face, count: int, way: Sequence[SpaceId]) -> Label:
    """ "4 Hidden RD Rebels: Gandhi → Shepard → Tenzing", grouped by origin; a very long way is a note."""
    shown = way if len(way) <= WAY_SHOWN else (way[0], way[-1])
    note = None if shown is way else m("reddust-note-way", way=tuple(space_name(s) for s in way[1:-1]))
    text = m("reddust-do-journey", pieces=counted(piece, count), way=way_name(shown))
    return Label(text, note=note, group=space_name(way[0]))


def mark(space: SpaceId) -> tuple[str, ...]:
    """The place on the board that an event changed."""
    return (f"space:{space}",)


def _piece_label(action: act.PieceAction) -> Message:
    return m(f"reddust-do-{action.kind}", pieces=counted(action.piece, action.count), space=space_name(action.space))


def _civic_label(action: act.House | act.Repair) -> Message:
    key = f"reddust-do-{action.kind}" + (f"-{action.eg}" if action.eg else "")
    return m(key, space=space_name(action.space))


def _card_label(action: Action) -> Message | None:
    if isinstance(action, act.PlayAsset):
        return m("reddust-do-asset", asset=asset_title(action.asset))
    if isinstance(action, act.Discard):
        return m("reddust-do-discard", asset=asset_label(action.asset))
    if isinstance(action, act.Enact):
        return m("reddust-do-enact", campaign=campaign_title(action.campaign))
    if isinstance(action, act.PlayEvent):
        return m(f"reddust-do-event-{action.side}")
    return None


def _plain_label(action: Action) -> Message | None:
    if isinstance(action, act.Operate):
        return operation_name(action.operation)
    if isinstance(action, act.Special):
        return m("reddust-do-special", activity=special_name(action.activity))
    if isinstance(action, act.Space):
        return space_name(action.space)
    if isinstance(action, act.Number):
        return m("reddust-do-number", n=action.n)
    if isinstance(action, act.Choose):
        return m(f"reddust-choose-{action.what}")
    if isinstance(action, act.Ask):
        return m("reddust-do-ask", faction=faction_name(action.faction))
    if isinstance(action, act.Shift):
        return m("reddust-do-shift", space=space_name(action.space))
    return None


def action_text(action: Action) -> Message:
    """How an action reads when the frame has nothing special to say about it."""
    if isinstance(action, act.PieceAction):
        return _piece_label(action)
    if isinstance(action, act.House | act.Repair):
        return _civic_label(action)
    if isinstance(action, act.Upgrade):
        return m("reddust-do-upgrade", piece=piece_name(action.piece), space=space_name(action.space))
    if isinstance(action, act.Load):
        return m("reddust-do-load", pieces=counted(action.piece, action.count))
    return _plain_label(action) or _card_label(action) or m(f"reddust-do-{action.kind}")


def group_of(action: Action) -> Message | None:
    """Where the action stands in a long list: spaces by sector, pieces by space, numbers by tens; Done stands alone."""
    if isinstance(action, act.Space):
        return by_sector(action.space)
    if isinstance(action, act.PieceAction | act.House | act.Repair | act.Shift | act.Upgrade):
        return space_name(action.space)
    if isinstance(action, act.Load):
        return piece_name(action.piece, MANY)
    if isinstance(action, act.Number):
        ten = (action.n - 1) // 10 * 10
        return m("reddust-group-numbers", least=ten + 1, most=ten + 10)
    return None


def action_label(action: Action, note: Message | None = None) -> Label:
    return Label(action_text(action), note=note, group=group_of(action))


def sending(action: act.Move) -> Label:
    """ "4 MG Troops → Tenzing": where the origin is chosen already."""
    text = m("reddust-do-send", pieces=counted(action.piece, action.count), space=space_name(action.space))
    return Label(text, group=space_name(action.space))
