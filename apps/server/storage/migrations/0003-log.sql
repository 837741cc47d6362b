-- Where the log of a match stands. One narrow row, written with every answer: its length and generation are the lock.
CREATE TABLE heads (
  number INTEGER PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
  length INTEGER NOT NULL,
  generation INTEGER NOT NULL, -- how often answers were taken back
  draws INTEGER NOT NULL, -- rolls made, those taken back included
  closed INTEGER NOT NULL, -- 1 after the end: the log takes nothing more
  asked TEXT NOT NULL, -- the seats that are asked, ",empire,coalition,"
  asked_at BIGINT NOT NULL
){churning};

-- The answers in the order in which they were given. This is the truth; all else about play follows from it.
CREATE TABLE entries (
  number INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  seat TEXT NOT NULL,
  answer TEXT NOT NULL,
  draw INTEGER,
  auto TEXT,
  given_at BIGINT NOT NULL,
  PRIMARY KEY (number, seq)
){clustered};

-- Answers that were taken back leave the log and are kept here, under the generation that they belonged to.
CREATE TABLE undone (
  number INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  seat TEXT NOT NULL,
  answer TEXT NOT NULL,
  draw INTEGER,
  auto TEXT,
  given_at BIGINT NOT NULL,
  PRIMARY KEY (number, generation, seq)
){clustered};

-- Who took them back, with whose consent.
CREATE TABLE undoings (
  number INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  seat TEXT NOT NULL,
  consents TEXT NOT NULL,
  undone_at BIGINT NOT NULL,
  PRIMARY KEY (number, generation)
){clustered};

-- The rules under which stretches of the match are played. The first begins at the set-up, others at a checkpoint.
CREATE TABLE stretches (
  number INTEGER NOT NULL,
  starts INTEGER NOT NULL,
  place INTEGER NOT NULL,
  rules TEXT NOT NULL,
  checkpoint {bytes},
  PRIMARY KEY (number, place)
);

-- A cache, so that loading does not grow with the length of the log. The last two of each match.
CREATE TABLE snapshots (
  number INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  rules TEXT NOT NULL,
  body {bytes} NOT NULL,
  PRIMARY KEY (number, seq)
);

CREATE TABLE standing (
  number INTEGER PRIMARY KEY,
  orders TEXT NOT NULL
);

-- Turns that wait for a bot. Any process may take one; it is held for a while, then free again.
CREATE TABLE jobs (
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  seq INTEGER NOT NULL,
  ready_at BIGINT NOT NULL,
  worker TEXT,
  held_until BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)
);
