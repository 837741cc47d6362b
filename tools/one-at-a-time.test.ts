import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const MODULE = path.join(import.meta.dirname, 'one-at-a-time.mjs');
const folder = (): string => mkdtempSync(path.join(tmpdir(), 'bivouac-turns-'));

/** Works for a while, and writes down when it begins and ends. */
const worker = (at: string): string => `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
  import { oneAtATime } from ${JSON.stringify(MODULE)};
  oneAtATime(${JSON.stringify(path.join(at, 'lock'))}, () => existsSync(${JSON.stringify(path.join(at, 'done'))}), () => {
    appendFileSync(${JSON.stringify(path.join(at, 'diary'))}, 'begins ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    appendFileSync(${JSON.stringify(path.join(at, 'diary'))}, 'ends ');
    writeFileSync(${JSON.stringify(path.join(at, 'done'))}, '');
  });
`;
const diaryOf = (at: string): string => readFileSync(path.join(at, 'diary'), 'utf8').trim();

test('of several processes one does the work, and the others find it done', async () => {
  const at = folder();
  const all = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', worker(at)]));
  const codes = await Promise.all(all.map(async (each) => (await once(each, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0, 0]);
  expect(diaryOf(at)).toBe('begins ends');
  expect(existsSync(path.join(at, 'lock'))).toBe(false);
});

test('the lock of a process that is no more holds nobody up', () => {
  const at = folder();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path.join(at, 'lock'), String(pid));
  let worked = 0;
  oneAtATime(
    path.join(at, 'lock'),
    () => false,
    () => (worked += 1),
  );
  expect(worked).toBe(1);
});

test('work that fails gives the lock back', () => {
  const lock = path.join(folder(), 'deep', 'lock');
  const fails = (): void => {
    throw new Error('no network');
  };
  expect(() => oneAtATime(lock, () => false, fails)).toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});
