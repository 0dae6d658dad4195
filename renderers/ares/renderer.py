"""Ares Expedition behind the renderers' protocol."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.ares.view import AresView
from games.core.message import Event
from renderers.ares import board, cards, report, texts
from renderers.ares.frame import Scene
from renderers.kit import encode
from renderers.kit.picture import Picture
from renderers.protocol import Say

BOARD, HAND, TABLEAU = "board", "hand", "tableau:"


class AresRenderer:
    def pictures(self, view: AresView) -> tuple[str, ...]:
        own = (HAND,) if view.viewer is not None else ()
        return (BOARD, *own, *(f"{TABLEAU}{seat.seat}" for seat in view.seats))

    def picture(self, view: AresView, name: str, say: Say, marks: tuple[str, ...] = ()) -> Picture:
        scene = Scene(view, say, frozenset(marks))
        if name == HAND and view.viewer is not None:
            return encode.picture(cards.hand(scene).image, texts.hand_alt(view, say), "hand.png")
        if name.startswith(TABLEAU):
            seat = view.seat(name.removeprefix(TABLEAU))
            image = cards.tableau(scene, seat).image
            return encode.picture(image, texts.tableau_alt(seat, say), f"cards-{seat.seat}.png")
        if name != BOARD:
            raise KeyError(name)
        return encode.picture(board.draw(scene).image, texts.board_alt(view, say), "board.png")

    def frame(self, view: AresView, say: Say, marks: tuple[str, ...] = ()) -> Image.Image:
        return board.draw(Scene(view, say, frozenset(marks))).image

    def text(self, view: AresView, name: str, say: Say) -> str:
        if name == HAND and view.viewer is not None:
            return texts.hand(view, say)
        if name.startswith(TABLEAU):
            return texts.tableau(view, view.seat(name.removeprefix(TABLEAU)), say)
        return texts.board(view, say)

    def focus(self, view: AresView, marks: tuple[str, ...]) -> str:
        return ""  # what a plan costs and triggers is told in words; the hand is a button away

    def standing(self, view: AresView, say: Say) -> str:
        return ""  # points are counted at the end

    def headline(self, view: AresView, say: Say) -> str:
        return texts.headline(view, say)

    def report(self, view: AresView, say: Say, events: Sequence[Event] = ()) -> tuple[str, Picture | None]:
        if view.result is None:
            return texts.board(view, say), None
        scene = Scene(view, say, frozenset())
        image = report.draw(scene).image
        return report.text(view, say, events), encode.picture(image, report.alt(view, say), "report.png")


ARES = AresRenderer()
