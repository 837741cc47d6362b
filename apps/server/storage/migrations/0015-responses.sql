-- Does a user want to hear of moments at which they may respond, in the turns of others?
ALTER TABLE users ADD COLUMN responses INTEGER NOT NULL DEFAULT 1;
