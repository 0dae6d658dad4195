"""Several tabs, reloads, restarts and cut connections: everybody sees the same table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table
from tests.e2e.web.player import Player

pytestmark = pytest.mark.browser


async def set_a_table(ann: Player) -> None:
    await ann.type_line("/game new game:tiny")
    await expect(ann.posts).to_have_count(1)


async def test_two_tabs_play_with_each_other(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link)
        await ann.page.get_by_role("button", name="Add a person").click()
        await ann.page.locator("#dialog input").fill("Ben")
        await ann.page.keyboard.press("Enter")
        await ann.act_as("Ann")
        await set_a_table(ann)
        ben = await tabs.open(link, shared=ann.page)
        await ben.act_as("Ben")
        await expect(ann.page.locator(".person[aria-pressed=true]")).to_contain_text("Ann")
        # Ben joins by the button; the lobby changes in place in both tabs.
        await ben.posts.get_by_role("button", name="Join").click()
        for tab in (ann, ben):
            await expect(tab.posts).to_have_count(1)
            await expect(tab.posts.first).to_contain_text("Ben")
        await ann.posts.get_by_role("button", name="Start").click()
        await expect(ben.posts).to_have_count(2)
        await ben.open_panel()
        await expect(ben.panel.get_by_role("button", name=re.compile("^Bid"))).not_to_have_count(0)
        await ann.idle()
        await expect(ann.page.locator(".message.private", has_text=re.compile("Bid"))).to_have_count(0)


async def test_history_and_panels_survive_reload_and_restart(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path, port=18300) as link:
        ann = await tabs.open(link)
        await ann.page.get_by_role("button", name="Two at this keyboard").click()
        await expect(ann.panel.get_by_role("button", name=re.compile("^Bid"))).not_to_have_count(0)
        await ann.idle()
        before = await ann.page.locator(".message").count()
        await ann.page.reload()
        await expect(ann.page.locator(".message")).to_have_count(before)
    await expect(ann.page.locator("#notice")).to_be_visible()
    await ann.picture("20-cut")
    async with web_table(tmp_path, port=18300) as again:
        assert again == link
        await expect(ann.page.locator("#notice")).to_be_hidden()
        await expect(ann.page.locator(".message")).to_have_count(before)
        assert await ann.page.locator(".picture img").first.evaluate("image => image.decode().then(() => true)")
        # The panel from before the restart still works.
        await ann.panel.get_by_role("button", name=re.compile("^Bid")).first.click()
        await ann.idle()
        await expect(ann.panel).not_to_contain_text("not known here")


async def test_a_press_during_a_cut_is_told_and_can_be_repeated(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link)
        await set_a_table(ann)
        await ann.page.context.set_offline(True)
        await ann.posts.get_by_role("button", name="Ready").click()
        await expect(ann.page.locator("#complaint")).to_contain_text("did not get through")
        await ann.page.context.set_offline(False)
        await ann.posts.get_by_role("button", name="Ready").click()
        await expect(ann.posts.first).to_contain_text("✔")
