"""1.2 EarthGov Confidence, its Controller, Satellites and Orbit."""

from __future__ import annotations

from games.core.message import m
from games.reddust.board import CONFIDENCE, HOUSE, MARS
from games.reddust.say import faction_name
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import EARTH, FACES, SUPPLY, Faction, Stock

TOP = len(CONFIDENCE) - 1


def controller(state: RedDustState) -> Faction | None:
    """The EarthGov Controller: MG, CORP, or None at the bottom of the track."""
    return CONFIDENCE[state.eg_box].controller


def is_controller(state: RedDustState, faction: Faction) -> bool:
    return CONFIDENCE[state.eg_box].controller == faction


def confidence(state: RedDustState) -> int:
    return CONFIDENCE[state.eg_box].value


def owner(state: RedDustState, face: str) -> Faction:
    """1.1: EarthGov pieces count as their Controller's, or as nobody's ("")."""
    info = FACES[face]
    return info.owner if info.owner != "EG" else controller(state) or ""


def set_confidence(turn: Turn, *, plus: bool) -> None:
    """Flip the marker to EG+ or EG-; it moves in the next Flashpoint Round."""
    if turn.state.eg_plus != plus:
        turn.state.eg_plus = plus
        turn.say("reddust-eg-plus" if plus else "reddust-eg-minus", marks=("track:confidence",))


def move_confidence(turn: Turn, boxes: int) -> None:
    """Move the marker up or down; reaching the bottom ends EarthGov's presence at once."""
    state = turn.state
    before = controller(state)
    then = max(0, min(TOP, state.eg_box + boxes))
    if then == state.eg_box:
        return
    state.eg_box = then
    now = controller(state)
    turn.say("reddust-confidence", n=confidence(state), marks=("track:confidence",))
    if now is None:
        _withdraw(turn)
    elif now != before:
        turn.emit("reddust-controller", m("reddust-controller", faction=faction_name(now)), seat=now)


def _withdraw(turn: Turn) -> None:
    """Bottom of the track: EG Troops on the map to Available, Satellites in Orbit to Earth; Casualties stay."""
    state = turn.state
    n = 0
    for here in state.spaces.values():
        n += here.pieces.pop("eg_troop", 0)
    if HOUSE["bottom_clears_earth_and_transit"]:
        n += state.earth.pop("eg_troop", 0) + state.transit.pop("eg_troop", 0)
    state.available["eg_troop"] = state.available.get("eg_troop", 0) + n
    put(state.earth, "satellite", state.orbit)
    state.orbit = 0
    turn.say("reddust-withdraw", n=n, marks=("track:confidence", "space:earth", "space:orbit"))


def put(box: dict[str, int], what: str, n: int) -> None:
    """Add to a box; boxes hold only what is there."""
    left = box.get(what, 0) + n
    if left:
        box[what] = left
    else:
        box.pop(what, None)


def satellites_to_orbit(turn: Turn) -> None:
    """4.2: all Satellites on Mars return to Orbit, or to Earth while there is no Controller."""
    n = sum(turn.state.spaces[s].pieces.pop("satellite", 0) for s in MARS)
    satellites_arrive(turn, n)


def satellites_arrive(turn: Turn, n: int) -> None:
    """Satellites that reach Orbit; without a Controller they go back to Earth at once (1.2)."""
    if not n:
        return
    state = turn.state
    if controller(state) is None:
        put(state.earth, "satellite", n)
        turn.say("reddust-satellites-earth", n=n, marks=("space:earth",))
    else:
        state.orbit += n
        turn.say("reddust-satellites-orbit", n=n, marks=("space:orbit",))


def supply_in_pool(state: RedDustState) -> int:
    """1.4: there are twelve Supply markers."""
    return 12 - state.earth.get(SUPPLY, 0) - state.transit.get(SUPPLY, 0)


def to_earth(turn: Turn, what: Stock, n: int) -> int:
    """Put Supply, Population or EG Troops on Earth, as far as there are any."""
    state = turn.state
    if what == SUPPLY:
        n = min(n, supply_in_pool(state))
    elif what != "population":
        n = min(n, state.available.get(what, 0))
        put(state.available, what, -n)
    if n:
        put(state.earth, what, n)
        turn.say("reddust-to-earth", n=n, what=m(f"reddust-piece-{what}", n=n), marks=(f"space:{EARTH}",))
    return n
