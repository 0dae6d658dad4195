"""Red Dust Rebellion: rules, data and view. Start reading at README.md."""
