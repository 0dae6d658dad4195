"""Looking: board, hand, recap, log, status. Made from the view of the caller's own seat, or the channel's."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ask import Ask, game_here, seat_for
from bot.controls import Control, control
from bot.errors import decline, incident
from bot.house import House
from bot.i18n import Say
from bot.lobby_view import LobbyView
from bot.options import described
from bot.parts import Body, Button, Reply
from bot.present import bullet, button, fit, fold, note, play_button
from bot.records import event_from_json
from bot.tables import Live
from games.core.flow import waiting
from games.core.message import Event, m, seat_name
from games.core.model import SeatId
from games.core.rng import commitment
from renderers.kit.picture import Picture
from storage.protocol import EventRow

TEXT_VIEW = "text"
LINES_A_PAGE = 18
HAND = "hand"
EVENTS_READ = 20000


class Look:
    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby_view = LobbyView(house)

    # --- board and hand ---------------------------------------------------------------------------------------

    async def board(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        at = ask.number("at")
        if at is not None:
            if not 0 <= at <= live.row.moves:
                raise decline("core-no-such-move", n=live.row.moves)
            live = await self.house.tables.at(live.id, at)
        shared = ask.flag("share")
        viewer = None if shared else own_seat(live, ask)
        body = await self.picture(ask, live, viewer, ask.text("view"))
        return Reply(body, private=not shared)

    async def board_pressed(self, ask: Ask, pressed: Control) -> Reply:
        live = await self.house.tables.get(pressed.game)
        return Reply(await self.picture(ask, live, own_seat(live, ask), pressed.argument))

    async def hand(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        seat = seat_for(live, ask.caller.user, ask.text("seat"))
        renderer = self.house.renderer(live)
        if renderer is not None and HAND not in renderer.pictures(live.rules.view(live.position, seat)):
            raise decline("core-no-hand")
        body = await self.picture(ask, live, seat, HAND)
        return Reply(body)

    async def picture(self, ask: Ask, live: Live, viewer: SeatId | None, name: str) -> Body:
        """One picture of a view with its text; only the text when asked for, or without a renderer."""
        state = live.position
        renderer = self.house.renderer(live)
        say = self.house.say_plain(live, ask.language)
        view = live.rules.view(state, viewer)
        if renderer is None:
            return fit(Body(self._plain_text(view, ask), title=say(self.house.title(live.rules.key))))
        names = renderer.pictures(view)
        want_text = name == TEXT_VIEW or name.startswith(f"{TEXT_VIEW}:")
        shown = name.removeprefix(f"{TEXT_VIEW}:") if want_text else name
        shown = shown if shown in names else names[0]
        if name and not want_text and name not in names:
            raise decline("core-no-such-view", known=", ".join([*names, TEXT_VIEW]))
        title = renderer.headline(view, say)
        text = renderer.text(view, shown, self.house.say(live, ask.language)) if want_text or shown == HAND else ""
        picture: Picture | None = None
        if not want_text:
            try:
                picture = await self.house.in_worker(lambda: renderer.picture(view, shown, say))
            except Exception as error:
                number = incident("drawing a view", error)
                text = renderer.text(view, shown, say) + f"\n({number})"
        rows = (self._view_buttons(live, names, shown, want_text, ask.say),)
        return fit(Body(text, title=title, picture=picture, rows=rows if rows[0] else ()))

    def _plain_text(self, view: object, ask: Ask) -> str:
        """A game without a renderer: the view's fields, one a line."""
        from pydantic import BaseModel

        assert isinstance(view, BaseModel)
        lines = [f"{name}: {value}" for name, value in view if name != "viewer"]
        return "```\n" + "\n".join(lines)[:1800] + "\n```"

    def _view_buttons(
        self, live: Live, names: Sequence[str], shown: str, as_text: bool, say: Say
    ) -> tuple[Button, ...]:
        """Other pictures of this view; the same one as text."""
        if live.playing is False and live.row.status != "over":
            return ()
        buttons = [
            button(self._view_name(name, say), control("board", live.id, live.row.version, name))
            for name in names
            if name != shown and _fits_control(name)
        ][:4]
        if not as_text:
            buttons.append(button(say(m("core-button-text")), control("board", live.id, live.row.version, TEXT_VIEW)))
        return tuple(buttons)

    def _view_name(self, name: str, say: Say) -> str:
        return say(self.house.texts.either([f"core-view-{name}"], m("core-literal", text=name.replace("_", " "))))

    # --- what happened ----------------------------------------------------------------------------------------

    async def recap(self, ask: Ask) -> Reply:
        return await self._recap(ask, await game_here(self.house, ask.caller))

    async def recap_pressed(self, ask: Ask, pressed: Control) -> Reply:
        return await self._recap(ask, await self.house.tables.get(pressed.game))

    async def _recap(self, ask: Ask, live: Live) -> Reply:
        """Everything since the caller's last act (spectators: the last ten moves)."""
        mine = live.seats_of(ask.caller.user)
        moves = live.row.moves
        actions = await self.house.store.actions(live.id, max(0, moves - 500))
        own = [a.number for a in actions if a.seat in mine and a.user == ask.caller.user]  # not what the clock did
        first = own[-1] + 1 if own else max(-1, moves - 10)
        rows = await self.house.store.events(live.id, first, EVENTS_READ)
        lines = self._lines(live, rows, mine, ask)
        say = self.house.say(live, ask.language)
        text = "\n".join(lines) if lines else say(m("core-recap-nothing"))
        body = Body(f"{text}\n{self.waiting_line(live, say)}", title=ask.say(m("core-recap-title")))
        return Reply(fit(body, ask.say(m("core-more-in-log"))))

    async def log(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        return await self._log(ask, live, (ask.number("page") or 1) - 1)

    async def log_pressed(self, ask: Ask, pressed: Control) -> Reply:
        live = await self.house.tables.get(pressed.game)
        page = int(pressed.argument) if pressed.argument.isdigit() else 0
        return await self._log(ask, live, page, edit=bool(pressed.argument))

    async def _log(self, ask: Ask, live: Live, page: int, *, edit: bool = False) -> Reply:
        """Newest page first; page 0 is the newest."""
        rows = await self.house.store.events(live.id, -1, EVENTS_READ)
        lines = self._lines(live, rows, live.seats_of(ask.caller.user), ask)
        pages = max(1, -(-len(lines) // LINES_A_PAGE))
        page = max(0, min(page, pages - 1))
        end = len(lines) - page * LINES_A_PAGE
        shown = lines[max(0, end - LINES_A_PAGE) : end]
        buttons: list[Button] = []
        if page + 1 < pages:
            older = control("log", live.id, live.row.version, page + 1)
            buttons.append(button(ask.say(m("core-button-older")), older))
        if page > 0:
            newer = control("log", live.id, live.row.version, page - 1)
            buttons.append(button(ask.say(m("core-button-newer")), newer))
        text = "\n".join(shown) or ask.say(m("core-log-empty"))
        title = ask.say(m("core-log-title", page=page + 1, pages=pages))
        return Reply(fit(Body(text, title=title, rows=(tuple(buttons),) if buttons else ())), edit=edit)

    def _lines(self, live: Live, rows: Sequence[EventRow], mine: Sequence[SeatId], ask: Ask) -> list[str]:
        say = self.house.say(live, ask.language)
        lines: list[str] = []
        for row in rows:
            event: Event = event_from_json(row.body)
            if event.seen_by is None or set(event.seen_by) & set(mine):
                lines.append(f"`{row.move + 1}` {say(event.text)}")
        return fold(lines, EVENTS_READ, say)

    # --- status -----------------------------------------------------------------------------------------------

    async def status(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        say = self.house.say(live, ask.language)
        if live.row.status == "lobby":
            return Reply(self.lobby_view.body(live, ask.language), private=True)
        parts = [
            say(m(f"core-status-{live.row.status}", moves=live.row.moves)),
            *self.lobby_view.seat_lines(live, say, ask.language),
            " · ".join(say(line) for line in described(self.house, live.rules, live.options, live.meta.pace)),
        ]
        if live.state is not None:
            parts.append(self.waiting_line(live, say))
            parts.append(say(m("core-proof", proof=commitment(live.row.seed))))
        missing = self.house.trouble.get(live.row.channel)
        if missing:
            parts.append(say(m("core-cannot-post", missing=", ".join(missing))))
        title = self.house.say_plain(live, ask.language)(self.house.title(live.rules.key))
        footer = ask.say(m("core-lobby-footer", game=live.id))
        rows = ((play_button(ask.say, live.id, live.row.version),),) if live.playing else ()
        return note("\n".join(p for p in parts if p), title=title, footer=footer, rows=rows)

    def waiting_line(self, live: Live, say: Say) -> str:
        if live.state is None or live.state.over is not None or not live.playing:
            return ""
        who = tuple(seat_name(seat) for seat in waiting(live.state))
        return say(m("core-waiting-for", who=who)) if who else ""

    async def events_text(self, live: Live, first_move: int, say: Say, most: int = 12) -> str:
        """Public events from a move on: what an undo would take back."""
        rows = await self.house.store.events(live.id, first_move, EVENTS_READ)
        events = [event_from_json(row.body) for row in rows]
        return bullet(fold([say(e.text) for e in events if e.seen_by is None], most, say))


def own_seat(live: Live, ask: Ask) -> SeatId | None:
    """The seat whose view the caller may see; spectators see the channel's."""
    return seat_for(live, ask.caller.user) if live.seats_of(ask.caller.user) else None


def _fits_control(name: str) -> bool:
    return len(name) <= 40 and name.replace("_", "").replace("-", "").isalnum() and name.isascii()
