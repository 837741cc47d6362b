// npm start: builds the table when its sources have changed, and serves it. With --terminal: the menu of the command line.
import { parseArgs } from 'node:util';

const USUAL_PORT = 4321;
const HELP = `npm start [-- OPTIONS]
  --port N       the port to serve at (or the variable PORT); ${USUAL_PORT} when left out, and the next free one if it is taken
  --host NAME    who may come in: localhost when left out; 0.0.0.0 lets the whole network in
  --terminal     the table in the terminal instead of the browser
  --help         this text`;

interface Wishes {
  readonly port: number;
  readonly host: string;
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

function readWishes(): Wishes {
  const { PORT, HOST } = process.env;
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        terminal: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const written = values.port ?? PORT;
    const port = written ? portFrom(written, values.port === undefined ? 'PORT' : '--port') : USUAL_PORT;
    return { port, host: values.host ?? (HOST || 'localhost'), terminal: values.terminal, help: values.help };
  } catch (fault) {
    return fail(`${fault instanceof Error ? fault.message : String(fault)}\n${HELP}`);
  }
}

async function openTerminal(): Promise<void> {
  const { main } = await import('../apps/cli/main.ts');
  process.exitCode = await main(['menu'], process);
}

async function serve({ port, host }: Wishes): Promise<void> {
  const { DIST, ensureBuilt } = await import('../apps/web/build.ts');
  const { listenNear, staticServer } = await import('../apps/web/serve.ts');
  await ensureBuilt(() => console.log('Building the table …'));
  const server = staticServer(DIST);
  const got = await listenNear(server, port, host);
  if (got !== port && port !== 0) console.log(`Port ${port} is taken; using ${got}.`);
  console.log(`Bivouac is at http://${host === '0.0.0.0' ? 'localhost' : host}:${got}/  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

const wishes = readWishes();
if (wishes.help) console.log(HELP);
else if (wishes.terminal) await openTerminal();
else {
  await serve(wishes).catch((fault: unknown) => fail(fault instanceof Error ? fault.message : String(fault)));
}
