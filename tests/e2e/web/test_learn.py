"""A practice game at the web table, on a phone: a table of one's own, lessons in the panel, hints to press."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from games.ai import AI
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table
from tests.e2e.web.player import CONFIRM, Player

pytestmark = pytest.mark.browser

HINT = re.compile(r"▸ [^:]+: (.+)")
GO_ON = re.compile("Got it|알겠습니다")
LESSONS = {"ares": 7, "reddust": 7}
"""So many are followed in the browser; the rest of the way is tested at the desk."""


async def begin(tabs: Tabs, link: str, game: str, locale: str) -> Player:
    ann = await tabs.open(link, phone=True, locale=locale)
    await ann.page.set_viewport_size({"width": 390, "height": 844})
    if game == "ares":  # from the welcome of an empty table, right there
        await ann.page.get_by_role("button", name="Ares Expedition").click()
        await ann.picture("50-learn-welcome")
        await ann.page.locator("[data-recipe=learn]").click()
        await expect(ann.panel.locator(".rows button", has_text="II Construction")).to_be_visible()
        return ann
    await ann.type_line("hello")
    await ann.type_line(f"/learn game:{game}")  # people talk here: a table of one's own is opened
    await ann.panel.locator("button.mention").click()
    await expect(ann.page.locator("#channel-name")).to_contain_text("연습")
    await expect(ann.posts.last).to_be_visible()
    await ann.open_panel()
    return ann


async def follow(ann: Player) -> None:
    """One press as the panel suggests."""
    texts = await ann.panel.inner_text()
    hint = HINT.search(texts)
    confirm = ann.panel.locator(".rows button", has_text=re.compile("|".join(CONFIRM)))
    if await confirm.count():
        await confirm.first.click()
        await ann.idle()
    elif hint:
        await ann.take(hint[1])
    elif await ann.panel.get_by_role("button", name=GO_ON).count():
        await ann.panel.get_by_role("button", name=GO_ON).click()
        await ann.idle()
    else:
        await ann.open_panel()


@pytest.mark.parametrize(("game", "locale", "head"), [("ares", "en-US", "Lesson"), ("reddust", "ko-KR", "수업")])
async def test_the_first_lessons_on_a_phone(tabs: Tabs, tmp_path: Path, game: str, locale: str, head: str) -> None:
    async with web_table(tmp_path, games=GAMES, renderers=RENDERERS, policies=AI) as link:
        ann = await begin(tabs, link, game, locale)
        await expect(ann.panel).to_contain_text(f"{head} 1")
        shown = 0
        for _ in range(60):
            text = await ann.panel.inner_text()
            number = re.search(rf"{head} (\d+)", text)
            if number and int(number[1]) > shown:
                shown = int(number[1])
                await ann.picture(f"50-learn-{game}-{shown}")
                wide = await ann.page.evaluate("document.documentElement.scrollWidth")
                assert wide <= 390, "nothing is wider than the phone"
            if shown >= LESSONS[game]:
                break
            await follow(ann)
        assert shown >= LESSONS[game]
        await expect(ann.page.locator(".message", has_text="ncident")).to_have_count(0)
        await tabs.close()
