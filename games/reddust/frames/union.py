"""The union of all frames; importing it completes the state model and fills the registries.

A module with new frames adds them to `AnyFrame`; a frame that is missing here cannot be saved.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from games.reddust.events import catalogue as _events
from games.reddust.events.run import Run
from games.reddust.frames.callup import CallUp
from games.reddust.frames.civic import Civic
from games.reddust.frames.cycler import Cycler
from games.reddust.frames.duststorm import DustStormRound
from games.reddust.frames.flashpoint import FlashpointRound, StormRolls, StormStrike
from games.reddust.frames.hops import BaseHops
from games.reddust.frames.moving import MoveInto
from games.reddust.frames.number import PickNumber
from games.reddust.frames.payment import ChooseCampaign, ForcedDiscard, HandLimit, PayAssets
from games.reddust.frames.pieces import PickOne, PickPieces, PickSpaces, PlacePieces
from games.reddust.frames.redeploy import Redeploy
from games.reddust.frames.round import Act, EventRound, Position
from games.reddust.frames.scatter import Scatter
from games.reddust.frames.trade import AskAmount, Consent, ConsentAsset, Dealing
from games.reddust.operations import catalogue as _operations
from games.reddust.operations.assault import Bombard, ReadySpecOps, Strike
from games.reddust.operations.attack import AttackLosses
from games.reddust.operations.frame import OperationFrame
from games.reddust.operations.free import OfferOperation
from games.reddust.operations.logistics import HireOnEarth, Recruit
from games.reddust.operations.march import MarchInto
from games.reddust.operations.rally import DigIn
from games.reddust.operations.secure import SecureMoves
from games.reddust.operations.suppress import Suppress
from games.reddust.operations.sweep import BuildBases, Reveal
from games.reddust.operations.travel import TravelFrom
from games.reddust.setup import Opening
from games.reddust.specials import catalogue as _specials
from games.reddust.specials.ambush import SetDice
from games.reddust.specials.entrench import Fortify
from games.reddust.specials.frame import SpecialFrame
from games.reddust.specials.public_relations import PublicWorks
from games.reddust.specials.raid import RaidMoves, RaidStrike
from games.reddust.specials.transport import TransportMoves
from games.reddust.state import RedDustState

AnyFrame = Annotated[
    # the sequence of play
    Opening
    | EventRound
    | Position
    | Act
    | FlashpointRound
    | DustStormRound
    | Cycler
    | StormRolls
    | StormStrike
    | Redeploy
    # shared questions
    | PickPieces
    | PlacePieces
    | PickSpaces
    | PickOne
    | PickNumber
    | Scatter
    | BaseHops
    | Civic
    | HandLimit
    | PayAssets
    | ForcedDiscard
    | ChooseCampaign
    | AskAmount
    | Consent
    | ConsentAsset
    | Dealing
    | CallUp
    | MoveInto
    | OfferOperation
    # running things
    | OperationFrame
    | SpecialFrame
    | Run
    # steps of single Operations and Special Activities
    | HireOnEarth
    | Recruit
    | SecureMoves
    | Reveal
    | BuildBases
    | ReadySpecOps
    | Strike
    | Bombard
    | Suppress
    | Fortify
    | TransportMoves
    | PublicWorks
    | RaidMoves
    | RaidStrike
    | DigIn
    | AttackLosses
    | MarchInto
    | TravelFrom
    | SetDice,
    Field(discriminator="kind"),
]

CATALOGUES = (_operations, _specials, _events)

RedDustState.model_rebuild(_types_namespace={"AnyFrame": AnyFrame})
