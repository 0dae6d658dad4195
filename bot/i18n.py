"""Languages: Fluent catalogues in `locale/<language>/*.ftl`, spoken through `Texts.say`.

A message's arguments may be messages themselves; they are spoken first. Korean particles are written in the catalogue
as `{ JOSA($card, "을/를") }`, which yields the argument followed by the particle that fits its last sound.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber

from bot.josa import with_particle
from games.core.message import Arg, Message

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ko")
LOCALE = Path(__file__).parent / "locale"
Names = Mapping[str, str]
"""Seat id -> how this table calls the seat, ready for its place (escaped for Markdown in texts, plain in labels)."""
NOBODY: Names = {}

Say = Callable[[Message], str]


def language_of(locale: str) -> str:
    """The catalogue for a Discord or browser locale ("ko-KR", "en-US"); English for all others."""
    head = locale.replace("_", "-").split("-")[0].lower()
    return head if head in LANGUAGES else "en"


_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]])")


def safe(text: str, most: int = 100) -> str:
    """Text from a person, harmless in Markdown: nothing is formatted, linked or pinged."""
    line = plain(text, most)
    # A zero-width space after @ and < keeps "@everyone" and "<@1>" from becoming mentions.
    return _MARKDOWN.sub(r"\\\1", line).replace("@", "@\u200b").replace("<", "<\u200b")


def plain(text: str, most: int = 100) -> str:
    """Text from a person on one line and not longer than `most`, for places without Markdown."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= most else line[: most - 1] + "…"


class Texts:
    """All catalogues. Safe to use from several threads once built."""

    def __init__(self, folders: Iterable[Path] = (LOCALE,)) -> None:
        self._bundles = {language: _bundle(language, folders) for language in LANGUAGES}

    def has(self, key: str, language: str = "en") -> bool:
        return bool(self._bundles[language].has_message(key))

    def say(self, message: Message, language: str, names: Names = NOBODY) -> str:
        """The message in this language. A missing key shows itself and is logged; it never breaks a post."""
        if message.key == "seat":
            seat = message.args.get("seat", "")
            return names.get(str(seat), str(seat))
        args = {name: self._argument(arg, language, names) for name, arg in message.args.items()}
        for choice in (language, "en"):
            bundle = self._bundles.get(choice)
            if bundle is not None and bundle.has_message(message.key):
                return _format(bundle, message.key, args)
            log.warning("no text %r in %r", message.key, choice)
        return _bare(message.key, args)

    def speaker(self, language: str, names: Names = NOBODY) -> Say:
        return lambda message: self.say(message, language, names)

    def every(self, message: Message) -> dict[str, str]:
        """The message in all languages: descriptions of commands."""
        return {language: self.say(message, language) for language in LANGUAGES}

    def either(self, keys: Iterable[str], fallback: Message) -> Message:
        """The first key the catalogues know, else the fallback: games may name things more precisely."""
        return next((Message(key, fallback.args) for key in keys if self.has(key)), fallback)

    def _argument(self, arg: Arg, language: str, names: Names) -> int | str:
        if isinstance(arg, Message):
            return self.say(arg, language, names)
        if isinstance(arg, tuple):
            return format_list([self.say(inner, language, names) for inner in arg], locale=language)
        return arg


def _bundle(language: str, folders: Iterable[Path]) -> Any:
    # Isolation marks would break the 80-character labels and the exact texts that chains match.
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _format(bundle: Any, key: str, args: dict[str, int | str]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return _bare(key, args)
    text, errors = bundle.format_pattern(pattern, args)
    for error in errors:
        log.warning("text %r: %s", key, error)
    return str(text)


def _bare(key: str, args: dict[str, int | str]) -> str:
    values = ", ".join(str(v) for v in args.values())
    return f"{key} ({values})" if values else key


def _josa(word: Any, particles: Any) -> str:
    text = word.format(_KOREAN) if isinstance(word, FluentNumber) else str(word)
    return with_particle(text, str(particles))


def _korean_locale() -> Any:
    from babel import Locale

    return Locale.parse("ko")


_KOREAN = _korean_locale()
_FUNCTIONS: dict[str, Any] = {"JOSA": _josa}
