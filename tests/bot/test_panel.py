"""What a panel looks like on a phone: few buttons with short words, a menu for the rest, the question always there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import panel
from bot.panel import on_buttons
from bot.present import cut_front
from games.core.engine import Option
from games.core.message import Label, Message, m
from games.core.model import Action
from tests.bot.kit import labels
from tests.bot.test_reddust_table import table


def said(message: Message) -> str:
    return message.key


def options(texts: list[str], note: str = "") -> list[Option]:
    return [Option(Action(kind="x"), Label(m(text), note=m(note) if note else None)) for text in texts]


def test_long_words_stand_in_a_menu() -> None:
    long = [f"{n} Hidden RD Rebels: Noctis Labyrinthus → Tenzing" for n in range(1, 7)]
    assert on_buttons(options(long[:5]), said), "a row of them is still to be overlooked"
    assert not on_buttons(options(long), said)
    assert on_buttons(options([f"Space {n}" for n in range(10)]), said)
    assert not on_buttons(options([f"Space {n}" for n in range(11)]), said)


def test_the_same_note_is_no_part_of_every_button() -> None:
    assert on_buttons(options([f"Space {n}" for n in range(8)], note="costs 3 if Troops are placed"), said)


def test_the_end_of_a_plan_counts() -> None:
    assert cut_front("March › Tenzing › Done", 12) == "…zing › Done"
    assert cut_front("March", 12) == "March"


async def test_one_price_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (_, (mia, _, rob, _)):
        await rob.run("do", move="march > tenzing > 2 gandhi > done > done")
        planned = await mia.run("do", move="train")
        assert planned.body.text.count("costs 3 if Troops are placed") == 1
        assert "Europa" in labels(planned.body)


async def test_a_long_plan_gives_way_to_the_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of the plan and the end of its effects are left out, never what is asked now."""
    monkeypatch.setattr(panel, "TEXT", 800)
    async with table(tmp_path, monkeypatch) as (_, (_, _, rob, _)):
        chain = (
            "march > europa > 1 noctis > done > tenzing > 1 noctis > done > pavonis > 1 tereshkova > shepard > 1 sharma"
        )
        reply = await rob.run("do", move=f"{chain} > done")
        text = reply.body.text
        assert "**Planned** …" in text
        assert "**March: choose a space. 4 so far, cost 4 of 14 Resources.**" in text
        assert len(text) + len(reply.body.title) <= 800


async def test_always_says_what_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the default of this one question, which may be a number or a place."""
    async with table(tmp_path, monkeypatch) as (stage, (mia, _, rob, _)):
        await rob.run("do", move="march > tenzing > 2 gandhi > done > ask marsgov > 3")
        await stage.settle()
        assert labels((await mia.run("play")).body)[-1] == "Always: Requests for Resources or Asset cards: declined"
