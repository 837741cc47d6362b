-- The seat that a line is written to; without one it is said to the whole table.
ALTER TABLE chat ADD COLUMN to_seat TEXT;
