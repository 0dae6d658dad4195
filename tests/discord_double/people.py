"""People at the pretended Discord: they type commands, complete options, press buttons, and see their own answers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tests.discord_double import command_limits as option_kinds
from tests.discord_double.command_limits import FILE, GROUP, SUBCOMMAND
from tests.discord_double.message_limits import BUTTON
from tests.discord_double.problems import Json
from tests.discord_double.rest import AUTOCOMPLETE, COMMAND, COMPONENT, PRIVATE_THREAD, SUBMIT
from tests.discord_double.world import EVERYONE, MANAGE_CHANNELS, Channel, Interaction, Message

if TYPE_CHECKING:
    from tests.discord_double.server import Double


class Person:
    """One account. `sends` methods only deliver; the others also wait for the answer."""

    def __init__(self, double: Double, user: Json, locale: str, manager: bool) -> None:
        self.double = double
        self.user = user
        self.id = int(user["id"])
        self.name = str(user["username"])
        self.locale = locale
        self.manager = manager

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # --- what the person sees -----------------------------------------------------------------------------------

    def sees(self, channel: Channel | None = None) -> list[Message]:
        return self.double.world.seen((channel or self.double.channel).id, self.id)

    # --- slash commands -----------------------------------------------------------------------------------------

    async def command(
        self, path: str, *, channel: Channel | None = None, within: float = 10.0, **options: Any
    ) -> Message:
        """Run a command such as "game new" and return what the person then sees as its answer."""
        interaction = await self.send_command(path, channel=channel, **options)
        return await self.answer(interaction, within)

    async def send_command(self, path: str, *, channel: Channel | None = None, **options: Any) -> Interaction:
        where = channel or self.double.channel
        data = self._command_data(path, where, options, focused=None)
        return await self._deliver(COMMAND, where, data)

    async def complete(
        self,
        path: str,
        option: str,
        text: str = "",
        *,
        channel: Channel | None = None,
        within: float = 5.0,
        **options: Any,
    ) -> list[tuple[str, Any]]:
        """What autocomplete offers for one option, as (name, value)."""
        where = channel or self.double.channel
        data = self._command_data(path, where, {**options, option: text}, focused=option)
        interaction = await self._deliver(AUTOCOMPLETE, where, data)
        choices = await self.double.world.until(lambda: interaction.choices, f"choices for {path} {option}", within)
        return [(c["name"], c["value"]) for c in choices]

    # --- controls -----------------------------------------------------------------------------------------------

    async def press(self, message: Message, which: str, *, within: float = 10.0) -> Message:
        """Press a button, by label or custom id, and return what is shown then."""
        return await self.answer(await self.send_press(message, which), within)

    async def choose(self, message: Message, which: str, *values: str, within: float = 10.0) -> Message:
        """Choose in a select: by values or labels of its items."""
        return await self.answer(await self.send_press(message, which, values), within)

    async def send_press(self, message: Message, which: str, values: Sequence[str] = ()) -> Interaction:
        control = message.control(which)
        assert not control.disabled, f"{control.label!r} is greyed out"
        data: Json = {"custom_id": control.id, "component_type": control.kind, "id": 1}
        if control.kind != BUTTON:
            data["values"] = [self._item(control.options, value) for value in values]
        return await self.send_raw_press(message, data)

    async def send_raw_press(self, message: Message, data: Json) -> Interaction:
        """A press as delivered, also of a control that is not there any more."""
        assert message.only_for in (None, self.id), f"{self.name} cannot see that message"
        channel = self.double.world.channels[message.channel]
        return await self._deliver(COMPONENT, channel, data, message)

    async def submit(self, custom_id: str, *, channel: Channel | None = None) -> Interaction:
        """Send off a modal, for instance one from before a restart."""
        data: Json = {"custom_id": custom_id, "components": []}
        return await self._deliver(SUBMIT, channel or self.double.channel, data)

    @staticmethod
    def _item(options: list[Json], wanted: str) -> str:
        for option in options:
            if wanted in (option["value"], option["label"]):
                return str(option["value"])
        for option in options:
            if wanted.lower() in option["label"].lower():
                return str(option["value"])
        raise AssertionError(f"no item {wanted!r} in {[o['label'] for o in options]}")

    async def answer(self, interaction: Interaction, within: float = 10.0) -> Message:
        """The message that answers it: complete, not "thinking"."""

        def ready() -> Message | None:
            shown = [m for m in interaction.answers if not m.deleted and not m.loading]
            return shown[-1] if shown else None

        return await self.double.world.until(ready, f"an answer to {self.name}", within)

    # --- payloads -----------------------------------------------------------------------------------------------

    async def _deliver(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> Interaction:
        world = self.double.world
        assert not channel.archived, "Discord offers no commands in an archived thread"
        assert channel.kind != PRIVATE_THREAD or self.id in channel.members, f"{self.name} is not in that thread"
        interaction = Interaction(
            world.new_id(), f"token-{secrets.token_hex(24)}", kind, self.id, channel.id, world.now(), message
        )
        world.interactions[interaction.id] = interaction
        world.tokens[interaction.token] = interaction
        guild = world.guilds[channel.guild]
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "guild_id": str(channel.guild),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "channel_id": str(channel.id),
            "channel": world.channel_json(channel),
            "member": world.member_json(self.user, EVERYONE | (MANAGE_CHANNELS if self.manager else 0)),
            "locale": self.locale,
            "app_permissions": str(world.permissions(channel)),
            "attachment_size_limit": 10 * 1024 * 1024,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id)},
            "context": 0,
        }
        if message is not None:
            payload["message"] = world.message_json(message)
        await self.double.gateway.dispatch("INTERACTION_CREATE", payload)
        return interaction

    def _command_data(self, path: str, channel: Channel, options: dict[str, Any], focused: str | None) -> Json:
        words = path.split()
        command = self._registered(words[0], channel)
        resolved: Json = {}
        level = command
        chain: list[Json] = []
        for word in words[1:]:
            found = [o for o in level["options"] if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)]
            assert found, f"Discord offers no /{path}"
            level = found[0]
            chain.append(level)
        assert not any(o["type"] in (SUBCOMMAND, GROUP) for o in level.get("options", [])), f"/{path} is only a group"
        inner = self._fill(level.get("options", []), options, focused, resolved, path)
        for link in reversed(chain):
            inner = [{"type": link["type"], "name": link["name"], "options": inner}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": inner}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved:
            data["resolved"] = resolved
        return data

    def _registered(self, name: str, channel: Channel) -> Json:
        world = self.double.world
        for command in world.guild_commands.get(channel.guild, []):
            if command["name"] == name:
                return {**command, "guild_id": str(channel.guild)}
        for command in world.global_commands:
            if command["name"] == name:
                return command
        raise AssertionError(f"Discord knows no command /{name}")

    def _fill(
        self, specs: list[Json], given: dict[str, Any], focused: str | None, resolved: Json, path: str
    ) -> list[Json]:
        names = {spec["name"] for spec in specs}
        assert set(given) <= names, f"/{path} has no option {set(given) - names}"
        filled = []
        for spec in specs:
            if spec["name"] not in given:
                assert focused or not spec.get("required"), f"/{path} needs {spec['name']}"
                continue
            entry: Json = {"name": spec["name"], "type": spec["type"]}
            entry["value"] = self._value(spec, given[spec["name"]], resolved)
            if spec["name"] == focused:
                assert spec.get("autocomplete"), f"/{path} {focused} has no autocomplete"
                entry["focused"] = True
            filled.append(entry)
        return filled

    def _value(self, spec: Json, value: Any, resolved: Json) -> Any:
        kind = spec["type"]
        if isinstance(value, Person):
            resolved.setdefault("users", {})[str(value.id)] = value.user
            member = self.double.world.member_json(value.user, EVERYONE)
            resolved.setdefault("members", {})[str(value.id)] = {k: v for k, v in member.items() if k != "user"}
            return str(value.id)
        if isinstance(value, Channel):
            data = self.double.world.channel_json(value) | {"permissions": str(EVERYONE)}
            resolved.setdefault("channels", {})[str(value.id)] = data
            return str(value.id)
        if kind == FILE:
            name, content = value
            return self._upload(name, content, resolved)
        if choices := spec.get("choices"):
            assert value in [c["value"] for c in choices], f"{value!r} is not a choice of {spec['name']}"
        if kind == option_kinds.INTEGER and not spec.get("autocomplete"):
            assert isinstance(value, int) and spec.get("min_value", value) <= value <= spec.get("max_value", value)
        return value

    def _upload(self, name: str, content: bytes, resolved: Json) -> str:
        world = self.double.world
        upload = world.new_id()
        world.uploads[upload] = (name, content)
        url = f"{self.double.base}/cdn/{upload}/{name}"
        resolved.setdefault("attachments", {})[str(upload)] = {
            "id": str(upload),
            "filename": name,
            "size": len(content),
            "url": url,
            "proxy_url": url,
            "ephemeral": True,
        }
        return str(upload)
