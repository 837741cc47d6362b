import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Shelf } from '@bivouac/manifest';
import type { ExitCode } from '../desk.ts';
import { main } from '../main.ts';
import { SHELF } from './shelf.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  /** What is typed, or piped in; pieces arrive one by one. */
  readonly input?: string | readonly (string | Buffer)[];
  readonly games?: Shelf;
  readonly env?: Readonly<Record<string, string>>;
}

/** A command line as a person would run it, inside this process and with a small game on the shelf. */
export const run = async (
  argv: readonly string[],
  { input = '', games = SHELF, env = {} }: Setting = {},
): Promise<Ran> => {
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err'): PassThrough => {
    const screen = new PassThrough();
    screen.on('data', (chunk: Buffer) => {
      written[name] += chunk.toString('utf8');
    });
    return screen;
  };
  const [stdout, stderr] = [stream('out'), stream('err')];
  const pieces = typeof input === 'string' ? [input] : input;
  const stdin = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  const code = await main(argv, { stdin, stdout, stderr, env }, games);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...written };
};

/** A folder of its own for a test, gone when the work is done. */
export const inFolder = async <T>(work: (folder: string) => T | Promise<T>): Promise<T> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
