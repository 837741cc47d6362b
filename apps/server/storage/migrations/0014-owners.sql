-- The processes that share this database. Each says now and then that it is there; one that is struck off owns nothing.
CREATE TABLE processes (
  number INTEGER PRIMARY KEY,
  address TEXT NOT NULL, -- where the others find it
  rules TEXT NOT NULL, -- the games that it plays, with the version of their rules
  beat BIGINT NOT NULL DEFAULT 0
);

-- Which of them plays a match. The fence goes up with every owner, and is checked whenever the head moves.
ALTER TABLE heads ADD COLUMN owner INTEGER;
ALTER TABLE heads ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
