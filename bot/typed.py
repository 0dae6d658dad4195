"""One command group per game: a subcommand per kind of action, its fields as options completed from what is legal."""

from __future__ import annotations

from typing import Any

from bot.ask import Ask, ensure_playing, game_here, seat_for, to_move
from bot.chains import field_words
from bot.drafts import legal, walk
from bot.errors import decline
from bot.house import House
from bot.i18n import Say
from bot.matching import Candidate, all_fitting, best, candidate
from bot.parts import Args, ChoiceItem, Reply
from bot.play import Play
from bot.present import AUTOCOMPLETE, ITEM, cut, refusal_text
from bot.tables import Live
from games.core.engine import Decision, Option, Rules
from games.core.errors import GameError
from games.core.message import Message, m
from games.core.model import Action, SeatId

SEAT = "seat"


def kind_of(action_type: type[Action]) -> str:
    return str(action_type.model_fields["kind"].default)


def fields_of(action_type: type[Action]) -> list[str]:
    return [name for name in action_type.model_fields if name != "kind"]


def action_type(rules: Rules[Any], kind: str) -> type[Action]:
    found = next((t for t in rules.action_types if kind_of(t) == kind), None)
    if found is None:
        raise decline("core-unknown-command")
    return found


class Typed:
    """`/tiny bid lantern:5`."""

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play

    async def run(self, ask: Ask, game: str, kind: str) -> Reply:
        here = await game_here(self.house, ask.caller)
        if here.rules.key != game:
            raise decline("core-other-game", game=self.house.title(here.rules.key))
        async with to_move(self.house, ask, here) as (live, seat):
            steps = await self.play.drafts.load(live, seat, ask.caller.user)
            asked = walk(live, seat, steps, explain=True).decision
            if asked is None:
                raise decline("core-not-asked")
            option = self._one(ask, live, asked, kind)
            return await self.play.add(ask, live, seat, steps, option.action, deliberate=True)

    def _one(self, ask: Ask, live: Live, asked: Decision, kind: str) -> Option:
        """The one legal option the words mean; else a refusal that teaches."""
        given = self._given(ask, live, kind)
        of_kind = [o for o in legal(asked) if o.action.kind == kind]
        found = narrowed(of_kind, given, self.house.say_plain(live, ask.language))
        if len(found) == 1:
            return found[0]
        say = self.house.say(live, ask.language)
        if found:
            names = " · ".join(say(o.label.text) for o in found[:12])
            raise decline("core-typed-ambiguous", options=names)
        raise self._refusal(asked, of_kind, given, kind, say)

    def _given(self, ask: Ask, live: Live, kind: str) -> dict[str, str]:
        names = fields_of(action_type(live.rules, kind))
        return {name: ask.text(name) for name in names if ask.text(name)}

    def _refusal(self, asked: Decision, of_kind: list[Option], given: dict[str, str], kind: str, say: Say) -> GameError:
        """Why this is not possible, and the nearest things that are."""
        refused = [o for o in asked.options if o.refusal is not None and o.action.kind == kind]
        meant = narrowed(refused, given, say)
        why = refusal_text(meant[0].refusal, say) if meant and meant[0].refusal else say(m("core-not-an-option"))
        # Never empty: a seat that is asked has something to answer.
        near = nearly(of_kind, given, say) or of_kind or legal(asked)
        return decline("core-typed-refused", why=why, options=" · ".join(say(o.label.text) for o in near[:8]))

    # --- autocomplete -----------------------------------------------------------------------------------------

    async def complete(self, ask: Ask, game: str, kind: str, option: str, text: str, args: Args) -> list[ChoiceItem]:
        live = await game_here(self.house, ask.caller)
        ensure_playing(live)
        if live.rules.key != game:
            return []
        seat: SeatId = seat_for(live, ask.caller.user, ask.text(SEAT))
        steps = await self.play.drafts.load(live, seat, ask.caller.user)
        asked = walk(live, seat, steps).decision
        if asked is None:
            return []
        say = self.house.say_plain(live, ask.language)
        given = {n: str(v) for n, v in args.items() if n not in (option, SEAT) and str(v)}
        options = narrowed([o for o in legal(asked) if o.action.kind == kind], given, say)
        return self._values(game, options, option, text, say)

    def _values(self, game: str, options: list[Option], field: str, text: str, say: Say) -> list[ChoiceItem]:
        """The values the field can take; a value that leads to one option only is shown with that option's label."""
        by_value: dict[str, list[Option]] = {}
        for option in options:
            by_value.setdefault(str(getattr(option.action, field, "")), []).append(option)
        shown: list[Candidate[str]] = []
        for value, leads in by_value.items():
            label = say(leads[0].label.text if len(leads) == 1 else self._value_name(game, field, value))
            shown.append(candidate(value, label, [value, *(say(o.label.text) for o in leads)]))
        fitting = all_fitting(shown, text)
        return [ChoiceItem(cut(c.text, ITEM), cut(c.item, ITEM)) for c in fitting[:AUTOCOMPLETE]]

    def _value_name(self, game: str, field: str, value: str) -> Message:
        """ "tiny-lantern-red": a game may name the values of a field; the number 2 gives plurals."""
        plain = m("core-literal", text=value.replace("_", " "), n=2)
        return self.house.texts.either([f"{game}-{field}-{value}"], plain)


def nearly(options: list[Option], given: dict[str, str], say: Say) -> list[Option]:
    """What fits all but one of the values given; a number is the first to give way ("4 from Gandhi": 1, 2 or 3 are)."""
    for field in sorted(given, key=lambda name: not given[name].isdigit()):
        found = narrowed(options, {name: text for name, text in given.items() if name != field}, say)
        if found and len(given) > 1:
            return found
    return []


def narrowed(options: list[Option], given: dict[str, str], say: Say) -> list[Option]:
    """Options whose fields fit what was given: by value, else loosely by value or label."""
    left = options
    for field, text in given.items():
        exact = [o for o in left if str(getattr(o.action, field, "")).lower() == text.lower()]
        if exact:
            left = exact
            continue
        found = best(
            [candidate(o, say(o.label.text), [str(getattr(o.action, field, "")), field_words(o.action)]) for o in left],
            text,
        )
        left = [c.item for c in found]
    return left
