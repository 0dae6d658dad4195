"""Message parts inside Discord's limits: cutting, folding, buttons, selects, private notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.controls import control
from bot.i18n import Say
from bot.parts import Body, Button, Reply, Row, Select, SelectItem, Style
from games.core.message import Label, Refusal, m

TEXT = 1900
"""Title, text and footer of a message together; Discord's limit is 2000, the rest is for the front end's marks."""
LABEL = 80
ITEM = 100
PLACEHOLDER = 150
BUTTONS_A_ROW = 5
ROWS = 5
ITEMS = 25
AUTOCOMPLETE = 25


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def cut_front(text: str, most: int) -> str:
    """The end of a text counts: what does not fit is left out in front."""
    return text if len(text) <= most else "…" + text[1 - most :].lstrip()


def cut_lines(text: str, most: int, more: str = "…") -> str:
    """Whole lines as far as they fit."""
    if len(text) <= most:
        return text
    kept: list[str] = []
    room = most - len(more) - 1
    for line in text.split("\n"):
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    if not kept:
        return cut(text, most)
    return "\n".join([*kept, more])


def fit(body: Body, more: str = "…") -> Body:
    """The body with its texts inside the limit for one message; the text gives way, title and footer stay."""
    title, footer = cut(body.title, 250), cut(body.footer, 300)
    room = TEXT - len(title) - len(footer)
    return replace(body, title=title, footer=footer, text=cut_lines(body.text, room, more), rows=body.rows[:ROWS])


def button(label: str, id: str, style: Style = "secondary", disabled: bool = False) -> Button:
    return Button(id, cut(label, LABEL) or "·", style, disabled)


def button_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[i : i + BUTTONS_A_ROW]) for i in range(0, len(buttons), BUTTONS_A_ROW))


def select(id: str, placeholder: str, items: Iterable[SelectItem]) -> Select:
    kept = tuple(
        SelectItem(cut(item.value, ITEM), cut(item.label, ITEM) or "·", cut(item.about, ITEM)) for item in items
    )
    return Select(id, cut(placeholder, PLACEHOLDER), kept[:ITEMS])


def bullet(lines: Iterable[str]) -> str:
    return "\n".join(f"· {line}" for line in lines)


def refusal_text(refusal: Refusal, say: Say) -> str:
    """The reason, with the rule it rests on."""
    text = say(refusal.text)
    return f"{text} ({refusal.rule})" if refusal.rule else text


def label_text(label: Label, say: Say) -> str:
    """An option on one line, with its price or effect."""
    text = say(label.text)
    return f"{text} · {say(label.note)}" if label.note else text


def note(text: str, *, rows: tuple[Row, ...] = (), title: str = "", footer: str = "") -> Reply:
    """A private answer."""
    return Reply(fit(Body(text, title=title, footer=footer, rows=rows)))


def play_button(say: Say, game: str, version: int, style: Style = "primary") -> Button:
    return button(say(m("core-button-play")), control("play", game, version), style)


def fold(texts: Sequence[str], most: int, say: Say) -> list[str]:
    """Equal neighbours once with a count; long lists cut with how many are missing."""
    lines: list[str] = []
    count = 1
    for index, text in enumerate(texts):
        if index + 1 < len(texts) and texts[index + 1] == text:
            count += 1
            continue
        lines.append(text if count == 1 else f"{text} ×{count}")
        count = 1
    if len(lines) > most:
        rest = len(lines) - most + 1
        lines = [*lines[: most - 1], say(m("core-and-more", n=rest))]
    return lines
