PRAGMA application_id = 0x4D617273;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE actions (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    seat TEXT NOT NULL,
    action TEXT NOT NULL,
    interaction TEXT NOT NULL,
    user TEXT NOT NULL,
    barrier INTEGER NOT NULL CHECK (barrier IN (0, 1)),
    at INTEGER NOT NULL, waited INTEGER CHECK (waited IS NULL OR waited >= 0),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "actions" VALUES('g1',0,'p1','{"kind": "step", "n": 0}','','ann',0,100,NULL);
INSERT INTO "actions" VALUES('g1',1,'p1','{"kind": "step", "n": 1}','','ann',0,101,NULL);
INSERT INTO "actions" VALUES('g1',2,'p1','{"kind": "step", "n": 2}','','ann',0,102,NULL);
INSERT INTO "actions" VALUES('g1',3,'p1','{"kind": "step", "n": 3}','i1','ann',0,103,40);
INSERT INTO "actions" VALUES('g2',0,'p1','{"kind": "step", "n": 0}','','ann',0,100,NULL);
CREATE TABLE answers (
    interaction TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    answer TEXT NOT NULL,
    saved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "answers" VALUES('i1','g1','answer to i1',1794971717);
CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    user TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seat, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "drafts" VALUES('g1','p2','bob',4,'[]');
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    move INTEGER NOT NULL CHECK (move >= -1),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, move, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('g1',0,0,'first of 0');
INSERT INTO "events" VALUES('g1',0,1,'second');
INSERT INTO "events" VALUES('g1',1,2,'first of 1');
INSERT INTO "events" VALUES('g1',1,3,'second');
INSERT INTO "events" VALUES('g1',2,4,'first of 2');
INSERT INTO "events" VALUES('g1',2,5,'second');
INSERT INTO "events" VALUES('g1',3,6,'first of 3');
INSERT INTO "events" VALUES('g1',3,7,'second');
INSERT INTO "events" VALUES('g2',0,0,'first of 0');
INSERT INTO "events" VALUES('g2',0,1,'second');
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
INSERT INTO "games" VALUES('g1','tiny','channel-g1','s1','running',4,4,'seed','{"long": true}','en','ann',100,203,'{"pace": "day"}');
INSERT INTO "games" VALUES('g2','tiny','channel-g2','s1','over',1,1,'seed','{"long": true}','en','ann',100,500,'{"pace": "day"}');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    body TEXT NOT NULL,
    nonce TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "outbox" VALUES(1794971717022386,'g1','channel-g1','post 2','g1-2',0,0);
CREATE TABLE people (
    user TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('ann','{"language": "ko"}');
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
INSERT INTO "prompts" VALUES('g1','p2','bob',4,'q','g1-3','',203);
CREATE TABLE results (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,
    total INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    side TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES('g2','p1',1,30,1,'blue');
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    position INTEGER NOT NULL,
    user TEXT NOT NULL,
    name TEXT NOT NULL,
    ready INTEGER NOT NULL CHECK (ready IN (0, 1)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('g1','p1',0,'ann','Ann',1);
INSERT INTO "seats" VALUES('g1','p2',1,'bob','Bob',1);
INSERT INTO "seats" VALUES('g2','p1',0,'ann','Ann',1);
INSERT INTO "seats" VALUES('g2','p2',1,'bob','Bob',1);
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('tree','abc');
CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    moves INTEGER NOT NULL CHECK (moves >= 0),
    state BLOB NOT NULL,
    PRIMARY KEY (game, moves)
) STRICT;
INSERT INTO "snapshots" VALUES('g1',3,X'7801AB56CACD2F4B2D56B25230D651504ACBCCC9492D0272942A4601D121A0540B006C869440');
INSERT INTO "snapshots" VALUES('g2',1,X'7801AB56CACD2F4B2D56B25230D451504ACBCCC9492D0272942A4601D121A0540B006A0E943E');
CREATE TABLE timers (
    id TEXT PRIMARY KEY,
    game TEXT REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "timers" VALUES('t1','g1','deadline',900,'{}');
CREATE UNIQUE INDEX games_live_channel ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX games_channel ON games (channel);
CREATE INDEX games_status ON games (status);
CREATE INDEX seats_user ON seats (user) WHERE user <> '';
CREATE INDEX timers_game ON timers (game) WHERE game IS NOT NULL;
CREATE INDEX games_guild ON games (guild);
COMMIT;
