import { expect, inject, test } from 'vitest';
import { onPostgres } from '../on-postgres.ts';
import { playThrough } from './several.ts';

test(
  'of three processes one is killed while its players play and its bot thinks, and all are replaced: every match goes on, nothing is lost, nothing twice',
  { timeout: 240_000 },
  () =>
    onPostgres(inject('postgres'), async (databaseUrl) => {
      const report = await playThrough({ ground: { dataDir: '', databaseUrl }, pairs: 4, kills: 1, replacements: 1 });
      expect(report).toMatchObject({ kills: 1, replaced: 3, matches: 5 });
      expect(report.acknowledged).toBeGreaterThan(100);
    }),
);
