import { randomUUID } from 'node:crypto';
import { InputError } from '@bivouac/kernel';
import pg from 'pg';
import { assemble } from './assemble.ts';
import { checkValues, type Database, type Sql, type Transaction, type Value } from './database.ts';
import { lockWith } from './locked.ts';
import { migrate, type Migration } from './migrate.ts';
import { appendsInBatches } from './postgres-batch.ts';
import type { Announced } from './hearing.ts';
import { owners } from './owners.ts';
import { CHANNEL, Ear } from './postgres-ear.ts';
import { keeping, packed } from './snapshot.ts';
import type { Store } from './store.ts';

const BIGINT = 20;
const MOST_CONNECTIONS = 10;

/** Times and counts come as numbers, not as text: all of ours are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    oid === BIGINT ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown),
};

/** Each statement gets a name, so that a connection prepares it once. */
const names = new Map<string, string>();
const nameOf = (sql: string): string => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
};

const connection = (client: Pick<pg.ClientBase, 'query'>): Transaction => ({
  async all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    checkValues(values);
    return (await client.query<R & pg.QueryResultRow>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
  },
  async script(statements) {
    await client.query(statements);
  },
});

class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  /** Tells the announcements of this process from those of others. */
  readonly self = randomUUID();
  readonly pool: pg.Pool;
  readonly #sql: Sql;

  constructor(url: string, max = MOST_CONNECTIONS) {
    this.pool = new pg.Pool({ connectionString: url, max, types });
    this.pool.on('error', () => {}); // An idle connection broke: the pool makes another when it is needed.
    this.#sql = connection(this.pool);
  }

  all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    return this.#sql.all<R>(sql, ...values);
  }

  async write<T>(work: (sql: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    // A line that breaks between two statements tells nobody else: unheard, it would end the process.
    const breaks = (): void => void (broken = true);
    client.on('error', breaks);
    try {
      await client.query('BEGIN');
      const value = await work(connection(client));
      await client.query('COMMIT');
      return value;
    } catch (fault) {
      await client.query('ROLLBACK').catch(() => (broken = true));
      throw fault;
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  }

  async announce(sql: Sql, announced: Announced): Promise<void> {
    await sql.all('SELECT pg_notify($1, $2)', CHANNEL, `${this.self} ${JSON.stringify(announced)}`);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** The database of another thread, to be read over one connection. */
export const readingPostgres = (url: string): Pick<Database, 'dialect' | 'all' | 'close'> => {
  const database = new PostgresDatabase(url, 1);
  return {
    dialect: 'postgres',
    all: (sql, ...values) => database.all(sql, ...values),
    close: () => database.close(),
  };
};

/** Opens a PostgreSQL database, and makes its tables if need be. Several processes may share it. */
export async function openPostgres(
  url: string,
  { migrations, diceKey }: { readonly migrations?: readonly Migration[]; readonly diceKey?: string } = {},
): Promise<Store> {
  const lock = lockWith(diceKey);
  const database = new PostgresDatabase(url);
  const ear = new Ear(url, database.self);
  try {
    await database.all('SELECT 1 AS well').catch((fault: unknown) => {
      const wrong = `PostgreSQL cannot be reached there (${fault instanceof Error ? fault.message || fault.name : String(fault)})`;
      const remedy = 'Start it, mend the address, or unset DATABASE_URL to play from a file.';
      throw new InputError('DATABASE_URL', wrong, remedy, { cause: fault });
    });
    await migrate(database, 'DATABASE_URL', migrations);
    await ear.open();
  } catch (fault) {
    await ear.close();
    await database.close();
    throw fault;
  }
  const store = assemble(
    database,
    {
      append: appendsInBatches(database),
      async keepSnapshot(match, generation, snapshot) {
        const body = await packed(snapshot.body);
        await database.write((sql) => keeping(sql, { match, generation, snapshot }, body));
      },
      hear: (hearer) => ear.hear(hearer),
      owners: owners(database, (number) => ear.hold(number)),
    },
    lock,
  );
  return {
    ...store,
    async close() {
      await ear.close();
      await store.close();
    },
  };
}
