"""5.3 Secure: COIN units move to Labyrinths and reveal Rebels there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.core.message import Label, Message, m
from games.core.model import Action, SeatId
from games.reddust import actions as act
from games.reddust.board import HOUSE, LABYRINTHS
from games.reddust.cards import Campaign
from games.reddust.forces import troops_of
from games.reddust.frames.moving import MovingQuestion, moved_now, unmoved
from games.reddust.movement import routes
from games.reddust.operations.base import Operation, affordable, base_price, strike_surcharge
from games.reddust.operations.frame import OperationFrame
from games.reddust.operations.sweep import may_use_satellite, satellite_from_orbit, sweep
from games.reddust.say import journey
from games.reddust.state import RedDustState, Turn
from games.reddust.vocabulary import CORP, MG, PHOBOS, Faction, SpaceId


class Secure(Operation):
    id = "secure"
    rule = "5.3"
    factions = (MG, CORP)
    holds_control = True

    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Any Labyrinths, Phobos too; Rebels are revealed even where no unit moves."""
        return LABYRINTHS

    def price(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> int:
        if HOUSE["secure_charges_empty_destination"]:
            return secure_price(state, frame.seat, space)
        return 0  # 5.3: only destinations that moving units stop in, which `proceed` charges

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        if frame.free or frame.seat == CORP:
            return None
        price = secure_price(state, frame.seat, space)
        if not affordable(state, frame, price):
            return m("reddust-note-no-moves")
        return m("reddust-note-price-stop", n=price)

    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        state, space = turn.state, frame.current
        price = secure_price(state, frame.seat, space) - self.price(state, frame, space)
        if frame.step == "":
            frame.step = "moved"
            if affordable(state, frame, price):
                turn.push(secure_moves(state, frame))
                return
        if frame.heard().n:
            frame.charge(price)
        frame.leave_space()

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        sweep(turn, frame, beacons=False)


def secure_price(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """Campaign 9: a space with Opposition costs MarsGov 6 instead of 3; General Strike comes on top."""
    if faction == MG and Campaign.LEGAL_INJUNCTIONS in state.campaigns and state.spaces[space].level < 0:
        return int(HOUSE["legal_injunctions_price"]) + strike_surcharge(state, space)
    return base_price(state, faction, space)


def secure_moves(state: RedDustState, frame: OperationFrame) -> SecureMoves:
    space = frame.current
    maglev = Campaign.TRANSPORT_WORKERS not in state.campaigns
    ways = routes(state, frame.seat, space, frame.control, maglev=maglev)
    return SecureMoves(
        seat=frame.seat,
        destination=space,
        routes={o: list(way) for o, way in ways.items() if frame.origins is None or o in frame.origins},
        faces=list(troops_of(state, frame.seat)),
    )


class SecureMoves(MovingQuestion):
    """Units for one destination; Drop Pods bring EG Troops straight from Phobos, storm, Damage or not."""

    kind: Literal["secure_moves"] = "secure_moves"
    why: str = "secure"
    pods: Literal["", "asked", "used"] = ""
    rule = "5.3"

    def can_drop(self, state: RedDustState) -> bool:
        if self.pods or self.destination == PHOBOS or not may_use_satellite(state, self.seat):
            return False
        return "eg_troop" in self.faces and self.on_phobos(state) > 0

    def on_phobos(self, state: RedDustState) -> int:
        """EG Troops there that have not moved yet."""
        return unmoved(state, moved_now(state), PHOBOS, ["eg_troop"]).get("eg_troop", 0)

    def candidates(self, state: RedDustState) -> list[tuple[SpaceId, str, int]]:
        found = super().candidates(state) if self.pods != "asked" else []
        listed = any(origin == PHOBOS and face == "eg_troop" for origin, face, _ in found)
        if self.left and self.pods and not listed and self.on_phobos(state) > 0:
            found.append((PHOBOS, "eg_troop", self.on_phobos(state)))
        return found

    def actions(self, state: RedDustState, seat: SeatId) -> Sequence[Action]:
        found = list(super().actions(state, seat))
        if self.pods == "asked":  # the Satellite is there in order to move EG Troops
            return found[:-1]
        return [*found[:-1], act.choose("drop_pods"), act.DONE] if self.can_drop(state) else found

    def label(self, state: RedDustState, seat: SeatId, action: Action) -> Label:
        if isinstance(action, act.Move) and action.space not in self.routes:
            return journey(action.piece, action.count, (PHOBOS, self.destination))
        return super().label(state, seat, action)

    def default(self, state: RedDustState, seat: SeatId) -> Action | None:
        return self.actions(state, seat)[-1]

    def take(self, turn: Turn, seat: SeatId, action: Action) -> None:
        if isinstance(action, act.Choose):
            self.pods = "asked"
            satellite_from_orbit(turn, self.destination)
            return
        if self.pods == "asked":
            self.pods = "used"
        super().take(turn, seat, action)

    def advance(self, turn: Turn) -> None:
        if self.left and self.can_drop(turn.state):
            self.asking = True
        else:
            super().advance(turn)
