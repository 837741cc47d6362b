// A server in a process of its own, to be killed by the test of crashes. It says where it listens.
import { startServer } from '../../main.ts';
import { byCookie } from '../online.ts';
import { SHELF } from '../shelf.ts';

const [, , dataDir = '', databaseUrl] = process.argv;
const { port } = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  shelf: SHELF,
  identify: byCookie,
});
console.log(port);
