import type { Entry, Seat, Standing, Told } from '@bivouac/kernel';
import { type Database, first, type Sql } from './database.ts';
import { ENTRY, type EntryRow, loadLog, logged, NUMBER, wholeLog } from './log-reading.ts';
import { packed, type Snapshot } from './snapshot.ts';
import { type Head, moveHead, type Offers, type Step, type TakeBack, writeEntries, writeExtras } from './step.ts';
import { readTold, writeTold } from './told.ts';

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

/** Everything that was answered, under whichever rules. */
export interface WholeLog {
  readonly stretches: readonly LoggedStretch[];
  readonly entries: readonly Logged[];
}

/** All that is needed to go on with a match, however long it is. */
export interface Loaded {
  readonly head: Head & { readonly draws: number; readonly closed: boolean };
  readonly stretch: LoggedStretch;
  readonly snapshot: Snapshot | undefined;
  /** The answers since the snapshot, else since the stretch began. */
  readonly entries: readonly Logged[];
  readonly standing: readonly Standing[];
  /** Version 0 and nothing where nobody has offered anything yet. */
  readonly offers: Offers;
  readonly told: {
    /** The last place at which something was told; -1 where nothing was yet. */
    readonly to: number;
    /** Every line is kept, from the first on. Not so in matches that are older than the keeping of lines. */
    readonly isWhole: boolean;
  };
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
  /** `reaching`: from a snapshot that lies at this place or before it. */
  load(match: string, reaching?: number): Promise<Loaded | undefined>;
  /** The place of the last answer that this seat gave itself. */
  lastBy(match: string, seat: Seat): Promise<number | undefined>;
  /** The lines of the log up to a place, those for a few alone among them: they are for the server's eyes. */
  told(match: string, upTo: number): Promise<readonly Told[]>;
  /** Keeps every line of a match that is older than the keeping of lines, unless it has moved on meanwhile. */
  tellAgain(match: string, generation: number, told: readonly Told[]): Promise<void>;
  /** Every stretch and every answer: for a record. */
  whole(match: string): Promise<WholeLog>;
  undoings(match: string): Promise<readonly Undoing[]>;
  /** The file of a match that is over, packed as its maker packed it; nothing if nobody has asked for it yet. */
  record(match: string): Promise<Uint8Array | undefined>;
  keepRecord(match: string, body: Uint8Array): Promise<void>;
  /** Keeps a snapshot, unless answers were taken back since it was made. Of those before the last two few stay. */
  keepSnapshot(match: string, generation: number, snapshot: Snapshot): Promise<void>;
}

export const answerLog = (db: Database, writes: Pick<AnswerLog, 'append' | 'keepSnapshot'>): AnswerLog => ({
  ...writes,

  async takeBack(step) {
    const checkpoint = step.stretch && (await packed(step.stretch.checkpoint));
    return db.write((sql) => takingBack(sql, step, checkpoint));
  },

  load: (match, reaching) => loadLog(db, match, reaching),

  async lastBy(match, seat) {
    const found = db.all<{ seq: number | null }>(
      `SELECT MAX(seq) AS seq FROM entries WHERE number = ${NUMBER} AND seat = $2 AND auto IS NULL`,
      match,
      seat,
    );
    return (await first(found))?.seq ?? undefined;
  },

  told: (match, upTo) => readTold(db, match, upTo),

  tellAgain: (match, generation, told) =>
    db.write(async (sql) => {
      const [head] = await sql.all<{ number: number }>(
        `UPDATE heads SET tells = 1 WHERE number = ${NUMBER} AND generation = $2 AND tells = 0 RETURNING number`,
        match,
        generation,
      );
      if (head === undefined) return;
      await sql.all('DELETE FROM told WHERE number = $1', head.number);
      await writeTold(sql, head.number, told);
    }),

  whole: (match) => wholeLog(db, match),

  async record(match) {
    return (await first(db.all<{ body: Uint8Array }>(`SELECT body FROM records WHERE number = ${NUMBER}`, match)))
      ?.body;
  },

  keepRecord: (match, body) =>
    db.write(async (sql) => {
      await sql.all(
        `INSERT INTO records (number, body) SELECT number, $2 FROM heads WHERE number = ${NUMBER} AND closed = 1
         ON CONFLICT (number) DO NOTHING`,
        match,
        body,
      );
    }),

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

async function takingBack(sql: Sql, step: TakeBack, checkpoint: Uint8Array | undefined): Promise<Head> {
  const { match, from, keep, by, consents, entries, at, stretch } = step;
  const head = { ...from, length: keep + entries.length, generation: from.generation + 1 };
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
  await sql.all('DELETE FROM told WHERE number = $1 AND place > $2', number, keep);
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
  await writeTold(sql, number, step.told);
  await sql.all('DELETE FROM jobs WHERE match_id = $1', match);
  await writeExtras(sql, number, step, head);
  return head;
}
