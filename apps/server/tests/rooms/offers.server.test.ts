import { expect, inject, test } from 'vitest';
import { onServer } from '../online.ts';
import { onPostgres } from '../on-postgres.ts';
import { inFolder, send, sitDown, startRedoubts } from './table.ts';

test('a draw that was offered is still offered after a restart, and can be agreed to then', () =>
  inFolder(async (serve) => {
    const match = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { anna, boris, leave } = await sitDown(made, server);
      await anna.client.offerDraw(made, 'empire');
      await boris.until(made, 'coalition', ({ table }) => table.draw.length === 1);
      leave();
      return made;
    });
    await serve(async (server) => {
      const { anna, boris, seen, leave } = await sitDown(match, server);
      expect(seen().coalition.table.draw).toEqual(['empire']);
      await boris.client.consent(match, 'coalition', 'draw', true);
      const { table } = await anna.until(match, 'empire', (known) => known.table.ending !== undefined);
      expect(table).toMatchObject({ ending: { how: 'draw' }, draw: [] });
      leave();
    });
  }));

test('a request to undo made before a restart is answered after it; what was undone is redone after another', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { anna, boris, both, seen, leave } = await sitDown(made, server);
      await both(2);
      await anna.client.undo(made, 'empire');
      await boris.until(made, 'coalition', ({ table }) => table.takeBack !== undefined);
      leave();
      return { match: made, before: seen().empire };
    });
    await serve(async (server) => {
      const { anna, boris, seen, leave } = await sitDown(match, server);
      expect(seen().coalition.table.takeBack).toEqual({ by: 'empire', agreed: [] });
      await boris.client.consent(match, 'coalition', 'takeBack', true);
      await anna.until(match, 'empire', ({ view }) => view.seq === 0);
      leave();
    });
    await serve(async (server) => {
      const { anna, boris, seen, leave } = await sitDown(match, server);
      expect([seen().empire.table.canRedo, seen().coalition.table.canRedo]).toEqual([true, false]);
      await expect(boris.client.redo(match, 'coalition')).rejects.toMatchObject({ fault: { name: 'tookNothingBack' } });
      expect(await anna.client.redo(match, 'empire')).toBeUndefined();
      const { view, events, table } = await anna.until(match, 'empire', (known) => known.view.seq === before.view.seq);
      // The same answers, the same dice.
      expect([view, events]).toEqual([before.view, before.events]);
      expect(table.canRedo).toBe(false);
      const { entries } = await server.context.store.log.whole(match);
      expect(entries.flatMap(({ draw }) => draw ?? [])).toEqual([0, 1]);
      leave();
    });
  }));

test('a new answer ends what could be brought back', () =>
  inFolder(async (serve) => {
    const match = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { anna, boris, leave } = await sitDown(made, server);
      await anna.client.answer(made, 'empire', 0, send('france', 1));
      await anna.until(made, 'empire', ({ table }) => table.waitsFor.join() === 'coalition');
      expect(await anna.client.undo(made, 'empire')).toBeUndefined();
      expect((await anna.until(made, 'empire', ({ table }) => table.waitsFor.length === 2)).table.canRedo).toBe(true);
      await boris.client.answer(made, 'coalition', 0, send('russia', 1));
      await anna.until(made, 'empire', ({ table }) => !table.canRedo);
      leave();
      return made;
    });
    await serve(async (server) => {
      const { anna, leave } = await sitDown(match, server);
      await expect(anna.client.redo(match, 'empire')).rejects.toMatchObject({ fault: { name: 'tookNothingBack' } });
      leave();
    });
  }));

test('an order that answers again while something is taken back is not given twice when it is brought back', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startRedoubts(server);
      const { anna, boris, seen, leave } = await sitDown(made, server);
      await boris.client.stand(made, 'coalition', 0, send('russia', 0), 'revoked');
      await anna.client.answer(made, 'empire', 0, send('france', 1));
      await anna.until(made, 'empire', ({ view, table }) => view.seq === 4 && table.waitsFor.join() === 'empire');
      await anna.client.answer(made, 'empire', 4, send('france', 1));
      const known = await anna.until(made, 'empire', ({ view }) => view.seq === 8);
      await anna.client.undo(made, 'empire');
      await boris.until(made, 'coalition', ({ table }) => table.takeBack !== undefined);
      await boris.client.consent(made, 'coalition', 'takeBack', true);
      await anna.until(made, 'empire', ({ view }) => view.seq === 4);
      expect(await anna.client.redo(made, 'empire')).toBeUndefined();
      await anna.until(made, 'empire', ({ view }) => view.seq === 8);
      expect(seen().empire.view).toEqual(known.view);
      leave();
      return { match: made, before: known };
    });
    await serve(async (server) => {
      const { seen, leave } = await sitDown(match, server);
      expect(seen().empire.view).toEqual(before.view);
      leave();
    });
  }));

test('talk does not stop the clock of a move', () =>
  onServer(async (server) => {
    const match = await startRedoubts(server);
    const { anna, boris, leave } = await sitDown(match, server);
    const askedAt = async () => (await server.context.store.matches.get(match))?.askedAt;
    const before = await askedAt();
    while (Date.now() === before) await new Promise((turn) => setImmediate(turn));
    await anna.client.offerDraw(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.draw.length === 1);
    await boris.client.consent(match, 'coalition', 'draw', false);
    await anna.client.revoke(match, 'empire');
    expect(await askedAt()).toBe(before);
    await anna.client.answer(match, 'empire', 0, send('france', 1));
    await boris.client.answer(match, 'coalition', 0, send('russia', 1));
    expect(await askedAt()).toBeGreaterThan(before ?? 0);
    leave();
  }));

test('two servers on one PostgreSQL know the same offers', () =>
  onPostgres(inject('postgres'), (databaseUrl) =>
    onServer(
      (one) =>
        onServer(
          async (other) => {
            const match = await startRedoubts(one);
            const { anna, boris, both, leave } = await sitDown(match, one, other);
            await both();
            await anna.client.undo(match, 'empire');
            await boris.until(match, 'coalition', ({ table }) => table.takeBack?.by === 'empire');
            await boris.client.consent(match, 'coalition', 'takeBack', true);
            await anna.until(match, 'empire', ({ view, table }) => view.seq === 0 && table.canRedo);
            expect(await anna.client.redo(match, 'empire')).toBeUndefined();
            await boris.until(match, 'coalition', ({ view }) => view.seq === 4);
            await boris.client.offerDraw(match, 'coalition');
            await anna.until(match, 'empire', ({ table }) => table.draw.join() === 'coalition');
            await anna.client.consent(match, 'empire', 'draw', true);
            const { table } = await boris.until(match, 'coalition', (known) => known.table.ending !== undefined);
            expect(table.ending).toEqual({ how: 'draw', winner: 'nobody' });
            leave();
          },
          { databaseUrl },
        ),
      { databaseUrl },
    ),
  ));
