-- What stands on the table beside the game: a draw that is offered, a request to take back, answers that may be brought
-- back. The version says who knew it as it was: of two who change it at once, one does.
CREATE TABLE offers (
  number INTEGER PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  body TEXT NOT NULL
);
