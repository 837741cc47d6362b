import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The balancer of deploy/haproxy.cfg, as an operator runs it. */
export interface Balancer {
  readonly port: number;
  stop(): Promise<void>;
}

const CONFIG = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url));
const REMEDY = 'Install HAProxy ("apt install haproxy", "brew install haproxy", …), then try again.';

const found = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'haproxy'))
    .find((program) => existsSync(program));

/** Where HAProxy is; root installs Debian's package if there is none. */
export const findBalancer = (): string => {
  const there = found();
  if (there !== undefined) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'haproxy'], { env });
  }
  const installed = found();
  if (installed === undefined) throw new Error(`No HAProxy found. ${REMEDY}`);
  return installed;
};

/** Below those that systems give to connections that go out: one that is free stays so while its server is away. */
const [FIRST_PORT, PORTS] = [12_000, 18_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody uses. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
};

const answers = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const MOST_LOOKS = 100;

const isUp = async (port: number, child: ChildProcess): Promise<void> => {
  for (let look = 0; look < MOST_LOOKS; look++) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
    if (await answers(port)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('nobody answers behind HAProxy');
};

/** Starts the balancer in front of three processes, by their ports. */
export const startBalancer = async ([one, two, three]: readonly number[]): Promise<Balancer> => {
  const port = await freePort();
  const place = (of: number | undefined): string => `127.0.0.1:${of}`;
  const env = {
    BIVOUAC_BIND: place(port),
    BIVOUAC_ONE: place(one),
    BIVOUAC_TWO: place(two),
    BIVOUAC_THREE: place(three),
  };
  const child = spawn(findBalancer(), ['-db', '-q', '-f', CONFIG], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise<void>((ended) => child.once('exit', () => ended()));
  await isUp(port, child).catch((fault: unknown) => {
    child.kill('SIGKILL');
    throw fault;
  });
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
