"""Particles, nested messages, lists, names that people chose, and missing texts."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.i18n import Texts, language_of, plain, safe
from bot.josa import particle
from games.core.message import m, seat_name
from tests.bot.kit import TEXTS


@pytest.mark.parametrize(
    ("word", "pair", "wanted"),
    [
        ("소행성", "을/를", "을"),
        ("바다", "을/를", "를"),
        ("바다", "이/가", "가"),
        ("화물", "으로/로", "로"),  # ㄹ counts as a vowel here
        ("화성", "으로/로", "으로"),
        ("화물", "은/는", "은"),
        ("3", "을/를", "을"),
        ("1", "으로/로", "로"),
        ("6", "으로/로", "으로"),
        ("2", "과/와", "와"),
        ("10", "이/가", "이"),
        ("Ann", "이/가", "이"),
        ("Joe", "이/가", "가"),
        ("Bill", "으로/로", "로"),
        ("robot", "을/를", "을"),
        ("MR", "을/를", "을"),  # read letter by letter: 엠알
        ("RD", "은/는", "는"),
        ("소행성 (17)", "을/를", "을"),
        ("바다 [발견]", "이/가", "가"),
        ("**바다**", "이/가", "가"),
        ("소행성!", "을/를", "을"),
        ("", "을/를", "를"),
        ("→", "이/가", "가"),
        ("Ecological Zone", "은/는", "은"),
        ("Livestock", "을/를", "을"),
        ("Conserved Biome", "이/가", "이"),
        ("Artificial Lake", "을/를", "를"),
    ],
)
def test_particles(word: str, pair: str, wanted: str) -> None:
    assert particle(word, pair) == wanted


def test_particle_follows_the_rendered_argument() -> None:
    names = {"p1": "민수", "p2": "지훈"}
    text = TEXTS.say(m("tiny-gave", who=seat_name("p2"), to=seat_name("p1"), n=3), "ko", names)
    assert text == "지훈이 민수에게 3을 줍니다."


def test_lists_are_joined_in_each_language() -> None:
    both = (seat_name("p1"), seat_name("p2"))
    names = {"p1": "Ann", "p2": "Ben"}
    assert "Ann and Ben" in TEXTS.say(m("core-waiting-for", who=both), "en", names)
    assert "Ann 및 Ben을" in TEXTS.say(m("core-nothing-to-do", who=both), "ko", names)


def test_plural() -> None:
    assert TEXTS.say(m("core-pace", hours=1), "en") == "1 hour"
    assert TEXTS.say(m("core-pace", hours=24), "en") == "24 hours"


def test_missing_text_is_visible_harmless_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert TEXTS.say(m("no-such-text", n=3), "ko") == "no-such-text (3)"
    assert "no-such-text" in caplog.text


def test_korean_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("only-english = Hello { $n }\n")
    assert Texts([tmp_path]).say(m("only-english", n=2), "ko") == "Hello 2"


def test_names_cannot_format_link_or_ping() -> None:
    name = safe("**@everyone** <@123> [x](http://y) `z`\nnext")
    assert "@everyone" not in name
    assert "<@123>" not in name
    assert "\n" not in name
    assert r"\*\*" in name
    assert r"\`" in name
    assert r"\[x\]" in name


def test_long_names_are_cut() -> None:
    assert plain("x" * 200, 32) == "x" * 31 + "…"


@pytest.mark.parametrize(
    ("locale", "wanted"), [("ko", "ko"), ("ko-KR", "ko"), ("en-GB", "en"), ("de", "en"), ("", "en")]
)
def test_language_of(locale: str, wanted: str) -> None:
    assert language_of(locale) == wanted
