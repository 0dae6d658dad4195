"""The renderers this bot knows, by game key. A game without one is played with texts only."""

from __future__ import annotations

from renderers.ares.renderer import ARES
from renderers.protocol import Renderer

RENDERERS: dict[str, Renderer] = {"ares": ARES}
