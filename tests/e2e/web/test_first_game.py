"""The newcomer's way: open the link, press one button, play to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import web_table
from tests.e2e.web.player import Player

pytestmark = pytest.mark.browser


async def play_to_the_end(player: Player, *names: str) -> int:
    """Each in turn does what the panel offers; how many presses it took."""
    presses = 0
    for _ in range(60):
        for name in names:
            if await player.over():
                return presses
            if len(names) > 1:
                await player.act_as(name)
            await player.open_panel()
            for _ in range(6):
                if not await player.step():
                    break
                presses += 1
    raise AssertionError("the game does not end")


async def test_two_at_one_keyboard_by_clicking(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link)
        await expect(ann.page.get_by_role("heading", name="Welcome to Mars")).to_be_visible()
        await ann.picture("01-welcome")
        await ann.page.locator("#welcome input").first.fill("Ada")
        await ann.page.get_by_role("button", name="Two at this keyboard").click()
        await expect(ann.panel.get_by_role("button", name=re.compile("^Bid"))).not_to_have_count(0)
        await expect(ann.page.locator("#welcome")).to_be_hidden()
        await expect(ann.page.locator(".person", has_text="Ada")).to_have_attribute("aria-pressed", "true")
        await ann.idle()
        await ann.picture("02-first-panel")
        # Ben is asked too: his name calls, and behind it is his own panel, not Ada's.
        await expect(ann.page.locator(".person.asked")).to_have_text(re.compile("Ben"))
        await ann.act_as("Ben")
        await expect(ann.page.locator(".message.private")).to_have_count(0)
        await ann.act_as("Ada")
        await expect(ann.page.locator(".message.private")).not_to_have_count(0)
        assert await play_to_the_end(ann, "Ada", "Ben") > 8
        await ann.picture("03-game-over")


async def test_against_the_computer_on_a_phone(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link, phone=True)
        await ann.picture("04-phone-welcome")
        wide = await ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 400
        await ann.page.get_by_role("button", name="Against the computer").tap()
        await expect(ann.panel.get_by_role("button", name=re.compile("^Bid"))).not_to_have_count(0)
        await ann.idle()
        await ann.picture("05-phone-panel")
        assert await play_to_the_end(ann, "Ann") > 4
        await ann.picture("06-phone-over")
        assert await ann.page.evaluate("document.documentElement.scrollWidth") <= 400
        await ann.page.get_by_role("button", name="Open the list of tables").tap()
        await expect(ann.page.get_by_role("button", name="New table")).to_be_in_viewport()
        await ann.page.wait_for_timeout(300)
        await ann.picture("07-phone-menu")


async def type_a_move(player: Player) -> bool:
    """`/do`, the first offer of each step as long as there are any, Enter; False when nothing is offered."""
    keys = player.page.keyboard
    await player.bar.click()
    await keys.type("/do ")
    await expect(player.page.locator("[data-option=move]")).to_be_focused()
    await player.page.wait_for_timeout(400)
    if await player.offers.count() == 0:
        await keys.press("Escape")
        await keys.press("Escape")
        return False
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await player.page.wait_for_timeout(400)
    await keys.press("Enter")
    await expect(player.page.locator("#thinking")).to_be_hidden()
    await player.idle()
    return True


async def test_against_the_computer_by_typing_on_a_phone(tabs: Tabs, tmp_path: Path) -> None:
    async with web_table(tmp_path) as link:
        ann = await tabs.open(link, phone=True)
        await ann.type_line("/game new game:tiny setup:rounds=2")
        await ann.type_line("/game join computer:random")
        await ann.type_line("/game start")
        await ann.idle()
        moves = 0
        for n in range(40):
            if await ann.over():
                break
            moves += await type_a_move(ann)
            if n == 1:
                await ann.picture("08-phone-typing")
        assert await ann.over() and moves >= 4
        await ann.type_line("/game export")
        async with ann.page.expect_download() as download:
            await ann.page.get_by_role("link", name=re.compile("Download")).click()
        exported = await (await download.value).path()
        assert b"tiny" in exported.read_bytes()
