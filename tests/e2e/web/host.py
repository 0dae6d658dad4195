"""The real web table over the real desk and a real database, with the tiny game; `python -m` opens it to look at."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot import web
from bot.desk import open_desk
from bot.house import Policies
from bot.i18n import LOCALE, Texts
from bot.parts import Desk
from bot.settings import Settings
from games.ai import ANY_GAME
from games.core.engine import Rules
from renderers.protocol import Renderer
from storage.sqlite import open_store
from tests.e2e.web.tiny_picture import TinyRenderer
from tests.tiny import TINY

TINY_LOCALE = Path(__file__).parents[2] / "tiny" / "locale"


PORT = 18200 + 100 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
"""Each test process has its own: a table that starts again must find its port free."""


def settings_for(folder: Path, port: int = PORT) -> Settings:
    """With a port that may move on to the next free one: tests run beside each other."""
    settings = Settings(_env_file=None, data=folder).model_copy(update={"web_port": port})
    settings.model_fields_set.discard("web_port")  # nobody chose it
    return settings


@asynccontextmanager
async def web_table(
    folder: Path,
    *,
    port: int = PORT,
    games: Mapping[str, Rules[Any]] | None = None,
    renderers: Mapping[str, Renderer] | None = None,
    policies: Policies | None = None,
) -> AsyncIterator[str]:
    """A running table; yields its link. Opened again on the same folder it is the same table after a restart."""
    settings = settings_for(folder, port)
    games = games or {"tiny": TINY}
    store = await open_store(folder / "marspost.db")
    desk = open_desk(
        settings,
        store,
        games=games,
        renderers=renderers or {"tiny": TinyRenderer()},
        policies=policies or dict.fromkeys(games, ANY_GAME),
        texts=Texts([LOCALE, TINY_LOCALE]),
    )
    try:
        async with served(settings, desk) as link:
            yield link
    finally:
        await desk.stop()
        await store.close()


@asynccontextmanager
async def served(settings: Settings, desk: Desk) -> AsyncIterator[str]:
    """The web front end over any desk; yields its link."""
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(web.run(settings, desk, tell=told.set_result))
    try:
        while not told.done():
            await asyncio.sleep(0.01)
            if task.done():
                task.result()  # it failed to start: say why
        yield told.result()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _look() -> None:
    with TemporaryDirectory() as folder:
        async with web_table(Path(sys.argv[1] if len(sys.argv) > 1 else folder)) as link:
            print(link, flush=True)
            await asyncio.Event().wait()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(_look())
