"""Ids of buttons and selects: `mp:<verb>:<game>:<version>:<argument>`, read strictly."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache

LIMIT = 100
_SHAPE = re.compile(r"mp:([a-z]+):([a-z0-9]{1,16}|-):(\d{1,9}):([A-Za-z0-9_.~@-]{0,64})")


@dataclass(frozen=True, slots=True)
class Control:
    """What a control means. `version` is the position it was made for; `argument` is a dotted list."""

    verb: str
    game: str
    version: int = 0
    argument: str = ""

    @property
    def parts(self) -> list[str]:
        return self.argument.split(".")

    @property
    def id(self) -> str:
        text = f"mp:{self.verb}:{self.game or '-'}:{self.version}:{self.argument}"
        if len(text) > LIMIT or not _SHAPE.fullmatch(text):
            raise ValueError(f"not a control id: {text!r}")
        return text


def control(verb: str, game: str, version: int = 0, *parts: str | int) -> str:
    """The id of a control."""
    return Control(verb, game, version, ".".join(str(part) for part in parts)).id


def parse(text: str) -> Control | None:
    """None for anything that this release did not write."""
    found = _SHAPE.fullmatch(text)
    if found is None:
        return None
    verb, game, version, argument = found.groups()
    return Control(verb, "" if game == "-" else game, int(version), argument)


@lru_cache(maxsize=8192)
def short_hash(text: str) -> str:
    """Eight characters that stand for an action or a question inside an id."""
    return hashlib.blake2b(text.encode(), digest_size=5).hexdigest()[:8]
