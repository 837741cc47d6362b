import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InputError } from '@bivouac/kernel';
import { afterAll, expect, test } from 'vitest';
import { claimFolder } from './sole-use.ts';

const home = mkdtempSync(path.join(tmpdir(), 'bivouac-sole-use-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a data folder has one server at a time', () => {
  const folder = path.join(home, 'data');
  const first = claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow(InputError);
  expect(() => claimFolder(folder)).toThrow(/another Bivouac keeps its accounts and matches here/);
  const elsewhere = claimFolder(path.join(home, 'other'));
  elsewhere.release();
  first.release();
  claimFolder(folder).release();
});
