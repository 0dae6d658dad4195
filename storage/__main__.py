"""The operator's tool: `python -m storage check|backup|restore DATABASE ...`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from storage.backup import back_up, restore
from storage.protocol import StorageError
from storage.sqlite import open_store


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m storage", description="Check, back up or restore the database.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="check everything, also while the bot runs")
    check.add_argument("database", type=Path)
    make = commands.add_parser("backup", help="make a backup now, also while the bot runs")
    make.add_argument("database", type=Path)
    make.add_argument("folder", type=Path)
    put = commands.add_parser("restore", help="put a backup in place; stop the bot first")
    put.add_argument("database", type=Path)
    put.add_argument("backup", type=Path)
    given = parser.parse_args(arguments)
    try:
        text = _run(given)
    except StorageError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{text}\n")
    return 0


def _run(given: argparse.Namespace) -> str:
    if given.command == "check":
        return asyncio.run(_check(given.database))
    if given.command == "backup":
        return f"made {back_up(given.database, given.folder)}"
    aside = restore(given.backup, given.database)
    return f"restored {given.database}" + (f"; what was there is kept as {aside.name}" if aside else "")


async def _check(database: Path) -> str:
    if not await asyncio.to_thread(database.exists):
        raise StorageError(f"{database} does not exist")
    async with await open_store(database) as store:
        health = await store.health(full=True)
    if not health.ok:
        raise StorageError("damaged:\n" + "\n".join(health.problems))
    return f"{database} is in order"


if __name__ == "__main__":
    raise SystemExit(main())
