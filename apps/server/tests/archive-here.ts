import { type GameRecord, parseRecord } from '@bivouac/kernel';
import { logText, packedRecord, unpackedRecord } from '../archive/reading.ts';
import { Readings } from '../archive/readings.ts';
import type { Context } from '../http/context.ts';

type House = Pick<Context, 'store' | 'shelf'>;

/** Logs and records, read without a thread. */
export const readingsHere = ({ store, shelf }: House): Readings =>
  new Readings(
    {
      log: (match, seer, upTo) => logText(store, match, seer, upTo),
      record: async (match) => (await packedRecord(store, shelf, match)).body,
    },
    () => performance.now(),
  );

/** The file of a match, whether it is over or not. */
export const recordIn = async ({ store, shelf }: House, match: string): Promise<GameRecord> => {
  const { body } = await packedRecord(store, shelf, match);
  return parseRecord(JSON.parse(String(await unpackedRecord(body))));
};
