"""Pictures and texts of Ares Expedition, made from `games.ares.view` only."""
