"""Red Dust Rebellion behind the renderers' protocol."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.core.message import Event
from games.reddust.view import RedDustView
from renderers.kit import encode
from renderers.kit.picture import Picture
from renderers.protocol import Say
from renderers.reddust import board, cards, margins, report, sheet, texts
from renderers.reddust.scene import Scene

MAP, TRACKS, MARGINS, HAND = "map", "tracks", "margins", "hand"
SECTORS = {"tharsis": "tharsis_montes", "arabia": "arabia_terra", "hellas": "hellas_planitia"}
OWNER_OF_HAND = "CR"


class RedDustRenderer:
    def pictures(self, view: RedDustView) -> tuple[str, ...]:
        """Only the Reclaimers have something private (1.5)."""
        own = (HAND,) if view.viewer == OWNER_OF_HAND else ()
        return (MAP, *own, *SECTORS, TRACKS, MARGINS)

    def picture(self, view: RedDustView, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        if name not in self.pictures(view):
            raise KeyError(name)
        scene = Scene(view, say, frozenset(marks))
        if name == HAND:
            return encode.picture(cards.hand(scene).image, texts.hand_alt(view, say), "hand.png")
        if name == TRACKS:
            return encode.picture(sheet.draw(scene).image, texts.tracks_alt(view, say), "tracks.png")
        if name == MARGINS:
            return encode.picture(margins.draw(scene).image, margins.alt(view, say), "margins.png")
        if name in SECTORS:
            sector = SECTORS[name]
            return encode.picture(board.sector(scene, sector).image, texts.sector_alt(view, sector, say), f"{name}.png")
        return encode.picture(board.draw(scene).image, texts.map_alt(view, say), "map.png")

    def frame(self, view: RedDustView, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        return board.draw(Scene(view, say, frozenset(marks))).image

    def text(self, view: RedDustView, name: str, say: Say) -> str:
        if name == HAND and view.viewer == OWNER_OF_HAND:
            return texts.hand(view, say)
        if name == TRACKS:
            return texts.tracks(view, say)
        if name == MARGINS:
            return margins.text(view, say)
        if name in SECTORS:
            return "\n".join(texts.sector_lines(view, SECTORS[name], say))
        return texts.board(view, say)

    def focus(self, view: RedDustView, marks: tuple[str, ...]) -> str:
        """The sector with most of the changes; the whole map when they lie outside."""
        places = {mark.removeprefix("space:") for mark in marks if mark.startswith("space:")}
        changed = Counter(space.sector for space in view.spaces if space.id in places)
        if not changed:
            return ""
        sector = changed.most_common(1)[0][0]
        return next((name for name, known in SECTORS.items() if known == sector), MAP)

    def standing(self, view: RedDustView, say: Say) -> str:
        return margins.short(view, say)

    def headline(self, view: RedDustView, say: Say) -> str:
        return texts.headline(view, say)

    def report(self, view: RedDustView, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        if view.result is None:
            return texts.board(view, say), None
        scene = Scene(view, say, frozenset())
        chart = encode.picture(report.draw(scene).image, report.alt(view, say), "report.png")
        return report.text(view, say, events), chart


RED_DUST = RedDustRenderer()
