"""A board in the making: an RGB image and the few strokes all boards are drawn with.

Everything with a smooth edge comes from kept masks and sprites (shapes.py), so drawing the same piece again costs one
paste. A Canvas belongs to one thread; the caches behind it are shared and safe.
"""

import itertools
import math
from collections.abc import Callable, Hashable, Sequence

from PIL import Image, ImageChops

from renderers.kit import icons, shapes, text, theme
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box, Point, hex_points, shorten, smooth
from renderers.kit.theme import SeatStyle


class Canvas:
    def __init__(self, image: Image.Image) -> None:
        self.image = image

    @classmethod
    def new(cls, width: int, height: int, fill: Colour = theme.GROUND) -> "Canvas":
        return cls(Image.new("RGB", (width, height), fill))

    @classmethod
    def from_static(cls, key: Hashable, make: "Callable[[], Canvas]") -> "Canvas":
        """A canvas that starts as a copy of a kept static layer; `make` draws it the first time."""
        return cls(shapes.static_layer(key, lambda: make().image))

    @property
    def box(self) -> Box:
        return Box(0, 0, self.image.width, self.image.height)

    # --- text -----------------------------------------------------------------------------------------------------

    def text(
        self,
        xy: Point,
        words: str,
        size: int = theme.SIZE_BODY,
        fill: Colour = theme.TEXT,
        *,
        bold: bool = False,
        anchor: str = "lm",
        halo: Colour | None = None,
        max_width: int = 0,
        min_size: int = theme.SIZE_SECONDARY,
    ) -> Box:
        """One line; with `max_width` it shrinks to `min_size` and is then cut. Anchors as in text.draw."""
        if max_width > 0:
            fitted = text.fit(words, max_width, size, min(size, min_size), bold)
            words, size = fitted.text, fitted.size
        return text.draw(self.image, xy, words, size, fill, bold=bold, anchor=anchor, halo=halo)

    def block(
        self,
        box: Box,
        words: str,
        size: int = theme.SIZE_BODY,
        fill: Colour = theme.TEXT,
        *,
        bold: bool = False,
        align: str = "l",
        valign: str = "t",
        min_size: int = theme.SIZE_SECONDARY,
    ) -> Box:
        """Wrapped text inside a box."""
        return text.draw_block(
            self.image, box, words, size, fill, min(size, min_size), bold=bold, align=align, valign=valign
        )

    # --- boxes ----------------------------------------------------------------------------------------------------

    def rect(self, box: Box, fill: Colour, *, radius: int = 0, outline: Colour | None = None, width: int = 2) -> None:
        if outline is not None:
            shapes.paint_box(self.image, box, outline, radius)
            box = box.inset(width)
            radius = max(0, radius - width)
        shapes.paint_box(self.image, box, fill, radius)

    def shadow(self, box: Box, *, radius: int = theme.RADIUS, blur: int = 12, drop: int = 6) -> None:
        self._soft(box, theme.SHADOW, radius, blur, 0.6, drop)

    def glow(self, box: Box, colour: Colour = theme.HIGHLIGHT, *, radius: int = theme.RADIUS, blur: int = 14) -> None:
        self._soft(box, colour, radius, blur, 0.75, 0)

    def _soft(self, box: Box, colour: Colour, radius: int, blur: int, strength: float, drop: int) -> None:
        mask = shapes.soft_mask(box.width, box.height, radius, blur, strength)
        self.image.paste(colour, (box.left - 2 * blur, box.top - 2 * blur + drop), mask)

    def panel(
        self,
        box: Box,
        *,
        fill: Colour = theme.PANEL,
        outline: Colour | None = theme.LINE_SOFT,
        radius: int = theme.RADIUS,
        width: int = 2,
        shadow: bool = True,
        title: str = "",
        title_fill: Colour = theme.ACCENT,
        title_size: int = theme.SIZE_MIN,
    ) -> Box:
        """A rounded panel; returns the room inside, below the title if there is one."""
        if shadow:
            self.shadow(box, radius=radius)
        self.rect(box, fill, radius=radius, outline=outline, width=width)
        # A light upper edge makes the panel look lit from above.
        edge = Box(box.left + radius, box.top, box.right - radius, box.top + width)
        self.image.paste(mix(outline or fill, theme.TEXT, 0.16), edge)
        inner = box.inset(theme.GAP)
        if not title:
            return inner
        line = text.line_height(title_size)
        self.text((inner.left, inner.top + line / 2), title, title_size, title_fill, bold=True, max_width=inner.width)
        return Box(inner.left, inner.top + line + 6, inner.right, inner.bottom)

    # --- pieces ---------------------------------------------------------------------------------------------------

    def put(self, piece: Image.Image, centre: Point) -> None:
        """Paste a sprite around a point."""
        at = (round(centre[0] - piece.width / 2), round(centre[1] - piece.height / 2))
        self.image.paste(piece, at, piece if piece.mode == "RGBA" else None)

    def icon(self, name: str, centre: Point, size: int) -> None:
        self.put(icons.icon(name, size), centre)

    def shape(
        self,
        name: str,
        centre: Point,
        size: int,
        fill: Colour,
        *,
        outline: Colour | None = None,
        width: int = 3,
    ) -> None:
        """One of shapes.SHAPES, `size` pixels high, with an outline outside of it."""
        if outline is not None:
            self._stamp_centred(shapes.shape_mask(name, size, width), centre, outline)
        self._stamp_centred(shapes.shape_mask(name, size), centre, fill)

    def disc(self, centre: Point, radius: int, fill: Colour, *, outline: Colour | None = None, width: int = 3) -> None:
        self.shape("circle", centre, 2 * radius, fill, outline=outline, width=width)

    def ring(self, centre: Point, radius: int, colour: Colour = theme.HIGHLIGHT, width: int = 5) -> None:
        """A ring of the outer radius: marks what changed. Casing included, so it shows on any ground."""
        key = ("ring", radius, width, colour)
        self.put(shapes.picture_sprite(key, lambda: _ring(radius, colour, width)), centre)

    def badge(self, centre: Point, style: SeatStyle, size: int, letter: str | None = None) -> None:
        """Owner's mark: colour + shape + letter."""
        mark = style.letter if letter is None else letter
        key = ("badge", style.colour, style.shape, mark, size)
        self.put(shapes.picture_sprite(key, lambda: _badge(style, mark, size)), centre)

    def hexagon(
        self,
        centre: Point,
        radius: float,
        fill: Colour,
        *,
        flat: bool = True,
        outline: Colour | None = None,
        width: float = 3,
    ) -> None:
        """A hex with the outline inside its edge, so that neighbours never overlap."""
        if outline is not None:
            self.polygon(hex_points(centre, radius, flat), outline)
            radius -= width * 2 / math.sqrt(3)
        self.polygon(hex_points(centre, radius, flat), fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        mask, left, top = shapes.polygon_mask(points)
        self.image.paste(fill, (left, top), mask)

    def line(self, points: Sequence[Point], fill: Colour, width: float = 3) -> None:
        """A smooth-edged line with round ends."""
        mask, left, top = shapes.stroke_mask(points, width)
        self.image.paste(fill, (left, top), mask)

    def arrow(
        self,
        points: Sequence[Point],
        fill: Colour = theme.HIGHLIGHT,
        width: int = 8,
        *,
        casing: Colour = theme.NIGHT,
        clear_start: float = 0,
        clear_end: float = 0,
    ) -> None:
        """An arrow along a smooth path, with a dark casing; `clear_*` keeps it off the pieces at both ends."""
        path = shorten(smooth(points), clear_end, clear_start)
        if len(path) < 2 or math.dist(path[0], path[-1]) < 1:
            return
        head = width * 3.2
        shaft = shorten(path, min(head * 0.8, _length(path) * 0.6))
        tip = path[-1]
        back = shaft[-1]
        barbs = _barbs(tip, back, head)
        self.line(shaft, casing, width + 6)
        self.line([*barbs, barbs[0]], casing, 6)
        self.line(shaft, fill, width)
        self.polygon(barbs, fill)

    # --- composed -------------------------------------------------------------------------------------------------

    def chip(
        self,
        xy: Point,
        words: str,
        *,
        icon: str = "",
        size: int = theme.SIZE_BODY,
        fill: Colour = theme.PANEL_RAISED,
        ink: Colour | None = None,
        outline: Colour | None = None,
        anchor: str = "lm",
        badge: SeatStyle | None = None,
        max_width: int = 0,
    ) -> Box:
        """A pill with an icon or an owner's badge and a number or a few words; returns its box, to set the next."""
        height = round(size * 1.56)
        pad = round(size * 0.5)
        lead = round(size * 1.22) if icon or badge else 0
        gap = round(size * 0.26) if lead and words else 0
        room = max_width - 2 * pad - lead - gap if max_width else text.MAX_LINE_PX
        fitted = text.fit(words, max(1, room), size, min(size, theme.SIZE_SECONDARY), True)
        width = max(height, 2 * pad + lead + gap + fitted.width)
        left = xy[0] - {"l": 0.0, "m": width / 2, "r": float(width)}[anchor[0]]
        box = Box.at(left, xy[1] - height / 2, width, height)
        self.rect(box, fill, radius=height // 2, outline=outline)
        middle = box.centre[1]
        content = lead + gap + fitted.width
        x = box.left + (width - content) / 2
        if badge:
            self.badge((x + lead / 2, middle), badge, lead)
        elif icon:
            self.icon(icon, (x + lead / 2, middle), lead)
        colour = ink or theme.ink_on(fill)
        self.text((x + lead + gap, middle), fitted.text, fitted.size, colour, bold=True)
        return box

    def chips(self, xy: Point, items: Sequence[tuple[str, str]], *, size: int = theme.SIZE_BODY, gap: int = 10) -> Box:
        """A row of (icon, words) chips; returns the box around all."""
        x, y = xy
        first = last = Box.at(x, y, 0, 0)
        for i, (name, words) in enumerate(items):
            last = self.chip((x, y), words, icon=name, size=size)
            first = last if i == 0 else first
            x = last.right + gap
        return Box(first.left, first.top, last.right, last.bottom)

    def track(
        self,
        cells: Sequence[Box],
        labels: Sequence[str],
        *,
        reached: int = -1,
        here: int = -1,
        colour: Colour = theme.ACCENT,
        size: int = theme.SIZE_SECONDARY,
    ) -> None:
        """Cells of a track: those up to `reached` are filled with the colour, the one at `here` is framed."""
        dark = mix(theme.PANEL_SUNK, colour, 0.5)
        for i, (cell, label) in enumerate(zip(cells, labels, strict=True)):
            filled = i <= reached
            fill = colour if i == here else dark if filled else theme.PANEL_SUNK
            if i == here:
                self.glow(cell, colour, radius=10, blur=8)
            outline = theme.HIGHLIGHT if i == here else mix(dark, colour, 0.4) if filled else theme.LINE_SOFT
            self.rect(cell, fill, radius=min(10, cell.height // 4), outline=outline, width=3 if i == here else 2)
            ink = theme.ink_on(fill) if filled or i == here else theme.TEXT_MUTED
            self.text(cell.centre, label, size, ink, bold=i == here, anchor="mm", max_width=cell.width - 6)

    def meter(self, box: Box, share: float, colour: Colour) -> None:
        """A bar filled from the left."""
        radius = box.height // 2
        self.rect(box, theme.PANEL_SUNK, radius=radius, outline=theme.LINE_SOFT)
        inner = box.inset(3)
        filled = round(inner.width * min(1.0, max(0.0, share)))
        if filled:
            right = inner.left + max(filled, inner.height)
            self.rect(Box(inner.left, inner.top, right, inner.bottom), colour, radius=radius)

    def stack(self, centre: Point, style: SeatStyle, count: int, size: int, letter: str | None = None) -> None:
        """Several equal pieces of an owner: one badge with its number on a small plate."""
        self.badge(centre, style, size, letter)
        if count == 1:
            return
        plate = max(theme.SIZE_SECONDARY, round(size * 0.5))
        x, y = centre[0] + size * 0.50, centre[1] + size * 0.44
        words = str(count)
        width = max(plate * 1.25, text.width(words, plate, True) + plate * 0.55)
        box = Box.around((x, y), width, plate * 1.25)
        self.rect(box, theme.NIGHT, radius=box.height // 2, outline=style.colour, width=2)
        self.text(box.centre, words, plate, theme.TEXT, bold=True, anchor="mm")

    def _stamp_centred(self, mask: Image.Image, centre: Point, colour: Colour) -> None:
        x, y = round(centre[0] - mask.width / 2), round(centre[1] - mask.height / 2)
        text.stamp(self.image, colour, mask, x, y)


def _badge(style: SeatStyle, letter: str, size: int) -> Image.Image:
    """Dark casing, coloured body with a lighter upper edge, letter."""
    case = max(2, size // 14)
    side = size + 2 * case + 2
    canvas = Canvas(Image.new("RGBA", (side, side), (0, 0, 0, 0)))
    centre = (side / 2, side / 2)
    canvas.shape(style.shape, centre, size, mix(style.colour, theme.NIGHT, 0.45), outline=theme.NIGHT, width=case)
    rim = max(1, size // 22)
    canvas.shape(style.shape, (centre[0], centre[1]), size - 2 * rim, style.colour)
    if letter:
        high, wide, down = shapes.letter_room(style.shape)
        fitted = text.fit(letter, max(1, round(size * wide)), max(8, round(size * high)), 8, True)
        at = (centre[0], centre[1] + size * down)
        canvas.text(at, fitted.text, fitted.size, style.ink, bold=True, anchor="mm")
    return canvas.image


def _ring(radius: int, colour: Colour, width: int) -> Image.Image:
    case = 3
    side = 2 * (radius + case) + 2
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    bands = ((radius + case, radius - width - case, theme.NIGHT), (radius, radius - width, colour))
    for outer, inner, paint in bands:
        mask = Image.new("L", (side, side), 0)
        _paste_disc(mask, outer)
        hole = Image.new("L", (side, side), 0)
        _paste_disc(hole, inner)
        text.stamp(image, paint, ImageChops.subtract(mask, hole), 0, 0)
    return image


def _paste_disc(mask: Image.Image, radius: int) -> None:
    if radius > 0:
        disc = shapes.corner_mask(radius)
        mask.paste(disc, ((mask.width - disc.width) // 2, (mask.height - disc.height) // 2))


def _length(path: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(path))


def _barbs(tip: Point, back: Point, head: float) -> list[Point]:
    """Triangle of an arrow head pointing from `back` to `tip`."""
    angle = math.atan2(tip[1] - back[1], tip[0] - back[0])
    base = (tip[0] - head * math.cos(angle), tip[1] - head * math.sin(angle))
    dx, dy = -math.sin(angle) * head * 0.55, math.cos(angle) * head * 0.55
    return [tip, (base[0] + dx, base[1] + dy), (base[0] - dx, base[1] - dy)]
