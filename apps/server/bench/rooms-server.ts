// The server that rooms.ts measures, in a process of its own. It makes matches on request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../main.ts';
import { newMatch } from './new-match.ts';

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

const seats = { french: { kind: 'user', user: 'anna' }, coalition: { kind: 'user', user: 'boris' } } as const;

process.on('message', (asked: 'match' | 'load' | 'end') => {
  void (async () => {
    if (asked === 'match') process.send?.({ match: await newMatch(store, seats) });
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
process.send?.({ port: server.port });
