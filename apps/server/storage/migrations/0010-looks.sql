-- How a name looks: letters of other scripts that look like Latin ones are written as those. Two names that look alike
-- are not given to two people.
ALTER TABLE users ADD COLUMN look TEXT;
CREATE INDEX users_by_look ON users (look);
