-- Who plays. A guest is a user without a password; one who registers keeps his id, and so his matches.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('member', 'guest')),
  name TEXT NOT NULL,
  name_key TEXT UNIQUE, -- folded; none for a guest, whose name may be anybody's
  mail TEXT,
  mail_key TEXT UNIQUE,
  password TEXT, -- the scrypt hash with its salt and cost
  language TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);

CREATE TABLE vacations (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  begins BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  PRIMARY KEY (user_id, begins)
);

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  agent TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);

-- What the server must remember about itself: the keys it signs with.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  content TEXT NOT NULL
);
