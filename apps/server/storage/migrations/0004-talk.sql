CREATE TABLE chat (
  line {serial},
  match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seat TEXT,
  words TEXT NOT NULL,
  said_at BIGINT NOT NULL
);
CREATE INDEX chat_of_match ON chat (match_id, line);
CREATE INDEX chat_of_user ON chat (user_id);

CREATE TABLE mutes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muted_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, muted_id)
);

CREATE TABLE reports (
  report {serial},
  made_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  about TEXT REFERENCES users (id) ON DELETE SET NULL,
  match_id TEXT,
  quote TEXT NOT NULL, -- the words as they were, since a line of chat may go
  reason TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  settled_at BIGINT
);
CREATE INDEX reports_unsettled ON reports (settled_at, report);
