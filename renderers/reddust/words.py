"""Small pieces of text shared by pictures, alt texts and texts."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, m
from games.reddust.layout import CONFIDENCE_BOXES
from games.reddust.view import CardView, RedDustView, RunningView
from renderers.kit.chart import signed
from renderers.protocol import Say
from renderers.reddust.pieces import FACTIONS

EVENTS = 36
DUST_STORMS = 3
LAST_EVENT = 48
RESERVES: dict[str, tuple[str, ...]] = {
    "MG": ("mg_troop", "mg_base"),
    "CORP": ("security", "specops", "corp_base"),
    "EG": ("eg_troop", "satellite"),
    "RD": ("rd_rebel", "rd_base"),
    "CR": ("cr_rebel", "cr_base"),
}
STOCKS = tuple(stock for stocks in RESERVES.values() for stock in stocks)
LOADS = ("eg_troop", "security", "specops", "satellite", "supply", "population")


def plus(value: int) -> str:
    """With a sign; a real minus."""
    return f"+{value}" if value > 0 else signed(value)


def space_name(space: str) -> Message:
    return m(f"reddust-space-{space}")


def sector_name(sector: str) -> Message:
    return m(f"reddust-sector-{sector}")


def faction_name(faction: str) -> Message:
    return m(f"reddust-faction-{faction}")


def piece_name(face: str, n: int) -> Message:
    return m(f"reddust-piece-{face}", n=n)


def stock_name(stock: str, n: int) -> Message:
    """The piece itself, neither Hidden nor Active."""
    turns = stock in ("specops", "rd_rebel", "cr_rebel")
    return m(f"reddust-board-stock-{stock}", n=n) if turns else piece_name(stock, n)


def stacks(box: dict[str, int], stocks: Iterable[str]) -> list[tuple[str, int]]:
    return [(stock, box[stock]) for stock in stocks if box.get(stock)]


def event_title(card: CardView) -> Message:
    return m("reddust-dust-storm") if card.dust_storm else m(f"reddust-event-{card.id}")


def event_text(card: CardView, side: str) -> Message:
    return Message(f"reddust-event-{card.id}-{side}")


def cards_done(view: RedDustView) -> int:
    """Event cards turned up so far, the current one included."""
    return sum(card <= LAST_EVENT for card in view.played)


def count_text(view: RedDustView, say: Say) -> str:
    return say(m("reddust-board-count", n=cards_done(view), of=EVENTS))


def in_line(view: RedDustView) -> list[str]:
    """Eligible Factions that have not yet acted or passed on this card, in order."""
    gone = {faction for faction, _ in view.acted} | set(view.passed) | set(view.barred)
    return [faction for faction in view.order if faction in view.eligible and faction not in gone]


def standing(view: RedDustView, faction: str) -> str:
    """Key of what a Faction is on this card: its box, passed, out, or its place in the line."""
    boxes = dict(view.acted)
    if faction in boxes:
        return boxes[faction]
    if faction in view.passed:
        return "pass"
    if faction not in view.eligible or faction in view.barred:
        return "out"
    line = in_line(view)
    if view.current.dust_storm or faction not in line:
        return "eligible"
    place = line.index(faction) + len(view.acted)
    return ("first", "second")[place] if place < 2 else "eligible"


def standing_text(view: RedDustView, faction: str, say: Say) -> str:
    return say(m(f"reddust-board-stand-{standing(view, faction).replace('_', '-')}"))


def order(view: RedDustView) -> tuple[str, ...]:
    return view.order or view.current.order or FACTIONS


def now_text(view: RedDustView, say: Say) -> str:
    """What is being done, or what kind of round it is."""
    if view.result is not None:
        return say(m("reddust-board-over"))
    if view.running:
        return running_text(view.running[-1], say)
    if view.current.dust_storm:
        return say(m("reddust-board-dust-storm", n=view.dust_storms, of=DUST_STORMS))
    return ""


def running_name(running: RunningView, say: Say) -> str:
    """The Operation with its running cost, or the Special Activity."""
    stem = "op" if running.kind == "operation" else "sa"
    name = m(f"reddust-{stem}-{running.name}")
    return say(m("reddust-board-running-cost", name=name, n=running.owed)) if running.owed else say(name)


def running_text(running: RunningView, say: Say) -> str:
    return f"{running.faction}: {running_name(running, say)}"


def waiting_text(view: RedDustView, say: Say) -> str:
    names = tuple(m("seat", seat=seat) for seat in view.waiting)
    return say(m("reddust-board-waiting", who=names)) if names and view.result is None else ""


def purse(view: RedDustView, faction: str) -> int:
    """What a Faction pays with; the Reclaimers pay with cards."""
    return {"MG": view.mg_resources, "CORP": view.profits, "RD": view.rd_resources, "CR": view.assets_in_hand}[faction]


def direction(view: RedDustView) -> str:
    return "EG+" if view.eg_plus else "EG−"


def next_box(view: RedDustView) -> int:
    """4.2: the Confidence marker moves first, then the box it reaches sends to Earth."""
    return max(0, min(len(CONFIDENCE_BOXES) - 1, view.eg_box + (1 if view.eg_plus else -1)))


def shipment(view: RedDustView) -> list[tuple[str, int]]:
    """What the next Flashpoint Round puts on Earth."""
    box = CONFIDENCE_BOXES[next_box(view)]
    return [
        (what, n)
        for what, n in (("eg_troop", box.eg_troops), ("supply", box.supply), ("population", box.population))
        if n
    ]
