import type { Answer, Manner, Standing } from '@bivouac/kernel';
import { first, type Sql } from './database.ts';
import { unpacked } from './snapshot.ts';
import type { Loaded, Logged, LoggedStretch, WholeLog } from './log.ts';
import type { Head } from './step.ts';

export const NUMBER = '(SELECT number FROM matches WHERE id = $1)';
export const ENTRY = 'seq, seat, answer, draw, auto, given_at AS "at"';

export interface EntryRow {
  readonly seq: number;
  readonly seat: string;
  readonly answer: string;
  readonly draw: number | null;
  readonly auto: NonNullable<Manner['auto']> | null;
  readonly at: number;
}
interface StretchRow {
  readonly rules: string;
  readonly starts: number;
  readonly checkpoint: Uint8Array | null;
}
type HeadRow = Head & {
  readonly number: number;
  readonly draws: number;
  readonly closed: number;
  readonly tells: number;
};

export const logged = ({ seq, seat, answer, draw, auto, at }: EntryRow): Logged => ({
  seq,
  by: seat,
  answer: JSON.parse(answer) as Answer,
  ...(draw === null ? {} : { draw }),
  ...(auto === null ? {} : { auto }),
  at,
});

const stretchOf = async ({ rules, starts, checkpoint }: StretchRow): Promise<LoggedStretch> => ({
  rules,
  starts,
  ...(checkpoint === null ? {} : { checkpoint: await unpacked(checkpoint) }),
});

const readHead = (db: Sql, match: string): Promise<readonly HeadRow[]> =>
  db.all(`SELECT number, length, generation, fence, draws, closed, tells FROM heads WHERE number = ${NUMBER}`, match);

/** Nothing if the log was cut shorter than the head meanwhile. */
async function read(db: Sql, head: HeadRow, reaching: number | undefined): Promise<Loaded | undefined> {
  const { number, length, generation, fence = 0, draws, closed, tells } = head;
  const [stretch] = await db.all<StretchRow>(
    'SELECT rules, starts, checkpoint FROM stretches WHERE number = $1 ORDER BY place DESC LIMIT 1',
    number,
  );
  if (stretch === undefined) throw new Error(`match number ${number} has a head and no stretch`);
  const [kept] = await db.all<{ seq: number; rules: string; body: Uint8Array }>(
    'SELECT seq, rules, body FROM snapshots WHERE number = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1',
    number,
    Math.min(length, reaching ?? length),
  );
  const snapshot = kept && kept.rules === stretch.rules ? { ...kept, body: await unpacked(kept.body) } : undefined;
  const from = snapshot?.seq ?? stretch.starts;
  const rows = await db.all<EntryRow>(
    `SELECT ${ENTRY} FROM entries WHERE number = $1 AND seq >= $2 AND seq < $3 ORDER BY seq`,
    number,
    from,
    length,
  );
  if (rows.length !== length - from) return undefined;
  const [orders] = await db.all<{ orders: string }>('SELECT orders FROM standing WHERE number = $1', number);
  const [offers] = await db.all<{ version: number; body: string }>(
    'SELECT version, body FROM offers WHERE number = $1',
    number,
  );
  const [told] = await db.all<{ place: number | null }>(
    'SELECT MAX(place) AS place FROM told WHERE number = $1',
    number,
  );
  return {
    head: { length, generation, fence, draws, closed: closed === 1 },
    stretch: await stretchOf(stretch),
    snapshot,
    entries: rows.map(logged),
    standing: JSON.parse(orders?.orders ?? '[]') as readonly Standing[],
    offers: { version: offers?.version ?? 0, body: offers ? (JSON.parse(offers.body) as unknown) : undefined },
    told: { to: told?.place ?? -1, isWhole: tells === 1 },
  };
}

/** All that is needed to go on with a match; `reaching`: from a snapshot that lies at this place or before it. */
export async function loadLog(db: Sql, match: string, reaching?: number): Promise<Loaded | undefined> {
  // In this order: a take-back between two of these reads shows in the second reading of the head.
  for (;;) {
    const head = await first(readHead(db, match));
    if (head === undefined) return undefined;
    const loaded = await read(db, head, reaching);
    const after = await first(readHead(db, match));
    if (loaded !== undefined && after?.generation === head.generation) return loaded;
  }
}

/** Every stretch and every answer. */
export async function wholeLog(db: Sql, match: string): Promise<WholeLog> {
  const stretches = await db.all<StretchRow>(
    `SELECT rules, starts, checkpoint FROM stretches WHERE number = ${NUMBER} ORDER BY place`,
    match,
  );
  const rows = await db.all<EntryRow>(`SELECT ${ENTRY} FROM entries WHERE number = ${NUMBER} ORDER BY seq`, match);
  return { stretches: await Promise.all(stretches.map(stretchOf)), entries: rows.map(logged) };
}
