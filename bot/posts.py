"""Public posts: made from stored data when they are sent, in the game's language, from the channel's view only."""

from __future__ import annotations

from typing import Any

from bot.controls import control
from bot.errors import incident
from bot.house import House, public_language
from bot.i18n import Say, safe
from bot.parts import Body, Button, Row
from bot.present import TEXT, bullet, button, cut, cut_lines, fit, fold
from bot.records import PostData, event_from, event_from_json, message_from, visible
from bot.tables import Live
from bot.times import span, times
from games.core.message import Event, m, seat_name
from games.core.rng import commitment
from renderers.kit.picture import Picture

EVENTS_A_SEAT = 30
EVENTS_READ = 20000
LEAST_TOLD = 120
"""With less room than that the last move is told in the log only."""
WITH_HEADLINE = ("start", "move", "over", "undo", "board")


class PostWriter:
    """Turns `PostData` into a body. Pictures are drawn in a worker; a picture that fails never stops a post."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def write(self, live: Live, data: PostData, *, with_picture: bool = True) -> Body:
        """`live` is the game as it is now; the position shown is the one after `data.moves` moves."""
        language = public_language(live.row)
        say = self.house.say(live, language)
        then = await self._position(live, data)
        told = "\n".join(part for part in (self._intro(live, data, say), *self._lines(data, say)) if part)
        report: list[str] = []
        picture: Picture | None = None
        title = standing = ""
        if then is not None and data.kind in WITH_HEADLINE:
            title = cut(self._headline(then, language), 250)
            if live.meta.practice:
                title = cut(say(m("learn-practice", game=title)), 250)
            report, picture = await self._report(then, data, language, with_picture)
            if data.kind != "over":
                standing = self._standing(then, language)
        pings = tuple(user for user in data.pings if user in live.people())
        ending = "\n".join(part for part in (standing, self._ending(live, data, say, pings)) if part)
        footer = say(m("core-footer-watch")) if data.mirror else ""
        # What happened gives way where there is too much of it; who is asked is always told.
        room = TEXT - len(title) - len(footer) - len(ending) - 1
        text = both(told, "\n".join(report), room, say(m("core-more-in-log")))
        rows = () if data.mirror else self._rows(live, data, say)
        body = Body(f"{text}\n{ending}".strip(), title=title, picture=picture, rows=rows, footer=footer, pings=pings)
        return fit(body)

    def _ending(self, live: Live, data: PostData, say: Say, pings: tuple[str, ...]) -> str:
        """Whom the game waits for, every person to be pinged by name, and the seed at the end."""
        parts = [self._waiting(live, data, say)]
        if data.kind == "over":
            parts.append(say(m("core-post-seed", seed=live.row.seed, proof=commitment(live.row.seed))))
        said = "\n".join([self._intro(live, data, say), *parts])
        parts.append(" ".join(f"<@{user}>" for user in pings if f"<@{user}>" not in said))
        return "\n".join(part for part in parts if part)

    async def _report(
        self, live: Live, data: PostData, language: str, with_picture: bool
    ) -> tuple[list[str], Picture | None]:
        """The final report with its chart at the end; the board with the changes marked before."""
        renderer = self.house.renderer(live)
        if data.kind != "over":
            return [], await self.draw(live, data, language) if with_picture else None
        result = live.position.over
        assert result is not None  # "over" is posted by the move that ended the game
        say = self.house.say(live, language)
        text, chart = self._ranking(result, say), None
        if renderer is not None:
            view = live.rules.view(live.position, None)
            events = await self._public_events(live)
            try:
                text, chart = await self.house.in_worker(lambda: renderer.report(view, say, events))
                if self.house.names(live, language) != self.house.labels(live, language):
                    # A name with Markdown in it: escaped in the text, as it is in the chart.
                    plain = self.house.say_plain(live, language)
                    _, chart = await self.house.in_worker(lambda: renderer.report(view, plain, events))
            except Exception as error:
                incident("writing the final report", error)
        if with_picture and chart is None:
            chart = await self.draw(live, data, language)
        parts = [f"**{say(m(result.reason))}**", text, await self._times(live, say)]
        return [part for part in parts if part], chart if with_picture else None

    async def _public_events(self, live: Live) -> list[Event]:
        rows = await self.house.store.events(live.id, -1, EVENTS_READ)
        return visible((event_from_json(row.body) for row in rows), ())

    async def _times(self, live: Live, say: Say) -> str:
        """How long everybody at the table took for their answers, the quickest first."""
        actions = await self.house.store.actions(live.id)
        found = [(user, times(a.waited for a in actions if a.user == user)) for user in live.people()]
        known = sorted(((taken, user) for user, taken in found if taken), key=lambda item: item[0].total)
        lines = [
            say(
                m(
                    "core-post-time",
                    who=self._person(live, user),
                    total=span(taken.total),
                    n=taken.answers,
                    middle=span(taken.middle),
                )
            )
            for taken, user in known
        ]
        return "\n".join(lines)

    def _person(self, live: Live, user: str) -> str:
        row = next(seat for seat in live.seats if seat.user == user)
        return safe(self.house.holder_name(live.row.guild, row, public_language(live.row)), 40)

    async def draw(self, live: Live, data: PostData, language: str) -> Picture | None:
        """The board of the channel's view with the changes marked; None without a renderer."""
        renderer = self.house.renderer(live)
        if renderer is None:
            return None
        view = live.rules.view(live.position, None)
        marks = tuple(dict.fromkeys(mark for line in data.lines for e in line.events for mark in e["marks"]))
        say = self.house.say_plain(live, language)
        try:
            name = renderer.pictures(view)[0]
            return await self.house.in_worker(lambda: renderer.picture(view, name, say, marks))
        except Exception as error:
            incident("drawing a post", error)
            return None

    async def _position(self, live: Live, data: PostData) -> Live | None:
        """The game as it stood at the post; None when that branch was taken back since."""
        if live.state is None or data.branch != live.meta.branch or data.moves > live.row.moves:
            return None
        if data.moves == live.row.moves:
            return live
        return await self.house.tables.at(live.id, data.moves)

    def _headline(self, live: Live, language: str) -> str:
        renderer = self.house.renderer(live)
        say = self.house.say_plain(live, language)
        if renderer is None or live.state is None:
            return say(self.house.title(live.rules.key))
        try:
            return renderer.headline(live.rules.view(live.state, None), say)
        except Exception as error:
            incident("writing a headline", error)
            return say(self.house.title(live.rules.key))

    def _standing(self, live: Live, language: str) -> str:
        """How far everybody is from winning, where the game keeps count."""
        renderer = self.house.renderer(live)
        if renderer is None or live.state is None:
            return ""
        try:
            return renderer.standing(live.rules.view(live.state, None), self.house.say(live, language))
        except Exception as error:
            incident("writing the standing", error)
            return ""

    def _intro(self, live: Live, data: PostData, say: Say) -> str:
        if data.kind == "start" and live.meta.practice:
            return say(
                m("learn-post-start", game=self.house.title(live.rules.key), who=seat_name(live.meta.practice.seat))
            )
        if data.kind == "start":
            proof = commitment(live.row.seed)
            return say(m("core-post-start", game=self.house.title(live.rules.key), proof=proof))
        return say(message_from(data.text)) if data.text else ""

    def _lines(self, data: PostData, say: Say) -> list[str]:
        parts: list[str] = []
        for line in data.lines:
            events = [event_from(e) for e in line.events]
            sentences = fold([say(e.text) for e in events if e.seen_by is None], EVENTS_A_SEAT, say)
            name = say(seat_name(line.seat)) if line.seat else ""
            if name and not (sentences and name in sentences[0]):
                parts.append(f"**{name}**")
            parts.append(bullet(sentences))
        return parts

    def _ranking(self, result: Any, say: Say) -> str:
        lines = [
            say(m("core-rank-winner" if x.winner else "core-rank", place=x.place, who=seat_name(x.seat), n=x.total))
            for x in result.lines
        ]
        return "\n".join(lines)

    def _waiting(self, live: Live, data: PostData, say: Say) -> str:
        if not data.asks or data.kind in ("vote", "note"):
            return ""
        pinged = set(data.pings)
        named: list[str] = []
        for ask in data.asks:
            user = live.holder(ask["seat"])
            name = say(seat_name(ask["seat"]))
            named.append(self._mention(live, user, name) if user in pinged else f"**{name}**")
            pinged.discard(user)
        texts = {say(message_from(ask["text"])) for ask in data.asks if ask["text"]}
        whom = ", ".join(dict.fromkeys(named))
        if len(texts) == 1 and all(ask["text"] for ask in data.asks):
            return say(m("core-waiting-for-what", who=whom, what=texts.pop()))
        return say(m("core-waiting-for", who=whom))

    def _mention(self, live: Live, user: str, name: str) -> str:
        """The ping; with the seat's name where one person has several, or the seat has a name of its own."""
        alone = next((s for s in live.seats if s.user == user), None)
        language = public_language(live.row)
        plain_name = safe(self.house.holder_name(live.row.guild, alone, language), 40) if alone else ""
        if alone and name.startswith(f"{plain_name} ("):
            return f"<@{user}>{name.removeprefix(plain_name)}"  # "Ann (RD)": the mention is the name
        return f"<@{user}>" if name == plain_name else f"<@{user}> ({name})"

    def _rows(self, live: Live, data: PostData, say: Say) -> tuple[Row, ...]:
        game, version = live.id, data.version
        if data.kind == "vote":
            return (
                (
                    button(say(m("core-button-agree")), control("agree", game, version, data.vote), "success"),
                    button(say(m("core-button-refuse")), control("refuse", game, version, data.vote), "danger"),
                ),
            )
        if data.kind == "over":
            return (
                (
                    button(say(m("core-button-board")), control("board", game, version)),
                    button(say(m("core-button-log")), control("log", game, version)),
                    button(say(m("core-button-rematch")), control("rematch", game, version), "primary"),
                ),
            )
        first: tuple[Button, ...] = (
            button(say(m("core-button-play")), control("play", game, version), "primary"),
            button(say(m("core-button-board")), control("board", game, version)),
            button(say(m("core-button-recap")), control("recap", game, version)),
        )
        return (first,)


def both(told: str, report: str, room: int, more: str) -> str:
    """What the last move did, then the final report: of the two the move gives way."""
    left = room - len(report) - 1 if report else room
    first = cut_lines(told, left, more) if left >= min(LEAST_TOLD, len(told)) else ""
    return cut_lines("\n".join(part for part in (first, report) if part), room, more)
