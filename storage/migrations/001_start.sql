-- The first schema. Times are whole seconds, bodies are JSON text that only the caller reads.
PRAGMA application_id = 0x4D617273; -- "Mars"

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    channel TEXT NOT NULL,
    guild TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'ended', 'parked')),
    version INTEGER NOT NULL CHECK (version >= 0),
    moves INTEGER NOT NULL CHECK (moves >= 0),
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    meta TEXT NOT NULL
) STRICT;
-- One live game per channel: the promise is kept here, whatever two processes do at once.
CREATE UNIQUE INDEX games_live_channel ON games (channel) WHERE status IN ('lobby', 'running');
-- updated_at is in no index on purpose: every move changes it.
CREATE INDEX games_channel ON games (channel);
CREATE INDEX games_status ON games (status);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    position INTEGER NOT NULL,
    user TEXT NOT NULL,
    name TEXT NOT NULL,
    ready INTEGER NOT NULL CHECK (ready IN (0, 1)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user) WHERE user <> '';

CREATE TABLE actions (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    seat TEXT NOT NULL,
    action TEXT NOT NULL,
    interaction TEXT NOT NULL,
    user TEXT NOT NULL,
    barrier INTEGER NOT NULL CHECK (barrier IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    move INTEGER NOT NULL CHECK (move >= -1),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, move, number)
) STRICT, WITHOUT ROWID;

-- state is zlib-compressed; its checksum tells a damaged snapshot from a good one.
CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    moves INTEGER NOT NULL CHECK (moves >= 0),
    state BLOB NOT NULL,
    PRIMARY KEY (game, moves)
) STRICT;

-- One row per delivery that changed something: a repeated delivery is answered from here and changes nothing.
-- It outlives the actions it brought, so an undone move does not come back by a late repeat. Rows go after a day;
-- the table stays small enough to do without an index on game.
CREATE TABLE answers (
    interaction TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    answer TEXT NOT NULL,
    saved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    user TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seat, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE prompts (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    user TEXT NOT NULL,
    version INTEGER NOT NULL,
    question TEXT NOT NULL,
    nonce TEXT NOT NULL,
    message TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seat, user)
) STRICT, WITHOUT ROWID;

-- game is NULL for a timer or post that belongs to no game.
CREATE TABLE timers (
    id TEXT PRIMARY KEY,
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_game ON timers (game) WHERE game IS NOT NULL;

-- The id is the time in microseconds, or the next number behind the last post: it orders the posts, and that of a
-- sent post does not come back, so a late "posted" cannot hit another post.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    body TEXT NOT NULL,
    nonce TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE people (
    user TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
