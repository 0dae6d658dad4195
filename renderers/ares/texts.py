"""The same as text: enough to play a whole game without pictures, inside one message where that is possible."""

from __future__ import annotations

from collections.abc import Callable

from games.ares.view import AresView, HandCard, PlayedCard, SeatView
from games.core.message import Arg, Message, m, seat_name
from renderers.ares import pieces, words
from renderers.kit import theme
from renderers.kit.picture import ALT_LIMIT
from renderers.protocol import Say

ROOM = 1800
"""What a message holds besides its title and footer; longer texts say less about each card."""


def headline(view: AresView, say: Say) -> str:
    parts = [say(m("ares-title")), words.round_text(view, say)]
    if view.round or view.step == "over":
        parts.append(words.step_text(view, say))
    return " · ".join(parts)


def letter(view: AresView, seat: SeatView) -> str:
    return theme.seat(view.seats.index(seat)).letter


def shortened(write: Callable[[int], str], levels: int) -> str:
    """The fullest of the texts that fits a message; the shortest when none does."""
    for level in range(levels):
        text = write(level)
        if len(text) <= ROOM:
            return text
    return text


# --- board --------------------------------------------------------------------------------------------------------


def board(view: AresView, say: Say) -> str:
    """Rewards of flipped oceans are history and go first when room is short, then names of blue cards."""

    def write(level: int) -> str:
        seats = (line for seat in view.seats for line in seat_lines(view, seat, say, max(0, level - 1)))
        return "\n".join([*_table_lines(view, say, with_rewards=level == 0), *seats])

    return shortened(write, 4)


def _table_lines(view: AresView, say: Say, with_rewards: bool) -> list[str]:
    now = " · ".join([words.round_text(view, say), words.step_text(view, say)])
    waiting = words.waiting_text(view, say)
    lines = [f"**{now}**" + (f" · {waiting}" if waiting else "")]
    lines += [track_line(view, name, say) for name in words.PARAMETERS]
    lines += [_ocean_line(view, say, with_rewards), _phase_line(view, say)]
    lines.append(say(m("ares-board-piles", deck=view.deck, discard=view.discard)))
    if view.coop:
        lines.append(_coop_line(view, say))
    if view.solo:
        lines.append(_solo_line(view, say))
    return lines


def track_line(view: AresView, name: str, say: Say) -> str:
    track = words.track(view, name)
    args: dict[str, Arg] = {
        "what": m(f"ares-board-{name}"),
        "value": words.degrees(name, track.value),
        "zone": words.zone_name(track.zone),
        "next": words.distance(track, say),
    }
    if track.start == track.value:
        return say(Message("ares-board-line-track", args))
    began: dict[str, Arg] = {"start": words.degrees(name, track.start), "began": words.zone_name(track.start_zone)}
    return say(Message("ares-board-line-track-start", {**args, **began}))


def _ocean_line(view: AresView, say: Say, with_rewards: bool) -> str:
    rewards = "; ".join(words.reward(tile, say) for tile in view.oceans) if with_rewards else ""
    tiles = f": {rewards}" if rewards else ""
    return say(
        m("ares-board-line-oceans", n=len(view.oceans), of=view.oceans_total, start=view.oceans_start, tiles=tiles)
    )


def _phase_line(view: AresView, say: Say) -> str:
    if not view.phases:
        done = sum(seat.chosen for seat in view.seats)
        return say(m("ares-board-line-planning", done=done, of=len(view.seats)))
    shown: list[str] = []
    for phase in view.phases:
        who = [seat_name(seat.seat) for seat in view.seats if seat.phase == phase]
        if words.dummy_phase(view) == phase:
            who.append(m("ares-board-dummy-name"))
        name = m("ares-board-phase-by", phase=words.phase_name(phase), who=tuple(who))
        shown.append(say(m("ares-board-phase-now", phase=name) if phase == view.phase else name))
    return say(m("ares-board-line-phases", phases=", ".join(shown)))


def _coop_line(view: AresView, say: Say) -> str:
    assert view.coop is not None
    return say(
        m(
            "ares-board-line-coop",
            mc=view.coop.mc_cubes,
            trade=view.coop.trade_cubes,
            points=sum(seat.points for seat in view.seats),
            goal=view.coop.points_needed,
            round=view.round,
            rounds=view.coop.rounds,
        )
    )


def _solo_line(view: AresView, say: Say) -> str:
    assert view.solo is not None
    none = (m("ares-board-none"),)
    return say(
        m(
            "ares-board-line-solo",
            level=m(f"ares-opt-level-{view.solo.level}"),
            round=view.round,
            rounds=view.solo.rounds,
            played=tuple(words.phase_name(p) for p in view.solo.played) or none,
            left=tuple(words.phase_name(p) for p in view.solo.left) or none,
        )
    )


# --- a seat -------------------------------------------------------------------------------------------------------


def seat_lines(view: AresView, seat: SeatView, say: Say, level: int) -> list[str]:
    """One player board in four to seven lines; level 1 names only cards with something on them, level 2 none."""
    key = words.state_key(view, seat)
    head = [f"**{say(_who(view, seat))}**"]
    if key:
        head.append(say(m(f"ares-board-seat-{key}")))
    if seat.previous and not view.phases:
        head.append(say(m("ares-board-line-previous", phase=words.phase_name(seat.previous))))
    lines = ["", " · ".join(head), say(_figures(seat)), say(_stock(seat))]
    made = seat.production
    rest: list[str] = []
    if made.steel:
        rest.append(say(m("ares-board-line-steel", n=made.steel, less=made.steel * made.steel_value)))
    if made.titanium:
        rest.append(say(m("ares-board-line-titanium", n=made.titanium, less=made.titanium * made.titanium_value)))
    tags = [m("ares-board-counted", what=m(f"ares-tag-{t}"), n=seat.tags[t]) for t in pieces.TAGS if seat.tags.get(t)]
    if tags:
        rest.append(say(m("ares-board-line-tags", tags=", ".join(say(tag) for tag in tags))))
    counts = words.played_counts(seat)
    if counts["green"] or counts["red"]:
        rest.append(say(m("ares-board-line-others", green=counts["green"], red=counts["red"])))
    lines += [" · ".join(rest)] if rest else []
    blue = [p for p in seat.tableau if p.card.color == "blue" and (level == 0 or p.card.holds)]
    if blue and level < 2:
        lines.append(say(m("ares-board-line-blue", cards=tuple(_held(p) for p in blue))))
    if seat.revealed:
        shown = tuple(words.card_name(card.id) for card in seat.revealed)
        title = m("ares-board-revealed", who=seat_name(seat.seat), n=len(shown))
        lines.append(f"{say(title)}: {say(m('ares-list', items=shown))}")
    return lines


def _who(view: AresView, seat: SeatView) -> Message:
    company = words.card_name(seat.corporation) if seat.corporation else m("ares-board-no-corporation")
    return m("ares-board-line-seat", letter=letter(view, seat), who=seat_name(seat.seat), company=company)


def _figures(seat: SeatView) -> Message:
    return m("ares-board-line-figures", tr=seat.tr, forests=seat.forests, cards=seat.points_cards, points=seat.points)


def _stock(seat: SeatView) -> Message:
    made = seat.production
    return m(
        "ares-board-line-stock",
        mc=seat.mc,
        income=words.income(seat),
        made=made.mc,
        heat=seat.heat,
        heat_up=made.heat,
        plants=seat.plants,
        plants_up=made.plants,
        hand=seat.hand_size,
        cards_up=made.cards,
    )


def _held(played: PlayedCard) -> Message:
    name = words.card_name(played.card.id)
    if played.used:
        name = m("ares-board-card-used", card=name)
    if played.card.holds:
        kind = m(f"ares-kind-{played.card.holds}", n=played.resources)
        return m("ares-board-holding", card=name, n=played.resources, what=kind)
    return name


# --- hand and tableau ---------------------------------------------------------------------------------------------


def price(held: HandCard) -> Message:
    """10 MC (printed 17: steel −4, ...)."""
    if not held.discounts:
        return m("ares-price", mc=held.price)
    parts = tuple(m("ares-price-part", what=d.what, less=d.less) for d in held.discounts)
    return m("ares-price-made", mc=held.price, printed=held.card.cost, parts=parts)


def hand(view: AresView, say: Say) -> str:
    """Every private card; when they do not fit a message, texts of unplayable cards go first, then all texts."""
    return shortened(lambda level: _hand(view, say, level), 4)


def _hand(view: AresView, say: Say, level: int) -> str:
    lines: list[str] = []
    assert view.viewer is not None
    seat = view.seat(view.viewer)
    now = [m("ares-board-stock", mc=seat.mc, heat=seat.heat, plants=seat.plants), *words.may_now(view, seat)]
    lines.append(" · ".join(say(message) for message in now))
    if view.corporations and not view.round:
        lines.append(f"**{say(m('ares-board-corporations'))}**")
        for card in view.corporations:
            lines.append(f"**{say(words.card_name(card))}** {say(words.card_text(card))}")
    if view.drawn:
        lines.append(f"**{say(m('ares-board-drawn', n=len(view.drawn)))}**")
        lines += [card_line(held, say, 0 if level < 3 else 2) for held in view.drawn]
    lines.append(f"**{say(m('ares-board-hand', n=len(view.hand)))}**")
    lines += [card_line(held, say, level) for held in view.hand]
    return "\n".join(lines)


def card_line(held: HandCard, say: Say, level: int) -> str:
    card = held.card
    colour = m(f"ares-color-{card.color}")
    name = words.card_name(card.id)
    cost = price(held) if level < 3 else m("ares-price", mc=held.price)
    if card.tags:
        tags = tuple(m(f"ares-tag-{tag}") for tag in card.tags)
        parts = [say(m("ares-board-line-card", card=name, price=cost, color=colour, tags=tags))]
    else:
        parts = [say(m("ares-board-line-card-bare", card=name, price=cost, color=colour))]
    if held.playable:
        parts.append(f"✓ {say(m('ares-board-playable'))}")
    elif held.missing and level < 3:
        parts.append("✗ " + say(m("ares-board-missing", what=held.missing)))
    elif held.missing:
        parts.append("✗")
    if level == 0 or (level == 1 and not held.missing):
        parts.append(say(words.card_text(card.id)))
    return " · ".join(parts)


def tableau(view: AresView, seat: SeatView, say: Say) -> str:
    def write(level: int) -> str:
        lines = seat_lines(view, seat, say, 2)[1:]
        if seat.corporation and level < 2:
            lines.append(f"**{say(words.card_name(seat.corporation))}** {say(words.card_text(seat.corporation))}")
        for colour in ("blue", "green", "red"):
            lines += [_played_line(p, say, level) for p in seat.tableau if p.card.color == colour]
        return "\n".join(lines)

    return shortened(write, 3)


def _played_line(played: PlayedCard, say: Say, level: int) -> str:
    line = f"**{say(_held(played))}**" if level < 2 else say(_held(played))
    if played.points:
        line += f" · {say(m('ares-board-points', n=played.points))}"
    tells = level == 0 or (level == 1 and played.card.color == "blue")
    return f"{line} · {say(words.card_text(played.card.id))}" if tells else line


# --- alt texts ----------------------------------------------------------------------------------------------------


def board_alt(view: AresView, say: Say) -> str:
    now = " · ".join(
        part
        for part in (words.round_text(view, say), words.step_text(view, say), words.waiting_text(view, say))
        if part
    )
    head = m(
        "ares-board-alt-board",
        now=now,
        temperature=words.degrees("temperature", view.temperature.value),
        oxygen=words.degrees("oxygen", view.oxygen.value),
        oceans=len(view.oceans),
        of=view.oceans_total,
    )
    return " ".join([say(head), *(say(_seat_alt(view, seat)) for seat in view.seats)])


def _seat_alt(view: AresView, seat: SeatView) -> Message:
    key = words.state_key(view, seat)
    return m(
        "ares-board-alt-seat",
        letter=letter(view, seat),
        who=seat_name(seat.seat),
        company=words.card_name(seat.corporation) if seat.corporation else m("ares-board-no-corporation"),
        tr=seat.tr,
        points=seat.points,
        mc=seat.mc,
        heat=seat.heat,
        plants=seat.plants,
        hand=seat.hand_size,
        state=m(f"ares-board-alt-{key or 'over'}"),
    )


def hand_alt(view: AresView, say: Say) -> str:
    cards = [_card_alt(held, say) for held in (*view.drawn, *view.hand)]
    listed = ", ".join(cards) or say(m("ares-board-empty"))
    return _cut(say(m("ares-board-alt-hand", cards=listed)))


def _card_alt(held: HandCard, say: Say) -> str:
    state = " ✓" if held.playable else " ✗" if held.missing else ""
    return say(m("ares-board-alt-card", card=words.card_name(held.card.id), mc=held.price, state=state))


def tableau_alt(seat: SeatView, say: Say) -> str:
    cards = ", ".join(say(words.card_name(p.card.id)) for p in seat.tableau) or say(m("ares-board-empty"))
    return _cut(say(m("ares-board-alt-tableau", who=seat_name(seat.seat), cards=cards)))


def _cut(text: str) -> str:
    """Whole entries of a list as far as they fit."""
    if len(text) <= ALT_LIMIT:
        return text
    return text[: text.rindex(", ", 0, ALT_LIMIT - 2)] + " …"
