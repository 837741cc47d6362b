-- What each player adds to the dice before the start.
ALTER TABLE seats ADD COLUMN seed TEXT;
-- A secret of dice serves one match: it is shown when that is over.
CREATE UNIQUE INDEX matches_by_commitment ON matches (commitment);
