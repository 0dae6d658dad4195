"""A desk whose answers a test writes down: for what concerns the front end alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.parts import (
    Args,
    Body,
    Button,
    Caller,
    ChoiceItem,
    CommandSpec,
    OptionSpec,
    Poster,
    Reply,
    Select,
    SelectItem,
)

OnCommand = Callable[[Caller, tuple[str, ...], Args], Awaitable[Reply]]
OnPress = Callable[[Caller, str, Sequence[str]], Awaitable[Reply]]


def both(text: str) -> dict[str, str]:
    return {"en": text, "ko": f"한국어 {text}"}


COMMANDS = (
    CommandSpec(
        "game",
        both("The life of a table"),
        children=(
            CommandSpec(
                "new",
                both("Open a table"),
                options=(
                    OptionSpec("seats", "number", both("How many"), least=1, most=6),
                    OptionSpec("game", "text", both("Which game"), required=True, choices=(("tiny", both("Tiny")),)),
                ),
                public=True,
                posts=True,
            ),
            CommandSpec(
                "replace",
                both("Hand over a seat"),
                options=(
                    OptionSpec("person", "person", both("To whom"), required=True),
                    OptionSpec("to", "channel", both("Where")),
                    OptionSpec("quiet", "flag", both("Without a word")),
                    OptionSpec("save", "file", both("A saved game")),
                ),
            ),
        ),
    ),
    CommandSpec("play", both("Everything you can do now")),
    CommandSpec(
        "do",
        both("A whole move"),
        options=(
            OptionSpec("move", "text", both("The steps"), required=True, complete=True),
            OptionSpec("seat", "text", both("For which seat"), complete=True),
        ),
    ),
)


async def _nothing(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
    return Reply(Body(f"{' '.join(path)} by {caller.name}"))


async def _pressed(caller: Caller, control: str, values: Sequence[str]) -> Reply:
    return Reply(Body(f"{control} {list(values)}"), edit=True)


@dataclass
class ScriptedDesk:
    on_command: OnCommand = _nothing
    on_press: OnPress = _pressed
    commands: tuple[CommandSpec, ...] = COMMANDS
    poster: Poster | None = None
    heard: list[tuple[Caller, tuple[str, ...], Args]] = field(default_factory=list)
    pressed: list[tuple[Caller, str, tuple[str, ...]]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    wakes: int = 0
    stopped: bool = False

    async def command(self, caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        self.heard.append((caller, path, args))
        return await self.on_command(caller, path, args)

    async def complete(
        self, caller: Caller, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> tuple[ChoiceItem, ...]:
        if text == "break":
            raise RuntimeError("broken on purpose")
        if text == "slow":
            await asyncio.sleep(10)
        return tuple(ChoiceItem(f"{text}{n} {option} {dict(args)}"[:100], f"{text}{n}") for n in range(30))[:25]

    async def press(self, caller: Caller, control: str, values: Sequence[str] = ()) -> Reply:
        self.pressed.append((caller, control, tuple(values)))
        return await self.on_press(caller, control, values)

    async def start(self, poster: Poster) -> None:
        self.poster = poster

    async def wake(self) -> None:
        self.wakes += 1

    async def channel_gone(self, channel: str) -> None:
        self.gone.append(channel)

    async def stop(self) -> None:
        self.stopped = True


def panel(text: str = "Your turn", **more: object) -> Body:
    """A body with every kind of control."""
    return Body(
        text,
        title="Panel",
        footer="small print",
        rows=(
            (Button("mp:a", "First", "primary"), Button("mp:b", "Second"), Button("mp:c", "Grey", disabled=True)),
            Select("mp:s", "Choose one", (SelectItem("1", "One", "the first"), SelectItem("2", "Two"))),
        ),
        **more,  # type: ignore[arg-type]  # keywords of Body, checked when it is built
    )
