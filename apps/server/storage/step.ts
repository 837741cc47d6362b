import type { Entry, Seat, Standing, Told } from '@bivouac/kernel';
import { type Sql, type Value } from './database.ts';
import { LogConflict } from './errors.ts';
import { writeTold } from './told.ts';

/** How a match came to its end. `result` is the game's own; the others were agreed or declared at the table. */
export interface Ending {
  readonly how: 'result' | 'resigned' | 'draw' | 'claimed' | 'abandoned';
  readonly seat?: Seat;
  readonly result?: unknown;
}

/** Where the log of a match stands. */
export interface Head {
  /** How many answers it holds, sealed ones included: the seq of the next. */
  readonly length: number;
  /** How often answers were taken back. */
  readonly generation: number;
  /** How often the match has changed hands between processes: who does not know the last number, writes nothing. */
  readonly fence?: number;
}

/** What stands on the table beside the game. Its body is the room's own. */
export interface Offers {
  /** How often it was written. */
  readonly version: number;
  readonly body: unknown;
}

/** Answers to write down, with all that must become true at the same moment. */
export interface Step {
  readonly match: string;
  /** Where the log stands as the writer knows it. If it stands elsewhere, nothing is written. */
  readonly from: Head;
  readonly entries: readonly Entry[];
  /** The lines of the log that these answers brought. */
  readonly told?: readonly Told[];
  /** Rolls made so far, those taken back included. */
  readonly draws: number;
  /** Who is asked now, and since when. */
  readonly asked: readonly Seat[];
  readonly askedAt: number;
  /** Since when each of them is asked. */
  readonly clocks?: Readonly<Record<Seat, number>>;
  readonly at: number;
  /** All standing answers, when they have changed. */
  readonly standing?: readonly Standing[];
  /** What stands on the table beside the game, when it has changed; `version` is the one that the writer knows. */
  readonly offers?: Offers;
  /** Bots among those who are asked: each gets a job. */
  readonly bots?: readonly Seat[];
  /** The match is over with this step, and the log is closed. */
  readonly ending?: Ending;
}

/** Answers from `keep` on are taken back with what they told, and others perhaps given at once: what the table does by itself. */
export interface TakeBack extends Step {
  readonly keep: number;
  readonly by: Seat;
  readonly consents: readonly Seat[];
  /** Play goes on under other rules from here. */
  readonly stretch?: { readonly rules: string; readonly checkpoint: unknown };
}

export const askedList = (seats: readonly Seat[]): string => (seats.length === 0 ? '' : `,${seats.join(',')},`);

const MOVE_HEAD = `UPDATE heads SET length = $4, generation = $5, draws = $6, closed = $7, asked = $8, asked_at = $9, clocks = $10
  WHERE number = (SELECT number FROM matches WHERE id = $1) AND length = $2 AND generation = $3 AND fence = $11 AND closed = 0
  RETURNING number`;

const ADD_ENTRY = `INSERT INTO entries (number, seq, seat, answer, draw, auto, given_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** The columns of an answer, but for its match and its seq. */
export const entryValues = ({ by, answer, draw, auto }: Entry): readonly Value[] => [
  by,
  JSON.stringify(answer),
  draw ?? null,
  auto ?? null,
];

/** Moves the head, which is the lock; a writer that finds it moved already loses. Returns the number of the match. */
export async function moveHead(sql: Sql, step: Step, to: Head): Promise<number> {
  const { match, from, draws, asked, askedAt, clocks = {}, ending } = step;
  const closed = ending === undefined ? 0 : 1;
  const [head] = await sql.all<{ number: number }>(
    MOVE_HEAD,
    match,
    from.length,
    from.generation,
    to.length,
    to.generation,
    draws,
    closed,
    askedList(asked),
    askedAt,
    JSON.stringify(clocks),
    from.fence ?? 0,
  );
  if (head === undefined) throw new LogConflict(match, from.length, from.generation);
  return head.number;
}

export async function writeEntries(sql: Sql, number: number, from: number, step: Step): Promise<void> {
  for (const [index, entry] of step.entries.entries())
    await sql.all(ADD_ENTRY, number, from + index, ...entryValues(entry), step.at);
}

/** Has a step more to it than its answers? */
export const hasExtras = ({ standing, offers, bots, ending }: Step): boolean =>
  standing !== undefined || offers !== undefined || ending !== undefined || (bots?.length ?? 0) > 0;

/** Of two who write them at once, one finds the version that it knows. */
async function writeOffers(sql: Sql, number: number, { match, from }: Step, { version, body }: Offers): Promise<void> {
  const statement =
    version === 0
      ? 'INSERT INTO offers (number, version, body) VALUES ($1, $2 + 1, $3) ON CONFLICT DO NOTHING RETURNING number'
      : 'UPDATE offers SET version = version + 1, body = $3 WHERE number = $1 AND version = $2 RETURNING number';
  const written = await sql.all(statement, number, version, JSON.stringify(body));
  if (written.length === 0) throw new LogConflict(match, from.length, from.generation);
}

export async function writeExtras(sql: Sql, number: number, step: Step, { length }: Head): Promise<void> {
  const { match, standing, offers, bots = [], ending, at } = step;
  if (offers !== undefined) await writeOffers(sql, number, step, offers);
  if (standing !== undefined)
    await sql.all(
      `INSERT INTO standing (number, orders) VALUES ($1, $2) ON CONFLICT (number) DO UPDATE SET orders = excluded.orders`,
      number,
      JSON.stringify(standing),
    );
  for (const seat of bots)
    await sql.all(
      `INSERT INTO jobs (match_id, seat, seq, ready_at, held_until, tries) VALUES ($1, $2, $3, $4, 0, 0)
       ON CONFLICT (match_id, seat) DO UPDATE
       SET seq = excluded.seq, ready_at = excluded.ready_at, worker = NULL, held_until = 0, tries = 0`,
      match,
      seat,
      length,
      at,
    );
  if (ending === undefined) return;
  await sql.all(
    `UPDATE matches SET status = 'over', ended_at = $2, ending = $3 WHERE id = $1`,
    match,
    at,
    JSON.stringify(ending),
  );
  await sql.all('DELETE FROM jobs WHERE match_id = $1', match);
}

/** A whole step in one transaction. */
export async function stepping(sql: Sql, step: Step): Promise<Head> {
  const head = { ...step.from, length: step.from.length + step.entries.length };
  const number = await moveHead(sql, step, head);
  await writeEntries(sql, number, step.from.length, step);
  await writeTold(sql, number, step.told);
  if (hasExtras(step)) await writeExtras(sql, number, step, head);
  return head;
}
