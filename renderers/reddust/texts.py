"""The same as text: enough to play a whole game without pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.message import Message, m
from games.reddust.layout import FLASHPOINT_BOXES, HAND_MOST, LINE_ENDS, asset
from games.reddust.view import CardView, RedDustView, SpaceView
from renderers.kit.picture import ALT_LIMIT
from renderers.protocol import Say
from renderers.reddust import words
from renderers.reddust.pieces import FACTIONS, Stack

SECTORS = ("tharsis_montes", "arabia_terra", "hellas_planitia")


def headline(view: RedDustView, say: Say) -> str:
    parts = [say(m("reddust-title")), words.count_text(view, say), say(words.event_title(view.current))]
    if view.result is not None:
        parts[-1] = say(m("reddust-board-over"))
    elif view.next.id:
        parts.append(f"{say(m('reddust-board-next'))}: {say(words.event_title(view.next))}")
    return " · ".join(parts)


# --- the whole board ------------------------------------------------------------------------------------------------


def board(view: RedDustView, say: Say) -> str:
    lines = [*event_lines(view, say), "", *track_lines(view, say)]
    for sector in SECTORS:
        lines += ["", f"**{say(words.sector_name(sector))}**", *sector_lines(view, sector, say)]
    lines += ["", *(space_line(view, space, say) for space in view.spaces if not space.sector)]
    lines += off_map_lines(view, say)
    return "\n".join(lines)


def event_lines(view: RedDustView, say: Say) -> list[str]:
    """The two open cards, and where each Faction stands on the current one."""
    card = view.current
    now = say(m("reddust-board-line-now", count=words.count_text(view, say), card=words.event_title(card)))
    notes = [note for note in (words.now_text(view, say), words.waiting_text(view, say)) if note]
    lines = [" · ".join([now, *notes]), *_sides(card, say)]
    stands = [
        say(m("reddust-board-line-stand", faction=f, state=words.standing_text(view, f, say)))
        for f in words.order(view)
    ]
    lines.append(say(m("reddust-board-line-order", factions=" › ".join(stands))))
    if view.haboob:
        lines.append(say(m("reddust-board-line-next-storm", card=words.event_title(view.next))))
    elif view.next.id:
        order = " › ".join(view.next.order)
        title = words.event_title(view.next)
        lines.append(say(m("reddust-board-line-next", card=title, order=order, n=view.next.flashpoint)))
        lines += _sides(view.next, say)
    return lines


def _sides(card: CardView, say: Say) -> list[str]:
    return [
        say(m("reddust-board-line-side", side=m(f"reddust-board-{side}"), text=words.event_text(card, side)))
        for side in card.sides
    ]


def margins_line(view: RedDustView, say: Say) -> str:
    parts = [
        say(
            m(
                "reddust-board-line-margin",
                faction=f,
                margin=words.plus(view.margins[f]),
                n=view.markers[f],
                of=view.thresholds[f],
            )
        )
        for f in FACTIONS
    ]
    return say(m("reddust-board-line-margins", margins=" · ".join(parts)))


def track_lines(view: RedDustView, say: Say) -> list[str]:
    lines = [
        margins_line(view, say),
        say(
            m(
                "reddust-board-line-purses",
                mg=view.mg_resources,
                rd=view.rd_resources,
                profits=view.profits,
                assets=view.assets_in_hand,
                most=HAND_MOST,
            )
        ),
        _confidence(view, say),
        say(
            m(
                "reddust-board-line-flashpoint",
                n=view.flashpoint,
                of=FLASHPOINT_BOXES,
                storms=view.dust_storms,
                left=view.storms_left,
                deck=view.deck,
            )
        ),
    ]
    if view.campaigns:
        named = tuple(m(f"reddust-campaign-{card}") for card in view.campaigns)
        lines.append(say(m("reddust-board-line-campaigns", cards=named)))
    if view.capabilities:
        named = tuple(m(f"reddust-asset-{card}") for card in view.capabilities)
        lines.append(say(m("reddust-board-line-capabilities", cards=named)))
    return lines


def _confidence(view: RedDustView, say: Say) -> str:
    controller = words.faction_name(view.eg_controller) if view.eg_controller else m("reddust-board-none")
    told = say(
        m(
            "reddust-board-line-confidence",
            n=view.eg_value,
            box=view.eg_box,
            way=words.direction(view),
            controller=controller,
        )
    )
    return f"{told} · {say(m('reddust-board-sends'))} {stacks(words.shipment(view), say)}"


def stacks(items: Iterable[Stack], say: Say) -> str:
    """2 MG Troops, 1 SpecOps: off the map nothing is Hidden or Active."""
    shown = [say(m("reddust-counted", n=n, piece=words.stock_name(stock, n))) for stock, n in items if n]
    return ", ".join(shown) or say(m("reddust-board-none"))


def _named(place: str, items: Sequence[Stack], say: Say) -> str:
    return say(m("reddust-board-line-pieces", place=place, pieces=stacks(items, say)))


def off_map_lines(view: RedDustView, say: Say) -> list[str]:
    lines = []
    for name, box in (("earth", view.earth), ("transit", view.transit), ("orbit", {"satellite": view.orbit})):
        lines.append(_named(f"**{say(words.space_name(name))}**", words.stacks(box, words.LOADS), say))
    for key, box in (("available", view.available), ("casualties", view.casualties), ("out-of-game", view.out_of_game)):
        if box or key != "out-of-game":
            lines.append(_named(f"**{say(m(f'reddust-board-{key}'))}**", words.stacks(box, words.STOCKS), say))
    lines.append(say(m("reddust-board-line-displaced", n=view.displaced, supply=view.supply_pool)))
    for line in view.closed_maglevs:
        a, b = LINE_ENDS[line]
        lines.append(say(m("reddust-board-line-closed", a=words.space_name(a), b=words.space_name(b))))
    lines.append(
        say(
            m(
                "reddust-board-line-hidden",
                deck=view.asset_deck,
                discard=len(view.asset_discard),
                campaigns=view.campaign_deck,
            )
        )
    )
    return lines


# --- spaces ---------------------------------------------------------------------------------------------------------


def sector_lines(view: RedDustView, sector: str, say: Say) -> list[str]:
    return [space_line(view, space, say) for space in view.spaces if space.sector == sector]


def space_line(view: RedDustView, space: SpaceView, say: Say) -> str:
    signs = [f"**{say(words.space_name(space.id))}**", *(say(sign) for sign in _signs(view, space))]
    told = ", ".join(
        say(m("reddust-counted", n=n, piece=words.piece_name(face, n))) for face, n in space.pieces
    ) or say(m("reddust-board-empty"))
    return say(m("reddust-board-line-space", signs=" · ".join(signs), pieces=told))


def _signs(view: RedDustView, space: SpaceView) -> list[Message]:
    signs = [m("reddust-board-sign-lab")] if space.kind == "labyrinth" else []
    if space.sector:
        signs.append(m("reddust-board-sign-pop", n=space.population))
    if space.markers:
        signs.append(m("reddust-board-sign-markers", n=space.markers))
    if space.damage:
        signs.append(m("reddust-board-sign-damage", n=space.damage))
    elif space.kind == "labyrinth":
        signs.append(m("reddust-board-sign-port"))
    if space.level:
        signs.append(m("reddust-level", level=space.level))
    if space.control:
        signs.append(m("reddust-board-sign-control", side=space.control))
    if space.storm:
        signs.append(m(f"reddust-board-sign-{space.storm}"))
    if any(space.id in running.spaces for running in view.running):
        signs.append(m("reddust-board-sign-selected"))
    return signs


# --- tracks, hand ---------------------------------------------------------------------------------------------------


def tracks(view: RedDustView, say: Say) -> str:
    lines = [*event_lines(view, say), "", *track_lines(view, say), "", *off_map_lines(view, say)]
    lines += [f"**{title}** {told}" for _, title, told in in_force(view, say)]
    return "\n".join(lines)


def in_force(view: RedDustView, say: Say) -> list[tuple[str, str, str]]:
    """Faction, title and text of every Campaign and Capability."""
    cards = [("RD", f"reddust-campaign-{card}") for card in view.campaigns]
    cards += [("CR", f"reddust-asset-{card}") for card in view.capabilities]
    return [(faction, say(m(key)), say(Message(f"{key}-text"))) for faction, key in cards]


def worth(card: int, say: Say) -> str:
    """What the card pays; the text of a card of Resources says for which Operation it pays more (1.5)."""
    return say(m("reddust-board-hand-worth", n=asset(card).value))


def hand(view: RedDustView, say: Say) -> str:
    lines = [f"**{say(m('reddust-board-hand', n=len(view.hand), of=HAND_MOST))}**"]
    for card in view.hand:
        kind = say(m(f"reddust-board-asset-{asset(card).kind}"))
        told = [f"**{say(m(f'reddust-asset-{card}'))}**", kind, worth(card, say), asset_text(card, say)]
        lines.append(" · ".join(told))
    return "\n".join(lines)


def asset_text(card: int, say: Say) -> str:
    return say(Message(f"reddust-asset-{card}-text"))


# --- alt texts ------------------------------------------------------------------------------------------------------


def map_alt(view: RedDustView, say: Say) -> str:
    parts = [words.count_text(view, say), say(words.event_title(view.current)), words.now_text(view, say)]
    parts.append(words.waiting_text(view, say))
    control = []
    for side in ("COIN", "RD", "CR"):
        held = tuple(words.space_name(s.id) for s in view.spaces if s.control == side)
        if held:
            control.append(say(m("reddust-board-alt-control", side=side, spaces=held)))
    return cut(
        say(
            m(
                "reddust-board-alt",
                now=", ".join(part for part in parts if part),
                margins=", ".join(f"{f} {words.plus(view.margins[f])}" for f in FACTIONS),
                confidence=view.eg_value,
                way=words.direction(view),
                flashpoint=view.flashpoint,
                control=" ".join(control),
            )
        )
    )


def sector_alt(view: RedDustView, sector: str, say: Say) -> str:
    told = "; ".join(line.replace("**", "") for line in sector_lines(view, sector, say))
    return cut(say(m("reddust-board-alt-sector", sector=words.sector_name(sector), spaces=told)))


def tracks_alt(view: RedDustView, say: Say) -> str:
    told = "; ".join(line.replace("**", "") for line in [*track_lines(view, say), *off_map_lines(view, say)])
    return cut(say(m("reddust-board-alt-tracks", lines=told)))


def hand_alt(view: RedDustView, say: Say) -> str:
    cards = ", ".join(f"{say(m(f'reddust-asset-{card}'))} ({worth(card, say)})" for card in view.hand)
    return cut(say(m("reddust-board-alt-hand", cards=cards or say(m("reddust-board-none")))))


def cut(told: str) -> str:
    """Whole entries as far as they fit."""
    if len(told) <= ALT_LIMIT:
        return told
    ends = [told.rfind(mark, 0, ALT_LIMIT - 2) for mark in ("; ", ", ", ". ")]
    return told[: max(ends)] + " …"
