"""Everything a seat can do. Kinds and field names are names for ever: they are in saved logs and slash commands."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from games.ares.cards import CORPORATIONS, PHASES, PROJECTS
from games.core.model import Action

PhaseName = Literal["development", "construction", "action", "production", "research"]


class ChoosePhase(Action):
    """Planning: the phase card to place face down (p.10)."""

    kind: Literal["choose_phase"] = "choose_phase"
    phase: PhaseName


class Play(Action):
    """Play a project card from the hand (p.12)."""

    kind: Literal["play"] = "play"
    card: str


class Act(Action):
    """Use the Action of a card in play (p.14), or a corporation's offer; `option` where the card has two ways."""

    kind: Literal["act"] = "act"
    card: str
    option: str = ""


class Standard(Action):
    """A standard action (p.14)."""

    kind: Literal["standard"] = "standard"
    which: Literal["forest", "temperature", "ocean"]
    pay: Literal["mc", "heat", "plants"]


class Sell(Action):
    """Discard a card from the hand for 3 MC (p.5)."""

    kind: Literal["sell"] = "sell"
    card: str


class Pay(Action):
    """Complete a payment; `heat` of it in heat (Helion)."""

    kind: Literal["pay"] = "pay"
    heat: int = 0


class Use(Action):
    """Pay partly with what a card in play offers (Anaerobic Microorganisms, Restructured Resources)."""

    kind: Literal["use"] = "use"
    card: str


class DrawCard(Action):
    """The construction bonus as a card (p.12)."""

    kind: Literal["draw"] = "draw"


class Keep(Action):
    """Keep one of the cards drawn or revealed."""

    kind: Literal["keep"] = "keep"
    card: str


class DiscardCard(Action):
    """Discard a card from the hand, for nothing or to exchange it."""

    kind: Literal["discard"] = "discard"
    card: str


class Target(Action):
    """The card that gets, or gives, special resources."""

    kind: Literal["target"] = "target"
    card: str


class Choose(Action):
    """One side of a card's choice."""

    kind: Literal["choose"] = "choose"
    option: str


class Spend(Action):
    """How much to spend where a card says any amount."""

    kind: Literal["spend"] = "spend"
    amount: int


class PickCorporation(Action):
    """Set-up: the corporation to play (p.8)."""

    kind: Literal["corporation"] = "corporation"
    card: str


class TakeCube(Action):
    """Co-op: a cube from the pile (p.18)."""

    kind: Literal["cube"] = "cube"
    cube: Literal["mc", "trade"]


class Give(Action):
    """Co-op: the card to trade (p.18)."""

    kind: Literal["give"] = "give"
    card: str


class Dummy(Action):
    """Solo: the dummy's phase card in the last five rounds (p.19)."""

    kind: Literal["dummy"] = "dummy"
    phase: PhaseName


class RaiseParameter(Action):
    """Solo: the parameter that rises when the dummy's cube moves (p.19)."""

    kind: Literal["raise"] = "raise"
    parameter: Literal["oxygen", "temperature"]


class Done(Action):
    """Finished, or no, thank you."""

    kind: Literal["done"] = "done"


AnyAction = Annotated[
    ChoosePhase
    | Play
    | Act
    | Standard
    | Sell
    | Done
    | Pay
    | Use
    | DrawCard
    | Keep
    | DiscardCard
    | Target
    | Choose
    | Spend
    | PickCorporation
    | TakeCube
    | Give
    | Dummy
    | RaiseParameter,
    Field(discriminator="kind"),
]
"""The union in which logs are read and written; its order is that of the slash commands."""
ACTION_TYPES: tuple[type[Action], ...] = get_args(get_args(AnyAction)[0])

# Made once: listing legal actions then builds no models.
DONE = Done()
DRAW = DrawCard()
PAY = Pay()
PLAY = {card: Play(card=card) for card in PROJECTS}
SELL = {card: Sell(card=card) for card in PROJECTS}
KEEP = {card: Keep(card=card) for card in PROJECTS}
DISCARD = {card: DiscardCard(card=card) for card in PROJECTS}
TARGET = {card: Target(card=card) for card in PROJECTS}
GIVE = {card: Give(card=card) for card in PROJECTS}
USE = {card: Use(card=card) for card in PROJECTS}
ACT = {(card.id, way.id): Act(card=card.id, option=way.id) for card in PROJECTS.values() for way in card.action}
LOBBY = {card: Act(card=card) for card in CORPORATIONS}
CHOOSE_PHASE = {index: ChoosePhase.model_validate({"phase": name}) for index, name in enumerate(PHASES, 1)}
DUMMY = {index: Dummy.model_validate({"phase": name}) for index, name in enumerate(PHASES, 1)}
STANDARD = {
    (which, pay): Standard(which=which, pay=pay)
    for which, pay in (
        ("forest", "plants"),
        ("forest", "mc"),
        ("temperature", "heat"),
        ("temperature", "mc"),
        ("ocean", "mc"),
    )
}
