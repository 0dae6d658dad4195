"""The whole bot without a front end: every command and every press ends here (`bot.parts.Desk`)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakValueDictionary

from bot.admin import Admin
from bot.ask import Ask
from bot.chains import Chains
from bot.clockwork import Clockwork
from bot.commands import build_commands
from bot.completion import Completion
from bot.controls import Control, parse
from bot.errors import decline, incident
from bot.exporting import Exporting
from bot.hosting import Hosting
from bot.house import Clock, House, Policies, system_clock
from bot.i18n import Texts
from bot.learn.classroom import Classroom
from bot.learn.tutor import VERB as LEARN
from bot.lobby import Lobby
from bot.look import Look
from bot.lookup import Lookup
from bot.outbox import Outbox
from bot.parts import Args, Body, Caller, ChoiceItem, CommandSpec, Poster, Reply
from bot.passing import Passing
from bot.people import People
from bot.personal import Personal
from bot.play import STEPPING, Play, Stale
from bot.present import fit, note, play_button, refusal_text
from bot.replay import Replay
from bot.robots import Robots
from bot.service import Service
from bot.settings import Settings
from bot.stats import Stats
from bot.tables import COMPUTER, Tables
from bot.typed import Typed
from bot.undo import Undo
from games.ai import players_of
from games.core.engine import Rules
from games.core.errors import GameError
from games.core.message import m
from renderers.protocol import Renderer
from storage.protocol import Page, Repeated, StorageError, Store

log = logging.getLogger(__name__)

REMEMBERED = 2000
LOOKING = frozenset(
    {
        *("board", "hand", "recap", "log", "replay", "stats", "rules", "card", "help"),
        *("mygames", "mydata", "settings", "away", "play", "seat"),
    }
)
"""First words of commands, and verbs of controls, that change no game: they do not queue behind moves."""
Handler = Callable[[Ask], Awaitable[Reply]]
Pressed = Callable[[Ask, Control, Sequence[str]], Awaitable[Reply]]


def _plain(handler: Callable[[Ask, Control], Awaitable[Reply]]) -> Pressed:
    """A control that carries no values."""
    return lambda ask, pressed, _: handler(ask, pressed)


def _typed(typed: Typed, game: str, kind: str) -> Handler:
    return lambda ask: typed.run(ask, game, kind)


class TheDesk:
    """Implements `bot.parts.Desk`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.service = Service(house)
        self.outbox = Outbox(house)
        self.robots = Robots(house, self.service)
        self.clockwork = Clockwork(house, self.service)
        self.lobby = Lobby(house, self.service)
        self.hosting = Hosting(house, self.service, self.lobby)
        self.play = Play(house, self.service)
        self.classroom = Classroom(house, self.service, self.lobby, self.play)
        self.chains = Chains(house, self.play)
        self.typed = Typed(house, self.play)
        self.look = Look(house)
        self.lookup = Lookup(house)
        self.personal = Personal(house)
        self.undo = Undo(house, self.service, self.look)
        self.completion = Completion(house, self.chains, self.typed, self.lookup, self.personal, self.look)
        self._startup: asyncio.Task[None] | None = None
        self._commands = build_commands(house)
        self._handlers: dict[tuple[str, ...], Handler] = self._command_handlers()
        self._presses: dict[str, Pressed] = self._press_handlers()
        self._answers: OrderedDict[str, asyncio.Future[Reply]] = OrderedDict()
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.outbox.on_gone = self._gone
        self.service.listeners += [lambda _: self.outbox.kick(), self.robots.kick]

    @property
    def commands(self) -> tuple[CommandSpec, ...]:
        return self._commands

    # --- requests ---------------------------------------------------------------------------------------------

    async def command(self, caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        return await self._once(caller, f"/{' '.join(path)}", path[0], lambda ask: self._run(ask, path), args)

    async def press(self, caller: Caller, control: str, values: Sequence[str] = ()) -> Reply:
        pressed = parse(control)
        verb = pressed.verb if pressed else ""
        return await self._once(caller, "a control", verb, lambda ask: self._press(ask, pressed, values), {})

    async def complete(
        self, caller: Caller, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> tuple[ChoiceItem, ...]:
        """Nothing to offer is an empty list: a refusal has no place in a menu."""
        try:
            language = await self.house.language(caller)
            ask = Ask(caller, language, self.house.texts.speaker(language), args)
            return tuple(await self.completion.complete(ask, path, option, text, args))
        except (GameError, StorageError):
            return ()
        except Exception as error:
            incident(f"autocomplete of /{' '.join(path)} {option}", error)
            return ()

    async def _run(self, ask: Ask, path: tuple[str, ...]) -> Reply:
        handler = self._handlers.get(path)
        if handler is None:
            raise decline("core-unknown-command")
        return await handler(ask)

    async def _press(self, ask: Ask, pressed: Control | None, values: Sequence[str]) -> Reply:
        handler = self._presses.get(pressed.verb) if pressed else None
        if pressed is None or handler is None:
            raise decline("core-unknown-control")
        return await handler(ask, pressed, values)

    async def _once(self, caller: Caller, where: str, verb: str, run: Handler, args: Args) -> Reply:
        """The same delivery twice gets the first answer; also while the first is still being worked on."""
        known = self._answers.get(caller.interaction) if caller.interaction else None
        if known is not None:
            return await asyncio.shield(known)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if caller.interaction:
            self._answers[caller.interaction] = future
            while len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        try:
            if verb in LOOKING:
                reply = await self._guarded(caller, where, run, args)
            else:
                # In the order of arrival: the reads before a game's own lock could overtake each other.
                async with self._queue(caller.channel):
                    reply = await self._guarded(caller, where, run, args)
        except BaseException:
            self._answers.pop(caller.interaction, None)
            future.cancel()
            raise
        future.set_result(reply)
        if reply.body.picture or reply.body.files:
            self._answers.pop(caller.interaction, None)  # heavy, and only looked at: it can be made again
        return reply

    def _queue(self, channel: str) -> asyncio.Lock:
        lock = self._queues.get(channel)
        if lock is None:
            lock = self._queues[channel] = asyncio.Lock()
        return lock

    async def _guarded(self, caller: Caller, where: str, run: Handler, args: Args) -> Reply:
        """Refusals become answers; anything unexpected becomes an incident and changes nothing."""
        language = "en"
        try:
            language = await self.house.language(caller)
            self.house.people.met(caller.guild, caller.user, caller.name)
            ask = Ask(caller, language, self.house.texts.speaker(language), args)
            stored = await self.house.store.answered(caller.interaction) if caller.interaction else None
            return note(stored) if stored is not None else await run(ask)
        except Stale as stale:
            return self._stale(stale, language)
        except Repeated as repeated:
            return note(repeated.answer)
        except GameError as error:
            return note(refusal_text(error.refusal, self.house.texts.speaker(language)))
        except StorageError as error:
            number = incident(f"{where} (storage)", error)
            return note(self.house.texts.say(m("core-storage-trouble", incident=number), language))
        except Exception as error:
            number = incident(where, error)
            return note(self.house.texts.say(m("core-incident", incident=number), language))

    def _stale(self, stale: Stale, language: str) -> Reply:
        say = self.house.texts.speaker(language)
        live = stale.live
        return Reply(fit(Body(say(m("core-stale")), rows=((play_button(say, live.id, live.row.version),),))))

    # --- handlers ---------------------------------------------------------------------------------------------

    def _command_handlers(self) -> dict[tuple[str, ...], Handler]:
        lobby, hosting, look, personal = self.lobby, self.hosting, self.look, self.personal
        exporting, admin = Exporting(self.house, self.service), Admin(self.house, self.service)
        handlers: dict[tuple[str, ...], Handler] = {
            ("game", "new"): lobby.new,
            ("game", "join"): lobby.join,
            ("game", "leave"): lobby.leave,
            ("game", "options"): lobby.options,
            ("game", "start"): lobby.start,
            ("game", "status"): look.status,
            ("game", "end"): hosting.end,
            ("game", "rematch"): hosting.rematch,
            ("game", "replace"): hosting.replace_seat,
            ("game", "move"): hosting.move,
            ("game", "export"): exporting.export,
            ("game", "import"): exporting.import_file,
            ("play",): self.play.open,
            ("do",): self.chains.do,
            ("pass",): Passing(self.house, self.play).run,
            ("undo",): self.undo.undo,
            ("board",): look.board,
            ("hand",): look.hand,
            ("recap",): look.recap,
            ("log",): look.log,
            ("replay",): Replay(self.house).replay,
            ("rules",): self.lookup.rules,
            ("card",): self.lookup.card,
            ("help",): self.lookup.help,
            ("mygames",): self.lookup.my_games,
            ("settings",): personal.settings,
            ("away",): personal.away,
            ("watch",): hosting.watch,
            ("stats",): Stats(self.house).stats,
            ("mydata",): personal.my_data,
            ("admin", "check"): admin.check,
            ("admin", "repost"): admin.repost,
            ("admin", "language"): admin.language,
        }
        if self.classroom.courses:
            handlers["learn",] = self.classroom.learn
        for group in self._commands:
            if group.name in self.house.games:
                handlers.update(self._typed_handlers(group, (group.name,)))
        return handlers

    def _typed_handlers(self, spec: CommandSpec, path: tuple[str, ...]) -> dict[tuple[str, ...], Handler]:
        """`/tiny bid`, `/tiny more bid`: the last word is the kind of action."""
        found: dict[tuple[str, ...], Handler] = {}
        for child in spec.children:
            here = (*path, child.name)
            if child.children:
                found.update(self._typed_handlers(child, here))
            else:
                found[here] = _typed(self.typed, path[0], child.name)
        return found

    def _press_handlers(self) -> dict[str, Pressed]:
        lobby, play, hosting = self.lobby, self.play, self.hosting
        presses: dict[str, Pressed] = {
            "join": lobby.join_pressed,
            "sit": lobby.join_pressed,
            "leave": _plain(lobby.leave_pressed),
            "ready": _plain(lobby.ready_pressed),
            "start": _plain(lobby.start_pressed),
            "option": lobby.options_pressed,
            "computer": lobby.computer_pressed,
            "play": _plain(play.open_pressed),
            LEARN: _plain(self.classroom.pressed),
            "seat": _plain(play.switch_seat),
            "board": self.look.board_pressed,
            "hand": _plain(self.look.hand_pressed),
            "recap": _plain(self.look.recap_pressed),
            "log": _plain(self.look.log_pressed),
            "agree": _plain(self.undo.voted),
            "refuse": _plain(self.undo.voted),
            "end": _plain(hosting.end_pressed),
            "rematch": _plain(hosting.rematch_pressed),
            "erase": _plain(self.personal.erase_pressed),
        }
        presses.update(dict.fromkeys(STEPPING, play.step))
        return presses

    # --- life -------------------------------------------------------------------------------------------------

    async def start(self, poster: Poster) -> None:
        self.robots.running = True
        self.outbox.start(poster)
        self.clockwork.start()
        self._startup = asyncio.create_task(self._resume(), name="resume games")

    async def _resume(self) -> None:
        """Computer players whose turn it was when the bot stopped."""
        policies = {policy for game in self.house.policies.values() for policy in game}
        for policy in sorted(policies):
            offset = 0
            while rows := await self.house.store.games(
                Page(user=COMPUTER + policy, status=("running",), limit=200, offset=offset)
            ):
                for row in rows:
                    self.robots.kick(row.id)
                offset += len(rows)

    async def wake(self) -> None:
        self.outbox.kick()

    async def channel_gone(self, channel: str) -> None:
        log.info("channel %s is gone", channel)
        await self.hosting.park(channel)

    async def _gone(self, game: str, channel: str) -> None:
        """A post found no channel: a watching one is forgotten, the table's own parks the game."""
        try:
            await self.hosting.unwatch(game, channel)
            await self.channel_gone(channel)
        except (GameError, StorageError) as error:
            log.warning("channel %s is gone, and so is its game: %s", channel, error)

    async def settle(self) -> None:
        """Until nothing is left to do now: computer players have moved, every post that is due is out (tests)."""
        if self._startup is not None:
            await self._startup
        await self.robots.idle()
        await self.outbox.flush()

    async def stop(self) -> None:
        if self._startup is not None:
            self._startup.cancel()
            await asyncio.gather(self._startup, return_exceptions=True)
        await self.clockwork.stop()
        await self.robots.stop()
        await self.outbox.stop()
        self.house.pool.shutdown(wait=False, cancel_futures=True)


def open_desk(
    settings: Settings,
    store: Store,
    *,
    games: Mapping[str, Rules[Any]],
    renderers: Mapping[str, Renderer],
    policies: Policies | None = None,
    texts: Texts | None = None,
    clock: Clock = system_clock,
) -> TheDesk:
    """Put the parts together. Nothing runs before `start`."""
    house = House(
        settings=settings,
        store=store,
        texts=texts or Texts(),
        games=games,
        renderers=renderers,
        policies=_all_policies(games) if policies is None else policies,
        clock=clock,
        tables=Tables(store, games, settings.cached_games),
        people=People(store),
        pool=ThreadPoolExecutor(settings.drawing_threads, thread_name_prefix="drawing"),
    )
    return TheDesk(house)


def _all_policies(games: Mapping[str, Rules[Any]]) -> Policies:
    """The computer players of these games, the ones that know their game first."""
    return {key: dict(sorted(players_of(key).items(), key=lambda item: item[0] == "random")) for key in games}
