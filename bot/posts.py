"""Public posts: made from stored data when they are sent, in the game's language, from the channel's view only."""

from __future__ import annotations

import logging
from typing import Any

from bot.controls import control
from bot.errors import incident
from bot.house import House, public_language
from bot.i18n import Say
from bot.parts import Body, Button, Row
from bot.present import bullet, button, fit, fold
from bot.records import PostData, event_from, message_from
from bot.tables import Live
from games.core.message import m, seat_name
from games.core.rng import commitment
from renderers.kit.picture import Picture

log = logging.getLogger(__name__)

EVENTS_A_SEAT = 14
PICTURES = ("start", "move", "over", "undo", "board")
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
        parts = [self._intro(live, data, say), *self._lines(data, say)]
        picture: Picture | None = None
        title = ""
        if then is not None and data.kind in WITH_HEADLINE:
            title = self._headline(then, language)
            if with_picture and data.kind in PICTURES:
                picture = await self.draw(then, data, language)
        if data.kind == "over" and then is not None:
            parts += self._report(then, say)
        parts.append(self._waiting(live, data, say))
        text = "\n".join(part for part in parts if part)
        rows = () if data.mirror and data.kind != "vote" else self._rows(live, data, say)
        footer = say(m("core-footer-watch")) if data.mirror else ""
        body = Body(text, title=title, picture=picture, rows=rows, footer=footer, pings=tuple(data.pings))
        return fit(body, say(m("core-more-in-log")))

    async def draw(self, live: Live, data: PostData, language: str) -> Picture | None:
        """The board of the channel's view with the changes marked; None without a renderer."""
        renderer = self.house.renderer(live)
        if renderer is None or live.state is None:
            return None
        view = live.rules.view(live.state, None)
        marks = tuple(dict.fromkeys(mark for line in data.lines for e in line.events for mark in e["marks"]))
        say = self.house.say_plain(live, language)
        try:
            if data.kind == "over":
                _, chart = await self.house.in_worker(lambda: renderer.report(view, say))
                if chart is not None:
                    return chart
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

    def _intro(self, live: Live, data: PostData, say: Say) -> str:
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

    def _report(self, live: Live, say: Say) -> list[str]:
        """Ranking, reason and the seed that proves the dice and shuffles."""
        state = live.position
        result = state.over
        if result is None:
            return []
        parts = [f"**{say(m(result.reason))}**"]
        renderer = self.house.renderer(live)
        report = ""
        if renderer is not None:
            try:
                report, _ = renderer.report(live.rules.view(state, None), say)
            except Exception as error:
                incident("writing the final report", error)
        parts.append(report or self._ranking(result, say))
        parts.append(say(m("core-post-seed", seed=live.row.seed, proof=commitment(live.row.seed))))
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
            named.append(f"<@{user}> ({name})" if user in pinged else f"**{name}**")
            pinged.discard(user)
        texts = {say(message_from(ask["text"])) for ask in data.asks if ask["text"]}
        whom = ", ".join(dict.fromkeys(named))
        if len(texts) == 1 and all(ask["text"] for ask in data.asks):
            return say(m("core-waiting-for-what", who=whom, what=texts.pop()))
        return say(m("core-waiting-for", who=whom))

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
