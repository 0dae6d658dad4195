"""`/rules`, `/card`, `/help`, `/mygames`: looking things up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ask import Ask
from bot.errors import decline
from bot.house import House
from bot.i18n import safe
from bot.matching import Candidate, all_fitting, best, candidate
from bot.parts import Body, ChoiceItem, Reply
from bot.present import AUTOCOMPLETE, ITEM, cut, fit, note
from bot.tables import Live, read_meta
from games.core.flow import waiting
from games.core.library import Entry, EntryKind
from games.core.message import Message, m
from storage.protocol import GameRow, Page

GAMES_SHOWN = 20
GAMES_OFFERED = 100
"""The newest ones; from more than that nobody chooses by a list."""


class Lookup:
    def __init__(self, house: House) -> None:
        self.house = house

    # --- cards and rules --------------------------------------------------------------------------------------

    async def rules(self, ask: Ask) -> Reply:
        return await self._entry(ask, "rule", ask.text("topic"))

    async def card(self, ask: Ask) -> Reply:
        return await self._entry(ask, "card", ask.text("name"))

    async def _entry(self, ask: Ask, kind: EntryKind, text: str) -> Reply:
        entries = await self._entries(ask, kind)
        if not entries:
            raise decline(f"core-no-{kind}s")
        found = best(entries, text)
        if len(found) != 1:
            near = found or all_fitting(entries, text) or entries
            names = " · ".join(c.text for c in near[:15])
            raise decline("core-lookup-several" if found else "core-lookup-none", typed=safe(text, 60), options=names)
        entry = found[0].item
        return Reply(fit(Body(ask.say(entry.text), title=ask.say(entry.title), footer=_source(ask, entry))))

    async def _entries(self, ask: Ask, kind: EntryKind) -> list[Candidate[Entry]]:
        """Of the game in this channel; without one, of all games."""
        row = await self.house.store.in_channel(ask.caller.channel)
        keys = [row.game] if row is not None and row.game in self.house.games else list(self.house.games)
        found: list[Candidate[Entry]] = []
        for key in keys:
            library = self.house.games[key].library()
            for entry in library.entries(kind) if library else ():
                english = self.house.texts.say(entry.title, "en")
                found.append(candidate(entry, ask.say(entry.title), [entry.id, english, entry.rule]))
        return found

    async def complete(self, ask: Ask, kind: EntryKind, text: str) -> list[ChoiceItem]:
        found = all_fitting(await self._entries(ask, kind), text)
        return [ChoiceItem(cut(c.text, ITEM), cut(c.item.id, ITEM)) for c in found[:AUTOCOMPLETE]]

    # --- help -------------------------------------------------------------------------------------------------

    async def help(self, ask: Ask) -> Reply:
        """What to do here and now, then the commands in one breath."""
        row = await self.house.store.in_channel(ask.caller.channel)
        if row is None:
            first = m("core-help-empty")
        else:
            first = self._situation(await self.house.tables.of(row), ask.caller.user)
        return note(
            "\n".join([ask.say(first), "", ask.say(m("core-help-commands"))]), title=ask.say(m("core-help-title"))
        )

    def _situation(self, live: Live, user: str) -> Message:
        mine = live.seats_of(user)
        if live.row.status == "lobby":
            return m("core-help-lobby")
        if live.state is None or live.row.status in ("over", "ended"):
            return m("core-help-over")
        if not mine:
            return m("core-help-spectator")
        asked = any(seat in waiting(live.state) for seat in mine)
        return m("core-help-your-turn" if asked else "core-help-not-your-turn", game=live.rules.key)

    # --- my games ---------------------------------------------------------------------------------------------

    async def my_games(self, ask: Ask) -> Reply:
        page = Page(user=ask.caller.user, status=("running", "lobby", "parked"), limit=GAMES_SHOWN)
        rows = await self.house.store.games(page)
        if not rows:
            return note(ask.say(m("core-mygames-none")))
        lines: list[str] = []
        for row in rows:
            live = await self.house.tables.of(row)
            mine = live.seats_of(ask.caller.user)
            turn = live.playing and live.state is not None and any(s in waiting(live.state) for s in mine)
            state = "turn" if turn else row.status
            where = f"<#{row.channel}>"
            title = self.house.table_title(row.game, live.meta)
            lines.append(ask.say(m(f"core-mygames-{state}", game=title, where=where, id=row.id)))
        return note(
            "\n".join(sorted(lines, key=lambda line: not line.startswith("▶"))), title=ask.say(m("core-mygames"))
        )

    async def complete_own_games(self, ask: Ask, text: str) -> list[ChoiceItem]:
        """The caller's live games, by id."""
        page = Page(user=ask.caller.user, status=("running", "lobby", "parked"), limit=GAMES_OFFERED)
        return await self._complete_games(ask, text, await self.house.store.games(page))

    async def complete_watchable(self, ask: Ask, text: str) -> list[ChoiceItem]:
        """Live games of this server in other channels that the caller sees; to stop, what this channel watches."""
        caller = ask.caller
        page = Page(guild=caller.guild, status=("running", "lobby"), limit=GAMES_OFFERED)
        rows = await self.house.store.games(page)
        if ask.flag("stop"):
            rows = tuple(row for row in rows if caller.channel in read_meta(row.meta).watchers)
        else:
            rows = tuple(row for row in rows if row.channel != caller.channel and caller.sees(row.channel))
        return await self._complete_games(ask, text, rows)

    async def _complete_games(self, ask: Ask, text: str, rows: Sequence[GameRow]) -> list[ChoiceItem]:
        """Named by title, state and people: an id alone tells nobody which game it is."""
        shown: list[Candidate[str]] = []
        for row in rows:
            seats = await self.house.store.seats(row.id)
            people = dict.fromkeys(self.house.holder_name(row.guild, s, ask.language) for s in seats if s.user)
            state = ask.say(m(f"core-listed-{row.status}"))
            parts = (ask.say(self.house.table_title(row.game, read_meta(row.meta))), state, ", ".join(people))
            shown.append(candidate(row.id, " · ".join(part for part in parts if part), [row.id]))
        found = all_fitting(shown, text)[:AUTOCOMPLETE]
        return [ChoiceItem(f"{cut(c.text, ITEM - len(c.item) - 3)} · {c.item}", c.item) for c in found]


def _source(ask: Ask, entry: Entry) -> str:
    """A section or page of the rulebook, or the number printed on a card."""
    if entry.rule.startswith("#"):
        return ask.say(m("core-lookup-number", number=entry.rule))
    return ask.say(m("core-lookup-rule", rule=entry.rule)) if entry.rule else ""
