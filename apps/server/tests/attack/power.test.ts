import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PowerCut } from './power.ts';

test('when the power comes back what was flushed is there, and of the rest all is lost or some blocks are as they were written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-power-'));
  const seen = new Set<string>();
  for (let cut = 0; cut < 40; cut++) {
    const power = new PowerCut(path.join(folder, String(cut)), '');
    writeFileSync(path.join(power.root, 'flushed'), 'safe');
    writeFileSync(path.join(power.root, 'log'), 'old'.padEnd(8192, '.'));
    power.settle();
    writeFileSync(path.join(power.root, 'log'), 'new'.padEnd(8192, '!'));
    writeFileSync(path.join(power.root, 'draft'), 'never flushed'.padEnd(10_000, '.'));
    expect(power.comeBack(`cut ${cut}`)).toBe(2);
    const read = (name: string): string => readFileSync(path.join(power.root, name), 'utf8');
    expect(read('flushed')).toBe('safe');
    const log = read('log');
    seen.add(`${log.slice(0, 3)}${log.slice(-1)} ${existsSync(path.join(power.root, 'draft'))}`);
  }
  expect([...seen].sort()).toEqual([
    'new! false',
    'new! true',
    'new. false',
    'new. true',
    'old! false',
    'old! true',
    'old. false',
    'old. true',
  ]);
  rmSync(folder, { recursive: true });
});
