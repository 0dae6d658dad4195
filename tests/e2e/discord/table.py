"""The whole bot on a SQLite file, connected to the double; and people who play by buttons or by commands."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.desk import TheDesk, open_desk
from games.core.engine import Rules
from renderers.protocol import Renderer
from storage.protocol import Store
from storage.sqlite import open_store
from tests.discord_double import Channel, Double, Message, Person
from tests.discord_double.message_limits import BUTTON
from tests.e2e.discord.bot_under_test import TEXTS, running_bot, settings
from tests.e2e.discord.tiny_board import TINY_RENDERERS
from tests.tiny import TINY


@dataclass
class Table:
    """A running bot."""

    double: Double
    desk: TheDesk
    store: Store


@contextlib.asynccontextmanager
async def open_table(
    double: Double,
    path: Path,
    *,
    games: Mapping[str, Rules[Any]] | None = None,
    renderers: Mapping[str, Renderer] | None = None,
) -> AsyncIterator[Table]:
    """From an empty process to a connected bot, and down again; the file stays."""
    store = await open_store(path)
    desk = open_desk(
        settings(data=path.parent),
        store,
        games=games or {"tiny": TINY},
        renderers=TINY_RENDERERS if renderers is None else renderers,
        texts=TEXTS,
    )
    try:
        async with running_bot(double, desk, store):
            yield Table(double, desk, store)
    finally:
        await store.close()


# --- people who play --------------------------------------------------------------------------------------------


async def lobby_by_buttons(people: Sequence[Person], *, channel: Channel | None = None, **options: Any) -> Message:
    """One opens a table, the others press Join, the first presses Start; returns the first post of the game."""
    opener, double = people[0], people[0].double
    before = double.posts(channel)
    lobby = await opener.command("game new", channel=channel, **options)
    for person in people[1:]:
        await person.press(lobby, "Join")
    await opener.press(lobby, "Start")
    last = before[-1] if before else None
    return await double.wait_post(lambda m: m.id != lobby.id and bool(m.pings), channel=channel, after=last)


def offers(panel: Message) -> list[tuple[str, str]]:
    """(custom id, value) of every answer in a panel; the value is empty for buttons."""
    found: list[tuple[str, str]] = []
    for control in panel.controls:
        verb = control.id.split(":")[1]
        if control.kind == BUTTON and verb == "pick" and not control.disabled:
            found.append((control.id, ""))
        elif control.kind != BUTTON and verb in ("choose", "group"):
            found += [(control.id, option["value"]) for option in control.options]
    return found


def confirming(panel: Message) -> str | None:
    return next((c.id for c in panel.controls if c.id.startswith("mp:confirm:") and not c.disabled), None)


class Fingers:
    """Plays through the panel: answers by chance, confirms when it can."""

    def __init__(self, person: Person, luck: random.Random) -> None:
        self.person = person
        self.luck = luck
        self.presses = 0

    async def turn(self, panel: Message) -> Message:
        """Until the panel has nothing more to answer."""
        for _ in range(200):
            done = confirming(panel)
            answers = offers(panel)
            if done is None and not answers:
                return panel
            if done is not None:
                panel = await self.person.press(panel, done)
            else:
                control, value = self.luck.choice(answers)
                if value:
                    panel = await self.person.choose(panel, control, value)
                else:
                    panel = await self.person.press(panel, control)
            self.presses += 1
        raise AssertionError(f"a turn without an end: {panel.text}")


LAST_POSTS_S = 90.0
"""People who press at once are far ahead of the pictures."""


async def play_by_buttons(people: Sequence[Person], over: str, *, channel: Channel | None = None, seed: int = 1) -> int:
    """Everybody presses "Your turn" under the newest post and answers, until the game is over. Returns the presses."""
    double = people[0].double
    luck = random.Random(seed)
    hands = [Fingers(person, luck) for person in people]
    before = -1
    while before != (presses := sum(hand.presses for hand in hands)):
        before = presses
        for hand in hands:
            posts = [p for p in double.posts(channel) if "Your turn" in p.buttons]
            await hand.turn(await hand.person.press(posts[-1], "Your turn"))
    await double.wait_post(over, channel=channel, within=LAST_POSTS_S)
    return presses


async def type_a_move(person: Person, luck: random.Random, *, channel: Channel | None = None) -> Message | None:
    """`/do` with nothing but what autocomplete offers, step after step; None when nothing is asked."""
    text = ""
    for _ in range(60):
        choices = await person.complete("do", "move", text, channel=channel)
        if not choices:
            return None
        finished = [value for name, value in choices if name.startswith("✓")]
        if finished:
            return await person.command("do", move=finished[0], channel=channel)
        text = luck.choice(choices)[1] + " > "
    raise AssertionError(f"a chain without an end: {text}")


async def play_by_chains(people: Sequence[Person], over: str, *, channel: Channel | None = None, seed: int = 1) -> int:
    """Everybody types `/do` until the game is over. Returns the number of moves typed."""
    luck = random.Random(seed)
    moves, before = 0, -1
    while before != moves:
        before = moves
        for person in people:
            moves += await type_a_move(person, luck, channel=channel) is not None
    await people[0].double.wait_post(over, channel=channel, within=LAST_POSTS_S)
    return moves
