"""The pictures as they were looked at and accepted, at full size and in both languages."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from games.ares.view import AresView
from renderers.ares.renderer import ARES
from renderers.kit.picture import Picture
from tests.renderers.ares.scenes import big_hand, full, look, playout, say
from tests.renderers.golden import assert_golden


def opening() -> Picture:
    table, _ = playout(0, players=2)
    return ARES.picture(look(table), "board", say())


def dealt() -> Picture:
    table, _ = playout(0, players=2)
    return ARES.picture(look(table, "p1"), "hand", say())


def middle() -> Picture:
    """An action phase in which a card was just used."""
    table, marks = playout(600, until=_acting, players=2)
    return ARES.picture(look(table), "board", say(), marks)


def _acting(view: AresView) -> bool:
    return view.round >= 11 and view.phase == 3 and any(p.used for seat in view.seats for p in seat.tableau)


def planning() -> Picture:
    table, _ = playout(
        400, until=lambda v: v.round == 4 and v.step == "planning" and sum(s.chosen for s in v.seats) == 2, players=3
    )
    return ARES.picture(look(table), "board", say())


def extreme(language: str) -> Callable[[], Picture]:
    def draw() -> Picture:
        view, marks = full()
        return ARES.picture(view, "board", say(language), marks)

    return draw


def solo() -> Picture:
    table, marks = playout(90, players=1)
    return ARES.picture(look(table), "board", say(), marks)


def coop() -> Picture:
    table, marks = playout(120, mode="coop")
    return ARES.picture(look(table), "board", say("ko"), marks)


def hand() -> Picture:
    return ARES.picture(big_hand(18), "hand", say())


def research() -> Picture:
    table, _ = playout(400, until=lambda v: v.round > 5 and v.phase == 5, players=2)
    return ARES.picture(look(table, "p1"), "hand", say("ko"))


def tableau() -> Picture:
    table, marks = playout(260, players=2)
    return ARES.picture(look(table), "tableau:p2", say(), marks)


def report() -> Picture:
    table, _ = playout(5000, players=3)
    _, picture = ARES.report(look(table), say())
    assert picture is not None
    return picture


SCENES: dict[str, Callable[[], Picture]] = {
    "opening": opening,
    "dealt-hand": dealt,
    "middle-2": middle,
    "planning-3": planning,
    "extreme-4": extreme("en"),
    "extreme-4-ko": extreme("ko"),
    "solo": solo,
    "coop-ko": coop,
    "hand-18": hand,
    "research-ko": research,
    "tableau": tableau,
    "report": report,
}


@pytest.mark.parametrize("name", SCENES)
def test_golden(name: str) -> None:
    picture = SCENES[name]()
    assert_golden(Image.open(io.BytesIO(picture.data)).convert("RGB"), f"ares/{name}")
