import type { Seat } from '@bivouac/kernel';
import { type Database, first, places } from './database.ts';
import { IS_LISTED } from './owners.ts';

/** A bot's turn. It is offered by the step that asks the bot. */
export interface Job {
  readonly match: string;
  readonly seat: Seat;
  /** Where the log stood when the bot was asked. */
  readonly seq: number;
  /** From when on it might be begun. */
  readonly readyAt: number;
  /** How often it was begun, this time included. */
  readonly tries: number;
}

/** Which jobs are wanted. */
export interface Wanted {
  /** Where processes share the database, only those of matches that this one has, or that nobody has. */
  readonly owner?: number | undefined;
  /** Not those of these matches. */
  readonly except?: readonly string[];
}

export interface Jobs {
  /**
   * Takes the job that has waited longest, and holds it until the given time. A job whose holder lets that time pass is
   * free again, and so is one whose holder has lost the match. Of two who ask at once, each gets another.
   */
  take(worker: string, now: number, heldUntil: number, wanted?: Wanted): Promise<Job | undefined>;
  /** Done, unless the seat has been asked again meanwhile: then the new job stays. */
  finish(job: Pick<Job, 'match' | 'seat' | 'seq'>): Promise<void>;
  /** Gives a job back, to be tried again from then on. */
  giveBack(job: Pick<Job, 'match' | 'seat' | 'seq'>, readyAt: number): Promise<void>;
}

export const jobs = (db: Database): Jobs => ({
  take: (worker, now, heldUntil, { owner, except = [] } = {}) => {
    const free = owner === undefined ? 'held_until <= $2' : '(held_until <= $2 OR worker IS DISTINCT FROM $1)';
    const ours =
      owner === undefined
        ? ''
        : `AND EXISTS (SELECT 1 FROM heads WHERE number = (SELECT number FROM matches WHERE id = jobs.match_id)
           AND (owner = ${owner} OR NOT ${IS_LISTED}))`;
    const others = except.length === 0 ? '' : `AND match_id NOT IN (${places(4, except.length)})`;
    return db.write((sql) =>
      first(
        sql.all<Job>(
          `UPDATE jobs SET worker = $1, held_until = $3, tries = tries + 1 WHERE (match_id, seat) =
           (SELECT match_id, seat FROM jobs WHERE ready_at <= $2 AND ${free} ${ours} ${others}
            ORDER BY ready_at, match_id, seat
            LIMIT 1 ${db.dialect === 'postgres' ? 'FOR UPDATE OF jobs SKIP LOCKED' : ''})
           RETURNING match_id AS "match", seat, seq, ready_at AS "readyAt", tries`,
          worker,
          now,
          heldUntil,
          ...except,
        ),
      ),
    );
  },
  finish: ({ match, seat, seq }) =>
    db.write(async (sql) => {
      await sql.all('DELETE FROM jobs WHERE match_id = $1 AND seat = $2 AND seq = $3', match, seat, seq);
    }),
  giveBack: ({ match, seat, seq }, readyAt) =>
    db.write(async (sql) => {
      await sql.all(
        `UPDATE jobs SET worker = NULL, held_until = 0, ready_at = $4 WHERE match_id = $1 AND seat = $2 AND seq = $3`,
        match,
        seat,
        seq,
        readyAt,
      );
    }),
});
