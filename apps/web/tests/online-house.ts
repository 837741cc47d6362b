import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { theBrowser } from '@bivouac/testing/browser/the-browser.ts';
import { afterAll, inject } from 'vitest';
import { ensureBuilt } from '../build.ts';
import type { House } from './house.ts';

export const CLONE = fileURLToPath(new URL('../../..', import.meta.url));

/** The whole as `npm start` serves it: the client and the server from one process, with a data folder of its own. */
export interface OnlineHouse extends House {
  /** Kills the server as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again, at the same address and with the same data. */
  readonly restart: () => Promise<void>;
}

interface Started {
  readonly process: ChildProcess;
  readonly address: string;
  readonly port: number;
}

/** Resolves when the server says where it is. What it complains of is heard with the test. */
const start = (port: number, data: string): Promise<Started> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/start.ts', '--port', String(port), '--data', data], {
      cwd: CLONE,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${told}`)));
    child.stdout.setEncoding('utf8').on('data', (words: string) => {
      told += words;
      const found = /http:\/\/localhost:(\d+)\//.exec(told);
      if (found) resolve({ process: child, address: found[0], port: Number(found[1]) });
    });
  });

const ended = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(undefined);
    child.once('exit', done);
    child.kill(signal);
  });

/** Opens a house for the tests of a file, and shuts it after them. */
export const openOnlineHouse = async (): Promise<OnlineHouse> => {
  await ensureBuilt();
  const data = mkdtempSync(path.join(tmpdir(), 'bivouac-online-'));
  let server = await start(0, data);
  const { address, port } = server;
  afterAll(async () => {
    await ended(server.process, 'SIGTERM');
    rmSync(data, { recursive: true });
  });
  return {
    address,
    browser: await theBrowser(inject('chromium')),
    kill: async () => void (await ended(server.process, 'SIGKILL')),
    restart: async () => {
      server = await start(port, data);
    },
  };
};
