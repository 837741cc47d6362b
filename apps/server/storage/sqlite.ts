import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@bivouac/kernel';
import { assemble } from './assemble.ts';
import type { Database, Transaction, Value } from './database.ts';
import { migrate, type Migration } from './migrate.ts';
import { Appends, type WaitingStep } from './sqlite-appends.ts';
import { committed, Connection, type Work } from './sqlite-connection.ts';
import type { Head, Step } from './step.ts';
import type { Store } from './store.ts';

interface Waiting {
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((turn) => setImmediate(turn));

/**
 * One file. Writes that arrive while the last ones are under way share a transaction, and so one sync of the disk.
 * Answers are written by a thread of their own, since the disk may take long; all else is rare enough to be written
 * here. The two take turns, so that neither waits for the other's lock. Reads use a third connection and see what is
 * committed, never what is under way.
 */
class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #appends: Appends;
  #waiting: Waiting[] = [];
  #steps: WaitingStep[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(file: string) {
    this.#writer = new Connection(file, false);
    this.#reader = new Connection(file, true);
    this.#appends = new Appends(file);
  }

  all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]> {
    return this.#reader.all<R>(sql, ...values);
  }

  write<T>(work: (sql: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#checkOpen();
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  append(step: Step): Promise<Head> {
    return new Promise((resolve, reject) => {
      this.#checkOpen();
      this.#steps.push({ step, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** The file belongs to one process: there is nobody else to tell. */
  async announce(): Promise<void> {}

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#writing) await this.#writing;
    await this.#appends.close();
    this.#reader.db.close();
    this.#writer.db.close();
  }

  #checkOpen(): void {
    if (this.#closed) throw new Error('the store is closed');
  }

  async #writeAll(): Promise<void> {
    while (this.#steps.length > 0 || this.#waiting.length > 0) {
      await nextTurn(); // What comes in the same turn goes along.
      const [steps, waiting] = [this.#steps, this.#waiting];
      this.#steps = [];
      this.#waiting = [];
      if (steps.length > 0) await this.#appends.write(steps);
      if (waiting.length > 0) await this.#flush(waiting);
    }
    this.#writing = undefined;
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await committed(
        this.#writer,
        batch.map(({ work }) => work),
      );
      for (const [place, result] of results.entries())
        if (result.status === 'fulfilled') batch[place]?.resolve(result.value);
        else batch[place]?.reject(result.reason);
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
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
  return assemble(database, { append: (step) => database.append(step), watch: () => () => {} });
}
