"""Files stay inside their budget, keep as much of the picture as they can, and never vary."""

import io
import random

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.kit.encode import DEFAULT_BUDGET, PictureTooLarge, encode, picture
from renderers.kit.picture import ALT_LIMIT, Picture, clip_alt
from tools import kit_sheet


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    """Painted art at its worst."""
    return Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(width * height * 3))


def painted() -> Image.Image:
    return noise(200, 138).resize((1600, 1100), Image.Resampling.BICUBIC)


def test_flat_art_looks_the_same_with_256_colours() -> None:
    image = kit_sheet.sheet().image.crop((0, 0, 1600, 1100))
    done = encode(image)
    assert done.mime == "image/png"
    assert len(done.data) <= DEFAULT_BUDGET
    back = Image.open(io.BytesIO(done.data))
    assert back.size == (done.width, done.height) == image.size
    off = ImageStat.Stat(ImageChops.difference(back.convert("RGB"), image))
    assert max(off.mean) < 4


@pytest.mark.parametrize("budget", [1_500_000, 500_000, 150_000, 100_000])
def test_painted_art_is_made_to_fit(budget: int) -> None:
    done = encode(painted(), budget)
    assert len(done.data) <= budget
    back = Image.open(io.BytesIO(done.data))
    assert back.size == (done.width, done.height)
    assert abs(done.width / done.height - 1600 / 1100) < 0.02


def test_only_what_is_over_its_budget_gets_smaller() -> None:
    full, smaller = (encode(painted(), budget) for budget in (5_000_000, 100_000))
    assert full.width == 1600
    assert smaller.width < 1600


def test_the_same_picture_gives_the_same_bytes() -> None:
    for budget in (DEFAULT_BUDGET, 100_000):
        assert encode(painted(), budget) == encode(painted(), budget)


def test_other_modes_are_taken() -> None:
    assert encode(Image.new("RGBA", (300, 200), (9, 8, 7, 255))).width == 300
    assert encode(Image.new("L", (1, 1))).height == 1


def test_what_cannot_fit_is_refused() -> None:
    with pytest.raises(PictureTooLarge):
        encode(noise(800, 600), 900)
    with pytest.raises(PictureTooLarge):
        encode(noise(100, 100), 900)


def test_pictures_carry_alt_text_within_the_limit() -> None:
    made = picture(Image.new("RGB", (30, 20)), "word " * 500, "board.png")
    assert (made.width, made.height, made.mime, made.name) == (30, 20, "image/png", "board.png")
    assert len(made.alt) <= ALT_LIMIT
    assert made.alt.endswith("word…")


def test_clip_alt_keeps_short_texts_and_cuts_endless_words() -> None:
    assert clip_alt("short") == "short"
    assert clip_alt("x" * ALT_LIMIT) == "x" * ALT_LIMIT
    assert len(clip_alt("x" * 2000)) == ALT_LIMIT


@pytest.mark.parametrize(
    ("data", "width", "alt"), [(b"", 1, "a"), (b"x", 0, "a"), (b"x", 1, ""), (b"x", 1, "a" * (ALT_LIMIT + 1))]
)
def test_broken_pictures_are_refused(data: bytes, width: int, alt: str) -> None:
    with pytest.raises(ValueError, match=r"alt text|empty"):
        Picture(data, "image/png", width, 1, alt, "x.png")
