"""Korean particles: which of a pair ("을/를") follows a word depends on the last sound of the word as it is read."""

from __future__ import annotations

import re
from typing import Literal

Final = Literal["none", "rieul", "other"]
"""The last sound: a vowel, ㄹ, or another consonant."""

_DIGITS: dict[str, Final] = {
    "0": "other",  # 영, 십, 백, 천
    "1": "rieul",  # 일
    "2": "none",
    "3": "other",  # 삼
    "4": "none",
    "5": "none",
    "6": "other",  # 육
    "7": "rieul",  # 칠
    "8": "rieul",  # 팔
    "9": "none",
}
_LETTERS: dict[str, Final] = {"l": "rieul", "m": "other", "n": "other", "r": "rieul"}  # 엘, 엠, 엔, 알
_BRACKETS = re.compile(r"\s*[(\[{（〔<][^()\[\]{}<>]*[)\]}）〕>]\s*$")
_TRAILING = "*_~`|\\\"'”’»」』.,!?:;…)]}） \u200b"
_VOWELS = "aeiouy"


def last_sound(text: str) -> Final:
    """How the word ends when a Korean reader says it. A remark in brackets at the end is not read."""
    word = text
    while word != (shorter := _BRACKETS.sub("", word).rstrip(_TRAILING)) and shorter:
        word = shorter
    if not word:
        return "none"
    last = word[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - 0xAC00) % 28
        return "none" if final == 0 else "rieul" if final == 8 else "other"
    if last in _DIGITS:
        return _DIGITS[last]
    return _latin(word)


def _latin(text: str) -> Final:
    found = re.search(r"[A-Za-z]+$", text)
    if found is None:
        return "none"
    word = found.group()
    last = word[-1].lower()
    if len(word) == 1 or word.isupper():  # an abbreviation is read letter by letter
        return _LETTERS.get(last, "none")
    if last == "l":
        return "rieul"
    if last in "mn" or word.lower().endswith(("ng", "ck", "ne", "me")):  # 존, 마인, 바이옴: the e is silent
        return "other"
    short_stop = last in "bckpt" and len(word) >= 2 and word[-2].lower() in _VOWELS  # 캣, 로봇, 팩
    return "other" if short_stop else "none"


def particle(text: str, pair: str) -> str:
    """The one of "을/를" (after a consonant / after a vowel) that follows the text; "으로/로" treats ㄹ as a vowel."""
    after_consonant, _, after_vowel = pair.partition("/")
    sound = last_sound(text)
    if sound == "rieul" and after_consonant.startswith("으로"):
        return after_vowel
    return after_vowel if sound == "none" else after_consonant


def with_particle(text: str, pair: str) -> str:
    return text + particle(text, pair)
