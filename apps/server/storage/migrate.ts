import { readdirSync, readFileSync } from 'node:fs';
import { InputError } from '@bivouac/kernel';
import type { Database } from './database.ts';
import { fingerprint } from './secret.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

const FOLDER = new URL('migrations/', import.meta.url);

/** The few words that the two databases spell differently. */
const WORDS: Readonly<Record<Database['dialect'], Readonly<Record<string, string>>>> = {
  sqlite: { serial: 'INTEGER PRIMARY KEY AUTOINCREMENT', bytes: 'BLOB', clustered: ' WITHOUT ROWID', churning: '' },
  postgres: {
    serial: 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    bytes: 'BYTEA',
    clustered: '',
    churning: ' WITH (fillfactor = 50)', // room on the page for the next version of the row
  },
};

/** The migrations that this code knows, in order. Those that are out in the world are never changed again. */
export const shippedMigrations = (): readonly Migration[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      number: Number.parseInt(file, 10),
      name: file.replace(/\.sql$/, ''),
      sql: readFileSync(new URL(file, FOLDER), 'utf8'),
    }));

/** Brings a database up to date, all or nothing. `place` names it in an error. */
export async function migrate(
  database: Database,
  place: string,
  migrations: readonly Migration[] = shippedMigrations(),
): Promise<void> {
  await database.write(async (sql) => {
    if (database.dialect === 'postgres') await sql.all('SELECT pg_advisory_xact_lock(17991807)'); // one process at a time
    await sql.all('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)');
    await sql.all(
      'CREATE TABLE IF NOT EXISTS migration_checksums (number INTEGER PRIMARY KEY, checksum TEXT NOT NULL)',
    );
    const applied = await sql.all<Applied>(
      `SELECT migrations.number, migrations.name, migration_checksums.checksum FROM migrations
       LEFT JOIN migration_checksums ON migration_checksums.number = migrations.number`,
    );
    refuseNewer(applied, migrations, place);
    for (const { number, name, sql: text } of migrations) {
      const before = applied.find((each) => each.number === number);
      const checksum = fingerprint(text);
      if (before?.checksum !== undefined && before.checksum !== null && before.checksum !== checksum)
        throw new InputError(
          place,
          `it was made with another ${name} than this Bivouac has`,
          'Start the Bivouac that made it, or restore a backup of it.',
        );
      if (!before) {
        await sql.script(spelled(text, database.dialect));
        await sql.all('INSERT INTO migrations (number, name) VALUES ($1, $2)', number, name);
      }
      if (before?.checksum !== checksum)
        await sql.all('INSERT INTO migration_checksums (number, checksum) VALUES ($1, $2)', number, checksum);
    }
  });
}

/** A migration that a database has been through; older databases do not know its checksum yet. */
interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string | null;
}

function refuseNewer(applied: readonly Applied[], known: readonly Migration[], place: string) {
  const unknown = applied.find(({ number }) => !known.some((each) => each.number === number));
  if (unknown === undefined) return;
  throw new InputError(
    place,
    `this database was made by a newer Bivouac (it has ${unknown.name}, and this one knows up to ${known.at(-1)?.name ?? 'none'})`,
    'Start the newer Bivouac, or point this one at another database.',
  );
}

const spelled = (text: string, dialect: Database['dialect']): string =>
  text.replace(/\{(\w+)\}/g, (word, name: string) => WORDS[dialect][name] ?? word);
