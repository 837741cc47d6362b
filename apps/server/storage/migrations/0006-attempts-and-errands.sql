-- What may be tried only so often: guesses of passwords, letters, lines of chat. Kept by the fingerprint of what it is about.
CREATE TABLE attempts (
  attempt {serial},
  key TEXT NOT NULL,
  tried_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL -- from then on it counts no more
);
CREATE INDEX attempts_of_key ON attempts (key, tried_at);
CREATE INDEX attempts_by_end ON attempts (ends_at);

-- News to be brought to somebody outside of the page. Any process may take one; it is held for a while, then free again.
CREATE TABLE errands (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  way TEXT NOT NULL CHECK (way IN ('push', 'mail', 'webhook')),
  target TEXT NOT NULL,
  news TEXT NOT NULL,
  ready_at BIGINT NOT NULL,
  tries INTEGER NOT NULL
);
CREATE INDEX errands_by_time ON errands (ready_at);
CREATE INDEX errands_of_user ON errands (user_id);
