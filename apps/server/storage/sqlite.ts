import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@bivouac/kernel';
import { assemble } from './assemble.ts';
import type { Database, Transaction, Value } from './database.ts';
import { lockWith } from './locked.ts';
import { migrate, type Migration } from './migrate.ts';
import { Appends, type Task, type WaitingTask } from './sqlite-appends.ts';
import { committed, Connection, type Work } from './sqlite-connection.ts';
import type { Head } from './step.ts';
import type { Store } from './store.ts';

interface Waiting {
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((turn) => setImmediate(turn));

/**
 * One file. Writes that arrive while the last ones are under way share a transaction, and so one sync of the disk.
 * Answers and snapshots are written by a thread of their own, since the disk may take long; all else is rare enough to
 * be written here. The two take turns, so that neither waits for the other's lock. Reads use a third connection and see what is
 * committed, never what is under way.
 */
class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #appends: Appends;
  #waiting: Waiting[] = [];
  #tasks: WaitingTask[] = [];
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

  /** Has the thread do it. Resolves once it is on the disk, for a step with where the log stands. */
  handOver(task: Task): Promise<Head | undefined> {
    return new Promise((resolve, reject) => {
      this.#checkOpen();
      this.#tasks.push({ task, text: JSON.stringify(task), resolve, reject });
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
    while (this.#tasks.length > 0 || this.#waiting.length > 0) {
      await nextTurn(); // What comes in the same turn goes along.
      const [tasks, waiting] = [this.#tasks, this.#waiting];
      this.#tasks = [];
      this.#waiting = [];
      if (tasks.length > 0) await this.#appends.write(tasks);
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
export async function openSqlite(
  file: string,
  { migrations, diceKey }: { readonly migrations?: readonly Migration[]; readonly diceKey?: string } = {},
): Promise<Store> {
  const lock = lockWith(diceKey);
  mkdirSync(path.dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600)); // It holds secrets: for its owner alone. The journal follows its mode.
  const database = opened(file);
  try {
    await migrate(database, file, migrations);
  } catch (fault) {
    await database.close();
    throw fault;
  }
  return assemble(
    database,
    {
      async append(step) {
        const head = await database.handOver({ step });
        if (!head) throw new Error(`match ${step.match}: a step was written and leads nowhere`);
        return head;
      },
      async keepSnapshot(match, generation, snapshot) {
        await database.handOver({ keeping: { match, generation, snapshot } });
      },
      hear: () => () => {},
    },
    lock,
  );
}
