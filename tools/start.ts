// npm start: builds the table when its sources have changed, and serves it, with play over the network, from this one
// process. With --terminal: the menu of the command line.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usualFolder } from '../apps/server/storage/usual-folder.ts';

// What was compiled once is kept: the next start takes half as long.
enableCompileCache(path.join(import.meta.dirname, '..', '.cache', 'compiled'));

const USUAL_PORT = 4321;
const HELP = `npm start [-- OPTIONS]
  --port N       the port to serve at (or the variable PORT); ${USUAL_PORT} when left out, and the next free one if it is taken
  --host NAME    who may come in (or HOST): localhost when left out; 0.0.0.0 lets the whole network in
  --data FOLDER  where accounts and matches are kept (or BIVOUAC_DATA); a folder of your own when left out
  --terminal     the table in the terminal instead of the browser
  --help         this text
For a server on the internet: docs/hosting.md names the variables (DATABASE_URL, PUBLIC_ORIGIN, SMTP_URL, …).`;

interface Wishes {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly terminal: boolean;
  readonly help: boolean;
}

function fail(message: string): never {
  console.error(`bivouac: ${message}`);
  process.exit(2);
}

function portFrom(written: string, where: string): number {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  return fail(`${where} is ${JSON.stringify(written)}. Give a number from 0 to 65535.`);
}

function makeFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    fail(`accounts and matches cannot be kept in ${data} (${why}). Name another folder with --data.`);
  }
}

function readWishes(): Wishes {
  const { PORT, HOST, BIVOUAC_DATA } = process.env;
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        terminal: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const written = values.port ?? PORT;
    return {
      port: written ? portFrom(written, values.port === undefined ? 'PORT' : '--port') : USUAL_PORT,
      host: values.host ?? (HOST || 'localhost'),
      data: path.resolve(values.data ?? (BIVOUAC_DATA || usualFolder())),
      terminal: values.terminal,
      help: values.help,
    };
  } catch (fault) {
    return fail(`${fault instanceof Error ? fault.message : String(fault)}\n${HELP}`);
  }
}

async function openTerminal(): Promise<void> {
  const { main } = await import('../apps/cli/main.ts');
  process.exitCode = await main(['menu'], process);
}

/** So long an answer takes that a player has left to the table: nobody can tell it from one that was thought about. */
const BEAT_MS = 3000;

async function serve({ port, host, data }: Wishes): Promise<void> {
  const { DATABASE_URL, LOG_LEVEL } = process.env;
  if (!DATABASE_URL) makeFolder(data);
  const { DIST, ensureBuilt } = await import('../apps/web/build.ts');
  const { nearPort, siteIn } = await import('../apps/web/serve.ts');
  const { startServer } = await import('../apps/server/main.ts');
  const { people } = await import('../apps/server/lobby/people.ts');
  const { lineBySettings, warningAbout } = await import('../apps/server/http/operator-settings.ts');
  await ensureBuilt(() => console.log('Building the table …'));
  const line = lineBySettings(process.env);
  const warning = warningAbout(line);
  if (warning !== undefined) console.error(warning);
  const server = await nearPort(port, (next) =>
    startServer({
      port: next,
      host,
      dataDir: data,
      ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
      ...line,
      site: siteIn(DIST),
      beatMs: BEAT_MS,
      log: LOG_LEVEL ? { level: LOG_LEVEL } : { level: 'error' },
      ...people({ ...line, settings: process.env }),
    }),
  );
  if (server.port !== port && port !== 0) console.log(`Port ${port} is taken; using ${server.port}.`);
  console.log(`Bivouac is at http://${host === '0.0.0.0' ? 'localhost' : host}:${server.port}/  (Ctrl-C ends it)`);
  if (!DATABASE_URL) console.log(`Accounts and matches are kept in ${data}`);
  flushCompileCache();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

const wishes = readWishes();
if (wishes.help) console.log(HELP);
else if (wishes.terminal) await openTerminal();
else {
  await serve(wishes).catch((fault: unknown) => fail(fault instanceof Error ? fault.message : String(fault)));
}
