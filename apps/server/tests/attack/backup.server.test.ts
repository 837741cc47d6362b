import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRecord, verify } from '@bivouac/kernel';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { packedRecord, unpackedRecord } from '../../archive/reading.ts';
import { backUp } from '../../keeping/backup.ts';
import { restore } from '../../keeping/restore.ts';
import { playableOf } from '../../rooms/shelf.ts';
import { fileIn, openStore } from '../../storage/open.ts';
import { claimFolder } from '../../storage/sole-use.ts';
import { type Ground, startChild } from '../child.ts';
import { onPostgres } from '../on-postgres.ts';
import { SHELF } from '../shelf.ts';
import { type Acknowledged, check, newMatches, playAll } from './crash.ts';

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bivouac-backup-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const BEFORE = 60;
const AFTER = 30;

/** Plays, makes a backup in the middle of it, and plays on. Returns what had been acknowledged before the backup began. */
const backedUpUnderLoad = async (ground: Ground, file: string) => {
  const matches = await newMatches(ground, 3);
  const server = await startChild(ground);
  const heard: Acknowledged[] = [];
  const before = await new Promise<readonly Acknowledged[]>((resolve, reject) => {
    let known: readonly Acknowledged[] | undefined;
    let isDone = false;
    const { ended, leave } = playAll(server.port, matches, 'backup', (one) => {
      heard.push(one);
      if (!known && heard.length >= BEFORE) {
        known = heard.slice();
        backUp(ground, file).then(() => (isDone = true), reject);
      }
      if (isDone && known && heard.length >= known.length + AFTER) {
        leave();
        resolve(known);
      }
    });
    void Promise.all(ended).then(() => resolve(known ?? heard));
  });
  await server.kill();
  expect(heard.length).toBeGreaterThan(before.length);
  return { matches, before };
};

/** Every match of a restored store is replayed from its first answer, hash by hash. */
const replayed = async (ground: Ground, matches: readonly string[]): Promise<number> => {
  const store = await openStore(ground);
  let answers = 0;
  for (const match of matches) {
    const { body } = await packedRecord(store, SHELF, match);
    const record = parseRecord(JSON.parse((await unpackedRecord(body)).toString('utf8')));
    answers += verify(playableOf(SHELF, record.game).game, record).answers;
  }
  await store.close();
  return answers;
};

describe('a backup is made while players play, and brought back whole', () => {
  test('of the file', async () => {
    const [ground, other] = [{ dataDir: await newFolder() }, { dataDir: await newFolder() }];
    const file = path.join(await newFolder(), 'tonight.backup');
    const { matches, before } = await backedUpUnderLoad(ground, file);
    await restore(file, other);
    await check(other, matches, before);
    expect(await replayed(other, matches)).toBeGreaterThanOrEqual(before.length);
    await expect(backUp(ground, file)).rejects.toThrow('there is such a file already');
    await expect(restore(file, other)).rejects.toThrow('accounts and matches are kept here already');
  });

  test('of PostgreSQL', () =>
    onPostgres(inject('postgres'), (databaseUrl) =>
      onPostgres(inject('postgres'), async (otherUrl) => {
        const [ground, other] = [
          { dataDir: '', databaseUrl },
          { dataDir: '', databaseUrl: otherUrl },
        ];
        const file = path.join(await newFolder(), 'tonight.backup');
        const { matches, before } = await backedUpUnderLoad(ground, file);
        await restore(file, other);
        await check(other, matches, before);
        expect(await replayed(other, matches)).toBeGreaterThanOrEqual(before.length);
        await expect(restore(file, other)).rejects.toThrow('this database is not empty');
      }),
    ));
});

test('nothing is written from a file that is damaged, strange or missing, nor where a server runs', async () => {
  const [folder, empty] = [await newFolder(), await newFolder()];
  const ground = { dataDir: folder };
  await expect(backUp(ground, path.join(empty, 'copy'))).rejects.toThrow('no Bivouac has kept anything here');
  await newMatches(ground, 1);
  const file = path.join(folder, 'copy');
  await backUp(ground, file);
  const claim = claimFolder(empty);
  await expect(restore(file, { dataDir: empty })).rejects.toThrow('another Bivouac keeps its accounts');
  claim.release();
  truncateSync(file, 8192);
  await expect(restore(file, { dataDir: empty })).rejects.toThrow('it is no whole database of Bivouac');
  writeFileSync(file, 'no database');
  await expect(restore(file, { dataDir: empty })).rejects.toThrow('it is no whole database of Bivouac');
  await expect(restore(path.join(empty, 'nowhere'), { dataDir: empty })).rejects.toThrow('there is no such file');
  expect(existsSync(fileIn(empty))).toBe(false);
});
