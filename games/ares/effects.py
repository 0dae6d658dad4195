"""What cards do, as data: a small tagged union of operations (`do`) and of standing effects."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.core.model import Value

Amount = int | Literal["X"]
"""A number, or X: as much as was spent on the action."""
Stock = Literal["mc", "heat", "plants"]
"""The resources kept on the player board (p.7)."""
Kind = Literal["animal", "microbe", "science"]
"""Special resources kept on cards (p.7)."""
Tag = Literal["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event"]


class Gain(Value):
    """MC, heat or plants."""

    op: Literal["gain"] = "gain"
    resource: Stock
    amount: Amount


class RaiseTr(Value):
    """Terraform rating without any parameter."""

    op: Literal["tr"] = "tr"
    amount: int


class TrPerTag(Value):
    """Terraform rating for each own tag, the card's own included."""

    op: Literal["tr_per_tag"] = "tr_per_tag"
    tag: Tag


class Temperature(Value):
    op: Literal["temperature"] = "temperature"
    steps: int


class Oxygen(Value):
    op: Literal["oxygen"] = "oxygen"
    steps: int


class Ocean(Value):
    op: Literal["ocean"] = "ocean"
    amount: int


class Forest(Value):
    """A forest VP and an oxygen step each."""

    op: Literal["forest"] = "forest"
    amount: int


class Draw(Value):
    op: Literal["draw"] = "draw"
    amount: Amount


class Discard(Value):
    """From the hand, for nothing."""

    op: Literal["discard"] = "discard"
    amount: int


class DrawKeep(Value):
    """Draw some, keep some of those, discard the rest."""

    op: Literal["draw_keep"] = "draw_keep"
    draw: int
    keep: int


class AddResource(Value):
    """All on one card: this one, or one other that can hold one of the kinds."""

    op: Literal["add_resource"] = "add_resource"
    kinds: tuple[Kind, ...]
    amount: int
    target: Literal["this", "other", "any"]


class RemoveResource(Value):
    """From this card."""

    op: Literal["remove_resource"] = "remove_resource"
    kinds: tuple[Kind, ...]
    amount: int
    target: Literal["this"] = "this"


class GainIf(Value):
    """More when enough tags are in play, the card's own included."""

    op: Literal["gain_if"] = "gain_if"
    tag: Tag
    count: int
    resource: Stock
    amount: int


class ExtraPlay(Value):
    """One more play in this phase; free: a green card of printed cost 9 or less for 0 MC."""

    op: Literal["extra_play"] = "extra_play"
    free: bool = False


class NextCard(Value):
    """The next card of this phase is cheaper, or may shift a colour zone."""

    op: Literal["next_card"] = "next_card"
    less_mc: int = 0
    shift: bool = False


class RevealPick(Value):
    """Reveal cards, take one with such a tag, discard the others."""

    op: Literal["reveal_pick"] = "reveal_pick"
    reveal: int
    tags: tuple[Tag, ...]


class RevealBranch(Value):
    """Reveal a card: green pays MC and goes, another colour comes to hand."""

    op: Literal["reveal_branch"] = "reveal_branch"
    mc: int


class Loot(Value):
    """The player may discard a card to draw; more for a card with the tag."""

    op: Literal["loot"] = "loot"
    tag: Tag
    draw: int
    draw_with_tag: int


class Branch(Value):
    """One side of a choice, with a name for ever."""

    id: str
    do: tuple[Op, ...]


class ChooseOne(Value):
    op: Literal["choose_one"] = "choose_one"
    options: tuple[Branch, ...]


Op = Annotated[
    Gain
    | RaiseTr
    | TrPerTag
    | Temperature
    | Oxygen
    | Ocean
    | Forest
    | Draw
    | Discard
    | DrawKeep
    | AddResource
    | RemoveResource
    | GainIf
    | ExtraPlay
    | NextCard
    | RevealPick
    | RevealBranch
    | Loot
    | ChooseOne,
    Field(discriminator="op"),
]

Branch.model_rebuild()


# --- standing effects of cards in play --------------------------------------------------------------------------

Moment = Literal[
    "play_tag",
    "play_card",
    "flip_ocean",
    "raise_temperature",
    "raise_any_parameter",
    "gain_forest",
    "use_action",
    "gain_steel",
]


class Trigger(Value):
    """Resolved once per time its condition is met (p.5): for `play_tag`, once per matching tag."""

    kind: Literal["trigger"] = "trigger"
    on: Moment
    tags: tuple[Tag, ...] = ()
    includes_self: bool = False
    do: tuple[Op, ...]


class Discount(Value):
    """Cards with one of the tags (none given: all), or dear enough as printed, cost less."""

    kind: Literal["cost"] = "cost"
    less_mc: int
    tags: tuple[Tag, ...] = ()
    printed_cost_min: int = 0
    per_tag: bool = False


class OptionalPayment(Value):
    """While paying for another card, once per card: give something for a discount."""

    kind: Literal["optional_payment"] = "optional_payment"
    pay: Literal["microbe", "plants"]
    amount: int
    less_mc: int


class CapabilityValue(Value):
    kind: Literal["capability_value"] = "capability_value"
    steel: int = 0
    titanium: int = 0


class ResearchMore(Value):
    kind: Literal["research"] = "research"
    draw: int
    keep: int


class SellValue(Value):
    kind: Literal["sell_value"] = "sell_value"
    plus_mc: int


class StandardDiscount(Value):
    kind: Literal["standard_action_discount"] = "standard_action_discount"
    less_mc: int


class RequirementShift(Value):
    kind: Literal["requirement_shift"] = "requirement_shift"


class ForestDiscount(Value):
    kind: Literal["plant_forest_discount"] = "plant_forest_discount"
    less_plants: int


class HeatAsMc(Value):
    kind: Literal["heat_as_mc"] = "heat_as_mc"


class Lobby(Value):
    """After the first rise of the terraform rating in a phase: pay for more."""

    kind: Literal["lobby"] = "lobby"
    mc: int
    tr: int


Standing = Annotated[
    Trigger
    | Discount
    | OptionalPayment
    | CapabilityValue
    | ResearchMore
    | SellValue
    | StandardDiscount
    | RequirementShift
    | ForestDiscount
    | HeatAsMc
    | Lobby,
    Field(discriminator="kind"),
]


# --- "Action:" abilities ----------------------------------------------------------------------------------------


class ActionCost(Value):
    """What an Action asks for; every Action has at most one kind of cost."""

    resource: Literal["mc", "heat", "plants", "tr", "hand_card", "card_resource"]
    amount: int
    x: bool = False
    most: int | None = None
    less_mc: int = 0
    less_per: str | None = None
    with_blue_cards: int = 0
    as_chooser: int | None = None
    kinds: tuple[Kind, ...] = ()
    source: Literal["this", "any"] = "this"


class CardAction(Value):
    """One way to use a card's Action; `id` is empty when there is only one."""

    id: str
    cost: ActionCost | None = None
    do: tuple[Op, ...]
    as_chooser: tuple[Op, ...] = ()
