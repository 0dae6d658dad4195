"""7.0 Events: effects as data (`effects`), filters (`predicates`), the interpreter (`run`), the cards (`cards_*`)."""
