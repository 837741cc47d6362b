import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { onPostgres } from '../on-postgres.ts';
import { crash } from './crash.ts';

const KILLS = 3;
const WHAT = 'after SIGKILL under load every acknowledged answer is there, none twice, and every match goes on';

test(`SQLite: ${WHAT}`, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-crash-'));
  expect((await crash({ dataDir }, KILLS)).acknowledged).toBeGreaterThan(150);
  await rm(dataDir, { recursive: true });
});

test(`PostgreSQL: ${WHAT}`, () =>
  onPostgres(inject('postgres'), async (databaseUrl) => {
    expect((await crash({ dataDir: '', databaseUrl }, KILLS)).acknowledged).toBeGreaterThan(150);
  }));
