"""`/stats`: the numbers of a person, and of a game, on this server. Sums only: no channel and no opponent is named.

Of others only games are counted that the caller could look at: played in a channel they see, or with them at the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.ask import Ask
from bot.errors import decline
from bot.house import House
from bot.i18n import safe
from bot.parts import Reply, Someone
from bot.present import bullet, note
from bot.tables import is_computer, read_meta
from bot.times import Times, span, times
from games.core.message import Message, m
from storage.protocol import AnswerTime, Numbers, PlayedRow

GAMES_COUNTED = 5000
ANSWERS_COUNTED = 50000
SIDES_SHOWN = 12


class Stats:
    def __init__(self, house: House) -> None:
        self.house = house

    async def stats(self, ask: Ask) -> Reply:
        game, person = ask.text("game"), ask.person("person")
        if game and game not in self.house.games:
            raise decline("core-unknown-game", game=safe(game, 40))
        if game and person is None:
            return await self._of_game(ask, game)
        return await self._of_person(ask, person or Someone(ask.caller.user, ask.caller.name), game)

    # --- what is counted --------------------------------------------------------------------------------------

    async def _played(self, ask: Ask, user: str = "", game: str = "") -> list[PlayedRow]:
        caller = ask.caller
        rows = await self.house.store.played(self._which(ask, user, game, GAMES_COUNTED))
        own = {row.game.id for row in rows if row.seat.user == caller.user}
        if user and user != caller.user:
            mine = await self.house.store.played(self._which(ask, caller.user, game, GAMES_COUNTED))
            own = {row.game.id for row in mine}
        seen = {row.game.channel: caller.sees(row.game.channel) for row in rows}
        return [row for row in rows if (row.game.id in own or seen[row.game.channel]) and not practice(row)]

    async def _times(self, ask: Ask, rows: Iterable[PlayedRow], user: str = "", game: str = "") -> Times | None:
        counted = {row.game.id for row in rows}
        known: Sequence[AnswerTime] = await self.house.store.answer_times(self._which(ask, user, game, ANSWERS_COUNTED))
        return times(row.waited for row in known if row.game in counted and not is_computer(row.user))

    def _which(self, ask: Ask, user: str, game: str, limit: int) -> Numbers:
        """A private conversation is no server: only what is played there counts."""
        caller = ask.caller
        return Numbers(caller.guild, "" if caller.guild else caller.channel, user, game, limit)

    # --- what is told -----------------------------------------------------------------------------------------

    async def _of_person(self, ask: Ask, person: Someone, game: str) -> Reply:
        rows = await self._played(ask, person.user, game)
        who = safe(person.name, 40)
        if not rows:
            return note(ask.say(m("core-stats-none", who=who)))
        titles: dict[str, list[PlayedRow]] = defaultdict(list)
        for row in rows:
            titles[row.game.game].append(row)
        parts = [self._block(ask, title, found) for title, found in titles.items()]
        parts.append(self._answers(ask, await self._times(ask, rows, person.user, game)))
        return note("\n".join(part for part in parts if part), title=ask.say(m("core-stats-person", who=who)))

    async def _of_game(self, ask: Ask, game: str) -> Reply:
        rows = await self._played(ask, game=game)
        title = self.house.title(game)
        if not rows:
            return note(ask.say(m("core-stats-unplayed", game=title)))
        finished = {row.game.id: row.game for row in rows if row.game.status == "over"}
        games = {row.game.id for row in rows}
        lines = [ask.say(m("core-stats-games", n=len(games), finished=len(finished)))]
        if finished:
            moves = round(sum(row.moves for row in finished.values()) / len(finished))
            seconds = round(sum(row.updated_at - row.created_at for row in finished.values()) / len(finished))
            lines.append(ask.say(m("core-stats-length", moves=moves, span=span(max(0, seconds)))))
        winners = [row.result.total for row in rows if row.result and row.result.winner]
        if winners:
            lines.append(ask.say(m("core-stats-winners", average=self._average(game, winners))))
        lines += self._sides(ask, game, rows)
        lines.append(self._answers(ask, await self._times(ask, rows, game=game)))
        text = "\n".join(line for line in lines if line)
        return note(text, title=ask.say(m("core-stats-game", game=title)))

    def _block(self, ask: Ask, game: str, rows: Sequence[PlayedRow]) -> str:
        """A person's games of one title. Whoever holds several seats has played, and won, a game once."""
        games = {row.game.id for row in rows}
        finished = {row.game.id for row in rows if row.game.status == "over"}
        won = {row.game.id for row in rows if row.result and row.result.winner}
        title = self.house.title(game)
        told = ask.say(m("core-stats-title", game=title, n=len(games), finished=len(finished), won=len(won)))
        totals = [row.result.total for row in rows if row.result]
        if totals:
            told = f"{told} · {ask.say(self._average(game, totals))}"
        return "\n".join([told, *self._sides(ask, game, rows)])

    def _sides(self, ask: Ask, game: str, rows: Sequence[PlayedRow]) -> list[str]:
        """Factions or corporations, the most played first."""
        sides: dict[str, list[PlayedRow]] = defaultdict(list)
        for row in rows:
            if row.result and row.result.side and self.house.texts.has(row.result.side):
                sides[row.result.side].append(row)
        found = sorted(sides.items(), key=lambda item: -len(item[1]))[:SIDES_SHOWN]
        lines = []
        for side, own in found:
            results = [row.result for row in own if row.result]
            won = sum(result.winner for result in results)
            average = self._average(game, [result.total for result in results])
            lines.append(ask.say(m("core-stats-side", side=m(side), n=len(results), won=won, average=average)))
        return [bullet(lines)] if lines else []

    def _average(self, game: str, totals: Sequence[int]) -> Message:
        """Points, or whatever the game calls what decides it."""
        mean = f"{round(sum(totals) / len(totals), 1) + 0.0:.1f}".replace("-", "−")  # + 0.0: never "−0.0"
        return self.house.texts.either([f"{game}-stats-average"], m("core-stats-average", mean=mean))

    def _answers(self, ask: Ask, found: Times | None) -> str:
        if found is None:
            return ""
        return ask.say(m("core-stats-answers", n=found.answers, mean=span(found.mean), middle=span(found.middle)))


def practice(row: PlayedRow) -> bool:
    """A practice game of `/learn`. Most notes do not mention it and need not be read."""
    return '"practice"' in row.game.meta and read_meta(row.game.meta).practice is not None
