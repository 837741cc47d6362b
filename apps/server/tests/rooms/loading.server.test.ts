import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verify } from '@bivouac/kernel';
import { nemesis } from '@bivouac/nemesis/game.ts';
import type { Known } from '@bivouac/wire';
import { expect, test } from 'vitest';
import type { RunningServer } from '../../main.ts';
import type { Playable } from '../../rooms/shelf.ts';
import { recordIn } from '../archive-here.ts';
import { comeIn, type Guest, onServer, picks, playOn, startMatch } from '../online.ts';
import { SHELF } from '../shelf.ts';
import { inFolder } from './table.ts';

const sitDown = async (server: RunningServer, match: string): Promise<{ anna: Guest; boris: Guest; seen: Known }> => {
  const anna = comeIn(server, 'anna');
  const boris = comeIn(server, 'boris');
  const [seen] = await Promise.all([anna.join(match, 'french'), boris.join(match, 'coalition')]);
  return { anna, boris, seen };
};

const playTo = async (server: RunningServer, match: string, seq: number): Promise<Known> => {
  const { anna, boris } = await sitDown(server, match);
  const enough = ({ view }: Known): boolean => view.seq >= seq;
  const [seen] = await Promise.all([
    playOn(anna, match, 'french', picks(`anna ${seq}`), enough),
    playOn(boris, match, 'coalition', picks(`boris ${seq}`), enough),
  ]);
  [anna, boris].forEach(({ client }) => client.close());
  return seen;
};

test('a match is loaded from its last snapshot, stands as it stood, and its whole log can be read', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
      return { match: made, before: await playTo(server, made, 200) };
    });
    await serve(async (server) => {
      const loaded = await server.context.store.log.load(match);
      expect(loaded?.snapshot?.seq).toBeGreaterThan(100);
      expect(loaded?.entries.length).toBeLessThan(150);
      const { anna, boris, seen } = await sitDown(server, match);
      expect(seen.view).toEqual(before.view);
      expect(seen.hasEarlier).toBe(true);
      expect(await anna.client.log(match, 'french')).toEqual(before.events);
      expect(before.events.slice(-seen.events.length)).toEqual(seen.events);
      [anna, boris].forEach(({ client }) => client.close());
      await playTo(server, match, 240);
    });
  }));

/** The shelf with another 1799. */
const withNemesis = (game: object) => {
  const playable = { ...SHELF.games['nemesis'], game } as unknown as Playable;
  return { shelf: { ...SHELF, games: { ...SHELF.games, nemesis: playable } } };
};

test('nobody replays a match to read its log', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
      return { match: made, before: await playTo(server, made, 150) };
    });
    const neverSetUp = {
      ...nemesis,
      setup() {
        throw new Error('it is replayed from the set-up');
      },
    };
    await serve(async (server) => {
      const { anna, boris, seen } = await sitDown(server, match);
      expect(seen.hasEarlier).toBe(true);
      expect(await anna.client.log(match, 'french')).toEqual(before.events);
      const others = await boris.client.log(match, 'coalition');
      expect(others).not.toEqual(before.events);
      expect(others.filter(({ to }) => typeof to === 'object' && 'only' in to && to.only === 'french')).toEqual([]);
      expect((await recordIn(server.context, match)).segments[0]?.answers).toHaveLength(before.view.seq);
      [anna, boris].forEach(({ client }) => client.close());
    }, withNemesis(neverSetUp));
  }));

test('a match that is older than the keeping of lines is told again once, and then kept', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
      return { match: made, before: await playTo(server, made, 100) };
    });
    await serve(async (server, dataDir) => {
      const file = new DatabaseSync(path.join(dataDir, 'bivouac.sqlite'));
      file.exec('DELETE FROM told; UPDATE heads SET tells = 0');
      file.close();
      const { anna, boris } = await sitDown(server, match);
      expect(await anna.client.log(match, 'french')).toEqual(before.events);
      [anna, boris].forEach(({ client }) => client.close());
      expect((await playTo(server, match, 120)).view.seq).toBeGreaterThanOrEqual(120);
    });
  }));

test('what lies before the snapshot can be taken back all the same', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
      const seen = await playTo(server, made, 100);
      const { store } = server.context;
      // A snapshot at the very end, so that no answer is in reach.
      const { match: whole } = verify(nemesis, await recordIn(server.context, made));
      const { at, state } = whole.checkpoint;
      await store.log.keepSnapshot(made, 0, { seq: at, rules: nemesis.version, body: { state } });
      return { match: made, before: seen };
    });
    await serve(async (server) => {
      const { anna, boris, seen } = await sitDown(server, match);
      expect(seen.view.seq).toBe(before.view.seq);
      const { entries } = await server.context.store.log.whole(match);
      const last = entries.findLastIndex(({ by, auto }) => by === 'french' && !auto);
      await anna.client.undo(match, 'french');
      const { table } = await boris.until(
        match,
        'coalition',
        ({ view, table: now }) => now.takeBack !== undefined || view.seq === last,
      );
      if (table.takeBack) await boris.client.consent(match, 'coalition', 'takeBack', true);
      await boris.until(match, 'coalition', ({ view }) => view.seq === last);
      [anna, boris].forEach(({ client }) => client.close());
      await playTo(server, match, 130);
    });
  }));

test('under a new version of the rules a match goes on from its last snapshot, and its log is kept', () =>
  inFolder(async (serve) => {
    const { match, before } = await serve(async (server) => {
      const made = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
      return { match: made, before: await playTo(server, made, 150) };
    });
    const later = { ...nemesis, version: '2.0.0' };
    await serve(async (server) => {
      const { store } = server.context;
      const snapshot = (await store.log.load(match))?.snapshot?.seq;
      const seen = await playTo(server, match, 180);
      expect(seen.version).toBe('2.0.0');
      const { stretches } = await store.log.whole(match);
      expect(stretches.map(({ rules, starts }) => [rules, starts])).toEqual([
        [nemesis.version, 0],
        ['2.0.0', snapshot],
      ]);
      expect(verify(later, await recordIn(server.context, match))).toMatchObject({ chainedOnly: snapshot });
      // What was told under the old rules can still be read.
      const { anna, boris } = await sitDown(server, match);
      const log = await anna.client.log(match, 'french');
      expect(log.slice(0, before.events.length)).toEqual(before.events);
      expect(log.length).toBeGreaterThan(before.events.length);
      [anna, boris].forEach(({ client }) => client.close());
    }, withNemesis(later));
  }));

test('rooms in which nobody is are closed and open again; those with people stay', () =>
  onServer(async (server) => {
    const { rooms } = server.context;
    const match = await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } });
    await startMatch(server, { seats: { french: 'anna', coalition: 'boris' } }).then((other) => rooms.open(other));
    const { anna, boris } = await sitDown(server, match);
    expect(await rooms.closeIdle(0)).toBe(1);
    expect(rooms.size).toBe(1);
    await anna.client.offerDraw(match, 'french');
    [anna, boris].forEach(({ client }) => client.close());
    while (server.context.sockets.size > 0) await new Promise((turn) => setImmediate(turn));
    expect(await rooms.closeIdle(0)).toBe(1);
    const again = await sitDown(server, match);
    expect(again.seen.table.draw).toEqual(['french']);
    [again.anna, again.boris].forEach(({ client }) => client.close());
    expect((await playTo(server, match, 10)).table.draw).toEqual([]);
  }));
