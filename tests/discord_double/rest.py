"""The HTTP side: log-in, commands, messages, interaction answers, follow-ups, files."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from tests.discord_double import problems as no
from tests.discord_double.command_limits import check_commands
from tests.discord_double.message_limits import COMPONENTS_V2, EPHEMERAL, check_choices, check_message, check_modal
from tests.discord_double.problems import ApiError, Json
from tests.discord_double.world import (
    ATTACH_FILES,
    CREATE_PRIVATE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
    Channel,
    File,
    Interaction,
    Message,
    World,
)

Uploads = dict[int, tuple[str, bytes]]
FIRST_ANSWER_S = 3.0
TOKEN_LIFE_S = 15 * 60.0
NONCE_LIFE_S = 5 * 60.0
PONG, MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
TEXT_CHANNEL, PRIVATE_THREAD = 0, 12
ANSWERS_TO = {
    COMMAND: {MESSAGE, DEFER_MESSAGE, MODAL},
    COMPONENT: {MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    SUBMIT: {MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, UPDATE},
}


def answer(data: Any = None, status: int = 200) -> web.Response:
    """discord.py reads JSON only under exactly this content type."""
    if data is None:
        return web.Response(status=204)
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


async def read_body(request: web.Request) -> tuple[Json, Uploads]:
    """JSON, or multipart with payload_json and files[n]."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else {}), {}
    payload: Json = {}
    files: Uploads = {}
    reader = await request.multipart()
    async for part in reader:
        assert isinstance(part, BodyPartReader)
        name = part.name or ""
        data = bytes(await part.read())
        if name == "payload_json":
            payload = json.loads(data)
        elif match := re.fullmatch(r"files\[(\d+)\]", name):
            files[int(match[1])] = (part.filename or "", data)
        else:
            raise ApiError(400, 50035, f"Unknown form field {name}")
    return payload, files


class Rest:
    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.syncs = 0
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}

    def routes(self) -> list[web.RouteDef]:
        original = "/api/webhooks/{app}/{token}/messages/@original"
        follow_up = r"/api/webhooks/{app}/{token}/messages/{message:\d+}"
        guild_commands = "/api/applications/{app}/guilds/{guild}/commands"
        return [
            web.get("/api/users/@me", self.me),
            web.get("/api/oauth2/applications/@me", self.application),
            web.get("/api/applications/{app}/commands", self.list_commands),
            web.put("/api/applications/{app}/commands", self.put_commands),
            web.get(guild_commands, self.list_commands),
            web.put(guild_commands, self.put_commands),
            web.get("/api/channels/{channel}", self.get_channel),
            web.post("/api/channels/{channel}/messages", self.post_message),
            web.post("/api/channels/{channel}/threads", self.new_thread),
            web.put("/api/channels/{channel}/thread-members/{person}", self.add_member),
            web.get("/api/channels/{channel}/messages/{message}", self.get_message),
            web.patch("/api/channels/{channel}/messages/{message}", self.edit_message),
            web.delete("/api/channels/{channel}/messages/{message}", self.delete_message),
            web.post("/api/interactions/{id}/{token}/callback", self.callback),
            web.get(original, self.get_original),
            web.patch(original, self.edit_original),
            web.delete(original, self.delete_original),
            web.post("/api/webhooks/{app}/{token}", self.follow_up),
            web.patch(follow_up, self.edit_follow_up),
            web.delete(follow_up, self.delete_follow_up),
            web.get("/cdn/{upload}/{name}", self.download),
        ]

    # --- the bot itself -----------------------------------------------------------------------------------------

    def authorise(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    async def me(self, request: web.Request) -> web.Response:
        self.authorise(request)
        return answer(self.world.bot)

    async def application(self, request: web.Request) -> web.Response:
        self.authorise(request)
        return answer(
            {
                "id": str(self.world.application_id),
                "name": "Marspost",
                "description": "",
                "icon": None,
                "rpc_origins": [],
                "bot_public": True,
                "bot_require_code_grant": False,
                "owner": self.world.bot,
                "team": None,
                "verify_key": "0",
                "flags": 0,
                "summary": "",
            }
        )

    async def list_commands(self, request: web.Request) -> web.Response:
        self.authorise(request)
        guild = request.match_info.get("guild")
        return answer(self.world.guild_commands.get(int(guild), []) if guild else self.world.global_commands)

    async def put_commands(self, request: web.Request) -> web.Response:
        self.authorise(request)
        commands: list[Json] = json.loads(await request.read())
        check_commands(commands)
        guild = request.match_info.get("guild")
        for command in commands:
            command |= {
                "id": str(self.world.new_id()),
                "application_id": str(self.world.application_id),
                "version": "1",
            }
            command.setdefault("type", 1)
            command.setdefault("options", [])
        if guild:
            if int(guild) not in self.world.guilds:
                raise no.missing_access()
            self.world.guild_commands[int(guild)] = commands
        else:
            self.world.global_commands = commands
        self.syncs += 1
        self.world.ring()
        return answer(commands)

    # --- channel messages ---------------------------------------------------------------------------------------

    def _channel(self, request: web.Request) -> Channel:
        self.authorise(request)
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise no.unknown_channel()
        if not self.world.permissions(channel) & VIEW_CHANNEL:
            raise no.missing_access()
        return channel

    async def get_channel(self, request: web.Request) -> web.Response:
        return answer(self.world.channel_json(self._channel(request)))

    async def new_thread(self, request: web.Request) -> web.Response:
        parent = self._channel(request)
        payload, _ = await read_body(request)
        if parent.kind != TEXT_CHANNEL or payload.get("type") != PRIVATE_THREAD:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        if not 1 <= len(payload["name"]) <= 100:
            raise ApiError(400, 50035, "name: must be between 1 and 100 in length")
        if not self.world.permissions(parent) & CREATE_PRIVATE_THREADS:
            raise no.missing_permissions()
        thread = Channel(self.world.new_id(), parent.guild, payload["name"], PRIVATE_THREAD, parent.id)
        self.world.channels[thread.id] = thread
        self.world.ring()
        return answer(self.world.channel_json(thread))

    async def add_member(self, request: web.Request) -> web.Response:
        thread = self._channel(request)
        thread.members = (*thread.members, int(request.match_info["person"]))
        return answer()

    async def post_message(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        payload, files = await read_body(request)
        self._may_post(channel, files)
        check_message(payload, files)
        nonce = str(payload["nonce"]) if payload.get("nonce") is not None else None
        if nonce is not None and payload.get("enforce_nonce"):
            at, before = self._nonces.get((channel.id, nonce), (float("-inf"), None))
            if before is not None and self.world.now() - at < NONCE_LIFE_S:
                return answer(self.world.message_json(before))
        message = self._create(channel.id, payload, files)
        if nonce is not None:
            message.nonce = nonce
            self._nonces[(channel.id, nonce)] = (self.world.now(), message)
        channel.archived = False
        self.world.ring()
        return answer(self.world.message_json(message))

    def _may_post(self, channel: Channel, files: Uploads) -> None:
        if channel.archived and channel.locked:
            raise ApiError(400, 50083, "Thread is archived")
        may = self.world.permissions(channel)
        if not may & (SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES):
            raise no.missing_permissions()
        if files and not may & ATTACH_FILES:
            raise no.missing_permissions()

    def _message(self, request: web.Request) -> Message:
        channel = self._channel(request)
        message = self.world.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted or message.channel != channel.id or message.only_for is not None:
            raise no.unknown_message()  # also for ephemeral ones: the channel does not know them
        return message

    async def get_message(self, request: web.Request) -> web.Response:
        return answer(self.world.message_json(self._message(request)))

    async def edit_message(self, request: web.Request) -> web.Response:
        message = self._message(request)
        payload, files = await read_body(request)
        if self.world.now() - message.created > 3600 and message.edits >= 3:
            raise ApiError(429, 30046, "Maximum number of edits to messages older than 1 hour reached.")
        self._apply_edit(message, payload, files)
        return answer(self.world.message_json(message))

    async def delete_message(self, request: web.Request) -> web.Response:
        self._message(request).deleted = True
        self.world.ring()
        return answer()

    def _create(self, channel: int, payload: Json, files: Uploads, flags: int = 0) -> Message:
        message = Message(self.world.new_id(), channel, self.world.bot, created=self.world.now())
        message.flags = flags | (payload.get("flags", 0) & (COMPONENTS_V2 | EPHEMERAL))
        self._fill(message, payload, files)
        self.world.messages[message.id] = message
        return message

    def _fill(self, message: Message, payload: Json, files: Uploads) -> None:
        if payload.get("content") is not None:
            message.content = payload["content"]
        if payload.get("embeds") is not None:
            message.embeds = payload["embeds"]
        if payload.get("components") is not None:
            message.components = payload["components"]
        if payload.get("attachments") is not None:
            kept = {f.id: f for f in message.files}
            message.files = []
            for entry in payload["attachments"]:
                number = int(entry["id"])
                if number in files:
                    name, data = files[number]
                    message.files.append(File(self.world.new_id(), name, data, entry.get("description") or ""))
                elif number in kept:
                    message.files.append(kept[number])
        message.mark_shown()
        message.allow_pings(payload.get("allowed_mentions"))

    def _apply_edit(self, message: Message, payload: Json, files: Uploads) -> None:
        was_v2 = message.v2
        if "attachments" not in payload:  # kept files may still be named by components
            payload_for_check = {**payload, "attachments": [{"id": f.id, "filename": f.name} for f in message.files]}
        else:
            payload_for_check = payload
        check_message(payload_for_check, files, was_v2=was_v2, edit=True)
        if payload.get("flags", 0) & COMPONENTS_V2:
            message.flags |= COMPONENTS_V2
        if "content" in payload and payload["content"] is None:
            message.content = ""
        before = message.pings
        self._fill(message, payload, files)
        message.pings = before if not message.loading else message.pings  # an edit never notifies
        message.loading = False
        message.edits += 1
        self.world.ring()

    # --- interactions -------------------------------------------------------------------------------------------

    async def callback(self, request: web.Request) -> web.Response:
        interaction = self.world.interactions.get(int(request.match_info["id"]))
        if interaction is None or interaction.token != request.match_info["token"]:
            raise no.unknown_interaction()
        payload, files = await read_body(request)
        if interaction.answered is not None:
            raise no.already_acknowledged()
        if self.world.now() - interaction.created > FIRST_ANSWER_S:
            raise no.unknown_interaction()
        kind = int(payload["type"])
        if kind not in ANSWERS_TO[interaction.kind]:
            raise ApiError(400, 50035, "Invalid Form Body", {"type": {"_errors": [{"code": "BASE_TYPE_CHOICES"}]}})
        self._first_answer(interaction, kind, payload.get("data") or {}, files)
        interaction.answered = kind
        interaction.answered_at = self.world.now()
        self.world.ring()
        if request.query.get("with_response") not in ("1", "true", "True"):
            return answer()
        return answer(self._callback_json(interaction))

    def _first_answer(self, interaction: Interaction, kind: int, data: Json, files: Uploads) -> None:
        if kind == CHOICES:
            check_choices(data.get("choices", []))
            interaction.choices = data.get("choices", [])
        elif kind == MODAL:
            check_modal(data)
            interaction.modal = data
        elif kind == MESSAGE:
            check_message(data, files)
            message = self._create(interaction.channel, data, files)
            self._belongs(message, interaction)
            interaction.original = message
            interaction.answers.append(message)
        elif kind == DEFER_MESSAGE:
            interaction.ephemeral = bool(data.get("flags", 0) & EPHEMERAL)
            message = self._create(interaction.channel, {}, {}, EPHEMERAL if interaction.ephemeral else 0)
            message.loading = True
            self._belongs(message, interaction)
            interaction.original = message
        else:
            assert interaction.message is not None, "only controls have a message to update"
            interaction.original = interaction.message
            if kind == UPDATE:
                self._apply_edit(interaction.message, data, files)
                interaction.answers.append(interaction.message)

    def _belongs(self, message: Message, interaction: Interaction) -> None:
        message.interaction = interaction.id
        if message.ephemeral:
            message.only_for = interaction.person

    def _callback_json(self, interaction: Interaction) -> Json:
        data: Json = {"interaction": {"id": str(interaction.id), "type": interaction.kind}}
        if interaction.original is not None:
            data["interaction"] |= {
                "response_message_id": str(interaction.original.id),
                "response_message_loading": interaction.original.loading,
                "response_message_ephemeral": interaction.original.ephemeral,
            }
            data["resource"] = {"type": interaction.answered, "message": self.world.message_json(interaction.original)}
        return data

    def _by_token(self, request: web.Request) -> Interaction:
        interaction = self.world.tokens.get(request.match_info["token"])
        if interaction is None:
            raise no.unknown_webhook()
        if self.world.now() - interaction.created > TOKEN_LIFE_S:
            raise no.expired_token()
        if interaction.answered is None:
            raise no.unknown_webhook()  # nothing before the first answer
        return interaction

    def _original(self, request: web.Request) -> tuple[Interaction, Message]:
        interaction = self._by_token(request)
        if interaction.original is None or interaction.original.deleted:
            raise no.unknown_message()
        return interaction, interaction.original

    async def get_original(self, request: web.Request) -> web.Response:
        return answer(self.world.message_json(self._original(request)[1]))

    async def edit_original(self, request: web.Request) -> web.Response:
        interaction, message = self._original(request)
        payload, files = await read_body(request)
        self._apply_edit(message, payload, files)
        interaction.answers.append(message)
        self.world.ring()
        return answer(self.world.message_json(message))

    async def delete_original(self, request: web.Request) -> web.Response:
        _, message = self._original(request)
        message.deleted = True
        message.loading = False
        self.world.ring()
        return answer()

    async def follow_up(self, request: web.Request) -> web.Response:
        interaction = self._by_token(request)
        payload, files = await read_body(request)
        original = interaction.original
        if original is not None and original.loading:  # the first follow-up fills the "thinking" message
            self._apply_edit(original, payload, files)
            message = original
        else:
            check_message(payload, files)
            message = self._create(interaction.channel, payload, files)
            self._belongs(message, interaction)
        interaction.answers.append(message)
        self.world.ring()
        return answer(self.world.message_json(message))

    def _own_follow_up(self, request: web.Request) -> Message:
        interaction = self._by_token(request)
        message = self.world.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted or message.interaction != interaction.id:
            raise no.unknown_message()
        return message

    async def edit_follow_up(self, request: web.Request) -> web.Response:
        message = self._own_follow_up(request)
        payload, files = await read_body(request)
        self._apply_edit(message, payload, files)
        return answer(self.world.message_json(message))

    async def delete_follow_up(self, request: web.Request) -> web.Response:
        self._own_follow_up(request).deleted = True
        self.world.ring()
        return answer()

    async def download(self, request: web.Request) -> web.Response:
        upload = self.world.uploads.get(int(request.match_info["upload"]))
        if upload is None:
            return web.Response(status=404)
        return web.Response(body=upload[1], content_type="application/octet-stream")
