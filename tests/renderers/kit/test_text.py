"""Text survives anything, stays inside its box and looks the same everywhere."""

import time

import pytest
from PIL import Image

from renderers.kit import fonts, text, theme
from renderers.kit.geometry import Box

NASTY = (
    "",
    " ",
    "\x00\x01\x1b[31mred\x7f",
    "line\nbreak\ttab\r\nand \u2028 separators",
    "Sam🚀🔥👩‍🚀👍🏽 🇰🇷",
    "שלום 12 (abc) עולם",
    "مرحبا بالعالم 2024",
    "Z̷̡͖̪̈́a̶̧̛l̸̨̛̙g̵̢o̷",
    "𝓜𝓪𝓻𝓼 ｆｕｌｌ ①②",
    "\ud800 lone surrogate",
    "\U0010ffff\ufffe\ue000",
    "한글과 漢字 그리고 カナ",
    "नमस्ते ไทย ქართული",
    "W" * 10_000,
    "가나다라마 " * 2_000,
)


def canvas(width: int = 600, height: int = 200) -> Image.Image:
    return Image.new("RGB", (width, height), theme.PANEL)


@pytest.mark.parametrize("words", NASTY)
def test_any_text_is_drawn_measured_fitted_and_wrapped(words: str) -> None:
    image = canvas()
    text.draw(image, (10, 50), words, 28, theme.TEXT)
    fitted = text.fit(words, 300, 40, 22)
    assert fitted.width <= 300
    assert 22 <= fitted.size <= 40
    for line in text.wrap(words, 200, 28, max_lines=4):
        assert text.width(line, 28) <= 200
    text.draw_block(image, Box(10, 10, 590, 190), words, 32, theme.TEXT, 22)
    assert image.size == (600, 200)


def test_ten_thousand_characters_are_quick_and_small() -> None:
    words = "".join(chr(0xAC00 + i) for i in range(10_000))
    start = time.perf_counter()
    text.draw(canvas(), (0, 50), words, 28, theme.TEXT)
    text.draw_block(canvas(), Box(0, 0, 600, 200), words, 32, theme.TEXT, 22)
    assert time.perf_counter() - start < 5
    assert text.mask(text.ellipsize(words, text.MAX_LINE_PX, 28), 28).image.width <= text.MAX_LINE_PX + 64


@pytest.mark.parametrize(
    ("char", "start"),
    [
        ("M", "NotoSans"),
        ("한", "Nanum"),
        ("漢", "Nanum"),
        ("−", "DejaVu"),
        ("→", "DejaVu"),
        ("ש", "DejaVu"),
        ("°", "NotoSans"),
    ],
)
@pytest.mark.parametrize("bold", [False, True])
def test_characters_are_drawn_by_the_right_font(char: str, start: str, bold: bool) -> None:
    file = fonts.file_for(char, bold)
    assert file is not None
    assert file.startswith(start)


def test_every_sign_the_boards_need_has_a_glyph_in_both_weights() -> None:
    for char in "−×÷±°→←↑↓↔≥≤≠∞•…·★☆✓✗●○■□▲△▼◆◇⚠⚑½①②③ⅠⅡⅢ“”‘’–—":
        assert fonts.file_for(char, False), char
        assert fonts.file_for(char, True), char


def test_what_clean_lets_through_has_a_glyph_in_both_weights() -> None:
    """Else the bold line would show the font's own empty box."""
    known = frozenset.union(*(fonts.coverage(f) for f in (*fonts.chain(False), *fonts.chain(True))))
    assert set(range(0xAC00, 0xD7A4)) <= known, "every Hangul syllable"
    for code in sorted(known):
        for char in text.clean(chr(code)):
            assert fonts.file_for(char, False), hex(code)
            assert fonts.file_for(char, True), hex(code)


def test_clean_removes_and_replaces() -> None:
    assert text.clean("a\x00b\u200bc\ufe0f") == "abc"
    assert text.clean("a\nb\tc") == "a b c"
    assert text.clean("🇰🇷") == "KR"
    assert text.clean("𝓜𝓪𝓻𝓼") == "Mars"
    assert text.clean("x🚀") == "x" + text.MISSING
    assert len(text.clean("a" + "\u0301" * 50)) <= 4


def test_hebrew_is_drawn_in_reading_order() -> None:
    forward = text.mask("שלום", 32).image
    assert forward.tobytes() != text.mask("םולש", 32).image.tobytes()
    assert text._visual_order("ab שלום 12 cd") == "ab םולש 12 cd"
    assert text._visual_order("של 12 ום") == "םו 12 לש"
    assert text._visual_order("(של)x") == "(לש)x"


def test_fit_keeps_size_then_shrinks_then_cuts() -> None:
    assert text.fit("Tharsis", 1000, 40, 22) == text.Fitted("Tharsis", 40, text.width("Tharsis", 40))
    room = text.width("Valles Marineris", 30)
    shrunk = text.fit("Valles Marineris", room, 40, 22)
    assert shrunk.text == "Valles Marineris"
    assert 22 <= shrunk.size < 40
    assert text.width("Valles Marineris", shrunk.size + 1) > room, "not smaller than needed"
    cut = text.fit("Valles Marineris" * 4, 200, 40, 22)
    assert cut.size == 22
    assert cut.text.endswith(text.ELLIPSIS)
    assert text.fit("wide", 2, 40, 22).text == ""


def test_wrap_breaks_at_spaces_and_marks_what_is_cut() -> None:
    lines = text.wrap("one two three four five six seven eight", 160, 28)
    assert " ".join(lines) == "one two three four five six seven eight"
    assert len(lines) > 2
    assert text.wrap("a\nb", 400, 28) == ("a", "b")
    short = text.wrap("one two three four five six seven eight", 160, 28, max_lines=2)
    assert len(short) == 2
    assert short[1].endswith(text.ELLIPSIS)
    assert "".join(text.wrap("W" * 60, 200, 28)) == "W" * 60


def test_block_stays_inside_its_box() -> None:
    image = canvas()
    box = Box(100, 40, 400, 160)
    text.draw_block(image, box, "the storm moves on and on " * 20, 40, theme.TEXT, 22)
    ground = canvas()
    for outside in ((0, 0, 98, 200), (402, 0, 600, 200), (0, 0, 600, 34), (0, 166, 600, 200)):
        assert image.crop(outside).tobytes() == ground.crop(outside).tobytes()
    assert image.crop(box).tobytes() != ground.crop(box).tobytes()


def inked(image: Image.Image) -> tuple[int, int, int, int]:
    mask = Image.new("L", image.size)
    mask.putdata([0 if pixel == theme.PANEL else 255 for pixel in image.get_flattened_data()])
    box = mask.getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize(("anchor", "x"), [("lm", 0), ("mm", 1), ("rm", 2)])
def test_anchor_places_the_letters(anchor: str, x: int) -> None:
    image = canvas()
    box = text.draw(image, (300, 100), "HHH", 40, theme.TEXT, anchor=anchor)
    left, top, right, bottom = inked(image)
    assert abs((top + bottom) / 2 - 100) <= 1.5, "capitals are centred on the point"
    assert abs((300, box.centre[0], 300)[x] - (left - 4, (left + right) / 2, right + 4)[x]) <= 4


def test_halo_surrounds_the_letters() -> None:
    image = canvas()
    text.draw(image, (50, 100), "G5", 40, theme.TEXT, halo=theme.NIGHT)
    colours = set(image.get_flattened_data())
    assert theme.NIGHT in colours
    assert theme.TEXT in colours


def test_text_on_a_transparent_picture_has_no_dark_fringe() -> None:
    image = Image.new("RGBA", (200, 80), (0, 0, 0, 0))
    text.draw(image, (-5, 40), "Mars", 40, (255, 255, 255))
    for _, pixel in image.getcolors(200 * 80) or []:
        assert isinstance(pixel, tuple)
        assert pixel[3] == 0 or pixel[:3] == (255, 255, 255)
    assert image.getchannel("A").getextrema() == (0, 255)


def test_widths_are_those_of_the_shipped_fonts() -> None:
    """Basic layout and shipped fonts: the same numbers on every machine."""
    assert text.width("Mars 2024", 32) == 155
    assert text.width("화성 −3°", 28, bold=True) == 115
    assert text.mask("Mars", 32).width == text.width("Mars", 32)
    for file in (*fonts.chain(False), *fonts.chain(True)):
        assert (fonts.FONT_DIR / file).is_file()
        assert fonts.face(file, 20).layout_engine == 0
    licences = {p.name for p in fonts.FONT_DIR.glob("LICENSE-*")}
    assert licences == {"LICENSE-Noto.txt", "LICENSE-Nanum.txt", "LICENSE-DejaVu.txt"}
    assert sum(p.stat().st_size for p in fonts.FONT_DIR.iterdir()) < 12_000_000
