import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Sql } from './database.ts';

/** What the room made of the first `seq` answers. Its body is the room's own. */
export interface Snapshot {
  readonly seq: number;
  readonly rules: string;
  readonly body: unknown;
}

const SNAPSHOTS_KEPT = 2;
/** Of older ones the first of so many answers stays: going far back replays no more than that. */
const ONE_IN = 512;

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);
export const packed = async (value: unknown): Promise<Uint8Array> => await pack(JSON.stringify(value));
export const unpacked = async (bytes: Uint8Array): Promise<unknown> => JSON.parse((await unpack(bytes)).toString());

/** A snapshot with the match that it is of, and how often answers of it had been taken back when it was made. */
export interface Keeping {
  readonly match: string;
  readonly generation: number;
  readonly snapshot: Snapshot;
}

/** Writes a snapshot down, its body packed, unless answers were taken back since. Of those before the last two few stay. */
export const keeping = async (
  sql: Sql,
  { match, generation, snapshot: { seq, rules } }: Keeping,
  body: Uint8Array,
): Promise<void> => {
  const kept = await sql.all<{ number: number }>(
    `INSERT INTO snapshots (number, seq, rules, body)
     SELECT number, $2, $4, $5 FROM heads
     WHERE number = (SELECT number FROM matches WHERE id = $1) AND generation = $3 AND length >= $2
     ON CONFLICT (number, seq) DO UPDATE SET rules = excluded.rules, body = excluded.body RETURNING number`,
    match,
    seq,
    generation,
    rules,
    body,
  );
  for (const { number } of kept)
    await sql.all(
      `DELETE FROM snapshots WHERE number = $1 AND seq NOT IN
       (SELECT seq FROM snapshots WHERE number = $1 ORDER BY seq DESC LIMIT ${SNAPSHOTS_KEPT})
       AND seq NOT IN (SELECT MIN(seq) FROM snapshots WHERE number = $1 GROUP BY seq / ${ONE_IN})`,
      number,
    );
};
