import { expect, inject, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../../main.ts';
import { onServer } from '../online.ts';
import { comeIn, startMatch } from '../online.ts';
import { onPostgres } from '../on-postgres.ts';
import { send, sitDown, startRedoubts } from './table.ts';

type Two = (one: RunningServer, other: RunningServer) => Promise<void>;

/** Two servers on one PostgreSQL, each as it would be in a process of its own. */
const onTwo = (work: Two, options: Partial<ServerOptions> = {}): Promise<void> =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    onServer((one) => onServer((other) => work(one, other), { databaseUrl, ...options }), { databaseUrl, ...options }),
  );

test('a match has one owner: players at another process are led to it, and nobody else loads the match', () =>
  onTwo(async (one, other) => {
    const match = await startRedoubts(one);
    const { both, anna, boris, leave } = await sitDown(match, one, other);
    await both();
    await both();
    expect([one.context.rooms.size, other.context.rooms.size]).toEqual([1, 0]);
    await boris.client.chat(match, 'coalition', 'Vous ici ?');
    await expect(anna.client.log(match, 'empire')).resolves.toEqual(anna.client.known(match, 'empire')?.events);
    await expect(boris.client.log(match, 'coalition')).resolves.toEqual(boris.client.known(match, 'coalition')?.events);
    leave();
  }));

test('who is here is known to all, wherever they came in; chat is heard there too', () =>
  onTwo(async (one, other) => {
    const match = await startRedoubts(one);
    const [anna, boris] = [comeIn(one, 'anna'), comeIn(other, 'boris')];
    const heard = new Map<string, unknown>();
    const all = new Promise<void>((done) => {
      const note = (what: string, value: unknown): void => {
        heard.set(what, value);
        if (heard.size === 2) done();
      };
      void anna.client
        .join(match, 'empire', { onPresence: ({ here }) => here.length === 2 && note('anna sees', here) })
        .then(() => boris.client.join(match, 'coalition', { onChat: ({ words }) => note('boris hears', words) }))
        .then(() => anna.client.chat(match, 'empire', 'à vous'));
    });
    await all;
    expect(Object.fromEntries(heard)).toEqual({ 'anna sees': ['coalition', 'empire'], 'boris hears': 'à vous' });
    const gone = new Promise<void>((done) => {
      void anna.client.join(match, 'empire', { onPresence: ({ here }) => here.length === 1 && done() });
    });
    boris.client.close();
    await gone;
    anna.client.close();
  }));

test('a seat that changes hands at another process changes hands at the table', () =>
  onTwo(async (one, other) => {
    const match = await startRedoubts(one);
    const { anna, leave } = await sitDown(match, one);
    const { store, rooms } = other.context;
    await store.matches.seat(match, 'coalition', { kind: 'user', user: 'boris' }, { kind: 'user', user: 'anna' });
    await rooms.refresh(match);
    expect((await anna.join(match, 'coalition')).as).toBe('coalition');
    leave();
  }));

test('when the owner goes, another process plays on, and nothing that was acknowledged is lost', () =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    onServer(
      async (other) => {
        const { match, seen, boris } = await onServer(
          async (one) => {
            const made = await startRedoubts(one);
            const { both, boris: guest, seen: known, anna } = await sitDown(made, one, other);
            await both();
            expect(other.context.rooms.size).toBe(0);
            anna.client.close();
            return { match: made, seen: known().coalition, boris: guest };
          },
          { databaseUrl },
        );
        // Boris was at the other one all the time; he was shown out, and comes back.
        const known = (await new Promise((resolve) => {
          boris.client.close();
          const again = comeIn(other, 'boris');
          resolve(again.join(match, 'coalition').then((joined) => ({ joined, again })));
        })) as { readonly joined: { readonly view: unknown }; readonly again: ReturnType<typeof comeIn> };
        expect(known.joined.view).toEqual(seen.view);
        expect(other.context.rooms.size).toBe(1);
        expect(await known.again.client.answer(match, 'coalition', seen.view.seq, send('russia', 1))).toBeUndefined();
        known.again.client.close();
      },
      { databaseUrl },
    ),
  ));

test('a process that was struck off writes nothing more, and its players come back to the new owner', () =>
  onTwo(async (one, other) => {
    const match = await startRedoubts(one);
    const { anna, boris, both } = await sitDown(match, one);
    await both();
    const { seq } = anna.client.known(match, 'empire')?.view ?? { seq: 0 };
    const { owners } = other.context.store;
    if (!owners) throw new Error('nobody owns anything');
    // As if it had not been heard of for long.
    const self = one.context.rooms.self ?? 0;
    for (const { number, beat } of await owners.look(other.context.rooms.self ?? 0))
      if (number === self) await owners.strikeOff(number, beat);
    expect((await owners.ownerOf(match))?.owner).toBeUndefined();
    const carla = comeIn(other, undefined);
    await carla.join(match, 'spectator');
    expect((await owners.ownerOf(match))?.owner).toBe(other.context.rooms.self);
    const told = await anna.client.answer(match, 'empire', seq, send('france', 1)).catch((fault: unknown) => fault);
    expect(told).toBeInstanceOf(Error);
    expect((await other.context.store.log.whole(match)).entries).toHaveLength(seq);
    [anna, boris].forEach(({ client }) => client.close());
    while (one.context.rooms.size > 0) await new Promise((later) => setTimeout(later, 10));
    const again = comeIn(one, 'anna');
    await again.join(match, 'empire');
    expect(await again.client.answer(match, 'empire', seq, send('france', 1))).toBeUndefined();
    expect(one.context.rooms.size).toBe(0);
    [again, carla].forEach(({ client }) => client.close());
  }));

test('bots are called by the owner of their match alone', () =>
  onTwo(async (one, other) => {
    const match = await startMatch(one, {
      game: 'redoubts',
      options: { redoubts: 5 },
      seats: { empire: 'anna', coalition: 'bot:random' },
    });
    const anna = comeIn(one, 'anna');
    await anna.join(match, 'empire');
    await anna.client.answer(match, 'empire', 0, send('france', 1));
    await anna.until(match, 'empire', ({ view }) => view.seq === 4);
    const { store, rooms } = other.context;
    expect(await store.jobs.take('other', Number.MAX_SAFE_INTEGER, 0, { owner: rooms.self })).toBeUndefined();
    expect(rooms.size).toBe(0);
    anna.client.close();
  }));
