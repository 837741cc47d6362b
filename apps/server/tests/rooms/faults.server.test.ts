import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer } from '@bivouac/kernel';
import type { Sent } from '@bivouac/wire';
import { expect, inject, test } from 'vitest';
import type { Visitor } from '../../rooms/audience.ts';
import { Rooms } from '../../rooms/rooms.ts';
import { LogConflict } from '../../storage/errors.ts';
import { openStore } from '../../storage/open.ts';
import type { Store } from '../../storage/store.ts';
import { comeIn, onServer, startMatch } from '../online.ts';
import { onPostgres } from '../on-postgres.ts';
import { SHELF } from '../shelf.ts';

const send = (nation: string, men: number): Answer => ({ kind: 'send', nation, men });

/** A store whose disk fails when it is told to. */
const withFaults = (store: Store): { readonly store: Store; failNext: (fault: Error) => void } => {
  let next: Error | undefined;
  const append: Store['log']['append'] = async (step) => {
    const fault = next;
    next = undefined;
    if (fault) throw fault;
    return store.log.append(step);
  };
  return { store: { ...store, log: { ...store.log, append } }, failNext: (fault) => void (next = fault) };
};

const visitor = (user: string): Visitor & { readonly heard: Sent[] } => {
  const heard: Sent[] = [];
  return { who: { user, name: user }, heard, send: (frame) => void heard.push(JSON.parse(frame) as Sent) };
};

test.each([new Error('the disk is full'), new LogConflict('m', 0, 0)])(
  'what could not be written was not done: %s; nobody hears of it, and play goes on',
  async (fault) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-faults-'));
    const sound = await openStore({ dataDir });
    const { store, failNext } = withFaults(sound);
    const rooms = new Rooms({ store, shelf: SHELF, now: Date.now, report: () => undefined });
    const context = { store, shelf: SHELF, now: Date.now };
    const match = await startMatch({ context }, { game: 'redoubts', seats: { empire: 'anna', coalition: 'boris' } });
    const room = await rooms.open(match);
    const [anna, boris] = [visitor('anna'), visitor('boris')];
    await room.join(anna, 'empire');
    await room.join(boris, 'coalition');
    await room.answer(anna, 'empire', 0, send('france', 3));
    const before = boris.heard.length;
    failNext(fault);
    await expect(room.answer(boris, 'coalition', 0, send('russia', 2))).rejects.toBe(fault);
    expect(boris.heard.slice(before).filter((sent) => sent.say === 'delta' && sent.seq > 0)).toEqual([]);
    expect((await sound.log.load(match))?.head.length).toBe(1);
    expect(await room.answer(boris, 'coalition', 0, send('russia', 1))).toBeUndefined();
    expect((await sound.log.whole(match)).entries.map(({ by }) => by)).toEqual([
      'empire',
      'coalition',
      'chance',
      'chance',
    ]);
    expect(anna.heard.at(-1)).toMatchObject({ say: 'delta', seq: 4 });
    await rooms.close();
    await sound.close();
    await rm(dataDir, { recursive: true });
  },
);

test('two servers on one PostgreSQL play the same match', () =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    onServer(
      (one) =>
        onServer(
          async (other) => {
            const seats = { empire: 'anna', coalition: 'boris' };
            const match = await startMatch(one, { game: 'redoubts', options: { redoubts: 3 }, seats });
            const [anna, boris] = [comeIn(one, 'anna'), comeIn(other, 'boris')];
            await Promise.all([anna.join(match, 'empire'), boris.join(match, 'coalition')]);
            for (const seq of [0, 4, 8]) {
              await anna.client.answer(match, 'empire', seq, send('france', 1));
              await boris.until(match, 'coalition', ({ table }) => table.waitsFor.join() === 'coalition');
              await boris.client.answer(match, 'coalition', seq, send('russia', 1));
              await anna.until(match, 'empire', ({ view }) => view.seq === seq + 4);
            }
            const ends = await Promise.all([
              anna.until(match, 'empire', ({ table }) => table.ending !== undefined),
              boris.until(match, 'coalition', ({ table }) => table.ending !== undefined),
            ]);
            expect(ends[0].table.ending).toEqual(ends[1].table.ending);
            expect(ends[0].view.state).toMatchObject({ takers: [{}, {}, {}].map(() => expect.any(String) as unknown) });
            [anna, boris].forEach((guest) => guest.client.close());
          },
          { databaseUrl },
        ),
      { databaseUrl },
    ),
  ));
