"""Ares Expedition as `make run` opens it: real games, pictures and computer players."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from games.ai import AI
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("recipe", "phone"), [("computer", False), ("solo", True)])
async def test_the_first_rounds(tabs: Tabs, tmp_path: Path, recipe: str, phone: bool) -> None:
    """From the big button to the third round, one press at a time."""
    async with web_table(tmp_path, games=GAMES, renderers=RENDERERS, policies=AI) as link:
        ann = await tabs.open(link, phone=phone)
        await ann.page.get_by_role("button", name="Ares Expedition").or_(ann.page.locator("#welcome h2")).first.click()
        await ann.page.locator(f"[data-recipe={recipe}]").click()
        await expect(ann.panel).to_contain_text("Which corporation do you lead?")
        await ann.idle()
        await ann.picture(f"30-ares-{recipe}-start")
        for _ in range(60):
            if await ann.page.locator(".message", has_text="Round 3").count():
                break
            if not await ann.step():
                await ann.open_panel()
        await expect(ann.page.locator(".message", has_text="Round 3").first).to_be_attached()
        await expect(ann.page.locator(".message", has_text="incident")).to_have_count(0)
        await ann.picture(f"31-ares-{recipe}-round-3")
