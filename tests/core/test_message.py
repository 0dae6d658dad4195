"""Texts are keys with arguments until the edge."""

from __future__ import annotations

from games.core.message import Message, m, seat_name


def test_messages_are_keys_with_arguments() -> None:
    assert m("x-moved", n=2, who="Ann") == Message("x-moved", {"n": 2, "who": "Ann"})
    assert m("x") != m("y") and m("x", n=1) != m("x", n=2)
    assert seat_name("p1") == Message("seat", {"seat": "p1"})


def test_walking_a_message_meets_every_message_inside() -> None:
    inner = m("x-card", name=m("x-name"))
    outer = m("x-outer", who=seat_name("p1"), n=3, cards=(inner, m("x-last")))
    assert [found.key for found in outer.walk()] == ["x-outer", "seat", "x-card", "x-name", "x-last"]
