"""The look: a dark, warm Mars. Colours, owners and letter sizes that all boards share.

Owners are told apart three ways: colour, letter and shape. Tests measure the distance of the seat colours under three
kinds of colour blindness and the contrast of every text colour on every ground it is used on.
"""

from dataclasses import dataclass, replace

from renderers.kit.colour import Colour, contrast, mix

# Grounds, from the farthest to the nearest.
NIGHT: Colour = (17, 11, 10)
GROUND: Colour = (26, 17, 15)
PANEL: Colour = (41, 28, 24)
PANEL_RAISED: Colour = (56, 39, 33)
PANEL_SUNK: Colour = (30, 20, 17)
LINE: Colour = (98, 70, 57)
LINE_SOFT: Colour = (70, 50, 42)
GROUNDS = (NIGHT, GROUND, PANEL, PANEL_RAISED, PANEL_SUNK)

# Letters; each is readable (4.5:1) on every ground above.
TEXT: Colour = (250, 240, 228)
TEXT_MUTED: Colour = (209, 187, 167)
ACCENT: Colour = (255, 158, 94)
GOOD: Colour = (134, 214, 150)
WARN: Colour = (255, 200, 87)
BAD: Colour = (255, 138, 124)
INFO: Colour = (136, 200, 245)
TEXT_COLOURS = (TEXT, TEXT_MUTED, ACCENT, GOOD, WARN, BAD, INFO)

INK: Colour = (22, 13, 10)  # letters on bright grounds
SHADOW: Colour = (5, 3, 2)
HIGHLIGHT: Colour = (255, 246, 214)  # the ring around what just changed

# Mars itself, for maps and backgrounds.
RUST: Colour = (164, 82, 50)
SAND: Colour = (205, 138, 92)
DUST: Colour = (124, 74, 54)
BASALT: Colour = (74, 54, 48)
ICE: Colour = (192, 226, 238)
WATER: Colour = (74, 156, 214)
FOREST: Colour = (104, 184, 104)

# Sizes of letters on a board of BOARD_WIDTH pixels, so that it can be read at 400 pixels wide on a phone.
BOARD_WIDTH = 1600
SIZE_SECONDARY = 22  # the smallest letters anywhere: repeats of what is also said elsewhere
SIZE_MIN = 28  # the smallest letters for anything needed to play
SIZE_BODY = 32
SIZE_TITLE = 48
SIZE_HUGE = 64

RADIUS = 18
GAP = 16


def ink_on(ground: Colour) -> Colour:
    """Dark or light letters, whichever reads better on the ground."""
    return INK if contrast(INK, ground) >= contrast(TEXT, ground) else TEXT


@dataclass(frozen=True)
class SeatStyle:
    """How an owner looks: the colour is bright enough for letters on dark grounds and for dark letters on itself."""

    colour: Colour
    shape: str
    letter: str

    @property
    def ink(self) -> Colour:
        return ink_on(self.colour)

    @property
    def deep(self) -> Colour:
        """A dark ground tinted with the owner's colour, for panels."""
        return mix(PANEL_SUNK, self.colour, 0.1)

    def lettered(self, letter: str) -> "SeatStyle":
        return replace(self, letter=letter)


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle((231, 97, 46), "circle", "A"),
    SeatStyle((104, 216, 231), "square", "B"),
    SeatStyle((255, 230, 59), "triangle", "C"),
    SeatStyle((170, 106, 253), "diamond", "D"),
    SeatStyle((242, 252, 234), "hexagon", "E"),
)
NEUTRAL = SeatStyle((136, 148, 142), "octagon", "N")


def seat(index: int) -> SeatStyle:
    """Style of the seat at a place of the table; beyond the fifth all are neutral with their number."""
    if 0 <= index < len(SEATS):
        return SEATS[index]
    return NEUTRAL.lettered(str(index + 1))
