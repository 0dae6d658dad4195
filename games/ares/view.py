"""What one viewer may see of a game: everything that boards, hands, texts and computer players are made from."""

from __future__ import annotations

from typing import Literal

from games.ares.cards import (
    ALL_OCEANS,
    CORPORATIONS,
    OCEANS,
    OXYGEN,
    PROJECTS,
    TEMPERATURE,
    ZONES,
    Color,
    Project,
    TrackFacts,
    VictoryPoints,
    Zone,
)
from games.ares.effects import Kind, Tag
from games.ares.pricing import missing, need_text, playable, price, price_lines
from games.ares.state import AresState, Level, Player, Variant
from games.ares.tableau import mc_production, tableau, victory_points
from games.core.flow import able, waiting
from games.core.message import Message
from games.core.model import Result, SeatId, Value, View

Step = Literal["setup", "planning", "cubes", "phase", "end", "over"]


class TrackView(Value):
    """A parameter: its value now and at the start of the phase, with the colour zones (name, lowest, highest)."""

    value: int
    start: int
    least: int
    most: int
    step: int
    zone: Zone
    start_zone: Zone
    to_next: int
    """Steps to the next colour, 0 in the last one."""
    zones: tuple[tuple[Zone, int, int], ...]


class OceanView(Value):
    """A flipped ocean tile and its reward."""

    tile: int
    mc: int = 0
    plants: int = 0
    cards: int = 0


class DiscountView(Value):
    """One reason why a card is cheaper."""

    what: Message
    less: int


class CardView(Value):
    """A card as it lies open: printed facts. Name: message `ares-card-<id>`, text: `ares-card-<id>-text`."""

    id: str
    number: int
    color: Color
    cost: int
    tags: tuple[Tag, ...]
    vp: int | None
    """Fixed points; None when they vary."""
    vp_per: VictoryPoints | None
    needs: tuple[Message, ...]
    holds: Kind | None
    action: bool


class HandCard(Value):
    """A card the viewer holds or chooses from, with its real price and what is missing."""

    card: CardView
    price: int
    discounts: tuple[DiscountView, ...]
    missing: tuple[Message, ...]
    playable: bool
    """It can be played right now."""


class PlayedCard(Value):
    """A card in play."""

    card: CardView
    resources: int
    points: int
    used: int
    """Uses of its Action in this action phase."""


class ProductionView(Value):
    """What the next production phase brings; `mc` without the terraform rating."""

    mc: int
    heat: int
    plants: int
    cards: int
    steel: int
    titanium: int
    steel_value: int
    titanium_value: int


class SeatView(Value):
    """One player board, as everybody sees it."""

    seat: SeatId
    corporation: str | None
    tr: int
    forests: int
    mc: int
    heat: int
    plants: int
    production: ProductionView
    tags: dict[str, int]
    tableau: tuple[PlayedCard, ...]
    """In the order of play."""
    hand_size: int
    chosen: bool
    """A phase card lies face down."""
    phase: int | None
    """The phase card of this round, once revealed."""
    previous: int | None
    waits: bool
    """Still to act."""
    may: bool
    """May change a choice."""
    plays: int
    free_plays: int
    bonus: bool
    next_less: int
    next_shift: bool
    lobby: bool
    """The offer of United Nations Mars Initiative is open."""
    tr_history: tuple[int, ...]
    points_tr: int
    points_forests: int
    points_cards: int
    points: int
    revealed: tuple[CardView, ...]
    """Cards lying open while the seat chooses one."""


class CoopView(Value):
    mc_cubes: int
    trade_cubes: int
    rounds: int = 15
    points_needed: int = 80


class SoloView(Value):
    level: Level
    cube: int
    played: tuple[int, ...]
    """Dummy phase cards face up, in order of play."""
    left: tuple[int, ...]
    """Dummy phase cards not yet played; their order is hidden until the last five rounds."""
    chooses: bool
    """The last five rounds: the player picks the order."""
    rounds: int = 25


class AresView(View):
    """The table from one seat, or from the channel (`viewer` None)."""

    variant: Variant
    step: Step
    round: int
    phase: int
    """The phase being resolved, 0 outside."""
    phases: tuple[int, ...]
    """Phases of this round, once revealed."""
    temperature: TrackView
    oxygen: TrackView
    oceans: tuple[OceanView, ...]
    """Flipped tiles in order."""
    oceans_start: int
    oceans_total: int = ALL_OCEANS
    deck: int
    discard: int
    seats: tuple[SeatView, ...]
    coop: CoopView | None = None
    solo: SoloView | None = None
    hand: tuple[HandCard, ...] = ()
    drawn: tuple[HandCard, ...] = ()
    """Cards drawn or revealed that the viewer is choosing from."""
    corporations: tuple[str, ...] = ()
    """Corporations the viewer was dealt, until all have picked."""
    own_choice: int | None = None
    """The viewer's own face-down phase card."""
    result: Result | None = None

    def seat(self, seat: SeatId) -> SeatView:
        return next(s for s in self.seats if s.seat == seat)


def card_view(project: Project) -> CardView:
    """The printed facts of a card."""
    return CardView(
        id=project.id,
        number=project.number,
        color=project.color,
        cost=project.cost,
        tags=project.tags,
        vp=project.vp if isinstance(project.vp, int) else None,
        vp_per=None if isinstance(project.vp, int) else project.vp,
        needs=tuple(need_text(need) for need in project.needs),
        holds=project.holds,
        action=bool(project.action),
    )


CARD_VIEWS: dict[str, CardView] = {card: card_view(project) for card, project in PROJECTS.items()}
CORPORATION_TAGS: dict[str, tuple[Tag, ...]] = {card: corporation.tags for card, corporation in CORPORATIONS.items()}


def _track(facts: TrackFacts, value: int, start: int) -> TrackView:
    zone = facts.zone(value)
    to_next = 0 if zone == len(ZONES) - 1 else (facts.zones[zone + 1][1] - value) // facts.step
    return TrackView(
        value=value,
        start=start,
        least=facts.start,
        most=facts.max,
        step=facts.step,
        zone=ZONES[zone],
        start_zone=ZONES[facts.zone(start)],
        to_next=to_next,
        zones=facts.zones,
    )


def hand_card(state: AresState, player: Player, card: str) -> HandCard:
    """A card of the own hand with its real price."""
    return HandCard(
        card=CARD_VIEWS[card],
        price=price(state, player, card),
        discounts=tuple(DiscountView(what=what, less=less) for what, less in price_lines(state, player, card)),
        missing=tuple(missing(state, player, card)),
        playable=card in player.hand and playable(state, player, card),
    )


def _production(player: Player) -> ProductionView:
    totals = tableau(player)
    return ProductionView(
        mc=mc_production(player),
        heat=totals.heat,
        plants=totals.plants,
        cards=totals.cards,
        steel=totals.steel,
        titanium=totals.titanium,
        steel_value=totals.steel_value,
        titanium_value=totals.titanium_value,
    )


def _seat(state: AresState, seat: SeatId, waits: bool, may: bool) -> SeatView:
    player = state.people[seat]
    played = tuple(
        PlayedCard(
            card=CARD_VIEWS[card],
            resources=player.on.get(card, 0),
            points=victory_points(player, card),
            used=player.used.get(card, 0),
        )
        for card in player.played
    )
    cards = sum(card.points for card in played)
    revealed = bool(state.phases)
    return SeatView(
        seat=seat,
        corporation=player.corporation if state.round else None,
        tr=player.tr,
        forests=player.forests,
        mc=player.mc,
        heat=player.heat,
        plants=player.plants,
        production=_production(player),
        tags=dict(sorted(tableau(player).tags.items())),
        tableau=played,
        hand_size=len(player.hand),
        chosen=player.chosen > 0,
        phase=player.chosen or None if revealed else None,
        previous=player.previous or None,
        waits=waits,
        may=may,
        plays=player.plays,
        free_plays=player.free,
        bonus=player.bonus,
        next_less=player.less,
        next_shift=player.shift,
        lobby=player.lobby == "open",
        tr_history=tuple(player.tr_history),
        points_tr=player.tr,
        points_forests=player.forests,
        points_cards=cards,
        points=player.tr + player.forests + cards,
        revealed=tuple(CARD_VIEWS[card] for card in player.drawn) if player.revealed else (),
    )


def _step(state: AresState) -> Step:
    if state.over is not None:
        return "over"
    kinds = {frame.kind for frame in state.stack}
    if "setup" in kinds:
        return "setup"
    if kinds & {"planning", "pick_dummy"}:
        return "planning"
    if kinds & {"take_cubes", "trade"}:
        return "cubes"
    return "phase" if state.phase else "end"


def _solo(state: AresState) -> SoloView | None:
    if not state.dummy_cube:
        return None
    return SoloView(
        level=state.options.level,
        cube=state.dummy_cube,
        played=tuple(state.dummy_played),
        left=tuple(sorted(state.dummy)),
        chooses=state.dummy_cube >= 5,
    )


def make_view(state: AresState, viewer: SeatId | None) -> AresView:
    """The only way out of the engine."""
    asked, free = set(waiting(state)), set(able(state))
    coop = state.options.variant == "coop"
    me = state.people[viewer] if viewer is not None else None
    return AresView(
        viewer=viewer,
        variant=state.options.variant,
        step=_step(state),
        round=state.round,
        phase=state.phase,
        phases=tuple(state.phases),
        temperature=_track(TEMPERATURE, state.now.temperature, state.start.temperature),
        oxygen=_track(OXYGEN, state.now.oxygen, state.start.oxygen),
        oceans=tuple(
            OceanView(tile=t, mc=OCEANS[t].mc, plants=OCEANS[t].plants, cards=OCEANS[t].cards) for t in state.flipped
        ),
        oceans_start=state.start.oceans,
        deck=len(state.deck),
        discard=len(state.discard),
        seats=tuple(_seat(state, seat, seat in asked, seat in free - asked) for seat in state.seats),
        coop=CoopView(mc_cubes=state.mc_cubes, trade_cubes=state.trade_cubes) if coop else None,
        solo=_solo(state),
        hand=tuple(hand_card(state, me, card) for card in me.hand) if me else (),
        drawn=tuple(hand_card(state, me, card) for card in me.drawn) if me else (),
        corporations=tuple(me.corporations) if me else (),
        own_choice=me.chosen or None if me else None,
        result=state.over,
    )
