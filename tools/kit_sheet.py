"""Draws a sheet with everything the drawing kit can do, to be looked at: out/kit_sheet.png and a phone-sized copy."""

from pathlib import Path

from PIL import Image

from renderers.kit import icons, shapes, theme
from renderers.kit.canvas import Canvas
from renderers.kit.chart import Series, line_chart
from renderers.kit.encode import encode
from renderers.kit.geometry import Box, bow, hex_centre, track_cells

OUT = Path(__file__).resolve().parent.parent / "out"
WIDTH, HEIGHT = 1600, 2680
NAMES = ("Valentina", "이순신", "Πτολεμαῖος", "Ōkubo-Fernández", "Ника")


def background() -> Canvas:
    """Night above, dust below: a few flat bands pack well."""
    canvas = Canvas.new(WIDTH, HEIGHT, theme.GROUND)
    canvas.disc((1440, -40), 330, (44, 25, 19))
    canvas.disc((1440, -40), 270, (60, 33, 24))
    canvas.disc((1440, -40), 205, (84, 44, 30))
    canvas.text((40, 62), "Marspost drawing kit", theme.SIZE_HUGE, bold=True)
    canvas.text((40, 124), "one look for four boards · 네 개의 판, 하나의 모습", theme.SIZE_BODY, theme.TEXT_MUTED)
    return canvas


def seats(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Owners: colour + letter + shape")
    for cell, style, name in zip(room.rows(6, 10), (*theme.SEATS, theme.NEUTRAL), (*NAMES, "neutral"), strict=True):
        canvas.rect(cell, style.deep, radius=14)
        y = cell.centre[1]
        canvas.badge((cell.left + 40, y), style, 48)
        canvas.text((cell.left + 80, y), name, theme.SIZE_BODY, style.colour, bold=True, max_width=230)
        if style.letter == "B":
            canvas.ring((cell.left + 350, y), 33)
        canvas.stack((cell.left + 350, y), style, 3, 44)
        canvas.stack((cell.left + 440, y), style, 12, 44)
        canvas.badge((cell.left + 520, y), style, 40, "MG")
        canvas.badge((cell.left + 580, y), style, 28, "")


def chips(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Chips, meters and tracks")
    y = room.top + 30
    canvas.chips((room.left, y), [("coin", "48"), ("plant", "7"), ("heat", "12"), ("energy", "3"), ("card", "5")])
    y += 68
    x = canvas.chip((room.left, y), "−3", icon="temperature", fill=theme.BAD).right + 10
    x = canvas.chip((x, y), "done", icon="check", fill=theme.GOOD).right + 10
    canvas.chip((x, y), "Kim to move", badge=theme.SEATS[1], outline=theme.SEATS[1].colour)
    y += 60
    canvas.meter(Box.at(room.left, y - 12, room.width, 26), 0.62, theme.WATER)
    y += 44
    degrees = [f"{d}°".replace("-", "−") for d in range(-30, 10, 4)]
    cells = track_cells((room.left, y - 16), len(degrees), (66, 60), 6)
    canvas.track(cells, degrees, reached=4, here=4, colour=theme.ACCENT, size=24)
    y += 84
    cells = track_cells((room.left, y - 16), 10, (66, 56), 6)
    canvas.track(cells, [str(i) for i in range(10)], here=6, reached=6, colour=theme.FOREST, size=28)
    canvas.badge((cells[3].centre[0], cells[3].bottom + 8), theme.SEATS[0], 36)
    canvas.badge((cells[6].centre[0] + 14, cells[6].bottom + 8), theme.SEATS[3], 36)


def icon_grid(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Icons")
    names = sorted(icons.ICONS)
    columns = 15
    for i, name in enumerate(names):
        x = room.left + (i % columns + 0.5) * room.width / columns
        y = room.top + 34 + (i // columns) * 108
        canvas.icon(name, (x, y), 60)
        canvas.text((x, y + 51), name, theme.SIZE_SECONDARY, theme.TEXT_MUTED, anchor="mm", max_width=98, min_size=16)


def hexes(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Hexes, arrows, rings", fill=theme.PANEL_SUNK)
    centre = (room.centre[0], room.centre[1])
    radius = 58
    fills = (theme.RUST, theme.DUST, theme.BASALT, theme.RUST, theme.WATER, theme.FOREST, theme.DUST)
    for q in range(-3, 4):
        for r in range(-2, 3):
            if abs(q + r) <= 2:
                at = hex_centre(q, r, radius, centre)
                fill = fills[(q * 3 + r * 5) % len(fills)]
                canvas.hexagon(at, radius - 1, fill, outline=theme.NIGHT, width=3)
    spots = [hex_centre(*qr, radius, centre) for qr in ((-2, 0), (0, -1), (1, 0), (0, 1), (2, -2), (-1, 2))]
    canvas.arrow([spots[0], spots[1], spots[2]], clear_start=36, clear_end=46)
    canvas.arrow(bow(spots[3], spots[0]), theme.SEATS[3].colour, clear_start=36, clear_end=40)
    canvas.icon("rover", spots[0], 58)
    canvas.icon("dome", spots[5], 58)
    canvas.badge(spots[3], theme.SEATS[3], 50)
    canvas.stack(spots[1], theme.SEATS[1], 4, 50)
    canvas.badge(spots[2], theme.SEATS[2], 50)
    canvas.ring(spots[2], 40)
    canvas.text((spots[4][0], spots[4][1]), "G5", 30, theme.TEXT, bold=True, anchor="mm", halo=theme.NIGHT)


def texts(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Any text")
    samples = (
        "Zażółć gęślą jaźń → ≥ 3 × 4 − 1",
        "붉은 먼지가 화성을 덮는다 12개",
        "Sam🚀 𝓜𝓪𝓻𝓼 🇰🇷 ✓ ★ ⚠ שלום 12",
        "A very long name that cannot possibly fit in here at all, however small",
    )
    y = room.top + 24
    for words in samples:
        canvas.text((room.left, y), words, theme.SIZE_BODY, max_width=room.width)
        y += 48
    block = Box(room.left, y - 10, room.right, room.bottom)
    words = "Wrapped: the storm moves on, 폭풍이 지나가면 얼음이 보이고 rovers count their batteries. " * 3
    canvas.block(block, words, theme.SIZE_MIN, theme.TEXT_MUTED, min_size=theme.SIZE_SECONDARY)


def shape_row(canvas: Canvas, box: Box) -> None:
    room = canvas.panel(box, title="Shapes")
    for cell, name in zip(room.columns(len(shapes.SHAPES)), shapes.SHAPES, strict=True):
        x, y = cell.centre
        canvas.shape(name, (x, y - 16), 56, theme.SAND, outline=theme.NIGHT)
        canvas.text((x, y + 36), name, 22, theme.TEXT_MUTED, anchor="mm", max_width=cell.width - 4, min_size=16)


def chart(canvas: Canvas, box: Box) -> None:
    rows = (
        (5, 7, 12, 14, 22, 31, 38, 47, 60),
        (5, 9, 10, 19, 24, 27, 41, 52, 58),
        (5, 5, 6, 2, -4, 8, 19, 33, 41),
        (5, 8, 13, 16, 19, 25, 30, 36, 39),
        (5, 6, 11, 17, None, None, None, None, None),
    )
    series = [Series(n, s, tuple(v)) for n, s, v in zip(NAMES, theme.SEATS, rows, strict=True)]
    line_chart(canvas, box, series, [str(i) for i in range(1, 10)], title="Score by round · 라운드별 점수")


def sheet() -> Canvas:
    canvas = Canvas.from_static("kit-sheet", background)
    seats(canvas, Box.at(40, 180, 660, 480))
    chips(canvas, Box.at(730, 180, 830, 480))
    icon_grid(canvas, Box.at(40, 690, 1520, 400))
    hexes(canvas, Box.at(40, 1120, 760, 640))
    texts(canvas, Box.at(830, 1120, 730, 640))
    shape_row(canvas, Box.at(40, 1790, 1520, 200))
    chart(canvas, Box.at(40, 2020, 1520, 620))
    return canvas


def main() -> None:
    OUT.mkdir(exist_ok=True)
    image = sheet().image
    done = encode(image)
    (OUT / "kit_sheet.png").write_bytes(done.data)
    image.resize((400, 400 * HEIGHT // WIDTH), Image.Resampling.LANCZOS).save(OUT / "kit_sheet_400.png")
    print(f"out/kit_sheet.png {len(done.data) // 1024} KiB")


if __name__ == "__main__":
    main()
