CREATE TABLE matches (
  number {serial}, -- short, for the rows of the log
  id TEXT NOT NULL UNIQUE, -- long and random, for the world
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  visibility TEXT NOT NULL CHECK (visibility IN ('open', 'private', 'invited')),
  seating TEXT NOT NULL CHECK (seating IN ('choice', 'draw')),
  status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'over', 'cancelled')),
  salt TEXT NOT NULL,
  secret TEXT NOT NULL, -- of the dice; shown after the end
  commitment TEXT NOT NULL, -- the hash of the secret; shown at the start
  days_per_move INTEGER,
  vacation_days INTEGER NOT NULL,
  made_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  made_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at BIGINT,
  ending TEXT,
  rematch_of TEXT
);
CREATE INDEX matches_by_status ON matches (status, made_at);

CREATE TABLE seats (
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  place INTEGER NOT NULL,
  holder TEXT NOT NULL CHECK (holder IN ('open', 'user', 'bot', 'program', 'gone')),
  user_id TEXT REFERENCES users (id), -- the player, or the owner of the program
  bot TEXT, -- which bot, or the name of the program
  vacation_used INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id);

CREATE TABLE invitations (
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seat TEXT,
  invited_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  invited_at BIGINT NOT NULL,
  PRIMARY KEY (match_id, user_id)
);
CREATE INDEX invitations_of_user ON invitations (user_id);

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('password', 'invitation', 'program', 'guest')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
  seat TEXT,
  made_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  spent_at BIGINT
);
CREATE INDEX tokens_by_end ON tokens (ends_at);
CREATE INDEX tokens_of_user ON tokens (user_id);
CREATE INDEX tokens_of_match ON tokens (match_id);
