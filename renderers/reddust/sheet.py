"""The picture of the tracks: the edges of the board again, cards in force with their texts, and the legend."""

from __future__ import annotations

from PIL import Image

from games.core.message import m
from renderers.kit import text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box
from renderers.reddust import header, pieces, texts, tracks, words
from renderers.reddust.scene import INNER, MARGIN, WIDTH, Scene

GAP, BODY = 12, 28
LEGEND_ROW, LEGEND_COLUMNS = 56, 3
RESERVE = 142


def draw(scene: Scene) -> Canvas:
    cards = texts.in_force(scene.view, scene.say)
    heights = [_card_height(title, told) for _, title, told in cards]
    force = 62 + sum(heights) + (46 if not cards else 0)
    legend = _legend(scene)
    rows = -(-len(legend) // LEGEND_COLUMNS)
    key = 62 + rows * LEGEND_ROW
    top = header.HEIGHT
    reserve_top = top + tracks.HEIGHT
    total = reserve_top + RESERVE + GAP + force + GAP + key + 20
    canvas = Canvas.new(WIDTH, total, theme.GROUND)
    header.draw(canvas, scene)
    tracks.draw(canvas, scene, top)
    _reserves(canvas, scene, Box.at(MARGIN, reserve_top, INNER, RESERVE))
    box = Box.at(MARGIN, reserve_top + RESERVE + GAP, INNER, force)
    _cards(canvas, scene, box, cards, heights)
    _key(canvas, scene, Box.at(MARGIN, box.bottom + GAP, INNER, key), legend)
    return canvas


def _reserves(canvas: Canvas, scene: Scene, box: Box) -> None:
    """What is in no Faction's panel: EarthGov's reserve, Supply, pieces out of the game, the piles."""
    view, say = scene.view, scene.say
    boxes = box.columns(3, GAP)
    eg = tracks.panel(canvas, boxes[0], f"{say(words.faction_name('EG'))} · {say(m('reddust-board-available'))}")
    stacks = pieces.in_reserve(view.available, words.RESERVES["EG"])
    pieces.flow(canvas, eg, [*stacks, ("supply", view.supply_pool)], 48, align="l", valign="m")
    gone = tracks.panel(canvas, boxes[1], say(m("reddust-board-out-of-game")))
    lost = pieces.in_reserve(view.out_of_game, words.STOCKS)
    if lost:
        pieces.flow(canvas, gone, lost, 48, align="l", valign="m")
    else:
        canvas.text((gone.left, gone.centre[1]), say(m("reddust-board-none")), 28, theme.TEXT_MUTED)
    piles = m(
        "reddust-board-piles", deck=view.asset_deck, discard=len(view.asset_discard), campaigns=view.campaign_deck
    )
    canvas.rect(boxes[2], theme.PANEL, radius=16, outline=theme.LINE_SOFT)
    canvas.block(boxes[2].inset(16, 12), say(piles), 30, theme.TEXT, valign="m")


def _card_height(title: str, told: str) -> int:
    return len(text.wrap(f"{title}: {told}", INNER - 100, BODY)) * text.line_height(BODY) + 12


def _cards(canvas: Canvas, scene: Scene, box: Box, cards: list[tuple[str, str, str]], heights: list[int]) -> None:
    room = tracks.panel(canvas, box, scene.say(m("reddust-board-in-force")), scene.marked("track:campaigns"))
    if not cards:
        canvas.text((room.left, room.top + 18), scene.say(m("reddust-board-none")), 28, theme.TEXT_MUTED)
    y = room.top + 4
    for (faction, title, told), height in zip(cards, heights, strict=True):
        pieces.badge(canvas, faction, (room.left + 22, y + 20), 38)
        canvas.block(Box(room.left + 56, y, room.right, y + height), f"{title}: {told}", BODY)
        y += height


def _legend(scene: Scene) -> list[tuple[Image.Image, str]]:
    """Every piece and marker with its name."""
    say = scene.say
    shown = [(pieces.token(face, 44), say(words.piece_name(face, 1))) for face in pieces.LOOKS]
    shown += [
        (pieces.square(kind, 40), say(m(f"reddust-board-legend-{kind}")))
        for kind in ("people", "port", "marker", "damage", "free")
    ]
    shown += [(pieces.level_pill(level, 40), say(m("reddust-level", level=level))) for level in (2, 1, -1, -2)]
    shown += [(pieces.storm(kind, 44), say(m(f"reddust-board-legend-{kind}"))) for kind in ("approaching", "raging")]
    return shown


def _key(canvas: Canvas, scene: Scene, box: Box, legend: list[tuple[Image.Image, str]]) -> None:
    room = tracks.panel(canvas, box, scene.say(m("reddust-board-legend")))
    columns = room.columns(LEGEND_COLUMNS, GAP)
    rows = -(-len(legend) // LEGEND_COLUMNS)
    for i, (sprite, name) in enumerate(legend):
        column = columns[i // rows]
        y = room.top + LEGEND_ROW * (i % rows + 0.5)
        canvas.put(sprite, (column.left + 42, y))
        canvas.text((column.left + 92, y), name, 28, theme.TEXT, max_width=column.width - 96)
