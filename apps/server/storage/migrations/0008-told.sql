-- What was told, kept with the step that told it: the lines of one place of the log, each with those who may read it.
CREATE TABLE told (
  number INTEGER NOT NULL,
  place INTEGER NOT NULL, -- how many answers had been heard
  lines TEXT NOT NULL,
  PRIMARY KEY (number, place)
){clustered};

-- 1 where every line from the first on is kept. Matches that are older than this table are told again once.
ALTER TABLE heads ADD COLUMN tells INTEGER NOT NULL DEFAULT 0;

-- The file of a match that is over, packed: made once, when somebody first asks for it.
CREATE TABLE records (
  number INTEGER PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
  body {bytes} NOT NULL
);
