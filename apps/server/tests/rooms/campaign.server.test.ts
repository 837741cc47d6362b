import { parseRecord, verify } from '@bivouac/kernel';
import { nemesis } from '@bivouac/nemesis/game.ts';
import type { TrainSeen } from '@bivouac/nemesis/secrecy/view.ts';
import { expect, test } from 'vitest';
import { comeIn, onServer, picks, playOn, sentIn, startMatch } from '../online.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every object in a message, however deep. */
const objectsIn = (value: unknown): readonly Fields[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Fields, ...inside];
};

const isTrain = (fields: Fields): boolean => 'real' in fields && 'faceUp' in fields && 'side' in fields;

/** Trains of others that lie face down in what was sent: each must come without its face. */
const hiddenTrains = (frames: readonly string[], own: string): readonly TrainSeen[] =>
  sentIn(frames)
    .flatMap(objectsIn)
    .filter((each) => isTrain(each) && each['faceUp'] === false && each['side'] !== own) as unknown as TrainSeen[];

const OTHER: Readonly<Record<string, string>> = { french: 'coalition', coalition: 'french' };

test('two sockets play 1799 to the end, and neither is ever told the other’s face-down trains', () =>
  onServer(async (server) => {
    const seed = 'a1'.repeat(32);
    const seats = { french: 'anna', coalition: 'boris' };
    const match = await startMatch(server, { seats, seeds: { french: seed } });
    const anna = comeIn(server, 'anna');
    const boris = comeIn(server, 'boris');
    const carla = comeIn(server, undefined);
    await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition'), carla.join(match, 'spectator')]);

    const [seenByAnna, seenByBoris] = await Promise.all([
      playOn(anna, match, 'french', picks('anna')),
      playOn(boris, match, 'coalition', picks('boris')),
    ]);
    const seenByCarla = await carla.until(match, 'spectator', ({ table }) => table.ending !== undefined);

    // All three end at the same place, with the result and the secret of the dice.
    expect(seenByAnna.view.result).not.toBeNull();
    expect(seenByBoris.view.result).toEqual(seenByAnna.view.result);
    expect(seenByCarla.view.result).toEqual(seenByAnna.view.result);
    expect(seenByAnna.table.ending).toEqual({ how: 'result', winner: seenByAnna.view.result?.winner });

    for (const [own, { frames }] of Object.entries({ french: anna, coalition: boris, spectator: carla })) {
      const hidden = hiddenTrains(frames, own);
      expect(hidden.length).toBeGreaterThan(0); // There were such trains to be seen.
      expect(hidden.filter(({ real }) => real !== null)).toEqual([]);
      // The other player's hand, their answers, and what is told to them alone.
      const told = sentIn(frames).flatMap(objectsIn);
      const hands = told.flatMap((each) => (isPools(each) ? Object.entries(each) : []));
      const others = hands.filter(([side]) => side !== own).map(([, { real, dummies }]) => [real, dummies]);
      expect(others.flat().filter((count) => count !== null)).toEqual([]);
      expect(told.filter(({ by, answers }) => answers !== undefined && by !== own)).toEqual([]);
      expect(told.filter(({ to }) => isOnlyFor(to, OTHER[own] ?? ''))).toEqual([]);
    }

    // The secret came with the end and not before.
    const { secret } = seenByAnna.table.dice;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const { frames } of [anna, boris, carla]) {
      const first = frames.findIndex((frame) => frame.includes(String(secret)));
      expect(sentIn(frames)[first]).toMatchObject({ say: 'delta', table: { rows: { ending: { how: 'result' } } } });
    }

    // Anyone can recompute every roll from the record.
    const response = await fetch(`${server.address}/api/matches/${match}/record`);
    const record = parseRecord(await response.json());
    const verified = verify(nemesis, record);
    expect(verified.rollsChecked).toBeGreaterThan(20);
    expect(verified.result).toEqual(seenByAnna.view.result);
    const seeds = [{ seat: 'french', seed }];
    expect(seenByAnna.table.dice.seeds).toEqual(seeds);
    expect(record.dice).toEqual({ match, commitment: seenByAnna.table.dice.commitment, seeds, secret });
    for (const { client } of [anna, boris, carla]) client.close();
  }));

const isPools = (fields: Fields): fields is Readonly<Record<string, Fields>> =>
  Object.values(fields).length > 0 &&
  Object.values(fields).every(
    (each) => typeof each === 'object' && each !== null && 'dummies' in each && 'left' in each,
  );

const isOnlyFor = (to: unknown, seat: string): boolean =>
  typeof to === 'object' && to !== null && 'only' in to && to.only === seat;
