"""A headless Chromium on the real web table. Pictures of what it saw go to out/web/."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from tests.e2e.web.player import Player

OUT = Path(__file__).parents[3] / "out" / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 400, "height": 800}


def chromium() -> str | None:
    names = ("chromium", "google-chrome", "chromium-browser", "google-chrome-stable")
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium found; `make test` installs it where it may (root and apt)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


class Tabs:
    """Opens tabs that fail the test on any script error or broken security policy."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.problems: list[str] = []

    async def open(self, link: str, *, phone: bool = False, shared: Page | None = None, **how: Any) -> Player:
        if shared is not None:
            context = shared.context
        else:
            size = PHONE if phone else DESK
            how = {"locale": "en-US", **how}
            context = await self.browser.new_context(viewport=size, is_mobile=phone, has_touch=phone, **how)
        page = await context.new_page()
        page.set_default_timeout(15000)
        page.on("pageerror", lambda error: self.problems.append(f"script: {error}"))
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        await page.goto(link)
        await page.wait_for_selector(".message, #welcome:not([hidden])")
        return Player(page, OUT)

    async def close(self) -> None:
        """Before the table goes down: an open tab would go on knocking at it while everything is taken apart."""
        for context in self.browser.contexts:
            await context.close()


@pytest.fixture
async def tabs(browser: Browser) -> AsyncIterator[Tabs]:
    OUT.mkdir(parents=True, exist_ok=True)
    tabs = Tabs(browser)
    yield tabs
    # A cut connection or a refused value is part of some tests and is told on the console by the browser itself.
    told_by_the_browser = ("ERR_CONNECTION", "ERR_INTERNET", "ERR_FAILED", "WebSocket", "status of 400")
    assert [p for p in tabs.problems if not any(known in p for known in told_by_the_browser)] == []
