"""Text on pictures: measured, fitted, wrapped and drawn run by run along the font chain.

Pillow has no font fallback, so a line is cut into runs that one font can draw. Any text survives: what no font can
draw becomes a small box, control characters vanish, right-to-left letters are put in reading order (Arabic letters
stay unjoined). Finished lines are kept as masks, so a text drawn again costs one paste.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.kit import fonts
from renderers.kit.cache import MIB, ByteLRU, image_bytes
from renderers.kit.colour import Colour
from renderers.kit.geometry import Box, Point

ELLIPSIS = "…"
MISSING = "▯"
MAX_LINE_PX = 4096  # wider than any picture; longer lines are cut instead of filling the memory
MAX_CHARS = 12_000
_MAX_MARKS = 2  # combining marks kept per letter
_MIRROR = str.maketrans("()[]{}<>«»", ")(][}{><»«")


@dataclass(frozen=True)
class TextMask:
    """A drawn line: `image` is its coverage, (`left`, `baseline`) is where the pen starts inside it."""

    image: Image.Image
    left: int
    baseline: int
    width: int


@dataclass(frozen=True)
class Fitted:
    text: str
    size: int
    width: int


_masks: ByteLRU[TextMask] = ByteLRU(24 * MIB, lambda mask: image_bytes(mask.image) + 200)


def clear_cache() -> None:
    """Forget drawn lines (for measurements in tests)."""
    _masks.clear()


# --- what is drawn ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """One line of characters that the fonts can draw."""
    out: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[:MAX_CHARS]):
        drawable = _drawable(char)
        if drawable and unicodedata.combining(drawable[0]):
            marks += 1
            if marks > _MAX_MARKS:
                continue
        elif drawable:
            marks = 0
        out.append(drawable)
    return "".join(out)


@lru_cache(maxsize=8192)
def _drawable(char: str) -> str:
    code = ord(char)
    if char in "\t\n\r\v\f\u2028\u2029" or unicodedata.category(char) == "Zs":
        return " "
    if 0x1F1E6 <= code <= 0x1F1FF:  # flags are pairs of letters
        return chr(code - 0x1F1E6 + ord("A"))
    if _invisible(char, code):
        return ""
    if _has_glyph(char):
        return char
    plain = unicodedata.normalize("NFKC", char)  # fancy letters in people's names
    if plain != char and all(_has_glyph(c) for c in plain):
        return plain
    return "" if unicodedata.combining(char) else MISSING


def _has_glyph(char: str) -> bool:
    return fonts.file_for(char, False) is not None and fonts.file_for(char, True) is not None


def _invisible(char: str, code: int) -> bool:
    if unicodedata.category(char) in ("Cc", "Cf", "Cs"):
        return True
    is_selector = 0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF
    is_skin_tone = 0x1F3FB <= code <= 0x1F3FF
    return is_selector or is_skin_tone


def _visual_order(text: str) -> str:
    """Right-to-left stretches reversed, numbers inside them kept; base direction is left to right."""
    kinds = [unicodedata.bidirectional(c) for c in text]
    if not any(kind in ("R", "AL") for kind in kinds):
        return text
    out: list[str] = []
    at = 0
    while at < len(text):
        if kinds[at] not in ("R", "AL"):
            out.append(text[at])
            at += 1
            continue
        end = at
        for i in range(at, len(text)):
            if kinds[i] == "L":
                break
            if kinds[i] in ("R", "AL", "NSM"):
                end = i
        out.append(_reversed_span(text[at : end + 1]))
        at = end + 1
    return "".join(out)


def _reversed_span(span: str) -> str:
    clusters: list[str] = []
    for char in span.translate(_MIRROR):
        joins = unicodedata.combining(char) or (char.isdigit() and clusters and clusters[-1][-1].isdigit())
        if joins and clusters:
            clusters[-1] += char
        else:
            clusters.append(char)
    return "".join(reversed(clusters))


def _runs(text: str, bold: bool) -> list[tuple[str, str]]:
    """(font file, piece) in drawing order; a space or mark stays with the font before it."""
    out: list[tuple[str, str]] = []
    for char in text:
        file = fonts.file_for(char, bold) or fonts.chain(bold)[0]
        if out and out[-1][0] != file and (char == " " or unicodedata.combining(char)):
            file = out[-1][0]
        if out and out[-1][0] == file:
            out[-1] = (file, out[-1][1] + char)
        else:
            out.append((file, char))
    return out


# --- measuring ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def width(text: str, size: int, bold: bool = False) -> int:
    """Width of one line in pixels."""
    with fonts.face_lock():
        return sum(round(fonts.face(file, size).getlength(run)) for file, run in _runs(clean(text), bold))


_USUAL_WORD = 40  # longer ones are broken up before anybody measures them whole
_REFERENCE = 64
_ROUGH = 0.02  # hinting and rounding move a line by less than this share of its width, plus a pixel a word


@lru_cache(maxsize=8192)
def _advance(word: str, bold: bool) -> float:
    """Width of a word at size 1, about, by its letters: texts are tried at many sizes, and letters recur."""
    return sum(_letter_advance(letter, bold) for letter in word)


@lru_cache(maxsize=4096)
def _letter_advance(letter: str, bold: bool) -> float:
    return width(letter, _REFERENCE, bold) / _REFERENCE


def _line_fits(line: str, words: int, about: float, max_width: int, size: int, bold: bool) -> bool:
    """Whether a line of so many words fits; it is measured only where the rough width does not decide."""
    slack = about * _ROUGH + words
    if about + slack <= max_width:
        return True
    return about - slack <= max_width and width(line, size, bold) <= max_width


def ascent(size: int) -> int:
    """From the baseline to the top of the tallest usual letter, Hangul included."""
    return round(size * 0.86)


def descent(size: int) -> int:
    return round(size * 0.24)


def cap_height(size: int) -> int:
    """Height of a capital or a digit: what the eye centres by."""
    return round(size * 0.714)


def line_height(size: int) -> int:
    return round(size * 1.28)


# --- fitting ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def fit(text: str, max_width: int, size: int, min_size: int, bold: bool = False) -> Fitted:
    """The largest size down to `min_size` at which the line fits; below that the text is cut with an ellipsis."""
    text = _plausible(text, max_width, min_size)
    if width(text, size, bold) <= max_width:
        return Fitted(text, size, width(text, size, bold))
    low, high = min_size, size
    while low < high:
        middle = (low + high + 1) // 2
        if width(text, middle, bold) <= max_width:
            low = middle
        else:
            high = middle - 1
    if width(text, low, bold) > max_width:
        text = ellipsize(text, max_width, low, bold)
    return Fitted(text, low, width(text, low, bold))


def _plausible(text: str, max_width: int, size: int) -> str:
    """The beginning of a text that is surely too long for the width, so that it need not be measured whole."""
    limit = 64 + 8 * max_width // max(1, size)
    return text if len(text) <= limit else clean(text)[:limit]


def ellipsize(text: str, max_width: int, size: int, bold: bool = False) -> str:
    """The longest beginning that fits together with an ellipsis; "" when not even the ellipsis fits."""
    text = _plausible(text, max_width, size)
    if width(text, size, bold) <= max_width:
        return text
    return _with_ellipsis(text, max_width, size, bold)


def _with_ellipsis(text: str, max_width: int, size: int, bold: bool) -> str:
    if width(ELLIPSIS, size, bold) > max_width:
        return ""
    return _longest(text, lambda head: width(head.rstrip() + ELLIPSIS, size, bold) <= max_width).rstrip() + ELLIPSIS


def _longest(text: str, fits: Callable[[str], bool]) -> str:
    """Longest prefix for which `fits` holds, found by doubling then halving: a long text is never measured whole."""
    high = 1
    while high < len(text) and fits(text[:high]):
        high *= 2
    low, high = high // 2, min(high, len(text))
    while low < high:
        middle = (low + high + 1) // 2
        if fits(text[:middle]):
            low = middle
        else:
            high = middle - 1
    return text[:low]


def wrap(text: str, max_width: int, size: int, bold: bool = False, max_lines: int = 0) -> tuple[str, ...]:
    """Lines broken at spaces and given line ends; a word wider than the line is broken inside.

    With `max_lines` the rest is cut and the last line ends in an ellipsis.
    """
    return _wrap(text[:MAX_CHARS], max(1, max_width), size, bold, max_lines)


@lru_cache(maxsize=1024)
def _wrap(text: str, max_width: int, size: int, bold: bool, max_lines: int) -> tuple[str, ...]:
    lines: list[str] = []
    space = _advance(" ", bold) * size
    for paragraph in text.split("\n"):
        line, about, count = "", -space, 0
        for word in _pieces(paragraph, max_width, size, bold):
            candidate = f"{line} {word}" if line else word
            longer = about + space + _advance(word, bold) * size
            if not line or _line_fits(candidate, count + 1, longer, max_width, size, bold):
                line, about, count = candidate, longer, count + 1
                continue
            lines.append(line)
            line, about, count = word, _advance(word, bold) * size, 1
            if max_lines and len(lines) > max_lines:
                break
        lines.append(line)
        if max_lines and len(lines) > max_lines:
            break
    if max_lines and len(lines) > max_lines:
        last = lines[max_lines - 1] + " " + lines[max_lines]
        lines = [*lines[: max_lines - 1], _with_ellipsis(last, max_width, size, bold)]
    return tuple(lines)


def _pieces(paragraph: str, max_width: int, size: int, bold: bool) -> Iterator[str]:
    """Words, the overlong ones in parts; lazily, so that nobody measures what is cut off anyway."""
    for word in paragraph.split():
        if len(word) <= _USUAL_WORD and _line_fits(word, 1, _advance(word, bold) * size, max_width, size, bold):
            yield word
            continue
        rest = word
        while rest:
            head = _longest(rest, lambda part: width(part, size, bold) <= max_width) or rest[0]
            yield head
            rest = rest[len(head) :]


# --- drawing ------------------------------------------------------------------------------------------------------


def mask(text: str, size: int, bold: bool = False, stroke: int = 0) -> TextMask:
    return _masks.get((text, size, bold, stroke), lambda: _draw_mask(text, size, bold, stroke))


def _draw_mask(text: str, size: int, bold: bool, stroke: int) -> TextMask:
    pad = max(2, size // 6) + stroke
    total = width(text, size, bold)
    up, down = round(size * 1.1) + stroke, round(size * 0.4) + stroke
    image = Image.new("L", (total + 2 * pad, up + down), 0)
    draw = ImageDraw.Draw(image)
    x = pad
    with fonts.face_lock():
        for file, run in _runs(_visual_order(clean(text)), bold):
            font = fonts.face(file, size)
            draw.text((x, up), run, fill=255, font=font, anchor="ls", stroke_width=stroke)
            x += round(font.getlength(run))
    return TextMask(image, pad, up, total)


def stamp(image: Image.Image, colour: Colour, coverage: Image.Image, x: int, y: int) -> None:
    """Paint a colour through a mask, on RGB or on a transparent picture."""
    if image.mode == "RGBA":
        layer = Image.new("RGBA", coverage.size, (*colour, 0))
        layer.putalpha(coverage)
        left, top = max(0, -x), max(0, -y)
        if left < layer.width and top < layer.height:
            image.alpha_composite(layer, (max(0, x), max(0, y)), (left, top))
    else:
        image.paste(colour, (x, y), coverage)


def draw(
    image: Image.Image,
    xy: Point,
    text: str,
    size: int,
    fill: Colour,
    *,
    bold: bool = False,
    anchor: str = "ls",
    halo: Colour | None = None,
    halo_width: int = 3,
) -> Box:
    """Draw one line and return the box of its letters.

    Anchor: l, m or r (left, middle, right) and t, m, s or b (top, middle of the capitals, baseline, bottom).
    """
    text = ellipsize(text, MAX_LINE_PX, size, bold)
    line = mask(text, size, bold)
    x = round(xy[0] - {"l": 0.0, "m": line.width / 2, "r": float(line.width)}[anchor[0]])
    rise = {"t": ascent(size), "m": cap_height(size) / 2, "s": 0, "b": -descent(size)}[anchor[1]]
    y = round(xy[1] + rise)
    if line.width:
        if halo is not None:
            outer = mask(text, size, bold, halo_width)
            stamp(image, halo, outer.image, x - outer.left, y - outer.baseline)
        stamp(image, fill, line.image, x - line.left, y - line.baseline)
    return Box(x, y - ascent(size), x + line.width, y + descent(size))


@lru_cache(maxsize=1024)
def fit_block(
    text: str, box_size: tuple[int, int], size: int, min_size: int, bold: bool
) -> tuple[int, tuple[str, ...]]:
    """Size and lines with which a text fits a box: shrunk to `min_size`, then cut with an ellipsis."""
    room_x, room_y = box_size
    for now in range(size, min_size - 1, -1):
        most = max(1, room_y // line_height(now))
        lines = wrap(text, room_x, now, bold, max_lines=most + 1)
        if len(lines) <= most:
            return now, lines
    return min_size, wrap(text, room_x, min_size, bold, max_lines=max(1, room_y // line_height(min_size)))


def draw_block(
    image: Image.Image,
    box: Box,
    text: str,
    size: int,
    fill: Colour,
    min_size: int,
    *,
    bold: bool = False,
    align: str = "l",
    valign: str = "t",
) -> Box:
    """Draw wrapped text inside a box; align l, m or r, valign t, m or b. Returns the box of the lines."""
    now, lines = fit_block(text, (box.width, box.height), size, min_size, bold)
    height = line_height(now) * len(lines)
    top = {"t": box.top, "m": (box.top + box.bottom - height) // 2, "b": box.bottom - height}[valign]
    draw_lines(image, box, lines, now, fill, top=top, bold=bold, align=align)
    return Box(box.left, top, box.right, top + height)


def draw_lines(
    image: Image.Image,
    box: Box,
    lines: Sequence[str],
    size: int,
    fill: Colour,
    *,
    top: int,
    bold: bool = False,
    align: str = "l",
) -> None:
    x = {"l": box.left, "m": box.centre[0], "r": box.right}[align]
    for i, line in enumerate(lines):
        middle = top + line_height(size) * (i + 0.5)
        draw(image, (x, middle), line, size, fill, bold=bold, anchor=align + "m")
