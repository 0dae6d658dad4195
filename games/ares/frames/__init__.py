"""All questions and automatic steps of the game; the union that closes the circle with the state."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from games.ares.frames.payment import Payment
from games.ares.frames.phases import HandLimit, PhaseLanes, PlayCards, UseActions
from games.ares.frames.questions import ChooseAmount, ChooseGiver, ChooseTarget, DiscardCards, KeepCards, LootCard
from games.ares.frames.resolve import ChooseOption, OrderTriggers, Resolve
from games.ares.frames.rounds import PickDummy, Planning, RaiseForDummy, Round, TakeCubes, Trade
from games.ares.frames.setup import ChooseCorporation, Mulligan, Setup
from games.ares.state import AresLane, AresState

AnyFrame = Annotated[
    Round
    | Setup
    | ChooseCorporation
    | Mulligan
    | Planning
    | PickDummy
    | RaiseForDummy
    | TakeCubes
    | Trade
    | PhaseLanes
    | PlayCards
    | UseActions
    | HandLimit
    | Payment
    | Resolve
    | ChooseOption
    | OrderTriggers
    | ChooseTarget
    | ChooseGiver
    | ChooseAmount
    | DiscardCards
    | LootCard
    | KeepCards,
    Field(discriminator="kind"),
]

_NAMES = {"AnyFrame": AnyFrame, "AresLane": AresLane}
AresLane.model_rebuild(_types_namespace=_NAMES)
for _frame in (Setup, PhaseLanes):
    _frame.model_rebuild(force=True)
AresState.model_rebuild(_types_namespace=_NAMES)

__all__ = ["AnyFrame"]
