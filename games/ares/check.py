"""Invariants of a state, and dealing anew what a viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.ares.cards import ALL_OCEANS, CORPORATIONS, OCEANS, OXYGEN, PROJECTS, TEMPERATURE
from games.ares.state import AresState, Player, Tracks
from games.core.errors import CorruptState
from games.core.flow import Together, active_frames
from games.core.model import SeatId
from games.core.rng import Rng


def check(state: AresState) -> None:
    """Every card exactly once, nothing below zero, tracks in range, lanes and questions in order."""
    _conserved("project", PROJECTS, _project_cards(state))
    corporations = list(state.box)
    for player in state.people.values():
        corporations += player.corporations + ([player.corporation] if player.corporation else [])
    _conserved("corporation", CORPORATIONS, corporations)
    _conserved("ocean", OCEANS, [*state.oceans, *state.flipped])
    _tracks(state.now)
    _tracks(state.start)
    _ensure(state.now.oceans == len(state.flipped), "the ocean count differs from the flipped tiles")
    for seat, player in state.people.items():
        _player(seat, player)
    if state.dummy_cube:
        _conserved("dummy", range(1, 6), [*state.dummy, *state.dummy_played])
    _frames(state)


def _ensure(holds: bool, why: str) -> None:
    if not holds:
        raise CorruptState(f"ares: {why}")


def _project_cards(state: AresState) -> list[str]:
    cards = state.deck + state.discard
    for player in state.people.values():
        cards = cards + player.hand + player.drawn + player.played
    return cards


def _conserved(what: str, all_of_them: Iterable[Any], found: list[Any]) -> None:
    _ensure(sorted(found) == sorted(all_of_them), f"a {what} is lost or doubled")


def _tracks(tracks: Tracks) -> None:
    _ensure(TEMPERATURE.start <= tracks.temperature <= TEMPERATURE.max, "temperature off its track")
    _ensure(OXYGEN.start <= tracks.oxygen <= OXYGEN.max, "oxygen off its track")
    _ensure(0 <= tracks.oceans <= ALL_OCEANS, "too many oceans")


def _player(seat: SeatId, player: Player) -> None:
    numbers = (player.mc, player.heat, player.plants, player.tr, player.forests, player.plays, player.free)
    _ensure(min(numbers) >= 0, f"{seat} has less than nothing")
    for card, amount in player.on.items():
        _ensure(card in player.played and PROJECTS[card].holds is not None and amount > 0, f"{seat}: {card} holds none")
    _ensure(all(0 < used <= 2 for used in player.used.values()), f"{seat} used an Action too often")


def _frames(state: AresState) -> None:
    for frame in state.stack:
        if isinstance(frame, Together):
            lanes = [lane.seat for lane in frame.lanes]
            _ensure(len(set(lanes)) == len(lanes), "two lanes of one seat")
            for lane in frame.lanes:
                seats = {getattr(inner, "seat", None) for inner in lane.stack}
                _ensure(seats <= {lane.seat}, "a question in another's lane")
    if state.over is None:
        _ensure(bool(state.stack), "nothing is asked and the game is not over")
        for _, asked in active_frames(state.stack):
            for seat in asked.waits(state):
                _ensure(bool(asked.actions(state, seat)), f"{asked.kind}: {seat} is asked and has no answer")


def permute_hidden(state: AresState, viewer: SeatId | None, rng: Rng) -> AresState:
    """Deals anew, in place, all that this viewer cannot see: deck, discards, other hands, secret choices."""
    others = [seat for seat in state.seats if seat != viewer]
    _permute_cards(state, others, rng)
    _permute_corporations(state, others, rng)
    rng.shuffle(state.oceans)
    rng.shuffle(state.dummy)
    if not state.phases:
        for seat in others:
            player = state.people[seat]
            if player.chosen:
                player.chosen = rng.pick([phase for phase in range(1, 6) if phase != player.previous])
    return state


def _permute_cards(state: AresState, others: list[SeatId], rng: Rng) -> None:
    pinned = _named(state, others)
    piles: list[list[str]] = [state.deck, state.discard]
    for seat in others:
        player = state.people[seat]
        piles.append(player.hand)
        if not player.revealed:
            piles.append(player.drawn)
    pool = [card for pile in piles for card in pile if card not in pinned]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [card if card in pinned else pool.pop() for card in pile]


def _named(state: AresState, others: list[SeatId]) -> set[str]:
    """Cards that another seat's running move is about: they stay where they are, or the move would make no sense."""
    cards: set[str] = set()
    for frame in state.stack:
        if frame.kind == "trade":
            cards.add(frame.card)
        if isinstance(frame, Together):
            for lane in frame.lanes:
                if lane.seat in others:
                    cards.update(inner.goal.card for inner in lane.stack if inner.kind == "payment")
    return cards


def _permute_corporations(state: AresState, others: list[SeatId], rng: Rng) -> None:
    hidden = [state.people[seat].corporations for seat in others]
    if not any(hidden):
        return
    pool = [card for pile in [*hidden, state.box] for card in pile]
    rng.shuffle(pool)
    for pile in [*hidden, state.box]:
        pile[:] = [pool.pop() for _ in pile]
