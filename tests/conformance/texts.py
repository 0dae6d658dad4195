"""A thin layer over the catalogues that turns every gap into an error."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from bot.i18n import LANGUAGES, LOCALE, Names, Texts
from games.core.message import Message
from tests.conformance.files import Broken

TEXTS = Texts((LOCALE, Path(__file__).resolve().parents[1] / "tiny" / "locale"))
EXTRA_KEYS = frozenset({"seat"})
"""Keys that are spoken without a catalogue: the name of a seat is the table's."""


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextmanager
def listening() -> Iterator[list[str]]:
    """What the catalogues complain of meanwhile: missing keys, missing variables."""
    handler, logger = _Complaints(), logging.getLogger("bot.i18n")
    passed_on = logger.propagate
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield handler.heard
    finally:
        logger.removeHandler(handler)
        logger.propagate = passed_on


@lru_cache(maxsize=4096)
def _known(key: str) -> tuple[str, ...]:
    """Languages in which the key is missing."""
    return tuple(lang for lang in LANGUAGES if key not in EXTRA_KEYS and not TEXTS.has(key, lang))


def spoken(message: Message, names: Names) -> dict[str, str]:
    """The message in every language; Broken when a key or a variable is missing in one of them."""
    for part in message.walk():
        if missing := _known(part.key):
            raise Broken(f"message key {part.key!r} is missing in: {', '.join(missing)}")
    with listening() as complaints:
        texts = {lang: TEXTS.say(message, lang, names) for lang in LANGUAGES}
    if complaints:
        raise Broken(f"message {message.key!r}: {complaints[0]}")
    return texts


def fitting(message: Message, names: Names, most: int, what: str) -> dict[str, str]:
    """`spoken`, within a limit and not empty."""
    texts = spoken(message, names)
    for lang, text in texts.items():
        if not text.strip():
            raise Broken(f"{what} {message.key!r} is empty in {lang}")
        if len(text) > most:
            raise Broken(f"{what} {message.key!r} has {len(text)} characters in {lang}, at most {most}: {text}")
    return texts
