"""The Reclaimers' Asset cards: what each does and what it pays."""

from __future__ import annotations

from games.core.message import m
from games.reddust.layout import HAND_MOST, asset
from renderers.kit import text, theme
from renderers.kit.canvas import Canvas
from renderers.kit.colour import Colour, mix
from renderers.kit.geometry import Box
from renderers.reddust import pieces, texts
from renderers.reddust.scene import INNER, MARGIN, WIDTH, Scene

HEAD, GAP, COLUMNS = 108, 16, 3
BODY = 28
KIND: dict[str, tuple[Colour, str]] = {
    "event": (theme.ACCENT, "event"),
    "capability": (pieces.STYLE["CR"].colour, "star"),
    "resource": (theme.GOOD, "crate"),
}


def hand(scene: Scene) -> Canvas:
    view, say = scene.view, scene.say
    width = (INNER - GAP * (COLUMNS - 1)) // COLUMNS
    rows = [view.hand[i : i + COLUMNS] for i in range(0, len(view.hand), COLUMNS)]
    heights = [max(_height(scene, card, width) for card in row) for row in rows]
    total = HEAD + sum(heights) + GAP * max(1, len(rows)) + (0 if rows else 70)
    canvas = Canvas.new(WIDTH, total, theme.GROUND)
    head = Box.at(MARGIN, 16, INNER, HEAD - 30)
    style = pieces.STYLE["CR"]
    canvas.rect(head, style.deep, radius=16)
    y = head.centre[1]
    pieces.badge(canvas, "CR", (head.left + 46, y), 56)
    canvas.text(
        (head.left + 92, y), say(m("reddust-board-hand", n=len(view.hand), of=HAND_MOST)), 40, style.colour, bold=True
    )
    piles = m(
        "reddust-board-piles", deck=view.asset_deck, discard=len(view.asset_discard), campaigns=view.campaign_deck
    )
    canvas.text((head.right - 20, y), say(piles), 26, theme.TEXT_MUTED, anchor="rm", max_width=760)
    top = HEAD
    for row, height in zip(rows, heights, strict=True):
        for i, card in enumerate(row):
            _card(canvas, scene, card, Box.at(MARGIN + i * (width + GAP), top, width, height))
        top += height + GAP
    if not rows:
        canvas.text((MARGIN + 8, HEAD + 30), say(m("reddust-board-none")), 36, theme.TEXT_MUTED)
    return canvas


def _height(scene: Scene, card: int, width: int) -> int:
    return 150 + len(text.wrap(texts.asset_text(card, scene.say), width - 36, BODY)) * text.line_height(BODY)


def _card(canvas: Canvas, scene: Scene, card: int, box: Box) -> None:
    say, info = scene.say, asset(card)
    colour, icon = KIND[info.kind]
    canvas.rect(box, theme.PANEL, radius=16, outline=mix(theme.PANEL, colour, 0.5), width=3)
    band = Box(box.left + 3, box.top + 3, box.right - 3, box.top + 62)
    canvas.rect(band, mix(theme.PANEL_SUNK, colour, 0.3), radius=13)
    canvas.text(
        (band.left + 16, band.centre[1]), say(m(f"reddust-asset-{card}")), 34, bold=True, max_width=band.width - 92
    )
    canvas.disc((band.right - 34, band.centre[1]), 24, colour, outline=theme.NIGHT)
    canvas.text((band.right - 34, band.centre[1]), str(info.value), 32, theme.ink_on(colour), bold=True, anchor="mm")
    y = box.top + 96
    canvas.icon(icon, (box.left + 38, y), 38)
    kind = canvas.text((box.left + 66, y), say(m(f"reddust-board-asset-{info.kind}")), 28, colour, bold=True)
    told = texts.worth(card, say)
    canvas.text((box.right - 18, y), told, 26, theme.TEXT_MUTED, anchor="rm", max_width=box.right - kind.right - 34)
    body = Box(box.left + 18, box.top + 128, box.right - 18, box.bottom - 10)
    canvas.block(body, texts.asset_text(card, say), BODY)
