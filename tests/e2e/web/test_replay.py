"""The animated replay at the web table: it moves where it stands and when it is enlarged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table
from tests.e2e.web.test_first_game import play_to_the_end

pytestmark = pytest.mark.browser

KIND = "image => fetch(image.src).then(answer => answer.headers.get('content-type'))"


async def test_a_replay_is_an_animation_with_its_words(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link)
        await ann.page.get_by_role("button", name="Two at this keyboard").click()
        await expect(ann.panel.get_by_role("button", name=re.compile("^Bid"))).not_to_have_count(0)
        await play_to_the_end(ann, "Ann", "Ben")
        await ann.type_line("/replay speed:fast")
        film = ann.panel.locator("img[alt^='Animation of']")
        await expect(film).to_be_visible()
        assert await film.evaluate("image => image.decode().then(() => image.naturalWidth)") == 800
        assert await film.evaluate(KIND) == "image/gif"
        await ann.picture("50-replay")
        await film.click()
        await expect(ann.page.locator("dialog img[alt^='Animation of']")).to_be_visible()
        await ann.page.keyboard.press("Escape")
        await ann.type_line("/stats")
        await expect(ann.panel).to_contain_text("1 game, 1 finished")
