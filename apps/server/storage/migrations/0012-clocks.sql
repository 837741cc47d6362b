-- Since when each seat that is asked is asked, as JSON: every seat has a clock of its own.
ALTER TABLE heads ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';
