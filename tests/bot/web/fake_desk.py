"""A desk with no game behind it: it notes what it was asked and answers as told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image

from bot.parts import (
    Args,
    Attachment,
    Body,
    Button,
    Caller,
    ChoiceItem,
    CommandSpec,
    OptionSpec,
    Post,
    Poster,
    Reply,
    Select,
    SelectItem,
)
from renderers.kit.picture import Picture


def picture(alt: str = "A red field") -> Picture:
    data = BytesIO()
    Image.new("RGB", (320, 200), (170, 70, 40)).save(data, "PNG")
    return Picture(data.getvalue(), "image/png", 320, 200, alt, "board.png")


def about(text: str) -> dict[str, str]:
    return {"en": text, "ko": f"{text} (ko)"}


COMMANDS = (
    CommandSpec(
        "game",
        about("Tables"),
        children=(
            CommandSpec(
                "new",
                about("Set a table"),
                options=(
                    OptionSpec("game", "text", about("Which game"), True, choices=(("tiny", about("Lanterns")),)),
                    OptionSpec("players", "number", about("How many"), least=1, most=4),
                    OptionSpec("open", "flag", about("For all")),
                ),
            ),
            CommandSpec("import", about("Bring a game"), options=(OptionSpec("file", "file", about("It"), True),)),
        ),
    ),
    CommandSpec("do", about("Move"), options=(OptionSpec("move", "text", about("Steps"), True, complete=True),)),
    CommandSpec("play", about("Guided")),
    CommandSpec("give", about("Hand over"), options=(OptionSpec("to", "person", about("To whom")),)),
    CommandSpec("lose", about("Break")),
)

PANEL = Body(
    "Choose **one**",
    title="Panel",
    rows=((Button("mp:a", "A", "primary"), Button("mp:off", "Off", disabled=True)), Select("mp:s", "Pick", ())),
)


@dataclass
class FakeDesk:
    calls: list[tuple[str, Caller, object]] = field(default_factory=list)
    replies: dict[str, Reply] = field(default_factory=dict)
    slow: float = 0.0
    poster: Poster | None = None
    gone: list[str] = field(default_factory=list)
    stopped: bool = False

    @property
    def commands(self) -> tuple[CommandSpec, ...]:
        return COMMANDS

    async def command(self, caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        self.calls.append((" ".join(path), caller, dict(args)))
        await asyncio.sleep(self.slow)
        if path == ("lose",):
            raise RuntimeError("secret detail")
        return self.replies.get(" ".join(path), Reply(Body(f"ran {' '.join(path)}")))

    async def complete(
        self, caller: Caller, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> tuple[ChoiceItem, ...]:
        self.calls.append((f"? {' '.join(path)} {option}", caller, (text, dict(args))))
        return (ChoiceItem(f"{text} north", f"{text}n"), ChoiceItem(f"{text} south", f"{text}s"))

    async def press(self, caller: Caller, control: str, values: Sequence[str] = ()) -> Reply:
        self.calls.append((control, caller, tuple(values)))
        return self.replies.get(control, Reply(Body(f"pressed {control}")))

    async def start(self, poster: Poster) -> None:
        self.poster = poster

    async def wake(self) -> None: ...

    async def channel_gone(self, channel: str) -> None:
        self.gone.append(channel)

    async def stop(self) -> None:
        self.stopped = True


def board_post(channel: str, nonce: str = "n1", text: str = "Ann moved") -> Post:
    body = Body(text, picture=picture(), files=(Attachment("säve.json", b"{}"),), pings=("w1",))
    return Post(channel, body, nonce)


SELECT = Select("mp:pick", "Pick one", (SelectItem("x", "First", "why"), SelectItem("y", "Second")))
