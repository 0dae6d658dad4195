-- What /stats and the end of a game tell: how long seats took to answer, and how games ended.

-- Seconds from the question to the answer; NULL: not known, not a person, or the same answer goes on.
ALTER TABLE actions ADD COLUMN waited INTEGER CHECK (waited IS NULL OR waited >= 0);

-- side: what the seat played (a faction, a corporation), in the caller's words; '' where there is no such thing.
CREATE TABLE results (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    side TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX games_guild ON games (guild);
