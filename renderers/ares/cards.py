"""Cards in a grid: the own hand with real prices and what is missing, and the cards a seat has in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from games.ares.view import CORPORATION_TAGS, CardView, HandCard, PlayedCard, SeatView
from games.core.message import Message, m
from renderers.ares import pieces, words
from renderers.ares.frame import INNER, MARGIN, WIDTH, Scene
from renderers.kit import text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box

GAP = 14
PAD = 14
NAME, NAME_TALL, FACTS = 46, 64, 48
TITLE = 56
HEAD = 100
State = Literal["playable", "plain", "blocked"]


@dataclass(frozen=True)
class Line:
    """A wrapped paragraph of a cell, with an icon before it or none."""

    words: str
    ink: Colour
    icon: str = ""
    bold: bool = False


@dataclass(frozen=True)
class Cell:
    """One card, ready to be measured and drawn."""

    name: str
    colour: str
    tags: tuple[str, ...]
    price: int | None = None
    printed: int | None = None
    points: str = ""
    holds: str | None = None
    resources: int = 0
    lines: tuple[Line, ...] = ()
    state: State = "plain"
    marked: bool = False

    def height(self, width: int, size: int, band: int) -> int:
        wrapped = sum(len(wrap(line, width, size)) * text.line_height(size) + 4 for line in self.lines)
        return band + self.facts + wrapped + PAD

    @property
    def facts(self) -> int:
        """Height of the line with price, tags and points; a corporation without tags has none."""
        return FACTS if self.tags or self.price is not None or self.points or self.holds else 8


@dataclass(frozen=True)
class Section:
    title: str
    cells: tuple[Cell, ...]


def wrap(line: Line, width: int, size: int) -> tuple[str, ...]:
    return text.wrap(line.words, width - 2 * PAD - 10 - (size + 8 if line.icon else 0), size, line.bold)


# --- what the cells say -------------------------------------------------------------------------------------------


def hand_cell(held: HandCard, scene: Scene) -> Cell:
    card, say = held.card, scene.say
    lines: list[Line] = []
    if held.discounts:
        parts = [say(m("ares-price-part", what=d.what, less=d.less)) for d in held.discounts]
        lines.append(Line(" · ".join(parts), theme.INFO))
    if held.missing:
        lines += [Line(say(_lack(need)), theme.BAD, "no", True) for need in held.missing]
    else:
        lines += [Line(say(need), theme.GOOD, "check") for need in card.needs]
    quiet = theme.TEXT_MUTED if held.missing else theme.TEXT
    lines.append(Line(say(words.card_text(card.id)), quiet))
    return Cell(
        name=say(words.card_name(card.id)),
        colour=card.color,
        tags=card.tags,
        price=held.price,
        printed=card.cost if card.cost != held.price else None,
        points=words.points_of(card, say),
        lines=tuple(lines),
        state="playable" if held.playable else "blocked" if held.missing else "plain",
    )


def _lack(need: Message) -> Message:
    """Requirements say themselves what is asked; a sum alone would not."""
    return m("ares-board-missing", what=need) if need.key == "ares-missing-mc" else need


def open_cell(card: CardView, scene: Scene) -> Cell:
    """A card as printed."""
    return Cell(
        name=scene.say(words.card_name(card.id)),
        colour=card.color,
        tags=card.tags,
        price=card.cost,
        points=words.points_of(card, scene.say),
        lines=(Line(scene.say(words.card_text(card.id)), theme.TEXT),),
    )


def played_cell(played: PlayedCard, scene: Scene) -> Cell:
    card, say = played.card, scene.say
    lines = [Line(say(words.card_text(card.id)), theme.TEXT)]
    if played.used:
        lines.insert(0, Line(say(m("ares-board-used", n=played.used)), theme.GOOD, "check", True))
    varies = card.vp_per is not None
    return Cell(
        name=say(words.card_name(card.id)),
        colour=card.color,
        tags=card.tags,
        points=str(played.points) if varies else words.points_of(card, say),
        holds=card.holds,
        resources=played.resources,
        lines=tuple(lines),
        marked=f"card:{card.id}" in scene.marks,
    )


def corporation_cell(card: str, scene: Scene) -> Cell:
    text_ = Line(scene.say(words.card_text(card)), theme.TEXT)
    return Cell(
        name=scene.say(words.card_name(card)), colour="", tags=tuple(CORPORATION_TAGS.get(card, ())), lines=(text_,)
    )


# --- the two pictures ---------------------------------------------------------------------------------------------


def hand(scene: Scene) -> Canvas:
    """Everything private: corporations to choose from, cards to choose from, the hand."""
    view, say = scene.view, scene.say
    assert view.viewer is not None
    sections: list[Section] = []
    if view.corporations and not view.round:
        title = say(m("ares-board-corporations"))
        sections.append(Section(title, tuple(corporation_cell(card, scene) for card in view.corporations)))
    if view.drawn:
        title = say(m("ares-board-drawn", n=len(view.drawn)))
        sections.append(Section(title, tuple(hand_cell(card, scene) for card in view.drawn)))
    title = say(m("ares-board-hand", n=len(view.hand)))
    sections.append(Section(title, tuple(hand_cell(card, scene) for card in view.hand)))
    return _page(scene, view.seat(view.viewer), sections, own=True)


def tableau(scene: Scene, seat: SeatView) -> Canvas:
    """Everything a seat has in play, its corporation first, then blue, green and red in the order of play."""
    say = scene.say
    cells = [corporation_cell(seat.corporation, scene)] if seat.corporation else []
    for colour in ("blue", "green", "red"):
        cells += [played_cell(played, scene) for played in seat.tableau if played.card.color == colour]
    sections: list[Section] = []
    if seat.revealed:
        title = say(m("ares-board-revealed", who=m("seat", seat=seat.seat), n=len(seat.revealed)))
        sections.append(Section(title, tuple(open_cell(card, scene) for card in seat.revealed)))
    title = say(m("ares-board-tableau", who=m("seat", seat=seat.seat), n=len(seat.tableau)))
    sections.append(Section(title, tuple(cells)))
    return _page(scene, seat, sections, own=False)


@dataclass
class _Grid:
    """Where everything goes: rows are as high as their tallest card."""

    sections: Sequence[Section]
    bottom: int = HEAD
    titles: list[tuple[int, str]] = field(default_factory=list)
    placed: list[tuple[Box, Cell]] = field(default_factory=list)

    @cached_property
    def columns(self) -> int:
        count = sum(len(section.cells) for section in self.sections)
        return 3 if count <= 24 else 4

    @cached_property
    def size(self) -> int:
        count = sum(len(section.cells) for section in self.sections)
        return 28 if count <= 9 else 26 if count <= 15 else 24 if self.columns == 3 else 22

    @property
    def band(self) -> int:
        """Height of the name: two lines in narrow columns."""
        return NAME if self.columns == 3 else NAME_TALL

    def place(self) -> None:
        for section in self.sections:
            self.titles.append((self.bottom, section.title))
            self.bottom += TITLE
            for start in range(0, len(section.cells), self.columns):
                self._row(section.cells[start : start + self.columns])
            if not section.cells:
                self.bottom += 12
        self.bottom += GAP

    def _row(self, cells: Sequence[Cell]) -> None:
        boxes = Box.at(MARGIN, self.bottom, INNER, 1).columns(self.columns, GAP)
        height = max(cell.height(boxes[0].width, self.size, self.band) for cell in cells)
        for box, cell in zip(boxes, cells, strict=False):
            self.placed.append((Box.at(box.left, self.bottom, box.width, height), cell))
        self.bottom += height + GAP


def _page(scene: Scene, seat: SeatView, sections: Sequence[Section], own: bool) -> Canvas:
    grid = _Grid(sections)
    grid.place()
    canvas = Canvas.new(WIDTH, grid.bottom, theme.GROUND)
    _head(canvas, scene, seat, own)
    for top, title in grid.titles:
        canvas.text((MARGIN + 4, top + TITLE // 2 - 4), title, 36, theme.ACCENT, bold=True, max_width=INNER)
    for box, cell in grid.placed:
        _draw(canvas, cell, box, grid)
    return canvas


def _head(canvas: Canvas, scene: Scene, seat: SeatView, own: bool) -> None:
    """Whose cards these are, what there is to pay with, and what may be played now."""
    style = scene.styles[seat.seat]
    box = Box.at(MARGIN, 16, INNER, HEAD - 28)
    canvas.rect(box, style.deep, radius=theme.RADIUS)
    y = box.centre[1]
    canvas.badge((box.left + 44, y), style, 54)
    name = scene.name(seat)
    x = canvas.text((box.left + 84, y), name, 36, style.colour, bold=True, max_width=360, min_size=26).right + 24
    for icon, value in (("coin", seat.mc), ("heat", seat.heat), ("plant", seat.plants)):
        canvas.icon(icon, (x + 20, y), 42)
        x = canvas.text((x + 46, y), str(value), 38, theme.TEXT, bold=True).right + 24
    made = seat.production
    for icon, value in (("steel", made.steel), ("titanium", made.titanium)):
        if value:
            canvas.icon(icon, (x + 20, y), 42)
            x = canvas.text((x + 46, y), str(value), 38, theme.TEXT, bold=True).right + 24
    note = " · ".join(scene.say(message) for message in (words.may_now(scene.view, seat) if own else ()))
    if note:
        canvas.text((box.right - 20, y), note, 28, theme.ACCENT, bold=True, anchor="rm", max_width=box.right - x - 30)


# --- a cell -------------------------------------------------------------------------------------------------------


def _draw(canvas: Canvas, cell: Cell, box: Box, grid: _Grid) -> None:
    colour = pieces.CARD.get(cell.colour, theme.SAND)
    outline, width = mix(theme.PANEL, colour, 0.4), 2
    fill = theme.PANEL_SUNK if cell.state == "blocked" else theme.PANEL
    if cell.state == "playable":
        outline, width = theme.GOOD, 5
    if cell.marked:
        outline, width = theme.HIGHLIGHT, 5
    canvas.rect(box, fill, radius=14, outline=outline, width=width)
    inner = box.inset(width)
    band = Box(inner.left, inner.top, inner.right, inner.top + grid.band - 2)
    strength = 0.16 if cell.state == "blocked" else 0.34
    canvas.rect(band, mix(theme.PANEL_SUNK, colour, strength), radius=11)
    canvas.rect(Box(band.left, band.bottom - 12, band.right, band.bottom), mix(theme.PANEL_SUNK, colour, strength))
    middle = box.top + grid.band / 2 + 1
    left = box.left + PAD + 2
    if cell.colour:
        pieces.card_mark(canvas, cell.colour, (left + 12, middle), 24)
        left += 36
    right = box.right - PAD
    if cell.state == "playable":
        canvas.icon("check", (right - 14, middle), 32)
        right -= 40
    room = Box(left, box.top + 4, right, box.top + grid.band)
    if grid.columns == 3:
        canvas.text((left, middle), cell.name, 30, theme.TEXT, bold=True, max_width=room.width)
    else:
        canvas.block(room, cell.name, 28, theme.TEXT, bold=True, valign="m")
    top = box.top + grid.band + cell.facts
    _facts(canvas, cell, box, box.top + grid.band + FACTS // 2 + 2)
    _lines(canvas, cell, Box(box.left, top, box.right, box.bottom), grid.size)


def _facts(canvas: Canvas, cell: Cell, box: Box, y: int) -> None:
    """Real price beside the printed one, tags, resources, points."""
    x = box.left + PAD
    if cell.price is not None:
        canvas.icon("coin", (x + 18, y), 38)
        ink = theme.GOOD if cell.printed is not None else theme.TEXT
        x = canvas.text((x + 42, y), str(cell.price), 38, ink, bold=True).right + 12
    if cell.printed is not None:
        width = text.width(str(cell.printed), 30)
        canvas.line([(x - 5, y + 9), (x + width + 5, y - 7)], mix(theme.BAD, theme.PANEL, 0.25), 4)
        x = canvas.text((x, y + 1), str(cell.printed), 30, theme.TEXT_MUTED).right + 12
    x += 10 if cell.price is not None else 0
    for tag in cell.tags:
        pieces.tag(canvas, tag, (x + 18, y), 36)
        x += 44
    right = box.right - PAD
    if cell.points:
        done = canvas.text((right, y), cell.points, 28, theme.TEXT, bold=True, anchor="rm", max_width=right - x - 44)
        canvas.icon("star", (done.left - 22, y), 32)
        right = done.left - 50
    if cell.holds:
        done = canvas.text((right, y), str(cell.resources), 32, theme.TEXT, bold=True, anchor="rm")
        canvas.icon(pieces.HOLDS[cell.holds], (done.left - 24, y), 36)


def _lines(canvas: Canvas, cell: Cell, box: Box, size: int) -> None:
    y = box.top
    pitch = text.line_height(size)
    for line in cell.lines:
        wrapped = wrap(line, box.width, size)
        left = box.left + PAD
        if line.icon:
            canvas.icon(line.icon, (left + size // 2 - 1, y + pitch // 2), size)
            left += size + 8
        area = Box(left, y, box.right - PAD, y + pitch * len(wrapped))
        text.draw_lines(canvas.image, area, wrapped, size, line.ink, top=y, bold=line.bold)
        y = area.bottom + 4
