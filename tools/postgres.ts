import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A database server of its own, reached by a socket in a folder that only its owner and root may enter. */
export interface Postgres {
  /** The address of a database in it. */
  url(database: string): string;
  stop(): void;
}

const REMEDY =
  'The server tests need PostgreSQL: install it ("apt install postgresql", "brew install postgresql", …), ' +
  'then run npm test again.';
const USER = 'bivouac';

/**
 * Starts a fresh PostgreSQL from the machine's programs; root installs Debian's package if there are none. Tests kill
 * processes and not the machine, so they need not wait for the disk; what is measured does, and asks for `durable`.
 */
export function startPostgres({ durable = false } = {}): Postgres {
  const programs = findPostgres() ?? installPostgres();
  const owner = ownerOfServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-pg-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const run = (name: string, ...args: readonly string[]): void => {
    const { status, stderr, error } = spawnSync(path.join(programs, name), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${stderr}`);
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const server = `-k ${folder} -p ${port} -c listen_addresses= -c max_connections=200 -c fsync=${durable ? 'on' : 'off'}`;
    run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', server);
  } catch (fault) {
    remove();
    throw fault;
  }
  return {
    url: (database) => `postgresql://${USER}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
      remove();
    },
  };
}

/** The folder of its programs: of the one on the PATH, else of the newest among Debian's versions, which are not on it. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number.parseInt(b.split('/')[4] ?? '', 10) - Number.parseInt(a.split('/')[4] ?? '', 10),
  );
  const onPath = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return [...onPath, ...debian].find((folder) => existsSync(path.join(folder, 'initdb')));
}

function installPostgres(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('No PostgreSQL found: installing the Debian package (apt-get install postgresql) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['-qq', 'update'],
      ['-qq', 'install', '-y', 'postgresql'],
    ]) {
      const apt = spawnSync('apt-get', args, { env, encoding: 'utf8' });
      if (apt.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${apt.stderr}\n${REMEDY}`);
    }
    const installed = findPostgres();
    if (installed !== undefined) return installed;
  }
  throw new Error(`No PostgreSQL found. ${REMEDY}`);
}

/** Where its programs are, and as whom they run. */
export const postgresPrograms = () => ({ folder: findPostgres() ?? installPostgres(), owner: ownerOfServer() });

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function ownerOfServer(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: id('-u'), gid: id('-g') };
  if (!owner.uid || !owner.gid) throw new Error(`There is no user "postgres" to run PostgreSQL as. ${REMEDY}`);
  return owner;
}
