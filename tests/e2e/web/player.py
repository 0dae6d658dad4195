"""Somebody who uses the page: clicks what is on the screen, types in the bar, reads the stream."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Locator, Page, expect

ASIDE = ("Hand", "Why not?", "Always", "Yes, always", "Step back", "Start over", "All groups", "Your turn")
"""Buttons of a panel that do not bring the game forward."""
ASIDE_KO = ("손패", "왜 안 되나요?", "항상", "네, 항상", "한 단계 뒤로", "처음부터", "모든 묶음", "내 차례")
CONFIRM = ("Confirm", "확정")
YOUR_TURN = re.compile("Your turn|내 차례")


class Player:
    def __init__(self, page: Page, out: Path) -> None:
        self.page = page
        self.out = out

    async def picture(self, name: str) -> None:
        await self.page.screenshot(path=self.out / f"{name}.png")

    @property
    def bar(self) -> Locator:
        return self.page.locator("#tail")

    @property
    def offers(self) -> Locator:
        return self.page.locator("#popup [role=option]")

    @property
    def posts(self) -> Locator:
        return self.page.locator(".message:not(.private)")

    @property
    def panel(self) -> Locator:
        """The newest private answer that is open."""
        return self.page.locator(".message.private:not(.folded)").last

    async def type_line(self, line: str) -> None:
        """Key by key, as a person does, then the arrow that sends it."""
        before = await self.page.locator(".message").count()
        await self.bar.click()
        await self.page.keyboard.type(line)
        await self.page.locator("#bar .send").click()
        await expect(self.page.locator("#thinking")).to_be_hidden()
        await expect(self.page.locator(".message")).not_to_have_count(before)

    async def act_as(self, name: str) -> None:
        await self.page.locator(".person", has_text=name).click()
        await expect(self.page.locator(".person[aria-pressed=true]")).to_contain_text(name)
        await self.idle()

    async def idle(self) -> None:
        """Until no control is being worked on and nothing new arrived for a moment."""
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        seen = -1
        while seen != (seen := await self.page.locator(".message").count()):
            await self.page.wait_for_timeout(250)

    async def over(self) -> bool:
        return await self.page.get_by_text("The seed was").count() > 0

    async def open_panel(self) -> None:
        await self.posts.get_by_role("button", name=YOUR_TURN).last.click()
        await self.idle()

    async def take(self, label: str) -> None:
        """Press this button of the newest panel, or choose this item of its menu."""
        button = self.panel.locator(".rows button:not(:disabled):not(.opener)", has_text=label)
        if await button.count():
            await button.first.click()
        else:
            await self.panel.locator(".opener").first.click()
            await self.panel.get_by_role("option", name=label).first.click()
        await self.idle()

    async def step(self) -> bool:
        """Press what brings the game forward in the newest panel; False when it offers nothing."""
        buttons = self.panel.locator(".rows button:not(:disabled):not(.opener)")
        labels = await buttons.all_inner_texts()
        forward = [n for n, label in enumerate(labels) if label.startswith(CONFIRM)]
        useful = forward or [n for n, label in enumerate(labels) if not label.startswith((*ASIDE, *ASIDE_KO))]
        if useful:
            await buttons.nth(useful[0]).click()
        elif await self.panel.locator(".opener").count():
            await self.panel.locator(".opener").first.click()
            await self.panel.get_by_role("option").last.click()
        else:
            return False
        await self.idle()
        return True
