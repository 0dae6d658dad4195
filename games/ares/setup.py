"""The state before the first step (p.8, p.18, p.19)."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.cards import CORPORATIONS, HAND, OCEANS, PROJECTS
from games.ares.frames.base import Ask
from games.ares.frames.setup import ChooseCorporation, Mulligan, Setup
from games.ares.state import AresLane, AresOptions, AresState, Player, Tracks
from games.core.model import SeatId
from games.core.rng import Rng

SCHEMA = 1


def new_state(rng: Rng, seats: Sequence[SeatId], options: AresOptions) -> AresState:
    """Shuffle, deal, and ask for corporations; a first game deals starred cards and corporations (p.8)."""
    first = options.first_game == "yes"
    people = {seat: Player() for seat in seats}
    deck, discard = _deal(rng, people, first)
    box = _deal_corporations(rng, people, first)
    oceans = sorted(OCEANS)
    rng.shuffle(oceans)
    state = AresState(
        schema_version=SCHEMA,
        rng=rng,
        seats=list(seats),
        options=options,
        stack=[],
        people=people,
        deck=deck,
        discard=discard,
        box=box,
        oceans=oceans,
        now=Tracks(),
        start=Tracks(),
    )
    if options.variant == "coop":
        state.mc_cubes, state.trade_cubes = 27, 3
    if options.variant == "solo":
        state.dummy = [1, 2, 3, 4, 5]
        rng.shuffle(state.dummy)
        state.dummy_cube = 1
    state.stack.append(Setup(lanes=[_lane(seat, options) for seat in seats]))
    return state


def _lane(seat: SeatId, options: AresOptions) -> AresLane:
    """In a first game nothing is left to choose: the one corporation dealt is played."""
    stack: list[Ask] = []
    if options.first_game == "no":
        stack.append(ChooseCorporation(seat=seat))
        if options.mulligan == "yes":
            stack.append(Mulligan(seat=seat))
    return AresLane.model_validate({"seat": seat, "stack": stack})


def _deal(rng: Rng, people: dict[SeatId, Player], first: bool) -> tuple[list[str], list[str]]:
    """Eight cards each; in a first game four of them starred, the other starred ones discarded."""
    starred: list[str] = []
    if first:
        starred = sorted(card for card in PROJECTS if PROJECTS[card].star)
        rng.shuffle(starred)
    deck = sorted(card for card in PROJECTS if card not in starred)
    rng.shuffle(deck)
    for player in people.values():
        if first:
            player.hand = [starred.pop() for _ in range(HAND // 2)]
        player.hand += [deck.pop() for _ in range(HAND - len(player.hand))]
    return deck, starred


def _deal_corporations(rng: Rng, people: dict[SeatId, Player], first: bool) -> list[str]:
    """Two each, or one starred; the rest stays in the box."""
    pool = sorted(card for card in CORPORATIONS if CORPORATIONS[card].star or not first)
    rng.shuffle(pool)
    for player in people.values():
        player.corporations = [pool.pop() for _ in range(1 if first else 2)]
    dealt = {card for player in people.values() for card in player.corporations}
    return sorted(card for card in CORPORATIONS if card not in dealt)
