import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { checkValues, type Database, type Transaction, type Value } from './database.ts';

const BUSY_MS = 5000;

/** A connection that prepares each statement once. */
export class Connection implements Transaction {
  readonly db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string, readOnly: boolean) {
    this.db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS, enableForeignKeyConstraints: true });
    if (!readOnly) this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  }

  all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    try {
      checkValues(values);
      return Promise.resolve(this.#statement(sql).all(...values) as R[]);
    } catch (fault) {
      return Promise.reject(fault instanceof Error ? fault : new Error(String(fault)));
    }
  }

  async script(statements: string): Promise<void> {
    this.db.exec(statements);
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const made = this.db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    this.#prepared.set(sql, made);
    return made;
  }
}

export type Work = (sql: Transaction) => Promise<unknown>;

/**
 * Does these works in one transaction, and so with one sync of the disk: that is what makes thousands of durable answers
 * a second possible. Each has a savepoint of its own, so that one that fails leaves the others alone. Between BEGIN and
 * COMMIT nothing else runs on the connection: works await its statements alone.
 */
export const committed = async (
  connection: Connection,
  works: readonly Work[],
): Promise<readonly PromiseSettledResult<unknown>[]> => {
  const results: PromiseSettledResult<unknown>[] = [];
  try {
    await connection.all('BEGIN IMMEDIATE');
    for (const work of works) {
      await connection.all('SAVEPOINT work');
      try {
        results.push({ status: 'fulfilled', value: await work(connection) });
      } catch (reason) {
        await connection.all('ROLLBACK TO work');
        results.push({ status: 'rejected', reason });
      }
      await connection.all('RELEASE work');
    }
    await connection.all('COMMIT');
    return results;
  } catch (fault) {
    if (connection.db.isTransaction) connection.db.exec('ROLLBACK');
    throw fault;
  }
};

/** The file of another thread, to be read. */
export const readingFile = (file: string): Pick<Database, 'dialect' | 'all' | 'close'> => {
  const connection = new Connection(file, true);
  return {
    dialect: 'sqlite',
    all: (sql, ...values) => connection.all(sql, ...values),
    close: async () => connection.db.close(),
  };
};
