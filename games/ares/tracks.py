"""Raising parameters and the terraform rating (p.14, p.17). A raise pays unless the parameter was at its maximum when
the phase began: in the phase in which the maximum is reached, everybody still profits."""

from __future__ import annotations

from games.ares.cards import ALL_OCEANS, OCEANS, OXYGEN, TEMPERATURE, OceanTile, card_name, celsius
from games.ares.draws import draw
from games.ares.effects import AddResource, Gain, Moment, RaiseTr
from games.ares.state import AresState
from games.ares.stock import add_resources, gain
from games.ares.tableau import tableau
from games.core.flow import Turn
from games.core.message import Message, m, seat_name
from games.core.model import SeatId


def gain_tr(turn: Turn[AresState], seat: SeatId, amount: int) -> None:
    """UNMI: the first rise of a phase opens the offer; the offer stays until the seat ends the phase."""
    player = turn.state.people[seat]
    player.tr += amount
    if player.lobby == "none" and amount > 0 and turn.state.phase and tableau(player).lobby is not None:
        player.lobby = "open"


def fire(turn: Turn[AresState], seat: SeatId, moment: Moment) -> None:
    """Triggers of parameters, forests and actions: none of them asks anything, so they resolve on the spot."""
    player = turn.state.people[seat]
    for card, trigger in tableau(player).triggers.get(moment, ()):
        for op in trigger.do:
            match op:
                case Gain():
                    assert isinstance(op.amount, int)
                    gain(turn, seat, card, op.resource, op.amount)
                case AddResource():
                    add_resources(turn, seat, card, op.amount)
                case RaiseTr():
                    gain_tr(turn, seat, op.amount)
                    turn.say("ares-gained-tr", seat=seat, who=seat_name(seat), card=card_name(card), n=op.amount)
                case _:
                    raise AssertionError(f"{card}: {op.op} cannot be a trigger of {moment}")


def temperature_pays(state: AresState) -> bool:
    return state.start.temperature < TEMPERATURE.max


def oxygen_pays(state: AresState) -> bool:
    return state.start.oxygen < OXYGEN.max


def oceans_pay(state: AresState) -> bool:
    return state.start.oceans < ALL_OCEANS


def raise_temperature(turn: Turn[AresState], seat: SeatId, steps: int) -> None:
    state = turn.state
    if not temperature_pays(state):
        return
    for _ in range(steps):
        state.now.temperature = min(TEMPERATURE.max, state.now.temperature + TEMPERATURE.step)
        gain_tr(turn, seat, 1)
        fire(turn, seat, "raise_temperature")
        fire(turn, seat, "raise_any_parameter")
    value = celsius(state.now.temperature)
    turn.say("ares-temperature-up", seat=seat, marks=("track:temperature",), who=seat_name(seat), n=steps, value=value)


def raise_oxygen(turn: Turn[AresState], seat: SeatId, steps: int) -> None:
    state = turn.state
    if not oxygen_pays(state):
        return
    for _ in range(steps):
        state.now.oxygen = min(OXYGEN.max, state.now.oxygen + OXYGEN.step)
        gain_tr(turn, seat, 1)
        fire(turn, seat, "raise_any_parameter")
    value = state.now.oxygen
    turn.say("ares-oxygen-up", seat=seat, marks=("track:oxygen",), who=seat_name(seat), n=steps, value=value)


def gain_forests(turn: Turn[AresState], seat: SeatId, amount: int) -> None:
    """p.14: the forest VP comes always, the oxygen step only while oxygen pays."""
    player = turn.state.people[seat]
    for _ in range(amount):
        player.forests += 1
        fire(turn, seat, "gain_forest")
    turn.say("ares-forest-up", seat=seat, marks=(f"seat:{seat}",), who=seat_name(seat), n=amount, total=player.forests)
    raise_oxygen(turn, seat, amount)


def flip_oceans(turn: Turn[AresState], seat: SeatId, amount: int) -> None:
    """p.14: after the ninth tile, flips in the same phase repeat the last tile's reward."""
    state = turn.state
    if not oceans_pay(state):
        return
    for _ in range(amount):
        fresh = bool(state.oceans)
        if fresh:
            state.flipped.append(state.oceans.pop())
            state.now.oceans += 1
        tile = OCEANS[state.flipped[-1]]
        key = "ares-ocean-flip" if fresh else "ares-ocean-again"
        turn.emit(
            key,
            m(key, who=seat_name(seat), reward=reward_text(tile), total=state.now.oceans),
            seat=seat,
            barrier=fresh,
            marks=(f"ocean:{state.now.oceans}",),
        )
        gain_tr(turn, seat, 1)
        player = state.people[seat]
        player.mc += tile.mc
        player.plants += tile.plants
        draw(turn, seat, tile.cards)
        fire(turn, seat, "flip_ocean")
        fire(turn, seat, "raise_any_parameter")


def reward_text(tile: OceanTile) -> Message:
    """What the blue side gives."""
    parts = [m(f"ares-plus-{name}", n=n) for name, n in (("mc", tile.mc), ("plants", tile.plants)) if n]
    if tile.cards:
        parts.append(m("ares-plus-cards", n=tile.cards))
    return m("ares-list", items=tuple(parts))


def all_complete(state: AresState) -> bool:
    """p.16: the three conditions of the end."""
    now = state.now
    return now.temperature >= TEMPERATURE.max and now.oxygen >= OXYGEN.max and now.oceans >= ALL_OCEANS
