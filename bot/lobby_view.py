"""The lobby's message: who sits where, the agreed options, and controls for everybody."""

from __future__ import annotations

from bot.controls import control
from bot.house import House
from bot.i18n import Say
from bot.options import PACE, PACES, described, field_name, fields, value_name, value_text
from bot.parts import Body, Button, Row, SelectItem
from bot.present import button, button_rows, fit, select
from bot.tables import Live
from games.core.message import Message, m

SELECTS = 4  # a message has five rows; the last one holds the way on and back
CLOSED = -1


class LobbyView:
    def __init__(self, house: House) -> None:
        self.house = house

    def body(self, live: Live, language: str, *, page: int = CLOSED) -> Body:
        say = self.house.say(live, language)
        label = self.house.say_plain(live, language)
        open_table = live.row.status == "lobby"
        key = "core-lobby-title" if open_table else "core-lobby-started"
        title = label(m(key, game=self.house.title(live.rules.key)))
        parts = [
            *self.seat_lines(live, say, language),
            " · ".join(say(line) for line in described(self.house, live.rules, live.options, live.meta.pace)),
        ]
        footer = label(m("core-lobby-footer", game=live.id))
        if not open_table:
            return fit(Body("\n".join(parts), title=title, footer=footer))
        rows = self._rows(live, label) if page == CLOSED else self._settings_rows(live, label, page)
        return fit(Body("\n".join(parts), title=title, footer=footer, rows=tuple(rows)))

    def seat_lines(self, live: Live, say: Say, language: str) -> list[str]:
        specs = {spec.seat: spec for spec in live.rules.seats(live.options)}
        lines: list[str] = []
        for row in live.seats:
            spec = specs.get(row.seat)
            seat = spec.name if spec else m("core-literal", text=row.seat)
            if not row.user:
                lines.append(say(m("core-lobby-open", seat=seat)))
                continue
            who = self.house.names(live, language)[row.seat]
            key = "core-lobby-ready" if row.ready and live.row.status == "lobby" else "core-lobby-taken"
            lines.append(say(m(key, seat=seat, who=who)))
        return lines

    def _rows(self, live: Live, label: Say) -> list[Row]:
        def press(key: str, verb: str, argument: str = "") -> Button:
            style = "primary" if verb == "join" else "success" if verb == "start" else "secondary"
            id = control(verb, live.id, live.row.version, argument)
            return button(label(m(f"core-button-{key}")), id, style)  # type: ignore[arg-type] # one of three styles

        rows: list[Row] = [
            (
                press("join", "join"),
                press("leave", "leave"),
                press("ready", "ready"),
                press("options", "option", "open.0"),
                press("start", "start"),
            )
        ]
        free = [s for s in live.seats if not s.user]
        if free and self._named(live):
            names = {spec.seat: spec.name for spec in live.rules.seats(live.options)}
            items = [SelectItem(s.seat, label(names[s.seat])) for s in free]
            rows.append(select(control("sit", live.id, live.row.version), label(m("core-select-seat")), items))
        policies = self.house.policies.get(live.rules.key, {})
        if free and policies:
            adders = [
                button(
                    label(m("core-button-computer", policy=self.house.policy_name(policy))),
                    control("computer", live.id, live.row.version, policy),
                )
                for policy in policies
            ]
            rows += button_rows(adders[:5])
        return rows

    def _named(self, live: Live) -> bool:
        """Seats that are not alike (factions): people choose one."""
        return any(len(spec.letter) > 1 for spec in live.rules.seats(live.options))

    def _settings_rows(self, live: Live, label: Say, page: int) -> list[Row]:
        rules = live.rules
        choices: list[tuple[str, list[tuple[str, Message]], str]] = []
        for field in fields(rules):
            values = [(value_text(v), value_name(self.house, rules, field.name, v)) for v in field.values]
            choices.append((field.name, values, value_text(getattr(live.options, field.name))))
        paces = [(str(p), value_name(self.house, rules, PACE, p)) for p in PACES]
        choices.append((PACE, paces, str(live.meta.pace)))
        pages = -(-len(choices) // SELECTS)
        page %= pages
        shown = choices[page * SELECTS : (page + 1) * SELECTS]
        rows: list[Row] = [self._option_select(live, page, *choice, label) for choice in shown]
        last = [button(label(m("core-button-close")), control("option", live.id, live.row.version, "close"))]
        if pages > 1:
            more = control("option", live.id, live.row.version, "open", (page + 1) % pages)
            last.append(button(label(m("core-button-more-options")), more))
        return [*rows, tuple(last)]

    def _option_select(
        self, live: Live, page: int, name: str, values: list[tuple[str, Message]], now: str, label: Say
    ) -> Row:
        title = label(field_name(self.house, live.rules, name))
        current = next((label(text) for value, text in values if value == now), now)
        items = [SelectItem(value, f"{title}: {label(text)}") for value, text in values]
        return select(control("option", live.id, live.row.version, name, page), f"{title}: {current}", items)
