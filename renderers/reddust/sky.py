"""Above Mars: Earth, Transit and Phobos on the way of the Aldrin Cycler, and the Orbit."""

from __future__ import annotations

import random

from games.core.message import m
from renderers.kit import shapes, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box
from renderers.kit.shapes import Pen
from renderers.reddust import ground, pieces, words
from renderers.reddust.scene import INNER, MARGIN, Scene

HEIGHT = 150
_BODY = 92
PLACES = (("earth", 410), ("transit", 380), ("phobos", 400), ("orbit", 232))


def boxes(top: int) -> dict[str, Box]:
    x, gap = MARGIN, (INNER - sum(width for _, width in PLACES)) // (len(PLACES) - 1)
    found = {}
    for name, width in PLACES:
        found[name] = Box.at(x, top + 8, width, HEIGHT - 16)
        x += width + gap
    return found


def static(canvas: Canvas, top: int) -> None:
    """Night, stars, the way of the Cycler and the bodies."""
    canvas.rect(Box(0, top, canvas.image.width, top + HEIGHT), ground.SKY)
    rng = random.Random("stars")
    for _ in range(130):
        star = rng.randrange(canvas.image.width), top + rng.randrange(HEIGHT)
        canvas.disc(star, rng.choice((1, 1, 1, 2)), mix(ground.SKY, theme.TEXT, rng.choice((0.3, 0.5, 0.8))))
    places = boxes(top)
    for start, end in (("earth", "transit"), ("transit", "phobos")):
        a, b = places[start], places[end]
        y = a.centre[1]
        canvas.arrow([(a.right - 4, y), (b.left + 4, y)], ground.FRAME, 7)
    for name, box in places.items():
        _place(canvas, name, box, mix(ground.SKY, ground.FRAME, 0.4), 2)


def _place(canvas: Canvas, name: str, box: Box, outline: Colour, width: int) -> None:
    canvas.rect(box, mix(ground.SKY, theme.PANEL, 0.7), radius=16, outline=outline, width=width)
    at = (box.left + 16 + _BODY / 2, box.centre[1])
    canvas.put(shapes.sprite(f"reddust/{name}", (_BODY, _BODY), _PAINT[name]), at)


def draw(canvas: Canvas, scene: Scene, top: int) -> None:
    view = scene.view
    phobos = scene.spaces["phobos"]
    content = {
        "earth": [(what, view.earth[what]) for what in words.LOADS if view.earth.get(what)],
        "transit": [(what, view.transit[what]) for what in words.LOADS if view.transit.get(what)],
        "phobos": list(phobos.pieces),
        "orbit": [("satellite", view.orbit)] if view.orbit else [],
    }
    for name, box in boxes(top).items():
        if scene.marked(f"space:{name}"):
            _place(canvas, name, box, theme.HIGHLIGHT, 5)
        left = box.left + _BODY + 30
        canvas.text(
            (left, box.top + 27), scene.say(words.space_name(name)), 30, bold=True, max_width=box.right - left - 8
        )
        room = Box(left, box.top + 48, box.right - 8, box.bottom - 4)
        if content[name]:
            pieces.flow(
                canvas,
                room,
                [_off_map(s) if name != "phobos" else s for s in content[name]],
                46,
                align="l",
                valign="m",
            )
        else:
            canvas.text((left, room.centre[1]), scene.say(m("reddust-board-none")), 28, theme.TEXT_MUTED)


def _off_map(stack: pieces.Stack) -> pieces.Stack:
    return pieces.in_reserve({stack[0]: stack[1]}, (stack[0],))[0]


def _earth(pen: Pen) -> None:
    pen.disc(50, 50, 46, (40, 92, 150))
    pen.disc(46, 46, 40, (70, 146, 214))
    land = (104, 184, 104)
    pen.poly([(20, 34), (36, 16), (56, 18), (50, 34), (40, 44), (42, 56), (28, 52)], land)
    pen.poly([(44, 60), (60, 60), (62, 72), (50, 88), (44, 74)], land)
    pen.poly([(66, 24), (78, 34), (84, 50), (76, 60), (64, 48), (60, 34)], land)


def _cycler(pen: Pen) -> None:
    """A wheel around an axle: a ship that never stops."""
    light, dark = (206, 214, 218), (112, 122, 130)
    pen.disc(50, 50, 42, light)
    pen.disc(50, 50, 31, None)
    for ends in (((50, 12), (50, 88)), ((12, 50), (88, 50))):
        pen.line(ends, dark, 7)
    pen.disc(50, 50, 15, light)
    pen.disc(50, 50, 8, (255, 158, 94))
    for x, y in ((50, 13), (50, 87), (13, 50), (87, 50)):
        pen.disc(x, y, 9, dark)
        pen.disc(x, y, 5, (255, 214, 120))


def _phobos(pen: Pen) -> None:
    pen.poly(
        [(8, 56), (12, 34), (30, 16), (54, 12), (78, 22), (92, 44), (90, 68), (72, 86), (44, 90), (20, 80)],
        (122, 112, 106),
    )
    pen.poly(
        [(16, 52), (20, 36), (34, 22), (54, 18), (72, 26), (82, 42), (76, 60), (60, 72), (40, 74), (24, 66)],
        (152, 140, 130),
    )
    pen.disc(70, 62, 15, (104, 94, 90))
    pen.disc(73, 65, 11, (84, 76, 72))
    pen.disc(38, 38, 9, (118, 108, 102))
    pen.disc(52, 58, 5, (118, 108, 102))


def _orbit(pen: Pen) -> None:
    pen.disc(50, 50, 46, (120, 100, 96))
    pen.disc(50, 50, 43, None)
    pen.disc(50, 50, 26, (150, 74, 46))
    pen.disc(45, 45, 20, (188, 100, 62))
    pen.disc(52, 54, 6, (150, 74, 46))
    for x, y in ((50, 5), (95, 50), (50, 95), (5, 50)):
        pen.disc(x, y, 7, (236, 240, 236))


_PAINT = {"earth": _earth, "transit": _cycler, "phobos": _phobos, "orbit": _orbit}
