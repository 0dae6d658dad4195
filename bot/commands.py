"""The command tree as data: built from the games' action models; front ends translate it."""

from __future__ import annotations

from bot.house import House
from bot.parts import CommandSpec, OptionKind, OptionSpec
from games.core.message import m


def build_commands(house: House) -> tuple[CommandSpec, ...]:
    """All commands this bot really answers."""
    build = _Builder(house)
    return (build.game(), build.command("play", options=(build.option("play", "seat", complete=True),)))


class _Builder:
    def __init__(self, house: House) -> None:
        self.house = house

    def option(
        self, command: str, name: str, kind: OptionKind = "text", *, required: bool = False, complete: bool = False
    ) -> OptionSpec:
        about = self.house.texts.every(m(f"core-arg-{command}-{name}"))
        return OptionSpec(name, kind, about, required, complete)

    def command(
        self,
        name: str,
        *,
        parent: str = "",
        options: tuple[OptionSpec, ...] = (),
        children: tuple[CommandSpec, ...] = (),
        public: bool = False,
        posts: bool = False,
    ) -> CommandSpec:
        key = f"core-cmd-{parent}-{name}" if parent else f"core-cmd-{name}"
        return CommandSpec(name, self.house.texts.every(m(key)), options, children, public, posts)

    def game(self) -> CommandSpec:
        titles = tuple((key, self.house.texts.every(self.house.title(key))) for key in self.house.games)
        which = OptionSpec("game", "text", self.house.texts.every(m("core-arg-new-game")), True, False, titles)
        return self.command(
            "game",
            children=(
                self.command(
                    "new",
                    parent="game",
                    options=(which, self.option("new", "setup", complete=True)),
                    public=True,
                    posts=True,
                ),
                self.command(
                    "join",
                    parent="game",
                    options=(
                        self.option("join", "seat", complete=True),
                        self.option("join", "computer", complete=True),
                    ),
                    public=True,
                ),
                self.command(
                    "leave", parent="game", options=(self.option("leave", "seat", complete=True),), public=True
                ),
                self.command(
                    "options",
                    parent="game",
                    options=(
                        self.option("options", "option", complete=True),
                        self.option("options", "value", complete=True),
                    ),
                    public=True,
                ),
                self.command("start", parent="game", posts=True),
            ),
        )
