"""When somebody is reminded and when a default is played: pure arithmetic over the person's settings."""

from __future__ import annotations

import json

from bot.people import Person
from bot.settings import Settings
from storage.protocol import TimerRow

HOUR = 3600
DAY = 24 * HOUR


def reminder_id(game: str, user: str) -> str:
    return f"remind:{game}:{user}"


def deadline_id(game: str, seat: str) -> str:
    return f"deadline:{game}:{seat}"


def after_quiet(person: Person, due: int) -> int:
    """Moved to the end of the person's quiet hours when it falls into them."""
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return due
    local = due + person.zone_hours * HOUR
    midnight = local - local % DAY
    start, end = person.quiet_from * HOUR, person.quiet_to * HOUR
    inside = local - midnight
    if start < end:
        moved = midnight + end if start <= inside < end else local
    elif inside >= start:  # quiet hours over midnight
        moved = midnight + DAY + end
    else:
        moved = midnight + end if inside < end else local
    return moved - person.zone_hours * HOUR


def reminder_due(settings: Settings, person: Person, now: int, sent: int) -> int | None:
    """None: no (further) reminder."""
    hours = settings.remind_hours if person.remind_hours is None else person.remind_hours
    if hours <= 0 or sent >= settings.remind_most:
        return None
    return after_quiet(person, max(now, person.away_until) + hours * HOUR)


def reminder_timer(settings: Settings, game: str, user: str, person: Person, now: int, sent: int = 0) -> list[TimerRow]:
    due = reminder_due(settings, person, now, sent)
    if due is None:
        return []
    return [TimerRow(reminder_id(game, user), game, "remind", due, json.dumps({"user": user, "sent": sent}))]


def deadline_timer(game: str, seat: str, pace_hours: int, now: int) -> list[TimerRow]:
    if pace_hours <= 0:
        return []
    return [TimerRow(deadline_id(game, seat), game, "deadline", now + pace_hours * HOUR, json.dumps({"seat": seat}))]
