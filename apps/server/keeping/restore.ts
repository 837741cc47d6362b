import { existsSync } from 'node:fs';
import { InputError } from '@bivouac/kernel';
import pg from 'pg';
import { fileIn } from '../storage/open.ts';
import { claimFolder } from '../storage/sole-use.ts';
import type { Kept } from './backup.ts';
import { runProgram } from './programs.ts';
import { checkWhole, copyDatabase } from './sqlite-copy.ts';

const isEmpty = async (databaseUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly tables: string }>(
      `SELECT count(*) AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    return Number(rows[0]?.tables) === 0;
  } finally {
    await client.end();
  }
};

/** Brings a backup back, into a folder or a database that is empty: nothing is ever written over. */
export async function restore(file: string, { dataDir, databaseUrl }: Kept): Promise<void> {
  if (!existsSync(file)) throw new InputError(file, 'there is no such file', 'Check the path.');
  if (databaseUrl !== undefined) {
    if (!(await isEmpty(databaseUrl)))
      throw new InputError('DATABASE_URL', 'this database is not empty', 'Create a new one for what is restored.');
    await runProgram('pg_restore', databaseUrl, '--exit-on-error', '--single-transaction', file);
    return;
  }
  checkWhole(file);
  const claim = claimFolder(dataDir);
  try {
    const target = fileIn(dataDir);
    if (existsSync(target))
      throw new InputError(dataDir, 'accounts and matches are kept here already', 'Name a new folder with --data.');
    await copyDatabase(file, target);
  } finally {
    claim.release();
  }
}
