-- Tokens for two more things: a new address, which the token names, and a device that its owner has signed in with.
CREATE TABLE tokens_kept (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('password', 'invitation', 'program', 'guest', 'mail', 'device')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
  seat TEXT,
  detail TEXT,
  made_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  spent_at BIGINT
);
INSERT INTO tokens_kept (hash, purpose, user_id, match_id, seat, made_at, ends_at, spent_at)
SELECT hash, purpose, user_id, match_id, seat, made_at, ends_at, spent_at FROM tokens;
DROP TABLE tokens;
ALTER TABLE tokens_kept RENAME TO tokens;
CREATE INDEX tokens_by_end ON tokens (ends_at);
CREATE INDEX tokens_of_user ON tokens (user_id);
CREATE INDEX tokens_of_match ON tokens (match_id);
