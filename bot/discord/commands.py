"""Slash commands built from the desk's data. Names stay English everywhere; descriptions are localised."""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
import json
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, locale_str

from bot.parts import CommandSpec, OptionSpec

if TYPE_CHECKING:
    from bot.discord.client import MarsClient

log = logging.getLogger(__name__)

SHAPE = 1
"""Raise it when the way commands are built from their data changes: it is part of the hash."""
ABOUT_LIMIT = 100


class Memory(Protocol):
    """Where the hash of the last synchronised commands is kept (the store's settings)."""

    async def setting(self, key: str) -> str | None: ...
    async def set_setting(self, key: str, value: str) -> None: ...


class KoreanToo(app_commands.Translator):
    """Texts carry their translations with them."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale is discord.Locale.korean:
            text: str | None = string.extras.get("ko")
            return text
        return None


class Tree(app_commands.CommandTree["MarsClient"]):
    """All commands, for servers only. Errors go to the one handler of the front end."""

    def __init__(self, client: MarsClient) -> None:
        super().__init__(
            client,
            allowed_contexts=AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=AppInstallationType(guild=True, user=False),
        )

    async def on_error(
        self, interaction: discord.Interaction[MarsClient], error: app_commands.AppCommandError, /
    ) -> None:
        await self.client.front.command_failed(interaction, error)


def build(tree: Tree, specs: tuple[CommandSpec, ...], guild: discord.Object | None) -> None:
    """Fill the tree; with a guild, the commands exist only there."""
    for spec in specs:
        tree.add_command(_command(spec, (spec.name,), None), guild=guild)


def _command(
    spec: CommandSpec, path: tuple[str, ...], parent: app_commands.Group | None
) -> app_commands.Command[Any, ..., None] | app_commands.Group:
    if not spec.children:
        return app_commands.Command(
            name=spec.name, description=_text(spec.about), callback=_callback(spec, path), parent=parent
        )
    group = app_commands.Group(name=spec.name, description=_text(spec.about), parent=parent)
    for child in spec.children:
        group.add_command(_command(child, (*path, child.name), group), override=True)
    return group


def _callback(spec: CommandSpec, path: tuple[str, ...]) -> Any:
    """A coroutine whose signature discord.py reads the options from; parameters are numbered, options renamed."""
    names = {f"o{number}": option for number, option in enumerate(_required_first(spec.options))}

    async def run(interaction: discord.Interaction[MarsClient], **given: Any) -> None:
        filled = {names[key].name: value for key, value in given.items() if value is not None}
        await interaction.client.front.command(interaction, spec, path, filled)

    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    ]
    for key, option in names.items():
        parameters.append(
            inspect.Parameter(
                key,
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                annotation=_annotation(option),
                default=inspect.Parameter.empty if option.required else None,
            )
        )
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # inspect.signature reads it
    run.__name__ = "_".join(path)
    return _decorated(run, names, path)


def _required_first(options: tuple[OptionSpec, ...]) -> list[OptionSpec]:
    """Discord wants the required options in front."""
    return sorted(options, key=lambda option: not option.required)


def _decorated(run: Any, names: Mapping[str, OptionSpec], path: tuple[str, ...]) -> Any:
    if not names:
        return run
    run = app_commands.rename(**{key: option.name for key, option in names.items()})(run)
    run = app_commands.describe(**{key: _text(option.about) for key, option in names.items()})(run)
    fixed = {key: _choices(option) for key, option in names.items() if option.choices}
    if fixed:
        run = app_commands.choices(**fixed)(run)
    asked = {key: _completer(option, path) for key, option in names.items() if option.complete and not option.choices}
    if asked:
        run = app_commands.autocomplete(**asked)(run)
    return run


def _annotation(option: OptionSpec) -> Any:
    kinds: dict[str, Any] = {
        "text": str,
        "flag": bool,
        "person": discord.User,
        "channel": app_commands.AppCommandChannel | app_commands.AppCommandThread,
        "file": discord.Attachment,
    }
    kind = kinds.get(option.kind, int)
    if option.kind == "number" and (option.least is not None or option.most is not None):
        kind = app_commands.Range[int, option.least, option.most]
    return kind if option.required else kind | None if option.kind == "channel" else _optional(kind)


def _optional(kind: Any) -> Any:
    from typing import Optional

    return Optional[kind]  # noqa: UP045  # `|` does not work with discord.py's transformer instances


def _choices(option: OptionSpec) -> list[app_commands.Choice[Any]]:
    convert = int if option.kind == "number" else str
    return [app_commands.Choice(name=_text(texts), value=convert(value)) for value, texts in option.choices]


def _completer(option: OptionSpec, path: tuple[str, ...]) -> Any:
    async def complete(
        interaction: discord.Interaction[MarsClient], current: str | float
    ) -> list[app_commands.Choice[Any]]:
        return await interaction.client.front.complete(interaction, option, path, str(current))

    return complete


def _text(about: Mapping[str, str]) -> locale_str:
    others = {language: text[:ABOUT_LIMIT] for language, text in about.items() if language != "en"}
    return locale_str(about["en"][:ABOUT_LIMIT], **others)


def fingerprint(specs: tuple[CommandSpec, ...]) -> str:
    """Changes exactly when Discord must be told anew."""
    data = json.dumps([dataclasses.asdict(spec) for spec in specs], sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(f"{SHAPE}:{data}".encode()).hexdigest()


async def sync_if_changed(
    tree: Tree, specs: tuple[CommandSpec, ...], guild: discord.Object | None, memory: Memory
) -> bool:
    """Send the commands when they differ from what was sent last. A refusal is logged; the old ones keep working."""
    key = f"discord-commands:{tree.client.application_id}:{guild.id if guild else 'all'}"
    wanted = fingerprint(specs)
    if await memory.setting(key) == wanted:
        return False
    try:
        await tree.sync(guild=guild)
    except discord.DiscordException:
        log.exception("Discord refused the commands; the ones it knows stay in use")
        return False
    await memory.set_setting(key, wanted)
    return True
