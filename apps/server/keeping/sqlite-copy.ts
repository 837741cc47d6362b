import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { InputError } from '@bivouac/kernel';

const withDatabase = <T>(file: string, read: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
};

const TABLES = `SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name IN ('migrations', 'matches')`;

/** A database of ours, with nothing damaged in it. */
export const checkWhole = (file: string): void => {
  try {
    withDatabase(file, (database) => {
      const damage = database.prepare('PRAGMA integrity_check').get() as { readonly integrity_check: string };
      if (damage.integrity_check !== 'ok') throw new Error(damage.integrity_check);
      const { tables } = database.prepare(TABLES).get() as { readonly tables: number };
      if (tables !== 2) throw new Error('no matches are kept in it');
    });
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new InputError(file, `it is no whole database of Bivouac (${why})`, 'Take another backup.', { cause: fault });
  }
};

const toTheDisk = (file: string): void => {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

const ALL_PAGES = 2 ** 30;

/**
 * Copies a database, also while a server writes to it: the copy is what was committed at one moment. It gets its name
 * when it is whole and on the disk.
 */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // All pages in one go: a copy in pieces begins again whenever the server has written in between.
    await backup(source, unfinished, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  try {
    checkWhole(unfinished);
    toTheDisk(unfinished);
    renameSync(unfinished, to);
    toTheDisk(path.dirname(path.resolve(to)));
  } finally {
    if (existsSync(unfinished)) rmSync(unfinished);
  }
};
