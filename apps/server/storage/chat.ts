import type { Seat } from '@bivouac/kernel';
import { type Database, first } from './database.ts';

export interface ChatLine {
  readonly line: number;
  readonly user: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** The seat that a letter is written to; null for what is said to the whole table. */
  readonly to: Seat | null;
  readonly words: string;
  readonly at: number;
}

export interface NewReport {
  readonly by: string;
  readonly about: string | null;
  readonly match: string | null;
  readonly quote: string;
  readonly reason: string;
  readonly at: number;
}

/** After a user is deleted, their part of a report is empty. */
export interface Report extends Omit<NewReport, 'by' | 'about'> {
  readonly report: number;
  readonly by: string | null;
  readonly about: string | null;
}

export interface Chat {
  say(
    match: string,
    said: { user: string; seat: Seat | null; to?: Seat | null; words: string; at: number },
  ): Promise<number>;
  /**
   * The last lines of a match, oldest first; with `before`, those before that line; with `after`, the first after it.
   * Letters are among them only for the seats that read: those that wrote them, or that they were written to.
   */
  lines(
    match: string,
    page: { limit: number; before?: number; after?: number; readers?: readonly Seat[] },
  ): Promise<readonly ChatLine[]>;
  mute(user: string, muted: string): Promise<void>;
  unmute(user: string, muted: string): Promise<void>;
  /** Whom the user does not want to hear. */
  muted(user: string): Promise<readonly string[]>;
  report(report: NewReport): Promise<number>;
  /** Reports that nobody has dealt with. */
  unsettled(limit: number): Promise<readonly Report[]>;
  settle(report: number, at: number): Promise<void>;
}

const LAST_LINE = 2 ** 31 - 1;

export const chat = (db: Database): Chat => ({
  say: (match, { user, seat, to = null, words, at }) =>
    db.write(async (sql) => {
      const [said] = await sql.all<{ line: number }>(
        'INSERT INTO chat (match_id, user_id, seat, to_seat, words, said_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING line',
        match,
        user,
        seat,
        to,
        words,
        at,
      );
      if (said === undefined) throw new Error(`match ${match}: a line of chat was not stored`);
      return said.line;
    }),

  async lines(match, { limit, before = LAST_LINE, after, readers = [] }) {
    const order = after === undefined ? 'DESC' : 'ASC';
    const those = readers.map((_, place) => `$${place + 5}`).join(', ');
    const letters = readers.length === 0 ? '' : `OR seat IN (${those}) OR to_seat IN (${those})`;
    const rows = await db.all<ChatLine>(
      `SELECT line, user_id AS "user", users.name, seat, to_seat AS "to", words, said_at AS "at"
       FROM chat JOIN users ON users.id = chat.user_id
       WHERE match_id = $1 AND line < $2 AND line > $3 AND (to_seat IS NULL ${letters}) ORDER BY line ${order} LIMIT $4`,
      match,
      before,
      after ?? 0,
      limit,
      ...readers,
    );
    return after === undefined ? rows.toReversed() : rows;
  },

  mute: (user, muted) =>
    db.write(async (sql) => {
      await sql.all('INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', user, muted);
    }),
  unmute: (user, muted) =>
    db.write(async (sql) => {
      await sql.all('DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2', user, muted);
    }),
  async muted(user) {
    return (await db.all<{ id: string }>('SELECT muted_id AS id FROM mutes WHERE user_id = $1', user)).map(
      ({ id }) => id,
    );
  },

  report: ({ by, about, match, quote, reason, at }) =>
    db.write(async (sql) => {
      const made = await first(
        sql.all<{ report: number }>(
          `INSERT INTO reports (made_by, about, match_id, quote, reason, made_at) VALUES ($1, $2, $3, $4, $5, $6)
           RETURNING report`,
          by,
          about,
          match,
          quote,
          reason,
          at,
        ),
      );
      if (made === undefined) throw new Error(`a report of ${by} was not stored`);
      return made.report;
    }),
  unsettled: (limit) =>
    db.all<Report>(
      `SELECT report, made_by AS "by", about, match_id AS "match", quote, reason, made_at AS "at" FROM reports
       WHERE settled_at IS NULL ORDER BY report LIMIT $1`,
      limit,
    ),
  settle: (report, at) =>
    db.write(async (sql) => void (await sql.all('UPDATE reports SET settled_at = $2 WHERE report = $1', report, at))),
});
