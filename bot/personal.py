"""A person's own things: settings, absence, data rights."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.ask import Ask
from bot.controls import Control, control
from bot.errors import decline
from bot.house import House
from bot.i18n import LANGUAGES, safe
from bot.parts import Attachment, Body, ChoiceItem, Reply
from bot.people import Person, topic_text
from bot.present import ITEM, button, cut, note
from bot.records import message_data, message_from
from bot.timers import DAY
from games.core.message import m
from storage.protocol import Numbers, Page

_QUIET = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})")
_NONE = ("none", "off", "never", "-", "0")
AWAY_MOST = 60
ANSWERS_SHOWN = 100_000


class Personal:
    def __init__(self, house: House) -> None:
        self.house = house

    async def settings(self, ask: Ask) -> Reply:
        """Change what is given; show everything."""
        changes = self._changes(ask)
        user = ask.caller.user
        person = await self.house.people.get(user)
        changes |= self._standing(person, ask.text("ask_again"), ask.text("always"))
        if changes:
            person = await self.house.people.change(user, **changes)
        say = self.house.texts.speaker(person.language) if person.language else ask.say
        return note(self._shown(person, say), title=say(m("core-settings-title")))

    def _standing(self, person: Person, forget: str, always: str) -> dict[str, Any]:
        """Questions answered from now on, or asked again."""
        standing = dict(person.standing)
        if forget and standing.pop(forget, None) is None:
            raise decline("core-no-standing")
        if always:
            if always not in self.topics():
                raise decline("core-no-topic")
            standing[always] = message_data(topic_text(always))
        return {"standing": standing} if forget or always else {}

    def topics(self) -> list[str]:
        return [topic for rules in self.house.games.values() for topic in rules.topics]

    def _changes(self, ask: Ask) -> dict[str, Any]:
        changes: dict[str, Any] = {}
        language = ask.text("language")
        if language:
            if language not in (*LANGUAGES, "auto"):
                raise decline("core-unknown-value", name="language", value=safe(language, 20), known="auto, en, ko")
            changes["language"] = "" if language == "auto" else language
        remind = ask.number("remind")
        if remind is not None:
            changes["remind_hours"] = max(0, min(remind, 24 * 14))
        zone = ask.number("zone")
        if zone is not None:
            changes["zone_hours"] = max(-12, min(zone, 14))
        confirm = ask.text("confirm")
        if confirm:
            if confirm not in ("reveals", "always"):
                raise decline("core-unknown-value", name="confirm", value=safe(confirm, 20), known="reveals, always")
            changes["confirm"] = confirm
        return changes | self._quiet(ask.text("quiet"))

    def _quiet(self, text: str) -> dict[str, Any]:
        if not text:
            return {}
        if text.lower() in _NONE:
            return {"quiet_from": None, "quiet_to": None}
        found = _QUIET.fullmatch(text)
        if found is None or any(int(hour) > 24 for hour in found.groups()):
            raise decline("core-bad-quiet")
        return {"quiet_from": int(found[1]) % 24, "quiet_to": int(found[2]) % 24}

    def _shown(self, person: Person, say: Any) -> str:
        hours = self.house.settings.remind_hours if person.remind_hours is None else person.remind_hours
        quiet = f"{person.quiet_from}–{person.quiet_to}" if person.quiet_from is not None else say(m("core-none"))
        lines = [
            say(m("core-settings-language", value=person.language or say(m("core-settings-auto")))),
            say(m("core-settings-remind", hours=hours)) if hours else say(m("core-settings-no-remind")),
            say(m("core-settings-quiet", value=quiet, zone=person.zone_hours)),
            say(m(f"core-settings-confirm-{person.confirm}")),
        ]
        if person.away_until > self.house.now():
            lines.append(say(m("core-away-until", days=-(-(person.away_until - self.house.now()) // DAY))))
        for question in person.standing.values():
            lines.append(say(m("core-settings-standing", question=say(message_from(question)))))
        return "\n".join(f"· {line}" for line in lines)

    async def complete_standing(self, ask: Ask, text: str) -> list[ChoiceItem]:
        person = await self.house.people.get(ask.caller.user)
        return [
            ChoiceItem(cut(ask.say(message_from(question)), ITEM), cut(topic, ITEM))
            for topic, question in person.standing.items()
            if text.lower() in ask.say(message_from(question)).lower()
        ][:25]

    async def complete_topics(self, ask: Ask, text: str) -> list[ChoiceItem]:
        """What can be answered beforehand and is not yet."""
        person = await self.house.people.get(ask.caller.user)
        told = {topic: ask.say(topic_text(topic)) for topic in self.topics() if topic not in person.standing}
        return [ChoiceItem(cut(t, ITEM), topic) for topic, t in told.items() if text.lower() in t.lower()][:25]

    async def away(self, ask: Ask) -> Reply:
        days = ask.number("days")
        days = 7 if days is None else max(0, min(days, AWAY_MOST))
        until = self.house.now() + days * DAY if days else 0
        await self.house.people.change(ask.caller.user, away_until=until)
        return note(ask.say(m("core-away-until", days=days) if days else m("core-back")))

    # --- data rights ------------------------------------------------------------------------------------------

    async def my_data(self, ask: Ask) -> Reply:
        """A file with everything kept about the caller, and the way to have it removed."""
        user = ask.caller.user
        person = await self.house.people.get(user)
        rows = await self.house.store.games(Page(user=user, limit=1000))
        seconds: dict[str, list[int]] = {}
        for answer in await self.house.store.answer_times(Numbers(user=user, limit=ANSWERS_SHOWN)):
            seconds.setdefault(answer.game, []).append(answer.waited)
        data = {
            "user": user,
            "settings": person.model_dump(),
            "games": [
                {
                    "id": r.id,
                    "game": r.game,
                    "channel": r.channel,
                    "status": r.status,
                    "answer_seconds": seconds.get(r.id, []),
                }
                for r in rows
            ],
        }
        text = json.dumps(data, ensure_ascii=False, indent=1).encode()
        erase = button(ask.say(m("core-button-erase")), control("erase", "", 0, "ask"), "danger")
        files = (Attachment("my-data.json", text),)
        return Reply(Body(ask.say(m("core-mydata", n=len(rows))), rows=((erase,),), files=files))

    async def erase_pressed(self, ask: Ask, pressed: Control) -> Reply:
        if pressed.argument != "sure":
            sure = button(ask.say(m("core-button-erase-sure")), control("erase", "", 0, "sure"), "danger")
            return note(ask.say(m("core-erase-sure")), rows=((sure,),))
        rows = await self.house.store.forget(ask.caller.user)
        self.house.people.forget(ask.caller.user)
        return note(ask.say(m("core-erased", n=rows)))
