import { expect, test } from 'vitest';
import { Readings } from './readings.ts';

const inReadingRoom = () => {
  const read: string[] = [];
  let time = 0;
  const readings = new Readings(
    {
      async log(match, seer, upTo) {
        read.push(`${match} ${seer} ${upTo}`);
        await new Promise((turn) => setImmediate(turn));
        return '[]';
      },
      record: async () => new Uint8Array(),
    },
    () => time,
  );
  return { readings, read, pass: (ms: number) => void (time += ms) };
};

const faultsOf = async (all: readonly Promise<unknown>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(all)).flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { fault: { name: string } }).fault.name] : [],
  );

test('two who ask for the same get one reading', async () => {
  const { readings, read } = inReadingRoom();
  const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => readings.log(from, 'lodi', 'spectator', 9));
  expect(await Promise.all(asked)).toEqual(['[]', '[]', '[]']);
  expect(read).toEqual(['lodi spectator 9']);
});

test('one address reads so much and no more until a while has passed', async () => {
  const { readings, pass } = inReadingRoom();
  for (let count = 0; count < 20; count++) await readings.log('192.0.2.1', `m${count}`, 'spectator', 9);
  expect(await faultsOf([readings.log('192.0.2.1', 'lodi', 'spectator', 9)])).toEqual(['readsMuch']);
  expect(await faultsOf([readings.log('192.0.2.2', 'lodi', 'spectator', 9)])).toEqual([]);
  pass(2000);
  expect(await faultsOf([readings.log('192.0.2.1', 'lodi', 'spectator', 9)])).toEqual([]);
});

test('one match is read in so many ways at once', async () => {
  const { readings } = inReadingRoom();
  const asked = Array.from({ length: 9 }, (_, place) => readings.log(`192.0.2.${place}`, 'lodi', 'spectator', place));
  expect(await faultsOf(asked)).toEqual(['busy']);
});
