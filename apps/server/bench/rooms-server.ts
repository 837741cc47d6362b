// The server that bench/rooms.ts measures, in a process of its own. It makes matches on request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELF } from '../games.ts';
import { startServer } from '../main.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import { newId } from '../storage/secret.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-bench-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  // In place of accounts: /ws?user=anna.
  identify: async ({ query }) => {
    const { user } = query as { readonly user?: string };
    return user === undefined ? undefined : { user, name: user };
  },
});
const { store, now } = server.context;
for (const user of ['anna', 'boris']) await store.users.addGuest(user, user, 'en', now());

const startMatch = async (): Promise<string> => {
  const id = newId();
  await store.matches.create({
    id,
    game: 'nemesis',
    rules: SHELF.games['nemesis']?.game.version ?? '',
    options: {},
    visibility: 'open',
    seating: 'choice',
    salt: newId(),
    ...drawDice(),
    daysPerMove: null,
    vacationDays: 0,
    madeBy: null,
    at: now(),
    seats: [
      { seat: 'french', holder: { kind: 'user', user: 'anna' } },
      { seat: 'coalition', holder: { kind: 'user', user: 'boris' } },
    ],
  });
  await store.matches.start(id, now());
  return id;
};

process.on('message', (asked: 'match' | 'load' | 'end') => {
  void (async () => {
    if (asked === 'match') process.send?.({ match: await startMatch() });
    else if (asked === 'load') {
      const { user, system } = process.cpuUsage();
      process.send?.({ bytes: process.memoryUsage().rss, microseconds: user + system });
    } else {
      await server.close();
      await rm(dataDir, { recursive: true });
      process.exit();
    }
  })();
});
process.send?.({ port: server.port });
