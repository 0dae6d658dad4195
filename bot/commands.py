"""The command tree as data, built from the games' action models. Front ends translate it; `bot.desk` answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.house import House
from bot.i18n import LANGUAGES
from bot.learn.classroom import courses_of
from bot.parts import CommandSpec, OptionKind, OptionSpec
from bot.present import cut
from bot.replay import SPEEDS
from bot.typed import SEAT, fields_of, kind_of
from games.core.engine import Rules
from games.core.message import Message, m
from games.core.model import Action

ABOUT = 100
CHILDREN = 25
MORE = "more"
"""Subcommand group for the action kinds of a game that has more than fit on one level."""
CHOICES: dict[str, tuple[str, ...]] = {
    "undo-what": ("step", "turn"),
    "settings-language": ("auto", *LANGUAGES),
    "settings-confirm": ("reveals", "always"),
    "language-language": LANGUAGES,
    "replay-speed": tuple(SPEEDS),
}


def build_commands(house: House) -> tuple[CommandSpec, ...]:
    """All commands this bot really answers."""
    build = _Builder(house)
    opt, cmd = build.option, build.command
    return (
        build.game(),
        cmd("play", opt("play", "seat", complete=True)),
        cmd("do", opt("do", "move", required=True, complete=True), opt("do", "seat", complete=True)),
        cmd("pass", opt("play", "seat", complete=True)),
        cmd("undo", opt("undo", "what"), opt("undo", "to", "number", least=0)),
        cmd(
            "board",
            opt("board", "view", complete=True),
            opt("board", "at", "number", least=0),
            opt("board", "share", "flag"),
        ),
        cmd("hand", opt("play", "seat", complete=True)),
        cmd("recap"),
        cmd("log", opt("log", "page", "number", least=1)),
        cmd(
            "replay",
            opt("replay", "from", "number", least=0),
            opt("replay", "to", "number", least=0),
            opt("replay", "speed"),
            opt("replay", "share", "flag"),
        ),
        cmd("rules", opt("rules", "topic", required=True, complete=True)),
        cmd("card", opt("card", "name", required=True, complete=True)),
        cmd("help"),
        *build.learn(),
        cmd("mygames"),
        cmd(
            "settings",
            opt("settings", "language"),
            opt("settings", "remind", "number", least=0, most=336),
            opt("settings", "quiet"),
            opt("settings", "zone", "number", least=-12, most=14),
            opt("settings", "confirm"),
            opt("settings", "always", complete=True),
            opt("settings", "ask_again", complete=True),
        ),
        cmd("away", opt("away", "days", "number", least=0, most=60)),
        cmd("watch", opt("watch", "game", required=True, complete=True), opt("watch", "stop", "flag"), posts=True),
        cmd("stats", opt("stats", "person", "person"), build.title("core-arg-stats-game")),
        cmd("mydata"),
        build.admin(),
        *(build.rules_group(rules) for rules in house.games.values()),
    )


class _Builder:
    def __init__(self, house: House) -> None:
        self.house = house

    def about(self, message: Message) -> Mapping[str, str]:
        return {language: cut(text, ABOUT) for language, text in self.house.texts.every(message).items()}

    def option(
        self,
        command: str,
        name: str,
        kind: OptionKind = "text",
        *,
        required: bool = False,
        complete: bool = False,
        least: int | None = None,
        most: int | None = None,
    ) -> OptionSpec:
        about = self.about(m(f"core-arg-{command}-{name.replace('_', '-')}"))
        choices = tuple(
            (value, self.about(m(f"core-choice-{command}-{name}-{value}")))
            for value in CHOICES.get(f"{command}-{name}", ())
        )
        return OptionSpec(name, kind, about, required, complete, choices, least, most)

    def command(self, name: str, *options: OptionSpec, parent: str = "", **flags: bool) -> CommandSpec:
        key = f"core-cmd-{parent}-{name}" if parent else f"core-cmd-{name}"
        return CommandSpec(name, self.about(m(key)), options, (), **flags)

    def group(self, name: str, children: Sequence[CommandSpec]) -> CommandSpec:
        return CommandSpec(name, self.about(m(f"core-cmd-{name}")), (), tuple(children))

    def title(self, about: str, *, required: bool = False) -> OptionSpec:
        """One of the games this bot knows."""
        titles = tuple((key, self.about(self.house.title(key))) for key in self.house.games)
        return OptionSpec("game", "text", self.about(m(about)), required, False, titles[:CHILDREN])

    def game(self) -> CommandSpec:
        opt = self.option

        def sub(name: str, *options: OptionSpec, **flags: bool) -> CommandSpec:
            return self.command(name, *options, parent="game", **flags)

        which = self.title("core-arg-new-game", required=True)
        seat, computer = opt("join", "seat", complete=True), opt("join", "computer", complete=True)
        return self.group(
            "game",
            (
                sub("new", which, opt("new", "setup", complete=True), public=True, posts=True),
                sub("join", seat, computer, public=True),
                sub("leave", seat, public=True),
                sub(
                    "options",
                    opt("options", "option", complete=True),
                    opt("options", "value", complete=True),
                    public=True,
                ),
                sub("start", posts=True),
                sub("status"),
                sub("end"),
                sub("rematch", public=True, posts=True),
                sub("replace", seat, opt("replace", "person", "person"), computer),
                sub("move", opt("move", "game", required=True, complete=True), posts=True),
                sub("export"),
                sub("import", opt("import", "file", "file", required=True), posts=True),
            ),
        )

    def learn(self) -> tuple[CommandSpec, ...]:
        """Only where there are lessons."""
        titles = tuple((key, self.about(self.house.title(key))) for key in courses_of(self.house))
        which = OptionSpec("game", "text", self.about(m("core-arg-learn-game")), False, False, titles[:CHILDREN])
        return (self.command("learn", which, posts=True),) if titles else ()

    def admin(self) -> CommandSpec:
        language = self.option("language", "language", required=True)
        return self.group(
            "admin",
            (
                self.command("check", parent="admin"),
                self.command("repost", parent="admin", posts=True),
                self.command("language", language, parent="admin"),
            ),
        )

    # --- the games' own actions -------------------------------------------------------------------------------

    def rules_group(self, rules: Rules[Any]) -> CommandSpec:
        """One subcommand per kind of action; those that do not fit on the first level go under `more`."""
        children = [self._action(rules, kind) for kind in rules.action_types]
        if len(children) > CHILDREN:
            rest = CommandSpec(MORE, self.about(m("core-cmd-more")), (), tuple(children[CHILDREN - 1 :]))
            children = [*children[: CHILDREN - 1], rest]
        title = self.house.title(rules.key)
        about = self.house.texts.either([f"{rules.key}-about"], m("core-cmd-rules-group", game=title))
        return CommandSpec(rules.key, self.about(about), (), tuple(children))

    def _action(self, rules: Rules[Any], kind: type[Action]) -> CommandSpec:
        name = kind_of(kind)
        words = name.replace("_", " ")
        about = self.house.texts.either(
            [f"{rules.key}-cmd-{name}", f"{rules.key}-cmd-{name.replace('_', '-')}"], m("core-cmd-action", name=words)
        )
        options = tuple(self._field(rules, kind, field) for field in fields_of(kind))
        return CommandSpec(name, self.about(about), (*options, self.option("play", SEAT, complete=True)))

    def _field(self, rules: Rules[Any], kind: type[Action], field: str) -> OptionSpec:
        words = field.replace("_", " ")
        about = self.house.texts.either(
            [f"{rules.key}-arg-{field}", f"{rules.key}-arg-{field.replace('_', '-')}"],
            m("core-arg-field", name=words),
        )
        flag = kind.model_fields[field].annotation is bool
        return OptionSpec(field, "flag" if flag else "text", self.about(about), False, not flag)
