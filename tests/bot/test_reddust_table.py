"""A turn of Red Dust Rebellion as people enter it: presses, chains and named options, in both languages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import lobby
from bot.parts import Select
from games.registry import GAMES
from renderers.protocol import Renderer
from renderers.registry import RENDERERS
from tests.bot.kit import Stage, User, labels, stage_on

SEED = "red dust at the desk 9"
SEATS = {"MG": "Mia", "CORP": "Cho", "RD": "Rob", "CR": "Ria"}


def untied(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


class TextOnly:
    """The real texts without the time that pictures take."""

    def __getattr__(self, name: str) -> object:
        return getattr(RENDERERS["reddust"], name)

    def focus(self, view: object, marks: tuple[str, ...]) -> str:
        return ""

    def picture(self, *_: object, **__: object) -> None:
        return None


TEXTS_OF_THE_BOARD: dict[str, Renderer] = {"reddust": TextOnly()}  # type: ignore[dict-item]  # by __getattr__


@asynccontextmanager
async def table(
    path: Path, patch: pytest.MonkeyPatch, locale: str = "en-US"
) -> AsyncIterator[tuple[Stage, list[User]]]:
    """Four people at the opening; the Reclaimers keep their cards, so Red Dust is 1st Eligible."""
    patch.setattr(lobby, "new_seed", lambda: SEED)
    async with stage_on(path / "a.db", games=GAMES, renderers=TEXTS_OF_THE_BOARD) as stage:
        people = [stage.user(name, locale=locale, manager=name == "Mia") for name in SEATS.values()]
        await people[0].run("game new", game="reddust")
        await people[0].run("game leave")
        for person, seat in zip(people, SEATS, strict=True):
            await person.run("game join", seat=seat)
        await people[0].run("game start")
        await people[3].run("do", move="done")
        await stage.settle()
        yield stage, people


async def test_a_march_by_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (stage, (_, _, rob, _)):
        opened = await rob.run("play")
        assert "1st Eligible" in opened.body.text
        marching = await rob.press("March")
        assert "0 so far, cost 0 of 14 Resources" in marching.body.text
        menus = [row for row in marching.body.rows if isinstance(row, Select)]
        assert len(menus) == 1 and "Tenzing" in [item.label for item in menus[0].items]
        assert "Special Activity: Redistribute" in labels(marching.body), "what is no space stays a button"
        await rob.press("Tenzing")
        moved = await rob.press("2 Hidden RD Rebels: Gandhi → Shepard → Tenzing")
        assert "Done" in labels(moved.body)
        ready = await rob.press("Done")
        assert "1 so far, cost 1 of 14 Resources" in ready.body.text
        back = await rob.press("Step back")
        assert "March to Tenzing" in back.body.text
        await rob.press("Done")
        await rob.press("Done")
        before = len(stage.channel.posts)
        await rob.press("Confirm")
        await stage.settle()
        (post,) = stage.channel.posts[before:]
        assert post.body.text.splitlines()[:3] == [
            "**Rob (RD)**",
            "· Red Dust: March",
            "· 2 Hidden RD Rebels: Gandhi → Shepard → Tenzing",
        ]
        assert "Margins  MG −22 · CORP −36 · RD −18 · CR −3" in untied(post.body.text)
        assert len(post.body.pings) == 1


CHAIN = "march > tenzing > 2 gandhi > done > syria > 1 noctis > done > redistribute > sharma > done > done"


async def test_the_same_as_a_chain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (stage, (_, _, rob, _)):
        offered = await rob.complete("do", "move", "march > ten")
        assert [item.value for item in offered] == ["March > Tenzing"]
        before = len(stage.channel.posts)
        await rob.run("do", move=CHAIN)
        await stage.settle()
        (post,) = stage.channel.posts[before:]
        assert "· 1 Hidden RD Rebel: Noctis Labyrinthus → Syria Planum" in post.body.text
        assert "· Red Dust: Redistribute" in post.body.text


async def test_a_chain_goes_on_from_what_is_planned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (stage, (_, _, rob, _)):
        begun = await rob.run("do", move="march > tenzing > 2 gandhi")
        assert "not complete" in begun.body.text
        offered = await rob.complete("do", "move", "don")
        assert [item.value for item in offered] == ["Done"]
        further = await rob.run("do", move="4 shepard")
        assert "Possible: 1 Hidden RD Rebel: Shepard → Tenzing" in further.body.text
        await rob.run("do", move="done > done")
        await stage.settle()
        assert "Red Dust Resources −1, now 13" in stage.channel.last.text


async def test_a_refusal_teaches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (_, (mia, _, rob, _)):
        refused = await rob.run("do", move="march > radau")
        assert "None of your Rebels can reach that space" in refused.body.text
        assert "(5.7)" in refused.body.text
        count = await rob.run("do", move="march > tenzing > 7 gandhi")
        assert count.body.text.endswith("2 Hidden RD Rebels: Gandhi → Shepard → Tenzing")
        early = await mia.run("do", move="train")
        assert "The game waits for Rob (RD)" in early.body.text


async def test_named_options_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch, "ko") as (stage, (_, _, rob, _)):
        await rob.run("reddust operate", operation="행군")
        await rob.run("reddust space", space="텐징")
        pieces = await rob.complete("reddust move", "piece", "")
        assert [(item.name, item.value) for item in pieces] == [("은신 RD 반란군", "rd_rebel")]
        await rob.run("reddust move", piece="rd_rebel", count="2", space="간디")
        await rob.run("reddust done")
        done = await rob.run("reddust done")
        await stage.settle()
        assert "은신 RD 반란군 2: 간디 → 셰퍼드 → 텐징" in done.body.text
        assert "승리 차이" in stage.channel.last.text


@pytest.mark.parametrize(("locale", "head"), [("en-US", "MarsGov −22"), ("ko", "화성 정부 −22")])
async def test_margins_and_what_would_change_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, head: str
) -> None:
    async with table(tmp_path, monkeypatch, locale) as (_, (_, _, rob, _)):
        told = (await rob.run("board", view="text:margins")).body.text
        assert head in told
        for faction in ("MG", "CORP", "RD", "CR"):
            assert f"{faction} −" in untied((await rob.run("game status")).body.text), faction


async def test_1_1_two_people_with_a_side_each_are_two_alliances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody set the option; `/game status` tells it once the game runs, and a restart keeps it."""
    path = tmp_path / "a.db"
    async with stage_on(path, games=GAMES, renderers=TEXTS_OF_THE_BOARD) as stage:
        mia, rob = stage.user("Mia", manager=True), stage.user("Rob")
        await mia.run("game new", game="reddust")
        await mia.run("game join", seat="CORP")
        await rob.run("game join", seat="RD")
        await rob.run("game join", seat="CR")
        await mia.run("game start")
        assert "two players, COIN against Rebels" in (await mia.run("game status")).body.text
    async with stage_on(path, games=GAMES, renderers=TEXTS_OF_THE_BOARD) as stage:
        assert "two players, COIN against Rebels" in (await stage.user("Rob").run("game status")).body.text


async def test_too_many_are_answered_with_how_many_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path, monkeypatch) as (_, (_, _, rob, _)):
        await rob.run("do", move="march > tenzing")
        refused = await rob.run("reddust move", piece="rd_rebel", count="4", space="gandhi")
        offered = "1 Hidden RD Rebel: Gandhi → Shepard → Tenzing · 2 Hidden RD Rebels: Gandhi → Shepard → Tenzing"
        assert refused.body.text.endswith(f"You can: {offered}")


async def test_who_plays_all_factions_sees_the_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """1.5: only the Reclaimers hold cards."""
    async with stage_on(tmp_path / "a.db", games=GAMES, renderers=TEXTS_OF_THE_BOARD) as stage:
        ann = stage.user("Ann", manager=True)
        await ann.run("game new", game="reddust")
        for seat in list(SEATS)[1:]:
            await ann.run("game join", seat=seat)
        await ann.run("game start")
        await ann.run("do", move="done")
        assert "Asset cards: 3 of 6" in (await ann.run("hand")).body.text
        assert "hold no cards" in (await ann.run("hand", seat="MG")).body.text


async def test_a_request_is_answered_before_it_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """1.6: whoever never gives need not be asked; the others read that it was asked and declined."""
    async with table(tmp_path, monkeypatch) as (stage, (mia, _, rob, _)):
        (offered,) = await mia.complete("settings", "always", "requests for")
        shown = await mia.run("settings", always=offered.value)
        assert "Always answered for you: Requests for Resources" in shown.body.text
        assert "reddust.consent" not in [item.value for item in await mia.complete("settings", "always", "")]
        await rob.run("do", move="march > tenzing > 2 gandhi > done > ask marsgov > 3")
        await stage.settle()
        told = "\n".join(post.body.text for post in stage.channel.posts)
        assert "Red Dust: 3 Resources asked of MarsGov" in told
        assert "MarsGov: declined" in told
        assert stage.channel.last.pings == ("u-Rob",)
        assert "choose a space" in (await rob.run("play")).body.text


async def test_only_a_known_kind_of_question_is_answered_beforehand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path, monkeypatch) as (_, (mia, *_)):
        assert "No game here asks that" in (await mia.run("settings", always="everything")).body.text
