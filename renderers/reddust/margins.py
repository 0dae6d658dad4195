"""Where each Faction stands against its goal (1.11, 2.0), what its marker is made of, and what would move it."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.message import Message, m
from games.reddust.layout import BASE_FACES, CONFIDENCE_BOXES
from games.reddust.view import RedDustView, SpaceView
from renderers.kit import text as letters
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box
from renderers.protocol import Say
from renderers.reddust import pieces, words
from renderers.reddust.pieces import FACTIONS
from renderers.reddust.scene import INNER, MARGIN, WIDTH, Scene

TOP, BODY, HEAD, GAP = 96, 30, 66, 14
NEAREST = 5
"""Spaces shown that the Reclaimers could come to control."""
REACH = 4
"""Forces short of Control that are still called near."""

TIED = "\N{NO-BREAK SPACE}"
"""A phone breaks the line between Factions, not between a Faction and its margin."""


def short(view: RedDustView, say: Say) -> str:
    """Under every post: Margins MG −11 · CORP −30 · RD −14 · CR −3."""
    told = " · ".join(f"{f}{TIED}{words.plus(view.margins[f])}" for f in FACTIONS)
    return say(m("reddust-margins-short", margins=told))


def text(view: RedDustView, say: Say) -> str:
    blocks = []
    for faction in FACTIONS:
        blocks.append(
            "\n".join([f"**{head(view, faction, say)}**", *(f"· {line}" for line in lines(view, faction, say))])
        )
    return "\n\n".join([*blocks, *(say(note) for note in _notes(view))])


def alt(view: RedDustView, say: Say) -> str:
    return "; ".join(head(view, faction, say) for faction in FACTIONS)


def head(view: RedDustView, faction: str, say: Say) -> str:
    return say(
        m(
            "reddust-margins-head",
            faction=words.faction_name(faction),
            margin=words.plus(view.margins[faction]),
            goal=m(f"reddust-board-goal-{faction}"),
            n=view.markers[faction],
            of=view.thresholds[faction],
        )
    )


def lines(view: RedDustView, faction: str, say: Say) -> list[str]:
    parts = {"MG": _marsgov, "CORP": _corporations, "RD": _red_dust, "CR": _reclaimers}[faction]
    return [say(message) for message in parts(view)]


def _notes(view: RedDustView) -> list[Message]:
    """1.1: in an alliance the lower of two margins counts."""
    return [] if view.alliance == "none" else [m(f"reddust-margins-alliance-{view.alliance}")]


# --- one Faction ----------------------------------------------------------------------------------------------------


def _marsgov(view: RedDustView) -> list[Message]:
    held = [(s, s.population * s.level) for s in view.spaces if s.level > 0 and s.population]
    found = [m("reddust-margins-support", n=sum(n for _, n in held), spaces=_with_numbers(held))]
    found += _one_level(view, "reddust-margins-more-support", (0, 1))
    boxes = CONFIDENCE_BOXES
    up = boxes[min(view.eg_box + 1, len(boxes) - 1)].value - view.eg_value
    down = boxes[max(view.eg_box - 1, 0)].value - view.eg_value
    found.append(
        m(
            "reddust-margins-confidence",
            n=view.eg_value,
            up=words.plus(up),
            down=words.plus(down),
            way=words.direction(view),
        )
    )
    return found


def _corporations(view: RedDustView) -> list[Message]:
    left = view.thresholds["CORP"] + 1 - view.profits
    bases = _bases(view, "CORP")
    return [m("reddust-margins-profits", n=view.profits, more=max(0, left)), m("reddust-margins-corp-bases", n=bases)]


def _red_dust(view: RedDustView) -> list[Message]:
    held = [(s, -s.population * s.level) for s in view.spaces if s.level < 0 and s.population]
    found = [m("reddust-margins-opposition", n=sum(n for _, n in held), spaces=_with_numbers(held))]
    found += _one_level(view, "reddust-margins-more-opposition", (0, -1))
    found.append(m("reddust-margins-bases", n=_bases(view, "RD")))
    return found


def _reclaimers(view: RedDustView) -> list[Message]:
    held = tuple(words.space_name(s.id) for s in view.spaces if s.control == "CR")
    none = m("reddust-board-none")
    found = [
        m("reddust-margins-control", n=len(held), spaces=held or none),
        m("reddust-margins-bases", n=_bases(view, "CR")),
    ]
    near = _nearly_controlled(view)
    if near:
        found.append(m("reddust-margins-near", spaces=_with_numbers(near[:NEAREST])))
    found.append(m("reddust-margins-enemy", mg=_bases(view, "MG"), corp=_bases(view, "CORP"), rd=_bases(view, "RD")))
    return found


def _bases(view: RedDustView, faction: str) -> int:
    return sum(n for space in view.spaces for face, n in space.pieces if face in BASE_FACES[faction])


def _nearly_controlled(view: RedDustView) -> list[tuple[SpaceView, int]]:
    """1.9: spaces with CR forces that lack only a few to be the majority, the nearest first."""
    found = []
    for space in view.spaces:
        mine, others = space.strength["CR"], space.strength["COIN"] + space.strength["RD"]
        if mine and space.sector and space.control != "CR" and others + 1 - mine <= REACH:
            found.append((space, others + 1 - mine))
    return sorted(found, key=lambda pair: pair[1])


def _one_level(view: RedDustView, key: str, levels: Iterable[int]) -> list[Message]:
    """What one shift would bring, the largest first."""
    gains = [(s, s.population) for s in view.spaces if s.population and s.sector and s.level in levels]
    gains.sort(key=lambda pair: -pair[1])
    return [m(key, spaces=_with_numbers(gains, "+"))] if gains else []


def _with_numbers(pairs: Iterable[tuple[SpaceView, int]], sign: str = "") -> tuple[Message, ...] | Message:
    shown = tuple(m("reddust-margins-space", space=words.space_name(s.id), n=f"{sign}{n}") for s, n in pairs)
    return shown or m("reddust-board-none")


# --- picture --------------------------------------------------------------------------------------------------------


def draw(scene: Scene) -> Canvas:
    blocks = [lines(scene.view, f, scene.say) for f in FACTIONS]
    heights = [HEAD + sum(_height(line) for line in block) + 24 for block in blocks]
    notes = [scene.say(note) for note in _notes(scene.view)]
    canvas = Canvas.new(WIDTH, TOP + sum(heights) + GAP * len(heights) + 60 * len(notes) + 12, theme.GROUND)
    title = f"{scene.say(m('reddust-view-margins'))} · {words.count_text(scene.view, scene.say)}"
    canvas.text((MARGIN + 8, 48), title, theme.SIZE_TITLE, bold=True, max_width=INNER - 16)
    y = TOP
    for faction, block, height in zip(FACTIONS, blocks, heights, strict=True):
        _panel(canvas, scene, faction, block, Box.at(MARGIN, y, INNER, height))
        y += height + GAP
    for told in notes:
        canvas.text((MARGIN + 8, y + 24), told, BODY, theme.ACCENT, max_width=INNER - 16)
        y += 60
    return canvas


def _height(line: str) -> int:
    return len(letters.wrap(line, INNER - 60, BODY)) * letters.line_height(BODY) + 8


def _panel(canvas: Canvas, scene: Scene, faction: str, block: list[str], box: Box) -> None:
    style = pieces.STYLE[faction]
    canvas.rect(box, theme.PANEL, radius=16, outline=style.colour, width=3)
    pieces.badge(canvas, faction, (box.left + 44, box.top + 40), 52)
    canvas.text(
        (box.left + 84, box.top + 40),
        head(scene.view, faction, scene.say),
        34,
        style.colour,
        bold=True,
        max_width=INNER - 110,
    )
    y = box.top + HEAD + 8
    for line in block:
        height = _height(line)
        canvas.block(Box(box.left + 28, y, box.right - 24, y + height), line, BODY)
        y += height
