import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../bench/balancer.ts';
import { startChild } from '../child.ts';
import { crash, type CrashReport } from './crash.ts';
import { builtPower, PowerCut } from './power.ts';

export interface PowerReport extends CrashReport {
  /** Cuts at which something had been written and not flushed. */
  readonly losing: number;
}

/** SQLite: the power of its disk is cut again and again while matches are played. */
export const powerCutsOnFile = async (folder: string, cuts: number): Promise<PowerReport> => {
  const power = new PowerCut(folder, builtPower(folder));
  let losing = 0;
  const report = await crash({ dataDir: power.root }, cuts, {
    begin() {
      power.settle();
      return startChild({ dataDir: power.root, env: power.env });
    },
    async end(server, round) {
      power.cut();
      await server.kill();
      if (power.comeBack(`cut ${round}`) > 0) losing++;
    },
  });
  return { ...report, losing };
};

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where PostgreSQL's programs are, and as whom they run. */
export interface Programs {
  readonly folder: string;
  readonly owner: Owner | undefined;
}

const giveTo = (folder: string, owner: Owner | undefined): void => {
  if (!owner) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

/** The processes of the database in this folder, which is where each of them works. */
const processesIn = (folder: string): readonly number[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder ? [Number(name)] : [];
    } catch {
      return []; // It has ended meanwhile, or is somebody else's.
    }
  });

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const MOST_LOOKS = 1200;

/** PostgreSQL: the same, with the database itself under the power cut. */
export const powerCutsOnPostgres = async (
  folder: string,
  { folder: programs, owner }: Programs,
  cuts: number,
): Promise<PowerReport> => {
  const power = new PowerCut(folder, builtPower(folder));
  const lines = path.join(folder, 'lines');
  mkdirSync(lines);
  if (owner) for (const each of [folder, lines, power.root, power.kept]) chownSync(each, owner.uid, owner.gid);
  const port = await freePort();
  const database = `postgresql://bivouac@localhost:${port}/postgres?host=${encodeURIComponent(lines)}`;
  const options = { cwd: folder, ...owner };
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', power.root, '-U', 'bivouac', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const begin = async (): Promise<void> => {
    power.settle();
    for (const each of [power.root, power.kept]) giveTo(each, owner);
    spawnSync('chmod', ['700', power.root]);
    // Checkpoints come often, so that the power goes in the middle of them too.
    const settings = ['-c', 'listen_addresses=', '-c', 'checkpoint_timeout=30s', '-c', 'max_wal_size=8MB'];
    spawn(path.join(programs, 'postgres'), ['-D', power.root, '-k', lines, '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
      env: { ...process.env, ...power.env, POWER_EXITS: 'yes' },
    });
    for (let look = 0; look < MOST_LOOKS; look++) {
      const client = new pg.Client({ connectionString: database });
      client.on('error', () => undefined);
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isUp) return;
      await pause(100);
    }
    throw new Error('PostgreSQL does not come back');
  };
  const end = async (): Promise<void> => {
    power.cut();
    for (let look = 0; look < MOST_LOOKS; look++) {
      const left = processesIn(power.root);
      if (left.length === 0) return;
      for (const each of left)
        try {
          process.kill(each, 'SIGKILL');
        } catch {
          // It was quicker.
        }
      await pause(20);
    }
    throw new Error('PostgreSQL does not end');
  };
  await begin();
  let losing = 0;
  try {
    const ground = { dataDir: '', databaseUrl: database };
    const report = await crash(ground, cuts, {
      begin: () => startChild(ground),
      async end(server, round) {
        await end();
        await server.kill();
        if (power.comeBack(`cut ${round}`) > 0) losing++;
        await begin();
      },
    });
    return { ...report, losing };
  } finally {
    await end();
  }
};
