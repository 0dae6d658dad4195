"""From an image to a file inside a byte budget, quickly and always the same way.

PNG with 256 colours: on our flat art nobody sees the difference to full colour, and it takes half the time and a
third of the bytes (docs/decisions/008-pictures.md). What is still too large is made smaller.
"""

import io
from dataclasses import dataclass

from PIL import Image

from renderers.kit.picture import Picture, clip_alt

DEFAULT_BUDGET = 500 * 1024
MIME_PNG = "image/png"
_SCALES = (0.75, 0.5, 0.375, 0.25)
_MIN_WIDTH = 200
_LEVEL = 4  # the knee: level 6 takes a sixth longer for a tenth fewer bytes


class PictureTooLarge(ValueError):
    """Even the smallest form is over the budget: the front end answers with text."""


@dataclass(frozen=True)
class Encoded:
    data: bytes
    mime: str
    width: int
    height: int


def encode(image: Image.Image, budget_bytes: int = DEFAULT_BUDGET) -> Encoded:
    rgb = image if image.mode == "RGB" else image.convert("RGB")
    data = _png(_reduced(rgb), _LEVEL)
    if len(data) <= budget_bytes:
        return Encoded(data, MIME_PNG, rgb.width, rgb.height)
    return _smaller(rgb, budget_bytes)


def _smaller(rgb: Image.Image, budget_bytes: int) -> Encoded:
    for scale in _SCALES:
        size = (max(1, round(rgb.width * scale)), max(1, round(rgb.height * scale)))
        if size[0] < _MIN_WIDTH:
            break
        data = _png(_octree(rgb.resize(size, Image.Resampling.LANCZOS)), 9)
        if len(data) <= budget_bytes:
            return Encoded(data, MIME_PNG, *size)
    raise PictureTooLarge(f"{rgb.width}x{rgb.height} does not fit {budget_bytes} bytes")


def picture(image: Image.Image, alt: str, name: str, budget_bytes: int = DEFAULT_BUDGET) -> Picture:
    """Encode and wrap for a front end; the alt text is cut to the limit."""
    done = encode(image, budget_bytes)
    return Picture(done.data, done.mime, done.width, done.height, clip_alt(alt), name)


def _reduced(rgb: Image.Image) -> Image.Image:
    """256 colours, found on every second pixel of every second row: half the time, the same look."""
    sample = rgb.resize((max(1, rgb.width // 2), max(1, rgb.height // 2)), Image.Resampling.NEAREST)
    return rgb.quantize(palette=_octree(sample), dither=Image.Dither.NONE)


def _octree(rgb: Image.Image) -> Image.Image:
    return rgb.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _png(image: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()
