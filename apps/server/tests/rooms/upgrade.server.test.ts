import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import { expect, inject, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../../main.ts';
import type { Playable } from '../../rooms/shelf.ts';
import { comeIn, onServer } from '../online.ts';
import { onPostgres } from '../on-postgres.ts';
import { SHELF } from '../shelf.ts';
import { inFolder, send, sitDown, startRedoubts } from './table.ts';

const withRules = (changes: object): Pick<ServerOptions, 'shelf'> => {
  const playable = { ...SHELF.games['redoubts'], game: { ...redoubts, ...changes } } as unknown as Playable;
  return { shelf: { ...SHELF, games: { ...SHELF.games, redoubts: playable } } };
};

const [OLDER, NEWER] = [withRules({ version: '1.9' }), withRules({ version: '1.10' })];
/** Nobody has more than two battalions: whoever sent three at once did not. */
const POORER = withRules({
  version: '2.0',
  setup: (options: { redoubts: number }) => ({
    ...redoubts.setup(options),
    reserves: { france: 2, austria: 2, russia: 2 },
  }),
});

const stretchesOf = async ({ context }: RunningServer, match: string) =>
  (await context.store.log.whole(match)).stretches.map(({ rules }) => rules);

test('two processes with two versions of the rules: the match stays under its own, moves once, and never back; nothing is lost', () =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    onServer(
      async (newer) => {
        const played = await onServer(
          async (older) => {
            const match = await startRedoubts(older);
            await older.context.rooms.wake(match);
            // Boris comes in at the newer one, and is led to the one that plays the match.
            const { both, seen, leave } = await sitDown(match, older, newer);
            await both();
            expect(seen().coalition.version).toBe('1.9');
            expect([older.context.rooms.size, newer.context.rooms.size]).toEqual([1, 0]);
            leave();
            return { match, seq: seen().coalition.view.seq };
          },
          { databaseUrl, ...OLDER },
        );
        const { match, seq } = played;
        const boris = comeIn(newer, 'boris');
        const known = await boris.join(match, 'coalition');
        expect([known.version, known.view.seq, known.table.moved]).toEqual([
          '1.10',
          seq,
          { from: '1.9', to: '1.10', back: 0 },
        ]);
        await onServer(
          async (older) => {
            const anna = comeIn(older, 'anna');
            expect((await anna.join(match, 'empire')).version).toBe('1.10');
            await anna.client.answer(match, 'empire', seq, send('france', 1));
            await boris.client.answer(match, 'coalition', seq, send('russia', 1));
            await anna.until(match, 'empire', ({ view }) => view.seq > seq);
            expect(older.context.rooms.size).toBe(0);
            anna.client.close();
          },
          { databaseUrl, ...OLDER },
        );
        expect(await stretchesOf(newer, match)).toEqual(['1.9', '1.10']);
        const { owners, log } = newer.context.store;
        // Nobody has taken it from anybody: one owner began, one came after.
        expect((await owners?.ownerOf(match))?.fence).toBe(2);
        expect((await log.undoings(match)).map(({ by, entries }) => [by, entries.length])).toEqual([['referee', 4]]);
        expect((await log.whole(match)).entries).toHaveLength(8);
        boris.client.close();
      },
      { databaseUrl, ...NEWER },
    ),
  ));

test('a process that does not know the rules of a match leaves it alone and says so; its bots wait for one that does', () =>
  inFolder(async (serve) => {
    const match = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { both, leave } = await sitDown(made, server);
      await both();
      leave();
      return made;
    }, NEWER);
    await serve(async (server) => {
      const before = await server.context.store.log.load(match);
      const anna = comeIn(server, 'anna');
      await expect(anna.join(match, 'empire')).rejects.toMatchObject({ fault: { name: 'newerRules' } });
      expect(await server.context.store.log.load(match)).toEqual(before);
      anna.client.close();
    }, OLDER);
    await serve(async (server) => {
      const { seen, leave } = await sitDown(match, server);
      expect(seen().empire.view.seq).toBe(4);
      leave();
    }, NEWER);
  }));

test('where newer rules take answers back, each player is told which and why until they answer; the log keeps them', () =>
  inFolder(async (serve) => {
    const match = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { both, leave } = await sitDown(made, server);
      await both(1);
      await both(3);
      leave();
      return made;
    }, OLDER);
    const moved = { from: '1.9', to: '2.0', back: 2, why: { rule: '2.1', because: expect.anything() as unknown } };
    for (const time of ['at once', 'and after a restart'])
      await serve(async (server) => {
        const { seen, leave } = await sitDown(match, server);
        expect([time, seen().empire.view.seq, seen().empire.table.moved]).toEqual([time, 4, moved]);
        expect(await stretchesOf(server, match)).toEqual(['1.9', '2.0']);
        const [undoing] = await server.context.store.log.undoings(match);
        expect(undoing?.entries).toHaveLength(8);
        leave();
      }, POORER);
    await serve(async (server) => {
      const { anna, seen, leave } = await sitDown(match, server);
      await anna.client.answer(match, 'empire', 4, send('france', 0));
      await anna.until(match, 'empire', ({ table }) => table.moved === undefined);
      expect(seen().coalition.table.moved).toEqual(moved);
      leave();
    }, POORER);
  }));
