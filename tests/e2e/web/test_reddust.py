"""A round of Red Dust Rebellion in Korean, as one person with all four Factions enters it in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot import lobby
from games.ai import AI
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table

pytestmark = pytest.mark.browser

SEED = "red dust at the desk 9"
"""Red Dust is 1st Eligible on the first card."""
TITLE = "레드 더스트 리벨리언"


async def test_a_round_in_korean(tabs: Tabs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    async with web_table(tmp_path, games=GAMES, renderers=RENDERERS, policies=AI) as link:
        ann = await tabs.open(link, locale="ko-KR")
        await ann.page.get_by_role("button", name=TITLE).click()
        await ann.picture("40-reddust-welcome")
        await ann.page.locator("[data-recipe=solo]").click()
        await expect(ann.panel).to_contain_text("적격 진영 중 4번째")
        await ann.take("완료")
        await expect(ann.panel).to_contain_text("1순위 적격")
        await ann.picture("41-reddust-first-eligible")
        for label in ("행군", "텐징", "은신 RD 반란군 2: 간디 → 셰퍼드 → 텐징"):
            await ann.take(label)
        # The menu has gone and the map has come: question and answers are still on the screen.
        await expect(ann.panel.locator(".picture")).to_be_in_viewport()
        await expect(ann.panel.get_by_text("텐징 행군", exact=False).last).to_be_in_viewport()
        await expect(ann.panel.locator(".rows button", has_text="완료")).to_be_in_viewport()
        await ann.take("완료")
        await expect(ann.panel).to_contain_text("지금까지 1곳, 비용 1 / 자원 14")
        await ann.picture("42-reddust-plan")
        await ann.take("완료")
        await ann.take("확정")
        post = ann.posts.filter(has_text="간디 → 셰퍼드 → 텐징").last
        await expect(post).to_contain_text("승리 차이")
        await expect(post.locator("img[alt*=지도]")).to_be_visible()
        await ann.picture("43-reddust-marched")
        second = ann.page.locator(".message", has_text="카드 36장 중 2")
        for _ in range(30):
            if await second.count():
                break
            if not await ann.step():
                await ann.open_panel()
        await expect(second.first).to_be_attached()
        await expect(ann.page.locator(".message", has_text="incident")).to_have_count(0)
        await ann.picture("44-reddust-second-card")
        await ann.type_line("/board view:margins")
        await expect(ann.panel.locator("img[alt*=초과]")).to_be_visible()
        await ann.page.wait_for_function("[...document.images].at(-1).complete")
        await ann.picture("45-reddust-margins")
