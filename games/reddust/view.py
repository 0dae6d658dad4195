"""What a viewer may see. Everything is open except face-down cards and the Reclaimers' hand (1.5, 4.0)."""

from __future__ import annotations

from games.core.flow import waiting
from games.core.model import Result, SeatId, Value, View
from games.reddust.board import CONFIDENCE, SPACES
from games.reddust.cards import DUST_STORMS, EVENTS
from games.reddust.control import control, strength
from games.reddust.earthgov import supply_in_pool
from games.reddust.frames.round import haboob
from games.reddust.operations.frame import OperationFrame
from games.reddust.population import population
from games.reddust.specials.frame import SpecialFrame
from games.reddust.state import RedDustState
from games.reddust.victory import edge_track, margins, marker, threshold
from games.reddust.vocabulary import CR, FACES, FACTIONS, Face, Faction, Side, SpaceId


class SpaceView(Value):
    """One space; `pieces` in the fixed order of the faces, without zeros."""

    id: SpaceId
    kind: str
    sector: str
    pieces: tuple[tuple[Face, int], ...]
    green: int
    gray: int
    damage: int
    markers: int
    population: int
    level: int
    control: Side
    strength: dict[Side, int]
    """Forces that count for Control (1.9)."""
    storm: str
    bases_most: int


class RunningView(Value):
    """The Operation or Special Activity in execution: pawns on its spaces, its running cost."""

    faction: Faction
    name: str
    kind: str
    spaces: tuple[SpaceId, ...]
    current: SpaceId
    owed: int = 0
    free: bool = False
    limited: bool = False


class CardView(Value):
    """An Event card: 0 means none; 49 to 51 are Dust Storms."""

    id: int
    flashpoint: int
    order: tuple[Faction, ...]
    dust_storm: bool
    sides: tuple[str, ...] = ()
    """unshaded and shaded, or one of them; none on a Dust Storm."""


class RedDustView(View):
    spaces: tuple[SpaceView, ...]
    available: dict[str, int]
    casualties: dict[str, int]
    out_of_game: dict[str, int]
    earth: dict[str, int]
    transit: dict[str, int]
    orbit: int
    supply_pool: int
    displaced: int
    closed_maglevs: tuple[str, ...]
    storms_left: int

    mg_resources: int
    rd_resources: int
    profits: int
    eg_box: int
    eg_value: int
    eg_plus: bool
    eg_controller: Faction | None
    flashpoint: int

    current: CardView
    next: CardView
    deck: int
    played: tuple[int, ...]
    haboob: bool
    dust_storms: int

    assets_in_hand: int
    asset_deck: int
    asset_discard: tuple[int, ...]
    hand: tuple[int, ...]
    """Only for the Reclaimers."""
    capabilities: tuple[int, ...]
    campaigns: tuple[int, ...]
    campaign_deck: int
    campaigns_gone: tuple[int, ...]

    eligible: tuple[Faction, ...]
    order: tuple[Faction, ...]
    """Order on this card after the Reclaimers' discards."""
    acted: tuple[tuple[Faction, str], ...]
    passed: tuple[Faction, ...]
    barred: tuple[Faction, ...]
    acting: Faction
    waiting: tuple[Faction, ...]
    running: tuple[RunningView, ...]

    markers: dict[Faction, int]
    thresholds: dict[Faction, int]
    margins: dict[Faction, int]
    edge_track: dict[str, int]
    alliance: str
    coronae_sharma: bool
    """House value H1: whether the two are adjacent at this table."""
    history: tuple[tuple[int, ...], ...]
    """Margins in the order of the Factions as each card became the Current Event; after the end also the last."""
    result: Result | None


def card_view(card: int) -> CardView:
    if card in EVENTS:
        event = EVENTS[card]
        return CardView(id=card, flashpoint=event.flashpoint, order=event.order, dust_storm=False, sides=event.sides)
    return CardView(id=card, flashpoint=0, order=(), dust_storm=card in DUST_STORMS)


def space_view(state: RedDustState, space: SpaceId) -> SpaceView:
    info, here = SPACES[space], state.spaces[space]
    return SpaceView(
        id=space,
        kind=info.kind,
        sector=info.sector,
        pieces=tuple((f, here.pieces[f]) for f in FACES if f in here.pieces),
        green=info.green,
        gray=info.gray,
        damage=here.damage,
        markers=here.markers,
        population=population(state, space),
        level=here.level,
        control=control(state, space),
        strength=strength(state, space),
        storm=here.storm,
        bases_most=info.bases,
    )


def running_views(state: RedDustState) -> tuple[RunningView, ...]:
    found = []
    for frame in state.stack:
        if isinstance(frame, OperationFrame):
            found.append(
                RunningView(
                    faction=frame.seat,
                    name=frame.operation,
                    kind="operation",
                    spaces=tuple(frame.selected),
                    current=frame.current,
                    owed=frame.owed,
                    free=frame.free,
                    limited=frame.limited,
                )
            )
        elif isinstance(frame, SpecialFrame):
            spaces = tuple(frame.selected)
            found.append(
                RunningView(
                    faction=frame.seat, name=frame.activity, kind="special", spaces=spaces, current=frame.current
                )
            )
    return tuple(found)


def make_view(state: RedDustState, viewer: SeatId | None) -> RedDustView:
    track = state.sequence
    box = CONFIDENCE[state.eg_box]
    return RedDustView(
        viewer=viewer,
        spaces=tuple(space_view(state, s) for s in SPACES),
        available=_sorted(state.available),
        casualties=_sorted(state.casualties),
        out_of_game=_sorted(state.out_of_game),
        earth=_sorted(state.earth),
        transit=_sorted(state.transit),
        orbit=state.orbit,
        supply_pool=supply_in_pool(state),
        displaced=state.displaced,
        closed_maglevs=tuple(state.closed_maglevs),
        storms_left=6 - sum(1 for here in state.spaces.values() if here.storm),
        mg_resources=state.mg_resources,
        rd_resources=state.rd_resources,
        profits=state.profits,
        eg_box=state.eg_box,
        eg_value=box.value,
        eg_plus=state.eg_plus,
        eg_controller=box.controller,
        flashpoint=state.flashpoint,
        current=card_view(state.current),
        next=card_view(state.next),
        deck=len(state.deck),
        played=tuple(state.played),
        haboob=haboob(state),
        dust_storms=state.dust_storms,
        assets_in_hand=len(state.hand),
        asset_deck=len(state.asset_deck),
        asset_discard=tuple(state.asset_discard),
        hand=tuple(state.hand) if viewer == CR else (),
        capabilities=tuple(state.capabilities),
        campaigns=tuple(state.campaigns),
        campaign_deck=len(state.campaign_deck),
        campaigns_gone=tuple(state.campaigns_gone),
        eligible=tuple(track.eligible),
        order=tuple(track.order),
        acted=tuple(zip(track.acted, track.boxes, strict=True)),
        passed=tuple(track.passed),
        barred=tuple(track.barred),
        acting=track.acting,
        waiting=waiting(state),
        running=running_views(state),
        markers={f: marker(state, f) for f in FACTIONS},
        thresholds={f: threshold(state, f) for f in FACTIONS},
        margins=margins(state),
        edge_track=edge_track(state),
        alliance=state.options.alliance,
        coronae_sharma=state.options.coronae_sharma,
        history=_history(state),
        result=state.over,
    )


def _history(state: RedDustState) -> tuple[tuple[int, ...], ...]:
    last = [list(margins(state).values())] if state.over else []
    return tuple(tuple(entry) for entry in [*state.history, *last])


def _sorted(box: dict[str, int]) -> dict[str, int]:
    return {what: box[what] for what in sorted(box) if box[what]}
