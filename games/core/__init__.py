"""The contract shared by all games: frames, decisions, pure application, chance, messages."""
