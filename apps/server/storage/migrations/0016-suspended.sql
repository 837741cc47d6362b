-- Since when a user may not come in: the operator has suspended the account.
ALTER TABLE users ADD COLUMN suspended_at BIGINT;
