"""The whole bot without a front end: every command and every press ends here (`bot.parts.Desk`)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.ask import Ask
from bot.commands import build_commands
from bot.controls import Control, parse
from bot.errors import decline, incident
from bot.house import Clock, House, Policies, system_clock
from bot.i18n import Texts
from bot.lobby import Lobby
from bot.outbox import Outbox
from bot.parts import Args, Body, Caller, ChoiceItem, CommandSpec, Poster, Reply
from bot.people import People
from bot.play import STEPPING, Play, Stale
from bot.present import fit, note, play_button, refusal_text
from bot.service import Service
from bot.settings import Settings
from bot.tables import Tables
from games.ai import players_of
from games.core.engine import Rules
from games.core.errors import GameError
from games.core.message import m
from renderers.protocol import Renderer
from storage.protocol import Repeated, StorageError, Store

log = logging.getLogger(__name__)

REMEMBERED = 2000
Handler = Callable[[Ask], Awaitable[Reply]]
Pressed = Callable[[Ask, Control, Sequence[str]], Awaitable[Reply]]


class TheDesk:
    """Implements `bot.parts.Desk`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.service = Service(house)
        self.outbox = Outbox(house)
        self.lobby = Lobby(house, self.service)
        self.play = Play(house, self.service)
        self._commands = build_commands(house)
        self._handlers: dict[tuple[str, ...], Handler] = self._command_handlers()
        self._presses: dict[str, Pressed] = self._press_handlers()
        self._answers: OrderedDict[str, asyncio.Future[Reply]] = OrderedDict()
        self.service.listeners.append(lambda _: self.outbox.kick())

    @property
    def commands(self) -> tuple[CommandSpec, ...]:
        return self._commands

    # --- requests ---------------------------------------------------------------------------------------------

    async def command(self, caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        return await self._once(caller, f"/{' '.join(path)}", lambda ask: self._run(ask, path), args)

    async def press(self, caller: Caller, control: str, values: Sequence[str] = ()) -> Reply:
        return await self._once(caller, "a control", lambda ask: self._press(ask, control, values), {})

    async def complete(
        self, caller: Caller, path: tuple[str, ...], option: str, text: str, args: Args
    ) -> tuple[ChoiceItem, ...]:
        return ()

    async def _run(self, ask: Ask, path: tuple[str, ...]) -> Reply:
        handler = self._handlers.get(path)
        if handler is None:
            raise decline("core-unknown-command")
        return await handler(ask)

    async def _press(self, ask: Ask, text: str, values: Sequence[str]) -> Reply:
        pressed = parse(text)
        handler = self._presses.get(pressed.verb) if pressed else None
        if pressed is None or handler is None:
            raise decline("core-unknown-control")
        return await handler(ask, pressed, values)

    async def _once(self, caller: Caller, where: str, run: Handler, args: Args) -> Reply:
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
            reply = await self._guarded(caller, where, run, args)
        except BaseException:
            self._answers.pop(caller.interaction, None)
            future.cancel()
            raise
        future.set_result(reply)
        return reply

    async def _guarded(self, caller: Caller, where: str, run: Handler, args: Args) -> Reply:
        """Refusals become answers; anything unexpected becomes an incident and changes nothing."""
        language = "en"
        try:
            language = await self.house.language(caller)
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
        return {
            ("game", "new"): self.lobby.new,
            ("game", "join"): self.lobby.join,
            ("game", "leave"): self.lobby.leave,
            ("game", "options"): self.lobby.options,
            ("game", "start"): self.lobby.start,
            ("play",): self.play.open,
        }

    def _press_handlers(self) -> dict[str, Pressed]:
        lobby, play = self.lobby, self.play
        presses: dict[str, Pressed] = {
            "join": lobby.join_pressed,
            "sit": lobby.join_pressed,
            "leave": lambda ask, pressed, _: lobby.leave_pressed(ask, pressed),
            "ready": lambda ask, pressed, _: lobby.ready_pressed(ask, pressed),
            "start": lambda ask, pressed, _: lobby.start_pressed(ask, pressed),
            "option": lobby.options_pressed,
            "computer": lobby.computer_pressed,
            "play": lambda ask, pressed, _: play.open_pressed(ask, pressed),
            "seat": lambda ask, pressed, _: play.switch_seat(ask, pressed),
        }
        presses.update(dict.fromkeys(STEPPING, play.step))
        return presses

    # --- life -------------------------------------------------------------------------------------------------

    async def start(self, poster: Poster) -> None:
        self.outbox.start(poster)

    async def wake(self) -> None:
        self.outbox.kick()

    async def channel_gone(self, channel: str) -> None:
        row = await self.house.store.in_channel(channel)
        log.info("channel %s is gone; game %s", channel, row.id if row else "-")

    async def settle(self) -> None:
        """Until nothing is left to do now: every post that is due is out (tests, shutting down)."""
        await self.outbox.flush()

    async def stop(self) -> None:
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
        policies={key: players_of(key) for key in games} if policies is None else policies,
        clock=clock,
        tables=Tables(store, games, settings.cached_games),
        people=People(store),
        pool=ThreadPoolExecutor(settings.drawing_threads, thread_name_prefix="drawing"),
    )
    return TheDesk(house)
