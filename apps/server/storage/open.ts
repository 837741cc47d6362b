import path from 'node:path';
import type { Store } from './store.ts';

/** The file of the embedded database. */
export const fileIn = (dataDir: string): string => path.join(dataDir, 'bivouac.sqlite');

/** PostgreSQL where a DATABASE_URL is given, else a file in the data folder. Only the one in use is loaded. */
export async function openStore({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): Promise<Store> {
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl);
  return (await import('./sqlite.ts')).openSqlite(fileIn(dataDir));
}
