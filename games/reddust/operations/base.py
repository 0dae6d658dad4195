"""5.0: what an Operation is, and what all of them share. `frame` runs them; `registry` lists them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from games.core.message import Message, Refusal, m
from games.reddust.assets import best_card, hand_value
from games.reddust.cards import Campaign, Capability
from games.reddust.control import bases
from games.reddust.state import RedDustState, Turn
from games.reddust.tracks import spendable
from games.reddust.vocabulary import CORP, CR, MG, Faction, SpaceId

if TYPE_CHECKING:
    from games.reddust.operations.frame import OperationFrame  # the frame calls operations


class Operation(ABC):
    """Stateless. All memory is in the frame (`selected`, `current`, `step`, `tallies`, `moved`) or in step frames."""

    id: ClassVar[str]
    rule: ClassVar[str]
    factions: ClassVar[tuple[Faction, ...]]
    banned_by_haboob: ClassVar[bool] = False
    ignores_storms: ClassVar[bool] = False
    """True: `candidates` judges Raging Storms itself (Travel, Recon with Beacons)."""
    holds_control: ClassVar[bool] = False
    """True: Control is not adjusted until the Operation is complete (5.3, 5.7)."""
    told_by_moves: ClassVar[bool] = False
    """True: every selected space is told by the pieces that move, so selecting it is no news of its own."""

    @abstractmethod
    def candidates(self, state: RedDustState, frame: OperationFrame) -> Iterable[SpaceId]:
        """Spaces this Operation could select now by its own rule.

        The frame leaves out spaces selected already, outside a free Operation's limits, in Raging Storms or too dear.
        """

    def price(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> int:
        """Resources that selecting the space costs."""
        return base_price(state, frame.seat, space)

    def select(self, turn: Turn, frame: OperationFrame, space: SpaceId) -> None:
        """The space was selected: charge its price."""
        frame.charge(self.price(turn.state, frame, space))

    def note(self, state: RedDustState, frame: OperationFrame, space: SpaceId) -> Message | None:
        """What stands beside the space in the list: its price."""
        if frame.free or frame.seat == CORP:
            return None
        return m("reddust-note-price", n=self.price(state, frame, space))

    def refusals(self, state: RedDustState, frame: OperationFrame) -> Iterable[tuple[SpaceId, Refusal]]:
        """Spaces a player might expect among the candidates, and why they are none."""
        return ()

    def extras(self, state: RedDustState, frame: OperationFrame) -> Iterable[str]:
        """Named alternatives besides selecting a space (`reddust-choose-<name>`), possible between spaces."""
        return ()

    def extra(self, turn: Turn, frame: OperationFrame, what: str) -> None:
        """One of `extras` was chosen: push its question."""

    @abstractmethod
    def proceed(self, turn: Turn, frame: OperationFrame) -> None:
        """One step in `frame.current`: push a question and name the next step, or call `frame.leave_space()`.

        Called again when the question is answered (`frame.heard()`); `frame.step` is "" at first.
        """

    def closing(self, turn: Turn, frame: OperationFrame) -> None:
        """What follows once all spaces are resolved, in the same manner; ends with `frame.close()`."""
        frame.close()


def base_price(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """5.0: 3 Resources a space for MarsGov, nothing for the Corporations, 1 for Rebels."""
    if faction == MG:
        return 3 + strike_surcharge(state, space)
    return 0 if faction == CORP else 1


def strike_surcharge(state: RedDustState, space: SpaceId) -> int:
    """Campaign 10: MG Operations cost 1 more in each space without Support."""
    return 1 if Campaign.GENERAL_STRIKE in state.campaigns and state.spaces[space].level <= 0 else 0


def purse(state: RedDustState, frame: OperationFrame) -> int:
    """What the acting Faction can still spend on this Operation."""
    if frame.seat == CR:
        cards = best_card if frame.efficiency else hand_value
        return cards(state, frame.operation) + frame.funds - frame.owed
    return spendable(state, frame.seat)


def affordable(state: RedDustState, frame: OperationFrame, price: int) -> bool:
    return frame.free or price <= 0 or frame.seat == CORP or purse(state, frame) >= price


def bases_for_operation(state: RedDustState, faction: Faction, space: SpaceId) -> int:
    """Capability 23: a space with a Satellite counts as holding one CR Base more, for all Operations."""
    extra = (
        faction == CR
        and Capability.MPS_UPLINK_HACKED in state.capabilities
        and state.spaces[space].pieces.get("satellite", 0) > 0
    )
    return bases(state, faction, space) + int(extra)
