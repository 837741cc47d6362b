import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ColdStart } from './report.ts';

const ROUNDS = 5;
const PLACE = /http:\/\/[^/\s]+/;
/** What Linux counts a process's time in. */
const TICKS_A_SECOND = 100;

/** Milliseconds of the processor that a process has used; only Linux tells it. */
const cpuMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1000) / TICKS_A_SECOND;
};

const startOnce = async (program: string, dataDir: string): Promise<ColdStart> => {
  const start = performance.now();
  const server = spawn(process.execPath, [program, '--port', '0', '--host', '127.0.0.1', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  let told = '';
  const place = await new Promise<string>((heard, failed) => {
    server.stdout.on('data', (data: Buffer) => {
      told += data.toString();
      const found = PLACE.exec(told)?.[0];
      if (found !== undefined) heard(found);
    });
    server.once('exit', (code) => failed(new Error(`${program} ended with ${code}: ${told}`)));
  });
  const { ok } = await fetch(`${place}/health`);
  const ms = performance.now() - start;
  const used = await cpuMs(server.pid ?? 0);
  server.kill('SIGTERM');
  await gone;
  if (!ok) throw new Error('the server is not well');
  return { ms: Math.round(ms), cpuMs: Math.round(used) };
};

/** Starts the server as a player does. The first start builds the site if need be, and does not count. */
export const measureColdStart = async (program: string): Promise<ColdStart> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-bench-'));
  try {
    await startOnce(program, dataDir);
    const starts: ColdStart[] = [];
    for (let round = 0; round < ROUNDS; round++) starts.push(await startOnce(program, dataDir));
    const median = (of: (start: ColdStart) => number): number =>
      starts.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    return { ms: median(({ ms }) => ms), cpuMs: median((each) => each.cpuMs) };
  } finally {
    await rm(dataDir, { recursive: true });
  }
};
