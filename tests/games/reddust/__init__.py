"""Red Dust Rebellion: the rulebook as tests."""
