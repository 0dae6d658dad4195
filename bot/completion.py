"""Autocomplete: which list belongs to which option."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.ask import Ask, game_here
from bot.chains import Chains
from bot.commands import MORE
from bot.house import House
from bot.look import TEXT_VIEW, Look, own_seat
from bot.lookup import Lookup
from bot.matching import Candidate, all_fitting, candidate
from bot.options import PACE, PACES, field_name, fields, value_name, value_text
from bot.parts import Args, ChoiceItem
from bot.personal import Personal
from bot.present import AUTOCOMPLETE, ITEM, cut
from bot.tables import Live
from bot.typed import SEAT, Typed


class Completion:
    def __init__(
        self, house: House, chains: Chains, typed: Typed, lookup: Lookup, personal: Personal, look: Look
    ) -> None:
        self.house = house
        self.look = look
        self.chains = chains
        self.typed = typed
        self.lookup = lookup
        self.personal = personal

    async def complete(
        self, ask: Ask, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> Sequence[ChoiceItem]:
        """At most 25 items of at most 100 characters; nothing where nothing fits."""
        if path[0] in self.house.games and option != SEAT:
            kind = path[-1] if path[1:2] == (MORE,) else path[1]
            return await self.typed.complete(ask, path[0], kind, option, text, args)
        match (path, option):
            case (("do",), "move"):
                return await self.chains.complete(ask, text)
            case (("rules",), _):
                return await self.lookup.complete(ask, "rule", text)
            case (("card",), _):
                return await self.lookup.complete(ask, "card", text)
            case (("settings",), "always"):
                return await self.personal.complete_topics(ask, text)
            case (("settings",), _):
                return await self.personal.complete_standing(ask, text)
            case (("game", "move"), _):
                return await self.lookup.complete_own_games(ask, text)
            case (("watch",), _):
                return await self.lookup.complete_watchable(ask, text)
            case (("game", "new"), _):
                return self._setup(ask, text)
        live = await game_here(self.house, ask.caller)
        return self._of_table(ask, live, path, option, text)

    def _of_table(self, ask: Ask, live: Live, path: tuple[str, ...], option: str, text: str) -> Sequence[ChoiceItem]:
        match (path, option):
            case (_, "computer"):
                policies = self.house.policies.get(live.rules.key, {})
                return listed([candidate(p, ask.say(self.house.policy_name(p)), [p]) for p in policies], text)
            case (("board",), _):
                return self._views(ask, live, text)
            case (("game", "options"), "option"):
                names = [*(f.name for f in fields(live.rules)), PACE]
                return listed([self._field(ask, live, name) for name in names], text)
            case (("game", "options"), _):
                return self._field_values(ask, live, text)
            case (_, "seat"):
                return self._seats(ask, live, path, text)
        return ()

    def _field(self, ask: Ask, live: Live, name: str) -> Candidate[str]:
        return candidate(name, ask.say(field_name(self.house, live.rules, name)), [name])

    def _field_values(self, ask: Ask, live: Live, text: str) -> Sequence[ChoiceItem]:
        name = ask.text("option")
        found = next((f for f in fields(live.rules) if f.name == name), None)
        values = PACES if name == PACE else found.values if found else ()
        shown = [
            candidate(value_text(v), ask.say(value_name(self.house, live.rules, name, v)), [value_text(v)])
            for v in values
        ]
        return listed(shown, text)

    def _seats(self, ask: Ask, live: Live, path: tuple[str, ...], text: str) -> Sequence[ChoiceItem]:
        names = {spec.seat: spec.name for spec in live.rules.seats(live.options)}
        mine = live.seats_of(ask.caller.user)
        shown: list[Candidate[str]] = []
        for row in live.seats:
            wanted = {"join": not row.user, "replace": True, "leave": bool(row.user)}.get(path[-1], row.seat in mine)
            if wanted and row.seat in names:
                holder = self.house.holder_name(live.row.guild, row, ask.language) if row.user else ""
                title = ask.say(names[row.seat])
                shown.append(candidate(row.seat, f"{title} · {holder}" if holder else title, [row.seat]))
        return listed(shown, text)

    def _views(self, ask: Ask, live: Live, text: str) -> Sequence[ChoiceItem]:
        renderer = self.house.renderer(live)
        if renderer is None or live.state is None:
            return listed([candidate(TEXT_VIEW, TEXT_VIEW)], text)
        names = renderer.pictures(live.rules.view(live.state, own_seat(live, ask)))
        label = self.house.say_plain(live, ask.language)
        shown = [candidate(name, self.look.view_name(live, name, label), [name]) for name in names]
        texts = [candidate(f"{TEXT_VIEW}:{c.item}", f"{TEXT_VIEW}: {c.text}", [TEXT_VIEW]) for c in shown[1:]]
        return listed([*shown, candidate(TEXT_VIEW, TEXT_VIEW), *texts], text)

    def _setup(self, ask: Ask, text: str) -> Sequence[ChoiceItem]:
        """`players=3 mode=solo`: the last word is being typed; options not named yet are offered."""
        rules = self.house.games.get(ask.text("game") or next(iter(self.house.games), ""))
        if rules is None:
            return ()
        head, _, last = text.rpartition(" ")
        named = {part.partition("=")[0] for part in head.split()}
        pairs = [f"{f.name}={value_text(v)}" for f in fields(rules) for v in f.values if f.name not in named]
        pairs += [f"{PACE}={p}" for p in PACES if PACE not in named]
        fitting = [p for p in pairs if p.startswith(last.lower()) or last.lower() in p]
        return [ChoiceItem(v, v) for p in fitting[:AUTOCOMPLETE] if len(v := f"{head} {p}".strip()) <= ITEM]


def listed(shown: Iterable[Candidate[str]], text: str) -> list[ChoiceItem]:
    return [ChoiceItem(cut(c.text, ITEM), cut(c.item, ITEM)) for c in all_fitting(list(shown), text)[:AUTOCOMPLETE]]
