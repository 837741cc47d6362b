// A server in a process of its own, to be attacked, measured and killed: `served.ts DATA-FOLDER [DATABASE-URL]`.
// It says where it listens, and how much memory it uses whenever it is asked.
import { people } from '../lobby/people.ts';
import { startServer } from '../main.ts';
import { byCookie } from './online.ts';
import { METRICS_TOKEN } from './child.ts';
import { SHELF } from './shelf.ts';

const [, , dataDir = '', databaseUrl] = process.argv;
const { tick: _tick, identify, ...all } = people({ cost: { cost: 4, passes: 1 } });
const { port } = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  shelf: SHELF,
  metricsToken: METRICS_TOKEN,
  ...all,
  identify: async (request) => (await identify(request)) ?? byCookie(request),
});
process.on('message', () => {
  // What is no longer needed does not count.
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
