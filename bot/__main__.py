"""`python -m bot`: on Discord with a token, else the local web table. Ends cleanly on Ctrl+C and SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys

from bot.desk import TheDesk, open_desk
from bot.errors import set_up_logging
from bot.running import alone_in
from bot.settings import Settings, WrongSettings, read_settings, unknown_settings
from games.registry import GAMES
from renderers.registry import RENDERERS
from storage.backup import BackupSchedule, Keep
from storage.protocol import StorageError, Store
from storage.sqlite import open_store

log = logging.getLogger(__name__)


async def serve(settings: Settings) -> None:
    """Alone in the data folder: open the store, run one front end until it ends or a signal comes, close everything."""
    with alone_in(settings.data):
        await _serve(settings)


async def _serve(settings: Settings) -> None:
    store = await open_store(settings.database)
    desk = open_desk(settings, store, games=GAMES, renderers=RENDERERS)
    tasks = [asyncio.create_task(_front_end(settings, desk, store), name="front end")]
    if settings.backup_hours:
        schedule = BackupSchedule(
            settings.database,
            settings.backups,
            every=settings.backup_hours * 3600.0,
            keep=Keep(newest=settings.backup_keep),
        )
        tasks.append(asyncio.create_task(schedule.run(), name="backups"))
    try:
        await _until_told(tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await desk.stop()
        await store.close()


async def _front_end(settings: Settings, desk: TheDesk, store: Store) -> None:
    """Only the front end that is used is imported: the web table needs no discord.py at start."""
    if settings.discord_token.get_secret_value():
        from bot import discord

        await discord.run(settings, desk, store, desk.house.texts)
    else:
        from bot import web

        try:
            await web.run(settings, desk)
        except web.PortTaken as error:
            raise WrongSettings(str(error)) from None


async def _until_told(tasks: list[asyncio.Task[None]]) -> None:
    """Until a signal comes, or a task ends by itself: an error in it is raised here."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on loops
            loop.add_signal_handler(number, told.set)
    waiter = asyncio.create_task(told.wait(), name="signals")
    done, _ = await asyncio.wait([waiter, *tasks], return_when=asyncio.FIRST_COMPLETED)
    waiter.cancel()
    for task in done:
        if task is not waiter:
            task.result()


def main() -> int:
    try:
        settings = read_settings()
        set_up_logging(settings.log_level, [settings.discord_token.get_secret_value()])
        for told in unknown_settings():
            log.warning(told)
        asyncio.run(serve(settings))
    except (WrongSettings, StorageError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
