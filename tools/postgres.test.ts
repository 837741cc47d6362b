import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './postgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bivouac-postgres-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a PostgreSQL on the PATH is found', () => {
  writeFileSync(path.join(folder, 'initdb'), '');
  expect(findPostgres({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(folder);
});

test('a PATH without one does not lead astray', () => {
  expect(findPostgres({ PATH: folder })).not.toBe(folder);
});
