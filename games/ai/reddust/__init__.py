"""Computer players of Red Dust Rebellion."""

from games.ai.reddust.steady import choose_steadily

__all__ = ["choose_steadily"]
