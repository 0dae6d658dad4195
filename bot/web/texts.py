"""The page's own texts: the messages of web.ftl, with their variables left open as `{name}` for the page to fill."""

from __future__ import annotations

import re

from bot.i18n import LANGUAGES, LOCALE, Texts
from games.core.message import Message

_KEY = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)
_OPEN = {name: f"{{{name}}}" for name in ("name", "line", "option", "least", "most", "choices", "size", "link")}


def page_texts(texts: Texts) -> dict[str, dict[str, str]]:
    """language -> key -> text."""
    keys = _KEY.findall((LOCALE / "en" / "web.ftl").read_text(encoding="utf-8"))
    return {language: {key: texts.say(Message(key, dict(_OPEN)), language) for key in keys} for language in LANGUAGES}
