"""Loose matching of typed words against the labels of options: case, accents, prefixes, word parts, field values."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

T = TypeVar("T")
_BREAKS = re.compile(r"[^\w]+", re.UNICODE)


@lru_cache(maxsize=16384)
def normal(text: str) -> str:
    """Lower case, without accents and punctuation; Hangul stays whole."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in folded if not unicodedata.combining(c) or "\u1100" <= c <= "\u11ff")
    return _BREAKS.sub(" ", unicodedata.normalize("NFC", bare).replace("_", " ")).strip()


@dataclass(frozen=True, slots=True)
class Candidate(Generic[T]):
    """Something that can be named: `text` is how it is shown, `forms` all the ways to name it.

    `exact`: the form whose words are values ("move rebel 4 gandhi"). Where all typed words are among them, that counts
    more than the same words in a label, which may also name a place on the way.
    """

    item: T
    text: str
    forms: tuple[str, ...]
    exact: str = ""


def candidate(item: T, text: str, forms: Iterable[str] = (), exact: str = "") -> Candidate[T]:
    known = (text, *forms, exact) if exact else (text, *forms)
    return Candidate(item, text, tuple(dict.fromkeys(normal(form) for form in known)), normal(exact))


def _equal(form: str, typed: str) -> bool:
    return form == typed


def _begins(form: str, typed: str) -> bool:
    return form.startswith(typed + " ")


def _whole_words(form: str, typed: str) -> bool:
    words = form.split()
    return all(_take(words, lambda w, t=t: w == t) for t in typed.split())  # type: ignore[misc] # t is bound per word


def _word_beginnings(form: str, typed: str) -> bool:
    """Each typed word begins a different word; a number must be the whole number (4 is not 40)."""
    words = form.split()
    for part in typed.split():
        exact = part.isdigit()
        if not _take(words, lambda w, p=part, e=exact: w == p if e else w.startswith(p)):  # type: ignore[misc]
            return False
    return True


def _inside(form: str, typed: str) -> bool:
    return len(typed) >= 2 and not typed.isdigit() and typed.replace(" ", "") in form.replace(" ", "")


def _take(words: list[str], fits: Callable[[str], bool]) -> bool:
    for index, word in enumerate(words):
        if fits(word):
            del words[index]
            return True
    return False


_TIERS = (
    (_equal, False),
    (_begins, False),
    (_whole_words, True),
    (_whole_words, False),
    (_word_beginnings, False),
    (_inside, False),
)
"""From the surest reading to the loosest; True: only by the values of the fields."""


def ranked(candidates: Sequence[Candidate[T]], typed: str) -> list[list[Candidate[T]]]:
    """Candidates that fit, by how well: the first non-empty list is the best reading."""
    text = normal(typed)
    if not text:  # signs without a letter or a number name nothing; they must not choose the only move there is
        return [] if typed.strip() else [list(candidates)]
    same = [c for c in candidates if c.text.casefold() == typed.strip().casefold()]  # signs count: EG+ is not EG−
    left = [c for c in candidates if c not in same]
    tiers: list[list[Candidate[T]]] = [same]
    for fits, exact in _TIERS:
        found = [c for c in left if any(fits(form, text) for form in ((c.exact,) if exact else c.forms))]
        tiers.append(found)
        left = [c for c in left if c not in found]
    return tiers


def best(candidates: Sequence[Candidate[T]], typed: str) -> list[Candidate[T]]:
    """The best reading: one candidate, several (ambiguous), or none."""
    return next((tier for tier in ranked(candidates, typed) if tier), [])


def all_fitting(candidates: Sequence[Candidate[T]], typed: str) -> list[Candidate[T]]:
    """Everything that fits, best first: for autocomplete."""
    return [c for tier in ranked(candidates, typed) for c in tier]
