import { InputError } from '@bivouac/kernel';
import type { Announced } from './hearing.ts';

export type Value = string | number | null | Uint8Array;

/** Statements in the SQL that SQLite and PostgreSQL share. Values stand as $1, $2 …, and rows come under their aliases. */
export interface Sql {
  all<R extends object>(sql: string, ...values: readonly Value[]): Promise<readonly R[]>;
}

/** A transaction under way. */
export interface Transaction extends Sql {
  /** Several statements without values. */
  script(statements: string): Promise<void>;
}

/** A database of either kind. What is outside of `write` reads what is committed. */
export interface Database extends Sql {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Does the work as one transaction, and resolves once it is on the disk. A throw takes it back.
   * The work awaits its own statements and nothing else: others may wait behind it.
   */
  write<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  /** Lets other processes know, when this transaction is committed. */
  announce(sql: Sql, announced: Announced): Promise<void>;
  close(): Promise<void>;
}

/** The first row, if there is one. */
export const first = async <R extends object>(rows: Promise<readonly R[]>): Promise<R | undefined> => (await rows)[0];

/** PostgreSQL keeps no NUL in a text, and SQLite cuts at it in places. So neither gets one. */
export const checkValues = (values: readonly Value[]): void => {
  for (const value of values)
    if (typeof value === 'string' && value.includes('\0'))
      throw new InputError('text', 'it holds the character NUL', 'Send it without.');
};

/** `$4, $5, $6`: places for a list of values that begins with the given number. */
export const places = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ');
