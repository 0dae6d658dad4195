"""Computer players of Ares Expedition."""

from games.ai.ares.steady import choose_steadily

__all__ = ["choose_steadily"]
