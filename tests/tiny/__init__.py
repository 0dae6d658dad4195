"""A tiny game that uses every part of the contract; core, storage and bot tests play it."""

from tests.tiny.rules import TINY, TinyRules
from tests.tiny.state import TinyOptions, TinyState

__all__ = ["TINY", "TinyOptions", "TinyRules", "TinyState"]
