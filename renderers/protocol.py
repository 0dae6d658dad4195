"""What the bot asks of a game's renderer. Everything is made from a view, so nothing hidden can get into a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PIL import Image

from games.core.message import Event, Message
from renderers.kit.picture import Picture

Say = Callable[[Message], str]
"""Turns a message into the reader's language; seat names come out as the table calls them."""


class Renderer(Protocol):
    """Stateless and thread-safe; pictures are drawn in worker threads. `view` is the game's own view class."""

    def pictures(self, view: Any) -> tuple[str, ...]:
        """Names of the pictures of this view, the main one first ("board", "hand", a sector ...).

        "hand" is listed only for a viewer with private things to see.
        """
        ...

    def picture(self, view: Any, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        """Draw one of `pictures`, with alt text; `marks` are the places the last move changed."""
        ...

    def frame(self, view: Any, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        """The main picture in full colour, not packed: one image of a replay."""
        ...

    def text(self, view: Any, name: str, say: Say) -> str:
        """The same as text, sufficient to play without pictures; plain lines, Markdown-light."""
        ...

    def focus(self, view: Any, marks: tuple[str, ...]) -> str:
        """The picture that shows best what a planned move changes (a sector); "": a plan needs no picture."""
        ...

    def headline(self, view: Any, say: Say) -> str:
        """One line over a public post: game, round, what matters now."""
        ...

    def standing(self, view: Any, say: Say) -> str:
        """One line under a public post: how far everybody is from winning; "": this game keeps no such count."""
        ...

    def report(self, view: Any, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        """The end of the game: score breakdown as text and a chart of the race.

        `events`: everything public that happened, for the luck of the dice or of the draw.
        """
        ...
