"""Pictures and texts of Red Dust Rebellion, made from `games.reddust.view` only."""
