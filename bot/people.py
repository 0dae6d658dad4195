"""What a person has set: language, reminders, standing answers. Kept in storage, a few in memory."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Literal

from pydantic import Field, ValidationError

from bot.records import Record
from games.core.message import Message, m
from storage.protocol import PersonRow, Store

Confirm = Literal["reveals", "always"]


def topic_text(topic: str) -> Message:
    """What is answered beforehand, and how: "reddust.consent" is told by "reddust-topic-consent"."""
    return m(topic.replace(".", "-topic-", 1))


class Person(Record):
    """Settings of a person (`PersonRow.body`)."""

    language: str = ""
    remind_hours: int | None = None
    """None: the bot's usual interval; 0: never."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone_hours: int = 0
    """Offset of the person's clock from UTC, for quiet hours."""
    away_until: int = 0
    confirm: Confirm = "reveals"
    standing: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Topic -> the question as it was asked: always answered with the default."""


class People:
    """Person settings with a bounded memory."""

    def __init__(self, store: Store, size: int = 512) -> None:
        self._store = store
        self._size = size
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._names: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def get(self, user: str) -> Person:
        found = self._known.get(user)
        if found is None:
            row = await self._store.person(user)
            found = _read(row)
            self._keep(user, found)
        return found

    async def change(self, user: str, **changes: Any) -> Person:
        person = (await self.get(user)).model_copy(update=changes)
        await self._store.save_person(PersonRow(user, person.dump()))
        self._keep(user, person)
        return person

    def met(self, guild: str, user: str, name: str) -> None:
        """How this person is called on a server now; tables keep it with their next change."""
        self._names[guild, user] = name
        self._names.move_to_end((guild, user))
        while len(self._names) > self._size:
            self._names.popitem(last=False)

    def name(self, guild: str, user: str) -> str:
        """The newest name heard since the start; "" when the person has not been met there."""
        return self._names.get((guild, user), "")

    def forget(self, user: str) -> None:
        self._known.pop(user, None)
        for key in [key for key in self._names if key[1] == user]:
            del self._names[key]

    def _keep(self, user: str, person: Person) -> None:
        self._known[user] = person
        self._known.move_to_end(user)
        while len(self._known) > self._size:
            self._known.popitem(last=False)


def _read(row: PersonRow | None) -> Person:
    if row is None:
        return Person()
    try:
        return Person.model_validate(json.loads(row.body))
    except (ValueError, ValidationError):
        return Person()  # settings are a comfort: a damaged row must not keep anybody from playing
