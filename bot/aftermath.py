"""What follows from a new position: who is asked, who is pinged once, which posts and timers go with the commit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.house import House
from bot.records import PostData, PostKind, message_data
from bot.tables import Live, is_computer
from bot.timers import deadline_id, deadline_timer, reminder_id, reminder_timer
from games.core.flow import State, asking, waiting
from games.core.message import Prompt
from games.core.model import SeatId
from storage.protocol import NewPost, PromptRow, TimerRow

NONCE_LENGTH = 25


@dataclass(slots=True)
class Aftermath:
    """Parts of a `Commit`."""

    waiting: tuple[SeatId, ...]
    asked: Mapping[SeatId, str]
    since: dict[SeatId, int] = field(default_factory=dict)
    pings: tuple[str, ...] = ()
    prompts: list[PromptRow] = field(default_factory=list)
    clear_prompts: list[SeatId] = field(default_factory=list)
    timers: list[TimerRow] = field(default_factory=list)
    cancel_timers: list[str] = field(default_factory=list)


def prompt_of(state: State, seat: SeatId) -> Prompt | None:
    """The question alone: the labels of all answers would cost more than the whole move."""
    found = asking(state, seat)
    return found[1].prompt(state, seat) if found else None


def question_name(prompt: Prompt) -> str:
    """What makes two questions the same one for pinging: its kind, not its numbers."""
    return prompt.topic or prompt.text.key


def nonce(live: Live, part: int | str = 0) -> str:
    """Names the post of a commit for ever; short enough for Discord's nonce."""
    return f"{live.id}.{live.row.version + 1}.{part}"


def passing_nonce(live: Live, letter: str, now: int) -> str:
    """Names a post that comes with no change of the game, by its kind and the second."""
    return f"{live.id}.{letter}{now}"[:NONCE_LENGTH]


async def aftermath(
    house: House, live: Live, state: State, acted: Collection[SeatId] = (), actors: Collection[str] = ()
) -> Aftermath:
    """`acted` seats answered their question; `actors` are the people who did and see the next question anyway."""
    now = house.now()
    seats = waiting(state)
    asked: dict[SeatId, str] = {}
    pings: list[str] = []
    result = Aftermath(seats, asked)
    for seat in seats:
        prompt = prompt_of(state, seat)
        assert prompt is not None  # a seat in `waiting` has a decision
        asked[seat] = question_name(prompt)
        again = seat not in acted and live.asked.get(seat) == asked[seat]
        result.since[seat] = live.since.get(seat, now) if again else now
        user = live.holder(seat)
        if not user or is_computer(user) or again:
            continue
        if user not in actors:
            pings.append(user)
        version = live.row.version + 1
        result.prompts.append(PromptRow(live.id, seat, user, version, asked[seat], nonce(live), "", now))
        if live.meta.practice is None:  # nobody waits for a learner
            person = await house.people.get(user)
            result.timers += reminder_timer(house.settings, live.id, user, person, now)
        result.timers += deadline_timer(live.id, seat, live.meta.pace, now)
    result.pings = tuple(dict.fromkeys(pings))
    _clear(live, seats, acted, result)
    return result


def _clear(live: Live, seats: Sequence[SeatId], acted: Collection[SeatId], result: Aftermath) -> None:
    """Seats that answered, or are not asked any more: their prompts and timers go."""
    gone = [s for s in live.asked if s not in seats or s in acted]
    result.clear_prompts = gone
    kept_people = {live.holder(s) for s in seats}
    for seat in gone:
        result.cancel_timers.append(deadline_id(live.id, seat))
        user = live.holder(seat)
        if user and user not in kept_people:
            result.cancel_timers.append(reminder_id(live.id, user))


def asks(state: State, seats: Iterable[SeatId]) -> list[dict[str, Any]]:
    """Whom the game waits for and, where the question itself is public, for what."""
    found: list[dict[str, Any]] = []
    for seat in seats:
        prompt = prompt_of(state, seat)
        # A question in mid-move may name what the move is about before the move is public.
        public = prompt is not None and not prompt.private and not prompt.mid_move
        found.append({"seat": seat, "text": message_data(prompt.text) if prompt and public else None})
    return found


def posts(live: Live, data: PostData, channel: str = "") -> list[NewPost]:
    """The table's post and its mirrors for watching channels."""
    found = [NewPost(channel or live.row.channel, data.dump(), nonce(live))]
    mirror = data.model_copy(update={"pings": [], "mirror": True})
    if data.kind not in ("vote", "remind", "note"):
        found += [
            NewPost(watcher, mirror.dump(), nonce(live, f"w{number}"))
            for number, watcher in enumerate(live.meta.watchers)
        ]
    return found


def post_data(live: Live, state: State, after: Aftermath, kind: PostKind, moves: int, **more: Any) -> PostData:
    return PostData(
        kind=kind,
        moves=moves,
        branch=live.meta.branch,
        version=live.row.version + 1,
        asks=asks(state, after.waiting),
        pings=list(after.pings),
        **more,
    )
