import type { Entry, Seat, StandingAnswer } from '@bivouac/kernel';
import { type Database, first, type Sql } from './database.ts';
import { ENTRY, type EntryRow, logged, NUMBER, read, readHead, type StretchRow, stretchOf } from './log-reading.ts';
import { packed, type Snapshot } from './snapshot.ts';
import { type Head, moveHead, type Offers, type Step, type TakeBack, writeEntries, writeExtras } from './step.ts';

export type { Snapshot } from './snapshot.ts';
export type { Ending, Head, Offers, Step, TakeBack } from './step.ts';

/** An answer as it stands in the log. */
export interface Logged extends Entry {
  readonly seq: number;
  readonly at: number;
}

/** A stretch of play under one version of the rules; the first begins at the set-up and has no checkpoint. */
export interface LoggedStretch {
  readonly rules: string;
  readonly starts: number;
  readonly checkpoint?: unknown;
}

/** All that is needed to go on with a match, however long it is. */
export interface Loaded {
  readonly head: Head & { readonly draws: number; readonly closed: boolean };
  readonly stretch: LoggedStretch;
  readonly snapshot: Snapshot | undefined;
  /** The answers since the snapshot, else since the stretch began. */
  readonly entries: readonly Logged[];
  readonly standing: readonly StandingAnswer[];
  /** Version 0 and nothing where nobody has offered anything yet. */
  readonly offers: Offers;
}

/** Answers that were taken back at once. */
export interface Undoing {
  readonly generation: number;
  readonly by: Seat;
  readonly consents: readonly Seat[];
  readonly kept: number;
  readonly at: number;
  readonly entries: readonly Logged[];
}

/** The log of answers. After any error but a LogConflict it is not known whether the step was written: load again. */
export interface AnswerLog {
  /** Writes answers and resolves when they are on the disk. Throws a LogConflict if the log stands elsewhere. */
  append(step: Step): Promise<Head>;
  takeBack(step: TakeBack): Promise<Head>;
  load(match: string): Promise<Loaded | undefined>;
  /** Every stretch and every answer: for a record. */
  whole(match: string): Promise<{ readonly stretches: readonly LoggedStretch[]; readonly entries: readonly Logged[] }>;
  undoings(match: string): Promise<readonly Undoing[]>;
  /** Keeps a snapshot, unless answers were taken back since it was made. Older ones than the last two go. */
  keepSnapshot(match: string, generation: number, snapshot: Snapshot): Promise<void>;
}

export const answerLog = (db: Database, writes: Pick<AnswerLog, 'append' | 'keepSnapshot'>): AnswerLog => ({
  ...writes,

  async takeBack(step) {
    const checkpoint = step.stretch && (await packed(step.stretch.checkpoint));
    return db.write((sql) => takingBack(db, sql, step, checkpoint));
  },

  async load(match) {
    // In this order: a take-back between two of these reads shows in the second reading of the head.
    for (;;) {
      const head = await first(readHead(db, match));
      if (head === undefined) return undefined;
      const loaded = await read(db, head);
      const after = await first(readHead(db, match));
      if (loaded !== undefined && after?.generation === head.generation) return loaded;
    }
  },

  async whole(match) {
    const stretches = await db.all<StretchRow>(
      `SELECT rules, starts, checkpoint FROM stretches WHERE number = ${NUMBER} ORDER BY place`,
      match,
    );
    const rows = await db.all<EntryRow>(`SELECT ${ENTRY} FROM entries WHERE number = ${NUMBER} ORDER BY seq`, match);
    return { stretches: await Promise.all(stretches.map(stretchOf)), entries: rows.map(logged) };
  },

  async undoings(match) {
    const undoings = await db.all<Omit<Undoing, 'entries' | 'consents'> & { readonly consents: string }>(
      `SELECT generation, seat AS "by", consents, kept, undone_at AS "at" FROM undoings
       WHERE number = ${NUMBER} ORDER BY generation`,
      match,
    );
    const rows = await db.all<EntryRow & { readonly generation: number }>(
      `SELECT generation, ${ENTRY} FROM undone WHERE number = ${NUMBER} ORDER BY generation, seq`,
      match,
    );
    return undoings.map((each) => ({
      ...each,
      consents: JSON.parse(each.consents) as readonly Seat[],
      entries: rows.filter(({ generation }) => generation === each.generation).map(logged),
    }));
  },
});

async function takingBack(db: Database, sql: Sql, step: TakeBack, checkpoint: Uint8Array | undefined): Promise<Head> {
  const { match, from, keep, by, consents, entries, at, stretch } = step;
  const head = { length: keep + entries.length, generation: from.generation + 1 };
  const number = await moveHead(sql, step, head);
  await sql.all(
    `INSERT INTO undone (number, generation, seq, seat, answer, draw, auto, given_at)
     SELECT number, $2, seq, seat, answer, draw, auto, given_at FROM entries WHERE number = $1 AND seq >= $3`,
    number,
    from.generation,
    keep,
  );
  await sql.all('DELETE FROM entries WHERE number = $1 AND seq >= $2', number, keep);
  await sql.all('DELETE FROM snapshots WHERE number = $1 AND seq > $2', number, keep);
  await sql.all(
    `INSERT INTO undoings (number, generation, kept, seat, consents, undone_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    number,
    from.generation,
    keep,
    by,
    JSON.stringify(consents),
    at,
  );
  if (stretch !== undefined)
    await sql.all(
      `INSERT INTO stretches (number, place, starts, rules, checkpoint)
       SELECT number, MAX(place) + 1, $2, $3, $4 FROM stretches WHERE number = $1 GROUP BY number`,
      number,
      keep,
      stretch.rules,
      checkpoint ?? null,
    );
  await writeEntries(sql, number, keep, step);
  await sql.all('DELETE FROM jobs WHERE match_id = $1', match);
  await writeExtras(sql, number, step, head);
  await db.announce(sql, match);
  return head;
}
