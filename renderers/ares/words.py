"""Small pieces of text shared by pictures, alt texts and texts."""

from __future__ import annotations

from games.ares.view import AresView, CardView, OceanView, SeatView, TrackView
from games.core.message import Message, m, seat_name
from renderers.ares.pieces import PHASES
from renderers.kit.chart import signed
from renderers.protocol import Say

PARAMETERS = ("temperature", "oxygen")


def number(value: int) -> str:
    """With a real minus sign."""
    return signed(value)


def plus(value: int) -> str:
    return f"+{value}" if value >= 0 else signed(value)


def degrees(name: str, value: int) -> str:
    """A value of a track with its unit."""
    return f"{number(value)} °C" if name == "temperature" else f"{value} %"


def track(view: AresView, name: str) -> TrackView:
    return view.temperature if name == "temperature" else view.oxygen


def card_name(card: str) -> Message:
    return Message(f"ares-card-{card}")


def card_text(card: str) -> Message:
    return Message(f"ares-card-{card}-text")


def phase_name(phase: int) -> Message:
    """Number and name of a phase, 1 to 5."""
    return Message(f"ares-phase-{PHASES[phase - 1]}")


def zone_name(zone: str) -> Message:
    return Message(f"ares-zone-{zone}")


def next_zone(track: TrackView) -> str | None:
    names = [name for name, _, _ in track.zones]
    at = names.index(track.zone)
    return names[at + 1] if at + 1 < len(names) else None


def distance(track: TrackView, say: Say) -> str:
    """How far the next colour is, or the end of the track."""
    zone = next_zone(track)
    if zone is not None:
        return say(m("ares-board-to-zone", n=track.to_next, zone=zone_name(zone)))
    left = (track.most - track.value) // track.step
    return say(m("ares-board-to-end", n=left)) if left else say(m("ares-board-complete"))


def reward(tile: OceanView, say: Say) -> str:
    parts = [m(f"ares-plus-{name}", n=n) for name, n in _rewards(tile) if n]
    return say(m("ares-list", items=tuple(parts)))


def _rewards(tile: OceanView) -> tuple[tuple[str, int], ...]:
    return ("mc", tile.mc), ("plants", tile.plants), ("cards", tile.cards)


def state_key(view: AresView, seat: SeatView) -> str:
    """Whether the table waits for this seat; nothing about what was chosen."""
    if view.step == "over":
        return ""
    if seat.waits:
        return "waits"
    return "chosen" if view.step == "planning" else "done"


def rounds(view: AresView) -> int:
    """Rounds the game may last; 0 when it has no such limit."""
    return view.coop.rounds if view.coop else view.solo.rounds if view.solo else 0


def round_text(view: AresView, say: Say) -> str:
    if not view.round:
        return say(m("ares-board-setup"))
    most = rounds(view)
    return say(m("ares-board-round-of", n=view.round, of=most)) if most else say(m("ares-board-round", n=view.round))


def step_text(view: AresView, say: Say) -> str:
    """What happens now, in a few words."""
    if view.step == "over":
        return say(m("ares-board-over"))
    if view.step == "phase" and view.phase:
        return say(phase_name(view.phase))
    return say(m(f"ares-board-step-{view.step}")) if view.round else say(m("ares-board-step-setup"))


def waiting_text(view: AresView, say: Say) -> str:
    names = tuple(seat_name(seat.seat) for seat in view.seats if seat.waits)
    return say(m("ares-board-waiting", who=names)) if names else ""


def income(seat: SeatView) -> int:
    """MC of the next production: the terraform rating counts (p.15)."""
    return seat.production.mc + seat.tr


def points_of(card: CardView, say: Say) -> str:
    """Points on a card; "" when it has none."""
    if card.vp_per is not None:
        per = card.vp_per
        what = m(f"ares-board-per-{per.per.replace('_', '-')}", n=per.each)
        return say(m("ares-board-vp-per", n=per.points, what=what))
    return number(card.vp) if card.vp else ""


def dummy_phase(view: AresView) -> int | None:
    """Solo: the dummy's phase of this round, once it lies open."""
    solo = view.solo
    if solo is None or not view.phases:
        return None
    # p.19: one card a round, five rounds to a cycle; before the pick of a late round the last card is an old one.
    fresh = len(solo.played) == (view.round - 1) % len(PHASES) + 1
    return solo.played[-1] if fresh else None


def played_counts(seat: SeatView) -> dict[str, int]:
    return {colour: sum(p.card.color == colour for p in seat.tableau) for colour in ("blue", "green", "red")}


def may_now(view: AresView, seat: SeatView) -> list[Message]:
    """What the seat may still do in the running phase, and its own secret choice."""
    out: list[Message] = []
    if view.phase:
        out.append(phase_name(view.phase))
    elif view.own_choice:
        out.append(m("ares-board-own-choice", phase=phase_name(view.own_choice)))
    if seat.plays:
        out.append(m("ares-board-plays", n=seat.plays))
    if seat.free_plays:
        out.append(m("ares-board-free-plays", n=seat.free_plays))
    if seat.bonus:
        out.append(m("ares-board-bonus"))
    if seat.next_less:
        out.append(m("ares-board-next-less", n=seat.next_less))
    if seat.next_shift:
        out.append(m("ares-board-next-shift"))
    if seat.lobby:
        out.append(m("ares-board-lobby"))
    return out
