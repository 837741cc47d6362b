import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { InputError } from '@bivouac/kernel';
import { assemble } from './assemble.ts';
import { checkValues, type Database, type Transaction, type Value } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { stepping } from './step.ts';
import type { Store } from './store.ts';

const BUSY_MS = 5000;

/** A connection that prepares each statement once. */
class Connection implements Transaction {
  readonly db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string, readOnly: boolean) {
    this.db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS, enableForeignKeyConstraints: true });
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

interface Waiting {
  readonly work: (sql: Transaction) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * One file. Writes that arrive in the same turn of the event loop share a transaction, and so one sync of the disk:
 * that is what makes thousands of durable answers a second possible. Each has a savepoint of its own, so that one that
 * fails leaves the others alone. Reads use a second connection and see what is committed, never what is under way.
 */
class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writer: Connection;
  readonly #reader: Connection;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #closed = false;

  constructor(file: string) {
    this.#writer = new Connection(file, false);
    this.#writer.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.#reader = new Connection(file, true);
  }

  all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    return this.#reader.all<R>(sql, ...values);
  }

  write<T>(work: (sql: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#closed) throw new Error('the store is closed');
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#flushing ??= new Promise<void>((done) => setImmediate(done)).then(() => this.#flush());
    });
  }

  /** The file belongs to one process: there is nobody else to tell. */
  async announce(): Promise<void> {}

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#flushing) await this.#flushing;
    this.#reader.db.close();
    this.#writer.db.close();
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const settle = await this.#commit(batch);
      for (const each of settle) each();
    } catch (fault) {
      if (this.#writer.db.isTransaction) this.#writer.db.exec('ROLLBACK');
      for (const { reject } of batch) reject(fault);
    }
    this.#flushing =
      this.#waiting.length === 0
        ? undefined
        : new Promise<void>((done) => setImmediate(done)).then(() => this.#flush());
  }

  /** Between BEGIN and COMMIT nothing but these works runs on the connection: they await its statements alone. */
  async #commit(batch: readonly Waiting[]): Promise<readonly (() => void)[]> {
    const settle: (() => void)[] = [];
    await this.#writer.all('BEGIN IMMEDIATE');
    for (const { work, resolve, reject } of batch) {
      await this.#writer.all('SAVEPOINT work');
      try {
        const value = await work(this.#writer);
        settle.push(() => resolve(value));
      } catch (fault) {
        await this.#writer.all('ROLLBACK TO work');
        settle.push(() => reject(fault));
      }
      await this.#writer.all('RELEASE work');
    }
    await this.#writer.all('COMMIT');
    return settle;
  }
}

function opened(file: string): SqliteDatabase {
  try {
    return new SqliteDatabase(file);
  } catch (fault) {
    const wrong = `SQLite cannot use it (${fault instanceof Error ? fault.message : String(fault)})`;
    const remedy = 'Restore it from a copy, or name another data folder.';
    throw new InputError(file, wrong, remedy, { cause: fault });
  }
}

/** Opens the embedded database, and makes it if need be. */
export async function openSqlite(file: string, migrations?: readonly Migration[]): Promise<Store> {
  mkdirSync(path.dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600)); // It holds secrets: for its owner alone. The journal follows its mode.
  const database = opened(file);
  try {
    await migrate(database, file, migrations);
  } catch (fault) {
    await database.close();
    throw fault;
  }
  return assemble(database, { append: (step) => database.write((sql) => stepping(sql, step)), watch: () => () => {} });
}
