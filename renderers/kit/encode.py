"""From an image to a file inside a byte budget, quickly and always the same way.

Order: PNG in full colour when it fits, then PNG with 256 colours, then smaller pictures with 256 colours. A few bands
of rows are packed first to foresee the size, so that a picture that cannot fit is not packed in full for nothing.
"""

import io
from dataclasses import dataclass

from PIL import Image

from renderers.kit.picture import Picture, clip_alt

DEFAULT_BUDGET = 500 * 1024
MIME_PNG = "image/png"
_BANDS = 8
_BAND_ROWS = 12
_SCALES = (0.75, 0.5, 0.375, 0.25)
_MIN_WIDTH = 200
# Beyond this share of the budget foreseen for full colour, go to 256 colours at once: the forecast from bands is
# good to about a fifth.
_FORECAST_MARGIN = 1.25


class PictureTooLarge(ValueError):
    """Even the smallest form is over the budget: the front end answers with text."""


@dataclass(frozen=True)
class Encoded:
    data: bytes
    mime: str
    width: int
    height: int
    colours: int  # 0 = full colour


def encode(image: Image.Image, budget_bytes: int = DEFAULT_BUDGET) -> Encoded:
    rgb = image if image.mode == "RGB" else image.convert("RGB")
    if _forecast(rgb) <= budget_bytes * _FORECAST_MARGIN:
        data = _png(rgb, 6)
        if len(data) <= budget_bytes:
            return Encoded(data, MIME_PNG, rgb.width, rgb.height, 0)
    data = _png(_reduced(rgb), 6)
    if len(data) <= budget_bytes:
        return Encoded(data, MIME_PNG, rgb.width, rgb.height, 256)
    return _smaller(rgb, budget_bytes)


def _smaller(rgb: Image.Image, budget_bytes: int) -> Encoded:
    for scale in _SCALES:
        size = (max(1, round(rgb.width * scale)), max(1, round(rgb.height * scale)))
        if size[0] < _MIN_WIDTH:
            break
        data = _png(_reduced(rgb.resize(size, Image.Resampling.LANCZOS)), 9)
        if len(data) <= budget_bytes:
            return Encoded(data, MIME_PNG, *size, 256)
    raise PictureTooLarge(f"{rgb.width}x{rgb.height} does not fit {budget_bytes} bytes")


def picture(image: Image.Image, alt: str, name: str, budget_bytes: int = DEFAULT_BUDGET) -> Picture:
    """Encode and wrap for a front end; the alt text is cut to the limit."""
    done = encode(image, budget_bytes)
    return Picture(done.data, done.mime, done.width, done.height, clip_alt(alt), name)


def _reduced(rgb: Image.Image) -> Image.Image:
    return rgb.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _png(image: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()


def _forecast(rgb: Image.Image) -> float:
    """Bytes of the full-colour PNG, foreseen from bands spread over the height."""
    if rgb.height <= _BANDS * _BAND_ROWS * 2:
        return 0.0  # small enough to just try
    sample = Image.new("RGB", (rgb.width, _BANDS * _BAND_ROWS))
    step = (rgb.height - _BAND_ROWS) / (_BANDS - 1)
    for i in range(_BANDS):
        top = round(i * step)
        sample.paste(rgb.crop((0, top, rgb.width, top + _BAND_ROWS)), (0, i * _BAND_ROWS))
    return len(_png(sample, 6)) * rgb.height / sample.height
