import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { mayRead, parseRecord, recordOf, type Seer } from '@bivouac/kernel';
import { seedsIn } from '../rooms/fair-dice.ts';
import { entryOf, type Kept, rebuilt } from '../rooms/loading.ts';
import { playableOf, type Shelf } from '../rooms/shelf.ts';
import type { Store } from '../storage/store.ts';

/** As much of the store as is read here. */
export type Shelves = Pick<Store, 'log' | 'matches'>;

/** A record, packed as the web packs files. `isNew`: it was put together just now, and the match is over. */
export interface PackedRecord {
  readonly body: Uint8Array;
  readonly isNew: boolean;
}

const pack = promisify(gzip);
export const unpackedRecord = promisify(gunzip);

/** The lines of the log up to a place that a seer may read, as JSON. */
export const logText = async ({ log }: Shelves, match: string, seer: Seer, upTo: number): Promise<string> =>
  JSON.stringify((await log.told(match, upTo)).filter((line) => mayRead(seer, line)));

/**
 * The file of a match, from what is stored. Only the answers since the last snapshot are replayed, for the state at the end.
 * It carries the secret of the dice after the end only.
 */
export const packedRecord = async (shelves: Shelves, shelf: Shelf, match: string): Promise<PackedRecord> => {
  const { log, matches } = shelves;
  const kept = await log.record(match);
  if (kept) return { body: kept, isNew: false };
  const [row, secret, loaded, whole] = await Promise.all([
    matches.get(match),
    matches.secret(match),
    log.load(match),
    log.whole(match),
  ]);
  if (!row || !loaded) throw new Error(`match ${match} has no log`);
  const { game } = playableOf(shelf, row.game);
  const { match: played, broken } = rebuilt(game, row, loaded);
  if (broken) throw new Error(`match ${match}: an answer in its log does not fit its question`);
  const isOver = row.status === 'over';
  const seeds = seedsIn(row);
  const record = {
    ...recordOf(
      { game: game.id, options: row.options, salt: row.salt },
      {
        entries: whole.entries.slice(0, played.seq).map(entryOf),
        stretches: whole.stretches.map(({ rules, starts, checkpoint }) => ({
          rules,
          from: starts,
          ...(checkpoint ? { checkpoint: checkpoint as Kept['state'] } : {}),
        })),
        state: played.state,
        sealed: played.sealed,
        draws: loaded.head.draws,
      },
    ),
    dice: {
      match,
      commitment: row.commitment,
      ...(seeds.length > 0 ? { seeds } : {}),
      ...(isOver && secret !== undefined ? { secret } : {}),
    },
  };
  const body = await pack(JSON.stringify(parseRecord(JSON.parse(JSON.stringify(record)))));
  return { body, isNew: isOver };
};
