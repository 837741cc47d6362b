// A server in a process of its own, to be attacked, measured and killed: `served.ts DATA-FOLDER [DATABASE-URL [PORT]]`.
// It says where it listens, and how much memory it uses whenever it is asked.
import { people } from '../lobby/people.ts';
import { startServer } from '../main.ts';
import { byCookie } from './online.ts';
import { METRICS_TOKEN } from './child.ts';
import { SHELF } from './shelf.ts';

const [, , dataDir = '', databaseUrl = '', wished = '0'] = process.argv;
const { tick: _tick, identify, ...all } = people({ cost: { cost: 4, passes: 1 } });
const server = await startServer({
  port: Number(wished),
  host: '127.0.0.1',
  dataDir,
  ...(databaseUrl === '' ? {} : { databaseUrl }),
  shelf: SHELF,
  metricsToken: METRICS_TOKEN,
  ...all,
  identify: async (request) => (await identify(request)) ?? byCookie(request),
});
process.on('message', (asked) => {
  if (asked === 'end') return void server.close().then(() => process.exit());
  // What is no longer needed does not count.
  globalThis.gc?.();
  return void process.send?.({ memory: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port, self: server.context.rooms.self });
