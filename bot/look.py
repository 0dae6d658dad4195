"""Looking: board, hand, recap, log, status. Made from the view of the caller's own seat, or the channel's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.ask import Ask, game_here, seat_for
from bot.controls import Control, control
from bot.errors import decline, incident
from bot.house import House
from bot.i18n import Say
from bot.lobby_view import LobbyView
from bot.options import described
from bot.panel import HAND
from bot.parts import Body, Button, Reply, Row, SelectItem
from bot.present import bullet, button, fit, fold, note, play_button, select
from bot.records import event_from_json
from bot.tables import Live
from bot.timers import DAY
from games.core.flow import waiting
from games.core.message import Event, m, seat_name
from games.core.model import SeatId, View
from games.core.rng import commitment
from renderers.kit.picture import Picture
from storage.protocol import EventRow

TEXT_VIEW = "text"
LINES_A_PAGE = 18
EVENTS_READ = 20000
PAGE = 1600


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a view is wanted: a picture's name (or "text", "text:<name>") and the page of a long text."""

    name: str = ""
    page: int = 0
    at: int | None = None
    """After so many moves; None: now."""


class Look:
    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby_view = LobbyView(house)

    # --- board and hand ---------------------------------------------------------------------------------------

    async def board(self, ask: Ask) -> Reply:
        live = await game_here(self.house, ask.caller)
        at = ask.number("at")
        if at is not None:
            live = await self._earlier(live, at)
        shared = ask.flag("share")
        viewer = None if shared else own_seat(live, ask)
        body = await self.picture(ask, live, viewer, Shown(ask.text("view"), at=at))
        return Reply(body, private=not shared)

    async def _earlier(self, live: Live, at: int) -> Live:
        if not 0 <= at <= live.row.moves:
            raise decline("core-no-such-move", n=live.row.moves)
        return await self.house.tables.at(live.id, at)

    async def board_pressed(self, ask: Ask, pressed: Control, values: Sequence[str]) -> Reply:
        """ "Board" under a post opens the main picture; the controls of a picture lead to others and to its text."""
        live = await self.house.tables.get(pressed.game)
        chosen = values[0] if values else pressed.argument
        what, index, page, at = [*chosen.split("."), "", "", "", ""][:4]
        if at.isdigit():
            live = await self._earlier(live, int(at))
        names = self._names(live, own_seat(live, ask))
        name = names[int(index)] if index.isdigit() and int(index) < len(names) else ""
        if what == "t":
            name = f"{TEXT_VIEW}:{name}" if name else TEXT_VIEW
        shown = Shown(name, int(page) if page.isdigit() else 0, int(at) if at.isdigit() else None)
        return Reply(await self.picture(ask, live, own_seat(live, ask), shown), edit=bool(chosen))

    async def hand(self, ask: Ask) -> Reply:
        return await self._hand(ask, await game_here(self.house, ask.caller), ask.text("seat"))

    async def hand_pressed(self, ask: Ask, pressed: Control) -> Reply:
        """ "Hand" in a panel; the panel stays as it is."""
        return await self._hand(ask, await self.house.tables.get(pressed.game), pressed.argument)

    async def _hand(self, ask: Ask, live: Live, wanted: str) -> Reply:
        seat = seat_for(live, ask.caller.user, wanted)
        if self.house.renderer(live) is not None and HAND not in self._names(live, seat):
            # Whoever plays several seats means the one that has a hand.
            mine = () if wanted else live.seats_of(ask.caller.user)
            holding = [other for other in mine if HAND in self._names(live, other)]
            if not holding:
                raise decline("core-no-hand")
            seat = holding[0]
        return Reply(await self.picture(ask, live, seat, Shown(HAND)))

    def _names(self, live: Live, viewer: SeatId | None) -> tuple[str, ...]:
        renderer = self.house.renderer(live)
        return renderer.pictures(live.rules.view(live.position, viewer)) if renderer else ()

    async def picture(self, ask: Ask, live: Live, viewer: SeatId | None, shown: Shown) -> Body:
        """One picture of a view, or its text; a hand comes with both. Without a renderer: the bare view."""
        renderer = self.house.renderer(live)
        label = self.house.say_plain(live, ask.language)
        view = live.rules.view(live.position, viewer)
        if renderer is None:
            return fit(Body(_bare_text(view), title=label(self.house.title(live.rules.key))))
        names = renderer.pictures(view)
        name, as_text = self._which(names, shown.name)
        say = self.house.say(live, ask.language)
        pages = text_pages(renderer.text(view, name, say)) if as_text or name == HAND else [""]
        page = min(shown.page, len(pages) - 1)
        picture: Picture | None = None
        if not as_text:
            try:
                picture = await self.house.in_worker(lambda: renderer.picture(view, name, label))
            except Exception as error:
                incident("drawing a view", error)
                pages = text_pages(renderer.text(view, name, say))
        rows = self._view_rows(live, names, Shown(name, page, shown.at), as_text, len(pages), label)
        return fit(Body(pages[page], title=renderer.headline(view, label), picture=picture, rows=rows))

    def _which(self, names: Sequence[str], wanted: str) -> tuple[str, bool]:
        """The picture meant, and whether its text is wanted: "", "hand", "text", "text:hand"."""
        as_text = wanted == TEXT_VIEW or wanted.startswith(f"{TEXT_VIEW}:")
        name = wanted.removeprefix(TEXT_VIEW).removeprefix(":") if as_text else wanted
        if name and name not in names:
            raise decline("core-no-such-view", known=", ".join([*names, TEXT_VIEW]))
        return name or names[0], as_text

    def _view_rows(
        self, live: Live, names: Sequence[str], shown: Shown, as_text: bool, pages: int, label: Say
    ) -> tuple[Row, ...]:
        """Other pictures of this view, this one as text (or back), and the next page of a long text."""

        def target(what: str, index: int, page: int = 0) -> str:
            return f"{what}.{index}.{page}.{'' if shown.at is None else shown.at}"

        def id(argument: str) -> str:
            return control("board", live.id, live.row.version, argument)

        index = names.index(shown.name)
        rows: list[Row] = []
        if len(names) > 1:
            items = [SelectItem(target("v", n), self.view_name(live, other, label)) for n, other in enumerate(names)]
            rows.append(select(id("v"), label(m("core-select-view")), items))
        other_way = m("core-button-picture") if as_text else m("core-button-text")
        buttons = [button(label(other_way), id(target("v" if as_text else "t", index)))]
        if pages > 1:
            following = target("t" if as_text else "v", index, (shown.page + 1) % pages)
            buttons.append(button(label(m("core-button-next")), id(following)))
        return (*rows, tuple(buttons))

    def view_name(self, live: Live, name: str, label: Say) -> str:
        """ "board", "tableau:p1": the kind of picture and, where it is somebody's, whose."""
        kind, _, whose = name.partition(":")
        known = [f"{live.rules.key}-view-{kind}", f"core-view-{kind}"]
        text = label(self.house.texts.either(known, m("core-literal", text=kind.replace("_", " "))))
        if not whose:
            return text
        return f"{text}: {label(seat_name(whose)) if live.seat_row(whose) else whose.replace('_', ' ')}"

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
            parts.append(self._standing(live, say))
            parts.append(self.waiting_line(live, say))
            if live.playing:
                parts += await self._away_lines(live, say)
            parts.append(say(m("core-proof", proof=commitment(live.row.seed))))
        missing = self.house.trouble.get(live.row.channel)
        if missing:
            parts.append(say(m("core-cannot-post", missing=", ".join(missing))))
        title = self.house.say_plain(live, ask.language)(self.house.table_title(live.rules.key, live.meta))
        footer = ask.say(m("core-lobby-footer", game=live.id))
        rows = ((play_button(ask.say, live.id, live.row.version),),) if live.playing else ()
        return note("\n".join(p for p in parts if p), title=title, footer=footer, rows=rows)

    async def _away_lines(self, live: Live, say: Say) -> list[str]:
        """Who said that they are away: deadlines go on, so the table may want to hand the seat over."""
        lines: list[str] = []
        for user in live.people():
            left = (await self.house.people.get(user)).away_until - self.house.now()
            if left > 0:
                lines.append(say(m("core-status-away", who=seat_name(live.seats_of(user)[0]), days=-(-left // DAY))))
        return lines

    def _standing(self, live: Live, say: Say) -> str:
        renderer = self.house.renderer(live)
        return renderer.standing(live.rules.view(live.position, None), say) if renderer else ""

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


def text_pages(text: str) -> list[str]:
    """A long text in pages that break at lines: `/board view:text` is enough to play, so nothing is cut off."""
    pages: list[str] = []
    lines: list[str] = []
    for line in text.split("\n"):
        if lines and sum(len(x) + 1 for x in lines) + len(line) > PAGE:
            pages.append("\n".join(lines))
            lines = []
        lines.append(line[:PAGE])
    return [*pages, "\n".join(lines)]


def _bare_text(view: View) -> str:
    """A game without a renderer: the view's fields, one a line."""
    lines = [f"{name}: {value}" for name, value in view if name != "viewer"]
    return "```\n" + "\n".join(lines)[:PAGE] + "\n```"
