import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '@bivouac/kernel';
import { afterEach, expect, test } from 'vitest';
import { newMatch } from '../tests/storage/ground.ts';
import { sends, step } from '../tests/storage/step.ts';
import { storeContract } from '../tests/storage/store-contract.ts';
import { LogConflict } from './errors.ts';
import { openStore } from './open.ts';
import { Appends } from './sqlite-appends.ts';
import { openSqlite } from './sqlite.ts';
import type { Head } from './step.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-store-'));
  folders.push(folder);
  return folder;
};

storeContract({
  name: 'SQLite',
  ground: async () => {
    const folder = newFolder();
    const file = path.join(folder, 'bivouac.sqlite');
    return {
      address: ['sqlite', file],
      open: (migrations) => openSqlite(file, migrations ? { migrations } : {}),
      clear: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('without a DATABASE_URL the store is a file in the data folder, which is made', async () => {
  const dataDir = path.join(newFolder(), 'data', 'deep');
  const store = await openStore({ dataDir });
  await store.matches.create(newMatch('lodi'));
  await store.close();
  const file = new DatabaseSync(path.join(dataDir, 'bivouac.sqlite'), { readOnly: true });
  expect(file.prepare('SELECT id FROM matches').all()).toEqual([{ id: 'lodi' }]);
  expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
});

test('nobody reads a step in part, nor one that is not committed', async () => {
  const store = await openSqlite(path.join(newFolder(), 'bivouac.sqlite'));
  await store.matches.create(newMatch('lodi'));
  const entries = Array.from({ length: 50 }, (_, men) => sends('empire', men));
  let isWritten = false;
  const appended = store.log.append(step('lodi', 0, entries)).finally(() => (isWritten = true));
  const lengths = new Set<number>();
  while (!isWritten) {
    lengths.add((await store.log.load('lodi'))?.entries.length ?? -1);
    await new Promise((turn) => setImmediate(turn));
  }
  await appended;
  expect([...lengths].filter((length) => length !== 0 && length !== entries.length)).toEqual([]);
  expect(lengths).toContain(0);
  expect((await store.log.load('lodi'))?.entries).toHaveLength(entries.length);
  await store.close();
});

test('what holds up the disk holds up nobody who does not write', async () => {
  const file = path.join(newFolder(), 'bivouac.sqlite');
  const store = await openSqlite(file);
  await store.matches.create(newMatch('lodi'));
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE'); // Until this ends, nobody can commit.
  const appended = store.log.append(step('lodi', 0, [sends('empire', 1)]));
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((passed) => setImmediate(passed));
    expect((await store.log.load('lodi'))?.head.length).toBe(0);
  }
  other.exec('ROLLBACK');
  other.close();
  await expect(appended).resolves.toEqual({ length: 1, generation: 0 });
  await store.close();
});

test('a thread that breaks is told of, and a new one takes its place', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'late', 'bivouac.sqlite');
  const appends = new Appends(file);
  const write = (): Promise<Head | undefined> =>
    new Promise((resolve, reject) => {
      const task = { step: step('lodi', 0, [sends('empire', 1)]) };
      void appends.write([{ task, text: JSON.stringify(task), resolve, reject }]);
    });
  await expect(write()).rejects.toThrow('the thread broke, and nobody knows whether it has written');
  const store = await openSqlite(file);
  await store.matches.create(newMatch('lodi'));
  await expect(write()).resolves.toEqual({ length: 1, generation: 0 });
  await expect(write()).rejects.toThrow(LogConflict);
  await appends.close();
  await store.close();
});

test('what is under way when the store closes is written; what comes later is refused', async () => {
  const file = path.join(newFolder(), 'bivouac.sqlite');
  const store = await openSqlite(file);
  await store.matches.create(newMatch('lodi'));
  const appended = store.log.append(step('lodi', 0, [sends('empire', 1)]));
  await store.close();
  await expect(appended).resolves.toEqual({ length: 1, generation: 0 });
  await expect(store.log.append(step('lodi', 1, [sends('empire', 1)]))).rejects.toThrow(/closed/);
});

test('the file and its journal are for their owner alone', async () => {
  const folder = newFolder();
  const store = await openSqlite(path.join(folder, 'bivouac.sqlite'));
  const modes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  await store.close();
});

test('a file that is no database is named', async () => {
  const file = path.join(newFolder(), 'bivouac.sqlite');
  writeFileSync(file, 'This is a letter, and it is long enough to be taken for the head of a database. '.repeat(20));
  await expect(openSqlite(file)).rejects.toThrow(InputError);
  await expect(openSqlite(file)).rejects.toThrow(/bivouac.sqlite: SQLite cannot use it \(file is not a database\)/);
});
