// The server that rooms.ts measures, in a process of its own. It makes matches on request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pickStream } from '@bivouac/bots';
import { SHELF } from '../games.ts';
import { proxiesIn } from '../http/address.ts';
import { startServer } from '../main.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openStore } from '../storage/open.ts';
import { newMatch } from './new-match.ts';
import { LONG_MATCH, playTo } from './play-to.ts';

const SEED = 'long 0';

const databaseUrl = process.argv.find((each) => each.startsWith('postgres'));
const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-bench-'));
/** A long match of Europe, played at random by bots that then leave it; `isOver` to have its record. */
const longMatch = async (isOver: boolean): Promise<string> => {
  const store = await openStore({ dataDir });
  const rooms = new Rooms({
    store,
    shelf: SHELF,
    now: Date.now,
    report: (what, id, fault) => console.error(what, id, fault),
  });
  const bot = { kind: 'bot', bot: 'random' } as const;
  const match = await newMatch(store, { empire: bot, coalition: bot }, { scenario: '1805' }, 'europe');
  const room = await rooms.open(match);
  await playTo(room, pickStream(SEED), LONG_MATCH);
  if (isOver) await room.claim('empire', 'abandoned');
  for (const seat of ['empire', 'coalition']) await store.matches.seat(match, seat, bot, { kind: 'gone' });
  await rooms.close();
  await store.close();
  return match;
};

/** Made before the server starts: it would let its own bots play. */
const long = process.argv.includes('--long')
  ? { log: await longMatch(false), record: await longMatch(true) }
  : undefined;

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  proxies: proxiesIn('127.0.0.1'), // A request that names an address counts as coming from there, with its limits.
  // In place of accounts: /ws?user=anna.
  identify: async ({ query }) => {
    const { user } = query as { readonly user?: string };
    return user === undefined ? undefined : { user, name: user };
  },
});
const { store, now } = server.context;
for (const user of ['anna', 'boris'])
  if (!(await store.users.get(user))) await store.users.addGuest(user, user, 'en', now());

const seats = { french: { kind: 'user', user: 'anna' }, coalition: { kind: 'user', user: 'boris' } } as const;

process.on('message', (asked: 'match' | 'long' | 'load' | 'end') => {
  void (async () => {
    if (asked === 'match') process.send?.({ match: await newMatch(store, seats) });
    else if (asked === 'long') process.send?.(long ?? {});
    else if (asked === 'load') {
      const { user, system } = process.cpuUsage();
      globalThis.gc?.(); // What is no longer needed does not count.
      const { rss, heapUsed } = process.memoryUsage();
      process.send?.({ bytes: rss, heap: heapUsed, microseconds: user + system });
    } else {
      await server.close();
      await rm(dataDir, { recursive: true });
      process.exit();
    }
  })();
});
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
