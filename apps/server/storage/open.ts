import path from 'node:path';
import type { Store } from './store.ts';

/** Where the store is, and what opens the secrets in it. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Secrets of dice are locked with it. */
  readonly diceKey?: string;
}

/** The file of the embedded database. */
export const fileIn = (dataDir: string): string => path.join(dataDir, 'bivouac.sqlite');

/** PostgreSQL where a DATABASE_URL is given, else a file in the data folder. Only the one in use is loaded. */
export async function openStore({ dataDir, databaseUrl, diceKey }: StorePlace): Promise<Store> {
  const key = diceKey === undefined ? {} : { diceKey };
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, key);
  return (await import('./sqlite.ts')).openSqlite(fileIn(dataDir), key);
}
