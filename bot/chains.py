"""`/do`: a whole move typed as a chain of steps, "march > tenzing > 4 gandhi", completed step by step.

Each step is matched loosely against the labels of what is legal after the steps before it. A step that reveals hidden
information ends the chain: what comes after it is neither offered nor accepted, because that would tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from bot.ask import Ask, ensure_playing, game_here, seat_for, to_move
from bot.drafts import Walk, legal, walk
from bot.errors import decline
from bot.house import House
from bot.i18n import Say, safe
from bot.matching import Candidate, all_fitting, best, candidate
from bot.parts import ChoiceItem, Reply
from bot.play import Play
from bot.present import AUTOCOMPLETE, ITEM, cut, refusal_text
from bot.shorthand import MARK, shortened, spelled_out
from bot.tables import Live
from games.core.engine import Option
from games.core.errors import GameError
from games.core.message import Label, Refusal, m
from games.core.model import Action, SeatId

SEPARATOR = " > "
CANDIDATES_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Chain:
    """Typed steps, read as far as they are clear: `steps` are, `rest` is the first text that is not (or "")."""

    steps: tuple[Action, ...]
    texts: tuple[str, ...]
    plan: Walk
    rest: str
    found: tuple[Candidate[Option], ...] = ()
    """What `rest` may mean: none, or several."""
    last: bool = True
    """`rest` is the last step typed."""


class Chains:
    """Reads and completes chains. The beginning of a long one is written in shorthand (`bot.shorthand`)."""

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play

    async def do(self, ask: Ask) -> Reply:
        async with to_move(self.house, ask, await game_here(self.house, ask.caller)) as (live, seat):
            chain = await self._understood(ask, live, seat)
            if chain.plan.decision is None and not chain.steps:
                return await self.play.panel(ask, live, seat)  # it says whom the game waits for
            if chain.rest:
                raise self._unclear(ask, live, chain)
            if not chain.steps:
                return await self.play.panel(ask, live, seat)
            if not chain.plan.complete:
                # All or nothing: an unfinished move is only planned; the panel shows what is missing.
                await self.play.drafts.save(live, seat, ask.caller.user, chain.steps)
                news = self.house.say(live, ask.language)(m("core-chain-unfinished"))
                return await self.play.show(ask, live, seat, chain.steps, news=news)
            return await self.play.commit(ask, live, chain.plan)

    async def _understood(self, ask: Ask, live: Live, seat: SeatId) -> Chain:
        """From the start of the move; where that makes no sense, as the continuation of what is planned."""
        chain = self.read(live, seat, ask.text("move"), ask.language)
        if chain.rest and not chain.steps:
            further = self.read(live, seat, ask.text("move"), ask.language, await self._planned(ask, live, seat))
            return chain if further.rest and chain.found else further
        return chain

    async def _planned(self, ask: Ask, live: Live, seat: SeatId) -> tuple[Action, ...]:
        """The unfinished move of the panel, as far as steps can follow it."""
        steps = await self.play.drafts.load(live, seat, ask.caller.user)
        return () if walk(live, seat, steps).barrier else steps

    def read(self, live: Live, seat: SeatId, text: str, language: str, begun: tuple[Action, ...] = ()) -> Chain:
        """As many steps as are clear, after those already begun."""
        parts = [part.strip() for part in text.split(">")]
        plan, texts = walk(live, seat, begun), tuple[str, ...]()
        if parts[0].startswith(MARK):
            plan = self._spelled_out(live, seat, parts.pop(0))
            say = self.house.say_plain(live, language)
            texts = tuple(step_text(label, say) for label in plan.labels)
        steps = plan.steps
        parts = [part for part in parts if part]
        for number, part in enumerate(parts):
            if plan.barrier:
                raise decline("core-after-reveal", n=len(steps))
            found = best(self.candidates(live, plan, language), part)
            if len(found) != 1:
                return Chain(steps, texts, plan, part, tuple(found), number == len(parts) - 1)
            steps = (*steps, found[0].item.action)
            texts = (*texts, found[0].text)
            plan = walk(live, seat, steps)
        return Chain(steps, texts, plan, "")

    def candidates(self, live: Live, plan: Walk, language: str) -> list[Candidate[Option]]:
        """The legal options after the plan, with all the ways to name them."""
        return self._named(legal(plan.decision), live, language) if plan.decision else []

    def _named(self, options: Sequence[Option], live: Live, language: str) -> list[Candidate[Option]]:
        own, english = self.house.say_plain(live, language), self.house.say_plain(live, "en")
        found: list[Candidate[Option]] = []
        for option in options:
            text = step_text(option.label, own)
            forms = [english(option.label.text)] if language != "en" else []
            found.append(candidate(option, text, forms, field_words(option.action)))
        return found

    def _spelled_out(self, live: Live, seat: SeatId, word: str) -> Walk:
        steps = spelled_out(live, seat, word)
        if steps is None:
            raise decline("core-chain-token")
        return walk(live, seat, steps)

    def _unclear(self, ask: Ask, live: Live, chain: Chain) -> GameError:
        number = len(chain.steps) + 1
        typed = safe(chain.rest, 60)
        shown = chain.found or self._near(live, chain, ask.language)
        names = " · ".join(safe(c.text, 90) for c in shown[:CANDIDATES_SHOWN])
        more = "" if len(shown) <= CANDIDATES_SHOWN else " …"
        if not shown:
            return decline("core-chain-nothing", n=number, typed=typed)
        if chain.found:
            return decline("core-chain-ambiguous", n=number, typed=typed, options=names + more)
        refused = self._refused(live, chain, ask.language)
        if refused is not None:
            why = refusal_text(refused, self.house.say(live, ask.language))
            return decline("core-chain-refused", n=number, typed=typed, why=why, options=names + more)
        return decline("core-chain-no-match", n=number, typed=typed, options=names + more)

    def _near(self, live: Live, chain: Chain, language: str) -> tuple[Candidate[Option], ...]:
        """What comes closest to a text that fits nothing: the same words with other numbers, else everything."""
        every = self.candidates(live, chain.plan, language)
        words = " ".join(word for word in chain.rest.split() if not word.isdigit())
        near = best(every, words) if words and words != chain.rest else []
        return tuple(near or every)

    def _refused(self, live: Live, chain: Chain, language: str) -> Refusal | None:
        """The reason, where the text names something that the game explains."""
        asked = walk(live, chain.plan.seat, chain.steps, explain=True).decision
        found = best(self._named([o for o in asked.options if o.refusal] if asked else [], live, language), chain.rest)
        return found[0].item.refusal if len(found) == 1 else None

    # --- autocomplete -----------------------------------------------------------------------------------------

    async def complete(self, ask: Ask, text: str) -> tuple[ChoiceItem, ...]:
        live = await game_here(self.house, ask.caller)
        ensure_playing(live)
        seat = seat_for(live, ask.caller.user, ask.text("seat"))
        head, _, fragment = text.rpartition(">")
        if not head and text.startswith(MARK):
            head, fragment = text, ""
        chain, found = self._continued(live, seat, head, fragment, ask.language)
        if not found and not chain.steps and (begun := await self._planned(ask, live, seat)):
            chain, found = self._continued(live, seat, head, fragment, ask.language, begun)
        short = cache(lambda steps: shortened(live, seat, steps))
        items: list[ChoiceItem] = []
        if chain.texts and chain.plan.complete and not chain.rest and not fragment.strip():
            items.append(chain_item(chain.steps, chain.texts, short, mark="✓ "))
        for c in found[: AUTOCOMPLETE - len(items)]:
            items.append(chain_item((*chain.steps, c.item.action), (*chain.texts, c.text), short))
        return tuple(items)

    def _continued(
        self, live: Live, seat: SeatId, head: str, fragment: str, language: str, begun: tuple[Action, ...] = ()
    ) -> tuple[Chain, list[Candidate[Option]]]:
        """The steps that are clear, and what may follow them; an earlier step that is not clear comes first."""
        chain = self.read(live, seat, head, language, begun)
        return chain, all_fitting(self.candidates(live, chain.plan, language), chain.rest or fragment)


def step_text(label: Label, say: Say) -> str:
    """A step as it reads inside a chain."""
    return say(label.text).replace(">", "›")


def chain_item(
    steps: tuple[Action, ...], texts: Sequence[str], short: Callable[[tuple[Action, ...]], str], mark: str = ""
) -> ChoiceItem:
    """A chain to choose: its end is shown, and where it is too long its beginning becomes one word."""
    value = SEPARATOR.join(texts)
    name = mark + value
    if len(name) > ITEM:
        name = mark + "… " + value[-(ITEM - len(mark) - 2) :]
    if len(value) > ITEM:
        value = cut(f"{short(steps[:-1])}{SEPARATOR}{texts[-1]}", ITEM)
    return ChoiceItem(name, value)


def field_words(action: Action) -> str:
    """ "bid 5": the kind and the values of the fields, as in a saved log."""
    values = [str(value) for name, value in action if name != "kind"]
    return " ".join([action.kind, *values])
