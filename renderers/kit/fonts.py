"""The font files, which characters each can draw, and the faces opened from them."""

import struct
import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FONT_DIR = Path(__file__).resolve().parent.parent / "assets" / "fonts"

# Asked in this order: DejaVu before Nanum, because Nanum's arrows and geometric signs are as wide as a Hangul syllable.
_CHAIN = (
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("NanumGothic.ttf", "NanumGothicBold.ttf"),
)

# Hangul is denser than Latin: a little larger, it stays readable on a phone.
_NANUM_SCALE = 1.06

_lock = threading.RLock()


def chain(bold: bool) -> tuple[str, ...]:
    return tuple(pair[int(bold)] for pair in _CHAIN)


@lru_cache(maxsize=192)
def _open(file: str, size: int) -> ImageFont.FreeTypeFont:
    # Basic layout: the picture must not depend on whether libraqm is installed.
    return ImageFont.truetype(FONT_DIR / file, size, layout_engine=ImageFont.Layout.BASIC)


def face(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The face for letters of the size; all faces of one size look equally big beside each other."""
    if file.startswith("Nanum"):
        size = round(size * _NANUM_SCALE)
    with _lock:
        return _open(file, size)


def face_lock() -> threading.RLock:
    """FreeType faces are not safe for two threads at once: hold this while measuring or drawing with one."""
    return _lock


@lru_cache(maxsize=8)
def coverage(file: str) -> frozenset[int]:
    """Code points for which the file has a glyph of its own (Pillow cannot say)."""
    data = (FONT_DIR / file).read_bytes()
    start = _table(data, b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    points: set[int] = set()
    for i in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * i)
        if platform not in (0, 3):  # only the Unicode maps
            continue
        sub = start + offset
        (form,) = struct.unpack_from(">H", data, sub)
        if form == 4:
            points.update(_format4(data, sub))
        elif form == 12:
            points.update(_format12(data, sub))
    return frozenset(points)


def _table(data: bytes, name: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, 4)
    for i in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        if tag == name:
            return int(offset)
    raise ValueError(f"font without table {name!r}")


def _format4(data: bytes, sub: int) -> Iterator[int]:
    count = struct.unpack_from(">H", data, sub + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, sub + 14)
    starts = struct.unpack_from(f">{count}H", data, sub + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, sub + 16 + 4 * count)
    range_at = sub + 16 + 6 * count
    ranges = struct.unpack_from(f">{count}H", data, range_at)
    for i, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if ranges[i]:
                at = range_at + 2 * i + ranges[i] + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, at)[0]
            else:
                glyph = (code + deltas[i]) & 0xFFFF
            if glyph:
                yield code


def _format12(data: bytes, sub: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">I", data, sub + 12)
    for i in range(count):
        first, last, glyph = struct.unpack_from(">III", data, sub + 16 + 12 * i)
        yield from range(first if glyph else first + 1, last + 1)


@lru_cache(maxsize=8192)
def file_for(char: str, bold: bool) -> str | None:
    """First file of the chain that can draw the character."""
    code = ord(char)
    for file in chain(bold):
        if code in coverage(file):
            return file
    return None
