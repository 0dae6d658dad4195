"""What goes wrong: refusals for players, incidents for the log, and a filter that keeps secrets out of it."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Iterable

from games.core.errors import GameError
from games.core.message import Arg, Message, Refusal

log = logging.getLogger(__name__)


class Declined(GameError):
    """A refusal of the table's service (no rule of a game): wrong person, wrong moment, unknown name."""

    def __init__(self, text: Message) -> None:
        super().__init__(Refusal(text))


def decline(key: str, **args: Arg) -> Declined:
    """`raise decline("core-no-game")`."""
    return Declined(Message(key, args))


def incident(where: str, error: BaseException) -> str:
    """Log a bug with everything needed to find it; the returned id is all the player sees."""
    number = secrets.token_hex(3)
    log.error("incident %s in %s", number, where, exc_info=error)
    return number


_SEEDS = re.compile(r"""(["']?seed["']?\s*[:=]\s*)["'][^"']+["']""")
_HANDS = re.compile(r"""(["']?(?:hand|hands|deck|bid)["']?\s*[:=]\s*)[\[({][^\])}]*[\])}]""")
_TOKENS = re.compile(r"\b[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}\b")
HIDDEN = "[hidden]"


class Redact(logging.Filter):
    """Takes tokens, seeds and hands out of every record, tracebacks included."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        super().__init__()
        self._words = tuple(word for word in words if word)

    def clean(self, text: str) -> str:
        for word in self._words:
            text = text.replace(word, HIDDEN)
        text = _TOKENS.sub(HIDDEN, text)
        text = _SEEDS.sub(rf"\1{HIDDEN}", text)
        return _HANDS.sub(rf"\1{HIDDEN}", text)

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg = self.clean(record.getMessage())
        record.args = None
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = self.clean(logging.Formatter().formatException(record.exc_info))
            record.exc_info = None
        return True


def set_up_logging(level: str, words: Iterable[str] = ()) -> None:
    """One handler on the root logger, redacted."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Redact(words))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At level DEBUG aiosqlite logs every value it stores: seeds, hands, keys.
    logging.getLogger("aiosqlite").setLevel(max(logging.INFO, logging.getLevelName(level)))
