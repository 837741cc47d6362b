-- How fast a user wants to hear: in general (no match), or about one match.
CREATE TABLE paces (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  match_id TEXT NOT NULL DEFAULT '',
  channel TEXT NOT NULL CHECK (channel IN ('page', 'push', 'mail', 'webhook')),
  pace TEXT NOT NULL CHECK (pace IN ('at once', 'digest', 'never')),
  PRIMARY KEY (user_id, match_id, channel)
);

CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  keys TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  made_at BIGINT NOT NULL
);
CREATE INDEX webhooks_of_user ON webhooks (user_id);

-- What a user was told or is still to be told: the bell in the page, and the next digest.
CREATE TABLE notices (
  notice {serial},
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  match_id TEXT REFERENCES matches (id) ON DELETE CASCADE,
  message TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  read_at BIGINT,
  for_digest INTEGER NOT NULL
);
CREATE INDEX notices_of_user ON notices (user_id, notice);
CREATE INDEX notices_for_digest ON notices (for_digest, user_id);
