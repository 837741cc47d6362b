import { randomInt } from 'node:crypto';
import { type Database, first } from './database.ts';
import { NUMBER } from './log-reading.ts';

/** One of the processes that share a database. */
export interface Neighbour {
  readonly number: number;
  /** Where the others find it. */
  readonly address: string;
  /** The games that it plays, with the version of their rules. */
  readonly rules: Readonly<Record<string, string>>;
  /** Goes up as long as the process is well. */
  readonly beat: number;
  /** Its line to the database stands. One that was killed has none; neither has, for a moment, one whose line was cut. */
  readonly hasLine: boolean;
}

/** Who plays a match, and under which rules it stands. */
export interface Owned {
  /** Nobody, if the one who played it is no longer on the list. */
  readonly owner: number | undefined;
  readonly fence: number;
  readonly game: string;
  readonly rules: string;
}

/**
 * Which process plays which match. A process that is on the list keeps what it has taken; once it is struck off, all of that is
 * free. A process that takes a match gets a fence with it, and the log moves for that one only (`Head.fence`). No clock has a say in
 * this: each process sees for itself whether the beat of another stands still.
 */
export interface Owners {
  /** Comes on the list, under a number of its own. */
  enter(neighbour: Pick<Neighbour, 'address' | 'rules'>): Promise<number>;
  /** Says that it is well. Returns all who are on the list; without itself, it was struck off. */
  look(self: number): Promise<readonly Neighbour[]>;
  /** Strikes one off whose beat still is what it was. */
  strikeOff(number: number, beat: number): Promise<void>;
  /** Leaves the list. Others may take what it had. */
  leave(self: number): Promise<void>;
  ownerOf(match: string): Promise<Owned | undefined>;
  /** Takes a match that nobody has. Returns its fence; nothing if another was quicker. */
  take(match: string, self: number, known: number): Promise<number | undefined>;
  /** Lets go of a match. */
  release(match: string, self: number): Promise<void>;
}

/** The lock that a process holds over its line has this class, and its own number. */
export const PRESENCE = 17_991_808;

/** Is the owner of a head a process that is there? */
export const IS_LISTED = 'EXISTS (SELECT 1 FROM processes WHERE processes.number = heads.owner)';

/** `hold`: from now on the line of this process shows its number. */
export const owners = (db: Database, hold: (number: number) => Promise<void>): Owners => ({
  async enter({ address, rules }) {
    const number = randomInt(1, 2 ** 31 - 1);
    await hold(number); // Before anybody reads that it is there: else it would seem to have no line.
    await db.write(async (sql) => {
      await sql.all(
        'INSERT INTO processes (number, address, rules) VALUES ($1, $2, $3)',
        number,
        address,
        JSON.stringify(rules),
      );
    });
    return number;
  },

  async look(self) {
    await db.write(async (sql) => void (await sql.all('UPDATE processes SET beat = beat + 1 WHERE number = $1', self)));
    const rows = await db.all<Omit<Neighbour, 'rules'> & { readonly rules: string }>(
      `SELECT number, address, rules, beat, EXISTS (
         SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = number AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       ) AS "hasLine" FROM processes ORDER BY number`,
      PRESENCE,
    );
    return rows.map((row) => ({ ...row, rules: JSON.parse(row.rules) as Neighbour['rules'] }));
  },

  strikeOff: (number, beat) =>
    db.write(async (sql) => {
      await sql.all('DELETE FROM processes WHERE number = $1 AND beat = $2', number, beat);
    }),

  leave: (self) => db.write(async (sql) => void (await sql.all('DELETE FROM processes WHERE number = $1', self))),

  async ownerOf(match) {
    const row = await first(
      db.all<Omit<Owned, 'owner'> & { readonly owner: number | null }>(
        `SELECT CASE WHEN ${IS_LISTED} THEN owner END AS owner, fence, matches.game,
           (SELECT rules FROM stretches WHERE stretches.number = heads.number ORDER BY place DESC LIMIT 1) AS rules
         FROM matches JOIN heads ON heads.number = matches.number WHERE matches.id = $1`,
        match,
      ),
    );
    return row && { ...row, owner: row.owner ?? undefined };
  },

  take: (match, self, known) =>
    db.write(async (sql) => {
      const [taken] = await sql.all<{ fence: number }>(
        `UPDATE heads SET owner = $2, fence = fence + 1 WHERE number = ${NUMBER} AND fence = $3 AND NOT ${IS_LISTED}
         AND EXISTS (SELECT 1 FROM processes WHERE number = $2) RETURNING fence`,
        match,
        self,
        known,
      );
      return taken?.fence;
    }),

  release: (match, self) =>
    db.write(async (sql) => {
      await sql.all(`UPDATE heads SET owner = NULL WHERE number = ${NUMBER} AND owner = $2`, match, self);
    }),
});
