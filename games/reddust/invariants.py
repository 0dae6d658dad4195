"""What must hold in every state: the count of every piece and card, and the limits of the rules."""

from __future__ import annotations

from collections import Counter

from games.core.errors import CorruptState
from games.reddust.board import EDGE_MOST, MARS, SPACES, STOCK, STORM_MARKERS
from games.reddust.cards import ASSETS, CAMPAIGNS, DUST_STORMS, EVENTS
from games.reddust.control import count
from games.reddust.earthgov import TOP
from games.reddust.forces import room_for_bases
from games.reddust.frames.payment import ChooseCampaign
from games.reddust.population import population
from games.reddust.state import RedDustState
from games.reddust.vocabulary import FACES, PHOBOS, REBELS, SpaceId

MARKERS = ("supply", "storm")


def check(state: RedDustState) -> None:
    _pieces(state)
    _cards(state)
    for space in SPACES:
        _space(state, space)
    _tracks(state)


def _fail(text: str) -> None:
    raise CorruptState(f"reddust: {text}")


def pieces_in_play(state: RedDustState) -> Counter[str]:
    """All pieces by stock, wherever they are."""
    found: Counter[str] = Counter(satellite=state.orbit)
    for here in state.spaces.values():
        for face, n in here.pieces.items():
            found[FACES[face].stock] += n
    for box in (state.available, state.casualties, state.out_of_game, state.earth, state.transit):
        found.update(box)
    return found


def _pieces(state: RedDustState) -> None:
    found = pieces_in_play(state)
    for stock, n in STOCK.items():
        if stock not in MARKERS and found[stock] != n:
            _fail(f"{found[stock]} of {n} {stock}")
    if found["supply"] > STOCK["supply"]:
        _fail("too many Supply markers")
    boxes = (state.available, state.casualties, state.out_of_game, state.earth, state.transit)
    if any(n < 0 for box in boxes for n in box.values()):
        _fail("a box holds less than nothing")
    if state.transit.get("population", 0) > 1:
        _fail("two Population markers in Transit")  # 4.2


def _cards(state: RedDustState) -> None:
    events = [*state.deck, *state.played, *state.unseen, *([state.next] if state.next else [])]
    if sorted(events) != sorted([*EVENTS, *DUST_STORMS]):
        _fail("the Event cards do not add up")
    assets = [*state.asset_deck, *state.asset_discard, *state.hand, *state.capabilities]
    if sorted(assets) != sorted(ASSETS):
        _fail("the Asset cards do not add up")
    drawn = [c for frame in state.stack if isinstance(frame, ChooseCampaign) for c in frame.cards]
    campaigns = [*state.campaign_deck, *state.campaigns, *state.campaigns_gone, *drawn]
    if sorted(campaigns) != sorted(CAMPAIGNS):
        _fail("the Campaign cards do not add up")


def _space(state: RedDustState, space: SpaceId) -> None:
    info, here = SPACES[space], state.spaces[space]
    if any(n <= 0 for n in here.pieces.values()):
        _fail(f"{space} holds less than one of a piece")
    if not (0 <= here.damage <= info.green and 0 <= here.markers <= info.gray):
        _fail(f"Infrastructure of {space}")
    if room_for_bases(state, space) < 0:
        _fail(f"stacking in {space}")
    if space == PHOBOS and count(state, space, REBELS):
        _fail("Rebels on Phobos")
    if not -2 <= here.level <= 2 or (here.level and not population(state, space)):
        _fail(f"level of {space}")
    if here.pieces.get("mg_fortified", 0) > population(state, space):
        _fail(f"Fortified Troops in {space}")
    if info.labyrinth and here.pieces.get("terraforming"):
        _fail(f"a Terraforming Base in {space}")


def _tracks(state: RedDustState) -> None:
    if any(not 0 <= n <= EDGE_MOST for n in (state.mg_resources, state.rd_resources, state.profits)):
        _fail("Edge Track")
    if not 0 <= state.eg_box <= TOP:
        _fail("Confidence track")
    if sum(1 for s in MARS if state.spaces[s].storm) > STORM_MARKERS:
        _fail("too many storms")
    if state.displaced < 0:
        _fail("Displaced Population")
