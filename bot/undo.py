"""Taking back: free to the last reveal or other seat's act; beyond that the table votes, seeing what would go."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.aftermath import aftermath, nonce, post_data, posts
from bot.ask import Ask, ensure_playing, game_here
from bot.controls import Control
from bot.errors import decline
from bot.house import House, public_language
from bot.i18n import safe
from bot.look import Look
from bot.parts import Body, Reply
from bot.present import fit, note, play_button
from bot.records import Meta, PostData, Vote, message_data
from bot.service import Service
from bot.tables import Live, is_computer
from games.core.message import Message, m
from storage.protocol import ActionRow, Commit, NewPost

FREE_STEPS = 200  # how far back the log is read for a free undo


class Undo:
    def __init__(self, house: House, service: Service, look: Look) -> None:
        self.house = house
        self.service = service
        self.look = look

    async def undo(self, ask: Ask) -> Reply:
        here = await game_here(self.house, ask.caller)
        async with self.house.tables.lock(here.id):
            live = await self.house.tables.get(here.id)
            ensure_playing(live)
            mine = live.seats_of(ask.caller.user)
            if not mine:
                raise decline("core-not-seated")
            log = await self.house.store.actions(live.id, max(0, live.row.moves - FREE_STEPS))
            whole = ask.text("what") == "turn"
            target = self._target(ask, live, log, mine, whole)
            if target >= free_back(log, mine):
                return await self._take_back(ask, live, target, ask.caller.user)
            return await self._propose(ask, live, target)

    def _target(self, ask: Ask, live: Live, log: Sequence[ActionRow], mine: Sequence[str], whole: bool) -> int:
        """How many moves stay: before my last act, before my free run of acts, or the number asked for."""
        wanted = ask.number("to")
        if wanted is not None:
            if not 0 <= wanted < live.row.moves:
                raise decline("core-no-such-move", n=live.row.moves)
            return wanted
        own = [a.number for a in log if a.seat in mine]
        if not own:
            raise decline("core-nothing-to-undo")
        free = free_back(log, mine)
        if own[-1] < free:
            return own[-1]
        return free if whole else own[-1]

    async def _take_back(self, ask: Ask, live: Live, target: int, by: str) -> Reply:
        say = self.house.say(live, public_language(live.row))
        gone = await self.look.events_text(live, target, say)
        who = self._name(live, by)
        text = m("core-undone", who=who, n=live.row.moves - target, what=gone)
        fresh = await self.cut(live, target, text, ask.caller.interaction, ask.say(m("core-done-already")), by)
        rows = ((play_button(ask.say, live.id, fresh.row.version),),)
        return note(ask.say(m("core-undo-done", n=live.row.moves - target)), rows=rows)

    async def cut(self, live: Live, target: int, text: Message, interaction: str, answer: str, by: str) -> Live:
        """The log ends after `target` moves from now on. Needs the lock."""
        then = await self.house.tables.at(live.id, target)
        state = then.position
        version = live.row.version + 1
        meta = live.meta.model_copy(deep=True)
        meta.branch += 1
        meta.vote = None
        meta.held = {s: kept for s, held in meta.held.items() if (kept := [h for h in held if h.move < target])}
        meta.touched = {row.seat: version for row in live.seats}
        after = await aftermath(self.house, live, state, (), {by})
        data = post_data(live, state, after, "undo", target, text=message_data(text))
        data.branch = meta.branch
        commit = Commit(
            game=live.id,
            version=live.row.version,
            truncate_to=target,
            meta=meta.dump(),
            posts=posts(live, data),
            timers=after.timers,
            cancel_timers=after.cancel_timers,
            clear_drafts=[row.seat for row in live.seats],
            prompts=after.prompts,
            clear_prompts=after.clear_prompts,
            interaction=interaction,
            answer=answer,
            at=self.house.now(),
        )
        return await self.service.save(live, commit, after, state)

    # --- voting -----------------------------------------------------------------------------------------------

    async def _propose(self, ask: Ask, live: Live, target: int) -> Reply:
        voters = other_people(live, ask.caller.user)
        if not voters:
            return await self._take_back(ask, live, target, ask.caller.user)  # alone with computers: nobody to ask
        language = public_language(live.row)
        gone = await self.look.events_text(live, target, self.house.say(live, language))
        vote = Vote(id=secrets.token_hex(3), to=target, by=ask.caller.user, agreed=[ask.caller.user])
        text = m("core-vote", who=self._name(live, ask.caller.user), n=live.row.moves - target, what=gone)
        meta = live.meta.model_copy(update={"vote": vote})
        data = PostData(
            kind="vote",
            moves=live.row.moves,
            branch=live.meta.branch,
            version=live.row.version + 1,
            text=message_data(text),
            pings=list(voters),
            vote=vote.id,
        )
        await self.service.save(live, self._note(ask, live, meta, data))
        return note(ask.say(m("core-vote-asked", n=len(voters))))

    def _note(self, ask: Ask, live: Live, meta: Meta, data: PostData | None) -> Commit:
        return Commit(
            game=live.id,
            version=live.row.version,
            meta=meta.dump(),
            posts=[NewPost(live.row.channel, data.dump(), nonce(live))] if data else (),
            interaction=ask.caller.interaction,
            answer=ask.say(m("core-done-already")),
            at=self.house.now(),
        )

    async def voted(self, ask: Ask, pressed: Control) -> Reply:
        async with self.house.tables.lock(pressed.game):
            live = await self.house.tables.get(pressed.game)
            vote = live.meta.vote
            if vote is None or vote.id != pressed.argument or not live.playing:
                raise decline("core-vote-closed")
            user = ask.caller.user
            if user not in live.people():
                raise decline("core-not-seated")
            if pressed.verb == "refuse":
                return await self._refused(ask, live, vote)
            agreed = [*dict.fromkeys([*vote.agreed, user])]
            open_people = [p for p in live.people() if p not in agreed]
            if open_people:
                meta = live.meta.model_copy(update={"vote": vote.model_copy(update={"agreed": agreed})})
                await self.service.save(live, self._note(ask, live, meta, None))
                return note(ask.say(m("core-vote-counted", n=len(open_people))))
            say = self.house.say(live, public_language(live.row))
            gone = await self.look.events_text(live, vote.to, say)
            text = m("core-undone-agreed", who=self._name(live, vote.by), n=live.row.moves - vote.to, what=gone)
            await self.cut(
                live, vote.to, text, ask.caller.interaction, ask.say(m("core-done-already")), ask.caller.user
            )
            return Reply(fit(Body(ask.say(m("core-vote-passed")))))

    async def _refused(self, ask: Ask, live: Live, vote: Vote) -> Reply:
        meta = live.meta.model_copy(update={"vote": None})
        text = m("core-vote-refused", who=self._name(live, ask.caller.user), by=self._name(live, vote.by))
        data = PostData(kind="note", version=live.row.version + 1, text=message_data(text))
        await self.service.save(live, self._note(ask, live, meta, data))
        return note(ask.say(m("core-done-already")))

    def _name(self, live: Live, user: str) -> str:
        row = next((s for s in live.seats if s.user == user), None)
        return safe(self.house.holder_name(live.row.guild, row, public_language(live.row))) if row else "?"


def free_back(log: Sequence[ActionRow], mine: Sequence[str]) -> int:
    """How many moves stay when everything free is taken back (promise 6): own acts down to a reveal."""
    kept = log[-1].number + 1 if log else 0
    for action in reversed(log):
        if action.seat not in mine or action.barrier:
            break
        kept = action.number
    return kept


def other_people(live: Live, user: str) -> tuple[str, ...]:
    return tuple(p for p in live.people() if p != user and not is_computer(p))
