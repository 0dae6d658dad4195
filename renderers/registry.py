"""The renderers this bot knows, by game key. A game without one is played with texts only."""

from __future__ import annotations

from renderers.ares.renderer import ARES
from renderers.protocol import Renderer
from renderers.reddust.renderer import RED_DUST

RENDERERS: dict[str, Renderer] = {"ares": ARES, "reddust": RED_DUST}
